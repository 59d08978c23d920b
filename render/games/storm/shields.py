"""Units as round shields, the two sides' colors, and the emblem that stands for each of the 24 characters."""

from __future__ import annotations

import math

from msgspec import Struct
from PIL import Image, ImageDraw, ImageFilter

from render.cache import SPRITES
from render.canvas import Canvas
from render.icons import icon
from render.lettering import BLACK
from render.palette import Color, mix
from render.shapes import SS, solid, tint
from rules.games.storm.view import CHTHONIAN, OLYMPIAN, UnitView

EMBLEMS = {
    "zeus": "bolt", "hephaestus": "hammer", "ares": "helmet", "artemis": "bow", "demeter": "wheat", "hera": "crown",
    "poseidon": "trident", "athena": "owl", "apollo": "lyre", "aphrodite": "shell", "hermes": "caduceus",
    "dionysus": "vine", "hades": "bident", "persephone": "pomegranate", "charon": "boat", "harpies": "wing",
    "erinyes": "torch", "hecate": "torches", "cerberus": "hound", "thanatos": "hourglass", "hypnos": "sleep",
    "nyx": "moon", "typhon": "flame", "minos": "labrys",
}  # fmt: skip
"""The silhouette of every unit, by key."""
BLAZONS = {CHTHONIAN: "bident", OLYMPIAN: "keraunos"}
"""What stands for a whole side."""


class Livery(Struct, frozen=True):
    """What a side wears: black with clay figures, or ivory with blue ones."""

    fill: str
    figure: str
    ring: str
    deep: str
    rim: str
    panel: str
    ink: str
    label: str
    laurel: str
    fire: str
    blade: float


LIVERIES = {
    CHTHONIAN: Livery(
        fill="#1A1512", figure="#E29A63", ring="#8C3719", deep="#5B1F2A", rim="ivory", panel="#2B2321", ink="ivory",
        label="ash", laurel="gold", fire="clay", blade=0.55,
    ),
    OLYMPIAN: Livery(
        fill="#F6ECD8", figure="#12344F", ring="#1F5F92", deep="#12344F", rim="#12344F", panel="ivory", ink="ink",
        label="stone", laurel="bronze", fire="terracotta", blade=0.22,
    ),
}  # fmt: skip

PAD, ROOF = 6, 4
"""How far a shield's sprite reaches beyond it to the left, and above it."""


def _blades(size: int, color: Color) -> Image.Image:
    """Eight radial blades: the closed face of a hidden unit."""
    shape = Image.new("L", (size * SS, size * SS), 0)
    draw, middle, far = ImageDraw.Draw(shape), size * SS / 2, size * SS * 0.43
    for k in range(8):
        turns = [k * math.pi / 4 + t for t in (0, 0.13, 0.26, 0.39)]
        draw.polygon(
            [(middle, middle), *((middle + far * math.cos(a), middle + far * math.sin(a)) for a in turns)], 255
        )
    return tint(shape.resize((size, size), Image.Resampling.BOX), color)


def _shaded(size: int) -> Canvas:
    """An empty sprite with the shadow of a shield."""
    base = Canvas.blank(size + 2 * PAD, size + 2 * PAD + 4)
    shape = Image.new("L", base.image.size, 0)
    ImageDraw.Draw(shape).ellipse((PAD, ROOF + 6, PAD + size, ROOF + 6 + size), fill=150)
    base.image.alpha_composite(tint(shape.filter(ImageFilter.GaussianBlur(4)), "ink"))
    return base


def _tab(base: Canvas, size: int, strength: int) -> None:
    side = max(36, round(size * 0.43))
    over = 5 if size > 80 else 1
    x, y = PAD + size - side + over, ROOF + size - side + over
    base.put(solid(side, side, "rect", "ink", 0, 8), x, y, "lt")
    base.put(solid(side - 6, side - 6, "rect", "ivory", 0, 6), x + 3, y + 3, "lt")
    base.text((x + side / 2, y + side / 2 - 1), str(strength), max(36, round(size * 0.4)), "ink", BLACK, "mm")


@SPRITES.kept
def shield(
    side: str, size: int, unit: str | None = None, strength: int | None = None, secret: bool = False
) -> Image.Image:
    """A unit: blank with `?`, or with its emblem; `secret` keeps the blades round it, since the enemy sees only them.

    The shield itself starts `PAD` right and `ROOF` below the corner of the sprite.
    """
    wears, base = LIVERIES[side], _shaded(size)
    known = unit is not None and not secret

    def plate(inset: float, color: Color) -> None:
        inner = round(size - 2 * inset)
        base.put(solid(inner, inner, "circle", color), PAD + inset, ROOF + inset, "lt")

    for inset, color in ((0, "ink"), (3, wears.rim), (6, wears.ring if known else wears.fill)):
        plate(inset, color)
    middle = (PAD + size / 2, ROOF + size / 2)
    if known:
        plate(11, wears.fill)
    else:
        base.put(_blades(size, mix(wears.fill, wears.ring, wears.blade)), PAD, ROOF, "lt")
        plate(round(size * (0.19 if unit else 0.27)), wears.fill)
    if unit is None:
        base.text((middle[0], middle[1] - 2), "?", round(size * 0.5), wears.figure, BLACK, "mm", needed=False)
    else:
        figure = icon(EMBLEMS[unit], round(size * (0.46 if secret else 0.58)), wears.figure, wears.fill)
        base.put(figure, middle[0], middle[1] - (3 if secret else 4 if strength is not None else 0))
    if strength is not None:
        _tab(base, size, strength)
    return base.sprite()


def put_shield(canvas: Canvas, unit: UnitView, x: float, y: float, size: int, *, tab: bool = True) -> None:
    """A unit's shield centred on a point, with its strength where that is known."""
    secret = unit.name is not None and not unit.shown
    sprite = shield(unit.side, size, unit.name, unit.strength if tab else None, secret)
    canvas.put(sprite, x - size / 2 - PAD, y - size / 2 - ROOF, "lt")
