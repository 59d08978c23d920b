"""The world: Locations, beside them Cities on the map, as they are read; plates that can be drawn at any size."""

from __future__ import annotations

import math

from PIL import Image, ImageChops, ImageFilter

from render.cache import SCENES
from render.canvas import Canvas
from render.games.hybris import parts
from render.games.hybris.brief import Brief
from render.games.hybris.looks import TYPES, place_icon
from render.icons import icon
from render.lettering import BOLD, SEMIBOLD, SERIF, length
from render.marks import gold_frame, target
from render.palette import Color, rgb
from render.shapes import Box
from render.textures import noise, texture
from rules.games.hybris.view import CityView, LocationView, SpaceView

EDGE, TOP = 30, 116
WIDE, HIGH, GAP = 350, 250, 16
AWAY = 38
"""How far the bonus of a place goes to the left of a number, so that both are seen."""
"""A Location."""
CITY_WIDE, CITY_HIGH = 238, 226
ANY_CITY = "place:mortal_world"
ACROSS = 3
"""Cities in a row."""
BESIDE = 2
"""Locations in a row."""
MAP_LEFT, MAP_RIGHT = EDGE + BESIDE * (WIDE + 20), 1600 - EDGE
SHORES: tuple[tuple[float, Color], ...] = ((-0.06, "#5C9DBB"), (0.0, "#C9B27A"), (0.03, "#DCC995"), (0.22, "#C3BF7E"))
"""From which height what begins: shallows, beach, plain, hills."""


def rows_of(brief: Brief) -> int:
    """Rows of Locations beside the map: two in a row, at least as many as Cities need."""
    return max(math.ceil(len(brief.view.locations) / BESIDE), math.ceil(len(brief.view.cities) / ACROSS))


def world_high(brief: Brief) -> int:
    """Height of the world."""
    return rows_of(brief) * (HIGH + GAP) - GAP


