"""The log of a match: its records, playing them again, and the file a match is exported to.

The log only grows. An undo is a record too: it makes the records after `to` ineffective, and the state after it is,
byte for byte, the state after record `to` (0 is the start).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Generic, Literal, TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from rules.core import codec, engine
from rules.core.choices import answer_text
from rules.core.engine import Asked, Step, Tape
from rules.core.errors import BadTape, Rejected
from rules.core.game import Game, S
from rules.core.rng import seed_hash
from rules.core.text import joined
from rules.core.types import BACK, AnyDecision, Choice, Command, Draw, Event, Seat, Setup, Text, seat_text

FORMAT = "petteia-log/1"
Kind: TypeAlias = Literal["answer", "withdraw", "resign", "undo"]
By: TypeAlias = Literal["seed", "draws"]
"""What a log is played by: draws made anew, or those on record."""


class BadLog(Rejected):
    """A log that cannot be read, or that does not play as it says."""


class Record(Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """One command as stored; `seq` counts from 1 without gaps."""

    seq: int
    kind: Kind
    seat: Seat
    decision_id: int | None = None
    choice: Choice | None = None
    draws: tuple[Draw, ...] = ()
    to: int | None = None
    """For an undo: the record whose state holds again."""
    hash: str | None = None
    """`state_hash` of the state after it, where recorded."""


class Played(Struct, Generic[S], frozen=True, gc=False):
    """A record in effect, with the step it made and, for an answer, the decision it answered."""

    record: Record
    step: Step[S]
    decision: AnyDecision | None = None

    @property
    def answer(self) -> tuple[AnyDecision, Choice] | None:
        """What was answered, and how; None for other commands."""
        choice = self.record.choice
        return None if self.decision is None or choice is None else (self.decision, choice)


class LogSetup(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the match started from; no seed while it is still secret."""

    seats: int
    options: dict[str, str | int | bool] = {}
    seed: str | None = None


class _Head(Struct):
    format: str = "?"


