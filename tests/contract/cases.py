"""Which games the contract is held against, and matches played once for all tests of it."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from msgspec import Struct

import rules.games
from rules.core import codec, game
from rules.core.auto import random_choice
from rules.core.engine import Step
from rules.core.game import Game
from rules.core.log import write_log
from rules.core.options import OptionSpec, OptionValue
from rules.core.recorder import Recorder
from rules.core.rng import Rng, Source
from rules.core.types import SPECTATOR, AnyDecision, Command, Setup, Viewer
from tests.support.raft import Raft
from tests.support.toy import Toy

MAX_COMMANDS = 5_000
"""A match that takes more is taken to be endless."""

OWN = ("toy", "raft")
"""Titles that are there for tests only."""

DUMPS = Path(__file__).parents[2] / ".pytest_cache" / "petteia-dumps"
"""Where a match that went wrong is written."""


@cache
def titles() -> dict[str, Game[Any, Any]]:
    """Every registered game, and those that are there for tests only."""
    for module in pkgutil.iter_modules(rules.games.__path__):
        importlib.import_module(f"rules.games.{module.name}")
    return {"toy": Toy(), "raft": Raft(), **game.games()}


class Case(Struct, frozen=True):
    """A game with a number of seats and options, and the seed of the match."""

    key: str
    seats: int
    options: tuple[tuple[str, str | int | bool], ...] = ()
    seed: str = "contract"

    @property
    def game(self) -> Game[Any, Any]:
        return titles()[self.key]

    @property
    def setup(self) -> Setup:
        return Setup(self.key, self.seats, self.seed, dict(self.options))

    @property
    def viewers(self) -> list[Viewer]:
        """Every seat, and a spectator."""
        return [*(Viewer(seat) for seat in range(self.seats)), SPECTATOR]

    def __str__(self) -> str:
        chosen = "".join(f"-{key}={value}" for key, value in self.options)
        return f"{self.key}-{self.seats}{chosen}-{self.seed}"


def cases() -> Iterator[Case]:
    """Every seat count by default options, the smallest and largest twice, and every other option value once."""
    for key, title in titles().items():
        for seats in title.info.seats:
            yield usual(title, seats)
            if seats in (title.info.seats[0], title.info.seats[-1]):
                yield usual(title, seats, "again")
        for number, option in enumerate(others(title)):
            options = beside(title, option)
            counts = playable(title, *options)
            if counts:
                yield Case(key, counts[number % len(counts)], options)


def usual(title: Game[Any, Any], seats: int, seed: str = "contract") -> Case:
    """A match of so many seats by default options, or, where these do not do, by the first other one that does."""
    if title.refuse(seats, title.info.chosen({})) is None:
        return Case(title.info.key, seats, seed=seed)
    option = next(option for option in others(title) if seats in playable(title, option))
    return Case(title.info.key, seats, (option,), seed)


def others(title: Game[Any, Any]) -> list[tuple[str, OptionValue]]:
    """Every house choice that is not the usual one."""
    return [(spec.key, value) for spec in title.info.options for value in chosen(title, spec) if value != spec.default]


def beside(title: Game[Any, Any], option: tuple[str, OptionValue]) -> tuple[tuple[str, OptionValue], ...]:
    """A choice, and where it is refused by itself the first other one with which it is not."""
    if playable(title, option):
        return (option,)
    return next(((one, option) for one in others(title) if one[0] != option[0] and playable(title, one, option)), ())


def playable(title: Game[Any, Any], *options: tuple[str, OptionValue]) -> list[int]:
    """The seat counts for which a choice is not refused."""
    full = title.info.chosen(dict(options))
    return [seats for seats in title.info.seats if title.refuse(seats, full) is None]


def chosen(title: Game[Any, Any], spec: OptionSpec) -> list[OptionValue]:
    """Every single value of a house choice, and of parts chosen together the first, the last, as many as go."""
    first, last = spec.parts[: max(spec.least, 1)], spec.parts[-max(spec.least, 1) :]
    parts = list(dict.fromkeys(",".join(parts) for parts in (first, last, together(title, spec)) if parts))
    return [*spec.values, *parts]


def together(title: Game[Any, Any], spec: OptionSpec) -> tuple[str, ...]:
    """As many parts as can be chosen together, the first ones first."""
    found: tuple[str, ...] = spec.parts[: spec.least]
    for part in spec.parts[spec.least :]:
        if len(found) < spec.most and playable(title, (spec.key, ",".join((*found, part)))):
            found = (*found, part)
    return found


class Moment(Struct, frozen=True):
    """A position of a match: the state, its bytes when it was reached, what was asked, the command that followed."""

    state: Any
    raw: bytes
    decisions: tuple[AnyDecision, ...]
    before: Step[Any]
    """The step that led here."""
    command: Command | None = None
    after: Step[Any] | None = None


class Match(Struct, frozen=True):
    """A whole match, every position of it."""

    case: Case
    recorder: Recorder[Any]
    moments: tuple[Moment, ...]

    def picked(self, count: int) -> list[int]:
        """The numbers of about `count` positions, evenly spread, the first and the last among them."""
        last = len(self.moments) - 1
        return sorted({round(number * last / max(count - 1, 1)) for number in range(count)})

    def sample(self, count: int) -> list[Moment]:
        """These positions."""
        return [self.moments[number] for number in self.picked(count)]


@lru_cache(maxsize=4)
def played(case: Case) -> Match:
    """The match of a case, by random answers; a failure leaves a dump and says where."""
    return Match(case, *play(case.game, case.setup))


def play(title: Game[Any, Any], setup: Setup, folder: Path = DUMPS) -> tuple[Recorder[Any], tuple[Moment, ...]]:
    """One match by random answers to its end."""
    recorder = Recorder(title, setup)
    try:
        return recorder, tuple(_moments(recorder, Source(Rng(f"{setup.seed}:choices"))))
    except Exception as error:
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / f"{setup.game}-{setup.seats}-{setup.seed}.json"
        file.write_bytes(write_log(recorder.log()))
        raise AssertionError(f"{type(error).__name__}: {error}; petteia replay {file}") from error


def _moments(recorder: Recorder[Any], chooser: Source) -> Iterator[Moment]:
    step = recorder.start()
    for _ in range(MAX_COMMANDS):
        state, decisions = recorder.state, recorder.pending
        raw = codec.encode(state)
        if not decisions:
            yield Moment(state, raw, (), step)
            return
        decision = decisions[chooser.below(len(decisions))]
        command = Command(decision.id, decision.seat, random_choice(decision, chooser))
        after = recorder.submit(command)
        yield Moment(state, raw, decisions, step, command, after)
        step = after
    raise AssertionError(f"no end after {MAX_COMMANDS} commands")
