"""What a viewer of Storm may know: the records a picture or a text board is made from."""

from __future__ import annotations

from msgspec import Struct

from rules.core.types import Seat, View

CHTHONIAN, OLYMPIAN = "chthonian", "olympian"
SIDES = (CHTHONIAN, OLYMPIAN)
"""Keys of both sides, in the order of their first turns."""
REALMS = ("underworld", "outside", "olympus")
MANOEUVRES = ("standard", "retreat", "pursuit", "total-attack", "total-defence")


class UnitView(Struct, frozen=True, kw_only=True):
    """One unit as this viewer sees it; `name` and `strength` are None while its identity is hidden from the viewer."""

    alias: str
    """`hades` when the viewer knows it, else its place: `13-1`, `13-2`. Options point at it with `unit:<alias>`."""
    side: str
    region: int
    """1 to 24; 0 when it has been eliminated."""
    name: str | None = None
    """Key of the unit: `hades`, `zeus`; an emblem and a name belong to it."""
    strength: int | None = None
    """Nominal strength."""
    shown: bool = False
    """True when everybody knows it. An own unit with False is drawn as hidden, with its emblem on top."""


class RegionView(Struct, kw_only=True):
    """One of the 24 hexes; flat-topped, axial coordinates (q to the right, r downward)."""

    number: int
    q: int
    r: int
    height: int
    """0 (Tartarus) to 10 (palace)."""
    realm: str
    base: str | None
    """`tartarus`, `palace` or None."""
    units: list[UnitView]
    """At most 4 of a side; both sides only while they fight here. Units the viewer knows come first."""


class SideView(Struct, kw_only=True):
    """One faction's panel."""

    side: str
    seat: Seat | None
    """Who plays it; None before sides are chosen (challenge)."""
    honor: int
    energy: int
    hidden: int
    """Units on the map that only their owner knows."""
    units: list[UnitView]
    """Units on the map that this viewer knows, strongest first."""
    lost: list[str]
    """Names of eliminated units, in the order they fell."""
    ready: bool
    """True once its formation is locked."""


class MoveView(Struct, frozen=True, kw_only=True):
    """The last movement on the map, for an arrow."""

    side: str
    kind: str
    """`move`, `attack`, `fly`, `fly-attack`, `retreat`."""
    origin: int
    target: int
    count: int
    honor: int
    """Change of honor by it."""
    energy: int
    """Energy it cost, as a positive number."""


class TargetView(Struct, kw_only=True):
    """A region that may be chosen for the units being moved, and what it costs."""

    region: int
    honor: int
    """Change of honor: -2, 0, +4."""
    energy: int
    """Energy it costs, as a positive number."""
    attack: bool
    forward: bool
    night: bool = False
    """True for the way under Nyx's cover, which reveals her."""


class ChoosingView(Struct, kw_only=True):
    """What the viewer has chosen so far of a movement; nobody else sees it."""

    origin: int
    units: list[str]
    """Aliases of the units chosen to move; empty while they are being chosen."""
    targets: list[TargetView]
    """Empty while units are being chosen."""


class FormationView(Struct, kw_only=True):
    """The viewer's own formation while it is being prepared."""

    stage: str
    """`pick`, `menu`, `place`, `arrange` or `ready`."""
    places: dict[int, str]
    """Unit by region; empty while units are being picked."""
    fixed: list[int]
    """Regions whose unit was chosen by hand: random does not touch them."""
    region: int | None
    """The region a unit is being chosen for."""
    bench: list[str]
    """Units of the faction that stay out."""


class BonusView(Struct, frozen=True, kw_only=True):
    """What an ability adds to the base strength of its side, or takes off it."""

    unit: str
    amount: int


class FightSideView(Struct, kw_only=True):
    """One side of the fight that is being decided."""

    side: str
    seat: Seat | None
    units: list[UnitView]
    nominal: int
    bonuses: list[BonusView]
    base: int
    """`nominal` and all bonuses."""
    honor: int
    stock: int
    """Energy it has."""
    limit: int
    """Energy it may spend in this round."""
    doubled: bool
    """True when its energy counts twice (Ares alone)."""
    manoeuvres: list[str]
    """Those it may choose."""
    retreats: list[int]
    """Regions it may retreat to now; with none a retreat is fought as standard."""
    chosen: bool
    """True when it has chosen; what, stays sealed until both have."""
    manoeuvre: str | None = None
    """Chosen in the open (open combat parameters), or the viewer's own sealed choice."""
    energy: int | None = None


class FightView(Struct, kw_only=True):
    """The fight that is being decided."""

    region: int
    origin: int
    """Where the attacker came from."""
    flown: bool
    """True when the attacker flew in from a region that does not touch this one."""
    round: int
    attacker: str
    sides: list[FightSideView]
    """The attacker first."""


class RoundSideView(Struct, frozen=True, kw_only=True):
    """One side's arithmetic in a round that was fought: `strength = (nominal + bonuses + power - penalty) * factor`."""

    side: str
    seat: Seat | None
    units: list[str]
    """Names of the units that took part."""
    strengths: list[int]
    """Their nominal strengths."""
    nominal: int
    bonuses: list[BonusView]
    energy: int
    """Energy spent."""
    left: int
    """Energy left afterwards."""
    power: int
    """What the energy counts: twice as much when doubled."""
    penalty: int
    """3 for Pursuit, else 0."""
    factor: int
    """2 for Total Attack and Total Defence, else 1."""
    strength: int
    manoeuvre: str
    """As chosen."""
    fought_as: str
    """`standard` where a retreat had no region to go to."""
    honor: int
    """Change of honor when the choices were shown (energy over four, total manoeuvres)."""
    lost: list[str]
    """Units it lost in this round."""
    retreated: int | None = None
    """The region it retreated to."""


class RoundView(Struct, frozen=True, kw_only=True):
    """The last round that was shown; kept until the next turn's action."""

    region: int
    origin: int
    round: int
    attacker: str
    sides: list[RoundSideView]
    """The attacker first."""
    fought: bool
    """False when somebody retreated and nobody pursued."""
    winner: str | None
    """The side that won the comparison, None when there was none."""
    tie: bool
    over: bool
    """True when the fight ended with it."""


class StormView(View, kw_only=True):
    """The whole of what one viewer sees."""

    turn: int
    """Turns begun, both sides counted; 0 before the first."""
    phase: str
    """`bid`, `side`, `setup`, `turn`, `combat`, `loss`, `retreat`, `draw`, `over`."""
    active: str | None
    """The side whose turn it is."""
    acting: list[str]
    """Sides that have something to decide now."""
    own: str | None
    """The viewer's side."""
    sides: list[SideView]
    """Olympians first, as they stand on the map."""
    regions: list[RegionView]
    """24, by number."""
    styx: list[tuple[int, int]]
    """Pairs of regions with the river between them."""
    last: MoveView | None
    bid: int | None
    """Honor given to the Chthonians in a challenge."""
    fight: FightView | None
    round: RoundView | None
    choosing: ChoosingView | None
    formation: FormationView | None
