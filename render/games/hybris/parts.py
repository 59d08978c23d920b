"""Small parts of every picture of Hybris: characters, spaces, what is gained, kinds of Technology, heads of plates."""

from __future__ import annotations

import math

from PIL import Image, ImageDraw

from render.cache import SPRITES
from render.canvas import READABLE, Canvas
from render.games.hybris.looks import COIN, COIN_EDGE, GOODS, ROLES, TYPES, coin_of, figure_icon
from render.icons import icon
from render.lettering import BLACK, BOLD, SEMIBOLD, SERIF, Face, fit, length, wrap
from render.marks import owner
from render.palette import Color
from render.shapes import SS, Box, Point, solid, tint
from render.words import signed
from rules.games.hybris.view import GainView, TechnologyView


def least(canvas: Canvas) -> int:
    """Size of the smallest words on a picture."""
    return math.ceil(READABLE * canvas.width)


def line(
    canvas: Canvas, at: Point, words: str, size: int, color: Color = "ink", face: Face = BOLD, anchor: str = "lm",
    *, room: float, name: bool = False,
) -> float:  # fmt: skip
    """A line of words that shrinks until it is hard to read, and is then cut; `name`: a player's."""
    said, size = fit(words, size, face, room, least=min(size, least(canvas)))
    return canvas.text(at, said, size, color, face, anchor, needed=not name)


