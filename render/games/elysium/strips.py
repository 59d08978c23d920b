"""One seat in a line: place in the order, columns, gold and points, Domain, and Legends with what they are worth."""

from __future__ import annotations

import msgspec

from render.canvas import Canvas, Plate, plate_of
from render.games.elysium import parts
from render.games.elysium.brief import Brief
from render.games.elysium.cards import draw_small, small_of
from render.games.elysium.lines import HIGH, Block, Contents, Group, Plan, Sizes, together
from render.icons import icon
from render.lettering import BOLD, SEMIBOLD, length
from render.marks import SMALLEST, breadth, gold_frame, owner, target
from render.palette import owner_of
from render.shapes import Box, Point
from rules.games.elysium.view import COLORS, LegendView, SeatView

MARGIN = 18
LABEL = 36
DISC = SMALLEST
"""Size of the number of a Legend."""


def worth(brief: Brief, legend: LegendView) -> str:
    """What stands under a Legend, and under a single card: its points."""
    return brief.words("picture-elysium-worth", points=legend.points)


def bare(brief: Brief) -> bool:
    """True once the match is over and all Domains are empty: then the Legends have the whole line."""
    return brief.view.over and not any(seat.domain for seat in brief.view.players)


def _foot(brief: Brief, legend: LegendView) -> tuple[int, int]:
    """Width of the words below a Legend, and of the number left of them."""
    words = round(length(worth(brief, legend), LABEL, SEMIBOLD)) + (18 if legend.complete else 0)
    number = brief.numbers.get(legend.ref)
    return words, breadth(number, DISC) + 6 if number else 0


def contents_of(brief: Brief, seat: SeatView) -> Contents:
    """What has to find its place in a seat's line."""
    groups = tuple(Group(len(legend.cards), sum(_foot(brief, legend))) for legend in seat.legends)
    lying = [*seat.domain, *(held for legend in seat.legends for held in legend.cards)]
    numbered = any(brief.card_number(held.key) > 9 for held in lying)
    return Contents(None if bare(brief) else len(seat.domain), groups, len(seat.tiles), numbered)


def plans_of(brief: Brief, w: int) -> list[Plan]:
    """Where everything stands in lines `w` pixels wide, by seat."""
    return together([contents_of(brief, seat) for seat in brief.view.players], w)


def _person(canvas: Canvas, brief: Brief, seat: SeatView, x: float, y: float, high: int) -> None:
    """Left end: mark, place in the order, name, columns, amounts."""
    who = owner_of(seat.seat)
    canvas.rounded((x + 3, y + 3, x + 110, y + high - 3), who.tint, 11)
    canvas.fill((x + 96, y + 3, x + 111, y + high - 3), "ivory")
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


def _moved(box: Box, x: float, y: float) -> Box:
    return box[0] + x, box[1] + y, box[2] + x, box[3] + y


def _legend(canvas: Canvas, brief: Brief, legend: LegendView, block: Block, at: Point, sizes: Sizes) -> None:
    """A Legend's cards joined edge to edge, its points below, left of them its number."""
    for held, place in zip(legend.cards, block.cards, strict=True):
        box = _moved(place, *at)
        draw_small(canvas, box, small_of(brief, held, True), brief.card_number(held.key), 1, sizes.room(sizes.joined))
    left, top, right, bottom = _moved(block.foot, *at)
    middle, number = (top + bottom) / 2, brief.numbers.get(legend.ref, 0)
    if number:
        target(canvas, number, left + breadth(number, DISC) / 2, middle, DISC)
    left += _foot(brief, legend)[1]
    if legend.complete:
        canvas.plate((left, top, right, bottom - 1), "gold", 8, "ink", 2, drop=False)
    ink = "ink" if legend.complete else "umber" if legend.kind is not None else "ash"
    canvas.text(((left + right) / 2, middle - 1.5), worth(brief, legend), LABEL, ink, SEMIBOLD, "mm")


def _heads(canvas: Canvas, brief: Brief, plan: Plan, x: float, y: float) -> None:
    """Headings, each right of a sand rule; hollows where nothing lies."""
    keys = ("picture-elysium-domain", "picture-elysium-elysium")[-len(plan.heads) :]
    for key, head in zip(keys, plan.heads, strict=True):
        left, top, right, bottom = _moved(head, x, y)
        canvas.fill((left - 22, y + 18, left - 19, y + plan.high - 18), "sand")
        place = left, (top + bottom) / 2
        canvas.text(place, brief.words(key), 36, "stone", SEMIBOLD, "lm", room=right - left)
    for box in plan.hollows:
        canvas.plate(_moved(box, x, y), parts.GHOST, 9, parts.GHOST_EDGE, 3, drop=False)


def _cards(canvas: Canvas, brief: Brief, seat: SeatView, plan: Plan, x: float, y: float) -> None:
    """Domain, Elysium, and bonus tiles."""
    sizes = plan.sizes
    _heads(canvas, brief, plan, x, y)
    for held, place in zip(seat.domain, plan.domain, strict=True):
        box = _moved(place, x, y)
        draw_small(canvas, box, small_of(brief, held, False), brief.card_number(held.key), 2, sizes.room(sizes.apart))
    for legend, block in zip(seat.legends, plan.blocks, strict=True):
        _legend(canvas, brief, legend, block, (x, y), sizes)
    for tile, place in zip(seat.tiles, plan.tiles, strict=True):
        _, top, right, bottom = _moved(place, x, y)
        canvas.put(parts.bonus_of(tile, round(bottom - top)), right, top, "rt")


def _draw(brief: Brief, seat: SeatView, w: int, plan: Plan) -> Plate:
    m, high = MARGIN, plan.high
    canvas = Canvas.blank(w + 2 * m, high + 2 * m)
    x, y, right = m, m, m + w
    active = seat.seat == brief.view.turn and not brief.view.over
    if active:
        gold_frame(canvas, (x, y, right, y + high), 14, 7)
    canvas.plate((x, y, right, y + high), "ivory", 14, "ink", 3, drop=not active)
    _person(canvas, brief, seat, x, y, high)
    _cards(canvas, brief, seat, plan, x, y)
    if seat.resigned:
        canvas.put(icon("crossmark", 64, "alert", edge="ivory"), x + 50, y + 54)
    return Plate(canvas, m + 14)


def draw_strip(canvas: Canvas, brief: Brief, seat: SeatView, x: float, y: float, w: int, plan: Plan) -> None:
    """A seat's line, `w` pixels wide, as planned; kept by what it shows."""
    numbers = tuple(sorted(brief.numbers.items()))
    view = brief.view
    who = (msgspec.json.encode(seat), brief.name(seat.seat))
    state = (seat.seat == view.turn, view.over, bare(brief), view.prestige)
    power = view.power.card.key if view.power is not None else ""
    key = ("elysium strip", *who, *state, brief.asked == seat.seat, numbers, power, brief.words.locale, w, plan)
    canvas.stamp(plate_of(lambda: _draw(brief, seat, w, plan), *key), x - MARGIN, y - MARGIN)
