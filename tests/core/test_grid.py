"""The square grid."""

from __future__ import annotations

import pytest

from rules.core.grid import Cell, Grid, cell

BOARD = Grid(4, 4)


def test_cells_come_row_by_row() -> None:
    cells = list(Grid(2, 3).cells())
    assert cells == [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2)]


def test_neighbors_share_an_edge() -> None:
    assert BOARD.neighbors(Cell(1, 1)) == [(0, 1), (1, 2), (2, 1), (1, 0)]
    assert BOARD.neighbors(Cell(0, 0)) == [(0, 1), (1, 0)]
    assert BOARD.neighbors(Cell(3, 3)) == [(2, 3), (3, 2)]


def test_around_takes_the_corners_too() -> None:
    for at in BOARD.cells():
        near = [one for one in BOARD.cells() if max(abs(one.row - at.row), abs(one.col - at.col)) == 1]
        assert sorted(BOARD.around(at)) == near
        edges = BOARD.neighbors(at)
        assert BOARD.around(at)[: len(edges)] == edges
    assert sorted(BOARD.around(Cell(0, 3))) == [(0, 2), (1, 2), (1, 3)]


def test_neighbors_are_one_step_away_and_mutual() -> None:
    for at in BOARD.cells():
        near = BOARD.neighbors(at)
        assert [other for other in BOARD.cells() if at.steps_to(other) == 1] == sorted(near)
        assert all(at in BOARD.neighbors(other) for other in near)


def test_keys() -> None:
    assert [cell(at.key) for at in BOARD.cells()] == list(BOARD.cells())
    for wrong in ("", "1", "a,b", "1,2,3"):
        with pytest.raises(ValueError, match=r"."):
            cell(wrong)
