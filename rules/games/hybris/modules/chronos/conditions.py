"""The Chain tracks as conditions: what the open icons ask of all players together (HYB-336 to HYB-363)."""

from __future__ import annotations

from typing import NamedTuple

from rules.games.hybris import table
from rules.games.hybris.modules.chronos import board
from rules.games.hybris.modules.chronos.records import Condition, concepts
from rules.games.hybris.state import HybrisState

EACH = "vp_each"
"""The kind of condition that every player must meet."""


class Demand(NamedTuple):
    """What the open icons ask for of one kind."""

    what: str
    needed: int


def printed(state: HybrisState, icon: Condition) -> int:
    """What an icon says, with so many players."""
    return table.amount(state, 0, icon.n)


def open_icons(state: HybrisState, concept: str) -> int:
    """How many icons of a track no Chain lies on: the first one always (HYB-253)."""
    return len(concepts(state.content)[concept].track) - board.chains(state, concept)


def demands(state: HybrisState, concept: str) -> list[Demand]:
    """What the open icons ask for: a "+" adds to the icon before it of its kind; some tracks ask for the last alone."""
    record = concepts(state.content)[concept]
    icons = record.track[: open_icons(state, concept)]
    if record.last_only:
        icons = icons[-1:]
    found: dict[str, int] = {}
    for icon in icons:
        found[icon.what] = printed(state, icon) + (found.get(icon.what, 0) if icon.plus else 0)
    return [Demand(what, needed) for what, needed in found.items()]


def owned(state: HybrisState, what: str) -> int:
    """What the players have of it together; of VP, what the one has that has least. Nothing is paid."""
    seats = state.staying
    if what == EACH:
        return min(state.players[seat].vp for seat in seats)
    if what == "well":
        return state.well
    return sum(table.count(state, seat, what) for seat in seats)


def met(state: HybrisState, concept: str) -> bool:
    """Whether the players meet all open icons of a track."""
    return all(owned(state, demand.what) >= demand.needed for demand in demands(state, concept))
