"""What anybody may know of the Chronos board: records for pictures and for the position in words."""

from __future__ import annotations

from msgspec import Struct

from rules.core.types import Seat, Text
from rules.games.hybris.view import CardView, TechnologyView

BOARD = "board"
"""Where an Avatar is that stands on the Chronos board."""


class ConditionView(Struct, kw_only=True):
    """An icon of a Chain track."""

    text: Text
    what: str
    n: int
    """As the icon says, with so many players."""
    plus: bool
    open: bool
    """No Chain lies on it."""


class DemandView(Struct, kw_only=True):
    """What the open icons of a track ask for, those of a kind together."""

    what: str
    needed: int
    owned: int
    """By all players together; of VP, by the one who has least."""


class ConceptCardView(CardView, kw_only=True):
    """A Concept card; refs are `card:<key>`."""

    bar: list[str]
    """Kinds of characters whose activation resolves it; none: anybody's may."""
    main: Text
    desolation: Text


class ConceptView(Struct, kw_only=True):
    """A Chained Concept; refs are `concept:<key>`."""

    key: str
    name: Text
    number: int
    focus: Seat | None
    chains: int
    track: list[ConditionView]
    demands: list[DemandView]
    resource: str | None
    held: int
    spaces: int
    avatar: str
    deck: int
    card: ConceptCardView | None
    """Face up."""


class EnhancementView(Struct, kw_only=True):
    """An Enhancement Concept with its tile; refs are `concept:<key>`."""

    key: str
    name: Text
    number: int
    value: int
    focus: Seat | None
    intensity: int
    flipped: bool
    modifier: int | None
    lines: list[Text]
    """What the side says that is up."""


class AvatarView(Struct, kw_only=True):
    """An Avatar; refs are `avatar:<key>`."""

    key: str
    name: Text
    number: int
    base: int
    cards: int
    board: Text
    damnation: Text
    reward: Text
    """Of who beats it."""
    where: str
    """`board` or a City."""


class ChronosView(Struct, kw_only=True):
    """The board, and what lies elsewhere because of it."""

    vp: int
    concepts: list[ConceptView]
    enhancements: list[EnhancementView]
    avatars: list[AvatarView]
    deck: int
    """Avatar Conflict cards."""
    discard: list[CardView]
    """The latest last."""
    antiques: list[TechnologyView]
    blocked: list[str]
    """Spaces and Cities."""
    free: list[Seat]
    """Whose next activation in this Age costs nothing."""
    at: str | None
    """The Concept that they are asked about."""
    asks: str
    """The choice that they make together in an effect, by the name of its program and the step in it; else empty."""
