"""The printed matter of Pantheum as typed records, read once from `data.json` and checked when this module is imported.

Every amount the engine uses comes from here. A host who owns the printed game replaces house values in the file only.
"""

from __future__ import annotations

from importlib.resources import files
from typing import TypeAlias

import msgspec
from msgspec import Struct

from rules.core.types import Length
from rules.games.pantheum.view import COLUMNS, ELEMENTS, LANDSCAPES

Provenance: TypeAlias = "str | dict[str, str]"
"""Where a value is from: `rulebook`, `sourced` or `house`; one word for a record, or one per field."""


class Place(Struct, frozen=True, tag_field="op", tag="place"):
    """Put one element of any color from the bank on a tile in range."""

    where: str = "range"
    """`range`, `not-own` (not under the own god), `worth` (a tile worth points)."""
    others_gain: int = 0
    """So many of the same color go to every other seat."""


class PlaceEach(Struct, frozen=True, tag_field="op", tag="place-each"):
    """Put each of these elements from the bank on a tile in range; what fits nowhere is lost."""

    elements: tuple[str, ...]


class RollAndPlace(Struct, frozen=True, tag_field="op", tag="roll-and-place"):
    """Roll the die again and put both elements from the bank on tiles in range; what fits nowhere is lost."""


class Shift(Struct, frozen=True, tag_field="op", tag="shift"):
    """Move one element between two tiles in range."""

    source: str = "range"
    """`range`, `worth` (from a tile worth points), `gods` (also from under another god)."""


class Remove(Struct, frozen=True, tag_field="op", tag="remove"):
    """Take one element off a tile: `range` or `own`, to the `bank` or the `satchel`."""

    source: str = "range"
    to: str = "bank"


class Sell(Struct, frozen=True, tag_field="op", tag="sell"):
    """Put a demigod of the own board under the deck and gain its printed cost."""


class MoveGod(Struct, frozen=True, tag_field="op", tag="move-god"):
    """Move the own god to a different free tile."""


class Swap(Struct, frozen=True, tag_field="op", tag="swap"):
    """Exchange tiles with another god."""


class Gain(Struct, frozen=True, tag_field="op", tag="gain"):
    """Gain elements of any one color."""

    value: int = 1


class Store(Struct, frozen=True, tag_field="op", tag="store"):
    """Put one element of the satchel on this card, for `value` points at the end."""

    value: int = 1


class Copy(Struct, frozen=True, tag_field="op", tag="copy"):
    """Perform the ability of an own demigod in another column, except one whose op is in `never`."""

    never: tuple[str, ...]


Part: TypeAlias = Swap | Place | Gain


class Parts(Struct, frozen=True, tag_field="op", tag="parts"):
    """Perform one or both parts, in either order."""

    parts: tuple[Part, ...]


class WideRange(Struct, frozen=True, tag_field="op", tag="wide-range"):
    """While the Shift column is performed, range is every tile without an opposing god."""


class FullAt(Struct, frozen=True, tag_field="op", tag="full-at"):
    """For the Lock action a tile (`range`: any, `worth`: worth points) is full from `value` elements on."""

    value: int
    where: str


class Discount(Struct, frozen=True, tag_field="op", tag="discount"):
    """Pay `value` elements less when recruiting in a turn in which this demigod's column was performed."""

    value: int


class Bonus(Struct, frozen=True, tag_field="op", tag="bonus"):
    """Points at the end: `fixed`, per demigod in the `column`, or per `worth-favor` tile."""

    formula: str
    value: int


class Curse(Struct, frozen=True, tag_field="op", tag="curse"):
    """Lies in another seat's column; whenever that column is performed all other seats gain `value` elements."""

    value: int


_Performed: TypeAlias = Place | PlaceEach | RollAndPlace | Shift | Remove | Sell | MoveGod | Swap | Gain | Store | Copy
Effect: TypeAlias = _Performed | Parts | WideRange | FullAt | Discount | Bonus | Curse
"""What a demigod does."""


