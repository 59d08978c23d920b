"""The whole table: the world, Pillars, Greatness, all seats by turn, Primordial, Well, Designs and the Forge."""

from __future__ import annotations

from render.canvas import Canvas
from render.games.hybris.bands import (
    draw_forge,
    draw_pillars,
    draw_primordial,
    draw_ready,
    draw_scoreboard,
    draw_track,
    draw_well,
    ready_high,
    scoreboard_high,
)
from render.games.hybris.brief import Brief
from render.games.hybris.chronos import VERSUS, draw_strip
from render.games.hybris.world import ANY_CITY, EDGE, MAP_LEFT, MAP_RIGHT, TOP, boxes, draw_map, draw_place, world_high

WIDTH = 1600
BAND = 116
"""Height of Pillars and track."""
WORKSHOP = 252


def draw_board(brief: Brief) -> Canvas:
    """Everything public, 1600 wide."""
    world, table = world_high(brief), scoreboard_high(brief)
    first = TOP + world + 18
    second = first + BAND + 16
    if brief.chronos is not None:
        second += VERSUS + 16
    waiting = second + table + 16
    third = waiting + ready_high(brief) - 2
    canvas = brief.table(WIDTH, third + WORKSHOP + 26)
    canvas.header(brief.words("hybris-title"), brief.headline)
    draw_map(canvas, (MAP_LEFT, TOP, MAP_RIGHT, TOP + world), brief.number(ANY_CITY))
    places = boxes(brief)
    for place in brief.places:
        draw_place(canvas, brief, place, places[f"place:{place.key}"])
    draw_pillars(canvas, brief, (EDGE, first, 690, first + BAND))
    draw_track(canvas, brief, (706, first, WIDTH - EDGE, first + BAND))
    if brief.chronos is not None:
        draw_strip(canvas, brief, (EDGE, second - VERSUS - 16, WIDTH - EDGE, second - 16))
    draw_scoreboard(canvas, brief, (EDGE, second, 1078, second + table))
    half = (table - 14) // 2
    draw_primordial(canvas, brief, (1094, second, WIDTH - EDGE, second + half))
    draw_well(canvas, brief, (1094, second + half + 14, WIDTH - EDGE, second + table))
    draw_ready(canvas, brief, (EDGE, waiting, WIDTH - EDGE, third))
    draw_forge(canvas, brief, (EDGE, third, WIDTH - EDGE, third + WORKSHOP))
    return canvas
