"""The end: every seat's points by source."""

from __future__ import annotations

from render.canvas import Canvas
from render.games.hybris.brief import Brief
from render.tally import RESULT, Person, Source, draw_result
from rules.games.hybris.view import SeatView

SOURCES = ("track", "greatness", "made", "leftover")
"""Fields of `ScoreView`, in the order in which they are counted."""


def ranked(brief: Brief) -> list[SeatView]:
    """Seats by points, then Greatness, unlocked tiles and Sparks; those who left come last."""
    return sorted(brief.view.players, key=lambda seat: (seat.resigned, *(-n for n in _rank(seat)), seat.seat))


def _rank(seat: SeatView) -> tuple[int, int, int, int]:
    unlocked = sum(tile.unlocked for tile in seat.tiles)
    # Whoever empties all tiles wins at once, whatever the points say.
    best = 1 << 20 if seat.tiles and unlocked == len(seat.tiles) else 0
    return best + seat.score.total, seat.greatness, unlocked, seat.sparks


def won(brief: Brief, seat: SeatView) -> bool:
    """True for the first of all, and for whoever ties with it in everything."""
    return not seat.resigned and _rank(seat) == _rank(ranked(brief)[0])


def points(seat: SeatView, source: str) -> int:
    """Points from one source."""
    found = getattr(seat.score, source)
    assert isinstance(found, int)
    return found


def draw_score(brief: Brief) -> Canvas:
    """A column per seat, most points first, the winners' reversed, and the Greatness that decides between equals."""
    seats = ranked(brief)
    canvas = brief.table(*RESULT)
    canvas.header(brief.words("picture-hybris-score"), brief.headline)
    people = [
        Person(
            seat=seat.seat, name=brief.name(seat.seat), total=seat.score.total, won=won(brief, seat),
            resigned=seat.resigned,
        )
        for seat in seats
    ]  # fmt: skip
    rows = [
        Source(label=brief.words(f"picture-hybris-source-{field}"), points=tuple(points(seat, field) for seat in seats))
        for field in SOURCES
    ]
    tie = Source(label=brief.words("picture-hybris-has-greatness"), points=tuple(seat.greatness for seat in seats))
    return draw_result(canvas, people, rows, brief.words("picture-hybris-source-total"), tie)
