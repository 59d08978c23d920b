"""The pediment with its four columns, and the Quests under them."""

from __future__ import annotations

from PIL import Image, ImageDraw

from render.cache import SPRITES
from render.canvas import SEMIBOLD, SERIF, Canvas, length
from render.games.elysium import parts
from render.games.elysium.brief import Brief
from render.games.elysium.cards import veil
from render.icons import icon
from render.marks import gold_line, owner, target
from render.palette import Color
from render.shapes import SS, tint
from rules.games.elysium.view import QuestView

GAP = 10
ROOF = 150
"""Height of the pediment; the Quests begin a little below."""
FACTS: tuple[tuple[str, str, Color], ...] = (
    ("coin", "gold", "bronze"), ("laurel", "vp", "leaf-text"), ("temple", "transfers", "aegean"),
)  # fmt: skip


def _triangle(w: int, h: int, inset: float, color: Color) -> Image.Image:
    shape = Image.new("L", (w * SS, h * SS), 0)
    points = [(w / 2, inset * 1.4), (w - inset * 3.2, h - inset), (inset * 3.2, h - inset)]
    ImageDraw.Draw(shape).polygon([(x * SS, y * SS) for x, y in points], fill=255)
    return tint(shape.resize((w, h), Image.Resampling.BOX), color)


@SPRITES.kept
def _roof(w: int, h: int, sun: bool) -> Image.Image:
    roof = Canvas.blank(w, h)
    for inset, color in ((0, "ink"), (4, "marble"), (13, "ink"), (15, "terracotta")):
        roof.image.alpha_composite(_triangle(w, h, inset, color))
    roof.put(icon("sun" if sun else "moon", round(h * 0.46), "ink", "terracotta"), w / 2, h * 0.63)
    for side in (0.31, 0.69):
        roof.put(icon("leaf", round(h * 0.24), "ink", "terracotta"), w * side, h * 0.8)
    return roof.image


def _fact(canvas: Canvas, name: str, value: int, color: Color, x: float, y: float, k: float) -> None:
    canvas.put(icon(name, round(38 * k), color if value else parts.GHOST_EDGE), x - 20 * k, y)
    canvas.text((x + 23 * k, y - 1), str(value), round(44 * k), "ink" if value else "ash", SERIF, "mm")


def _columns(canvas: Canvas, brief: Brief, quest: QuestView, x: float, y: float, w: float, k: float) -> None:
    """The columns above a Quest; between two stands whether both are needed or either."""
    count = len(quest.columns)
    for i, color in enumerate(quest.columns):
        canvas.put(parts.pillar(color, round(92 * k)), x + w * (2 * i + 1) / (2 * count), y)
    if count > 1:
        word = brief.words("picture-elysium-both" if quest.all_columns else "picture-elysium-either")
        size = round((36 if quest.all_columns else 28) * k)
        canvas.text((x + w / 2, y + 4), word, size, "umber", SEMIBOLD, "mm", needed=False)


def _quest(canvas: Canvas, brief: Brief, quest: QuestView, box: tuple[float, float, float, float], k: float) -> None:
    x0, y0, x1, y1 = box
    w, middle = x1 - x0, (x0 + x1) / 2
    number = brief.numbers.get(quest.ref, 0)
    taken = quest.holder is not None
    canvas.plate(box, "#D9CCAE" if taken else "ivory", 12, "ink", 3)
    _columns(canvas, brief, quest, x0, y0 + 60 * k, w, k)
    canvas.text((middle, y0 + 138 * k), str(quest.number), round(52 * k), "ink", SERIF, "mm")
    canvas.fill((x0 + 14, y0 + 168 * k, x1 - 14, y0 + 168 * k + 3), "rust" if quest.incomplete else "sand")
    if quest.incomplete:
        word = brief.words("picture-elysium-incomplete")
        size = round(min(30, 30 * (w - 8) / length(word, 30, SEMIBOLD)))
        canvas.plate((x0 + 2, y0 + 168 * k - 6, x1 - 2, y0 + 168 * k + 22), "rust", 4, drop=False)
        canvas.text((middle, y0 + 168 * k + 7), word, min(size, 24), "ivory", SEMIBOLD, "mm", needed=False)
    for i, (name, field, color) in enumerate(FACTS):
        _fact(canvas, name, getattr(quest, field), color, middle, y0 + (206 + i * 58) * k, k)
    if brief.taking and not quest.takeable and not number and not taken:
        veil(canvas, box, 12)
    if number:
        gold_line(canvas, (x0 - 3, y0 - 3, x1 + 3, y1 + 3), 14, 5)
        target(canvas, number, middle, y1 - 8, round(60 * min(k, 1.2)))
    elif quest.holder is not None:
        canvas.put(owner(quest.holder, round(62 * min(k, 1.2))), middle, y1 - 8 * k)


def high_of(k: float) -> int:
    """Height of the pediment with its Quests at a scale."""
    return round(ROOF * k + 8 + 400 * k)


def draw_pediment(canvas: Canvas, brief: Brief, x: float, y: float, w: float, k: float = 1.0) -> None:
    """Roof and Quests, each under the columns it can be reached with; `k` scales what stands on the Quests."""
    view = brief.view
    canvas.put(_roof(round(w + 12), round(ROOF * k), view.pediment == "A"), x - 6, y - 4, "lt")
    top, count = y + ROOF * k + 8, max(1, len(view.quests))
    wide = (w - (count - 1) * GAP) / count
    for i, quest in enumerate(view.quests):
        left = x + i * (wide + GAP)
        _quest(canvas, brief, quest, (round(left), top, round(left + wide), top + 394 * k), k)
