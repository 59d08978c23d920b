"""All sprites of Elysium on one sheet: what its palette is fitted to, and an overview for people."""

from __future__ import annotations

from render.canvas import Canvas
from render.games.elysium import parts
from render.games.elysium.board import ORACLE_EDGE, ORACLE_GROUND
from render.games.elysium.brief import empty_table
from render.games.elysium.cards import veil
from render.games.elysium.scenes import draw_scene
from render.icons import icon
from render.lettering import BOLD, SERIF
from render.marks import disc, owner
from render.palette import COLORS, OWNERS
from rules.games.elysium.view import FAMILIES

WIDTH, HEIGHT = 1600, 1700
GROUNDS = ("ivory", "ink", "gold", "#E4DBC6", "#D9CCAE", parts.GHOST, ORACLE_GROUND, "linen")
SCENES = (
    ("athena-2-argo", "athena", 2), ("hades-1-charon", "hades", 1), ("apollo-3-chariot-of-the-sun", "apollo", 3),
    ("poseidon-3-ketos", "poseidon", 3), ("zeus-2-europa", "zeus", 2), ("hermes-1-herm", "hermes", 1),
)  # fmt: skip

SIGNS = (("coin", "bronze"), ("laurel", "leaf-text"), ("sword", "rust"), ("temple", "aegean"), ("crossmark", "alert"))


def _plates(canvas: Canvas) -> None:
    """Family plates as they are, and behind the veil; the three tones of scenes."""
    for i, family in enumerate(FAMILIES):
        x = 10 + i * 198
        canvas.put(parts.emblem_plate(190, 120, family, 76, 13), x, 10, "lt")
        canvas.put(parts.emblem_plate(190, 70, family, 50), x, 136, "lt")
        veil(canvas, (x, 166, x + 190, 206), 0)
    for i, (ident, family, level) in enumerate(SCENES):
        scene = draw_scene(ident, family, level, 420)
        x, y = 10 + i % 3 * 530, 216 + i // 3 * 275
        canvas.put(scene, x, y, "lt")
        canvas.put(scene.crop((150, 60, 260, 265)), x + 424, y, "lt")
        veil(canvas, (x + 424, y, x + 534, y + 205), 0)


def _marks(canvas: Canvas, top: int) -> None:
    canvas.fill((0, top, WIDTH, top + 260), "ivory")
    for i, color in enumerate(parts.COLUMNS):
        canvas.put(parts.pillar(color, 100), 60 + i * 90, top + 60)
        canvas.put(parts.pillar(color, 100, True), 60 + i * 90, top + 190)
    for i, family in enumerate(FAMILIES):
        canvas.put(parts.bonus(family, 0, 5, 80), 520 + i * 90, top + 60)
        canvas.put(parts.bonus(family, 0, 2, 80, i % 4), 520 + i * 90, top + 150)
    for i in range(4):
        canvas.put(owner(i, 80), 1270 + i * 90, top + 60)
        canvas.put(disc(i + 7, 64), 1270 + i * 90, top + 150)
        canvas.put(parts.order_disc(i + 1, 60), 1270 + i * 90, top + 220)
    for i, (name, color) in enumerate(SIGNS):
        canvas.put(icon(name, 60, color, "ivory"), 520 + i * 80, top + 222)
        canvas.put(icon(name, 60, parts.GHOST_EDGE, "ivory"), 920 + i * 66, top + 222)


def _ramps(canvas: Canvas, top: int) -> None:
    """Text in its colors on the grounds it is set on: the steps between are what smooth edges need."""
    inks = ("ink", "ivory", "gold", "stone", "ash", "umber", "alert")
    grounds = (*GROUNDS, *(parts.FAMILIES[family].light for family in FAMILIES))
    for i, ground in enumerate(grounds):
        y = top + i * 36
        canvas.fill((0, y, WIDTH, y + 36), ground)
        for j, color in enumerate(inks):
            canvas.text((16 + j * 225, y + 17), "Argo 8 III", 32, color, BOLD if j % 2 else SERIF, room=200)


def draw_sheet(theme: str) -> Canvas:
    """Every sprite and color of the game on the ground of a theme."""
    canvas = empty_table(theme, WIDTH, HEIGHT)
    _plates(canvas)
    _marks(canvas, 770)
    families = [tone for look in parts.FAMILIES.values() for tone in (look.light, look.dark)]
    wears = [color for who in OWNERS for color in (who.fill, who.tint)]
    for i, color in enumerate([*COLORS.values(), *wears, *families, ORACLE_EDGE, ORACLE_GROUND, parts.GHOST_EDGE]):
        canvas.fill((10 + i % 40 * 39, 1036 + i // 40 * 28, 47 + i % 40 * 39, 1062 + i // 40 * 28), color)
    _ramps(canvas, 1110)
    return canvas
