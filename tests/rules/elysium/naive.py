"""A second, straightforward reading of final scoring, from the rules alone; it shares no code with the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

FAMILY = {2: 3, 3: 6}
LEVEL = {2: 2, 3: 4, 4: 8, 5: 12}
PLACES = (16, 8, 4, 2)
LEVEL_TILES = {1: 3, 2: 4, 3: 5}

Card = tuple[str, int]
"""Family and level; family `citizen` for a citizen."""


def legend(cards: Sequence[Card]) -> int:
    """Points of one Legend."""
    real = [card for card in cards if card[0] != "citizen"]
    if len(cards) < 2:
        return 0
    if real[0][0] == real[1][0]:
        return FAMILY[len(cards)]
    return LEVEL[len(cards)]


def prestige(counts: Sequence[int]) -> list[int]:
    """Points of every seat by places, handed out one after the other to groups of equals."""
    points = [0] * len(counts)
    place = 0
    for count in sorted(set(counts), reverse=True):
        group = [seat for seat, own in enumerate(counts) if own == count]
        if count > 0:
            share = sum(PLACES[place : place + len(group)]) // len(group)
            for seat in group:
                points[seat] = share
        place += len(group)
    return points


def total(
    tokens: int,
    chronos: int,
    legends: Sequence[Sequence[Card]],
    honor: int,
    family_tiles: Sequence[int],
    level_tiles: Sequence[int],
    each_citizen: int,
) -> int:
    """A final score."""
    citizens = sum(1 for cards in legends if len(cards) > 1 for card in cards if card[0] == "citizen")
    written = sum(legend(cards) for cards in legends)
    tiles = sum(family_tiles) + sum(LEVEL_TILES[level] for level in level_tiles)
    found = tokens + chronos + written + honor + tiles - each_citizen * citizens
    return max(found, 0)


def chronos(name: str, cards: Sequence[Card], gold: int, names: Mapping[str, str]) -> int:
    """VP of one Chronos card in a Legend, for those that bring VP to their owner by themselves."""
    families = {family for family, _ in cards if family != "citizen"}
    whole = len(cards) == 3 and len(families) == 1
    table = {
        "parnassus": 1 + len(families),
        "minos": len(cards),
        "treasury-of-lemnos": min(6, gold // 2),
        "throne-of-olympus": 5 if whole else 2,
        "parthenon": 6,
    }
    return table.get(names.get(name, name), 0)
