"""One player's board in detail: satchel, points by source, every demigod with its power, cost and ability."""

from __future__ import annotations

import msgspec

from render.canvas import Canvas, Plate, plate_of
from render.games.pantheum import parts
from render.games.pantheum.board import draw_header
from render.games.pantheum.brief import Brief
from render.icons import icon
from render.lettering import BLACK, BOLD, SEMIBOLD, SERIF, length, wrap
from render.marks import gold_frame, owner, target
from render.palette import Color, owner_of
from render.words import signed
from rules.games.pantheum.view import COLUMNS, DemigodView, SeatView

WIDTH = 1600
LEAST_HEIGHT = 1120
EDGE, GUTTER = 34, 20
HEAD_TOP, HEAD_HIGH = 122, 196
COLUMN_TOP = HEAD_TOP + HEAD_HIGH + 24
BAR = 76
ROW = 104
TEXT = 31
"""Size of an ability's words under a demigod."""
COLUMN_WIDE = (WIDTH - 2 * EDGE - 2 * GUTTER) / 3
TEXT_ROOM = COLUMN_WIDE - 52


def points_of(seat: SeatView) -> list[tuple[str, int]]:
    """Points by source, the plan only where the viewer knows it, Blight only where there is some."""
    score = seat.score
    known = [("favor", score.favor), ("strongest", score.strongest), ("bonus", score.bonus)]
    if score.plan is not None:
        known.append(("plan", score.plan))
    if score.blight:
        known.append(("blight", -score.blight))
    return known


def _sources(canvas: Canvas, brief: Brief, seat: SeatView, x: float, right: float, y: float) -> None:
    sources = points_of(seat)
    shown = [(source, signed(points), _tone(points)) for source, points in sources]
    if seat.score.plan is None:
        shown.insert(3, ("plan", "?", "ash"))
    step = (right - x - 216) / len(shown)
    for i, (source, said, color) in enumerate(shown):
        middle = x + step * (i + 0.5)
        canvas.text((middle, y - 18), said, 52, color, SERIF, "mm")
        word = brief.words(f"picture-pantheum-source-{source}")
        canvas.text((middle, y + 40), word, 36, "umber", SEMIBOLD, "mm", room=step - 2)
    canvas.put(icon("laurel", 128, "bronze"), right - 100, y - 22)
    total = sum(points for _, points in sources)
    canvas.text((right - 100, y - 26), signed(total), 58, "ink", SERIF, "mm", room=96)
    word = brief.words("picture-pantheum-sum", plan="out" if seat.score.plan is None else "in")
    canvas.text((right - 100, y + 66), word, 36, "umber", SEMIBOLD, "mm", room=200)


def _tone(points: int) -> Color:
    return "alert" if points < 0 else "ink" if points else "ash"


def _head(canvas: Canvas, brief: Brief, seat: SeatView) -> None:
    box = (EDGE, HEAD_TOP, WIDTH - EDGE, HEAD_TOP + HEAD_HIGH)
    active = seat.seat == brief.acting
    if active:
        gold_frame(canvas, box, 16, 6)
    canvas.plate(box, "ivory", 16, "ink", 3, drop=not active)
    tint = owner_of(seat.seat).tint
    canvas.rounded((EDGE + 3, HEAD_TOP + 3, EDGE + 253, HEAD_TOP + HEAD_HIGH - 3), tint, 13)
    canvas.fill((EDGE + 236, HEAD_TOP + 3, EDGE + 256, HEAD_TOP + HEAD_HIGH - 3), "ivory")
    canvas.fill((EDGE + 234, HEAD_TOP + 3, EDGE + 237, HEAD_TOP + HEAD_HIGH - 3), "ink")
    y = HEAD_TOP + HEAD_HIGH / 2
    canvas.put(owner(seat.seat, 110), EDGE + 68, y)
    canvas.put(icon(parts.GOD_EMBLEMS.get(seat.god, "star"), 92, "ink", tint), EDGE + 180, y)
    x = EDGE + 266
    used = canvas.text((x, HEAD_TOP + 58), brief.name(seat.seat), 48, "ink", BOLD, "lm", room=400)
    god = brief.words(f"pantheum-god-{seat.god}")
    if used + length(god, 36) < 480:
        canvas.text((x + used + 16, HEAD_TOP + 62), god, 36, "stone")
    parts.amounts(canvas, x, HEAD_TOP + 136, seat.satchel, 60, 166, brief.element_numbers(seat.seat))
    canvas.fill((x + 510, HEAD_TOP + 26, x + 512, HEAD_TOP + HEAD_HIGH - 26), "sand")
    _sources(canvas, brief, seat, x + 526, WIDTH - EDGE - 16, y)


