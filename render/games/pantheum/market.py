"""The market at a size to read: seven cards with their abilities, and what the acting seat can pay with."""

from __future__ import annotations

from render.canvas import Canvas
from render.games.pantheum import parts
from render.games.pantheum.board import draw_header
from render.games.pantheum.brief import Brief
from render.games.pantheum.cards import draw_large
from render.icons import icon
from render.lettering import BOLD, SEMIBOLD
from render.marks import owner
from rules.games.pantheum.view import StackView

WIDTH, ACROSS, TALLEST = 1600, 4, 2400
EDGE, GUTTER, TOP = 34, 20, 122
CARD_WIDE = (WIDTH - 2 * EDGE - 3 * GUTTER) // ACROSS
STEP = CARD_WIDE + GUTTER
CARD_HIGH, BETWEEN, FOOT = 580, 24, 10


def _purse(canvas: Canvas, brief: Brief, x: float, y: float, high: int) -> None:
    """Black plate: who acts, what they hold, what is left to draw."""
    x1, y1 = x + CARD_WIDE, y + high
    canvas.plate((x, y, x1, y1), "ink", 16)
    top = y + 58
    seat = brief.acting
    if isinstance(seat, int):
        canvas.put(owner(seat, 72), x + 62, top + 8)
        canvas.text((x + 112, top - 12), brief.name(seat), 40, "ivory", BOLD, "lm", room=CARD_WIDE - 130, needed=False)
        canvas.text((x + 112, top + 30), brief.words("picture-pantheum-holds"), 36, "sand", SEMIBOLD, "lm")
        held = brief.seat(seat).satchel
        for i, kind in enumerate("GRB"):
            line = top + 122 + i * 92
            canvas.put(parts.element(kind, 68, True), x + 110, line)
            number = held.get(kind, 0)
            canvas.text((x + 176, line - 1), str(number), 66, "ivory" if number else "stone", BOLD, "lm")
    canvas.fill((x + 28, y1 - 128, x1 - 28, y1 - 126), "umber")
    canvas.put(icon("cards", 64, "sand", "ink"), x + 72, y1 - 64)
    canvas.text(
        (x + 126, y1 - 65),
        brief.words("picture-pantheum-deck", count=brief.view.deck),
        36,
        "ivory",
        SEMIBOLD,
        "lm",
        room=CARD_WIDE - 146,
        needed=False,
    )


def _stack(canvas: Canvas, brief: Brief, stack: StackView, x: int, y: int, high: int) -> None:
    if stack.card is None:
        canvas.plate((x, y, x + CARD_WIDE, y + high), "hollow", 16, drop=False)
        canvas.plate((x + 5, y + 5, x + CARD_WIDE - 5, y + high - 5), "parchment", 12, drop=False)
        place = (x + CARD_WIDE / 2, y + high / 2)
        canvas.text(place, brief.words("picture-pantheum-empty"), 38, "stone", SEMIBOLD, "mm", needed=False)
        return
    draw_large(
        canvas, stack.card, x, y, CARD_WIDE, high, brief.words,
        ability=brief.request.texts.get(stack.card.id, ""), depth=stack.depth, number=brief.numbers.get(stack.ref, 0),
    )  # fmt: skip


def draw_market(brief: Brief) -> Canvas:
    """Four stacks in a row, three epics and the purse below: 1600 by 1340, at most 2400 where the market has grown."""
    market, epics = brief.view.market, brief.view.epics
    rows = -(-len(market) // ACROSS)
    high = min(CARD_HIGH, (TALLEST - TOP - FOOT) // (rows + 1) - BETWEEN)
    down = high + BETWEEN
    canvas = brief.table(WIDTH, TOP + (rows + 1) * down + FOOT)
    draw_header(canvas, brief, brief.words("picture-pantheum-market-title"))
    for i, stack in enumerate(market):
        _stack(canvas, brief, stack, EDGE + i % ACROSS * STEP, TOP + i // ACROSS * down, high)
    below = TOP + rows * down
    for i, stack in enumerate(epics):
        _stack(canvas, brief, stack, EDGE + i * STEP, below, high)
    _purse(canvas, brief, EDGE + len(epics) * STEP, below, high)
    return canvas
