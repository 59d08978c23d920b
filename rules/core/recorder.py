"""A match played in memory that keeps its log as it goes: for simulations, tests and tools."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic

from msgspec.structs import replace

from rules.core import codec, engine, undo
from rules.core.engine import Step
from rules.core.errors import Rejected
from rules.core.game import Game, S
from rules.core.log import Line, Log, Record, dump_start, export
from rules.core.types import AnyDecision, Command, Seat, Setup


class Recorder(Generic[S]):
    """Starts a match and plays it command by command.

    A refused command changes nothing. When the rules fail, the command they failed at and the error are kept, and
    `log()` is a dump that `verify` runs again.
    """

    def __init__(self, game: Game[S, Any], setup: Setup) -> None:
        self.game = game
        self.setup = setup
        self.records: list[Record] = []
        self._line: Line[S] | None = None
        self._failed: Record | None = None
        self._error: str | None = None

    def start(self) -> Step[S]:
        """Set the match up; raises BadSetup."""
        first = self._tried(lambda: engine.start(self.game, self.setup), None)
        self._line = Line(self.game, first)
        return first

    @property
    def line(self) -> Line[S]:
        """The match as it stands; started when it was not yet."""
        if self._line is None:
            self.start()
        assert self._line is not None
        return self._line

    @property
    def state(self) -> S:
        """The state now."""
        return self.line.state

    @property
    def pending(self) -> tuple[AnyDecision, ...]:
        """The standing decisions."""
        return self.line.newest.pending

    def submit(self, command: Command) -> Step[S]:
        """Answer a decision."""
        facts = {"decision_id": command.decision_id, "choice": command.choice}
        return self._kept(self.line.next("answer", command.seat, **facts))

    def withdraw(self, seat: Seat) -> Step[S]:
        """Take a sealed answer back."""
        return self._kept(self.line.next("withdraw", seat))

    def resign(self, seat: Seat) -> Step[S]:
        """A seat leaves for good."""
        return self._kept(self.line.next("resign", seat))

    def undo(self, seat: Seat, to: int | None = None) -> Step[S]:
        """Go back within the seat's open turn; raises Rejected when it may not."""
        return self._kept(undo.record(self.line, seat, to))

    def log(self, *, with_seed: bool = True) -> Log:
        """The log so far, or the dump of what failed."""
        if self._line is None:
            return dump_start(self.game, self.setup, (), self._error or "")
        log = export(self.game, self.setup, self._line.first, self.records, self.state, with_seed=with_seed)
        return replace(log, failed=self._failed, error=self._error)

    def _kept(self, record: Record) -> Step[S]:
        step = self._tried(lambda: self.line.push(record), record)
        self.records.append(replace(record, draws=step.draws, hash=codec.state_hash(step.state)))
        return step

    def _tried(self, work: Callable[[], Step[S]], record: Record | None) -> Step[S]:
        try:
            return work()
        except Rejected:
            raise
        except Exception as error:
            self._failed = record
            self._error = f"{type(error).__name__}: {error}"
            raise
