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


def regions(
    region: int, origin: int | None, count: int, *, attacks: bool, own: Callable[[int], int], foes: Callable[[int], int]
) -> list[int]:
    """Legal retreats of `count` units, ascending; `own` and `foes` count units by region."""
    taken = reserved(region, origin)
    return [
        target
        for target in NEIGHBORS[region]
        if (origin is None or (target in taken) is attacks)
        and (region, target) not in STYX
        and not foes(target)
        and own(target) + count <= AMOUNT.stack
    ]


def retreats(state: StormState, fight: Fight, side: str) -> list[int]:
    """Where a side of the fight may retreat to now."""
    return regions(
        fight.region,
        None if fight.flown else fight.origin,
        count_at(state, side, fight.region),
        attacks=side == fight.attacker,
        own=lambda target: count_at(state, side, target),
        foes=lambda target: count_at(state, enemy(side), target),
    )
