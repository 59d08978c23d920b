"""Module 1, New Cards: three Primordials more, five other Coliseum Heroes (3.1)."""

from __future__ import annotations

from rules.core.text import add_words
from rules.core.types import Seat
from rules.games.hybris.content import records_of
from rules.games.hybris.data import Part
from rules.games.hybris.module import Module
from rules.games.hybris.modules.compatibility import COMPATIBILITY
from rules.games.hybris.state import HybrisState
from rules.games.hybris.table import deployed, removed


def aether_count(state: HybrisState, seat: Seat) -> int:
    """What Aether's Wrath II counts: Technologies on the board and deployed, and Temples, Heroes and Prophets that have
    left the tiles, wherever they are now (HYB-013 to HYB-017, G53).
    """
    technologies = len(state.players[seat].technologies) + len(deployed(state, seat))
    return technologies + sum(removed(state, seat, piece) for piece in ("temple", "hero", "prophet"))


class Cards(Module[HybrisState]):
    """All of it is records; only what Aether counts is a rule."""

    key = "cards"
    terms = COMPATIBILITY["cards"]
    records = records_of(__name__, Part)
    replaces = ("coliseum_heroes",)
    counts = {"aether_count": aether_count}


CARDS = Cards()
add_words(__name__)
