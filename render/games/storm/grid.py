"""Where things lie: the hexagons of the map at any scale, the places of units in them, the line of the river."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable, Sequence

from msgspec import Struct

from render.shapes import Box, Point, bezier
from rules.games.storm.view import RegionView


class Grid(Struct, frozen=True):
    """Flat-topped hexagons of `wide` by `high` pixels; `left`, `bottom` is the centre of column -2 at height 0."""

    left: float
    bottom: float
    wide: int
    high: int

    def centre(self, region: RegionView) -> Point:
        """The middle of a region."""
        return self.left + (region.q + 2) * self.wide * 0.75, self.bottom - region.height * self.high / 2

    def box(self, region: RegionView) -> Box:
        """What a region takes of the picture."""
        x, y = self.centre(region)
        return x - self.wide / 2, y - self.high / 2, x + self.wide / 2, y + self.high / 2

    @property
    def scale(self) -> float:
        """1 for the size of the whole map."""
        return self.wide / 284


def corners(x: float, y: float, wide: float, high: float, share: float = 1.0) -> list[Point]:
    """The six corners of a hexagon round a point, from the top left clockwise."""
    w, h = wide / 2 * share, high / 2 * share
    return [(x - w / 2, y - h), (x + w / 2, y - h), (x + w, y), (x + w / 2, y + h), (x - w / 2, y + h), (x - w, y)]


def places(count: int) -> list[Point]:
    """Offsets of up to four units from the middle of a hexagon at scale 1."""
    if count <= 1:
        return [(0, 5)]
    if count == 2:
        return [(-52, 5), (52, 5)]
    if count == 3:
        return [(0, -40), (-48, 39), (48, 39)]
    return [(-44, -30), (44, -30), (-44, 46), (44, 46)]


def shield_size(count: int) -> int:
    """The size of a shield among so many in a region, at scale 1."""
    return (96, 96, 96, 74, 70)[min(count, 4)]


def fight_places(upper: int, lower: int) -> tuple[list[Point], int]:
    """Offsets for two sides in one region, one above the other, and the size of their shields."""
    size = 74 if max(upper, lower) <= 2 else 56
    step = size + 8 if max(upper, lower) <= 2 else size + 2
    rows = ((upper, -34 if size == 74 else -30), (lower, 48 if size == 74 else 44))
    spots = [((i - (count - 1) / 2) * step, float(y)) for count, y in rows for i in range(count)]
    return spots, size


def _near(a: Point, b: Point) -> bool:
    return abs(a[0] - b[0]) < 4 and abs(a[1] - b[1]) < 4


def _shared(grid: Grid, one: RegionView, other: RegionView) -> tuple[Point, Point]:
    """The edge between two neighbors."""
    mine = corners(*grid.centre(one), grid.wide, grid.high)
    theirs = corners(*grid.centre(other), grid.wide, grid.high)
    both = [p for p in mine if any(_near(p, q) for q in theirs)]
    return both[0], both[1]


def _chained(edges: Sequence[tuple[Point, Point]]) -> list[Point]:
    """Edges in any order as one line, from its left end."""
    ends = [point for edge in edges for point in edge]
    line = [min((p for p in ends if sum(_near(p, q) for q in ends) == 1), key=lambda p: p[0])]
    left = list(edges)
    while left:
        edge = next((one for one in left if any(_near(p, line[-1]) for p in one)), None)
        if edge is None:
            break
        left.remove(edge)
        line.append(edge[1] if _near(edge[0], line[-1]) else edge[0])
    return line


def _rounded(line: Sequence[Point], share: float = 0.32) -> list[Point]:
    """A line with its corners rounded."""
    out = [line[0]]
    for p, q, s in zip(line, line[1:], line[2:], strict=False):
        a = (q[0] + (p[0] - q[0]) * share, q[1] + (p[1] - q[1]) * share)
        b = (q[0] + (s[0] - q[0]) * share, q[1] + (s[1] - q[1]) * share)
        out += [a, *bezier(a, q, q, b, 14)]
    return [*out, line[-1]]


def _even(line: Sequence[Point], step: float) -> list[Point]:
    """Points at even steps along a line."""
    out, left = [line[0]], step
    for p, q in itertools.pairwise(line):
        far = math.hypot(q[0] - p[0], q[1] - p[1])
        t = left
        while t <= far:
            out.append((p[0] + (q[0] - p[0]) * t / far, p[1] + (q[1] - p[1]) * t / far))
            t += step
        left = t - far
    return out


def river_line(grid: Grid, regions: dict[int, RegionView], styx: Iterable[tuple[int, int]]) -> list[Point]:
    """The middle of the Styx, a point every two pixels; empty if none of its edges is there."""
    pairs = [(regions[a], regions[b]) for a, b in styx if a in regions and b in regions]
    if not pairs:
        return []
    return _even(_rounded(_chained([_shared(grid, a, b) for a, b in pairs])), 2)


class Spots(Struct, frozen=True):
    """Where everything goes in one region, as offsets from its middle at scale 1."""

    units: list[Point]
    size: int
    number: Point
    disc: Point
    tag: Point
    energy: Point | None
    """A place of its own for the energy; None when honor and energy share a tag."""
    disc_size: int


def spots(count: int, *, marked: bool, energy: bool, bank: bool) -> Spots:
    """The layout for so many units; `marked` leaves room for a target, `bank` keeps off a river along the top."""
    crowded = count > 2 or (energy and count == 2)
    if marked and crowded:
        top = -84.0 if energy else -78.0
        size, units = {
            2: (78, [(-43.0, 12.0), (43.0, 12.0)]),
            3: (74, [(-48.0, -26.0), (48.0, -26.0), (0.0, 52.0)]),
        }.get(count, (70, [(-44.0, -26.0), (44.0, -26.0), (-44.0, 50.0), (44.0, 50.0)]))
        return Spots(units, size, (-112, 10), (105, 4), (0, top), None, 54)
    down = 9.0 if bank else 0.0
    corner = (-112.0, 8.0 + down / 2) if count > 3 else (-72.0, -68.0) if count == 3 else (-72.0, -69 + down)
    places_, size = places(count), shield_size(count)
    if marked and count:
        places_, size = [(x, 13 + down / 2) for x, _ in places_], 90
    elif bank:
        places_ = [(x, y + 6) for x, y in places_]
    return Spots(places_, size, corner, (67, -66 + down), (2, -66 + down), (86, -13 + down), 62)
