"""A result as a table: a row for every source of points, a column for everybody, totals below, winners reversed."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from render.canvas import Canvas
from render.icons import icon
from render.lettering import BOLD, SEMIBOLD, SERIF, length
from render.marks import owner
from render.palette import Color, owner_of
from render.shapes import Box
from render.words import signed
from rules.core.types import Mover

LABELS = 420
"""Width of the column with the sources."""
HEAD, FOOT, TIE = 108, 108, 64
"""Height of the line with names, of the totals, and of what breaks a tie below them."""
RESULT = (1600, 1080)
"""Size of the picture of a result."""
EDGE, TOP = 34, 122
"""Its margins."""
ROW = 150
"""Height of a source there, at most."""
NUMBERS = 96
"""Where the figures of a cell end, from its left edge."""


class Person(Struct, frozen=True, kw_only=True):
    """Over a column: who, and whether they won or left before the end."""

    seat: Mover
    name: str
    total: int
    won: bool = False
    resigned: bool = False

    @property
    def inks(self) -> tuple[Color, Color, Color]:
        """Of numbers, of nothing, of a loss."""
        return ("ivory", "stone", "salmon") if self.won else ("ink", "ash", "alert")


class Source(Struct, frozen=True, kw_only=True):
    """A row: where points came from, and how many by person."""

    label: str
    points: tuple[int, ...]


def high_of(sources: int, row: int, *, tie: bool = False) -> int:
    """Height of a table with so many sources, each `row` pixels high."""
    return HEAD + sources * row + FOOT + (TIE if tie else 0)


def _head(canvas: Canvas, person: Person, box: Box) -> None:
    """Mark and name on the ground of a column, which is black where somebody has won."""
    x0, y0, x1, y1 = box
    if person.won:
        canvas.rounded((x0 + 2, y0 + 8, x1 - 8, y1 - 8), "ink", 12)
    canvas.put(owner(person.seat, 64), x0 + 50, y0 + HEAD / 2 + 2)
    if person.resigned:
        canvas.put(icon("crossmark", 56, "alert", edge="ivory"), x0 + 50, y0 + HEAD / 2 + 2)
    place = x0 + 92, y0 + HEAD / 2 + 2
    canvas.text(place, person.name, 38, person.inks[0], BOLD, room=x1 - x0 - 106, needed=False)


def _cell(canvas: Canvas, person: Person, points: int, share: float, box: Box) -> None:
    """Points, and a bar as long as their share of the most that anybody has from one source."""
    x0, y0, x1, y1 = box
    ink, nothing, loss = person.inks
    middle = (y0 + y1) / 2
    color = loss if points < 0 else ink if points else nothing
    canvas.text((x0 + NUMBERS, middle - 2), signed(points), 44, color, SERIF, "rm")
    left, wide = x0 + NUMBERS + 16, (x1 - x0 - NUMBERS - 40) * share
    if wide >= 8:
        bar = (left, middle - 13, left + wide, middle + 13)
        canvas.plate(bar, owner_of(person.seat).fill, 6, ink, 2, drop=False)


def _foot(canvas: Canvas, person: Person, x: float, y: float) -> None:
    total = signed(person.total)
    canvas.text((x + 30, y - 4), total, 76, "gold" if person.won else "ink", SERIF)
    if person.won:
        canvas.put(icon("laurel", 60, "gold"), x + 30 + length(total, 76, SERIF) + 46, y)


def draw_result(canvas: Canvas, people: Sequence[Person], sources: Sequence[Source], total: str, tie: Source) -> Canvas:
    """The table on a canvas of its own below the header, rows as high as there is room for, at most `ROW`."""
    row = min(ROW, (canvas.height - TOP - EDGE - high_of(0, 0, tie=True)) // len(sources))
    box = (EDGE, TOP, canvas.width - EDGE, TOP + high_of(len(sources), row, tie=True))
    draw_tally(canvas, box, people, sources, total, row, tie)
    return canvas


def draw_tally(
    canvas: Canvas, box: Box, people: Sequence[Person], sources: Sequence[Source], total: str, row: int,
    tie: Source | None = None,
) -> None:  # fmt: skip
    """The table in a box as high as `high_of` says; `total` is the word for it, `tie` what decides between equals."""
    x0, y0, x1, y1 = box
    canvas.plate(box, "ivory", 16, "ink", 3)
    step = (x1 - x0 - LABELS) / len(people)
    lefts = [x0 + LABELS + i * step for i in range(len(people))]
    most = max([1, *(points for source in sources for points in source.points)])
    below = y0 + HEAD + len(sources) * row
    for i, (person, left) in enumerate(zip(people, lefts, strict=True)):
        _head(canvas, person, (left, y0, left + step, y1))
        for line, source in enumerate(sources):
            y, points = y0 + HEAD + line * row, source.points[i]
            _cell(canvas, person, points, max(0, points) / most, (left, y, left + step, y + row))
        _foot(canvas, person, left, below + FOOT / 2)
        if tie is not None:
            canvas.text((left + 34, below + FOOT + 20), signed(tie.points[i]), 44, person.inks[0], SERIF)
    for line, source in enumerate(sources):
        place = x0 + 28, y0 + HEAD + (line + 0.5) * row
        canvas.text(place, source.label, 38, "umber", SEMIBOLD, room=LABELS - 40)
    canvas.fill((x0 + 28, below + 4, x0 + LABELS - 12, below + 7), "ink")
    canvas.text((x0 + 28, below + FOOT / 2), total, 46, "ink", BOLD)
    if tie is not None:
        canvas.text((x0 + 28, below + FOOT + 22), tie.label, 38, "umber", SEMIBOLD, room=LABELS - 40)
