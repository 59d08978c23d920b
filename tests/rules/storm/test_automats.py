"""The automatic players of Storm against their like."""

from __future__ import annotations

from bot.cli import simulation
from rules.core.types import Setup
from tests.rules.storm.table import GAME


def test_steady_against_itself_is_won_by_both_sides() -> None:
    setups = (Setup("storm", 2, f"self-{number}") for number in range(12))
    assert min(simulation.wins(list(simulation.play_all(GAME, setups, automats=("steady",) * 2)), "steady")) > 0
