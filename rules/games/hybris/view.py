"""What a viewer of Hybris may know: the records a picture or a text board is made from.

Hidden are hands, Premonitions in hand, Location tokens that were not revealed yet, and the order of decks. All else is
open to everybody.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from rules.core.types import Seat, Text, View


class GainView(Struct, kw_only=True):
    """One step of what something brings, for a sign with a number."""

    what: str
    """Stuff, a deck (`conflict`, `premonition`), a piece of a tile, `recover`, `well`, `olympian_base`, `hero_base`,
    `hand_limit`, `hindrance`, `corruption`, `guilt`; `other` for what only words can say; `or` between two ways."""
    n: int


class CardView(Struct, kw_only=True):
    """A Conflict card, Coliseum card or Premonition that this viewer may see."""

    key: str
    """Option refs are `card:<key>`."""
    kind: str
    """`conflict`, `coliseum`, `premonition`."""
    name: Text
    text: Text
    strength: int = 0
    elements: list[str] = []
    left: str = ""
    """Combo symbols: `L` meander, `B` wave, `E` rosette."""
    combo: int = 0
    right: str = ""
    play: Text | None = None
    """What it does when played, or what a Premonition asks for."""
    win: Text | None = None
    """What it does when its Combat is won, or what a Premonition brings."""
    free_ward: bool = False
    """As a Ward its elements may lie there already."""
    met: bool = False
    """Of a Premonition of the viewer: its condition is true."""


class TechnologyView(Struct, kw_only=True):
    """A Technology tile; refs are `technology:<key>`."""

    key: str
    name: Text
    text: Text
    type: str
    """`lore`, `war`, `craft`, `nature`."""
    cost: int
    vp: int
    believers: int
    more: Text | None = None
    """What else its deployment does."""
    owner: Seat | None = None
    """Whose token lies on it, or on whose board it lies."""


class CharacterView(Struct, kw_only=True):
    """An Olympian, Hero or Prophet of a seat; refs are `character:<key>`."""

    key: str
    name: Text
    kind: str
    base: int
    seat: Seat
    where: str
    """`tile`, `ready`, `used`, `styx`, a space (`O1`), a City, or a Location before its space is chosen."""
    place: str | None
    """The Location or City it is in; None off the board."""
    planned: bool = False
    """A Location token lies on it, face down."""
    token: str | None = None
    """Which one, for those who may know."""


class SpaceView(Struct, kw_only=True):
    """A space of a Location; refs are `space:<key>`."""

    key: str
    text: Text
    """Its bonus."""
    gains: list[GainView]
    dotted: bool
    closed: bool
    """Not open with so few seats."""
    characters: list[str]
    figures: list[str] = []
    """Figures of no seat that stand on it, see the `parts` of their modules."""


class LocationView(Struct, kw_only=True):
    """A Location; refs are `place:<key>`."""

    key: str
    name: Text
    text: Text
    """Its bonus."""
    gains: list[GainView]
    spaces: list[SpaceView]
    arriving: list[str]
    """Characters there that have no space yet."""
    actions: list[str]
    figures: list[str] = []
    """Figures of no seat there that stand on no space."""


class CityView(Struct, kw_only=True):
    """A City of the Mortal World; refs are `place:<key>`, of its space `space:<key>`, to build in `city:<key>`."""

    key: str
    name: Text
    type: str
    text: Text
    """What a deployment brings."""
    gains: list[GainView]
    slots: int
    technologies: list[TechnologyView]
    temples: list[Seat]
    characters: list[str]
    figures: list[str] = []
    """Figures of no seat there."""


class PrimordialView(Struct, kw_only=True):
    """The Primordial in the Underworld, ref `primordial`; or one that has just been revealed."""

    key: str
    name: Text
    aegis: int
    symbol: str
    fear: Text
    wrath1: Text
    wrath2: Text
    weakening: Text
    weakened: bool
    """Its Weakening was used this Age."""


class PillarView(Struct, kw_only=True):
    """A Divine Pillar; refs are `pillar:<number>`."""

    number: int
    name: Text
    take: Text
    ongoing: Text | None
    resolve: Text
    others: Text
    holder: Seat | None


class ChampionView(Struct, kw_only=True):
    """A Coliseum Hero; refs are `champion:<key>`."""

    key: str
    name: Text
    base: int
    cards: int
    reward: Text


class TileView(Struct, kw_only=True):
    """An Enhancement tile; refs are `tile:<key>`."""

    key: str
    name: Text
    character: str
    """Whose piece stands on it in the beginning."""
    text: Text
    every: list[str]
    """All its pieces: `spark`, `hero`, `prophet`, `temple`."""
    left: list[str]
    unlocked: bool


class ThreadView(Struct, kw_only=True):
    """A thread of the Moirai; refs are `thread:<key>`."""

    key: str
    name: Text
    steps: list[Text]
    """What each step gives, once."""


class SparkView(Struct, kw_only=True):
    """What so many Sparks on the track give."""

    count: int
    text: Text
    gains: list[GainView]


class ConversionView(Struct, kw_only=True):
    """A row of the table of Olympus."""

    key: str
    prayer: int
    text: Text


class PowerView(Struct, kw_only=True):
    """A power of an Olympian."""

    name: Text
    text: Text


class PriceView(Struct, kw_only=True):
    """Something that costs, and whether the viewer can pay it now."""

    key: str
    """`activate:hero`, `design`, `make:X01`, `ignite`, `spin`, `convert:c1`."""
    label: Text
    costs: list[GainView]
    gains: list[GainView]
    """What it brings, where signs say that better than its label."""
    payable: bool


class NextView(Struct, kw_only=True):
    """The next place of a track that gives something."""

    key: str
    """`sparks`, or that of a thread."""
    name: Text
    step: int
    away: int
    """Sparks to remove till there, those for which Hindrances go included; of a thread 1."""
    text: Text
    gains: list[GainView]


class PlannerView(Struct, kw_only=True):
    """What the viewer can pay, and what comes next."""

    prices: list[PriceView]
    steps: list[NextView]
    """Of the Spark track, then of each thread; none at its end."""


class OlympianView(Struct, kw_only=True):
    """An Olympian that can still be chosen; refs are `olympian:<key>`."""

    key: str
    name: Text
    difficulty: str
    base: int
    powers: list[PowerView]
    tiles: list[TileView]


class ScoreView(Struct, kw_only=True):
    """Points as the match would be scored now."""

    track: int
    greatness: int
    made: int
    leftover: int
    total: int


class SeatView(Struct, kw_only=True):
    """One seat's board and supply."""

    seat: Seat
    olympian: str
    """Empty before it is chosen."""
    name: Text | None
    powers: list[PowerView]
    number: int | None
    """By which its turns come in this Age; None without a Pillar."""
    pillars: list[int]
    passed: bool
    aegis: int
    believer: int
    prayer: int
    vp: int
    greatness: int
    sparks: int
    hindrance: int
    tiles: list[TileView]
    characters: list[CharacterView]
    hand_size: int
    deck: int
    discard: list[CardView]
    """The latest last."""
    premonitions: int
    technologies: list[TechnologyView]
    trophies: list[str]
    threads: dict[str, int]
    warded: bool
    wins: int
    """Combats won this Age."""
    aloof: int
    """Contests for Technologies of less VP are passed without a question until the end of the Age."""
    tokens: int
    """Olympian tokens left."""
    hand_limit: int
    activation: dict[str, int]
    """Aegis for activating, by kind of character."""
    income: int
    score: ScoreView
    resigned: bool


