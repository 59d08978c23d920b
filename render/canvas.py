"""A surface to draw on that remembers which words it carries, how large, and where."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterable

from msgspec import Struct
from PIL import Image

from render import borders
from render.cache import PLATE_BYTES, TABLE_BYTES, Memory, image_bytes
from render.lettering import INSCRIPTION, REGULAR, SEMIBOLD, Face, fit, inscribed, length, lettered, tracking, wrap
from render.palette import Color, rgb
from render.shapes import DROP, SHADOW, Box, Point, corner, mask, shadow, shadow_edge

WORDS_ON = "words"
"""Under which an image keeps the words on it."""
STATE = 38
"""Size of the state of play in a header."""
READABLE = 9 / 400
"""Size of the smallest words a decision may need, by the width of a picture: 9 pixels where it is shown 400 wide."""


class TextRun(Struct, frozen=True, gc=False):
    """Words as drawn, in one piece: their size and box in pixels, and whether a decision needs them."""

    text: str
    size: int
    box: Box
    needed: bool
    prose: bool = False
    """A line of a paragraph."""


class Canvas:
    """An image, the words on it, and the boxes of the marks on it that nothing may cover."""

    def __init__(self, image: Image.Image) -> None:
        self.image = image
        self.runs: list[TextRun] = []
        self.discs: list[tuple[int, Box]] = []
        """Numbered targets: number and box."""

    @classmethod
    def blank(cls, w: int, h: int, color: Color | None = None) -> Canvas:
        """A plain canvas; without a color it is transparent."""
        if color is None:
            return cls(Image.new("RGBA", (w, h), (0, 0, 0, 0)))
        return cls(Image.new("RGB", (w, h), rgb(color)))

    def copy(self) -> Canvas:
        """Another canvas that starts out the same."""
        other = Canvas(self.image.copy())
        other.runs, other.discs = list(self.runs), list(self.discs)
        return other

    def sprite(self) -> Image.Image:
        """The image as a sprite that brings its words along: wherever it is put, they are words of that canvas."""
        self.image.info[WORDS_ON] = tuple(self.runs)
        return self.image

    @property
    def width(self) -> int:
        """Pixels across."""
        return self.image.width

    @property
    def height(self) -> int:
        """Pixels down."""
        return self.image.height

    def put(self, sprite: Image.Image, x: float, y: float, anchor: str = "mm") -> None:
        """Paste a sprite with its own alpha; `anchor` is two letters of l m r and t m b."""
        x -= {"l": 0, "m": sprite.width / 2, "r": sprite.width}[anchor[0]]
        y -= {"t": 0, "m": sprite.height / 2, "b": sprite.height}[anchor[1]]
        left, top = round(x), round(y)
        self.image.paste(sprite, (left, top), sprite if sprite.mode == "RGBA" else None)
        self._carry(sprite.info.get(WORDS_ON, ()), left, top)

    def _carry(self, runs: Iterable[TextRun], left: int, top: int) -> None:
        self.runs += [TextRun(r.text, r.size, _moved(r.box, left, top), r.needed, r.prose) for r in runs]

    def stamp(self, plate: Plate, x: float, y: float) -> None:
        """Put a finished plate with its top left corner at a place, words and all."""
        left, top = round(x), round(y)
        for piece, dx, dy in plate.pieces:
            self.put(piece, left + dx, top + dy, "lt")
        self._carry(plate.runs, left, top)
        self.discs += [(number, _moved(box, left, top)) for number, box in plate.discs]

    def fill(self, box: Box, color: Color) -> None:
        """A plain rectangle, right and bottom edges left out."""
        x0, y0, x1, y1 = (round(v) for v in box)
        self.image.paste(rgb(color), (x0, y0, x1, y1))

    def plate(
        self, box: Box, color: Color = "ivory", radius: int = 14, edge: Color | None = None, line: int = 3,
        drop: bool = True,
    ) -> None:  # fmt: skip
        """A rounded plate, with an outline of `line` pixels and a shadow if wanted."""
        x0, y0, x1, y1 = (round(v) for v in box)
        if drop:
            self._shadow(x0, y0 + DROP, x1, y1 + DROP, radius)
        if edge is not None:
            self.rounded((x0, y0, x1, y1), edge, radius)
            self.rounded((x0 + line, y0 + line, x1 - line, y1 - line), color, radius - line)
        else:
            self.rounded((x0, y0, x1, y1), color, radius)

    def rounded(self, box: Box, color: Color, radius: int) -> None:
        """A rectangle with rounded corners: three plain rectangles and four small corners."""
        x0, y0, x1, y1 = (round(v) for v in box)
        r, ink, image = max(0, min(radius, (x1 - x0) // 2, (y1 - y0) // 2)), rgb(color), self.image
        image.paste(ink, (x0 + r, y0, x1 - r, y1))
        if r:
            image.paste(ink, (x0, y0 + r, x0 + r, y1 - r))
            image.paste(ink, (x1 - r, y0 + r, x1, y1 - r))
            for x, right in ((x0, False), (x1 - r, True)):
                for y, below in ((y0, False), (y1 - r, True)):
                    image.paste(ink, (x, y, x + r, y + r), corner(r, right, below))

    def _shadow(self, x0: int, y0: int, x1: int, y1: int, radius: int) -> None:
        """The shadow of a plate, put together from the edges of a small one: its middle is covered anyway."""
        reach = radius + SHADOW
        w, h = x1 - x0 - 2 * reach, y1 - y0 - 2 * reach
        if w < 1 or h < 1:
            self.put(shadow(x1 - x0, y1 - y0, radius), x0 - SHADOW, y0 - SHADOW, "lt")
            return
        for i, x in enumerate((x0 - SHADOW, x0 + reach, x1 + SHADOW)):
            for j, y in enumerate((y0 - SHADOW, y0 + reach, y1 + SHADOW)):
                if (i, j) != (1, 1):
                    edge = shadow_edge(radius, i, j, w if i == 1 else 0, h if j == 1 else 0)
                    self.put(edge, x, y, "llr"[i] + "ttb"[j])

    def picture(self, image: Image.Image, x: float, y: float, radius: int = 12, *, below: bool = True) -> None:
        """Paste an opaque picture with rounded corners at its top left corner; `below` rounds the lower ones too."""
        w, h = image.size
        shape = mask(w, h if below else h + radius, "rect", 0, radius)
        self.image.paste(image, (round(x), round(y)), shape if below else shape.crop((0, 0, w, h)))

    def frame(self, shape: Image.Image, x: float, y: float, color: Color) -> None:
        """Color a mask at its top left corner; through a mask an image is pasted twice as fast as a bare color."""
        self.image.paste(Image.new(self.image.mode, shape.size, rgb(color)), (round(x), round(y)), shape)

    def text(
        self, at: Point, words: str, size: int = 36, color: Color = "ink", face: Face = SEMIBOLD, anchor: str = "lm",
        *, room: float | None = None, track: int = 0, halo: Color | None = None, needed: bool = True,
        prose: bool = False,
    ) -> float:  # fmt: skip
        """One line of text; returns its width. `room` shrinks, then cuts it. `needed`: a decision depends on it."""
        if not words:
            return 0
        if room is not None:
            words, size = fit(words, size, face, room, track)
        # What lies between whole pixels changes the letters; with open tracking so does an odd pixel, by rounding.
        rest = at[0] % 2, at[1] % 1
        x, y = round(at[0] - rest[0]), round(at[1] - rest[1])
        for ink, edge in ((halo, max(2, size // 12)), (color, 0)):
            if ink is not None:
                letters = lettered(words, face, size, anchor, rest, track, edge)
                self.frame(letters.mask, x + letters.left, y + letters.top, ink)
        self.runs.append(TextRun(words, size, _moved(letters.box, *at), needed, prose))
        return length(words, size, face, track)

    def inscription(
        self, at: Point, words: str, size: int = 42, color: Color = "ivory", anchor: str = "lm",
        room: float | None = None,
    ) -> float:  # fmt: skip
        """Serif capitals with open tracking; returns the width."""
        return self.text(
            at, words.upper(), size, color, INSCRIPTION, anchor, room=room, track=tracking(size), needed=False
        )

    def paragraph(
        self, at: Point, words: str, size: int, room: float, color: Color = "ink", face: Face = REGULAR,
        *, lead: float = 1.28, high: float | None = None, middle: bool = False, needed: bool = True,
    ) -> float:  # fmt: skip
        """Wrapped text from the top left; returns the y below it. `high` shrinks it to fit, to four fifths at most."""
        least = round(size * 0.8)
        while high is not None and size > least and len(wrap(words, size, room, face)) * size * lead > high:
            size -= 1
        lines = wrap(words, size, room, face)
        most = max(1, int(high // (size * lead))) if high is not None else len(lines)
        y = at[1]
        for i, line in enumerate(lines[:most]):
            more = i == most - 1 and most < len(lines)
            x = at[0] + (room / 2 if middle else 0)
            said = fit(line + "…", size, face, room)[0] if more else line
            self.text((x, y), said, size, color, face, "ma" if middle else "la", needed=needed, prose=True)
            y += round(size * lead)
        return y

    def header(self, title: str, state: str = "", *, tall: int = 92, right: int = 36) -> None:
        """Black frieze: title left, smaller where the state of play in gold needs its room, one key band below."""
        self.fill((0, 0, self.width, tall), "ink")
        self.put(borders.meander(self.width, 20), 0, tall - 24, "lt")
        y, least = (tall - 24) / 2 + 1, min(STATE, math.ceil(READABLE * self.width))
        long = 36 + inscribed(title, 42) + 30 + length(state, least) + right > self.width
        x = 36 + self.inscription((36, y), title, 34 if long else 42) + 30
        said, size = fit(state, STATE, SEMIBOLD, self.width - right - x, least=least)
        self.text((self.width - right, y), said, size, "gold", SEMIBOLD, "rm")


class Plate:
    """A finished part of a picture, cut up so that it is pasted fast: an opaque middle and four edges."""

    def __init__(self, canvas: Canvas, margin: int, side: int | None = None) -> None:
        """`margin` pixels along the edges may be see-through, `side` at the sides; what lies inside is not."""
        image, m, s = canvas.image, margin, margin if side is None else side
        w, h = image.size
        parts = ((0, 0, w, m), (0, h - m, w, h), (0, m, s, h - m), (w - s, m, w, h - m))
        self.pieces = [(image.crop((s, m, w - s, h - m)).convert("RGB"), s, m)]
        self.pieces += [(image.crop(part), part[0], part[1]) for part in parts if m]
        self.runs = canvas.runs
        self.discs = canvas.discs

    @property
    def weight(self) -> int:
        """Bytes in memory."""
        return sum(image_bytes(piece) for piece, _, _ in self.pieces)


def _moved(box: Box, dx: float, dy: float) -> Box:
    return box[0] + dx, box[1] + dy, box[2] + dx, box[3] + dy


PLATES: Memory[Plate] = Memory(PLATE_BYTES, lambda plate: plate.weight)
"""Finished parts of boards (a tile, a seat's strip, a card) by what they show."""


def plate_of(make: Callable[[], Plate], *key: Hashable) -> Plate:
    """The plate kept under a key that tells all it shows; made now if there is none."""
    plate = PLATES.get(key)
    if plate is None:
        plate = make()
        PLATES.put(key, plate)
    return plate


TABLES: Memory[Canvas] = Memory(TABLE_BYTES, lambda canvas: image_bytes(canvas.image))
"""Boards with nothing on them yet."""
