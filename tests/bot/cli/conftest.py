"""The command line with a toy game in the registry."""

from __future__ import annotations

import pytest
from msgspec import Struct
from typer.testing import CliRunner, Result

from bot.cli.app import app
from render.canvas import Canvas
from render.games import ARTISTS
from render.kinds import AnyKind, Kind
from render.types import Request
from rules.core import game
from rules.core.types import View
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


class ToyArtist:
    """Draws a board for all and a hand for whom it belongs to."""

    def kinds(self, view: Struct) -> tuple[AnyKind, ...]:
        assert isinstance(view, View)
        return tuple(self._kind(name) for name in (["board"] if view.viewer.seat is None else ["board", "hand"]))

    def _kind(self, name: str) -> AnyKind:
        return Kind(name=name, draw=self.draw, alt=self.alt, secret=name == "hand")

    def best(self, request: Request) -> str:
        return request.kind

    def draw(self, request: Request) -> Canvas:
        return Canvas.blank(40, 30, "#123456")

    def palette(self, request: Request) -> str:
        return request.game

    def alt(self, request: Request) -> str:
        return ", ".join(request.names)


@pytest.fixture
def drawn_toy(toy: Toy, monkeypatch: pytest.MonkeyPatch) -> Toy:
    monkeypatch.setitem(ARTISTS, "toy", ToyArtist())
    return toy
