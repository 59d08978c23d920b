"""Logs of whole matches: written while playing, read back, and verified command by command.

A log holds the setup and every command with the random results it consumed, so it can be replayed without the seed;
with the seed, the replay also proves that nobody chose the results. JSON, format `petteia-log/1`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic, Literal

import msgspec
from msgspec import Struct

from rules.core import codec, engine
from rules.core.engine import Step
from rules.core.errors import BadTape, Rejected, RulesBug
from rules.core.game import Game, S
from rules.core.rng import seed_hash
from rules.core.types import Choice, Command, Draw, Seat, Setup, Text

FORMAT = "petteia-log/1"

Kind = Literal["start", "answer", "withdraw", "resign"]


class Entry(Struct, frozen=True, omit_defaults=True):
    """One line of a log: the start (seq 0) or a command, with the random results it consumed."""

    seq: int
    kind: Kind = "answer"
    seat: Seat | None = None
    decision: int | None = None
    choice: Choice | None = None
    draws: list[Draw] | None = None
    """None: not on record (the rules failed before the end of this command); then only the seed can give them."""


class LoggedSetup(Struct, frozen=True):
    """The setup of a match; `seed` is None while it is still secret."""

    seats: int
    options: dict[str, str | int | bool] = {}
    seed: str | None = None


class MatchLog(Struct, kw_only=True):
    """A match from its setup to its last command; `hash` is that of the last state, None when it was never reached."""

    format: str = FORMAT
    game: str
    rules_version: int
    setup: LoggedSetup
    seed_hash: str
    commands: list[Entry] = []
    hash: str | None = None

    def encode(self) -> bytes:
        """The log as JSON, indented for reading."""
        return msgspec.json.format(codec.encode(self), indent=1)


class BadLog(Exception):
    """A log cannot be read, or does not hold what it claims: `reason`, at command number `seq` where there is one.

    `text` is the refusal in words when the rules refused the command.
    """

    def __init__(self, reason: str, seq: int | None = None, text: Text | None = None) -> None:
        super().__init__(reason if seq is None else f"command {seq}: {reason}")
        self.reason = reason
        self.seq = seq
        self.text = text


def read(raw: bytes) -> MatchLog:
    """Parse a log; raises BadLog with what is wrong and where."""
    try:
        log = msgspec.json.decode(raw, type=MatchLog)
    except msgspec.MsgspecError as error:
        raise BadLog(f"this is not a match log: {error}") from error
    if log.format != FORMAT:
        raise BadLog(f"the format is {log.format!r}, and only {FORMAT!r} can be read")
    if [entry.seq for entry in log.commands] != list(range(len(log.commands))):
        raise BadLog("the commands are not numbered 0, 1, 2 ... without a gap")
    if not log.commands or log.commands[0].kind != "start":
        raise BadLog("the first entry is not the start")
    return log


class Recorder(Generic[S]):
    """Plays a match and keeps its log: what `start`, `submit`, `withdraw` and `resign` do, they also write down.

    A command that fails with an error of the rules is in the log, so that the log can be replayed up to the fault.
    """

    def __init__(self, game: Game[S], setup: Setup) -> None:
        self._game = game
        self._setup = setup
        kept = LoggedSetup(setup.seats, dict(setup.options), setup.seed)
        self.log = MatchLog(
            game=game.info.key,
            rules_version=game.info.rules_version,
            setup=kept,
            seed_hash=seed_hash(setup.seed),
        )

    def start(self) -> Step[S]:
        """Set the match up."""
        return self._kept(Entry(0, "start"), None)

    def submit(self, state: S, command: Command) -> Step[S]:
        """Answer a decision; a refused command is not logged."""
        entry = Entry(self._next, "answer", command.seat, command.decision_id, command.choice)
        return self._kept(entry, state)

    def resign(self, state: S, seat: Seat) -> Step[S]:
        """A seat leaves for good."""
        return self._kept(Entry(self._next, "resign", seat), state)

    def withdraw(self, state: S, seat: Seat) -> Step[S]:
        """A seat takes its sealed answer back."""
        return self._kept(Entry(self._next, "withdraw", seat), state)

    @property
    def _next(self) -> int:
        return len(self.log.commands)

    def _kept(self, entry: Entry, state: S | None) -> Step[S]:
        self.log.hash = None
        try:
            step = _apply(self._game, self._setup, state, entry, None)
        except Rejected:
            raise
        except Exception:
            self.log.commands.append(entry)
            raise
        self.log.commands.append(msgspec.structs.replace(entry, draws=list(step.draws)))
        return step

    def finish(self, state: S) -> MatchLog:
        """The log, closed with the hash of the last state."""
        self.log.hash = codec.state_hash(state)
        return self.log


def replay(game: Game[S], log: MatchLog) -> Iterator[tuple[Entry, Step[S]]]:
    """Every command with its step, from the recorded draws; raises BadLog at the first one that is not legal."""
    if log.rules_version != game.info.rules_version:
        raise BadLog(f"it was played under rules version {log.rules_version}; these are {game.info.rules_version}")
    setup = Setup(game.info.key, log.setup.seats, log.setup.seed or "", log.setup.options)
    state: S | None = None
    for entry in log.commands:
        if entry.draws is None and log.setup.seed is None:
            raise BadLog("its random results are neither recorded nor given by a seed", entry.seq)
        step = _checked(game, setup, state, entry, entry.draws)
        state = step.state
        yield entry, step


def verify(game: Game[S], log: MatchLog) -> S:
    """Replay a log to its last state; raises BadLog unless every command is legal, hash and seed agree.

    With a seed, the match is played once more from the seed alone, and must draw the very same random results.
    """
    state: S | None = None
    for _, step in replay(game, log):
        state = step.state
    if state is None:
        raise BadLog("there is nothing to replay")
    if log.hash is None:
        raise BadLog("the log breaks off before its last state; every command in it is legal")
    if codec.state_hash(state) != log.hash:
        raise BadLog(f"the last state has hash {codec.state_hash(state)}, and the log claims {log.hash}")
    if log.setup.seed is not None:
        _verify_seed(game, log, log.setup.seed)
    return state


def _verify_seed(game: Game[S], log: MatchLog, seed: str) -> None:
    if seed_hash(seed) != log.seed_hash:
        raise BadLog("the seed is not the one whose hash was published at the start")
    setup = Setup(game.info.key, log.setup.seats, seed, log.setup.options)
    state: S | None = None
    for entry in log.commands:
        step = _checked(game, setup, state, entry, None)
        if entry.draws is not None and list(step.draws) != entry.draws:
            raise BadLog(f"the seed gives {list(step.draws)}, and the log has {entry.draws}", entry.seq)
        state = step.state


def _checked(game: Game[S], setup: Setup, state: S | None, entry: Entry, tape: list[Draw] | None) -> Step[S]:
    try:
        return _apply(game, setup, state, entry, tape)
    except Rejected as error:
        raise BadLog("the rules refuse it", entry.seq, error.text) from error
    except (BadTape, RulesBug) as error:
        raise BadLog(str(error), entry.seq) from error


def _apply(game: Game[S], setup: Setup, state: S | None, entry: Entry, tape: list[Draw] | None) -> Step[S]:
    if entry.kind == "start" or state is None:
        if entry.kind != "start" or state is not None:
            raise BadLog("a match starts once, first of all", entry.seq)
        return engine.start(game, setup, tape)
    if entry.seat is None:
        raise BadLog("it names no seat", entry.seq)
    if entry.kind == "resign":
        return engine.resign(game, state, entry.seat, tape)
    if entry.kind == "withdraw":
        return engine.withdraw(game, state, entry.seat)
    if entry.decision is None or entry.choice is None:
        raise BadLog("it answers nothing", entry.seq)
    return engine.submit(game, state, Command(entry.decision, entry.seat, entry.choice), tape)
