"""The squares that a decision is about, drawn again at up to twice the size with the same numbers."""

from __future__ import annotations

from render.canvas import Canvas
from render.crop import Part, Room, part_of
from render.games.pantheum.board import GAP, TILE, draw_header, draw_plinth, draw_tiles, square_of, squares
from render.games.pantheum.brief import Brief

WIDTH = 1600
ROOM = Room(left=104, top=180, right=1520, bottom=50)


def _part(brief: Brief, gap: float) -> Part:
    """The marked squares, or those in range, or all; of one row or column the neighbors too."""
    places = squares(0, 0, TILE, gap)
    near = [f"tile:{row},{col}" for row, col in brief.view.range]
    marked = [ref for ref in places if brief.tile_number(*square_of(ref))]
    return part_of(places, marked or near, ROOM, lone=TILE, near=gap + 1)


def draw_crop(brief: Brief) -> Canvas:
    """Squares with their neighbors, so far apart that no frame touches another."""
    part = _part(brief, 2 * GAP / _part(brief, GAP).scale[0])
    canvas = brief.table(WIDTH, part.height)
    draw_header(canvas, brief, brief.words("picture-pantheum-title"))
    draw_plinth(canvas, part.places, 58, 54)
    draw_tiles(canvas, brief, part.places)
    return canvas
