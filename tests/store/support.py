"""Records to put into a store."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from bot.model import Holder, Match, Notice, Place
from bot.store.port import Entry, Move, Snapshot, Store
from rules.core.choices import Forced
from rules.core.types import Event, Text, seat_text

HOLDERS = (
    Holder(seat=0, user=11, name="Ada *bold*"),
    Holder(seat=1, automat="random"),
    Holder(seat=2, user=12, name="Bo"),
)
EVENT = Event(
    "drawn",
    Text("you-draw", {"card": Text("card-a"), "more": [Text("b"), seat_text(1)]}),
    0,
    {"n": 3, "names": ["a", "b"], "numbers": [1, 2]},
    (0,),
    Text("somebody-draws", {"seat": seat_text(0)}),
    True,
)


def lobby(name: str = "m", **more: Any) -> Match:
    fields: dict[str, Any] = {
        "id": name,
        "game": "toy",
        "rules_version": 2,
        "options": {"rounds": 2, "kind": "long", "fast": True},
        "seats": 3,
        "holders": HOLDERS,
        "host": 11,
        "seed_hash": "hash of the seed",
        "title": "An evening",
        "place": Place(1, 10, None),
        "created": 5.0,
        "updated": 5.0,
    }
    return Match(**(fields | more))


def move(name: str, seq: int, **more: Any) -> Move:
    entry = Entry(
        seq=seq,
        kind="start" if seq == 0 else "answer",
        seat=None if seq == 0 else 0,
        actor=11,
        decision=None if seq == 0 else 7,
        choice=None if seq == 0 else {"a": 1},
        order=[2, 0, 1] if seq == 0 else None,
        draws=("3", ["x", "y"]),
        events=(EVENT,),
        forced=(Forced(1, Text("which"), Text("card-a", {"n": 1}), public=True),),
        interaction=f"{name}-{seq}",
        at=100.0 + seq,
    )
    fields: dict[str, Any] = {
        "match": name,
        "expect": seq - 1,
        "edition": 0 if seq == 0 else None,
        "entry": entry,
        "snapshot": Snapshot(seq, b'{"n":%d}' % seq, f"hash {seq}", 2),
        "keep": False,
        "status": "running",
        "era": 0,
        "waiting": (0,),
        "resigned": (),
        "asked": (0,),
        "holders": HOLDERS if seq == 0 else None,
    }
    return Move(**(fields | more))


def pressed(change: Move, interaction: str) -> Move:
    return replace(change, entry=replace(change.entry, interaction=interaction))


def card(name: str, seq: int, **more: Any) -> Notice:
    fields: dict[str, Any] = {"match": name, "seq": seq, "kind": "card", "merge_key": f"card:{name}"}
    return Notice(**(fields | more))


async def started(store: Store, name: str = "m") -> None:
    """A match that stands at its first question."""
    await store.create(lobby(name), "the seed", None)
    assert await store.commit(move(name, 0)) == "done"
