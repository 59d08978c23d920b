"""Whether an option key could ever be one: a key with a slip of the pen is refused for the wrong reason."""

from __future__ import annotations

import msgspec

from rules.core import codec
from rules.core.documents import names
from rules.core.game import Game, S, V
from rules.core.types import BACK
from rules.scenario.file import nearest


def unknown(game: Game[S, V], state: S, key: str) -> tuple[str, str] | None:
    """The part of an option key that names nothing, and what may be meant; None when all of it is known."""
    words = set(game.key_words)
    if not words or key in words or key == BACK:
        return None
    known = {*names(msgspec.json.decode(codec.encode(state))), *game.key_names()}
    first, *rest = key.split(":")
    if first not in words | known:
        return first, nearest(first, words)
    if first == "seat":
        known = {str(seat) for seat in range(state.seats)}
    for part in rest:
        number = first != "seat" and part.removeprefix("-").isdecimal()
        # Squares are names with a comma in them; `G,R` is two names.
        if part not in known and not number and not known.issuperset(part.split(",")):
            return part, nearest(part, known)
    return None
