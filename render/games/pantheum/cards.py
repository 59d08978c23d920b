"""Demigod cards: small in the market, larger with their ability, and stacks of two."""

from __future__ import annotations

import msgspec
from PIL import Image

from render import borders
from render.cache import SCENES
from render.canvas import PLATES, Canvas, Plate, plate_of
from render.games.pantheum import parts
from render.icons import icon
from render.lettering import BLACK, BOLD, REGULAR, SEMIBOLD, length
from render.marks import gold_frame, target
from render.textures import texture
from render.words import Words
from rules.games.pantheum.view import DemigodView, StackView

MARGIN = 16
"""Room round a card for frame, disc and the card below."""
WIDE_MARGIN = 20
"""The same round a large card, with its shadow."""


@SCENES.kept
def _ground(w: int, h: int, epic: bool) -> Image.Image:
    base, dark = ("ink", "soot") if epic else ("clay", "terracotta")
    return texture(w, h, base, dark, 0.35, 4)


@SCENES.kept
def vignette(w: int, h: int, name: str, size: int, column: str, epic: bool, band: int = 14) -> Image.Image:
    """The picture of a card: emblem in black on clay, or for an epic in clay on black, under tongues."""
    field = Canvas(_ground(w, h, epic).copy())
    field.put(borders.tongues(w, band, "clay" if epic else "ink", parts.COLUMN_COLORS[column]), 0, 0, "lt")
    fine = 1.0 if size < 250 else 0.6
    figure = icon(name, size, "clay" if epic else "ink", "ink" if epic else "clay", None, fine)
    field.put(figure, w / 2, band + (h - band) / 2)
    return field.image


def _column_word(words: Words, column: str) -> str:
    return words(f"picture-pantheum-column-{column}")


@PLATES.kept
def _small(
    w: int, h: int, demigod: str, name: str, color: str, epic: bool, cost: tuple[int, int, int], power: int, label: str,
    number: int, depth: int,
) -> Plate:  # fmt: skip
    column = parts.COLUMN_OF[color]
    m = MARGIN
    card = Canvas.blank(w + 2 * m, h + 2 * m)
    if number:
        gold_frame(card, (m, m, m + w, m + h), 14, 7)
    elif depth > 1:
        card.plate((m + 7, m + 7, m + w + 7, m + h + 7), "sand", 14, "ink", 3, drop=False)
    card.plate((m, m, m + w, m + h), "ivory", 14, "ink", 4, drop=False)
    picture = 116
    art = vignette(w - 8, picture, parts.emblem(demigod), 88, column, epic)
    card.picture(art, m + 4, m + 4, 10, below=False)
    card.fill((m + 4, m + 4 + picture, m + w - 4, m + 12 + picture), parts.COLUMN_COLORS[column])
    size, face = (37, BOLD) if length(name, 37, BOLD) <= w - 14 else (36, SEMIBOLD)
    card.text((m + w / 2, m + picture + 42), name, size, "ink", face, "mm", room=w - 8)
    signs = dict(zip("GRB", cost, strict=True))
    size, step = (40, 43) if sum(cost) < 5 else (36, 38)
    parts.cost_row(card, m + w / 2, m + picture + 91, signs, size, step)
    card.text((m + 16, m + h - 30), label, 36, parts.COLUMN_TEXT[column], BOLD, "lm", room=w - 84)
    parts.shield(card, m + w - 34, m + h - 31, power, 48)
    if depth > 1:
        card.plate((m - 9, m - 9, m + 47, m + 33), "ink", 9, "ivory", 2, drop=False)
        card.text((m + 19, m + 11), f"×{depth}", 36, "ivory", BLACK, "mm")
    if number:
        target(card, number, m + w - 28, m + 34, 62)
    return Plate(card, m + 16)


