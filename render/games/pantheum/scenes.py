"""Square pictures of the board: four kinds of city tile, three landscapes, the Pit. Flat tones, no lines."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence

from PIL import Image, ImageDraw, ImageOps

from render.cache import SCENES
from render.palette import Color, mix, rgb
from render.shapes import SS, Point, bezier


class Field:
    """A picture field 100 wide and `high` down, drawn at `SS` times its size and then reduced."""

    def __init__(self, w: int, h: int) -> None:
        self.size = (w, h)
        self.high = 100 * h / w
        self._k = w * SS / 100
        self._image = Image.new("RGB", (w * SS, h * SS), rgb("ivory"))
        self._draw = ImageDraw.Draw(self._image)

    def _scaled(self, points: Sequence[Point]) -> list[Point]:
        return [(x * self._k, y * self._k) for x, y in points]

    def area(self, points: Sequence[Point], color: Color) -> None:
        """A filled polygon."""
        self._draw.polygon(self._scaled(points), fill=rgb(color))

    def line(self, points: Sequence[Point], color: Color, width: float) -> None:
        """A line with bends."""
        self._draw.line(self._scaled(points), fill=rgb(color), width=max(1, round(width * self._k)), joint="curve")

    def oval(self, x: float, y: float, rx: float, ry: float, color: Color) -> None:
        """A filled ellipse."""
        k = self._k
        self._draw.ellipse(((x - rx) * k, (y - ry) * k, (x + rx) * k, (y + ry) * k), fill=rgb(color))

    def rect(self, x0: float, y0: float, x1: float, y1: float, color: Color) -> None:
        """A filled rectangle."""
        k = self._k
        self._draw.rectangle((x0 * k, y0 * k, x1 * k, y1 * k), fill=rgb(color))

    def hill(
        self, color: Color, y0: float, y1: float, swell: float, phase: float = 0.0, turns: float = 1.0
    ) -> list[Point]:
        """Ground below a waving line from (0, y0) to (100, y1), both shares of the height; returns the line."""
        a, b = y0 * self.high, y1 * self.high
        line = [
            (100 * i / 40, a + (b - a) * i / 40 + swell * math.sin(phase + turns * 2 * math.pi * i / 40))
            for i in range(41)
        ]
        self.area([*line, (100, 140), (0, 140)], color)
        return line

    def done(self) -> Image.Image:
        """The reduced picture."""
        return self._image.resize(self.size, Image.Resampling.BOX)


def _desert(f: Field) -> None:
    high = f.high
    f.rect(0, 0, 100, high, "#F0DDB0")
    f.oval(76, high * 0.30, 11, 11, "#F8ECD0")
    f.hill("#DDBB7D", 0.62, 0.46, 5, 0.6, 0.9)
    f.hill("#CFA765", 0.70, 0.80, -6, 0.2, 0.9)
    f.hill("#BE9350", 0.92, 0.78, 4, 2.2, 1.0)
    for i in range(3):
        a, b = high * (0.76 + 0.05 * i), high * (0.86 + 0.05 * i)
        ripple = [
            (100 * t / 40, a + (b - a) * t / 40 - 4 * math.sin(0.4 + 0.9 * 2 * math.pi * t / 40)) for t in range(4, 24)
        ]
        f.line(ripple, "#BE9350", 0.8)


def _cypress(f: Field, x: float, foot: float, tall: float, wide: float, color: Color, shade: Color) -> None:
    def half(side: float) -> list[Point]:
        left = bezier(
            (x, foot),
            (x - wide * side, foot - tall * 0.1),
            (x - wide * 0.8 * side, foot - tall * 0.6),
            (x, foot - tall),
        )
        return left + bezier(
            (x, foot - tall), (x + wide * 0.8, foot - tall * 0.6), (x + wide, foot - tall * 0.1), (x, foot)
        )

    f.rect(x - 1.2, foot - 3, x + 1.2, foot + 5, "#4A3B2F")
    f.area(half(1), color)
    f.area(half(-0.15), shade)


def _farm(f: Field) -> None:
    high = f.high
    f.rect(0, 0, 100, high, "#E6E6BE")
    f.hill("#AEB765", 0.44, 0.40, 4, 0.5)
    top = high * 0.52
    f.hill("#8B9843", 0.52, 0.52 + 3 / high, 2, 1)
    for i in range(-5, 15):
        near, far = 50 + (i - 4.0) * 21, 50 + (i - 4.5) * 4
        f.area([(far, top + 1), (far + 1.6, top + 1), (near, high + 3), (near - 12.6, high + 3)], "#6F7D2B")
    x, foot = 62, high * 0.53
    f.area([(x, foot), (x, foot - 13), (x + 11, foot - 22), (x + 22, foot - 13), (x + 22, foot)], "#F6ECD8")
    f.area([(x - 3, foot - 12), (x + 11, foot - 23), (x + 25, foot - 12)], "#B14A22")
    f.rect(x + 8, foot - 8, x + 14, foot, "ink")
    _cypress(f, 40, foot + 2, 32, 7, "#3F4A1E", "#2F3915")
    _cypress(f, 48, foot + 2, 25, 6, "#3F4A1E", "#2F3915")


_HOUSES = (
    (6, 20, 30, "#DDA775", 1), (30, 22, 44, "#F6ECD8", 0), (54, 20, 34, "#E7BE8E", 1), (76, 20, 48, "#F6ECD8", 1),
    (18, 22, 20, "#F6ECD8", 0), (44, 22, 22, "#DDA775", 1), (68, 20, 20, "#F3DFBE", 0),
)  # fmt: skip
"""Left, width, height, wall, gabled; back row first."""


def _city(f: Field) -> None:
    high = f.high
    f.rect(0, 0, 100, high, "#F1D3AE")
    f.hill("#E2B07C", 0.50, 0.40, 5, 0.3, 0.8)
    foot = high * 0.9
    for x, wide, tall, wall, gable in _HOUSES:
        f.rect(x, foot - tall, x + wide, foot, wall)
        f.rect(x, foot - tall, x + 2.2, foot, mix(wall, "umber", 0.18))
        if gable:
            f.area([(x - 2.5, foot - tall), (x + wide / 2, foot - tall - 9), (x + wide + 2.5, foot - tall)], "#B14A22")
        else:
            f.rect(x - 1.5, foot - tall - 3, x + wide + 1.5, foot - tall, "#8C3719")
        for k in range(2):
            f.rect(x + 5 + k * 8, foot - tall + 6, x + 8 + k * 8, foot - tall + 11, "ink")
    f.rect(0, foot - 2, 100, high + 2, "#8C3719")
    for x in range(0, 100, 9):
        f.rect(x, foot - 5.5, x + 5, foot - 1.5, "#8C3719")


def _temple(f: Field) -> None:
    high = f.high
    f.rect(0, 0, 100, high, "#CBDDE2")
    f.hill("#93AEB0", 0.72, 0.62, 5, 0.2, 0.9)
    f.hill("#6C8688", 0.92, 0.92, 0)
    foot = high * 0.93
    for i, (left, color) in enumerate(((4, "#C9C0AE"), (8, "#DAD3C4"), (12, "#EDE6D8"))):
        f.rect(left, foot - 4 * (i + 1), 100 - left, foot - 4 * i, color)
    top, beam = foot - 12, high * 0.40
    f.rect(16, beam, 84, top, "#7C8C8C")
    for x in (16, 31.3, 46.6, 61.9, 77):
        f.rect(x, beam, x + 7, top, "#F8F2E4")
        f.rect(x + 4.8, beam, x + 7, top, "#CFC6B4")
        f.rect(x - 1.2, beam, x + 8.2, beam + 2.6, "#F8F2E4")
        f.rect(x - 1.2, top - 2.2, x + 8.2, top, "#F8F2E4")
    f.rect(12, beam - 8, 88, beam, "#EDE6D8")
    for x in range(14, 88, 8):
        f.rect(x, beam - 6.5, x + 3, beam - 1.5, "#1F5F92")
    f.area([(8, beam - 8), (50, beam - 27), (92, beam - 8)], "#F8F2E4")
    f.area([(20, beam - 10.5), (50, beam - 23.5), (80, beam - 10.5)], "#C4562A")
    f.oval(50, beam - 14.5, 3.4, 3.4, "#EBB534")


def _forest(f: Field) -> None:
    high = f.high
    f.rect(0, 0, 100, high, "#D5DDA6")
    f.hill("#A9B665", 0.52, 0.44, 4, 0.5)
    for x, foot, tall in (
        (8, 0.62, 36),
        (24, 0.60, 44),
        (41, 0.62, 38),
        (60, 0.60, 46),
        (77, 0.60, 38),
        (94, 0.62, 44),
    ):
        _cypress(f, x, high * foot, tall, 9, "#6F7D2B", "#5E6B24")
    f.hill("#6F7D2B", 0.70, 0.66, 3, 2)
    for x, foot, tall in (
        (0, 0.90, 50),
        (17, 0.94, 58),
        (36, 0.92, 50),
        (66, 0.92, 52),
        (84, 0.95, 60),
        (101, 0.92, 52),
    ):
        _cypress(f, x, high * foot, tall, 12, "#3F4A1E", "#2F3915")
    f.hill("#2F3915", 0.93, 0.95, 2, 1)


def _mountain(f: Field) -> None:
    high = f.high

    def area(color: Color, *points: Point) -> None:
        f.area([(x, y * high) for x, y in points], color)

    f.rect(0, 0, 100, high, "#F0D2B4")
    f.oval(74, high * 0.2, 10, 10, "#F9E8D0")
    area("#D99A72", (-5, 0.8), (22, 0.34), (38, 0.52), (52, 0.40), (110, 0.9), (110, 1.05), (-5, 1.05))
    area("#A8482A", (18, 0.95), (57, 0.10), (100, 0.80), (100, 1.05), (10, 1.05))
    area("#8C3719", (57, 0.10), (100, 0.80), (100, 1.05), (66, 1.05), (56, 0.66), (64, 0.46))
    area("#FBF3E4", (57, 0.10), (45.5, 0.35), (52, 0.31), (57, 0.39), (63, 0.31), (71, 0.34))
    area("#7A2E14", (-4, 1.04), (-4, 0.74), (16, 0.50), (32, 0.76), (44, 1.04))
    area("#FBF3E4", (16, 0.50), (10, 0.60), (15, 0.58), (19, 0.63), (22, 0.59))
    f.hill("#4E1C0C", 0.94, 0.92, 1.5, 1)


def _river(f: Field) -> None:
    high = f.high
    f.rect(0, 0, 100, high, "#D9E4C8")
    f.hill("#B4C08A", 0.30, 0.24, 3, 0.5)
    for x in (78, 86):
        _cypress(f, x, high * 0.34, 20, 5, "#6F7D2B", "#5E6B24")
    left = bezier((58, high * 0.28), (20, high * 0.40), (84, high * 0.54), (22, high * 1.05), 30)
    right = bezier((100, high * 1.05), (118, high * 0.60), (46, high * 0.42), (63, high * 0.28), 30)
    f.area(left + right, "#1F5F92")
    for share, color in ((0.18, "#7FB3CF"), (0.42, "#A9CFDD"), (0.64, "#7FB3CF"), (0.84, "#A9CFDD")):
        middle = [
            (a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share) for a, b in zip(left, right[::-1], strict=True)
        ]
        for start in range(3, 28, 9):
            f.line(middle[start : start + 6], color, 0.6 + start * 0.05)


def _pit(f: Field) -> None:
    source = random.Random(5)
    f.rect(0, 0, 100, f.high, "#3A2F28")
    for radius, color in ((50, "#4A3B2F"), (42, "#2E2620"), (33, "#1A1512"), (20, "#0C0908")):
        points = []
        for i in range(26):
            angle, far = 2 * math.pi * i / 26, radius * (1 + 0.32 * (source.random() - 0.5))
            points.append((50 + far * math.cos(angle), f.high / 2 + far * math.sin(angle)))
        f.area(points, color)


_SCENES: dict[str, Callable[[Field], None]] = {
    "desert": _desert, "farm": _farm, "city": _city, "temple": _temple,
    "F": _forest, "M": _mountain, "W": _river, "pit": _pit,
}  # fmt: skip


@SCENES.kept
def scene(kind: str, w: int, h: int, flipped: bool = False) -> Image.Image:
    """The picture of a tile kind (`desert`, `farm`, `city`, `temple`), a landscape (`F`, `M`, `W`) or the `pit`."""
    field = Field(w, h)
    _SCENES[kind](field)
    image = field.done()
    return ImageOps.mirror(image) if flipped else image


@SCENES.kept
def faded(kind: str, w: int, h: int, flipped: bool = False) -> Image.Image:
    """The same, greyed and darkened: lost."""
    grey = scene(kind, w, h, flipped).convert("L").convert("RGB")
    return Image.blend(grey, Image.new("RGB", (w, h), rgb("umber")), 0.35)
