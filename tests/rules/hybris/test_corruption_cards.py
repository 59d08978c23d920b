"""Module 3: every Corruption card as printed, and for what it says; the powers of those that are kept (spec 4.11)."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from rules.core import engine
from rules.games.hybris import combat
from rules.games.hybris.content import HOUSE, content_of
from rules.games.hybris.state import HybrisState
from rules.games.hybris.verbs import start
from tests.rules.hybris.abyss import RECORDS, WITH, abyss, dealing, meeting, part, waits
from tests.rules.hybris.printed import CORRUPTION
from tests.rules.hybris.table import GAME, SAY, Table, arriving, bare, here, seat

PRINTED = {line.split(" | ")[0]: line.split(" | ") for line in CORRUPTION.strip().splitlines()}
CARDS = {card.id: card for card in RECORDS.corruption}
RICH: dict[str, Any] = {
    "aegis": 5, "believer": 5, "prayer": 5, "vp": 9, "greatness": 6, "hand": ["ZC01"], "premonitions": ["PM09"],
}  # fmt: skip
HADES = seat("hades")
GAINED = re.compile(r"(?P<victor>victor: )?\+(?P<n>\d) (?P<what>\w+)")
LOST = re.compile(r"(?:lose|discard) (?P<n>\d) (?P<what>\w+)(?: \[!\])?")
GIVEN = re.compile(r"Give (?P<n>\d) (?P<what>\w+) to victor")
PLAIN = {
    "Suffer the Corruption [!]": ("greatness", -1),
    "gain 1 Guilt": ("guilt", 1),
    "Corruption +1": ("track", 1),
    "take 1 Hindrance": ("hindrance", 1),
    "each other player: draw 1 conflict": ("victor hand", 1),
}
"""From the first space of the track, where suffering costs 1 Greatness."""


def promised(text: str) -> Counter[str]:
    """What the printed words of one part change: of who resolves it, and of the `victor`."""
    found = Counter[str]()
    for step in text.split("; "):
        gained, lost, given = GAINED.fullmatch(step), LOST.fullmatch(step), GIVEN.fullmatch(step)
        if step in PLAIN:
            what, n = PLAIN[step]
            found[what] += n
        elif gained is not None:
            found[("victor " if gained["victor"] else "") + gained["what"].lower()] += int(gained["n"])
        elif lost is not None:
            found[{"conflict": "hand"}.get(lost["what"], lost["what"].lower())] -= int(lost["n"])
        else:
            assert given is not None, step
            found[given["what"].lower()] -= int(given["n"])
            found[f"victor {given['what'].lower()}"] += int(given["n"])
    return found


def having(state: HybrisState, actor: int = 0, victor: int = 1) -> Counter[str]:
    """What both of them have."""
    found = Counter[str]()
    for name, n in (("", actor), ("victor ", victor)):
        player, own = state.players[n], state.parts["tartarus"]
        for what in ("aegis", "believer", "prayer", "vp", "greatness", "hindrance"):
            found[name + what] = getattr(player, what)
        found[f"{name}hand"], found[f"{name}premonition"] = len(player.hand), len(player.premonitions)
        found[f"{name}guilt"], found[f"{name}track"] = own["guilt"][n], own["track"][n]
    return found


def changed(before: Counter[str], after: Counter[str]) -> Counter[str]:
    """Only what is not the same."""
    after.subtract(before)
    return Counter({what: n for what, n in after.items() if n})


def test_all_cards_are_listed() -> None:
    assert list(PRINTED) == list(CARDS)
    assert len(PRINTED) == 40


@pytest.mark.parametrize("card", list(PRINTED))
def test_names_and_powers_are_as_printed(card: str) -> None:
    _, name, *_, power = PRINTED[card]
    named = {one.id: one.name for one in RECORDS.powers}
    assert (CARDS[card].name, named[CARDS[card].power]) == (name, power.partition(":")[0])


@pytest.mark.parametrize("side", ["pact", "release"])
@pytest.mark.parametrize("card", list(PRINTED))
def test_a_card_does_what_is_printed_for_an_action(card: str, side: str) -> None:
    before = here("heracles", "tartarus", "TD", seat("zeus", **RICH), HADES, **abyss())
    table = dealing(seat("zeus", **RICH), HADES, action=side, deck=[card])
    assert changed(having(before.state), having(table.state)) == promised(PRINTED[card][2 if side == "pact" else 3])
    assert (part(table)["discard"], table.kind) == ([card], side)


@pytest.mark.parametrize("card", list(PRINTED))
def test_a_card_does_what_is_printed_against_the_owner_of_a_prisoner(card: str) -> None:
    table = Table(seat("zeus", **RICH), HADES, **abyss())
    draft = table.state.clone()
    start(draft, 0, f"{card}:prisoner", roles={"victor": 1})
    state = engine.play_on(GAME, draft, []).state
    assert changed(having(table.state), having(state)) == promised(PRINTED[card][4])


MARKED = [(card, n) for card, cells in PRINTED.items() for n in (2, 3) if "[!]" in cells[n]]


@pytest.mark.rule("HYB-087")
@pytest.mark.parametrize(("card", "cell"), MARKED, ids=[f"{card}-{cell}" for card, cell in MARKED])
def test_what_is_marked_ends_the_turn_of_who_has_nothing(card: str, cell: int) -> None:
    table = dealing(
        seat("zeus", aegis=0), HADES, action={2: "pact", 3: "release"}[cell], deck=[card], track=[2, 1]
    )  # fmt: skip
    assert waits(table) == (1, "turn")
    assert part(table)["discard"] == [card]


# Powers


def owning(power: str, times: int = 1, number: int = 0, **more: Any) -> dict[str, Any]:
    """What a table needs for a seat that keeps so many cards with a power."""
    cards = [key for key, card in CARDS.items() if card.power == power][:times]
    return abyss(kept=[cards, []] if number == 0 else [[], cards], **more)


def strengths(power: str, number: int) -> int:
    sides = [{"seat": 0, "character": "heracles"}, {"seat": 1, "character": "zagreus"}]
    table = Table(
        seat("zeus", at={"heracles": "O1"}), seat("hades", at={"zagreus": "O1"}),
        combat={"sides": sides, "place": "olympus"}, **owning(power, number=number),
    )  # fmt: skip
    assert table.state.combat is not None
    return combat.base(table.state, table.state.combat, number)


def test_spiteful_arm_for_the_attacker() -> None:
    assert [strengths(power, 0) for power in ("spiteful-arm", "cruel-drill")] == [4, 3]
    assert strengths("spiteful-arm", 1) == strengths("cruel-drill", 1)


def test_black_ichor_brings_income() -> None:
    table = Table(seat("zeus"), HADES, at="planning", **owning("black-ichor"))
    assert (table.player(0).aegis, table.player(1).aegis) == (9, 8)
    two = Table(seat("zeus"), HADES, at="planning", **owning("black-ichor", 2))
    assert two.player(0).aegis == 10


def test_whispering_shelf_makes_room() -> None:
    table = Table(seat("zeus"), HADES, **owning("whispering-shelf"))
    assert [one.hand_limit for one in table.view().players] == [7, 6]


def test_fearful_flock_at_the_end_of_an_age() -> None:
    table = Table(seat("zeus"), HADES, at="closing", **owning("fearful-flock"))
    assert (table.player(0).believer, table.player(1).believer) == (1, 0)


def test_false_altar_makes_one_conversion_of_an_age_cheaper() -> None:
    table = here("heracles", "olympus", "O1", seat("zeus", prayer=9), HADES, **owning("false-altar"))
    table.choose("convert:c2")
    assert (table.player().prayer, table.player().vp) == (6, 2)
    table.choose("convert:c2", "done")
    assert table.player().prayer == 2
    used = seat("zeus", prayer=7, used=["false-altar"])
    again = here("heracles", "olympus", "O1", used, HADES, **owning("false-altar")).choose("convert:c2")
    assert again.player().prayer == 3
    two = here("heracles", "olympus", "O1", used, HADES, **owning("false-altar", 2)).choose("convert:c2")
    assert two.player().prayer == 4


def test_false_altar_is_not_used_where_it_saves_nothing() -> None:
    table = here("heracles", "olympus", "O1", seat("zeus", prayer=5), HADES, **owning("false-altar"))
    table.choose("convert:c1")
    assert (table.player().prayer, table.player().used) == (4, [])


def test_zealot_makes_prophets_cheaper() -> None:
    first = seat("zeus", plan={"ganymede": "forge"}, aegis=0)
    table = Table(first, HADES, **owning("zealot")).choose("character:ganymede")
    # The bonus of the Forge.
    assert table.player().aegis == 1


def test_deep_vein_brings_more_of_the_primordial() -> None:
    table = here("heracles", "underworld", "U1", seat("zeus"), HADES, **owning("deep-vein")).choose("drain")
    assert table.player().aegis == 5 + 6


def test_thick_hide_ignores_the_first_hindrance_of_an_age() -> None:
    first = seat("zeus", believer=9)
    table = dealing(first, HADES, deck=["K15"], kept=[["K08"], []])
    assert (table.player().hindrance, table.player().used) == (0, ["thick-hide"])
    later = dealing({**first, "used": ["thick-hide"]}, HADES, deck=["K15"], kept=[["K08"], []])
    assert later.player().hindrance == 1


def test_blood_prize_for_every_victory() -> None:
    athena = seat("athena", hand=["AC03", "AC11"], aegis=9)
    table = meeting("perseus", athena, HADES, loose={"tityos": ("O1", 1)}, kept=[["K09"], []], deck=["K07"])
    table.choose("use", "card:AC03", "card:AC11")
    assert table.player().vp == 1


def test_stolen_hymn_and_demagogue_in_a_city() -> None:
    pray = here("heracles", "athens", "athens", seat("zeus"), HADES, well=9, **owning("stolen-hymn")).choose("pray")
    preach = here("heracles", "athens", "athens", seat("zeus"), HADES, **owning("demagogue")).choose("preach")
    assert (pray.player().prayer, preach.player().believer) == (3, 3)


def test_scapegoat_once_an_age_in_the_own_turn() -> None:
    table = Table(seat("zeus"), HADES, **owning("scapegoat", guilt=[2, 0]))
    assert "power:scapegoat" in table.offers()
    assert table.hint("power:scapegoat") == "once an Age, in your turn you may: take back 1 Guilt"
    table.choose("power:scapegoat")
    assert (part(table)["guilt"], table.player().used) == ([1, 0], ["scapegoat"])
    assert (table.kind, table.offers()) == ("turn", ["character:zeus", "pass"])
    none = Table(seat("zeus"), HADES, **owning("scapegoat"))
    assert "power:scapegoat" not in none.offers()
    two = Table(seat("zeus"), HADES, **owning("scapegoat", 2, guilt=[3, 0])).choose("power:scapegoat")
    assert part(two.choose("power:scapegoat"))["guilt"] == [1, 0]
    assert "power:scapegoat" not in two.offers()


def test_scapegoat_may_wait_for_the_end_of_the_turn() -> None:
    table = dealing(seat("zeus", believer=0), HADES, deck=["K05"], kept=[["K11"], []])
    assert (table.kind, table.offers()) == ("after", ["power:scapegoat", "end"])
    table.choose("power:scapegoat")
    assert (part(table)["guilt"], waits(table)) == ([0, 0], (1, "turn"))


def test_gilded_idol_for_a_deployment() -> None:
    first = seat("zeus", technologies=["X09"])
    bare_one, idol = (
        here("heracles", "athens", "athens", first, HADES, **more).choose("deploy:X09", "none").player().believer
        for more in (abyss(), owning("gilded-idol"))
    )
    assert idol == bare_one + 1


def test_slave_forge_makes_making_cheaper() -> None:
    table = here(
        "heracles", "forge", "F1", seat("zeus"), HADES, forge=[{"tile": "X01", "owner": 0}], **owning("slave-forge")
    ).choose("make:X01")
    assert table.player().aegis == 5 - WITH.technologies["X01"].cost + 1


def test_hungry_flame_for_the_first_spark_of_an_age() -> None:
    table = dealing(seat("zeus", believer=10), HADES, deck=["K07"], kept=[["K15"], []])
    table.choose("pact:pact-3", "tile:ZT3")
    assert (table.player().vp, table.player().used) == (1, ["hungry-flame"])
    table.choose("pact:pact-3", "tile:ZT3")
    assert (table.player().vp, table.player().sparks) == (1, 2)


def test_hungry_flame_does_not_burn_for_a_hindrance() -> None:
    table = dealing(seat("zeus", believer=10, hindrance=1), HADES, deck=["K07"], kept=[["K15"], []])
    table.choose("pact:pact-3")
    assert (table.player().vp, table.player().used) == (0, [])


def test_jailers_pass_ignores_what_prisoners_do() -> None:
    table = meeting("perseus", seat("athena"), HADES, loose={"tityos": ("O1", 1)}, kept=[["K16"], []])
    assert (table.player(1).aegis, table.kind) == (5, "challenge")


def test_abyssal_tithe_for_corruption_growth() -> None:
    for level in (1, 5):
        table = arriving(
            "heracles", seat("zeus", vp=5), HADES, token="tartarus", **owning("abyssal-tithe", track=[level, 1])
        )
        assert table.player().aegis == 5 - 1 + 1
    card = dealing(seat("zeus", believer=3), HADES, deck=["K06"], kept=[["K17"], []])
    assert (part(card)["track"][0], card.player().aegis) == (2, 5)


@pytest.mark.parametrize(("level", "points"), [(3, 0), (4, 1), (5, 1)])
def test_heart_of_the_pit_from_the_fourth_space_on(level: int, points: int) -> None:
    table = Table(seat("zeus"), HADES, at="closing", **owning("heart-of-the-pit", track=[level, 1]))
    assert table.player().vp == points


def test_cruel_drill_draws_one_more() -> None:
    table = here("heracles", "coliseum", "C1", seat("zeus"), HADES, **owning("cruel-drill")).choose("train")
    assert len(table.player().hand) == 3


@pytest.mark.parametrize(("number", "aegis"), [(1, 3), (0, 4)])
def test_thorned_aura_costs_whoever_attacks(number: int, aegis: int) -> None:
    first, second = seat("zeus"), seat("hades", at={"zagreus": "O1"})
    table = arriving("heracles", first, second, token="olympus", **owning("thorned-aura", number=number))
    table.choose("space:O1", "choose:none")
    assert table.player().aegis == aegis


# With other modules


def test_autolycos_passes_corruption_growth_on() -> None:
    options = {"options": {"modules": "hermes,tartarus"}}
    first = seat("hermes", tiles=bare("RT1"))
    second = seat("zeus", at={"pollux": "TD"}, prayer=1)
    table = arriving("autolycos", first, second, token="tartarus", **abyss() | options)
    assert part(table)["track"] == [1, 2]
    assert (table.player(0).prayer, table.player(1).prayer) == (1, 0)


def test_the_messenger_sends_corruption_cards_back() -> None:
    options = {"options": {"modules": "hermes,tartarus"}}
    table = here(
        "autolycos", "tartarus", "TD", seat("hermes", believer=3), HADES,
        **abyss(deck=["K07", "K01", "K02", "K03", "K04"]) | options,
    )  # fmt: skip
    table.choose("pact", "pact:pact-2")
    assert table.kind == "messenger"
    table.choose("use")
    assert (table.kind, table.offers()) == ("keep", ["card:K03", "card:K04"])
    table.choose("card:K03")
    assert (part(table)["deck"][0], part(table)["deck"][-2:]) == ("K04", ["K01", "K02"])


def test_every_name_is_in_the_catalogue() -> None:
    full = content_of(HOUSE, ("tartarus",))
    names = {one.id: SAY(one.name) for one in GAME.components() if one.id in full.names}
    expected = {one.id: one.name for one in (*RECORDS.corruption, *RECORDS.figures, *RECORDS.powers)}
    assert {key: names[key] for key in expected} == expected


@pytest.mark.rule("HYB-062")
@pytest.mark.parametrize(
    ("card", "more", "points"),
    [
        ("PM25", {"loose": {"ixion": ("O1", 0)}}, 3),
        ("PM26", {"kept": [["K01", "K02"], []]}, 4),
        ("PM27", {"track": [4, 1]}, 4),
    ],
)
def test_the_premonitions_of_the_tartarus(card: str, more: dict[str, Any], points: int) -> None:
    first = seat("zeus", premonitions=[card], hindrance=3)
    assert f"premonition:{card}" not in Table(first, HADES, **abyss()).offers()
    table = Table(first, HADES, **abyss(**more)).choose(f"premonition:{card}")
    assert (table.player().vp, table.player().hindrance) == (points, 1 if card == "PM27" else 3)
