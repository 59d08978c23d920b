"""Automatic seats: whenever play waits for one, it answers, by the same way as a person."""

from __future__ import annotations

import asyncio
import logging

from bot.model import MatchId
from bot.store.port import Store
from bot.tables import Faulted, Refused, Tables

logger = logging.getLogger(__name__)

AT_ONCE = 4
"""Matches in which automats think at the same time."""

LONGEST = 10_000
"""Answers in one go without a person being asked; more is a fault of the rules, and the rest waits."""


class Automats:
    """Plays automatic seats in the background. Nothing is kept but in the store: after a restart it goes on."""

    def __init__(self, tables: Tables, store: Store) -> None:
        self._tables = tables
        self._store = store
        self._tasks: dict[MatchId, asyncio.Task[None]] = {}
        self._again: set[MatchId] = set()
        self._room = asyncio.Semaphore(AT_ONCE)
        self._closed = False
        tables.listen(self.wake)

    async def start(self) -> None:
        """Take up what was left waiting."""
        for match in await self._store.waiting_for_automats():
            self.wake(match)

    def wake(self, match: MatchId) -> None:
        """Look whether an automat is asked in this match."""
        if self._closed:
            return
        if match in self._tasks:
            self._again.add(match)
            return
        self._tasks[match] = asyncio.create_task(self._run(match), name=f"automats of {match}")

    async def settle(self) -> None:
        """Wait until no automat is thinking."""
        while self._tasks:
            await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def close(self) -> None:
        """Stop; an answer that is being written is finished."""
        self._closed = True
        for task in self._tasks.values():
            task.cancel()
        await self.settle()

    async def _run(self, match: MatchId) -> None:
        try:
            async with self._room:
                self._again.add(match)
                while match in self._again:
                    self._again.discard(match)
                    await self._play(match)
        except Faulted as fault:
            # It is written down already; the card shows whom play waits for.
            logger.warning("automats stop in match %s: fault %s", match, fault.reference)
            await self._tables.refresh(match)
        except Refused as refusal:
            logger.info("nothing more to do for automats in match %s: %s", match, refusal.text.key)
        except Exception:
            logger.exception("automats stop in match %s", match)
        finally:
            self._tasks.pop(match, None)
            self._again.discard(match)

    async def _play(self, match: MatchId) -> None:
        for _ in range(LONGEST):
            if not await self._tables.play_automat(match):
                return
        logger.error("automats have answered %s times in match %s and still nobody is asked", LONGEST, match)
