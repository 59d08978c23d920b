"""New Terminology and the loss rule (spec 2.1): what giving and losing what one lacks comes to."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from rules.core.game import Context
from rules.core.rng import Rng, Source
from rules.games.hybris import ops, resources
from rules.games.hybris.state import HybrisState
from tests.rules.hybris.table import Table, seat


def table(first: dict[str, Any], second: dict[str, Any]) -> tuple[HybrisState, Context[HybrisState]]:
    state = Table(seat("zeus", **first), seat("hades", **second)).state.clone()
    return state, Context(state, Source(Rng("terms")))


@pytest.mark.rule("HYB-001")
def test_aegis_believers_prayers_and_vp_can_be_given_and_nothing_else() -> None:
    assert set(get_args(ops.Given)) == {"aegis", "believer", "prayer", "vp"}


@pytest.mark.parametrize("what", get_args(ops.Given))
@pytest.mark.rule("HYB-002")
def test_giving_moves_the_amount(what: str) -> None:
    draft, ctx = table({what: 4}, {what: 1})
    resources.give(draft, 0, 1, what, 3, ctx)
    assert (resources.owned(draft, 0, what), resources.owned(draft, 1, what)) == (1, 4)
    assert draft.players[0].greatness == 3


@pytest.mark.rule("HYB-003", "HYB-004")
def test_a_short_giver_gives_what_there_is_and_loses_one_greatness() -> None:
    """G01: 1 Aegis of 3."""
    draft, ctx = table({"aegis": 1, "greatness": 3}, {"aegis": 0})
    resources.give(draft, 0, 1, "aegis", 3, ctx)
    assert (draft.players[0].aegis, draft.players[0].greatness) == (0, 2)
    assert (draft.players[1].aegis, draft.players[1].greatness) == (1, 3)


@pytest.mark.rule("HYB-002")
def test_points_can_be_given_exactly() -> None:
    """G02: 2 of 3 VP to somebody with 5."""
    draft, ctx = table({"vp": 3, "greatness": 3}, {"vp": 5})
    resources.give(draft, 0, 1, "vp", 2, ctx)
    assert (draft.players[0].vp, draft.players[0].greatness, draft.players[1].vp) == (1, 3, 7)


@pytest.mark.parametrize("lacking", [1, 5])
def test_a_loss_that_cannot_be_met_costs_one_greatness_however_much_is_missing(lacking: int) -> None:
    draft, ctx = table({"believer": 2}, {})
    assert resources.lose(draft, 0, "believer", 2 + lacking, ctx) == 2
    assert (draft.players[0].believer, draft.players[0].greatness) == (0, 2)


def test_a_loss_of_greatness_costs_no_more_of_it() -> None:
    draft, ctx = table({"greatness": 1}, {})
    assert resources.lose(draft, 0, "greatness", 2, ctx) == 1
    assert draft.players[0].greatness == 0
    resources.lose(draft, 0, "aegis", 9, ctx)
    assert draft.players[0].greatness == 0


@pytest.mark.parametrize(("what", "most"), [("greatness", 12), ("vp", 200)])
def test_tracks_end(what: str, most: int) -> None:
    draft, ctx = table({what: most - 1}, {})
    resources.gain(draft, 0, what, 3, ctx)
    assert resources.owned(draft, 0, what) == most


def test_supplies_have_no_limit() -> None:
    draft, ctx = table({"aegis": 90}, {})
    resources.gain(draft, 0, "aegis", 30, ctx)
    assert draft.players[0].aegis == 120
