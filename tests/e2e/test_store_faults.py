"""One call of the store fails, whichever it is: the player is told or need only press again, and the table goes on."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from functools import partial
from pathlib import Path
from typing import Any, cast

import pytest

import bot.automats
import bot.outbox
from bot.local.world import Answer, Payload
from bot.model import Match
from bot.store.port import Store
from bot.store.sqlite import SqliteStore
from tests.e2e.delivery import check_log, check_messages
from tests.e2e.outages import delivered
from tests.e2e.people import Person
from tests.e2e.rig import Rig, control, offers, rigged, words_of
from tests.support.stores import Intercepted

EACH = int(os.environ.get("PETTEIA_STORE_FAULTS", "59"))
"""Every so many-th call is tried; 1: each of them."""
FROM = int(os.environ.get("PETTEIA_STORE_FAULTS_FROM", "1"))
"""The first call that is tried: all are, when each from 1 to `EACH` has been the first of a run."""
Goal = Callable[[], Awaitable[bool]]


class Fault:
    """What befalls the n-th call from now on, once."""

    def __init__(self) -> None:
        self.left = 0
        self.error: Callable[[], Exception] = RuntimeError
        self.struck = ""
        self.done = False
        """The call is carried out before it fails."""

    def arm(self, number: int, error: Callable[[], Exception], *, done: bool) -> None:
        self.left, self.error, self.done, self.struck = number, error, done, ""

    async def before(self, call: str) -> None:
        self.left -= 1
        if self.left == 0 and not self.done:
            self._strike(call)

    async def after(self, call: str) -> None:
        # The call after which the number was used up, whatever others began meanwhile.
        if self.left <= 0 and self.done and not self.struck:
            self._strike(call)

    def _strike(self, call: str) -> None:
        self.struck = call
        raise self.error()


class Script:
    """A match from its lobby to a few turns, an undo and a resignation, by somebody who presses again what failed."""

    def __init__(self, rig: Rig, store: SqliteStore, game: str) -> None:
        self.rig = rig
        self.store = store
        self.game = game
        self.player = Person(rig, rig.people[0])
        self.uid = rig.people[0]

    async def play(self) -> Match:
        """Play until the person leaves, which ends the match."""
        self.match = await self._opened()
        while (await self._now()).free:
            taken = len((await self._now()).holders)
            await self._insist(lambda: self._press("automat"), self._seats(taken + 1))
        await self._insist(lambda: self._press("start"), self._is("running"))
        for _ in range(2):
            await self._move()
        await self._undo()
        await self._insist(self._resign, self._is("over"))
        return await self._now()

    async def _now(self) -> Match:
        found = await self.store.match(self.match)
        assert found is not None
        return found

    async def _opened(self) -> str:
        async def mine() -> list[str]:
            return [one.id for one in await self.store.matches_of(int(self.uid))]

        async def there() -> bool:
            return bool(await mine())

        await self._insist(lambda: self._run("game create", title=self.game, players=2), there)
        (made,) = await mine()
        return made

    def _seats(self, count: int) -> Goal:
        async def taken() -> bool:
            return len((await self._now()).holders) >= count

        return taken

    def _is(self, status: str) -> Goal:
        async def reached() -> bool:
            return (await self._now()).status == status

        return reached

    async def _mine(self) -> list[str]:
        """The kinds of the player's commands so far."""
        seat = (await self._now()).seat_of(int(self.uid))
        return [entry.kind for entry in await self.store.entries(self.match) if entry.seat == seat]

    async def _asked(self) -> bool:
        now = await self._now()
        return now.seat_of(int(self.uid)) in now.waiting

    async def _move(self) -> None:
        """One answer, however many presses it takes; automatic seats move by themselves before."""
        await self._until(self._asked)
        before = len(await self._mine())

        async def moved() -> bool:
            return len(await self._mine()) > before

        await self._insist(self._step, moved, 60)

    async def _undo(self) -> None:
        """Play on until something can be taken back, and take it back; not every match comes to that soon."""
        for _ in range(5):
            panel = self.rig.panel(self.uid)
            if panel is not None and offers(panel, "undo", self.match):
                await self._insist(self._take_back, self.undone)
                return
            await self._move()

    async def undone(self) -> bool:
        return "undo" in await self._mine()

    # --- presses

    async def _take_back(self) -> bool:
        panel = self.rig.panel(self.uid)
        if panel is None or not offers(panel, "undo", self.match):
            return await self._press("turn")
        return await self._told(self.rig.press(self.uid, panel, control(panel, "undo", self.match)))

    async def _step(self) -> bool:
        begun = len(self.rig.sent)
        if not await self.player.step(self.match):
            return await self._press("turn")
        return self._heard(begun, "/webhooks/")

    async def _resign(self) -> bool:
        panel = self.rig.panel(self.uid)
        if panel is None or not offers(panel, "resign", self.match):
            return await self._run("game resign", match=self.match)
        return await self._told(self.rig.press(self.uid, panel, control(panel, "resign", self.match)))

    async def _press(self, kind: str) -> bool:
        message = await self.rig.until(lambda: self._offering(kind), 15)
        return await self._told(self.rig.press(self.uid, message, control(message, kind, self.match)))

    def _offering(self, kind: str) -> Payload | None:
        """The newest message with such a control; time goes by meanwhile, so that what is due is sent."""
        found = self.rig.newest(self.uid, kind, self.match)
        if found is None:
            self._pass()
        return found

    def _pass(self) -> None:
        assert self.rig.host is not None
        self.rig.standin.world.clock.advance(5.0)
        self.rig.host.outbox.wake()

    async def _run(self, path: str, **values: Any) -> bool:
        return await self._told(self.rig.run(self.uid, path, **values))

    async def _told(self, asking: Coroutine[Any, Any, Answer]) -> bool:
        """Whether something was shown to the player alone."""
        begun = len(self.rig.sent)
        answer = await asking
        return self._heard(begun, answer.token)

    def _heard(self, begun: int, token: str) -> bool:
        return any(token in one.path and "/webhooks/" in one.path and one.status < 300 for one in self.rig.sent[begun:])

    async def _insist(self, press: Callable[[], Awaitable[bool]], goal: Goal, times: int = 4) -> None:
        """Press until it has its effect; each time that it has none, something must be said."""
        for _ in range(times):
            told = await press()
            if await goal():
                return
            assert told, "silence"
        shown = self.rig.panel(self.uid)
        raise AssertionError(f"pressed again and again, without effect: {shown and words_of(shown)}")

    async def _until(self, goal: Goal) -> None:
        """Wait, without doing anything, until automatic seats have moved."""
        for _ in range(800):
            if await goal():
                return
            await asyncio.sleep(0.01)
        now = await self._now()
        raise AssertionError(f"nothing moves by itself: {now.status} after {now.seq}, waiting for {now.waiting}")


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pauses after an error are short."""
    monkeypatch.setattr(bot.automats, "SHORTEST", 0.02)
    monkeypatch.setattr(bot.outbox, "UNREAD", 0.02)


@pytest.fixture
async def faulty(tmp_path: Path, hasty: None) -> AsyncIterator[tuple[Rig, Fault]]:
    """The bot over a store whose calls can be made to fail."""
    async with rigged(tmp_path) as rig:
        fault = Fault()
        await rig.stop_bot()
        rig.wrap = lambda store: cast(Store, Intercepted(store, fault.before, fault.after))
        await rig.start_bot()
        yield rig, fault
        fault.left, fault.done = 0, False  # Nothing befalls the end.


def inner(rig: Rig) -> SqliteStore:
    """The store below, which never fails."""
    found = cast(Intercepted, rig.store).store
    assert isinstance(found, SqliteStore)
    return found


WAYS: list[tuple[str, Callable[[], Exception], bool]] = [
    ("pantheum", partial(sqlite3.OperationalError, "database is locked"), False),
    ("elysium", partial(RuntimeError, "on purpose"), False),
    ("storm", partial(sqlite3.OperationalError, "disk I/O error"), True),
]
"""What is played, how a call fails, and whether it was carried out all the same."""


@pytest.mark.timeout(600)
@pytest.mark.parametrize(("game", "error", "done"), WAYS, ids=[game for game, _, _ in WAYS])
async def test_whichever_call_of_the_store_fails_the_table_goes_on(
    faulty: tuple[Rig, Fault], game: str, error: Callable[[], Exception], done: bool, caplog: pytest.LogCaptureFixture
) -> None:
    rig, fault = faulty
    struck: list[str] = []
    undone = 0
    for number in range(FROM, 2000, EACH):
        script = Script(rig, inner(rig), game)
        fault.arm(number, error, done=done)
        try:
            match = await script.play()
            await delivered(rig, script.store)
            await check_log(script.store, match)
            check_messages(rig, match)
            assert await script.store.undelivered(match.id) == []
            undone += await script.undone()
        except BaseException as failure:
            failure.add_note(f"call {number}: {fault.struck or 'none'}")
            raise
        caplog.clear()
        if not fault.struck:
            break
        struck.append(fault.struck)
    assert not fault.struck, "never to the end of the calls"
    assert len(set(struck)) > 1, struck
    assert undone or game == "storm", "where hidden units are moved, hardly anything can be taken back"
