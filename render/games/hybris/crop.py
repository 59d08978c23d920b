"""Part of the world drawn again, larger: the marked places, or all of them; below what everybody has."""

from __future__ import annotations

from msgspec import structs

from render.canvas import Canvas
from render.crop import Room, hull, part_of
from render.games.hybris.bands import draw_scoreboard, scoreboard_high
from render.games.hybris.brief import Brief
from render.games.hybris.world import ANY_CITY, boxes, draw_map, draw_place
from render.kinds import Spot

WIDTH = 1600
ROOM = Room(left=34, top=134, right=1566, bottom=40, lowest=1080, highest=1760, zoom=2.4)
BORDER = 22
"""Of the map round the Cities."""


def leads(brief: Brief) -> Spot | None:
    """Where all markers are; None for places of the world."""
    spot = brief.meant
    return None if spot.kind == "board" else spot


def draw_crop(brief: Brief) -> Canvas:
    """Marked places as large as they go, with those between them."""
    refs = [ref.replace("city:", "place:") for ref in (*brief.numbers, brief.request.focus or "")]
    if ANY_CITY in refs:
        refs += [f"place:{city.key}" for city in brief.view.cities]
    table = scoreboard_high(brief)
    part = part_of(boxes(brief), refs, structs.replace(ROOM, bottom=ROOM.bottom + table + BORDER))
    canvas = brief.table(WIDTH, part.height)
    canvas.header(brief.words("picture-hybris-part"), brief.headline)
    cities = [part.places[ref] for city in brief.view.cities if (ref := f"place:{city.key}") in part.places]
    if cities:
        x0, y0, x1, y1 = hull(cities)
        draw_map(canvas, (x0 - BORDER, y0 - BORDER, x1 + BORDER, y1 + BORDER), brief.number(ANY_CITY))
    for place in brief.places:
        if f"place:{place.key}" in part.places:
            draw_place(canvas, brief, place, part.places[f"place:{place.key}"])
    top = part.height - table - 28
    draw_scoreboard(canvas, brief, (ROOM.left, top, ROOM.right, top + table))
    return canvas
