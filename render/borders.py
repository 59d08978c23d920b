"""The bands: key (meander), running waves, tongues."""

from __future__ import annotations

from PIL import Image, ImageDraw

from render.cache import SPRITES
from render.palette import Color, rgb
from render.shapes import SS, bezier, tint

_KEY = ("#####.", "#...#.", "#.###.", "#.....", "######")
"""One unit of the key band is 6 by 5 strokes."""


@SPRITES.kept
def meander(w: int, h: int, fill: Color = "terracotta") -> Image.Image:
    """Greek key band; its pitch is stretched to whole units."""
    unit = h / 5
    count = max(1, round(w / (6 * unit)))
    pitch = w / count
    image = Image.new("L", (w * SS, h * SS), 0)
    draw = ImageDraw.Draw(image)
    k, s = unit * SS, pitch / 6 * SS
    for i in range(count):
        x = i * pitch * SS
        for j, row in enumerate(_KEY):
            for q, cell in enumerate(row):
                if cell == "#":
                    draw.rectangle((x + q * s, j * k, x + (q + 1) * s, (j + 1) * k), fill=255)
    return tint(image.resize((w, h), Image.Resampling.BOX), fill)


@SPRITES.kept
def waves(w: int, h: int, fill: Color = "aegean") -> Image.Image:
    """Running-dog wave band."""
    count = max(1, round(w / (h * 1.45)))
    p, high = w / count * SS, h * SS
    image = Image.new("L", (w * SS, h * SS), 0)
    draw = ImageDraw.Draw(image)
    draw.rectangle((0, high * 0.84, w * SS, high), fill=255)
    curls = (
        ((0, 0.95), (0.35, 0.9), (0.25, 0.12), (0.68, 0.1)),
        ((0.68, 0.1), (1.0, 0.1), (1.02, 0.62), (0.74, 0.6)),
        ((0.74, 0.6), (0.84, 0.42), (0.66, 0.3), (0.58, 0.46)),
        ((0.58, 0.46), (0.5, 0.7), (0.7, 0.9), (1, 0.95)),
    )
    for i in range(-1, count + 1):
        x = i * p
        body = [(x, float(high))]
        for a, b, c, d in curls:
            start, first, second, end = ((x + p * u, high * v) for u, v in (a, b, c, d))
            body += bezier(start, first, second, end)
        draw.polygon([*body, (x + p, high)], fill=255)
    return tint(image.resize((w, h), Image.Resampling.BOX), fill)


@SPRITES.kept
def tongues(w: int, h: int, a: Color = "ink", b: Color = "terracotta") -> Image.Image:
    """Tongues hanging from a rim, in two colors by turns."""
    count = max(1, round(w / (h * 0.62)))
    p = w / count * SS
    image = Image.new("RGBA", (w * SS, h * SS), (0, 0, 0, 0))
    draw = ImageDraw.Draw(image)
    for i in range(count):
        gap = p * 0.09
        box = (i * p + gap, -h * SS, (i + 1) * p - gap, h * SS - 1)
        draw.rounded_rectangle(box, p * 0.42, fill=(*rgb(a if i % 2 else b), 255))
    return image.resize((w, h), Image.Resampling.BOX)
