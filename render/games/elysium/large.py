"""Cards large enough to read what they do: the Agora, the Oracle, the discard pile, or cards of several seats."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from render.canvas import Canvas, Plate, plate_of
from render.games.elysium import parts
from render.games.elysium.brief import Brief, titled
from render.games.elysium.cards import draw_needs, lacking, veil
from render.games.elysium.scenes import HIGH as SCENE_HIGH
from render.games.elysium.scenes import TOP as SCENE_TOP
from render.games.elysium.scenes import WIDE as SCENE_WIDE
from render.games.elysium.scenes import draw_scene
from render.icons import icon
from render.lettering import BOLD, REGULAR, SEMIBOLD, length, wrap
from render.marks import gold_frame, owner, target
from render.palette import owner_of
from rules.games.elysium.view import COLORS, CardView

EDGE, TOP, GUTTER = 34, 124, 20
MARGIN = 20
MOST = 16
"""Cards on one picture."""
SMALLER = 29
"""Words larger than this may be made smaller before the picture is."""
FOOT = 56
"""Height of the band with who holds a card."""
LESS = 56
"""So many pixels a picture may lose to long words."""


LOW = 340
"""Height of the plate with what the seat asked owns, where it is wider than a card."""


class Sheet(Struct, frozen=True):
    """A grid of cards: its width, how many stand in a row, and the height of each."""

    wide: int
    across: int
    high: int

    @property
    def card(self) -> int:
        """Width of a card."""
        return (self.wide - 2 * EDGE - (self.across - 1) * GUTTER) // self.across


def sheet_for(count: int) -> Sheet:
    """Two in a row for up to four cards, three for up to six, else four."""
    if count <= 4:
        return Sheet(1200, 2, 650)
    return Sheet(1600, 3, 620) if count <= 6 else Sheet(1600, 4, 540)


def _picture(canvas: Canvas, card: CardView, x: int, y: int, w: int, h: int) -> None:
    """The middle of the card's scene, without its bands."""
    art = draw_scene(card.id, card.family, card.level, w)
    scale = w / SCENE_WIDE
    top, bottom = round(SCENE_TOP * scale), round(SCENE_HIGH * scale)
    start = max(top, bottom - h)
    canvas.picture(art.crop((0, start, w, min(bottom, start + h))), x, y, 12, below=False)


class Layout(Struct, frozen=True):
    """How one large card is laid out: its name's lines, the size of its words, and where they begin."""

    lines: list[str]
    size: int
    art: int
    """Height of the picture."""
    foot: int
    """Height of the band below it with the name of who holds the card; 0 without one."""

    @property
    def row(self) -> int:
        """From the top of the card to the middle of the row with columns and power."""
        return self.art + self.foot + 60 + 40 * len(self.lines)


def _layout(name: str, says: str, w: int, h: int, foot: int) -> Layout:
    """A name on two lines takes its room from words that leave some, and only then from the picture."""
    room = w - 84
    lines = [name] if length(name, 37, BOLD) <= room else wrap(name, 36, room, BOLD)
    lines = lines if len(lines) < 3 else [lines[0], " ".join(lines[1:])]
    most = round((SCENE_HIGH - SCENE_TOP) * (w - 8) / SCENE_WIDE)
    for size in range(42, 26, -1):
        words = len(wrap(says, size, w - 36, REGULAR)) * round(size * 1.16)
        art = min(most, h - foot - words - 126 - 40 * len(lines))
        if art >= most - (8 if size > SMALLER else LESS):
            return Layout(lines, size, art, foot)
    return Layout(lines, 27, most - LESS - foot, foot)


