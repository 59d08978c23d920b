"""One seat in a line: place in the order, columns, gold and points, Domain, and Legends with what they are worth."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from render.canvas import BOLD, SEMIBOLD, Canvas, Plate, length, plate_of
from render.games.elysium import parts
from render.games.elysium.brief import Brief
from render.games.elysium.cards import draw_small, small_of
from render.icons import icon
from render.marks import gold_frame, owner, target
from render.palette import owner_of
from rules.games.elysium.view import COLORS, LegendView, SeatView

HIGH = 240
MARGIN = 18
LEFT = 452
"""Width of the part with name, columns and amounts."""
WIDEST, NARROWEST, ALIGNED = 92, 44, 58
"""Width of a small card; below `ALIGNED` each seat has a size of its own."""
GAP, LEGEND_GAP, DIVIDER = 6, 26, 44
CELLS = 58
"""Where small cards begin, from the top of the line."""
LABEL = 30
LEAST = 110
"""Room for a heading over an empty Domain or Elysium."""
TILE = 74


class Division(Struct, frozen=True):
    """How all lines are divided: width of a small card, and of the Domain; zeros when each seat needs its own."""

    cell: int
    domain: int


def worth(brief: Brief, legend: LegendView) -> str:
    """What stands under a Legend: its points, or that it is none yet."""
    if legend.kind is None:
        return brief.words("picture-elysium-open")
    return brief.words("picture-elysium-worth", points=legend.points)


def domain_wide(seat: SeatView, cell: int) -> int:
    """Pixels a Domain takes."""
    return max(LEAST, len(seat.domain) * (cell + GAP) - GAP)


def _slot(brief: Brief, legend: LegendView, cell: int) -> int:
    cards = len(legend.cards) * (cell - 3) + 3
    return max(cards, round(length(worth(brief, legend), LABEL)) if legend.kind else 0)


def elysium_wide(brief: Brief, seat: SeatView, cell: int) -> int:
    """Pixels the Legends take."""
    slots = [_slot(brief, legend, cell) for legend in seat.legends]
    return max(LEAST, sum(slots) + LEGEND_GAP * max(0, len(slots) - 1))


def tiles_wide(seat: SeatView) -> int:
    """Pixels the bonus tiles take at the right end, two to a column."""
    return (len(seat.tiles) + 1) // 2 * (TILE + 6) + (10 if seat.tiles else 0)


def divide(brief: Brief, w: int) -> Division:
    """The largest small card with which every line fits; dividers stand in one line while cards are large enough."""
    room, seats = w - LEFT - 22 - DIVIDER - 22, brief.view.players
    for cell in range(WIDEST, ALIGNED - 1, -1):
        domain = max(domain_wide(seat, cell) for seat in seats)
        if domain + max(elysium_wide(brief, seat, cell) + tiles_wide(seat) for seat in seats) <= room:
            return Division(cell, domain)
    return Division(0, 0)


def own_cell(brief: Brief, seat: SeatView, w: int) -> int:
    """The largest small card with which one line fits by itself."""
    room = w - LEFT - 22 - DIVIDER - 22 - tiles_wide(seat)
    widths = range(WIDEST, NARROWEST, -1)
    fits = (cell for cell in widths if domain_wide(seat, cell) + elysium_wide(brief, seat, cell) <= room)
    return next(fits, NARROWEST)


def _person(canvas: Canvas, brief: Brief, seat: SeatView, x: float, y: float) -> None:
    """Left end: mark, place in the order, name, columns, amounts."""
    who = owner_of(seat.seat)
    canvas.rounded((x + 3, y + 3, x + 110, y + HIGH - 3), who.tint, 11)
    canvas.fill((x + 96, y + 3, x + 111, y + HIGH - 3), "ivory")
    canvas.put(owner(seat.seat, 74), x + 50, y + 54)
    canvas.put(parts.order_disc(seat.disc, 60), x + 50, y + HIGH - 50)
    number = brief.numbers.get(f"seat:{seat.seat}", 0)
    if number:
        target(canvas, number, x + 50, y + 124, 54)
    left = x + 118
    canvas.text((left, y + 38), brief.name(seat.seat), 42, "ink", BOLD, "lm", room=316, needed=False)
    for i, color in enumerate(COLORS):
        canvas.put(parts.pillar(color, 64, color not in seat.columns), left + 26 + i * 58, y + 106)
        number = brief.column_number(seat.seat, color)
        if number:
            target(canvas, number, left + 26 + i * 58, y + 148, 44)
    if seat.transfers_left is not None:
        parts.amount(canvas, left + 264, y + 108, "temple", seat.transfers_left, "aegean", 42)
    bottom = y + HIGH - 38
    parts.amount(canvas, left + 22, bottom, "coin", seat.gold, "bronze", 42)
    parts.amount(canvas, left + 130, bottom, "laurel", seat.vp, parts.LAUREL, 44)
    if brief.view.prestige:
        parts.amount(canvas, left + 238, bottom, "sword", seat.pp, "rust", 42)


def draw_legend(canvas: Canvas, brief: Brief, legend: LegendView, x: float, y: float, cell: int) -> int:
    """A Legend's cards joined edge to edge, its points below; returns the width used."""
    slot = _slot(brief, legend, cell)
    cards = len(legend.cards) * (cell - 3) + 3
    left = x + (slot - cards) / 2
    for i, held in enumerate(legend.cards):
        number = brief.card_number(held.key)
        draw_small(canvas, round(left + i * (cell - 3)), y, cell, small_of(brief, held, True), number, 1)
    said, below = worth(brief, legend), y + 150
    wide = round(length(said, LABEL, SEMIBOLD))
    number = brief.numbers.get(legend.ref, 0)
    if number:
        target(canvas, number, x + slot / 2, y + 120, 46)
    if legend.kind is None and wide > slot:
        return slot
    if legend.complete:
        box = (x + slot / 2 - wide / 2 - 9, below - 20, x + slot / 2 + wide / 2 + 9, below + 19)
        canvas.plate(box, "gold", 8, "ink", 2, drop=False)
    ink = "ink" if legend.complete else "umber"
    canvas.text((x + slot / 2, below - 1), said, LABEL, ink, SEMIBOLD, "mm", needed=False)
    return slot


