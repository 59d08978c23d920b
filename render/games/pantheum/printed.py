"""Cards as printed, for pictures of a card that lies nowhere: the public data of the game, never a state."""

from __future__ import annotations

from msgspec import Struct

from rules.games.pantheum.data import CARDS, EPICS, KRONOS_CARDS, KronosCard
from rules.games.pantheum.view import DemigodView


def demigod_of(ident: str) -> DemigodView | None:
    """A demigod or epic by id; None if there is none of that name."""
    card = CARDS.get(ident)
    if card is None:
        return None
    return DemigodView(
        id=card.id, key=card.id, epic=card.id in EPICS, color=card.color, cost=dict(card.cost), power=card.power
    )


def kronos_card(ident: str | None) -> KronosCard | None:
    """A Kronos card by id."""
    return KRONOS_CARDS.get(ident or "")


def lone_card(view: Struct) -> DemigodView | KronosCard | None:
    """The card that a record stands for when it is no view of a match: itself, or the printed one of its `id`."""
    if isinstance(view, DemigodView | KronosCard):
        return view
    ident = getattr(view, "id", None)
    return (demigod_of(ident) or kronos_card(ident)) if isinstance(ident, str) else None
