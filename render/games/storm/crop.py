"""Part of the map drawn again, larger: one region with its neighbors and a list of who is in it, or all targets."""

from __future__ import annotations

from msgspec import structs

from render.canvas import Canvas
from render.crop import Part, Room, part_of
from render.games.storm.board import GRID
from render.games.storm.brief import Brief
from render.games.storm.field import Field, draw_ground
from render.games.storm.grid import Grid
from render.games.storm.shields import LIVERIES, put_shield
from render.lettering import BLACK, BOLD, SEMIBOLD
from render.marks import target
from rules.games.storm.view import RegionView, UnitView

WIDTH, HEAD = 1600, 92
EDGE = 34
LIST = 484
"""Width of the list of units."""
ROOM = Room(left=EDGE, top=HEAD + 35, right=WIDTH - EDGE, bottom=35, highest=1340, zoom=520 / GRID.wide)


def regions_meant(brief: Brief) -> list[int]:
    """The regions that markers and focus point at, by themselves or by a unit in them, and where a move begins."""
    refs = [*brief.numbers, brief.request.focus or ""]
    found = {int(ref.removeprefix("region:")) for ref in refs if ref.removeprefix("region:").isdecimal()}
    names = {ref.removeprefix("unit:") for ref in refs if ref.startswith("unit:")}
    found |= {region.number for region in brief.view.regions for unit in region.units if unit.alias in names}
    choosing, fight = brief.view.choosing, brief.view.fight
    if brief.own and choosing is not None:
        found.add(choosing.origin)
    elif not found and fight is not None:
        found.add(fight.region)
    return sorted(number for number in found if number in brief.regions)


def _fullest(brief: Brief) -> int:
    """The region with most units, the highest of several."""
    return max(brief.view.regions, key=lambda region: (len(region.units), region.height, region.number)).number


def subject(brief: Brief) -> int | None:
    """The one region whose units are listed; None when the picture is about several."""
    meant = regions_meant(brief) or [_fullest(brief)]
    return meant[0] if len(meant) == 1 else None


def _grid(part: Part, shown: list[RegionView]) -> Grid:
    """The map's grid so that these regions lie where the part has them."""
    wide, high = round(GRID.wide * part.scale[0]), round(GRID.high * part.scale[1])
    columns, heights = [one.q for one in shown], [one.height for one in shown]
    x, y = part.middle
    left = x - ((min(columns) + max(columns)) / 2 + 2) * wide * 0.75
    return Grid(left=left, bottom=y + (min(heights) + max(heights)) / 2 * high / 2, wide=wide, high=high)


def _word(brief: Brief, unit: UnitView) -> str:
    return brief.words("picture-storm-unknown") if unit.name is None else brief.unit_name(unit.name)


def _list(canvas: Canvas, brief: Brief, region: RegionView) -> None:
    """Everybody in a region, one below the other, with names and numbers."""
    last = len(region.units) + 99
    units = sorted(brief.units(region), key=lambda unit: brief.numbers.get(f"unit:{unit.alias}", last))
    x0, x1, y0 = WIDTH - EDGE - LIST, WIDTH - EDGE, HEAD + 34
    step = min(132, (canvas.height - y0 - 130) // max(4, len(units)))
    canvas.plate((x0, y0, x1, y0 + 96 + max(1, len(units)) * step), "#0F2430", 14, "#3B5A66", 2, drop=False)
    title = brief.words("picture-storm-crop-title", place=brief.place(region.number))
    canvas.text((x0 + 24, y0 + 46), title, 38, "ivory", BOLD, room=LIST - 48)
    if not units:
        canvas.text((x0 + 24, y0 + 96 + step / 2), brief.words("picture-storm-empty"), 36, "sand", SEMIBOLD)
    size = min(92, step - 14)
    for i, unit in enumerate(units):
        y = y0 + 90 + step * (i + 0.5)
        canvas.plate((x0 + 14, y - step / 2 + 4, x1 - 14, y + step / 2 - 4), LIVERIES[unit.side].panel, 10, drop=False)
        put_shield(canvas, unit, x0 + 74, y, size, tab=False)
        _who(canvas, brief, unit, x0 + 136, x1, y, large=step > 90)


def _who(canvas: Canvas, brief: Brief, unit: UnitView, left: float, right: float, y: float, *, large: bool) -> None:
    wears = LIVERIES[unit.side]
    number = brief.numbers.get(f"unit:{unit.alias}", 0)
    end = right - 96 if number else right - 30
    unseen = large and unit.name is not None and not unit.shown
    if number:
        target(canvas, number, right - 54, y, 62 if large else 50, chosen=f"unit:{unit.alias}" in brief.chosen)
    if unit.strength is not None:
        canvas.text((end, y - 2), str(unit.strength), 50, wears.ink, BLACK, "rm")
    said = (left, y - (16 if unseen else 2))
    canvas.text(said, _word(brief, unit), 38, wears.ink, BOLD, room=end - 44 - left, needed=False)
    if unseen:
        canvas.text((left, y + 24), brief.words("picture-storm-own-unseen"), 36, wears.label, SEMIBOLD)


def draw_crop(brief: Brief) -> Canvas:
    """Regions and what surrounds them; with one region alone also who is in it, name by name."""
    about = subject(brief)
    marked = [f"region:{number}" for number in ([about] if about is not None else regions_meant(brief))]
    aside = LIST + 26 if about is not None else 0
    places = {f"region:{region.number}": GRID.box(region) for region in brief.view.regions}
    part = part_of(places, marked, structs.replace(ROOM, right=ROOM.right - aside))
    shown = [region for region in brief.view.regions if f"region:{region.number}" in part.places]
    grid, canvas = _grid(part, shown), brief.table(WIDTH, part.height)
    canvas.header(brief.words("picture-storm-crop-part"), brief.headline)
    draw_ground(canvas, grid, shown)
    Field(canvas, brief, grid, shown, listed=about).draw()
    if about is not None:
        _list(canvas, brief, brief.regions[about])
    return canvas
