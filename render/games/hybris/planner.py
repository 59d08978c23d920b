"""What the viewer can pay, and what comes next on tracks: for the picture of the own seat."""

from __future__ import annotations

from render.canvas import Canvas
from render.games.hybris import parts
from render.games.hybris.brief import Brief
from render.lettering import BOLD
from render.palette import Color
from render.shapes import Box
from rules.games.hybris.view import NextView, PlannerView, PriceView, SeatView

ACROSS = 4
HEAD, CHIP, GAP = 62, 62, 10


def planner_of(brief: Brief, seat: SeatView) -> PlannerView | None:
    """The planner of a seat, if it is the viewer's own and the match goes on."""
    return brief.view.planner if seat.seat == brief.view.viewer.seat and not brief.view.over else None


def next_of(brief: Brief, seat: SeatView, key: str) -> NextView | None:
    """What comes next on a track, `sparks` or a thread."""
    planner = planner_of(brief, seat)
    return next((one for one in planner.steps if one.key == key), None) if planner is not None else None


def _rows(planner: PlannerView) -> list[list[PriceView]]:
    """So many prices in a row."""
    return [planner.prices[i : i + ACROSS] for i in range(0, len(planner.prices), ACROSS)]


def planner_high(brief: Brief, seat: SeatView) -> int:
    """Height of the plate; 0 without a planner."""
    planner = planner_of(brief, seat)
    return HEAD + len(_rows(planner)) * (CHIP + GAP) + 8 if planner is not None else 0


def draw_planner(canvas: Canvas, brief: Brief, seat: SeatView, x: float, y: float, wide: float) -> None:
    """A plate with a chip for each price; one that cannot be paid is pale."""
    planner = planner_of(brief, seat)
    if planner is None:
        return
    canvas.plate((x, y, x + wide, y + planner_high(brief, seat)), "ivory", 14, "ink", 3)
    parts.heading(canvas, (x + 22, y + 34), brief.words("picture-hybris-planner"))
    step = (wide - 40 + GAP) / ACROSS
    for i, row in enumerate(_rows(planner)):
        top = y + HEAD + i * (CHIP + GAP)
        for k, one in enumerate(row):
            left = x + 20 + k * step
            _chip(canvas, brief, one, (round(left), top, round(left + step - GAP), top + CHIP))


def _chip(canvas: Canvas, brief: Brief, one: PriceView, box: Box) -> None:
    x0, y0, x1, y1 = box
    canvas.plate(box, "linen" if one.payable else "ivory", 10, "ink" if one.payable else "hollow", 3, drop=False)
    ink: Color = "ink" if one.payable else "stone"
    color: Color | None = None if one.payable else "stone"
    x, middle = float(x0 + 12), (y0 + y1) / 2
    for cost in one.costs:
        x = parts.amount(canvas, x, middle, cost.what, cost.n, 36, ink, color) + 10
    if one.gains:
        x += canvas.text((x, middle - 1), "›", 40, ink, BOLD) + 8
        parts.amounts(canvas, x, middle, one.gains, 36, color, ink)
    else:
        parts.line(canvas, (x + 4, middle - 1), _label(brief, one), 36, ink, BOLD, room=x1 - x - 14)


def _label(brief: Brief, one: PriceView) -> str:
    """What is paid for, shorter than in a sentence."""
    kind, _, rest = one.key.partition(":")
    if kind == "activate":
        return brief.words("picture-hybris-person", kind=rest)
    if rest in brief.technologies:
        return brief.title(brief.technologies[rest].name)
    return brief.words(f"picture-hybris-price-{kind}")
