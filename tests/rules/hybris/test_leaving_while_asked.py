"""Whoever leaves may do so at every kind of question: nothing more is asked of them, and play goes on to its end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from rules.core import codec, engine
from rules.core.auto import random_choice
from rules.core.rng import Rng, Source
from rules.core.types import Command, Setup
from rules.games.hybris.game import KINDS
from rules.games.hybris.modules import ALL
from rules.games.hybris.state import HybrisState
from rules.games.hybris.view import HybrisView
from tests.rules.hybris.abyss import abyss, dealing
from tests.rules.hybris.fights import fight
from tests.rules.hybris.table import GAME, SAY, Table, arriving, bare, here, seat
from tests.rules.hybris.titan import Titan, agreed, tracks, using
from tests.support.position import Position

OTHER = seat("hades", free=["orpheus"], believer=2, hand=["HC01"])
THIRD = seat("athena", free=["perseus"], hand=["AC01"])
LAST: dict[str, Any] = {"age": 6}
"""After it the match is over."""
HERMES: dict[str, Any] = {**LAST, "options": {"modules": "hermes"}}
SHOWING: dict[str, Any] = {**HERMES, "parts": {"hermes": {"arrogance": 0}}}


class Fresh(Position[HybrisState, HybrisView]):
    """A match that has just begun."""

    game, say = GAME, SAY

    def __init__(self, **options: str) -> None:
        super().__init__(engine.start(GAME, Setup("hybris", 3, "leaving", GAME.chosen(3, options))))

    def until(self, kind: str) -> Fresh:
        """Take what comes first until that is asked."""
        while self.kind != kind:
            self.choose(self.offers()[0])
        return self


def zeus(**more: Any) -> dict[str, Any]:
    return seat("zeus", **more)


def acts(where: str, space: str, *choices: str, own: dict[str, Any] | None = None, **more: Any) -> Table:
    """Heracles stands somewhere and has done something there."""
    return here("heracles", where, space, own or zeus(), OTHER, THIRD, **LAST, **more).choose(*choices)


def visit() -> Table:
    """Autolycos, his tile unlocked, comes where two others are."""
    others = seat("zeus", at={"heracles": "M1"}, believer=2), seat("athena", at={"perseus": "M2"})
    return arriving("autolycos", seat("hermes", tiles=bare("RT1")), *others, token="moirai", **HERMES)


def releasing(*choices: str) -> Table:
    """Heracles lets a Prisoner loose."""
    table = dealing(zeus(), OTHER, THIRD, action="release", **LAST, deck=["K08"])
    return table.choose(*choices)


def met(*loose: str) -> Table:
    """Heracles comes to where Prisoners of another seat are."""
    there = abyss(loose={key: (f"O{number + 1}", 1) for number, key in enumerate(loose)})
    return arriving("heracles", zeus(hand=["ZC01"]), OTHER, THIRD, token="olympus", **LAST, **there)


def deciding() -> Titan:
    """They choose a Concept of which a Chain breaks."""
    return using("aeon:damnation", zeus(), OTHER, THIRD, **LAST)


def paying() -> Titan:
    """They have agreed to pay 4 Believers."""
    players = (zeus(believer=3), seat("hades", believer=3), seat("athena", believer=3))
    return agreed(using("N29:main", *players, **LAST), "choose:a", 3)


def heeding() -> Titan:
    """Heracles is activated where a Concept card without a bar lies."""
    own = zeus(plan={"heracles": "forge"})
    board = {"focus": {"gonos": 0, "cosmos": 1, "temnein": 2}, "concepts": {"gonos": {"card": "J07"}}}
    players = ({**own, "pillars": [4]}, {**OTHER, "pillars": [3]}, {**THIRD, "pillars": [6]})
    return Titan(*players, titan=board, **LAST).choose("character:heracles")


AT: dict[str, Callable[[], Position[HybrisState, HybrisView]]] = {
    "olympian": Fresh,
    "companion": lambda: Fresh().until("companion"),
    "heirloom": lambda: Fresh(scenario="forges").until("heirloom"),
    "pillar": lambda: Table(zeus(), OTHER, THIRD, at="pillars", age=5),
    "arrogance": lambda: Table(seat("hermes", free=["echion"]), OTHER, THIRD, at="planning", **HERMES),
    "plan": lambda: Table(zeus(free=["heracles"]), OTHER, THIRD, at="planning", **LAST),
    "planned": lambda: Table(zeus(), OTHER, THIRD, at="planning", **LAST),
    "turn": lambda: Table(zeus(plan={"heracles": "forge"}), OTHER, THIRD, **LAST),
    "after": lambda: acts("forge", "FD", "none", own=zeus(premonitions=["PM01"]), forge=[{"tile": "X01", "owner": 0}]),
    "destination": lambda: Table(zeus(), OTHER, THIRD, **LAST).choose("character:zeus"),
    "space": lambda: arriving("heracles", zeus(), OTHER, THIRD, token="olympus", **LAST),
    "flip": lambda: arriving("echion", seat("hermes", tiles=bare("RT2")), OTHER, THIRD, token="forge", **SHOWING),
    "receiver": visit,
    "tribute": lambda: visit().choose("seat:1"),
    "instead": lambda: arriving(
        "proteus", seat("poseidon", tiles=bare("PT4")), seat("hades", at={"minos": "O1", "zagreus": "O2"}), THIRD,
        token="olympus", **LAST,
    ).choose("space:OD"),
    "action": lambda: acts("olympus", "OD", own=zeus(prayer=5)),
    "convert": lambda: acts("olympus", "OD", "convert:c1", own=zeus(prayer=5)),
    "weaken": lambda: acts("underworld", "UD", "drain"),
    "resurrect": lambda: here(
        "zeus", "underworld", "UD", zeus(at=dict.fromkeys(("heracles", "pollux", "sarpedon"), "styx")), OTHER, THIRD,
        **LAST,
    ).choose("resurrect"),
    "spin": lambda: acts("moirai", "MD", "spin:clotho"),
    "drop": lambda: acts(
        "forge", "FD", "make:X01", own=zeus(technologies=["X02", "X03"]), forge=[{"tile": "X01", "owner": 0}]
    ),
    "contest": lambda: acts("elis", "elis", "deploy:X05", own=zeus(technologies=["X05"])),
    "card": lambda: fight("zeus", hand=["ZC01", "ZC02"]),
    "messenger": lambda: here(
        "autolycos", "coliseum", "C1", seat("hermes"), OTHER, THIRD, **HERMES
    ).choose("train"),
    "keep": lambda: acts("oracle", "RD", "foresee"),
    "discard": lambda: Table(zeus(hand=["ZC01", "ZC02"]), OTHER, THIRD, at="closing", primordials=["PR1"], **LAST),
    "recover": lambda: arriving(
        "heracles", zeus(discard=["ZC01", "ZC02"]), OTHER, THIRD, token="oracle", **LAST
    ).choose("space:R2"),
    "tile": lambda: acts("olympus", "OD", "convert:c4", own=zeus(prayer=5)),
    "temple": lambda: acts("olympus", "OD", "convert:c6", "tile:ZT4", own=zeus(prayer=6, at={"pollux": "corinth"}),
        cities={"athens": {"technologies": [{"tile": "X01", "owner": 0}]}}),
    "choose": lambda: acts("coliseum", "CD", "duel:CH5", own=zeus(hand=["ZC01"])),
    "limit": lambda: Table(zeus(hand=[f"ZC{n:02}" for n in range(1, 9)]), OTHER, THIRD, at="closing", **LAST),
    "pact": lambda: dealing(zeus(believer=8), OTHER, THIRD, **LAST, deck=["K07"]),
    "release": lambda: releasing(),
    "haunt": lambda: releasing("prisoner:ixion"),
    "station": lambda: releasing("prisoner:ixion", "place:olympus"),
    "encounter": lambda: met("ixion", "salmoneus"),
    "challenge": lambda: met("salmoneus"),
    "focus": lambda: Titan(zeus(), at="pillars", **LAST).choose("pillar:2").choose("pillar:3"),
    "heed": lambda: heeding(),
    "chain": lambda: using("A1", zeus(), OTHER, THIRD, titan=tracks(gonos=2, temnein=3), **LAST),
    "forge": lambda: using(
        "J11:main", zeus(), OTHER, THIRD, forge=[{"tile": "X01", "owner": 0}, {"tile": "X07", "owner": 0}], **LAST
    ).choose("choose:pay"),
    "council": lambda: deciding(),
    "council-change": lambda: deciding().choose("concept:gonos", seat=1),
    "council-last": lambda: deciding().choose("concept:gonos", seat=1).choose("concept:cosmos", seat=0).choose(
        "concept:temnein", seat=2
    ),
    "council-split": lambda: paying(),
    "council-share": lambda: agreed(paying(), {"seat:0": 1, "seat:1": 1, "seat:2": 2}, 3),
}  # fmt: skip
"""A position in which each kind of question of the base, of its modules and of the scenarios is asked."""


def test_every_kind_is_there() -> None:
    assert AT.keys() == {*KINDS, *(kind for module in ALL for kind in module.kinds)}
    assert [kind for kind, position in AT.items() if kind not in [one.kind for one in position().pending()]] == []


def play_on(state: HybrisState) -> HybrisState:
    """By chance until the match, or its first Age, is over."""
    chance = Source(Rng("leaving"))
    for _ in range(600):
        decisions = engine.pending(GAME, state)
        if state.outcome is not None or state.age == 2 or not decisions:
            return state
        decision = decisions[chance.below(len(decisions))]
        assert decision.seat not in state.resigned
        state = engine.submit(GAME, state, Command(decision.id, decision.seat, random_choice(decision, chance))).state
    raise AssertionError("no end in sight")


@pytest.mark.parametrize("kind", AT)
def test_who_is_asked_may_leave(kind: str) -> None:
    table = AT[kind]()
    (asked, *_) = [one.seat for one in table.pending() if one.kind == kind]
    before = codec.encode(table.state)
    left = engine.resign(GAME, table.state, asked).state
    GAME.check(left)
    assert codec.encode(table.state) == before
    end = play_on(left)
    assert end.age == 2 or (end.outcome is not None and asked not in end.outcome.winners)


@pytest.mark.parametrize("kind", AT)
def test_another_may_leave_meanwhile(kind: str) -> None:
    table = AT[kind]()
    asked = [one.seat for one in table.pending()]
    other = next((seat for seat in range(table.state.seats) if seat not in asked), asked[-1])
    left = engine.resign(GAME, table.state, other).state
    GAME.check(left)
    if other not in asked and left.outcome is None:
        assert [one.seat for one in engine.pending(GAME, left)] == asked, "who is asked goes on with it"
    end = play_on(left)
    assert end.age == 2 or (end.outcome is not None and other not in end.outcome.winners)
