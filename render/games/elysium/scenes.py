"""The picture of each card, put together from `scenes.json`: a setting, and figures that stand in it.

Settings are drawn on a field of 916 by 590, with bands laid over the figures (`render.scenery` says how). Levels 1 and
2 are black on clay and on terracotta, level 3 is clay on black.
"""

from __future__ import annotations

import functools
from importlib.resources import files

import msgspec
from msgspec import Struct
from PIL import Image

from render.cache import SCENES
from render.canvas import Canvas
from render.games.elysium import parts
from render.palette import Color
from render.scenery import put_band, put_figure, rim, silhouettes
from render.textures import texture

WIDE, HIGH = 916, 590
TOP = 84
"""Height of the bands along the upper edge."""


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

    def wears(self, name: str) -> tuple[Color, Color]:
        """What is drawn in a color, by the name it has in `scenes.json`, and what scratches it; of none, a figure."""
        if not name:
            return self.figure, self.scratch
        named: dict[str, Color] = {"figure": self.figure, "glow": self.glow, "sea": self.sea, "ground": self.ground}
        return named[name], self.figure if name == "ground" else self.ground


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


@SCENES.kept
def draw_scene(ident: str, family: str, level: int, w: int = WIDE) -> Image.Image:
    """The scene of a card, `w` pixels wide and in proportion high."""
    scene, tone, scale = scene_of(ident, family), TONES[level], w / WIDE
    setting = scenes().settings[scene.setting]
    high = round(HIGH * scale)
    canvas = Canvas(texture(w, high, tone.ground, tone.dark, 0.8, 17, 8))
    silhouettes(canvas, setting.marks, tone.figure, tone.scratch, WIDE, HIGH)
    for line in (*setting.figures, *scene.figures):
        put_figure(canvas, line, tone.wears, scale)
    for line in setting.bands:
        put_band(canvas, line, tone.wears, scale)
    look = parts.family_of(family)
    rim(canvas, tone.figure, look.light if level == 3 else look.dark, scale)
    return canvas.image
