"""What one chooses from at reading size: Divine Pillars, and Olympians."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from render.canvas import Canvas
from render.games.hybris import parts
from render.games.hybris.brief import Brief
from render.games.hybris.looks import GOODS, god_icon
from render.icons import icon
from render.lettering import BOLD, SEMIBOLD, SERIF, wrap
from render.marks import gold_frame, owner, target
from render.shapes import Box
from rules.games.hybris.view import OlympianView, PillarView

T = TypeVar("T")
WIDTH, EDGE, TOP, GAP = 1600, 30, 118, 18
WIDE = (WIDTH - 2 * EDGE - GAP) // 2
BAND, HEAD, LEAD = 118, 66, 42
ROOM = WIDE - BAND - 40
TILE = 54
"""A tile in short."""


def _pillar_said(brief: Brief, pillar: PillarView) -> list[tuple[str, str]]:
    """Label and text of what a Pillar does, by when."""
    said = [("now", pillar.take), ("lasting", pillar.ongoing), ("passing", pillar.resolve), ("others", pillar.others)]
    return [
        (brief.words(f"picture-hybris-pillar-{key}"), brief.said_of(text)) for key, text in said if text is not None
    ]


def _pillar_lines(brief: Brief, pillar: PillarView) -> list[str]:
    return [
        line for label, text in _pillar_said(brief, pillar) for line in wrap(f"{label}: {text}", 36, ROOM, SEMIBOLD)
    ]


def _pillar(canvas: Canvas, brief: Brief, pillar: PillarView, box: Box) -> None:
    x0, y0, x1, y1 = box
    number, taken = brief.number(f"pillar:{pillar.number}"), pillar.holder is not None
    if number:
        gold_frame(canvas, box, 14)
    canvas.plate(box, "marble" if taken else "ivory", 14, "ink", 3, drop=not number)
    canvas.rounded((x0 + 3, y0 + 3, x0 + BAND, y1 - 3), "ink", 11)
    canvas.fill((x0 + BAND - 14, y0 + 3, x0 + BAND, y1 - 3), "ink")
    turned = brief.turned(pillar)
    if turned is not None:
        parts.arrogance(canvas, x0 + BAND / 2, y0 + 66, turned, 100)
    else:
        canvas.text((x0 + BAND / 2, y0 + 66), str(pillar.number), 92, "ivory", SERIF, "mm")
    if pillar.holder is not None:
        canvas.put(owner(pillar.holder, 76), x0 + BAND / 2, y0 + 172)
    else:
        canvas.put(icon("column", 72, "clay", "ink"), x0 + BAND / 2, y0 + 172)
    name = brief.title(pillar.name)
    parts.line(canvas, (x0 + BAND + 20, y0 + 38), name, 46, "ink", SERIF, room=ROOM - (70 if number else 0))
    y = y0 + HEAD + 8
    for said in _pillar_lines(brief, pillar):
        canvas.text((x0 + BAND + 20, y + 20), said, 36, "umber", SEMIBOLD, prose=True)
        y += LEAD
    if number:
        target(canvas, number, x1 - 40, y0 + 40, 62)


def _sheet(
    brief: Brief, title: str, choices: Sequence[T], high_of: Callable[[Brief, T], int],
    draw: Callable[[Canvas, Brief, T, Box], None],
) -> Canvas:  # fmt: skip
    """Choices two in a row, as high as the higher one."""
    rows = [choices[i : i + 2] for i in range(0, len(choices), 2)]
    highs = [max(high_of(brief, one) for one in row) for row in rows]
    canvas = brief.table(WIDTH, max(1080, TOP + sum(highs) + GAP * (len(rows) - 1) + 28))
    canvas.header(title, brief.headline)
    y = TOP
    for row, high in zip(rows, highs, strict=True):
        for i, one in enumerate(row):
            x = EDGE + i * (WIDE + GAP)
            draw(canvas, brief, one, (x, y, x + WIDE, y + high))
        y += high + GAP
    return canvas


def _pillar_high(brief: Brief, pillar: PillarView) -> int:
    return max(238, HEAD + len(_pillar_lines(brief, pillar)) * LEAD + 24)


def draw_pillars_large(brief: Brief) -> Canvas:
    """All Pillars with what they do."""
    return _sheet(brief, brief.words("picture-hybris-pillars"), brief.view.pillars, _pillar_high, _pillar)


def _god_lines(brief: Brief, god: OlympianView) -> list[str]:
    said = [f"{brief.title(power.name)}: {brief.said_of(power.text)}" for power in god.powers]
    return [line for one in said for line in wrap(one, 36, WIDE - 52, SEMIBOLD)]


def _god_high(brief: Brief, god: OlympianView) -> int:
    return 132 + len(_god_lines(brief, god)) * LEAD + 24 + len(god.tiles) * TILE + 14


def _god(canvas: Canvas, brief: Brief, god: OlympianView, box: Box) -> None:
    x0, y0, x1, _ = box
    number = brief.number(f"olympian:{god.key}")
    if number:
        gold_frame(canvas, box, 14)
    parts.headed(canvas, box, 116, "abyss", drop=not number)
    canvas.put(icon(god_icon(god.key), 88, "clay", "abyss"), x0 + 70, y0 + 59)
    parts.line(canvas, (x0 + 132, y0 + 42), brief.title(god.name), 56, "ivory", SERIF, room=WIDE - 220)
    facts = brief.words("picture-hybris-god", base=god.base, difficulty=god.difficulty)
    parts.line(canvas, (x0 + 134, y0 + 90), facts, 36, "sand", SEMIBOLD, room=WIDE - 220)
    y = y0 + 130
    for said in _god_lines(brief, god):
        canvas.text((x0 + 26, y + 20), said, 36, "umber", SEMIBOLD, prose=True)
        y += LEAD
    canvas.fill((x0 + 26, y + 8, x1 - 26, y + 11), "sand")
    y += 16
    for tile in god.tiles:
        _tile(canvas, brief, tile.character, tile.every, (x0 + 26, y, x1 - 26, y + TILE))
        y += TILE
    if number:
        target(canvas, number, x1 - 54, y0 + 59, 68)


def _tile(canvas: Canvas, brief: Brief, character: str, pieces: list[str], box: Box) -> None:
    """Whose tile it is, and what stands on it."""
    x0, y0, x1, y1 = box
    middle, left = (y0 + y1) / 2, x1 - 52 * len(pieces)
    name = brief.words(f"hybris-name-{character.replace('_', '-')}")
    parts.line(canvas, (x0, middle), name, 38, "ink", BOLD, room=left - x0 - 16)
    for i, what in enumerate(pieces):
        canvas.put(icon(GOODS[what].icon, 44, GOODS[what].color, "ivory"), left + 52 * (i + 0.5), middle)


def draw_olympians(brief: Brief) -> Canvas:
    """Those that can still be chosen."""
    return _sheet(brief, brief.words("picture-hybris-olympians"), brief.view.olympians, _god_high, _god)
