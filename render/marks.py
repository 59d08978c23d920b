"""Owner marks, numbered targets, gold frames: what stands for people and choices on every board."""

from __future__ import annotations

from PIL import Image, ImageDraw, ImageFilter

from render.cache import SPRITES
from render.canvas import Canvas
from render.lettering import BLACK
from render.palette import owner_of
from render.shapes import Box, ring, solid, tint
from rules.core.types import Mover

_SCALE = {"circle": 0.94, "square": 0.98, "triangle": 1.14, "diamond": 1.16, "hexagon": 1.04}
"""Optical size of a shape."""
_LETTER = {"circle": 0.56, "square": 0.58, "triangle": 0.47, "diamond": 0.5, "hexagon": 0.52}


@SPRITES.kept
def owner(mover: Mover, size: int) -> Image.Image:
    """A seat's mark: black rim, ivory ring, color, letter; who is no seat has one too."""
    who = owner_of(mover)
    n = round(size * _SCALE[who.shape])
    mark = Canvas.blank(n, n)
    rim, width = max(1.5, n * 0.035), max(3, n * 0.085)
    for inset, color in ((0, "ink"), (rim, "ivory"), (width, who.fill)):
        mark.put(solid(n, n, who.shape, color, inset), 0, 0, "lt")
    drop = n * 0.155 if who.shape == "triangle" else 0
    mark.text((n / 2, n / 2 + drop), who.letter, round(n * _LETTER[who.shape]), who.ink, BLACK, "mm")
    return mark.image


@SPRITES.kept
def disc(number: int, size: int = 64) -> Image.Image:
    """A numbered target: gold disc with black rim and numeral and a soft shadow, 8 pixels larger on every side."""
    p = 8
    mark = Canvas.blank(size + 2 * p, size + 2 * p)
    shape = Image.new("L", mark.image.size, 0)
    ImageDraw.Draw(shape).ellipse((p, p + 4, p + size, p + size + 4), fill=150)
    mark.image.alpha_composite(tint(shape.filter(ImageFilter.GaussianBlur(4)), "ink"))
    for inset, color in ((0, "ink"), (4, "ivory"), (7, "gold")):
        mark.put(solid(size, size, "circle", color, inset), p, p, "lt")
    words = str(number)
    share = 0.64 if len(words) < 2 else 0.54
    mark.text((mark.width / 2, mark.height / 2 - 1), words, round(size * share), "ink", BLACK, "mm")
    return mark.image


def target(canvas: Canvas, number: int, x: float, y: float, size: int = 64) -> None:
    """Draw a numbered target centred on a point."""
    canvas.put(disc(number, size), x, y)
    canvas.discs.append((number, (x - size / 2, y - size / 2, x + size / 2, y + size / 2)))


def gold_frame(canvas: Canvas, box: Box, radius: int, out: int = 6) -> None:
    """The frame that says "you can act here", `out` pixels round a box."""
    x0, y0, x1, y1 = (round(v) for v in box)
    canvas.plate((x0 - out, y0 - out, x1 + out, y1 + out), "gold", radius + out - 2, "ink", 2, drop=False)


def gold_line(canvas: Canvas, box: Box, radius: int, thick: int = 7) -> None:
    """The same drawn over what is there: a gold outline between black lines, inside a box."""
    x0, y0, x1, y1 = (round(v) for v in box)
    w, h = x1 - x0, y1 - y0
    canvas.frame(ring(w, h, thick + 4, radius), x0, y0, "ink")
    canvas.frame(ring(w - 4, h - 4, thick, radius - 2), x0 + 2, y0 + 2, "gold")
