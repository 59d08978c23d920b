"""One square of the board as a finished plate, at any size."""

from __future__ import annotations

from msgspec import structs
from PIL import Image, ImageDraw

from render.cache import SCENES, SPRITES
from render.canvas import Canvas, Plate, plate_of
from render.games.pantheum import parts
from render.games.pantheum.scenes import scene
from render.icons import icon
from render.lettering import BOLD
from render.marks import gold_frame, owner, target
from render.palette import rgb
from render.shapes import ring, solid
from rules.games.pantheum.view import TileView

FULL = 3
"""Elements from which a tile's tray turns black."""
MARGIN = 12
"""Room round a tile for its frame, in pixels at size 230."""


@SCENES.kept
def _face(kind: str, n: int, tray: int, full: bool, flipped: bool) -> Image.Image:
    face = Canvas.blank(n, n, "ivory")
    face.put(scene(kind, n, n - tray, flipped), 0, 0, "lt")
    face.fill((0, n - tray, n, n), "ink" if full else "cream")
    face.fill((0, n - tray, n, n - tray + max(2, n // 90)), "ink")
    face.frame(ring(n, n, max(3, n // 76), n * 12 // 230), 0, 0, "ink")
    return face.image


@SPRITES.kept
def _slot(size: int) -> Image.Image:
    image = Image.new("RGBA", (size * 4, size * 4), (0, 0, 0, 0))
    draw = ImageDraw.Draw(image)
    draw.ellipse((0, 0, size * 4 - 1, size * 4 - 1), fill=(*rgb("hollow"), 255))
    rim = size * 4 // 11
    draw.ellipse((rim, rim, size * 4 - 1 - rim, size * 4 - 1 - rim), fill=(*rgb("cream"), 255))
    return image.resize((size, size), Image.Resampling.BOX)


class _Square:
    """The tile being drawn: its canvas, its origin on it, and lengths in units of the 230 pixel tile."""

    def __init__(self, canvas: Canvas, size: int) -> None:
        self.canvas = canvas
        self.size = size
        self.k = size / 230
        self.at = round(MARGIN * self.k)

    def px(self, units: float) -> int:
        return round(units * self.k)

    def spot(self, x: float, y: float) -> tuple[float, float]:
        return self.at + x * self.k, self.at + y * self.k

    def put(self, sprite: Image.Image, x: float, y: float) -> None:
        self.canvas.put(sprite, *self.spot(x, y))


def _tray(s: _Square, kind: str | None, count: int) -> None:
    full, y = count >= FULL, 230 - 39
    if count > 4 and kind is not None:
        s.put(parts.element(kind, s.px(54), True), 82, y + 1)
        s.canvas.text(s.spot(116, y), f"×{count}", s.px(44), "ivory", BOLD, "lm")
        return
    slots = max(FULL, count)
    step = 68 if slots == FULL else 52
    for i in range(slots):
        x = 115 + (i - (slots - 1) / 2) * step
        if i < count and kind is not None:
            s.put(parts.element(kind, s.px(54 if slots == FULL else 46), full), x, y + 1)
        else:
            s.put(_slot(s.px(40)), x, y)


def _blight(s: _Square, count: int, y: float) -> None:
    """A black tag with a skull and how many tokens lie there."""
    wide = 62 if count < 10 else 82
    x0, y0 = s.spot(7, y)
    box = (x0, y0, x0 + s.px(wide), y0 + s.px(44))
    s.canvas.plate(box, "wine", s.px(12), "ivory", max(2, s.px(2.4)), drop=False)
    s.put(icon("skull", s.px(28), "ivory", "wine"), 7 + 20, y + 22)
    s.canvas.text(s.spot(7 + 38, y + 21), str(count), s.px(36), "ivory", BOLD, "lm")


def _omen(s: _Square) -> None:
    """Where Kronos lets Blight fall next: a hollow skull."""
    s.canvas.put(solid(s.px(46), s.px(46), "circle", "wine"), *s.spot(204, 126))
    s.canvas.put(solid(s.px(40), s.px(40), "circle", "cream"), *s.spot(204, 126))
    s.put(icon("skull", s.px(26), "wine", "cream"), 204, 126)


def _wish(s: _Square, landscape: str, omen: bool) -> None:
    """The landscape that the viewer's own plan wants here, in small."""
    n = s.px(34 if omen else 46)
    x, y = (27, 85) if omen else (202, 124)
    left, top = (round(v - n / 2) for v in s.spot(x, y))
    s.canvas.picture(scene(landscape, n, n), left, top, s.px(8))
    s.canvas.frame(ring(n, n, max(2, s.px(3)), s.px(8)), left, top, "ink")


def _brackets(s: _Square) -> None:
    """Ivory corners round a tile in range."""
    n, out, arm, thick = s.size, s.px(5), s.px(34), max(2, s.px(4))
    low, high = s.at - out, s.at + n + out
    for x, y, dx, dy in ((low, low, 1, 1), (high, low, -1, 1), (low, high, 1, -1), (high, high, -1, -1)):
        across = sorted((x, x + dx * arm))
        down = sorted((y, y + dy * thick))
        s.canvas.fill((across[0], down[0], across[1], down[1]), "ivory")
        across = sorted((x, x + dx * thick))
        down = sorted((y, y + dy * arm))
        s.canvas.fill((across[0], down[0], across[1], down[1]), "ivory")


def _pit(s: _Square, tile: TileView, god: str, word: str) -> None:
    s.canvas.picture(scene("pit", s.size, s.size), s.at, s.at, s.px(12))
    if tile.god is not None:
        s.put(parts.stele(tile.god, god, s.px(134)), 115, 92)
    elif tile.favor_facedown:
        s.put(parts.covered(s.px(78)), 115, 92)
    beside = tile.god is not None and tile.favor_facedown
    if beside:
        s.put(parts.covered(s.px(60)), 196, 190)
    low = tile.god is not None or tile.favor_facedown
    place = s.spot(130 if tile.blight else 115, 196 if low else 115)
    if not beside:
        s.canvas.inscription(place, word, s.px(36), "ash", "mm", s.px(130))
    if tile.blight:
        _blight(s, tile.blight, 176)


def _landscape(s: _Square, tile: TileView, god: str, framed: bool) -> None:
    s.canvas.picture(scene(tile.landscape or "F", s.size, s.size, _flipped(tile)), s.at, s.at, s.px(12))
    if not framed:
        s.canvas.frame(ring(s.size, s.size, max(3, s.px(4)), s.px(12)), s.at, s.at, "ink")
    crowded = tile.god is not None
    if tile.favor is not None:
        s.put(owner(tile.favor, s.px(84)), 66 if crowded else 115, 130 if crowded else 143)
    if tile.god is not None:
        s.put(parts.stele(tile.god, god, s.px(134)), 164, 150)
    if tile.blight:
        _blight(s, tile.blight, 180)


def _flipped(tile: TileView) -> bool:
    return (tile.row * 3 + tile.col) % 2 == 1


def _ground(s: _Square, tile: TileView, god: str) -> None:
    tray = s.px(78)
    face = _face(tile.kind, s.size, tray, tile.count >= FULL, _flipped(tile))
    s.canvas.picture(face, s.at, s.at, s.px(12))
    _tray(s, tile.element, tile.count)
    if tile.god is not None:
        s.put(parts.stele(tile.god, god, s.px(134)), 115, 77)
    if tile.blight:
        _blight(s, tile.blight, 102)


def _drawn(tile: TileView, god: str, size: int, number: int, near: bool, omen: bool, wish: str, word: str) -> Plate:
    margin = round(MARGIN * size / 230)
    s = _Square(Canvas.blank(size + 2 * margin, size + 2 * margin), size)
    if number:
        box = (s.at, s.at, s.at + size, s.at + size)
        gold_frame(s.canvas, box, s.px(12), s.px(7))
    elif near:
        _brackets(s)
    if tile.pit:
        _pit(s, tile, god, word)
    elif tile.landscape is not None:
        _landscape(s, tile, god, bool(number))
    else:
        _ground(s, tile, god)
        if wish:
            _wish(s, wish, omen)
    if not tile.pit:
        parts.coin(s.canvas, *s.spot(38, 38), tile.vp, s.px(56))
    if omen:
        _omen(s)
    if number:
        target(s.canvas, number, *s.spot(230 - 38, 38), s.px(66))
    return Plate(s.canvas, margin + s.px(12))


def draw_tile(
    canvas: Canvas, tile: TileView, x: float, y: float, size: int, *, gods: dict[int, str], word: str,
    number: int = 0, near: bool = False, omen: bool = False, wish: str = "",
) -> None:  # fmt: skip
    """Draw a tile with its top left corner at a place.

    `gods` names the god per seat, `word` is what a Pit is called, `number` marks a target, `near` says in range,
    `omen` that Blight will fall there, `wish` the landscape that the viewer's plan wants.
    """
    god = gods.get(tile.god, "") if isinstance(tile.god, int) else tile.god or ""
    facts = (god, size, number, near, omen, wish, word)
    plate = plate_of(lambda: _drawn(tile, *facts), "tile", structs.astuple(tile), *facts)
    margin = round(MARGIN * size / 230)
    canvas.stamp(plate, x - margin, y - margin)
