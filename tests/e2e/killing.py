"""A rig whose bot lives in a process of its own and is killed again and again, and tables at which people go on."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import random
from collections.abc import AsyncIterator, Coroutine, Sequence
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Any, TypeVar

from bot.local.standin import Caps, Exchange, default_world
from bot.local.world import Answer, Payload
from bot.model import Match
from bot.store.sqlite import SqliteStore
from tests.e2e.mortal import DATABASE, Aim, live
from tests.e2e.people import Person
from tests.e2e.rig import Rig, control, offers

T = TypeVar("T")

LONGEST = 20.0
"""Seconds that a bot may live; then it is killed from outside, whatever it does."""
PEOPLE = ("Theano", "Kallias", "Lykos", "Myrrine", "Doros")
NEVER = Aim("", after=False, times=0)
PATIENCE = 30.0


class Died(Exception):
    """The bot was killed meanwhile."""


class MortalRig(Rig):
    """The stand-in goes on while one bot after the other dies."""

    def __init__(self, folder: Path) -> None:
        caps = Caps(messages_per_channel=100_000, interactions=100_000)
        super().__init__(folder, world=default_world(caps=caps, people=PEOPLE))
        self.reading = SqliteStore(folder / DATABASE)
        """The database as another process sees it."""
        self._context = multiprocessing.get_context("forkserver")
        self._context.set_forkserver_preload(["tests.e2e.mortal"])
        self._bot: ForkServerProcess | None = None
        self._dead = asyncio.Event()
        self._answers: dict[str, asyncio.Event] = {}
        self.interrupted = 0
        """Presses during which the bot died."""

    # --- the bot

    async def begin(self, aim: Aim = NEVER) -> None:
        """A new bot; raises Died when it does not live to be ready."""
        loop, (ready, told) = asyncio.get_running_loop(), self._context.Pipe(duplex=False)
        arguments = (self.folder, self.standin.base_url, self.standin.token, aim, told)
        self._dead, known = asyncio.Event(), asyncio.Event()
        self._bot = self._context.Process(target=live, args=arguments)
        self._bot.start()
        loop.add_reader(self._bot.sentinel, self._died, self._bot.sentinel, self._dead)
        loop.add_reader(ready.fileno(), known.set)
        try:
            await self.living(asyncio.wait_for(known.wait(), PATIENCE))
        finally:
            loop.remove_reader(ready.fileno())
            ready.close()
            told.close()

    def _died(self, sentinel: int, dead: asyncio.Event) -> None:
        asyncio.get_running_loop().remove_reader(sentinel)
        dead.set()

    async def end(self) -> int | None:
        """Kill the bot if it still lives; how it ended."""
        assert self._bot is not None
        self._bot.kill()
        await self._dead.wait()
        self._bot.join()
        return self._bot.exitcode

    async def dead(self, seconds: float) -> bool:
        """Wait until the bot dies, at most so long; whether it did."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._dead.wait(), seconds)
        return self._dead.is_set()

    async def living(self, work: Coroutine[Any, Any, T]) -> T:
        """The result of that, unless the bot dies first: raises Died."""
        working, dying = asyncio.create_task(work), asyncio.create_task(self._dead.wait())
        try:
            await asyncio.wait([working, dying], return_when=asyncio.FIRST_COMPLETED)
            if dying.done():
                raise Died
            return await working
        finally:
            for task in (working, dying):
                task.cancel()
            await asyncio.gather(working, dying, return_exceptions=True)

    async def offered(self, uid: str, kind: str, match: str) -> tuple[Payload, Payload]:
        """The newest message that offers a kind of control, once there is one, and the control."""

        def found() -> tuple[Payload, Payload] | None:
            message = self.newest(uid, kind, match)
            return None if message is None else (message, control(message, kind, match))

        pair: tuple[Payload, Payload] = await self.living(self.until(found, PATIENCE))
        return pair

    # --- what the rig does, from outside

    async def match(self, key: str) -> Match:
        found = await self.reading.match(key)
        assert found is not None
        return found

    def _watch(self, exchange: Exchange) -> None:
        super()._watch(exchange)
        parts = exchange.path.split("/")
        if parts[1] == "webhooks" and exchange.status < 300:
            self._answers.setdefault(parts[3], asyncio.Event()).set()

    async def answered(self) -> None:
        """Nothing is known of what goes on in the bot."""

    async def run(self, uid: str, path: str, cid: str | None = None, **values: Any) -> Answer:
        return await self._told(self.standin.people.run(uid, cid or self.channel, path, values))

    async def press(self, uid: str, message: Payload, control: Payload, values: Sequence[str] | None = None) -> Answer:
        return await self._told(self.standin.people.press(uid, message, control, values))

    async def press_silent(self, uid: str, message: Payload, control: Payload) -> None:
        """Press what changes a shared card only."""
        await self._acknowledged(self.standin.people.press(uid, message, control))

    async def _told(self, asking: Coroutine[Any, Any, Answer]) -> Answer:
        """What was asked, once its answer stands."""
        answer = await self._acknowledged(asking)
        stands = self._answers.setdefault(answer.token, asyncio.Event())
        await self._interruptible(asyncio.wait_for(stands.wait(), PATIENCE))
        return answer

    async def _acknowledged(self, asking: Coroutine[Any, Any, Answer]) -> Answer:
        answer = await self._interruptible(asking)
        assert not answer.failed or await self.dead(1.0), "a press was not acknowledged"
        if answer.failed:
            raise Died
        return answer

    async def _interruptible(self, work: Coroutine[Any, Any, T]) -> T:
        try:
            return await self.living(work)
        except Died:
            self.interrupted += 1
            raise


