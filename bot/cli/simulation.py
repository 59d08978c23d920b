"""Play by chance or by automats through the public engine, match after match, with what it found."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import count
from multiprocessing import get_context
from pathlib import Path
from statistics import mean
from typing import Any

import msgspec
from msgspec import Struct

from bot.cli.games import known_games
from rules.core import engine, log
from rules.core.auto import random_choice
from rules.core.errors import Rejected
from rules.core.game import Game, State, find
from rules.core.log import Log, Record
from rules.core.rng import Rng, Source
from rules.core.text import Wording
from rules.core.types import AnyDecision, Choice, Command, Draw, Outcome, Seat, Setup, Viewer

MAX_COMMANDS = 20_000
"""A match that takes more commands counts as one that never ends."""


class Violation(Exception):
    """Play went wrong: `reason` in words, and a dump of the match up to the fault, which `petteia replay` loads."""

    def __init__(self, reason: str, dump: Log) -> None:
        super().__init__(reason, dump)  # both, so that it travels between processes
        self.reason = reason
        self.dump = dump


Seating = tuple[str, ...]
"""The automat on each seat; empty: every answer is drawn from all legal ones."""


class Played(Struct):
    """One finished match: its length in commands, how long it took in seconds, how it ended, and who played as whom."""

    commands: int
    seconds: float
    outcome: Outcome
    automats: Seating = ()
    bynames: tuple[str, ...] = ()
    """By seat, what tells it apart: its god, its side; empty where nothing does."""


class Summary(Struct):
    """Many matches of one seat count."""

    seats: int
    matches: int
    commands: int
    seconds: float
    commands_per_second: float
    shortest: int
    average: float
    longest: int
    winners: dict[str, int]
    """Seat number from 1, `shared` (by rivals), `all` (who play together) or `nobody` -> matches won."""
    verdicts: dict[str, int]
    automats: dict[str, list[int]]
    """Automat -> matches it won on each seat, alone or with all others; empty where none were named."""
    bynames: dict[str, tuple[int, int]]
    """God or side -> matches won with it, alone or with all others, and matches in which it was played."""
    scores: dict[str, float] | None
    """Lowest, average and highest score of all seats; None where the game does not score."""
    options: dict[str, str | int | bool] = {}
    """The house options that were chosen in turn, with what was chosen; empty where none were."""


Watcher = Callable[[int, State], None]
"""Told the command number and the state after it."""


def play(game: Game[Any, Any], setup: Setup, watch: Watcher | None = None, automats: Seating = ()) -> Played:
    """One match by automats, or by random legal answers, drawn from the setup's seed; raises Violation."""
    chooser = Source(Rng(f"{setup.seed}:choices"))
    begun = time.perf_counter()
    try:
        first = engine.start(game, setup)
    except Exception as error:
        raise Violation(_told(error), log.dump_start(game, setup, (), _told(error))) from error
    state, records = first.state, list[Record]()
    decisions = first.pending
    while decisions:
        if watch is not None:
            watch(len(records), state)
        decision = decisions[chooser.below(len(decisions))]
        command = None
        try:
            if len(records) == MAX_COMMANDS:
                raise RuntimeError(f"no end after {MAX_COMMANDS} commands")
            command = Command(decision.id, decision.seat, _choice(game, state, decision, automats, chooser))
            step = engine.submit(game, state, command, standing=decisions)
        except Exception as error:
            failed = record(len(records) + 1, command, ()) if command is not None else None
            dump = log.export(game, setup, first, records, state)
            dump = msgspec.structs.replace(dump, failed=failed, error=_told(error))
            raise Violation(_told(error), dump) from error
        records.append(record(len(records) + 1, command, step.draws))
        state, decisions = step.state, step.pending
    if watch is not None:
        watch(len(records), state)
    seconds = time.perf_counter() - begun
    named = [game.byname(state, seat) for seat in range(setup.seats)]
    bynames = tuple("" if name is None else Wording()(name) for name in named)
    return Played(len(records), seconds, state.outcome, automats, bynames)


def _choice(game: Game[Any, Any], state: State, decision: AnyDecision, automats: Seating, chooser: Source) -> Choice:
    if not automats:
        return random_choice(decision, chooser)
    return game.choose(automats[decision.seat], engine.view(game, state, Viewer(decision.seat)), decision, chooser)


