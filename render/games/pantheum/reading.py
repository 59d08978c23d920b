"""One card at reading size: a demigod in a scene of its own, or the card that governs Kronos."""

from __future__ import annotations

from typing import TypeAlias

from PIL import Image

from render import borders
from render.cache import SCENES
from render.canvas import Canvas
from render.games.pantheum import parts
from render.icons import icon
from render.lettering import BLACK, BOLD, SEMIBOLD
from render.marks import target
from render.palette import Color
from render.shapes import area, bezier
from render.textures import texture
from render.words import Words
from rules.games.pantheum.data import KronosCard
from rules.games.pantheum.view import DemigodView

WIDTH, HEIGHT = 1000, 1400
SCENE = (42, 198, 916, 590)
"""Left, top, width, height of the picture."""

Companion: TypeAlias = tuple[str, int, int, int]
"""An icon in the scene: name, size, centre x and y in thousandths of the scene."""

SETTINGS: dict[str, tuple[str, tuple[Companion, ...]]] = {
    "orpheus": ("trees", (("star", 44, 150, 250), ("star", 56, 850, 230))),
    "triptolemus": ("furrows", (("sun", 120, 850, 240), ("wheat", 190, 150, 640), ("wheat", 190, 850, 660))),
    "palamedes": ("wall", (("die", 110, 150, 720), ("die", 86, 846, 730))),
    "aristaeus": ("trees", (("bee", 84, 160, 330), ("bee", 70, 850, 260), ("bee", 60, 800, 560))),
    "icarus": ("waves", (("sun", 150, 840, 240),)),
    "bellerophon": ("peaks", (("star", 60, 150, 260), ("star", 44, 240, 380), ("star", 50, 860, 280))),
    "cadmus": ("furrows", (("helmet", 84, 140, 720), ("helmet", 84, 862, 720))),
    "theseus": ("wall", (("spindle", 120, 140, 560), ("labrys", 120, 864, 560))),
    "ariadne": ("waves", (("ship", 150, 840, 600), ("star", 56, 170, 260))),
    "perseus": ("peaks", (("wing", 120, 150, 330), ("sickle", 120, 860, 360))),
    "autolycus": ("trees", (("star", 44, 850, 240), ("star", 36, 790, 340), ("star", 50, 160, 230))),
    "helen": ("pillars", (("star", 56, 330, 220), ("star", 56, 672, 220))),
    "asclepius": ("pillars", (("leaf", 76, 322, 560), ("leaf", 76, 680, 560))),
    "hippolyta": ("peaks", (("bow", 120, 140, 420), ("labrys", 110, 864, 420))),
    "phaethon": ("peaks", (("flame", 76, 170, 320), ("flame", 64, 830, 300))),
    "jason": ("waves", (("sun", 120, 848, 220),)),
    "psyche": ("furrows", (("butterfly", 84, 180, 330), ("butterfly", 66, 830, 280), ("butterfly", 56, 800, 520))),
    "castor": ("waves", (("star", 84, 210, 280), ("star", 84, 790, 280))),
    "tantalus": ("waves", (("leaf", 70, 210, 300), ("leaf", 70, 790, 300))),
    "pandora": ("pillars", (("skull", 64, 330, 250), ("butterfly", 72, 672, 260))),
    "heracles": ("peaks", (("bull", 116, 160, 380), ("serpent", 120, 850, 360))),
    "atalanta": ("trees", (("star", 44, 200, 220),)),
    "circe": ("waves", (("leaf", 70, 190, 480), ("vine", 100, 830, 480))),
    "minos": ("wall", (("bull", 120, 150, 560), ("bull", 120, 850, 560))),
    "aeneas": ("waves", (("flame", 90, 170, 420), ("flame", 90, 830, 420))),
    "achilles": ("wall", (("helmet", 104, 140, 560), ("spindle", 110, 866, 560))),
}  # fmt: skip
"""Ground and companions by demigod; one the table does not know stands between pillars."""


class _Scene:
    """The picture: its canvas, figures' color and what scratches them."""

    def __init__(self, epic: bool) -> None:
        _, _, w, h = SCENE
        base, dark = ("ink", "soot") if epic else ("terracotta", "clay")
        self.canvas = Canvas(texture(w, h, base, dark, 0.5 if epic else 0.32, 7).copy())
        self.figure: Color = "clay" if epic else "ink"
        self.scratch: Color = "ink" if epic else "clay"
        self.w, self.h = w, h

    def area(self, points: list[tuple[float, float]], color: Color) -> None:
        """A smooth polygon in pixels of the scene."""
        area(self.canvas.image, points, color)


def _waves(s: _Scene) -> None:
    s.canvas.put(borders.waves(s.w, 84, s.figure), 0, s.h - 84 - 22, "lt")
    s.canvas.fill((0, s.h - 24, s.w, s.h), s.figure)
    s.canvas.put(borders.waves(s.w, 40, "aegean"), 0, s.h - 42, "lt")


