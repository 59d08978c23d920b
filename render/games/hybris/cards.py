"""Conflict cards and Premonitions as they lie in a hand: all that they say, three in a row."""

from __future__ import annotations

from collections.abc import Sequence

from render.canvas import Canvas
from render.games.hybris import parts
from render.games.hybris.brief import Brief
from render.games.hybris.looks import ELEMENTS, SYMBOLS
from render.icons import icon
from render.lettering import BOLD, SEMIBOLD, SERIF, Face, wrap
from render.marks import gold_frame, target
from render.palette import Color
from render.shapes import Box, solid
from rules.games.hybris.view import CardView

EDGE, GAP = 30, 14
LOWEST = 212
"""Height of a card that says little."""
ACROSS = 3
BAND = 104
"""The dark band at the left of a card."""
BANDS: dict[str, Color] = {"conflict": "ink", "coliseum": "soot", "premonition": "#5E3A78", "corruption": "wine"}
SIGNS = {"premonition": "eye", "corruption": "mask"}
"""Cards without a Strength."""


def _wide(width: int) -> float:
    return (width - 2 * EDGE - (ACROSS - 1) * GAP) / ACROSS


def _said(brief: Brief, card: CardView) -> list[tuple[str, int, Face]]:
    """What a card says, by paragraph, with size and face."""
    if card.kind == "premonition":
        needs = brief.words("picture-hybris-with", text=brief.said_of(card.play)) if card.play is not None else ""
        return [(needs, 38, BOLD), (brief.says(card.win), 38, SEMIBOLD)]
    if card.kind == "corruption":
        return [(brief.says(card.text), 36, SEMIBOLD)]
    win = brief.words("picture-hybris-win", text=brief.said_of(card.win)) if card.win is not None else ""
    ward = brief.words("picture-hybris-ward") if card.free_ward else ""
    return [(brief.says(card.play), 36, SEMIBOLD), (win, 36, SEMIBOLD), (ward, 36, SEMIBOLD)]


def _high(brief: Brief, card: CardView, wide: float) -> int:
    room, top = wide - BAND - 32, 72 if card.kind in SIGNS else 128
    return (
        top
        + sum(len(wrap(said, size, room, face)) * round(size * 1.18) + 6 for said, size, face in _said(brief, card))
        + 14
    )


def _rows(brief: Brief, cards: Sequence[CardView], width: int) -> list[tuple[Sequence[CardView], int]]:
    """Rows of cards with their height."""
    rows = [cards[i : i + ACROSS] for i in range(0, len(cards), ACROSS)]
    return [(row, max([LOWEST, *(_high(brief, card, _wide(width)) for card in row)])) for row in rows]


def high_of(brief: Brief, cards: Sequence[CardView], width: int = 1600) -> int:
    """What cards take from top to bottom."""
    return sum(high + GAP for _, high in _rows(brief, cards, width))


def draw_cards(canvas: Canvas, brief: Brief, cards: Sequence[CardView], y: float) -> float:
    """Cards in rows from a height on; returns the y below them."""
    wide = _wide(canvas.width)
    for row, high in _rows(brief, cards, canvas.width):
        for i, card in enumerate(row):
            x = EDGE + i * (wide + GAP)
            draw_card(canvas, brief, card, (round(x), y, round(x + wide), y + high))
        y += high + GAP
    return y


def draw_card(canvas: Canvas, brief: Brief, card: CardView, box: Box) -> None:
    """A card: Strength and elements on the band, name, Combo, what it does."""
    x0, y0, x1, y1 = box
    number = brief.number(f"card:{card.key}")
    if number:
        gold_frame(canvas, box, 14)
    canvas.plate(box, "ivory", 14, "ink", 3, drop=not number)
    band = BANDS[card.kind]
    canvas.rounded((x0 + 3, y0 + 3, x0 + BAND, y1 - 3), band, 11)
    canvas.fill((x0 + BAND - 14, y0 + 3, x0 + BAND, y1 - 3), band)
    left, room = x0 + BAND + 18, x1 - x0 - BAND - 32
    parts.line(canvas, (left, y0 + 36), brief.title(card.name), 40, "ink", BOLD, room=room - (34 if number else 0))
    if card.kind in SIGNS:
        _in_words(canvas, brief, card, box)
    else:
        _conflict(canvas, brief, card, box)
    if number:
        target(canvas, number, x1 - 12, y0 + 14, 58)


def _conflict(canvas: Canvas, brief: Brief, card: CardView, box: Box) -> None:
    x0, y0, _, _ = box
    canvas.text((x0 + BAND / 2, y0 + 58), str(card.strength), 76, "ivory", SERIF, "mm")
    for i, element in enumerate(card.elements):
        canvas.put(solid(58, 58, "circle", "ivory"), x0 + BAND / 2, y0 + 140 + 68 * i)
        look = ELEMENTS[element]
        canvas.put(icon(look.icon, 40, look.color, "ivory"), x0 + BAND / 2, y0 + 140 + 68 * i)
    if card.left and card.left == brief.last_symbol:
        canvas.plate((x0 + BAND + 10, y0 + 64, x0 + BAND + 146, y0 + 122), "gold", 10, "ink", 2, drop=False)
    if card.left:
        draw_combo(canvas, card, x0 + BAND + 18, y0 + 94)
    _paragraphs(canvas, brief, card, box, 128)


def _paragraphs(canvas: Canvas, brief: Brief, card: CardView, box: Box, top: float) -> None:
    x0, y0, x1, y1 = box
    y = y0 + top
    for said, size, face in _said(brief, card):
        if said:
            ink: Color = "ink" if face == BOLD else "umber"
            y = parts.lines(canvas, (x0 + BAND + 18, y), said, size, x1 - x0 - BAND - 32, y1 - y - 4, ink, face) + 6


def draw_combo(canvas: Canvas, card: CardView, x: float, y: float, ink: Color = "ink") -> float:
    """What it must follow, the bonus then, and what may follow it; returns the x behind."""
    canvas.put(icon(SYMBOLS[card.left], 46, "rust" if ink == "ink" else "clay"), x + 23, y)
    x += 56 + canvas.text((x + 56, y - 1), f"+{card.combo}", 40, ink, BOLD)
    x += 14 + canvas.text((x + 14, y - 1), "›", 44, "stone" if ink == "ink" else "ash", BOLD)
    canvas.put(icon(SYMBOLS[card.right], 46, "rust" if ink == "ink" else "clay"), x + 14 + 23, y)
    return x + 70


def _in_words(canvas: Canvas, brief: Brief, card: CardView, box: Box) -> None:
    x0, y0, _, _ = box
    canvas.put(icon(SIGNS[card.kind], 76, "ivory", BANDS[card.kind]), x0 + BAND / 2, y0 + 62)
    if card.met:
        canvas.put(icon("star", 66, "gold", None, "ink"), x0 + BAND / 2, y0 + 160)
    _paragraphs(canvas, brief, card, box, 72)
