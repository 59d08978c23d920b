"""The one thing that a picture of a card is about."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from render.games.hybris import titan
from render.games.hybris.brief import Brief
from render.games.hybris.reading import Sheet, sheet_of


def _lying(brief: Brief) -> Iterator[tuple[str, Struct]]:
    """Everything that has a card, by what markers call it."""
    view = brief.view
    yield "primordial", view.primordial
    yield from ((f"card:{key}", card) for key, card in brief.cards.items())
    yield from ((f"technology:{key}", tile) for key, tile in brief.technologies.items())
    yield from ((f"tile:{tile.key}", tile) for seat in view.players for tile in seat.tiles)
    yield from ((f"pillar:{one.number}", one) for one in view.pillars)
    yield from ((f"champion:{one.key}", one) for one in view.champions)
    yield from ((f"olympian:{one.key}", one) for one in view.olympians)
    yield from ((f"character:{key}", one) for key, one in brief.characters.items())
    if brief.chronos is not None:
        yield from ((f"concept:{one.key}", one) for one in titan.numbered(brief.chronos))
        yield from ((f"avatar:{one.key}", one) for one in brief.chronos.avatars)
    yield from ((f"place:{one.key}", one) for one in brief.places)


def focused(brief: Brief) -> Sheet:
    """What the focus names; without one the Primordial. ValueError when it lies nowhere."""
    wanted = brief.request.focus or "primordial"
    found = next((record for ref, record in _lying(brief) if ref == wanted or ref.partition(":")[2] == wanted), None)
    sheet = sheet_of(found, brief.words) if found is not None else None
    if sheet is None:
        raise ValueError(f"no card {wanted!r} in this view")
    return sheet


def focused_number(brief: Brief) -> int:
    """The marker on it."""
    return brief.number(brief.request.focus or "primordial")
