"""The store: moves committed to disk, against the same bytes written by a plain library, one commit after the other."""

from __future__ import annotations

import asyncio
import tempfile
import time
from abc import ABC, abstractmethod
from collections.abc import Awaitable
from contextlib import AsyncExitStack
from importlib import import_module
from importlib.util import find_spec
from json import dumps, loads
from pathlib import Path
from statistics import median
from typing import Any, TypeVar

from bot.bench.figures import Figure, compared, percentile
from bot.model import Holder, Match
from bot.store.port import Entry, Move, Snapshot, Store
from bot.store.sqlite import SqliteStore
from rules.core import codec
from rules.core.game import State

T = TypeVar("T")

ROUNDS = 60
"""Every side once a round, a few commits each: what the disk does meanwhile meets all of them."""
BURST = {0: 5, 1: 5, 10: 2, 50: 1}
"""By matches at once, the moves of each in a round; 0 is the side that plays none: one row a commit."""
ENCODINGS = 200

_PLAIN = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "CREATE TABLE event (match TEXT, seq INTEGER, body BLOB, PRIMARY KEY (match, seq))",
)


def measure(state: State) -> list[Figure]:
    """Commits a second with a snapshot of this state, and what it takes to make the snapshot and its hash."""
    raw, plain = codec.encode(state), loads(codec.encode(state))
    part = f"store, {len(raw) / 1024:.1f} KiB a snapshot"
    return [*asyncio.run(_commits(part, raw)), _encoding(part, state, plain)]


def _encoding(part: str, state: State, plain: object) -> Figure:
    def kept() -> None:
        for _ in range(ENCODINGS):
            codec.store(state)

    def by_library() -> None:
        for _ in range(ENCODINGS):
            dumps(plain)

    _, own, times = compared(by_library, kept)
    return Figure(part, "snapshot and hash", own / ENCODINGS, "us", f"json.dumps alone takes {times:.1f} times as long")


async def _commits(part: str, state: bytes) -> list[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        async with AsyncExitStack() as opened:
            sides = {size: await _opened(opened, Path(folder), size, state) for size in BURST}
            rounds = [{size: await side.burst() for size, side in sides.items() if side} for _ in range(ROUNDS)]
    return [_figure(part, size, rounds, side.waits) for size, side in sides.items() if side]


async def _opened(opened: AsyncExitStack, folder: Path, size: int, state: bytes) -> Side | None:
    if size == 0:
        # It comes with the packages for development only.
        return await Plain.opened(opened, folder, state) if find_spec("aiosqlite") else None
    store = SqliteStore(folder / f"{size}.sqlite3")
    await store.open()
    opened.push_async_callback(store.close)
    matches = [f"bench{number:02}" for number in range(size)]
    for match in matches:
        await _start(store, match, state)
    return Playing(store, matches, state)


def _figure(part: str, size: int, rounds: list[dict[int, float]], waits: list[float]) -> Figure:
    rates = [each[size] for each in rounds]
    took = f"p50 {_ms(waits, 0.5)}, p99 {_ms(waits, 0.99)} ms"
    if size == 0:
        return Figure(part, "rows of these bytes", median(rates), "/s", f"aiosqlite, one by one; {took}")
    name = "moves, one match" if size == 1 else f"moves, {size} matches at once"
    if 0 in rounds[0]:
        times = median(each[size] / each[0] for each in rounds)
        took = f"{times:.2f} times the rows, by rounds; {took}"
    return Figure(part, name, median(rates), "/s", took)


class Side(ABC):
    """Something that commits; `waits` are the seconds of all its commits."""

    size = 0

    def __init__(self, state: bytes) -> None:
        self.state = state
        self.seq = 0
        self.waits: list[float] = []

    async def burst(self) -> float:
        """A few commits; how many a second that were."""
        begun, count = time.perf_counter(), BURST[self.size]
        for _ in range(count):
            self.seq += 1
            await self.commit()
        return count * max(1, self.size) / (time.perf_counter() - begun)

    @abstractmethod
    async def commit(self) -> None:
        """One more of each match."""

    async def timed(self, work: Awaitable[T]) -> T:
        """Note how long it takes."""
        begun = time.perf_counter()
        result = await work
        self.waits.append(time.perf_counter() - begun)
        return result


class Playing(Side):
    """A move of each match, all at once."""

    def __init__(self, store: Store, matches: list[str], state: bytes) -> None:
        super().__init__(state)
        self.store = store
        self.matches = matches
        self.size = len(matches)

    async def commit(self) -> None:
        """One more move of each."""
        moves = [_move(match, self.seq, self.state) for match in self.matches]
        done = await asyncio.gather(*(self.timed(self.store.commit(move)) for move in moves))
        if set(done) != {"done"}:
            raise RuntimeError("a commit that nobody contests was not done")


class Plain(Side):
    """Rows of one snapshot, as durable, one after the other, and nothing else."""

    @classmethod
    async def opened(cls, opened: AsyncExitStack, folder: Path, state: bytes) -> Plain:
        """On a file of its own."""
        connect = import_module("aiosqlite").connect
        side = cls(state)
        side.connection = await opened.enter_async_context(connect(folder / "plain.sqlite3", isolation_level=None))
        for sql in _PLAIN:
            await side.connection.execute(sql)
        return side

    connection: Any

    async def commit(self) -> None:
        """One more row."""
        await self.timed(self._row())

    async def _row(self) -> None:
        await self.connection.execute("BEGIN IMMEDIATE")
        await self.connection.execute("INSERT INTO event VALUES ('bench', ?, ?)", (self.seq, self.state))
        await self.connection.execute("COMMIT")


def _ms(seconds: list[float], share: float) -> str:
    return f"{1000 * percentile(seconds, share):.1f}"


async def _start(store: Store, match: str, state: bytes) -> None:
    holders = (Holder(seat=0, user=1), Holder(seat=1, user=2))
    lobby = Match(id=match, game="bench", rules_version=1, options={}, seats=2, holders=holders, host=1)
    made = await store.create(lobby, "seed", None)
    await store.commit(_move(match, 0, state, edition=made.edition))


def _move(match: str, seq: int, state: bytes, edition: int | None = None) -> Move:
    seat = seq % 2
    entry = Entry(
        seq=seq,
        kind="answer" if seq else "start",
        seat=seat,
        actor=seat + 1,
        decision=seq,
        choice="pass",
        interaction=f"{match}/{seq}",
        at=0,
    )
    return Move(
        match=match,
        expect=seq - 1,
        edition=edition,
        entry=entry,
        snapshot=Snapshot(seq, state, "0" * 64, 1),
        keep=False,
        status="running",
        era=0,
        waiting=(1 - seat,),
        resigned=(),
        asked=(1 - seat,),
    )
