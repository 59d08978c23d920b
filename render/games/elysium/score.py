"""The end: every seat's points by source, in the order in which they are counted."""

from __future__ import annotations

from msgspec import Struct

from render.canvas import Canvas
from render.games.elysium import parts
from render.games.elysium.brief import Brief
from render.icons import icon
from render.lettering import BOLD, SEMIBOLD, SERIF
from render.marks import owner
from render.palette import Color, owner_of
from rules.games.elysium.view import ANY, ScoreView, SeatView

WIDTH, HIGHEST = 1600, 1080
EDGE, TOP, HEAD = 34, 122, 150
LEFT = 486
"""Width of the part with the names."""
TINT = 150
"""Width of the owner's ground at the left end."""
TOTAL = 214
FOUR = 178
"""Height of a row when there are four."""
SOURCES: tuple[tuple[str, str, Color], ...] = (
    ("tokens", "laurel", "leaf-text"), ("chronos", "hourglass", "umber"), ("family_legends", "joined", "umber"),
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
    """Seats by points, then by Gold, then by number; those who resigned come last."""
    return sorted(brief.view.players, key=lambda seat: (seat.resigned, -seat.score.total, -seat.gold, seat.seat))


def won(brief: Brief, seat: SeatView) -> bool:
    """True for the first of all, and for whoever ties with it in points and Gold; nobody wins who resigned."""
    first = ranked(brief)[0]
    return not seat.resigned and (seat.score.total, seat.gold) == (first.score.total, first.gold)


def signed(number: int) -> str:
    """A number with a true minus."""
    return str(number).replace("-", "−")


def _sign(canvas: Canvas, name: str, color: Color, x: float, y: float) -> None:
    """What stands over a source; that of families is no family's own."""
    if name == "level":
        canvas.put(parts.level_disc(2, 58), x, y)
    elif name == "joined":
        canvas.put(parts.joined(68), x, y)
    elif name.startswith("coin-"):
        family = name == "coin-family"
        canvas.put(parts.bonus(ANY if family else "", 2, 5 if family else 4, 66), x, y)
    else:
        canvas.put(icon(name, 56, color, "ivory"), x, y)


def _heads(canvas: Canvas, brief: Brief, step: float) -> None:
    y = TOP + HEAD / 2
    canvas.plate((EDGE, TOP, WIDTH - EDGE, TOP + HEAD - 14), "ivory", 14, "ink", 3)
    for i, (field, name, color) in enumerate(sources(brief)):
        x = EDGE + LEFT + (i + 0.5) * step
        _sign(canvas, name, color, x, y - 32)
        word = brief.words(f"picture-elysium-source-{field.replace('_', '-')}")
        first, _, second = word.partition(" ")
        for line, part in enumerate((first, second)):
            place = (x, y + (16 if second else 28) + line * 26)
            canvas.text(place, part, 26, "umber", SEMIBOLD, "mm", room=step - 6, needed=False)
    total = brief.words("picture-elysium-source-total")
    canvas.text((WIDTH - EDGE - TOTAL / 2, y - 6), total, 40, "ink", BOLD, "mm", room=TOTAL - 20)


class Row(Struct, frozen=True):
    """Where a seat's line stands, and in which tones: that of a winner is reversed, light on black."""

    y: int
    high: int
    ground: Color
    ink: Color
    nothing: Color
    loss: Color

    @property
    def middle(self) -> float:
        """Where its numbers stand."""
        return self.y + self.high / 2 - 14

    def sized(self, size: int) -> int:
        """A size that suits four rows, larger in a higher row."""
        return round(size * min(1.35, self.high / FOUR))


def _row_of(y: int, high: int, wins: bool) -> Row:
    if wins:
        return Row(y, high, "ink", "ivory", "stone", "#FF9E80")
    return Row(y, high, "ivory", "ink", "ash", "alert")


def _who(canvas: Canvas, brief: Brief, seat: SeatView, row: Row, wins: bool) -> None:
    """Mark, crowned for a winner, name, and the Gold that breaks a tie."""
    y, middle = row.y, row.y + row.high / 2
    canvas.rounded((EDGE + 5, y + 5, EDGE + TINT, y + row.high - 5), owner_of(seat.seat).tint, 12)
    canvas.fill((EDGE + TINT - 14, y + 5, EDGE + TINT, y + row.high - 5), row.ground)
    if wins:
        canvas.put(icon("laurel", 128, "ink"), EDGE + 70, middle)
    canvas.put(owner(seat.seat, 76 if wins else 84), EDGE + 70, middle - (2 if wins else 0))
    if seat.resigned:
        canvas.put(icon("crossmark", 70, "alert", edge="ivory"), EDGE + 70, middle)
    left, name = EDGE + TINT + 8, brief.name(seat.seat)
    canvas.text((left, middle - row.sized(28)), name, 46, row.ink, BOLD, "lm", room=LEFT - TINT - 18, needed=False)
    canvas.put(icon("coin", 40, "gold" if wins else "bronze", row.ground), left + 20, middle + row.sized(34))
    canvas.text((left + 48, middle + row.sized(34) - 1), str(seat.gold), 40, row.ink, SERIF, "lm", needed=False)


def _bar(canvas: Canvas, seat: SeatView, row: Row, most: int) -> None:
    """How far a total reaches, measured by the largest."""
    x, right, bottom, thick = EDGE + LEFT + 14, WIDTH - EDGE - TOTAL - 14, row.y + row.high - 22, row.sized(20)
    canvas.plate((x, bottom - thick, right, bottom), "soot" if row.ground == "ink" else "linen", thick // 2, drop=False)
    wide = (right - x) * max(0, seat.score.total) / max(1, most)
    if wide > 20:
        edge = "ivory" if row.ground == "ink" else "ink"
        canvas.plate((x, bottom - thick, x + wide, bottom), owner_of(seat.seat).fill, thick // 2, edge, 3, drop=False)


def _row(canvas: Canvas, brief: Brief, seat: SeatView, row: Row, step: float) -> None:
    wins = row.ground == "ink"
    canvas.plate((EDGE, row.y, WIDTH - EDGE, row.y + row.high), row.ground, 16, "gold" if wins else "ink", 5)
    _who(canvas, brief, seat, row, wins)
    for i, (field, _, _) in enumerate(sources(brief)):
        number = points(seat.score, field)
        ink = row.loss if number < 0 else row.ink if number else row.nothing
        place = EDGE + LEFT + (i + 0.5) * step, row.middle
        canvas.text(place, signed(number), row.sized(56), ink, SERIF, "mm", room=step - 8)
    _bar(canvas, seat, row, max(1, *(player.score.total for player in brief.view.players)))
    total = signed(seat.score.total)
    place = WIDTH - EDGE - TOTAL / 2, row.y + row.high / 2 - 4
    canvas.text(place, total, row.sized(104), "gold" if wins else "ink", SERIF, "mm", room=TOTAL - 24)


def draw_score(brief: Brief) -> Canvas:
    """One row per seat, most points first, the winners' reversed; 1600 by 1080."""
    seats = ranked(brief)
    canvas = brief.table(WIDTH, HIGHEST)
    canvas.header(brief.words("picture-elysium-score-title"), brief.headline)
    step = (WIDTH - 2 * EDGE - LEFT - TOTAL) / len(sources(brief))
    _heads(canvas, brief, step)
    high = (HIGHEST - TOP - HEAD - 24) // len(seats) - 16
    for i, seat in enumerate(seats):
        row = _row_of(TOP + HEAD + 6 + i * (high + 16), high, won(brief, seat))
        _row(canvas, brief, seat, row, step)
    return canvas
