"""The plate between the two panels: what the marks mean, how the last fight ended, or where the last move went."""

from __future__ import annotations

from render.canvas import Canvas
from render.games.storm.brief import Brief, signed
from render.games.storm.combat import outcome_of
from render.games.storm.marks import Cost, cost_tag, honor_color
from render.games.storm.shields import EMBLEMS, shield
from render.icons import icon
from render.lettering import BOLD, SEMIBOLD, length
from render.marks import SMALLEST, disc, owner
from render.shapes import Box
from rules.games.storm.view import ChoosingView, MoveView

FIGURES = {"chthonian": "#E29A63", "olympian": "foam"}
"""What emblems of each side are drawn in on the dark plate."""
EXAMPLES = {"chthonian": ("nyx", "hades"), "olympian": ("athena", "zeus")}
"""Whom the legend of the own map shows as unseen and as known."""


def draw_middle(canvas: Canvas, box: Box, brief: Brief) -> None:
    """The one thing of all these that matters now; 394 by 192."""
    view = brief.view
    canvas.plate(box, "#0F2430", 14, "#3B5A66", 2, drop=False)
    choosing = view.choosing if brief.own else None
    if choosing is not None and choosing.targets and brief.numbers:
        _targets(canvas, box, brief, choosing)
    elif view.fight is not None:
        _fight(canvas, box, brief)
    elif brief.own and not view.over:
        _own(canvas, box, brief)
    elif view.round is not None:
        _result(canvas, box, brief)
    elif view.last is not None:
        _last(canvas, box, brief, view.last)
    else:
        _blank(canvas, box, brief)


def _title(canvas: Canvas, box: Box, words: str) -> None:
    canvas.text((box[0] + 24, box[1] + 36), words, 38, "ivory", BOLD, room=box[2] - box[0] - 48, needed=False)


def _targets(canvas: Canvas, box: Box, brief: Brief, choosing: ChoosingView) -> None:
    x, y = box[0], box[1]
    count = len(choosing.units)
    _title(canvas, box, brief.words("picture-storm-leaving", count=count, region=choosing.origin))
    canvas.put(disc(1, SMALLEST), x + 44, y + 92)
    canvas.text((x + 78, y + 91), brief.words("picture-storm-where"), 36, "ash", SEMIBOLD)
    cost_tag(canvas, x + 248, y + 92, Cost(-2), needed=False)
    canvas.text((x + 286, y + 91), brief.words("picture-storm-honor"), 36, "ash", SEMIBOLD)
    if any(aim.energy for aim in choosing.targets):
        cost_tag(canvas, x + 66, y + 150, Cost(None, 2), needed=False)
        canvas.text((x + 116, y + 149), brief.words("picture-storm-styx"), 36, "ash", SEMIBOLD)
    elif any(aim.night for aim in choosing.targets):
        cost_tag(canvas, x + 66, y + 150, Cost(0, 0, night=True), needed=False)
        canvas.text((x + 116, y + 149), brief.words("picture-storm-night"), 36, "ash", SEMIBOLD)
    else:
        said = brief.words("picture-storm-no-energy")
        canvas.text((x + 24, y + 149), said, 36, "ash", SEMIBOLD, room=box[2] - x - 48)


def _own(canvas: Canvas, box: Box, brief: Brief) -> None:
    side = str(brief.view.own)
    unseen, known = EXAMPLES[side]
    for i, (sprite, key) in enumerate(
        (
            (shield(side, 60, unseen, None, True), "picture-storm-unseen"),
            (shield(side, 60, known), "picture-storm-known"),
        )
    ):
        y = box[1] + 50 + i * 88
        canvas.put(sprite, box[0] + 56, y + 4)
        canvas.text((box[0] + 102, y), brief.words(key), 36, "ivory", room=box[2] - box[0] - 122, needed=False)


