"""The end: every seat's points by source, a bar to compare them, and the plans laid open."""

from __future__ import annotations

from render.canvas import PLATES, Canvas, Plate
from render.games.pantheum import parts
from render.games.pantheum.board import draw_header
from render.games.pantheum.brief import Brief
from render.games.pantheum.seat import points_of
from render.icons import icon
from render.lettering import BOLD, SEMIBOLD, SERIF
from render.marks import owner
from render.palette import Color, owner_of
from render.words import signed
from rules.games.pantheum.view import PlanView, SeatView

WIDTH = 1600
EDGE, GUTTER, TOP = 34, 20, 122
ROW_HIGH, LEAST_HIGH = 280, 1080
BAND = 128
PLAN_GAP = 4
SOURCE_COLORS: dict[str, Color] = {"plan": "gold", "favor": "terracotta", "strongest": "ink", "bonus": "violet"}
ORDER = ("plan", "favor", "strongest", "bonus", "blight")


def total(seat: SeatView) -> int:
    """All points of a seat that the viewer may count."""
    return sum(points for _, points in points_of(seat))


@PLATES.kept
def _plan(rows: tuple[str, ...], true: frozenset[tuple[int, int]], cell: int, ground: Color) -> Plate:
    """A plan in small: element on its color where it came true, pale where it did not."""
    side = 4 * (cell + PLAN_GAP) - PLAN_GAP
    canvas = Canvas.blank(side, side, ground)
    for row in range(4):
        for col in range(4):
            kind = rows[row][col]
            left, top = col * (cell + PLAN_GAP), row * (cell + PLAN_GAP)
            box = (left, top, left + cell, top + cell)
            if kind == "X":
                canvas.plate(box, "ink", 6, drop=False)
                continue
            good = (row, col) in true
            canvas.plate(box, "gold" if good else "linen", 6, "ink" if good else "sand", 2, drop=False)
            sign = parts.ELEMENT_ICONS[parts.LANDSCAPE_ELEMENT[kind]]
            size = round(cell * 0.68)
            figure = parts.element(parts.LANDSCAPE_ELEMENT[kind], size) if good else icon(sign, size, "hollow", "linen")
            canvas.put(figure, left + cell / 2, top + cell / 2)
    return Plate(canvas, 0)


def _stamp_plan(canvas: Canvas, plan: PlanView, x: float, y: float, cell: int, ground: Color) -> None:
    true = frozenset((row, col) for row, col in plan.matches)
    canvas.stamp(_plan(tuple(plan.rows), true, cell, ground), x, y)


def _sources(canvas: Canvas, brief: Brief, seat: SeatView, x: float, y: float, step: float) -> None:
    found = dict(points_of(seat))
    shown = [source for source in ORDER if source in found]
    for i, source in enumerate(shown):
        points, left = found[source], x + i * step
        color = SOURCE_COLORS.get(source, "alert")
        canvas.plate((left, y - 40, left + 14, y + 38), color, 5, "ink", 2, drop=False)
        said = signed(points)
        ink = "alert" if points < 0 else "ink" if points else "ash"
        canvas.text((left + 28, y - 14), said, 56, ink, SERIF, "lm")
        word = brief.words(f"picture-pantheum-source-{source}")
        canvas.text((left + 28, y + 30), word, 36, "umber", SEMIBOLD, "lm", room=step - 30)


def _bar(canvas: Canvas, seat: SeatView, x: float, y: float, w: float, most: int) -> None:
    """Points as lengths, in the order of the numbers above; what Blight takes is a hollow at the end."""
    found = dict(points_of(seat))
    high = 40
    canvas.plate((x, y, x + w, y + high), "linen", 8, drop=False)
    left = x
    for source in ORDER:
        long = max(0, found.get(source, 0)) * w / max(1, most)
        if long >= 3:
            canvas.fill((left, y, left + long, y + high), "ink")
            canvas.fill((left + 2, y + 2, left + long - 2, y + high - 2), SOURCE_COLORS[source])
            left += long
    lost = min(left - x, -found.get("blight", 0) * w / max(1, most))
    if lost >= 3:
        canvas.fill((left - lost + 2, y + 2, left - 2, y + high - 2), "wine")
    if lost >= 36:
        canvas.put(icon("skull", 30, "ivory", "wine"), left - lost / 2, y + high / 2)


