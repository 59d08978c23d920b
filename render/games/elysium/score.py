"""The end: every seat's points by source, in the order in which they are counted."""

from __future__ import annotations

from render.canvas import Canvas
from render.games.elysium.brief import Brief
from render.tally import RESULT, Person, Source, draw_result
from rules.games.elysium.view import ScoreView, SeatView

SOURCES = (
    "tokens", "chronos", "family_legends", "level_legends", "prestige", "family_tiles", "level_tiles", "citizens",
)  # fmt: skip
"""Fields of `ScoreView`, in the order in which they are counted."""


def sources(brief: Brief) -> list[str]:
    """What counts in this match: prestige only with Ares."""
    return [source for source in SOURCES if source != "prestige" or brief.view.prestige]


def source_name(brief: Brief, source: str) -> str:
    """A source of points in words."""
    return brief.words(f"picture-elysium-source-{source.replace('_', '-')}")


def points(score: ScoreView, source: str) -> int:
    """Points from one source."""
    found = getattr(score, source)
    assert isinstance(found, int)
    return found


def ranked(brief: Brief) -> list[SeatView]:
    """Seats by points, then by Gold, then by number; those who resigned come last."""
    return sorted(brief.view.players, key=lambda seat: (seat.resigned, -seat.score.total, -seat.gold, seat.seat))


def won(brief: Brief, seat: SeatView) -> bool:
    """True for the first of all, and for whoever ties with it in points and Gold; nobody wins who resigned."""
    first = ranked(brief)[0]
    return not seat.resigned and (seat.score.total, seat.gold) == (first.score.total, first.gold)


def draw_score(brief: Brief) -> Canvas:
    """A column per seat, most points first, the winners' reversed, and the Gold that decides between equals."""
    seats, counted = ranked(brief), sources(brief)
    canvas = brief.table(*RESULT)
    canvas.header(brief.words("picture-elysium-score-title"), brief.headline)
    people = [
        Person(
            seat=seat.seat, name=brief.name(seat.seat), total=seat.score.total, won=won(brief, seat),
            resigned=seat.resigned,
        )
        for seat in seats
    ]  # fmt: skip
    rows = [
        Source(label=source_name(brief, field), points=tuple(points(seat.score, field) for seat in seats))
        for field in counted
    ]
    gold = Source(label=brief.words("picture-elysium-fact-gold"), points=tuple(seat.gold for seat in seats))
    return draw_result(canvas, people, rows, brief.words("picture-elysium-source-total"), gold)