def _tiles(canvas: Canvas, seat: SeatView, right: float, y: float) -> None:
    columns = (len(seat.tiles) + 1) // 2
    for i, tile in enumerate(seat.tiles):
        x = right - (columns - i // 2) * (TILE + 6) + TILE / 2 + 3
        alone = i == len(seat.tiles) - 1 and not i % 2
        high = HIGH / 2 if alone else HIGH / 2 + (i % 2 * 2 - 1) * 46
        canvas.put(parts.bonus_of(tile, TILE), x, y + high)


def _draw(brief: Brief, seat: SeatView, w: int, division: Division) -> Plate:
    m = MARGIN
    canvas = Canvas.blank(w + 2 * m, HIGH + 2 * m)
    x, y, right = m, m, m + w
    active = seat.seat == brief.view.turn and not brief.view.over
    if active:
        gold_frame(canvas, (x, y, right, y + HIGH), 14, 7)
    canvas.plate((x, y, right, y + HIGH), "ivory", 14, "ink", 3, drop=not active)
    _person(canvas, brief, seat, x, y)
    left, cell = x + LEFT + 22, division.cell or own_cell(brief, seat, w)
    wide = division.domain or domain_wide(seat, cell)
    for line, word in ((left - 22, "picture-elysium-domain"), (left + wide + 22, "picture-elysium-elysium")):
        canvas.fill((line, y + 18, line + 3, y + HIGH - 18), "sand")
        canvas.text((line + 22, y + 31), brief.words(word), 28, "stone", SEMIBOLD, "lm", needed=False)
    for i, held in enumerate(seat.domain):
        place, number = left + i * (cell + GAP), brief.card_number(held.key)
        draw_small(canvas, place, y + CELLS, cell, small_of(brief, held, False), number, 2)
    at = left + wide + DIVIDER
    for legend in seat.legends:
        at += draw_legend(canvas, brief, legend, at, y + CELLS, cell) + LEGEND_GAP
    _tiles(canvas, seat, right - 12, y)
    if seat.resigned:
        canvas.put(icon("crossmark", 64, "alert", edge="ivory"), x + 50, y + 54)
    return Plate(canvas, m + 14)


def draw_strip(canvas: Canvas, brief: Brief, seat: SeatView, x: float, y: float, w: int, division: Division) -> None:
    """A seat's line, `w` pixels wide; kept by what it shows."""
    numbers = tuple(sorted(brief.numbers.items()))
    view = brief.view
    facts = (msgspec.json.encode(seat), brief.name(seat.seat), seat.seat == view.turn, view.over, view.prestige)
    power = view.power.card.key if view.power is not None else ""
    key = ("elysium strip", *facts, brief.asked == seat.seat, numbers, power, brief.words.locale, w, division)
    canvas.stamp(plate_of(lambda: _draw(brief, seat, w, division), *key), x - MARGIN, y - MARGIN)
