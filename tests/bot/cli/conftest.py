"""The command line with a toy game in the registry."""

from __future__ import annotations

import pytest
from typer.testing import CliRunner, Result

from bot.cli.app import app
from rules.core import game
from tests.bot.cli.toy import Toy


class Runner:
    """Runs `petteia ARGUMENTS` in this process."""

    def __call__(self, *arguments: str, env: dict[str, str] | None = None) -> Result:
        return CliRunner().invoke(app, list(arguments), env=env)


@pytest.fixture
def petteia() -> Runner:
    return Runner()


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Toy:
    toy = Toy()
    monkeypatch.setitem(game._registry, toy.info.key, toy)
    return toy
