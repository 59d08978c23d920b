"""Small parts of every picture of Elysium: columns, levels, family plates, bonus tiles, amounts."""

from __future__ import annotations

from msgspec import Struct
from PIL import Image, ImageDraw

from render import borders
from render.cache import SCENES, SPRITES
from render.canvas import Canvas, TextRun
from render.icons import icon
from render.lettering import BLACK, SERIF, length
from render.marks import owner
from render.palette import Color, mix
from render.shapes import SS, grown, path, solid, tint
from render.textures import texture
from rules.games.elysium.view import ANY, CITIZEN, LEVELS, TileView


class Family(Struct, frozen=True):
    """How a family looks: the emblem identifies, the color only helps."""

    emblem: str
    light: str
    dark: str


FAMILIES = {
    "apollo": Family("lyre", "#E9BE57", "#8A6112"),
    "ares": Family("helmet", "#D9694A", "#8C2A17"),
    "athena": Family("owl", "#B4BD73", "#55611D"),
    "hades": Family("bident", "#90867A", "#3A3230"),
    "hephaestus": Family("hammer", "#E0934C", "#93501A"),
    "hermes": Family("caduceus", "#A9CFDD", "#2F6E84"),
    "poseidon": Family("trident", "#6FA9CF", "#1F5F92"),
    "zeus": Family("bolt", "#B99AD1", "#5E3A78"),
}
NOBODY = Family("believer", "#CFC6B4", "#6E655A")
"""A citizen."""
POWERS = {
    "instantaneous": "bolt", "activate": "turn", "eleusis": "wheat", "permanent": "torch", "trigger": "ring",
    "legend": "laurel", "chronos": "hourglass",
}  # fmt: skip
ROMAN = ("", "I", "II", "III")
GHOST, GHOST_EDGE = "#DCCCA8", "#C4B391"
"""A dismissed column and its outline; `GHOST_EDGE` is also a zero's icon."""
VEIL: Color = "#D8CBAE"
LAUREL: Color = "leaf-text"


class Column(Struct, frozen=True):
    """A column's color, letter, and capital."""

    fill: str
    letter: str
    ink: str
    capital: str


_SLAB = "M4 2 L70 2 L70 16 L4 16 Z M12 16 L62 16 L56 26 L18 26 Z"
_CROWN = (
    "M37 0 C46 8 48 18 46 27 L28 27 C26 18 28 8 37 0 Z M4 8 C18 8 26 16 30 27 L14 27 C8 22 4 16 4 8 Z "
    "M70 8 C56 8 48 16 44 27 L60 27 C66 22 70 16 70 8 Z"
)
COLUMNS = {
    "red": Column("#B63A1E", "R", "ivory", _SLAB),
    "blue": Column("#1F5F92", "B", "ivory", "M10 6 L64 6 L64 16 L10 16 Z"),
    "green": Column("#6F8A2B", "G", "ivory", _CROWN),
    "yellow": Column("#E8B733", "Y", "ink", "M37 0 L68 26 L6 26 Z"),
    "any": Column("#1A1512", "?", "ivory", "M8 12 L66 12 L66 26 L8 26 Z"),
}
_SHAFT = "M14 28 L60 28 L62 86 L12 86 Z M4 88 L70 88 L70 99 L4 99 Z"


def family_of(key: str | None) -> Family:
    """The look of a family; of a citizen for anything else."""
    return FAMILIES.get(key or CITIZEN, NOBODY)


@SPRITES.kept
def _column_mask(color: str, h: int) -> Image.Image:
    w = round(h * 0.74)
    shape = Image.new("L", (w * SS, h * SS), 0)
    draw, k = ImageDraw.Draw(shape), h * SS / 100
    for line in (*path(_SHAFT), *path(COLUMNS[color].capital)):
        draw.polygon([(x * k, y * k) for x, y in line], fill=255)
    if color == "blue":
        for x in (13, 61):
            draw.ellipse(((x - 12) * k, 5 * k, (x + 12) * k, 29 * k), fill=255)
            draw.ellipse(((x - 5) * k, 12 * k, (x + 5) * k, 22 * k), fill=0)
    return shape.resize((w, h), Image.Resampling.BOX)


