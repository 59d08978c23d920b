"""The full truth of a Pantheum match: tiles, seats, cards, supplies, and what was done in the turn so far."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from rules.core.game import State
from rules.core.types import Mover, Seat
from rules.games.pantheum.data import CARDS, EPICS, card_id
from rules.games.pantheum.view import COLUMNS, ELEMENTS, KRONOS


class Tile(Struct, frozen=True, gc=False, cache_hash=True):
    """One square: its face, and what lies on it. What changes on it makes a new one, so that copies may share it."""

    vp: int = 0
    kind: str = "pit"
    pit: bool = False
    element: str | None = None
    count: int = 0
    landscape: str | None = None
    favor: Seat | None = None
    facedown: bool = False
    """A favor token lies face down (a Pit that Kronos made)."""
    blight: int = 0

    def __post_init__(self) -> None:
        """What can never lie there makes no tile: raises ValueError."""
        if self.count < 0 or self.blight < 0 or (self.element is None) != (self.count == 0):
            raise ValueError("a tile holds elements of one color, or none")
        if (self.landscape is None) != (self.favor is None) or (self.count and not self.open):
            raise ValueError("a landscape has a favor token, and no elements lie on it or on a Pit")
        if (self.vp or self.landscape is not None) if self.pit else self.facedown:
            raise ValueError("a Pit is worth nothing, and only there a favor token lies face down")

    @property
    def open(self) -> bool:
        """Whether elements may lie on it at all."""
        return not self.pit and self.landscape is None

    @property
    def face(self) -> str:
        """What the tile is called by what is seen of it: the landscape that covers it, else its kind."""
        return self.landscape or self.kind


def no_elements() -> dict[str, int]:
    """An empty satchel."""
    return dict.fromkeys(ELEMENTS, 0)


def no_cards() -> dict[str, list[str]]:
    """An action board without demigods."""
    return {column: [] for column in COLUMNS}


class Player(Struct, frozen=True, gc=False):
    """One seat: god, satchel, demigods by column, and the secret plan. `PantheumState.change` makes a new one."""

    god: str
    plan: str
    at: str | None = None
    """The god's square as `row,col`; None off the board."""
    satchel: Mapping[str, int] = {}
    columns: Mapping[str, Sequence[str]] = {}
    stored: Mapping[str, Mapping[str, int]] = {}
    """Elements on a card: card -> element -> count."""
    recruited: Sequence[str] = []
    """Every card this seat ever recruited, in order; sold ones stay (second tie-break)."""
    claims: Sequence[str] = []
    """Cards this seat recruited that are still in play, on its own board or (Pandora) on another."""

    def elements(self) -> int:
        """How many elements the satchel holds."""
        return sum(self.satchel.values())

    def held(self) -> list[str]:
        """Colors of which the satchel holds any."""
        return [element for element in ELEMENTS if self.satchel[element] > 0]

    def cards(self) -> list[str]:
        """All cards on the board, column by column."""
        return [card for column in COLUMNS for card in self.columns[column]]

    def column_of(self, card: str) -> str | None:
        """The column in which a card lies."""
        return next((column for column in COLUMNS if card in self.columns[column]), None)

    def barred(self) -> set[str]:
        """Demigods by id of which a copy, recruited by this seat, is still in play."""
        return {card_id(card) for card in self.claims}


class Kronos(Struct, gc=False):
    """The solo opponent: where he stands, his cards, and what is left of his turn."""

    at: str
    deck: list[str]
    discard: list[str] = []
    card: str | None = None
    blight_left: int = 0


Pile: TypeAlias = tuple[str, ...]
"""Cards on top of each other; replaced whole, so that copies share it."""


class PantheumState(State, kw_only=True):
    """Everything there is; see README for the JSON form."""

    board: dict[str, Tile]
    """By `row,col`, row by row."""
    players: dict[Seat, Player]
    deck: Pile
    """The next card first."""
    sunk: int = 0
    """So many cards at the bottom of the deck are known to all, because they were put there openly."""
    market: tuple[Pile, ...]
    """Stacks, top card first; an empty stack keeps its place."""
    epics: dict[str, Pile]
    """By color, the open card first."""
    favor: int
    """Favor tokens left."""
    landscapes: dict[str, int]
    """Landscape tiles left by kind."""
    boxed: dict[str, int] = {}
    """Favor tokens (`favor`) and landscapes taken out of the match by a position given by hand."""
    turn: Seat
    first: Seat
    round: int = 1
    die: str | None = None
    column: str | None = None
    """The column being performed."""
    acted: bool = False
    """The column's Action is done."""
    used: list[str] = []
    """Demigods used this turn."""
    discount: int = 0
    """So many elements less this turn's recruitment costs by a copied ability."""
    opened: bool = False
    """Other seats gained by this column: the choice of column stands."""
    excused: bool = False
    """A die made the Action impossible: it may be left out."""
    before: str = ""
    """Where the column goes back to when its Action can no longer be completed (JSON of a `Before`)."""
    ending: bool = False
    """The last favor token has been placed."""
    kronos: Kronos | None = None

    @property
    def player(self) -> Player:
        """The seat whose turn it is."""
        return self.players[self.turn]

    def change(self, seat: Seat, **fields: Any) -> None:
        """Give a seat another place, satchel, cards; copies share what stays as it was."""
        self.players[seat] = replace(self.players[seat], **fields)

    def fill(self, seat: Seat, elements: Mapping[str, int], times: int = 1) -> None:
        """Put elements into a satchel; take them out, with -1."""
        held = self.players[seat].satchel
        self.change(seat, satchel={element: held[element] + times * elements.get(element, 0) for element in held})

    def others(self, seat: Seat) -> list[Seat]:
        """The other seats still in the match, clockwise from the next one."""
        around = [(seat + step) % self.seats for step in range(1, self.seats)]
        return [other for other in around if other not in self.resigned]

    def gods(self) -> dict[str, Mover]:
        """Who stands where: square -> seat, KRONOS for Kronos."""
        found: dict[str, Mover] = {player.at: seat for seat, player in self.players.items() if player.at is not None}
        if self.kronos:
            found[self.kronos.at] = KRONOS
        return found

    def fresh_turn(self) -> None:
        """Forget what was done in a turn."""
        self.die = None
        self.discount = 0
        self.fresh_column()

    def fresh_column(self) -> None:
        """Forget what was done in a column."""
        self.column = None
        self.acted = self.opened = self.excused = False
        self.used = []
        self.before = ""


def home_stack(card: str) -> str | None:
    """The epic slot (color) a card belongs to, None for an ordinary demigod."""
    ident = card_id(card)
    return CARDS[ident].color if ident in EPICS else None
