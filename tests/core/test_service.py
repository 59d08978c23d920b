"""Work of the rules: faults come with a dump, heavy work is done off the event loop."""

from __future__ import annotations

import asyncio
import threading
import time

import pytest

from rules.core import codec, engine, flow, log
from rules.core.errors import Stale
from rules.core.game import Frame, Rule
from rules.core.log import Log, Record, read_log, verify, write_log
from rules.core.text import Wording
from rules.core.types import AnyDecision, Setup
from rules.service import Fault, Workers
from tests.support.micro import Ctx, Micro, MicroState, options, words
from tests.support.play import asked


def take(draft: MicroState, frame: Frame, decision: AnyDecision, choice: str, ctx: Ctx) -> None:
    draft.notes.append(threading.current_thread().name if choice == "thread" else choice)
    if choice == "bad":
        raise ZeroDivisionError("half way")
    if choice == "slow":
        time.sleep(0.3)


def ask(state: MicroState, frame: Frame) -> AnyDecision:
    return flow.one(frame, 0, "pick", words("Pick"), options("good", "bad", "slow", "thread"))


GAME = Micro({"first": Rule(ask=ask, answer=take)})
"""A choice `bad` fails half way; `slow` takes its time, `thread` notes where it runs."""


@pytest.fixture
def state() -> MicroState:
    return engine.start(GAME, Setup("micro", 1, "s")).state


async def picked(
    workers: Workers, state: MicroState, key: str, *, aside: bool = True, number: int | None = None
) -> list[str]:
    """The notes of the state after a choice."""
    decision = asked(GAME, state, 0).id if number is None else number
    record = Record(seq=1, kind="answer", seat=0, decision_id=decision, choice=key)

    def dump(error: str) -> Log:
        return log.dump_failure(GAME, state, record, error)

    return (await workers.run(lambda: log.apply(GAME, state, record), dump, aside=aside)).state.notes


@pytest.mark.parametrize("aside", [False, True])
async def test_refusals_pass_through_and_are_no_fault(state: MicroState, aside: bool) -> None:
    workers = Workers()
    with pytest.raises(Stale):
        await picked(workers, state, "good", aside=aside, number=99)
    assert await picked(workers, state, "good", aside=aside) == ["good"]
    workers.close()


@pytest.mark.parametrize("aside", [False, True])
async def test_any_other_exception_is_a_fault_with_a_dump_that_fails_again(state: MicroState, aside: bool) -> None:
    workers, before = Workers(), codec.encode(state)
    raised = []
    for _ in range(2):
        with pytest.raises(Fault) as caught:
            await picked(workers, state, "bad", aside=aside)
        raised.append(caught.value)
    assert codec.encode(state) == before
    assert raised[0].reference == raised[1].reference
    assert raised[0].reference in Wording()(raised[0].text)
    assert "half way" in str(raised[0])
    dump = read_log(write_log(raised[0].dump))
    assert "ZeroDivisionError: half way" in (dump.error or "")
    assert verify(GAME, dump).failure == "ZeroDivisionError: half way"
    assert await picked(workers, state, "good", aside=aside) == ["good"]
    workers.close()


async def test_work_runs_inline_and_in_a_worker_where_it_is_put_aside(state: MicroState) -> None:
    workers = Workers()
    assert await picked(workers, state, "thread", aside=False) == [threading.current_thread().name]
    (name,) = await picked(workers, state, "thread", aside=True)
    assert name.startswith("rules")
    workers.close()


async def test_work_put_aside_leaves_the_event_loop_free(state: MicroState) -> None:
    workers = Workers()
    slow = asyncio.create_task(picked(workers, state, "slow"))
    ticks = 0
    while not slow.done():
        await asyncio.sleep(0.01)
        ticks += 1
    assert ticks > 5
    assert await slow == ["slow"]
    workers.close()


async def test_work_past_its_time_is_a_fault_and_holds_nobody_up(state: MicroState) -> None:
    workers = Workers(1, seconds=0.1)
    with pytest.raises(Fault) as caught:
        await picked(workers, state, "slow")
    assert "TimeoutError" in (caught.value.dump.error or "")
    assert await picked(workers, state, "good") == ["good"]
    workers.close()


async def test_waiting_for_a_free_worker_does_not_count(state: MicroState) -> None:
    workers = Workers(1, seconds=0.7)
    slow = [picked(workers, state, "slow") for _ in range(3)]
    assert await asyncio.gather(*slow) == [["slow"]] * 3
    workers.close()


async def test_closing_is_harmless_and_work_afterwards_finds_new_workers(state: MicroState) -> None:
    workers = Workers()
    workers.close()
    workers.close()
    assert await picked(workers, state, "good") == ["good"]
    workers.close()
