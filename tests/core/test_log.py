"""Logs: played again by seed and by draws, undo records, the export file, and everything that can be wrong with one."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from rules.core import codec, engine, flow
from rules.core.errors import BadTape, Rejected, RulesBug, Stale
from rules.core.game import Rule
from rules.core.log import BadLog, Line, Log, Record, apply, export, read_log, replay, verify, write_log
from rules.core.recorder import Recorder
from rules.core.text import Wording
from rules.core.types import Command, Setup
from tests.support.micro import Micro, MicroState, breaking, ending, options, words
from tests.support.play import answer, asked, play_randomly, recorded, toy_setup, with_turn
from tests.support.toy import Toy, ToyState


def finished(seed: str = "s") -> Recorder[ToyState]:
    """A match with an undo, a withdrawal and a resignation in it, played to its end."""
    recorder = with_turn(seats=3, tokens=3)
    answer(recorder, 0, "order")
    answer(recorder, 0, ["shrine:c", "shrine:b", "shrine:a"])
    recorder.undo(0)
    recorder.undo(0)
    answer(recorder, 0, "roll")
    for seat in (1, 2):
        answer(recorder, seat, "pass")
    answer(recorder, 0, "pass")
    answer(recorder, 1, asked(recorder.game, recorder.state, 1).options[0].key)
    recorder.withdraw(1)
    recorder.resign(2)
    play_randomly(recorder, seed)
    return recorder


def changed(log: Log, number: int, **fields: Any) -> Log:
    commands = list(log.commands)
    commands[number] = replace(commands[number], **fields)
    return replace(log, commands=tuple(commands))


def reason(game: Toy, log: Log) -> str:
    with pytest.raises(BadLog) as caught:
        verify(game, log)
    assert Wording().faults(caught.value.text) == []
    return Wording()(caught.value.text)


def test_replay_by_seed_equals_replay_by_draws_equals_the_live_match(toy: Toy) -> None:
    recorder = finished()
    live = [record.hash for record in recorder.records]
    by_seed = list(replay(toy, recorder.setup, recorder.records))
    blind = replace(recorder.setup, seed="")
    by_draws = list(replay(toy, blind, recorder.records, "draws", recorder.line.first.draws))
    for steps in (by_seed, by_draws):
        assert [codec.state_hash(step.state) for step in steps[1:]] == live
    assert [step.events for step in by_seed] == [step.events for step in by_draws]
    assert codec.encode(by_seed[-1].state) == codec.encode(recorder.state)


def test_an_undo_restores_the_state_before_byte_for_byte(toy: Toy) -> None:
    recorder = with_turn()
    states = [codec.encode(recorder.state)]
    answer(recorder, 0, "order")
    states.append(codec.encode(recorder.state))
    answer(recorder, 0, ["shrine:b", "shrine:a", "shrine:c"])
    step = recorder.undo(0)
    assert codec.encode(recorder.state) == states[1]
    assert [event.kind for event in step.events] == ["undone"]
    recorder.undo(0)
    assert codec.encode(recorder.state) == states[0]
    assert [record.kind for record in recorder.records[-4:]] == ["answer", "answer", "undo", "undo"]
    assert [record.to for record in recorder.records[-2:]] == [4, 3]
    assert codec.encode(list(replay(toy, recorder.setup, recorder.records))[-1].state) == states[0]


def test_a_log_is_written_read_and_verified(toy: Toy) -> None:
    recorder = finished()
    raw = write_log(recorder.log())
    document = json.loads(raw)
    members = ["format", "game", "rules_version", "setup", "seed_hash", "start_draws", "commands", "hash"]
    assert list(document) == members
    assert list(document["setup"]) == ["seats", "options", "seed"]
    assert document["commands"][0].keys() == {"seq", "kind", "seat", "decision_id", "choice", "hash"}
    done: list[int] = []
    verified = verify(toy, read_log(raw), progress=done.append)
    assert verified.by_seed
    assert done == list(range(1, len(recorder.records) + 1))
    assert codec.state_hash(verified.state) == document["hash"]


def test_without_the_seed_the_draws_are_enough(toy: Toy) -> None:
    log = finished().log(with_seed=False)
    assert json.loads(write_log(log))["setup"]["seed"] is None
    verified = verify(toy, read_log(write_log(log)))
    assert not verified.by_seed
    assert codec.state_hash(verified.state) == log.hash


@pytest.mark.parametrize(
    ("forge", "words"),
    [
        (lambda log: replace(log, hash="0" * 64), "the position is not the recorded one"),
        (lambda log: replace(log, seed_hash="0" * 64), "The seed does not match"),
        (lambda log: replace(log, setup=replace(log.setup, seed="t")), "The seed does not match"),
        (
            lambda log: replace(log, rules_version=1),
            "needs version 1 of the rules to be verified; here they are version 2",
        ),
        (lambda log: replace(log, rules_version=3, begun_version=2), "needs version 3"),
        (
            lambda log: changed(replace(log, begun_version=1), 0, choice="card:99"),
            "from version 1 to 2. What was played",
        ),
        (lambda log: replace(log, begun_version=1, hash="0" * 64), "the position is not the recorded one"),
        (lambda log: replace(log, game="chess"), "“chess”, not “toy”"),
        (lambda log: replace(log, commands=log.commands[1:]), "Command 2 stands where 1 is due"),
        (lambda log: replace(log, start_draws=()), "The random results of command 0"),
        (lambda log: changed(log, 0, choice="card:99"), "Command 1 is not legal: “card:99” is not possible"),
        (lambda log: changed(log, 0, seat=1), "Command 1 is not legal: That choice belongs to Player 1"),
        (lambda log: changed(log, 0, choice=None), "Command 1 lacks a decision or a choice"),
        (lambda log: changed(log, 0, decision_id=None), "Command 1 lacks"),
        (lambda log: changed(log, 0, draws=("3",)), "The random results of command 1 do not fit"),
        (lambda log: changed(log, 0, hash="0" * 64), "After command 1 the position"),
        (lambda log: changed(log, 5, to=5), "Command 6 goes back to a command that is not in effect"),
        (lambda log: changed(log, 6, to=4), "Command 7 goes back to a command that is not in effect"),
        (lambda log: changed(log, 5, to=None), "Command 6 goes back"),
    ],
)
def test_what_was_forged_is_found(toy: Toy, forge: Callable[[Log], Log], words: str) -> None:
    log = finished().log()
    assert [record.kind for record in log.commands[5:7]] == ["undo", "undo"]
    assert words in reason(toy, forge(log))


def test_draws_of_another_seed_are_found(toy: Toy) -> None:
    log = finished().log()
    number, rolled = next((n, record) for n, record in enumerate(log.commands) if record.draws)
    other = "1" if rolled.draws != ("1",) else "2"
    forged = changed(log, number, draws=(other,), hash=None)
    assert f"random results of command {number + 1}" in reason(toy, forged)


@pytest.mark.parametrize(
    ("raw", "words"),
    [
        (b"{", "This is not the log of a match"),
        (b"[]", "This is not the log of a match"),
        (b'{"format": "petteia-log/1", "game": "toy"}', "missing required field `rules_version`"),
        (b'{"format": "petteia-log/9"}', "the format “petteia-log/9”; only “petteia-log/1” can be read"),
        (b'{"game": "toy"}', "the format “?”"),
    ],
)
def test_unreadable_files_say_why(raw: bytes, words: str) -> None:
    with pytest.raises(BadLog) as caught:
        read_log(raw)
    assert words in Wording()(caught.value.text)


def test_an_unknown_kind_of_command_is_refused_with_its_place() -> None:
    document = json.loads(write_log(finished().log()))
    document["commands"][0]["kind"] = "dance"
    with pytest.raises(BadLog) as caught:
        read_log(json.dumps(document).encode())
    assert "$.commands[0].kind" in Wording()(caught.value.text)


def test_an_answer_to_a_question_that_is_gone_is_refused_by_a_line_as_by_the_engine(toy: Toy) -> None:
    """Only records of older rules are answers to whatever their seat is asked."""
    recorder = with_turn()
    (gone,) = recorder.pending
    answer(recorder, 0, "order")
    for line in (recorder.line, Line(toy, engine.standing_at(toy, recorder.state))):
        with pytest.raises(Stale):
            line.push(Record(seq=line.seq + 1, kind="answer", seat=0, decision_id=gone.id, choice="cheer"))


def test_rules_that_play_by_something_else_than_their_draws_are_found_by_the_last_hash() -> None:
    """It is compared with every way the log was played."""
    starts = [0]

    def drift(draft: MicroState, frame: Any, ctx: Any) -> None:
        draft.notes.append(str(starts[0] % 2))
        starts[0] += 1
        ending(draft, frame)

    recorder = Recorder(Micro({"first": Rule(run=drift)}), Setup("micro", 1, "s"))
    recorder.start()
    for _ in range(2):
        with pytest.raises(BadLog) as caught:
            verify(recorder.game, recorder.log())
        assert caught.value.text.key == "log-hash"
        starts[0] += 1


def test_an_export_has_its_seed_unless_it_is_kept_back(toy: Toy) -> None:
    line, setup = recorded().line, toy_setup()
    assert export(toy, setup, line.first, (), line.state).setup.seed == setup.seed
    assert export(toy, setup, line.first, (), line.state, with_seed=False).setup.seed is None


def test_draws_given_to_a_record_must_fit_unless_it_is_said_that_they_need_not(toy: Toy) -> None:
    state = with_turn(tokens=0).state
    roll = Record(seq=4, kind="answer", seat=0, decision_id=asked(toy, state, 0).id, choice="roll")
    for record, used in ((roll, ("1",)), (Record(seq=4, kind="resign", seat=2), ())):
        with pytest.raises(BadTape, match="not used"):
            apply(toy, state, record, [*used, "2"])
        assert apply(toy, state, record, [*used, "2"], strict=False).draws == used


def test_an_undo_cannot_be_applied_alone(toy: Toy) -> None:
    state = engine.start(toy, toy_setup()).state
    with pytest.raises(BadLog):
        apply(toy, state, Record(seq=1, kind="undo", seat=0, to=0))


def test_a_refused_command_is_not_recorded() -> None:
    recorder = recorded()
    decision = recorder.pending[0]
    with pytest.raises(Rejected):
        recorder.submit(Command(decision.id, 1, "card:01"))
    assert recorder.records == []


def failing(*, at_start: bool) -> Recorder[MicroState]:
    """A game that breaks an invariant on its first roll, or at once."""

    def ask(state: MicroState, frame: Any) -> Any:
        return flow.one(frame, 0, "pick", words("Pick"), options("good", "bad"))

    def take(draft: MicroState, frame: Any, decision: Any, choice: str, ctx: Any) -> None:
        draft.notes.append("broken" if choice == "bad" else ctx.pick(["x", "y"]))

    rule = Rule[MicroState](ask=ask, answer=take)
    broken = Rule[MicroState](run=breaking)
    return Recorder(Micro({"first": broken if at_start else rule}), Setup("micro", 1, "s"))


def test_the_dump_of_a_failure_can_be_run_again() -> None:
    recorder = failing(at_start=False)
    answer(recorder, 0, "good")
    with pytest.raises(RulesBug):
        answer(recorder, 0, "bad")
    log = read_log(write_log(recorder.log()))
    assert log.error == "RulesBug: broken"
    assert [record.choice for record in log.commands] == ["good"]
    assert log.failed is not None
    assert log.failed.choice == "bad"
    assert verify(recorder.game, log).failure == "RulesBug: broken"
    healed = replace(log, failed=replace(log.failed, choice="good"))
    assert verify(recorder.game, healed).failure is None


def test_the_dump_of_a_failing_start_fails_again() -> None:
    recorder = failing(at_start=True)
    with pytest.raises(RulesBug):
        recorder.start()
    log = read_log(write_log(recorder.log()))
    assert (log.commands, log.hash, log.error) == ((), "", "RulesBug: broken")
    with pytest.raises(RulesBug, match="broken"):
        verify(recorder.game, log)


def test_a_start_that_failed_is_played_from_the_seed_alone() -> None:
    class Broken(Toy):
        def check(self, state: ToyState) -> None:
            raise RulesBug("never right")

    recorder = Recorder(Broken(), toy_setup())
    with pytest.raises(RulesBug):
        recorder.start()
    with pytest.raises(RulesBug, match="never right"):
        verify(Broken(), read_log(write_log(recorder.log())))