def _portrait(canvas: Canvas, card: DemigodView, x: float, y: float, size: int) -> None:
    color = parts.COLUMN_COLORS[parts.COLUMN_OF[card.color]]
    canvas.plate((x, y, x + size, y + size), "ink" if card.epic else "clay", 10, "ink", 3, drop=False)
    figure = round(size * 0.78)
    canvas.put(
        icon(parts.emblem(card.id), figure, "clay" if card.epic else "ink", "ink" if card.epic else "clay"),
        x + size / 2, y + size / 2 - 2,
    )  # fmt: skip
    canvas.fill((x + 3, y + size - 10, x + size - 3, y + size - 3), color)


def _stamp_row(
    canvas: Canvas, brief: Brief, card: DemigodView, box: tuple[int, int, int, int], best: bool, says: str
) -> None:
    x0, y0, x1, y1 = box
    facts = (x1 - x0, y1 - y0, best, says, brief.numbers.get(f"demigod:{card.key}", 0))
    key = ("row", msgspec.json.encode(card), brief.words.locale, *facts)
    canvas.stamp(plate_of(lambda: _row(brief, card, *facts), *key), x0 - 2, y0 - 2)


def _row(brief: Brief, card: DemigodView, w: int, h: int, best: bool, says: str, number: int) -> Plate:
    canvas = Canvas.blank(w + 4, h + 4, "linen")
    x0, y0, x1, y1 = 2, 2, w + 2, h + 2
    if number:
        gold_frame(canvas, (x0 + 4, y0 + 4, x1 - 4, y1 - 4), 10, 5)
    canvas.plate((x0 + 4, y0 + 4, x1 - 4, y1 - 4), "ivory", 10, "ink" if number else "sand", 2, drop=False)
    _portrait(canvas, card, x0 + 14, y0 + 13, 78)
    right = x1 - 20
    if number:
        target(canvas, number, right - 28, y0 + 52, 62)
        right -= 70
    canvas.put(icon("shield", 62, "ink" if best else "stone"), right - 29, y0 + 52)
    canvas.text((right - 29, y0 + 48), str(card.power), 46, "ivory", BLACK, "mm")
    x, room = x0 + 106, right - 68 - x0 - 106
    canvas.text((x, y0 + 34), brief.words(f"pantheum-name-{card.id}"), 38, "ink", BOLD, "lm", room=room)
    signs = sum(card.cost.values())
    parts.cost_row(canvas, x + 16 + 34 * (signs - 1) / 2, y0 + 76, card.cost, 31, 34)
    _extras(canvas, card, x + 34 * signs + 14, y0 + 76)
    if says:
        canvas.paragraph((x0 + 18, y0 + ROW), says, TEXT, TEXT_ROOM, "umber", lead=1.18, needed=False)
    return Plate(canvas, 0)


def _extras(canvas: Canvas, card: DemigodView, x: float, y: float) -> None:
    """What Psyche keeps, and whose Pandora it is."""
    if card.placed_by is not None:
        canvas.put(owner(card.placed_by, 40), x + 22, y)
        x += 52
    if any(card.stored.values()):
        canvas.fill((x + 2, y - 18, x + 4, y + 18), "sand")
    for kind in "GRB":
        kept = card.stored.get(kind, 0)
        if kept:
            canvas.put(parts.element(kind, 31), x + 24, y)
            x += 42 + canvas.text((x + 42, y), f"×{kept}", 36, "ink", BOLD, "lm")


