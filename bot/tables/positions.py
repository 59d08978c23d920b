"""States of matches: from the newest snapshot, kept in memory while they are wanted, played on where needed."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from itertools import takewhile

from msgspec import Struct

from bot.model import Match, MatchId, Way
from bot.steps import Return, UndoPoint
from bot.store.port import Entry, Store
from bot.tables import presses, telling
from bot.tables.errors import Refused
from bot.tables.reads import Reads
from bot.tables.referee import Referee
from rules.core import codec
from rules.core.engine import Step
from rules.core.errors import Rejected
from rules.core.game import State
from rules.core.log import Line, Record
from rules.core.types import AnyDecision, Draw, Event, Seat, Text, View

KEPT = 64
"""States in memory; they are never changed, so sharing them is safe."""

FARTHEST = 200
"""A turn of more commands than this cannot be undone."""


class Undo(Struct, frozen=True):
    """How far a seat may go back in its own open turn."""

    points: tuple[UndoPoint, ...] = ()
    """Nearest first."""
    last: UndoPoint | None = None
    """The one that its newest press is taken back by."""


class Known(Struct):
    """A state, and what was found out about it."""

    state: State
    decisions: tuple[AnyDecision, ...] | None = None
    undo: dict[Seat, Undo] = {}
    views: dict[Seat | None, View] = {}
    ways: dict[int, tuple[Way, ...]] = {}
    """Of questions by id: the parts of the move put together."""
    returns: dict[int, Return] = {}
    """Of questions by id: where the way back leads."""
    made: dict[Seat, Made] = {}
    """What each seat tried out here last: it is committed as it is, if the match still stands here by then."""


class Made(Struct, frozen=True):
    """A command that the rules accepted, not yet written, and what is known of the state after it."""

    record: Record
    step: Step[State]
    after: Known


class Position(Struct, frozen=True):
    """A match and its state after command `seq`."""

    match: Match
    seq: int
    known: Known

    @property
    def state(self) -> State:
        """The state; never to be changed."""
        return self.known.state


class Positions:
    """Loads states by match and command number."""

    def __init__(self, store: Store, reads: Reads, referee: Referee) -> None:
        self._store = store
        self._reads = reads
        self._referee = referee
        self._kept: OrderedDict[tuple[MatchId, int], Known] = OrderedDict()
        self._lines: OrderedDict[MatchId, Line[State]] = OrderedDict()

    def keep(self, match: MatchId, seq: int, known: Known) -> Known:
        """Have a state at hand; the oldest gives way."""
        self._kept[match, seq] = known
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return known

    def forget(self) -> None:
        """Load everything from the store again."""
        self._kept.clear()
        self._lines.clear()

    async def decisions(self, position: Position) -> tuple[AnyDecision, ...]:
        """The standing decisions, by seat."""
        known = position.known
        if known.decisions is None:
            known.decisions = await self._referee.pending(position.match, known.state)
        return known.decisions

    async def view(self, match: Match, known: Known, seat: Seat | None) -> View:
        """What a seat may know; None: a spectator."""
        view = known.views.get(seat)
        if view is None:
            view = known.views[seat] = await self._referee.view(match, known.state, seat, known.decisions)
        return view

    async def ways(self, position: Position, decision: AnyDecision) -> tuple[Way, ...]:
        """The parts of a move put together, where they fit one menu."""
        known = position.known
        if decision.id not in known.ways:
            standing = await self.decisions(position)
            known.ways[decision.id] = await self._referee.ways(position.match, known.state, decision, standing)
        return known.ways[decision.id]

    async def way_back(self, position: Position, decision: AnyDecision) -> Return:
        """Where the way back from a question leads, and whether Undo does the same."""
        known = position.known
        if decision.id not in known.returns:
            last = (await self.undo_of(position, decision.seat)).last
            earlier = (await self.at(position.match, last.seq)).state if last is not None else None
            standing = await self.decisions(position)
            known.returns[decision.id] = await self._referee.way_back(
                position.match, known.state, decision, standing, earlier
            )
        return known.returns[decision.id]

    async def secrets(self, match: Match, known: Known, seat: Seat) -> list[Text]:
        """What only this seat knows, in words."""
        return await self._referee.secrets(match, known.state, await self.view(match, known, seat))

    async def make(self, position: Position, record: Record) -> Made:
        """Play a command but an undo, once, however often it is asked for; raises Refused."""
        made = position.known.made.get(record.seat)
        if made is None or made.record != record:
            standing = await self.decisions(position)
            step = await self._referee.step(position.match, position.state, record, standing)
            made = position.known.made[record.seat] = Made(record, step, Known(step.state, step.pending))
        return made

    async def binds(self, position: Position, tried: Sequence[Made]) -> bool:
        """Whether the last of some answers of one seat could not be taken back by it."""
        line = self._line_of(position)
        for made in tried:
            line.append(made.record, made.step)
        return not await self._referee.undo_points(position.match, line, tried[-1].record.seat)

    def committed(self, position: Position, made: Made) -> None:
        """Have at hand what a command made, now that it is written, its seat's own turn included."""
        match, record = position.match.id, made.record
        self.keep(match, record.seq, made.after)
        position.known.made.clear()
        line = self._lines.pop(match, None)
        if record.kind == "answer" and _quiet(made.step.draws, made.step.events):
            if line is None or line.seq != position.seq or any(one.record.seat != record.seat for one in line.played):
                line = self._line_of(position)
            line.append(made.record, made.step)
            self._keep_line(match, line)

    async def undo_of(self, position: Position, seat: Seat) -> Undo:
        """How far a seat may go back in its own open turn; `position` is the newest."""
        found = position.known.undo.get(seat)
        if found is None:
            found = position.known.undo[seat] = await self._undo_of(position.match, seat)
        return found

    async def _undo_of(self, match: Match, seat: Seat) -> Undo:
        base, run = await self._own_turn(match, seat)
        if not run:
            return Undo()
        line = await self._own_line(match, base, run)
        points = tuple(UndoPoint(one.seq, one.undone) for one in await self._referee.undo_points(match, line, seat))
        return Undo(points, presses.start(points, telling.effective(run)))

    async def undo(self, position: Position, seat: Seat, to: int | None) -> Made:
        """Take a seat back to the state after `to`, or by one own answer; raises Refused."""
        base, run = await self._own_turn(position.match, seat)
        line = await self._referee.line(position.match, base.state, base.seq, run)
        record, step = await self._referee.undo(position.match, line, seat, to)
        return Made(record, step, Known(step.state, step.pending))

    async def newest(self, match: Match) -> Position:
        """The state now."""
        return await self.at(match, match.seq)

    async def at(self, match: Match, seq: int) -> Position:
        """The state after command `seq`; raises Refused when there is no such command."""
        if not 0 <= seq <= match.seq:
            raise Refused(Text("refused-at", {"at": seq, "newest": match.seq}))
        known = self._kept.get((match.id, seq))
        if known is None:
            known = self.keep(match.id, seq, Known(await self._load(match, seq)))
        else:
            self._kept.move_to_end((match.id, seq))
        return Position(match, seq, known)

    async def _load(self, match: Match, seq: int) -> State:
        stored = await self._store.snapshot(match.id, seq)
        assert stored is not None, f"match {match.id} has no snapshot up to {seq}"
        game = self._referee.game(match.game)
        try:
            state: State = codec.decode_state(game, stored.state, stored.rules_version)
        except Rejected as error:
            raise Refused(error.text) from error
        if stored.seq == seq:
            return state
        # A snapshot is kept after each undo: no way from a snapshot to the next leads across one.
        entries = await self._reads.entries(match.id, stored.seq, seq)
        return (await self._referee.line(match, state, stored.seq, entries)).state

    async def _own_line(self, match: Match, base: Position, run: Sequence[Entry]) -> Line[State]:
        # Only what is new since the last time is played again.
        line = self._lines.pop(match.id, None)
        if line is None or line.begun != base.seq or line.seq > match.seq:
            line = await self._referee.line(match, base.state, base.seq, run)
        else:
            await self._referee.play_on(match, line, run)
        self._keep_line(match.id, line)
        return line

    def _line_of(self, position: Position) -> Line[State]:
        """A line that begins here; its decisions are known."""
        game = self._referee.game(position.match.game)
        return Line(game, Step(position.state, (), (), position.known.decisions or ()), position.seq)

    def _keep_line(self, match: MatchId, line: Line[State]) -> None:
        self._lines[match] = line
        while len(self._lines) > KEPT:
            self._lines.popitem(last=False)

    async def _own_turn(self, match: Match, seat: Seat) -> tuple[Position, list[Entry]]:
        """Where the newest run of a seat's own answers and undos began, and that run.

        What was drawn or revealed bounds it: undo does not go past that.
        """
        for reach in (FARTHEST // 10, FARTHEST):
            # Not past the command at hand: another process may have written more meanwhile.
            recent = await self._reads.entries(match.id, max(-1, match.seq - reach), match.seq)
            run = list(reversed(list(takewhile(lambda entry: _undoable(entry, seat), reversed(recent)))))
            if len(run) < reach:
                break
        else:
            run = []
        return await self.at(match, match.seq - len(run)), run


def _undoable(entry: Entry, seat: Seat) -> bool:
    return entry.seat == seat and entry.kind in ("answer", "undo") and _quiet(entry.draws, entry.events)


def _quiet(draws: Sequence[Draw], events: Sequence[Event]) -> bool:
    """Whether nothing was drawn or revealed."""
    return not draws and not any(event.reveals for event in events)
