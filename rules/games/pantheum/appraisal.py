"""What squares and elements are worth to a seat, as far as it sees: the eye of the steady automatic player."""

from __future__ import annotations

from collections.abc import Iterable

from rules.games.pantheum.board import AROUND
from rules.games.pantheum.data import LANDSCAPE
from rules.games.pantheum.view import ELEMENTS, PantheumView, SeatView, TileView

NEVER = -100.0
_WEIGHT = (0.0, 0.12, 0.3, 0.6)
"""What a tile with so many elements is worth, as a share of its lock."""


class Appraisal:
    """A view through the eyes of its seat; values are points it may hope for."""

    def __init__(self, view: PantheumView) -> None:
        self.view = view
        self.me: SeatView = view.players[view.viewer.seat or 0]
        self.range = [view.board[4 * row + col] for row, col in view.range]
        """Tiles in range."""

    def at(self, key: str) -> TileView:
        """A square by key: `1,2`."""
        row, col = key.split(",")
        return self.view.board[4 * int(row) + int(col)]

    def span(self, key: str) -> list[TileView]:
        """Tiles in range of a god that would stand on a square."""
        tiles = [self.at(other) for other in AROUND[key]]
        return [tile for tile in tiles if tile.god in (None, self.me.seat)]

    def held(self) -> str:
        """Colors in the satchel."""
        return "".join(element for element in ELEMENTS if self.me.satchel[element])

    def fits(self, tile: TileView, landscape: str | None) -> bool:
        """Whether the own plan wants this landscape there."""
        return (self.view.plan.rows[tile.row][tile.col] if self.view.plan else "") == landscape

    def lock(self, tile: TileView, element: str) -> float:
        """Points of locking a tile with this element: its favor, and the plan, for or against."""
        if self.view.landscapes_left[LANDSCAPE[element]] < 1:
            return 0.0
        return 0.2 + tile.vp + (0.3 + tile.vp if self.fits(tile, LANDSCAPE[element]) else -0.5 * tile.vp)

    def promise(self, tile: TileView, element: str | None, count: int) -> float:
        """What so many elements on a tile are worth."""
        if element is None or count < 1:
            return 0.0
        return _WEIGHT[min(count, 3)] * self.lock(tile, element)

    def placing(self, tile: TileView, element: str | None) -> float:
        """What one more element is worth there; where it does not fit, nothing."""
        if tile.pit or tile.landscape or tile.element not in (None, element):
            return NEVER
        return self.promise(tile, element, tile.count + 1) - self.promise(tile, tile.element, tile.count)

    def taking(self, tile: TileView) -> float:
        """What one element less is worth there."""
        return self.promise(tile, tile.element, tile.count - 1) - self.promise(tile, tile.element, tile.count)

    def taking_own(self) -> float:
        """What one element less is worth on the own god's tile."""
        here = next((tile for tile in self.view.board if tile.god == self.me.seat), None)
        return self.taking(here) if here and here.element else NEVER

    def best_placing(self, elements: Iterable[str], tiles: list[TileView] | None = None) -> float:
        """The best tile, of these or of those in range, for one of these elements."""
        span = self.range if tiles is None else tiles
        return max((self.placing(tile, element) for tile in span for element in elements), default=NEVER)

    def best_lock(self, tiles: list[TileView]) -> float:
        """The best lock among tiles, with an urge to finish that grows with time: two careful players never would."""
        ready = [tile for tile in tiles if tile.element and tile.count >= 3]
        worth = [self.lock(tile, tile.element or "") for tile in ready]
        return max((value + 0.05 * self.view.round for value in worth if value > 0), default=NEVER)

    def best_shift(self) -> float:
        """The best shift in range."""
        worth = [
            self.taking(source) + self.placing(target, source.element)
            for source in self.range
            if source.element
            for target in self.range
            if target is not source
        ]
        return max(worth, default=NEVER)
