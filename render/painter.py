"""The painter: a request in, a finished file out, drawn off the event loop, each picture once."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
from msgspec import Struct

from render.cache import Memory
from render.encode import encode
from render.games import ARTISTS
from render.games.artist import Artist
from render.kinds import AnyKind
from render.types import Picture, Request
from render.words import ALT_LIMIT

WORKERS = 2
PICTURE_BYTES = 6 << 20
"""Finished files kept: some forty boards."""


def artist_of(game: str) -> Artist[Any, Any]:
    """The artist of a game; ValueError for a game nobody draws."""
    artist = ARTISTS.get(game)
    if artist is None:
        raise ValueError(f"no pictures for game {game!r}")
    return artist


def key_of(request: Request) -> bytes:
    """A digest of everything a picture is made from."""
    # Some views have numbers as keys, which the ordered encoding takes as words only.
    plain = msgspec.to_builtins(request, str_keys=True)
    return hashlib.sha256(msgspec.json.encode(plain, order="deterministic")).digest()


def paint(request: Request) -> Picture:
    """Draw and encode one picture here and now: a pure function, the same bytes for the same request."""
    artist = artist_of(request.game)
    canvas = artist.draw(request)
    data, extension = encode(canvas.image, artist.palette(request))
    return Picture(
        data=data,
        extension=extension,
        width=canvas.width,
        height=canvas.height,
        alt=artist.alt(request)[:ALT_LIMIT],
        name=f"{request.game}-{request.kind}-{request.revision}.{extension}",
    )


async def _at_once() -> None:
    """Wait for nothing."""


class Painter:
    """Draws in a bounded pool of threads and remembers the newest pictures; an identical request is drawn once."""

    def __init__(
        self, workers: int = WORKERS, limit: int = PICTURE_BYTES, *, before: Callable[[], Awaitable[object]] = _at_once
    ) -> None:
        """`workers` threads; `limit` bytes of finished files are kept; `before`: waited for before each drawing."""
        self._pool = ThreadPoolExecutor(workers, thread_name_prefix="painter")
        self._room = asyncio.Semaphore(workers)
        self._before = before
        self._kept: Memory[Picture] = Memory(limit, lambda picture: len(picture.data) + 4096)
        self._running: dict[bytes, asyncio.Task[Picture]] = {}
        self.drawn = 0
        """Pictures really drawn so far."""

    async def picture(self, request: Request) -> Picture:
        """The picture of a request; ValueError if its view has no such picture."""
        key = key_of(request)
        kept = self._kept.get(key)
        if kept is not None:
            return kept
        running = self._running.get(key)
        if running is None:
            running = asyncio.create_task(self._draw(request), name=f"draw {request.game} {request.kind}")
            self._running[key] = running
            running.add_done_callback(lambda done: self._finish(key, done))
        return await asyncio.shield(running)

    async def _draw(self, request: Request) -> Picture:
        async with self._room:
            await self._before()
            return await asyncio.get_running_loop().run_in_executor(self._pool, paint, request)

    def _finish(self, key: bytes, done: asyncio.Task[Picture]) -> None:
        self._running.pop(key, None)
        if not done.cancelled() and done.exception() is None:
            self.drawn += 1
            self._kept.put(key, done.result())

    def kinds(self, view: Struct) -> tuple[AnyKind, ...]:
        """Which pictures a view offers, the main one first; none for a game nobody draws."""
        artist = ARTISTS.get(getattr(view, "game", ""))
        return artist.kinds(view) if artist is not None else ()

    def best(self, request: Request) -> str:
        """The kind that suits the moment, with all markers to be read; the kind asked for in a game nobody draws."""
        artist = ARTISTS.get(request.game)
        return artist.best(request) if artist is not None else request.kind

    @property
    def kept_bytes(self) -> int:
        """Bytes of finished pictures in memory."""
        return self._kept.used

    def close(self) -> None:
        """Stop drawing; what is under way is finished, what waits is dropped."""
        for waiting in self._running.values():
            waiting.cancel()
        self._pool.shutdown(wait=False, cancel_futures=True)
