"""Where presses come in: a rush is acknowledged before any of it is handled, and worded before anything is drawn."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Coroutine
from contextvars import ContextVar
from types import SimpleNamespace
from typing import Any

import aiohttp

WRITING = 0.1
"""Seconds after which a press is handled although acknowledgements are still to be written."""
PICTURE = 0.25
"""Seconds that words wait for their picture."""
CROWD = 3
"""More presses without their words than this are a rush: until all have theirs, no words wait for a picture."""
DRAWING = 1.0
"""Seconds after which a picture is drawn although words are still to be found."""
PUTTING = 0.5
"""Seconds after which, in a rush, a picture is drawn although words that were found are not under way yet."""


class _Crowd:
    """Visits that have something before them, and whoever waits until there are none."""

    def __init__(self) -> None:
        self._visits: set[Visit] = set()
        self._none = asyncio.Event()
        self._none.set()
        self.rush = False
        """Whether there were many, and are some yet."""

    def add(self, visit: Visit) -> None:
        self._visits.add(visit)
        self._none.clear()
        self.rush = self.rush or len(self._visits) > CROWD

    def discard(self, visit: Visit) -> None:
        self._visits.discard(visit)
        if not self._visits:
            self._none.set()
            self.rush = False

    async def gone(self, seconds: float) -> None:
        """Wait until there are none, at most so long."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._none.wait()


class Door:
    """All presses that are being answered.

    Everything but waiting is done by one thread, so what is not urgent is put off: a press is handled once no
    acknowledgement is left to be written, and a picture is begun once no press is without its words; in a rush, once
    the words are under way. Nothing else waits for Discord here: how far away it is costs nobody but whoever asks.
    """

    def __init__(self) -> None:
        self._unwritten = _Crowd()
        self._unworded = _Crowd()
        self._unput = _Crowd()
        self.waited = 0.0
        """Seconds that presses have waited for the acknowledgements of others, all together."""
        self.visits = 0
        """Presses so far."""

    def enter(self) -> Visit:
        """Somebody has pressed something."""
        self.visits += 1
        return Visit(self, self._unwritten, self._unworded, self._unput)

    async def calm(self) -> None:
        """Wait until no press is without its words, but not for long."""
        await self._unworded.gone(DRAWING)
        await self._unput.gone(PUTTING)


class Visit:
    """One press, from its arrival to its words."""

    def __init__(self, door: Door, unwritten: _Crowd, unworded: _Crowd, unput: _Crowd) -> None:
        """Made by `Door.enter`."""
        self._door = door
        self._unwritten = unwritten
        self._unworded = unworded
        self._unput = unput
        self._acknowledging: asyncio.Task[None] | None = None

    async def acknowledge(self, work: Coroutine[Any, Any, None]) -> None:
        """Begin to acknowledge, and wait until nobody's acknowledgement is left to be written, but not for long."""
        begun = asyncio.get_running_loop().time()
        self._unwritten.add(self)
        self._unworded.add(self)
        self._acknowledging = asyncio.create_task(self._acknowledge(work), name="acknowledge")
        await self._unwritten.gone(WRITING)
        self._door.waited += asyncio.get_running_loop().time() - begun

    async def _acknowledge(self, work: Coroutine[Any, Any, None]) -> None:
        _writing.set(self.written)
        try:
            await work
        finally:
            self.written()

    async def acknowledged(self) -> None:
        """Wait until Discord has the acknowledgement; nothing can be shown before."""
        if self._acknowledging is not None:
            await asyncio.shield(self._acknowledging)

    def written(self) -> None:
        """The acknowledgement is on its way."""
        self._unwritten.discard(self)

    def step_aside(self) -> None:
        """What its words wait for is nothing that is done here: nobody need wait with it."""
        self._unworded.discard(self)

    def worded(self) -> float:
        """The words are there; how many seconds they may wait for their picture."""
        rush = self._unworded.rush
        self._unworded.discard(self)
        if not rush:
            return PICTURE
        # They wait for Discord to know of the press; it may be slow, and this is no reason to draw nothing.
        self._unput.add(self)
        asyncio.get_running_loop().call_later(PUTTING, self.put)
        _writing.set(self.put)
        return 0.0

    def put(self) -> None:
        """The words are on their way, or none come."""
        self._unput.discard(self)


_writing: ContextVar[Callable[[], None] | None] = ContextVar("_writing", default=None)
"""What is told when the next request of the present task is written."""


def listen(trace: aiohttp.TraceConfig) -> None:
    """Have visits told when the request is written that acknowledges them, or brings their words."""
    trace.on_request_chunk_sent.append(_sent)


async def _sent(
    session: aiohttp.ClientSession, context: SimpleNamespace, sent: aiohttp.TraceRequestChunkSentParams
) -> None:
    written = _writing.get()
    if written is not None:
        written()
