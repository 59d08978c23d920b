"""The ground of the map: three realms told apart by lightness and pattern, the river, rings and arrows over it."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from PIL import Image, ImageDraw

from render.cache import SCENES, SPRITES
from render.canvas import PLATES, Canvas, Plate
from render.games.storm.grid import corners
from render.palette import Color, rgb
from render.shapes import SS, Point, bezier, stroke, tint
from render.textures import texture

REALMS = {
    "underworld": ("#574A45", "#463A37", "#37302F"),
    "outside": ("#B3BE7A", "#9DAA62", "#7F8C46"),
    "olympus": ("#DCE9EC", "#C3D8DF", "#93B4C2"),
}
"""Light, base and pattern of each realm."""
NUMBERS = {"underworld": "#D8CCBE", "outside": "#26343A", "olympus": "#26343A"}
"""The color of region numbers."""
BANK, WATER, FOAM, DEEP = "#0B161C", "#1F7A86", "#8FDAD6", "#0E4E5A"
_SEEDS = {"underworld": 4, "outside": 8, "olympus": 12}


def _cracks(draw: ImageDraw.ImageDraw, w: float, h: float, unit: float) -> None:
    source = random.Random(3)
    for _ in range(6):
        x, y = source.uniform(0.12, 0.86) * w, source.uniform(0.12, 0.88) * h
        line = [(x, y)]
        for _ in range(4):
            x, y = x + source.uniform(-12, 22) * unit, y + source.uniform(-17, 17) * unit
            line.append((x, y))
        draw.line(line, fill=255, width=round(1.8 * unit))


def _grass(draw: ImageDraw.ImageDraw, w: float, h: float, unit: float) -> None:
    source = random.Random(6)
    for _ in range(11):
        x, y = source.uniform(0.14, 0.86) * w, source.uniform(0.16, 0.9) * h
        for k in (-1, 0, 1):
            tip = (x + k * 7.5 * unit, y - (10.5 - abs(k) * 3) * unit)
            draw.line([(x + k * 3.5 * unit, y), tip], fill=255, width=round(2 * unit))


def _clouds(draw: ImageDraw.ImageDraw, w: float, h: float, unit: float) -> None:
    for cx, cy, share in ((0.28, 0.26, 1.0), (0.70, 0.80, 1.1), (0.78, 0.30, 0.8), (0.22, 0.72, 0.8)):
        for k in range(3):
            r = share * (7.5 + 6.5 * k) * unit
            x, y = cx * w + k * 10 * unit, cy * h
            draw.arc((x - r, y - r, x + r, y + r), 180, 350, fill=255, width=round(2 * unit))


_PATTERNS = {"underworld": _cracks, "outside": _grass, "olympus": _clouds}


def hexagon(realm: str, wide: int, high: int) -> Image.Image:
    """The ground of one region, with its pattern; square corners, to be cut by `hexagon_mask`."""
    light, base, edge = REALMS[realm]
    image = texture(wide, high, light, base, 1.0, _SEEDS[realm], 6)
    pattern = Image.new("L", (wide * SS, high * SS), 0)
    _PATTERNS[realm](ImageDraw.Draw(pattern), wide * SS, high * SS, wide * SS / 284)
    image.paste(Image.new("RGB", (wide, high), rgb(edge)), (0, 0), pattern.resize((wide, high), Image.Resampling.BOX))
    return image


@PLATES.kept
def field(realm: str, wide: int, high: int) -> Plate:
    """The ground of one region, cut to its hexagon."""
    image = hexagon(realm, wide, high).convert("RGBA")
    image.putalpha(hexagon_mask(wide, high))
    return Plate(Canvas(image), high // 50 + 2, wide * 27 // 100)


@SPRITES.kept
def lower_part(wide: int, high: int) -> Image.Image:
    """Three fifths of the shape of a region: the rest of what lies below a region is covered by it."""
    return hexagon_mask(wide, high).crop((0, high * 2 // 5, wide, high))


@SPRITES.kept
def hexagon_mask(wide: int, high: int, share: float = 0.985) -> Image.Image:
    """The shape of a region."""
    shape = Image.new("L", (wide * SS, high * SS), 0)
    points = [(x * SS, y * SS) for x, y in corners(wide / 2, high / 2, wide, high, share)]
    ImageDraw.Draw(shape).polygon(points, fill=255)
    return shape.resize((wide, high), Image.Resampling.BOX)


@SCENES.kept
def ring(wide: int, high: int, color: Color, thick: int) -> Image.Image:
    """A frame just inside a hexagon, 20 pixels larger than it on every side: a color with a black edge."""
    w, h = wide + 40, high + 40
    out = Image.new("RGBA", (w, h), (0, 0, 0, 0))
    points = [(x * SS, y * SS) for x, y in corners(w / 2, h / 2, wide, high, 0.93)]
    for width, fill in ((thick + 6, "ink"), (thick, color)):
        shape = Image.new("L", (w * SS, h * SS), 0)
        ImageDraw.Draw(shape).line(points + points[:2], fill=255, width=width * SS, joint="curve")
        out.alpha_composite(tint(shape.resize((w, h), Image.Resampling.BOX), fill))
    return out


def _thread(points: Sequence[Point], size: tuple[int, int], radius: float, shift: float, wave: float) -> Image.Image:
    """Discs along a line, shifted sideways by a wave: a clean edge at any bend."""
    k = 3
    shape = Image.new("L", (size[0] * k, size[1] * k), 0)
    draw, r = ImageDraw.Draw(shape), radius * k
    for i, (p, q) in enumerate(zip(points, points[2:], strict=False)):
        far = math.hypot(q[0] - p[0], q[1] - p[1]) or 1
        side = shift + wave * math.sin(i * 0.52)
        x, y = (p[0] - (q[1] - p[1]) / far * side) * k, (p[1] + (q[0] - p[0]) / far * side) * k
        draw.ellipse((x - r, y - r, x + r, y + r), fill=255)
    return shape.resize(size, Image.Resampling.BOX)


@SCENES.kept
def river(points: tuple[Point, ...], w: int, h: int, scale: float) -> Image.Image:
    """The Styx on a field of its own: dark bank, water, wavy threads."""
    out = Image.new("RGBA", (w, h), (0, 0, 0, 0))
    layers = [(21.0, BANK, 0.0, 0.0), (17.0, WATER, 0.0, 0.0), (2.0, FOAM, -7.0, 2.6), (2.0, DEEP, 1.0, 2.6)]
    for radius, color, shift, wave in [*layers, (2.0, FOAM, 8.0, 2.6)]:
        shape = _thread(points, (w, h), radius * scale, shift * scale, wave * scale)
        out.alpha_composite(tint(shape, color))
    return out


def draw_river(canvas: Canvas, line: Sequence[Point], scale: float = 1.0) -> None:
    """The river along a line."""
    if len(line) < 3:
        return
    pad = round(40 * scale)
    left, top = round(min(x for x, _ in line)) - pad, round(min(y for _, y in line)) - pad
    right, bottom = round(max(x for x, _ in line)) + pad, round(max(y for _, y in line)) + pad
    points = tuple((x - left, y - top) for x, y in line)
    canvas.put(river(points, right - left, bottom - top, scale), left, top, "lt")


def _arrow_shapes(start: Point, bend: Point, end: Point, width: float, edge: float) -> tuple[list[Point], list[Point]]:
    """The line and the head of an arrow, grown by `edge` pixels."""
    angle = math.atan2(end[1] - bend[1], end[0] - bend[0])
    c, s, long = math.cos(angle), math.sin(angle), width * 2.4
    base = (end[0] - long * c, end[1] - long * s)
    first = (start[0] + (bend[0] - start[0]) * 0.67, start[1] + (bend[1] - start[1]) * 0.67)
    second = (base[0] + (bend[0] - base[0]) * 0.67, base[1] + (bend[1] - base[1]) * 0.67)
    half, grown = width * 1.45 + edge * 1.7, edge * 1.7
    tip = (end[0] + grown * 1.2 * c, end[1] + grown * 1.2 * s)
    foot = (base[0] - grown * 0.6 * c, base[1] - grown * 0.6 * s)
    head = [tip, (foot[0] - half * s, foot[1] + half * c), (foot[0] + half * s, foot[1] - half * c)]
    return [start, *bezier(start, first, second, base)], head


def _arrow_field(dx: int, dy: int, bend: float) -> tuple[Point, int, int, int, int]:
    """The point an arrow from 0, 0 swings towards, and its field: left, top, width, height."""
    swing = (dx / 2 - dy * bend, dy / 2 + dx * bend)
    pad = 50
    left, top = round(min(0, dx, swing[0])) - pad, round(min(0, dy, swing[1])) - pad
    return swing, left, top, round(max(0, dx, swing[0])) + pad - left, round(max(0, dy, swing[1])) + pad - top


@SCENES.kept
def _arrow(dx: int, dy: int, width: float, bend: float) -> Image.Image:
    swing, left, top, w, h = _arrow_field(dx, dy, bend)
    out = Image.new("RGBA", (w, h), (0, 0, 0, 0))
    for edge, color in ((5.0, "ink"), (0.0, "ivory")):
        line, head = _arrow_shapes((0, 0), swing, (dx, dy), width, edge)
        shape = Image.new("L", (w * SS, h * SS), 0)
        draw = ImageDraw.Draw(shape)
        stroke(draw, [((x - left) * SS, (y - top) * SS) for x, y in line], (width + edge * 2) * SS, 255)
        draw.polygon([((x - left) * SS, (y - top) * SS) for x, y in head], fill=255)
        out.alpha_composite(tint(shape.resize((w, h), Image.Resampling.BOX), color))
    return out


def arrow(canvas: Canvas, start: Point, end: Point, width: float, bend: float) -> None:
    """One ivory arrow with a black edge; `bend` is its sideways swing as a share of its length."""
    dx, dy = round(end[0] - start[0]), round(end[1] - start[1])
    _, left, top, _, _ = _arrow_field(dx, dy, bend)
    canvas.put(_arrow(dx, dy, width, bend), start[0] + left, start[1] + top, "lt")


@SPRITES.kept
def halo(size: int) -> Image.Image:
    """An ivory ring between black lines round a shield: this unit is about to move."""
    n = size + 14
    out = Image.new("RGBA", (n, n), (0, 0, 0, 0))
    for inset, thick, color in ((0, 8, "ink"), (2, 5, "ivory")):
        shape = Image.new("L", (n * SS, n * SS), 0)
        box = (inset * SS, inset * SS, (n - inset) * SS - 1, (n - inset) * SS - 1)
        ImageDraw.Draw(shape).ellipse(box, outline=255, width=thick * SS)
        out.alpha_composite(tint(shape.resize((n, n), Image.Resampling.BOX), color))
    return out
