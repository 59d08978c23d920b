"""A match as it is told: where its turns begin among the events, and what each came to, in one line.

A title marks where a turn begins, or another stretch of play that deserves a line of its own (`Context.begin`), with
the points that everybody can count at that moment. What happened until the next mark is a chapter. `Game.deeds` sums
one up, from what everybody has heard of it; the host adds whose turn it was and how the points have changed.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from msgspec import Struct

from rules.core.types import Event, Mover, Seat, Text, seat_text

SCORES = "scores"
"""The member of an event's data that marks the beginning of a chapter."""

TOGETHER = "together"
"""The member of a mark's data that says nobody leads: all seats play together."""

ANNULS = "annuls"
"""The member of an event's data that takes back what its seat did since the last event of one of these kinds."""


class Deed(Struct, frozen=True):
    """A part of what a turn came to: `went to c2`, in the past tense, to be listed after the name of who did it."""

    text: Text
    highlight: bool = False
    """Whether it is worth being marked: a fight, something completed, a piece of weight."""
    whole: bool = False
    """Whether it has a subject of its own: `Typhon fell`."""


def mark(
    kind: str,
    phase: Text,
    by: Mover | None,
    scores: Sequence[int],
    *,
    who: Text | None = None,
    reveals: bool = False,
    together: bool = False,
    **facts: int,
) -> Event:
    """The event with which a chapter begins: what it is called, whose turn it is, the points that everybody can count.

    `who`: the words for whoever acts and has no seat. `together`: the seats are no rivals, so that none takes a lead.
    `facts` are for a machine, beside the points.
    """
    seat = by if isinstance(by, int) else None
    named = seat_text(seat) if seat is not None else who
    text = Text("event-phase", {"phase": phase})
    if named is not None:
        text = Text("event-turn", {"phase": phase, "who": named})
    allied = {TOGETHER: 1} if together else {}
    return Event(kind, text, seat, {**facts, **allied, SCORES: list(scores)}, reveals=reveals)


def begins(event: Event) -> bool:
    """Whether a chapter begins with this event."""
    return SCORES in event.data


def scores_of(mark: Event) -> tuple[int, ...]:
    """Everybody's public points where a chapter begins, by seat."""
    found = mark.data[SCORES]
    return tuple(int(one) for one in found) if isinstance(found, list) else ()


def together(mark: Event) -> bool:
    """Whether the seats play together in the chapter that begins with this event."""
    return mark.data.get(TOGETHER) == 1


def phase_of(mark: Event) -> Text:
    """What the chapter is called, without whose it is: `Round 3`."""
    phase = mark.text.args.get("phase")
    return phase if isinstance(phase, Text) else mark.text


def new_leader(before: Sequence[int], after: Sequence[int]) -> Seat | None:
    """Who has most points alone, and had not."""
    seat = _leader(after)
    return None if len(after) < 2 or seat == _leader(before) else seat


def _leader(scores: Sequence[int]) -> Seat | None:
    most = max(scores, default=0)
    return list(scores).index(most) if list(scores).count(most) == 1 else None


def taken_back(events: Sequence[Event]) -> tuple[list[int], int]:
    """Places of the events that were not taken back within a chapter, and how many steps back were gone."""
    kept: list[int] = []
    steps = 0
    for number, event in enumerate(events):
        until = event.data.get(ANNULS)
        if not isinstance(until, list):
            kept.append(number)
            continue
        steps += 1
        start = max((place for place in kept if events[place].kind in until), default=-1)
        kept = [place for place in kept if place <= start or events[place].seat != event.seat]
    return kept, steps


def deeds(
    events: Sequence[Event], seat: Seat | None, told: Mapping[str, bool], whole: Collection[str] = ()
) -> list[Deed]:
    """The deeds of those events whose key counts, in order; `told`: such keys, and whether they are highlights.

    `<game>-event-took` is told by `<game>-deed-took`, with the same parameters. What another seat than the chapter's
    does is told only when it is a highlight, or has words of its own for whose it is (`whole`), and with who did it;
    in a chapter of nobody it is all told so.
    """
    found = []
    for event in events:
        key, own = event.text.key, event.seat in (None, seat)
        if key not in told or not (told[key] or key in whole or seat is None or own):
            continue
        said = Text(key.replace("-event-", "-deed-"), event.text.args)
        if event.seat is None or own or key in whole:
            found.append(Deed(said, told[key], whole=key in whole))
        else:
            found.append(of_other(event.seat, said, highlight=told[key]))
    return found


def of_other(seat: Seat, said: Text, *, highlight: bool = False) -> Deed:
    """What another seat did than the one whose turn it was."""
    return Deed(Text("deed-of", {"who": seat_text(seat), "deed": said}), highlight, whole=True)
