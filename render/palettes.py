"""Builds `assets/palettes.json`: `python -m render.palettes`. Needed again only when sprites or colors change.

A palette holds the named colors, the largest flat areas of the game's sprite sheet, and for the rest what fits the
sheet best. It is stored so that pictures stay the same from one process and Pillow release to the next.
"""

from __future__ import annotations

import json
from pathlib import Path

from PIL import Image

from render.encode import SIZE
from render.games.pantheum.brief import THEMES
from render.games.pantheum.sheet import draw_sheet
from render.palette import COLORS, OWNERS, Rgb, rgb

FLATS = 90
"""How many of the commonest colors of the sheet are kept exactly."""
FEWEST = 350
"""Pixels a color needs on the sheet to count as a flat area."""


def fitted(sheet: Image.Image) -> bytes:
    """The 256 colors (768 bytes) that serve a sprite sheet."""
    named = [rgb(color) for color in COLORS.values()]
    named += [rgb(color) for who in OWNERS for color in (who.fill, who.ink, who.tint)]
    counted = sheet.getcolors(1 << 24) or []
    pairs = sorted(((n, color) for n, color in counted if isinstance(color, tuple)), reverse=True)
    common: list[Rgb] = [(color[0], color[1], color[2]) for n, color in pairs[:FLATS] if n > FEWEST]
    fixed = list(dict.fromkeys([*named, *common]))
    rest = SIZE - len(fixed)
    fit = sheet.quantize(rest, method=Image.Quantize.MAXCOVERAGE, kmeans=4, dither=Image.Dither.NONE)
    found = (fit.getpalette() or [])[: 3 * rest]
    values = [byte for color in fixed for byte in color] + found
    return bytes(values + [0] * (3 * SIZE - len(values)))


def main() -> None:
    """Draw each game's sheet in each theme and write the palettes."""
    palettes = {f"pantheum-{theme}": fitted(draw_sheet(theme).image).hex() for theme in THEMES}
    file = Path(__file__).parent / "assets" / "palettes.json"
    file.write_text(json.dumps(palettes, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