def _row(canvas: Canvas, brief: Brief, seat: SeatView, top: int, most: int, leads: bool) -> None:
    x0, x1, y1 = EDGE, WIDTH - EDGE, top + ROW_HIGH - GUTTER
    canvas.plate((x0, top, x1, y1), "ivory", 16, "ink", 3)
    tint = owner_of(seat.seat).tint
    high = y1 - top - 6
    canvas.rounded((x0 + 3, top + 3, x0 + 3 + BAND, top + 3 + high), tint, 13)
    canvas.fill((x0 + BAND - 12, top + 3, x0 + BAND + 4, y1 - 3), "ivory")
    canvas.fill((x0 + BAND - 12, top + 3, x0 + BAND - 9, y1 - 3), "ink")
    middle = x0 + (BAND - 9) / 2 + 2
    canvas.put(owner(seat.seat, 90), middle, top + 72)
    canvas.put(icon(parts.GOD_EMBLEMS.get(seat.god, "star"), 78, "ink", tint), middle, y1 - 64)
    x = x0 + BAND + 16
    plan = brief.view.plans[seat.seat] if seat.seat < len(brief.view.plans) and not below(brief) else None
    cell = 51
    room = (x1 - 24 - 4 * (cell + PLAN_GAP) if plan is not None else x1 - 24) - x
    used = canvas.text((x, top + 48), brief.name(seat.seat), 46, "ink", BOLD, "lm", room=room - 360, needed=False)
    canvas.text((x + used + 16, top + 51), brief.words(f"pantheum-god-{seat.god}"), 36, "stone")
    count = len(points_of(seat))
    _sources(canvas, brief, seat, x, top + 138, (room - 250) / count)
    _bar(canvas, seat, x, y1 - 62, room - 250, most)
    canvas.put(icon("laurel", 190, "bronze"), x + room - 116, (top + y1) / 2)
    if leads:
        canvas.put(icon("star", 46, "gold", edge="ink"), x + room - 116, top + 26)
    said = signed(total(seat))
    canvas.text((x + room - 116, (top + y1) / 2 - 6), said, 92 if len(said) < 3 else 66, "ink", SERIF, "mm", room=136)
    if plan is not None:
        _stamp_plan(canvas, plan, x1 - 20 - 4 * (cell + PLAN_GAP), top + 20, cell, "ivory")


def below(brief: Brief) -> bool:
    """True where so few seats play that their plans have room below, large."""
    return len(brief.view.players) <= 2 and bool(brief.view.plans)


def _large_plans(canvas: Canvas, brief: Brief, seats: list[SeatView], top: int, bottom: int) -> None:
    """Plans side by side in the order of the rows, each with its owner's mark."""
    cell = (bottom - top - 40) // 4 - PLAN_GAP
    side = 4 * (cell + PLAN_GAP) - PLAN_GAP
    wide = WIDTH // len(seats)
    for i, seat in enumerate(seats):
        x = i * wide + (wide - side) // 2 + 40
        canvas.plate((x - 112, top, x + side + 20, bottom), "soot", 20, "ink", 4)
        canvas.put(owner(seat.seat, 76), x - 56, top + 64)
        _stamp_plan(canvas, brief.view.plans[seat.seat], x, top + 20, cell, "soot")


def draw_score(brief: Brief) -> Canvas:
    """One row per seat, most points first, 1600 wide."""
    seats = sorted(brief.view.players, key=lambda seat: (-total(seat), seat.seat))
    most = max([sum(max(0, points) for _, points in points_of(seat)) for seat in seats], default=1)
    high = max(LEAST_HIGH, TOP + len(seats) * ROW_HIGH + 14)
    canvas = brief.table(WIDTH, high)
    draw_header(canvas, brief, brief.words("picture-pantheum-score-title"))
    top = TOP if below(brief) else TOP + (high - TOP - 14 - len(seats) * ROW_HIGH) // 2
    if below(brief):
        _large_plans(canvas, brief, seats, TOP + len(seats) * ROW_HIGH + 6, high - 34)
    for i, seat in enumerate(seats):
        _row(canvas, brief, seat, top + i * ROW_HIGH, most, total(seat) == total(seats[0]) and len(seats) > 1)
    return canvas
