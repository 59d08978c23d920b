"""How many commands a store commits in a second, each one durable."""

from __future__ import annotations

import time

from bot.model import Holder, Match, Notice
from bot.store.port import Entry, EntryKind, Move, Snapshot, Store

STATE = b'{"kept":"' + b"x" * 8000 + b'"}'
"""About as large as the state of a real match."""


async def commits_per_second(store: Store, commits: int = 500) -> float:
    """Write `commits` commands of one made-up match, one after the other; an empty, open store is expected."""
    holders = (Holder(seat=0, user=1, name="A"), Holder(seat=1, user=2, name="B"))
    match = Match(id="measured", game="measured", rules_version=1, options={}, seats=2, holders=holders, host=1)
    await store.create(match, "seed", None)
    await store.commit(_move(0, holders))
    began = time.perf_counter()
    for seq in range(1, commits + 1):
        if await store.commit(_move(seq, None)) != "done":
            raise RuntimeError("a commit without a rival was refused")
    return commits / (time.perf_counter() - began)


def _move(seq: int, holders: tuple[Holder, ...] | None) -> Move:
    card = Notice(match="measured", seq=seq, kind="card", merge_key="card:measured", new=False)
    kind: EntryKind = "answer" if seq else "start"
    entry = Entry(seq=seq, kind=kind, seat=seq % 2, interaction=f"measured:{seq}", at=float(seq))
    return Move(
        match="measured",
        expect=seq - 1,
        edition=None if seq else 0,
        entry=entry,
        snapshot=Snapshot(seq, STATE, "hash", 1),
        keep=False,
        status="running",
        era=0,
        waiting=(seq % 2,),
        resigned=(),
        asked=(seq % 2,),
        holders=holders,
        notices=(card,),
    )
