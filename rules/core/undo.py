"""How far undo may go: back within one seat's own open turn, never past what anybody has learned by it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from rules.core import engine
from rules.core.choices import answer_text, irreversible
from rules.core.errors import Rejected
from rules.core.game import S
from rules.core.log import Line, Played, Record
from rules.core.types import Event, Seat, Text


class Point(Struct, frozen=True):
    """A place to go back to: the record whose state would hold again, and what would be undone, newest first."""

    seq: int
    undone: tuple[Text, ...]


def points(line: Line[S], seat: Seat) -> list[Point]:
    """Where a seat may go back to on its own, nearest first; empty when nowhere."""
    found: list[Point] = []
    undone: list[Text] = []
    for number in range(len(line.played) - 1, -1, -1) if _is_asked(line, seat) else ():
        played = line.played[number]
        if played.answer is None or barrier(played, seat) is not None:
            break
        undone.append(answer_text(*played.answer))
        found.append(Point(line.played[number - 1].record.seq if number else line.begun, tuple(undone)))
    return found


def barrier(played: Played[S], seat: Seat) -> Text | None:
    """Why a seat may not undo this record on its own; None when it may."""
    if played.record.seat != seat or played.answer is None:
        return Text("undo-stop-other")
    if irreversible(*played.answer):
        return Text("undo-stop-final")
    if played.step.draws:
        return Text("undo-stop-draw")
    # An answer to a sealed question may have opened those of the others: it is withdrawn while it can be, never undone.
    if played.answer[0].secret or learned(played.step.events):
        return Text("undo-stop-reveal")
    return None


def learned(events: Sequence[Event]) -> bool:
    """Whether somebody learned something by what happened, or that somebody else has chosen."""
    return any(event.reveals or event.kind == "chosen" for event in events)


def limit(line: Line[S], seat: Seat) -> Text:
    """Why a seat may not go back further than its farthest point."""
    if not _is_asked(line, seat):
        return Text("undo-stop-turn")
    found = (barrier(played, seat) for played in reversed(line.played))
    return next((reason for reason in found if reason is not None), Text("undo-stop-start"))


def record(line: Line[S], seat: Seat, to: int | None = None) -> Record:
    """The record that takes a seat back to the state after `to`, by one own answer when None; raises Rejected."""
    allowed = points(line, seat)
    if to is None and allowed:
        to = allowed[0].seq
    if to not in [point.seq for point in allowed]:
        raise Rejected(Text("undo-too-far" if allowed else "undo-nothing", {"reason": limit(line, seat)}))
    return line.next("undo", seat, to=to)


def _is_asked(line: Line[S], seat: Seat) -> bool:
    return seat in engine.waited_for(line.newest.pending)
