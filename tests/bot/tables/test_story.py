"""A match as it is told: a chapter for each turn, with nothing of what was taken back but its number."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from bot.model import Chapter
from bot.store.port import Entry
from bot.tables.story import chapters
from rules.core import flow, story
from rules.core.choices import Forced
from rules.core.game import Frame, Rule
from rules.core.story import SCORES, Deed
from rules.core.types import AnyDecision, Choice, Event, Text, seat_text
from tests.support.micro import Ctx, Micro, MicroState, options, words
from tests.support.tables import PEOPLE, opened
from tests.support.toy import Toy


def mark(seat: int, *scores: int) -> Event:
    phase = Text("toy-phase", {"round": 1})
    return Event("turn", Text("event-turn", {"phase": phase, "who": seat_text(seat)}), seat, {SCORES: list(scores)})


def said(kind: str, seat: int = 0, *, audience: tuple[int, ...] | None = None, public: Text | None = None) -> Event:
    return Event(kind, Text(f"toy-event-{kind}", {"n": seat}), seat, audience=audience, public=public)


def entry(seq: int, *events: Event, kind: str = "answer", seat: int = 0, to: int | None = None) -> Entry:
    return Entry(seq=seq, kind=kind, seat=seat, events=events, to=to, at=float(seq))  # type: ignore[arg-type]  # a kind given as text


def kinds(chapter: Chapter) -> list[str]:
    return [line.text.key.removeprefix("toy-event-") for line in chapter.told]


def deeds(events: object, seat: object) -> list[Deed]:
    return []


MATCH = [
    entry(0, said("dealt"), mark(0, 0, 0), kind="start"),
    entry(1, said("rolled")),
    entry(2, said("scored"), mark(1, 4, 0), said("rolled", 1)),
    entry(3, said("drew", 1, audience=(1,), public=Text("toy-event-drew-public")), seat=1),
]


def test_a_turn_reaches_from_mark_to_mark_also_within_a_command() -> None:
    before, first, second = chapters(MATCH, None, deeds)
    assert (before.heading, kinds(before), before.last) == (None, ["dealt"], 0)
    assert (first.seat, kinds(first), first.first, first.last) == (0, ["rolled", "scored"], 0, 2)
    assert (first.before, first.after) == ((0, 0), (4, 0))
    assert (second.seat, second.last, second.before, second.after) == (1, None, (4, 0), ())


def test_a_lead_is_taken_by_who_has_most_alone_and_had_not() -> None:
    def leaders(*scores: tuple[int, ...]) -> list[int | None]:
        marked = [entry(n, mark(0, *one)) for n, one in enumerate(scores)]
        return [one.leader for one in chapters(marked, None, deeds)[1:]]

    assert leaders((0, 0), (4, 0), (5, 4), (5, 5), (5, 6)) == [0, None, None, 1, None]
    assert leaders((0,), (4,)) == [None, None]


def test_details_are_what_the_reader_may_hear() -> None:
    assert kinds(chapters(MATCH, None, deeds)[-1]) == ["rolled", "drew-public"]
    own = chapters(MATCH, 1, deeds)[-1]
    assert kinds(own) == ["rolled", "drew"]
    assert [line.private for line in own.told] == [False, True]


def test_deeds_come_from_what_everybody_has_heard() -> None:
    heard: list[str] = []

    def note(events: object, seat: object) -> list[Deed]:
        assert isinstance(events, list)
        heard.extend(event.text.key for event in events)
        return [Deed(Text("toy-deed-scored"), highlight=True)]

    (*_, last) = chapters(MATCH, 1, note)
    assert "toy-event-drew" not in heard
    assert "toy-event-drew-public" in heard
    assert last.highlights == (Text("toy-deed-scored"),)


def test_what_was_undone_leaves_its_number_and_nothing_else() -> None:
    undone = [
        *MATCH[:2],
        entry(2, said("staked")),
        entry(3, said("cheered")),
        entry(4, said("undone"), kind="undo", to=1),
        entry(5, said("staked")),
        entry(6, said("undone"), kind="undo", to=1),
        entry(7, said("passed"), mark(1, 0, 0)),
    ]
    _, turn, _ = chapters(undone, None, deeds)
    assert kinds(turn) == ["rolled", "passed"]
    assert turn.back == 3


def test_what_was_answered_for_a_seat_stands_in_its_own_turn() -> None:
    """Public answers for everybody, others for that seat alone; what its own press brought is told on its panel."""
    red, hidden = Forced(1, Text("which"), Text("red"), public=True), Forced(1, Text("which"), Text("hidden"))
    late = Forced(0, Text("which"), Text("late"), public=True)
    ended = replace(MATCH[2], forced=(red, hidden, late))
    for viewer in (None, 0, 1):
        _, first, second = chapters([*MATCH[:2], ended, MATCH[3]], viewer, deeds)
        assert first.forced == (late,)
        assert second.forced == (red,)
        private = [line for line in second.told if line.text.key == "told-forced"]
        assert [line.private for line in private] == ([True] if viewer == 1 else [])
        assert all("hidden" in str(line.text) and "late" not in str(line.text) for line in private)


async def test_what_one_seat_answers_for_another_is_stored_with_the_command(tmp_path: Path) -> None:
    """The second seat has nothing to choose once the first has."""

    def ask(state: MicroState, frame: Frame) -> AnyDecision:
        own = len(state.notes) % 2 == 0
        given = options("on", "off") if own else options("on")
        return flow.one(frame, 0 if own else 1, "act", words("What?"), given, public=True)

    def answer(draft: MicroState, frame: Frame, decision: AnyDecision, choice: Choice, ctx: Ctx) -> None:
        draft.notes.append(str(choice))

    table = await opened(tmp_path, Micro({"first": Rule(ask=ask, answer=answer)}))
    match = await table.running(2)
    looks = [await table.tables.look(match, user) for user in PEOPLE[:2]]
    await table.answer(next(look for look in looks if look.decisions), "off")
    for user in PEOPLE[:2]:
        (whole,) = await table.tables.story(match, user)
        assert [(one.seat, one.what) for one in whole.forced] == [(1, words("on"))]
    await table.close()


def test_thinking_again_is_told_once() -> None:
    again = [
        entry(0, mark(0, 0, 0)),
        entry(1, said("chosen")),
        entry(2, said("withdrawn"), kind="withdraw"),
        entry(3, said("chosen")),
        entry(4, said("withdrawn"), kind="withdraw"),
        entry(5, said("chosen")),
        entry(6, said("chosen", 1), seat=1),
    ]
    assert kinds(chapters(again, None, deeds)[-1]) == ["withdrawn", "chosen", "chosen"]


def test_only_turns_of_a_stretch_are_told() -> None:
    assert [one.seat for one in chapters(MATCH, None, deeds, since=0)] == [0, 1]
    assert [one.seat for one in chapters(MATCH, None, deeds, since=0, until=2)] == [0]
    assert chapters(MATCH, None, deeds, since=2, until=3) == []


async def test_a_match_is_told_turn_by_turn(tmp_path: Path) -> None:
    table = await opened(tmp_path, Toy())
    match = await table.running(2)
    await table.finish(match)
    story = await table.tables.story(match, None)
    turns = [one for one in story if one.seat is not None]
    assert len(turns) == 2
    assert all(one.deeds or one.plain for one in turns)
    assert story[-1].last is None
    # Whoever has a seat hears as much and more.
    own = await table.tables.story(match, PEOPLE[0])
    public, private = (sum(len(one.told) for one in told) for told in (story, own))
    assert 0 < public <= private
    since = await table.tables.story(match, None, turns[0].last or 0)
    assert since == story[story.index(turns[0]) + 1 :]
    await table.close()


def test_who_play_together_take_no_lead() -> None:
    def leaders(*, together: bool) -> list[int | None]:
        scores = ((0, 0), (4, 0), (4, 9))
        marked = [entry(n, story.mark("turn", Text("raw"), 0, one, together=together)) for n, one in enumerate(scores)]
        return [one.leader for one in chapters(marked, None, lambda events, seat: ())[1:]]

    assert leaders(together=False) == [0, 1, None]
    assert leaders(together=True) == [None, None, None]


def test_that_somebody_has_left_is_told_in_the_line_of_the_turn() -> None:
    gone = Event("resigned", Text("event-resigned", {"seat": seat_text(1)}), 1)
    marked = [entry(0, story.mark("turn", Text("raw"), 0, (0, 0))), entry(1, gone)]
    (_, turn) = chapters(marked, None, lambda events, seat: ())
    assert [(deed.text.key, deed.highlight, deed.whole) for deed in turn.deeds] == [("deed-of", True, True)]
