"""Every kind of picture of a match is measured, and the first of a fresh process."""

from __future__ import annotations

import subprocess

import pytest

from bot.bench import pictures
from bot.bench.figures import compared, millis
from bot.cli.games import known_games
from render.painter import Painter


def test_every_kind_of_a_match_is_measured() -> None:
    figures = pictures.measure(known_games()["storm"])
    kinds = {figure.part.rpartition(", ")[2] for figure in figures}
    assert kinds == {"board", "units", "setup", "combat", "crop", "card", "score"}
    assert {figure.name for figure in figures} == {"encode", "draw and encode", "size"}
    assert all(figure.value > 0 for figure in figures)


def test_the_first_board_of_a_fresh_process_is_measured(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def warm(painter: Painter, *more: object, **settings: object) -> None:
        """As if everything had been drawn ahead."""

    monkeypatch.setattr(pictures, "warm", warm)
    pictures.main("storm")
    printed = capsys.readouterr().out
    assert len(printed.split()) == 3

    def run(command: list[str], **settings: object) -> subprocess.CompletedProcess[str]:
        return subprocess.CompletedProcess(command, 0, "300 40 20\n", "")

    monkeypatch.setattr(subprocess, "run", run)
    cold, ahead = pictures.measure_first("storm")
    assert (cold.value, cold.note, ahead.value, ahead.note) == (300, "15.0 times", 40, "2.0 times")


def test_two_things_are_compared_by_turns() -> None:
    calls = ""

    def note(letter: str) -> None:
        nonlocal calls
        calls += letter

    compared(lambda: note("a"), lambda: note("b"), rounds=3)
    assert calls == "ab" * 4
    assert millis(lambda: sum(range(20_000))) > 0
