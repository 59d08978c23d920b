"""Enhancement tiles, the Spark track, Temples, the win at once (spec 2.8), G24."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.hybris.table import BASE, Table, bare, here, seat, spent

OTHER = seat("hades")


def olympus(**more: Any) -> Table:
    return here("heracles", "olympus", "OD", seat("zeus", **more), OTHER)


def converted(row: str, *choices: str, **more: Any) -> Table:
    return olympus(prayer=BASE.conversions[row].prayer, **more).choose(f"convert:{row}", *choices)


def test_an_unlocked_tile_brings_one_vp_and_one_greatness() -> None:
    table = converted("c4", "tile:ZT6", tiles={"ZT6": ["spark"]}, free=["epaphus"])
    assert (table.player().vp, table.player().greatness) == (1, 4)
    assert "Theano unlocks Epaphus's tile." in table.said()


@pytest.mark.parametrize("sparks", range(1, 9))
def test_the_spark_track(sparks: int) -> None:
    """Cube 2: a card; 4: the Olympian 1 stronger; 6: 1 VP; 8: it costs 1 less."""
    tiles = spent("zeus", sparks - 1)
    before = sum(not left for left in olympus(tiles=tiles).player().tiles.values())
    table = converted("c4", tiles=tiles)
    if table.kind == "tile":
        table.choose(table.offers()[0])
    unlocked = sum(not left for left in table.player().tiles.values()) - before
    assert table.player().sparks == sparks
    assert len(table.player().hand) == (1 if sparks == 2 else 0)
    assert table.player().vp == (1 if sparks == 6 else 0) + unlocked
    assert table.view().players[0].activation["olympian"] == (1 if sparks == 8 else 2)


def test_a_hindrance_takes_the_place_of_a_spark() -> None:
    """G24: 2 Hindrances, 5 Sparks."""
    table = converted("c4", tiles=spent("zeus", 5), hindrance=2)
    assert (table.player().hindrance, table.player().sparks, table.player().prayer) == (1, 5, 0)


def test_a_temple_goes_where_one_has_a_technology_or_a_character_and_no_temple() -> None:
    cities = {
        "athens": {"technologies": [{"tile": "X01", "owner": 0}]},
        "elis": {"technologies": [{"tile": "X02", "owner": 1}]},
        "argos": {"technologies": [{"tile": "X03", "owner": 0}], "temples": [0]},
    }
    first = seat("zeus", prayer=6, tiles={"ZT2": ["hero", "spark"]}, at={"pollux": "corinth"})
    table = here("heracles", "olympus", "OD", first, OTHER, cities=cities).choose("convert:c6", "tile:ZT4")
    assert (table.kind, table.offers()) == ("temple", ["city:athens", "city:corinth"])
    table.choose("city:corinth")
    assert table.state.cities["corinth"].temples == [0]
    assert table.player().tiles["ZT4"] == ["prophet", "spark"]


def test_all_six_tiles_win_at_once() -> None:
    tiles = {**bare("ZT1", "ZT2", "ZT3", "ZT4", "ZT5"), "ZT6": ["spark"]}
    table = olympus(prayer=4, tiles=tiles).choose("convert:c4")
    assert table.outcome.winners == (0,)
    assert table.state.age == 1
