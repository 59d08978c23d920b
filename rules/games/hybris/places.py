"""Where characters may go: destinations, spaces, whom one meets there (2.5 Phase 3, steps 2 and 5)."""

from __future__ import annotations

from typing import NamedTuple

from rules.core.types import Seat, Text
from rules.games.hybris.content import MORTAL_WORLD
from rules.games.hybris.state import HybrisState
from rules.games.hybris.table import has, on_space

FIGHTERS = ("olympian", "hero")


class Entry(NamedTuple):
    """A space that may be entered, and whom that meets on it, of another seat or of none; empty when it is free."""

    space: str
    enemy: str = ""


def places(state: HybrisState) -> list[str]:
    """All Locations, then all Cities."""
    return [*state.content.locations, *state.content.cities]


def meant(state: HybrisState, token: str | None) -> list[str]:
    """Where a token leads; an Olympian, without one, may go anywhere."""
    if token is None:
        return places(state)
    return list(state.content.cities) if token == MORTAL_WORLD else [token]


def destinations(state: HybrisState, seat: Seat, character: str, token: str | None) -> list[str]:
    """Of those, where nothing keeps a character away."""
    return [one for one in meant(state, token) if barred(state, seat, character, one) is None]


def barred(state: HybrisState, seat: Seat, character: str, place: str) -> Text | None:
    """Why a character may not go to a place; None when it may."""
    found = (module.bars(state, seat, character, place) for module in state.content.modules)
    return next((one for one in found if one is not None), None)


def closed(state: HybrisState, space: str) -> Text | None:
    """Why nobody may enter a space; None when one may, others apart."""
    found = (module.closed(state, space) for module in state.content.modules)
    return next((one for one in found if one is not None), None)


def spaces(state: HybrisState, place: str) -> list[str]:
    """The spaces of a place that are open with so many seats; a City is its own."""
    if place in state.content.cities:
        return [place]
    found = state.content.locations[place].spaces
    return [space.id for space in found if space.min_seats <= state.seats]


def entry(state: HybrisState, seat: Seat, character: str, space: str) -> Entry | None:
    """How a character may enter a space: free, dotted, or against who stands there; None when it may not."""
    if closed(state, space) is not None:
        return None
    record = state.content.spaces.get(space)
    there = [key for key in on_space(state, space) if key != character]
    if not there or (record is not None and record.dotted):
        return Entry(space)
    enemy = there[0]
    other = state.owner(enemy)
    fighter = state.content.characters[character].kind in FIGHTERS
    if other is None:
        return Entry(space, enemy) if fighter and hostile(state, enemy) else None
    if other == seat or not fighter or truce(state, seat, other):
        return None
    return Entry(space, enemy)


def hostile(state: HybrisState, figure: str) -> bool:
    """Whether a figure of no seat fights who comes to its space."""
    return any(module.hostile and figure in dict(module.figures(state)) for module in state.content.modules)


def entries(state: HybrisState, seat: Seat, character: str, place: str) -> list[Entry]:
    """All spaces of a place that a character may enter."""
    found = (entry(state, seat, character, space) for space in spaces(state, place))
    return [one for one in found if one is not None]


def truce(state: HybrisState, *seats: Seat) -> bool:
    """Whether a Truce, or the rules of a cooperative match, forbid these seats to fight each other."""
    return state.content.peace or any(has(state, seat, "truce") for seat in seats)


def dotted_bonus(state: HybrisState, seat: Seat, character: str, space: str) -> list[str]:
    """Solid spaces whose bonus a character on a dotted one may have instead of none."""
    record = state.content.spaces.get(space)
    if record is None or not record.dotted or not has(state, seat, "dotted_bonus", character):
        return []
    others = spaces(state, state.content.place_of[space])
    return [one for one in others if on_space(state, one) and not state.content.spaces[one].dotted]
