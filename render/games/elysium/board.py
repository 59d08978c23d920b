"""The table: Agora and Oracle, pediment and Quests, the bonus tiles still to be had, every seat in Disc order."""

from __future__ import annotations

from msgspec import Struct

from render.canvas import Canvas
from render.games.elysium import parts
from render.games.elysium.brief import Brief
from render.games.elysium.cards import HIGH, WIDE, draw_card
from render.games.elysium.pediment import draw_pediment
from render.games.elysium.score import ranked, won
from render.games.elysium.strips import draw_strip, plans_of
from render.icons import icon
from render.lettering import BOLD, SEMIBOLD, SERIF, length
from render.marks import owner
from render.palette import Color
from render.words import signed
from rules.games.elysium.view import CardView, TileView

WIDTH = 1600
EDGE, TOP, GUTTER = 34, 122, 13
ACROSS = 5
"""Cards in a row beside the pediment; one less where two seats have an Oracle, so that no row stays half empty."""
STEP = WIDE + GUTTER
DOWN = HIGH + GUTTER
BAND = 100
"""Height of the bonus tiles where they take a line of their own."""
BETWEEN = 14
"""From one seat to the next."""
LIFT = 34
"""Room for the Oracle's name above the third row."""
ORACLE_GROUND, ORACLE_EDGE = "#B9D3DC", "#2F6E84"
ORACLE = 4
TILE, SMALL_TILE = 84, 78
"""Size of a bonus tile in a box of its own, and in a line."""
FREE = 3
"""So many empty places in the second row have room for the bonus tiles."""


def _oracle(canvas: Canvas, brief: Brief, cards: list[CardView], y: int) -> None:
    """The Oracle on its blue ground with its name on a tablet, right in the third row."""
    left = WIDTH - EDGE - ORACLE * STEP + GUTTER
    box = (left - 10, y - 10, WIDTH - EDGE + 10, y + HIGH + 10)
    canvas.plate(box, ORACLE_GROUND, 18, ORACLE_EDGE, 3, drop=False)
    for i, card in enumerate(cards):
        draw_card(canvas, brief, card, left + i * STEP, y)
    for i in range(len(cards), ORACLE):
        x = left + i * STEP
        canvas.plate((x, y, x + WIDE, y + HIGH), ORACLE_GROUND, 14, ORACLE_EDGE, 3, drop=False)
    middle, word = left + 3 * STEP - GUTTER / 2, brief.words("picture-elysium-oracle")
    half = length(word, 36, BOLD) / 2 + 16
    canvas.plate((middle - half, y - 46, middle + half, y - 2), ORACLE_EDGE, 10, "ink", 2, drop=False)
    canvas.text((middle, y - 25), word, 36, "ivory", BOLD, "mm")


def _piles(canvas: Canvas, brief: Brief, x: float, y: float, step: int) -> None:
    """Cards left to draw, and cards that were discarded, `step` pixels apart."""
    view = brief.view
    for i, (number, word) in enumerate(((view.deck, "deck"), (len(view.discard), "discard"))):
        left = x + i * step
        canvas.put(icon("cards", 46, "ink" if not i else parts.GHOST_EDGE, "ivory"), left + 24, y)
        canvas.text((left + 54, y - 22), str(number), 40, "ink" if number else "ash", SERIF, "lm")
        canvas.text((left + 54, y + 18), brief.words(f"picture-elysium-{word}"), 36, "stone", SEMIBOLD, "lm")


def _tile(canvas: Canvas, tile: TileView, x: float, y: float, size: int) -> None:
    canvas.put(parts.bonus_of(tile, size, open_table=True), x, y)


def _tiles_in_line(canvas: Canvas, brief: Brief, y: int) -> None:
    """All bonus tiles in one line across the table."""
    view = brief.view
    canvas.plate((EDGE, y, WIDTH - EDGE, y + BAND), "ivory", 14, "ink", 3)
    middle = y + BAND / 2
    x = EDGE + 58.0
    for i, tile in enumerate(view.family_tiles):
        _tile(canvas, tile, x, middle, SMALL_TILE)
        x += 80 if i % 2 == 0 else 92
    canvas.fill((x - 50, y + 16, x - 47, y + BAND - 16), "sand")
    for tile in view.level_tiles:
        _tile(canvas, tile, x + 2, middle, SMALL_TILE)
        x += 86
    canvas.fill((x - 44, y + 16, x - 41, y + BAND - 16), "sand")
    _piles(canvas, brief, x - 28, middle, 150)


