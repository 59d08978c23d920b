"""Data that cannot be played are refused, with what is wrong; a host may replace the house values of the file."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from rules.games.storm.data import DATA, Data, checked
from rules.games.storm.view import OLYMPIAN

FIRST, *REST = DATA.units
SEA = replace(DATA.regions[3], realm="sea")


def test_the_file_can_be_played() -> None:
    assert checked(DATA) is DATA


@pytest.mark.parametrize(
    ("harm", "words"),
    [
        (lambda data: replace(data, regions=data.regions[:-1]), "24 regions"),
        (lambda data: replace(data, regions=data.regions[::-1]), "24 regions"),
        (lambda data: replace(data, regions=(*data.regions, replace(SEA, number=25))), "24 regions"),
        (lambda data: replace(data, regions=(*data.regions[:3], SEA, *data.regions[4:])), "known realms"),
        (lambda data: replace(data, units=(REST[0], *REST)), "different units"),
        (lambda data: replace(data, units=tuple(REST)), "a full pool"),
        (lambda data: replace(data, units=(replace(FIRST, side=OLYMPIAN), *REST)), "a full pool"),
        (lambda data: replace(data, constants=replace(data.constants, pool=11)), "a full pool"),
        (lambda data: replace(data, matrix=data.matrix[1:]), "every manoeuvre"),
        (lambda data: replace(data, styx=((12, 13), (24, 25))), "a river on the map"),
        (lambda data: replace(data, random_leaders={"hades": (10,)}), "places for the mandatory"),
        (
            lambda data: replace(data, units=tuple(replace(one, mandatory=False) for one in data.units)),
            "one mandatory unit",
        ),
        (
            lambda data: replace(data, random_leaders={**data.random_leaders, "ares": (9,)}),
            "places for the mandatory",
        ),
    ],
)
def test_data_that_cannot_be_played_are_refused(harm: Callable[[Data], Data], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        checked(harm(DATA))
