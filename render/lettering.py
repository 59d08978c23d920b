"""Words as shapes: how long they are, how they are fitted and wrapped, and their letters as masks that are kept."""

from __future__ import annotations

import functools
import math
from typing import NamedTuple, TypeAlias

from PIL import Image, ImageDraw

from render.cache import WORD_BYTES, Memory, image_bytes
from render.fonts import font
from render.shapes import Box, Point

Face: TypeAlias = tuple[str, str]
"""Face and weight."""

REGULAR: Face = ("sans", "Regular")
SEMIBOLD: Face = ("sans", "Semibold")
BOLD: Face = ("sans", "Bold")
BLACK: Face = ("sans", "Black")
SERIF: Face = ("serif", "Black")
INSCRIPTION: Face = ("serif", "Bold")


@functools.lru_cache(8192)
def length(text: str, size: int, face: Face = SEMIBOLD, track: int = 0) -> float:
    """Width of a line of text in pixels."""
    return font(*face, size).getlength(text) + track * max(0, len(text) - 1)


def tracking(size: int) -> int:
    """Pixels between the letters of an inscription."""
    return max(1, size // 12)


def inscribed(text: str, size: int) -> float:
    """Width of an inscription in pixels."""
    return length(text.upper(), size, INSCRIPTION, tracking(size))


@functools.lru_cache(1024)
def fit(text: str, size: int, face: Face, room: float, track: int = 0, least: int = 0) -> tuple[str, int]:
    """`text` and a size that fit into `room`: shrunk to `least` or four fifths at most, then cut with an ellipsis."""
    least = max(1, least or round(size * 0.8))
    while length(text, size, face, track) > room and size > least:
        size -= 1
    if length(text, size, face, track) <= room:
        return text, size
    while text and length(text + "…", size, face, track) > room:
        text = text[:-1].rstrip()
    return text + "…", size


@functools.lru_cache(1024)
def _wrapped(text: str, size: int, room: float, face: Face) -> tuple[str, ...]:
    lines, current = list[str](), ""
    for word in text.split():
        longer = f"{current} {word}".strip()
        if current and length(longer, size, face) > room:
            lines.append(current)
            current = word
        else:
            current = longer
    return (*lines, current) if current else tuple(lines)


def wrap(text: str, size: int, room: float, face: Face = REGULAR) -> list[str]:
    """Lines of at most `room` pixels, broken at spaces; a single longer word stays whole."""
    return list(_wrapped(text, size, room, face))


class Letters(NamedTuple):
    """Words as a mask, and where it lies, seen from the point that they are anchored to."""

    mask: Image.Image
    left: int
    """From the even pixel at or before the point."""
    top: int
    """From the pixel of the point."""
    box: Box
    """What the words take, from the point itself."""


WORDS: Memory[Letters] = Memory(WORD_BYTES, lambda letters: image_bytes(letters.mask))
"""Words as drawn: most of them stand on picture after picture."""


@WORDS.kept
def lettered(words: str, face: Face, size: int, anchor: str, rest: Point, track: int = 0, edge: int = 0) -> Letters:
    """One line of text whose point lies `rest` pixels (below 2 and 1) right of and below a whole pixel.

    `track` opens the letters, `edge` makes them so much bolder on all sides.
    """
    used, extra = font(*face, size), track * max(0, len(words) - 1)
    x0, y0, x1, y1 = used.getbbox(words, anchor=anchor)
    shift = {"l": 0.0, "m": extra / 2, "r": float(extra)}[anchor[0]]
    box = (x0 - shift, y0, x1 - shift + extra, y1)
    pad = edge + 4
    # Left of or above the picture Pillow would round the other way.
    left, top = max(0, pad - math.floor(box[0])), max(0, pad - math.floor(box[1]))
    left += left % 2
    image = Image.new("L", (left + math.ceil(box[2]) + pad, top + math.ceil(box[3]) + pad), 0)
    draw = ImageDraw.Draw(image)
    x, y = left + rest[0], top + rest[1]
    if track:
        x -= {"l": 0.0, "m": 0.5, "r": 1.0}[anchor[0]] * length(words, size, face, track)
        for char in words:
            draw.text((round(x), y), char, font=used, fill=255, anchor="l" + anchor[1])
            x += used.getlength(char) + track
    else:
        draw.text((x, y), words, font=used, fill=255, anchor=anchor, stroke_width=edge)
    found = image.getbbox() or (0, 0, 1, 1)
    return Letters(image.crop(found), found[0] - left, found[1] - top, box)
