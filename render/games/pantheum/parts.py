"""Small things of Pantheum: elements, gods, coins, shields, costs, Blight, the die; and the emblems."""

from __future__ import annotations

from PIL import Image

from render.cache import SPRITES
from render.canvas import Canvas
from render.icons import icon
from render.lettering import BLACK, BOLD, SERIF
from render.marks import SMALLEST, gold_frame, owner, target
from render.palette import Color, owner_of
from render.shapes import solid
from rules.core.types import Mover

ELEMENT_ICONS = {"G": "leaf", "R": "flame", "B": "drop"}
ELEMENT_COLORS = {"G": "olive", "R": "terracotta", "B": "aegean"}
ELEMENT_ON_BLACK = {"G": "moss", "R": "ember", "B": "wave"}
LANDSCAPE_ELEMENT = {"F": "G", "M": "R", "W": "B"}
LANDSCAPE_WORDS = {"F": "forest", "M": "mountain", "W": "river"}
ELEMENT_WORDS = {"G": "green", "R": "red", "B": "blue"}

GOD_EMBLEMS = {"ares": "helmet", "athena": "owl", "poseidon": "trident", "aphrodite": "shell", "kronos": "sickle"}

EMBLEMS = {
    "orpheus": "lyre", "triptolemus": "wheat", "palamedes": "die", "aristaeus": "bee",
    "icarus": "wing", "bellerophon": "pegasus", "cadmus": "serpent", "theseus": "bull",
    "ariadne": "spindle", "perseus": "gorgon", "autolycus": "purse", "helen": "mirror",
    "asclepius": "rod", "hippolyta": "pelta", "phaethon": "sun", "jason": "ship",
    "psyche": "butterfly", "castor": "pilos", "tantalus": "vine", "pandora": "amphora",
    "heracles": "club", "atalanta": "bow", "circe": "kylix", "minos": "labrys", "aeneas": "gate", "achilles": "heel",
}  # fmt: skip
"""By demigod id; one the table does not know is drawn as a star."""

COLUMN_OF = {"green": "place", "red": "shift", "blue": "lock", "colorless": "any"}
COLUMN_COLORS = {"place": "olive", "shift": "terracotta", "lock": "aegean", "any": "stone"}
COLUMN_TEXT = {"place": "leaf-text", "shift": "flame-text", "lock": "aegean", "any": "umber"}
COLUMN_ELEMENT = {"place": "G", "shift": "R", "lock": "B"}


def emblem(demigod: str) -> str:
    """The icon that stands for a demigod."""
    return EMBLEMS.get(demigod, "star")


@SPRITES.kept
def element(kind: str, size: int, dark: bool = False) -> Image.Image:
    """Leaf, flame or drop (`G`, `R`, `B`): black line on light, ivory line on black."""
    fill = (ELEMENT_ON_BLACK if dark else ELEMENT_COLORS)[kind]
    return icon(ELEMENT_ICONS[kind], size, fill, "ink" if dark else "ivory", "ivory" if dark else "ink")


@SPRITES.kept
def stele(mover: Mover, god: str, high: int = 134) -> Image.Image:
    """A god on the board: a round-topped slab in the owner's color with the god's emblem, the mark at its foot."""
    k = high / 142
    w, h = round(86 * k), round(112 * k)
    who = owner_of(mover)
    slab = Canvas.blank(w + 8, high)
    for inset, color in ((0, "ink"), (3 * k, "ivory"), (7 * k, who.fill)):
        slab.put(solid(w, h, "arch", color, inset), 4, 2, "lt")
    emblem_color = who.ink if isinstance(mover, int) else "salmon"
    slab.put(icon(GOD_EMBLEMS.get(god, "star"), round(58 * k), emblem_color, who.fill), slab.width / 2, 47 * k)
    slab.put(owner(mover, round(50 * k)), slab.width / 2, 112 * k)
    return slab.image


def coin(canvas: Canvas, x: float, y: float, number: int, size: int = 56, color: Color = "ink") -> None:
    """The points of a tile in an ivory coin."""
    canvas.put(solid(size, size, "circle", color), x, y)
    canvas.put(solid(size - 6, size - 6, "circle", "ivory"), x, y)
    canvas.text((x, y - 1), str(number), round(size * 0.79), "ink", SERIF, "mm")


