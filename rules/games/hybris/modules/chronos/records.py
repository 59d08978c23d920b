"""What is printed on the things of Chronos, as typed records: the whole of its `data.json`."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from rules.core.ops import Positive, Whole
from rules.games.hybris.content import Content, records_of
from rules.games.hybris.data import Figure, Kind, Named, Part, Record
from rules.games.hybris.ops import Formula, Number, Program

KEY = "chronos"
Resource: TypeAlias = Literal["believer", "aegis", "prayer"]


class Condition(Record, frozen=True, kw_only=True):
    """An icon of a Chain track: what the players must have together; of VP, what each of them must have."""

    what: Literal["believer", "aegis", "prayer", "sparks", "deployed", "temples", "well", "vp_each"]
    n: Number
    plus: bool = False
    """It is added to the icon before it of the same kind (HYB-337)."""


class Concept(Named, frozen=True, kw_only=True):
    """A Chained Concept."""

    pillar: str
    """The Divine Pillar beside it, by id; its number is the Concept's."""
    avatar: str
    """Who moves for it in Chronos's turn."""
    resource: Resource | None = None
    """What its spaces hold."""
    gain: Program
    """What Chronos gains on it: option B of his turn, and a pass in a solo match."""
    overflow: Program
    """Instead of a resource for which there is no space."""
    track: tuple[Condition, ...]
    last_only: bool = False
    """Only the last open icon counts (HYB-338)."""


class Side(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One side of an Enhancement tile of Chronos."""

    modifier: int | None = None
    """Of the Intensity, when the Pillar is taken."""
    flips: tuple[Literal["intensity", "premonition", "coliseum"], ...] = ()
    """It is turned over when its Intensity comes to 0, when a deck is empty."""
    cancelled: Program = ()
    """When the players cancel a Contest."""
    immediate: Program = ()
    """When it comes up."""
    end_of_age: Program = ()
    vp_gain: Whole = 0
    """Reaction: so much more at each gain of VP by Chronos."""
    more_cards: Whole = 0
    """Reaction: so many more Avatar Conflict cards in a Combat."""


class Enhancement(Named, frozen=True, kw_only=True):
    """An Enhancement Concept with its tile."""

    pillar: str
    value: Positive
    """As printed on both sides."""
    intensity: Formula
    """At the start."""
    front: Side
    back: Side


class ConceptCard(Named, frozen=True, kw_only=True):
    """A Concept card: used by who is on the Concept, by somebody whom the players appoint in Chronos's turn."""

    concept: str
    bar: tuple[Kind, ...]
    """Whose activation resolves it; empty: everybody's may."""
    main: Program
    desolation: Program


class Avatar(Figure, frozen=True, kw_only=True):
    """An Avatar: each Age on the board, at the end of an Age in the Mortal World."""

    number: Positive
    board: Program
    damnation: Program


class Numbers(Record, frozen=True, kw_only=True):
    """What no card says."""

    chains: Positive
    """On each track at the start."""
    spaces: Positive
    """Resources that a Concept holds."""
    pillars_alone: Positive
    """Divine Pillars that are taken in a solo match."""
    income: Whole
    """Aegis more for each player in each Age: who must keep out of the way of others acts less."""


class ChronosPart(Part, frozen=True, kw_only=True):
    """The records of the module."""

    figures: tuple[Avatar, ...] = ()
    concepts: tuple[Concept, ...]
    tiles: tuple[Enhancement, ...]
    numbers: Numbers
    cards: tuple[ConceptCard, ...]


RECORDS = records_of(__package__, ChronosPart)


def records(content: Content) -> ChronosPart:
    """The records of a match."""
    found = content.records[KEY]
    assert isinstance(found, ChronosPart)
    return found


def concepts(content: Content) -> dict[str, Concept]:
    """The Chained Concepts by id."""
    return {one.id: one for one in records(content).concepts}


def enhancements(content: Content) -> dict[str, Enhancement]:
    """The Enhancement Concepts by id."""
    return {one.id: one for one in records(content).tiles}


def avatars(content: Content) -> dict[str, Avatar]:
    """The Avatars by id, the lowest number first."""
    return {one.id: one for one in sorted(records(content).figures, key=lambda one: one.number)}


def cards(content: Content) -> dict[str, ConceptCard]:
    """The Concept cards by id."""
    return {one.id: one for one in records(content).cards}


def numbered(content: Content) -> dict[int, str]:
    """All six Concepts by the number of their Pillar, the lowest first (HYB-206)."""
    by_pillar = {one.pillar: one.id for one in records(content).concepts}
    by_pillar |= {one.pillar: one.id for one in records(content).tiles}
    return {number: by_pillar[content.pillars[number].id] for number in sorted(content.pillars)}


def number_of(content: Content, concept: str) -> int:
    """The number of a Concept: of the Divine Pillar beside it."""
    return next(number for number, key in numbered(content).items() if key == concept)
