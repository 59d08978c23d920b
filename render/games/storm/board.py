"""The whole map: for everybody with hidden units blank, for one player with their own units readable."""

from __future__ import annotations

from render.canvas import TABLES, Canvas
from render.games.storm.brief import Brief, empty_table
from render.games.storm.field import Field, draw_ground
from render.games.storm.grid import Grid
from render.games.storm.middle import draw_middle
from render.games.storm.panels import draw_side
from render.lettering import SEMIBOLD
from render.palette import Color
from render.words import Words
from rules.games.storm.view import RegionView

WIDTH, HEIGHT = 1600, 1340
GRID = Grid(left=176, bottom=1206, wide=284, high=200)
PANEL = 1176
RIGHT = WIDTH - 30
PALE, DIM = "#C3D8DF", "#A8968D"
"""Words on the sea: above, and below."""


@TABLES.kept
def _bare(theme: str, locale: str, regions: tuple[tuple[int, int, int, int, str, str | None], ...]) -> Canvas:
    """The map before anything stands on it, with the realms' names and what either side wants."""
    canvas, words = empty_table(theme, WIDTH, HEIGHT), Words(locale)
    places = [
        RegionView(number=number, q=q, r=r, height=height, realm=realm, base=base, units=[])
        for number, q, r, height, realm, base in regions
    ]
    palace, tartarus = (next(one.number for one in places if one.base == base) for base in ("palace", "tartarus"))
    draw_ground(canvas, GRID, places)
    canvas.inscription((52, 128), words("picture-storm-olympus"), 36, PALE)
    canvas.inscription((1130, 128), words("picture-storm-palace", number=palace), 36, PALE, "rm")
    canvas.inscription((52, 1296), words("picture-storm-underworld"), 36, DIM)
    canvas.inscription((1130, 1296), words("picture-storm-tartarus", number=tartarus), 36, DIM, "rm")
    _goal(canvas, 160, words("picture-storm-goal-olympian"), PALE)
    _goal(canvas, 1136, words("picture-storm-goal-chthonian", palace=palace), DIM)
    return canvas


def _goal(canvas: Canvas, top: int, words: str, color: Color) -> None:
    canvas.paragraph((52, top), words, 36, 250, color, SEMIBOLD, lead=1.17)


def draw_map(brief: Brief) -> Canvas:
    """The map with panels, 1600 by 1340; what only the viewer knows is on it if the brief says so."""
    view = brief.view
    places = tuple(
        (region.number, region.q, region.r, region.height, region.realm, region.base) for region in view.regions
    )
    canvas = _bare(brief.theme, brief.request.locale, places).copy()
    title = brief.words("picture-storm-own-title" if brief.own else "storm-title")
    canvas.header(title, brief.headline)
    Field(canvas, brief, GRID, view.regions).draw()
    upper, lower = view.sides
    draw_side(canvas, (PANEL, 116, RIGHT, 600), brief, upper)
    draw_middle(canvas, (PANEL, 622, RIGHT, 814), brief)
    draw_side(canvas, (PANEL, 836, RIGHT, HEIGHT - 20), brief, lower)
    return canvas
