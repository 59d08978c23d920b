"""Builds `assets/palettes.json`: `python -m render.palettes [game ...]`. Needed again only when sprites or
colors change; the palettes of games not named stay as they are.

A palette holds the named colors, the largest flat areas of the game's sprite sheet, and for the rest what fits the
sheet best. It is stored so that pictures stay the same from one process and Pillow release to the next.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

from PIL import Image

from render import cover
from render.canvas import Canvas
from render.encode import SIZE
from render.games.elysium import brief as elysium
from render.games.elysium.sheet import draw_sheet as elysium_sheet
from render.games.hybris import brief as hybris
from render.games.hybris.sheet import draw_sheet as hybris_sheet
from render.games.pantheum import brief as pantheum
from render.games.pantheum.sheet import draw_sheet as pantheum_sheet
from render.games.storm import brief as storm
from render.games.storm.sheet import draw_sheet as storm_sheet
from render.palette import COLORS, OWNERS, Rgb, rgb

SHEETS: dict[str, tuple[Iterable[str], Callable[[str], Canvas]]] = {
    "pantheum": (pantheum.THEMES, pantheum_sheet),
    "elysium": (elysium.THEMES, elysium_sheet),
    "hybris": (hybris.THEMES, hybris_sheet),
    "storm": (storm.THEMES, storm_sheet),
    "cover": (("day",), cover.draw_sheet),
}
"""By game, and for the covers of all: the themes, and all sprites on one sheet."""
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


def main(games: Iterable[str] = ()) -> None:
    """Draw the sheets of some games (all without a name) in each theme and write their palettes."""
    file = Path(__file__).parent / "assets" / "palettes.json"
    palettes: dict[str, str] = json.loads(file.read_text("utf-8")) if file.exists() else {}
    for game in games or SHEETS:
        themes, draw = SHEETS[game]
        palettes |= {f"{game}-{theme}": fitted(draw(theme).image).hex() for theme in themes}
    file.write_text(json.dumps(palettes, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
