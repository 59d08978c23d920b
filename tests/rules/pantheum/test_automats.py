"""Automatic players: legal from their view alone, steady beats random, neither ever stalls."""

from __future__ import annotations

import pytest

from rules.core import engine
from rules.core.rng import Rng, Source
from rules.core.types import Command, Outcome, Setup, Viewer
from tests.rules.pantheum.table import GAME, Table, locked, seat, tile

BOUND = 6000
"""No match of automatic players takes as many answers."""


def play(automats: tuple[str, ...], seed: str) -> Outcome:
    """A whole match of automatic players."""
    state = engine.start(GAME, Setup("pantheum", len(automats), seed)).state
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
    for n in range(60):
        automats = ("steady", "random") if n % 2 else ("random", "steady")
        wins += play(automats, f"duel-{n}").winners == (automats.index("steady"),)
    assert wins >= 48


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_steady_players_come_to_an_end(seats: int) -> None:
    for n in range(4):
        assert play(("steady",) * seats, f"table-{n}").standings


def test_steady_holds_its_own_against_kronos() -> None:
    scores = [play(("steady",), f"solo-{n}").standings[0].score for n in range(8)]
    wandering = [play(("random",), f"solo-{n}").standings[0].score for n in range(8)]
    assert sum(scores) > sum(wandering) + 8 * 10


@pytest.mark.parametrize("answers", ["silence", "steady"])
def test_a_wrong_way_to_the_action_is_not_taken_for_ever(answers: str) -> None:
    """Castor copies Circe: only her swap brings the full tile into range, else the column is taken back."""
    board = {key: locked("FMW"[n % 3], 0) for n, key in enumerate(("0,0", "0,1", "1,0", "1,1"))}
    god = seat("GR", "0,0", lock=["castor/1"], shift=["circe"])
    far = {**board, "2,3": tile("RRR")}
    table = Table(god, seat("G", "3,3"), board=far, at="act", column="lock", opened=True)
    for n in range(60):
        if table.state.acted:
            break
        decision, source = table.decision(), Source(Rng(f"{n}"))
        silent = GAME.default(table.state, decision)
        table.choose(str(silent if answers == "silence" else GAME.choose("steady", table.view(0), decision, source)))
    assert table.state.acted
