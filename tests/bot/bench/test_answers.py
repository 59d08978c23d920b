"""Presses are measured through the real bot and the stand-in."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.bench import answers
from rules.core import game
from tests.bot.cli.toy import Toy


async def test_presses_are_acknowledged_and_answered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(game._registry, "toy", Toy())
    figures = await answers.measured("toy", tmp_path, {1: 2, 3: 1})
    assert [(figure.part, figure.name) for figure in figures] == [
        ("answers, 1 at once", "acknowledged"),
        ("answers, 1 at once", "answered"),
        ("answers, 3 at once", "acknowledged"),
        ("answers, 3 at once", "answered"),
    ]
    assert all(0 < figure.value < 3000 for figure in figures[::2])
    assert all(ack.value < done.value for ack, done in zip(figures[::2], figures[1::2], strict=True))
