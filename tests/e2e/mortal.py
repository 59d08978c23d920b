"""The whole bot in a process of its own, which kills itself at a chosen moment; `killing.py` starts it."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from collections.abc import Awaitable, Callable
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, NamedTuple, ParamSpec, TypeVar

from discord.webhook.async_ import AsyncWebhookAdapter

import rules.games  # noqa: F401  (registers the titles)
from bot.alone import alone, own_name
from bot.host import WORKER, Host
from bot.local.wiring import point_discord_here
from bot.store.dumps import FileDumps
from bot.store.sqlite import SqliteStore
from tests.e2e.rig import SketchPainter

P = ParamSpec("P")
T = TypeVar("T")

DATABASE = "petteia.sqlite3"
LOG = "bot.log"
STORED = {
    "commit": "commit", "create": "lobby", "change_lobby": "lobby", "add_link": "link", "sent": "sent",
    "claim": "claim", "place_match": "place",
}  # fmt: skip
"""Calls of the store that change something, by the moment they are."""
POINTS = ("commit", "lobby", "link", "sent", "claim", "place", "post", "edit", "thread", "acknowledge", "answer")
"""Moments at which the bot can be killed, shortly before and shortly after."""


class Aim(NamedTuple):
    """When the bot is to die: the `times`-th time that it comes to this point."""

    point: str
    after: bool
    times: int


class Killer:
    """Counts, and strikes."""

    def __init__(self, aim: Aim) -> None:
        self._aim = aim
        self._left = aim.times

    def around(self, point: str, call: Callable[P, Awaitable[T]]) -> Callable[P, Awaitable[T]]:
        """The same call, with death before or after it."""

        async def mortal(*args: P.args, **more: P.kwargs) -> T:
            self._comes_to(point, after=False)
            result = await call(*args, **more)
            self._comes_to(point, after=True)
            return result

        return mortal

    def _comes_to(self, point: str, *, after: bool) -> None:
        if (point, after) == self._aim[:2]:
            self._left -= 1
            if not self._left:
                os.kill(os.getpid(), signal.SIGKILL)


class MortalStore:
    """A store that dies with its killer."""

    def __init__(self, store: SqliteStore, killer: Killer) -> None:
        self._store = store
        self._killer = killer

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._store, name)
        return self._killer.around(STORED[name], found) if name in STORED else found


def _requesting(killer: Killer, request: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
    """discord.py's way to Discord, but for interactions."""

    async def mortal(route: Any, **more: Any) -> Any:
        point = {"POST": "post", "PATCH": "edit"}.get(route.method, "") if "/messages" in route.path else ""
        point = "thread" if route.path.endswith("/threads") else point
        return await killer.around(point, request)(route, **more)

    return mortal


def _answering(killer: Killer, request: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
    """discord.py's way to answer interactions."""

    async def mortal(self: Any, route: Any, *args: Any, **more: Any) -> Any:
        point = "acknowledge" if route.path.endswith("/callback") else "answer"
        return await killer.around(point, request)(self, route, *args, **more)

    return mortal


def live(folder: Path, url: str, token: str, aim: Aim, ready: Connection) -> None:
    """Run the bot until it dies; `ready` is told when Discord knows it."""
    logging.basicConfig(filename=folder / LOG, level=logging.INFO, force=True)
    asyncio.run(_live(folder, url, token, Killer(aim), ready))


async def _live(folder: Path, url: str, token: str, killer: Killer, ready: Connection) -> None:
    with alone(folder / f"{DATABASE}.lock") as former, point_discord_here(url):
        store: Any = MortalStore(SqliteStore(folder / DATABASE), killer)
        host = Host(
            store, FileDumps(folder / "dumps"), SketchPainter(), worker=own_name(), former=former or WORKER,
            local=True, shard_count=1,
        )  # fmt: skip
        setattr(host.bot.http, "request", _requesting(killer, host.bot.http.request))  # noqa: B010  (a method)
        setattr(AsyncWebhookAdapter, "request", _answering(killer, AsyncWebhookAdapter.request))  # noqa: B010
        await host.start(token)
        await host.bot.wait_until_ready()
        ready.send("ready")
        await asyncio.Event().wait()
