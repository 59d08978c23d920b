"""A Combat: what each side's Strength is made of, card by card, and both totals."""

from __future__ import annotations

from PIL import Image

from render.canvas import Canvas
from render.games.hybris import parts
from render.games.hybris.brief import Brief
from render.games.hybris.cards import draw_combo
from render.games.hybris.looks import ELEMENTS
from render.icons import icon
from render.lettering import BLACK, BOLD, SEMIBOLD, SERIF
from render.palette import OWNERS, Color
from render.shapes import Box, solid
from rules.games.hybris.view import CardView, CombatView, SideView

WIDTH, EDGE, TOP = 1600, 30, 116
HEAD, LINE, CARD, FOOT = 126, 76, 128, 150
SHOWN = 3
"""Places for cards, at least."""


def fight(brief: Brief) -> CombatView:
    """The Combat of the view; ValueError where there is none."""
    if brief.view.combat is None:
        raise ValueError("this view has no picture of kind combat")
    return brief.view.combat


def face(brief: Brief, side: SideView, size: int) -> Image.Image:
    """Who fights on a side: a piece, or the emblem of the arena."""
    one = brief.character(side.character)
    if side.seat is not None and one is not None:
        return parts.piece(side.seat, one.kind, size)
    if side.character in brief.figures:
        return parts.figure(side.character, brief.figures[side.character].owner, size)
    return icon("arena", size, "clay", "ink")


def _nobody(brief: Brief, side: SideView) -> str:
    """Whose a figure of no seat is: that of Chronos or of the game."""
    avatars = brief.chronos.avatars if brief.chronos is not None else ()
    return "hybris-name-chronos" if side.character in {one.key for one in avatars} else "hybris-game"


def _card(canvas: Canvas, brief: Brief, card: CardView, combo: int, box: Box) -> None:
    """A card that was played: elements, name, Combo, and what it counts."""
    x0, y0, x1, y1 = box
    canvas.plate(box, "cream", 10, "sand", 2, drop=False)
    for i, element in enumerate(card.elements[:2]):
        look = ELEMENTS[element]
        canvas.put(
            icon(look.icon, 44, look.color, "cream"), x0 + 38, (y0 + y1) / 2 + (i - (len(card.elements) - 1) / 2) * 50
        )
    # A card of the Coliseum has neither elements nor a Combo: its name takes their room.
    at = (x0 + 74, y0 + 34) if card.left else (x0 + 24, (y0 + y1) / 2)
    parts.line(canvas, at, brief.title(card.name), 40, "ink", BOLD, room=x1 - at[0] - 116)
    if card.left:
        x = draw_combo(canvas, card, x0 + 74, y1 - 36)
        if combo:
            said = brief.words("picture-hybris-combo", count=combo)
            parts.line(canvas, (x + 14, y1 - 37), said, 38, "leaf-text", BOLD, room=x1 - x - 120)
    canvas.text((x1 - 24, (y0 + y1) / 2 - 2), str(card.strength + combo), 60, "ink", SERIF, "rm")


def _side(canvas: Canvas, brief: Brief, side: SideView, number: int, box: Box, rows: int) -> None:
    x0, y0, x1, y1 = box
    tint: Color = OWNERS[side.seat].tint if side.seat is not None else "marble"
    canvas.plate(box, "ivory", 16, "ink", 3)
    canvas.rounded((x0 + 3, y0 + 3, x1 - 3, y0 + HEAD), tint, 13)
    canvas.fill((x0 + 3, y0 + HEAD - 14, x1 - 3, y0 + HEAD), tint)
    canvas.put(face(brief, side, 84), x0 + 72 + 16 * number, y0 + HEAD / 2)
    parts.line(canvas, (x0 + 142 + 16 * number, y0 + 44), brief.title(side.name), 46, "ink", SERIF, room=x1 - x0 - 200)
    who = brief.name(side.seat) if side.seat is not None else brief.words(_nobody(brief, side))
    role = brief.words("picture-hybris-role", side=number, name=who)
    parts.line(canvas, (x0 + 142 + 16 * number, y0 + 94), role, 38, "umber", SEMIBOLD, room=x1 - x0 - 200, name=True)
    y = y0 + HEAD + 6
    _sum(canvas, brief.words("picture-hybris-base"), side.base, (x0, y, x1, y + LINE))
    y += LINE
    for i in range(rows):
        cell = (x0 + 18, y + 4, x1 - 18, y + CARD - 8)
        if i < len(side.cards):
            _card(canvas, brief, side.cards[i], side.combos[i], cell)
        else:
            canvas.plate(cell, "linen" if i < side.limit else "ivory", 10, "hollow", 2, drop=False)
            if side.stopped or i >= side.limit:
                canvas.put(icon("crossmark", 44, "hollow"), (x0 + x1) / 2, (cell[1] + cell[3]) / 2)
        y += CARD
    _sum(canvas, brief.words("picture-hybris-effects"), side.added, (x0, y, x1, y + LINE), sign=True)
    canvas.rounded((x0 + 3, y1 - FOOT, x1 - 3, y1 - 3), "ink", 13)
    canvas.fill((x0 + 3, y1 - FOOT, x1 - 3, y1 - FOOT + 14), "ink")
    parts.line(
        canvas, (x0 + 30, y1 - FOOT / 2 - 2), brief.words("picture-hybris-strength"), 46, "sand", SEMIBOLD, room=400
    )
    canvas.text((x1 - 36, y1 - FOOT / 2 - 4), str(side.total), 116, "gold", BLACK, "rm")


def _sum(canvas: Canvas, label: str, n: int, box: Box, *, sign: bool = False) -> None:
    x0, y0, x1, y1 = box
    said = (f"{n:+d}" if sign and n else str(n)).replace("-", "−")
    parts.line(canvas, (x0 + 30, (y0 + y1) / 2), label, 42, "umber", SEMIBOLD, room=x1 - x0 - 180)
    canvas.text((x1 - 42, (y0 + y1) / 2 - 2), said, 54, "ink" if n else "ash", SERIF, "rm")


def draw_combat(brief: Brief) -> Canvas:
    """Attacker left, defender right."""
    now = fight(brief)
    rows = max(SHOWN, *(max(len(side.cards), min(side.limit, 5)) for side in now.sides))
    high = HEAD + 2 * LINE + rows * CARD + FOOT + 18
    canvas = brief.table(WIDTH, max(1080, TOP + high + 110))
    place = brief.place(now.place)
    title = brief.title(place.name) if place is not None else brief.words("picture-hybris-combat")
    canvas.header(title, brief.headline)
    wide = (WIDTH - 2 * EDGE - 40) / 2
    for i, side in enumerate(now.sides):
        x = EDGE + i * (wide + 40)
        _side(canvas, brief, side, i, (round(x), TOP, round(x + wide), TOP + high), rows)
    canvas.put(solid(96, 96, "circle", "ink"), WIDTH / 2, TOP + HEAD / 2)
    canvas.put(icon("swords", 62, "gold", "ink"), WIDTH / 2, TOP + HEAD / 2)
    said = brief.words("picture-hybris-ties", side=("attacker", "defender")[now.ties])
    parts.centered(canvas, (EDGE, TOP + high + 20, WIDTH - EDGE, TOP + high + 90), said, 40, brief.inks[0])
    return canvas
