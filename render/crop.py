"""Part of a board drawn larger: of places with boxes those that are marked, as large as they go."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Mapping

from msgspec import Struct

from render.shapes import Box, Point


class Room(Struct, frozen=True):
    """What of a picture a part of a board may take, in pixels."""

    left: int = 34
    top: int = 126
    right: int = 1566
    bottom: int = 34
    """Margin below."""
    lowest: int = 1080
    highest: int = 1500
    """Height of the whole picture."""
    zoom: float = 2.0
    """Times the size on the board, at most."""


class Part(Struct, frozen=True):
    """Some places of a board and where they lie in a picture of it."""

    places: dict[str, Box]
    """Boxes in pixels of the picture, by what markers call them."""
    scale: Point
    """Times the size on the board, across and down; they differ so far that the smallest place is whole pixels."""
    height: int
    """Of the picture."""

    @property
    def middle(self) -> Point:
        """The centre of all of them."""
        x0, y0, x1, y1 = hull(self.places.values())
        return (x0 + x1) / 2, (y0 + y1) / 2


def hull(boxes: Iterable[Box]) -> Box:
    """The least box round some boxes, at least one."""
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


def part_of(
    places: Mapping[str, Box], marked: Collection[str], room: Room, *, lone: float = math.inf, near: float = 1
) -> Part:
    """The marked places, or all if none is, as large as they go in the middle of their room.

    Along either axis, marked places that span at most `lone` pixels of the board bring along what lies closer than
    `near` to them.
    """
    x0, y0, x1, y1 = hull([places[ref] for ref in marked if ref in places] or places.values())
    dx, dy = near * (x1 - x0 <= lone), near * (y1 - y0 <= lone)
    shown = {
        ref: box
        for ref, box in places.items()
        if box[0] < x1 + dx and box[2] > x0 - dx and box[1] < y1 + dy and box[3] > y0 - dy
    }
    x0, y0, x1, y1 = hull(shown.values())
    w, h = x1 - x0, y1 - y0
    wide, high = (min(box[i + 2] - box[i] for box in shown.values()) for i in (0, 1))
    across, down = room.right - room.left, room.highest - room.top - room.bottom
    kx = int(wide * min(room.zoom, across / w, down / h)) / wide
    ky = round(high * kx) / high
    height = max(room.lowest, room.top + round(h * ky) + room.bottom)
    left = (room.left + room.right - w * kx) / 2 - x0 * kx
    top = (room.top + height - room.bottom - h * ky) / 2 - y0 * ky
    moved = {ref: (a * kx + left, b * ky + top, c * kx + left, d * ky + top) for ref, (a, b, c, d) in shown.items()}
    return Part(moved, (kx, ky), height)
