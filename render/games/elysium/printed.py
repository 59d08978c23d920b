"""Cards as printed, for pictures of a card that lies nowhere: the public list of the game, never a state."""

from __future__ import annotations

from msgspec import Struct

from rules.core.types import Text
from rules.games.elysium.content import HOUSE
from rules.games.elysium.data import Design
from rules.games.elysium.view import CardView


def _viewed(design: Design, name: Text, text: Text) -> CardView:
    return CardView(
        key=design.id, id=design.id, name=name, text=text, family=design.family, level=design.level,
        needs=list(design.needs), activation=design.activation, hint=design.hint,
    )  # fmt: skip


def lone_card(view: Struct) -> CardView | None:
    """The card that a record stands for when it is no view of a match: itself, or the printed one of its `id`.

    A record may bring words of its own (`name`, `text`); what a record without words does is not told.
    """
    if isinstance(view, CardView):
        return view
    design = HOUSE.designs.get(str(getattr(view, "id", "")))
    if design is None:
        return None
    name, text = getattr(view, "name", None), getattr(view, "text", None)
    return _viewed(
        design,
        name if isinstance(name, Text) else Text("literal", {"text": design.name}),
        text if isinstance(text, Text) else Text("literal", {"text": ""}),
    )
