"""Playing the toy game, or any game, in tests."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rules.core import engine
from rules.core.auto import random_choice
from rules.core.game import Game, S
from rules.core.recorder import Recorder
from rules.core.rng import Rng, Source
from rules.core.types import AnyDecision, Choice, Command, Seat, Setup
from tests.support.toy import Toy, ToyState


def toy_setup(seats: int = 3, seed: str = "s", **options: str | int | bool) -> Setup:
    return Setup("toy", seats, seed, options)


def recorded(seats: int = 3, seed: str = "s", **options: str | int | bool) -> Recorder[ToyState]:
    recorder = Recorder(Toy(), toy_setup(seats, seed, **options))
    recorder.start()
    return recorder


def asked(game: Game[Any, Any], state: Any, seat: Seat) -> AnyDecision:
    """The decision put to a seat."""
    return next(decision for decision in engine.pending(game, state) if decision.seat == seat)


def answer(recorder: Recorder[Any], seat: Seat, choice: Choice) -> engine.Step[Any]:
    decision = asked(recorder.game, recorder.state, seat)
    return recorder.submit(Command(decision.id, seat, choice))


def walking(recorder: Recorder[Any], seed: str) -> Iterator[AnyDecision]:
    """Answer by chance until the match is over, each decision given out just before it is answered."""
    chooser = Source(Rng(seed))
    while decisions := recorder.pending:
        decision = decisions[chooser.below(len(decisions))]
        yield decision
        recorder.submit(Command(decision.id, decision.seat, random_choice(decision, chooser)))


def play_randomly(recorder: Recorder[Any], seed: str, limit: int = 20_000) -> None:
    """Answer by chance until the match is over."""
    for number, _ in enumerate(walking(recorder, seed)):
        assert number < limit, f"no end after {limit} commands"


def random_match(game: Game[S, Any], setup: Setup, seed: str) -> Recorder[S]:
    """A whole match by random answers."""
    recorder = Recorder(game, setup)
    play_randomly(recorder, seed)
    return recorder


def lead(recorder: Recorder[ToyState], leader: Seat = 0) -> None:
    """Answer the sealed question so that `leader` takes the turn; its hand must hold the highest card for that."""
    for seat, hand in enumerate(recorder.state.hands):
        answer(recorder, seat, f"card:{max(hand) if seat == leader else min(hand)}")


def with_turn(seats: int = 3, leader: Seat = 0, **options: str | int | bool) -> Recorder[ToyState]:
    """A match where `leader` holds the highest card and has taken the first turn."""
    for number in range(200):
        recorder = recorded(seats, f"turn-{number}", **options)
        if max(card for hand in recorder.state.hands for card in hand) in recorder.state.hands[leader]:
            lead(recorder, leader)
            return recorder
    raise AssertionError("no seed gives that seat the highest card")
