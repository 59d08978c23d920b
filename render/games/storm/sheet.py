"""All sprites of Storm on one sheet: what its palette is fitted to, and an overview for people."""

from __future__ import annotations

from render.canvas import Canvas
from render.games.storm import ground
from render.games.storm.brief import PAPER, empty_table
from render.games.storm.shields import BLAZONS, EMBLEMS, LIVERIES, shield
from render.icons import icon
from render.lettering import BOLD, SERIF
from render.marks import disc, owner
from render.palette import COLORS, OWNERS
from render.textures import parchment, texture
from rules.games.storm.data import UNITS

WIDTH, HEIGHT = 1600, 1400
GROUNDS = ("ivory", "ink", "#2B2321", "#0F2430", "gold", "#12344F", "wine", "#C3D8DF", "#463A37", "#9DAA62")


def _realms(canvas: Canvas, theme: str) -> None:
    for i, realm in enumerate(ground.REALMS):
        for j, (w, h) in enumerate(((284, 200), (430, 303))):
            sprite = ground.hexagon(realm, w, h)
            sprite = sprite.crop((40, 0, 240, 200)) if j else sprite
            canvas.image.paste(sprite, (10 + i * 500 + j * 290, 10), ground.hexagon_mask(w, h) if not j else None)
    canvas.image.paste(parchment(500, 150, *PAPER[theme], 44), (10, 220))
    line = tuple((530 + x * 2.0, 290.0 + (30 if x % 200 > 100 else 0)) for x in range(240))
    ground.draw_river(canvas, line)
    ground.arrow(canvas, (1040, 350), (1200, 250), 13, 0.1)
    for i, color in enumerate(("gold", "ivory")):
        canvas.put(ground.ring(160, 112, color, 9), 1310 + i * 180, 300)


def _shields(canvas: Canvas) -> None:
    for i, name in enumerate(EMBLEMS):
        unit = UNITS[name]
        sprite = shield(unit.side, 96, name, unit.strength, secret=i % 2 == 1)
        canvas.put(sprite, 64 + i % 14 * 112, 440 + i // 14 * 118)
    for i, side in enumerate(LIVERIES):
        canvas.put(shield(side, 96), 1190 + i * 110, 558)
        canvas.put(owner(i, 84), 1410 + i * 100, 558)


def _marks(canvas: Canvas) -> None:
    for i in range(6):
        canvas.put(disc(i + 7, 64), 60 + i * 74, 660)
    for i, side in enumerate(LIVERIES):
        wears, x = LIVERIES[side], 500 + i * 520
        canvas.fill((x, 620, x + 500, 710), wears.panel)
        for j, (name, color) in enumerate(
            ((BLAZONS[side], wears.figure), ("honor", wears.laurel), ("brazier", wears.fire), ("skull", wears.label))
        ):
            canvas.put(icon(name, 76, color, wears.panel), x + 60 + j * 110, 664)
    for i, base in enumerate(("#C3D8DF", "terracotta")):
        canvas.image.paste(texture(400, 90, base, ("#DCE9EC", "rust")[i], 0.8, 7), (10 + i * 420, 720))
    for i, name in enumerate(("temple", "cave", "hand", "crossmark", "swords", "aegis")):
        canvas.put(icon(name, 84, ("#93B4C2", "#2E2727", "ink", "alert", "gold", "gold")[i]), 900 + i * 110, 765)


def _ramps(canvas: Canvas, top: int) -> None:
    """Text in its colors on the grounds it is set on: the steps between are what smooth edges need."""
    inks = ("ink", "ivory", "gold", "stone", "ash", "sand", "salmon", "clay")
    for i, back in enumerate(GROUNDS):
        y = top + i * 48
        canvas.fill((0, y, WIDTH, y + 48), back)
        for j, color in enumerate(inks):
            canvas.text((16 + j * 198, y + 24), "Hades 5", 38, color, BOLD if j % 2 else SERIF, room=180)


def draw_sheet(theme: str) -> Canvas:
    """Every sprite and color of the game on the ground of a theme."""
    canvas = empty_table(theme, WIDTH, HEIGHT)
    _realms(canvas, theme)
    _shields(canvas)
    _marks(canvas)
    flats = [*COLORS.values(), *(color for who in OWNERS for color in (who.fill, who.tint))]
    for i, color in enumerate(flats):
        canvas.fill((10 + i * 38, 824, 46 + i * 38, 860), color)
    _ramps(canvas, 880)
    return canvas
