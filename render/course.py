"""The course of a match: every seat's score turn by turn, with what turned it, to be plotted at the end.

Whoever shows one asks the painter for the kind `course` of a `Course`, with the seats' names in the request. A seat has
its own mark, letter and color there, as in every picture (`render.marks.owner`, `render.palette.owner_of`).
"""

from __future__ import annotations

from msgspec import Struct


class Leg(Struct, frozen=True):
    """One turn: what it is called, whose it was, and every seat's score when it was over."""

    label: str
    """Already worded and short: `Round 3`, `Epoch 2`, `Turn 14`; several turns in a row may bear the same."""
    seat: int | None
    """None: nobody's, as the beginning of an Epoch."""
    scores: tuple[int, ...]
    """By seat."""


class Turning(Struct, frozen=True):
    """A turning point: at the end of which turn, by whom, and what happened."""

    leg: int
    """Its place in `Course.legs`."""
    seat: int | None
    words: str
    """Already worded, one short sentence without its final period: `Theano takes the lead`."""


class Course(Struct, frozen=True):
    """All turns of a match in order. With fewer than two there is nothing to plot, and nobody asks for it."""

    game: str
    seats: int
    start: tuple[int, ...]
    """Scores by seat before the first turn."""
    legs: tuple[Leg, ...]
    unit: str = ""
    """What is counted, already worded: `points`, `VP`, `honor`; the title of the axis."""
    turnings: tuple[Turning, ...] = ()
    """At most six, in order; the plot numbers them, and the card below it tells each by that number, from 1."""
