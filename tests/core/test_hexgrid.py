"""Hexagons with flat tops."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from rules.core.hexgrid import Hex

HEXES = st.builds(Hex, st.integers(-9, 9), st.integers(-9, 9))


@given(HEXES)
def test_six_neighbors_lie_one_step_away_and_see_each_other(at: Hex) -> None:
    near = at.neighbors()
    assert len(set(near)) == 6
    assert all(at.steps_to(other) == 1 and at in other.neighbors() for other in near)


@given(HEXES, HEXES)
def test_distance_is_the_same_both_ways_and_shrinks_by_one_on_a_shortest_way(one: Hex, other: Hex) -> None:
    assert one.steps_to(other) == other.steps_to(one)
    if one != other:
        assert min(near.steps_to(other) for near in one.neighbors()) == one.steps_to(other) - 1


def test_neighbors_go_clockwise_from_the_one_above() -> None:
    heights = [near.height for near in Hex(0, 0).neighbors()]
    assert heights == [2, 1, -1, -2, -1, 1]
    assert Hex(3, -2).height == 1
