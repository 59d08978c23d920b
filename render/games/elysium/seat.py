"""One seat's board in detail: every card of its Domain and of its Legends by name, with what a transfer costs."""

from __future__ import annotations

from msgspec import Struct

from render.canvas import Canvas
from render.games.elysium import parts
from render.games.elysium.brief import Brief
from render.games.elysium.cards import draw_name
from render.games.elysium.strips import worth
from render.icons import icon
from render.lettering import BLACK, BOLD, SEMIBOLD
from render.marks import gold_frame, owner, target
from render.palette import mix, owner_of, rgb
from rules.games.elysium.view import COLORS, HeldView, LegendView, SeatView

EDGE, TOP = 34, 122
PERSON = 176
CARD_WIDE, CARD_HIGH, PICTURE = 204, 250, 92
GAP = 14
MOST_TILES = 4
"""Bonus tiles that fit on a narrow page."""
TALLEST, HIGHEST = 1400, 1780
"""Height up to which a narrow page is easier to read than a wide one, and, where that is as high, than any."""
HEADING, LABEL, BELOW = 62, 54, 22
JOIN = CARD_WIDE - 4
"""From one card of a Legend to the next: they share an edge."""


class Page(Struct, frozen=True):
    """How wide a seat's picture is, how many cards of a Domain stand in a row, and its least height."""

    wide: int
    across: int
    least: int


WIDE, NARROW = Page(1600, 7, 1080), Page(1200, 5, 820)


class Block(Struct, frozen=True):
    """A Legend in the flow: how many cards wide it is, its row, where it begins."""

    legend: LegendView
    row: int
    left: int


def flow(legends: list[LegendView], page: Page) -> list[Block]:
    """Legends in rows, each as far left as it fits, in their order."""
    blocks, row, left = list[Block](), 0, 0
    for legend in legends:
        wide = max(1, len(legend.cards)) * JOIN + 4
        if left and left + wide > page.wide - 2 * EDGE:
            row, left = row + 1, 0
        blocks.append(Block(legend, row, left))
        left += wide + 34
    return blocks


