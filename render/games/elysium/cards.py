"""Cards at table size: in the Agora and the Oracle, and small ones in a Domain or a Legend."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from PIL import Image

from render.cache import SPRITES
from render.canvas import PLATES, Canvas, Plate
from render.games.elysium import parts
from render.games.elysium.brief import Brief
from render.icons import icon
from render.lettering import BOLD, SERIF, fit, length, wrap
from render.marks import SMALLEST, gold_frame, gold_line, target
from render.palette import mix, rgb
from render.shapes import Box, Point, mask
from rules.core.types import Text
from rules.games.elysium.view import ANY, CardView, HeldView

NO_COLUMN = ("elysium-why-columns", "elysium-why-either")
"""Reasons that speak of columns, as keys of the view's texts."""
WIDE, HIGH = 206, 284
MARGIN = 16
PICTURE = 112
SMALL_PICTURE, SMALL_ROW = 74, 38
"""Of a small card: height of the emblem's plate and of each row below it."""
DOMAIN_HIGH = SMALL_PICTURE + 2 * SMALL_ROW + 6
LEGEND_HIGH = SMALL_PICTURE + SMALL_ROW + 6


def draw_name(canvas: Canvas, name: str, x: float, y: float, room: float) -> None:
    """A name on one line or two of one size, centred on `x`, shrunk to four fifths before it is cut."""
    size = 37 if length(name, 37, BOLD) <= room else 36
    lines = wrap(name, size, room, BOLD)
    if len(lines) > 2:
        words = name.split()
        halves = ((" ".join(words[:i]), " ".join(words[i:])) for i in range(1, len(words)))
        lines = list(min(halves, key=lambda pair: max(length(line, size, BOLD) for line in pair)))
    size = min(fit(line, size, BOLD, room)[1] for line in lines) if lines else size
    top = y if len(lines) == 1 else y - 19
    for i, line in enumerate(lines):
        canvas.text((x, top + i * 38), line, size, "ink", BOLD, "mm", room=room, needed=False)


