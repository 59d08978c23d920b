"""Powers used instead of moving, at the edge of what they need: energy to the last point, distance, room."""

from __future__ import annotations

import pytest

from rules.games.storm.data import UNITS
from rules.games.storm.view import CHTHONIAN, OLYMPIAN
from tests.rules.storm.table import Table

HOME = {"hades": 10, "zeus": 24}


def offered(table: Table, power: str) -> list[str]:
    return [key for key in table.offers() if key.startswith(power)]


@pytest.mark.parametrize(
    ("places", "power", "energy"),
    [
        ({"hecate": 13, "ares": 14}, "oracle:hecate:14", 2),
        ({"minos": 5}, "barter:minos", 8),
        ({"typhon": 0}, "revive:hades:typhon", 4),
    ],
)
def test_the_last_energy_is_enough(places: dict[str, int], power: str, energy: int) -> None:
    def at(stock: int) -> Table:
        return Table(energy=(stock, stock), **places, **HOME)

    assert power in at(energy).offers()
    assert power not in at(energy - 1).offers()
    assert at(energy).choose(power).energy()[0] == 0
    assert at(energy + 1).choose(power).energy()[0] == 1


def test_a_revival_needs_room_in_a_base_without_enemies() -> None:
    crowd = ("nyx", "erinyes", "minos", "charon")
    for own, foes, possible in ((3, 0, True), (4, 0, False), (0, 1, False)):
        places = dict.fromkeys(crowd[:own], 10) | ({"ares": 10} if foes else {})
        table = Table(hades=5, typhon=0, zeus=24, **places)
        assert ("revive:hades:typhon" in table.offers()) is possible
        assert "revive:hades:persephone" not in table.offers()


@pytest.mark.parametrize(("seer", "side", "reach"), [("hecate", CHTHONIAN, 1), ("apollo", OLYMPIAN, 2)])
def test_an_oracle_sees_hidden_units_within_its_reach_in_order(seer: str, side: str, reach: int) -> None:
    foe, other, leader = ("ares", "hera", "zeus") if side == CHTHONIAN else ("erinyes", "nyx", "hades")
    table = Table(side, **{seer: 13, leader: 14, foe: 8, other: 20}, known=[leader])
    near = [8] if reach == 1 else [8, 20]
    assert offered(table, "oracle:") == [f"oracle:{seer}:{region}" for region in near]
    counts = [option.label.args["count"] for option in table.decision().options if option.key.startswith("oracle:")]
    assert counts == [1] * len(near)


@pytest.mark.parametrize(("stock", "taken"), [(0, None), (1, 1), (2, 2), (3, 3), (4, 3)])
def test_demeter_takes_what_is_there(stock: int, taken: int | None) -> None:
    table = Table(OLYMPIAN, demeter=6, hades=10, zeus=24, energy=(stock, 5))
    assert ("steal:demeter" in table.offers()) == (taken is not None)
    if taken is not None:
        assert table.choose("steal:demeter").energy() == (stock - taken, 5 + taken)


@pytest.mark.parametrize("name", [name for name, unit in UNITS.items() if unit.kind == "instead-of-move"])
def test_who_is_lost_has_no_power(name: str) -> None:
    side = UNITS[name].side
    table = Table(side, **{"persephone": 5, "zeus": 24, "hades": 10, name: 0, "ares" if name != "ares" else "hera": 13})
    assert not [key for key in table.offers() if key.split(":")[1:2] == [name] or key == "feast"]
