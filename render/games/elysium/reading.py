"""One card at reading size: level, name, family; a scene of its own; what it needs; what it does."""

from __future__ import annotations

from render import borders
from render.canvas import Canvas
from render.games.elysium import parts
from render.games.elysium.scenes import HIGH as SCENE_HIGH
from render.games.elysium.scenes import WIDE as SCENE_WIDE
from render.games.elysium.scenes import draw_scene
from render.icons import icon
from render.lettering import BOLD, SEMIBOLD, inscribed, length, wrap
from render.lettering import INSCRIPTION as CAPS
from render.marks import target
from render.shapes import solid
from render.words import Words
from rules.games.elysium.view import CardView

WIDTH, HEIGHT = 1000, 1400
EDGE = 42
HEAD_TOP, HEAD_HIGH = 42, 140
SCENE_TOP = 198
FACTS_TOP = SCENE_TOP + SCENE_HIGH + 20
TEXT_TOP = FACTS_TOP + 178
FOOT = HEIGHT - 92


def _name(canvas: Canvas, name: str) -> None:
    """The inscription on one line as large as it goes, or on two."""
    room, middle = 590, HEAD_TOP + HEAD_HIGH / 2
    size = next((size for size in range(84, 51, -2) if inscribed(name, size) <= room), 0)
    if size:
        canvas.inscription((WIDTH / 2, middle), name, size, "ink", "mm")
        return
    lines = wrap(name.upper(), 56, room * 0.86, CAPS)
    lines = [lines[0], " ".join(lines[1:])] if len(lines) > 1 else lines
    size = next((n for n in range(56, 40, -2) if max(inscribed(line, n) for line in lines) <= room), 40)
    for i, line in enumerate(lines):
        y = middle + (i - (len(lines) - 1) / 2) * 60
        canvas.inscription((WIDTH / 2, y), line, size, "ink", "mm", room=room)


def _head(canvas: Canvas, card: CardView, name: str) -> None:
    look = parts.family_of(card.family)
    canvas.picture(parts.mottled(WIDTH - 2 * EDGE, HEAD_HIGH, card.family), EDGE, HEAD_TOP, 14)
    canvas.put(parts.level_disc(card.level, 104), 122, HEAD_TOP + HEAD_HIGH / 2)
    canvas.put(icon(look.emblem, 104, "ink", look.light), WIDTH - 122, HEAD_TOP + HEAD_HIGH / 2)
    _name(canvas, name)


def _needs(canvas: Canvas, words: Words, card: CardView, x: int, y: int) -> None:
    """Columns with their colors in words; two of them share the line."""
    canvas.text((x, y + 16), words("picture-elysium-needs"), 32, "stone", SEMIBOLD, "lm", needed=False)
    named = [words("picture-elysium-color", color=need) for need in card.needs]
    for i, need in enumerate(card.needs):
        canvas.put(parts.pillar(need, 108), x + 38 + i * 92, y + 98)
    left = x + 96 + (len(named) - 1) * 92
    room = 500 - left
    if len(named) == 1:
        canvas.text((left, y + 98), named[0], 48, "ink", BOLD, "lm", room=room)
        return
    for i, word in enumerate(named):
        canvas.text((left, y + 74 + i * 50), word, 42, "ink", BOLD, "lm", room=room)


def _kind(canvas: Canvas, words: Words, card: CardView, x: int, y: int) -> None:
    """The kind of power and how often it works."""
    canvas.put(solid(108, 108, "circle", "ink"), x + 54, y + 92)
    canvas.put(icon(parts.POWERS[card.activation], 66, "gold"), x + 54, y + 90)
    room = WIDTH - 60 - (x + 126)
    canvas.text((x + 126, y + 74), words(f"picture-elysium-power-{card.activation}"), 46, "ink", BOLD, "lm", room=room)
    often = words(f"picture-elysium-often-{card.hint or card.activation}".replace("_", "-"))
    size = 32 if length(often, 32) <= room else 28
    canvas.text((x + 126, y + 120), often, size, "stone", SEMIBOLD, "lm", room=room, needed=False)


def _says(canvas: Canvas, says: str) -> None:
    """What the card does, as large as the room allows."""
    room, high = WIDTH - 132, FOOT - TEXT_TOP - 44
    size = 64
    while size > 38 and len(wrap(says, size, room, SEMIBOLD)) * round(size * 1.24) > high:
        size -= 1
    canvas.paragraph((66, TEXT_TOP + 26), says, size, room, "ink", SEMIBOLD, lead=1.24, high=high)


def draw_card(words: Words, card: CardView, name: str, says: str, number: int = 0) -> Canvas:
    """A card of 1000 by 1400 pixels, readable on a phone."""
    canvas = Canvas.blank(WIDTH, HEIGHT, "ink")
    canvas.rounded((26, 26, WIDTH - 26, HEIGHT - 26), "ivory", 26)
    _head(canvas, card, name)
    canvas.fill((EDGE - 4, SCENE_TOP - 4, EDGE + SCENE_WIDE + 4, SCENE_TOP + SCENE_HIGH + 4), "ink")
    canvas.put(draw_scene(card.id, card.family, card.level), EDGE, SCENE_TOP, "lt")
    _needs(canvas, words, card, 66, FACTS_TOP)
    _kind(canvas, words, card, 514, FACTS_TOP)
    canvas.fill((66, TEXT_TOP, WIDTH - 66, TEXT_TOP + 4), "sand")
    _says(canvas, says)
    canvas.put(borders.meander(WIDTH - 132, 26, parts.family_of(card.family).dark), 66, FOOT, "lt")
    if number:
        target(canvas, number, WIDTH - 116, SCENE_TOP + 156, 96)
    return canvas
