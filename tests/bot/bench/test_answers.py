"""Presses are measured through the real bot and the stand-in."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.bench import answers
from rules.core import game
from tests.bot.cli.toy import Toy


async def test_presses_are_acknowledged_and_answered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(game._registry, "toy", Toy())
    figures = await answers.measured("toy", tmp_path, {1: 2, 3: 1}, distance=0.01, steady=3)
    parts = ["answers, 1 at once, 20 ms away", "answers, 3 at once, 20 ms away", "answers, 20 a second, 20 ms away"]
    names = ["acknowledged", "words"]
    assert [(figure.part, figure.name) for figure in figures] == [
        *((part, name) for part in parts[:2] for name in names),
        (parts[2], "delay at the door"),
        *((parts[2], name) for name in names),
    ]
    assert all(0 <= figure.value < 3000 for figure in figures)