def _column(canvas: Canvas, brief: Brief, seat: SeatView, column: str, index: int, high: int) -> None:
    x0 = round(EDGE + index * (COLUMN_WIDE + GUTTER))
    x1 = round(x0 + COLUMN_WIDE)
    box = (x0, COLUMN_TOP, x1, high - 40)
    active = seat.seat == brief.acting
    number = brief.column_number(seat.seat, column)
    framed = bool(number) or (active and brief.view.column == column)
    if framed:
        gold_frame(canvas, box, 16, 7)
    canvas.plate(box, "linen", 16, "ink", 3, drop=not framed)
    _cap(canvas, brief, column, x0, x1, number)
    cards = seat.columns.get(column, [])
    if not cards:
        place = ((x0 + x1) / 2, COLUMN_TOP + BAR + 150)
        canvas.text(place, brief.words("picture-pantheum-no-demigod"), 36, "stone", SEMIBOLD, "mm")
    best = max((card.power for card in cards), default=None)
    first = next((card.key for card in cards if card.power == best), None)
    top = COLUMN_TOP + BAR + 10
    for card, tall in zip(cards, _row_heights(brief, cards, high - 60 - COLUMN_TOP - BAR), strict=True):
        says = brief.request.texts.get(card.id, "") if tall > ROW else ""
        _stamp_row(canvas, brief, card, (x0 + 8, top, x1 - 8, top + tall), card.key == first, says)
        top += tall


def _cap(canvas: Canvas, brief: Brief, column: str, x0: int, x1: int, number: int) -> None:
    """The head of a column: its element, its word, its marker."""
    color = parts.COLUMN_COLORS[column]
    canvas.rounded((x0 + 3, COLUMN_TOP + 3, x1 - 3, COLUMN_TOP + BAR + 23), color, 13)
    canvas.fill((x0 + 3, COLUMN_TOP + BAR, x1 - 3, COLUMN_TOP + BAR + 24), "linen")
    canvas.fill((x0 + 3, COLUMN_TOP + BAR, x1 - 3, COLUMN_TOP + BAR + 3), "ink")
    y = COLUMN_TOP + BAR / 2 + 1
    canvas.put(icon(parts.ELEMENT_ICONS[parts.COLUMN_ELEMENT[column]], 48, "ivory", color), x0 + 44, y)
    canvas.text((x0 + 84, y - 1), brief.words(f"picture-pantheum-column-{column}"), 42, "ivory", BOLD, "lm")
    if number:
        target(canvas, number, x1 - 48, y, 66)


def _row_heights(brief: Brief, cards: list[DemigodView], area: float) -> list[int]:
    """Each as high as its ability in words asks for, where a column has room for all of them."""
    lines = [len(wrap(brief.request.texts.get(card.id, ""), TEXT, TEXT_ROOM)) for card in cards]
    wanted = [ROW + (count * round(TEXT * 1.18) + 16 if count else 0) for count in lines]
    return wanted if sum(wanted) <= area else [ROW] * len(cards)


def draw_seat(brief: Brief) -> Canvas:
    """One seat, 1600 wide and as high as its fullest column asks for."""
    seat = brief.seat(brief.shown)
    most = max((len(column) for column in seat.columns.values()), default=0)
    high = max(LEAST_HEIGHT, COLUMN_TOP + BAR + most * ROW + 70)
    canvas = brief.table(WIDTH, high)
    draw_header(canvas, brief, brief.words("picture-pantheum-title"))
    _head(canvas, brief, seat)
    for index, column in enumerate(COLUMNS):
        _column(canvas, brief, seat, column, index, high)
    return canvas
