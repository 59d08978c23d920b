"""The measurements give plausible figures; none is asserted against a clock."""

from __future__ import annotations

from bot.bench import engine
from bot.bench.figures import micros, percentile
from tests.bot.cli.toy import Toy


def test_the_rules_are_measured() -> None:
    figures = {figure.name: figure for figure in engine.measure(Toy(), matches=2)}
    assert set(figures) == {
        "decisions",
        "decisions a match",
        "replay",
        "clone",
        "to JSON",
        "from JSON",
        "size",
        "largest size",
    }
    assert figures["decisions a match"].value == 9
    assert all(figure.value > 0 for figure in figures.values())
    assert figures["decisions"].part == "rules, toy, 3 seats"


def test_a_call_that_does_more_takes_longer() -> None:
    assert micros(lambda: sum(range(20_000)), seconds=0.05) > micros(lambda: sum(range(20)), seconds=0.05)


def test_percentiles() -> None:
    assert [percentile(range(100), share) for share in (0, 0.5, 0.99, 1)] == [0, 50, 99, 99]