def _tops(seat: SeatView, page: Page) -> tuple[int, int, int]:
    """Where Domain and Elysium begin, and how high the page is."""
    domain = TOP + PERSON + 14
    lines = max(1, -(-len(seat.domain) // page.across))
    elysium = domain + HEADING + lines * (CARD_HIGH + GAP) + 10
    rows = max([block.row + 1 for block in flow(seat.legends, page)], default=1)
    return domain, elysium, max(page.least, elysium + HEADING + rows * (CARD_HIGH + LABEL + BELOW) + 10)


def page_of(seat: SeatView) -> Page:
    """The narrow page, on which all is larger, for as long as a seat's cards and tiles fit on it."""
    few = len(seat.tiles) <= MOST_TILES and all(len(legend.cards) <= NARROW.across for legend in seat.legends)
    high = _tops(seat, NARROW)[2]
    return NARROW if few and high <= max(TALLEST, min(HIGHEST, _tops(seat, WIDE)[2])) else WIDE


def _cost(canvas: Canvas, x: float, y: float, gold: int) -> None:
    """The price of a transfer on a black tablet, its right edge at `x`."""
    canvas.plate((x - 88, y - 24, x, y + 24), "ink", 9, "ivory", 2, drop=False)
    canvas.put(icon("coin", 34, "sand", "ink"), x - 64, y)
    canvas.text((x - 40, y - 1), str(gold), 38, "ivory", BLACK, "lm")


def _power(canvas: Canvas, held: HeldView, x: float, y: float, legend: bool) -> None:
    """The sign of a power, pale where it can do nothing any more."""
    card = held.card
    if card is None:
        return
    over = card.activation != "chronos" if legend else card.activation == "instantaneous"
    spent = over or held.turned or (card.activation == "trigger" and not held.ring)
    canvas.put(icon(parts.POWERS[card.activation], 46, parts.GHOST_EDGE if spent else "umber"), x, y)
    if held.turned:
        canvas.put(icon("crossmark", 30, "alert"), x, y)


def draw_held(
    canvas: Canvas, brief: Brief, held: HeldView, x: int, y: int, *, legend: bool = False, number: int = 0
) -> None:
    """A card or citizen with its name; with its own marker, or `number`."""
    card, number = held.card, brief.card_number(held.key) or number
    box = (x, y, x + CARD_WIDE, y + CARD_HIGH)
    if number or brief.acts(held):
        gold_frame(canvas, box, 12, 5)
    look = parts.family_of(card.family if card else None)
    ground = mix(look.light, "ivory", 0.5) if held.turned else rgb(look.light)
    canvas.plate(box, "ivory", 12, "ink", 4, drop=not legend and not number)
    canvas.rounded((x + 4, y + 4, x + CARD_WIDE - 4, y + 24), ground, 9)
    canvas.fill((x + 4, y + 16, x + CARD_WIDE - 4, y + 4 + PICTURE), ground)
    canvas.fill((x + 4, y + 4 + PICTURE, x + CARD_WIDE - 4, y + 8 + PICTURE), "ink")
    ink, size = "stone" if held.turned else "ink", 66 if number else 76
    canvas.put(icon(look.emblem, size, ink, ground), x + CARD_WIDE / 2 - (4 if number else 0), y + 4 + PICTURE / 2)
    if held.level:
        canvas.put(parts.level_disc(held.level, 58), x + 37, y + 37)
    name = brief.title(card) if card else brief.words("picture-elysium-citizen", number=held.key.partition("/")[2])
    draw_name(canvas, name, x + CARD_WIDE / 2, y + PICTURE + 54, CARD_WIDE - 12)
    _power(canvas, held, x + 36, y + CARD_HIGH - 36, legend)
    if held.cost is not None:
        _cost(canvas, x + CARD_WIDE - 12, y + CARD_HIGH - 36, held.cost)
    if number:
        target(canvas, number, x + CARD_WIDE - 36, y + 38, 60)


def _amounts(canvas: Canvas, brief: Brief, seat: SeatView, left: float, y: float) -> None:
    sword = (("sword", seat.pp, "rust"),) if brief.view.prestige else ()
    amounts = (("coin", seat.gold, "bronze"), ("laurel", seat.vp, parts.LAUREL), *sword)
    for i, (name, number, color) in enumerate(amounts):
        parts.amount(canvas, left + 26 + i * 142, y + 124, name, number, color, 54, 54)


def _columns(canvas: Canvas, brief: Brief, seat: SeatView, left: float, y: float, step: int) -> None:
    for i, color in enumerate(COLORS):
        middle = left + i * step
        canvas.put(parts.pillar(color, 104, color not in seat.columns), middle, y + 78)
        number = brief.column_number(seat.seat, color)
        if number:
            target(canvas, number, middle, y + 142, 56)


def _person(canvas: Canvas, brief: Brief, seat: SeatView, page: Page) -> None:
    """The line on top: mark, place in the order, name, amounts, columns, transfers, bonus tiles."""
    x, y, right, narrow = EDGE, TOP, page.wide - EDGE, page is NARROW
    if seat.seat == brief.view.turn and not brief.view.over:
        gold_frame(canvas, (x, y, right, y + PERSON), 14, 7)
    canvas.plate((x, y, right, y + PERSON), "ivory", 14, "ink", 3, drop=False)
    canvas.rounded((x + 3, y + 3, x + 220, y + PERSON - 3), owner_of(seat.seat).tint, 11)
    canvas.fill((x + 206, y + 3, x + 221, y + PERSON - 3), "ivory")
    canvas.put(owner(seat.seat, 96), x + 62, y + PERSON / 2)
    canvas.put(parts.order_disc(seat.disc, 72), x + 158, y + PERSON / 2)
    left, waits = x + 232, seat.transfers_left is not None
    room = 312 if narrow and waits else 430
    canvas.text((left, y + 44), brief.name(seat.seat), 50, "ink", BOLD, "lm", room=room, needed=False)
    _amounts(canvas, brief, seat, left, y)
    _columns(canvas, brief, seat, x + (704 if narrow else 714), y, 86 if narrow else 92)
    if seat.transfers_left is not None:
        place = (left + 356, y + 44, 48, 50) if narrow else (x + 1094, y + PERSON / 2, 64, 60)
        parts.amount(canvas, place[0], place[1], "temple", seat.transfers_left, "aegean", int(place[2]), int(place[3]))
    column = 2 if narrow else 4
    for i, tile in enumerate(seat.tiles):
        at, two = right - 52 - i % column * 82, len(seat.tiles) > column
        canvas.put(parts.bonus_of(tile, 74), at, y + (46 + i // column * 84 if two else PERSON / 2))


def _heading(canvas: Canvas, brief: Brief, key: str, y: int, note: str = "") -> None:
    color = brief.inks[1]
    canvas.text((EDGE + 4, y + 32), brief.words(key), 40, color, BOLD, "lm")
    canvas.text((canvas.width - EDGE - 4, y + 34), note, 36, color, SEMIBOLD, "rm")


def _said(brief: Brief, legend: LegendView) -> str:
    """What a Legend is and what it is worth."""
    if legend.kind is None:
        return worth(brief, legend)
    key = "picture-elysium-legend-complete" if legend.complete else "picture-elysium-legend"
    return brief.words(key, kind=legend.kind, points=legend.points)


def _legend(canvas: Canvas, brief: Brief, block: Block, y: int) -> None:
    legend, x = block.legend, EDGE + block.left
    wide = max(1, len(legend.cards)) * JOIN + 4
    said, number = _said(brief, legend), brief.numbers.get(legend.ref, 0)
    lone = number if len(legend.cards) == 1 else 0
    number -= lone
    for i, held in enumerate(legend.cards):
        draw_held(canvas, brief, held, x + i * JOIN, y, legend=True, number=lone)
    shift = 38 if number else 0
    line = y + CARD_HIGH + 32
    if legend.complete:
        canvas.plate((x, line - 24, x + wide, line + 24), "gold", 10, "ink", 2, drop=False)
    ink = "ink" if legend.complete else brief.inks[0]
    canvas.text((x + wide / 2 + shift, line - 1), said, 36, ink, SEMIBOLD, "mm", room=wide - 16 - 2 * shift)
    if number:
        target(canvas, number, x + 34, line, 56)


def draw_seat(brief: Brief) -> Canvas:
    """A seat's board, 1200 or 1600 wide and as high as its cards need."""
    seat = brief.seat(brief.shown)
    page = page_of(seat)
    domain, elysium, high = _tops(seat, page)
    canvas = brief.table(page.wide, high)
    canvas.header(brief.words("picture-elysium-title"), brief.headline)
    _person(canvas, brief, seat, page)
    taken = brief.words("picture-elysium-taken", count=seat.taken)
    _heading(canvas, brief, "picture-elysium-domain", domain, taken)
    for i, held in enumerate(seat.domain):
        x = EDGE + i % page.across * (CARD_WIDE + GAP + 4)
        draw_held(canvas, brief, held, x, domain + HEADING + i // page.across * (CARD_HIGH + GAP))
    _heading(canvas, brief, "picture-elysium-elysium", elysium)
    for block in flow(seat.legends, page):
        _legend(canvas, brief, block, elysium + HEADING + block.row * (CARD_HIGH + LABEL + BELOW))
    _empty(canvas, brief, seat, domain + HEADING, elysium + HEADING)
    return canvas


def _empty(canvas: Canvas, brief: Brief, seat: SeatView, domain: int, elysium: int) -> None:
    """Hollows where nothing lies yet."""
    for things, y in ((seat.domain, domain), (seat.legends, elysium)):
        if not things:
            canvas.plate((EDGE, y, EDGE + CARD_WIDE, y + CARD_HIGH), parts.GHOST, 12, parts.GHOST_EDGE, 3, drop=False)
            word = brief.words("picture-elysium-nothing")
            place = (EDGE + CARD_WIDE / 2, y + CARD_HIGH / 2)
            canvas.text(place, word, 36, "stone", SEMIBOLD, "mm", room=CARD_WIDE - 12)
