"""What is put right by itself: threads that fell asleep are opened, and what was put aside is sent when a way opens."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, TypeVar

import discord

from bot.discord_codes import NETWORK
from bot.model import Match, MatchId, Place
from bot.pace import Pace
from bot.store.port import PASSING, Store

T = TypeVar("T")
log = logging.getLogger(__name__)

AGAIN = 60.0
"""Seconds between two times that a server's changes have what was put aside tried anew."""
SOON = 2.0
"""Seconds that such a change waits for the next: rights are often given one by one."""
SWEEP = 1800.0
"""Seconds between two looks at everything."""
UNUSABLE = 1.0
"""Seconds until the store is asked again when it could not be."""
AWAKE = 600.0
"""Seconds between two times that the same thread is opened: whoever archives it twice means it."""


async def _insist(ask: Callable[[], Awaitable[T]]) -> T:
    """Ask the store, again and again while it cannot be used: what happened to a server happens once."""
    while True:
        try:
            return await ask()
        except PASSING as error:
            log.warning("the store cannot be used now: %s", error)
        await asyncio.sleep(UNUSABLE)


class Upkeep:
    """Listens to what happens to servers and threads, and looks by itself at the start and now and then."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        wake: Callable[[], None],
        resend: Callable[[MatchId], Awaitable[None]],
        pace: Pace,
        now: Callable[[], float],
    ) -> None:
        """`wake`: tells the outbox that something may be due; `resend`: has a match's card posted again."""
        self._client = client
        self._store = store
        self._wake = wake
        self._resend = resend
        self._pace = pace
        self._now = now
        self._tried: dict[int, float] = {}
        self._waiting: dict[int, asyncio.Task[None]] = {}
        self._opened: dict[int, float] = {}

    async def run(self) -> None:
        """Look at everything now and then, until cancelled."""
        while True:
            await self.sweep()
            await asyncio.sleep(SWEEP)

    async def sweep(self) -> None:
        """Open the threads of running matches that are archived, and have all that was put aside tried anew."""
        try:
            for place in await self._store.running_places():
                await self._look_after(place)
            if await self._store.revive(self._now()):
                self._wake()
        except (*NETWORK, *PASSING) as error:
            log.info("not everything could be looked after: %s", error)
        except Exception:
            log.exception("not everything could be looked after")

    async def close(self) -> None:
        """Stop what still waits."""
        for task in list(self._waiting.values()):
            task.cancel()
        await asyncio.gather(*self._waiting.values(), return_exceptions=True)

    # --- events of discord.py

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot is back in a server."""
        self.changed(guild.id)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """A server can be reached again."""
        self.changed(guild.id)

    async def on_guild_channel_update(self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        """A channel has other rights, perhaps."""
        self.changed(after.guild.id)

    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """A role has other rights, perhaps the bot's."""
        self.changed(after.guild.id)

    async def on_guild_role_delete(self, role: discord.Role) -> None:
        """A role is gone, and with it what it denied."""
        self.changed(role.guild.id)

    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """The bot has other roles, perhaps."""
        if self._client.user is not None and after.id == self._client.user.id:
            self.changed(after.guild.id)

    async def on_raw_thread_update(self, event: discord.RawThreadUpdateEvent) -> None:
        """A thread was archived, opened, locked or unlocked."""
        meta = event.data["thread_metadata"]
        if not meta["archived"]:
            self.changed(event.guild_id)
        if meta.get("locked"):
            await self._call_elsewhere(event.thread_id)
        elif meta["archived"] and await self._played(event.thread_id):
            await self._open(event.thread or event.thread_id)

    async def on_raw_thread_delete(self, event: discord.RawThreadDeleteEvent) -> None:
        """A thread is gone, with the card in it."""
        await self._call_elsewhere(event.thread_id)

    def changed(self, guild: int) -> None:
        """Something in a server may have opened a way: what was put aside there is tried anew, soon."""
        if guild not in self._waiting:
            task = asyncio.create_task(self._retry(guild), name=f"try anew in {guild}")
            self._waiting[guild] = task
            task.add_done_callback(lambda done: self._waiting.pop(guild, None))

    async def _retry(self, guild: int) -> None:
        await asyncio.sleep(max(SOON, self._tried.get(guild, 0.0) + AGAIN - self._now()))
        self._tried = {one: at for one, at in self._tried.items() if at + AGAIN > self._now()}
        self._tried[guild] = self._now()
        if await _insist(lambda: self._store.revive(self._now(), guild=guild)):
            self._wake()

    # --- threads

    async def _played(self, thread: int) -> list[Match]:
        """The running matches of a thread."""
        return [match for match in await _insist(lambda: self._store.match_in(thread)) if match.status == "running"]

    async def _call_elsewhere(self, thread: int) -> None:
        """Whoever is asked there may have nothing left to press: the card is posted again, where that is possible."""
        for match in await self._played(thread):
            await _insist(partial(self._resend, match.id))

    async def _look_after(self, place: Place) -> None:
        """Open the thread of a running match; open ones are known without asking."""
        guild = self._client.get_guild(place.guild or 0)
        if guild is None or place.thread is None or guild.get_channel_or_thread(place.thread) is not None:
            return
        await self._open(place.thread)

    async def _open(self, thread: int | discord.Thread) -> None:
        number = thread if isinstance(thread, int) else thread.id
        if self._opened.get(number, -AWAKE) + AWAKE > self._now():
            return
        try:
            async with self._pace:
                found: Any = await self._client.fetch_channel(thread) if isinstance(thread, int) else thread
            if isinstance(thread, int) and not (
                isinstance(found, discord.Thread) and found.archived and not found.locked
            ):
                return
            self._opened = {one: at for one, at in self._opened.items() if at + AWAKE > self._now()}
            self._opened[number] = self._now()
            async with self._pace:
                await found.edit(archived=False)
        except (discord.HTTPException, *NETWORK) as error:
            # Its next card opens it, or goes elsewhere.
            with contextlib.suppress(KeyError):
                del self._opened[number]
            log.info("thread %s stays archived: %s", number, error)
