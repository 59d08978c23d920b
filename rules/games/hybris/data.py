"""The printed matter of Hybris as typed records: the whole of `data.json`, and what modules and content packs bring."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from rules.core.ops import Positive, Whole
from rules.core.types import Length
from rules.games.hybris.ops import Element, Happening, Piece, Program, Symbol

Kind: TypeAlias = Literal["olympian", "hero", "prophet"]
Type: TypeAlias = Literal["lore", "war", "craft", "nature"]
"""Of Technologies, and what Cities want."""


class Record(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something printed, and where its values are from: `seed`, `sourced`, `house`."""

    provenance: str


class Named(Record, frozen=True, kw_only=True):
    """Something with an id and a name of its own."""

    id: str
    name: str


class Space(Record, frozen=True, kw_only=True):
    """A space of a Location, its bonus, and from how many seats it is open."""

    id: str
    bonus: Program
    dotted: bool = False
    """It is always free."""
    min_seats: Positive


class Location(Named, frozen=True, kw_only=True):
    """One of the places round the Mortal World."""

    bonus: Program
    spaces: tuple[Space, ...]
    actions: tuple[str, ...]
    between: tuple[str, str] | None = None
    """It goes into the gap between these two, which lie side by side then."""


class City(Named, frozen=True, kw_only=True):
    """A City of the Mortal World: one character, some Technologies, any Temples."""

    type: Type
    bonus: Program
    """For a deployment."""
    slots: Positive


class Pillar(Named, frozen=True, kw_only=True):
    """A Divine Pillar: when taken, while held, when its holder passes."""

    number: Positive
    take: Program
    ongoing: Program
    resolve: Program
    others: Program


class Steps(Record, frozen=True, kw_only=True):
    """Something that has an id, no name of its own, and does something."""

    id: str
    steps: Program


class Conversion(Steps, frozen=True, kw_only=True):
    """A row of the table of Olympus."""

    prayer: Positive


class Thread(Record, frozen=True, kw_only=True):
    """A thread of the Moirai: what each step gives, once."""

    id: str
    steps: tuple[Program, ...]


class Spark(Steps, frozen=True, kw_only=True):
    """What so many Spark cubes on the track give."""

    count: Positive


class Technology(Named, frozen=True, kw_only=True):
    """A Technology tile."""

    type: Type
    cost: Whole
    vp: Whole
    believers: Whole
    on_deploy: Program


class Primordial(Named, frozen=True, kw_only=True):
    """A Primordial card."""

    aegis: Positive
    symbol: str
    fear: Program
    wrath1: Program
    wrath2: Program
    weakening: Program


class Champion(Named, frozen=True, kw_only=True):
    """A Coliseum Hero, or whoever else fights for the game."""

    base: Whole
    cards: Whole
    reward: Program
    deck: str = "coliseum"
    """Whose cards it fights with."""


class Figure(Champion, frozen=True, kw_only=True):
    """Somebody of no seat who stands in places, counts as a Hero or an Olympian, and fights."""

    kind: Literal["hero", "olympian"] = "hero"


class ColiseumCard(Record, frozen=True, kw_only=True):
    """A card of the Coliseum: a Strength."""

    id: str
    strength: Whole


class Premonition(Named, frozen=True, kw_only=True):
    """A small quest: least values of the own state, and the reward."""

    needs: dict[str, Positive]
    reward: Program


class Conflict(Named, frozen=True, kw_only=True):
    """A Conflict card: the left symbol is matched with the right one of the card before it."""

    strength: Whole
    elements: tuple[Element, ...]
    left: Symbol
    combo: Whole
    right: Symbol
    on_play: Program
    on_win: Program
    free_ward: bool = False
    """As a Ward it may repeat elements."""


class Power(Named, frozen=True, kw_only=True):
    """A power of an Olympian: rules that it changes, or what it does when something happens."""

    event: Happening | None = None
    steps: Program


class Tile(Power, frozen=True, kw_only=True):
    """An Enhancement tile: its pieces, and the power it has without them."""

    elements: tuple[Piece, ...]
    character: str
    """Whose piece lies on it."""


