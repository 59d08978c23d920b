"""Combats by hand, for tests: two fighters, cards that lie in their zones, who plays next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules.games.hybris import combat
from tests.rules.hybris.table import Table, seat

HEROES = {"zeus": "pollux", "poseidon": "bellerophon", "athena": "odysseus", "hades": "orpheus", "hermes": "echion"}
"""A Hero of each Olympian whose tile has nothing to do with Combats."""


def fight(
    god: str,
    *,
    hand: Sequence[str] = (),
    zone: Sequence[str] = (),
    enemy: str = "",
    against: Sequence[str] = (),
    defending: bool = False,
    place: str = "olympus",
    first: int | None = None,
    limit: int = 0,
    arrogance: int | None = None,
    mine: dict[str, Any] | None = None,
    theirs: dict[str, Any] | None = None,
) -> Table:
    """Seat 0 is asked for a card; `enemy` is the other god, or a champion (`CH1`); it may play `limit` more than 3.

    `arrogance`: what the token of Hermes shows, who is then one of the two.
    """
    other = enemy or ("hades" if god != "hades" else "zeus")
    game = other.startswith("CH")
    space = place if place in ("athens", "elis") else {"olympus": "O1", "coliseum": "C1"}[place]
    own, foe = HEROES[god], other if game else HEROES[other]
    ours = {"seat": 0, "character": own, "zone": list(zone), "limit": limit}
    others = {"seat": None if game else 1, "character": foe, "zone": list(against), "stopped": game}
    sides = [others, ours] if defending else [ours, others]
    number = 1 if defending else 0
    attacker, active = (foe, 1) if defending else (own, 0)
    away = {"where": place}
    first_seat = seat(god, hand=list(hand), **(mine or {}))
    first_seat["chars"] |= {own: away}
    second = seat("zeus" if game and god != "zeus" else "hades" if game else other, **(theirs or {}))
    if not game:
        second["chars"] |= {foe: away}
    v = {"seat": active, "character": attacker, "token": None, "step": "enter", "place": place, "space": space}
    stack: list[dict[str, Any]] = [
        {"at": "age", "v": {"step": 3}},
        {"at": "actions"},
        {"at": "turn", "v": {"seat": active, "acted": True}},
        {"at": "activation", "v": v | ({"step": "end"} if game else {})},
        *([{"at": "duel", "v": {"seat": 0, "character": own, "enemy": other}}] if game else []),
        {"at": "combat", "v": {"step": "play", "next": number, "prize": True}},
    ]
    now = {"sides": sides, "place": place, "space": space, "first": first}
    more: dict[str, Any] = {"options": {"modules": "hermes"}} if "hermes" in (god, other) else {}
    if arrogance is not None:
        more["parts"] = {"hermes": {"arrogance": arrogance}}
    return Table(first_seat, second, at=stack, combat=now, turn=active, **more)


def totals(table: Table) -> tuple[int, int]:
    """Total Strength of the attacker and the defender."""
    assert table.state.combat is not None
    return combat.total(table.state, table.state.combat, 0), combat.total(table.state, table.state.combat, 1)
