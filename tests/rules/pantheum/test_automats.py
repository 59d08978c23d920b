"""The automatic players of Pantheum: alone against Kronos, and out of a dead end."""

from __future__ import annotations

import pytest

from bot.cli import simulation
from rules.core.rng import Rng, Source
from rules.core.types import Setup
from tests.rules.pantheum.table import GAME, Table, locked, seat, tile


def solo_scores(automat: str) -> list[int]:
    setups = (Setup("pantheum", 1, f"solo-{number}") for number in range(8))
    return [match.outcome.standings[0].score for match in simulation.play_all(GAME, setups, automats=(automat,))]


def test_steady_holds_its_own_against_kronos() -> None:
    assert sum(solo_scores("steady")) > sum(solo_scores("random")) + 8 * 10


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
