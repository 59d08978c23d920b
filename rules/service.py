"""The asynchronous rules layer: what the host uses. It does no I/O, and never leaves the event loop waiting for long.

Light games answer inline. Heavy ones (`GameInfo.heavy`) run in a bounded pool of workers with a time limit.
`Rejected` is an expected answer and passes through; any other exception is a fault of the rules and becomes `Fault`:
the step is dropped, the caller's state stays as it was, and a dump goes to the callback.
"""

from __future__ import annotations

import asyncio
import hashlib
import traceback
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Literal, TypeVar

from rules.core import codec, engine, log, undo
from rules.core import game as registry
from rules.core.choices import check_choice
from rules.core.engine import Step
from rules.core.errors import NotYours, Over, Rejected, Stale
from rules.core.game import Game, State
from rules.core.log import Line, Log, Record
from rules.core.types import AnyDecision, Choice, Command, Draw, Seat, Setup, Text, View, Viewer

T = TypeVar("T")


class Fault(Exception):
    """The rules failed at a command: `reference` to tell the player, `dump` a log that `verify` runs again."""

    def __init__(self, reference: str, dump: Log) -> None:
        super().__init__(f"{reference}: {(dump.error or '').strip().splitlines()[-1:]}")
        self.reference = reference
        self.dump = dump
        self.text = Text("rules-fault", {"reference": reference})


class AsyncRules:
    """Every title's rules, awaitable. Games are named by key; states are passed in and never touched."""

    def __init__(
        self,
        on_fault: Callable[[Fault], None] | None = None,
        *,
        find: Callable[[str], Game[Any, Any]] = registry.find,
        workers: int = 2,
        seconds: float = 10.0,
    ) -> None:
        self._on_fault = on_fault
        self._find = find
        self._workers = workers
        self._seconds = seconds
        self._pool: ThreadPoolExecutor | None = None

    async def start(self, spec: Setup) -> Step[Any]:
        """Set a match up; raises BadSetup."""
        game = self._find(spec.game)
        return await self._do(
            game, lambda: engine.start(game, spec), lambda error: log.dump_start(game, spec, (), error)
        )

    async def pending(self, key: str, state: State) -> tuple[AnyDecision, ...]:
        """The standing decisions, by seat."""
        game = self._find(key)
        return await self._on(game, state, lambda: engine.pending(game, state))

    async def validate(self, key: str, state: State, command: Command) -> None:
        """Raise what `submit` would raise (Stale, NotYours, Over, Illegal), without playing the command."""
        if state.outcome is not None:
            raise Over
        standing = {decision.id: decision for decision in await self.pending(key, state)}
        decision = standing.get(command.decision_id)
        if decision is None:
            raise Stale
        if decision.seat != command.seat:
            raise NotYours(decision.seat)
        check_choice(decision, command.choice)

    async def submit(self, key: str, state: State, command: Command) -> Step[Any]:
        """Answer a decision."""
        game = self._find(key)
        record = _record("answer", command.seat, command.decision_id, command.choice)
        return await self._on(game, state, lambda: engine.submit(game, state, command), record)

    async def binds(self, key: str, state: State, command: Command) -> bool:
        """Whether an answer could not be taken back; False where seats have secrets, which trying it out might tell."""
        game = self._find(key)
        if game.hides:
            return False
        return await self._on(game, state, lambda: undo.binds(game, state, command))

    async def withdraw(self, key: str, state: State, seat: Seat) -> Step[Any]:
        """Take a sealed answer back."""
        game = self._find(key)
        return await self._on(game, state, lambda: engine.withdraw(game, state, seat), _record("withdraw", seat))

    async def resign(self, key: str, state: State, seat: Seat) -> Step[Any]:
        """A seat leaves for good."""
        game = self._find(key)
        return await self._on(game, state, lambda: engine.resign(game, state, seat), _record("resign", seat))

    async def view(self, key: str, state: State, viewer: Viewer) -> View:
        """What a viewer may know."""
        game = self._find(key)
        return await self._on(game, state, lambda: engine.view(game, state, viewer))

    async def default(self, key: str, state: State, decision: AnyDecision) -> Choice:
        """What silence does."""
        game = self._find(key)
        return await self._on(game, state, lambda: game.default(state, decision))

    async def replay(
        self,
        setup: Setup,
        records: Sequence[Record],
        by: Literal["seed", "draws"] = "seed",
        start_draws: Sequence[Draw] = (),
    ) -> Line[Any]:
        """The match as its log says it stands, every record checked; raises BadLog."""
        game = self._find(setup.game)

        def play() -> Line[Any]:
            line = log.begin(game, setup, by, start_draws)
            for record in records:
                log.push_checked(line, record, by)
            return line

        return await self._do(game, play, lambda error: log.dump_start(game, setup, records, error))

    async def replay_from(self, key: str, state: State, seq: int, records: Sequence[Record]) -> Line[Any]:
        """The same from a stored state, which is the one after record `seq`."""
        game = self._find(key)

        def play() -> Line[Any]:
            line = Line(game, engine.standing_at(game, state), seq)
            for record in records:
                log.push_checked(line, record)
            return line

        return await self._on(game, state, play)

    async def undo_points(self, line: Line[Any], seat: Seat) -> list[undo.Point]:
        """Where a seat may go back to in its own open turn, nearest first."""
        return await self._on(line.game, line.state, lambda: undo.points(line, seat))

    def close(self) -> None:
        """Let the workers go."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    async def _on(self, game: Game[Any, Any], state: State, work: Callable[[], T], failed: Record | None = None) -> T:
        return await self._do(game, work, lambda error: log.dump_failure(game, state, failed, error))

    async def _do(self, game: Game[Any, Any], work: Callable[[], T], dump: Callable[[str], Log]) -> T:
        try:
            return await self._in_worker(work) if game.info.heavy else work()
        except Rejected:
            raise
        except Exception as error:
            raise self._fault(dump("".join(traceback.format_exception(error)))) from error

    async def _in_worker(self, work: Callable[[], T]) -> T:
        if self._pool is None:
            self._pool = ThreadPoolExecutor(self._workers, "rules")
        task = asyncio.get_running_loop().run_in_executor(self._pool, work)
        try:
            return await asyncio.wait_for(task, self._seconds)
        except TimeoutError:
            # The thread cannot be stopped; a fresh pool keeps it from holding up other matches.
            self._pool.shutdown(wait=False)
            self._pool = None
            raise

    def _fault(self, dump: Log) -> Fault:
        # The same failure has the same number, so that reports of it can be counted.
        reference = hashlib.sha256(codec.encode(dump)).hexdigest()[:8]
        fault = Fault(reference, dump)
        if self._on_fault is not None:
            self._on_fault(fault)
        return fault


def _record(
    kind: Literal["answer", "withdraw", "resign"],
    seat: Seat,
    decision_id: int | None = None,
    choice: Choice | None = None,
) -> Record:
    return Record(seq=1, kind=kind, seat=seat, decision_id=decision_id, choice=choice)
