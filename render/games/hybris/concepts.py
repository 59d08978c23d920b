"""Plates of the Chronos board: a Chained Concept with its track and card, an Enhancement Concept, an Avatar."""

from __future__ import annotations

from render.canvas import Canvas
from render.games.hybris import parts, titan
from render.games.hybris.brief import Brief
from render.games.hybris.looks import ASKED, ROLES, avatar_icon, concept_icon
from render.icons import icon
from render.lettering import BLACK, BOLD, SEMIBOLD, SERIF, wrap
from render.marks import gold_frame, owner, target
from render.palette import OWNERS, Color
from render.shapes import Box, solid
from rules.games.hybris.modules.chronos.view import (
    BOARD,
    AvatarView,
    ConceptCardView,
    ConceptView,
    ConditionView,
    EnhancementView,
)

HEAD, PAD = 76, 20
TRACK = 94
"""A row of icons."""
LEAD, SIZE = 43, 36
"""From one line to the next, and their size."""
ICON = 88
"""Width of an icon of a track."""
SLOT = 50
NAME = 50
LEAST = 70
"""Room for a name; with less the mark must do."""
PALE: Color = "#E3D4B0"
OPEN: tuple[Color, Color, Color] = ("linen", "rust", "ink")
CHAINED: tuple[Color, Color, Color] = ("soot", "sand", "sand")
"""Ground, sign and number of an icon of a track."""


def _said(card: ConceptCardView | None, brief: Brief) -> list[str]:
    """What a card does, a paragraph each."""
    if card is None:
        return []
    return [brief.says(card.main), brief.words("picture-hybris-desolation", text=brief.said_of(card.desolation))]


def _lines(said: list[str], room: float) -> int:
    return sum(len(wrap(one, SIZE, room, SEMIBOLD)) for one in said)


def concept_high(brief: Brief, one: ConceptView | EnhancementView, wide: float) -> int:
    """Height of a plate that says all."""
    room = wide - 2 * PAD
    if isinstance(one, EnhancementView):
        return HEAD + TRACK + _lines([brief.says(line) for line in one.lines], room) * LEAD + 34
    high = HEAD + TRACK + len(one.demands) * LEAD + 12
    return high + NAME + 18 + _lines(_said(one.card, brief), room) * LEAD + 22


def draw_concept(canvas: Canvas, brief: Brief, one: ConceptView | EnhancementView, box: Box) -> None:
    """A Concept with all that lies there."""
    number = brief.number(f"concept:{one.key}")
    if number or titan.shown(brief).at == one.key:
        gold_frame(canvas, box, 14)
    parts.headed(canvas, box, HEAD, "ink" if isinstance(one, ConceptView) else "abyss", drop=not number)
    _head(canvas, brief, one, box, number)
    if isinstance(one, ConceptView):
        _chained(canvas, brief, one, box)
    else:
        _enhancement(canvas, brief, one, box)


def _head(canvas: Canvas, brief: Brief, one: ConceptView | EnhancementView, box: Box, number: int) -> None:
    """Its number, name and emblem; whose turn it is there, and who moves for it."""
    x0, y0, x1, _ = box
    middle, ground = y0 + HEAD / 2, "ink" if isinstance(one, ConceptView) else "abyss"
    canvas.text((x0 + 40, middle - 2), str(one.number), 52, "clay", SERIF, "mm")
    canvas.put(icon(concept_icon(one.key), 52, "clay", ground), x0 + 98, middle)
    right = x1 - (66 if number else 16)
    draw_focus(canvas, one.focus, right - 28, middle, 54)
    right -= 74
    if isinstance(one, ConceptView):
        away = titan.shown(brief)
        home = any(who.key == one.avatar and who.where == BOARD for who in away.avatars)
        if home:
            canvas.put(parts.figure(one.avatar, None, 52), right - 16, middle + 5)
        else:
            canvas.put(parts.dashed(52, "ash"), right - 20, middle)
        right -= 74
        canvas.text((right, middle - 2), str(one.chains), 44, "ivory" if one.chains else "ash", BLACK, "rm")
        canvas.put(icon("chain", 46, "clay", "ink"), right - 58, middle)
        right -= 100
    parts.line(canvas, (x0 + 136, middle - 2), brief.title(one.name), 44, "ivory", SERIF, room=right - x0 - 140)
    if number:
        target(canvas, number, x1 - 34, y0 + HEAD / 2, 58)


def draw_focus(canvas: Canvas, seat: int | None, x: float, y: float, size: int) -> None:
    """Whose turn it is on a Concept: a seat's, or that of Chronos."""
    if seat is not None:
        canvas.put(owner(seat, size), x, y)
        return
    for side, color in ((size, "ivory"), (size - 6, "wine")):
        canvas.put(solid(side, side, "circle", color), x, y)
    canvas.put(icon("hourglass", round(size * 0.62), "ivory", "wine"), x, y)