class LoseElement(Struct, frozen=True, tag_field="op", tag="lose"):
    """Kronos: the player returns one element of the satchel."""


class DiscardMarket(Struct, frozen=True, tag_field="op", tag="discard"):
    """Kronos: the top card of a market stack goes under the deck, and the market is refilled."""


class ShiftBlight(Struct, frozen=True, tag_field="op", tag="shift-blight"):
    """Kronos: move one blight between two tiles in his range."""


KronosEffect: TypeAlias = PlaceEach | Remove | Shift | LoseElement | DiscardMarket | ShiftBlight
"""What a Kronos card makes him do at the end of his turn."""


class ElementInfo(Struct, frozen=True):
    """An element: its landscape and how many tokens and landscape tiles there are."""

    id: str
    landscape: str
    landscape_tiles: int
    tokens: int
    provenance: Provenance


class Die(Struct, frozen=True):
    """The element die: two elements a face."""

    faces: list[str]
    provenance: Provenance


class God(Struct, frozen=True):
    """A god figure."""

    id: str
    provenance: Provenance


class Favor(Struct, frozen=True):
    """Favor tokens by number of seats."""

    by_seats: dict[str, int]
    provenance: Provenance


class Column(Struct, frozen=True):
    """An action column: its color, what its Action costs in elements, and from how many elements a tile is full."""

    id: str
    color: str
    pay: int
    provenance: Provenance
    full_at: int = 0


class CityTile(Struct, frozen=True):
    """A city tile: its kind and the points it is worth."""

    id: str
    kind: str
    vp: int
    provenance: Provenance


class Plan(Struct, frozen=True):
    """A Divine Plan: wanted landscape per square, `X` at the top right."""

    id: str
    rows: list[str]
    provenance: Provenance


class Demigod(Struct, frozen=True):
    """A demigod or epic card."""

    id: str
    color: str
    copies: int
    cost: dict[str, int]
    power: int
    effect: Effect
    provenance: Provenance
    promo: bool = False
    """Not in every box."""


class MarketInfo(Struct, frozen=True):
    """How many stacks lie open."""

    stacks: int
    provenance: Provenance


class Band(Struct, frozen=True):
    """A solo result: its name, the least points it needs (None: any), and whether it counts as won."""

    least: int | None
    name: str
    won: bool
    """A house value: the rulebook ranks results without calling any of them a win."""


class KronosCard(Struct, frozen=True):
    """A Kronos card: blight to spread, dark squares around him, his map from die face to tile, his ability."""

    id: str
    blight: int
    grid: list[str]
    map: dict[str, str]
    ability: KronosEffect
    provenance: Provenance


class Solo(Struct, frozen=True):
    """Everything for one seat against Kronos."""

    first_tile: str
    left_out: list[str]
    blight_tokens: int
    blight_makes_pit: int
    bands: list[Band]
    cards: list[KronosCard]
    provenance: Provenance


class Components(Struct, frozen=True):
    """All printed matter, and how long a match takes."""

    length: Length
    elements: list[ElementInfo]
    die: Die
    gods: list[God]
    favor: Favor
    columns: list[Column]
    tiles: list[CityTile]
    plans: list[Plan]
    demigods: list[Demigod]
    epics: list[Demigod]
    market: MarketInfo
    solo: Solo


