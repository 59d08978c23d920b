"""The Chronos board: his VP against those of the players, six Concepts by number, Avatars, what is blocked."""

from __future__ import annotations

from collections.abc import Sequence

from render.canvas import Canvas
from render.games.hybris import parts, things, titan
from render.games.hybris.brief import Brief
from render.games.hybris.concepts import avatar_high, concept_high, draw_avatar, draw_cell, draw_concept, draw_person
from render.icons import icon
from render.lettering import BLACK, BOLD, SEMIBOLD, wrap
from render.shapes import Box
from rules.games.hybris.modules.chronos.view import ConceptView, EnhancementView

WIDTH, EDGE, TOP, GAP = 1600, 30, 112, 14
VERSUS = 92
"""Height of the row of all who score."""
CHRONOS = 500
"""Width of his plate."""
SHORT = 490
"""On the table."""
ABREAST = 2
LEAD = 43
LOWEST, HIGHEST = 1080, 2400
Line = tuple[str, str]
"""A sign and a sentence below the Avatars."""


def _rows(board: Sequence[ConceptView | EnhancementView]) -> list[Sequence[ConceptView | EnhancementView]]:
    return [board[i : i + ABREAST] for i in range(0, len(board), ABREAST)]


def _wide(count: int) -> float:
    return (WIDTH - 2 * EDGE - (count - 1) * GAP) / count


def _boxes(count: int, top: float, high: float) -> list[Box]:
    """Plates side by side from edge to edge."""
    wide = _wide(count)
    lefts = [EDGE + i * (wide + GAP) for i in range(count)]
    return [(round(left), top, round(left + wide), top + high) for left in lefts]


def _notes(brief: Brief) -> list[Line]:
    """What is blocked, which Antiques are left, the Avatar Conflict deck."""
    board = titan.shown(brief)
    found = [("cards", brief.words("picture-hybris-avatar-deck", deck=board.deck, discard=len(board.discard)))]
    if board.blocked:
        found.insert(0, ("crossmark", brief.words("picture-hybris-blocked-list", list=", ".join(titan.spaces(brief)))))
    left = [tile for tile in board.antiques if not brief.number(f"technology:{tile.key}")]
    if left:
        names = ", ".join(brief.title(tile.name) for tile in left)
        found.append(("gear", brief.words("picture-hybris-antiques", list=names)))
    return found


def _wrapped(brief: Brief) -> list[tuple[str, list[str]]]:
    return [(sign, wrap(said, 36, WIDTH - 2 * EDGE - 110, SEMIBOLD)) for sign, said in _notes(brief)]


def _fitting(notes: list[tuple[str, list[str]]], room: float) -> list[tuple[str, list[str]]]:
    """The first notes, as many as there is room for."""
    while notes and sum(len(lines) for _, lines in notes) * LEAD + 32 > room:
        notes = notes[:-1]
    return notes


def _versus(canvas: Canvas, brief: Brief) -> None:
    """Chronos, and all who play against him."""
    y0, x1, y1 = TOP, EDGE + CHRONOS, TOP + VERSUS
    draw_titan(canvas, brief, (EDGE, y0, x1, y1))
    count = brief.view.seats
    wide = (WIDTH - 2 * EDGE - CHRONOS - count * GAP) / count
    order = [*brief.view.order, *(seat for seat in range(count) if seat not in brief.view.order)]
    for i, seat in enumerate(sorted(order, key=lambda one: brief.number(f"seat:{one}"))):
        start = x1 + GAP + i * (wide + GAP)
        draw_person(canvas, brief, seat, (round(start), y0, round(start + wide), y1))