def _name(canvas: Canvas, brief: Brief, card: CardView, x: int, w: int, layout: Layout) -> None:
    """Picture and name."""
    room, look, lines = w - 84, parts.family_of(card.family), layout.lines
    top = MARGIN + layout.art + layout.foot
    bottom = top + 16 + 40 * len(lines)
    _picture(canvas, card, x + 4, MARGIN + 4, w - 8, layout.art)
    canvas.fill((x + 4, top, x + w - 4, bottom + 3), "ink")
    canvas.fill((x + 4, top + 3, x + w - 4, bottom), look.light)
    canvas.put(icon(look.emblem, 46, "ink", look.light), x + w - 36, (top + bottom) / 2 + 1)
    size = 40 if length(lines[0], 40, BOLD) <= room and len(lines) == 1 else 36
    for i, line in enumerate(lines):
        canvas.text((x + 18, top + 28 + i * 40), line, size, "ink", BOLD, "lm", room=room)


def _reason(canvas: Canvas, brief: Brief, card: CardView, x: int, w: int, layout: Layout) -> None:
    """Why the seat on turn cannot take the card, on a black band over the foot of its picture."""
    if card.why is None:
        return
    said = titled(brief.words, card.why, "Semibold")
    lines = wrap(said, 36, w - 24, SEMIBOLD)
    bottom = MARGIN + layout.art
    top = bottom - 10 - 38 * len(lines)
    canvas.fill((x + 4, top, x + w - 4, bottom), "ink")
    for i, line in enumerate(lines):
        canvas.text((x + w / 2, top + 22 + i * 38), line, 36, "ivory", SEMIBOLD, "mm", room=w - 14)


def _holder(canvas: Canvas, brief: Brief, seat: int, x: int, w: int, layout: Layout) -> None:
    """Who holds the card, on a band in their tint below its picture."""
    top = MARGIN + layout.art
    canvas.fill((x + 4, top, x + w - 4, top + 3), "ink")
    canvas.fill((x + 4, top + 3, x + w - 4, top + layout.foot), owner_of(seat).tint)
    canvas.put(owner(seat, 42), x + 40, top + 29)
    canvas.text((x + 74, top + 28), brief.name(seat), 36, "ink", BOLD, "lm", room=w - 92, needed=False)


def _power(canvas: Canvas, brief: Brief, card: CardView, right: float, y: float, room: float) -> None:
    """The sign of a card's power and, where there is room for it, its name."""
    canvas.put(icon(parts.POWERS[card.activation], 46, "umber"), right - 42, y)
    word = brief.words(f"picture-elysium-power-{card.activation}")
    if length(word, 36, SEMIBOLD) <= room:
        canvas.text((right - 72, y), word, 36, "umber", SEMIBOLD, "rm")


def _draw(brief: Brief, card: CardView, w: int, h: int, number: int, back: bool, seat: int) -> Plate:
    x = y = MARGIN
    canvas = Canvas.blank(w + 2 * MARGIN, h + 2 * MARGIN)
    if number:
        gold_frame(canvas, (x, y, x + w, y + h), 16, 7)
    canvas.plate((x, y, x + w, y + h), "ivory", 16, "ink", 4, drop=not number)
    says, needs = brief.says(card), card.needs
    layout = _layout(brief.title(card), says, w, h, FOOT if seat >= 0 else 0)
    line = y + layout.row
    _name(canvas, brief, card, x, w, layout)
    canvas.put(parts.level_disc(card.level, 66), x + 46, y + 48)
    draw_needs(canvas, needs, (x + 46, line), 62, 58)
    _power(canvas, brief, card, x + w, line, w - 160 - 58 * (len(needs) - 1))
    canvas.fill((x + 18, line + 42, x + w - 18, line + 44), "sand")
    place, below = (x + 18, line + 52), y + h - 12 - (line + 54)
    canvas.paragraph(place, says, layout.size, w - 36, "ink", REGULAR, lead=1.16, high=below, needed=False)
    if back:
        veil(canvas, (x, y, x + w, y + h), 16)
        _reason(canvas, brief, card, x, w, layout)
        lacks = lacking(brief, needs, card.why)
        draw_needs(canvas, lacks and needs, (x + 46, line), 62, 58, lacks)
    if seat >= 0:
        _holder(canvas, brief, seat, x, w, layout)
    if number:
        target(canvas, number, x + w - 42, y + 46, 72)
    return Plate(canvas, MARGIN + 18)


