"""Cards large enough to read what they do: the Agora, the Oracle, the discard pile, or cards of several seats."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from render.canvas import BOLD, REGULAR, SEMIBOLD, Canvas, Plate, length, plate_of, wrap
from render.games.elysium import parts
from render.games.elysium.brief import Brief
from render.games.elysium.cards import veil
from render.games.elysium.scenes import HIGH as SCENE_HIGH
from render.games.elysium.scenes import TOP as SCENE_TOP
from render.games.elysium.scenes import WIDE as SCENE_WIDE
from render.games.elysium.scenes import draw_scene
from render.icons import icon
from render.marks import gold_frame, owner, target
from rules.games.elysium.view import COLORS, CardView

EDGE, TOP, GUTTER = 34, 124, 20
MARGIN = 20
MOST = 16
"""Cards on one picture."""
TEXT = 346
"""Height of a card below its picture."""


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


def _name(canvas: Canvas, brief: Brief, card: CardView, x: int, bottom: int, w: int, art: int) -> None:
    """Picture and name; a long name takes two lines, and the picture has less room."""
    name, room, look = brief.title(card), w - 84, parts.family_of(card.family)
    lines = [name] if length(name, 37, BOLD) <= room else wrap(name, 36, room, BOLD)
    lines = lines if len(lines) < 3 else [lines[0], " ".join(lines[1:])]
    top = bottom - 16 - 40 * len(lines)
    _picture(canvas, card, x + 4, MARGIN + 4, w - 8, art - 40 * (len(lines) - 1))
    canvas.fill((x + 4, top, x + w - 4, bottom + 3), "ink")
    canvas.fill((x + 4, top + 3, x + w - 4, bottom), look.light)
    canvas.put(icon(look.emblem, 46, "ink", look.light), x + w - 36, (top + bottom) / 2 + 1)
    size = 40 if length(lines[0], 40, BOLD) <= room and len(lines) == 1 else 36
    for i, line in enumerate(lines):
        canvas.text((x + 18, top + 28 + i * 40), line, size, "ink", BOLD, "lm", room=room)


def _draw(brief: Brief, card: CardView, w: int, h: int, number: int, back: bool, seat: int) -> Plate:
    x = y = MARGIN
    canvas = Canvas.blank(w + 2 * MARGIN, h + 2 * MARGIN)
    if number:
        gold_frame(canvas, (x, y, x + w, y + h), 16, 7)
    canvas.plate((x, y, x + w, y + h), "ivory", 16, "ink", 4, drop=not number)
    line = y + h - TEXT + 104
    _name(canvas, brief, card, x, line - 44, w, h - TEXT)
    canvas.put(parts.level_disc(card.level, 66), x + 46, y + 48)
    for i, need in enumerate(card.needs):
        canvas.put(parts.pillar(need, 62), x + 46 + i * 58, line)
    canvas.put(icon(parts.POWERS[card.activation], 46, "umber"), x + w - 42, line)
    word = brief.words(f"picture-elysium-power-{card.activation}")
    room = w - 84 - 58 * len(card.needs) - 40
    canvas.text((x + w - 76, line), word, 36, "umber", SEMIBOLD, "rm", room=room, needed=False)
    canvas.fill((x + 18, line + 42, x + w - 18, line + 44), "sand")
    says, room, size = brief.says(card), w - 36, 36
    while size > 27 and len(wrap(says, size, room, REGULAR)) * round(size * 1.16) > y + h - 12 - (line + 54):
        size -= 1
    below = y + h - 12 - (line + 54)
    canvas.paragraph((x + 18, line + 52), says, size, room, "ink", REGULAR, lead=1.16, high=below, needed=False)
    if back:
        canvas.put(veil(w, h, 16), x, y, "lt")
    if seat >= 0:
        canvas.put(owner(seat, 62), x + 124, y + 48)
    if number:
        target(canvas, number, x + w - 42, y + 46, 72)
    return Plate(canvas, MARGIN + 18)


def draw_large(canvas: Canvas, brief: Brief, card: CardView, x: float, y: float, sheet: Sheet, seat: int) -> None:
    """A card with its power in words; with the mark of whoever holds it, or -1."""
    w, h = sheet.card, sheet.high
    number = brief.card_number(card.key)
    back = brief.taking and not card.takeable and not number and card in brief.view.agora
    key = ("elysium large", msgspec.json.encode(card), brief.words.locale, brief.says(card), w, h, number, back, seat)
    canvas.stamp(plate_of(lambda: _draw(brief, card, w, h, number, back, seat), *key), x - MARGIN, y - MARGIN)


def _purse(canvas: Canvas, brief: Brief, x: float, y: float, w: int, h: int) -> None:
    """Black plate: who is asked, the columns they have left, and what they own."""
    canvas.plate((x, y, x + w, y + h), "ink", 16)
    seat = brief.seat(brief.asked)
    canvas.put(owner(seat.seat, 76), x + 62, y + 66)
    canvas.text((x + 118, y + 64), brief.name(seat.seat), 42, "ivory", BOLD, "lm", room=w - 136, needed=False)
    for i, color in enumerate(COLORS):
        left = x + w / 2 + (i - 1.5) * 82
        canvas.put(parts.pillar(color, 92, color not in seat.columns), left, y + 178)
        number = brief.column_number(seat.seat, color)
        if number:
            target(canvas, number, left, y + 240, 54)
    sword = [("sword", seat.pp, "#E9876A")] if brief.view.prestige else []
    for i, (name, amount, color) in enumerate((("coin", seat.gold, "sand"), ("laurel", seat.vp, "moss"), *sword)):
        line = y + 312 + i * 64
        canvas.put(icon(name, 52, color), x + w / 2 - 44, line)
        canvas.text((x + w / 2 + 4, line - 2), str(amount), 52, "ivory", BOLD, "lm")


def draw_sheet_of(brief: Brief, title: str, cards: list[CardView], owners: dict[str, int]) -> Canvas:
    """Up to sixteen cards in a grid with their powers; `owners` gives the seat that holds a card, by key."""
    shown = cards[:MOST]
    sheet = sheet_for(len(shown) + 1)
    rows = max(2, -(-len(shown) // sheet.across))
    canvas = brief.table(sheet.wide, TOP + rows * (sheet.high + GUTTER) + 14)
    brief.header(canvas, title)
    for i, card in enumerate(shown):
        x, y = EDGE + i % sheet.across * (sheet.card + GUTTER), TOP + i // sheet.across * (sheet.high + GUTTER)
        draw_large(canvas, brief, card, x, y, sheet, owners.get(card.key, -1))
    free = rows * sheet.across - len(shown)
    if free and not brief.view.over:
        x = EDGE + (sheet.across - 1) * (sheet.card + GUTTER)
        _purse(canvas, brief, x, TOP + (rows - 1) * (sheet.high + GUTTER), sheet.card, sheet.high)
    return canvas
