"""What a viewer may know of the Tartarus: records for pictures and for the position in words."""

from __future__ import annotations

from msgspec import Struct

from rules.core.types import Seat, Text
from rules.games.hybris.view import CardView, PowerView

PRISON = "prison"
"""Where a Prisoner is that is in its Prison space."""


class PrisonerView(Struct, kw_only=True):
    """A Prisoner; refs are `prisoner:<key>`."""

    key: str
    name: Text
    base: int
    cards: int
    main: Text
    sanction: Text
    where: str
    """`prison`, a space, or a Location where none was free."""
    place: str | None
    """The Location; None in prison."""
    owner: Seat | None


class RowView(Struct, kw_only=True):
    """A row of the Conversion table of the Tartarus."""

    key: str
    believer: int
    text: Text


class TartarusView(Struct, kw_only=True):
    """The board, and what lies elsewhere because of it."""

    spaces: list[Text]
    """What each space of the Corruption track does to who suffers."""
    track: list[int]
    """By seat, from 1."""
    guilt: list[int]
    """Tokens on the Primordial, by seat."""
    powers: list[list[PowerView]]
    """Of the kept cards, by seat: only their lower part can be seen."""
    held: list[list[str]]
    """The same by id."""
    prisoners: list[PrisonerView]
    rows: list[RowView]
    deck: int
    discard: list[CardView]
    """The latest last."""