def draw_large(canvas: Canvas, brief: Brief, card: CardView, x: float, y: float, sheet: Sheet, seat: int) -> None:
    """A card with its power in words; with the mark of whoever holds it, or -1."""
    w, h = sheet.card, sheet.high
    number = brief.card_number(card.key)
    back = brief.taking and not card.takeable and not number and card in brief.view.agora
    facts = (msgspec.json.encode(card), brief.words.locale, brief.says(card), lacking(brief, card.needs, card.why))
    key = ("elysium large", *facts, w, h, number, back, seat)
    canvas.stamp(plate_of(lambda: _draw(brief, card, w, h, number, back, seat), *key), x - MARGIN, y - MARGIN)


def _asked(canvas: Canvas, brief: Brief, x: float, y: float, w: float) -> None:
    """Who is asked, and the columns they have left, `w` pixels wide."""
    seat = brief.seat(brief.asked)
    canvas.put(owner(seat.seat, 76), x + 62, y + 66)
    canvas.text((x + 118, y + 64), brief.name(seat.seat), 42, "ivory", BOLD, "lm", room=w - 136, needed=False)
    for i, color in enumerate(COLORS):
        left = x + w / 2 + (i - 1.5) * 82
        canvas.put(parts.pillar(color, 92, color not in seat.columns), left, y + 178)
        number = brief.column_number(seat.seat, color)
        if number:
            target(canvas, number, left, y + 240, 54)


def _purse(canvas: Canvas, brief: Brief, x: float, y: float, w: int, sheet: Sheet) -> None:
    """Black plate: who is asked, their columns, and what they own, below or, where there is room, beside."""
    wide = w > sheet.card
    high = LOW if wide else sheet.high
    canvas.plate((x, y, x + w, y + high), "ink", 16)
    half = w / 2 if wide else w
    _asked(canvas, brief, x, y + (high / 2 - 130 if wide else 0), half)
    seat = brief.seat(brief.asked)
    sword = [("sword", seat.pp, "#E9876A")] if brief.view.prestige else []
    amounts = [("coin", seat.gold, "sand"), ("laurel", seat.vp, "moss"), *sword]
    middle, top = x + w - half / 2, y + (high / 2 - 42 * (len(amounts) - 1) if wide else 312)
    for i, (name, amount, color) in enumerate(amounts):
        line = top + i * (84 if wide else 64)
        canvas.put(icon(name, 64 if wide else 52, color), middle - 44, line)
        canvas.text((middle + 8, line - 2), str(amount), 64 if wide else 52, "ivory", BOLD, "lm")


def draw_sheet_of(brief: Brief, title: str, cards: list[CardView], owners: dict[str, int]) -> Canvas:
    """Up to sixteen cards in a grid with their powers; `owners` gives the seat that holds a card, by key."""
    shown = cards[:MOST]
    sheet = sheet_for(len(shown) + 1)
    rows = max(1 if len(shown) < 2 else 2, -(-len(shown) // sheet.across))
    canvas = brief.table(sheet.wide, TOP + rows * (sheet.high + GUTTER) + 14)
    canvas.header(title, brief.headline)
    for i, card in enumerate(shown):
        x, y = EDGE + i % sheet.across * (sheet.card + GUTTER), TOP + i // sheet.across * (sheet.high + GUTTER)
        draw_large(canvas, brief, card, x, y, sheet, owners.get(card.key, -1))
    free = min(rows * sheet.across - len(shown), sheet.across)
    if free and not brief.view.over:
        wide = free * (sheet.card + GUTTER) - GUTTER
        top = TOP + (rows - 1) * (sheet.high + GUTTER)
        _purse(canvas, brief, sheet.wide - EDGE - wide, top, wide, sheet)
    return canvas
