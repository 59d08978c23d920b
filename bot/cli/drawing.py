"""The pictures of a match, written as files."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from render.kinds import AnyKind
from render.painter import artist_of, paint
from render.types import Request
from rules.core import engine
from rules.core.game import Game, State
from rules.core.text import Wording
from rules.core.types import SPECTATOR, Text, Viewer


class Album:
    """Writes the board after each command, all that spectators see at the end, and each seat's own at start and end.

    Files are named `0012-board.png` (command number, kind) and `0012-seat2-plan.png`. ValueError for a game that
    nobody draws.
    """

    def __init__(self, game: Game[Any, Any], folder: Path) -> None:
        self._game = game
        self._folder = folder
        self._artist = artist_of(game.info.key)
        self.written = 0
        folder.mkdir(parents=True, exist_ok=True)

    def add(self, number: int, state: State) -> None:
        """Draw the state after command `number`."""
        public = self._artist.kinds(engine.view(self._game, state, SPECTATOR))
        if number > 0 and state.outcome is None:
            self._draw(number, state, SPECTATOR, f"{number:04}", public[:1])
            return
        self._draw(number, state, SPECTATOR, f"{number:04}", public)
        for seat in range(state.seats):
            own = [
                kind for kind in self._artist.kinds(engine.view(self._game, state, Viewer(seat))) if kind not in public
            ]
            self._draw(number, state, Viewer(seat), f"{number:04}-seat{seat + 1}", own)

    def _draw(self, number: int, state: State, viewer: Viewer, name: str, kinds: Sequence[AnyKind]) -> None:
        view = engine.view(self._game, state, viewer)
        names = tuple(Wording()(Text("seat-unnamed", {"number": seat + 1})) for seat in range(state.seats))
        for kind in (kind.name for kind in kinds):
            picture = paint(Request(game=self._game.info.key, kind=kind, view=view, names=names, revision=number))
            (self._folder / f"{name}-{kind}.{picture.extension}").write_bytes(picture.data)
            self.written += 1
