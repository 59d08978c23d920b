"""Rare ends of logs: a dump from the middle, a start without a hash, the cards of another start; what undo rests on."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules.core import codec, engine, flow, undo
from rules.core.errors import Stale
from rules.core.game import Frame, Rule
from rules.core.log import BadLog, Line, Record, dump_failure, dump_start, read_log, verify, write_log
from rules.core.recorder import Recorder
from rules.core.text import joined
from rules.core.types import AnyDecision, Setup, Text, seat_text
from tests.core.test_side_by_side import offering
from tests.support.micro import Ctx, Micro, MicroState, options, words
from tests.support.play import answer, asked, recorded, toy_setup, with_turn
from tests.support.toy import Toy


def test_a_dump_from_the_middle_starts_at_its_state(toy: Toy) -> None:
    recorder = with_turn()
    before = recorder.state
    answer(recorder, 0, "order")
    answer(recorder, 0, ["shrine:b", "shrine:a", "shrine:c"])
    played = recorder.records[-2:]
    failed = Record(seq=9, kind="answer", seat=0, decision_id=1, choice="nowhere")
    log = read_log(write_log(dump_failure(toy, before, failed, "RulesBug: x")))
    found = verify(toy, log)
    assert (found.commands, codec.encode(found.state)) == (0, codec.encode(before))
    assert found.failure is not None
    assert found.failure.startswith("Stale")
    assert verify(toy, replace(log, failed=None)).failure is None
    more = replace(log, commands=tuple(played), hash=codec.state_hash(recorder.state))
    assert [record.seq for record in played] == [4, 5]
    assert codec.encode(verify(toy, more).state) == codec.encode(recorder.state)


def test_a_start_without_a_hash_is_played_by_its_seed() -> None:
    recorder = asking()
    log = read_log(write_log(dump_start(recorder.game, recorder.setup, (), "RulesBug: healed")))
    found = verify(recorder.game, log)
    assert (found.by_seed, found.commands, found.failure) == (True, 0, None)
    assert codec.encode(found.state) == codec.encode(recorder.state)


def test_the_dump_of_a_start_that_was_mended_is_verified_though_it_holds_no_draws(toy: Toy) -> None:
    recorder = recorded()
    assert recorder.log().start_draws
    log = read_log(write_log(dump_start(toy, recorder.setup, (), "RulesBug: healed")))
    assert log.start_draws == ()
    assert verify(toy, log).by_seed


def test_a_match_that_never_started_has_a_dump_without_an_error(toy: Toy) -> None:
    log = Recorder(toy, toy_setup()).log()
    assert (log.error, log.hash, log.commands) == ("", "", ())


def test_the_cards_of_another_start_are_found_by_the_seed(toy: Toy) -> None:
    log = recorded().log()
    (cards,) = log.start_draws
    assert isinstance(cards, list)
    with pytest.raises(BadLog) as caught:
        verify(toy, replace(log, start_draws=(cards[::-1],)))
    assert caught.value.text.key == "log-draws"
    assert caught.value.text.args["seq"] == 0


def asking(
    *, secret: bool = False, optional: bool = False, final: bool = False, public: bool = False
) -> Recorder[MicroState]:
    """Both are asked again and again: seat 0 in `secret`, or `final`; seat 1 perhaps only by an `optional` offer."""

    def ask(state: MicroState, frame: Frame) -> list[AnyDecision]:
        first = flow.one(frame, 0, "go", words("?"), options("on", "draw", "leave", irreversible=final), secret=secret)
        first = replace(first, public=public and "on" not in state.notes[1:])
        other = flow.one(frame, 1, "join", words("?"), options("on", "draw"))
        return [*([] if "leave" in state.notes else [first]), replace(other, optional=optional)]

    def take(draft: MicroState, frame: Frame, decision: AnyDecision, choice: str, ctx: Ctx) -> None:
        draft.notes.append(ctx.pick(["x", "y"]) if choice == "draw" else choice)

    recorder = Recorder(Micro({"first": Rule(ask=ask, answer=take)}), Setup("micro", 2, "s"))
    recorder.start()
    return recorder


@pytest.mark.parametrize(
    ("seat", "final", "choice", "binding"),
    [
        (0, False, "on", False),
        (0, False, "draw", True),
        (0, False, "leave", True),
        (0, True, "on", True),
        (1, True, "on", False),
    ],
)
def test_an_answer_binds_that_cannot_be_taken_back_or_after_which_one_is_not_asked(
    seat: int, final: bool, choice: str, binding: bool
) -> None:
    recorder = asking(final=final)
    answer(recorder, seat, choice)
    assert (undo.points(recorder.line, seat) == []) is binding


def test_an_answer_to_a_secret_question_is_no_way_back() -> None:
    for secret in (False, True):
        recorder = asking(secret=secret)
        answer(recorder, 0, "on")
        assert len(undo.points(recorder.line, 0)) == (0 if secret else 1)
        assert undo.limit(recorder.line, 0).key == ("undo-stop-reveal" if secret else "undo-stop-start")


def test_who_has_only_an_offer_is_not_asked_and_may_not_go_back() -> None:
    for optional in (False, True):
        recorder = asking(optional=optional)
        answer(recorder, 1, "on")
        assert len(undo.points(recorder.line, 1)) == (0 if optional else 1)
        assert undo.limit(recorder.line, 1).key == ("undo-stop-turn" if optional else "undo-stop-start")


def test_who_is_not_asked_any_more_has_no_way_back() -> None:
    recorder = asking()
    answer(recorder, 0, "on")
    assert [point.seq for point in undo.points(recorder.line, 0)] == [0]
    answer(recorder, 0, "leave")
    assert undo.points(recorder.line, 0) == []
    assert undo.limit(recorder.line, 0).key == "undo-stop-turn"


@pytest.mark.parametrize(("count", "public", "told"), [(1, True, 1), (2, True, 2), (3, True, None), (2, False, None)])
def test_what_is_taken_back_is_told_where_everybody_could_read_all_of_it(
    count: int, public: bool, told: int | None
) -> None:
    recorder = asking(public=public)
    for _ in range(count):
        answer(recorder, 0, "on")
    (event,) = recorder.undo(0, to=0).events
    seat = seat_text(0)
    if told is None:
        assert event.text == Text("event-undone", {"seat": seat, "count": count})
    else:
        what = Text("choice-answered", {"first": words("?"), "then": words("on")})
        assert event.text == Text("event-undone-what", {"seat": seat, "what": joined([what] * told, "choice-more")})


def test_a_log_of_rules_that_still_replay_is_verified_without_its_hashes(toy: Toy) -> None:
    class Renewed(Toy):
        replays = (1,)

    recorder = with_turn()
    log = replace(recorder.log(), rules_version=1, hash="0" * 64)
    wrong = replace(log, commands=tuple(replace(one, hash="1" * 64) for one in log.commands))
    found = verify(Renewed(), wrong)
    assert (found.commands, codec.encode(found.state)) == (len(log.commands), codec.encode(recorder.state))
    with pytest.raises(BadLog) as caught:
        verify(toy, wrong)
    assert caught.value.text.key == "log-version"
    with pytest.raises(BadLog) as caught:
        verify(Renewed(), replace(wrong, rules_version=2))
    assert caught.value.text.key == "log-hash"


def test_a_log_of_older_rules_with_a_command_that_plays_otherwise_now_does_not_replay() -> None:
    class Renewed(Toy):
        replays = (1,)
        differs = {1: ("resign",)}

    recorder = with_turn()
    assert verify(Renewed(), replace(recorder.log(), rules_version=1)).commands == 3
    recorder.resign(2)
    assert verify(Renewed(), recorder.log()).commands == 4
    with pytest.raises(BadLog) as caught:
        verify(Renewed(), replace(recorder.log(), rules_version=1))
    assert caught.value.text.key == "log-version"


def test_a_line_goes_on_with_what_was_played_already_as_if_it_had_played_it() -> None:
    recorder = asking()
    pushed, appended = (Line(recorder.game, recorder.line.first) for _ in range(2))
    assert (pushed.effective, appended.effective) == (0, 0)
    for number in (1, 2):
        decision = asked(recorder.game, pushed.state, 0)
        record = Record(seq=number, kind="answer", seat=0, decision_id=decision.id, choice="on")
        appended.append(record, pushed.push(record))
        assert (appended.seq, appended.effective, appended.played) == (number, number, pushed.played)
    back = Record(seq=3, kind="undo", seat=0, to=1)
    for line in (pushed, appended):
        line.push(back)
        assert (line.seq, line.effective) == (3, 1)


def test_an_answer_by_older_rules_is_to_what_its_seat_is_asked_not_to_what_it_is_offered() -> None:
    """Whatever number the question bore then; offers stood beside none."""
    game = Micro({"first": offering()})
    start = engine.start(game, Setup("micro", 2, "s"))
    record = Record(seq=1, kind="answer", seat=0, decision_id=99, choice="x")
    line = Line(game, start, renewed=True)
    line.push(record)
    assert line.state.notes[0] == "x"
    assert [played.decision.kind for played in line.played if played.decision is not None] == ["needed"]
    with pytest.raises(Stale):
        Line(game, start).push(record)


def test_what_is_taken_back_besides_answers_is_counted_and_not_named() -> None:
    recorder = with_turn()
    answer(recorder, 0, "order")
    recorder.resign(2)
    line = recorder.line
    assert (line.seq, line.effective) == (5, 5)
    (event,) = line.push(Record(seq=6, kind="undo", seat=0, to=3)).events
    assert event.text == Text("event-undone", {"seat": seat_text(0), "count": 2})
    assert (line.seq, line.effective, line.state.resigned) == (6, 3, [])


def test_progress_is_told_by_the_number_of_commands_that_are_through(toy: Toy) -> None:
    recorder, told = with_turn(), list[int]()
    verify(toy, recorder.log(), progress=told.append)
    assert told == [1, 2, 3]


def test_an_export_is_written_to_be_read() -> None:
    assert write_log(recorded().log()).startswith(b'{\n "')