def _condition(canvas: Canvas, one: ConditionView, box: Box) -> None:
    """An icon of a track; a Chain lies on it, or it counts."""
    x0, y0, x1, y1 = box
    middle = (y0 + y1) / 2
    ground, sign, ink = OPEN if one.open else CHAINED
    canvas.plate(box, ground, 8, "ink", 3, drop=False)
    said = f"{'+' if one.plus else ''}{one.n}"
    canvas.put(icon(ASKED.get(one.what, "star"), 34, sign, ground), x1 - 22, middle)
    canvas.text((x0 + 6, middle - 1), said, SIZE, ink, BLACK)
    if not one.open:
        canvas.put(icon("chain", 30, "clay", "soot", "soot"), (x0 + x1) / 2, y0 + 1)


def _chained(canvas: Canvas, brief: Brief, one: ConceptView, box: Box) -> None:
    x0, y0, x1, _ = box
    y = y0 + HEAD + 24
    for i, each in enumerate(one.track):
        left = x0 + PAD + i * (ICON + 4)
        _condition(canvas, each, (left, y, left + ICON - 2, y + 60))
    for i in range(one.spaces):
        x = x1 - PAD - (one.spaces - i - 0.5) * (SLOT + 4)
        full = i < one.held
        for side, color in ((SLOT, "ink" if full else "ash"), (SLOT - 6, "wine" if full else "linen")):
            canvas.put(solid(side, side, "circle", color), x, y + 30)
        canvas.put(
            parts.good(one.resource or "other", 32, "ivory" if full else "ash", "wine" if full else "linen"), x, y + 30
        )
    y = y0 + HEAD + TRACK
    wide = canvas.text((x1 - PAD, y + 19), str(one.deck), SIZE, "stone", BOLD, "rm")
    canvas.put(icon("cards", 36, "stone"), x1 - PAD - wide - 26, y + 20)
    for what, met, said in titan.demands(brief, one):
        canvas.put(icon("star" if met else "crossmark", 32, "leaf-text" if met else "alert"), x0 + PAD + 18, y + 20)
        canvas.put(icon(ASKED.get(what, "star"), 36, "umber", "ivory"), x0 + PAD + 62, y + 20)
        room = x1 - x0 - 2 * PAD - 90 - 100
        parts.line(canvas, (x0 + PAD + 90, y + 19), said, SIZE, "ink", BOLD if not met else SEMIBOLD, room=room)
        y += LEAD
    free = box[3] - y - 12
    if one.card is None and free > 150:
        size = min(230, round(free) - 24)
        canvas.put(icon(avatar_icon(one.avatar), size, PALE, "ivory"), x1 - PAD - size / 2, box[3] - 14 - size / 2)
    _card(canvas, brief, one.card, (x0 + PAD, y + 12, x1 - PAD, 0))


def _card(canvas: Canvas, brief: Brief, card: ConceptCardView | None, box: Box) -> None:
    """The card that lies face up, by name, with whose activation resolves it, and both its effects."""
    x0, y, x1, _ = box
    canvas.fill((x0, y - 3, x1, y), "sand")
    middle = y + NAME / 2 + 6
    if card is None:
        said = brief.words("picture-hybris-no-card")
        parts.line(canvas, (x0, middle), said, SIZE, "stone", SEMIBOLD, room=x1 - x0)
        return
    right = x1
    for kind in reversed(card.bar):
        canvas.put(solid(44, 44, "circle", "ink"), right - 22, middle)
        canvas.put(icon(ROLES[kind], 30, "ivory", "ink"), right - 22, middle)
        right -= 50
    if not card.bar:
        free = brief.words("picture-hybris-no-bar")
        right -= canvas.text((right, middle), free, SIZE, "umber", SEMIBOLD, "rm")
    parts.line(canvas, (x0, middle), brief.title(card.name), 40, "rust", BOLD, room=right - x0 - 14)
    y += NAME + 14
    for number, said in enumerate(_said(card, brief)):
        for words in wrap(said, SIZE, x1 - x0, SEMIBOLD):
            canvas.text((x0, y + 20), words, SIZE, "wine" if number else "ink", SEMIBOLD, prose=True)
            y += LEAD


def draw_intensity(canvas: Canvas, n: int, x: float, y: float, size: int) -> None:
    """The Intensity of an Enhancement Concept."""
    canvas.put(solid(size, size, "circle", "ink"), x, y)
    canvas.text((x, y - 3), str(n), round(size * 0.7), "gold", SERIF, "mm")


