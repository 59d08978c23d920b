"""Hexagons with flat tops in axial coordinates: `q` grows to the right, `r` grows downward."""

from __future__ import annotations

from typing import NamedTuple

STEPS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""Change of (q, r) to the six neighbors, clockwise from the one above."""


class Hex(NamedTuple):
    """One hexagon."""

    q: int
    r: int

    def neighbors(self) -> list[Hex]:
        """The six hexagons that share an edge, clockwise from the one above; a board may lack some of them."""
        return [Hex(self.q + q, self.r + r) for q, r in STEPS]

    def steps_to(self, other: Hex) -> int:
        """The least number of steps to another hexagon."""
        q, r = self.q - other.q, self.r - other.r
        return max(abs(q), abs(r), abs(q + r))

    @property
    def height(self) -> int:
        """Twice the height above the origin in hexagons: a step up is 2, a step to a side is 1 up or down."""
        return -2 * self.r - self.q