def _tiles_in_box(canvas: Canvas, brief: Brief, x: int, y: int, right: int) -> None:
    """The same in a box as high as a card: first and second family tiles above each other, levels, piles."""
    view, w = brief.view, right - x
    canvas.plate((x, y, x + w, y + HIGH), "ivory", 14, "ink", 3)
    families = len(view.family_tiles) // 2
    step = (w - 40) / max(1, families)
    for i, tile in enumerate(view.family_tiles):
        _tile(canvas, tile, x + 20 + (i // 2 + 0.5) * step, y + 52 + i % 2 * 86, TILE)
    canvas.fill((x + 18, y + 186, x + w - 18, y + 189), "sand")
    for i, tile in enumerate(view.level_tiles):
        _tile(canvas, tile, x + 20 + (i + 0.5) * min(step, 100), y + 236, TILE)
    _piles(canvas, brief, x + w - 334, y + 238, 144)


class Shape(Struct, frozen=True):
    """How a table is laid out."""

    across: int
    """Cards in a row beside the pediment."""
    third: int
    """Top of the third row of cards; 0 without one."""
    box: tuple[int, int, int] | None
    """Left, top, right of the box with the bonus tiles; None when they take a line of their own."""
    seats: int
    """Where the seats begin."""

    @property
    def beside(self) -> int:
        """The right end of what stands left of the pediment."""
        return EDGE + self.across * STEP - GUTTER


def shape_of(brief: Brief) -> Shape:
    """The layout that the cards on the table ask for; at the end the standings lie where the Agora lay."""
    view = brief.view
    oracle = view.oracle is not None
    across = ACROSS - 1 if view.seats == 2 and oracle else ACROSS
    more = len(view.agora) - 2 * across
    two = TOP + 2 * DOWN - GUTTER
    if view.over:
        return Shape(ACROSS, 0, (EDGE, TOP + DOWN, EDGE + ACROSS * STEP - GUTTER), two + 36)
    third = TOP + 2 * DOWN + (LIFT if oracle else 0) if more > 0 or oracle else 0
    below = (third + HIGH if third else two) + (12 if oracle else 2)
    left = EDGE + max(0, more) * STEP
    if third and not (more > 0 and oracle):
        right = WIDTH - EDGE - (ORACLE * STEP - GUTTER + 24 if oracle else 0)
        return Shape(across, third, (left, third, right), below + 22)
    if -more >= FREE:
        return Shape(
            across, third, (EDGE + (across - FREE) * STEP, TOP + DOWN, EDGE + across * STEP - GUTTER), below + 34
        )
    return Shape(across, third, None, below + 22 + BAND + 22)


def _agora(canvas: Canvas, brief: Brief, shape: Shape) -> None:
    """So many cards in a row beside the pediment, the rest below; a hollow where one was taken."""
    view, across = brief.view, shape.across
    for i, card in enumerate(view.agora):
        row = min(2, i // across)
        x, y = EDGE + (i - row * across) * STEP, shape.third if row == 2 else TOP + row * DOWN
        draw_card(canvas, brief, card, x, y, back=brief.taking and not card.takeable)
    boxed = shape.box is not None and shape.box[1] == TOP + DOWN
    last = 2 * across - (FREE if boxed else 0)
    for i in range(len(view.agora), min(last, 3 * view.seats + 1)):
        x, y = EDGE + i % across * STEP, TOP + i // across * DOWN
        canvas.plate((x, y, x + WIDE, y + HIGH), parts.GHOST, 14, parts.GHOST_EDGE, 3, drop=False)


def _standings(canvas: Canvas, brief: Brief, right: int) -> None:
    """Where the Agora lay: every seat with its total, most points first, the winners' reversed."""
    seats = ranked(brief)
    step = (right - EDGE + GUTTER) / len(seats)
    for i, seat in enumerate(seats):
        wins = won(brief, seat)
        ink: Color = "ivory" if wins else "ink"
        x, w = round(EDGE + i * step), round(step) - GUTTER
        canvas.plate((x, TOP, x + w, TOP + HIGH), "ink" if wins else "ivory", 14, "gold" if wins else "ink", 5)
        middle = x + w / 2
        if wins:
            canvas.put(icon("laurel", 128, "gold"), middle, TOP + 74)
        canvas.put(owner(seat.seat, 70 if wins else 84), middle, TOP + 72)
        if seat.resigned:
            canvas.put(icon("crossmark", 64, "alert", edge="ivory"), middle, TOP + 72)
        name = brief.name(seat.seat)
        canvas.text((middle, TOP + 162), name, 40, ink, BOLD, "mm", room=w - 24, needed=False)
        total = signed(seat.score.total)
        canvas.text((middle, TOP + 230), total, 84, "gold" if wins else "ink", SERIF, "mm", room=w - 24)


def _upper(canvas: Canvas, brief: Brief, shape: Shape) -> None:
    """Agora and Oracle or the standings, pediment, bonus tiles."""
    view = brief.view
    if view.over:
        _standings(canvas, brief, shape.beside)
    else:
        _agora(canvas, brief, shape)
        if view.oracle is not None:
            _oracle(canvas, brief, view.oracle, shape.third)
    left = shape.beside + GUTTER + 14
    draw_pediment(canvas, brief, left, TOP - 2, WIDTH - EDGE - left)
    if shape.box is not None:
        _tiles_in_box(canvas, brief, *shape.box)
    else:
        _tiles_in_line(canvas, brief, shape.seats - BAND - 22)


def draw_board(brief: Brief) -> Canvas:
    """Everything on the table, 1600 wide; its height follows from cards and seats."""
    view, shape = brief.view, shape_of(brief)
    plans = plans_of(brief, WIDTH - 2 * EDGE)
    canvas = brief.table(WIDTH, shape.seats + sum(plan.high + BETWEEN for plan in plans) + 12)
    canvas.header(brief.words("picture-elysium-title"), brief.headline)
    _upper(canvas, brief, shape)
    y = shape.seats
    for seat in view.order:
        draw_strip(canvas, brief, view.players[seat], EDGE, y, WIDTH - 2 * EDGE, plans[seat])
        y += plans[seat].high + BETWEEN
    return canvas
