"""The store: moves committed to disk, against writing the same bytes to a file and syncing it."""

from __future__ import annotations

import asyncio
import os
import tempfile
import time
from pathlib import Path

from bot.bench.figures import Figure, percentile
from bot.model import Holder, Match
from bot.store.port import Entry, Move, Snapshot, Store
from bot.store.sqlite import SqliteStore

MOVES = 100
"""Commands per match and run."""


def measure(state: bytes) -> list[Figure]:
    """Commits a second with a snapshot of these bytes, one match alone and ten at once, and how long one takes."""
    with tempfile.TemporaryDirectory() as folder:
        limit = _synced_writes(Path(folder) / "limit", state)
        return asyncio.run(_measured(Path(folder), state, limit))


async def _measured(folder: Path, state: bytes, limit: float) -> list[Figure]:
    part = f"store, {len(state) / 1024:.1f} KiB a snapshot"
    figures = [Figure(part, "write and sync a file", limit, "/s", "the limit of this disk, one after the other")]
    store = SqliteStore(folder / "bench.sqlite3")
    await store.open()
    try:
        for clients in (1, 10):
            matches = [f"bench{clients:02}{number:01}" for number in range(clients)]
            begun = time.perf_counter()
            waits = await asyncio.gather(*(_play(store, match, state) for match in matches))
            rate = clients * MOVES / (time.perf_counter() - begun)
            times = [wait for each in waits for wait in each]
            name = "commits, one match" if clients == 1 else f"commits, {clients} matches at once"
            against = f"{rate / limit:.2f} of the limit; p50 {_ms(times, 0.5)}, p99 {_ms(times, 0.99)} ms"
            figures.append(Figure(part, name, rate, "/s", against))
    finally:
        await store.close()
    return figures


def _ms(seconds: list[float], share: float) -> str:
    return f"{1000 * percentile(seconds, share):.1f}"


async def _play(store: Store, match: str, state: bytes) -> list[float]:
    """Start a match and commit MOVES moves; the seconds that each took."""
    holders = (Holder(seat=0, user=1), Holder(seat=1, user=2))
    lobby = Match(id=match, game="bench", rules_version=1, options={}, seats=2, holders=holders, host=1)
    made = await store.create(lobby, "seed", None)
    await store.commit(_move(match, 0, state, edition=made.edition))
    waits = []
    for seq in range(1, MOVES + 1):
        begun = time.perf_counter()
        if await store.commit(_move(match, seq, state)) != "done":
            raise RuntimeError("a commit that nobody contests was not done")
        waits.append(time.perf_counter() - begun)
    return waits


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


def _synced_writes(path: Path, state: bytes) -> float:
    """How often a second these bytes can be written and synced, one after the other."""
    file = os.open(path, os.O_CREAT | os.O_WRONLY)
    begun = time.perf_counter()
    for _ in range(MOVES):
        os.write(file, state)
        os.fsync(file)
    spent = time.perf_counter() - begun
    os.close(file)
    return MOVES / spent
