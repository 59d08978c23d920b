"""Every Conflict card for what it says (spec 4.5)."""

from __future__ import annotations

import re
from typing import Any

import pytest

from rules.games.hybris import combat
from rules.games.hybris.content import HOUSE, content_of
from tests.rules.hybris.fights import HEROES, fight, totals
from tests.rules.hybris.printed import CHARACTERS, CONFLICT, HERMES
from tests.rules.hybris.table import Table, here, seat

LINE = re.compile(
    r"(?P<id>\w+) (?P<name>.+) (?P<strength>\d) (?P<elements>[a-z/]+) (?P<left>[LBE]):(?P<combo>\d)>(?P<right>[LBE])"
    r"(?: \((?P<effect>.+)\))?"
)
GODS = {"Z": "zeus", "P": "poseidon", "A": "athena", "H": "hades", "R": "hermes"}
ALL = content_of(HOUSE, ("hermes",))
LINES = (CONFLICT + HERMES).split("\n")
PRINTED = {found["id"]: found for line in LINES if (found := LINE.fullmatch(line)) is not None}
BASES = {one.id: one.base for god in ALL.olympians.values() for one in god.characters}
PEOPLE = [
    (line.split()[0], *found) for line in CHARACTERS.split("\n") for found in re.findall(r"([a-z]+)(?: (\d))?", line)
]
"""Olympian, who, and Base Strength, empty for a Prophet."""


def test_all_cards_are_listed() -> None:
    assert sorted(PRINTED) == sorted(ALL.cards)
    assert len(PRINTED) == 5 * 18


def test_everybody_is_listed() -> None:
    assert [who for _, who, _ in PEOPLE] == list(ALL.characters)
    assert len(PEOPLE) == 5 * 7


@pytest.mark.parametrize(("god", "who", "strength"), PEOPLE)
def test_who_fights_is_as_strong_as_printed_and_prophets_do_not(god: str, who: str, strength: str) -> None:
    """In a duel without cards, at no Pillar that adds any; Poseidon's Surge is 1 for who attacks."""
    first, other = seat(god, aegis=0, hand=[plain(god)[0]]), seat("zeus" if god == "hades" else "hades")
    options = {"options": {"modules": "hermes"}} if god == "hermes" else {}
    table = here(who, "coliseum", "CD", first, other, **options)
    assert ("duel:CH1" in table.offers()) == bool(strength)
    if strength:
        table.choose("duel:CH1")
        assert totals(table)[0] == int(strength) + (1 if god == "poseidon" else 0)


@pytest.mark.parametrize("card", list(PRINTED))
def test_a_card_is_as_printed(card: str) -> None:
    found, record = PRINTED[card], ALL.cards[card]
    assert (record.name, record.strength, "/".join(record.elements)) == (
        found["name"],
        int(found["strength"]),
        found["elements"],
    )
    assert (record.left, record.combo, record.right) == (found["left"], int(found["combo"]), found["right"])


def neutral(card: str, symbol: str | None = None) -> str:
    """Another card of the same Olympian without an effect; `symbol`: on its right, to match or not."""
    left = ALL.cards[card].left
    for other in (one for key, one in ALL.cards.items() if key[0] == card[0] and key != card):
        plain = not other.on_play and not other.on_win
        if plain and (other.right != left if symbol is None else other.right == symbol):
            return other.id
    raise AssertionError(f"no such card beside {card}")


def alone(card: str, **more: Any) -> Table:
    """A Combat in which it has just been played, and goes on."""
    god = GODS[card[0]]
    lying = [*more.get("zone", ()), card]
    spare = next(one for one in plain(god) if one not in lying)
    return fight(god, hand=[card, spare], limit=3, **more).choose(f"card:{card}")


def start(card: str) -> tuple[int, int]:
    """Base Strength of seat 0, powers apart, and the Strength of the card."""
    return BASES[HEROES[GODS[card[0]]]], ALL.cards[card].strength


def own_total(table: Table) -> int:
    now = table.state.combat
    assert now is not None
    side = now.side_of(0)
    assert side is not None
    return combat.total(table.state, now, side)


def added(card: str, table: Table) -> int:
    """What the card brought beyond printed Strengths and Combos of what lies there."""
    now = table.state.combat
    assert now is not None
    side = now.sides[now.side_of(0) or 0]
    printed = sum(ALL.cards[one].strength for one in side.zone)
    return own_total(table) - BASES[HEROES[GODS[card[0]]]] - printed - combat.combos(ALL, side)


