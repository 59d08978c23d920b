"""The whole host in one process: store, use cases, painter, automatic seats, outbox and the bot, put together."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import signal
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import discord

from bot.alone import alone, own_name
from bot.app import NO_CONTACTS, PetteiaBot
from bot.automats import Automats
from bot.clock import DiscordClock
from bot.discord_codes import NETWORK
from bot.door import Door
from bot.heap import share_heap, tend
from bot.logs import begin_logging
from bot.model import Contacts
from bot.outbox import Outbox
from bot.pace import Spacing
from bot.sender import DiscordSender
from bot.settings import Settings
from bot.store.dumps import FileDumps
from bot.store.port import PASSING, Dumps, Store
from bot.store.sqlite import SqliteStore
from bot.tables import Tables
from bot.ui.pictures import Painter
from bot.upkeep import Upkeep
from bot.warming import warm
from render.painter import Painter as RealPainter
from rules.core.game import Game, find
from rules.core.game import games as registered
from rules.service import Workers

log = logging.getLogger(__name__)

FIRST_PAUSE, LONGEST_PAUSE = 5.0, 300.0
"""Seconds between two tries to begin: each pause is twice the one before."""
GRACE = 10.0
"""Seconds that closing waits for what is under way."""


WORKER = "outbox"
"""What the worker was called when there was one name for all."""


class Host:
    """Everything that runs; `start` and `close` once each."""

    def __init__(
        self,
        store: Store,
        dumps: Dumps,
        painter: Painter,
        *,
        now: Callable[[], float] | None = None,
        token: Callable[[int], str] = secrets.token_hex,
        games: Callable[[], Mapping[str, Game[Any, Any]]] = registered,
        contacts: Contacts = NO_CONTACTS,
        worker: str = WORKER,
        former: str = WORKER,
        local: bool = False,
        shard_count: int | None = None,
        door: Door | None = None,
    ) -> None:
        """`now`: the host's clock, by default one that does not jump when it is set; Discord's time corrects it.

        `worker`: what this process is called among those that send from one store; `former`: what the one was called
        that did so before and is no more, whose work is taken up at once.
        `token(n)` gives n secret random bytes as hex digits; `local`: the gateway is on this machine. `door`: the one
        that the painter listens to.
        """

        def named(key: str) -> Game[Any, Any]:
            return games()[key] if key in games() else find(key)

        self.store = store
        self.workers = Workers()
        self.clock = DiscordClock(now)
        self.tables = Tables(store, self.workers, dumps, now=self.clock, token=token, find=named)
        self.bot = PetteiaBot(
            self.tables, painter, store, games=games, contacts=contacts, local=local, shard_count=shard_count,
            http_trace=self.clock.trace(), door=door,
        )  # fmt: skip
        edits = Spacing(self.clock)
        self.sender = DiscordSender(self.bot, self.tables, painter, games, self.clock, edits=edits)
        self.outbox = Outbox(store, self.sender, now=self.clock, edits=edits, name=worker, former=former)
        self.upkeep = Upkeep(self.bot, store, self.outbox.wake, self.tables.resend, self.sender.pace, self.clock)
        for listener in (
            self.upkeep.on_guild_join,
            self.upkeep.on_guild_available,
            self.upkeep.on_guild_channel_update,
            self.upkeep.on_guild_role_update,
            self.upkeep.on_guild_role_delete,
            self.upkeep.on_member_update,
            self.upkeep.on_raw_thread_update,
            self.upkeep.on_raw_thread_delete,
        ):
            self.bot.add_listener(listener)
        self.automats = Automats(self.tables, store)
        self.tables.listen(self.outbox.wake)
        self._tasks: list[asyncio.Task[None]] = []
        self._opened = False

    async def start(self, token: str) -> None:
        """Open the store, log in, and begin to send and to play automatic seats; returns when all is under way."""
        await self.store.open()
        self._opened = True
        await self._reached(lambda: self._log_in(token))
        self._tasks.append(asyncio.create_task(self._reached(self.bot.connect), name="gateway"))
        self._tasks.append(asyncio.create_task(self._send(), name="outbox"))
        await self.automats.start()

    async def _log_in(self, token: str) -> None:
        try:
            await self.bot.login(token)
        except BaseException:
            # discord.py makes a new session at each login; the one of this try would stay open.
            await self.bot.http.close()
            self.bot.http.connector = discord.utils.MISSING
            raise

    async def _reached(self, what: Callable[[], Awaitable[None]]) -> None:
        """Do it, and as long as Discord cannot be reached or the database be used, say so and try again, ever later."""
        pause = FIRST_PAUSE
        while True:
            try:
                return await what()
            except (discord.GatewayNotFound, discord.HTTPException, *NETWORK) as error:
                log.warning("Discord cannot be reached (%s); the next try is in %d seconds", _brief(error), pause)
            except PASSING as error:
                log.warning("the database cannot be used (%s); the next try is in %d seconds", _brief(error), pause)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _send(self) -> None:
        """Send what is due, once the gateway has told which servers there are."""
        await self.bot.wait_until_ready()
        upkeep = asyncio.create_task(self.upkeep.run(), name="upkeep")
        try:
            await self.outbox.run()
        finally:
            upkeep.cancel()
            await asyncio.wait([upkeep])

    async def run(self, token: str) -> None:
        """Start, stay until the gateway is lost for good or this is cancelled, and close."""
        try:
            await self.start(token)
            await asyncio.wait(self._tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in self._tasks:
                if task.done() and not task.cancelled() and (error := task.exception()) is not None:
                    raise error
        finally:
            await self.close()

    async def close(self) -> None:
        """Answer and send what is under way, leave the gateway, close the store; what is committed is kept."""
        if not self._opened:
            return
        await self.bot.desk.idle(GRACE)
        await self.automats.close()
        # The outbox first: what it is sending needs the bot.
        for task in reversed(self._tasks):
            task.cancel()
            await asyncio.wait([task], timeout=GRACE)
        await self.upkeep.close()
        await self.sender.close()
        await self.bot.close()
        self.workers.close()
        await self.store.close()


def _brief(error: Exception) -> str:
    """The first line of what an error says, else its kind."""
    return next(iter(str(error).splitlines()), "") or type(error).__name__


async def run_discord(settings: Settings) -> None:
    """Run the bot on Discord until it is told to stop (SIGINT, SIGTERM)."""
    begin_logging(settings.log_level)
    with alone(settings.database.with_name(f"{settings.database.name}.lock")) as former:
        await _run_alone(settings, former or WORKER)


async def _run_alone(settings: Settings, former: str) -> None:
    share_heap()
    door = Door()
    painter = RealPainter(settings.picture_workers, before=door.calm)
    dumps = FileDumps(settings.database.parent / "dumps")
    host = Host(
        SqliteStore(settings.database), dumps, painter, contacts=settings.contacts(), worker=own_name(), former=former,
        door=door,
    )  # fmt: skip
    running = asyncio.ensure_future(host.run(settings.require_token().reveal()))
    beside = [asyncio.create_task(warm(painter)), asyncio.create_task(tend(lambda: painter.drawn))]
    loop = asyncio.get_running_loop()
    for sign in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # not on Windows
            loop.add_signal_handler(sign, running.cancel)
    try:
        await running
    except asyncio.CancelledError:
        log.info("stopped")
    finally:
        for task in beside:
            task.cancel()
        painter.close()
