"""What the part about storage of `petteia bench` measures, not how fast it is."""

from __future__ import annotations

import pytest

from bot.bench import engine, storage
from rules.core.game import find


def test_it_compares_moves_with_plain_rows_and_a_snapshot_with_json(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage, "ROUNDS", 2)
    game = find("storm")
    figures = storage.measure(engine.sample(game, 2, "bench").middle)
    assert [figure.name for figure in figures] == [
        *("rows of these bytes", "moves, one match", "moves, 10 matches at once", "moves, 50 matches at once"),
        "snapshot and hash",
    ]
    assert all(figure.value > 0 for figure in figures)
    assert all("times the rows" in figure.note for figure in figures[1:4])


def test_without_the_library_moves_are_measured_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage, "ROUNDS", 1)
    monkeypatch.setattr(storage, "find_spec", lambda name: None)
    figures = storage.measure(engine.sample(find("storm"), 2, "bench").middle)
    assert figures[0].name == "moves, one match"
    assert not any("times the rows" in figure.note for figure in figures)
