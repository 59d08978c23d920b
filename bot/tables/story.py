"""A match as it is told: its commands put together to chapters, each with what it came to.

What was taken back leaves nothing but its number, and that somebody thinks again is told once in a chapter.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from msgspec import Struct

from bot.model import Chapter, Told
from bot.store.port import Entry
from bot.tables import telling
from rules.core import story
from rules.core.choices import Forced
from rules.core.story import Deed
from rules.core.text import joined
from rules.core.types import SPECTATOR, Event, Seat, Text, heard

Deeds = Callable[[Sequence[Event], Seat | None], Sequence[Deed]]
"""How a title sums up what everybody has heard, given whose turn it was."""

Happened = tuple[Entry, Event]


class _Stretch(Struct):
    """What happened between two marks of the rules."""

    first: int
    mark: Event | None = None
    happened: list[Happened] = []
    forced: list[tuple[Entry, Forced]] = []
    back: int = 0


def chapters(
    entries: Sequence[Entry], viewer: Seat | None, deeds: Deeds, since: int = -1, until: int | None = None
) -> list[Chapter]:
    """The chapters of a match, oldest first, the open one last; `entries`: all there are.

    Only those that came to their end after command `since`, or have not yet; and, with `until`, by that command.
    """
    found = list(_stretches(entries))
    pairs = zip(found, [*found[1:], None], strict=True)
    told = [(one, after) for one, after in pairs if _within(after, since, until)]
    return [_chapter(one, after, viewer, deeds) for one, after in told]


def _within(after: _Stretch | None, since: int, until: int | None) -> bool:
    return until is None if after is None else since < after.first and (until is None or after.first <= until)


def _stretches(entries: Sequence[Entry]) -> Iterator[_Stretch]:
    now = _Stretch(-1)
    for entry, back in telling.standing(entries):
        now.back += back
        here = [now]
        for event in () if entry.kind == "undo" else entry.events:
            if event.audience is None and story.begins(event):
                yield now
                now = _Stretch(entry.seq, event)
                here.append(now)
            else:
                now.happened.append((entry, event))
        for one in entry.forced:
            own = [stretch for stretch in here if stretch.mark is not None and stretch.mark.seat == one.seat]
            (own or here)[-1].forced.append((entry, one))
    yield now


def _chapter(one: _Stretch, following: _Stretch | None, viewer: Seat | None, deeds: Deeds) -> Chapter:
    kept, back = story.taken_back([event for _, event in one.happened])
    happened = [*_thought_once([one.happened[number] for number in kept])]
    public = [told for _, event in happened if (told := heard(event, SPECTATOR)) is not None]
    mark, end = one.mark, following.mark if following is not None else None
    seat = mark.seat if mark is not None else None
    before = story.scores_of(mark) if mark is not None else ()
    after = story.scores_of(end) if mark is not None and end is not None else ()
    return Chapter(
        seat=seat,
        heading=mark.text if mark is not None else None,
        phase=story.phase_of(mark) if mark is not None else None,
        deeds=(*deeds(public, seat), *_gone(public)) if mark is not None else (),
        before=before,
        after=after,
        leader=story.new_leader(before, after) if mark is not None and not story.together(mark) else None,
        forced=tuple(given for _, given in one.forced if given.public),
        back=one.back + back,
        first=one.first,
        last=following.first if following is not None else None,
        told=(*telling.settled([*_told(happened, viewer)]), *_alone(one, viewer)),
    )


def _gone(public: Sequence[Event]) -> Iterator[Deed]:
    """Who has left: that is told whatever the title tells of it."""
    for event in public:
        if event.kind == "resigned" and event.seat is not None:
            yield story.of_other(event.seat, Text("deed-resigned"), highlight=True)


def _thought_once(happened: Sequence[Happened]) -> Iterator[Happened]:
    """Without choices that were thought over again, and each seat thinks again once."""
    again: set[Seat | None] = set()
    for number, (entry, event) in enumerate(happened):
        later = any(next_.kind == "withdrawn" and next_.seat == event.seat for _, next_ in happened[number + 1 :])
        if (event.kind == "chosen" and later) or (event.kind == "withdrawn" and event.seat in again):
            continue
        if event.kind == "withdrawn":
            again.add(event.seat)
        yield entry, event


def _told(happened: Sequence[Happened], viewer: Seat | None) -> Iterator[Told]:
    for entry, event in happened:
        words = telling.heard(event, viewer)
        if words is not None:
            yield Told(entry.seq, event.seat, words[0], words[1], entry.at)


def _alone(one: _Stretch, viewer: Seat | None) -> Iterator[Told]:
    """What was answered for the viewer, since nothing else was possible, where only they may know of it."""
    for entry, given in one.forced:
        if given.seat == viewer and not given.public:
            yield Told(entry.seq, given.seat, forced_text([given]), True, entry.at)


def forced_text(given: Sequence[Forced]) -> Text:
    """Answers that were given for a seat, in words."""
    what = [Text("choice-answered", {"first": one.prompt, "then": one.what}) for one in given]
    return Text("told-forced", {"what": joined(what, "choice-more")})