class Log(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A whole match as exported, and as dumped when the rules fail; JSON with exactly these members."""

    # No defaults for these: they are always written.
    format: str
    game: str
    rules_version: int
    setup: LogSetup
    seed_hash: str
    start_draws: tuple[Draw, ...]
    commands: tuple[Record, ...]
    hash: str
    """`state_hash` of the last state; empty when there is none (the start itself failed)."""
    begun_version: int | None = None
    """The rules version that the match was begun with, where the rules were renewed before it ended."""
    state: dict[str, Any] | None = None
    """Only in dumps: the state that `commands` start from, instead of the setup."""
    failed: Record | None = None
    """Only in dumps: the command that the rules failed at, after all the others."""
    error: str | None = None
    """Only in dumps: what went wrong, for the developer."""


def apply(
    game: Game[S, Any], state: S, record: Record, tape: Tape = None, standing: Asked = None, *, strict: bool = True
) -> Step[S]:
    """The step of any record but an undo; `tape`, `strict` and `standing` as for `engine.submit`."""
    match record.kind:
        case "answer":
            if record.decision_id is None or record.choice is None:
                raise BadLog(Text("log-incomplete", {"seq": record.seq}))
            command = Command(record.decision_id, record.seat, record.choice)
            return engine.submit(game, state, command, tape, strict=strict, standing=standing)
        case "withdraw":
            return engine.withdraw(game, state, record.seat)
        case "resign":
            return engine.resign(game, state, record.seat, tape, strict=strict)
        case "undo":
            raise BadLog(Text("log-undo-alone", {"seq": record.seq}))


class Line(Generic[S]):
    """A match as it stands: the records in effect, and what they made. Appending an undo shortens it."""

    def __init__(self, game: Game[S, Any], first: Step[S], seq: int = 0, *, renewed: bool = False) -> None:
        self.game = game
        self.first = first
        self.played: list[Played[S]] = []
        self.seq = seq
        """Number of the newest record, in effect or not."""
        self.begun = seq
        """Number of the record that `first` is the step of; 0 is the start."""
        self.renewed = renewed
        """Whether its records may be of older rules, whose questions bore other ids: one at a time for each seat."""

    @property
    def newest(self) -> Step[S]:
        """The step in effect that made the state as it is."""
        return self.played[-1].step if self.played else self.first

    @property
    def state(self) -> S:
        """The state now."""
        return self.newest.state

    @property
    def effective(self) -> int:
        """Number of the newest record in effect."""
        return self.played[-1].record.seq if self.played else self.begun

    def next(self, kind: Kind, seat: Seat, **what: Any) -> Record:
        """The record of a command that comes next; `what` are its other members."""
        return Record(seq=self.seq + 1, kind=kind, seat=seat, **what)

    def push(self, record: Record, tape: Tape = None) -> Step[S]:
        """Play one more record; raises BadLog when its number or an undo's target does not fit."""
        if record.seq != self.seq + 1:
            raise BadLog(Text("log-gap", {"seq": record.seq, "expected": self.seq + 1}))
        step = self._undo(record) if record.kind == "undo" else self._play(record, tape)
        self.seq = record.seq
        return step

    def append(self, record: Record, step: Step[S]) -> None:
        """Go on with a command, no undo, that was played at the end of this line."""
        asked = self.newest.pending if record.kind == "answer" else ()
        decision = next((one for one in asked if one.id == record.decision_id), None)
        self.played.append(Played(record, step, decision))
        self.seq = record.seq

    def _play(self, record: Record, tape: Tape) -> Step[S]:
        if self.renewed and record.kind == "answer":
            record = self._former(record)
        step = apply(self.game, self.state, record, tape, self.newest.pending)
        self.append(record, step)
        return step

    def _former(self, record: Record) -> Record:
        """An answer by older rules as today's take it: with the id its question bears here, the way back alone."""
        standing = {one.seat: one.id for one in self.newest.pending if not one.optional}
        # It was an option like others then, and whoever chose it along with some went back.
        choice: Choice | None = [BACK] if isinstance(record.choice, list) and BACK in record.choice else record.choice
        return replace(record, decision_id=standing.get(record.seat, record.decision_id), choice=choice)

    def _undo(self, record: Record) -> Step[S]:
        known = [self.begun, *(played.record.seq for played in self.played)]
        if record.to not in known[:-1]:
            raise BadLog(Text("log-undo-target", {"seq": record.seq}))
        kept = known.index(record.to)
        told = self._undone(record.seat, self.played[kept:])
        del self.played[kept:]
        return Step(self.state, (Event("undone", told, record.seat),), (), self.newest.pending)

    def _undone(self, seat: Seat, undone: Sequence[Played[S]]) -> Text:
        """What is taken back, in the order it was done; where not everybody may read the questions, only how much."""
        answers = [one.answer for one in undone]
        what = [answer_text(*answer) for answer in answers if answer is not None and answer[0].public]
        if len(what) == len(answers):
            return Text("event-undone-what", {"seat": seat_text(seat), "what": joined(what, "choice-more")})
        return Text("event-undone", {"seat": seat_text(seat), "count": len(undone)})


def replay(
    game: Game[S, Any], setup: Setup, records: Sequence[Record], by: By = "seed", draws: Sequence[Draw] = ()
) -> Iterator[Step[S]]:
    """The start and then the step of every record, undone ones included; an undo's step holds the restored state.

    By seed, every draw is made anew and compared with the record; by draws, the recorded ones are played back and the
    seed does not matter. Raises BadLog, naming the record, when one is illegal, draws otherwise, or its hash differs.
    """
    line = begin(game, setup, by, draws)
    yield line.first
    for record in records:
        yield push_checked(line, record, by)


def begin(game: Game[S, Any], setup: Setup, by: By = "seed", draws: Sequence[Draw] = ()) -> Line[S]:
    """A match at its start, its draws made from the seed or played back; raises BadSetup, or BadLog."""
    try:
        return Line(game, engine.start(game, setup, draws if by == "draws" else None))
    except BadTape as error:
        raise BadLog(Text("log-draws", {"seq": 0, "reason": str(error)})) from error


def push_checked(line: Line[S], record: Record, by: By = "seed") -> Step[S]:
    """Play one more record and compare what it makes with what it says; raises BadLog, naming the record."""
    try:
        step = line.push(record, record.draws if by == "draws" else None)
    except BadLog:
        raise
    except Rejected as error:
        raise BadLog(Text("log-illegal", {"seq": record.seq, "reason": error.text})) from error
    except BadTape as error:
        raise BadLog(Text("log-draws", {"seq": record.seq, "reason": str(error)})) from error
    if step.draws != record.draws:
        reason = f"{list(step.draws)} / {list(record.draws)}"
        raise BadLog(Text("log-draws", {"seq": record.seq, "reason": reason}))
    if record.hash is not None and codec.state_hash(step.state) != record.hash:
        raise BadLog(Text("log-hash", {"seq": record.seq}))
    return step


def export(
    game: Game[S, Any], setup: Setup, first: Step[S], records: Sequence[Record], state: S, *, with_seed: bool = True
) -> Log:
    """The log of a match that stands at `state`; without its seed while that is secret.

    It names every house choice, also those that the setup left to what was usual then.
    """
    shown = LogSetup(seats=setup.seats, options=dict(first.state.options), seed=setup.seed if with_seed else None)
    held = codec.state_hash(state)
    return _headed(game, shown, setup.seed, start_draws=first.draws, commands=tuple(records), hash=held)


def _headed(game: Game[S, Any], shown: LogSetup, seed: str, **held: Any) -> Log:
    """A log by these rules; `seed` is that of the match, told or not."""
    usual = {"start_draws": (), "commands": (), "seed_hash": seed_hash(seed), **held}
    return Log(format=FORMAT, game=game.info.key, rules_version=game.info.rules_version, setup=shown, **usual)


def write_log(log: Log) -> bytes:
    """The bytes of an export file."""
    return msgspec.json.format(codec.encode(log), indent=1)


def read_log(raw: bytes) -> Log:
    """The log in an export file; raises BadLog with what is wrong and where."""
    try:
        found = msgspec.json.decode(raw, type=_Head).format
        if found != FORMAT:
            raise BadLog(Text("log-format", {"found": found, "known": FORMAT}))
        return msgspec.json.decode(raw, type=Log)
    except msgspec.MsgspecError as error:
        raise BadLog(Text("log-unreadable", {"reason": str(error)})) from error


class Verified(Struct, Generic[S], frozen=True):
    """What checking a log found: the last state, and whether the seed was there to check."""

    state: S
    commands: int
    by_seed: bool
    failure: str | None = None
    """For a dump: what the failed command does now; None when it no longer fails (or none was dumped)."""


def verify(game: Game[S, Any], log: Log, *, progress: Callable[[int], None] = lambda done: None) -> Verified[S]:
    """Play a log, by its draws and, when the seed is given, by that too; raises BadLog at the first difference.

    `progress` is told the number of commands done. A dump that failed at the start raises what the start raises.
    """
    check_heading(game, log)
    renewed = log.rules_version != game.info.rules_version
    if renewed:
        # Older rules wrote states otherwise, so hashes of then cannot be compared.
        log = replace(log, commands=tuple(replace(record, hash=None) for record in log.commands))
    ways = _ways(log)
    with renewal_told(log):
        lines = [_first(game, log, by) for by in ways]
        for line in lines:
            line.renewed = renewed or log.begun_version is not None
        for done, record in enumerate(log.commands, 1):
            for line, by in zip(lines, ways, strict=True):
                push_checked(line, record, by)
            progress(done)
        hashes = [codec.state_hash(line.state) for line in lines]
        if log.hash and not renewed and any(found != log.hash for found in hashes):
            raise BadLog(Text("log-hash", {"seq": len(log.commands)}))
    return Verified(lines[0].state, len(log.commands), "seed" in ways, _failure(lines[0], log.failed))


def _ways(log: Log) -> list[By]:
    # Without a last state (a failed start) the draws are not on record.
    ways: list[By] = ["draws"] if log.hash else []
    return ways if log.setup.seed is None else [*ways, "seed"]


@contextmanager
def renewal_told(log: Log) -> Iterator[None]:
    """Have a BadLog say so where the log spans a renewal of the rules: then no one version need fit all of it."""
    try:
        yield
    except BadLog as error:
        if log.begun_version is None:
            raise
        versions = {"begun": log.begun_version, "version": log.rules_version}
        raise BadLog(Text("log-renewed", {**versions, "reason": error.text})) from error


def check_heading(game: Game[S, Any], log: Log) -> None:
    """Raise BadLog, naming the rules version that is needed, unless these rules are the ones the log is by."""
    if log.game != game.info.key:
        raise BadLog(Text("log-game", {"found": log.game, "known": game.info.key}))
    otherwise = game.differs.get(log.rules_version, ())
    fits = log.rules_version in (game.info.rules_version, *game.replays)
    if not fits or any(record.kind in otherwise for record in log.commands):
        raise BadLog(Text("log-version", {"version": log.rules_version, "current": game.info.rules_version}))
    if log.setup.seed is not None and seed_hash(log.setup.seed) != log.seed_hash:
        raise BadLog(Text("log-seed"))


def _first(game: Game[S, Any], log: Log, by: By) -> Line[S]:
    if log.state is not None:
        state = codec.decode_state(game, codec.encode(log.state), log.rules_version)
        return Line(game, engine.standing_at(game, state), log.commands[0].seq - 1 if log.commands else 0)
    setup = Setup(log.game, log.setup.seats, log.setup.seed or "", log.setup.options)
    line = begin(game, setup, by, log.start_draws)
    if log.hash and line.first.draws != log.start_draws:  # those of a failed start are not on record
        reason = f"{list(line.first.draws)} / {list(log.start_draws)}"
        raise BadLog(Text("log-draws", {"seq": 0, "reason": reason}))
    return line


def _failure(line: Line[S], failed: Record | None) -> str | None:
    if failed is None:
        return None
    try:
        apply(line.game, line.state, failed)
    except Exception as error:  # whatever the rules fail with is what the dump is about
        return f"{type(error).__name__}: {error}"
    return None


def dump_failure(game: Game[S, Any], state: S, failed: Record | None, error: str) -> Log:
    """A log that starts at `state`, for a command that the rules failed at (None: they failed while looking)."""
    shown, document = LogSetup(seats=state.seats, options=state.options), msgspec.json.decode(codec.encode(state))
    held = {"hash": codec.state_hash(state), "state": document, "failed": failed, "error": error}
    return _headed(game, shown, state.rng.seed, **held)


def dump_start(game: Game[S, Any], setup: Setup, records: Sequence[Record], error: str) -> Log:
    """A log of a match that the rules failed to start, or to play again from the start."""
    shown = LogSetup(seats=setup.seats, options=setup.options, seed=setup.seed)
    return _headed(game, shown, setup.seed, commands=tuple(records), hash="", error=error)