def shield(canvas: Canvas, x: float, y: float, power: int, size: int = 48) -> None:
    """The power of a demigod in a black shield."""
    canvas.put(icon("shield", size, "ink"), x, y)
    canvas.text((x, y - size * 0.06), str(power), round(size * 0.76), "ivory", BLACK, "mm")


def cost_row(
    canvas: Canvas, x: float, y: float, cost: dict[str, int], size: int, step: int, dark: bool = False
) -> None:
    """What a demigod costs, element by element, centred on a point."""
    signs = [kind for kind in "GRB" for _ in range(cost.get(kind, 0))]
    left = x - step * (len(signs) - 1) / 2
    for i, kind in enumerate(signs):
        canvas.put(element(kind, size, dark), left + i * step, y)


def amounts(
    canvas: Canvas, x: float, y: float, held: dict[str, int], size: int, step: float,
    targets: tuple[int, ...] = (0, 0, 0),
) -> None:  # fmt: skip
    """How many of each element, zero drawn pale, from the left edge on; `targets` number those to choose from."""
    for i, (kind, marker) in enumerate(zip("GRB", targets, strict=True)):
        left, number = x + i * step, held.get(kind, 0)
        color = "ink" if number else "ash"
        if marker:
            _choice(canvas, left, y, kind, str(number), color, size, step, marker)
            continue
        # Beside a frame all is drawn smaller, so that the frame touches nothing.
        canvas.put(element(kind, round(size * (0.72 if any(targets) else 1))), left + size / 2, y + 1)
        canvas.text((left + size * 1.28, y), str(number), size, color, BOLD, room=step - size * 1.32)


def _choice(
    canvas: Canvas, x: float, y: float, kind: str, held: str, color: Color, size: int, step: float, number: int
) -> None:
    """An element to choose: all a little smaller, so that frame and disc find room beside the amount."""
    box = (x - 4, y - size * 0.58, x + step - 11, y + size * 0.58)
    gold_frame(canvas, box, 10, 4)
    canvas.plate(box, "ivory", 10, drop=False)
    canvas.put(element(kind, round(size * 0.68)), x + size * 0.34, y + 1)
    disc = max(SMALLEST, round(size * 0.9))
    left, right = x + size * 0.72, x + step - 12 - disc
    canvas.text((left, y), held, max(36, round(size * 0.68)), color, BOLD, room=right - left)
    target(canvas, number, right + disc / 2, y, disc)


@SPRITES.kept
def blot(size: int) -> Image.Image:
    """A Blight token."""
    token = Canvas.blank(size, size)
    rim = max(2, round(size * 0.05))
    for inset, color in ((0, "ivory"), (rim, "ink"), (2 * rim, "wine")):
        token.put(solid(size, size, "circle", color, inset), 0, 0, "lt")
    token.put(icon("skull", round(size * 0.56), "ivory", "wine"), size / 2, size / 2)
    return token.image


@SPRITES.kept
def covered(size: int) -> Image.Image:
    """A favor token lying face down: nobody's."""
    token = Canvas.blank(size, size)
    rim = max(2, round(size * 0.045))
    for inset, color in ((0, "ink"), (rim, "ivory"), (2.4 * rim, "umber")):
        token.put(solid(size, size, "circle", color, inset), 0, 0, "lt")
    token.put(icon("laurel", round(size * 0.66), "ash"), size / 2, size / 2)
    return token.image


@SPRITES.kept
def rolled(face: str, size: int = 56) -> Image.Image:
    """The die as it fell: two elements on an ivory square."""
    token = Canvas.blank(size * 3 // 2, size)
    token.put(solid(token.width, size, "rect", "sand", 0, 12), 0, 0, "lt")
    token.put(solid(token.width, size, "rect", "ivory", 3, 12), 0, 0, "lt")
    for i, kind in enumerate(face[:2]):
        token.put(element(kind, round(size * 0.56)), token.width / 2 + (i - 0.5) * size * 0.66, size / 2)
    return token.image
