"""Automatic players: legal from their view alone, steady beats random, neither ever stalls."""

from __future__ import annotations

import pytest

from rules.core import engine
from rules.core.rng import Rng, Source
from rules.core.types import Command, Outcome, Setup, Viewer
from tests.rules.elysium.table import GAME

BOUND = 2000
"""No match takes as many answers."""
SETS = ("first-game", "opulence", "misfortune", "wasteland", "deadly-plots", "why-bother", "random")


def play(automats: tuple[str, ...], seed: str, families: str = "first-game") -> Outcome:
    """A whole match of automatic players."""
    state = engine.start(GAME, Setup("elysium", len(automats), seed, {"families": families})).state
    source = Source(Rng(f"auto-{seed}"))
    for _ in range(BOUND):
        if isinstance(state.outcome, Outcome):
            return state.outcome
        decision = engine.pending(GAME, state)[0]
        view = GAME.view(state, Viewer(decision.seat))
        choice = GAME.choose(automats[decision.seat], view, decision, source)
        state = engine.submit(GAME, state, Command(decision.id, decision.seat, choice)).state
    raise AssertionError(f"no end after {BOUND} answers")


@pytest.mark.timeout(180)
def test_steady_beats_random_from_both_seats() -> None:
    wins = 0
    for n in range(40):
        automats = ("steady", "random") if n % 2 else ("random", "steady")
        wins += play(automats, f"duel-{n}", SETS[n % len(SETS)]).winners == (automats.index("steady"),)
    assert wins >= 34


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("families", SETS)
def test_steady_players_come_to_an_end(seats: int, families: str) -> None:
    assert play(("steady",) * seats, f"table-{seats}", families).standings