def _peaks(s: _Scene) -> None:
    foot = float(s.h)
    for x, wide, tall in ((0.06, 0.34, 0.34), (0.93, 0.36, 0.4), (0.24, 0.3, 0.2), (0.78, 0.3, 0.18)):
        left, right, top = (x - wide / 2) * s.w, (x + wide / 2) * s.w, foot - tall * s.h
        s.area([(left, foot), (x * s.w, top), (right, foot)], s.figure)
        aside, below = 0.11 * wide * s.w, 0.22 * tall * s.h
        snow = [(x * s.w, top), (x * s.w - aside, top + below), (x * s.w, top + below * 0.7)]
        s.area([*snow, (x * s.w + aside, top + below)], "ivory")
    s.canvas.fill((0, s.h - 26, s.w, s.h), s.figure)


def _trees(s: _Scene) -> None:
    foot = s.h - 24.0
    for x, tall in ((0.06, 0.66), (0.15, 0.5), (0.24, 0.36), (0.94, 0.66), (0.85, 0.5), (0.76, 0.36)):
        cx, wide, top = x * s.w, 0.04 * s.w, foot - tall * s.h
        low, high = foot - tall * s.h * 0.1, foot - tall * s.h * 0.62
        left = bezier((cx, foot), (cx - wide, low), (cx - wide * 0.8, high), (cx, top))
        right = bezier((cx, top), (cx + wide * 0.8, high), (cx + wide, low), (cx, foot))
        s.area(left + right, s.figure)
        s.area([(cx - 2, foot - 20), (cx + 2, foot - 20), (cx + 1, top + 60), (cx - 1, top + 60)], s.scratch)
    s.canvas.fill((0, s.h - 26, s.w, s.h), s.figure)


def _furrows(s: _Scene) -> None:
    top = s.h * 0.84
    s.canvas.fill((0, top, s.w, s.h), s.figure)
    for i in range(-9, 10):
        near, far = s.w / 2 + i * 96.0, s.w / 2 + i * 46.0
        s.area([(far - 1, top + 8), (far + 1, top + 8), (near + 3, s.h), (near - 3, s.h)], s.scratch)


def _wall(s: _Scene) -> None:
    s.canvas.put(borders.meander(s.w, 70, s.figure), 0, s.h - 92, "lt")
    s.canvas.fill((0, s.h - 20, s.w, s.h), s.figure)
    s.canvas.fill((0, s.h - 102, s.w, s.h - 98), s.figure)


def _pillars(s: _Scene) -> None:
    for x in (0.11, 0.89):
        cx, top = x * s.w, 84.0
        s.area([(cx - 74, top), (cx + 74, top), (cx + 74, top + 26), (cx - 74, top + 26)], s.figure)
        s.area([(cx - 60, top + 32), (cx + 60, top + 32), (cx + 42, top + 58), (cx - 42, top + 58)], s.figure)
        s.area([(cx - 40, top + 64), (cx + 40, top + 64), (cx + 50, s.h - 74.0), (cx - 50, s.h - 74.0)], s.figure)
        for k in (-18, 0, 18):
            low = cx + k * 1.25
            s.area(
                [(cx + k - 2, top + 70), (cx + k + 2, top + 70), (low + 2, s.h - 80), (low - 2, s.h - 80)], s.scratch
            )
        s.area([(cx - 66, s.h - 68.0), (cx + 66, s.h - 68.0), (cx + 66, s.h - 26.0), (cx - 66, s.h - 26.0)], s.figure)
    s.canvas.fill((0, s.h - 26, s.w, s.h), s.figure)


_GROUNDS = {
    "waves": _waves,
    "peaks": _peaks,
    "trees": _trees,
    "furrows": _furrows,
    "wall": _wall,
    "pillars": _pillars,
}


@SCENES.kept
def _scene(demigod: str, epic: bool, column: str) -> Image.Image:
    s = _Scene(epic)
    ground, companions = SETTINGS.get(demigod, ("pillars", ()))
    _GROUNDS[ground](s)
    for name, size, x, y in companions:
        s.canvas.put(
            icon(name, size, "sand" if name in ("sun", "star") else s.figure, s.scratch), x * s.w / 1000, y * s.h / 1000
        )
    s.canvas.put(icon(parts.emblem(demigod), 400, s.figure, s.scratch, None, 0.6), s.w / 2, s.h * 0.5)
    s.canvas.put(
        borders.tongues(
            s.w, 34, "clay" if epic else "ink", "rust" if column == "shift" else parts.COLUMN_COLORS[column]
        ),
        0,
        0,
        "lt",
    )
    return s.canvas.image


def _frame(column: Color) -> Canvas:
    canvas = Canvas.blank(WIDTH, HEIGHT, "ink")
    canvas.plate((26, 26, WIDTH - 26, HEIGHT - 26), "ivory", 26, drop=False)
    canvas.plate((42, 42, WIDTH - 42, 182), column, 14, drop=False)
    return canvas