@pytest.mark.parametrize("card", list(PRINTED))
def test_a_combo_counts_beside_its_symbol_only(card: str) -> None:
    record = ALL.cards[card]
    before = neutral(card, record.left)
    other = neutral(card)
    assert combat.combo(ALL, [before, card], 1) == record.combo
    assert combat.combo(ALL, [other, card], 1) == 0
    assert combat.combo(ALL, [card], 0) == 0


def check(card: str, effect: str) -> None:
    """Play the card where its effect shows, and where it does not."""
    god = GODS[card[0]]
    base, strength = start(card)
    enemy = "hades" if god != "hades" else "zeus"
    foe = BASES[HEROES[enemy]]
    match effect.split(": ") if ": " in effect else [effect]:
        case [weaker] if weaker.startswith("opponent Strength"):
            by = int(weaker.rpartition("-")[2])
            attack = alone(card, against=[filler(enemy)])
            assert totals(attack) == (base + strength, max(0, foe + ALL.cards[filler(enemy)].strength - by))
        case ["Strength +#own_greatness/3 (max 3)"]:
            found = [added(card, alone(card, mine={"greatness": n})) for n in (2, 3, 8, 9, 12)]
            assert found == [0, 1, 2, 3, 3]
        case ["Strength +#own_zone"]:
            others = [one for one in plain(god) if one != card][:2]
            assert [added(card, alone(card, zone=others[:n])) for n in (0, 1, 2)] == [0, 1, 2]
        case ["Strength +#opp_zone"]:
            others = plain(enemy)
            assert [added(card, alone(card, against=others[:n])) for n in (0, 1, 3)] == [0, 1, 3]
        case ["draw 1 conflict"]:
            assert len(alone(card).player().hand) == 1 + 1
        case ["may flip Arrogance; may play 1 extra card"]:
            check_flip(card)
            check_extra(card, arrogance=7)
        case ["may flip Arrogance"]:
            check_flip(card)
        case ["take 1 Conflict back"]:
            spare = [one for one in plain(god) if one != card]
            lying = fight(god, hand=[card], mine={"discard": spare[:2]}, limit=3).choose(f"card:{card}")
            assert (lying.kind, lying.offers()) == ("recover", [f"card:{one}" for one in spare[:2]])
            assert lying.choose(f"card:{spare[1]}").player().hand == [spare[1]]
        case ["win", given] if given.startswith("opponent gives"):
            check_give(card, given.split()[3].lower())
        case ["may play 1 extra card"]:
            check_extra(card)
        case ["cancel_last_opponent_combo"]:
            first, second = chain(enemy)
            lying = fight(god, hand=[card, plain(god)[0]], against=[first, second])
            before = totals(lying)[1]
            lying.choose(f"card:{card}")
            assert before - totals(lying)[1] == ALL.cards[second].combo > 0
        case ["if_lose_return_to_supply"]:
            beaten = alone(card, against=[f"HC{n:02}" for n in (5, 14, 6)]).stopped()
            assert beaten.char(HEROES[god]).where == "used"
            without = fight(god, hand=["AC09"], against=[f"HC{n:02}" for n in (5, 14, 6)]).choose("card:AC09")
            assert without.char(HEROES[god]).where == "styx"
        case ["win", gain]:
            check_win(card, gain)
        case [condition, _]:
            by = int(effect.rpartition("+")[2])
            assert check_if(card, condition) == (by, 0)
        case _:
            raise AssertionError(f"no test for {effect}")


def check_extra(card: str, **more: Any) -> None:
    """The fourth card may be played after it, and not without it."""
    god = GODS[card[0]]
    others = [one for one in plain(god) if one != card]
    full = fight(god, hand=others[2:4], zone=others[:2], **more).choose(f"card:{others[2]}")
    assert full.state.combat is None
    held = fight(god, hand=[card, others[2]], zone=others[:2], **more).choose(f"card:{card}")
    if held.kind == "flip":
        held.choose("none")
    assert (held.kind, held.decision().seat) == ("card", 0)


