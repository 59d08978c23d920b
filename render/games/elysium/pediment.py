"""The pediment with its four columns, and the Quests under them."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw, ImageOps

from render import borders
from render.cache import SPRITES
from render.canvas import Canvas
from render.games.elysium import parts
from render.games.elysium.brief import Brief
from render.games.elysium.cards import draw_needs, lacking, veil
from render.icons import icon
from render.lettering import BOLD, SEMIBOLD, SERIF
from render.marks import gold_line, owner, target
from render.palette import Color
from render.shapes import SS, Box, tint
from rules.games.elysium.view import QuestView

GAP = 10
ROOF = 150
"""Height of the pediment; the Quests begin a little below."""
SLICES = 6
"""Parts that a roof is pasted in: its corners are bare."""
LARGE = 1.5
"""From this scale on there is room for words."""
FACTS: tuple[tuple[str, str, Color], ...] = (
    ("coin", "gold", "bronze"), ("laurel", "vp", "leaf-text"), ("temple", "transfers", "aegean"),
)  # fmt: skip


def _triangle(w: int, h: int, inset: float, color: Color) -> Image.Image:
    shape = Image.new("L", (w * SS, h * SS), 0)
    points = [(w / 2, inset * 1.4), (w - inset * 3.2, h - inset), (inset * 3.2, h - inset)]
    ImageDraw.Draw(shape).polygon([(x * SS, y * SS) for x, y in points], fill=255)
    return tint(shape.resize((w, h), Image.Resampling.BOX), color)


def _gable(roof: Canvas, w: int, h: int, sun: bool) -> None:
    """The triangle with its figures, smaller towards the corners: the sun and horses, or the moon and owls."""
    for inset, color in ((0, "ink"), (4, "marble"), (13, "ink"), (15, "terracotta")):
        roof.image.alpha_composite(_triangle(w, h, inset, color))
    roof.put(icon("sun" if sun else "moon", round(h * 0.46), "ink", "terracotta"), w / 2, h * 0.62)
    name, size = ("horse", 0.4) if sun else ("owl", 0.34)
    beast = icon(name, round(h * size), "ink", "terracotta")
    plant = icon("leaf", round(h * 0.2), "ink", "terracotta")
    foot = h - 18
    for side in (-1, 1):
        roof.put(ImageOps.mirror(beast) if side > 0 else beast, w * (0.5 + side * 0.17), foot, "mb")
        roof.put(plant, w * (0.5 + side * 0.285), foot, "mb")


@SPRITES.kept
def _roof(w: int, h: int, sun: bool) -> Image.Image:
    """Gable and, below it, a beam with tongues."""
    roof, beam = Canvas.blank(w, h), max(18, round(h * 0.13))
    _gable(roof, w, h - beam + 3, sun)
    top = h - beam
    roof.fill((0, top, w, h), "ink")
    roof.fill((3, top + 3, w - 3, h - 3), "marble")
    roof.put(borders.tongues(w - 6, beam - 6, "ink", "rust"), 3, top + 3, "lt")
    return roof.image


@SPRITES.kept
def _slice(w: int, h: int, sun: bool, number: int) -> Image.Image:
    """One of `SLICES` parts of a roof from the top down, without the bare corners beside the gable."""
    top, bottom = h * number // SLICES, h * (number + 1) // SLICES
    bare = max(0, int(w / 2 * (1 - bottom / (h * 0.86))) - 12)
    return _roof(w, h, sun).crop((bare, top, w - bare, bottom))


def _fact(canvas: Canvas, name: str, value: int, color: Color, x: float, y: float, k: float) -> None:
    canvas.put(icon(name, round(38 * k), color if value else parts.GHOST_EDGE), x - 20 * k, y)
    canvas.text((x + 23 * k, y - 1), str(value), round(44 * k), "ink" if value else "ash", SERIF, "mm")


def _facts(canvas: Canvas, brief: Brief, quest: QuestView, box: Box, k: float) -> None:
    """Gold, VP, transfers; drawn large, each with its name, and with the name of who holds the Quest."""
    large, middle, room = k >= LARGE, (box[0] + box[2]) / 2, box[2] - box[0] - 16
    for i, (name, field, color) in enumerate(FACTS):
        y, value = box[1] + (200 + i * 54 if large else 206 + i * 58) * k, getattr(quest, field)
        _fact(canvas, name, value, color, middle, y, k * 0.82 if large else k)
        if large:
            word = brief.words(f"picture-elysium-fact-{field}", count=value)
            canvas.text((middle, y + 54), word, 32, "umber", SEMIBOLD, "mm", room=room, needed=False)
    if large and quest.holder is not None:
        who = brief.name(quest.holder)
        canvas.text((middle, box[1] + 357 * k), who, 40, "ink", BOLD, "mm", room=room, needed=False)


def _columns(canvas: Canvas, brief: Brief, quest: QuestView, box: Box, k: float, lacks: Sequence[str] = ()) -> None:
    """The columns above a Quest, or those that are lacking struck out; between two: are both needed, or either."""
    count, w, y = len(quest.columns), box[2] - box[0], box[1] + 60 * k
    draw_needs(canvas, quest.columns, (box[0] + w / (2 * count), y), round(92 * k), w / count, lacks)
    if count > 1 and not lacks:
        word = brief.words("picture-elysium-both" if quest.all_columns else "picture-elysium-either")
        canvas.text((box[0] + w / 2, y + 4), word, round(36 * k), "umber", SEMIBOLD, "mm")


def _incomplete(canvas: Canvas, brief: Brief, box: Box, k: float) -> None:
    """A band across a Quest that is incomplete: with a word where there is room, else with a sign."""
    canvas.plate(box, "rust", 4, drop=False)
    middle = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
    if k >= LARGE:
        canvas.text(middle, brief.words("picture-elysium-incomplete"), 30, "ivory", SEMIBOLD, "mm")
    else:
        canvas.put(icon("crossmark", 24, "ivory"), *middle)


def _quest(canvas: Canvas, brief: Brief, quest: QuestView, box: Box, k: float) -> None:
    x0, y0, x1, y1 = box
    middle = (x0 + x1) / 2
    number = brief.numbers.get(quest.ref, 0)
    taken = quest.holder is not None
    canvas.plate(box, "#D9CCAE" if taken else "ivory", 12, "ink", 3)
    _columns(canvas, brief, quest, box, k)
    if number:
        # The marker of a Quest is its own number, so it stands in that number's place.
        target(canvas, number, middle, y0 + 138 * k, round(56 * min(k, 1.2)))
    else:
        canvas.text((middle, y0 + 138 * k), str(quest.number), round(52 * k), "ink", SERIF, "mm")
    canvas.fill((x0 + 14, y0 + 168 * k, x1 - 14, y0 + 168 * k + 3), "rust" if quest.incomplete else "sand")
    if quest.incomplete:
        _incomplete(canvas, brief, (x0 + 2, y0 + 168 * k - 8, x1 - 2, y0 + 168 * k + 24), k)
    _facts(canvas, brief, quest, box, k)
    if brief.taking and not quest.takeable and not number and not taken:
        veil(canvas, box, 12)
        lacks = lacking(brief, quest.columns, quest.why)
        if lacks:
            _columns(canvas, brief, quest, box, k, lacks)
    if number:
        gold_line(canvas, (x0 - 3, y0 - 3, x1 + 3, y1 + 3), 14, 5)
    elif quest.holder is not None:
        canvas.put(owner(quest.holder, round(62 * min(k, 1.2))), middle, y1 - 8 * k)


def high_of(k: float) -> int:
    """Height of the pediment with its Quests at a scale."""
    return round(ROOF * k + 8 + 400 * k)


def draw_pediment(canvas: Canvas, brief: Brief, x: float, y: float, w: float, k: float = 1.0) -> None:
    """Roof and Quests, each under the columns it can be reached with; `k` scales what stands on the Quests."""
    view = brief.view
    across, high = round(w + 12), round(ROOF * k)
    for number in range(SLICES):
        part = _slice(across, high, view.pediment == "A", number)
        canvas.put(part, round(x - 6) + (across - part.width) / 2, round(y - 4) + high * number // SLICES, "lt")
    top, count = y + ROOF * k + 8, max(1, len(view.quests))
    wide = (w - (count - 1) * GAP) / count
    for i, quest in enumerate(view.quests):
        left = x + i * (wide + GAP)
        _quest(canvas, brief, quest, (round(left), top, round(left + wide), top + 394 * k), k)
