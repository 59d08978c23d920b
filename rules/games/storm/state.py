"""The full truth of a match of Storm: where every unit stands and who it is, stocks, fight, and what was prepared."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import Raw, Struct, ValidationError
from msgspec.json import decode
from msgspec.structs import replace

from rules.core.errors import RulesBug
from rules.core.game import State
from rules.core.types import Seat
from rules.games.storm.board import enemy
from rules.games.storm.data import UNITS, Unit
from rules.games.storm.view import SIDES, MoveView, RoundView

GONE = 0
"""The region of an eliminated unit."""
UNSEEN = Raw(b"{}")
"""No position has come up yet."""


class Piece(Struct, frozen=True, gc=False):
    """One unit in play; `StormState.change` makes a new one.

    Its number in the list of pieces never changes; who it is, is a secret until `known`.
    """

    side: str
    region: int
    name: str
    known: bool = False

    @property
    def unit(self) -> Unit:
        """What the data say of it."""
        return UNITS[self.name]


class Faction(Struct, gc=False):
    """One side's public stocks."""

    seat: Seat | None
    honor: int
    energy: int
    lost: list[str] = []


class Formation(Struct, gc=False):
    """What one seat has prepared so far; nobody else knows it, only whether it is ready."""

    stage: str = "pick"
    """`pick`, `menu`, `place`, `arrange`, `ready`."""
    pick: list[str] = []
    """The nine units, by the home regions in ascending order."""
    fixed: list[int] = []
    region: int | None = None
    """The region a unit is being chosen for."""


class Fight(Struct, gc=False):
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
    """Like `report` replaced whole, never changed: states and views share it."""
    fight: Fight | None = None
    report: RoundView | None = None
    """The last round shown; kept until the next action."""
    seen: Raw = UNSEEN
    """How often each public position has come up since the last elimination, as canonical JSON: most of a state by
    size, written with each and changed once a turn; see `seen_of`.
    """

    def change(self, *numbers: int, **fields: Any) -> None:
        """Move pieces, show them, hide them; copies of the state share those that stay as they were."""
        for number in numbers:
            self.pieces[number] = replace(self.pieces[number], **fields)


def seen_of(state: StormState) -> dict[str, int]:
    """How often each public position has come up since the last elimination; raises RulesBug when it says no such."""
    try:
        return decode(state.seen, type=dict[str, int])
    except ValidationError as error:
        raise RulesBug(f"storm: seen: {error}") from error


def occupancy(state: StormState) -> dict[str, dict[int, list[int]]]:
    """The numbers of the pieces on the map, ascending, by side and region; in one reading of all pieces."""
    found: dict[str, dict[int, list[int]]] = {side: {} for side in SIDES}
    for number, piece in enumerate(state.pieces):
        if piece.region != GONE:
            found[piece.side].setdefault(piece.region, []).append(number)
    return found


def numbers_at(state: StormState, side: str, region: int) -> list[int]:
    """The numbers of a side's pieces in a region."""
    return [n for n, piece in enumerate(state.pieces) if piece.region == region and piece.side == side]


def count_at(state: StormState, side: str, region: int) -> int:
    """How many units of a side stand in a region."""
    return len(numbers_at(state, side, region))


def in_order(names: Iterable[str]) -> list[str]:
    """Names of units, strongest first: an order that tells nothing of where they have come from."""
    return sorted(names, key=lambda name: (-UNITS[name].strength, name))


def names_at(state: StormState, side: str, region: int) -> list[str]:
    """Who a side's units in a region are, strongest first (never by number: that is where they set up)."""
    return in_order(state.pieces[n].name for n in numbers_at(state, side, region))


def numbers_of(state: StormState, *names: str) -> list[int]:
    """The numbers of these units' pieces, those left out that are not on the map."""
    return [n for n, piece in enumerate(state.pieces) if piece.name in names and piece.region != GONE]


def acting(state: StormState) -> str:
    """The side whose turn it is, once the first has begun."""
    assert state.active is not None
    return state.active


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
