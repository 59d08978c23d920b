"""What a viewer of Pantheum may know: the records a picture or a text board is made from."""

from __future__ import annotations

from msgspec import Struct

from rules.core.types import Mover, Seat, View

ELEMENTS = ("G", "R", "B")
"""Green, red, blue: leaf, flame, drop in pictures."""
LANDSCAPES = ("F", "M", "W")
"""Forest, mountain, river: what a full tile of G, R, B is locked as."""
COLUMNS = ("place", "shift", "lock")
KRONOS = "kronos"
"""Stands in for a seat where Kronos is meant (solo)."""


class TileView(Struct, kw_only=True):
    """One of the 16 squares; `row` and `col` from 0 at the top left, the Pit at the start at [0, 3]."""

    row: int
    col: int
    kind: str
    """`desert`, `farm`, `city`, `temple` (0, 1, 2, 3 points); its face before it became a Pit stays unknown: `pit`."""
    vp: int
    pit: bool = False
    element: str | None = None
    count: int = 0
    landscape: str | None = None
    favor: Seat | None = None
    """Whose icon shows on it."""
    favor_facedown: bool = False
    blight: int = 0
    god: Mover | None = None
    """Who stands on it; KRONOS for Kronos."""


class DemigodView(Struct, kw_only=True):
    """A demigod card as it lies somewhere: `id` as in the data file (`orpheus`), `key` unique among those in play."""

    id: str
    key: str
    epic: bool
    color: str
    """`green`, `red`, `blue` or `colorless`."""
    cost: dict[str, int]
    power: int
    stored: dict[str, int] = {}
    """Elements on Psyche."""
    placed_by: Seat | None = None
    """Who put it there, when not the owner of the column (Pandora)."""


class StackView(Struct, kw_only=True):
    """A stack of the market: its top card and how many lie there (1 or 2); an empty epic slot has no card."""

    ref: str
    """`market:0` to `market:3`, `epic:green`, `epic:red`, `epic:blue`."""
    card: DemigodView | None
    depth: int


class ScoreView(Struct, kw_only=True):
    """Points that everybody can count; the plan only where the viewer knows it."""

    favor: int
    strongest: int
    bonus: int
    plan: int | None = None
    blight: int = 0
    """Points lost to Blight on Pits, as a number to take off (solo)."""


class SeatView(Struct, kw_only=True):
    """One seat's public board."""

    seat: Seat
    god: str
    """`ares`, `aphrodite`, `athena`, `poseidon`."""
    at: tuple[int, int] | None
    satchel: dict[str, int]
    columns: dict[str, list[DemigodView]]
    locked: int
    """Tiles that show this seat's icon."""
    score: ScoreView


class PlanView(Struct, kw_only=True):
    """A Divine Plan: wanted landscape per square, `X` on the dark square, and which squares are fulfilled."""

    rows: list[str]
    matches: list[tuple[int, int]]
    misses: list[tuple[int, int]]
    """Squares locked as another landscape, or turned into a Pit."""
    points: int


class KronosView(Struct, kw_only=True):
    """The solo opponent: where he stands, the card that governs his turn, what is left of it, and cards left."""

    at: tuple[int, int]
    card: str | None
    blight_left: int
    deck: int
    dark: list[tuple[int, int]] = []
    """Squares on the board where the current card lets Blight fall."""


class PantheumView(View, kw_only=True):
    """The whole of what one viewer sees."""

    round: int
    turn: Seat
    phase: str
    """`roll`, `move`, `column`, `act`, `recruit`, `kronos`, `over`."""
    column: str | None
    """The column being performed."""
    acted: bool
    """True once the column's Action is done."""
    range: list[tuple[int, int]]
    """Tiles in range of the god whose turn it is, after its move."""
    die: str | None
    """The face rolled this turn: `GR`."""
    board: list[TileView]
    """16 tiles, row by row."""
    players: list[SeatView]
    market: list[StackView]
    epics: list[StackView]
    deck: int
    """Cards left in the demigod deck."""
    favor_left: int
    favor_total: int
    landscapes_left: dict[str, int]
    ending: bool
    """True when the last favor token has been placed."""
    plan: PlanView | None
    """The viewer's own Divine Plan; None for spectators while the match runs."""
    plans: list[PlanView] = []
    """Everybody's plan by seat, once the match is over."""
    kronos: KronosView | None = None
