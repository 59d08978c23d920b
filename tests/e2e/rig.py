"""The real bot against the stand-in for Discord, and people who press what its messages offer."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import hashlib
import json
import re
import struct
import zlib
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from bot.host import Host
from bot.local.standin import Exchange, Faults, Settings, Standin, World, default_world
from bot.local.wiring import point_discord_here
from bot.local.world import Answer, Payload
from bot.model import Contacts, Match
from bot.store.dumps import FileDumps
from bot.store.port import Store
from bot.store.sqlite import SqliteStore
from bot.ui import limits
from bot.ui.custom_id import CustomId, decode
from bot.ui.pictures import Painter
from render.canvas import Canvas
from render.games import ARTISTS
from render.kinds import AnyKind, Kind
from render.painter import artist_of
from render.story import Story
from render.types import Picture, Request
from rules.core.game import Game, games
from tests.support.openapi import Watcher, load_document

EPHEMERAL = 1 << 6
PATIENCE = 20.0


def _sketched(name: str) -> AnyKind:
    draw = functools.partial(Canvas.blank, 8, 8)
    return Kind(name=name, draw=lambda request: draw(), alt=str, secret=name == "hand", each_seat=name == "seat")


SKETCHED = tuple(map(_sketched, ("board", "hand", "seat")))
"""The pictures of a game that nobody draws."""


class SketchPainter:
    """Draws at once a picture that depends on everything it is asked for: its color is the request's hash."""

    def __init__(self) -> None:
        self.delay = 0.0
        self.before: Callable[[], Awaitable[object]] | None = None
        """Waited for before each picture, as the real painter does."""
        self.broken = False
        self.requests: list[Request] = []

    async def picture(self, request: Request) -> Picture:
        self.requests.append(request)
        if self.before is not None:
            await self.before()
        if self.delay:
            await asyncio.sleep(self.delay)
        if self.broken:
            raise RuntimeError("no paint left")
        digest = hashlib.sha256(msgspec.json.encode(request)).digest()
        name = f"{request.game}-{request.kind}-{request.revision}.png"
        return Picture(_png(digest), "png", 8, 8, f"{request.game} {request.kind}", name)

    def kinds(self, view: Struct) -> Sequence[AnyKind]:
        """The real ones of a game that is drawn; of the toy game the board and each seat; of a story that."""
        if isinstance(view, Story):
            return [_sketched("story")]
        game = str(getattr(view, "game", ""))
        return artist_of(game).kinds(view) if game in ARTISTS else SKETCHED

    def best(self, request: Request) -> str:
        return "crop"


def _png(digest: bytes) -> bytes:
    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = b"".join(b"\0" + digest[:24] for _ in range(8))
    header = chunk(b"IHDR", struct.pack(">IIBBBBB", 8, 8, 8, 2, 0, 0, 0))
    return b"\x89PNG\r\n\x1a\n" + header + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


class Limits:
    """Measures every message, modal and command set that the bot sends."""

    def __init__(self) -> None:
        self.over: list[str] = []

    def __call__(self, exchange: Exchange) -> None:
        for payload in _payloads(exchange):
            uses = limits.modal(payload) if "title" in payload and "custom_id" in payload else limits.message(payload)
            self.over += [f"{exchange.method} {exchange.path}: {use}" for use in limits.over(uses)]
        if exchange.method == "PUT" and exchange.path.endswith("/commands") and isinstance(exchange.body, list):
            self.over += [str(use) for use in limits.over(limits.commands(exchange.body))]