@contextlib.asynccontextmanager
async def mortal(folder: Path) -> AsyncIterator[MortalRig]:
    """A rig without a bot yet; every exchange is checked at the end."""
    rig = MortalRig(folder)
    await rig.standin.start()
    await rig.reading.open()
    try:
        yield rig
    finally:
        await rig.end()
        await rig.reading.close()
        await rig.standin.stop()
    rig.check()


class Table:
    """People and automatic seats who play one match of a title after the other, whatever happens."""

    def __init__(self, rig: MortalRig, game: str, people: Sequence[str], seed: str = "") -> None:
        self.rig = rig
        self.game = game
        self.people = [Person(rig, uid, seed, hurry=True) for uid in people]
        self.random = random.Random(f"{game}{seed}")
        self._idle = 0

    async def play(self, until: float) -> None:
        """Play until a time of the loop, the answer to the last press included; raises Died."""
        while asyncio.get_running_loop().time() < until:
            await self._step()

    async def _step(self) -> None:
        host = self.people[0].uid
        mine = [one for one in await self.rig.reading.matches_of(int(host)) if one.game == self.game]
        if not mine:
            await self.rig.run(host, "game create", title=self.game, players=len(self.people) + 1)
        elif mine[0].status == "lobby":
            await self._fill(mine[0])
        else:
            await self._move(mine[0])

    async def _fill(self, lobby: Match) -> None:
        """One more sits down; the last thing is to start."""
        absent = [person.uid for person in self.people if lobby.seat_of(int(person.uid)) is None]
        kind = "join" if absent else "automat" if lobby.free else "start"
        uid = (absent or [self.people[0].uid])[0]
        await self.rig.press_silent(uid, *await self.rig.offered(uid, kind, lobby.id))
        await self._changes(lobby)

    async def _changes(self, before: Match) -> None:
        """Wait until the match is another than before, a moment at most: what was pressed may be taken already."""
        for _ in range(50):
            if await self.rig.match(before.id) != before:
                return
            await self.rig.living(asyncio.sleep(0.02))

    async def _move(self, match: Match) -> None:
        asked = [person for person in self.people if match.seat_of(int(person.uid)) in match.waiting]
        if not asked:
            await self.rig.living(asyncio.sleep(0.05))
            return
        person = self.random.choice(asked)
        moved = await self._undo(person, match) or await person.step(match.id)
        if not moved:
            await self._open(person, match)
        now = await self.rig.match(match.id)
        self._idle = 0 if now.seq != match.seq else self._idle + 1
        assert self._idle < 60, f"{person.uid} presses, and nothing happens in {match.id}"

    async def _open(self, person: Person, match: Match) -> None:
        await self.rig.press(person.uid, *await self.rig.offered(person.uid, "turn", match.id))

    async def _undo(self, person: Person, match: Match) -> bool:
        """Now and then somebody takes back what they have just done."""
        panel = self.rig.panel(person.uid)
        if panel is None or not offers(panel, "undo", match.id) or self.random.random() > 0.04:
            return False
        await self.rig.press(person.uid, panel, control(panel, "undo", match.id))
        return True
