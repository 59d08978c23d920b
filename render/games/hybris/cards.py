"""Conflict cards and Premonitions as they lie in a hand: all that they say, three in a row."""

from __future__ import annotations

from collections.abc import Sequence

from render.canvas import Canvas
from render.games.hybris import parts
from render.games.hybris.brief import Brief
from render.games.hybris.looks import ELEMENTS, SYMBOLS
from render.icons import icon
from render.lettering import BOLD, SERIF
from render.marks import gold_frame, target
from render.palette import Color
from render.shapes import Box, solid
from rules.games.hybris.view import CardView

EDGE, GAP, HIGH = 30, 14, 318
ACROSS = 3
BAND = 104
"""The dark band at the left of a card."""
BANDS: dict[str, Color] = {"conflict": "ink", "coliseum": "soot", "premonition": "#5E3A78"}


def rows_of(count: int) -> int:
    """Rows that so many cards take."""
    return -(-count // ACROSS)


def draw_cards(canvas: Canvas, brief: Brief, cards: Sequence[CardView], y: float) -> float:
    """Cards in rows from a height on; returns the y below them."""
    wide = (canvas.width - 2 * EDGE - (ACROSS - 1) * GAP) / ACROSS
    for i, card in enumerate(cards):
        x, top = EDGE + i % ACROSS * (wide + GAP), y + i // ACROSS * (HIGH + GAP)
        draw_card(canvas, brief, card, (round(x), top, round(x + wide), top + HIGH))
    return y + rows_of(len(cards)) * (HIGH + GAP)


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
    parts.line(
        canvas, (left, y0 + 36), brief.title(card.name), 40, "ink", BOLD, room=room - (34 if number else 0)
    )
    if card.kind == "premonition":
        _premonition(canvas, brief, card, box)
    else:
        _conflict(canvas, brief, card, box)
    if number:
        target(canvas, number, x1 - 12, y0 + 14, 58)


def _conflict(canvas: Canvas, brief: Brief, card: CardView, box: Box) -> None:
    x0, y0, x1, y1 = box
    canvas.text((x0 + BAND / 2, y0 + 58), str(card.strength), 76, "ivory", SERIF, "mm")
    for i, element in enumerate(card.elements):
        canvas.put(solid(58, 58, "circle", "ivory"), x0 + BAND / 2, y0 + 140 + 68 * i)
        look = ELEMENTS[element]
        canvas.put(icon(look.icon, 40, look.color, "ivory"), x0 + BAND / 2, y0 + 140 + 68 * i)
    left, room = x0 + BAND + 18, x1 - x0 - BAND - 32
    y = y0 + 66
    if card.left:
        draw_combo(canvas, card, left, y0 + 92)
        y = y0 + 126
    said = [brief.says(card.play)] if card.play is not None else []
    if card.win is not None:
        said.append(brief.words("picture-hybris-win", text=brief.words.text(card.win)))
    for one in said:
        y = parts.lines(canvas, (left, y), one, 36, room, max(43, y1 - y - 8)) + 4


def draw_combo(canvas: Canvas, card: CardView, x: float, y: float, ink: Color = "ink") -> float:
    """What it must follow, the bonus then, and what may follow it; returns the x behind."""
    canvas.put(icon(SYMBOLS[card.left], 46, "rust" if ink == "ink" else "clay"), x + 23, y)
    x += 56 + canvas.text((x + 56, y - 1), f"+{card.combo}", 40, ink, BOLD)
    x += 14 + canvas.text((x + 14, y - 1), "›", 44, "stone" if ink == "ink" else "ash", BOLD)
    canvas.put(icon(SYMBOLS[card.right], 46, "aegean" if ink == "ink" else "foam"), x + 14 + 23, y)
    return x + 70


def _premonition(canvas: Canvas, brief: Brief, card: CardView, box: Box) -> None:
    x0, y0, x1, y1 = box
    canvas.put(icon("eye", 76, "ivory", BANDS["premonition"]), x0 + BAND / 2, y0 + 62)
    if card.met:
        canvas.put(icon("star", 66, "gold", None, "ink"), x0 + BAND / 2, y0 + 160)
    left, room = x0 + BAND + 18, x1 - x0 - BAND - 32
    y = y0 + 72
    if card.play is not None:
        with_ = brief.words("picture-hybris-with", text=brief.words.text(card.play))
        y = parts.lines(canvas, (left, y), with_, 38, room, 100, "ink", BOLD) + 8
    if card.win is not None:
        parts.lines(canvas, (left, y), brief.says(card.win), 38, room, max(43, y1 - y - 8))