def boxes(brief: Brief) -> dict[str, Box]:
    """Where each place lies on the board, by what markers call it."""
    found: dict[str, Box] = {}
    for i, place in enumerate(brief.view.locations):
        x, y = EDGE + i % BESIDE * (WIDE + 20), TOP + i // BESIDE * (HIGH + GAP)
        found[f"place:{place.key}"] = (x, y, x + WIDE, y + HIGH)
    down = math.ceil(len(brief.view.cities) / ACROSS)
    gx = (MAP_RIGHT - MAP_LEFT - ACROSS * CITY_WIDE) / (ACROSS + 1)
    gy = (world_high(brief) - down * CITY_HIGH) / (down + 1)
    for i, city in enumerate(brief.view.cities):
        x = round(MAP_LEFT + gx + i % ACROSS * (CITY_WIDE + gx))
        y = round(TOP + gy + i // ACROSS * (CITY_HIGH + gy))
        found[f"place:{city.key}"] = (x, y, x + CITY_WIDE, y + CITY_HIGH)
    return found


@SCENES.kept
def sea(w: int, h: int) -> Image.Image:
    """The map: land in the middle of a sea."""
    image = texture(w, h, "#2C6F95", "#1F5F87", 0.9, 51, 6)
    far = Image.radial_gradient("L").resize((w, h)).point([round(v * 0.893 * 0.75 / 2) for v in range(256)])
    land = ImageChops.subtract(noise(w, h, 77).point([v // 4 + 88 for v in range(256)]), far)
    for height, color in SHORES:
        floor = 72 + height * 120
        shape = land.point([255 if v > floor else 0 for v in range(256)]).filter(ImageFilter.GaussianBlur(1.2))
        image.paste(Image.new("RGB", (w, h), rgb(color)), (0, 0), shape)
    return image


def draw_map(canvas: Canvas, box: Box, number: int = 0) -> None:
    """The map without Cities; with a number where any City may be chosen."""
    x0, y0, x1, y1 = (round(v) for v in box)
    if number:
        gold_frame(canvas, box, 22)
    canvas.plate((x0, y0, x1, y1), "ink", 22, drop=not number)
    canvas.picture(sea(x1 - x0 - 12, y1 - y0 - 12), x0 + 6, y0 + 6, 17)
    if number:
        target(canvas, number, x1 - 10, y0 + 10, 58)


def draw_place(canvas: Canvas, brief: Brief, place: LocationView | CityView, box: Box) -> None:
    """A place as large as its box, with its number."""
    number = brief.number(f"place:{place.key}", f"city:{place.key}")
    if isinstance(place, CityView):
        number = number or brief.number(f"space:{place.key}")
    if number:
        gold_frame(canvas, box, 14)
    if isinstance(place, CityView):
        _city(canvas, brief, place, box, number)
    else:
        _location(canvas, brief, place, box, number)


def _location(canvas: Canvas, brief: Brief, place: LocationView, box: Box, number: int) -> None:
    x0, y0, x1, _ = box
    k = (x1 - x0) / WIDE
    head = round(74 * k)
    parts.headed(canvas, box, head, "ink", drop=not number)
    # A number and the bonus beside it need the room of the emblem.
    left = 24 if number else 76
    if not number:
        canvas.put(icon(place_icon(place.key), round(46 * k), "clay", "ink"), x0 + 37 * k, y0 + 38 * k)
    parts.line(
        canvas, (x0 + left * k, y0 + 36 * k), brief.title(place.name), round(40 * k), "ivory", SERIF,
        room=x1 - x0 - (left + 58 + (AWAY if number else 0)) * k,
    )  # fmt: skip
    if place.gains:
        right = x1 - (29 + (AWAY if number else 0)) * k
        canvas.put(parts.good(place.gains[0].what, round(40 * k), "sand", "ink"), right, y0 + 38 * k)
    if number:
        target(canvas, number, x1 - 14 * k, y0 + 16 * k, round(58 * min(k, 1.4)))
    step = (x1 - x0 - 30 * k) / max(1, len(place.spaces))
    for i, space in enumerate(place.spaces):
        _space(canvas, brief, space, x0 + 15 * k + step * (i + 0.5), y0 + head + 54 * k, k)
    _doings(canvas, brief, place, box, k)


def figure(brief: Brief, key: str, size: int) -> Image.Image:
    """A character of a seat, or somebody of no seat."""
    if key in brief.characters:
        return parts.piece(brief.characters[key].seat, brief.characters[key].kind, size)
    return parts.figure(key, brief.figures[key].owner, size)


def _space(canvas: Canvas, brief: Brief, space: SpaceView, x: float, y: float, k: float) -> None:
    """A space: who stands on it, or its bonus, or a dashed ring; its number below."""
    there = [*space.characters, *space.figures]
    if len(there) == 1:
        canvas.put(figure(brief, there[0], round(72 * k)), x + 5 * k, y + 3 * k)
    elif there:
        for i, key in enumerate(there):
            at = x + (i % 2 - 0.5) * 42 * k + 3, y + (i // 2 - 0.5) * 46 * k + 2
            if i == 3 and len(there) > 4:
                canvas.text(at, f"+{len(there) - i}", max(round(34 * k), parts.least(canvas)), "ink", BOLD, "mm")
                break
            canvas.put(figure(brief, key, round(44 * k)), *at)
    elif space.key in brief.blocked:
        canvas.put(parts.blocked(round(76 * k)), x, y)
    elif space.dotted:
        canvas.put(parts.dashed(round(76 * k), "stone"), x, y)
    else:
        parts.coin(canvas, x, y, round(76 * k), space.gains, closed=space.closed)
    number = brief.number(f"space:{space.key}")
    if number:
        target(canvas, number, x, y + 46 * k, round(52 * min(k, 1.4)))


def _doings(canvas: Canvas, brief: Brief, place: LocationView, box: Box, k: float) -> None:
    """The actions of a place; who has just come stands beside them."""
    x0, _, x1, y1 = box
    if any(brief.number(f"space:{space.key}") for space in place.spaces):
        return
    right = x1 - 12 * k
    for key in (*place.arriving, *place.figures)[:2]:
        canvas.put(figure(brief, key, round(52 * k)), right - 30 * k, y1 - 36 * k)
        right -= 62 * k
    names = [brief.words(f"picture-hybris-action-{action}") for action in place.actions]
    size, room = max(36, round(34 * k)), right - x0 - 12 * k
    said = [" · ".join(names)]
    if length(said[0], size, SEMIBOLD) > room:
        said = names
    for i, line in enumerate(said):
        at = (
            (x0 + 12 * k + right) / 2,
            y1 - (33 if len(said) == 1 else 42) * k + (i - (len(said) - 1) / 2) * size * 0.98,
        )
        parts.line(canvas, at, line, size, "umber", SEMIBOLD, "mm", room=room)


def _city(canvas: Canvas, brief: Brief, city: CityView, box: Box, number: int) -> None:
    x0, y0, x1, y1 = box
    k, look = (x1 - x0) / CITY_WIDE, TYPES[city.type]
    parts.headed(canvas, box, round(58 * k), look.color, drop=not number)
    canvas.put(icon(look.icon, round(34 * k), "ivory", look.color), x0 + 23 * k, y0 + 31 * k)
    room = x1 - x0 - (101 if number else 64) * k
    parts.line(canvas, (x0 + 52 * k, y0 + 30 * k), brief.title(city.name), round(36 * k), "ivory", BOLD, room=room)
    x, y = x0 + 56 * k, y0 + 112 * k
    there = [*city.characters, *city.figures]
    for i, key in enumerate(there[:2]):
        size, shift = (72, 0.0) if len(there) == 1 else (54, (i - 0.5) * 40)
        canvas.put(figure(brief, key, round(size * k)), x + 5 * k + shift * k, y + 2 * k + shift * 0.4 * k)
    if city.key in brief.blocked:
        canvas.put(parts.blocked(round(78 * k)), x, y)
    elif not there:
        parts.coin(canvas, x, y, round(78 * k), [])
    for i in range(max(city.slots, len(city.technologies))):
        left = x0 + (104 + i * 64) * k
        tile = city.technologies[i] if i < len(city.technologies) else None
        parts.slot(canvas, (left, y0 + 80 * k, left + 58 * k, y0 + 144 * k), tile)
    plus = "" if len(city.gains) > 1 else "+"
    end = parts.amounts(canvas, x0 + 12 * k, y1 - 36 * k, city.gains, round(36 * k), plus=plus)
    parts.temples(canvas, (end, x1 - 10 * k), y1 - 36 * k, city.temples, k)
    if number:
        target(canvas, number, x1 - 10 * k, y0 + 14 * k, round(54 * min(k, 1.4)))
