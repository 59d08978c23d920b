"""Automatic seats: whenever play waits for one, it answers, by the same way as a person."""

from __future__ import annotations

import asyncio
import logging

from bot.model import MatchId
from bot.store.port import PASSING, Store
from bot.tables import Faulted, Refused, Tables
from bot.tables.reads import apart

logger = logging.getLogger(__name__)

AT_ONCE = 4
"""Matches in which automats think at the same time."""

LONGEST = 10_000
"""Answers in one go without a person being asked; more is a fault of the rules, and the rest waits."""


SHORTEST, LONGEST_PAUSE = 1.0, 60.0
"""Seconds before a match is tried again after an error, doubled each time."""

SWEEP = 60.0
"""Seconds between two looks for seats that should have moved, whatever has kept them."""


class Automats:
    """Plays automatic seats in the background. Nothing is kept but in the store: after a restart it goes on."""

    def __init__(self, tables: Tables, store: Store, every: float = SWEEP) -> None:
        """`every`: seconds between two sweeps."""
        self._tables = tables
        self._store = store
        self._every = every
        self._sweeping: asyncio.Task[None] | None = None
        self._tasks: dict[MatchId, asyncio.Task[None]] = {}
        self._again: set[MatchId] = set()
        self._failures: dict[MatchId, int] = {}
        self._pausing: dict[MatchId, asyncio.TimerHandle] = {}
        self._faulted: dict[MatchId, int] = {}
        """The command number at which the rules broke: there nothing is tried again."""
        self._room = asyncio.Semaphore(AT_ONCE)
        self._closed = False
        tables.listen(self.wake)

    async def start(self) -> None:
        """Take up what was left waiting, and look again from time to time."""
        await self._try_sweep()
        self._sweeping = asyncio.create_task(self._sweep(), name="automats: sweep")

    async def sweep(self) -> None:
        """Wake every match that waits for an automat, but those that pause after an error."""
        for match in await self._store.waiting_for_automats():
            if match not in self._pausing:
                self.wake(match)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(self._every)
            await self._try_sweep()

    async def _try_sweep(self) -> None:
        try:
            await self.sweep()
        except PASSING as error:
            logger.warning("the sweep for automats failed, and comes again: %s", error)
        except Exception:
            logger.warning("the sweep for automats failed, and comes again", exc_info=True)

    def wake(self, match: MatchId) -> None:
        """Look whether an automat is asked in this match."""
        if self._closed:
            return
        if (pause := self._pausing.pop(match, None)) is not None:
            pause.cancel()
        if match in self._tasks:
            self._again.add(match)
            return
        self._tasks[match] = apart(self._run(match), f"automats:{match}")

    async def settle(self) -> None:
        """Wait until no automat is thinking."""
        while self._tasks:
            await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def close(self) -> None:
        """Stop; an answer that is being written is finished."""
        self._closed = True
        for pause in self._pausing.values():
            pause.cancel()
        if self._sweeping is not None:
            self._sweeping.cancel()
            await asyncio.gather(self._sweeping, return_exceptions=True)
        for task in self._tasks.values():
            task.cancel()
        # One that was cancelled before it began has not taken itself out.
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
        self._tasks.clear()

    async def _run(self, match: MatchId) -> None:
        try:
            async with self._room:
                self._again.add(match)
                while match in self._again:
                    self._again.discard(match)
                    await self._guarded(match)
            self._failures.pop(match, None)
        except Exception as error:
            self._pause(match, error)
        finally:
            self._tasks.pop(match, None)
            self._again.discard(match)

    async def _guarded(self, match: MatchId) -> None:
        try:
            await self._play(match)
        except Faulted as fault:
            # It is written down already; the card shows whom play waits for.
            logger.warning("automats stop in match %s: fault %s", match, fault.reference)
            self._faulted[match] = (await self._tables.match(match)).seq
            await self._tables.refresh(match)
        except Refused as refusal:
            logger.info("nothing more to do for automats in match %s: %s", match, refusal.text.key)

    def _pause(self, match: MatchId, error: Exception) -> None:
        """What stands in the way may pass, as a locked database does: try again, ever later."""
        failures = self._failures[match] = self._failures.get(match, 0) + 1
        seconds = min(LONGEST_PAUSE, SHORTEST * 2.0 ** (failures - 1))
        level = logging.ERROR if failures == 1 else logging.WARNING
        trace = None if isinstance(error, PASSING) else error
        said = "automats of match %s failed, and try again in %.0f s: %s"
        logger.log(level, said, match, seconds, error, exc_info=trace)
        if not self._closed:
            self._pausing[match] = asyncio.get_running_loop().call_later(seconds, self.wake, match)

    async def _play(self, match: MatchId) -> None:
        if match in self._faulted:
            if (await self._tables.match(match)).seq == self._faulted[match]:
                return
            del self._faulted[match]
        for _ in range(LONGEST):
            if not await self._tables.play_automat(match):
                return
        logger.error("automats have answered %s times in match %s and still nobody is asked", LONGEST, match)
