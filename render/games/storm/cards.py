"""One unit at reading size: its silhouette in a scene of its own realm, strength, kind and what it does."""

from __future__ import annotations

import math
import random
from typing import TypeAlias

from msgspec import Struct
from PIL import Image

from render import borders
from render.cache import SCENES
from render.canvas import Canvas
from render.games.storm.shields import BLAZONS, EMBLEMS, LIVERIES
from render.icons import icon
from render.lettering import BOLD, SEMIBOLD, SERIF
from render.shapes import Point, area
from render.textures import texture
from render.words import Words
from rules.games.storm.data import UNITS, Unit
from rules.games.storm.view import CHTHONIAN, UnitView

WIDTH, HEIGHT = 1000, 1300
SCENE = (42, 206, 916, 590)
"""Left, top, width, height of the picture."""
FIGURE = 400

Companion: TypeAlias = tuple[str, int, int, int]
"""An icon in the scene: name, size, centre x and y in thousandths of the scene."""

COMPANIONS: dict[str, tuple[Companion, ...]] = {
    "zeus": (("star", 52, 140, 240), ("star", 44, 860, 200), ("star", 34, 740, 330)),
    "hephaestus": (("flame", 120, 150, 700), ("flame", 120, 850, 700)),
    "ares": (("sword", 190, 140, 560), ("sword", 190, 860, 560)),
    "artemis": (("moon", 90, 850, 230), ("star", 36, 160, 240)),
    "demeter": (("wheat", 190, 170, 650), ("wheat", 190, 830, 650), ("sun", 96, 850, 230)),
    "hera": (("star", 44, 150, 230), ("star", 44, 850, 230)),
    "poseidon": (("ship", 150, 840, 620), ("drop", 60, 170, 300)),
    "athena": (("aegis", 140, 150, 640), ("aegis", 140, 850, 640)),
    "apollo": (("sun", 120, 850, 240), ("leaf", 70, 150, 620)),
    "aphrodite": (("drop", 50, 160, 280), ("drop", 50, 840, 280), ("star", 40, 240, 200)),
    "hermes": (("wing", 130, 850, 300), ("star", 36, 150, 230)),
    "dionysus": (("kylix", 120, 150, 680), ("amphora", 150, 850, 650)),
    "hades": (("skull", 70, 150, 700), ("skull", 70, 850, 700)),
    "persephone": (("leaf", 70, 190, 620), ("leaf", 70, 810, 620)),
    "charon": (("purse", 96, 170, 640), ("skull", 64, 830, 690)),
    "harpies": (("wing", 110, 160, 620), ("wing", 90, 840, 650)),
    "erinyes": (("serpent", 110, 170, 640), ("serpent", 110, 830, 640)),
    "hecate": (("skull", 70, 160, 700), ("skull", 70, 840, 700)),
    "cerberus": (("gate", 130, 140, 640), ("gate", 130, 860, 640)),
    "thanatos": (("butterfly", 80, 190, 480), ("butterfly", 64, 820, 520)),
    "hypnos": (("moon", 84, 170, 520), ("star", 40, 830, 480)),
    "nyx": (("star", 50, 180, 480), ("star", 40, 820, 440), ("star", 34, 770, 620)),
    "typhon": (("serpent", 130, 160, 600), ("serpent", 130, 840, 600)),
    "minos": (("bull", 110, 160, 640), ("bull", 110, 840, 640)),
}  # fmt: skip
"""What stands beside a figure."""


def lone_unit(view: Struct) -> Unit | None:
    """The unit that a record stands for that is no view of a match: by its `id`, or by its known name."""
    name = view.name if isinstance(view, UnitView) else getattr(view, "id", None)
    return UNITS.get(name) if isinstance(name, str) else None


def _ridge(w: int, top: float, bottom: float, swell: float, phase: float, rough: int) -> list[Point]:
    """Ground below a line of hills; `rough` adds a jagged edge from a fixed seed."""
    source = random.Random(rough)
    line = []
    for i in range(61):
        y = top + swell * math.sin(phase + i / 60 * 2 * math.pi * 1.3)
        line.append((w * i / 60, y + (source.uniform(-9, 9) if rough else 0)))
    return [*line, (w, bottom), (0, bottom)]


