"""What a decision is about, drawn again at up to twice the size with the same numbers."""

from __future__ import annotations

from render.canvas import Canvas
from render.games.pantheum.board import GAP, TILE, draw_grid, draw_header, draw_plinth
from render.games.pantheum.brief import Brief
from render.games.pantheum.market import draw_market
from render.games.pantheum.seat import draw_seat

WIDTH = 1600
TOP, EDGE = 180, 92
LARGEST = 2 * TILE
HIGHEST = 1500
LEAST_HIGH = 1080


def topic(brief: Brief) -> str:
    """What the markers are mostly about: `grid`, `market` or `seat`; the focus decides where there is none."""
    kinds = [marker.ref.partition(":")[0] for marker in brief.request.markers] or [
        (brief.request.focus or "tile:").partition(":")[0]
    ]
    groups = {"market": "market", "epic": "market", "column": "seat", "demigod": "seat", "element": "seat"}
    counted: dict[str, int] = {}
    for kind in kinds:
        group = groups.get(kind, "grid")
        counted[group] = counted.get(group, 0) + 1
    return max(counted, key=lambda group: (counted[group], group))


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


def _draw_squares(brief: Brief) -> Canvas:
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


def whose(brief: Brief) -> int:
    """The seat whose board holds the marked demigods, else the one named by the focus, else the one to act."""
    keys = {marker.ref.partition(":")[2] for marker in brief.request.markers if marker.ref.startswith("demigod:")}
    for seat in brief.view.players:
        if any(card.key in keys for column in seat.columns.values() for card in column):
            return seat.seat
    kind, _, number = (brief.request.focus or "").partition(":")
    return int(number) if kind == "seat" else max(0, brief.asked)


def draw_crop(brief: Brief) -> Canvas:
    """Squares, market or a seat's board, whichever the markers point at."""
    about = topic(brief)
    if about == "market":
        return draw_market(brief)
    if about == "seat":
        return draw_seat(brief, brief.seat(whose(brief)))
    return _draw_squares(brief)