def _costs(canvas: Canvas, words: Words, card: DemigodView, y: int) -> None:
    canvas.text((66, y), words("picture-pantheum-costs"), 32, "stone", SEMIBOLD, "lm", needed=False)
    signs = sum(card.cost.values())
    parts.cost_row(canvas, 66 + 35 + 76 * (signs - 1) / 2, y + 68, card.cost, 70, 76)
    column = parts.COLUMN_OF[card.color]
    canvas.text((560, y), words("picture-pantheum-column"), 32, "stone", SEMIBOLD, "lm", needed=False)
    color = parts.COLUMN_COLORS[column]
    canvas.plate((560, y + 34, 632, y + 104), color, 12, "ink", 3, drop=False)
    sign = parts.COLUMN_ELEMENT.get(column)
    canvas.put(icon(parts.ELEMENT_ICONS[sign] if sign else "star", 46, "ivory", color), 596, y + 69)
    canvas.text((650, y + 67), words(f"picture-pantheum-column-{column}"), 50, "ink", BOLD, "lm", room=280)


def draw_card(words: Words, card: DemigodView, says: str, number: int = 0) -> Canvas:
    """A demigod at reading size, 1000 by 1400; `says` is its ability in words."""
    column = parts.COLUMN_OF[card.color]
    canvas = _frame(parts.COLUMN_COLORS[column])
    x, y, w, h = SCENE
    canvas.put(_scene(card.id, card.epic, column), x, y, "lt")
    for box in ((x, y, x + w, y + 4), (x, y + h - 4, x + w, y + h), (x, y, x + 4, y + h), (x + w - 4, y, x + w, y + h)):
        canvas.fill(box, "ink")
    name = words(f"pantheum-name-{card.id}")
    canvas.inscription((WIDTH / 2, 112), name, 72, "ivory", "mm", 600)
    canvas.put(icon("shield", 124, "ink", None, "ivory"), 124, 114)
    canvas.text((124, 106), str(card.power), 84, "ivory", BLACK, "mm")
    canvas.put(
        icon("laurel" if card.epic else parts.emblem(card.id), 100, "ivory", parts.COLUMN_COLORS[column]), 876, 112
    )
    if card.epic:
        canvas.put(icon("star", 44, "ivory"), 876, 114)
    _costs(canvas, words, card, 826)
    canvas.fill((66, 958, WIDTH - 66, 961), "sand")
    canvas.paragraph((66, 990), says, 50, WIDTH - 132, "ink", SEMIBOLD, lead=1.26, high=318)
    canvas.put(borders.meander(WIDTH - 132, 24, parts.COLUMN_TEXT[column]), 66, HEIGHT - 74, "lt")
    if number:
        target(canvas, number, WIDTH - 80, SCENE[1] + 62, 92)
    return canvas


def _grid(canvas: Canvas, card: KronosCard, x: int, y: int, cell: int) -> None:
    """Kronos in the middle, the squares round him where Blight falls."""
    for row in range(3):
        for col in range(3):
            here, dark = row == col == 1, card.grid[row][col] == "o"
            left, top = x + col * (cell + 10), y + row * (cell + 10)
            color = "soot" if here else "wine" if dark else "linen"
            canvas.plate((left, top, left + cell, top + cell), color, 14, "ink", 3, drop=False)
            if here or dark:
                sign = icon("sickle" if here else "skull", round(cell * 0.66), "salmon" if here else "ivory", color)
                canvas.put(sign, left + cell / 2, top + cell / 2)


def _map(canvas: Canvas, card: KronosCard, x: int, y: int, cell: int) -> None:
    """The board in small: which roll sends him where."""
    faces = {square: face for face, square in card.map.items()}
    for row in range(4):
        for col in range(4):
            left, top = x + col * (cell + 8), y + row * (cell + 8)
            face = faces.get(f"{row},{col}")
            color = "ivory" if face else "linen"
            canvas.plate((left, top, left + cell, top + cell), color, 12, "ink" if face else "sand", 3, drop=False)
            for i, kind in enumerate(face or ""):
                canvas.put(parts.element(kind, 38), left + cell / 2 + (i - 0.5) * 46, top + cell / 2)


def draw_kronos_card(words: Words, card: KronosCard, says: str) -> Canvas:
    """A card that governs Kronos: his Blight and where it falls, his map, and what he does; 1000 by 1400."""
    canvas = _frame("umber")
    canvas.inscription((WIDTH / 2, 112), words("pantheum-god-kronos"), 72, "ivory", "mm", 560)
    canvas.put(icon("sickle", 110, "salmon", "umber"), 124, 112)
    canvas.put(parts.blot(104), 806, 112)
    canvas.text((872, 110), f"×{card.blight}", 66, "ivory", BLACK, "lm", room=80)
    canvas.text((66, 238), words("picture-pantheum-kronos-dark"), 36, "umber", BOLD, "lm", room=390, needed=False)
    canvas.text((488, 238), words("picture-pantheum-kronos-map"), 36, "umber", BOLD, "lm", room=440, needed=False)
    _grid(canvas, card, 66, 284, 116)
    _map(canvas, card, 488, 284, 105)
    canvas.fill((66, 780, WIDTH - 66, 783), "sand")
    canvas.paragraph((66, 818), says, 50, WIDTH - 132, "ink", SEMIBOLD, lead=1.26, high=490)
    canvas.put(borders.meander(WIDTH - 132, 24, "wine"), 66, HEIGHT - 74, "lt")
    return canvas
