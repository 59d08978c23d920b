"""Module 4: every Concept card as printed, and for what it says, its Desolation too (spec 4.13)."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from rules.core.auto import gift
from rules.core.types import AnyDecision, Choice
from rules.games.hybris.modules.chronos.records import cards
from tests.rules.hybris.printed import CONCEPTS
from tests.rules.hybris.table import BASE, SAY, seat, spent
from tests.rules.hybris.titan import CHAINED, RECORDS, WITH, Titan, using

PRINTED = {line.split(" / ")[0]: line.split(" / ") for line in CONCEPTS.strip().splitlines()}
CARDS = cards(WITH)
CONCEPT_OF = dict(zip("NQJW", CHAINED, strict=True))
OF_RESOURCE = {"Believer": "anthropos", "Aegis": "cosmos", "Prayer": "gonos"}
PLAYERS = 2
PLAN = "X01"

ONE_OF = re.compile(r"choose \((?P<a>.*) \| (?P<b>.*)\)")
PRICED = re.compile(r"may pay \((?P<price>.*)\) for \((?P<then>.*)\)")
GAINED = re.compile(r"(?P<who>active: |each: )?\+(?P<n>\d) (?P<what>\w+)")
LOST = re.compile(r"(?P<who>active: |each: |team: )lose (?P<n>\d|P) (?P<what>\w+)")
CHRONOS = re.compile(r"Chronos \+(?P<n>\d) (?P<what>\w+)")
CHAIN = re.compile(r"(?P<how>break|add) (?P<n>\d) Chain (?P<concept>\w+)")
INTENSITY = re.compile(r"(?P<tile>ananke|kratos) Intensity (?P<n>[+-]\d)")
MILLED = re.compile(r"Mill (?P<deck>coliseum|oracle) (?P<n>\d|P)")
DRAWN = re.compile(r"(?P<who>active: |each: )draw (?P<n>\d) (?P<deck>\w+)(?: keep (?P<keep>\d))?")
DISCARDED = re.compile(r"(?P<who>each: |team: )discard (?P<n>\d) (?P<deck>\w+)")
BACK = re.compile(r"each: take (?P<n>\d) back")
WELL = re.compile(r"Well (?P<n>[+-](?:\d|P))")
HINDRANCE = re.compile(r"(?P<who>active: |one: )take (?P<n>\d) Hindrance")
MOVED = re.compile(r"move (?P<avatar>\w+) to (?P<city>\w+)")
OTHER: dict[str, dict[str, int]] = {
    "active: remove 1 hero_or_prophet": {"0 pieces": -1},
    "active: remove 1 spark": {"0 pieces": -1, "0 sparks": 1},
    "Obliterate 1 temple": {"temples": -1},
    "Obliterate 1 technology": {"technologies": -1},
    "gain 1 Antique": {"technologies": 1, "antiques": -1},
    "make now, 2 less": {"technologies": 1, "0 aegis": -max(0, BASE.technologies[PLAN].cost - 2)},
    "next activation free": {"free": 1},
    "unblock 1": {"blocked": -1},
}
"""Steps that have no number of their own."""


def seats_of(who: str | None) -> tuple[int, ...]:
    """Whom a step concerns; the team pays from seat 0, and appoints it."""
    return (0, 1) if who == "each: " else (0,)


def amount(printed: str) -> int:
    return PLAYERS * (-1 if printed[0] == "-" else 1) if printed.endswith("P") else int(printed)


def plainly(step: str) -> Counter[str]:
    """What one step changes."""
    found = Counter[str]()
    if step in OTHER:
        found.update(OTHER[step])
    elif m := CHRONOS.fullmatch(step):
        found["chronos" if m["what"] == "VP" else f"held {OF_RESOURCE[m['what']]}"] += int(m["n"])
    elif m := GAINED.fullmatch(step):
        found.update({f"{n} {m['what'].lower()}": int(m["n"]) for n in seats_of(m["who"])})
    elif m := LOST.fullmatch(step):
        found.update({f"{n} {m['what'].lower()}": -amount(m["n"]) for n in seats_of(m["who"])})
    elif m := CHAIN.fullmatch(step):
        found[f"chains {m['concept']}"] += int(m["n"]) * (1 if m["how"] == "add" else -1)
    elif m := INTENSITY.fullmatch(step):
        found[m["tile"]] += int(m["n"])
    elif m := MILLED.fullmatch(step):
        found[f"{m['deck']} discard"] += amount(m["n"])
    elif m := DRAWN.fullmatch(step):
        found.update({f"{n} {m['deck']}": int(m["keep"] or m["n"]) for n in seats_of(m["who"])})
    elif m := DISCARDED.fullmatch(step):
        for n in seats_of(m["who"]):
            found[f"{n} {m['deck']}"] -= int(m["n"])
            found[f"{n} discard" if m["deck"] == "conflict" else "oracle discard"] += int(m["n"])
    elif m := BACK.fullmatch(step):
        for n in (0, 1):
            found.update({f"{n} conflict": int(m["n"]), f"{n} discard": -int(m["n"])})
    else:
        found.update(_rest(step))
    return found


def _rest(step: str) -> Counter[str]:
    if m := WELL.fullmatch(step):
        return Counter({"well": amount(m["n"])})
    if m := HINDRANCE.fullmatch(step):
        return Counter({"0 hindrance": int(m["n"])})
    if m := MOVED.fullmatch(step):
        avatar = "kronos" if m["avatar"] == "lowest" else m["avatar"]
        return Counter({f"{avatar} in {'athens' if m['city'] == 'any' else m['city']}": 1})
    assert step.startswith(("Block 1 ", "Apollo: ", "Artemis: ")), step
    return Counter({"blocked": 1} if step.startswith("Block") else {})


def promised(text: str, pick: str) -> Counter[str]:
    """What the printed words change, when the players pick an option: `a`, `b`, `pay` or `none`."""
    found = Counter[str]()
    for step in text.split("; "):
        chosen, priced = ONE_OF.fullmatch(step), PRICED.fullmatch(step)
        steps = [step]
        if chosen is not None:
            steps = chosen[pick].split(", ")
        elif priced is not None:
            steps = [*priced["price"].split(", "), *priced["then"].replace("now, 2", "now@ 2").split(", ")]
            steps = [one.replace("@", ",") for one in steps] if pick == "pay" else []
        for one in steps:
            found.update(plainly(one))
    return Counter({what: n for what, n in found.items() if n})


def having(table: Titan) -> Counter[str]:
    """All that a card may change."""
    state, own, found = table.state, table.board, Counter[str]()
    for n, player in state.players.items():
        for what in ("aegis", "believer", "prayer", "vp", "greatness", "hindrance", "sparks"):
            found[f"{n} {what}"] = getattr(player, what)
        found[f"{n} conflict"], found[f"{n} discard"] = len(player.hand), len(player.discard)
        found[f"{n} premonition"] = len(player.premonitions)
        found[f"{n} pieces"] = sum(len(left) for left in player.tiles.values())
    found["technologies"] = sum(len(player.technologies) for player in state.players.values())
    found["temples"] = sum(len(city.temples) for city in state.cities.values())
    found["coliseum discard"], found["oracle discard"] = len(state.coliseum_discard), len(state.premonition_discard)
    found |= Counter({"well": state.well, "chronos": own["vp"], "antiques": len(own["antiques"])})
    found |= Counter({"blocked": len(own["blocked"]), "free": len(own["free"])})
    for key, one in own["concepts"].items():
        found[f"chains {key}"], found[f"held {key}"] = one["chains"], one["held"]
    found |= Counter({key: one["intensity"] for key, one in own["tiles"].items()})
    found |= Counter({f"{key} in {where}": 1 for key, where in own["avatars"].items() if where != "board"})
    return found


RICH: dict[str, Any] = {"aegis": 9, "believer": 9, "prayer": 9, "vp": 9, "greatness": 6}
ZEUS = seat("zeus", hand=["ZC01", "ZC02"], discard=["ZC03", "ZC04", "ZC05"], premonitions=["PM01", "PM02"], **RICH)
HADES = seat(
    "hades",
    hand=["HC01", "HC02"],
    discard=["HC03", "HC04", "HC05"],
    technologies=["X02"],
    tiles=spent("hades", 0, alone=True),
    **RICH,
)
BOARD: dict[str, Any] = {
    "concepts": {key: {"chains": 3} for key in CHAINED},
    "tiles": {"ananke": {"intensity": 5}},
    "blocked": ["O1"],
}


def answer(decision: AnyDecision, pick: str) -> Choice:
    """As a test goes through a card: its option, seat 0 pays and is appointed, else whatever comes first."""
    keys = [option.key for option in decision.options]
    if decision.kind == "council-split":
        need: int = getattr(decision, "total")  # noqa: B009  # of an Allocate only
        return {key: need if key == "seat:0" else 0 for key in keys}
    if decision.kind == "council-share":
        return gift(decision)
    return f"choose:{pick}" if f"choose:{pick}" in keys else keys[0]


def played(card: str, part: str, pick: str = "") -> tuple[Counter[str], Counter[str]]:
    """What a card promises and what it changes."""
    more: dict[str, Any] = {"titan": BOARD, "cities": {"argos": {"temples": [1]}}, "well": 6}
    more["forge"] = [{"tile": PLAN, "owner": 0}]
    before = having(Titan(ZEUS, HADES, **more))
    table = using(f"{card}:{part}", ZEUS, HADES, **more)
    for _ in range(30):
        if table.kind == "turn":
            break
        decision = table.decision()
        table.choose(answer(decision, pick), seat=decision.seat)
    assert table.kind == "turn"
    after = having(table)
    after.subtract(before)
    column = 3 if part == "main" else 4
    return Counter({what: n for what, n in after.items() if n}), promised(PRINTED[card][column], pick)


def picks(card: str) -> list[str]:
    """What can be picked on a card."""
    if "choose (" in PRINTED[card][3]:
        return ["a", "b"]
    return ["pay", "none"] if "may pay" in PRINTED[card][3] else [""]


def test_all_cards_are_listed() -> None:
    assert list(PRINTED) == list(CARDS)
    assert len(PRINTED) == 160


@pytest.mark.rule("HYB-288")
@pytest.mark.parametrize("card", list(PRINTED))
def test_names_and_bars_are_as_printed(card: str) -> None:
    ident, name, bar, *_ = PRINTED[card]
    record = CARDS[card]
    assert (record.id, record.name, "+".join(record.bar) or "any") == (ident, name, bar)
    assert record.concept == CONCEPT_OF[card[0]]
    assert SAY.faults(WITH.things[card][2].says(WITH, card)) == []


WAYS = [(card, pick) for card in PRINTED for pick in picks(card)]


@pytest.mark.parametrize(("card", "pick"), WAYS, ids=[f"{card}-{pick}" for card, pick in WAYS])
def test_a_card_does_what_is_printed(card: str, pick: str) -> None:
    found, printed = played(card, "main", pick)
    assert found == printed


@pytest.mark.rule("HYB-289", "HYB-290", "HYB-291", "HYB-292", "HYB-293", "HYB-294", "HYB-295", "HYB-296", "HYB-297")
@pytest.mark.parametrize("card", list(PRINTED))
def test_its_desolation_does_what_is_printed(card: str) -> None:
    found, printed = played(card, "desolation")
    assert found == printed
    assert sum(map(abs, printed.values())) >= 1


def test_desolations_are_spread_as_the_deck_is_made() -> None:
    kinds = Counter(
        (card.concept, type(card.desolation[-1]).__name__, getattr(card.desolation[-1], "name", ""))
        for card in RECORDS.cards
    )
    names = ("chronos_gain", "avatar_move", "block", "intensity", "chain_break")
    for concept in CHAINED:
        assert [kinds[concept, "ModuleOp", name] for name in names] == [18, 5, 4, 4, 4]
        assert kinds[concept, "Hindrance", ""] == 5
