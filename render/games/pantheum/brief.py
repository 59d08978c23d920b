"""A request made ready for drawing: the view, the words, the names, and the markers by what they point at."""

from __future__ import annotations

from render import brief
from render.brief import cut, ground
from render.canvas import Canvas
from render.kinds import Spot
from render.palette import Color
from rules.core.text import add_words
from rules.core.types import Mover
from rules.games.pantheum.view import ELEMENTS, KRONOS, DemigodView, PantheumView, PlanView, SeatView

add_words("rules.games.pantheum")
add_words("render.games.pantheum")

THEMES: dict[str, tuple[Color, Color]] = {"day": ("parchment", "sand"), "night": ("umber", "soot")}
"""Ground of the table and its mottling."""
SEED = 11
SHEET = (1600, 1500)


def empty_table(theme: str, w: int, h: int) -> Canvas:
    """A bare table of a size (at most 1,600 wide) in the colors of a theme."""
    return cut(ground(*THEMES[theme], *SHEET, SEED).image, w, h)


class Brief(brief.Brief[PantheumView]):
    """What every picture of Pantheum needs at hand."""

    themes = THEMES

    @property
    def gods(self) -> dict[int, str]:
        """The god of each seat."""
        return {seat.seat: seat.god for seat in self.view.players}

    @property
    def acting(self) -> Mover | None:
        """Whose turn it is; nobody's when the match is over."""
        view = self.view
        return None if view.over else KRONOS if view.phase == KRONOS else view.turn

    @property
    def clock(self) -> str:
        """The round."""
        return self.words("picture-pantheum-round", round=self.view.round)

    def asks(self) -> str:
        """What is decided in this phase; others than whose turn it is are asked by Pandora alone."""
        view = self.view
        name, count = self.movers(view.turn)
        others = view.phase != KRONOS and view.turn not in (view.waiting or (view.turn,))
        phase = "others" if others else "acted" if view.phase == "act" and view.acted else view.phase
        column = self.words(f"picture-pantheum-column-{view.column}") if view.column is not None else ""
        return self.words("picture-pantheum-asks", phase=phase, name=name, count=count, column=column)

    def tile_number(self, row: int, col: int) -> int:
        """The marker on a square, also when it points at the god standing there; 0 for none."""
        number = self.numbers.get(f"tile:{row},{col}", 0)
        tile = self.view.board[row * 4 + col]
        if not number and tile.god is not None:
            number = self.numbers.get(f"god:{tile.god}", 0)
        return number

    @property
    def asked(self) -> int:
        """The seat whose choice the markers are: the viewer's if play waits for it, else the one whose turn it is."""
        seat = self.view.viewer.seat
        return seat if seat is not None and seat in self.view.waiting else self.view.turn

    @property
    def plan(self) -> PlanView:
        """The viewer's own plan; ValueError where there is none."""
        if self.view.plan is None:
            raise ValueError("no plan in this view")
        return self.view.plan

    def spot(self, ref: str) -> Spot:
        """Stacks in the market, what lies in columns on its seat's board, all else on the squares."""
        kind, _, rest = ref.partition(":")
        if kind in ("market", "epic"):
            return Spot("market")
        if kind == "demigod":
            placed = ((seat.seat, card) for seat in self.view.players for row in seat.columns.values() for card in row)
            return Spot("seat", f"seat:{next((seat for seat, card in placed if card.key == rest), self.asked)}")
        return Spot("seat", f"seat:{self.asked}") if kind in ("column", "element") else Spot("crop")

    def column_number(self, seat: int, column: str) -> int:
        """The marker on a seat's column: `column:shift` on the board of who is asked, `column:2:shift` on any."""
        own = self.numbers.get(f"column:{column}", 0) if seat == self.asked else 0
        return self.numbers.get(f"column:{seat}:{column}", own)

    def element_numbers(self, seat: int) -> tuple[int, ...]:
        """The markers on a seat's elements (`element:G`), if that seat is asked."""
        return tuple(self.numbers.get(f"element:{kind}", 0) if seat == self.asked else 0 for kind in ELEMENTS)

    def table(self, w: int, h: int) -> Canvas:
        """An empty table in the colors of the theme."""
        return empty_table(self.theme, w, h)

    def seat(self, number: int) -> SeatView:
        """A seat's public board."""
        return self.view.players[number]

    def demigod(self, key: str) -> DemigodView | None:
        """A demigod in play by key, wherever it lies, or by id."""
        stacks = [stack.card for stack in (*self.view.market, *self.view.epics) if stack.card is not None]
        placed = [card for seat in self.view.players for column in seat.columns.values() for card in column]
        cards = [*placed, *stacks]
        return next((c for c in cards if c.key == key), None) or next((c for c in cards if c.id == key), None)

    def stack(self, ref: str) -> DemigodView | None:
        """The top card of a stack by ref."""
        stacks = (*self.view.market, *self.view.epics)
        return next((stack.card for stack in stacks if stack.ref == ref), None)
