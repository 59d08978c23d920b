"""The rules as the use cases ask them: refusals pass on in words, faults are written down and flag the match."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

from msgspec import Struct

from bot.model import Match, Way
from bot.steps import Return
from bot.store.port import Dumps, Entry, Store
from bot.tables.ahead import ways
from bot.tables.behind import leads_back
from bot.tables.errors import Faulted, Refused
from rules.core import engine, log, undo
from rules.core.engine import Step
from rules.core.errors import Rejected
from rules.core.game import Game, State
from rules.core.log import Line, Log, Record
from rules.core.rng import Rng, Source
from rules.core.types import AnyDecision, Bar, Choice, Keepable, Seat, Setup, Text, View, Viewer
from rules.service import Fault, Workers

T = TypeVar("T")

logger = logging.getLogger(__name__)


class Stand(Struct, frozen=True):
    """Whose turn it is, how each seat stands, round or phase, and what those waited for are to do."""

    turn: Seat | None
    tally: dict[Seat, Text]
    phase: Text | None
    errands: dict[Seat, Text]


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
    """Asks the rules; every method raises Refused for what a person did wrong, and Faulted for what the rules did.

    States are passed in and never touched.
    """

    def __init__(self, workers: Workers, store: Store, dumps: Dumps, find: Callable[[str], Game[Any, Any]]) -> None:
        self._workers = workers
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
        game, setup = self.game(match.game), Setup(match.game, match.seats, seed, match.options)
        return await self._run(
            match, lambda: engine.start(game, setup), lambda error: log.dump_start(game, setup, (), error)
        )

    async def pending(self, match: Match, state: State) -> tuple[AnyDecision, ...]:
        """The standing decisions, by seat."""
        return await self._ask(match, state, lambda game: engine.pending(game, state))

    async def step(self, match: Match, state: State, record: Record, standing: Sequence[AnyDecision]) -> Step[State]:
        """What an answer, a withdrawal or a resignation makes; `standing`: the decisions of `state`."""
        return await self._ask(
            match, state, lambda game: log.apply(game, state, record, standing=standing), failed=record
        )

    async def ways(
        self, match: Match, state: State, decision: AnyDecision, standing: Sequence[AnyDecision]
    ) -> tuple[Way, ...]:
        """The parts of a move put together, where they fit one menu; `standing`: the decisions of `state`."""
        return await self._ask(match, state, lambda game: ways(game, state, decision, standing))

    async def way_back(
        self, match: Match, state: State, decision: AnyDecision, standing: Sequence[AnyDecision], earlier: State | None
    ) -> Return:
        """Where the way back from a question leads; `earlier`: the state that Undo leads to, if it leads anywhere."""
        return await self._ask(match, state, lambda game: leads_back(game, state, decision, standing, earlier))

    async def view(
        self, match: Match, state: State, seat: Seat | None, standing: Sequence[AnyDecision] | None = None
    ) -> View:
        """What a seat may know; None: a spectator. `standing`: the decisions of `state`, by who knows them."""
        return await self._ask(match, state, lambda game: engine.view(game, state, Viewer(seat), standing))

    async def secrets(self, match: Match, state: State, view: View) -> list[Text]:
        """What only the viewer knows."""
        return await self._ask(match, state, lambda game: list(game.secrets(view)))

    async def standing(self, match: Match, state: State, view: View) -> Stand:
        """Where play stands, as the viewer knows."""
        return await self._ask(
            match,
            state,
            lambda game: Stand(game.turn(view), game.tally(view), game.phase(view), game.errands(view)),
        )

    async def council(self, match: Match, state: State) -> int | None:
        """The number of the decision that seats are making together; None where they make none."""
        if type(self.game(match.game)).council is Game.council:
            return None

        def number(game: Game[Any, Any]) -> int | None:
            found = game.council(state)
            return None if found is None else found.number

        return await self._ask(match, state, number)

    async def keepable(self, match: Match, state: State, view: View) -> Keepable | None:
        """What the viewer prepares that may be kept under a name."""
        return await self._ask(match, state, lambda game: game.keepable(view))

    async def recall(
        self, match: Match, state: State, view: View, decision: AnyDecision, body: list[str]
    ) -> Choice | None:
        """The next answer on the way to a kept preparation; None when it stands."""
        return await self._ask(match, state, lambda game: game.recall(view, decision, body))

    async def choose(
        self, match: Match, state: State, view: View, decision: AnyDecision, automat: str, seed: str
    ) -> Choice:
        """What an automat answers; the same whenever it is asked the same with the same `seed`."""
        source = Source(Rng(seed))
        # An automat may look ahead for longer than the event loop may stand still.
        return await self._ask(match, state, lambda game: game.choose(automat, view, decision, source), aside=True)

    async def default(self, match: Match, state: State, decision: AnyDecision) -> Choice:
        """What silence does."""
        return await self._ask(match, state, lambda game: game.default(state, decision))

    async def barred(self, match: Match, state: State, decision: AnyDecision) -> list[Bar]:
        """What is missing among the options, and why."""
        return await self._ask(match, state, lambda game: list(game.barred(state, decision)))

    async def line(self, match: Match, state: State, seq: int, entries: Iterable[Entry]) -> Line[State]:
        """The match played on from the state after command `seq`."""
        return await self._ask(match, state, lambda game: _played(_line(game, match, state, seq), entries))

    async def play_on(self, match: Match, line: Line[State], entries: Iterable[Entry]) -> Line[State]:
        """Play those commands on a line that it does not have yet."""
        return await self._ask(match, line.state, lambda game: _played(line, entries))

    async def undo_points(self, match: Match, line: Line[State], seat: Seat) -> list[undo.Point]:
        """Where a seat may go back to on its own, nearest first."""
        return await self._ask(match, line.state, lambda game: undo.points(line, seat))

    async def undo(self, match: Match, line: Line[State], seat: Seat, to: int | None) -> tuple[Record, Step[State]]:
        """The step back, to the state after `to` or by one own answer, and how it is recorded."""

        def back(game: Game[Any, Any]) -> tuple[Record, Step[State]]:
            record = undo.record(line, seat, to)
            return record, line.push(record)

        return await self._ask(match, line.state, back)

    async def _ask(
        self,
        match: Match,
        state: State,
        work: Callable[[Game[Any, Any]], T],
        *,
        failed: Record | None = None,
        aside: bool = False,
    ) -> T:
        """Have the match's title do something with a state; `failed`: the command that a dump shall name."""
        game = self.game(match.game)
        return await self._run(
            match, lambda: work(game), lambda error: log.dump_failure(game, state, failed, error), aside=aside
        )

    async def _run(self, match: Match, work: Callable[[], T], dump: Callable[[str], Log], *, aside: bool = False) -> T:
        try:
            return await self._workers.run(work, dump, aside=aside or self.game(match.game).info.heavy)
        except Rejected as error:
            raise Refused(error.text) from error
        except Fault as fault:
            raise await self._faulted(match, fault) from fault

    async def _faulted(self, match: Match, fault: Fault) -> Faulted:
        logger.error("the rules failed in match %s: reference %s", match.id, fault.reference)
        try:
            await self._dumps.write(f"{fault.reference}.json", log.write_log(fault.dump))
            await self._store.flag(match.id, fault.reference)
        except Exception:  # a full disk must not hide the refusal from the player
            logger.exception("the fault %s could not be written down", fault.reference)
        return Faulted(fault.reference)


def _line(game: Game[Any, Any], match: Match, state: State, seq: int) -> Line[State]:
    renewed = match.rules_version != game.info.rules_version
    return Line(game, engine.standing_at(game, state), seq, renewed=renewed)


def _played(line: Line[State], entries: Iterable[Entry]) -> Line[State]:
    for entry in entries:
        if entry.seq > line.seq:
            log.push_checked(line, record_of(entry))
    return line
