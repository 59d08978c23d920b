"""The map, the units and the amounts of Storm as typed records, read once from `data.json` and checked on import.

Every amount the engine uses comes from here. A host who owns the original replaces house values in the file only.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from itertools import product
from typing import Literal, TypeAlias, TypeVar

import msgspec
from msgspec import Struct

from rules.core.types import Length
from rules.games.storm.view import MANOEUVRES, REALMS, SIDES


class Revive(Struct, frozen=True, tag_field="op", tag="revive"):
    """Instead of moving: bring an own eliminated unit back to the own base, in the open."""

    energy: int
    excluded: tuple[str, ...] = msgspec.field(name="except")


class Oracle(Struct, frozen=True, tag_field="op", tag="oracle"):
    """Instead of moving: show all enemy units of one region at most `range` steps away."""

    energy: int
    range: int


class Barter(Struct, frozen=True, tag_field="op", tag="barter"):
    """Instead of moving: pay energy, gain honor."""

    energy: int
    honor: int


class Steal(Struct, frozen=True, tag_field="op", tag="steal"):
    """Instead of moving, outside Olympus: take up to so much energy from the enemy."""

    energy: int


class Feast(Struct, frozen=True, tag_field="op", tag="feast"):
    """A Liturgy may be taken as a feast for more energy."""

    energy: int


class Ferry(Struct, frozen=True, tag_field="op", tag="ferry"):
    """Once shown, the Styx is free: for own units leaving the `region`, or for those moving with the unit (`self`)."""

    whom: Literal["region", "self"]


class Fly(Struct, frozen=True, tag_field="op", tag="fly"):
    """Once shown, may move to any region."""


class Night(Struct, frozen=True, tag_field="op", tag="night"):
    """A group with it may move forward in peace without the penalty of a group; that shows it."""


class Bonus(Struct, frozen=True, tag_field="op", tag="bonus"):
    """Base strength in a fight: `each` per thing counted, counting at most `most` things' worth."""

    of: Literal["own-lost", "underworld", "olympus", "defending", "companions"]
    each: int
    most: int
    """The most it can change, without sign."""


class PickLoss(Struct, frozen=True, tag_field="op", tag="pick-loss"):
    """When its side wins a round and the enemy loses one unit, its owner picks which."""


class Drowse(Struct, frozen=True, tag_field="op", tag="drowse"):
    """The enemy may spend at most so much energy per unit."""

    most: int


class Forbid(Struct, frozen=True, tag_field="op", tag="forbid"):
    """The own side or the enemy may not choose these manoeuvres."""

    whom: Literal["own", "enemy"]
    manoeuvres: tuple[str, ...]


class WinTies(Struct, frozen=True, tag_field="op", tag="win-ties"):
    """Its side wins tied rounds, also as the defender."""


class Rage(Struct, frozen=True, tag_field="op", tag="rage"):
    """Alone in the fight, energy counts so many times."""

    times: int


class Hunt(Struct, frozen=True, tag_field="op", tag="hunt"):
    """Pursuit of its side is not weakened."""


class Shield(Struct, frozen=True, tag_field="op", tag="shield"):
    """Total Defense of its side costs no honor."""


Effect: TypeAlias = (
    Revive | Oracle | Barter | Steal | Feast | Ferry | Fly | Night | Bonus | PickLoss | Drowse | Forbid | WinTies | Rage
    | Hunt | Shield
)  # fmt: skip
E = TypeVar("E", bound=Effect)


class Unit(Struct, frozen=True, forbid_unknown_fields=True):
    """One of the 24 characters."""

    id: str
    side: str
    strength: int
    kind: Literal["instead-of-move", "movement", "combat", "none"]
    leader: bool
    """True for those whose way to the palace wins, and whose loss loses."""
    mandatory: bool
    effects: tuple[Effect, ...]
    provenance: dict[str, str]


class Region(Struct, frozen=True, forbid_unknown_fields=True):
    """One region of the map, axial coordinates."""

    number: int
    q: int
    r: int
    realm: str
    base: str | None
    provenance: dict[str, str]


class Constants(Struct, frozen=True, forbid_unknown_fields=True):
    """Amounts of the rules; costs are positive numbers."""

    honor: int
    open_honor: int
    energy: int
    pool: int
    chosen: int
    stack: int
    styx: int
    energy_per_unit: int
    free_energy: int
    excess_honor: int
    pursuit: int
    total_factor: int
    total_honor: int
    retreat_honor: int
    liturgy_energy: int
    liturgy_honor: int
    liturgy_honor_empty: int
    backward_honor: int
    level_attack_honor: int
    open_reward: int
    uneven_honor: int
    intruder_honor: int
    bid: int
    provenance: dict[str, str]


class Cell(Struct, frozen=True, forbid_unknown_fields=True):
    """What two manoeuvres lead to: losses of (attacker, defender) when the attacker wins or loses; -1 means all.

    Without `win` and `lose` there is no fight: somebody retreats.
    """

    attacker: str
    defender: str
    win: tuple[int, int] | None = None
    lose: tuple[int, int] | None = None


class Data(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    length: Length
    constants: Constants
    styx: tuple[tuple[int, int], ...]
    random_leaders: dict[str, tuple[int, ...]]
    regions: tuple[Region, ...]
    units: tuple[Unit, ...]
    matrix: tuple[Cell, ...]


ALL = -1
"""A loss of every unit in the fight."""


def checked(data: Data) -> Data:
    """The same data; raises ValueError when they cannot be played."""
    numbers, units = [region.number for region in data.regions], {unit.id: unit for unit in data.units}
    sides = [unit.side for unit in data.units]
    leading = [(unit.side, unit.id) for unit in data.units if unit.mandatory]
    cells = {(cell.attacker, cell.defender) for cell in data.matrix}
    for holds, what in (
        (numbers == list(range(1, 25)), "24 regions in order"),
        (all(region.realm in REALMS for region in data.regions), "known realms"),
        (len(units) == len(data.units), "different units"),
        (all(sides.count(side) == data.constants.pool for side in SIDES), "a full pool on each side"),
        (cells == {*product(MANOEUVRES, repeat=2)}, "every manoeuvre"),
        (all(region in numbers for pair in data.styx for region in pair), "a river on the map"),
        (sorted(side for side, _ in leading) == sorted(SIDES), "one mandatory unit on each side"),
        (data.random_leaders.keys() == {name for _, name in leading}, "places for the mandatory units"),
    ):
        if not holds:
            raise ValueError(f"storm data: there should be {what}")
    return data


DATA = checked(msgspec.json.decode((files(__package__) / "data.json").read_bytes(), type=Data))
AMOUNT = DATA.constants
REGIONS = {region.number: region for region in DATA.regions}
UNITS = {unit.id: unit for unit in DATA.units}
MATRIX = {(cell.attacker, cell.defender): cell for cell in DATA.matrix}


@cache
def powers_of(kind: type[E], *names: str) -> tuple[E, ...]:
    """What some units have of one kind of power."""
    return tuple([effect for name in names for effect in UNITS[name].effects if isinstance(effect, kind)])


def pool(side: str) -> list[str]:
    """The units a side chooses from, in the order of the file."""
    return [unit.id for unit in DATA.units if unit.side == side]


@cache
def mandatory(side: str) -> str:
    """The unit that has to be part of every formation."""
    return next(unit.id for unit in DATA.units if unit.side == side and unit.mandatory)


def worth(name: str) -> tuple[bool, int, str]:
    """How dear a unit is to its side, to be compared: leaders above all others, then by strength."""
    return UNITS[name].leader, UNITS[name].strength, name
