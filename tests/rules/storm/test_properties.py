"""Whole random matches: no unit is lost or doubled, honor and energy change exactly as the tables say."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.core import engine
from rules.core.auto import random_choice
from rules.core.rng import Rng, Source
from rules.core.types import Command, Setup
from rules.games.storm.battle import Force, add_up, result_of
from rules.games.storm.board import HEIGHTS
from rules.games.storm.costs import move_honor
from rules.games.storm.data import ALL, AMOUNT, REGIONS, pool
from rules.games.storm.state import StormState
from rules.games.storm.view import CHTHONIAN, MANOEUVRES, OLYMPIAN, SIDES
from tests.rules.storm.table import GAME

BOUND = 1500
"""No match of random answers takes as many; the longest of 2,000 took under 300."""


def units(state: StormState) -> list[tuple[str, str]]:
    return sorted((piece.side, piece.name) for piece in state.pieces)


@pytest.mark.parametrize("combat", ["sealed", "open"])
@pytest.mark.parametrize("number", range(6))
def test_random_matches_lose_no_unit_and_charge_what_they_tell(combat: str, number: int) -> None:
    options: dict[str, str | int | bool] = {"setup": "random", "combat": combat}
    state = engine.start(GAME, Setup("storm", 2, f"property {number}", options)).state
    assert isinstance(state, StormState)
    fielded, source = units(state), Source(Rng(f"{combat} {number}"))
    for _ in range(BOUND):
        if state.outcome is not None:
            break
        decision = source.pick([str(n) for n in range(len(engine.pending(GAME, state)))])
        asked = engine.pending(GAME, state)[int(decision)]
        step = engine.submit(GAME, state, Command(asked.id, asked.seat, random_choice(asked, source)))
        after = step.state
        assert isinstance(after, StormState)
        assert units(after) == fielded
        for side in SIDES:
            seat = after.factions[side].seat
            told = sum(
                int(str(event.text.args["by"])) * (1 if event.text.args["way"] == "gain" else -1)
                for event in step.events
                if event.kind == "honor" and event.seat == seat
            )
            assert after.factions[side].honor - state.factions[side].honor == told
            alive = sum(piece.region > 0 for piece in after.pieces if piece.side == side)
            assert alive + len(after.factions[side].lost) == AMOUNT.chosen
        state = after
    assert state.outcome is not None


@given(
    side=st.sampled_from(SIDES),
    origin=st.integers(1, 24),
    target=st.integers(1, 24),
    movers=st.integers(1, 4),
    enemies=st.integers(0, 4),
)
@settings(max_examples=300, deadline=None)
def test_honor_of_moves_follows_the_table(side: str, origin: int, target: int, movers: int, enemies: int) -> None:
    up = HEIGHTS[target] - HEIGHTS[origin]
    ahead = up if side == CHTHONIAN else -up
    home = {CHTHONIAN: "tartarus", OLYMPIAN: "palace"}[side] == REGIONS[target].base
    if enemies == 0:
        expected = -(movers - 1) if ahead > 0 else -max(2, movers - 1)
    elif enemies == movers:
        expected = 0 if ahead >= 0 or home else -1
    else:
        expected = 2 * (enemies - movers)
    assert move_honor(side, origin, target, movers, enemies) == expected


@given(
    attacker=st.sampled_from(MANOEUVRES),
    defender=st.sampled_from(MANOEUVRES),
    strengths=st.tuples(st.integers(-3, 60), st.integers(-3, 60)),
)
@settings(max_examples=300, deadline=None)
def test_results_are_fair(attacker: str, defender: str, strengths: tuple[int, int]) -> None:
    found = result_of(attacker, defender, strengths)
    if found.attacker_won is None:
        assert found.losses == (0, 0)
        assert any(found.leaving)
        assert "pursuit" not in (attacker, defender)
        return
    assert found.attacker_won is (strengths[0] >= strengths[1])
    assert found.tie is (strengths[0] == strengths[1])
    winner, loser = (0, 1) if found.attacker_won else (1, 0)
    chosen = (attacker, defender)
    # The winner loses nobody, unless its own total attack takes everybody.
    assert found.losses[winner] in (0, ALL)
    assert (found.losses[winner] == ALL) == (chosen[winner] == "total-attack" and chosen[loser] != "total-defence")
    # A total defense that wins takes nobody.
    if chosen[winner] == "total-defence":
        assert found.losses[loser] == 0


@given(
    names=st.lists(st.sampled_from(pool(OLYMPIAN)), min_size=1, max_size=4, unique=True),
    foes=st.lists(st.sampled_from(pool(CHTHONIAN)), min_size=1, max_size=4, unique=True),
    stock=st.integers(0, 30),
    defending=st.booleans(),
)
@settings(max_examples=200, deadline=None)
def test_forces_never_overspend(names: list[str], foes: list[str], stock: int, defending: bool) -> None:
    own = Force(tuple(names), tuple(foes), stock, "outside", defending)
    assert 0 <= own.limit <= min(stock, 6 * len(names))
    assert {"standard", "pursuit"} <= set(own.manoeuvres)
    for manoeuvre in own.manoeuvres:
        for energy in (0, own.limit):
            shown = own.sum(manoeuvre, energy)
            assert shown.strength == (own.base + shown.power - shown.penalty) * shown.factor
            assert shown.power == energy * own.times
            assert own.honor(manoeuvre, energy) in (0, -1, -2, -3)
    assert own.sum("standard", 0) == add_up(own.base, 0, "standard")
