"""The squares that a decision is about, drawn again at up to twice the size with the same numbers."""

from __future__ import annotations

from render.canvas import Canvas
from render.games.pantheum.board import GAP, TILE, draw_grid, draw_header, draw_plinth
from render.games.pantheum.brief import Brief

WIDTH = 1600
TOP, EDGE = 180, 92
LARGEST = 2 * TILE
HIGHEST = 1500
LEAST_HIGH = 1080


def _squares(brief: Brief) -> list[tuple[int, int]]:
    """The marked squares; without any, those in range, or all."""
    marked = [(tile.row, tile.col) for tile in brief.view.board if brief.tile_number(tile.row, tile.col)]
    return marked or list(brief.view.range) or [(row, col) for row in range(4) for col in range(4)]


def _span(values: list[int]) -> tuple[int, ...]:
    """From the first to the last, at least two and a neighbor for context."""
    low, high = min(values), max(values)
    if low == high:
        low, high = max(0, low - 1), min(3, high + 1)
    return tuple(range(low, high + 1))


def draw_crop(brief: Brief) -> Canvas:
    """The squares in question with their neighbors."""
    squares = _squares(brief)
    rows, cols = _span([row for row, _ in squares]), _span([col for _, col in squares])
    gap = 2 * GAP
    across = (WIDTH - 2 * EDGE - (len(cols) - 1) * gap) // len(cols)
    down = (HIGHEST - TOP - 50 - (len(rows) - 1) * gap) // len(rows)
    tile = min(LARGEST, across, down)
    high = max(LEAST_HIGH, TOP + len(rows) * (tile + gap) - gap + 50)
    canvas = brief.table(WIDTH, high)
    draw_header(canvas, brief, brief.words("picture-pantheum-title"))
    left = (WIDTH - len(cols) * (tile + gap) + gap) // 2 + 12
    top = TOP + (high - TOP - 50 - len(rows) * (tile + gap) + gap) // 2
    draw_plinth(canvas, left, top, tile, gap, rows, cols, 58, 54)
    draw_grid(canvas, brief, left, top, tile, gap, rows, cols)
    return canvas
