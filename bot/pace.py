"""A limit on how fast the bot sends by itself: discord.py has none of its own, and Discord allows fifty a second."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from types import TracebackType

PER_SECOND = 25.0
"""Requests a second, half of what Discord allows, since answers to interactions come beside."""


EDIT_GAP = 2.0
"""Seconds between two edits for one match."""


class Spacing:
    """Keeps the edits for one match apart, whoever makes them."""

    def __init__(self, now: Callable[[], float], gap: float = EDIT_GAP) -> None:
        self._now = now
        self._gap = gap
        self._last: dict[str, float] = {}

    def ready(self, lane: str) -> float:
        """When the next edit may be made."""
        return self._last.get(lane, -self._gap) + self._gap

    def mark(self, lane: str) -> None:
        """An edit was made."""
        now = self._now()
        self._last = {one: at for one, at in self._last.items() if at + self._gap > now}
        self._last[lane] = now

    async def turn(self, lane: str) -> None:
        """Wait until an edit may be made, and make it count."""
        now = self._now()
        self._last[lane] = at = max(now, self.ready(lane))
        await asyncio.sleep(at - now)


class OldEdits:
    """How many messages that are over an hour old Discord lets a bot edit: so few for all of a channel together."""

    def __init__(self, now: Callable[[], float], most: int = 3, seconds: float = 20.0) -> None:
        self._now = now
        self._most = most
        self._seconds = seconds
        self._made: dict[int, list[float]] = {}

    def take(self, channel: int) -> float:
        """0, and one is made now; else the seconds until one may be."""
        begun = self._now() - self._seconds
        self._made = {one: kept for one, made in self._made.items() if (kept := [at for at in made if at > begun])}
        made = self._made.setdefault(channel, [])
        if len(made) >= self._most:
            return made[0] - begun
        made.append(self._now())
        return 0.0


class Pace:
    """`async with pace:` waits until the next request may go."""

    def __init__(self, per_second: float = PER_SECOND) -> None:
        self._gap = 1.0 / per_second
        self._next = 0.0

    async def __aenter__(self) -> None:
        """Wait for one's turn."""
        now = asyncio.get_running_loop().time()
        mine = max(now, self._next)
        self._next = mine + self._gap
        if mine > now:
            await asyncio.sleep(mine - now)

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Nothing to give back."""
