"""The asynchronous layer: the same answers as the engine, faults with a dump, heavy work off the event loop."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Sequence
from typing import Any

import pytest

from rules.core import codec, engine, flow
from rules.core.errors import BadSetup, Illegal, NotYours, Over, Rejected, RulesBug, Stale
from rules.core.game import Frame, Game, Rule
from rules.core.log import BadLog, read_log, verify, write_log
from rules.core.text import Wording
from rules.core.types import AnyDecision, Command, Setup, Viewer
from rules.service import AsyncRules, Fault
from tests.support.micro import Ctx, Micro, MicroState, options, words
from tests.support.play import answer, asked, play_randomly, toy_setup, with_turn
from tests.support.toy import Toy


@pytest.fixture
def rules(toy: Toy) -> AsyncRules:
    return serving(toy)


def serving(game: Game[Any, Any], faults: list[Fault] | None = None, **limits: Any) -> AsyncRules:
    return AsyncRules(None if faults is None else faults.append, find=lambda key: game, **limits)


async def test_whether_an_answer_binds_is_told_only_where_nothing_is_hidden(
    rules: AsyncRules, toy: Toy, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = (await rules.start(toy_setup())).state
    decision = asked(toy, state, 0)
    command = Command(decision.id, 0, decision.options[0].key)
    assert decision.secret
    assert not await rules.binds("toy", state, command)
    monkeypatch.setattr(type(toy), "hides", False)
    assert await rules.binds("toy", state, command)


async def test_it_answers_as_the_engine_does(rules: AsyncRules, toy: Toy) -> None:
    step = await rules.start(toy_setup())
    state = step.state
    assert codec.encode(step) == codec.encode(engine.start(toy, toy_setup()))
    assert await rules.pending("toy", state) == engine.pending(toy, state)
    decision = asked(toy, state, 0)
    command = Command(decision.id, 0, decision.options[0].key)
    await rules.validate("toy", state, command)
    taken = await rules.submit("toy", state, command)
    assert codec.encode(taken) == codec.encode(engine.submit(toy, state, command))
    back = await rules.withdraw("toy", taken.state, 0)
    assert codec.encode(back.state) == codec.encode(state)
    assert (await rules.resign("toy", state, 0)).state.resigned == [0]
    assert await rules.view("toy", state, Viewer(1)) == engine.view(toy, state, Viewer(1))
    assert await rules.default("toy", state, decision) == toy.default(state, decision)


async def test_refusals_pass_through_and_are_no_fault(toy: Toy) -> None:
    faults: list[Fault] = []
    rules = serving(toy, faults)
    recorder = with_turn()
    state = recorder.state
    decision = asked(toy, state, 0)
    for command, kind in (
        (Command(decision.id, 1, "pass"), NotYours),
        (Command(decision.id + 1, 0, "pass"), Stale),
        (Command(decision.id, 0, "dance"), Illegal),
    ):
        for method in (rules.validate, rules.submit):
            with pytest.raises(kind):
                await method("toy", state, command)
    with pytest.raises(BadSetup):
        await rules.start(toy_setup(seats=9))
    play_randomly(recorder, "x")
    for method in (rules.validate, rules.submit):
        with pytest.raises(Over):
            await method("toy", recorder.state, Command(1, 0, "pass"))
    assert faults == []


async def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(Rejected):
        await AsyncRules().start(Setup("no such game", 2, "s"))


async def test_replay_and_undo_points(rules: AsyncRules, toy: Toy) -> None:
    recorder = with_turn()
    middle, seq = recorder.state, recorder.line.seq
    answer(recorder, 0, "order")
    line = await rules.replay(recorder.setup, recorder.records)
    assert codec.encode(line.state) == codec.encode(recorder.state)
    assert [point.seq for point in await rules.undo_points(line, 0)] == [seq]
    short = await rules.replay_from("toy", middle, seq, recorder.records[seq:])
    assert codec.encode(short.state) == codec.encode(recorder.state)
    assert [point.seq for point in await rules.undo_points(short, 0)] == [seq]
    blind = await rules.replay(toy_setup(seed=""), recorder.records, "draws", recorder.line.first.draws)
    assert codec.state_hash(blind.state) == codec.state_hash(recorder.state)
    with pytest.raises(BadLog):
        await rules.replay(recorder.setup, recorder.records[1:])


def breaking(*, heavy: bool = False, seconds: float = 0.0) -> Micro:
    """A game whose choice `bad` fails half way; `slow` takes its time, `thread` notes where it runs."""

    def ask(state: MicroState, frame: Frame) -> AnyDecision:
        return flow.one(frame, 0, "pick", words("Pick"), options("good", "bad", "slow", "thread"))

    def take(draft: MicroState, frame: Frame, decision: AnyDecision, choice: str, ctx: Ctx) -> None:
        draft.notes.append(threading.current_thread().name if choice == "thread" else choice)
        if choice == "bad":
            raise ZeroDivisionError("half way")
        if choice == "slow":
            time.sleep(seconds)

    return Micro({"first": Rule(ask=ask, answer=take)}, heavy=heavy)


def pick(game: Micro, state: MicroState, key: str) -> Command:
    return Command(asked(game, state, 0).id, 0, key)


@pytest.mark.parametrize("heavy", [False, True])
async def test_any_other_exception_is_a_fault_with_a_dump_that_fails_again(heavy: bool) -> None:
    game, faults = breaking(heavy=heavy), list[Fault]()
    rules = serving(game, faults)
    state = (await rules.start(Setup("micro", 1, "s"))).state
    before = codec.encode(state)
    raised = []
    for _ in range(2):
        with pytest.raises(Fault) as caught:
            await rules.submit("micro", state, pick(game, state, "bad"))
        raised.append(caught.value)
    assert codec.encode(state) == before
    assert faults == raised
    assert raised[0].reference == raised[1].reference
    assert raised[0].reference in Wording()(raised[0].text)
    assert "half way" in str(raised[0])
    dump = read_log(write_log(raised[0].dump))
    assert "ZeroDivisionError: half way" in (dump.error or "")
    assert verify(game, dump).failure == "ZeroDivisionError: half way"
    assert (await rules.submit("micro", state, pick(game, state, "good"))).state.notes == ["good"]
    rules.close()


async def test_a_failing_start_and_a_failing_view_are_faults(toy: Toy) -> None:
    class Broken(Toy):
        def view(self, state: Any, viewer: Viewer, standing: Sequence[AnyDecision]) -> Any:
            raise KeyError("no such thing")

        def check(self, state: Any) -> None:
            raise RulesBug("never right")

    rules = serving(Broken())
    with pytest.raises(Fault) as started:
        await rules.start(toy_setup())
    assert started.value.dump.setup.seed == "s"
    state = engine.start(toy, toy_setup()).state
    with pytest.raises(Fault) as viewed:
        await rules.view("toy", state, Viewer(0))
    assert viewed.value.dump.state is not None
    assert viewed.value.reference != started.value.reference


async def test_light_work_runs_inline_and_heavy_work_in_a_worker() -> None:
    for heavy in (False, True):
        game = breaking(heavy=heavy)
        rules = serving(game)
        state = (await rules.start(Setup("micro", 1, "s"))).state
        (name,) = (await rules.submit("micro", state, pick(game, state, "thread"))).state.notes
        assert name.startswith("rules") is heavy
        rules.close()


async def test_heavy_work_leaves_the_event_loop_free() -> None:
    game = breaking(heavy=True, seconds=0.3)
    rules = serving(game)
    state = (await rules.start(Setup("micro", 1, "s"))).state
    slow = asyncio.create_task(rules.submit("micro", state, pick(game, state, "slow")))
    ticks = 0
    while not slow.done():
        await asyncio.sleep(0.01)
        ticks += 1
    assert ticks > 5
    assert (await slow).state.notes == ["slow"]
    rules.close()


async def test_heavy_work_past_its_time_is_a_fault_and_holds_nobody_up() -> None:
    game = breaking(heavy=True, seconds=1.0)
    rules = serving(game, workers=1, seconds=0.1)
    state = (await rules.start(Setup("micro", 1, "s"))).state
    with pytest.raises(Fault) as caught:
        await rules.submit("micro", state, pick(game, state, "slow"))
    assert "TimeoutError" in (caught.value.dump.error or "")
    assert (await rules.submit("micro", state, pick(game, state, "good"))).state.notes == ["good"]
    rules.close()


async def test_closing_is_harmless_and_work_afterwards_finds_new_workers() -> None:
    game = breaking(heavy=True)
    rules = serving(game)
    state = (await rules.start(Setup("micro", 1, "s"))).state
    rules.close()
    rules.close()
    assert (await rules.submit("micro", state, pick(game, state, "good"))).state.notes == ["good"]
    rules.close()
