"""The map: neighbors, heights, the river, realms and bases. Regions are numbers from 1 to 24."""

from __future__ import annotations

from rules.core.hexgrid import Hex
from rules.games.storm.data import DATA, REGIONS
from rules.games.storm.view import CHTHONIAN, OLYMPIAN

HEXES = {number: Hex(region.q, region.r) for number, region in REGIONS.items()}
_NUMBERS = {place: number for number, place in HEXES.items()}
NEIGHBORS = {
    number: tuple(sorted(_NUMBERS[near] for near in place.neighbors() if near in _NUMBERS))
    for number, place in HEXES.items()
}
"""Regions that share an edge, by number."""
HEIGHTS = {number: place.height for number, place in HEXES.items()}
"""0 in Tartarus, 10 in the palace."""
STYX = frozenset((a, b) for pair in DATA.styx for a, b in (pair, pair[::-1]))
"""Pairs of regions with the river between them, both ways."""
BANKS = frozenset(region for pair in STYX for region in pair)
"""Regions by the river."""
HOME_REALM = {CHTHONIAN: "underworld", OLYMPIAN: "olympus"}
BASE = {
    CHTHONIAN: next(number for number, region in REGIONS.items() if region.base == "tartarus"),
    OLYMPIAN: next(number for number, region in REGIONS.items() if region.base == "palace"),
}
HOMES = {
    side: tuple(number for number, region in REGIONS.items() if region.realm == realm)
    for side, realm in HOME_REALM.items()
}
"""Where a side sets up, in ascending order."""
PALACE = BASE[OLYMPIAN]
TARTARUS = BASE[CHTHONIAN]


def enemy(side: str) -> str:
    """The other side."""
    return OLYMPIAN if side == CHTHONIAN else CHTHONIAN


def distance(one: int, other: int) -> int:
    """Steps between two regions, obstacles aside."""
    return HEXES[one].steps_to(HEXES[other])


def rise(side: str, origin: int, target: int) -> int:
    """How far a move goes in a side's own direction: positive is forward, negative backward, 0 level."""
    up = HEIGHTS[target] - HEIGHTS[origin]
    return up if side == CHTHONIAN else -up
