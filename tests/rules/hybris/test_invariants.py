"""Broken positions are found, and positions by hand are made whole."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rules.core.errors import RulesBug
from rules.games.hybris.state import HybrisState, Made
from tests.rules.hybris.table import BASE, GAME, Table, bare, seat


def whole() -> HybrisState:
    first = seat("zeus", hand=["ZC01"], premonitions=["PM01"], technologies=["X01"], plan={"heracles": "forge"})
    return Table(first, seat("hades", at={"minos": "O1"})).state.clone()


def twice(state: HybrisState) -> None:
    state.players[0].hand.append("ZC02")


def nowhere(state: HybrisState) -> None:
    state.coliseum.pop()


def shared(state: HybrisState) -> None:
    state.char("zeus").where = "O1"


def beyond(state: HybrisState) -> None:
    state.players[0].greatness = 13


def poor(state: HybrisState) -> None:
    state.players[1].aegis = -1


def unlaid(state: HybrisState) -> None:
    state.char("heracles").laid = False


def spark(state: HybrisState) -> None:
    state.players[0].sparks = 1


def temple(state: HybrisState) -> None:
    state.cities["athens"].temples.append(0)


def queue(state: HybrisState) -> None:
    state.forge = [Made(tile, 0) for tile in state.display] + [Made(state.stack_of_tiles[0], 0)]
    state.display, state.stack_of_tiles = [], state.stack_of_tiles[1:]


def order(state: HybrisState) -> None:
    state.order = [0, 0]


def pillar(state: HybrisState) -> None:
    state.players[1].pillars = list(state.players[0].pillars)


def tokens(state: HybrisState) -> None:
    state.char("pollux").lay("forge")


def astray(state: HybrisState) -> None:
    state.char("zeus").where = "atlantis"


def off_tile(state: HybrisState) -> None:
    state.char("pollux").where = "ready"


BROKEN = [
    (twice, "card ZC02 lies in 2 places"),
    (nowhere, "lies nowhere"),
    (shared, "O1 holds 2 characters"),
    (beyond, "beyond the end of a track"),
    (poor, "players/1/aegis is below zero"),
    (unlaid, "chars/heracles/laid"),
    (spark, "players/0/sparks"),
    (temple, "more Temples"),
    (queue, "forge holds more than 4 tiles"),
    (order, "order must name every seat once"),
    (pillar, "a Pillar is held twice"),
    (tokens, "lays 2 Location tokens forge"),
    (astray, "there is no atlantis"),
    (off_tile, "chars/pollux must stand on its tile"),
]


@pytest.mark.parametrize(("wrong", "told"), BROKEN, ids=[wrong.__name__ for wrong, _ in BROKEN])
def test_what_is_wrong_is_found_and_named(wrong: Callable[[HybrisState], None], told: str) -> None:
    state = whole()
    GAME.check(state)
    wrong(state)
    with pytest.raises(RulesBug, match=told):
        GAME.check(state)


def test_a_position_by_hand_is_made_whole() -> None:
    first = seat("zeus", hand=["ZC05"], deck=["ZC09"], tiles=bare("ZT1"), technologies=["X03"], free=["pollux"])
    table = Table(first, seat("hades", trophies=["CH2"], premonitions=["PM04"]), primordial="PR2")
    player = table.player()
    assert (player.deck[0], len(player.deck), "ZC05" in player.deck) == ("ZC09", 17, False)
    assert [key for key, char in table.state.characters(0) if char.where == "ready"] == ["zeus", "heracles", "pollux"]
    assert player.tiles["ZT2"] == ["spark", "temple"]
    assert (player.sparks, player.threads) == (2, {"clotho": 0, "lachesis": 0})
    assert "PM04" not in table.state.premonitions
    assert "PR2" not in table.state.primordials
    assert "CH2" not in table.state.champions
    assert len(table.state.display) == 4
    assert sorted([*table.state.display, *table.state.stack_of_tiles, "X03"]) == sorted(BASE.technologies)
