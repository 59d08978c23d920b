"""The full truth of a match of Storm: where every unit stands and who it is, stocks, fight, and what was prepared."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from msgspec import Struct

from rules.core.game import State
from rules.core.types import Seat
from rules.games.storm.board import enemy
from rules.games.storm.data import UNITS, Unit
from rules.games.storm.view import MoveView, RoundView

T = TypeVar("T")

GONE = 0
"""The region of an eliminated unit."""


class Piece(Struct):
    """One unit in play. Its number in the list of pieces never changes; who it is, is a secret until `known`."""

    side: str
    region: int
    name: str
    known: bool = False

    @property
    def unit(self) -> Unit:
        """What the data say of it."""
        return UNITS[self.name]


class Faction(Struct):
    """One side's public stocks."""

    seat: Seat | None
    honor: int
    energy: int
    lost: list[str] = []


class Formation(Struct):
    """What one seat has prepared so far; nobody else knows it, only whether it is ready."""

    stage: str = "pick"
    """`pick`, `menu`, `place`, `arrange`, `ready`."""
    pick: list[str] = []
    """The nine units, by the home regions in ascending order."""
    fixed: list[int] = []
    region: int | None = None
    """The region a unit is being chosen for."""


class Fight(Struct):
    """A fight that is not over."""

    region: int
    origin: int
    flown: bool
    """True when the attacker came from a region that does not touch this one."""
    attacker: str
    round: int = 0
    opened: dict[str, str] = {}
    """Choices made in the open in this round, by side."""

    @property
    def defender(self) -> str:
        """The side that was there first."""
        return enemy(self.attacker)


class StormState(State, kw_only=True):
    """Everything; who a piece is, formations and the locals of a turn's frames are secrets."""

    turn: int = 0
    active: str | None = None
    factions: dict[str, Faction]
    pieces: list[Piece] = []
    formations: dict[Seat, Formation] = {}
    bid: int | None = None
    exposed: list[int] = []
    """Pieces that their owner showed in this turn."""
    last: MoveView | None = None
    fight: Fight | None = None
    report: RoundView | None = None
    """The last round shown; kept until the next action."""
    seen: dict[str, int] = {}
    """How often each public position has come up since the last elimination."""

    def clone(self) -> StormState:
        """A copy that shares nothing that can change."""
        return StormState(
            **self.shared(),
            turn=self.turn,
            active=self.active,
            factions=fresh(self.factions),
            pieces=[Piece(piece.side, piece.region, piece.name, piece.known) for piece in self.pieces],
            formations=fresh(self.formations),
            bid=self.bid,
            exposed=list(self.exposed),
            last=fresh(self.last),
            fight=fresh(self.fight),
            report=fresh(self.report),
            seen=dict(self.seen),
        )


def fresh(value: T) -> T:
    """A copy of a record, list, dict or plain value that shares nothing that can change."""
    if isinstance(value, Struct):
        return type(value)(**{name: fresh(getattr(value, name)) for name in value.__struct_fields__})
    if isinstance(value, list):
        return [fresh(item) for item in value]  # type: ignore[return-value]  # likewise
    if isinstance(value, dict):
        return {key: fresh(item) for key, item in value.items()}  # type: ignore[return-value]  # likewise
    return value


def numbers_at(state: StormState, side: str, region: int) -> list[int]:
    """The numbers of a side's pieces in a region."""
    return [n for n, piece in enumerate(state.pieces) if piece.region == region and piece.side == side]


def count_at(state: StormState, side: str, region: int) -> int:
    """How many units of a side stand in a region."""
    return len(numbers_at(state, side, region))


def regions_of(state: StormState, side: str) -> list[int]:
    """Regions where a side has units, ascending."""
    return sorted({piece.region for piece in state.pieces if piece.side == side and piece.region != GONE})


def in_order(names: Iterable[str]) -> list[str]:
    """Names of units, strongest first: an order that tells nothing of where they have come from."""
    return sorted(names, key=lambda name: (-UNITS[name].strength, name))


def names_at(state: StormState, side: str, region: int) -> list[str]:
    """Who a side's units in a region are, strongest first (never by number: that is where they set up)."""
    return in_order(state.pieces[n].name for n in numbers_at(state, side, region))


def number_of(state: StormState, name: str) -> int | None:
    """The number of a unit's piece, None when it is not in play or eliminated."""
    found = (n for n, piece in enumerate(state.pieces) if piece.name == name and piece.region != GONE)
    return next(found, None)


def side_of(state: StormState, seat: Seat) -> str | None:
    """The side a seat plays; None before sides are chosen."""
    return next((side for side, faction in state.factions.items() if faction.seat == seat), None)


def seat_of(state: StormState, side: str) -> Seat:
    """Who plays a side, once sides are chosen."""
    seat = state.factions[side].seat
    assert seat is not None
    return seat


def open_fights(state: StormState) -> bool:
    """Whether the variant of open combat parameters is played."""
    return state.options["combat"] == "open"
