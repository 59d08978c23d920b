"""One seat in a line: place in the order, columns, gold and points, Domain, and Legends with what they are worth."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from render.canvas import BOLD, SEMIBOLD, Canvas, Plate, length, plate_of
from render.games.elysium import parts
from render.games.elysium.brief import Brief
from render.games.elysium.cards import DOMAIN_HIGH, LEGEND_HIGH, draw_small, small_of
from render.icons import icon
from render.marks import gold_frame, owner, target
from render.palette import owner_of
from render.shapes import Box
from rules.games.elysium.view import COLORS, LegendView, SeatView

HIGH = 240
MARGIN = 18
LEFT = 452
"""Width of the part with name, columns and amounts."""
WIDEST, NARROWEST, ALIGNED, ROOMY = 92, 44, 64, 76
"""Width of a small card; below `ROOMY` tiles stand in the heading, below `ALIGNED` each seat has a size of its own."""
GAP, LEGEND_GAP, DIVIDER = 6, 26, 44
CELLS = 58
"""Where small cards begin, from the top of the line."""
LABEL = 30
LEAST = 110
"""Room for a heading over an empty Domain or Elysium."""
TILE, SMALL_TILE = 74, 50
"""Size of a bonus tile at the right end, and in the heading."""


class Division(Struct, frozen=True):
    """How all lines are divided: width of a small card, and of the Domain; zeros when each seat needs its own."""

    cell: int
    domain: int
    crowded: bool = False
    """Bonus tiles stand small in the line of the headings."""


def worth(brief: Brief, legend: LegendView) -> str:
    """What stands under a Legend: its points, or that it is none yet."""
    if legend.kind is None:
        return brief.words("picture-elysium-open")
    return brief.words("picture-elysium-worth", points=legend.points)


def bare(brief: Brief) -> bool:
    """True once the match is over and all Domains are empty: then the Legends have the whole line."""
    return brief.view.over and not any(seat.domain for seat in brief.view.players)


def domain_wide(brief: Brief, seat: SeatView, cell: int) -> int:
    """Pixels a Domain takes."""
    if bare(brief):
        return 0
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


def _room(w: int) -> int:
    return w - LEFT - 22 - DIVIDER - 22


def divide(brief: Brief, w: int) -> Division:
    """The largest small card with which every line fits; dividers stand in one line while cards are large enough."""
    room, seats = _room(w), brief.view.players
    for cell in range(WIDEST, ALIGNED - 1, -1):
        domain, crowded = max(domain_wide(brief, seat, cell) for seat in seats), cell < ROOMY
        elysium = (elysium_wide(brief, seat, cell) + (0 if crowded else tiles_wide(seat)) for seat in seats)
        if domain + max(elysium) <= room:
            return Division(cell, domain, crowded)
    return Division(0, 0, True)


def own_cell(brief: Brief, seat: SeatView, w: int) -> int:
    """The largest small card with which one line fits by itself."""
    room, widths = _room(w), range(WIDEST, NARROWEST, -1)
    fits = (cell for cell in widths if domain_wide(brief, seat, cell) + elysium_wide(brief, seat, cell) <= room)
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
    numbers = [brief.column_number(seat.seat, color) for color in COLORS]
    middle = y + (98 if any(numbers) else 106)
    for i, (color, number) in enumerate(zip(COLORS, numbers, strict=True)):
        canvas.put(parts.pillar(color, 64, color not in seat.columns), left + 26 + i * 58, middle)
        if number:
            target(canvas, number, left + 26 + i * 58, y + 152, 48)
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


def _tiles_above(canvas: Canvas, seat: SeatView, left: float, right: float, y: float) -> None:
    """Bonus tiles in one line right of a heading, closer together when they are many."""
    step = min(SMALL_TILE + 6, (right - left) / max(1, len(seat.tiles)))
    for i, tile in enumerate(seat.tiles):
        canvas.put(parts.bonus_of(tile, SMALL_TILE), right - (len(seat.tiles) - i - 0.5) * step, y + 28)


def _zone(canvas: Canvas, brief: Brief, key: str, box: Box, empty: tuple[int, int]) -> None:
    """A heading right of a sand rule at the left of a box, with a hollow of a size below it where nothing lies."""
    x, y, _, bottom = box
    canvas.fill((x, y + 18, x + 3, bottom - 18), "sand")
    canvas.text((x + 22, y + 31), brief.words(key), 28, "stone", SEMIBOLD, "lm", needed=False)
    w, high = empty
    if high:
        hollow = x + 22, y + CELLS, x + 22 + w, y + CELLS + high
        canvas.plate(hollow, parts.GHOST, 9, parts.GHOST_EDGE, 3, drop=False)


def _cards(canvas: Canvas, brief: Brief, seat: SeatView, box: Box, division: Division) -> None:
    """Domain and Elysium."""
    left, y, right, _ = box
    cell = division.cell or own_cell(brief, seat, round(right - left) + LEFT + 22)
    wide = division.domain or domain_wide(brief, seat, cell)
    if wide:
        _zone(canvas, brief, "picture-elysium-domain", (left - 22, *box[1:]), (cell, 0 if seat.domain else DOMAIN_HIGH))
    for i, held in enumerate(seat.domain):
        place, number = left + i * (cell + GAP), brief.card_number(held.key)
        draw_small(canvas, place, y + CELLS, cell, small_of(brief, held, False), number, 2)
    at = left + (wide + DIVIDER if wide else 0)
    hollow = cell, 0 if seat.legends else LEGEND_HIGH
    _zone(canvas, brief, "picture-elysium-elysium", (at - 22, *box[1:]), hollow)
    for legend in seat.legends:
        at += draw_legend(canvas, brief, legend, at, y + CELLS, cell) + LEGEND_GAP
    if division.crowded:
        _tiles_above(canvas, seat, left + wide + DIVIDER + LEAST, right - 12, y)
    else:
        _tiles(canvas, seat, right - 12, y)


def _draw(brief: Brief, seat: SeatView, w: int, division: Division) -> Plate:
    m = MARGIN
    canvas = Canvas.blank(w + 2 * m, HIGH + 2 * m)
    x, y, right = m, m, m + w
    active = seat.seat == brief.view.turn and not brief.view.over
    if active:
        gold_frame(canvas, (x, y, right, y + HIGH), 14, 7)
    canvas.plate((x, y, right, y + HIGH), "ivory", 14, "ink", 3, drop=not active)
    _person(canvas, brief, seat, x, y)
    _cards(canvas, brief, seat, (x + LEFT + 22, y, right, y + HIGH), division)
    if seat.resigned:
        canvas.put(icon("crossmark", 64, "alert", edge="ivory"), x + 50, y + 54)
    return Plate(canvas, m + 14)


def draw_strip(canvas: Canvas, brief: Brief, seat: SeatView, x: float, y: float, w: int, division: Division) -> None:
    """A seat's line, `w` pixels wide; kept by what it shows."""
    numbers = tuple(sorted(brief.numbers.items()))
    view = brief.view
    who = (msgspec.json.encode(seat), brief.name(seat.seat))
    state = (seat.seat == view.turn, view.over, bare(brief), view.prestige)
    power = view.power.card.key if view.power is not None else ""
    key = ("elysium strip", *who, *state, brief.asked == seat.seat, numbers, power, brief.words.locale, w, division)
    canvas.stamp(plate_of(lambda: _draw(brief, seat, w, division), *key), x - MARGIN, y - MARGIN)
