"""A rush of presses is acknowledged before any is handled and worded before anything is drawn; nobody waits long."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any

import aiohttp
import pytest

from bot import door as doors
from bot.door import CROWD, Door, Visit, listen

Acknowledge = Callable[[], Awaitable[None]]


@pytest.fixture
def door() -> Door:
    return Door()


@pytest.fixture
def happened() -> list[str]:
    return []


async def nothing() -> None:
    """An acknowledgement that takes no time."""


async def hang() -> None:
    await asyncio.Event().wait()


async def _write() -> None:
    """What aiohttp does when a request is written."""
    trace = aiohttp.TraceConfig()
    listen(trace)
    trace.freeze()
    unused: Any = None
    await trace.on_request_chunk_sent.send(unused, SimpleNamespace(), unused)


async def visit(door: Door, acknowledge: Acknowledge = nothing) -> Visit:
    """Somebody who is past the door, and has no words yet."""
    inside = door.enter()
    await inside.acknowledge(acknowledge())  # type: ignore[arg-type]  # each is a coroutine function
    return inside


async def test_all_acknowledgements_are_written_before_one_press_is_handled(door: Door, happened: list[str]) -> None:
    async def press(n: int) -> None:
        async def acknowledge() -> None:
            for _ in range(n):
                await asyncio.sleep(0)
            happened.append("written")
            await _write()
            await asyncio.sleep(60)

        await door.enter().acknowledge(acknowledge())
        happened.append("handled")

    await asyncio.wait_for(asyncio.gather(*(press(n) for n in range(10))), 5)
    assert happened == ["written"] * 10 + ["handled"] * 10


async def test_nobody_waits_for_what_discord_answers(door: Door, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doors, "WRITING", 60.0)
    answered = asyncio.Event()

    async def acknowledge() -> None:
        await _write()
        await answered.wait()

    inside = await asyncio.wait_for(visit(door, acknowledge), 5)
    waiting = asyncio.create_task(inside.acknowledged())
    await asyncio.sleep(0)
    assert not waiting.done(), "nothing is shown before Discord knows of it"
    answered.set()
    await asyncio.wait_for(waiting, 5)


async def test_one_that_is_never_written_holds_the_others_up_only_for_a_moment(
    door: Door, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doors, "WRITING", 0.02)
    await asyncio.wait_for(visit(door, hang), 5)
    await asyncio.wait_for(visit(door), 5)
    assert door.visits == 2
    assert door.waited >= 0.02


async def test_a_failed_acknowledgement_leaves_the_door_clear(door: Door, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doors, "WRITING", 60.0)

    async def fail() -> None:
        raise RuntimeError("refused")

    inside = await asyncio.wait_for(visit(door, fail), 5)
    with pytest.raises(RuntimeError):
        await inside.acknowledged()
    await asyncio.wait_for(visit(door), 5)


async def test_a_request_that_acknowledges_nobody_is_nobodys(door: Door) -> None:
    await _write()
    await asyncio.wait_for(visit(door), 5)


async def test_nothing_is_drawn_while_words_are_to_be_found(door: Door, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doors, "DRAWING", 60.0)
    inside = [await visit(door) for _ in range(3)]
    drawing = asyncio.create_task(door.calm())
    for one in inside:
        await asyncio.sleep(0)
        assert not drawing.done()
        one.worded()
    await asyncio.wait_for(drawing, 5)


async def test_who_waits_for_others_holds_no_picture_up(door: Door, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doors, "DRAWING", 60.0)
    (await visit(door)).step_aside()
    await asyncio.wait_for(door.calm(), 5)


async def test_words_that_never_come_hold_pictures_up_only_for_a_moment(
    door: Door, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doors, "DRAWING", 0.02)
    await visit(door)
    await asyncio.wait_for(door.calm(), 5)


async def test_words_wait_for_their_picture_but_not_in_a_rush(door: Door) -> None:
    alone = await visit(door)
    assert alone.worded() == doors.PICTURE
    rush = [await visit(door) for _ in range(2 * CROWD)]
    assert {one.worded() for one in rush} == {0.0}, "the first of them, and the last"
    after = await visit(door)
    assert after.worded() == doors.PICTURE


async def test_in_a_rush_nothing_is_drawn_until_the_words_are_under_way(
    door: Door, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doors, "DRAWING", 60.0)
    monkeypatch.setattr(doors, "PUTTING", 60.0)
    rush = [await visit(door) for _ in range(CROWD + 1)]
    drawing = asyncio.create_task(door.calm())
    under_way = asyncio.Event()

    async def put(one: Visit) -> None:
        one.worded()
        await under_way.wait()
        await _write()

    putting = asyncio.gather(*(put(one) for one in rush))
    await asyncio.sleep(0.02)
    assert not drawing.done(), "all have their words, and none of these are written"
    under_way.set()
    await asyncio.wait_for(putting, 5)
    await asyncio.wait_for(drawing, 5)


async def test_in_a_rush_words_that_cannot_be_put_hold_pictures_up_only_for_a_moment(
    door: Door, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doors, "PUTTING", 0.02)
    for one in [await visit(door) for _ in range(CROWD + 1)]:
        one.worded()
    await asyncio.wait_for(door.calm(), 5)