class Character(Named, frozen=True, kw_only=True):
    """An Olympian, Hero or Prophet."""

    kind: Kind
    base: Whole = 0


class Olympian(Named, frozen=True, kw_only=True):
    """All that belongs to one Olympian."""

    difficulty: str
    powers: tuple[Power, ...]
    tiles: tuple[Tile, ...]
    characters: tuple[Character, ...]
    cards: tuple[Conflict, ...]


class Activation(Struct, frozen=True, forbid_unknown_fields=True):
    """What it costs to activate a character of each kind."""

    olympian: Whole
    hero: Whole
    prophet: Whole


class Amounts(Record, frozen=True, kw_only=True):
    """Numbers of the start, limits, rewards that no card says."""

    ages: Positive
    hand: Whole
    hand_limit: Whole
    zone: Positive
    income: Whole
    aegis: Whole
    believer: Whole
    prayer: Whole
    greatness: Whole
    most_greatness: Positive
    most_vp: int
    well_per_seat: Whole
    display: Positive
    queue: Positive
    tech_spaces: Positive
    premonitions: Positive
    tokens: Positive
    hindrances: Positive
    activation: Activation
    primordial_ages: tuple[int, ...]
    unlock: dict[Literal["vp", "greatness"], int]
    victory: dict[Literal["vp", "greatness"], int]
    defeat: dict[Literal["greatness", "draw"], int]
    match: dict[Literal["vp", "believer"], int]


Numbers: TypeAlias = dict[str, Whole]
"""Numbers by what they are of: `{"aegis": 3, "prayer": 1}`."""


class Actions(Record, frozen=True, kw_only=True):
    """Prices and gains of actions."""

    design: Numbers
    pushed_out: Numbers
    appropriate: Numbers
    foresee: Numbers
    ward: Numbers
    resurrect: Numbers
    train: Numbers
    spin: Numbers
    ignite: Numbers
    pray: Numbers
    preach: Numbers


class Closing(Record, frozen=True, kw_only=True):
    """Numbers of the end of an Age."""

    temple_vp: Whole
    well: Whole
    devotion: Positive
    """Believers for a Prayer."""
    glory: Whole


class Final(Record, frozen=True, kw_only=True):
    """Numbers of final scoring: so many of these for a point; points for a made Technology."""

    greatness: Positive
    made: Whole
    leftover: Positive


class Part(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Records that a module brings; those of the base that they replace are named where the module is.

    A module with records of kinds that the base has not declares a type of its own.
    """

    olympians: tuple[Olympian, ...] = ()
    primordials: tuple[Primordial, ...] = ()
    coliseum_heroes: tuple[Champion, ...] = ()
    premonitions: tuple[Premonition, ...] = ()
    locations: tuple[Location, ...] = ()
    powers: tuple[Power, ...] = ()
    """Powers that seats may come to have."""
    figures: tuple[Figure, ...] = ()
    conflict: tuple[Conflict, ...] = ()
    """Conflict cards of no Olympian; what they do concerns who fights against them."""
    antiques: tuple[Technology, ...] = ()
    """Technologies that cannot be designed."""
    chronos: Primordial | None = None
    """Who is in the Underworld at the start, instead of the base's."""


class House(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The whole of `data.json`."""

    format: str
    name: str
    length: Length
    amounts: Amounts
    actions: Actions
    closing: Closing
    final: Final
    tokens: dict[str, Positive]
    pillars: Annotated[tuple[Pillar, ...], Meta(min_length=4)]
    locations: tuple[Location, ...]
    city_bonus: Program
    cities: tuple[City, ...]
    conversions: tuple[Conversion, ...]
    threads: tuple[Thread, ...]
    sparks: tuple[Spark, ...]
    technologies: tuple[Technology, ...]
    chronos: Primordial
    primordials: tuple[Primordial, ...]
    coliseum_heroes: tuple[Champion, ...]
    champion: Champion
    coliseum_cards: tuple[ColiseumCard, ...]
    premonitions: tuple[Premonition, ...]
    olympians: tuple[Olympian, ...]
    parts: dict[str, Part] = {}
    """Records of modules as a content pack changes them, by the key of the module."""