def _enhancement(canvas: Canvas, brief: Brief, one: EnhancementView, box: Box) -> None:
    """Intensity, which side is up, and what it says."""
    x0, y0, x1, _ = box
    middle = y0 + HEAD + TRACK / 2 + 2
    draw_intensity(canvas, one.intensity, x0 + PAD + 34, middle, 66)
    x = x0 + PAD + 82
    x += canvas.text((x, middle - 1), brief.words("picture-hybris-intensity"), 40, "ink", BOLD) + 28
    side = brief.words("picture-hybris-side", side="back" if one.flipped else "front")
    ink: Color = "alert" if one.flipped else "umber"
    parts.line(canvas, (x1 - PAD, middle - 1), side, 38, ink, SEMIBOLD, "rm", room=x1 - PAD - x)
    y = y0 + HEAD + TRACK + 4
    canvas.fill((x0 + PAD, y, x1 - PAD, y + 3), "sand")
    y += 12
    for line in one.lines:
        for words in wrap(brief.says(line), SIZE, x1 - x0 - 2 * PAD, SEMIBOLD):
            canvas.text((x0 + PAD, y + 20), words, SIZE, "ink", SEMIBOLD, prose=True)
            y += LEAD


def avatar_high(brief: Brief, one: AvatarView, wide: float) -> int:
    """Height of an Avatar's plate."""
    return 132 + _lines([titan.doing(brief, one)], wide - 2 * PAD) * LEAD + 20


def draw_avatar(canvas: Canvas, brief: Brief, one: AvatarView, box: Box) -> None:
    """An Avatar: where it stands, what it fights with, what it does there."""
    x0, y0, x1, _ = box
    number, home = brief.number(f"avatar:{one.key}"), one.where == BOARD
    if number:
        gold_frame(canvas, box, 14)
    canvas.plate(box, "ivory", 14, "ink", 3, drop=not number)
    canvas.put(parts.figure(one.key, None, 100), x0 + 80, y0 + 76)
    left, room, right = x0 + 142, x1 - x0 - 160, x1 - (76 if number else 20)
    for sign, n in (("cards", one.cards), ("swords", one.base)):
        right -= canvas.text((right, y0 + 42), str(n), 42, "ink", BOLD, "rm") + 6
        canvas.put(icon(sign, 40, "rust"), right - 20, y0 + 44)
        right -= 56
    parts.line(canvas, (left, y0 + 42), brief.title(one.name), 42, "ink", SERIF, room=right - left)
    parts.line(canvas, (left, y0 + 98), titan.where(brief, one), 38, "umber" if home else "alert", BOLD, room=room)
    y = y0 + 132
    for words in wrap(titan.doing(brief, one), SIZE, x1 - x0 - 2 * PAD, SEMIBOLD):
        canvas.text((x0 + PAD, y + 20), words, SIZE, "ink", SEMIBOLD, prose=True)
        y += LEAD
    if number:
        target(canvas, number, x1 - 36, y0 + 36, 58)


def draw_person(canvas: Canvas, brief: Brief, seat: int, box: Box) -> None:
    """A player with VP, to be held against those of Chronos."""
    x0, y0, x1, y1 = box
    number, middle, one = brief.number(f"seat:{seat}"), (y0 + y1) / 2, brief.seat(seat)
    if number or brief.active(seat):
        gold_frame(canvas, box, 14, 5)
    canvas.plate(box, OWNERS[seat].tint, 14, "ink", 3, drop=not number)
    canvas.put(owner(seat, 58), x0 + 46, middle)
    wide = parts.numeral_width(one.vp, 52)
    right = x1 - (76 if number else 18)
    ahead = one.vp > titan.shown(brief).vp
    canvas.text((right, middle - 3), str(one.vp), 52, "ink" if ahead else "alert", BLACK, "rm")
    room = right - wide - x0 - 98
    if room >= LEAST:
        parts.line(canvas, (x0 + 84, middle - 2), brief.name(seat), 38, "ink", BOLD, room=room, name=True)
    if number:
        target(canvas, number, x1 - 38, middle, 56)


def draw_cell(canvas: Canvas, brief: Brief, one: ConceptView | EnhancementView, box: Box) -> None:
    """A Concept in short: number, whose turn it is there, Chains or Intensity."""
    x0, y0, x1, y1 = box
    number, middle = brief.number(f"concept:{one.key}"), (y0 + y1) / 2
    if number:
        gold_frame(canvas, box, 10, 4)
    canvas.plate(box, "marble" if isinstance(one, ConceptView) else "#DCE7E6", 10, "ink", 3, drop=not number)
    canvas.text((x0 + 24, middle - 2), str(one.number), 38, "ink", SERIF, "mm")
    draw_focus(canvas, one.focus, x0 + 68, middle, 44)
    if isinstance(one, ConceptView):
        canvas.put(icon("chain", 40, "ink"), x1 - 58, middle)
        canvas.text((x1 - 14, middle - 2), str(one.chains), 44, "ink", BLACK, "rm")
    else:
        draw_intensity(canvas, one.intensity, x1 - 42, middle, 58)
    if number:
        target(canvas, number, x1 - 6, y0 + 8, 48)
