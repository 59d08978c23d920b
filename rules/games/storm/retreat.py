"""Where a side may retreat to (Retreat, and the exception for flyers)."""

from __future__ import annotations

from collections.abc import Callable

from rules.games.storm.board import NEIGHBORS, STYX, enemy
from rules.games.storm.data import AMOUNT
from rules.games.storm.state import Fight, StormState, count_at


def reserved(region: int, origin: int | None) -> set[int]:
    """The regions that belong to the attacker's retreat: its origin, and what touches both; None: it flew from afar."""
    if origin is None:
        return set()
    return {origin} | (set(NEIGHBORS[region]) & set(NEIGHBORS[origin]))


def closed(
    region: int, origin: int | None, count: int, *, attacks: bool, own: Callable[[int], int], foes: Callable[[int], int]
) -> dict[int, str]:
    """The neighbors of a region, ascending, by why `count` units may not retreat there, as the end of a reason's key.

    It is empty for those where they may; `own` and `foes` count units by region.
    """
    taken = reserved(region, origin)

    def why(target: int) -> str:
        if origin is not None and (target in taken) is not attacks:
            return "way"
        if (region, target) in STYX:
            return "river"
        if foes(target):
            return "foes"
        return "room" if own(target) + count > AMOUNT.stack else ""

    return {target: why(target) for target in NEIGHBORS[region]}


def ways_out(state: StormState, fight: Fight, side: str) -> dict[int, str]:
    """The neighbors of a fight by why a side of it may not retreat there now; see `closed`."""
    return closed(
        fight.region,
        None if fight.flown else fight.origin,
        count_at(state, side, fight.region),
        attacks=side == fight.attacker,
        own=lambda target: count_at(state, side, target),
        foes=lambda target: count_at(state, enemy(side), target),
    )


def retreats(state: StormState, fight: Fight, side: str) -> list[int]:
    """Where a side of the fight may retreat to now."""
    return [target for target, why in ways_out(state, fight, side).items() if not why]
