"""What a viewer of Elysium may know: the records a picture or a text board is made from.

Everything on the table is open but citizens' faces and the order of the draw pile, which nobody ever sees; so all
viewers see the same.
"""

from __future__ import annotations

from msgspec import Struct

from rules.core.types import Seat, Text, View

COLORS = ("red", "blue", "green", "yellow")
"""Columns; `any` in a card's needs stands for any column not needed otherwise."""
ANY = "any"
LEVELS = (1, 2, 3)
ACTIVATIONS = ("instantaneous", "activate", "eleusis", "permanent", "trigger", "legend", "chronos")
FAMILIES = ("apollo", "ares", "athena", "hades", "hephaestus", "hermes", "poseidon", "zeus")
CITIZEN = "citizen"
"""Keys of citizens are `citizen/1`, `citizen/2` in the order in which they were taken."""


class CardView(Struct, kw_only=True):
    """A family card as it lies somewhere face up."""

    key: str
    """Unique among the cards of the match: `zeus-1-hebe/2`. Option refs are `card:<key>`."""
    id: str
    """The design, as in the data file: `zeus-1-hebe`."""
    name: Text
    text: Text
    """What it does."""
    family: str
    level: int
    needs: list[str]
    """Columns it asks for: one or two of `red`, `blue`, `green`, `yellow`, `any`."""
    activation: str
    """`instantaneous`, `activate`, `eleusis`, `permanent`, `trigger`, `legend`, `chronos`."""
    hint: str | None = None
    """Chronos only: `family_legend` or `level_legend`, where it works best (a reminder without force)."""
    takeable: bool = False
    """In the Agora: the seat whose turn it is may take it now."""
    why: Text | None = None
    """In the Agora: why that seat cannot take it."""


class HeldView(Struct, kw_only=True):
    """A card in a Domain or in a Legend; a citizen has no card."""

    key: str
    """Card key, or `citizen/<number>`. Option refs are `card:<key>`."""
    card: CardView | None
    turned: bool = False
    """Its power was used this Epoch (Activate, Eleusis)."""
    ring: bool = False
    """A Trigger ring lies on it: its power can still be used."""
    usable: bool = False
    """Its owner may use its power right now."""
    level: int
    """The card's level; of a citizen in a Legend the level it stands for, in a Domain 0."""
    cost: int | None = None
    """While its owner may transfer: the lowest price in Gold; None when it cannot be transferred."""


class LegendView(Struct, kw_only=True):
    """One Legend, in the order in which it was written; a single card is not a Legend yet."""

    ref: str
    """`legend:<seat>:<number>`, as in option refs."""
    kind: str | None
    """`family`, `level`, or None for a single card."""
    family: str | None
    """Of a Family Legend."""
    level: int | None
    """Of a Level Legend."""
    cards: list[HeldView]
    complete: bool
    points: int
    """What it is worth at the end as it is (0 for a single card)."""


class TileView(Struct, kw_only=True):
    """A bonus tile: of a family (first or second) or of a level."""

    family: str | None = None
    level: int | None = None
    vp: int
    holder: Seat | None
    safe: bool = False
    """A level tile that can no longer be lost, since its holder has five cards."""


class QuestView(Struct, kw_only=True):
    """A Quest under the Pediment, or beside the board of who took it."""

    ref: str
    """`quest:<number>`, as in option refs."""
    id: str
    number: int
    columns: list[str]
    """The pediment colors above it: one, or two with two seats."""
    all_columns: bool
    """True when every color above it is needed (house option of two seats), else one is enough."""
    gold: int
    vp: int
    transfers: int
    """Lyre number: most transfers in Phase III."""
    holder: Seat | None = None
    incomplete: bool = False
    """Turned to its Incomplete side; gold, vp and transfers are those of the side that is up."""
    takeable: bool = False
    """The seat whose turn it is may take it now."""
    why: Text | None = None
    """Why that seat cannot take it."""


class ScoreView(Struct, kw_only=True):
    """Victory points by source as they stand; the sum never counts below zero."""

    tokens: int
    chronos: int
    """Only once the match is over; before, 0."""
    family_legends: int
    level_legends: int
    prestige: int
    family_tiles: int
    level_tiles: int
    citizens: int
    """A loss, as a number not above zero."""
    total: int


class SeatView(Struct, kw_only=True):
    """One seat's board, Domain and Elysium."""

    seat: Seat
    disc: int
    """Place in the order of play, from 1."""
    gold: int
    vp: int
    """Tokens; tiles and Legends count apart."""
    pp: int
    columns: list[str]
    """Columns still on the board, in the order of COLORS; the others are dismissed."""
    domain: list[HeldView]
    legends: list[LegendView]
    """Everything in the Elysium, single cards included, in the order in which it was begun."""
    tiles: list[TileView]
    taken: int
    """Cards taken this Epoch, forced citizens included (0 to 3)."""
    quest: QuestView | None
    transfers_made: int = 0
    """In Phase III, by the Quest's number."""
    transfers_left: int | None = None
    """In Phase III, while this seat transfers."""
    score: ScoreView
    resigned: bool = False


class PowerView(Struct, kw_only=True):
    """The power that is being used."""

    seat: Seat
    """Whose power."""
    card: CardView
    copied: CardView | None = None
    """The card whose power it copies."""


class ElysiumView(View, kw_only=True):
    """The whole of what one viewer sees."""

    epoch: int
    epochs: int
    phase: str
    """`actions`, `legends`, `scoring`, `over`."""
    doing: str
    """What play waits for, the kind of the question: `turn`, `dismiss`, `transfer`, `legend`, ...; empty when over."""
    round: int
    """In `actions`: which of the four turns of the Epoch, from 1; else 0."""
    turn: Seat
    """Whose turn it is (others may be asked by a power: see `waiting`)."""
    order: list[Seat]
    """Seats in Disc order."""
    families: list[str]
    """The five in play, in the order of FAMILIES."""
    pediment: str
    """Side: `A` or `B`."""
    slots: list[str]
    """Its four colors, left to right."""
    quests: list[QuestView]
    """All of the match by number, taken ones with their holder: the k-th stands under slot k, with two seats under
    slots 2k-1 and 2k."""
    agora: list[CardView]
    oracle: list[CardView] | None
    """None without Apollo."""
    prestige: bool
    """Ares is in play: PP count."""
    deck: int
    """Cards in the draw pile."""
    discard: list[CardView]
    """The open discard pile, the latest last."""
    family_tiles: list[TileView]
    """Two for each family in play, the first (5) before the second (2)."""
    level_tiles: list[TileView]
    players: list[SeatView]
    """By seat."""
    power: PowerView | None
    pack: str
    """Hash of the card list in use."""
    legend_points: dict[str, list[int]]
    """`family` and `level`: points by number of cards, from 1."""
