"""The asynchronous rules layer: it does no I/O, never leaves the event loop waiting for long, and knows a fault.

Light games answer inline. Heavy ones (`GameInfo.heavy`), and whatever else takes its time, run in a bounded pool of
workers with a time limit. `Rejected` is an expected answer and passes through; any other exception is a fault of the
rules and becomes `Fault`: the step is dropped, the caller's state stays as it was, and a dump comes with it.
"""

from __future__ import annotations

import asyncio
import hashlib
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from rules.core import codec
from rules.core.errors import Rejected
from rules.core.log import Log
from rules.core.types import Text

T = TypeVar("T")


class Fault(Exception):
    """The rules failed at a command: `reference` to tell the player, `dump` a log that `verify` runs again."""

    def __init__(self, dump: Log) -> None:
        # The same failure has the same number, so that reports of it can be counted.
        self.reference = hashlib.sha256(codec.encode(dump)).hexdigest()[:8]
        super().__init__(f"{self.reference}: {(dump.error or '').strip().splitlines()[-1:]}")
        self.dump = dump
        self.text = Text("rules-fault", {"reference": self.reference})


class Workers:
    """Where work of the rules is done."""

    def __init__(self, count: int = 2, seconds: float = 10.0) -> None:
        """At most `count` works at the same time away from the event loop, each for at most so many seconds."""
        self._count = count
        self._seconds = seconds
        self._free = asyncio.Semaphore(count)
        self._pool: ThreadPoolExecutor | None = None

    async def run(self, work: Callable[[], T], dump: Callable[[str], Log], *, aside: bool) -> T:
        """Do it, `aside` in a worker; raises Rejected, or Fault with the dump made of the error's words."""
        try:
            return await self._in_worker(work) if aside else work()
        except Rejected:
            raise
        except Exception as error:
            raise Fault(dump("".join(traceback.format_exception(error)))) from error

    def close(self) -> None:
        """Let the workers go."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    async def _in_worker(self, work: Callable[[], T]) -> T:
        async with self._free:
            if self._pool is None:
                self._pool = ThreadPoolExecutor(self._count, "rules")
            try:
                return await asyncio.wait_for(
                    asyncio.get_running_loop().run_in_executor(self._pool, work), self._seconds
                )
            except TimeoutError:
                # The thread cannot be stopped; a fresh pool keeps it from holding up other matches.
                self.close()
                raise
