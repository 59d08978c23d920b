"""The command prints what was measured, as a table or as JSON."""

from __future__ import annotations

import json

from tests.bot.cli.conftest import Runner
from tests.bot.cli.toy import Toy


def test_every_part_gives_figures(drawn_toy: Toy, petteia: Runner) -> None:
    parts = [f"--part={part}" for part in ("rules", "pictures", "storage")]
    result = petteia("bench", "--game", "toy", "--json", *parts)
    assert result.exit_code == 0, result.output
    figures = json.loads(result.stdout)
    assert {figure["part"].split(",")[0] for figure in figures} == {"rules", "picture", "store"}
    assert all(figure["value"] > 0 for figure in figures)


def test_the_table_has_a_line_per_figure(toy: Toy, petteia: Runner) -> None:
    result = petteia("bench", "--game", "toy", "--part", "storage")
    assert result.exit_code == 0
    assert len(result.stdout.splitlines()) == 1 + 5
    assert "moves, 10 matches at once" in result.stdout


def test_an_unknown_part_is_wrong_usage(toy: Toy, petteia: Runner) -> None:
    result = petteia("bench", "--game", "toy", "--part", "weather")
    assert (result.exit_code, "there is rules" in result.output) == (2, True)
