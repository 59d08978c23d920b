"""The plate between the two panels: what the marks mean, how the last fight ended, or where the last move went."""

from __future__ import annotations

from render.canvas import Canvas
from render.games.storm.brief import Brief, signed
from render.games.storm.combat import outcome_of
from render.games.storm.marks import Cost, cost_tag, honor_color
from render.games.storm.shields import shield
from render.icons import icon
from render.lettering import BOLD, SEMIBOLD
from render.marks import disc
from render.shapes import Box
from rules.games.storm.view import ChoosingView, MoveView

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
    canvas.put(disc(1, 40), x + 46, y + 92)
    canvas.text((x + 78, y + 91), brief.words("picture-storm-where"), 30, "ash", SEMIBOLD, needed=False)
    cost_tag(canvas, x + 236, y + 92, Cost(-2), 0.9, needed=False)
    canvas.text((x + 276, y + 91), brief.words("picture-storm-honor"), 30, "ash", SEMIBOLD, needed=False)
    if any(aim.energy for aim in choosing.targets):
        cost_tag(canvas, x + 66, y + 150, Cost(None, 2), 0.9, needed=False)
        canvas.text((x + 116, y + 149), brief.words("picture-storm-styx"), 30, "ash", SEMIBOLD, needed=False)
    elif any(aim.night for aim in choosing.targets):
        cost_tag(canvas, x + 66, y + 150, Cost(0, 0, night=True), 0.9, needed=False)
        canvas.text((x + 116, y + 149), brief.words("picture-storm-night"), 30, "ash", SEMIBOLD, needed=False)
    else:
        said = brief.words("picture-storm-no-energy")
        canvas.text((x + 24, y + 149), said, 30, "ash", SEMIBOLD, room=box[2] - x - 48, needed=False)


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
    said = brief.words("picture-storm-attacker", name=brief.player(fight.attacker), region=fight.origin)
    canvas.text((x + 24, y + 148), said, 32, "sand", SEMIBOLD, room=box[2] - x - 48, needed=False)


def _result(canvas: Canvas, box: Box, brief: Brief) -> None:
    shown = brief.view.round
    assert shown is not None
    x, y, room = box[0], box[1], box[2] - box[0] - 48
    canvas.put(icon("swords", 54, "gold", "#0F2430"), box[2] - 48, y + 44)
    words = brief.words("picture-storm-fought-in", region=shown.region)
    canvas.text((x + 24, y + 44), words, 38, "ivory", BOLD, room=room - 70, needed=False)
    result = outcome_of(brief, shown)
    canvas.text((x + 24, y + 98), result.title, 34, "gold", SEMIBOLD, room=room, needed=False)
    canvas.text((x + 24, y + 148), result.losses, 32, "sand", SEMIBOLD, room=room, needed=False)


def _last(canvas: Canvas, box: Box, brief: Brief, move: MoveView) -> None:
    x, y, room = box[0], box[1], box[2] - box[0] - 48
    words = brief.words("picture-storm-last", origin=move.origin, target=move.target, kind=move.kind)
    canvas.text((x + 24, y + 40), words, 38, "ivory", BOLD, room=room, needed=False)
    said = brief.words("picture-storm-last-who", name=brief.player(move.side), count=move.count)
    canvas.text((x + 24, y + 92), said, 34, "sand", SEMIBOLD, room=room, needed=False)
    canvas.put(icon("honor", 46, "gold"), x + 46, y + 148)
    canvas.text((x + 78, y + 147), signed(move.honor), 38, honor_color(move.honor), BOLD, needed=False)
    canvas.put(icon("brazier", 46, "clay"), x + 206, y + 148)
    canvas.text((x + 238, y + 147), signed(-move.energy), 38, honor_color(-move.energy), BOLD, needed=False)


def _blank(canvas: Canvas, box: Box, brief: Brief) -> None:
    """Before anything has happened: what a hidden unit of each side looks like."""
    for i, side in enumerate(("olympian", "chthonian")):
        y = box[1] + 50 + i * 88
        canvas.put(shield(side, 60), box[0] + 56, y + 4)
        words = brief.words("picture-storm-blank", side=brief.title(side))
        canvas.text((box[0] + 102, y), words, 34, "ivory", room=box[2] - box[0] - 122, needed=False)
