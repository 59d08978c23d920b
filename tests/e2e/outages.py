"""What tests of an outage share: matches opened past the commands, time that goes on, and what arrived in the end."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from bot.local.world import Payload
from bot.model import MatchId, Place
from bot.store.port import Store
from rules.core.auto import random_choice
from rules.core.rng import Rng, Source
from tests.e2e.rig import Rig, meaning
from tests.e2e.rig import controls as controls_of


async def opened(
    rig: Rig, people: int = 2, *, channel: str | None = None, key: str = "x", game: str = "toy"
) -> MatchId:
    """A running match, made without pressing anything."""
    cid = channel or rig.channel
    guild = int(rig.standin.world.channels[cid]["guild_id"])
    ids = [int(uid) for uid in rig.people[:people]]
    made = await rig.tables.create(
        game=game, host=ids[0], name="P0", seats=people, place=Place(guild, int(cid)), interaction=f"open-{key}"
    )
    for number, user in enumerate(ids[1:], 1):
        await rig.tables.join(made.id, user, f"P{number}")
    await rig.tables.start(made.id, ids[0])
    return str(made.id)


async def answer(rig: Rig, match: MatchId, key: str) -> None:
    """Whoever is asked answers something."""
    found = await rig.match(match)
    uid = next(int(uid) for uid in rig.people if found.seat_of(int(uid)) in found.waiting)
    decision = (await rig.tables.look(match, uid)).decisions[0]
    await rig.tables.answer(match, uid, decision.id, random_choice(decision, Source(Rng(key))), key)


async def pass_by(rig: Rig, seconds: float, steps: int = 1) -> None:
    """Time goes by, and the outbox looks what is due."""
    assert rig.host is not None
    for _ in range(steps):
        rig.standin.world.clock.advance(seconds / steps)
        rig.host.outbox.wake()
        await asyncio.sleep(0.02)


async def delivered(
    rig: Rig, store: Store | None = None, hours: float = 4.0, now: Callable[[], float] | None = None
) -> None:
    """Wait until nothing is left to be sent, passing the time that the outbox waits; `store`: to be asked instead.

    `now`: the bot's clock, where few answers tell it that time has leapt; else the world's.
    """
    assert rig.host is not None
    now = now or rig.standin.world.clock.now
    store = store or rig.host.store
    patience = time.monotonic() + 90
    while time.monotonic() < patience:
        due = await store.next_due()
        if due is None:
            return
        ahead = due - now()
        assert ahead < hours * 3600, "something is put off for too long"
        await pass_by(rig, max(0.0, min(ahead, 400.0)) + 0.1)
        await asyncio.sleep(0.03)
    raise AssertionError("the outbox never ran dry")


def cards(rig: Rig, match: MatchId) -> list[Payload]:
    """The messages of the bot, anywhere, that offer a turn card's controls of a match."""
    return [m for m in rig.standin.world.messages.values() if _is_card(m, match)]


def _is_card(message: Payload, match: MatchId) -> bool:
    return any(meaning(part).kind == "since" and meaning(part).match == match for part in controls_of(message))


def calls(rig: Rig) -> Counter[str]:
    """How often each person was called, over all messages."""
    return Counter(uid for called in rig.standin.world.calls.values() for uid in called)


def posts(rig: Rig, begun: int = 0) -> Iterator[Any]:
    """The requests that posted something."""
    return (one for one in rig.sent[begun:] if one.method == "POST" and one.path.endswith("/messages"))
