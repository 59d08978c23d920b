"""How often one press asks the store: the panel opened, answers, confirmations and steps back, in each title."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import cast

import pytest

from bot.store.port import Store
from bot.tables.reads import pressing
from tests.e2e.people import Person
from tests.e2e.rig import Rig, rigged
from tests.support.stores import Intercepted

MOST = 5
PRESSES = 40
LOADING = ("snapshot",)
"""Not counted: a state that is not at hand, as after a restart. What is sent by itself (the outbox) is no press."""


class Counted:
    """Calls of the store that a press makes itself; automatic seats and the outbox do their own."""

    def __init__(self) -> None:
        self.calls: list[str] = []

    async def note(self, call: str) -> None:
        if pressing() and call not in LOADING:
            self.calls.append(call)

    def taken(self) -> list[str]:
        calls, self.calls = self.calls, []
        return calls


@pytest.fixture
async def counted(tmp_path: Path) -> AsyncIterator[tuple[Rig, Counted]]:
    counting = Counted()
    async with rigged(tmp_path) as rig:
        await rig.stop_bot()
        rig.wrap = lambda store: cast(Store, Intercepted(store, counting.note))
        await rig.start_bot()
        yield rig, counting


@pytest.mark.parametrize("game", ["pantheum", "elysium", "storm", "hybris"])
async def test_a_press_asks_the_store_five_times_at_most(counted: tuple[Rig, Counted], game: str) -> None:
    rig, counting = counted
    match = await rig.create(rig.people[0], game, 2)
    await rig.press_kind(rig.people[1], "join", match=match.id)
    await rig.press_kind(rig.people[0], "start", match=match.id)
    await rig.settle()
    people = {uid: Person(rig, uid) for uid in rig.people[:2]}
    found: list[tuple[str, list[str]]] = []
    for _ in range(PRESSES):
        now = await rig.match(match.id)
        if now.status != "running":
            break
        waiting = [uid for uid in people if now.seat_of(int(uid)) in now.waiting]
        person = people[waiting[0]]
        counting.taken()
        moved = await person.step(match.id)
        if not moved:
            await person.open(match.id)
        found.append((person.pressed[-1] if moved else "turn", counting.taken()))
        await rig.settle()
    # A press that gives several answers (`go`) writes each of them.
    # Where others have moved meanwhile, the log is read in two pieces: that is one reading.
    once = [(kind, calls, sum(max(0, calls.count(one) - 1) for one in ("commit", "entries"))) for kind, calls in found]
    over = {(kind, *calls) for kind, calls, more in once if len(calls) - more > MOST}
    assert over == set(), "; ".join(map(str, over))
    kinds = {kind for kind, _ in found}
    assert "turn" in kinds
    assert any("commit" in calls for _, calls in found), "answers are among them"
    again = {(kind, *calls) for kind, calls in found if calls.count("match") != 1}
    assert again == set(), "what is written is known"
