"""Several answers given by one press: each has an id of its own, which tells that it belongs with the one before."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.steps import UndoPoint
from bot.store.port import Entry

_FURTHER = re.compile(r".+\+[1-9][0-9]*")


def part(press: str | None, number: int) -> str | None:
    """The id of answer `number` of a press, from 0: the same press sent twice has no second effect."""
    return f"{press}+{number}" if press and number else press


def first(entry: Entry) -> bool:
    """Whether a press began with this command."""
    return entry.interaction is None or _FURTHER.fullmatch(entry.interaction) is None


def start(points: Sequence[UndoPoint], effective: Sequence[Entry]) -> UndoPoint | None:
    """Where the newest press began, or as far towards it as one may go back; None where there is no way back.

    `points`: where one may go back to, nearest first; `effective`: commands that stand, oldest first.
    """
    given = {entry.seq: entry for entry in effective if entry.kind != "undo"}
    newest = max(given, default=-1)
    for at, point in enumerate(points):
        undone = given.get(points[at - 1].seq if at else newest)
        if undone is None or first(undone):
            return point
    return points[-1] if points else None
