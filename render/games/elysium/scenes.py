"""The picture of each card, put together from `scenes.json`: a setting, and figures that stand in it.

A setting is a list of marks in the language of icons (`F` fills, `S` strokes, `E` is an ellipse, `x` scratches, `|`
mirrors) on a field of 916 by 590, with bands laid over the figures. A figure is `name size x y` and, if it is not of
the figures' color, a color; a leading `-` mirrors it. Levels 1 and 2 are black on clay and on terracotta, level 3 is
clay on black.
"""

from __future__ import annotations

import functools
from importlib.resources import files

import msgspec
from msgspec import Struct
from PIL import Image, ImageDraw, ImageOps

from render import borders
from render.cache import SCENES
from render.canvas import Canvas
from render.games.elysium import parts
from render.icons import icon, outlines
from render.palette import Color, rgb
from render.shapes import stroke
from render.textures import texture

WIDE, HIGH = 916, 590
TOP = 84
"""Height of the bands along the upper edge."""
FINER = 3
"""Marks are drawn so many times larger and reduced."""


class Setting(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where a scene takes place."""

    marks: tuple[str, ...] = ()
    bands: tuple[str, ...] = ()
    """`waves|meander|fill height top color`."""
    figures: tuple[str, ...] = ()


class Scene(Struct, frozen=True, forbid_unknown_fields=True):
    """What a card shows."""

    setting: str
    figures: tuple[str, ...]


class Scenes(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole of `scenes.json`."""

    settings: dict[str, Setting]
    scenes: dict[str, Scene]


class Tone(Struct, frozen=True):
    """Colors of a scene: ground and its mottling, figures, what scratches them, lights, water."""

    ground: Color
    dark: Color
    figure: Color
    scratch: Color
    glow: Color
    sea: Color

    def color(self, name: str) -> Color:
        """A color by the name it has in `scenes.json`."""
        named: dict[str, Color] = {"figure": self.figure, "glow": self.glow, "sea": self.sea, "ground": self.ground}
        return named[name]


_LIGHT = "#F6DFB4"
TONES = {
    1: Tone("#E29A63", "#CF8449", "ink", "#F3C79C", _LIGHT, "aegean"),
    2: Tone("#D2652F", "#B94E22", "ink", "#EDAE80", _LIGHT, "aegean"),
    3: Tone("ink", "#33271F", "#E29A63", "ink", _LIGHT, "#5AA0CC"),
}
"""By level."""


@functools.cache
def scenes() -> Scenes:
    """All settings and scenes."""
    return msgspec.json.decode(files(__package__).joinpath("scenes.json").read_bytes(), type=Scenes)


def scene_of(ident: str, family: str) -> Scene:
    """The scene of a design; for one from a content pack its family's emblem between pillars."""
    known = scenes().scenes.get(ident)
    return known or Scene("pillars", (f"{parts.family_of(family).emblem} 330 458 340",))


def _masks(marks: tuple[str, ...], scale: float) -> tuple[Image.Image, Image.Image]:
    """Silhouettes and scratches of a setting, `scale` times its field."""
    k = scale * FINER
    size = round(WIDE * scale), round(HIGH * scale)
    layers = tuple(Image.new("L", (size[0] * FINER, size[1] * FINER), 0) for _ in range(2))
    draws = tuple(ImageDraw.Draw(layer) for layer in layers)
    for mark in marks:
        kind, scratch, width, lines = outlines(mark, WIDE)
        for line in lines:
            points = [(x * k, y * k) for x, y in line]
            for draw, value in zip(draws, (0, 255) if scratch else (255, 0), strict=True):
                if kind == "S":
                    stroke(draw, points, width * k, value)
                else:
                    draw.polygon(points, fill=value)
    body, cut = (layer.resize(size, Image.Resampling.BOX) for layer in layers)
    return body, cut


def _figure(canvas: Canvas, line: str, tone: Tone, scale: float) -> None:
    name, size, x, y, *color = line.split()
    side = max(8, round(float(size) * scale))
    fill = tone.color(color[0]) if color else tone.figure
    line_color = tone.scratch if not color else tone.figure if color[0] == "ground" else tone.ground
    sprite = icon(name.lstrip("-"), side, fill, line_color, None, 0.6 if side > 250 else 0.8)
    canvas.put(ImageOps.mirror(sprite) if name.startswith("-") else sprite, float(x) * scale, float(y) * scale)


def _band(canvas: Canvas, line: str, tone: Tone, scale: float) -> None:
    name, high, top, color = line.split()
    h, y, fill = round(float(high) * scale), round(float(top) * scale), tone.color(color)
    if name == "fill":
        canvas.fill((0, y, canvas.width, min(canvas.height, y + h)), fill)
        return
    make = borders.waves if name == "waves" else borders.meander
    canvas.put(make(canvas.width, h, fill), 0, y, "lt")


def _rim(canvas: Canvas, tone: Tone, dark: Color, scale: float) -> None:
    """Tongues in the family's color and a key band along the upper edge."""
    w = canvas.width
    canvas.put(borders.tongues(w, round(36 * scale), tone.figure, dark), 0, 0, "lt")
    for top, high in ((42, 3), (79, 4)):
        canvas.fill((0, round(top * scale), w, round(top * scale) + max(2, round(high * scale))), tone.figure)
    canvas.put(borders.meander(w, max(10, round(30 * scale)), tone.figure), 0, round(47 * scale), "lt")


@SCENES.kept
def draw_scene(ident: str, family: str, level: int, w: int = WIDE) -> Image.Image:
    """The scene of a card, `w` pixels wide and in proportion high."""
    scene, tone, scale = scene_of(ident, family), TONES[level], w / WIDE
    setting = scenes().settings[scene.setting]
    high = round(HIGH * scale)
    canvas = Canvas(texture(w, high, tone.ground, tone.dark, 0.8, 17, 8))
    body, cut = _masks(setting.marks, scale)
    for shape, color in ((body, tone.figure), (cut, tone.scratch)):
        canvas.image.paste(Image.new("RGB", shape.size, rgb(color)), (0, 0), shape)
    for line in (*setting.figures, *scene.figures):
        _figure(canvas, line, tone, scale)
    for line in setting.bands:
        _band(canvas, line, tone, scale)
    look = parts.family_of(family)
    _rim(canvas, tone, look.light if level == 3 else look.dark, scale)
    return canvas.image