@SPRITES.kept
def pillar(color: str, h: int, ghost: bool = False) -> Image.Image:
    """A column `h` pixels high: own capital and letter, so that hue is never needed; `ghost` when dismissed."""
    shape, look = _column_mask(color, h), COLUMNS[color]
    pad = max(2, h // 22)
    w, high = shape.width + 2 * pad, h + 2 * pad
    big = Image.new("L", (w * 2, high * 2), 0)
    big.paste(shape.resize((shape.width * 2, h * 2), Image.Resampling.BICUBIC), (pad * 2, pad * 2))
    wider = grown(big, 2 * pad - 1).resize((w, high), Image.Resampling.BOX)
    out = Canvas.blank(w, high)
    edge: Color = GHOST_EDGE if ghost else "ash" if color == "any" else "ink"
    out.image.alpha_composite(tint(wider, edge))
    out.image.alpha_composite(tint(shape, GHOST if ghost else look.fill), (pad, pad))
    if not ghost:
        out.text((w / 2, pad + h * 0.575), look.letter, round(h * 0.6), look.ink, BLACK, "mm")
    return out.image


@SPRITES.kept
def level_disc(level: int, size: int) -> Image.Image:
    """A level as a Roman numeral on an ivory disc."""
    out = Canvas.blank(size, size)
    rim = max(3, size // 34)
    out.put(solid(size, size, "circle", "ink"), 0, 0, "lt")
    out.put(solid(size, size, "circle", "ivory", rim), 0, 0, "lt")
    out.text((size / 2, size / 2 - 1), ROMAN[level], round(size * 0.63), "ink", SERIF, "mm")
    return out.sprite()


@SPRITES.kept
def order_disc(place: int, size: int) -> Image.Image:
    """A place in the order of play on a black disc."""
    out = Canvas.blank(size, size)
    out.put(solid(size, size, "circle", "ink"), 0, 0, "lt")
    out.text((size / 2, size / 2 - 2), str(place), round(size * 0.72), "ivory", SERIF, "mm")
    return out.sprite()


def shade(key: str | None) -> Color:
    """What mottles a family's plate."""
    look = family_of(key)
    return mix(look.light, look.dark, 0.3)


@SCENES.kept
def mottled(w: int, h: int, family: str) -> Image.Image:
    """A plate of stone in a family's color."""
    return texture(w, h, family_of(family).light, shade(family), 0.8, 7, 6)


@SCENES.kept
def emblem_plate(w: int, h: int, family: str, size: int, band: int = 0) -> Image.Image:
    """The mottled plate of a family with its emblem in black; with tongues along the top if `band` is given."""
    look = family_of(family)
    field = Canvas(mottled(w, h, family).copy())
    if band:
        field.put(borders.tongues(w, band, "ink", look.dark), 0, 0, "lt")
    field.put(icon(look.emblem, size, "ink", look.light), w / 2, (h + band) / 2)
    return field.image


@SPRITES.kept
def joined(size: int) -> Image.Image:
    """Three cards of one family, whichever it is, levels I to III joined edge to edge; `size` pixels wide."""
    line = max(2, size // 24)
    wide, high = round(size / 3 + line * 2 / 3), round(size * 0.78)
    half, bar = round(high * 0.52), max(1, size // 28)
    out = Canvas.blank(size, high)
    for level in LEVELS:
        x = round((level - 1) * (size - wide) / 2)
        out.plate((x, 0, x + wide, high), "ivory", size // 10, "ink", line, drop=False)
        out.rounded((x + line, line, x + wide - line, half), "umber", size // 14)
        out.fill((x + line, half // 2, x + wide - line, half), "umber")
        for i in range(level):
            left = round(x + wide / 2 + (i - level / 2) * 2 * bar + bar / 2)
            out.fill((left, half + 2 * line, left + bar, high - 2 * line), "ink")
    return out.sprite()


@SPRITES.kept
def numeral(level: int, color: Color = "ink", bar: int = 6, step: int = 11) -> Image.Image:
    """A level as high as words of 36 pixels but narrower, for coins and cards that lie close.

    Its bars are `bar` pixels wide, `step` from one to the next.
    """
    high = 25
    out = Canvas.blank((level - 1) * step + bar + 4, high)
    for y in (0, high - 3):
        out.fill((0, y, out.width, y + 3), color)
    for i in range(level):
        out.fill((2 + i * step, 0, 2 + i * step + bar, high), color)
    out.runs.append(TextRun(ROMAN[level], 36, (0, 0, out.width, high), needed=True))
    return out.sprite()


SMALL_COIN = 60
"""Below it a coin has its tab beside it."""


def _coin(out: Canvas, family: str, level: int, coin: int, held: bool) -> None:
    """What a bonus tile is for: a family's emblem (of `any` three cards), or a level; pale, higher up, when held.

    A small one is square, so that all of it is seen left of the tab.
    """
    edge: Color = GHOST_EDGE if held else "ink"
    small = coin < SMALL_COIN
    shape = ("rect", 10) if small else ("circle", 0)
    out.put(solid(coin, coin, shape[0], edge, 0, shape[1]), 0, 0, "lt")
    x, y, share = (0.48, 0.34, 0.5) if held else (0.36, 0.52, 0.56) if small else (0.46, 0.44, 0.56)
    look = family_of(family)
    ground = mix(look.light, GHOST, 0.6) if held and family else GHOST if held else look.light if family else "ink"
    if ground != edge:
        out.put(solid(coin, coin, shape[0], ground, 3, shape[1] and 7), 0, 0, "lt")
    if family:
        size = round(coin * share)
        emblem = joined(size) if family == ANY else icon(look.emblem, size, "stone" if held else "ink", ground)
        out.put(emblem, coin * x, coin * y)
    else:
        ink: Color = "stone" if held else "ivory"
        out.put(numeral(level, ink, *((5, 9) if small else (6, 11))), coin * x, coin * (y - 0.04))


@SPRITES.kept
def bonus(family: str, level: int, vp: int, size: int, holder: int = -1) -> Image.Image:
    """A bonus tile, `size` pixels high: a coin with emblem or level and its VP on a tab; paler, with who holds it.

    On small tiles the tab stands beside the coin (see `broad`).
    """
    out = Canvas.blank(broad(vp, size), size)
    tab, high, font = _tab(vp, size)
    _coin(out, family, level, round(size * 0.92), holder >= 0)
    if holder >= 0:
        mark = owner(holder, round(size * 0.48))
        out.image.alpha_composite(mark, (max(0, round(size * 0.26 - mark.width / 2)), size - mark.height))
    out.plate((out.width - tab, size - high, out.width, size), "ivory", 8, "ink", 3, drop=False)
    out.text((out.width - tab / 2, size - high / 2 - 1), str(vp), font, "ink", BLACK, "mm")
    return out.sprite()


def _tab(vp: int, size: int) -> tuple[int, int, int]:
    """Width and height of the tab with the VP of a bonus tile, and the size of its figures."""
    font = max(36, round(size * 0.4))
    return round(length(str(vp), font, BLACK)) + 14, font + 2, font


def broad(vp: int, size: int) -> int:
    """How wide a bonus tile of a height is."""
    return size if size >= 70 else round(size * 0.92) + _tab(vp, size)[0] - 15


def bonus_of(tile: TileView, size: int, open_table: bool = False) -> Image.Image:
    """A bonus tile of the view; on the table one that someone holds is a hollow."""
    holder = tile.holder if open_table and tile.holder is not None else -1
    return bonus(tile.family or "", tile.level or 0, tile.vp, size, holder)


def amount(
    canvas: Canvas, x: float, y: float, name: str, number: int, color: Color, size: int = 42, font: int = 42,
    *, shift: float | None = None, needed: bool = True,
) -> None:  # fmt: skip
    """An icon and a number right of it; nothing is a pale 0."""
    canvas.put(icon(name, size, color if number else GHOST_EDGE), x, y)
    left = x + (shift if shift is not None else size * 0.68)
    canvas.text((left, y - 1), str(number), font, "ink" if number else "ash", SERIF, "lm", needed=needed)
