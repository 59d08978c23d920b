"""The picture of a title, for a card that invites to it: a scene, the title's name, seats and usual length.

Scenes are data in `assets/covers.json`, by game: layers one over the other on a field of 1600 by 664, each of
silhouettes in one color, then figures, then bands (`render.scenery` says how they are written).
"""

from __future__ import annotations

import functools
from importlib import resources

import msgspec
from msgspec import Struct
from PIL import Image

from render import borders
from render.cache import Memory, image_bytes
from render.canvas import Canvas
from render.encode import reduced
from render.icons import icon
from render.kinds import Kind
from render.lettering import SEMIBOLD, inscribed, length
from render.palette import Color
from render.scenery import put_band, put_figure, rim, silhouettes
from render.textures import texture
from render.types import Request
from render.words import Words, joined

WIDTH, HEIGHT = 1600, 900
SCENE = 664
"""Height of the scene; the plinth with the name lies below."""
PALETTE = "cover-day"
"""Scenes have a palette of their own, the same in every theme."""
LARGEST, SMALLEST = 120, 84
"""Size of the name."""
FACT = 50
INNER = 60
SCENERY: Memory[Image.Image] = Memory(4 << 20, image_bytes)
"""Scenes reduced to their palette: a quarter of the memory, and a file shows no more of them anyway."""


class Cover(Struct, frozen=True, kw_only=True):
    """What a title picture says of a title; all that it needs, since before a match there is no view.

    `Request(game=game, kind="title", view=Cover(game=game, seats=(2, 4), minutes=(60, 90)), locale=...)`.
    """

    game: str
    """Key of the title, which names its scene and its words."""
    seats: tuple[int, int]
    """Fewest and most, the same number twice where there is one."""
    minutes: tuple[int, int] | None = None
    """Usual length of a match from and to, the same number twice for one; None says nothing of it."""


class Layer(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Part of a scene: silhouettes, then figures, then bands."""

    fill: str = "ink"
    scratch: str = "#F3C79C"
    marks: tuple[str, ...] = ()
    figures: tuple[str, ...] = ()
    bands: tuple[str, ...] = ()


class Scene(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a cover shows: its ground and mottling, its layers, the emblems on both sides of its name."""

    ground: str
    dark: str
    rim: str
    """The second color of the tongues."""
    layers: tuple[Layer, ...]
    emblems: tuple[str, ...] = ()


@functools.cache
def scenes() -> dict[str, Scene]:
    """All scenes by game."""
    data = resources.files("render").joinpath("assets/covers.json").read_bytes()
    return msgspec.json.decode(data, type=dict[str, Scene])


def _colors(layer: Layer, name: str) -> tuple[Color, Color]:
    return (name, layer.fill) if name else (layer.fill, layer.scratch)


@SCENERY.kept
def _scenery(game: str) -> Image.Image:
    image = draw_scene(game)
    return reduced(image, PALETTE) or image


def draw_sheet(theme: str) -> Canvas:
    """The scenes of all games one below the other, which their palette is fitted to."""
    canvas = Canvas.blank(WIDTH, SCENE * len(scenes()), "ink")
    for i, game in enumerate(scenes()):
        canvas.put(draw_scene(game), 0, i * SCENE, "lt")
    return canvas


def _span(least: int, most: int) -> dict[str, str | int]:
    return {"least": str(least), "most": str(most), "count": 1 if most == least == 1 else 2 if least == most else 3}


def facts_of(words: Words, cover: Cover) -> list[str]:
    """Seats, and the usual length where it is known."""
    told = [words("picture-cover-seats", **_span(*cover.seats))]
    if cover.minutes is not None:
        told.append(words("picture-cover-minutes", **_span(*cover.minutes)))
    return told


def _plinth(canvas: Canvas, name: str, facts: list[str], emblems: tuple[str, ...]) -> None:
    """Black, between key bands: the name with emblems on both sides of it, the facts below in gold."""
    canvas.fill((0, SCENE, WIDTH, HEIGHT), "ink")
    canvas.fill((0, SCENE + 4, WIDTH, SCENE + 8), "terracotta")
    canvas.put(borders.meander(WIDTH, 24), 0, HEIGHT - 30, "lt")
    beside = len(emblems) // 2 * 116
    room = WIDTH - 2 * (INNER + beside)
    size = next((size for size in range(LARGEST, SMALLEST, -2) if inscribed(name, size) <= room), SMALLEST)
    canvas.inscription((WIDTH / 2, SCENE + 84), name, size, "ivory", "mm", room=room)
    half = inscribed(name, size) / 2 + 96
    for i, emblem in enumerate(emblems):
        right, far = i % 2, i // 2
        x = WIDTH / 2 + (half + far * 116) * (1 if right else -1)
        canvas.put(icon(emblem, 84, "clay", "ink"), x, SCENE + 82)
    said = " · ".join(facts)
    size = min(FACT, int(FACT * (WIDTH - 2 * INNER) / length(said, FACT, SEMIBOLD)))
    canvas.text((WIDTH / 2, SCENE + 166), said, size, "gold", SEMIBOLD, "mm")


def _cover(request: Request) -> Cover:
    if not isinstance(request.view, Cover) or request.view.game not in scenes():
        raise ValueError("no title with a picture")
    return request.view


def draw_scene(game: str) -> Image.Image:
    """The scene of a game, 1600 by 664."""
    scene = scenes()[game]
    canvas = Canvas(texture(WIDTH, SCENE, scene.ground, scene.dark, 0.8, 17, 6))
    for layer in scene.layers:
        silhouettes(canvas, layer.marks, layer.fill, layer.scratch, WIDTH, SCENE)
        for line in layer.figures:
            put_figure(canvas, line, functools.partial(_colors, layer), 1)
        for line in layer.bands:
            put_band(canvas, line, functools.partial(_colors, layer), 1)
    rim(canvas, "ink", scene.rim, 1)
    return canvas.image


def draw_cover(request: Request) -> Canvas:
    """The title picture, 1600 by 900; ValueError if the record is no `Cover` of a title that has one."""
    cover, words = _cover(request), Words(request.locale)
    scene = scenes()[cover.game]
    canvas = Canvas.blank(WIDTH, HEIGHT, "ink")
    canvas.put(_scenery(cover.game).convert("RGB"), 0, 0, "lt")
    _plinth(canvas, words(f"{cover.game}-title"), facts_of(words, cover), scene.emblems)
    return canvas


def cover_alt(request: Request) -> str:
    """The name, the facts, and what the scene shows."""
    cover, words = _cover(request), Words(request.locale)
    facts = [words("picture-alt-state", state=fact) for fact in facts_of(words, cover)]
    title = words("picture-alt-state", state=words(f"{cover.game}-title"))
    return joined([title, *facts, words(f"picture-cover-{cover.game}")])


TITLE = Kind[Struct, Request](
    name="title", there=lambda record: isinstance(record, Cover) and record.game in scenes(), draw=draw_cover,
    alt=cover_alt, palette=PALETTE,
)  # fmt: skip
"""The picture of a title, the same for all games."""
