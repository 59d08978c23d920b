"""What every game must keep to: play ends, states are plain data, only legal commands count, logs play again."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Collection, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import Struct

from rules.core import codec, engine, undo
from rules.core.auto import random_choice
from rules.core.choices import answerable, check_choice
from rules.core.errors import BadSetup, Illegal, NotYours, Over, Rejected, RulesBug, Stale
from rules.core.game import Game
from rules.core.log import Line, read_log, verify, write_log
from rules.core.rng import Rng, Source
from rules.core.types import BACK, AnyDecision, ChooseMany, Command, Seat
from rules.scenario.keys import unknown
from tests.contract.cases import MAX_COMMANDS, Case, Match, Moment, play, titles
from tests.support.play import toy_setup
from tests.support.toy import Toy, ToyState

ROOT = Path(__file__).parents[2]


def test_random_play_ends_with_an_outcome(match: Match) -> None:
    outcome = match.moments[-1].state.outcome
    assert outcome is not None
    seats = range(match.case.seats)
    assert set(outcome.winners) <= set(seats)
    assert [standing.seat for standing in outcome.standings] in ([], list(seats)) or sorted(
        standing.seat for standing in outcome.standings
    ) == list(seats)
    if outcome.standings:
        assert min(standing.rank for standing in outcome.standings) == 1
    assert engine.pending(match.case.game, match.moments[-1].state) == ()


def test_states_come_back_from_json_without_loss(match: Match) -> None:
    game = match.case.game
    for moment in match.moments:
        back = codec.decode_state(game, moment.raw)
        assert back == moment.state
        assert codec.encode(back) == moment.raw
        game.check(back)


def test_every_option_is_one_that_the_title_says_it_may_have(match: Match) -> None:
    game = match.case.game
    for moment in match.sample(20):
        keys = {option.key for decision in moment.decisions for option in decision.offered}
        assert [key for key in sorted(keys) if unknown(game, moment.state, key)] == []


def test_a_state_from_json_is_asked_and_plays_on_the_same(match: Match) -> None:
    game = match.case.game
    for moment in match.sample(20):
        back = codec.decode_state(game, moment.raw)
        assert engine.pending(game, back) == moment.decisions
        if moment.command is not None and moment.after is not None:
            again = engine.submit(game, back, moment.command)
            assert codec.encode(again) == codec.encode(moment.after)


def test_no_command_touches_the_state_it_was_given(match: Match) -> None:
    for moment in match.moments:
        assert codec.encode(moment.state) == moment.raw


def mutable_parts(value: Any) -> Iterator[Any]:
    """Every list, dict and changeable record inside a value, itself included; frozen records are never changed."""
    if isinstance(value, Struct):
        if value.__struct_config__.frozen:
            return
        yield value
        for name in value.__struct_fields__:
            yield from mutable_parts(getattr(value, name))
    elif isinstance(value, list | dict | set):
        yield value
        for item in value.values() if isinstance(value, dict) else value:
            yield from mutable_parts(item)
    elif isinstance(value, tuple):
        for item in value:
            yield from mutable_parts(item)


def test_a_clone_is_equal_and_shares_nothing_that_can_change(match: Match) -> None:
    for moment in match.sample(20):
        clone = moment.state.clone()
        assert type(clone) is type(moment.state)
        assert codec.encode(clone) == moment.raw
        originals = {id(part): part for part in mutable_parts(moment.state)}
        # A sealed answer is never changed, only replaced.
        answers = {id(part) for part in mutable_parts(list(moment.state.sealed.values()))}
        common = [part for part in mutable_parts(clone) if id(part) in originals and id(part) not in answers]
        assert common == []


def test_every_decision_can_be_answered_in_different_ways(match: Match) -> None:
    for decision in asked(match):
        keys = [option.key for option in decision.offered]
        assert answerable(decision)
        assert len(set(keys)) == len(keys)
        assert 0 <= decision.seat < match.case.seats
        assert decision.kind
        if isinstance(decision, ChooseMany):
            assert decision.maximum <= len(keys)


def asked(match: Match) -> list[AnyDecision]:
    """Every question of the match, once."""
    return list({decision.id: decision for moment in match.moments for decision in moment.decisions}.values())


def test_a_question_stands_unchanged_until_it_is_answered_and_never_comes_back(match: Match) -> None:
    closed: set[int] = set()
    standing: dict[int, bytes] = {}
    for moment in match.moments:
        now = {decision.id: codec.encode(decision) for decision in moment.decisions}
        assert len(now) == len(moment.decisions)
        assert not closed & now.keys()
        assert all(now[number] == raw for number, raw in standing.items() if number in now)
        closed |= standing.keys() - now.keys()
        standing = now


def test_an_answer_leaves_the_questions_of_other_seats_alone(match: Match) -> None:
    for moment, following in pairwise(match.moments):
        assert moment.command is not None
        # Where seats decide together, what they have settled may be followed by the next thing at the same place.
        stacks = [
            [(frame.at, frame.id if "council" in frame.v else 0) for frame in one.state.stack]
            for one in (moment, following)
        ]
        if following.state.outcome is None and stacks[0] == stacks[1] and len(moment.decisions) > 1:
            others = [decision for decision in moment.decisions if decision.seat != moment.command.seat]
            assert all(decision in following.decisions for decision in others)


def test_stale_and_foreign_commands_are_refused(match: Match) -> None:
    game, seats = match.case.game, match.case.seats
    old: Command | None = None
    for moment in match.moments:
        ended = moment.state.outcome is not None
        if old is not None:
            with pytest.raises(Over if ended else Stale):
                engine.submit(game, moment.state, old)
        for decision in moment.decisions:
            with pytest.raises(NotYours):
                engine.submit(game, moment.state, Command(decision.id, (decision.seat + 1) % (seats + 1), "x"))
        assert codec.encode(moment.state) == moment.raw
        old = moment.command


def wrong_answers(decision: AnyDecision) -> list[Any]:
    """Choices that no shape takes, or not with these options."""
    keys = [option.key for option in decision.offered]
    return [
        None,
        True,
        1.5,
        "",
        "no such key",
        10**9,
        -1 if getattr(decision, "minimum", 0) >= 0 else 10**9,
        ["no such key"],
        [*keys, *keys, "x"],
        [decision.options[0].key if decision.options else "x", BACK],
        [None],
        [[]],
        {"no such key": 1},
        dict.fromkeys(keys, -1) or {"x": 0},
        dict.fromkeys(keys, 10**6) or {"x": 0},
    ]


def test_illegal_choices_are_refused_in_words_and_change_nothing(match: Match) -> None:
    game = match.case.game
    for moment in match.sample(40):
        for decision in moment.decisions:
            for choice in wrong_answers(decision):
                with pytest.raises(Illegal):
                    engine.submit(game, moment.state, Command(decision.id, decision.seat, choice))
        assert codec.encode(moment.state) == moment.raw


def test_replay_by_seed_equals_replay_by_draws_equals_the_match(match: Match) -> None:
    log = match.recorder.log()
    assert all(record.hash for record in log.commands)
    verified = verify(match.case.game, read_log(write_log(log)))
    assert verified.by_seed
    assert codec.encode(verified.state) == match.moments[-1].raw


def test_undo_restores_the_state_byte_for_byte_and_takes_back_nothing_learned(match: Match) -> None:
    game, recorder = match.case.game, match.recorder
    raw = [moment.raw for moment in match.moments]
    line: Line[Any] = Line(game, recorder.line.first)
    undone = 0
    for record in recorder.records:
        line.push(record)
        for seat in range(match.case.seats):
            for point in undo.points(line, seat):
                other: Line[Any] = Line(game, line.first)
                other.played, other.seq = list(line.played), line.seq
                other.push(undo.record(other, seat, point.seq))
                assert codec.encode(other.state) == raw[point.seq]
                taken_back = line.played[len(other.played) :]
                assert len(taken_back) == len(point.undone)
                assert all(played.record.seat == seat and not played.step.draws for played in taken_back)
                assert not any(event.reveals for played in taken_back for event in played.step.events)
                undone += 1
        if undone > 100:
            return


def play_on(game: Game[Any, Any], state: Any, silent: Collection[Seat], seed: str, bound: int) -> Any:
    """Play on, the silent seats by default and the others by chance, until the end or for `bound` commands."""
    chooser = Source(Rng(seed))
    for _ in range(bound):
        decisions = [decision for decision in engine.pending(game, state) if not decision.optional]
        if not decisions:
            break
        decision = decisions[chooser.below(len(decisions))]
        if decision.seat in silent:
            choice = game.default(state, decision)
            check_choice(decision, choice)
        else:
            choice = random_choice(decision, chooser)
        state = engine.submit(game, state, Command(decision.id, decision.seat, choice)).state
    return state


def test_silence_is_legal_in_every_phase(match: Match) -> None:
    for moment in match.moments:
        for decision in moment.decisions:
            check_choice(decision, match.case.game.default(moment.state, decision))
        assert codec.encode(moment.state) == moment.raw


def test_silence_of_any_one_seat_does_not_keep_the_match_from_ending(case: Case) -> None:
    start = engine.start(case.game, case.setup).state
    for seat in range(case.seats):
        assert play_on(case.game, start, [seat], "alone", MAX_COMMANDS).outcome is not None


def test_silence_of_everybody_leads_to_no_dead_end(case: Case) -> None:
    start = engine.start(case.game, case.setup).state
    silent = range(case.seats)
    end = play_on(case.game, start, silent, "silence", 300)
    assert end.outcome is not None or engine.pending(case.game, end)


def test_every_seat_may_resign_at_any_time(match: Match) -> None:
    game, seats = match.case.game, match.case.seats
    for moment in match.sample(12):
        for seat in range(seats):
            if moment.state.outcome is not None:
                with pytest.raises(Over):
                    engine.resign(game, moment.state, seat)
                continue
            step = engine.resign(game, moment.state, seat)
            assert step.state.resigned == [seat]
            assert all(decision.seat != seat for decision in engine.pending(game, step.state))
            again = engine.resign(game, codec.decode_state(game, moment.raw), seat, step.draws)
            assert codec.encode(again) == codec.encode(step)
        assert codec.encode(moment.state) == moment.raw


def test_a_sealed_answer_is_gone_with_its_question_when_a_seat_leaves(match: Match) -> None:
    game, sealed = match.case.game, [moment for moment in match.moments if moment.state.sealed]
    for moment in sealed[:: max(1, len(sealed) // 12)]:
        questions = {decision.seat: decision.id for decision in moment.decisions}
        for seat in questions:
            step = engine.resign(game, moment.state, seat)
            stands = any(questions.get(decision.seat) == decision.id for decision in step.pending)
            if step.state.outcome is None:
                assert step.state.sealed.keys() <= {seat, *(moment.state.sealed if stands else ())}


def test_play_goes_on_without_those_who_left_and_ends_with_the_last(match: Match) -> None:
    game, seats = match.case.game, match.case.seats
    for turn, moment in enumerate(match.sample(4)):
        state = moment.state
        for number in range(seats):
            if state.outcome is not None:
                break
            state = engine.resign(game, state, (turn + number) % seats).state
            assert codec.encode(codec.decode_state(game, codec.encode(state))) == codec.encode(state)
            if number == 0:
                assert play_on(game, state, [], f"left {turn}", MAX_COMMANDS).outcome is not None
        assert state.outcome is not None


def test_automatic_players_answer_legally_and_the_same_again(match: Match) -> None:
    game = match.case.game
    for number, moment in enumerate(match.sample(10)):
        for decision in moment.decisions:
            view = engine.view(game, moment.state, match.case.viewers[decision.seat])
            for name in game.info.automats:
                answers = [game.choose(name, view, decision, Source(Rng(str(number)))) for _ in range(2)]
                check_choice(decision, answers[0])
                assert answers[0] == answers[1]
        assert codec.encode(moment.state) == moment.raw


@pytest.mark.parametrize("key", list(titles()))
def test_every_automatic_player_is_told_to_the_host_and_can_answer(key: str) -> None:
    game = titles()[key]
    assert set(game.info.automats) == {"random", *game.automats}, "names in info.automats, and what answers in automats"


@pytest.mark.parametrize("key", list(titles()))
def test_an_automatic_player_nobody_knows_is_refused(key: str) -> None:
    game = titles()[key]
    state = engine.start(game, Case(key, game.info.seats[-1]).setup).state
    (decision, *_) = engine.pending(game, state)
    view = engine.view(game, state, Case(key, game.info.seats[-1]).viewers[decision.seat])
    with pytest.raises(Rejected):
        game.choose("nobody", view, decision, Source(Rng("s")))


@pytest.mark.parametrize("key", list(titles()))
def test_impossible_setups_are_refused(key: str) -> None:
    info = titles()[key].info
    good = Case(key, info.seats[0])
    wrong = [msgspec.structs.replace(good, seats=max(info.seats) + 1), msgspec.structs.replace(good, seats=0)]
    wrong.append(msgspec.structs.replace(good, options=(("no such option", 1),)))
    wrong += [msgspec.structs.replace(good, options=((spec.key, "no such value"),)) for spec in info.options]
    for case in wrong:
        with pytest.raises(BadSetup):
            engine.start(case.game, case.setup)


def test_the_order_of_sets_decides_nothing() -> None:
    """The same matches in processes that order sets of text differently."""

    def hashes(seed: str) -> dict[str, str]:
        script = [sys.executable, "-m", "tests.contract.final_hashes"]
        done = subprocess.run(
            script, cwd=ROOT, env={**os.environ, "PYTHONHASHSEED": seed}, capture_output=True, check=True, timeout=120
        )
        found: dict[str, str] = json.loads(done.stdout)
        return found

    first = hashes("1")
    assert first.keys() >= titles().keys()
    assert hashes("2") == first


def test_a_failing_match_leaves_a_dump_that_replays(tmp_path: Path) -> None:
    class Broken(Toy):
        def check(self, state: ToyState) -> None:
            if state.round == 2:
                raise RulesBug("round two is too many")

    with pytest.raises(AssertionError, match=r"round two is too many; petteia replay .*toy-2-s\.json"):
        play(Broken(), toy_setup(2), tmp_path)
    log = read_log((tmp_path / "toy-2-s.json").read_bytes())
    assert log.failed is not None
    assert verify(Broken(), log).failure == "RulesBug: round two is too many"
    assert verify(Toy(), log).failure is None


def test_a_match_that_never_ends_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.contract.cases.MAX_COMMANDS", 5)
    with pytest.raises(AssertionError, match="no end after 5 commands"):
        play(Toy(), toy_setup(2), tmp_path)
    assert len(read_log((tmp_path / "toy-2-s.json").read_bytes()).commands) == 5


def test_the_sample_of_a_match_holds_its_ends(match: Match) -> None:
    some: list[Moment] = match.sample(5)
    assert some[0] is match.moments[0]
    assert some[-1] is match.moments[-1]
