"""Right of the map: a panel per side, and between them what the marks mean or what happened last."""

from __future__ import annotations

from render.canvas import Canvas
from render.games.storm.brief import Brief
from render.games.storm.shields import BLAZONS, EMBLEMS, LIVERIES, Livery, put_shield, shield
from render.icons import icon
from render.lettering import BLACK, BOLD, SEMIBOLD, SERIF, length
from render.marks import SMALLEST, gold_frame, owner, target
from render.palette import Color, mix
from render.shapes import Box, solid
from rules.games.storm.data import UNITS
from rules.games.storm.view import CHTHONIAN, SideView, UnitView

ARMY, ROW = 9, 5
"""Units of a side, and how many of them stand in a row while nobody is known."""
LINES = 4
"""Up to so many units are listed by name; more stand in three columns without."""


class Row:
    """One unit in a panel's list: on the map, or lost."""

    def __init__(self, unit: UnitView, *, lost: bool) -> None:
        self.unit, self.lost = unit, lost

    @property
    def name(self) -> str:
        """The key of the unit."""
        return self.unit.name or ""


def rows_of(brief: Brief, side: SideView) -> list[Row]:
    """The units of a side this picture may name, strongest first, then those that are lost."""
    units = [unit for unit in map(brief.seen, side.units) if unit.name is not None]
    fallen = [
        UnitView(alias=name, side=side.side, region=0, name=name, strength=UNITS[name].strength, shown=True)
        for name in side.lost
    ]
    return [Row(unit, lost=False) for unit in units] + [Row(unit, lost=True) for unit in fallen]


def _subtitle(brief: Brief, side: SideView) -> str:
    """The side, or, where both decide at once, whether it is ready or has chosen."""
    fight = brief.view.fight
    if brief.view.phase == "setup":
        return brief.words("picture-storm-setting", ready="yes" if side.ready else "no")
    if fight is not None and brief.view.phase == "combat":
        chosen = any(one.side == side.side and one.chosen for one in fight.sides)
        return brief.words("picture-storm-choosing", ready="yes" if chosen else "no")
    return brief.title(side.side)


def _head(canvas: Canvas, box: Box, brief: Brief, side: SideView) -> None:
    x0, y0, x1, _ = box
    wears = LIVERIES[side.side]
    blazon = wears.figure if side.side == CHTHONIAN else wears.ring
    left = x0 + 24
    if side.seat is not None:
        canvas.put(owner(side.seat, 62), x0 + 48, y0 + 54)
        left = x0 + 90
    name, subtitle = brief.player(side.side), _subtitle(brief, side)
    fits = length(name, 40, BOLD) <= x1 - 98 - left
    canvas.put(
        icon(BLAZONS[side.side], 74 if fits else 48, blazon), x1 - (52 if fits else 40), y0 + (54 if fits else 82)
    )
    room = x1 - (98 if fits else 20) - left
    canvas.text((left, y0 + 36), name, 40, wears.ink, BOLD, room=room, needed=False)
    canvas.text((left, y0 + 78), subtitle, 36, wears.label, SEMIBOLD, room=x1 - 76 - left)


def _numbers(canvas: Canvas, box: Box, brief: Brief, side: SideView) -> None:
    wears = LIVERIES[side.side]
    pairs = (("honor", side.honor, wears.laurel), ("brazier", side.energy, wears.fire))
    for i, (name, number, color) in enumerate(pairs):
        x, y = box[0] + 24 + i * 184, box[1]
        canvas.put(icon(name, 70, color), x + 38, y + 142)
        canvas.text((x + 82, y + 138), str(number).replace("-", "−"), 66, wears.ink, SERIF)
        word = brief.words("picture-storm-honor" if i == 0 else "picture-storm-energy")
        canvas.text((x + 80, y + 196), word, 36, wears.label, SEMIBOLD, "mm")


def _counts(canvas: Canvas, box: Box, brief: Brief, side: SideView) -> None:
    x0, y0, x1, _ = box
    wears = LIVERIES[side.side]
    rule: Color = mix("umber", "ink", 0.2) if side.side == CHTHONIAN else "sand"
    canvas.fill((x0 + 22, y0 + 223, x1 - 22, y0 + 225), rule)
    y = y0 + 262
    canvas.put(shield(side.side, 48), x0 + 48, y + 2)
    canvas.text((x0 + 84, y), brief.words("picture-storm-hidden", count=side.hidden), 36, wears.ink, room=150)
    canvas.put(icon("skull", 36, wears.label, wears.panel), x0 + 256, y)
    canvas.text((x0 + 284, y), brief.words("picture-storm-lost", count=len(side.lost)), 36, wears.ink, room=100)


