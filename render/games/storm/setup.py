"""A formation in the making, for its owner alone: who stands where at home, and who stays out."""

from __future__ import annotations

from render.canvas import Canvas
from render.games.storm import ground
from render.games.storm.brief import Brief
from render.games.storm.field import draw_ground
from render.games.storm.grid import Grid
from render.games.storm.shields import LIVERIES, PAD, ROOF, shield
from render.icons import icon
from render.lettering import BOLD, SEMIBOLD
from render.marks import gold_frame, target
from rules.games.storm.board import HOME_REALM
from rules.games.storm.data import UNITS
from rules.games.storm.view import FormationView, RegionView

WIDTH, HEIGHT = 1600, 1080
FIELD = 1140
"""Width of the part that shows the map."""


def _grid(home: list[RegionView]) -> Grid:
    """The nine home regions and nothing else, as large as they go."""
    low, high = min(one.height for one in home), max(one.height for one in home)
    down = (high - low) / 2 + 1
    wide = round(FIELD / 4 - 6)
    tall = min(round(wide * 0.98), round((HEIGHT - 230) / down))
    top = 190 + (HEIGHT - 214 - down * tall) / 2
    return Grid(left=36 + wide / 2, bottom=top + down * tall - tall / 2 + low * tall / 2, wide=wide, high=tall)


def _shield(canvas: Canvas, side: str, name: str, x: float, y: float, size: int) -> None:
    sprite = shield(side, size, name, UNITS[name].strength, True)
    canvas.put(sprite, x - size / 2 - PAD, y - size / 2 - ROOF, "lt")


def _region(canvas: Canvas, brief: Brief, grid: Grid, region: RegionView, formation: FormationView) -> None:
    x, y = grid.centre(region)
    name, number = formation.places.get(region.number), brief.numbers.get(f"region:{region.number}", 0)
    color = "ivory" if region.number == formation.region else "gold" if number else None
    if color is not None:
        canvas.put(ground.ring(grid.wide, grid.high, color, 9), x, y)
    halo = ground.REALMS[region.realm][1]
    ink = ground.NUMBERS[region.realm]
    corner = (x - grid.wide / 4 + 4, y - grid.high / 2 + 34)
    canvas.text(corner, str(region.number), 36, ink, BOLD, halo=halo)
    if name is not None:
        _shield(canvas, str(brief.view.own), name, x, y - 14, 100)
        said = brief.unit_name(name)
        canvas.text((x, y + 62), said, 36, ink, SEMIBOLD, "mm", room=grid.wide * 0.7, halo=halo)
    if number:
        target(canvas, number, x + grid.wide / 4 - 6, y - grid.high / 2 + 38, 60)
    if region.number in formation.fixed:
        canvas.put(icon("hand", 44, ink), x - grid.wide * 0.32, y - 10)


def _bench(canvas: Canvas, brief: Brief, formation: FormationView) -> None:
    """Those who stay out."""
    side, x0, x1, y0, step = str(brief.view.own), 1206, WIDTH - 34, 126, 124
    wears = LIVERIES[side]
    canvas.plate((x0, y0, x1, y0 + 92 + step * len(formation.bench)), wears.panel, 14, "ink", 3)
    canvas.text((x0 + 24, y0 + 46), brief.words("picture-storm-bench"), 38, wears.ink, BOLD, room=x1 - x0 - 48)
    for i, name in enumerate(formation.bench):
        y = y0 + 80 + step * (i + 0.5)
        _shield(canvas, side, name, x0 + 74, y - 4, 100)
        canvas.text((x0 + 142, y - 4), brief.unit_name(name), 38, wears.ink, SEMIBOLD, room=x1 - x0 - 160)
    if formation.fixed:
        y = y0 + 160 + step * len(formation.bench)
        canvas.put(icon("hand", 50, "ivory"), x0 + 40, y)
        canvas.text((x0 + 84, y), brief.words("picture-storm-fixed"), 36, "ivory", SEMIBOLD, room=x1 - x0 - 90)


def _pool(canvas: Canvas, brief: Brief, formation: FormationView) -> None:
    """All twelve while the nine are being picked, four by three, the leader with a laurel."""
    side, gap = str(brief.view.own), 20
    wears = LIVERIES[side]
    w, h = (WIDTH - 68 - 3 * gap) / 4, (HEIGHT - 214 - 2 * gap) / 3
    for i, name in enumerate(formation.bench):
        x, y = 34 + i % 4 * (w + gap), 184 + i // 4 * (h + gap)
        number, chosen = brief.numbers.get(f"unit:{name}", 0), f"unit:{name}" in brief.chosen
        if chosen:
            canvas.plate((x - 9, y - 9, x + w + 9, y + h + 9), "ivory", 21, "ink", 2, drop=False)
        elif number:
            gold_frame(canvas, (x, y, x + w, y + h), 14, 6)
        canvas.plate((x, y, x + w, y + h), wears.panel, 14, "ink", 3, drop=False)
        sprite = shield(side, 150, name, UNITS[name].strength)
        canvas.put(sprite, x + w / 2 - 75 - PAD, y + 26 - ROOF, "lt")
        canvas.text((x + w / 2, y + 206), brief.unit_name(name), 40, wears.ink, BOLD, "mm", room=w - 40)
        kind = brief.words("picture-storm-kind", kind=UNITS[name].kind)
        kind = brief.words("picture-storm-always") if UNITS[name].mandatory else kind
        canvas.text((x + w / 2, y + 248), kind, 36, wears.label, SEMIBOLD, "mm", room=w - 20)
        if number:
            target(canvas, number, x + w - 46, y + 46, 62, chosen=chosen)
        elif UNITS[name].mandatory:
            canvas.put(icon("honor", 62, wears.laurel), x + w - 48, y + 48)


def draw_setup(brief: Brief) -> Canvas:
    """The formation as it stands, 1600 by 1080."""
    canvas, formation = brief.table(WIDTH, HEIGHT), brief.formation
    canvas.header(brief.words("picture-storm-setup-title"), brief.headline)
    home = [one for one in brief.view.regions if one.realm == HOME_REALM[str(brief.view.own)]]
    grid = _grid(home)
    hint = brief.words("picture-storm-setup-hint", stage=formation.stage, region=formation.region or 0)
    canvas.text((46, 140), hint, 40, "ivory", BOLD, room=FIELD - 20)
    if not formation.places:
        _pool(canvas, brief, formation)
        return canvas
    draw_ground(canvas, grid, home)
    for region in home:
        _region(canvas, brief, grid, region, formation)
    _bench(canvas, brief, formation)
    return canvas
