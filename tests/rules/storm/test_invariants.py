"""Broken positions are found: each invariant is broken in each way it can be, and holds just before."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from rules.core.errors import RulesBug
from rules.games.storm.data import mandatory
from rules.games.storm.state import Piece, StormState
from rules.games.storm.view import CHTHONIAN, OLYMPIAN
from tests.rules.storm.table import GAME, OTHERS, Table, answered, start

Break = Callable[[StormState], object]


def fighting() -> StormState:
    return Table(erinyes=13, hecate=13, ares=14, hades=10, zeus=24).move("erinyes", "hecate", to=14).state


def prepared() -> StormState:
    return answered(start(), OTHERS[CHTHONIAN][:8])


def change(state: StormState, unit: str, **fields: Any) -> None:
    state.change(next(n for n, piece in enumerate(state.pieces) if piece.name == unit), **fields)


def broken(state: StormState) -> str:
    with pytest.raises(RulesBug) as caught:
        GAME.check(state)
    return str(caught.value).removeprefix("storm: broken: ")


BREAKS: list[tuple[Break, str]] = [
    (lambda state: state.pieces.pop(), "nine different units"),
    (lambda state: state.pieces.append(state.pieces[0]), "nine different units"),
    (lambda state: state.pieces.append(Piece(OLYMPIAN, 9, "hermes")), "nine different units"),
    (lambda state: change(state, "hecate", name="erinyes"), "nine different units"),
    (lambda state: change(state, "hecate", name="hermes"), "nine different units"),
    (lambda state: change(state, "hades", name="minos"), "nine different units"),
    (lambda state: state.factions[CHTHONIAN].lost.append("hades"), "lost or on the map"),
    (lambda state: state.factions[OLYMPIAN].lost.pop(), "lost or on the map"),
    (lambda state: change(state, "hecate", region=0), "lost or on the map"),
    (lambda state: change(state, state.factions[OLYMPIAN].lost[0], known=False), "lost or on the map"),
    (lambda state: change(state, "hecate", region=25), "at most four"),
    (lambda state: change(state, "hecate", region=-1), "at most four"),
    (lambda state: change(state, "hecate", region=24), "both sides only in a fight"),
    (lambda state: setattr(state, "fight", None), "both sides only in a fight"),
    (lambda state: setattr(state.factions[CHTHONIAN], "energy", -1), "stock of energy"),
    (lambda state: setattr(state.factions[OLYMPIAN], "energy", -1), "stock of energy"),
    (lambda state: setattr(state.factions[OLYMPIAN], "honor", 0), "over when it is decided"),
    (lambda state: setattr(state.factions[CHTHONIAN], "honor", -2), "over when it is decided"),
    (lambda state: change(state, "hades", region=15), "over when it is decided"),
]


@pytest.mark.parametrize(("harm", "words"), BREAKS)
def test_a_broken_position_is_found(harm: Break, words: str) -> None:
    state = fighting()
    GAME.check(state)
    harm(state)
    assert words in broken(state)


def test_five_of_a_side_are_too_many_and_four_are_not() -> None:
    names = ("erinyes", "hecate", "cerberus", "thanatos")
    state = Table(**dict.fromkeys(names, 11), nyx=12, hades=10, zeus=24).state
    GAME.check(state)
    change(state, "nyx", region=11)
    assert "at most four" in broken(state)


def test_a_side_without_a_leader_has_lost() -> None:
    state = Table(erinyes=11, hades=10, zeus=24).state
    change(state, "hades", region=0, known=True)
    state.factions[CHTHONIAN].lost.append("hades")
    assert "over when it is decided" in broken(state)
    state.turn = 0
    GAME.check(state)


def test_what_is_decided_may_stand_once_the_match_is_over() -> None:
    over = Table(hades=14, ares=15, zeus=24).move("hades", to=15).state
    assert over.outcome is not None
    GAME.check(over)
    over.outcome = None
    assert broken(over)


@pytest.mark.parametrize(
    "pick",
    [
        [],
        [*OTHERS[CHTHONIAN][:9]],
        [mandatory(CHTHONIAN), *OTHERS[CHTHONIAN][:7]],
        [mandatory(CHTHONIAN), *OTHERS[CHTHONIAN][:9]],
        [mandatory(CHTHONIAN), *OTHERS[CHTHONIAN][:7], OTHERS[CHTHONIAN][0]],
        [mandatory(CHTHONIAN), *OTHERS[CHTHONIAN][:7], OTHERS[OLYMPIAN][0]],
    ],
)
def test_a_formation_is_nine_different_units_of_its_side(pick: list[str]) -> None:
    state = prepared()
    GAME.check(state)
    assert [one.stage for one in state.formations.values()] == ["menu", "pick"]
    state.formations[0].pick = pick
    assert "a formation is nine different units" in broken(state)


def test_a_formation_belongs_to_a_seat_with_a_side() -> None:
    state = start(challenge=True)
    state.formations = {0: prepared().formations[0]}
    assert "a formation is nine different units" in broken(state)
