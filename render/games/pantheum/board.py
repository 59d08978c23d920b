"""The public board: grid, seats, supply, market."""

from __future__ import annotations

from collections.abc import Mapping

from render.canvas import Canvas
from render.crop import hull
from render.games.pantheum import parts
from render.games.pantheum.brief import Brief
from render.games.pantheum.cards import draw_stack
from render.games.pantheum.strips import draw_kronos, draw_strip, draw_supply, strip_of
from render.games.pantheum.tiles import draw_tile
from render.lettering import BOLD
from render.shapes import Box
from rules.games.pantheum.view import LANDSCAPES

WIDTH, HEIGHT = 1600, 1440
FIT = 4
"""Market stacks beside the epics; what a house option opens beyond them lies in a row below."""
ROW = 7
TILE, GAP = 230, 10
LEFT, TOP = 66, 142
GRID = 4 * TILE + 3 * GAP
RIM = 14
EDGE = 34
CARD_HIGH = 280
GUTTER = 24
SIDE, HEAD = 38, 34
"""Rims of the plinth that carry the coordinates."""
SUPPLY_HIGH = 124


def squares(left: float, top: float, tile: int = TILE, gap: float = GAP) -> dict[str, Box]:
    """The boxes of all tiles by what markers call them; the first tile's corner is at `left`, `top`."""
    step = tile + gap
    corners = {f"tile:{row},{col}": (left + col * step, top + row * step) for row in range(4) for col in range(4)}
    return {ref: (x, y, x + tile, y + tile) for ref, (x, y) in corners.items()}


TILES = squares(LEFT, TOP)
"""Where the tiles lie on the whole board."""


def square_of(ref: str) -> tuple[int, int]:
    """Row and column of a tile."""
    row, col = ref.removeprefix("tile:").split(",")
    return int(row), int(col)


def draw_plinth(canvas: Canvas, boxes: Mapping[str, Box], side: int = SIDE, head: int = HEAD) -> None:
    """The dark ground of some tiles in rows and columns; `side` and `head` are the rims for coordinates."""
    x, y, right, bottom = hull(boxes.values())
    canvas.plate((x - side, y - head, right + RIM, bottom + RIM), "soot", 20, "ink", 4)
    middles = {square_of(ref): ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2) for ref, box in boxes.items()}
    for col, place in {col: (at[0], y - head / 2) for (_, col), at in middles.items()}.items():
        canvas.text(place, "abcd"[col], 36, "ash", BOLD, "mm")
    for row, place in {row: (x - side / 2 - 2, at[1]) for (row, _), at in middles.items()}.items():
        canvas.text(place, str(row + 1), 36, "ash", BOLD, "mm")


def wish(brief: Brief, at: tuple[int, int]) -> str:
    """What the viewer's own plan wants on a square, while it can still come; empty for everybody else."""
    plan = brief.view.plan
    wanted = plan.rows[at[0]][at[1]] if plan is not None and not brief.view.over else ""
    return wanted if wanted in LANDSCAPES else ""


def draw_tiles(canvas: Canvas, brief: Brief, boxes: Mapping[str, Box]) -> None:
    """Squares of the board, each in its box."""
    view, word = brief.view, brief.words("picture-pantheum-pit")
    near = set(view.range) if view.phase == "act" else set()
    omens = set(view.kronos.dark) if view.kronos is not None and view.kronos.blight_left else set()
    for ref, (x0, y0, x1, _) in boxes.items():
        row, col = at = square_of(ref)
        draw_tile(
            canvas, view.board[row * 4 + col], round(x0), round(y0), round(x1 - x0), gods=brief.gods, word=word,
            number=brief.tile_number(row, col), near=at in near, omen=at in omens, wish=wish(brief, at),
        )  # fmt: skip


def draw_header(canvas: Canvas, brief: Brief, title: str) -> None:
    """Title, revision, whose turn and what for, and the die as it fell this turn."""
    die = brief.view.die if not brief.view.over else None
    canvas.header(title, brief.headline, right=136 if die else 36)
    if die:
        canvas.put(parts.rolled(die, 54), canvas.width - 36, 35, "rm")


def _seats(canvas: Canvas, brief: Brief) -> None:
    view = brief.view
    x, top, bottom = LEFT + GRID + 38, TOP - 34, TOP + GRID + RIM
    w = WIDTH - x - EDGE
    space = bottom - top - SUPPLY_HIGH - 15
    if view.kronos is not None:
        strips = [(0, 300)]
        card = view.kronos.card
        says = brief.request.texts.get(card, "") if card is not None else ""
        draw_kronos(canvas, view, (x, top + 315, x + w, top + space), brief.words, says)
    else:
        count = len(view.players)
        high = (space - 15 * (count - 1)) // count
        strips = [(i * (high + 15), high) for i in range(count)]
    for seat, (dy, high) in zip(view.players, strips, strict=True):
        strip = strip_of(brief, seat)
        draw_strip(canvas, strip, x, top + dy, w, high)
    draw_supply(canvas, view, (x, bottom - SUPPLY_HIGH, x + w, bottom), brief.words)


def _market(canvas: Canvas, brief: Brief) -> None:
    view, gap, between = brief.view, 13, 22
    y = TOP + GRID + 36
    w = (WIDTH - 2 * EDGE - (ROW - 1) * gap - between) // ROW
    places = [(EDGE + i * (w + gap), y) for i in range(FIT)]
    for i in range(len(view.market) - FIT):
        places.append((EDGE + i % ROW * (w + gap), y + (i // ROW + 1) * (CARD_HIGH + GUTTER)))
    places = places[: len(view.market)]
    places += [(EDGE + i * (w + gap) + between, y) for i in range(FIT, FIT + len(view.epics))]
    for stack, (x, top) in zip((*view.market, *view.epics), places, strict=True):
        draw_stack(canvas, stack, x, top, w, CARD_HIGH, brief.words, brief.numbers.get(stack.ref, 0))


def draw_board(brief: Brief) -> Canvas:
    """Everything that is public, 1600 by 1440; lower when a house option lets the market grow."""
    rows = -(-max(0, len(brief.view.market) - FIT) // ROW)
    canvas = brief.table(WIDTH, HEIGHT + rows * (CARD_HIGH + GUTTER))
    draw_plinth(canvas, TILES)
    draw_header(canvas, brief, brief.words("picture-pantheum-title"))
    draw_tiles(canvas, brief, TILES)
    _seats(canvas, brief)
    _market(canvas, brief)
    return canvas
