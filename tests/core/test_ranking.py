"""Final places: by points, then by what breaks ties; who left comes last and wins nothing."""

from __future__ import annotations

from collections.abc import Collection

import pytest

from rules.core.ranking import Score, ranked, winners
from rules.core.types import Standing


@pytest.mark.parametrize(
    ("scores", "left", "places", "first"),
    [
        ([3, 7, 5], (), [(1, 1), (2, 2), (0, 3)], (1,)),
        ([5, 7, 7, 5, 1], (), [(1, 1), (2, 1), (0, 3), (3, 3), (4, 5)], (1, 2)),
        ([3, 9, 5], (1,), [(2, 1), (0, 2), (1, 3)], (2,)),
        ([-4, 9, 9], (1, 2), [(0, 1), (1, 2), (2, 2)], (0,)),
        ([4, 9], (0, 1), [(1, 1), (0, 2)], ()),
        ([4], (), [(0, 1)], (0,)),
    ],
)
def test_places_are_shared_by_equals_and_last_for_who_left(
    scores: list[int], left: Collection[int], places: list[tuple[int, int]], first: tuple[int, ...]
) -> None:
    placed = ranked({seat: Score(points) for seat, points in enumerate(scores)}, left)
    assert [(one.seat, one.rank) for one in placed] == places
    assert winners(placed, left) == first


def test_ties_are_broken_by_the_first_thing_that_differs() -> None:
    scores = {0: Score(7, ties=(2, 1)), 1: Score(7, ties=(2, 3)), 2: Score(7, ties=(3, 0)), 3: Score(8, ties=(0, 0))}
    assert [(one.seat, one.rank) for one in ranked(scores)] == [(3, 1), (2, 2), (1, 3), (0, 4)]


def test_a_standing_tells_points_their_sources_and_what_breaks_ties() -> None:
    assert ranked({1: Score(7, {"tiles": 4, "gold": 3}, (2,))}) == (Standing(1, 1, 7, {"tiles": 4, "gold": 3}, (2,)),)
