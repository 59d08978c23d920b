"""The public board: grid, seats, supply, market; and a crop of the squares a decision is about."""

from __future__ import annotations

from render.canvas import BOLD, TABLES, Canvas
from render.games.pantheum import parts
from render.games.pantheum.brief import Brief, empty_table
from render.games.pantheum.cards import draw_stack
from render.games.pantheum.strips import draw_kronos, draw_strip, draw_supply, strip_of
from render.games.pantheum.tiles import draw_tile
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
ALL = (0, 1, 2, 3)
SUPPLY_HIGH = 124


def draw_plinth(
    canvas: Canvas, x: int, y: int, tile: int, gap: int, rows: tuple[int, ...], cols: tuple[int, ...],
    side: int = SIDE, head: int = HEAD,
) -> None:  # fmt: skip
    """The dark ground of a grid whose first square is at `x`, `y`; `side` and `head` are the rims for coordinates."""
    right = x + len(cols) * (tile + gap) - gap + RIM
    bottom = y + len(rows) * (tile + gap) - gap + RIM
    canvas.plate((x - side, y - head, right, bottom), "soot", 20, "ink", 4)
    for i, col in enumerate(cols):
        place = (x + i * (tile + gap) + tile / 2, y - head / 2)
        canvas.text(place, "abcd"[col], 26, "ash", BOLD, "mm", needed=False)
    for i, row in enumerate(rows):
        place = (x - side / 2 - 2, y + i * (tile + gap) + tile / 2)
        canvas.text(place, str(row + 1), 26, "ash", BOLD, "mm", needed=False)


@TABLES.kept
def _bare(theme: str, rows: int) -> Canvas:
    """The board before anything lies on it, with room for so many further rows of the market."""
    canvas = empty_table(theme, WIDTH, HEIGHT + rows * (CARD_HIGH + GUTTER))
    draw_plinth(canvas, LEFT, TOP, TILE, GAP, ALL, ALL)
    return canvas


def wish(brief: Brief, at: tuple[int, int]) -> str:
    """What the viewer's own plan wants on a square, while it can still come; empty for everybody else."""
    plan = brief.view.plan
    wanted = plan.rows[at[0]][at[1]] if plan is not None and not brief.view.over else ""
    return wanted if wanted in LANDSCAPES else ""


def draw_grid(
    canvas: Canvas, brief: Brief, x: int, y: int, tile: int, gap: int, rows: tuple[int, ...], cols: tuple[int, ...]
) -> None:
    """Squares of the board on their plinth; `x` and `y` are the corner of the first square."""
    view, word = brief.view, brief.words("picture-pantheum-pit")
    near = set(view.range) if view.phase == "act" else set()
    omens = set(view.kronos.dark) if view.kronos is not None and view.kronos.blight_left else set()
    for i, row in enumerate(rows):
        for j, col in enumerate(cols):
            at = (row, col)
            draw_tile(
                canvas, view.board[row * 4 + col], x + j * (tile + gap), y + i * (tile + gap), tile, gods=brief.gods,
                word=word, number=brief.tile_number(row, col), near=at in near, omen=at in omens, wish=wish(brief, at),
            )  # fmt: skip


def draw_header(canvas: Canvas, brief: Brief, title: str) -> None:
    """Title, revision, whose turn and what for, and the die as it fell this turn."""
    die = brief.view.die if not brief.view.over else None
    canvas.header(title, brief.headline, note=brief.revision, right=136 if die else 36)
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
    canvas = _bare(brief.theme, -(-max(0, len(brief.view.market) - FIT) // ROW)).copy()
    draw_header(canvas, brief, brief.words("picture-pantheum-title"))
    draw_grid(canvas, brief, LEFT, TOP, TILE, GAP, ALL, ALL)
    _seats(canvas, brief)
    _market(canvas, brief)
    return canvas
