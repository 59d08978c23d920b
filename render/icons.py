"""Black-figure icons on a field of 100 by 100, read from `assets/icons*.json` and kept as masks.

An icon is a list of marks: `F path` fills, `S<width> path` strokes, `E x y rx ry angle` is an ellipse. A leading `x`
scratches (cuts the silhouette, so that the ground or a second color shows), a leading `|` draws the mirror image too.
"""

from __future__ import annotations

import functools
import json
import math
from importlib import resources

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.cache import SPRITES
from render.palette import Color
from render.shapes import Point, path, stroke, tint

FIELD = 640
"""Least drawing size of a mask; icons are reduced from it, or from four times their size if that is more."""


@functools.cache
def table() -> dict[str, list[str]]:
    """All icons by name: those every game shares, then those a game brings (`icons-<game>.json`)."""
    folder = resources.files("render").joinpath("assets")
    icons: dict[str, list[str]] = {}
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.startswith("icons") and file.name.endswith(".json"):
            icons |= json.loads(file.read_text("utf-8"))
    return icons


def _ellipse(x: float, y: float, rx: float, ry: float, angle: float) -> list[Point]:
    c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    steps = (2 * math.pi * i / 48 for i in range(49))
    return [
        (x + rx * math.cos(t) * c - ry * math.sin(t) * s, y + rx * math.cos(t) * s + ry * math.sin(t) * c)
        for t in steps
    ]


def _lines(kind: str, data: str) -> list[list[Point]]:
    if kind == "E":
        x, y, rx, ry, angle = map(float, data.split())
        return [_ellipse(x, y, rx, ry, angle)]
    return [list(line) for line in path(data)]


def outlines(mark: str, wide: float = 100) -> tuple[str, bool, float, list[list[Point]]]:
    """A mark's kind (`F`, `S`, `E`), whether it scratches, its width if a stroke, its lines; mirrored in `wide`."""
    head, data = mark.split(" ", 1)
    kind = head.lstrip("|x")
    lines = _lines(kind[0], data)
    if head.startswith("|"):
        lines += [[(wide - x, y) for x, y in line] for line in lines]
    return kind[0], "x" in head, float(kind[1:] or 0), lines


def _paint(mark: str, body: ImageDraw.ImageDraw, cut: ImageDraw.ImageDraw, scale: float, fine: float) -> None:
    kind, scratch, width, lines = outlines(mark)
    for line in lines:
        points = [(x * scale, y * scale) for x, y in line]
        for layer, value in ((body, 0 if scratch else 255), (cut, 255 if scratch else 0)):
            if kind == "S":
                stroke(layer, points, width * (fine if scratch else 1) * scale, value)
            else:
                layer.polygon(points, fill=value)


def _masks(name: str, field: int, fine: float) -> tuple[Image.Image, Image.Image]:
    body, cut = Image.new("L", (field, field), 0), Image.new("L", (field, field), 0)
    draws = ImageDraw.Draw(body), ImageDraw.Draw(cut)
    for mark in table()[name]:
        _paint(mark, *draws, field / 100, fine)
    return body, cut


@SPRITES.kept
def _layers(name: str, size: int, fine: float) -> Image.Image:
    """Silhouette and scratches as the two bands of one image."""
    # A list, not a tuple of a generator: resizing lets other threads run, and where one of them walks over all objects
    # (the web page's libraries do), a tuple half built is fatal in CPython.
    layers = [mask.resize((size, size), Image.Resampling.LANCZOS) for mask in _masks(name, max(FIELD, 4 * size), fine)]
    return Image.merge("LA", layers)


@SPRITES.kept
def icon(
    name: str, size: int, fill: Color = "ink", line: Color | None = None, edge: Color | None = None, fine: float = 1.0
) -> Image.Image:
    """A silhouette sprite of `size` pixels: `line` colors the scratches, `edge` outlines it (adding a margin)."""
    pad = max(2, round(size * 0.06)) if edge else 0
    side = size + 2 * pad
    out = Image.new("RGBA", (side, side), (0, 0, 0, 0))
    body, cut = _layers(name, size, fine).split()
    if edge:
        whole = Image.new("L", (side * 4, side * 4), 0)
        big = ImageChops.lighter(body, cut).resize((size * 4, size * 4), Image.Resampling.BICUBIC)
        whole.paste(big, (pad * 4, pad * 4))
        grown = whole.filter(ImageFilter.GaussianBlur(pad * 2.2)).point([255 if v > 26 else 0 for v in range(256)])
        out.alpha_composite(tint(grown.resize((side, side), Image.Resampling.BOX), edge))
    out.alpha_composite(tint(body, fill), (pad, pad))
    if line:
        out.alpha_composite(tint(cut, line), (pad, pad))
    return out
