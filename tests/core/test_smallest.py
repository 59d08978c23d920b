"""The smallest game of `rules/core/README.md`, just as it stands there: it plays and keeps the contract."""

from __future__ import annotations

import importlib
import inspect
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import rules.games
from rules.core import game, text
from tests.contract import cases, test_barred, test_labels, test_play, test_secrets, test_story, test_words
from tests.contract.cases import Case, played, titles

ROOT = Path(__file__).parents[2]
README = (ROOT / "rules/core/README.md").read_text("utf-8")
LONGEST = 76
"""So many lines of its code say something, imports aside; more is no small game."""
KEYS = ("case", "key", "match")
"""What a check of the contract is called with."""


def block(language: str) -> str:
    """The one block of code in this language."""
    (found,) = re.findall(rf"^```{language}\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)
    return str(found)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Written out as the README says, but elsewhere."""
    games: Path = tmp_path_factory.mktemp("games")
    (games / "stones" / "texts").mkdir(parents=True)
    (games / "stones" / "__init__.py").write_text("")
    (games / "stones" / "game.py").write_text(block("python"))
    (games / "stones" / "texts" / "en.ftl").write_text(block("ftl"))
    return games


@pytest.fixture(scope="module")
def stones(folder: Path) -> Iterator[ModuleType]:
    """Imported and registered as a title of its own, for as long as these tests take."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(rules.games, "__path__", [*rules.games.__path__, str(folder)])
        known = titles()
        patch.setattr(game, "_registry", dict(game._registry))
        patch.setattr(text, "_packages", list(text._packages))
        module = importlib.import_module("rules.games.stones.game")
        patch.setitem(known, "stones", game.find("stones"))
        yield module
    text._languages.cache_clear()
    text._bundle.cache_clear()
    cases.played.cache_clear()
    for name in ("rules.games.stones.game", "rules.games.stones"):
        del sys.modules[name]


def needs(check: Callable[..., None]) -> list[str]:
    return list(inspect.signature(check).parameters)


def checks() -> Iterator[Any]:
    """Every check of the contract suite that is held against one title or match."""
    for module in (test_barred, test_labels, test_play, test_secrets, test_story, test_words):
        for name, check in vars(module).items():
            if name.startswith("test_") and set(needs(check)) <= {*KEYS} and needs(check):
                yield pytest.param(check, id=name)


CHECKS = list(checks())


def test_most_of_the_contract_is_held_against_it() -> None:
    assert len(CHECKS) > 40


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("seed", ["a", "b"])
def test_it_keeps_the_contract(stones: ModuleType, seed: str, check: Callable[..., None]) -> None:
    case = Case("stones", 2, seed=seed)
    values = {"case": case, "key": "stones", "match": played(case)}
    check(*(values[name] for name in needs(check)))


def test_it_counts_as_it_says(stones: ModuleType) -> None:
    last = played(Case("stones", 2, seed="a")).moments[-1].state
    assert [one.score for one in sorted(last.outcome.standings, key=lambda one: one.seat)] == [
        taken + int(token) for taken, token in zip(last.taken, last.tokens, strict=True)
    ]
    assert sum(last.taken) == stones.STONES


def test_it_is_small_typed_and_tidy(folder: Path) -> None:
    file = folder / "stones" / "game.py"
    lines = [line for line in file.read_text().splitlines() if line.strip()]
    assert len([line for line in lines if not line.startswith(("from ", "import "))]) <= LONGEST
    for tool in (["mypy", "--strict", "--cache-dir", str(folder / "cache")], ["ruff", "format", "--check"]):
        done = subprocess.run(
            [sys.executable, "-m", *tool, str(file)], cwd=ROOT, capture_output=True, text=True, timeout=120
        )
        assert done.returncode == 0, done.stdout + done.stderr