def _olympus(image: Image.Image) -> None:
    """Peaks above the clouds."""
    w, h = image.size
    for x, top, wide, color in (
        (0.2, 0.34, 0.5, "#93B4C2"),
        (0.82, 0.26, 0.56, "#93B4C2"),
        (0.5, 0.58, 0.8, "#A9C6D2"),
    ):
        left, right, peak = (x - wide / 2) * w, (x + wide / 2) * w, top * h
        area(image, [(left, h), (x * w, peak), (right, h)], color)
        cap = [(x * w, peak), (x * w - 0.07 * w, peak + 0.13 * h), (x * w, peak + 0.09 * h)]
        area(image, [*cap, (x * w + 0.07 * w, peak + 0.13 * h)], "ivory")
    for top, swell, phase, color in ((0.84, 14, 0.4, "#DCE9EC"), (0.92, 12, 2.6, "ivory")):
        area(image, _ridge(w, top * h, h, swell, phase, 0), color)


def _underworld(image: Image.Image) -> None:
    """A cavern over the river."""
    w, h = image.size
    roof = [(x, h - y) for x, y in _ridge(w, 0.86 * h, h, 26, 0.8, 5)]
    area(image, roof, "ink")
    for x, long, wide in ((0.1, 0.4, 0.1), (0.24, 0.24, 0.07), (0.78, 0.28, 0.08), (0.91, 0.44, 0.11)):
        area(image, [((x - wide / 2) * w, 0), (x * w, long * h), ((x + wide / 2) * w, 0)], "ink")
    area(image, _ridge(w, 0.86 * h, h, 12, 2.2, 9), "ink")


@SCENES.kept
def scene(name: str) -> Image.Image:
    """The picture on the sheet of a unit: its silhouette before its realm."""
    _, _, w, h = SCENE
    dark = UNITS[name].side == CHTHONIAN
    base, shade = ("terracotta", "rust") if dark else ("#C3D8DF", "#DCE9EC")
    canvas = Canvas(texture(w, h, base, shade, 0.8, 7).copy())
    (_underworld if dark else _olympus)(canvas.image)
    if dark:
        canvas.put(borders.waves(w, 56, "#1F7A86"), 0, h - 54, "lt")
        canvas.fill((0, h - 8, w, h), "#1F7A86")
    figure, cut = ("ink", "clay") if dark else ("#12344F", "ivory")
    for other, size, x, y in COMPANIONS.get(name, ()):
        canvas.put(icon(other, size, figure, cut), x * w / 1000, y * h / 1000)
    canvas.put(icon(EMBLEMS[name], FIGURE, figure, cut, edge="clay" if dark else "ivory", fine=0.6), w / 2, h / 2 - 6)
    return canvas.image


def draw_card(words: Words, unit: Unit, says: str) -> Canvas:
    """A unit's sheet, 1000 by 1300; `says` is what it does, already worded."""
    wears = LIVERIES[unit.side]
    canvas = Canvas.blank(WIDTH, HEIGHT, wears.panel)
    _head(canvas, words, unit)
    left, top, w, h = SCENE
    canvas.fill((left - 6, top - 6, left + w + 6, top + h + 6), "ink")
    canvas.put(scene(unit.id), left, top, "lt")
    canvas.put(borders.tongues(w, 34, "ink", wears.ring), left, top, "lt")
    y = top + h + 62
    canvas.text((42, y), words("picture-storm-kind", kind=unit.kind), 42, wears.ink, BOLD, room=560)
    if unit.leader or unit.mandatory:
        canvas.put(icon("honor", 64, wears.laurel), WIDTH - 74, y)
        said = words("picture-storm-leader" if unit.leader else "picture-storm-always")
        canvas.text((WIDTH - 118, y), said, 40, wears.ink, BOLD, "rm")
    canvas.fill((42, y + 48, WIDTH - 42, y + 51), wears.label)
    canvas.paragraph((42, y + 78), says, 50, WIDTH - 84, wears.ink, SEMIBOLD, high=HEIGHT - y - 110)
    return canvas


def _head(canvas: Canvas, words: Words, unit: Unit) -> None:
    wears = LIVERIES[unit.side]
    canvas.fill((0, 0, WIDTH, 168), wears.deep)
    canvas.put(borders.meander(WIDTH, 22, "terracotta"), 0, 150, "lt")
    canvas.put(icon(BLAZONS[unit.side], 92, "ivory"), 84, 74)
    canvas.text((148, 54), words(f"storm-unit-{unit.id}"), 76, "ivory", SERIF, room=600)
    canvas.text((150, 114), words("storm-side", side=unit.side), 36, "sand", SEMIBOLD)
    canvas.plate((WIDTH - 158, 18, WIDTH - 42, 134), "ivory", 16, "ink", 4, drop=False)
    canvas.text((WIDTH - 100, 73), str(unit.strength), 96, "ink", SERIF, "mm")
