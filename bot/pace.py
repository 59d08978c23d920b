"""A limit on how fast the bot sends by itself: discord.py has none of its own, and Discord allows fifty a second."""

from __future__ import annotations

import asyncio
from types import TracebackType

PER_SECOND = 25.0
"""Requests a second, half of what Discord allows, since answers to interactions come beside."""


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
