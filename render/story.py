"""How a match went, for its end: a plot of the score over the turns, turning points, and the result by source."""

from __future__ import annotations

from functools import cached_property

from msgspec import Struct

from render.brief import cut, ground
from render.canvas import Canvas
from render.chart import Axes, Line, curves, grid, plateaus
from render.fonts import drawable
from render.kinds import Kind
from render.lettering import BLACK, BOLD, SEMIBOLD, SERIF, wrap
from render.marks import owner
from render.palette import Color, owner_of
from render.shapes import Box, solid
from render.tally import Person, Source, draw_tally, high_of
from render.types import Request
from render.words import Words, joined, signed
from rules.core.types import Mover

WIDTH = 1600
EDGE, TOP, GUTTER = 34, 122, 24
PLOT = 600
"""Height of the plot's plate."""
MOST_POINTS = 5
"""Turning points that are told."""
POINT, MORE, ROW = 60, 46, 62
"""Height of a turning point's first line, of each more, and of a row of the result."""
POINT_SIZE = 38
LEAST = 1080
"""Height of the picture: what is free beyond its parts goes to the plot."""
SHEET = (WIDTH, 1500)


class StorySeat(Struct, frozen=True, kw_only=True):
    """Who played: the mark with its shape, letter and color follows from the seat."""

    seat: Mover
    """The seat's number, or the name of who plays without one (Kronos)."""
    name: str
    won: bool = False
    resigned: bool = False


class StoryTurn(Struct, frozen=True, kw_only=True):
    """A point of time, in the order of play: usually the end of a turn, a round, an Epoch."""

    label: str
    """What stands under it, worded and short: `3`, `R3`, `II`. May be empty."""
    scores: tuple[int, ...]
    """Points by seat, in the order of `Story.seats`; may be negative."""


class TurningPoint(Struct, frozen=True, kw_only=True):
    """Something worth telling: a lead taken, a fight, a Legend completed."""

    turn: int
    """Index into `Story.turns`."""
    text: str
    """Worded: `Round 6: Theano takes the lead`. It takes as many lines as it needs."""
    who: int | None = None
    """Whose point of the plot bears the number: index into `Story.seats`; None for the highest there."""


class Story(Struct, frozen=True, kw_only=True):
    """A match that has ended, in plain facts which everybody may know; all words are ready to be drawn.

    `Request(game=game, kind="story", view=Story(game=game, ...), locale=..., theme=...)`. At least one seat, at most
    four; of turns as many as there were: more than the plot has room for are drawn all the same, their labels thinned.
    Without turns there is no plot, without sources no table.
    """

    game: str
    measure: str
    """What is counted, worded: `Points`, `Honor`."""
    seats: tuple[StorySeat, ...]
    """In the order in which they are shown, the winner first."""
    turns: tuple[StoryTurn, ...] = ()
    points: tuple[TurningPoint, ...] = ()
    sources: tuple[Source, ...] = ()
    totals: tuple[int, ...] = ()
    """Final score by seat, in the order of `seats`; empty: that of the last turn."""

    @property
    def final(self) -> tuple[int, ...]:
        """Everybody's result."""
        return self.totals or (self.turns[-1].scores if self.turns else (0,) * len(self.seats))


class _Brief:
    """A story made ready for drawing."""

    def __init__(self, request: Request) -> None:
        if not isinstance(request.view, Story):
            raise ValueError("no story of a match")
        self.story = request.view
        self.words = Words(request.locale)
        self.theme = request.theme

    def name(self, seat: StorySeat) -> str:
        """A name as it can be drawn, else the letter of its seat."""
        return drawable(seat.name) or self.words("picture-seat", letter=owner_of(seat.seat).letter)

    @cached_property
    def told(self) -> tuple[TurningPoint, ...]:
        """Turning points in the order of play, as many as there is room for."""
        turns = len(self.story.turns)
        return tuple(sorted((p for p in self.story.points if 0 <= p.turn < turns), key=lambda p: p.turn))[:MOST_POINTS]

    @cached_property
    def lines(self) -> list[list[str]]:
        """The lines of each turning point."""
        return [wrap(drawable(point.text), POINT_SIZE, WIDTH - 2 * EDGE - 90, SEMIBOLD) for point in self.told]

    @cached_property
    def result(self) -> str:
        """Who won, with how much."""
        won = [self.name(seat) for seat in self.story.seats if seat.won]
        if not won:
            return self.words("picture-over")
        top = signed(next(n for n, seat in zip(self.story.final, self.story.seats, strict=True) if seat.won))
        named = self.words("picture-both", one=won[0], other=won[1]) if len(won) == 2 else won[0]
        named = self.words("picture-players", count=len(won)) if len(won) > 2 else named
        return self.words("picture-story-won", name=named, count=len(won), points=top)


