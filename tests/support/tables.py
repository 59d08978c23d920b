"""A table to test at: tables over a store in a folder, a clock that stands still, a sender that remembers."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from bot.automats import Automats
from bot.model import Look, Match, MatchId, MessageRef, Place, Result
from bot.outbox import Outbox
from bot.outbox_port import DmClosed, Parcel
from bot.store.dumps import FileDumps
from bot.store.port import Store
from bot.store.sqlite import SqliteStore
from bot.tables import Tables
from bot.tables.referee import record_of
from rules.core import codec
from rules.core.auto import random_choice
from rules.core.game import Game
from rules.core.log import replay
from rules.core.rng import Rng, Source
from rules.core.types import AnyDecision, Choice, Setup
from rules.service import Workers
from tests.support.toy import Toy

PLACE = Place(guild=1, channel=10)
PEOPLE = (101, 102, 103, 104)


class Clock:
    """Time that passes only when told to."""

    def __init__(self) -> None:
        self.time = 1_000_000.0

    def __call__(self) -> float:
        return self.time


class Tokens:
    """Different hex digits at each call, the same in every run."""

    def __init__(self, seed: str = "tokens") -> None:
        self._seed = seed
        self._count = 0

    def __call__(self, size: int) -> str:
        self._count += 1
        return hashlib.sha256(f"{self._seed}:{self._count}".encode()).hexdigest()[: 2 * size]


class Messages:
    """A sender that keeps what it was given; like Discord, it makes one message per nonce."""

    def __init__(self) -> None:
        self.parcels: list[Parcel] = []
        self.closed: set[int] = set()
        self.failures: list[Exception] = []
        self.by_nonce: dict[str, MessageRef] = {}
        self._next = 5000
        self._arrived = asyncio.Event()

    async def send(self, parcel: Parcel) -> MessageRef | None:
        if self.failures:
            raise self.failures.pop(0)
        if parcel.notice.user in self.closed:
            raise DmClosed
        if parcel.again and parcel.edit is None and parcel.nonce not in self.by_nonce:
            return None
        self.parcels.append(parcel)
        self._arrived.set()
        if parcel.edit is not None:
            return parcel.edit
        if parcel.nonce not in self.by_nonce:
            self._next += 1
            self.by_nonce[parcel.nonce] = MessageRef(10, self._next)
        return self.by_nonce[parcel.nonce]

    async def until(self, count: int, kind: str | None = None) -> None:
        """Wait for so many messages (of a kind), five seconds at most."""
        async with asyncio.timeout(5):
            while len(self.of(kind) if kind else self.parcels) < count:
                self._arrived.clear()
                await self._arrived.wait()

    def of(self, kind: str) -> list[Parcel]:
        return [parcel for parcel in self.parcels if parcel.notice.kind == kind]


class Table:
    """Everything together."""

    def __init__(self, folder: Path, store: Store, game: Game[Any, Any] | None = None, name: str = "a") -> None:
        """`name`: different for tables that share a store, as processes do."""
        self.store = store
        self.clock = Clock()
        self.dumps = folder / "dumps"
        played = game or Toy()
        self.game = played.info.key
        self._game = played
        find: Callable[[str], Game[Any, Any]] = {self.game: played}.__getitem__
        self.workers = Workers()
        self.tables = Tables(store, self.workers, FileDumps(self.dumps), now=self.clock, token=Tokens(name), find=find)
        self.messages = Messages()
        self.outbox = Outbox(store, self.messages, now=self.clock)
        self.automats = Automats(self.tables, store)
        self._name = name
        self._presses = 0

    async def close(self) -> None:
        """Stop what runs and close the store."""
        await self.automats.close()
        self.workers.close()
        await self.store.close()

    def press(self) -> str:
        """An interaction that was never used before."""
        self._presses += 1
        return f"press-{self._name}-{self._presses}"

    async def lobby(self, people: int = 3, automats: int = 0, **more: Any) -> Match:
        """A full lobby of the table's game."""
        match = await self.tables.create(
            game=self.game,
            host=PEOPLE[0],
            name="P0",
            seats=people + automats,
            place=PLACE,
            interaction=self.press(),
            **more,
        )
        for number in range(1, people):
            await self.tables.join(match.id, PEOPLE[number], f"P{number}")
        for _ in range(automats):
            await self.tables.add_automat(match.id, PEOPLE[0], "random")
        return await self.tables.match(match.id)

    async def running(self, people: int = 3, automats: int = 0, **more: Any) -> MatchId:
        """A match that has started."""
        match = (await self.lobby(people, automats, **more)).id
        await self.tables.start(match, PEOPLE[0])
        return match

    async def asked(self, match: MatchId) -> list[Look]:
        """What each person sees who has something to decide."""
        looks = []
        for holder in (await self.tables.match(match)).holders:
            if holder.user is not None:
                look = await self.tables.look(match, holder.user)
                if look.decisions:
                    looks.append(look)
        return looks

    async def move(self, match: MatchId) -> Result:
        """The first person who is asked answers something, the same in every run."""
        look = (await self.asked(match))[0]
        return await self.answer(look)

    async def answer(self, look: Look, choice: Choice | None = None, interaction: str | None = None) -> Result:
        """The viewer of a look answers its first decision."""
        decision = look.decisions[0]
        assert look.seat is not None
        user = look.match.holders[look.seat].user
        assert user is not None
        picked = random_choice(decision, Source(Rng(f"{look.seq}:{look.seat}"))) if choice is None else choice
        return await self.tables.answer(look.match.id, user, decision.id, picked, interaction or self.press())

    async def state(self, match: MatchId) -> bytes:
        """The newest stored state."""
        stored = await self.store.snapshot(match, (await self.tables.match(match)).seq)
        assert stored is not None
        return stored.state

    def forget(self) -> None:
        """Have every state loaded from the store again."""
        self.tables._positions.forget()

    async def overwrite(self, match: MatchId, state: bytes, version: int = 2) -> None:
        """Put another newest state in place, behind everybody's back."""
        seq = (await self.tables.match(match)).seq
        sql = "UPDATE snapshot SET state = ?, rules_version = ? WHERE match_id = ? AND seq = ?"
        assert isinstance(self.store, SqliteStore)
        await self.store.db.write(lambda tx: tx.run(sql, (state, version, match, seq)))
        self.forget()

    async def replayed(self, match: MatchId) -> bytes:
        """The state that setup, seed and commands alone lead to."""
        *_, last = await replayed(self.store, await self.tables.match(match), self._game)
        return last.raw

    async def finish(self, match: MatchId, limit: int = 2000) -> Match:
        """Play to the end, people answering at random; automats in between."""
        for _ in range(limit):
            await self.automats.settle()
            found = await self.tables.match(match)
            if found.status == "over":
                return found
            await self.move(match)
        raise AssertionError("no end in sight")


class Replayed(NamedTuple):
    """Where a command leads."""

    raw: bytes
    """The state as it is stored."""
    pending: Sequence[AnyDecision]


async def replayed(store: Store, match: Match, game: Game[Any, Any]) -> list[Replayed]:
    """Where setup, seed and commands alone lead, command by command."""
    entries = await store.entries(match.id)
    setup = Setup(match.game, match.seats, await store.seed(match.id), match.options)
    steps = replay(game, setup, [record_of(entry) for entry in entries[1:]])
    return [Replayed(codec.encode(step.state), step.pending) for step in steps]


async def opened(folder: Path, game: Game[Any, Any] | None = None, name: str = "a") -> Table:
    """A table over a new or existing database in `folder`."""
    store = SqliteStore(folder / "petteia.sqlite3")
    await store.open()
    return Table(folder, store, game, name)