def seatings(automats: Seating) -> Iterator[Seating]:
    """Who sits where, match after match: everybody moves on by one seat, so that each plays on each seat alike."""
    for number in count():
        first = number % max(1, len(automats))
        yield automats[first:] + automats[:first]


def play_all(
    game: Game[Any, Any], setups: Iterable[Setup], jobs: int = 1, automats: Seating = (), packs: Path | None = None
) -> Iterator[Played]:
    """Many matches in their order, in so many processes at once (1: in this one); raises Violation.

    `packs`: the content packs that other processes must know, as this one does.
    """
    if jobs == 1:
        yield from (
            play(game, setup, automats=seated) for setup, seated in zip(setups, seatings(automats), strict=False)
        )
        return
    # Spawned, not forked: a process that starts afresh is the same on every system, and must be told all it needs.
    with ProcessPoolExecutor(jobs, get_context("spawn"), known_games, (packs,)) as pool:
        try:
            yield from pool.map(_play_registered, setups, seatings(automats), chunksize=2)
        finally:
            pool.shutdown(cancel_futures=True)


def _play_registered(setup: Setup, automats: Seating) -> Played:
    return play(find(setup.game), setup, automats=automats)


def record(seq: int, command: Command, draws: tuple[Draw, ...]) -> Record:
    """An answer as a log keeps it."""
    # Without a hash per command: it would cost more than playing.
    decision, seat, choice = command.decision_id, command.seat, command.choice
    return Record(seq=seq, kind="answer", seat=seat, decision_id=decision, choice=choice, draws=draws)


def _told(error: Exception) -> str:
    if isinstance(error, Rejected):
        return f"an answer is refused: {Wording()(error.text)}"
    return f"{type(error).__name__}: {error}"


def setups(
    game: Game[Any, Any], seats: int, matches: int, seed: str, options: dict[str, str | int | bool]
) -> Iterator[Setup]:
    """The setups of a run; the same arguments give the same matches."""
    for number in range(matches):
        yield Setup(game.info.key, seats, f"{seed}/{seats}/{number}", options)


def summarize(seats: int, played: list[Played]) -> Summary:
    """What many matches of one seat count came to."""
    lengths = [match.commands for match in played]
    seconds = sum(match.seconds for match in played)
    scores = [standing.score for match in played for standing in match.outcome.standings]
    return Summary(
        seats=seats,
        matches=len(played),
        commands=sum(lengths),
        seconds=round(seconds, 3),
        commands_per_second=round(sum(lengths) / seconds, 1) if seconds else 0.0,
        shortest=min(lengths),
        average=round(mean(lengths), 1),
        longest=max(lengths),
        winners=_counted(_winner(match.outcome) for match in played),
        verdicts=_counted(match.outcome.verdict for match in played if match.outcome.verdict),
        automats={name: wins(played, name) for name in dict.fromkeys(played[0].automats)},
        bynames=_by_name(played),
        scores={"lowest": min(scores), "average": round(mean(scores), 1), "highest": max(scores)} if scores else None,
    )


def wins(played: Sequence[Played], automat: str) -> list[int]:
    """How many matches an automat won, for each seat it won them on."""
    won = [0] * len(played[0].automats)
    for match in played:
        for seat in _winners(match.outcome):
            won[seat] += match.automats[seat] == automat
    return won


def _winners(outcome: Outcome) -> tuple[Seat, ...]:
    """Who won: who shares a victory with rivals did not; where all play together (there is a verdict), all did."""
    return outcome.winners if outcome.verdict or len(outcome.winners) == 1 else ()


def _by_name(played: Sequence[Played]) -> dict[str, tuple[int, int]]:
    seen = Counter(name for match in played for name in match.bynames if name)
    won = Counter(match.bynames[seat] for match in played for seat in _winners(match.outcome))
    return {name: (won[name], count) for name, count in sorted(seen.items())}


def _counted(names: Iterator[str | Any]) -> dict[str, int]:
    return dict(sorted(Counter(map(str, names)).items()))


def _winner(outcome: Outcome) -> str:
    if len(outcome.winners) > 1:
        return "all" if outcome.verdict else "shared"
    return str(outcome.winners[0] + 1) if outcome.winners else "nobody"
