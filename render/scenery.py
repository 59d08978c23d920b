"""Scenes in the style of Greek pottery, put together from data: silhouettes, figures that stand in them, bands.

Silhouettes are marks in the language of icons (`F` fills, `S` strokes, `E` is an ellipse, `x` scratches, `|` mirrors).
A figure is `name size x y` and, if it is not of the usual color, the name of one; a leading `-` mirrors it. A band is
`waves|meander|fill height top color`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from PIL import Image, ImageDraw, ImageOps

from render import borders
from render.canvas import Canvas
from render.icons import icon, outlines
from render.palette import Color, rgb
from render.shapes import stroke

FINER = 3
"""Marks are drawn so many times larger and reduced."""
FINE, FINER_STILL = 0.8, 0.6
"""How thin the scratches of a figure are, and of one above `LARGE` pixels."""
LARGE = 250

Colors: TypeAlias = Callable[[str], tuple[Color, Color]]
"""What a figure wears by the name of a color, or by none: its fill, and what scratches it."""


def masks(marks: Sequence[str], wide: float, high: float, scale: float) -> tuple[Image.Image, Image.Image]:
    """Silhouettes and scratches on a field of `wide` by `high`, drawn `scale` times as large."""
    k = scale * FINER
    size = round(wide * scale), round(high * scale)
    layers = tuple(Image.new("L", (size[0] * FINER, size[1] * FINER), 0) for _ in range(2))
    draws = tuple(ImageDraw.Draw(layer) for layer in layers)
    for mark in marks:
        kind, scratch, width, lines = outlines(mark, wide)
        for line in lines:
            points = [(x * k, y * k) for x, y in line]
            for draw, value in zip(draws, (0, 255) if scratch else (255, 0), strict=True):
                if kind == "S":
                    stroke(draw, points, width * k, value)
                else:
                    draw.polygon(points, fill=value)
    body, cut = (layer.resize(size, Image.Resampling.BOX) for layer in layers)
    return body, cut


def silhouettes(canvas: Canvas, marks: Sequence[str], fill: Color, scratch: Color, wide: float, high: float) -> None:
    """Marks on a field of `wide` by `high`, which the canvas shows from its top left corner over its whole width."""
    if not marks:
        return
    for shape, color in zip(masks(marks, wide, high, canvas.width / wide), (fill, scratch), strict=True):
        canvas.image.paste(Image.new("RGB", shape.size, rgb(color)), (0, 0), shape)


def put_figure(canvas: Canvas, line: str, colors: Colors, scale: float) -> None:
    """A figure, `scale` times as large as it says."""
    name, size, x, y, *color = line.split()
    side = max(8, round(float(size) * scale))
    fill, scratch = colors(color[0] if color else "")
    sprite = icon(name.lstrip("-"), side, fill, scratch, None, FINER_STILL if side > LARGE else FINE)
    canvas.put(ImageOps.mirror(sprite) if name.startswith("-") else sprite, float(x) * scale, float(y) * scale)


def put_band(canvas: Canvas, line: str, colors: Colors, scale: float) -> None:
    """A band across the canvas, `scale` times as high as it says."""
    name, high, top, color = line.split()
    h, y, fill = round(float(high) * scale), round(float(top) * scale), colors(color)[0]
    if name == "fill":
        canvas.fill((0, y, canvas.width, min(canvas.height, y + h)), fill)
        return
    make = borders.waves if name == "waves" else borders.meander
    canvas.put(make(canvas.width, h, fill), 0, y, "lt")


def rim(canvas: Canvas, figure: Color, dark: Color, scale: float) -> None:
    """Tongues in two colors and a key band along the upper edge."""
    w = canvas.width
    canvas.put(borders.tongues(w, round(36 * scale), figure, dark), 0, 0, "lt")
    for top, high in ((42, 3), (79, 4)):
        canvas.fill((0, round(top * scale), w, round(top * scale) + max(2, round(high * scale))), figure)
    canvas.put(borders.meander(w, max(10, round(30 * scale)), figure), 0, round(47 * scale), "lt")