def _fight(canvas: Canvas, box: Box, brief: Brief) -> None:
    fight = brief.view.fight
    assert fight is not None
    x, y = box[0], box[1]
    canvas.put(icon("swords", 62, "gold", "#0F2430"), box[2] - 52, y + 48)
    words = brief.words("picture-storm-fight-in", region=fight.region)
    canvas.text((x + 24, y + 46), words, 38, "ivory", BOLD, room=box[2] - x - 120, needed=False)
    said = brief.words("picture-storm-round", round=fight.round)
    canvas.text((x + 24, y + 98), said, 36, "gold", SEMIBOLD, needed=False)
    said = brief.words("picture-storm-attacker", region=fight.origin)
    canvas.text((x + 24, y + 148), said, 36, "sand", SEMIBOLD, room=box[2] - x - 48)


def _result(canvas: Canvas, box: Box, brief: Brief) -> None:
    shown = brief.view.round
    assert shown is not None
    x, y, room = box[0], box[1], box[2] - box[0] - 48
    canvas.put(icon("swords", 54, "gold", "#0F2430"), box[2] - 48, y + 44)
    words = brief.words("picture-storm-fought-in", region=shown.region)
    canvas.text((x + 24, y + 38), words, 38, "ivory", BOLD, room=room - 70, needed=False)
    result = outcome_of(brief, shown)
    below = canvas.paragraph((x + 24, y + 60), result.title, 36, room, "gold", SEMIBOLD, lead=1.1, high=86)
    fallen = [(row.side, name) for row in shown.sides for name in row.lost]
    losses = result.losses or ""
    if length(losses, 36, SEMIBOLD) <= room:
        canvas.text((x + 24, min(below + 26, y + 166)), losses, 36, "sand", SEMIBOLD, room=room)
    else:
        _fallen(canvas, (x + 24, below + 4, x + 24 + room, box[3] - 6), fallen)


def _fallen(canvas: Canvas, box: Box, fallen: list[tuple[str, str]]) -> None:
    """A skull, then the emblem of everybody who was lost: at most eight, four of a side."""
    x0, y0, x1, y1 = box
    step = min(58.0, (x1 - x0) / (len(fallen) + 1))
    size, middle = round(min(step - 2, y1 - y0)), (y0 + y1) / 2
    canvas.put(icon("skull", size, "sand", "#0F2430"), x0 + step / 2, middle)
    for i, (side, name) in enumerate(fallen, 1):
        canvas.put(icon(EMBLEMS[name], size, FIGURES[side], "#0F2430"), x0 + (i + 0.5) * step, middle)


def _last(canvas: Canvas, box: Box, brief: Brief, move: MoveView) -> None:
    x, y, room = box[0], box[1], box[2] - box[0] - 48
    words = brief.words("picture-storm-last", origin=move.origin, target=move.target, kind=move.kind)
    canvas.text((x + 24, y + 40), words, 38, "ivory", BOLD, room=room, needed=False)
    seat = brief.side(move.side).seat
    if seat is not None:
        canvas.put(owner(seat, 46), x + 46, y + 94)
    canvas.text((x + 78, y + 93), brief.words("picture-storm-last-units", count=move.count), 36, "sand", SEMIBOLD)
    canvas.put(icon("honor", 46, "gold"), x + 46, y + 148)
    canvas.text((x + 78, y + 147), signed(move.honor), 38, honor_color(move.honor), BOLD)
    canvas.put(icon("brazier", 46, "clay"), x + 206, y + 148)
    canvas.text((x + 238, y + 147), signed(-move.energy), 38, honor_color(-move.energy), BOLD)


def _blank(canvas: Canvas, box: Box, brief: Brief) -> None:
    """Before anything has happened: what a hidden unit of each side looks like."""
    for i, side in enumerate(("olympian", "chthonian")):
        y = box[1] + 50 + i * 88
        canvas.put(shield(side, 60), box[0] + 56, y + 4)
        canvas.text((box[0] + 102, y), brief.title(side), 36, "ivory")
