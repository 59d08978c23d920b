"""A square grid: cells by row and column from 0 at the top left, their neighbors, distances and keys."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))
"""Row and column change to the cell above, right, below, left."""
DIAGONALS = ((-1, -1), (-1, 1), (1, 1), (1, -1))


class Cell(NamedTuple):
    """One square."""

    row: int
    col: int

    @property
    def key(self) -> str:
        """`row,col`, as used in option keys."""
        return f"{self.row},{self.col}"

    def steps_to(self, other: Cell) -> int:
        """The number of steps to another cell, up, down and sideways."""
        return abs(self.row - other.row) + abs(self.col - other.col)


def cell(key: str) -> Cell:
    """The cell of a key `row,col`; raises ValueError when it is none."""
    row, col = key.split(",")
    return Cell(int(row), int(col))


class Grid(NamedTuple):
    """The shape of a board: how many rows and columns."""

    rows: int
    cols: int

    def cells(self) -> Iterator[Cell]:
        """All cells, row by row."""
        return (Cell(row, col) for row in range(self.rows) for col in range(self.cols))

    def holds(self, at: Cell) -> bool:
        """Whether a cell lies on the board."""
        return 0 <= at.row < self.rows and 0 <= at.col < self.cols

    def neighbors(self, at: Cell) -> list[Cell]:
        """The cells that share an edge: above, right, below, left."""
        return self._moved(at, STEPS)

    def around(self, at: Cell) -> list[Cell]:
        """The cells that share an edge or a corner, edges first."""
        return self._moved(at, STEPS + DIAGONALS)

    def _moved(self, at: Cell, by: tuple[tuple[int, int], ...]) -> list[Cell]:
        moved = [Cell(at.row + row, at.col + col) for row, col in by]
        return [one for one in moved if self.holds(one)]
