"""What a position promises at most for a column's Action: what is lacking for it, and what abilities may still bring.

These bounds keep the search for a way to the Action short (`completion`). They look away from geometry and conflicts,
so they may promise too much, never too little.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum, auto
from typing import NamedTuple

from rules.core.types import Seat
from rules.games.pantheum.board import AROUND, SQUARES, full_at, reach, wide
from rules.games.pantheum.data import COLUMN, DATA, LANDSCAPE
from rules.games.pantheum.state import PantheumState, Tile
from rules.games.pantheum.view import ELEMENTS


class Stir(Enum):
    """What an ability may change for others that are still to be used."""

    BANK = auto()
    """Elements come onto the board."""
    SHIFT = auto()
    """Elements or blight move on the board."""
    GODS = auto()
    """Gods change places."""
    SHARE = auto()
    """Others gain; alone, blight comes to Kronos' tile."""


class Sum(NamedTuple):
    """What is lacking for an Action, or what an ability can bring to it at most."""

    adds: int = 0
    """Elements that must come to a tile."""
    clears: int = 0
    """Elements of another color that must leave it before."""
    held: int = 0
    """Elements in the satchel."""
    blight: int = 0
    """Blight that must come to a locked tile, so that its landscape is there again (solo)."""

    def less(self, other: Sum) -> Sum:
        """What is still lacking after an ability has brought its part."""
        a, b, c, d = other
        return Sum(max(0, self.adds - a), max(0, self.clears - b), max(0, self.held - c), max(0, self.blight - d))

    def more(self, other: Sum) -> Sum:
        """Both together."""
        return Sum(
            self.adds + other.adds, self.clears + other.clears, self.held + other.held, self.blight + other.blight
        )


NOTHING = Sum()


class Goal(NamedTuple):
    """A way to the Action: a tile that could be locked, a pair between which could be shifted."""

    lacks: Sum
    tile: str | None = None
    """Where elements must come to; None: anywhere."""
    element: str | None = None
    """Which color; None: any."""


ANYTHING = Goal(Sum(9, 9, 9, 9))
"""Wants whatever there is."""


def needed(column: str) -> int:
    """How many elements an Action takes out of the satchel."""
    return max(1, COLUMN[column].pay)


class Outlook:
    """A position as a seat that performs a column may hope to find it, with abilities left that stir so much."""

    def __init__(self, state: PantheumState, seat: Seat, column: str, stirs: frozenset[Stir]) -> None:
        self.state = state
        self.seat = seat
        self.column = column
        self.stirs = stirs
        self.at = str(state.players[seat].at)
        self.still = Stir.GODS not in stirs
        """The gods stay where they are."""
        self.lacking = max(0, needed(column) - state.players[seat].elements())

    def goals(self, reserve: Sum) -> Iterator[Goal]:
        """Ways to the Action that so much could suffice for, each with what is lacking."""
        if self.lacking > reserve.held:
            return
        if self.column == "place":
            yield Goal(Sum(held=self.lacking))
        elif self.column == "shift":
            yield from self._shifts()
        elif self.state.favor:
            for key in reach(self.state, self.seat, "lock") if self.still else SQUARES:
                tile = self.state.board[key]
                if tile.open:
                    yield from self._locks(key, tile, reserve)

    def _locks(self, key: str, tile: Tile, reserve: Sum) -> Iterator[Goal]:
        full = full_at(self.state, self.seat, tile)
        if full - tile.count > reserve.adds:
            return
        for element in ELEMENTS:
            same = tile.element in (None, element)
            adds, clears = (full - tile.count, 0) if same else (full, tile.count)
            if adds <= reserve.adds and clears <= reserve.clears:
                for blight in self._regained(LANDSCAPE[element]):
                    yield Goal(Sum(max(0, adds), clears, self.lacking, blight), key, element)

    def _regained(self, landscape: str) -> Iterator[int]:
        """How much blight must come to a tile until a landscape tile of this kind can be taken; 0: it is there."""
        if self.state.landscapes[landscape]:
            yield 0
        elif self.state.kronos:
            lying = [tile.blight for tile in self.state.board.values() if tile.landscape == landscape]
            if lying:
                yield DATA.solo.blight_makes_pit - max(lying)

    def _shifts(self) -> Iterator[Goal]:
        board = self.state.board
        if self.state.kronos and (Stir.SHARE in self.stirs or any(tile.blight for tile in board.values())):
            yield Goal(Sum(held=self.lacking))
            return
        spans: list[Sequence[str]] = [SQUARES] if wide(self.state, self.seat, "shift") else list(AROUND.values())
        if self.still:
            spans = [reach(self.state, self.seat, "shift")]
        for span in spans:
            tiles = [board[key] for key in span if board[key].open]
            if len(tiles) > 1:
                yield self._pair(tiles)

    def _pair(self, tiles: list[Tile]) -> Goal:
        """What must happen before an element can go from one of these tiles to another."""
        held = [tile for tile in tiles if tile.count]
        if not held:
            return Goal(Sum(1, 0, self.lacking))
        if len(held) < len(tiles) or len({tile.element for tile in held}) < len(held):
            return Goal(Sum(held=self.lacking))
        return Goal(Sum(0, min(tile.count for tile in held), self.lacking))

    def sources(self, goal: Goal) -> bool:
        """Whether an element that can be shifted to the goal lies elsewhere, or may come to lie there."""
        return Stir.BANK in self.stirs or any(
            tile.count and key != goal.tile and goal.element in (None, tile.element)
            for key, tile in self.state.board.items()
        )

    def underfoot(self) -> bool:
        """Whether an element may lie under the own god."""
        stirred = not self.stirs.isdisjoint((Stir.BANK, Stir.SHIFT))
        tiles = [self.state.board[key] for key in ([self.at] if self.still else SQUARES)]
        return any(tile.open and (stirred or tile.count) for tile in tiles)
