"""Automatic players: legal from their view alone, steady beats random from both sides, no match stalls.

`python -m tests.rules.storm.test_automats` plays the full 200 matches from both sides.
"""

from __future__ import annotations

import pytest

from rules.core import engine
from rules.core.rng import Rng, Source
from rules.core.types import Command, Outcome, Setup, Viewer
from tests.rules.storm.table import GAME

BOUND = 1500
"""No match of automatic players takes as many answers; of 600 random ones the longest took 275."""
SHARE = 0.9


def play(automats: tuple[str, str], seed: str, **options: str | int | bool) -> Outcome:
    """A whole match of automatic players."""
    state = engine.start(GAME, Setup("storm", 2, seed, dict(options))).state
    source = Source(Rng(f"auto-{seed}"))
    for _ in range(BOUND):
        if isinstance(state.outcome, Outcome):
            return state.outcome
        decision = engine.pending(GAME, state)[0]
        view = GAME.view(state, Viewer(decision.seat))
        choice = GAME.choose(automats[decision.seat], view, decision, source)
        state = engine.submit(GAME, state, Command(decision.id, decision.seat, choice)).state
    raise AssertionError(f"no end after {BOUND} answers")


def wins(seat: int, matches: int) -> int:
    """How many matches steady wins on a seat against random on the other."""
    automats = ("steady", "random") if seat == 0 else ("random", "steady")
    return sum(play(automats, f"duel-{number}").winners == (seat,) for number in range(matches))


@pytest.mark.timeout(180)
@pytest.mark.parametrize("seat", [0, 1])
def test_steady_beats_random_from_both_sides(seat: int) -> None:
    assert wins(seat, 20) >= SHARE * 20


@pytest.mark.parametrize(
    "option", [("combat", "open"), ("setup", "random"), ("challenge", True), ("clash", "anywhere")]
)
def test_every_variant_comes_to_an_end(option: tuple[str, str | bool]) -> None:
    key, value = option
    for number, automats in enumerate([("steady", "steady"), ("random", "random"), ("steady", "random")]):
        assert play(automats, f"variant-{number}", **{key: value}).standings


def test_steady_against_itself_is_won_by_both_sides() -> None:
    found = {play(("steady", "steady"), f"self-{number}").winners for number in range(12)}
    assert {(0,), (1,)} <= found


def main() -> None:
    for seat in (0, 1):
        print(f"steady on seat {seat}: {wins(seat, 200)} of 200")


if __name__ == "__main__":
    main()