class SideView(Struct, kw_only=True):
    """One side of a Combat."""

    seat: Seat | None
    character: str
    name: Text
    base: int
    """With all that lasts."""
    added: int
    """By powers and effects in this Combat; may be below 0."""
    cards: list[CardView]
    combos: list[int]
    """The Combo bonus of each card that counts."""
    total: int
    limit: int
    stopped: bool


class CombatView(Struct, kw_only=True):
    """A Combat in progress: the attacker first."""

    place: str
    sides: list[SideView]
    ties: int = 1
    """The side that wins when both are equal."""


class HybrisView(View, kw_only=True):
    """The whole of what one viewer sees."""

    age: int
    ages: int
    phase: str
    """`setup`, `pillars`, `planning`, `action`, `closing`, `over`."""
    doing: str
    """What play waits for, the kind of the question; empty when over."""
    turn: Seat | None
    order: list[Seat]
    """Seats in turn order."""
    pack: str
    """Hash of the records the match is played with."""
    modules: list[str]
    well: int
    display: list[TechnologyView]
    stack: int
    forge: list[TechnologyView]
    """The head first."""
    locations: list[LocationView]
    cities: list[CityView]
    primordial: PrimordialView
    primordials: int
    coming: bool
    """A Primordial comes at the end of this Age."""
    rises: int | None
    """The Age at whose end the next Primordial comes; None when there is none left."""
    wards: list[tuple[Seat, CardView]]
    premonition_deck: int
    premonition_discard: list[CardView]
    coliseum_deck: int
    champions: list[ChampionView]
    pillars: list[PillarView]
    threads: list[ThreadView]
    sparks: list[SparkView]
    conversions: list[ConversionView]
    olympians: list[OlympianView]
    """Those that can be chosen, while that is the question."""
    players: list[SeatView]
    """By seat."""
    combat: CombatView | None
    acting: str | None
    """The character that is being activated."""
    hand: list[CardView]
    """Of the viewer."""
    premonitions: list[CardView]
    """Of the viewer."""
    drawn: list[CardView]
    """What the viewer has just drawn and decides about."""
    tokens: list[str]
    """Location tokens of the viewer that lie on nobody, in Planning."""
    planner: PlannerView | None
    """Of the viewer."""
    parts: dict[str, dict[str, Any]]
    """What modules show, by their keys."""
