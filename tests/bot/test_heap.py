"""Memory is given back once drawing rests, not while it goes on and not again and again."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Sequence

import pytest

from bot import heap


async def tended(monkeypatch: pytest.MonkeyPatch, counts: Sequence[int]) -> list[int]:
    """After which of the looks at the count memory was given back."""
    looks, given = list[int](), list[int]()
    done = asyncio.Event()

    def look() -> int:
        looks.append(counts[min(len(looks), len(counts) - 1)])
        if len(looks) > len(counts):
            done.set()
        return looks[-1]

    monkeypatch.setattr(heap, "give_back", lambda: given.append(len(looks)))
    task = asyncio.create_task(heap.tend(look, every=0))
    await done.wait()
    task.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await task
    return given


@pytest.mark.parametrize(
    ("counts", "given"),
    [([0, 0, 0], []), ([0, 1, 2, 3], [5]), ([0, 3, 3, 3, 3], [3]), ([0, 1, 1, 2, 2, 2], [3, 5]), ([5, 5, 5], [])],
    ids=["nothing-drawn", "never-between-two", "once", "after-each-rest", "drawn-before"],
)
async def test_memory_is_given_back_once_after_each_rest(
    monkeypatch: pytest.MonkeyPatch, counts: list[int], given: list[int]
) -> None:
    assert await tended(monkeypatch, counts) == given


async def test_it_is_given_back_beside_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    threads = list[threading.Thread]()
    count = iter([0, 1, 1])
    given = asyncio.Event()
    loop = asyncio.get_running_loop()

    def give() -> None:
        threads.append(threading.current_thread())
        loop.call_soon_threadsafe(given.set)

    monkeypatch.setattr(heap, "give_back", give)
    task = asyncio.create_task(heap.tend(lambda: next(count, 1), every=0))
    await given.wait()
    task.cancel()
    assert threading.main_thread() not in threads


def test_giving_back_does_no_harm() -> None:
    heap.share_heap()
    heap.give_back()
