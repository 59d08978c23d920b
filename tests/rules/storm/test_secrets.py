"""Secrecy phase by phase: what differs only in what a viewer may not know looks the same to them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rules.core import codec, engine
from rules.core.rng import Rng, Source
from rules.core.types import Viewer
from rules.games.storm.state import StormState
from rules.games.storm.view import CHTHONIAN, OLYMPIAN, SIDES
from tests.rules.storm.table import GAME, OTHERS, SAY, Table, answered, known_to, start

PLACES = {"hades": 11, "nyx": 11, "erinyes": 13, "hecate": 13, "ares": 14, "athena": 14, "apollo": 9, "zeus": 15}


def opened() -> Table:
    return Table(options={"combat": "open"}, **PLACES).move("erinyes", to=14)


PHASES: dict[str, Callable[[], StormState]] = {
    "bid": lambda: start(challenge=True),
    "picking": start,
    "one picked": lambda: answered(start(), OTHERS[CHTHONIAN][:8], seat=0),
    "placing": lambda: answered(start(), OTHERS[CHTHONIAN][:8], "region:5", seat=0),
    "arranging": lambda: answered(start(), OTHERS[OLYMPIAN][:8], "arrange", seat=1),
    "one ready": lambda: answered(start(), OTHERS[OLYMPIAN][:8], "lock", seat=1),
    "first turn": lambda: start(setup="random"),
    "turn": lambda: Table(known=["hecate", "zeus"], **PLACES).state,
    "movers": lambda: Table(known=["hecate"], **PLACES).choose("from:13").state,
    "target": lambda: Table(known=["hecate"], **PLACES).pick_up("hecate").state,
    "hidden again": lambda: Table(known=["hecate", "erinyes"], **PLACES).move("hecate", to=19).state,
    "sealed": lambda: Table(**PLACES).move("erinyes", to=14).state,
    "one chosen": lambda: Table(**PLACES).move("erinyes", to=14).choose("standard:4", seat=0).state,
    "open": lambda: opened().state,
    "loss": lambda: Table(**PLACES).move("erinyes", "hecate", to=14).fight("standard:12", "standard:0").state,
    "retreat": lambda: Table(**PLACES).move("erinyes", to=14).fight("standard:0", "retreat:0").state,
    "stay": lambda: Table(**PLACES).move("erinyes", to=14).fight("pursuit:0", "retreat:4").state,
}


def everything(state: StormState, viewer: Viewer) -> bytes:
    view, asked = known_to(state, viewer)
    words = [SAY(text) for text in (*GAME.describe(view), *GAME.secrets(view))]
    return codec.encode([view, asked, words])


@pytest.mark.rule("STO-035", "STO-127")
@pytest.mark.parametrize("phase", list(PHASES))
def test_positions_that_cannot_be_told_apart_look_the_same(phase: str) -> None:
    state = PHASES[phase]()
    changed = 0
    for viewer in (Viewer(0), Viewer(1), Viewer()):
        shown = everything(state, viewer)
        for number in range(6):
            other = GAME.reshuffle_hidden(state, viewer, Source(Rng(f"{phase} {number}")))
            GAME.check(other)
            assert everything(other, viewer) == shown
            changed += codec.encode(other.pieces) != codec.encode(state.pieces)
            changed += codec.encode([other.formations, other.sealed]) != codec.encode([state.formations, state.sealed])
    assert changed or phase in ("bid", "picking")


@pytest.mark.parametrize("phase", list(PHASES))
def test_the_owner_of_hidden_units_sees_the_difference(phase: str) -> None:
    """The test above would pass for a view that shows nothing: here the owner must notice."""
    state = PHASES[phase]()
    if not state.pieces:
        return
    others = [GAME.reshuffle_hidden(state, Viewer(), Source(Rng(f"owner {number}"))) for number in range(8)]
    for seat, side in enumerate(SIDES):
        hidden = any(piece.side == side and not piece.known for piece in state.pieces)
        noticed = [everything(other, Viewer(seat)) != everything(state, Viewer(seat)) for other in others]
        assert any(noticed) is hidden


def test_reshuffling_keeps_what_everybody_could_conclude() -> None:
    """No leader in the palace, and a leader on the map once Hades is lost."""
    state = Table(hades=0, persephone=11, erinyes=15, nyx=13, minos=5, zeus=4, ares=14).state
    for number in range(30):
        other = GAME.reshuffle_hidden(state, Viewer(1), Source(Rng(str(number))))
        places = {piece.name: piece.region for piece in other.pieces}
        assert places["persephone"] not in (0, 15)
        assert places["hades"] == 0


def test_aliases_of_hidden_units_follow_places_not_units() -> None:
    table = Table(erinyes=13, hecate=13, zeus=4, hades=10)
    assert [unit.alias for unit in table.view(1).regions[12].units] == ["13-1", "13-2"]
    for mover in ("erinyes", "hecate"):
        moved = Table(erinyes=13, hecate=13, zeus=4, hades=10).move(mover, to=19)
        seen = moved.view(1)
        assert [unit.alias for unit in (*seen.regions[12].units, *seen.regions[18].units)] == ["13-1", "19-1"]


def test_a_question_about_own_units_is_secret() -> None:
    for phase in ("picking", "placing", "arranging", "turn", "movers", "target", "sealed"):
        assert all(decision.secret for decision in engine.pending(GAME, PHASES[phase]()))
