"""A line chart in the style of the boards: axes, a grid with round numbers, and thick lines with a black edge."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Sequence

from msgspec import Struct
from PIL import Image, ImageDraw

from render.canvas import Canvas
from render.lettering import SEMIBOLD, length
from render.palette import Color
from render.shapes import Box, stroke
from rules.core.text import in_digits

STEPS = (1, 2, 5)
"""What the distance of grid lines begins with."""
FEWEST, MOST = 3, 6
"""Grid lines."""
THICK, RIM = 10, 3
"""Of a line, in pixels, and of its edge."""
APART_LABELS = 24
"""Pixels between the labels of turns, at least."""
APART = 13
"""Between lines that would lie on each other."""
SLAB = 96
"""Pixels across that are drawn at a time."""
TWICE, REACH = 2, 20
"""How much larger lines are drawn and then reduced, and how far they reach beyond the axes."""


class Axes(Struct, frozen=True):
    """Where turns and scores lie in a picture."""

    left: float
    top: float
    right: float
    bottom: float
    turns: int
    low: int
    high: int
    step: int
    """Between the lines of the grid."""

    @classmethod
    def around(cls, box: Box, scores: Sequence[Sequence[int]]) -> Axes:
        """Axes in a box for scores by turn, at least one: from a round number to a round number, 0 among them."""
        values = [score for row in scores for score in row]
        low, high = min(0, *values), max(1, *values)
        step = next(step for step in rounds() if (high - low) / step <= MOST)
        return cls(*box, len(scores), math.floor(low / step) * step, math.ceil(high / step) * step, step)

    def x(self, turn: int) -> float:
        """Where a turn lies across; a single one in the middle."""
        share = turn / (self.turns - 1) if self.turns > 1 else 0.5
        return self.left + (self.right - self.left) * share

    def y(self, score: float) -> float:
        """Where a score lies."""
        return self.bottom - (self.bottom - self.top) * (score - self.low) / (self.high - self.low)


def grid(canvas: Canvas, axes: Axes, labels: Sequence[str]) -> None:
    """Lines of the grid with their numbers at the left, and as many labels of turns below as have room."""
    for value in range(axes.low, axes.high + 1, axes.step):
        y = axes.y(value)
        thick, color = (3, "ink") if value == 0 else (2, "sand")
        canvas.fill((axes.left - 8, y - 1, axes.right + 8, y - 1 + thick), color)
        said = in_digits(value)
        canvas.text((axes.left - 20, y - 2), said, 36, "umber", SEMIBOLD, "rm")
    for turn in thinned(axes, labels):
        canvas.text((axes.x(turn), axes.bottom + 42), labels[turn], 36, "umber", SEMIBOLD, "mm")


def thinned(axes: Axes, labels: Sequence[str]) -> list[int]:
    """The turns whose labels are shown: all, or those whose number is a multiple of a round one, so that all fit.

    The number of a label is what it says, else its place among the labels.
    """
    named = [turn for turn in range(axes.turns) if labels[turn]]
    numbers = [int(labels[turn]) if labels[turn].isdecimal() else i for i, turn in enumerate(named, 1)]
    for step in rounds():
        shown = [turn for turn, number in zip(named, numbers, strict=True) if number % step == 0]
        half = [length(labels[turn], 36, SEMIBOLD) / 2 for turn in shown]
        ends = [(axes.x(turn) - wide, axes.x(turn) + wide) for turn, wide in zip(shown, half, strict=True)]
        if all(right + APART_LABELS <= left for (_, right), (left, _) in itertools.pairwise(ends)):
            return shown
    raise AssertionError("a single label always fits")


def rounds() -> Iterator[int]:
    """1, 2, 5, 10, 20, 50, and so on."""
    return (digit * 10**power for power in itertools.count() for digit in STEPS)


def plateaus(lines: Sequence[Sequence[int]]) -> list[float]:
    """How far each line is moved down, so that none lies wholly on another: only lines that are often alike."""
    shifts = list[float]()
    for i, line in enumerate(lines):
        alike = [j for j in range(i) if sum(map(int.__eq__, line, lines[j])) * 3 > len(line)]
        shifts.append(max((shifts[j] for j in alike), default=-APART) + APART if alike else 0.0)
    return shifts


class Line(Struct, frozen=True):
    """One seat's scores by turn, drawn `shift` pixels lower than they are."""

    scores: tuple[int, ...]
    shift: float
    color: Color


def curves(canvas: Canvas, axes: Axes, lines: Sequence[Line]) -> None:
    """Lines with black edges, the last one on top; of a single turn a dot.

    They are drawn over the ground at twice its size, which comes back unchanged where no line lies; slab by slab, so
    that little ground is enlarged in vain.
    """
    ends = round(axes.left) - REACH, round(axes.right) + REACH
    for left in range(ends[0], ends[1], SLAB):
        _slab(canvas, axes, lines, left, min(left + SLAB, ends[1]))


def _slab(canvas: Canvas, axes: Axes, lines: Sequence[Line], left: int, right: int) -> None:
    """What of the lines lies between two pixels across."""
    apart = axes.x(1) - axes.x(0) if axes.turns > 1 else 1.0
    first = max(0, math.floor((left - REACH - axes.x(0)) / apart))
    turns = range(first, min(axes.turns, math.ceil((right + REACH - axes.x(0)) / apart) + 1))
    if not turns:
        return
    places = [[(axes.x(turn), axes.y(line.scores[turn]) + line.shift) for turn in turns] for line in lines]
    heights = [y for points in places for _, y in points]
    top, bottom = round(min(heights)) - REACH, round(max(heights)) + REACH
    ground = canvas.image.crop((left, top, right, bottom))
    large = ground.resize((ground.width * TWICE, ground.height * TWICE), Image.Resampling.NEAREST)
    draw = ImageDraw.Draw(large)
    for line, points in zip(lines, places, strict=True):
        moved = [((x - left) * TWICE, (y - top) * TWICE) for x, y in points]
        for thick, ink in ((THICK + 2 * RIM, "ink"), (THICK, line.color)):
            stroke(draw, moved if len(moved) > 1 else moved * 2, thick * TWICE, ink)
    canvas.image.paste(large.reduce(TWICE), (left, top))
