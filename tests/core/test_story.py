"""Chapters among the events: what marks one, what was taken back, and which deeds are told."""

from __future__ import annotations

import pytest

from rules.core import engine, story
from rules.core.story import ANNULS, SCORES, Deed
from rules.core.types import SPECTATOR, Event, Mover, Setup, Text, heard, seat_text
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


@pytest.mark.parametrize(
    ("by", "who", "seat", "said"),
    [
        (1, None, 1, seat_text(1)),
        (1, Text("kronos"), 1, seat_text(1)),
        ("kronos", Text("kronos"), None, Text("kronos")),
        ("kronos", None, None, None),
        (None, None, None, None),
    ],
)
def test_a_mark_says_whose_turn_it_is_where_it_is_anybodys(
    by: Mover | None, who: Text | None, seat: int | None, said: Text | None
) -> None:
    phase = Text("toy-phase", {"round": 1})
    mark = story.mark("turn", phase, by, (3, 4), who=who, reveals=True, left=2)
    text = Text("event-phase", {"phase": phase}) if said is None else Text("event-turn", {"phase": phase, "who": said})
    assert mark == Event("turn", text, seat, {"left": 2, SCORES: [3, 4]}, reveals=True)
    assert story.phase_of(mark) == phase


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


def test_what_is_taken_back_begins_with_the_newest_of_the_events_it_goes_back_to() -> None:
    turn = [event("column"), event("place"), event("column"), event("place")]
    assert story.taken_back([*turn, event("back", annuls=["column"])]) == ([0, 1, 2], 1)
    assert story.taken_back([*turn, event("back", annuls=["column", "place"])]) == ([0, 1, 2, 3], 1)


def test_without_the_event_it_goes_back_to_all_of_the_seat_is_taken_back() -> None:
    events = [event("move"), event("move", 1), event("back", annuls=["column"])]
    assert story.taken_back(events) == ([1], 1)


def test_deeds_are_told_of_the_seat_and_highlights_of_all() -> None:
    told = {"toy-event-took": False, "toy-event-won": True}
    events = [event("took"), event("took", 1), event("won", 1), event("paid")]
    assert story.deeds(events, 0, told) == [
        Deed(Text("toy-deed-took", {"n": 1})),
        Deed(by_one(Text("toy-deed-won", {"n": 1})), highlight=True, whole=True),
    ]
    nobodys = story.deeds(events, None, told)
    assert [deed.text.args.get("who") for deed in nobodys] == [seat_text(0), seat_text(1), seat_text(1)]
    assert all(deed.whole for deed in nobodys), "where it is nobody's turn each says who"


def test_deeds_with_subjects_of_their_own_are_told_as_they_are_whoever_did_them() -> None:
    told = {"toy-event-took": False}
    expected = [Deed(Text("toy-deed-took", {"n": 1}), whole=True)]
    assert story.deeds([event("took", 1)], 0, told, whole=["toy-event-took"]) == expected
    assert story.deeds([event("took", 1)], None, told, whole=["toy-event-took"]) == expected


def by_one(said: Text) -> Text:
    return Text("deed-of", {"who": seat_text(1), "deed": said})


def test_what_nobody_or_the_seat_itself_did_is_told_and_not_what_others_did() -> None:
    told = {f"toy-event-{kind}": False for kind in ("own", "other", "nobody")}
    events = [event("own", 2), event("other", 1), event("nobody", None)]
    assert [deed.text.key for deed in story.deeds(events, 2, told)] == ["toy-deed-own", "toy-deed-nobody"]
