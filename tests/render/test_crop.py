"""Parts of a board, drawn larger: all that is marked is on them, large, and in its place; boxes are all they need."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from render.crop import Room, hull, part_of
from render.shapes import Box
from tests.render.looking import overlap

ROOM = Room()


def row(name: str, count: int, left: float, top: float, w: float, h: float, step: float) -> dict[str, Box]:
    """Places of one size beside each other."""
    corners = {f"{name}:{n}": (left + n * step, top) for n in range(count)}
    return {ref: (x, y, x + w, y + h) for ref, (x, y) in corners.items()}


CROWDED: dict[str, Box] = {
    **row("location", 7, 300, 40, 130, 150, 140),
    **row("city", 9, 300, 260, 100, 90, 108),
    **{ref: box for n in range(7) for ref, box in row(f"track-{n}", 1, 300, 420 + 60 * n, 960, 46, 0).items()},
    **{ref: box for n in range(4) for ref, box in row(f"seat-{n}", 6, 20 + n * 390, 900, 56, 80, 62).items()},
}
"""A board with 7 locations, 9 cities, 7 tracks, and 6 tiles for each of 4 seats."""


@given(st.sets(st.sampled_from(sorted(CROWDED)), min_size=1))
def test_all_that_is_marked_lies_in_the_room_as_on_the_board(marked: set[str]) -> None:
    part = part_of(CROWDED, marked, ROOM)
    assert marked <= set(part.places)
    assert ROOM.lowest <= part.height <= ROOM.highest
    x0, y0, x1, y1 = hull(part.places.values())
    assert ROOM.left - 1 <= x0 <= x1 <= ROOM.right + 1
    assert ROOM.top - 1 <= y0 <= y1 <= part.height - ROOM.bottom + 1
    assert all(overlap(one, other) == 0 for one, other in itertools.combinations(part.places.values(), 2))
    for (one, here), (other, there) in itertools.combinations(part.places.items(), 2):
        for side in range(2):
            on_board, in_part = CROWDED[other][side] - CROWDED[one][side], there[side] - here[side]
            assert in_part == pytest.approx(on_board * part.scale[side])


@given(st.sets(st.sampled_from(sorted(CROWDED))))
def test_what_is_marked_fills_the_room_or_is_drawn_as_large_as_it_may_be(marked: set[str]) -> None:
    """Up to what makes the smallest place whole pixels wide and high."""
    part = part_of(CROWDED, marked, ROOM)
    x0, y0, x1, y1 = hull(part.places.values())
    across, down = (x1 - x0) / (ROOM.right - ROOM.left), (y1 - y0) / (ROOM.highest - ROOM.top - ROOM.bottom)
    assert max(across, down, part.scale[0] / ROOM.zoom) > 0.95
    small = min(part.places.values(), key=lambda box: box[2] - box[0])
    assert small[2] - small[0] == pytest.approx(round(small[2] - small[0]))


def test_without_markers_all_of_the_board_is_shown() -> None:
    assert set(part_of(CROWDED, (), ROOM).places) == set(CROWDED)
    assert set(part_of(CROWDED, ("nowhere",), ROOM).places) == set(CROWDED)


@pytest.mark.parametrize(
    ("lone", "near", "shown"),
    [(90, 1, {"city:4"}), (90, 20, {"city:4"}), (101, 20, {"city:3", "city:4", "city:5"})],
)
def test_a_single_place_brings_its_neighbors_along(lone: float, near: float, shown: set[str]) -> None:
    assert set(part_of(CROWDED, ["city:4"], ROOM, lone=lone, near=near).places) == shown


def test_what_lies_between_marked_places_is_on_it() -> None:
    part = part_of(CROWDED, ["city:2", "city:5"], ROOM)
    assert list(part.places) == ["city:2", "city:3", "city:4", "city:5"]
    assert part.middle == pytest.approx(((ROOM.left + ROOM.right) / 2, (ROOM.top + part.height - ROOM.bottom) / 2))
