"""All sprites of Pantheum on one sheet: what its palette is fitted to, and an overview for people."""

from __future__ import annotations

from render.canvas import Canvas
from render.games.pantheum import parts
from render.games.pantheum.brief import empty_table
from render.games.pantheum.cards import vignette
from render.games.pantheum.scenes import faded, scene
from render.icons import icon
from render.lettering import BOLD, SERIF
from render.marks import disc, owner
from render.palette import COLORS, OWNERS
from render.textures import texture

WIDTH, HEIGHT = 1600, 1700
GROUNDS = ("ivory", "ink", "cream", "linen", "gold", "soot", "wine", "terracotta", "olive", "aegean", "stone")


def _scenes(canvas: Canvas) -> None:
    for i, kind in enumerate(("desert", "farm", "city", "temple", "F", "M", "W", "pit")):
        canvas.put(scene(kind, 190, 190), 20 + i * 196, 20, "lt")
    for i, kind in enumerate("FMW"):
        canvas.put(faded(kind, 120, 120), 20 + i * 126, 220, "lt")


def _marks(canvas: Canvas) -> None:
    for seat in range(-1, 4):
        canvas.put(owner(seat, 84), 470 + seat * 100, 280)
        canvas.put(parts.stele(seat, tuple(parts.GOD_EMBLEMS)[seat], 134), 900 + seat * 110, 290)
    for i in range(4):
        canvas.put(disc(i + 9, 64), 1300 + i * 74, 250)
    for i, kind in enumerate("GRB"):
        canvas.fill((1300 + i * 90, 300, 1380 + i * 90, 380), "ink")
        canvas.put(parts.element(kind, 54, True), 1340 + i * 90, 340)
        canvas.put(parts.element(kind, 54), 420 + i * 60, 385)
    canvas.put(parts.blot(60), 1160, 385)
    canvas.put(parts.covered(70), 1240, 385)


def _figures(canvas: Canvas) -> None:
    emblems = list(parts.EMBLEMS.values())
    for i, name in enumerate(emblems):
        column = ("place", "shift", "lock", "any")[i % 4]
        canvas.put(vignette(150, 120, name, 88, column, i % 3 == 0), 20 + i % 10 * 157, 430 + i // 10 * 126, "lt")


def _grounds(canvas: Canvas) -> None:
    """What the scenes of cards are painted on."""
    for i, (base, dark, strength) in enumerate((("terracotta", "clay", 0.32), ("ink", "soot", 0.5))):
        canvas.put(texture(400, 120, base, dark, strength, 7), 780 + i * 410, 820, "lt")


def _ramps(canvas: Canvas, top: int) -> None:
    """Text in its colors on the grounds it is set on: the steps between are what smooth edges need."""
    inks = ("ink", "ivory", "gold", "stone", "ash", "sand", "umber")
    for i, ground in enumerate(GROUNDS):
        y = top + i * 62
        canvas.fill((0, y, WIDTH, y + 62), ground)
        for j, ink in enumerate(inks):
            canvas.text((16 + j * 225, y + 31), "Agon 8", 42, ink, BOLD if j % 2 else SERIF, room=200)


def draw_sheet(theme: str) -> Canvas:
    """Every sprite and color of the game on the ground of a theme."""
    canvas = empty_table(theme, WIDTH, HEIGHT)
    _scenes(canvas)
    _marks(canvas)
    _figures(canvas)
    for i, name in enumerate(sorted(parts.GOD_EMBLEMS.values())):
        canvas.put(icon(name, 90, "ink", "cream"), 80 + i * 110, 870)
    canvas.put(icon("laurel", 110, "bronze"), 700, 870)
    flats = [*COLORS.values(), *(color for who in OWNERS for color in (who.fill, who.tint))]
    for i, color in enumerate(flats):
        canvas.fill((780 + i % 20 * 40, 950 + i // 20 * 24, 818 + i % 20 * 40, 972 + i // 20 * 24), color)
    _grounds(canvas)
    _ramps(canvas, 1010)
    return canvas
