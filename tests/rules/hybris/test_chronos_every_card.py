"""Everything printed for Chronos is used once by chance and once by the steady automat, and says its amounts."""

from __future__ import annotations

import re
from typing import Any

import pytest

from rules.core import engine
from rules.core.ops import with_branches
from rules.core.rng import Rng, Source
from rules.core.types import Command, Viewer
from rules.games.hybris.cards import program_text
from rules.games.hybris.state import HybrisState
from rules.games.hybris.verbs import start
from tests.rules.hybris.table import BASE, SAY, seat, spent
from tests.rules.hybris.test_every_card import amounts
from tests.rules.hybris.titan import CHAINED, GAME, WITH, Titan

PROGRAMS = [name for name, program in WITH.declared() if program and name not in BASE.programs]
RICH: dict[str, Any] = {"aegis": 9, "believer": 9, "prayer": 9, "vp": 20, "greatness": 6, "hindrance": 1}


def position(name: str) -> HybrisState:
    """Where almost anything can be done; a Combat with an Avatar where its cards are used."""
    zeus = seat(
        "zeus", hand=["ZC01", "ZC02"], discard=["ZC03", "ZC04"], premonitions=["PM01"], technologies=["X01"],
        at={"heracles": "elis"}, **RICH,
    )  # fmt: skip
    hades = seat("hades", hand=["HC01"], discard=["HC02"], tiles=spent("hades", 3, alone=True), **RICH)
    titan = {"concepts": {key: {"chains": 3} for key in CHAINED}, "blocked": ["O1", "sparta"]}
    more: dict[str, Any] = {"cities": {"argos": {"temples": [1]}}, "forge": [{"tile": "X02", "owner": 0}]}
    if name.startswith("V"):
        titan["avatars"] = {"aeon": "elis"}
        sides = [{"seat": 0, "character": "heracles"}, {"seat": None, "character": "aeon", "zone": [name[:3]]}]
        more["combat"] = {"sides": sides, "place": "elis"}
    return Titan(zeus, hades, titan=titan, **more).state.clone()


@pytest.mark.parametrize("automat", ["random", "steady"])
@pytest.mark.parametrize("name", PROGRAMS)
def test_everything_printed_is_used_once(name: str, automat: str) -> None:
    draft, chooser = position(name), Source(Rng(name))
    start(draft, 0, name)
    step: Any = engine.play_on(GAME, draft, [])
    told = list(step.events)
    for _ in range(40):
        found = [one for one in step.pending if one.kind not in ("turn", "card") and not one.optional]
        if not found:
            break
        view = engine.view(GAME, step.state, Viewer(found[0].seat))
        choice = GAME.choose(automat, view, found[0], chooser)
        step = engine.submit(GAME, step.state, Command(found[0].id, found[0].seat, choice))
        told += step.events
    GAME.check(step.state)
    assert step.state.outcome is not None or {one.kind for one in step.pending} <= {"turn", "card"}
    assert [fault for event in told for fault in SAY.faults(event.text)] == []
    silent = all(type(op).__name__ in ("Modify", "If") for op in with_branches(WITH.programs[name]))
    assert told or step.state != draft or silent


@pytest.mark.parametrize("name", PROGRAMS)
def test_the_text_says_the_amounts_of_the_declaration(name: str) -> None:
    program = WITH.programs[name]
    text = program_text(program)
    assert SAY.faults(text) == []
    said = [int(number) for number in re.findall(r"\d+", SAY(text))]
    assert [n for n in amounts(program) if n not in said] == []