def draw_titan(canvas: Canvas, brief: Brief, box: Box) -> None:
    """His VP, and how many Chains hold him."""
    board = titan.shown(brief)
    x0, y0, x1, y1 = box
    middle = (y0 + y1) / 2
    canvas.plate((x0, y0, x1, y1), "wine", 14, "ink", 3)
    canvas.put(icon("hourglass", 62, "clay", "wine"), x0 + 48, middle)
    x = x0 + 92 + canvas.text((x0 + 92, middle - 4), str(board.vp), 62, "ivory", BLACK)
    x += 10 + canvas.text((x + 10, middle), brief.words("picture-hybris-has-vp"), 38, "sand", BOLD)
    left, every = sum(one.chains for one in board.concepts), sum(len(one.track) - 1 for one in board.concepts)
    said = brief.words("picture-hybris-chains", count=left, all=every)
    wide = parts.line(canvas, (x1 - 20, middle), said, 40, "ivory", BOLD, "rm", room=x1 - x - 84)
    canvas.put(icon("chain", 50, "clay", "wine"), x1 - wide - 54, middle)


def draw_strip(canvas: Canvas, brief: Brief, box: Box) -> None:
    """His board in short, for the table: of each Concept whose turn it is there, and Chains or Intensity."""
    x0, y0, x1, y1 = box
    draw_titan(canvas, brief, (x0, y0, x0 + SHORT, y1))
    found = titan.numbered(titan.shown(brief))
    step = (x1 - x0 - SHORT) / len(found)
    for i, one in enumerate(found):
        left = x0 + SHORT + i * step + 12
        draw_cell(canvas, brief, one, (round(left), y0, round(left + step - 12), y1))


def draw_chronos(brief: Brief) -> Canvas:
    """The board, 1600 wide."""
    board = titan.shown(brief)
    lying = _choice(brief)
    # Whoever chooses a Technology needs no Concepts, and with both it would be too tall.
    rows, wide = _rows([] if lying else titan.numbered(board)), _wide(ABREAST)
    highs = [max(concept_high(brief, one, wide) for one in row) for row in rows]
    tall = max(avatar_high(brief, one, _wide(len(board.avatars))) for one in board.avatars)
    chosen = sum(max(things.high_of(brief, one, wide) for one in row) + GAP for row in lying)
    high = TOP + VERSUS + GAP + sum(highs) + GAP * len(highs) + chosen + tall + GAP + 24
    notes = _fitting(_wrapped(brief), HIGHEST - high)
    low = sum(len(lines) for _, lines in notes) * LEAD + 32 if notes else 0
    canvas = brief.table(WIDTH, max(LOWEST, high + low))
    canvas.header(brief.words("hybris-name-chronos"), brief.headline)
    _versus(canvas, brief)
    y: float = TOP + VERSUS + GAP
    for tiles in lying:
        for box, tile in zip(_boxes(ABREAST, y, 0), tiles, strict=False):
            things.draw_thing(canvas, brief, tile, box[0], y, box[2] - box[0])
        y += max(things.high_of(brief, one, wide) for one in tiles) + GAP
    for row, high in zip(rows, highs, strict=True):
        for box, one in zip(_boxes(ABREAST, y, high), row, strict=False):
            draw_concept(canvas, brief, one, box)
        y += high + GAP
    for box, avatar in zip(_boxes(len(board.avatars), y, tall), board.avatars, strict=True):
        draw_avatar(canvas, brief, avatar, box)
    _draw_notes(canvas, notes, (EDGE, y + tall + GAP, WIDTH - EDGE, y + tall + GAP + low))
    return canvas


def _choice(brief: Brief) -> list[list[things.Thing]]:
    """Technologies that can be chosen, Antiques or made ones, in rows."""
    marked = [brief.technologies[key] for ref in brief.numbers if (key := ref.partition(":")[2]) in brief.technologies]
    found = [things.technology(brief, tile) for tile in marked]
    return [found[i : i + ABREAST] for i in range(0, len(found), ABREAST)]


def _draw_notes(canvas: Canvas, notes: Sequence[tuple[str, Sequence[str]]], box: Box) -> None:
    x0, y0, _, _ = box
    if not notes:
        return
    canvas.plate(box, "linen", 14, "ink", 3)
    y = y0 + 16
    for sign, lines in notes:
        canvas.put(icon(sign, 38, "rust", "linen"), x0 + 44, y + 20)
        for words in lines:
            canvas.text((x0 + 84, y + 20), words, 36, "ink", SEMIBOLD, prose=True)
            y += LEAD
