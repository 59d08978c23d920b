"""Owner marks, numbered targets, gold frames: what stands for people and choices on every board."""

from __future__ import annotations

from PIL import Image, ImageDraw, ImageFilter

from render.cache import SPRITES
from render.canvas import Canvas
from render.lettering import BLACK, length
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


SMALLEST = 46
"""Size of the smallest target: its numeral can still be read where a picture is shown 400 pixels wide."""
_NUMERAL = 36
"""Least size of a numeral, on a target of the smallest size and above."""


def numeral(number: int, size: int) -> int:
    """The size of a target's numeral."""
    return max(_NUMERAL if size >= SMALLEST else 0, round(size * (0.64 if number < 10 else 0.56)))


def breadth(number: int, size: int) -> int:
    """How wide a target is: one of two figures that would not go on a small disc is oblong."""
    return size if number < 10 else max(size, round(length(str(number), numeral(number, size), BLACK)) + 18)


@SPRITES.kept
def disc(number: int, size: int = 64, *, chosen: bool = False) -> Image.Image:
    """A numbered target: gold disc with black rim and numeral and a soft shadow, 8 pixels larger on every side.

    Once chosen it is black, with a numeral of gold.
    """
    face, ink = ("ink", "gold") if chosen else ("gold", "ink")
    p, wide = 8, breadth(number, size)
    mark = Canvas.blank(wide + 2 * p, size + 2 * p)
    shape = Image.new("L", mark.image.size, 0)
    ImageDraw.Draw(shape).rounded_rectangle((p, p + 4, p + wide, p + size + 4), size / 2, fill=150)
    mark.image.alpha_composite(tint(shape.filter(ImageFilter.GaussianBlur(4)), "ink"))
    rim = 4 if size > 50 else 3
    for inset, color in ((0, "ink"), (rim, "ivory"), (2 * rim - 1, face)):
        w, h = wide - 2 * inset, size - 2 * inset
        mark.put(solid(w, h, "rect", color, 0, h / 2), p + inset, p + inset, "lt")
    mark.text((mark.width / 2, mark.height / 2 - 1), str(number), numeral(number, size), ink, BLACK, "mm")
    return mark.image


def target(canvas: Canvas, number: int, x: float, y: float, size: int = 64, *, chosen: bool = False) -> None:
    """Draw a numbered target centred on a point."""
    canvas.put(disc(number, size, chosen=chosen), x, y)
    half = breadth(number, size) / 2
    canvas.discs.append((number, (x - half, y - size / 2, x + half, y + size / 2)))


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
