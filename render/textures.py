"""Grounds of the table: a few octaves of smooth noise, posterised to few tones so that files stay small."""

from __future__ import annotations

import random

from PIL import Image, ImageDraw

from render.palette import Color, mix

_OCTAVES = ((3, 1.0), (7, 0.7), (17, 0.45), (41, 0.25))
"""Cells across, and weight."""


def _octave(w: int, h: int, cells: int, source: random.Random) -> Image.Image:
    across, down = cells + 2, max(2, cells * h // w + 2)
    grid = Image.frombytes("L", (across, down), source.randbytes(across * down))
    return grid.resize((w, h), Image.Resampling.BICUBIC)


def noise(w: int, h: int, seed: int) -> Image.Image:
    """Smooth grey noise over the whole range, the same for the same seed."""
    source = random.Random(seed)
    out, weight = Image.new("L", (w, h), 128), 0.0
    for cells, share in _OCTAVES:
        weight += share
        out = Image.blend(out, _octave(w, h, cells, source), share / weight)
    low, high = out.getextrema()
    assert isinstance(low, int)
    assert isinstance(high, int)
    span = max(1, high - low)
    return out.point([min(255, max(0, (v - low) * 255 // span)) for v in range(256)])


def texture(w: int, h: int, base: Color, dark: Color, strength: float, seed: int, steps: int = 7) -> Image.Image:
    """Mottling in `steps` tones from `base` towards `dark`."""
    tones = [mix(base, dark, strength * i / steps) for i in range(steps + 1)]
    image = noise(w, h, seed).point([round(v / 255 * steps) for v in range(256)])
    image.putpalette([byte for tone in tones for byte in tone])
    return image.convert("RGB")


def parchment(w: int, h: int, base: Color, dark: Color, seed: int) -> Image.Image:
    """The table: mottled, with a few specks per size."""
    image = texture(w, h, base, dark, 0.55, seed)
    source, draw = random.Random(seed + 9), ImageDraw.Draw(image)
    for _ in range(w * h // 14000):
        x, y, r = source.randrange(w), source.randrange(h), source.randrange(1, 3)
        draw.ellipse((x, y, x + r, y + r), fill=mix(base, dark, 0.7 + 0.6 * source.random()))
    return image