class RawKeys:
    """Finds what is shown to a person although it is the key of a text in a catalogue, not its words."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def __call__(self, exchange: Exchange) -> None:
        for payload in _payloads(exchange):
            self.found += [f"{exchange.path}: {words}" for words in _shown(payload) if RAW_KEY.search(words)]


_PREFIXES = "|".join(["toy", "raft", "council", *games()])
RAW_KEY = re.compile(
    rf"(?<![\w/#.`-])(?:{_PREFIXES}|panel|card|lobby|line|end|log|button|view|seat|automat|option|rejected"
    r"|refused|event|choice|picture|result|status|hand|headline|typed)(?:-[a-z0-9_]+)+(?![\w/.-])"
)
WORDED = ("content", "label", "description", "placeholder", "title")
"""Where a component holds words for a person."""


def _shown(part: object) -> Iterator[str]:
    """Every text of a message that a person reads."""
    if isinstance(part, dict):
        yield from (str(part[key]) for key in WORDED if part.get(key))
        for inner in part.values():
            yield from _shown(inner)
    elif isinstance(part, list):
        for inner in part:
            yield from _shown(inner)


def _payloads(exchange: Exchange) -> Iterator[Payload]:
    body = exchange.body
    if not isinstance(body, dict):
        return
    if exchange.path.endswith("/callback"):
        body = body.get("data") or {}
    if "components" in body or "content" in body:
        yield body


class Rig:
    """One stand-in, one bot that can be stopped and started anew, and the people of the default world.

    `strict`: a first answer has to come within Discord's three seconds, not only some time.
    """

    def __init__(
        self,
        folder: Path,
        *,
        known: Callable[[], Mapping[str, Game[Any, Any]]] = games,
        painter: Painter | None = None,
        world: World | None = None,
        strict: bool = False,
    ) -> None:
        self.folder = folder
        self.known = known
        self.sketch = SketchPainter()
        self.painter: Painter = painter or self.sketch
        self.openapi = Watcher(load_document())
        self.limits = Limits()
        self.raw_keys = RawKeys()
        self.sent: list[Exchange] = []
        self.faults = Faults()
        settings = Settings(rate_limits=False) if strict else Settings(rate_limits=False, acknowledge_seconds=PATIENCE)
        self.standin = Standin(world or default_world(), settings=settings, faults=self.faults, on_exchange=self._watch)
        self.people = [str(one["id"]) for one in self.standin.people.people()]
        self.store: Store | None = None
        self.wrap: Callable[[Store], Store] = lambda store: store
        self.host: Host | None = None
        self.seed = "e2e"
        self.now: Callable[[], float] = self.standin.world.clock.now
        """The clock of the bot's host."""
        self.contacts = Contacts()
        self._tokens = 0

    def _watch(self, exchange: Exchange) -> None:
        self.sent.append(exchange)
        self.openapi(exchange)
        self.limits(exchange)
        self.raw_keys(exchange)

    # --- the bot

    def _token(self, size: int) -> str:
        self._tokens += 1
        return hashlib.sha256(f"{self.seed}:{self._tokens}".encode()).hexdigest()[: 2 * size]

    async def start_bot(self) -> None:
        """Start a new bot on the same database."""
        self.store = self.wrap(SqliteStore(self.folder / "petteia.sqlite3"))
        dumps = FileDumps(self.folder / "dumps")
        self.host = Host(
            self.store,
            dumps,
            self.painter,
            now=self.now,
            contacts=self.contacts,
            token=self._token,
            games=self.known,
            local=True,
            shard_count=1,
        )
        await self.host.start(self.standin.token)
        await asyncio.wait_for(self.host.bot.wait_until_ready(), PATIENCE)

    async def stop_bot(self) -> None:
        assert self.host is not None
        await self.host.close()
        self.host = None

    # --- looking

    @property
    def tables(self) -> Any:
        assert self.host is not None
        return self.host.tables

    @property
    def channel(self) -> str:
        """The channel `tables`."""
        return next(str(c["id"]) for c in self.standin.people.channels_of(self.people[0]) if c["name"] == "tables")

    def messages(self, uid: str, cid: str) -> list[Payload]:
        return self.standin.people.messages_of(uid, cid, 1000)

    def seen(self, uid: str) -> list[Payload]:
        """Everything a person sees anywhere, oldest first."""
        found = [m for c in self.standin.people.channels_of(uid) for m in self.messages(uid, str(c["id"]))]
        return sorted(found, key=lambda m: int(m["id"]))

    def panel(self, uid: str) -> Payload | None:
        """The newest private message of a person."""
        return next((m for m in reversed(self.seen(uid)) if m["flags"] & EPHEMERAL), None)

    def newest(self, uid: str, kind: str, match: str | None = None) -> Payload | None:
        """The newest message that offers a kind of control."""
        return next((m for m in reversed(self.seen(uid)) if offers(m, kind, match)), None)

    async def settle(self) -> None:
        """Wait until automats have answered and everything due was sent."""
        assert self.host is not None
        for _ in range(3):
            await self.host.automats.settle()
            await asyncio.sleep(0.01)

    async def drained(self) -> None:
        """Wait until nothing is left to be sent."""
        assert self.host is not None
        for _ in range(int(PATIENCE / 0.05)):
            await self.host.automats.settle()
            if await self.host.store.next_due() is None and not await self.host.outbox.flush():
                return
            await asyncio.sleep(0.05)
        raise AssertionError("the outbox never ran dry")

    async def until(self, what: Callable[[], Any], seconds: float = PATIENCE) -> Any:
        """Wait until `what` gives something true, and give it back."""
        end = asyncio.get_running_loop().time() + seconds
        while not (found := what()):
            if asyncio.get_running_loop().time() > end:
                raise AssertionError(f"never: {what}")
            await asyncio.sleep(0.02)
        return found

    # --- doing

    async def run(self, uid: str, path: str, cid: str | None = None, **values: Any) -> Answer:
        """Use a slash command; it must be answered in time."""
        answer = await self.standin.people.run(uid, cid or self.channel, path, values)
        assert not answer.failed, f"/{path} was not answered"
        await self.answered()
        return answer

    async def press(self, uid: str, message: Payload, control: Payload, values: Sequence[str] | None = None) -> Answer:
        """Press a control; it must be answered in time."""
        answer = await self.standin.people.press(uid, message, control, values)
        assert not answer.failed, f"{control['custom_id']} was not answered"
        await self.answered()
        return answer

    async def answered(self) -> None:
        """Wait until the bot has nothing left to answer."""
        assert self.host is not None
        assert await self.host.bot.desk.idle(PATIENCE)

    async def press_kind(
        self, uid: str, kind: str, values: Sequence[str] | None = None, match: str | None = None
    ) -> Answer:
        """Press the newest control of a kind, waiting for it to appear."""
        message = await self.until(lambda: self.newest(uid, kind, match))
        return await self.press(uid, message, control(message, kind, match), values)

    async def create(self, host: str, game: str, players: int, **more: Any) -> Match:
        """Open a table by command, and give its match."""
        before = {str(m["id"]) for m in self.messages(host, self.channel)}
        await self.run(host, "game create", title=game, players=players, **more)
        card = await self.until(
            lambda: next(
                (m for m in self.messages(host, self.channel) if m["id"] not in before and offers(m, "options")), None
            )
        )
        return await self.match(match_of(card))

    async def match(self, key: str) -> Match:
        found: Match = await self.tables.match(key)
        return found

    def thread_of(self, match: Match) -> str:
        return str(match.place.thread)

    def check(self) -> None:
        """Every exchange fits Discord's document and the limits, and says all in words."""
        self.openapi.check()
        assert not self.limits.over, "\n".join(self.limits.over[:10])
        assert not self.raw_keys.found, "\n".join(self.raw_keys.found[:10])


