"""`petteia local`: the stand-in for Discord, the bot and the page, in one process and one loop."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import itertools
import logging
import secrets
import signal
import socket
import sys
import webbrowser
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from bot.alone import InUse, alone
from bot.door import Door
from bot.heap import share_heap, tend
from bot.host import Host
from bot.local.page.server import Page, start_page
from bot.local.standin import Standin, World, default_world
from bot.local.standin.persist import keep_saved, load
from bot.local.wiring import point_discord_here
from bot.store.connection import SchemaTooNew, Unusable
from bot.store.dumps import FileDumps
from bot.store.sqlite import SqliteStore
from bot.warming import warm
from render.painter import Painter

LOOPBACK = "127.0.0.1"
READY_SECONDS = 20.0
DISCORD_FOLDER = "discord"
MATCHES = "petteia.sqlite3"


class CannotStart(Exception):
    """Local play cannot begin; the message says why, in words."""


class LocalPlay(NamedTuple):
    """What runs below the page."""

    standin: Standin
    host: Host


async def run_local(
    *, port: int, seed: str | None, data: Path, open_browser: bool, say: Callable[[str], None] = print
) -> None:
    """Play until Ctrl-C; raises CannotStart. The page is at `port` of 127.0.0.1, matches and messages are in `data`."""
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    logging.getLogger("discord.client").setLevel(logging.ERROR)  # it warns that voice is not supported
    _check_free(port)
    stop = asyncio.Event()
    with _stopped_by_signals(stop):
        async with playing(seed=seed, data=data) as play, _page(play, port) as page:
            say(f"Open {page.url}  (this machine only; Ctrl-C stops)")
            if open_browser:
                await asyncio.to_thread(webbrowser.open, page.url)
            await stop.wait()
            say("Stopping ...")


@contextlib.asynccontextmanager
async def playing(*, seed: str | None, data: Path) -> AsyncIterator[LocalPlay]:
    """Stand-in and bot, connected; everything is saved and closed at the end. Raises CannotStart."""
    async with contextlib.AsyncExitStack() as closing:
        try:
            world = await asyncio.to_thread(_world_of, data)
            closing.enter_context(alone(data / "lock"))
        except (InUse, OSError, ValueError) as error:
            raise CannotStart(f"cannot use the folder {data}: {error}") from error
        standin = Standin(world)
        await standin.start()
        closing.push_async_callback(standin.stop)
        await closing.enter_async_context(_running(keep_saved(world, data / DISCORD_FOLDER)))
        closing.enter_context(point_discord_here(standin.base_url))
        host = await closing.enter_async_context(_bot(standin, seed, data))
        yield LocalPlay(standin, host)


def _check_free(port: int) -> None:
    """Said before anything starts; the page itself finds out too late to be friendly."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((LOOPBACK, port))
        except OSError as error:
            message = f"port {port} of this machine is taken: is Petteia running already? Else choose another --port"
            raise CannotStart(message) from error


@contextlib.asynccontextmanager
async def _page(play: LocalPlay, port: int) -> AsyncIterator[Page]:
    """The page, which a process can have once."""
    try:
        page = await start_page(play.standin.people, play.standin.base_url, port)
    except OSError as error:
        raise CannotStart(f"cannot serve the page at port {port}: {error}") from error
    try:
        yield page
    finally:
        await page.stop()


def _world_of(data: Path) -> World:
    """What was saved there, else a fresh world; raises OSError or ValueError."""
    data.mkdir(parents=True, exist_ok=True)
    return load(data / DISCORD_FOLDER) or default_world()


@contextlib.asynccontextmanager
async def _bot(standin: Standin, seed: str | None, data: Path) -> AsyncIterator[Host]:
    """The bot, connected to the stand-in as to Discord: over the network."""
    kept = await _check_matches(data / MATCHES)
    share_heap()
    door = Door()
    painter = Painter(before=door.calm)
    token = seeded(seed, kept) if seed is not None else secrets.token_hex
    host = Host(SqliteStore(data / MATCHES), FileDumps(data / "dumps"), painter, token=token, local=True, door=door)
    try:
        await host.start(standin.token)
        async with asyncio.timeout(READY_SECONDS):
            await host.bot.wait_until_ready()
        async with _running(warm(painter)), _running(tend(lambda: painter.drawn)):
            yield host
    except TimeoutError as error:
        raise CannotStart("the bot did not connect in time") from error
    finally:
        await host.close()
        painter.close()


async def _check_matches(path: Path) -> int:
    """How many matches are kept, which this version can read; raises CannotStart."""
    store = SqliteStore(path)
    try:
        await store.open()
        return sum((await store.count()).values())
    except SchemaTooNew as error:
        raise CannotStart(f"the matches in {path} are of a newer version of Petteia: {error}") from error
    except Unusable as error:
        raise CannotStart(f"the matches in {path} cannot be read: {error}") from error
    finally:
        await store.close()


@contextlib.asynccontextmanager
async def _running(work: Coroutine[Any, Any, None]) -> AsyncIterator[None]:
    """Something that runs beside, until the block ends."""
    task = asyncio.create_task(work)
    try:
        yield
    finally:
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task


def seeded(seed: str, kept: int = 0) -> Callable[[int], str]:
    """A source of `token(n)`: n bytes as hex digits, the same sequence for the same seed.

    With matches kept from before it is another one: theirs have been used.
    """
    start = f"{seed}:{kept}:" if kept else f"{seed}:"
    numbers = itertools.count()
    return lambda size: hashlib.shake_256(f"{start}{next(numbers)}".encode()).hexdigest(size)


@contextlib.contextmanager
def _stopped_by_signals(stop: asyncio.Event) -> Iterator[None]:
    """The first Ctrl-C or SIGTERM sets `stop`; a second one is not held up."""
    loop = asyncio.get_running_loop()
    # Windows' loops have no signal handlers: there Ctrl-C cancels the task, which ends the same way
    signs = () if sys.platform == "win32" else (signal.SIGINT, signal.SIGTERM)

    def release() -> None:
        for sign in signs:
            loop.remove_signal_handler(sign)

    def first() -> None:
        stop.set()
        release()

    for sign in signs:
        loop.add_signal_handler(sign, first)
    try:
        yield
    finally:
        release()
