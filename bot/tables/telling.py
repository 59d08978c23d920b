"""What happened, as one reader may hear it: nothing that is not for them is ever taken along."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from bot.model import Told
from bot.store.port import Entry
from bot.tables import presses
from rules.core.types import Event, Seat, Text

CHOSEN = "event-chosen"
SEALED = (CHOSEN, "event-withdrawn")
"""What is told of sealed choices before they are opened."""
Since = Literal["my-turn", "round", "start"] | int


def heard(event: Event, viewer: Seat | None) -> tuple[Text, bool] | None:
    """The words of an event for a viewer, and whether they are private; None when it is not for them at all."""
    if event.audience is None:
        return event.text, False
    if viewer is not None and viewer in event.audience:
        return event.text, True
    return None if event.public is None else (event.public, False)


def told(entries: Iterable[Entry], viewer: Seat | None, seat: Seat | None = None) -> list[Told]:
    """Lines for a viewer, oldest first; `seat` keeps the doings of one seat only."""
    lines = []
    for entry in entries:
        for event in entry.events:
            words = heard(event, viewer)
            if words is not None:
                lines.append(Told(entry.seq, event.seat, words[0], words[1], entry.at))
    return [line for line in settled(lines) if seat in (None, line.seat)]


def settled(lines: Sequence[Told]) -> list[Told]:
    """Without what tells nothing any more: that somebody has chosen, once something else has happened.

    Only what the reader hears counts: by what is left out they learn of nothing that others alone hear.
    """
    last = max((at for at, line in enumerate(lines) if line.text.key not in SEALED), default=-1)
    return [line for at, line in enumerate(lines) if at > last or line.text.key != CHOSEN]


def standing(entries: Iterable[Entry]) -> list[tuple[Entry, int]]:
    """Without what was taken back; an undo itself stays, with how many presses it took back."""
    kept: list[tuple[Entry, int]] = []
    for entry in entries:
        back = entry.to if entry.kind == "undo" else None
        gone = [former for former, _ in kept if back is not None and former.seq > back and former.kind != "undo"]
        kept = [pair for pair in kept if pair[0] not in gone] if gone else kept
        kept.append((entry, sum(presses.first(one) for one in gone)))
    return kept


def effective(entries: Iterable[Entry]) -> list[Entry]:
    """Without what was taken back; the undo itself stays."""
    return [entry for entry, _ in standing(entries)]


def after(entries: Sequence[Entry], since: Since, viewer: Seat | None, waiting: Sequence[Seat], seats: int) -> int:
    """The command number after which a reader wants to hear."""
    if isinstance(since, int):
        return since
    if since == "my-turn" and viewer is not None:
        return _my_turn(entries, viewer, open_turn=viewer in waiting)
    if since == "round":
        return _round(entries, seats)
    return -1


def _my_turn(entries: Sequence[Entry], seat: Seat, open_turn: bool) -> int:
    number = len(entries) - 1
    # In the middle of a turn of one's own, what one wants to know is what happened before it.
    while open_turn and number >= 0 and entries[number].seat == seat:
        number -= 1
    while number >= 0 and entries[number].seat != seat:
        number -= 1
    # What came of it belongs to what they want to read.
    return entries[number].seq - 1 if number >= 0 else -1


def _round(entries: Sequence[Entry], seats: int) -> int:
    gone = {entry.seat for entry in entries if entry.kind == "resign"}
    missing = {seat for seat in range(seats) if seat not in gone}
    for entry in reversed(entries):
        missing.discard(-1 if entry.seat is None else entry.seat)
        if not missing:
            return entry.seq - 1
    return -1