def lines(
    canvas: Canvas, at: Point, words: str, size: int, room: float, high: float, color: Color = "umber",
    face: Face = SEMIBOLD,
) -> float:  # fmt: skip
    """A paragraph that shrinks until it is hard to read, and is then cut; returns the y below it."""
    floor = min(size, least(canvas))
    while size > floor and len(wrap(words, size, room, face)) * round(size * 1.18) > high:
        size -= 1
    most = max(1, int(high // round(size * 1.18)))
    found = wrap(words, size, room, face)
    y = at[1]
    for i, said in enumerate(found[:most]):
        cut = i == most - 1 and most < len(found)
        said = fit(f"{said}…" if cut else said, size, face, room, least=floor)[0]
        canvas.text((at[0], y + size * 0.55), said, size, color, face, prose=True)
        y += round(size * 1.18)
    return y


@SPRITES.kept
def piece(seat: int, role: str, size: int) -> Image.Image:
    """A character: the owner's mark with a badge of its role below right."""
    mark = owner(seat, size)
    sprite = Canvas.blank(mark.width + round(size * 0.2), mark.height + round(size * 0.2))
    sprite.put(mark, round(size * 0.05), round(size * 0.03), "lt")
    badge = max(20, round(size * 0.48))
    x, y = sprite.width - badge / 2 - 1, sprite.height - badge / 2 - 1
    for side, color in ((badge, "ink"), (badge - 4, "ivory")):
        sprite.put(solid(side, side, "circle", color), x, y)
    sprite.put(icon(ROLES[role], round(badge * 0.72), "ink", "ivory"), x, y)
    return sprite.image


@SPRITES.kept
def figure(key: str, seat: int | None, size: int) -> Image.Image:
    """Somebody of no seat: a figure on a coin, and the owner's mark below right."""
    ground, ink = coin_of(key)
    sprite = Canvas.blank(round(size * 1.2), round(size * 1.2))
    middle = size / 2 + round(size * 0.05)
    for side, color in ((size, "ink"), (size - 6, ground)):
        sprite.put(solid(round(side), round(side), "circle", color), middle, middle)
    sprite.put(icon(figure_icon(key), round(size * 0.74), ink, ground), middle, middle)
    if seat is not None:
        badge = max(20, round(size * 0.5))
        sprite.put(owner(seat, badge), sprite.width - badge / 2 - 1, sprite.height - badge / 2 - 1)
    return sprite.image


@SPRITES.kept
def blocked(size: int) -> Image.Image:
    """A Blocked token."""
    sprite = Canvas.blank(size, size)
    for side, color in ((size, "ink"), (size - 6, "wine")):
        sprite.put(solid(side, side, "circle", color), size / 2, size / 2)
    sprite.put(icon("crossmark", round(size * 0.5), "ivory"), size / 2, size / 2)
    return sprite.image


@SPRITES.kept
def dashed(size: int, color: Color) -> Image.Image:
    """The ring of a space that is always open."""
    shape = Image.new("L", (size * SS, size * SS), 0)
    draw, pad = ImageDraw.Draw(shape), SS * 2
    for k in range(12):
        draw.arc((pad, pad, size * SS - pad, size * SS - pad), k * 30, k * 30 + 18, fill=255, width=SS * 4)
    return tint(shape.resize((size, size), Image.Resampling.BOX), color)


def good(what: str, size: int, color: Color | None = None, line_color: Color = "ivory") -> Image.Image:
    """The icon of what is gained."""
    look = GOODS.get(what, GOODS["other"])
    return icon(look.icon, size, color or look.color, line_color)


def coin(canvas: Canvas, x: float, y: float, size: int, gains: list[GainView], *, closed: bool = False) -> None:
    """A space that shows its bonus; one that is closed is hollow and crossed out."""
    canvas.put(solid(size, size, "circle", COIN_EDGE if closed else "ink"), x, y)
    canvas.put(solid(size - 6, size - 6, "circle", COIN), x, y)
    if closed:
        canvas.put(icon("crossmark", round(size * 0.4), COIN_EDGE), x, y)
    elif gains:
        canvas.put(good(gains[0].what, round(size * 0.56), None, COIN), x, y)


def amounts(
    canvas: Canvas, x: float, y: float, gains: list[GainView], size: int, color: Color | None = None,
    ink: Color = "ink", plus: str = "+",
) -> float:  # fmt: skip
    """Icons with numbers one after the other, from the left; returns the x behind them."""
    for gain in gains:
        if gain.what == "or":
            x += canvas.text((x, y - 1), "/", max(size - 2, least(canvas)), ink, BOLD) + 4
            continue
        canvas.put(good(gain.what, size, color), x + size / 2, y)
        x += size + 4
        said = _counted(gain, plus)
        if said:
            x += canvas.text((x, y - 1), said, max(size - 2, least(canvas)), ink, BOLD) + 8
    return x


def _counted(gain: GainView, plus: str) -> str:
    """How many, if that is said."""
    if not gain.n or gain.what == "hindrance":
        return ""
    return signed(gain.n) if gain.n < 0 else f"{plus}{gain.n}"


def amounts_wide(gains: list[GainView], size: int, plus: str = "+") -> float:
    """Width of `amounts` with numbers of that size."""
    wide = 0.0
    for gain in gains:
        said = "/" if gain.what == "or" else _counted(gain, plus)
        wide += 0 if gain.what == "or" else size + 4
        wide += length(said, size, BOLD) + 8 if said else 0
    return wide


def amount(
    canvas: Canvas, x: float, y: float, what: str, n: int, size: int, ink: Color = "ink", color: Color | None = None
) -> float:  # fmt: skip
    """An icon and how many; returns the x behind them."""
    canvas.put(good(what, size, color), x + size / 2, y)
    return x + size + 6 + canvas.text((x + size + 6, y - 1), str(n), max(size, least(canvas)), ink, BOLD)


def arrogance(canvas: Canvas, x: float, y: float, side: int, size: int) -> None:
    """Hermes's token, which lies on a number and takes its place."""
    for wide, color in ((size, "ink"), (size - 4, "gold"), (size - 12, "ink")):
        canvas.put(solid(wide, wide, "circle", color), x, y)
    canvas.text((x, y - 2), str(side), max(round(size * 0.7), least(canvas)), "gold", SERIF, "mm")


def headed(canvas: Canvas, box: Box, head: int, color: Color, *, drop: bool = True) -> None:
    """An ivory plate with a colored head."""
    x0, y0, x1, y1 = (round(v) for v in box)
    canvas.plate((x0, y0, x1, y1), color, 14, "ink", 3, drop=drop)
    canvas.rounded((x0 + 3, y0 + head, x1 - 3, y1 - 3), "ivory", 11)
    canvas.fill((x0 + 3, y0 + head, x1 - 3, y0 + head + 14), "ivory")


def slot(canvas: Canvas, box: Box, tile: TechnologyView | None) -> None:
    """A place for a Technology in a City; a deployed one has its owner's mark."""
    x0, y0, x1, y1 = box
    w = x1 - x0
    canvas.plate(box, "soot" if tile else COIN, 8, "ink" if tile else "ash", 3, drop=False)
    if tile is None:
        canvas.put(icon("gear", round(w * 0.55), COIN_EDGE), (x0 + x1) / 2, (y0 + y1) / 2)
        return
    canvas.put(icon(TYPES[tile.type].icon, round(w * 0.58), "gold", "soot"), (x0 + x1) / 2, y0 + w * 0.36)
    if tile.owner is not None:
        canvas.put(owner(tile.owner, max(32, round(w * 0.56))), x0 + w * 0.68, y1 - w * 0.2)


def temples(canvas: Canvas, span: tuple[float, float], y: float, seats: list[int], k: float) -> None:
    """The marks of those who have a Temple, at the right end of a span; the Temple itself where there is room."""
    if not seats:
        return
    size, rows = round(32 * k), 2 if len(seats) > 2 else 1
    across = math.ceil(len(seats) / rows)
    left = span[1] - across * (size + 2 * k)
    for i, seat in enumerate(seats):
        at = left + (i // rows + 0.5) * (size + 2 * k), y + ((i % rows) - (rows - 1) / 2) * (size + 1)
        canvas.put(owner(seat, size), *at)
    if left - 48 * k >= span[0]:
        canvas.put(icon("temple", round(46 * k), "bronze", "ivory"), left - 25 * k, y)


def heading(
    canvas: Canvas, at: Point, words: str, color: Color = "rust", room: float | None = None, size: int = 36
) -> None:
    """A heading in capitals."""
    canvas.inscription(at, words, size, color, room=room)


def centered(canvas: Canvas, box: Box, words: str, size: int, color: Color = "umber") -> None:
    """One line in the middle of a box."""
    x0, y0, x1, y1 = box
    line(canvas, ((x0 + x1) / 2, (y0 + y1) / 2), words, size, color, SEMIBOLD, "mm", room=x1 - x0)


def numeral_width(number: int, size: int) -> float:
    """How wide a number is."""
    return length(str(number), size, BLACK)
