"""Threads that carry units of work out: whatever has come in meanwhile, all at once."""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
from collections.abc import Callable, Iterable
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class Job(Generic[T]):
    """A piece of work, and who waits for what comes of it. A caller that gives up does not stop it."""

    __slots__ = ("error", "future", "result", "work")

    def __init__(self, work: Callable[..., T]) -> None:
        self.work = work
        self.future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.result: T | None = None
        self.error: BaseException | None = None

    def run(self, *args: Any) -> bool:
        """Do the work and keep what came of it; False when it failed. Nobody is told yet."""
        self.error = None
        try:
            self.result = self.work(*args)
        except BaseException as error:  # it belongs to the caller, who may be told later
            self.error = error
        return self.error is None

    def settle(self) -> None:
        """Tell the caller; in the loop's own thread."""
        if self.future.done():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)  # type: ignore[arg-type]  # `run` has been called


class Lane:
    """A thread and what waits for it, in the order it came.

    `serve` gets what waits, at most `most` at once, and leaves nothing undone; then all of them are told together.
    """

    def __init__(self, name: str, serve: Callable[[list[Job[Any]]], None], most: int = 1000) -> None:
        self._loop = asyncio.get_running_loop()
        self._serve = serve
        self._most = most
        self._waiting: queue.SimpleQueue[Job[Any] | None] = queue.SimpleQueue()
        # A program that ends without closing the store is not kept from it: what was not told is not promised.
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    async def do(self, work: Callable[..., T]) -> T:
        """Have it carried out and tell what came of it."""
        job = Job(work)
        self._waiting.put(job)
        return await job.future

    async def close(self) -> None:
        """Carry out what waits, and end the thread."""
        self._waiting.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        going = True
        while going:
            found = [self._waiting.get()]
            with contextlib.suppress(queue.Empty):
                while len(found) < self._most and found[-1] is not None:
                    found.append(self._waiting.get_nowait())
            going = None not in found
            jobs = [job for job in found if job is not None]
            try:
                self._serve(jobs)
            finally:
                self._tell(jobs)

    def _tell(self, jobs: Iterable[Job[Any]]) -> None:
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
            self._loop.call_soon_threadsafe(_settle, jobs)


def _settle(jobs: Iterable[Job[Any]]) -> None:
    for job in jobs:
        job.settle()