def check_flip(card: str) -> None:
    """The token may be turned over, or lie as it does; where it lies nowhere nobody is asked."""
    god, spare = GODS[card[0]], next(one for one in plain(GODS[card[0]]) if one != card)
    for shown, choice, then in ((0, "use", 7), (7, "use", 0), (0, "none", 0)):
        table = fight(god, hand=[card, spare], limit=3, arrogance=shown).choose(f"card:{card}")
        assert (table.kind, table.offers()) == ("flip", ["use", "none"])
        assert table.choose(choice).state.parts["hermes"]["arrogance"] == then
    assert fight(god, hand=[card, spare], limit=3).choose(f"card:{card}").kind == "card"


def check_give(card: str, what: str) -> None:
    """The enemy that is beaten gives one; one that has none loses 1 Greatness more for it; a victor gives none."""
    god = GODS[card[0]]
    strong = [one for one in plain("hades") if ALL.cards[one].strength >= 3]

    def after(has: int, *, won: bool) -> tuple[int, int, int]:
        zone, against = ([filler(god)], []) if won else ([], strong)
        table = fight(god, hand=[card], zone=zone, against=against, mine={what: 1}, theirs={what: has}, limit=1)
        table.choose(f"card:{card}")
        assert (table.player().wins == 1) == won
        return getattr(table.player(), what), getattr(table.player(1), what), table.player(1).greatness

    assert after(2, won=True) == (1 + 1, 2 - 1, 3 - 1)
    assert after(0, won=True) == (1, 0, 3 - 1 - 1)
    assert after(2, won=False)[:2] == (1, 2)


def plain(god: str) -> list[str]:
    return [card.id for card in ALL.olympians[god].cards if not card.on_play and not card.on_win]


def filler(god: str) -> str:
    return max(plain(god), key=lambda card: ALL.cards[card].strength)


def chain(god: str) -> tuple[str, str]:
    """Two plain cards of which the second has its Combo."""
    pairs = [(one, two) for one in plain(god) for two in plain(god) if one != two]
    return next(pair for pair in pairs if ALL.cards[pair[0]].right == ALL.cards[pair[1]].left)


def check_win(card: str, gain: str) -> None:
    """Against the same fight with a card that says nothing: more by that when it is won, the same when it is lost."""
    count, what = int(gain[1]), gain[3:].lower()
    god = GODS[card[0]]
    enemy = "zeus" if god == "hades" else "hades"
    strong = sorted(plain(enemy), key=lambda one: -ALL.cards[one].strength)[:2]
    other = next(one for one in plain(god) if one != filler(god))

    def brought(played: str, *, won: bool) -> int:
        zone, against = ([filler(god)], []) if won else ([], strong)
        table = fight(god, hand=[played], zone=zone, against=against, mine={"greatness": 5}, limit=1)
        table.choose(f"card:{played}")
        assert (table.player().wins == 1) == won
        return int(getattr(table.player(), what))

    assert brought(card, won=True) - brought(other, won=True) == count
    assert brought(card, won=False) == brought(lowest(god), won=False)


def lowest(god: str) -> str:
    return min(plain(god), key=lambda card: ALL.cards[card].strength)


def check_if(card: str, condition: str) -> tuple[int, int]:
    """What it adds where the condition holds, and where it does not."""
    god = GODS[card[0]]
    spare = [one for one in plain(god) if one != card][:1]

    def added_by(**more: Any) -> int:
        return added(card, fight(god, hand=[card, *spare], **more).choose(f"card:{card}"))

    match condition:
        case "if vs_game":
            return added_by(enemy="CH1", place="coliseum"), added_by()
        case "if defender":
            return added_by(defending=True), added_by()
        case "if attacker":
            return added_by(), added_by(defending=True)
        case "if arrogance_0":
            return added_by(arrogance=0), max(added_by(arrogance=7), added_by())
        case "if opponent_played_first":
            other = filler("zeus" if god == "hades" else "hades")
            return added_by(first=1, against=[other]), added_by(first=0, against=[other])
        case _:
            assert condition == "if in_city"
            return added_by(place="athens"), added_by()


@pytest.mark.parametrize("card", [card for card in PRINTED if PRINTED[card]["effect"]])
def test_what_a_card_says(card: str) -> None:
    check(card, PRINTED[card]["effect"])


@pytest.mark.parametrize("card", [card for card in PRINTED if not PRINTED[card]["effect"]])
def test_a_card_without_an_effect_is_its_strength(card: str) -> None:
    table = fight(GODS[card[0]], hand=[card, neutral(card)]).choose(f"card:{card}")
    assert added(card, table) == 0
    assert own_total(table) == sum(start(card))
