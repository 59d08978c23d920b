"""What eyes that see fewer colors see (Machado 2009, full strength), and how far colors lie apart."""

from __future__ import annotations

from render.palette import Color, rgb

Vector = tuple[float, float, float]
Matrix = tuple[Vector, Vector, Vector]

MATRICES: dict[str, Matrix] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039)),
    "grey": ((0.2126, 0.7152, 0.0722),) * 3,
}
_XYZ: Matrix = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
_WHITE = (0.9505, 1.0, 1.089)


def _linear(byte: int) -> float:
    part = byte / 255
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def _times(matrix: Matrix, v: Vector) -> Vector:
    a, b, c = (row[0] * v[0] + row[1] * v[1] + row[2] * v[2] for row in matrix)
    return a, b, c


def lab(color: Color, eyes: str) -> Vector:
    """CIE 1976 lightness, a and b of a color as seen with these eyes."""
    red, green, blue = (_linear(byte) for byte in rgb(color))
    seen = _times(MATRICES[eyes], (red, green, blue))
    clipped = (min(1.0, max(0.0, seen[0])), min(1.0, max(0.0, seen[1])), min(1.0, max(0.0, seen[2])))
    x, y, z = (float((part / white) ** (1 / 3)) for part, white in zip(_times(_XYZ, clipped), _WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def distance(a: Color, b: Color, eyes: str) -> float:
    """CIE76 distance of two colors as seen with these eyes."""
    one, other = lab(a, eyes), lab(b, eyes)
    return float(sum((p - q) ** 2 for p, q in zip(one, other, strict=True)) ** 0.5)
