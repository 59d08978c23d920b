"""Blocked spaces: what a token closes, whom it sends home, and where it may lie (HYB-277 to HYB-284)."""

from __future__ import annotations

from rules.core.types import Seat
from rules.games.hybris import places, table
from rules.games.hybris.modules.chronos import board
from rules.games.hybris.state import USED, HybrisState
from rules.games.hybris.words import Ctx, name_text, say, the_text

ANY, EMPTY = "any", "empty"


def every_space(state: HybrisState) -> list[str]:
    """The spaces of all Locations that are open with so many seats, and the Cities."""
    return [space for place in places.places(state) for space in places.spaces(state, place)]


def candidates(state: HybrisState, where: str) -> list[str]:
    """Where a Blocked token may be put: on an empty space, any of a Location, a City; never on another token."""
    if where in state.content.cities or where in state.content.locations:
        found = places.spaces(state, where)
    else:
        found = every_space(state)
    if where == EMPTY:
        found = [space for space in found if not table.on_space(state, space)]
    return [space for space in found if space not in board.blocked(state)]


def avatar_on(state: HybrisState, space: str) -> str | None:
    """The Avatar in a City."""
    return next((key for key, where in board.in_world(state) if where == space), None)


def block(draft: HybrisState, space: str, ctx: Ctx) -> None:
    """A token is put on a space without an Avatar; who stands there goes home, used (HYB-281)."""
    board.part(draft)["blocked"].append(space)
    place = table.place(draft, space) or space
    say(ctx, "blocked", None, place=the_text(draft, place), space="none" if space == place else space[-1])
    for seat in draft.players:
        for key, char in draft.characters(seat):
            if char.where == space:
                char.where = USED
                say(ctx, "home", seat, character=name_text(draft, key))


def unblock(draft: HybrisState, space: str, ctx: Ctx) -> None:
    """A token is taken away."""
    board.part(draft)["blocked"].remove(space)
    place = table.place(draft, space) or space
    say(ctx, "unblocked", None, place=the_text(draft, place), space="none" if space == place else space[-1])


def bars(state: HybrisState, seat: Seat, place: str) -> bool:
    """Whether another player's character keeps one out of a place: of the Location, or of the City (RUL3)."""
    if place in state.content.locations and "spaces" in state.modules:
        return False
    others = [key for key in table.in_place(state, place) if state.owner(key) not in (None, seat)]
    return bool(others)
