"""The end: every seat's points by source, in the order in which they are counted."""

from __future__ import annotations

from render.canvas import BOLD, SEMIBOLD, SERIF, Canvas
from render.games.elysium import parts
from render.games.elysium.brief import Brief
from render.icons import icon
from render.marks import owner
from render.palette import Color, owner_of
from rules.games.elysium.view import ScoreView, SeatView

WIDTH, HIGHEST = 1600, 1080
EDGE, TOP, HEAD = 34, 122, 150
LEFT = 430
"""Width of the part with the names."""
TOTAL = 190
SOURCES: tuple[tuple[str, str, Color], ...] = (
    ("tokens", "laurel", "leaf-text"), ("chronos", "hourglass", "umber"), ("family_legends", "lyre", "umber"),
    ("level_legends", "level", "ink"), ("prestige", "sword", "rust"), ("family_tiles", "coin-family", "umber"),
    ("level_tiles", "coin-level", "umber"), ("citizens", "believer", "alert"),
)  # fmt: skip
"""Field of `ScoreView`, what stands over its numbers, and in which color."""


def sources(brief: Brief) -> list[tuple[str, str, Color]]:
    """What counts in this match: prestige only with Ares."""
    return [source for source in SOURCES if source[0] != "prestige" or brief.view.prestige]


def points(score: ScoreView, source: str) -> int:
    """Points from one source."""
    found = getattr(score, source)
    assert isinstance(found, int)
    return found


def ranked(brief: Brief) -> list[SeatView]:
    """Seats by points, then by Gold, then by number."""
    return sorted(brief.view.players, key=lambda seat: (-seat.score.total, -seat.gold, seat.seat))


def signed(number: int) -> str:
    """A number with a true minus."""
    return str(number).replace("-", "−")


def _sign(canvas: Canvas, brief: Brief, name: str, color: Color, x: float, y: float) -> None:
    if name == "level":
        canvas.put(parts.level_disc(2, 58), x, y)
    elif name.startswith("coin-"):
        family = brief.view.families[-1] if name == "coin-family" else ""
        vp = 5 if family else 4
        canvas.put(parts.bonus(family, 2, vp, 66), x, y)
    else:
        shown = parts.family_of(brief.view.families[-1]).emblem if name == "lyre" else name
        canvas.put(icon(shown, 56, color, "ivory"), x, y)


def _heads(canvas: Canvas, brief: Brief, step: float) -> None:
    y = TOP + HEAD / 2
    canvas.plate((EDGE, TOP, WIDTH - EDGE, TOP + HEAD - 14), "ivory", 14, "ink", 3)
    for i, (field, name, color) in enumerate(sources(brief)):
        x = EDGE + LEFT + (i + 0.5) * step
        _sign(canvas, brief, name, color, x, y - 32)
        word = brief.words(f"picture-elysium-source-{field.replace('_', '-')}")
        first, _, second = word.partition(" ")
        for line, part in enumerate((first, second)):
            place = (x, y + (16 if second else 28) + line * 26)
            canvas.text(place, part, 26, "umber", SEMIBOLD, "mm", room=step - 6, needed=False)
    total = brief.words("picture-elysium-source-total")
    canvas.text((WIDTH - EDGE - TOTAL / 2, y - 6), total, 40, "ink", BOLD, "mm", room=TOTAL - 20)


def _who(canvas: Canvas, brief: Brief, seat: SeatView, y: int, high: int, leads: bool) -> None:
    middle = y + high / 2
    canvas.rounded((EDGE + 3, y + 3, EDGE + 124, y + high - 3), owner_of(seat.seat).tint, 13)
    canvas.fill((EDGE + 110, y + 3, EDGE + 125, y + high - 3), "ivory")
    canvas.put(owner(seat.seat, 84), EDGE + 57, middle)
    if leads:
        canvas.put(icon("star", 44, "gold", edge="ink"), EDGE + 88, middle - 46)
    name = brief.name(seat.seat)
    canvas.text((EDGE + 128, middle - 26), name, 42, "ink", BOLD, "lm", room=LEFT - 140, needed=False)
    parts.amount(canvas, EDGE + 146, middle + 34, "coin", seat.gold, "bronze", 38, 38)


def _row(canvas: Canvas, brief: Brief, seat: SeatView, y: int, high: int, step: float, most: int) -> None:
    leads = seat is ranked(brief)[0] or (seat.score.total, seat.gold) == _best(brief)
    canvas.plate((EDGE, y, WIDTH - EDGE, y + high), "ivory", 16, "gold" if leads else "ink", 6 if leads else 3)
    _who(canvas, brief, seat, y, high, leads)
    middle = y + high / 2 - 14
    for i, (field, _, _) in enumerate(sources(brief)):
        number = points(seat.score, field)
        ink = "alert" if number < 0 else "ink" if number else "ash"
        canvas.text((EDGE + LEFT + (i + 0.5) * step, middle), signed(number), 56, ink, SERIF, "mm", room=step - 10)
    x, right, bottom = EDGE + LEFT + 14, WIDTH - EDGE - TOTAL, y + high - 24
    canvas.plate((x, bottom - 18, right - 14, bottom), "linen", 9, drop=False)
    wide = (right - 14 - x) * max(0, seat.score.total) / max(1, most)
    if wide > 20:
        canvas.plate((x, bottom - 18, x + wide, bottom), owner_of(seat.seat).fill, 9, "ink", 3, drop=False)
    canvas.put(icon("laurel", min(170, high - 20), "bronze"), WIDTH - EDGE - TOTAL / 2, y + high / 2)
    said = signed(seat.score.total)
    size = 78 if len(said) < 3 else 58
    canvas.text((WIDTH - EDGE - TOTAL / 2, y + high / 2 - 4), said, size, "ink", SERIF, "mm", room=118)


def _best(brief: Brief) -> tuple[int, int]:
    first = ranked(brief)[0]
    return first.score.total, first.gold


def draw_score(brief: Brief) -> Canvas:
    """One row per seat, most points first, 1600 by 1080."""
    seats = ranked(brief)
    canvas = brief.table(WIDTH, HIGHEST)
    canvas.header(brief.words("picture-elysium-score-title"), brief.headline, note=brief.revision)
    step = (WIDTH - 2 * EDGE - LEFT - TOTAL) / len(sources(brief))
    _heads(canvas, brief, step)
    room = HIGHEST - TOP - HEAD - 24
    high = min(330, room // len(seats) - 16)
    most = max(1, *(seat.score.total for seat in seats))
    for i, seat in enumerate(seats):
        _row(canvas, brief, seat, TOP + HEAD + 6 + i * (high + 16), high, step, most)
    return canvas