def controls(message: Payload) -> list[Payload]:
    """The controls of a message that can be pressed."""
    parts = limits.walk(message["components"])
    return [dict(part) for part in parts if part.get("custom_id") and not part.get("disabled")]


def meaning(part: Payload) -> CustomId:
    found = decode(str(part["custom_id"]))
    assert found is not None, part["custom_id"]
    return found


def offers(message: Payload, kind: str, match: str | None = None) -> bool:
    return any(meaning(part).kind == kind and match in (None, meaning(part).match) for part in controls(message))


def control(message: Payload, kind: str, match: str | None = None, option: str | None = None) -> Payload:
    """A control of a kind on a message."""
    return next(
        part
        for part in controls(message)
        if meaning(part).kind == kind
        and match in (None, meaning(part).match)
        and option in (None, meaning(part).option)
    )


def match_of(message: Payload) -> str:
    return next(meaning(part).match for part in controls(message) if meaning(part).match)


def words_of(message: Payload) -> str:
    """All text of a message."""
    return "\n".join(str(part.get("content", "")) for part in limits.walk(message["components"]) if part["type"] == 10)


def loads(data: bytes) -> Any:
    return json.loads(data)


@contextlib.asynccontextmanager
async def rigged(folder: Path, **more: Any) -> AsyncIterator[Rig]:
    """A rig with its bot running; every exchange is checked at the end."""
    rig = Rig(folder, **more)
    await rig.standin.start()
    with point_discord_here(rig.standin.base_url):
        await rig.start_bot()
        try:
            yield rig
        finally:
            if rig.host is not None:
                await rig.stop_bot()
            await rig.standin.stop()
    rig.check()