def faults(data: Components) -> list[str]:
    """What breaks the promises the engine relies on, in words; empty when all is well."""
    cards = data.demigods + data.epics
    ids = [card.id for card in cards]
    cells = {f"{row},{col}" for row in range(4) for col in range(4)}
    found = {
        "elements": [element.id for element in data.elements] != list(ELEMENTS),
        "landscapes": [element.landscape for element in data.elements] != list(LANDSCAPES),
        "die faces": any(len(face) != 2 or set(face) - set(ELEMENTS) for face in data.die.faces) or not data.die.faces,
        "gods": len({god.id for god in data.gods}) != len(data.gods) or len(data.gods) < 4,
        "favor tokens": sorted(data.favor.by_seats) != ["1", "2", "3", "4"],
        "columns": [column.id for column in data.columns] != list(COLUMNS),
        "tiles": len(data.tiles) != len(cells),
        "card ids": len(set(ids)) != len(ids),
        "card costs": any(sorted(card.cost) != sorted(ELEMENTS) or min(card.cost.values()) < 0 for card in cards),
        "epics": sorted(card.color for card in data.epics) != ["blue", "blue", "green", "green", "red", "red"],
        "plans": len({tuple(plan.rows) for plan in data.plans}) != len(data.plans) or len(data.plans) < 4,
        "plan rows": any(not _fits(plan.rows) for plan in data.plans),
        "Kronos maps": any(
            sorted(card.map) != sorted(data.die.faces) or not cells.issuperset(card.map.values())
            for card in data.solo.cards
        ),
        "Kronos grids": any(card.grid[1][1] != "." for card in data.solo.cards),
        "bands": data.solo.bands[-1].least is not None,
    }
    return [name for name, wrong in found.items() if wrong]


def _fits(rows: list[str]) -> bool:
    squares = "".join(rows)
    return (
        len(rows) == 4 and len(squares) == 16 and rows[0][3] == "X" and set(squares[:3] + squares[4:]) <= {*LANDSCAPES}
    )


def load() -> Components:
    """The packaged data; raises ValueError naming what is wrong with it."""
    raw = (files("rules.games.pantheum") / "data.json").read_bytes()
    data = msgspec.json.decode(raw, type=Components)
    if wrong := faults(data):
        raise ValueError(f"pantheum/data.json: {', '.join(wrong)}")
    return data


DATA = load()
CARDS: dict[str, Demigod] = {card.id: card for card in DATA.demigods + DATA.epics}
"""Demigods and epics by id."""
EPICS = frozenset(card.id for card in DATA.epics)
PLANS: dict[str, tuple[str, ...]] = {plan.id: tuple(plan.rows) for plan in DATA.plans}
"""Rows of each Divine Plan by id."""
KRONOS_CARDS: dict[str, KronosCard] = {card.id: card for card in DATA.solo.cards}
GODS = tuple(god.id for god in DATA.gods)
FACES = tuple(DATA.die.faces)
LANDSCAPE = {element.id: element.landscape for element in DATA.elements}
"""Landscape of each element."""
COLUMN = {column.id: column for column in DATA.columns}
COLUMN_OF = {column.color: column.id for column in DATA.columns}
"""Column of each card color; colorless cards have none."""
PIT_KEY = DATA.solo.first_tile
"""The square of the original Pit, `row,col`."""


_RECORDS: dict[str, Demigod] = {
    name: card
    for card in CARDS.values()
    for name in (card.id, *(f"{card.id}/{copy}" for copy in range(1, card.copies + 1)))
}
"""Every card by id and by each of its copies."""


IDS = {name: card.id for name, card in _RECORDS.items()}
"""Id of every card as it lies in a state."""
HOMES = {name: COLUMN_OF.get(card.color) for name, card in _RECORDS.items()}
"""Column of every card; None for those that may lie in any."""


def card_id(card: str) -> str:
    """The id of a card as it lies in a state: `orpheus` for `orpheus/1`, `heracles` for itself."""
    return IDS[card]


def card_of(card: str) -> Demigod:
    """The record of a card as it lies in a state."""
    return _RECORDS[card]


def all_cards(solo: bool) -> list[str]:
    """Every demigod card of a match, epics left out: `orpheus/1`, `orpheus/2` and so on."""
    left_out = DATA.solo.left_out if solo else []
    return [
        f"{card.id}/{copy}" for card in DATA.demigods if card.id not in left_out for copy in range(1, card.copies + 1)
    ]
