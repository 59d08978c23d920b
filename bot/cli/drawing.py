"""The pictures of a match, written as files."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from render.painter import artist_of, paint
from render.types import Request
from rules.core.game import Game, State
from rules.core.text import Wording
from rules.core.types import SPECTATOR, Text, Viewer


class Album:
    """Writes what spectators see after each command, and what each seat alone sees at the start and the end.

    Files are named `0012-board.png` (command number, kind) and `0012-seat2-plan.png`. ValueError for a game that
    nobody draws.
    """

    def __init__(self, game: Game[Any], folder: Path) -> None:
        self._game = game
        self._folder = folder
        self._artist = artist_of(game.info.key)
        self.written = 0
        folder.mkdir(parents=True, exist_ok=True)

    def add(self, number: int, state: State) -> None:
        """Draw the state after command `number`."""
        self._draw(number, state, SPECTATOR, f"{number:04}")
        if number == 0 or state.outcome is not None:
            for seat in range(state.seats):
                self._draw(number, state, Viewer(seat), f"{number:04}-seat{seat + 1}")

    def _draw(self, number: int, state: State, viewer: Viewer, name: str) -> None:
        view = self._game.view(state, viewer)
        names = tuple(Wording()(Text("seat-unnamed", {"number": seat + 1})) for seat in range(state.seats))
        public = self._artist.kinds(self._game.view(state, SPECTATOR))
        for kind in self._artist.kinds(view):
            if viewer.seat is not None and kind in public:
                continue
            picture = paint(Request(game=self._game.info.key, kind=kind, view=view, names=names, revision=number))
            (self._folder / f"{name}-{kind}.{picture.extension}").write_bytes(picture.data)
            self.written += 1