def draw_stack(
    canvas: Canvas, stack: StackView, x: float, y: float, w: int, h: int, words: Words, number: int = 0
) -> None:
    """A stack of the market at small size, top card whole; an empty place is a hollow."""
    card = stack.card
    if card is None:
        canvas.plate((x, y, x + w, y + h), "hollow", 14, drop=False)
        canvas.plate((x + 4, y + 4, x + w - 4, y + h - 4), "parchment", 11, drop=False)
        canvas.text((x + w / 2, y + h / 2), words("picture-pantheum-empty"), 36, "stone", SEMIBOLD, "mm")
        return
    cost = (card.cost.get("G", 0), card.cost.get("R", 0), card.cost.get("B", 0))
    name, label = words(f"pantheum-name-{card.id}"), _column_word(words, parts.COLUMN_OF[card.color])
    plate = _small(w, h, card.id, name, card.color, card.epic, cost, card.power, label, number, stack.depth)
    canvas.stamp(plate, x - MARGIN, y - MARGIN)


def draw_large(
    canvas: Canvas, card: DemigodView, x: int, y: int, w: int, h: int, words: Words, *,
    ability: str = "", depth: int = 1, number: int = 0,
) -> None:  # fmt: skip
    """A card with its ability in words, for choosing at leisure."""
    facts = (w, h, ability, depth, number)
    key = ("large card", msgspec.json.encode(card), words.locale, *facts)
    canvas.stamp(plate_of(lambda: _large(card, words, *facts), *key), x - WIDE_MARGIN, y - WIDE_MARGIN)


def _large(card: DemigodView, words: Words, w: int, h: int, ability: str, depth: int, number: int) -> Plate:
    column = parts.COLUMN_OF[card.color]
    x = y = WIDE_MARGIN
    canvas = Canvas.blank(w + 2 * WIDE_MARGIN, h + 2 * WIDE_MARGIN)
    if number:
        gold_frame(canvas, (x, y, x + w, y + h), 16, 8)
    elif depth > 1:
        canvas.plate((x + 9, y + 9, x + w + 9, y + h + 9), "sand", 16, "ink", 3)
    canvas.plate((x, y, x + w, y + h), "ivory", 16, "ink", 4, drop=depth < 2 and not number)
    picture = 158 if ability else h - 166
    art = vignette(w - 8, picture, parts.emblem(card.id), 124 if ability else 210, column, card.epic, 16)
    canvas.picture(art, x + 4, y + 4, 12, below=False)
    canvas.fill((x + 4, y + 4 + picture, x + w - 4, y + 14 + picture), parts.COLUMN_COLORS[column])
    canvas.text((x + 24, y + picture + 48), words(f"pantheum-name-{card.id}"), 46, "ink", BOLD, "lm", room=w - 84)
    parts.shield(canvas, x + w - 52, y + picture + 52, card.power, 64)
    label = _column_word(words, column)
    canvas.text((x + 24, y + picture + 104), label, 36, parts.COLUMN_TEXT[column], BOLD, "lm", room=130)
    step = 48 if sum(card.cost.values()) < 5 else 42
    width = step * (sum(card.cost.values()) - 1)
    parts.cost_row(canvas, x + w - 46 - width / 2, y + picture + 110, card.cost, step - 4, step)
    if ability:
        canvas.fill((x + 24, y + picture + 140, x + w - 24, y + picture + 142), "sand")
    room = y + h - 18 - (y + picture + 156)
    canvas.paragraph(
        (x + 24, y + picture + 156), ability, 36, w - 44, "ink", REGULAR, lead=1.16, high=room, needed=False
    )
    if depth > 1:
        canvas.plate((x + 16, y + 30, x + 84, y + 80), "ink", 10, "ivory", 2, drop=False)
        canvas.text((x + 50, y + 54), f"×{depth}", 38, "ivory", BLACK, "mm")
    if number:
        target(canvas, number, x + w - 40, y + 48, 72)
    return Plate(canvas, WIDE_MARGIN + 18)
