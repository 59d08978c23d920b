"""The rules: decisions a second, replay, clones, and states as JSON."""

from __future__ import annotations

import copy
import json
import time
from typing import Any

from msgspec import Struct

from bot.bench.figures import Figure, micros
from rules.core import codec, engine, log
from rules.core.auto import random_choice
from rules.core.game import Game, State
from rules.core.log import Record
from rules.core.rng import Rng, Source
from rules.core.types import Command, Setup


class Sample(Struct):
    """A match played by random answers: its records, a state from its middle, and the processor time it took."""

    setup: Setup
    first: engine.Step[Any]
    records: list[Record]
    middle: State
    seconds: float
    largest: int
    """Bytes of the largest of its states, as JSON."""


def sample(game: Game[Any, Any], seats: int, seed: str) -> Sample:
    """Play one match, listing all options before each answer."""
    setup, chooser = Setup(game.info.key, seats, seed), Source(Rng(f"{seed}:choices"))
    begun = time.process_time()
    first = engine.start(game, setup)
    state, records, states = first.state, list[Record](), list[State]()
    decisions = first.pending
    while decisions:
        states.append(state)
        decision = decisions[chooser.below(len(decisions))]
        choice = random_choice(decision, chooser)
        step = engine.submit(game, state, Command(decision.id, decision.seat, choice), standing=decisions)
        number, seat = len(records) + 1, decision.seat
        records.append(
            Record(seq=number, kind="answer", seat=seat, decision_id=decision.id, choice=choice, draws=step.draws)
        )
        state, decisions = step.state, step.pending
    seconds = time.process_time() - begun
    largest = max(len(codec.encode(state)) for state in states)
    return Sample(setup, first, records, states[len(states) // 2], seconds, largest)


def measure(game: Game[Any, Any], matches: int = 10) -> list[Figure]:
    """Figures of a game, played at its middle seat count."""
    seats = game.info.seats[len(game.info.seats) // 2]
    samples = [sample(game, seats, f"bench/{number}") for number in range(matches)]
    decisions = sum(len(one.records) for one in samples)
    part = f"rules, {game.info.key}, {seats} seats"
    return [
        Figure(part, "decisions", decisions / sum(one.seconds for one in samples), "/s", "list options, apply one"),
        Figure(part, "decisions a match", decisions / matches, ""),
        Figure(part, "replay", _replayed(game, samples), "/s", "recorded commands, each checked"),
        *_state_figures(part, game, samples[0].middle),
        Figure(part, "largest size", max(one.largest for one in samples) / 1024, "KiB", "of all states, as JSON"),
    ]


def _replayed(game: Game[Any, Any], samples: list[Sample]) -> float:
    """Commands a second that a replay by recorded draws takes."""
    begun = time.process_time()
    for one in samples:
        for _ in log.replay(game, one.setup, one.records, "draws", one.first.draws):
            pass
    spent = time.process_time() - begun
    return sum(len(one.records) for one in samples) / spent


def _state_figures(part: str, game: Game[Any, Any], state: State) -> list[Figure]:
    raw = codec.encode(state)
    plain = json.loads(raw)
    clone, deep = micros(state.clone), micros(lambda: copy.deepcopy(state))
    encode, slow = micros(lambda: codec.encode(state)), micros(lambda: json.dumps(plain))
    return [
        Figure(part, "clone", clone, "us", f"copy.deepcopy takes {deep / clone:.0f} times as long"),
        Figure(part, "to JSON", encode, "us", f"json.dumps takes {slow / encode:.1f} times as long"),
        Figure(part, "from JSON", micros(lambda: codec.decode_state(game, raw)), "us", "types checked"),
        Figure(part, "size", len(raw) / 1024, "KiB", "as JSON"),
    ]
