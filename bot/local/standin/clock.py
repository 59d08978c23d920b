"""Time and identifiers of the stand-in; tests may move the time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

DISCORD_EPOCH_MS = 1_420_070_400_000


class Clock:
    """Seconds since 1970, running with the machine's clock and movable forward."""

    def __init__(self, source: Callable[[], float] = time.time) -> None:
        self._source = source
        self._ahead = 0.0
        self._moved = asyncio.Event()

    def now(self) -> float:
        """Seconds since 1970."""
        return self._source() + self._ahead

    def iso(self) -> str:
        """The time as Discord writes it: ISO 8601 in UTC with microseconds."""
        return datetime.fromtimestamp(self.now(), UTC).isoformat(timespec="microseconds")

    def advance(self, seconds: float) -> None:
        """Move the time forward and wake whoever waits for it; ValueError when it would go back."""
        if seconds < 0:
            raise ValueError("time only moves forward")
        self._ahead += seconds
        self._moved.set()
        self._moved = asyncio.Event()

    async def within(self, done: asyncio.Future[None], seconds: float) -> bool:
        """Wait until `done` or until that many seconds have gone by on this clock; whether it was done."""
        end = self.now() + seconds
        while not done.done() and (left := end - self.now()) > 0:
            moved = asyncio.ensure_future(self._moved.wait())
            waited: set[asyncio.Future[Any]] = {done, moved}
            await asyncio.wait(waited, timeout=left, return_when=asyncio.FIRST_COMPLETED)
            moved.cancel()
        return done.done()


class Snowflakes:
    """Identifiers as Discord makes them: milliseconds since 2015 above 22 bits, strictly increasing."""

    def __init__(self, clock: Clock, last: int = 0) -> None:
        self._clock = clock
        self.last = last

    def new(self) -> str:
        """A fresh identifier, larger than all before it."""
        milliseconds = int(self._clock.now() * 1000) - DISCORD_EPOCH_MS
        self.last = max(milliseconds << 22, self.last + 1)
        return str(self.last)


def created_at(snowflake: str) -> float:
    """Seconds since 1970 at which an identifier was made."""
    return ((int(snowflake) >> 22) + DISCORD_EPOCH_MS) / 1000
