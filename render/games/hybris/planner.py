"""What the viewer can pay, and what comes next on tracks: for the picture of the own seat."""

from __future__ import annotations

from render.canvas import Canvas
from render.games.hybris import parts
from render.games.hybris.brief import Brief
from render.lettering import BOLD, length
from render.palette import Color
from render.shapes import Box
from rules.games.hybris.view import NextView, PlannerView, PriceView, SeatView

HEAD, CHIP, GAP = 62, 62, 10
SIZE = 36
THEN = "›"


def planner_of(brief: Brief, seat: SeatView) -> PlannerView | None:
    """The planner of a seat, if it is the viewer's own and the match goes on."""
    return brief.view.planner if seat.seat == brief.view.viewer.seat and not brief.view.over else None


def next_of(brief: Brief, seat: SeatView, key: str) -> NextView | None:
    """What comes next on a track, `sparks` or a thread."""
    planner = planner_of(brief, seat)
    return next((one for one in planner.steps if one.key == key), None) if planner is not None else None


def _rows(brief: Brief, planner: PlannerView, wide: float) -> list[list[tuple[PriceView, float]]]:
    """Rows of prices with their widths: as many as have room, which then share what is left."""
    rows: list[list[tuple[PriceView, float]]] = [[]]
    for one in planner.prices:
        needed = min(_chip_wide(brief, one), wide)
        if rows[-1] and sum(each + GAP for _, each in rows[-1]) + needed > wide:
            rows.append([])
        rows[-1].append((one, needed))
    for row in rows[:-1]:
        more = (wide + GAP - sum(each + GAP for _, each in row)) / len(row)
        row[:] = [(one, each + more) for one, each in row]
    return rows


def _chip_wide(brief: Brief, one: PriceView) -> float:
    """Width that a chip needs."""
    costs = sum(SIZE + 16 + length(str(cost.n), SIZE, BOLD) for cost in one.costs)
    if not one.gains:
        return 12 + costs + 4 + length(_label(brief, one), SIZE, BOLD) + 18
    return 12 + costs + length(THEN, 40, BOLD) + 8 + parts.amounts_wide(one.gains, SIZE) + 10


def planner_high(brief: Brief, seat: SeatView, wide: float) -> int:
    """Height of the plate; 0 without a planner."""
    planner = planner_of(brief, seat)
    return HEAD + len(_rows(brief, planner, wide - 40)) * (CHIP + GAP) + 8 if planner is not None else 0


def draw_planner(canvas: Canvas, brief: Brief, seat: SeatView, x: float, y: float, wide: float) -> None:
    """A plate with a chip for each price; one that cannot be paid is pale."""
    planner = planner_of(brief, seat)
    if planner is None:
        return
    canvas.plate((x, y, x + wide, y + planner_high(brief, seat, wide)), "ivory", 14, "ink", 3)
    parts.heading(canvas, (x + 22, y + 34), brief.words("picture-hybris-planner"))
    for i, row in enumerate(_rows(brief, planner, wide - 40)):
        top, left = y + HEAD + i * (CHIP + GAP), x + 20
        for one, needed in row:
            _chip(canvas, brief, one, (round(left), top, round(left + needed), top + CHIP))
            left += needed + GAP


def _chip(canvas: Canvas, brief: Brief, one: PriceView, box: Box) -> None:
    x0, y0, x1, y1 = box
    canvas.plate(box, "linen" if one.payable else "ivory", 10, "ink" if one.payable else "hollow", 3, drop=False)
    ink: Color = "ink" if one.payable else "stone"
    color: Color | None = None if one.payable else "stone"
    x, middle = float(x0 + 12), (y0 + y1) / 2
    for cost in one.costs:
        x = parts.amount(canvas, x, middle, cost.what, cost.n, SIZE, ink, color) + 10
    if one.gains:
        x += canvas.text((x, middle - 1), THEN, 40, ink, BOLD) + 8
        parts.amounts(canvas, x, middle, one.gains, SIZE, color, ink)
    else:
        parts.line(canvas, (x + 4, middle - 1), _label(brief, one), SIZE, ink, BOLD, room=x1 - x - 14)


def _label(brief: Brief, one: PriceView) -> str:
    """What is paid for, shorter than in a sentence."""
    kind, _, rest = one.key.partition(":")
    if kind == "activate":
        return brief.words("picture-hybris-person", kind=rest)
    if rest in brief.technologies:
        return brief.title(brief.technologies[rest].name)
    return brief.words(f"picture-hybris-price-{kind}")
