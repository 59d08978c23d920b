"""All sprites of Hybris on one sheet: what its palette is fitted to, and an overview for people."""

from __future__ import annotations

from render.canvas import Canvas
from render.games.hybris import parts
from render.games.hybris.brief import empty_table
from render.games.hybris.looks import COIN, COIN_EDGE, ELEMENTS, GOODS, TYPES
from render.games.hybris.reading import scene
from render.games.hybris.world import sea
from render.icons import icon
from render.lettering import BOLD, SERIF
from render.marks import disc, owner
from render.palette import COLORS, OWNERS
from rules.games.hybris.view import GainView

WIDTH, HEIGHT = 1600, 1700
GROUNDS = ("ivory", "ink", "soot", "gold", "marble", "wine", "abyss", "#DCE7E6", COIN, "cream")


def _pictures(canvas: Canvas) -> None:
    """Part of the map, part of a scene."""
    canvas.put(sea(788, 770).crop((0, 0, 788, 330)), 10, 10, "lt")
    canvas.put(scene("warrior", ("spark",), 916, 430).crop((0, 0, 780, 330)), 810, 10, "lt")


def _marks(canvas: Canvas, top: int) -> None:
    canvas.fill((0, top, WIDTH, top + 330), "ivory")
    for i, (what, look) in enumerate(GOODS.items()):
        canvas.put(parts.good(what, 70), 50 + i * 80, top + 46)
        parts.coin(canvas, 50 + i * 80, top + 130, 74, [GainView(what=what, n=1)], closed=i > 15)
        canvas.put(icon(look.icon, 40, COIN_EDGE, COIN), 50 + i * 80, top + 200)
    for i, seat in enumerate(range(4)):
        for k, role in enumerate(("olympian", "hero", "prophet")):
            canvas.put(parts.piece(seat, role, 72), 60 + (3 * i + k) * 92, top + 275)
        canvas.put(owner(seat, 60), 1180 + i * 76, top + 275)
        canvas.put(disc(i + 7, 58), 1500 + i % 2 * 60, top + 220 + i // 2 * 70)
    for i, look in enumerate((*TYPES.values(), *ELEMENTS.values())):
        canvas.fill((0 + i * 200, top + 330, 200 + i * 200, top + 410), look.color)
        canvas.put(icon(look.icon, 60, "ivory", look.color), 60 + i * 200, top + 370)
        canvas.put(icon(look.icon, 60, "clay", "ink"), 140 + i * 200, top + 370)


def _ramps(canvas: Canvas, top: int) -> None:
    """Text in its colors on the grounds it is set on: the steps between are what smooth edges need."""
    inks = ("ink", "ivory", "gold", "stone", "ash", "umber", "sand")
    grounds = (*GROUNDS, *(look.color for look in TYPES.values()), *(who.tint for who in OWNERS))
    for i, ground in enumerate(grounds):
        y = top + i * 36
        canvas.fill((0, y, WIDTH, y + 36), ground)
        for j, color in enumerate(inks):
            canvas.text((16 + j * 225, y + 17), "Nyx 8 III", 32, color, BOLD if j % 2 else SERIF, room=200)


def draw_sheet(theme: str) -> Canvas:
    """Every sprite and color of the game on the ground of a theme."""
    canvas = empty_table(theme, WIDTH, HEIGHT)
    _pictures(canvas)
    _marks(canvas, 350)
    flats = [*COLORS.values(), *(color for who in OWNERS for color in (who.fill, who.tint)), COIN_EDGE, "#E3D4B0"]
    flats += ["#3A322B", "#241D19", "#4A3413", "#E9E0CE", "#DCE7E6", "#DDB7A8", "#5E3A78"]
    for i, color in enumerate(flats):
        canvas.fill((10 + i % 40 * 39, 790 + i // 40 * 40, 47 + i % 40 * 39, 826 + i // 40 * 40), color)
    _ramps(canvas, 890)
    return canvas
