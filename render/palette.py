"""Colors by name and owner marks: the three tones, the element colors, and what each seat wears."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from rules.core.types import Mover

Rgb: TypeAlias = tuple[int, int, int]
Color: TypeAlias = str | Rgb
"""A name of `COLORS`, a `#rrggbb`, or the three bytes."""

COLORS = {
    "ink": "#1A1512",
    "soot": "#2E2620",
    "umber": "#4A3B2F",
    "stone": "#6E655A",
    "ash": "#A79B8A",
    "marble": "#DAD3C4",
    "ivory": "#F6ECD8",
    "cream": "#F0E3C6",
    "parchment": "#EAD9B5",
    "linen": "#E8DAB8",
    "sand": "#D6BC8C",
    "hollow": "#CDBB93",
    "clay": "#E29A63",
    "terracotta": "#C4562A",
    "rust": "#8C3719",
    "aegean": "#1F5F92",
    "abyss": "#12344F",
    "foam": "#A9CFDD",
    "olive": "#6F7D2B",
    "grove": "#3F4A1E",
    "moss": "#9DAA62",
    "gold": "#EBB534",
    "bronze": "#9A6B16",
    "violet": "#7A4A93",
    "alert": "#A8201A",
    "salmon": "#FF9E80",
    "wine": "#5B1F2A",
    "ember": "#E0672F",
    "wave": "#5AA0CC",
    "leaf-text": "#55611D",
    "flame-text": "#A8401A",
}


class Owner(Struct, frozen=True):
    """How one seat is marked: shape and letter as well as color, so that no one of them is needed alone."""

    letter: str
    shape: str
    fill: str
    ink: str
    tint: str


OWNERS = (
    Owner("A", "circle", "#A83E18", "#FFFFFF", "#F0CDB5"),
    Owner("B", "square", "#0F3A60", "#FFFFFF", "#C3D6E2"),
    Owner("C", "triangle", "#9CA63C", "#1A1512", "#E0E3BC"),
    Owner("D", "diamond", "#DCC2EE", "#1A1512", "#E9DAF0"),
)
"""By seat."""

NOBODY = Owner("K", "hexagon", "#2E2620", "#FF9E80", "#B9AFA0")
"""Kronos, and whoever plays without a seat."""


def owner_of(mover: Mover) -> Owner:
    """The mark of a seat; one for all that are no seat."""
    return OWNERS[mover] if isinstance(mover, int) else NOBODY


def rgb(color: Color) -> Rgb:
    """The three bytes of a color given by name, as `#rrggbb` or as bytes."""
    if isinstance(color, tuple):
        return color
    text = COLORS.get(color, color).lstrip("#")
    return int(text[0:2], 16), int(text[2:4], 16), int(text[4:6], 16)


def mix(a: Color, b: Color, share: float) -> Rgb:
    """The color `share` of the way from `a` to `b` (0 to 1)."""
    (r0, g0, b0), (r1, g1, b1) = rgb(a), rgb(b)
    return round(r0 + (r1 - r0) * share), round(g0 + (g1 - g0) * share), round(b0 + (b1 - b0) * share)


def luminance(color: Color) -> float:
    """Relative luminance after WCAG 2, 0 (black) to 1 (white)."""

    def linear(byte: int) -> float:
        part = byte / 255
        return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)

    red, green, blue = (linear(byte) for byte in rgb(color))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(a: Color, b: Color) -> float:
    """Contrast ratio after WCAG 2, 1 to 21."""
    high, low = sorted((luminance(a), luminance(b)), reverse=True)
    return (high + 0.05) / (low + 0.05)