def _plot(canvas: Canvas, brief: _Brief, box: Box) -> None:
    """The plate with one line for every seat, their marks and totals at its right end."""
    story, (x0, y0, x1, y1) = brief.story, box
    canvas.plate(box, "ivory", 16, "ink", 3)
    canvas.text((x0 + 28, y0 + 40), drawable(story.measure), 38, "ink", BOLD)
    scores = [turn.scores for turn in story.turns]
    labels = [drawable(turn.label) for turn in story.turns]
    axes = Axes.around((x0 + 110, y0 + 84, x1 - 230, y1 - 78), scores)
    grid(canvas, axes, labels)
    for point in brief.told:
        x = axes.x(point.turn)
        canvas.fill((x - 1, axes.top, x + 2, axes.bottom), "sand")
    lines = [[row[i] for row in scores] for i in range(len(story.seats))]
    shifts = plateaus(lines)
    colors = [owner_of(seat.seat).fill for seat in story.seats]
    drawn = [Line(tuple(line), shift, ink) for line, shift, ink in zip(lines, shifts, colors, strict=True)]
    curves(canvas, axes, drawn[::-1])
    _ends(canvas, brief, axes, x1)
    for number, point in enumerate(brief.told, 1):
        at = story.turns[point.turn].scores
        who = point.who if point.who is not None else max(range(len(at)), key=lambda i: at[i])
        _numbered(canvas, number, axes.x(point.turn), axes.y(at[who]) + shifts[who])


def _numbered(canvas: Canvas, number: int, x: float, y: float) -> None:
    """The number of a turning point: ivory on a black coin, since gold is for what can be chosen."""
    canvas.put(solid(54, 54, "circle", "ivory"), x, y)
    canvas.put(solid(48, 48, "circle", "ink"), x, y)
    canvas.text((x, y - 1), str(number), 38, "ivory", BLACK, "mm")


def _ends(canvas: Canvas, brief: _Brief, axes: Axes, right: float) -> None:
    """Marks and totals where the lines end, pushed apart where they end close to each other."""
    story, step = brief.story, 76
    order = sorted(range(len(story.seats)), key=lambda i: -story.final[i])
    places = [axes.y(story.turns[-1].scores[i]) for i in order]
    for i in range(1, len(places)):
        places[i] = max(places[i], places[i - 1] + step)
    low = max(0.0, places[-1] - axes.bottom)
    for i in reversed(range(len(places))):
        limit = axes.bottom - (len(places) - 1 - i) * step
        places[i] = min(places[i], limit) if low else places[i]
    for i, y in zip(order, places, strict=True):
        canvas.put(owner(story.seats[i].seat, 64), axes.right + 64, y)
        canvas.text((axes.right + 106, y - 2), signed(story.final[i]), 56, "ink", SERIF, room=right - axes.right - 120)


def _points(canvas: Canvas, brief: _Brief, top: float) -> None:
    """The turning points in words, numbered as in the plot."""
    ink: Color = "ivory" if brief.theme == "night" else "ink"
    y = top + POINT / 2
    for number, lines in enumerate(brief.lines, 1):
        _numbered(canvas, number, EDGE + 40, y)
        for i, line in enumerate(lines):
            at = EDGE + 84, y - 1 + i * MORE
            canvas.text(at, line, POINT_SIZE, ink, SEMIBOLD, room=WIDTH - 2 * EDGE - 90, prose=True)
        y += POINT + (len(lines) - 1) * MORE


def _points_high(brief: _Brief) -> int:
    """Height of all turning points, what keeps them apart from the table included."""
    return sum(POINT + (len(lines) - 1) * MORE for lines in brief.lines) + (GUTTER if brief.told else 0)


def draw_story(request: Request) -> Canvas:
    """The story of a match, 1600 wide and as high as it has parts; ValueError if the record is no `Story`."""
    brief = _Brief(request)
    story, told = brief.story, _points_high(brief)
    table = high_of(len(story.sources), ROW) + GUTTER if story.sources else 0
    free = LEAST - TOP - table - told
    plot = max(PLOT + GUTTER, free) if story.turns else 0
    canvas = _ground(brief.theme, max(LEAST, TOP + plot + told + table) + 10)
    canvas.header(brief.words("picture-story-title"), brief.result)
    if story.turns:
        _plot(canvas, brief, (EDGE, TOP, WIDTH - EDGE, TOP + plot - GUTTER))
    _points(canvas, brief, TOP + plot)
    if story.sources:
        top = TOP + plot + told
        people = [
            Person(seat=seat.seat, name=brief.name(seat), total=total, won=seat.won, resigned=seat.resigned)
            for seat, total in zip(story.seats, story.final, strict=True)
        ]
        sources = [Source(label=drawable(one.label), points=one.points) for one in story.sources]
        box = (EDGE, top, WIDTH - EDGE, top + table - GUTTER)
        draw_tally(canvas, box, people, sources, brief.words("picture-story-total"), ROW)
    return canvas


def _ground(theme: str, high: int) -> Canvas:
    base, dark = ("umber", "soot") if theme == "night" else ("parchment", "sand")
    return cut(ground(base, dark, *SHEET, 11).image, WIDTH, high)


def story_alt(request: Request) -> str:
    """Who won, every result by source, and the turning points."""
    brief, told = _Brief(request), list[str]()
    story = brief.story
    for i, seat in enumerate(story.seats):
        parts = ", ".join(f"{drawable(source.label)} {signed(source.points[i])}" for source in story.sources)
        facts = {"name": brief.name(seat), "points": signed(story.final[i])}
        key = "picture-alt-score-seat" if parts else "picture-alt-story-seat"
        told.append(brief.words(key, **facts, sources=parts))
    points = [brief.words("picture-alt-state", state=drawable(point.text)) for point in brief.told]
    opening = brief.words("picture-alt-story", measure=drawable(story.measure))
    return joined([opening, brief.words("picture-alt-state", state=brief.result), *told, *points])


STORY = Kind[Struct, Request](
    name="story", there=lambda record: isinstance(record, Story), draw=draw_story, alt=story_alt,
)  # fmt: skip
"""The story of a match that has ended, drawn alike for all games."""
