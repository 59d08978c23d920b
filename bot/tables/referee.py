"""The rules as the use cases ask them: refusals pass on in words, faults are written down and flag the match."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import traceback
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, TypeVar

from bot.model import Match, MatchId
from bot.store.port import Dumps, Entry, Store
from bot.tables.errors import Faulted, Refused
from rules.core import undo
from rules.core.engine import Step
from rules.core.errors import Rejected
from rules.core.game import Game, Keepable, State
from rules.core.log import Line, Record, push_checked, write_log
from rules.core.rng import Rng, Source
from rules.core.types import AnyDecision, Choice, Command, Seat, Setup, Text, View, Viewer
from rules.service import AsyncRules, Fault

T = TypeVar("T")

logger = logging.getLogger(__name__)


def record_of(entry: Entry) -> Record:
    """A stored command as the rules log it; the start is no record."""
    assert entry.kind != "start"
    return Record(
        seq=entry.seq,
        kind=entry.kind,
        seat=-1 if entry.seat is None else entry.seat,
        decision_id=entry.decision,
        choice=entry.choice,
        draws=entry.draws,
        to=entry.to,
    )


class Referee:
    """Asks the rules; every method raises Refused for what a person did wrong, and Faulted for what the rules did."""

    def __init__(self, rules: AsyncRules, store: Store, dumps: Dumps, find: Callable[[str], Game[Any, Any]]) -> None:
        self._rules = rules
        self._store = store
        self._dumps = dumps
        self._find = find

    def game(self, key: str) -> Game[Any, Any]:
        """A title by key."""
        try:
            return self._find(key)
        except Rejected as error:
            raise Refused(error.text) from error

    async def start(self, match: Match, seed: str) -> Step[State]:
        """Set a match up."""
        setup = Setup(match.game, match.seats, seed, match.options)
        return await self._guard(match.id, self._rules.start(setup))

    async def pending(self, match: Match, state: State) -> tuple[AnyDecision, ...]:
        """The standing decisions, by seat."""
        return await self._guard(match.id, self._rules.pending(match.game, state))

    async def submit(self, match: Match, state: State, command: Command) -> Step[State]:
        """Answer a decision."""
        return await self._guard(match.id, self._rules.submit(match.game, state, command))

    async def binds(self, match: Match, state: State, command: Command) -> bool:
        """Whether an answer could not be taken back, as far as that may be known before."""
        return await self._guard(match.id, self._rules.binds(match.game, state, command))

    async def withdraw(self, match: Match, state: State, seat: Seat) -> Step[State]:
        """Take a sealed answer back."""
        return await self._guard(match.id, self._rules.withdraw(match.game, state, seat))

    async def resign(self, match: Match, state: State, seat: Seat) -> Step[State]:
        """A seat leaves for good."""
        return await self._guard(match.id, self._rules.resign(match.game, state, seat))

    async def view(self, match: Match, state: State, seat: Seat | None) -> View:
        """What a seat may know; None: a spectator."""
        return await self._guard(match.id, self._rules.view(match.game, state, Viewer(seat)))

    async def secrets(self, match: Match, view: View) -> list[Text]:
        """What only the viewer knows."""

        async def ask() -> list[Text]:
            return list(self.game(match.game).secrets(view))

        return await self._guard(match.id, ask())

    async def standing(self, match: Match, view: View) -> tuple[Seat | None, dict[Seat, Text]]:
        """Whose turn it is and how each seat stands, as the viewer knows."""

        async def ask() -> tuple[Seat | None, dict[Seat, Text]]:
            game = self.game(match.game)
            return game.turn(view), game.tally(view)

        return await self._guard(match.id, ask())

    async def keepable(self, match: Match, view: View) -> Keepable | None:
        """What the viewer prepares that may be kept under a name."""

        async def ask() -> Keepable | None:
            return self.game(match.game).keepable(view)

        return await self._guard(match.id, ask())

    async def recall(self, match: Match, view: View, decision: AnyDecision, body: list[str]) -> Choice | None:
        """The next answer on the way to a kept preparation; None when it stands."""

        async def ask() -> Choice | None:
            return self.game(match.game).recall(view, decision, body)

        return await self._guard(match.id, ask())

    async def choose(self, match: Match, view: View, decision: AnyDecision, automat: str, seed: str) -> Choice:
        """What an automat answers; the same whenever it is asked the same with the same `seed`."""

        # An automat may look ahead for longer than the event loop may stand still.
        game = self.game(match.game)
        asked = asyncio.to_thread(game.choose, automat, view, decision, Source(Rng(seed)))
        return await self._guard(match.id, asked)

    async def default(self, match: Match, state: State, decision: AnyDecision) -> Choice:
        """What silence does."""
        return await self._guard(match.id, self._rules.default(match.game, state, decision))

    async def line(self, match: Match, state: State, seq: int, entries: Iterable[Entry]) -> Line[State]:
        """The match played on from the state after command `seq`."""
        records = [record_of(entry) for entry in entries]
        return await self._guard(match.id, self._rules.replay_from(match.game, state, seq, records))

    async def play_on(self, match: Match, line: Line[State], entries: Iterable[Entry]) -> None:
        """Play those commands on a line that it does not have yet."""

        async def push() -> None:
            for entry in entries:
                if entry.seq > line.seq:
                    push_checked(line, record_of(entry))

        await self._guard(match.id, push())

    async def undo_points(self, match: Match, line: Line[State], seat: Seat) -> list[undo.Point]:
        """Where a seat may go back to on its own, nearest first."""
        return await self._guard(match.id, self._rules.undo_points(line, seat))

    async def undo(self, match: Match, line: Line[State], seat: Seat, to: int | None) -> tuple[Step[State], int]:
        """The step back, and the command number whose state holds again."""

        async def go() -> tuple[Step[State], int]:
            record = undo.record(line, seat, to)
            assert record.to is not None
            return line.push(record), record.to

        return await self._guard(match.id, go())

    async def _guard(self, match: MatchId, asked: Awaitable[T]) -> T:
        try:
            return await asked
        except Rejected as error:
            raise Refused(error.text) from error
        except Refused:
            raise
        except Fault as fault:
            raise await self._faulted(match, fault.reference, write_log(fault.dump)) from fault
        except Exception as error:
            found = "".join(traceback.format_exception(error)).encode()
            raise await self._faulted(match, hashlib.sha256(found).hexdigest()[:8], found) from error

    async def _faulted(self, match: MatchId, reference: str, dump: bytes) -> Faulted:
        logger.error("the rules failed in match %s: reference %s", match, reference)
        try:
            await self._dumps.write(f"{reference}.json", dump)
            await self._store.flag(match, reference)
        except Exception:  # a full disk must not hide the refusal from the player
            logger.exception("the fault %s could not be written down", reference)
        return Faulted(reference)