@SPRITES.kept
def _veil(w: int, h: int, radius: int) -> Image.Image:
    return mask(w, h, "rect", 0, radius).point([v * 130 // 255 for v in range(256)])


def veil(canvas: Canvas, box: Box, radius: int) -> None:
    """What lies over a card that cannot be had now; what it covers stays as opaque as it was."""
    x0, y0, x1, y1 = (round(v) for v in box)
    canvas.frame(_veil(x1 - x0, y1 - y0, radius), x0, y0, parts.VEIL)


def lacking(brief: Brief, needs: Sequence[str], why: Text | None) -> tuple[str, ...]:
    """The columns for want of which the seat on turn cannot take something; empty when that is not the reason."""
    if not brief.taking or why is None or why.key not in NO_COLUMN:
        return ()
    own = brief.seat(brief.view.turn).columns
    return tuple(need for need in needs if need not in own and need != ANY) or (ANY,)


def draw_needs(
    canvas: Canvas, needs: Sequence[str], at: Point, size: int, step: float, crossed: Sequence[str] = ()
) -> None:  # fmt: skip
    """The columns a card asks for, the first centred on `at`; with `crossed` those alone, struck out."""
    for i, need in enumerate(needs):
        x, y = at[0] + i * step, at[1]
        if not crossed or need in crossed:
            canvas.put(parts.pillar(need, size), x, y)
        if need in crossed:
            canvas.put(icon("crossmark", round(size * 0.6), "alert", edge="ivory"), x + size * 0.24, y + size * 0.28)


@PLATES.kept
def _card(
    name: str, family: str, level: int, needs: tuple[str, ...], activation: str, number: int, back: bool,
    lacks: tuple[str, ...],
) -> Plate:  # fmt: skip
    m, w, h = MARGIN, WIDE, HIGH
    card = Canvas.blank(w + 2 * m, h + 2 * m)
    look = parts.family_of(family)
    card.plate((m, m, m + w, m + h), "ivory", 14, "ink", 4, drop=not number)
    art = parts.emblem_plate(w - 8, PICTURE, family, 76, 13)
    card.picture(art, m + 4, m + 4, 10, below=False)
    card.fill((m + 4, m + 4 + PICTURE, m + w - 4, m + 10 + PICTURE), look.dark)
    card.put(parts.level_disc(level, 60), m + 38, m + 43)
    draw_name(card, name, m + w / 2, m + PICTURE + 51, w - 14)
    below = m + 38, m + h - 42
    draw_needs(card, needs, below, 60, 54)
    card.put(icon(parts.POWERS[activation], 50, "umber"), m + w - 40, m + h - 41)
    if back:
        veil(card, (m, m, m + w, m + h), 14)
        if lacks:
            draw_needs(card, needs, below, 60, 54, lacks)
    if number:
        target(card, number, m + w - 30, m + 34, 62)
    return Plate(card, m + 14)


def draw_card(canvas: Canvas, brief: Brief, card: CardView, x: float, y: float, *, back: bool = False) -> None:
    """A card as it lies on the table; `back` when it is out of reach."""
    number = brief.card_number(card.key)
    if number:
        gold_frame(canvas, (x, y, x + WIDE, y + HIGH), 14, 5)
    facts = (card.family, card.level, tuple(card.needs), card.activation)
    plate = _card(brief.title(card), *facts, number, back and not number, lacking(brief, card.needs, card.why))
    canvas.stamp(plate, x - MARGIN, y - MARGIN)


class Small(Struct, frozen=True):
    """What a small card shows."""

    family: str
    level: int
    activation: str = ""
    turned: bool = False
    ring: bool = False
    acts: bool = False
    """Its power can be used now, or is being used."""


def small_of(brief: Brief, held: HeldView, in_legend: bool) -> Small:
    """The small card of something held; the sign of its power only in a Domain."""
    card = held.card
    if card is None:
        return Small("", held.level)
    if in_legend:
        return Small(card.family, card.level, acts=brief.acts(held))
    return Small(card.family, card.level, card.activation, held.turned, held.ring, brief.acts(held))


def _power(canvas: Canvas, small: Small, x: float, y: float, size: int) -> None:
    """The sign of a power: dark while it works, a pale outline with a bar once it is used."""
    spent = small.turned or (small.activation == "trigger" and not small.ring) or small.activation == "instantaneous"
    canvas.put(icon(parts.POWERS[small.activation], size, parts.GHOST_EDGE if spent else "umber"), x, y)
    if small.turned:
        canvas.put(icon("crossmark", round(size * 0.62), "alert"), x, y)


@PLATES.kept
def _small(w: int, small: Small, rows: int, seen: int, room: int) -> Plate:
    high = SMALL_PICTURE + rows * SMALL_ROW + 6
    cell = Canvas.blank(w, high)
    look = parts.family_of(small.family)
    ground = mix(look.light, "ivory", 0.5) if small.turned else rgb(look.light)
    cell.plate((0, 0, w, high), ground, 9, "ink", 3, drop=False)
    ink = "stone" if small.turned else "ink"
    cell.put(icon(look.emblem, min(64, room - 7), ink, ground), seen / 2, 3 + SMALL_PICTURE / 2)
    cell.rounded((3, 3 + SMALL_PICTURE, w - 3, high - 3), "ivory", 7)
    cell.fill((3, 3 + SMALL_PICTURE, w - 3, 11 + SMALL_PICTURE), "ivory")
    cell.fill((3, 2 + SMALL_PICTURE, w - 3, 4 + SMALL_PICTURE), "ink")
    y = 3 + SMALL_PICTURE + SMALL_ROW / 2
    if length(parts.ROMAN[small.level], 36, SERIF) <= room - 11:
        cell.text((seen / 2, y), parts.ROMAN[small.level], 36, "ink", SERIF, "mm")
    elif small.level:
        cell.put(parts.numeral(small.level), seen / 2, y)
    if small.activation and rows > 1:
        _power(cell, small, seen / 2, y + SMALL_ROW - 3, min(32, room - 6))
    return Plate(cell, 12)


def draw_small(canvas: Canvas, box: Box, small: Small, number: int, rows: int, sizes: tuple[int, int]) -> None:
    """A card in a Domain (`rows` 2) or in a Legend (`rows` 1), of which no more than a box is seen.

    `sizes` are the width of the card and what its signs have to fit into, which is less where others lie over it.
    """
    x, y, right, bottom = box
    w, room = sizes
    seen = w if room == w else round(right - x)
    canvas.stamp(_small(w, small, rows, seen, room), x, y)
    if small.acts:
        gold_line(canvas, (x - 3, y - 3, x + w + 3, bottom + 3), 11, 4)
    if number:
        target(canvas, number, x + seen / 2, bottom - 20 if rows > 1 else y + SMALL_PICTURE - 18, SMALLEST)
