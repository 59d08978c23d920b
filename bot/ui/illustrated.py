"""A message and its picture: together when it is drawn soon, else the words first, and the picture by an edit."""

from __future__ import annotations

import asyncio
import io
import logging
from collections.abc import Awaitable, Callable
from typing import Self, TypeAlias, TypeVar

import discord

from bot.discord_codes import about_picture
from bot.ui.build import Layout
from bot.ui.panel import Shot
from render.types import Picture

T = TypeVar("T")
Draw: TypeAlias = Callable[[Shot | None], Layout]
"""Lays a message out with a picture, or without one."""
Put: TypeAlias = Callable[[Layout, list[discord.File]], Awaitable[T]]
"""Posts a message, or edits it, with these files."""

PATIENCE = 1.2
"""Seconds that words wait for their picture."""

log = logging.getLogger(__name__)


class Illustrated:
    """A message to put somewhere, and the pictures that are being drawn for it."""

    def __init__(self, draw: Draw, *paintings: Awaitable[Picture] | None) -> None:
        self._draw = draw
        self._paintings = [asyncio.ensure_future(painting) for painting in paintings if painting is not None]
        self._complete = False
        self._words: Layout | None = None

    @property
    def late(self) -> bool:
        """Whether the picture is still to follow what was put."""
        return bool(self._paintings) and not self._complete

    async def soon(self, seconds: float | None = None) -> Self:
        """Wait for the picture, but not for long; at most so many seconds, if given."""
        if self._paintings:
            await asyncio.wait(self._paintings, timeout=PATIENCE if seconds is None else seconds)
        return self

    def lay_out(self) -> None:
        """Lay the words out already, where no picture is there yet: what puts them has still to be waited for."""
        if not self._drawn():
            self._words = self._draw(None)

    async def put(self, put: Put[T]) -> T:
        """Put it with its pictures, or where they are not there yet, or none can be, the words alone."""
        drawn = self._drawn()
        if drawn:
            self._complete = True
            attached = [discord.File(io.BytesIO(one.data), one.name, description=one.alt[:1024]) for one in drawn]
            first, *more = [Shot(one.name, one.alt) for one in drawn]
            try:
                return await put(self._draw(first._replace(more=tuple(more))), attached)
            except discord.HTTPException as error:
                if not about_picture(error):
                    raise
        words, self._words = self._words or self._draw(None), None
        return await put(words, [])

    async def follow(self, put: Put[None]) -> None:
        """Put it again with the pictures that were late, once they are drawn; nothing when none can be."""
        if self._paintings:
            await asyncio.wait(self._paintings)
            if self._drawn():
                await self.put(put)

    def _drawn(self) -> list[Picture]:
        """The pictures once all are done, without those that failed; none before."""
        if not all(painting.done() for painting in self._paintings):
            return []
        for failed in [painting for painting in self._paintings if painting.exception() is not None]:
            log.error("a picture could not be drawn", exc_info=failed.exception())
            self._paintings.remove(failed)
        return [painting.result() for painting in self._paintings]