def _emblem(canvas: Canvas, row: Row, x: float, y: float, wears: Livery) -> None:
    """A small shield as it lies on the map; what is lost is a pale figure without one."""
    if row.lost:
        canvas.put(icon(EMBLEMS[row.name], 34, wears.label, wears.panel), x, y)
    elif row.unit.shown:
        canvas.put(icon(EMBLEMS[row.name], 38, wears.figure, wears.panel), x, y)
    else:
        put_shield(canvas, row.unit, x, y, 46, tab=False)


def _line(canvas: Canvas, box: Box, y: float, brief: Brief, row: Row) -> None:
    x0, _, x1, _ = box
    wears = LIVERIES[row.unit.side]
    _emblem(canvas, row, x0 + 48, y, wears)
    color = wears.label if row.lost else wears.ink
    canvas.text((x0 + 84, y - 1), brief.unit_name(row.name), 36, color, room=200)
    number = brief.numbers.get(f"unit:{row.unit.alias}", 0)
    if row.lost:
        if number:
            target(canvas, number, x1 - 48, y, SMALLEST)
        else:
            canvas.put(icon("skull", 28, wears.label, wears.panel), x1 - 40, y)
        return
    canvas.text((x1 - 84, y - 1), str(row.unit.strength), 36, wears.ink, BLACK, "mm")
    canvas.text((x1 - 24, y - 1), str(row.unit.region), 36, wears.label, SEMIBOLD, "rm")


def _cell(canvas: Canvas, x: float, y: float, brief: Brief, row: Row) -> None:
    wears = LIVERIES[row.unit.side]
    _emblem(canvas, row, x + 20, y, wears)
    number = brief.numbers.get(f"unit:{row.unit.alias}", 0)
    if row.lost:
        if number:
            target(canvas, number, x + 66, y, SMALLEST)
        else:
            canvas.put(icon("skull", 26, wears.label, wears.panel), x + 60, y)
        return
    canvas.text((x + 57, y - 1), str(row.unit.strength), 36, wears.ink, BLACK, "mm")
    canvas.text((x + 76, y), str(row.unit.region), 36, wears.label, SEMIBOLD)


def _nobody_known(canvas: Canvas, box: Box, side: SideView) -> None:
    """While nobody is known: a closed shield for everybody who has been placed, a ring for who is still to come."""
    x0, y0, x1, _ = box
    wears, step, size = LIVERIES[side.side], (x1 - x0 - 24) / ROW, 64
    for i in range(ARMY):
        row, column = divmod(i, ROW)
        count = min(ROW, ARMY - row * ROW)
        x, y = (x0 + x1) / 2 + (column - (count - 1) / 2) * step, y0 + 340 + row * 82
        if i < side.hidden:
            canvas.put(shield(side.side, size), x, y)
        else:
            canvas.put(solid(size, size, "circle", mix(wears.panel, wears.label, 0.4)), x, y)
            canvas.put(solid(size - 6, size - 6, "circle", wears.panel), x, y)


def draw_side(canvas: Canvas, box: Box, brief: Brief, side: SideView) -> None:
    """A side: mark, name, honor, energy, how many are hidden and lost, who is known and where; 394 by 484."""
    if brief.acting(side.side):
        gold_frame(canvas, box, 14, 7)
    canvas.plate(box, LIVERIES[side.side].panel, 14, "ink", 3, drop=not brief.acting(side.side))
    _head(canvas, box, brief, side)
    _numbers(canvas, box, brief, side)
    _counts(canvas, box, brief, side)
    x0, y0, _, _ = box
    rows = rows_of(brief, side)
    if not rows:
        _nobody_known(canvas, box, side)
    for i, row in enumerate(rows):
        if len(rows) <= LINES:
            _line(canvas, box, y0 + 322 + i * 42, brief, row)
        else:
            _cell(canvas, x0 + 22 + i % 3 * 122, y0 + 326 + i // 3 * 54, brief, row)
