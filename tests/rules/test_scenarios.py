"""The scenario files of every game hold."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

import rules.games  # registers the games  # noqa: F401
from rules import scenario
from rules.core import engine
from rules.core.game import find
from rules.core.text import Wording
from rules.core.types import Setup
from rules.scenario.keys import unknown

FILES = sorted(Path(__file__).parent.glob("*/scenarios/*.json"))
LEAST = {"pantheum": 5, "storm": 4, "elysium": 2, "hybris": 13}


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_scenario(path: Path) -> None:
    report = scenario.run(json.loads(path.read_text("utf-8")))
    assert report.ok, "\n".join(map(Wording(), report.failures))


@pytest.mark.parametrize("game", LEAST)
def test_a_title_says_which_option_keys_there_are(game: str) -> None:
    title = find(game)
    state = engine.start(title, Setup(game, 2, "keys")).state
    for key in ("cart:orpheus", "tile:9,9", "card:orfeus", "seat:2"):
        assert unknown(title, state, key) is not None, key
    (decision, *_) = engine.pending(title, state)
    assert [option.key for option in decision.offered if unknown(title, state, option.key)] == []


@pytest.mark.parametrize("game", LEAST)
def test_there_are_some(game: str) -> None:
    assert Counter(path.parts[-3] for path in FILES)[game] >= LEAST[game]
