"""From a finished image to a file: palette PNG with fixed colors per game and theme, or lossless WebP."""

from __future__ import annotations

import functools
import io
import json
import math
from importlib import resources

from PIL import Image, ImageChops, ImageStat

LEAST_QUALITY = 36.0
"""Peak signal to noise in dB below which a picture is not put on the palette."""
STEP = 5
"""Every fifth pixel of every fifth line is looked at to measure that: judging all of them takes as long as encoding."""
SIZE = 256


@functools.cache
def _palettes() -> dict[str, str]:
    file = resources.files("render").joinpath("assets/palettes.json")
    palettes: dict[str, str] = json.loads(file.read_text("utf-8"))
    return palettes


@functools.cache
def palette(key: str) -> Image.Image | None:
    """The fixed palette of `<game>-<theme>` as an image to quantize against; None if there is none."""
    text = _palettes().get(key)
    if text is None:
        return None
    image = Image.new("P", (1, 1))
    image.putpalette(bytes.fromhex(text))
    return image


def reduced(image: Image.Image, key: str) -> Image.Image | None:
    """The image on its fixed palette, without dither."""
    colors = palette(key)
    return None if colors is None else image.quantize(palette=colors, dither=Image.Dither.NONE)


def quality(image: Image.Image, other: Image.Image) -> float:
    """Peak signal to noise ratio of two images in dB; 99 for equal ones."""
    difference = ImageStat.Stat(ImageChops.difference(image, other.convert("RGB")))
    error = sum(difference.sum2) / (3 * image.width * image.height)
    return 99.0 if error == 0 else 10 * math.log10(255 * 255 / error)


def _thinned(image: Image.Image) -> Image.Image:
    size = image.width // STEP, image.height // STEP
    return image.resize(size, Image.Resampling.NEAREST)


def png(image: Image.Image) -> bytes:
    """A PNG at compression level 1."""
    out = io.BytesIO()
    image.save(out, "PNG", compress_level=1)
    return out.getvalue()


def webp(image: Image.Image) -> bytes:
    """A lossless WebP at its fastest."""
    out = io.BytesIO()
    image.save(out, "WEBP", lossless=True, quality=0, method=0)
    return out.getvalue()


def encode(image: Image.Image, key: str) -> tuple[bytes, str]:
    """The file and its extension: palette PNG, or WebP where the palette would spoil the picture or is missing."""
    flat = reduced(image, key)
    if flat is not None and quality(_thinned(image), _thinned(flat)) >= LEAST_QUALITY:
        return png(flat), "png"
    return webp(image), "webp"
