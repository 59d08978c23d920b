"""Whom a payment leaves without the Aegis that they would need in this Age."""

from __future__ import annotations

from collections.abc import Mapping

from rules.core.types import Seat, Text
from rules.games.hybris import table
from rules.games.hybris.state import HybrisState
from rules.games.hybris.words import amount_text, names_text


def stranded(state: HybrisState, seat: Seat, price: Mapping[str, int]) -> list[str]:
    """Characters of a seat that could still act in this Age now, and could not after it has paid."""
    aegis, content = state.players[seat].aegis, state.content
    left = aegis - price.get("aegis", 0)
    chars = state.players[seat].chars
    ready = [key for key in table.ready(state, seat) if chars[key].laid or content.characters[key].kind == "olympian"]
    return [key for key in ready if left < table.activation_cost(state, seat, key) <= aegis]


def warned(state: HybrisState, seat: Seat, price: Mapping[str, int], hint: Text) -> Text:
    """A hint with that warning, where there is one."""
    found = stranded(state, seat, price)
    left = amount_text("aegis", state.players[seat].aegis - price.get("aegis", 0))
    names = names_text(state, found)
    return Text("hybris-warned", {"hint": hint, "left": left, "who": names}) if found else hint
