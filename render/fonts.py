"""Faces from the font packages, which characters they hold, and what to do with those they do not."""

from __future__ import annotations

import functools
import importlib.util
import struct
import unicodedata
from pathlib import Path

from anyascii import anyascii
from PIL import ImageFont

_PACKAGES = {
    "serif": ("font_source_serif_pro", "SourceSerifPro"),
    "sans": ("font_source_sans_pro", "SourceSansPro"),
}


@functools.cache
def font_file(face: str, weight: str) -> Path:
    """The file of a face (`serif`, `sans`) in a weight (`Regular`, `Semibold`, `Bold`, `Black`)."""
    package, stem = _PACKAGES[face]
    spec = importlib.util.find_spec(package)
    if spec is None or spec.origin is None:
        raise FileNotFoundError(f"font package {package} is not installed")
    return Path(spec.origin).parent / "files" / f"{stem}-{weight}.ttf"


FONTS = 48
"""Faces kept open: two pictures need fewer, and each holds up to 300 KiB of its file."""


@functools.lru_cache(FONTS)
def font(face: str, weight: str, size: int) -> ImageFont.FreeTypeFont:
    """A face at a size in pixels; basic layout, so that glyphs fall the same everywhere."""
    return ImageFont.truetype(font_file(face, weight), size, layout_engine=ImageFont.Layout.BASIC)


def _segments(data: bytes, at: int) -> set[int]:
    """Characters of a format 4 subtable."""
    count = struct.unpack_from(">H", data, at + 6)[0] // 2
    ends = struct.unpack_from(f">{count}H", data, at + 14)
    starts = struct.unpack_from(f">{count}H", data, at + 16 + 2 * count)
    return {code for start, end in zip(starts, ends, strict=True) for code in range(start, end + 1)}


def _groups(data: bytes, at: int) -> set[int]:
    """Characters of a format 12 subtable."""
    out: set[int] = set()
    for i in range(struct.unpack_from(">I", data, at + 12)[0]):
        start, end, _ = struct.unpack_from(">III", data, at + 16 + 12 * i)
        out.update(range(start, end + 1))
    return out


@functools.cache
def coverage(face: str, weight: str) -> frozenset[int]:
    """The code points a face can draw, read from its `cmap` table."""
    data = font_file(face, weight).read_bytes()
    tables = struct.unpack_from(">H", data, 4)[0]
    start = next(
        int(struct.unpack_from(">I", data, 20 + 16 * i)[0])
        for i in range(tables)
        if data[12 + 16 * i : 16 + 16 * i] == b"cmap"
    )
    out: set[int] = set()
    for i in range(struct.unpack_from(">H", data, start + 2)[0]):
        at = start + struct.unpack_from(">I", data, start + 8 + 8 * i)[0]
        kind = struct.unpack_from(">H", data, at)[0]
        out |= _segments(data, at) if kind == 4 else _groups(data, at) if kind == 12 else set()
    return frozenset(out - {0xFFFF})


@functools.lru_cache(2048)
def drawable(text: str, face: str = "sans", weight: str = "Bold") -> str:
    """`text` with what the face can show: letters it lacks lose their accents or are spelled in Latin ones.

    Signs that are no letters go, such as pictographs; spaces are tidied. Other scripts are spelled, not drawn: a face
    for Chinese alone is larger than everything else together, and Arabic or Indic letters need a shaper that is not
    everywhere; Latin letters can be read by all at the table, and messages show the name as it is written.
    """
    held, out = coverage(face, weight), ""
    for char in unicodedata.normalize("NFC", text):
        if ord(char) in held and not unicodedata.category(char).startswith("C"):
            out += char
            continue
        plain = unicodedata.normalize("NFKD", char)
        out += "".join(c for c in plain if ord(c) in held and not unicodedata.combining(c)) or _spelled(char)
    return " ".join(out.split())


def _spelled(char: str) -> str:
    """A letter, digit or point of any script in Latin letters."""
    return anyascii(char) if unicodedata.category(char)[0] in "LMNP" else ""
