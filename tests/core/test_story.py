"""Chapters among the events: what marks one, what was taken back, and which deeds are told."""

from __future__ import annotations

from rules.core import engine, story
from rules.core.story import ANNULS, SCORES, Deed
from rules.core.types import SPECTATOR, Event, Setup, Text, heard
from tests.support.toy import Toy


def event(kind: str, seat: int | None = 0, annuls: list[str] | None = None) -> Event:
    return Event(kind, Text(f"toy-event-{kind}", {"n": 1}), seat, {} if annuls is None else {ANNULS: annuls})


def test_a_mark_holds_the_points_of_all_and_is_heard_by_all() -> None:
    step = engine.start(Toy(), Setup("toy", 3, "seed"))
    [mark] = [one for one in step.events if story.begins(one)]
    assert story.scores_of(mark) == (0, 0, 0)
    assert heard(mark, SPECTATOR) == mark
    assert not mark.reveals
    assert story.phase_of(mark) == Text("toy-phase", {"round": 1})
    assert not story.begins(event("rolled"))


def test_a_mark_without_a_phase_is_called_as_it_is_worded() -> None:
    mark = Event("end", Text("toy-end-points"), None, {SCORES: [1, 2]})
    assert story.phase_of(mark) == mark.text
    assert story.scores_of(mark) == (1, 2)


def test_what_a_seat_took_back_by_the_rules_is_gone_and_counted() -> None:
    back = event("back", annuls=["column", "pandora"])
    events = [event("move"), event("column"), event("place"), event("gain", 1), back, event("column"), event("shift")]
    kept, steps = story.taken_back(events)
    assert [events[number].kind for number in kept] == ["move", "column", "gain", "column", "shift"]
    assert steps == 1


def test_without_the_event_it_goes_back_to_all_of_the_seat_is_taken_back() -> None:
    events = [event("move"), event("move", 1), event("back", annuls=["column"])]
    assert story.taken_back(events) == ([1], 1)


def test_deeds_are_told_of_the_seat_and_highlights_of_all() -> None:
    told = {"toy-event-took": False, "toy-event-won": True}
    events = [event("took"), event("took", 1), event("won", 1), event("paid")]
    assert story.deeds(events, 0, told) == [
        Deed(Text("toy-deed-took", {"n": 1})),
        Deed(Text("toy-deed-won", {"n": 1}), highlight=True),
    ]
    assert len(story.deeds(events, None, told)) == 3
