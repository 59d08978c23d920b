"""A message and its picture: together when it is drawn soon, else the words first, and the picture by an edit."""

from __future__ import annotations

import asyncio
import io
import logging
from collections.abc import Awaitable, Callable
from typing import Self, TypeAlias, TypeVar

import discord

from bot.discord_codes import PICTURES
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
    """A message to put somewhere, and the picture that is being drawn for it."""

    def __init__(self, draw: Draw, painting: Awaitable[Picture] | None = None) -> None:
        self._draw = draw
        self._painting = None if painting is None else asyncio.ensure_future(painting)
        self._complete = False

    @property
    def late(self) -> bool:
        """Whether the picture is still to follow what was put."""
        return self._painting is not None and not self._complete

    async def soon(self, seconds: float | None = None) -> Self:
        """Wait for the picture, but not for long; at most so many seconds, if given."""
        if self._painting is not None:
            await asyncio.wait([self._painting], timeout=PATIENCE if seconds is None else seconds)
        return self

    async def put(self, put: Put[T]) -> T:
        """Put it with its picture, or where there is none yet, or none can be, the words alone."""
        drawn = self._drawn()
        if drawn is not None:
            self._complete = True
            attached = discord.File(io.BytesIO(drawn.data), drawn.name, description=drawn.alt[:1024])
            try:
                return await put(self._draw(Shot(drawn.name, drawn.alt)), [attached])
            except discord.HTTPException as error:
                if error.code not in PICTURES:
                    raise
        return await put(self._draw(None), [])

    async def follow(self, put: Put[None]) -> None:
        """Put it again with the picture that was late, once it is drawn; nothing when it cannot be."""
        if self._painting is not None:
            await asyncio.wait([self._painting])
            if self._drawn() is not None:
                await self.put(put)

    def _drawn(self) -> Picture | None:
        if self._painting is None or not self._painting.done():
            return None
        error = self._painting.exception()
        if error is None:
            return self._painting.result()
        log.error("a picture could not be drawn", exc_info=error)
        self._painting = None
        return None
