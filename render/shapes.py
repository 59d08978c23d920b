"""Masks with smooth edges: every shape is drawn once at `SS` times its size, reduced, and kept."""

from __future__ import annotations

import functools
import math
from collections.abc import Sequence
from typing import TypeAlias

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.cache import SPRITES
from render.palette import Color, rgb

SS = 4
SHADOW = 14
"""How far a shadow reaches beyond its plate, in pixels."""
DROP = 5
"""How far below its plate it lies."""
Point: TypeAlias = tuple[float, float]
Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, right, bottom in pixels."""

_ARITY = {"M": 1, "L": 1, "Q": 2, "C": 3}


def bezier(p0: Point, p1: Point, p2: Point, p3: Point, n: int = 18) -> list[Point]:
    """`n` points of a cubic curve from `p0` (left out) to `p3`."""
    out: list[Point] = []
    for i in range(1, n + 1):
        t = i / n
        a, b, c, d = (1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t * t, t**3
        out.append((a * p0[0] + b * p1[0] + c * p2[0] + d * p3[0], a * p0[1] + b * p1[1] + c * p2[1] + d * p3[1]))
    return out


def _tokens(data: str) -> list[str]:
    for letter in "MLCQZ":
        data = data.replace(letter, f" {letter} ")
    return data.replace(",", " ").split()


def _third(a: Point, q: Point) -> Point:
    return a[0] + 2 / 3 * (q[0] - a[0]), a[1] + 2 / 3 * (q[1] - a[1])


def _extend(line: list[Point], points: list[Point]) -> None:
    if len(points) == 1:
        line.append(points[0])
    elif len(points) == 3:
        first, second, end = points
        line += bezier(line[-1], first, second, end)
    else:
        start, (control, end) = line[-1], points
        line += bezier(start, _third(start, control), _third(end, control), end)


@functools.lru_cache(1024)
def path(data: str) -> tuple[tuple[Point, ...], ...]:
    """A subset of SVG paths (absolute M L C Q Z) as lists of points."""
    tokens, lines, command, i = _tokens(data), list[list[Point]](), "M", 0
    while i < len(tokens):
        if tokens[i] in "MLCQZ":
            command = tokens[i]
            i += 1
            if command == "Z":
                lines[-1].append(lines[-1][0])
                continue
        count = _ARITY[command]
        points = [(float(tokens[i + 2 * k]), float(tokens[i + 2 * k + 1])) for k in range(count)]
        i += 2 * count
        if command == "M":
            lines.append(points)
            command = "L"
        else:
            _extend(lines[-1], points)
    return tuple(tuple(line) for line in lines)


def stroke(draw: ImageDraw.ImageDraw, points: Sequence[Point], width: float, fill: int | Color) -> None:
    """A line with round ends through `points`."""
    color = fill if isinstance(fill, int) else rgb(fill)
    draw.line(list(points), fill=color, width=max(1, round(width)), joint="curve")
    r = width / 2
    if r > 1.2:
        for x, y in (points[0], points[-1]):
            draw.ellipse((x - r, y - r, x + r, y + r), fill=color)


def _polygon(kind: str, w: float, h: float, i: float) -> list[Point]:
    if kind == "triangle":
        j = i * 1.75
        return [(w / 2, j * 1.15), (w - j, h - i), (j, h - i)]
    if kind == "diamond":
        j = i * 1.42
        return [(w / 2, j), (w - j, h / 2), (w / 2, h - j), (j, h / 2)]
    j = i * 1.1
    return [(w * 0.5, j), (w * 0.94 - j, h * 0.25 + j / 2), (w * 0.94 - j, h * 0.75 - j / 2),
            (w * 0.5, h - j), (w * 0.06 + j, h * 0.75 - j / 2), (w * 0.06 + j, h * 0.25 + j / 2)]  # fmt: skip


@SPRITES.kept
def mask(w: int, h: int, kind: str, inset: float = 0.0, radius: float = 12) -> Image.Image:
    """A filled shape: `circle`, `square`, `triangle`, `diamond`, `hexagon`, `rect` (rounded), `arch` (round top)."""
    image = Image.new("L", (w * SS, h * SS), 0)
    draw = ImageDraw.Draw(image)
    i, right, bottom = inset * SS, w * SS - 1, h * SS - 1
    if kind == "circle":
        draw.ellipse((i, i, right - i, bottom - i), fill=255)
    elif kind == "square":
        p = w * SS * 0.07
        draw.rounded_rectangle((i + p, i + p, right - i - p, bottom - i - p), radius=w * SS * 0.06, fill=255)
    elif kind == "rect":
        draw.rounded_rectangle((i, i, right - i, bottom - i), radius=max(0, radius * SS - i), fill=255)
    elif kind == "arch":
        r = (right - 2 * i) / 2
        draw.pieslice((i, i, right - i, i + 2 * r), 180, 360, fill=255)
        draw.rectangle((i, i + r, right - i, bottom - i), fill=255)
    else:
        draw.polygon(_polygon(kind, right, bottom, i), fill=255)
    return image.resize((w, h), Image.Resampling.BOX)


@SPRITES.kept
def ring(w: int, h: int, thick: int, radius: int) -> Image.Image:
    """The outline of a rounded rectangle as a mask."""
    return ImageChops.subtract(mask(w, h, "rect", 0, radius), mask(w, h, "rect", thick, radius))


def area(image: Image.Image, points: Sequence[Point], color: Color) -> None:
    """A smooth polygon in pixels of an image; only what lies in it is drawn large."""
    xs, ys = zip(*points, strict=True)
    left, top = max(0, math.floor(min(xs))), max(0, math.floor(min(ys)))
    w, h = min(image.width, math.ceil(max(xs)) + 1) - left, min(image.height, math.ceil(max(ys)) + 1) - top
    if w > 0 and h > 0:
        shape = Image.new("L", (w * SS, h * SS), 0)
        ImageDraw.Draw(shape).polygon([((x - left) * SS, (y - top) * SS) for x, y in points], fill=255)
        image.paste(Image.new(image.mode, (w, h), rgb(color)), (left, top), shape.resize((w, h), Image.Resampling.BOX))


def _both_ways(shape: Image.Image, dx: int, dy: int) -> Image.Image:
    """The lighter of a mask moved one way and the other."""
    ways = []
    for x, y in ((dx, dy), (-dx, -dy)):
        moved = Image.new("L", shape.size, 0)
        moved.paste(shape, (x, y))
        ways.append(moved)
    return ImageChops.lighter(*ways)


def grown(shape: Image.Image, reach: int) -> Image.Image:
    """A mask widened by `reach` pixels (1 or more) to all sides and corners.

    What Pillow's own filter for this does takes hundreds of times as long, and lets no other thread run meanwhile.
    """
    for across in (1, 0):
        shape, done = ImageChops.lighter(shape, _both_ways(shape, across, 1 - across)), 1
        while done < reach:
            step = min(done, reach - done)
            shape, done = _both_ways(shape, across * step, (1 - across) * step), done + step
    return shape


def tint(shape: Image.Image, color: Color) -> Image.Image:
    """A mask filled with one color."""
    sprite = Image.new("RGBA", shape.size, (*rgb(color), 0))
    sprite.putalpha(shape)
    return sprite


@SPRITES.kept
def solid(w: int, h: int, kind: str, color: Color, inset: float = 0.0, radius: float = 12) -> Image.Image:
    """A shape in one color, ready to paste."""
    return tint(mask(w, h, kind, inset, radius), color)


@SPRITES.kept
def corner(radius: int, right: bool, below: bool) -> Image.Image:
    """One corner of a rounded rectangle as a mask."""
    x, y = radius if right else 0, radius if below else 0
    return mask(2 * radius, 2 * radius, "circle").crop((x, y, x + radius, y + radius))


@SPRITES.kept
def shadow(w: int, h: int, radius: int, blur: int = 7, alpha: int = 95) -> Image.Image:
    """The one shadow of the standard, `SHADOW` larger than the plate on every side."""
    p = SHADOW
    image = Image.new("L", (w + 2 * p, h + 2 * p), 0)
    ImageDraw.Draw(image).rounded_rectangle((p, p, p + w, p + h), radius, fill=alpha)
    return tint(image.filter(ImageFilter.GaussianBlur(blur)), "ink")


@SPRITES.kept
def shadow_edge(radius: int, i: int, j: int, wide: int, high: int) -> Image.Image:
    """One of the eight parts round the middle of a shadow: column `i`, row `j` of three; the middle ones stretched.

    Of those in the middle only what a plate `DROP` pixels above its shadow does not cover.
    """
    c = radius + 2 * SHADOW
    spans = (0, c), (c, c + 1), (c + 1, 2 * c + 1)
    seen = (0, SHADOW), (c, c + 1), (c + 1 + radius + SHADOW, 2 * c + 1)
    above = (0, SHADOW - DROP), (c, c + 1), (c + 1 + radius + SHADOW - DROP, 2 * c + 1)
    (left, right), (top, bottom) = (seen if j == 1 else spans)[i], (above if i == 1 else spans)[j]
    piece = shadow(2 * radius + 2 * SHADOW + 1, 2 * radius + 2 * SHADOW + 1, radius).crop((left, top, right, bottom))
    return piece.resize((wide or right - left, high or bottom - top), Image.Resampling.NEAREST)
