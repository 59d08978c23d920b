"""Stores that are in trouble, or slow, or listened to."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from bot.store.port import Store

Hook = Callable[[str], Awaitable[None]]


async def nothing(call: str) -> None:
    """Do nothing about a call."""


class Intercepted:
    """A store with something happening before each of its calls, and after: both are told its name, and may raise."""

    def __init__(self, store: Store, before: Hook = nothing, after: Hook = nothing) -> None:
        self.store = store
        self._before = before
        self._after = after

    def __getattr__(self, name: str) -> Any:
        found = getattr(self.store, name)
        if not callable(found):
            return found

        async def intercepted(*args: Any, **more: Any) -> Any:
            await self._before(name)
            result = await found(*args, **more)
            await self._after(name)
            return result

        return intercepted
