"""Powers that something sets off: which, how often, and which comes first (4.4)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.ops import Limit
from rules.core.triggers import Due, Triggers
from rules.core.types import Seat
from rules.games.hybris.ops import Happened, Happening
from rules.games.hybris.state import HybrisState
from rules.games.hybris.table import from_active


def powers_of(state: HybrisState, seat: Seat) -> list[str]:
    """Powers of a seat that are not used up; of one that it has twice one may be."""
    left = every_power(state, seat)
    for used in state.players[seat].used:
        if used in left:
            left.remove(used)
    return left


def every_power(state: HybrisState, seat: Seat) -> list[str]:
    """Powers of a seat: of its Olympian, of its unlocked tiles, by modules."""
    player, content = state.players[seat], state.content
    own = [power.id for power in content.olympians[player.olympian].powers] if player.olympian else []
    own += [tile for tile, left in state.tiles(seat) if not left]
    return own + [power for module in content.modules for power in module.powers(state, seat)]


def _answering(state: HybrisState, what: Happened) -> Iterator[tuple[Due, Limit | None]]:
    for seat in state.staying:
        for power in powers_of(state, seat):
            event = state.content.powers[power].event
            if event is not None and _meant(event, seat, what):
                yield Due(seat, power, power, at_once=True), None


def _meant(event: Happening, seat: Seat, what: Happened) -> bool:
    own = what.by is None or (event.by == "self") == (what.by == seat)
    return event.name == what.name and own and event.character in (None, what.character)


def _order(state: HybrisState, due: Due) -> int:
    seats = from_active(state)
    # Who has just left comes last: what it has begun is played to its end.
    return seats.index(due.seat) if due.seat in seats else len(seats)


TRIGGERS: Triggers[HybrisState, Happened] = Triggers(answering=_answering, order=_order)


def set_off(draft: HybrisState, seat: Seat, program: str) -> None:
    """Note a program that comes by itself to a seat: a step of a track, a reward."""
    draft.due.append(Due(seat, program, program, at_once=True))
