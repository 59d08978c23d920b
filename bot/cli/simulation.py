"""Random legal play through the public engine, match after match, with what it found."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator
from statistics import mean
from typing import Any

from msgspec import Struct

from rules.core import engine
from rules.core.auto import random_choice
from rules.core.errors import Rejected
from rules.core.game import Game, State
from rules.core.matchlog import MatchLog, Recorder
from rules.core.rng import Rng, Source
from rules.core.types import Command, Outcome, Setup

MAX_COMMANDS = 20_000
"""A match that takes more commands counts as one that never ends."""


class Violation(Exception):
    """Play went wrong: `reason` in words, and the log up to the fault, which `petteia replay` loads."""

    def __init__(self, reason: str, log: MatchLog) -> None:
        super().__init__(reason)
        self.reason = reason
        self.log = log


class Played(Struct):
    """One finished match: its length in commands, how long it took in seconds, and how it ended."""

    commands: int
    seconds: float
    outcome: Outcome


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
    """Seat number from 1, `shared` or `nobody` -> matches won."""
    verdicts: dict[str, int]
    scores: dict[str, float] | None
    """Lowest, average and highest score of all seats; None where the game does not score."""


Watcher = Callable[[int, State], None]
"""Told the command number and the state after it."""


def play(game: Game[Any], setup: Setup, watch: Watcher | None = None) -> Played:
    """One match by random legal answers drawn from the setup's seed; raises Violation."""
    recorder = Recorder(game, setup)
    chooser = Source(Rng(f"{setup.seed}:choices"))
    begun = time.perf_counter()
    try:
        state = _to_the_end(game, recorder, chooser, watch)
    except Rejected as error:
        raise Violation(f"a choice that was offered is refused: {error.text.key}", recorder.log) from error
    except Exception as error:
        raise Violation(f"{type(error).__name__}: {error}", recorder.log) from error
    return Played(len(recorder.log.commands) - 1, time.perf_counter() - begun, state.outcome)


def _to_the_end(game: Game[Any], recorder: Recorder[Any], chooser: Source, watch: Watcher | None) -> Any:
    state = recorder.start().state
    for number in range(MAX_COMMANDS):
        if watch is not None:
            watch(number, state)
        decisions = engine.pending(game, state)
        if not decisions:
            return state
        decision = decisions[chooser.below(len(decisions))]
        choice = random_choice(decision, chooser)
        state = recorder.submit(state, Command(decision.id, decision.seat, choice)).state
    raise RuntimeError(f"no end after {MAX_COMMANDS} commands")


def setups(
    game: Game[Any], seats: int, matches: int, seed: str, options: dict[str, str | int | bool]
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
        scores={"lowest": min(scores), "average": round(mean(scores), 1), "highest": max(scores)} if scores else None,
    )


def _counted(names: Iterator[str | Any]) -> dict[str, int]:
    return dict(sorted(Counter(map(str, names)).items()))


def _winner(outcome: Outcome) -> str:
    if len(outcome.winners) > 1:
        return "shared"
    return str(outcome.winners[0] + 1) if outcome.winners else "nobody"
