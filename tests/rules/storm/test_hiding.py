"""Who sees whom: hidden units, showing by fight and power, hiding again when a group splits."""

from __future__ import annotations

import pytest

from rules.core.types import Viewer, heard
from rules.games.storm.view import CHTHONIAN, OLYMPIAN, UnitView
from tests.rules.storm.table import GAME, SAY, Table


def there(table: Table, region: int, seat: int | None) -> list[UnitView]:
    return table.view(seat).regions[region - 1].units


@pytest.mark.rule("STO-035")
def test_the_enemy_sees_where_units_are_but_not_who() -> None:
    table = Table(known=["hecate"], erinyes=14, hecate=14, cerberus=14, zeus=9)
    for seat in (1, None):
        seen = there(table, 14, seat)
        assert [(unit.alias, unit.name, unit.strength) for unit in seen] == [
            ("hecate", "hecate", 3),
            ("14-1", None, None),
            ("14-2", None, None),
        ]
    own = there(table, 14, 0)
    assert [unit.name for unit in own] == ["cerberus", "erinyes", "hecate"]


@pytest.mark.rule("STO-061")
def test_owners_see_whom_the_enemy_knows() -> None:
    table = Table(known=["hecate"], erinyes=14, hecate=14, zeus=9)
    assert {unit.name: unit.shown for unit in there(table, 14, 0)} == {"erinyes": False, "hecate": True}
    lines = [SAY(line) for line in GAME.secrets(table.view(0))]
    assert lines == ["Only you know: Hades (5) in 10 and Erinyes (3) in 14.", "The enemy knows: Hecate (3) in 14."]
    assert GAME.secrets(table.view()) == []


@pytest.mark.rule("STO-036", "STO-056", "STO-057", "STO-058", "STO-124", "STO-126")
def test_a_fight_shows_everybody_in_it_and_survivors_stay_shown() -> None:
    table = Table(erinyes=13, hecate=13, ares=14, athena=14, apollo=9, hades=10)
    table.move("erinyes", "hecate", to=14)
    assert table.known("erinyes", "hecate", "ares", "athena") == [True] * 4
    assert table.known("apollo", "hades") == [False, False]
    assert table.kind == "manoeuvre"
    table.fight("standard:0", "retreat:0").choose("region:15")
    assert table.known("erinyes", "hecate", "ares", "athena") == [True] * 4
    table.move("apollo", to=4)
    assert table.known("erinyes", "hecate", "ares", "athena", "apollo") == [True] * 4 + [False]


@pytest.mark.rule("STO-042", "STO-046", "STO-050", "STO-055")
def test_using_a_power_shows_the_unit() -> None:
    table = Table(minos=11, hecate=17, ares=18, zeus=9, energy=(24, 24))
    table.choose("barter:minos")
    assert table.known("minos", "hecate", "ares") == [True, False, False]
    table.choose("liturgy", "oracle:hecate:18")
    assert table.known("hecate", "ares", "zeus") == [True, True, False]
    assert there(table, 11, 1)[0].name == "minos"


@pytest.mark.rule("STO-059", "STO-060")
def test_a_split_group_is_hidden_again() -> None:
    table = Table(known=["erinyes", "hecate", "cerberus"], erinyes=13, hecate=13, cerberus=19, zeus=9, hades=10)
    table.move("erinyes", to=19)
    assert table.known("erinyes", "hecate", "cerberus") == [False, False, True]
    assert sorted(unit.alias for unit in there(table, 19, 1)) == ["19-1", "cerberus"]
    assert [unit.name for unit in there(table, 13, 1)] == [None]
    assert any("hidden units again" in line for line in table.said())
    table.move("zeus", to=8).move("hecate", to=8)
    assert table.known("hecate", "zeus") == [True, True]


def test_a_whole_group_that_leaves_stays_shown() -> None:
    table = Table(known=["erinyes", "hecate"], erinyes=13, hecate=13, zeus=9).move("erinyes", "hecate", to=19)
    assert table.known("erinyes", "hecate") == [True, True]


def test_part_of_a_group_that_attacks_leaves_the_rest_as_it_was() -> None:
    table = Table(known=["erinyes", "hecate"], erinyes=13, hecate=13, nyx=13, ares=14, hades=10).move("erinyes", to=14)
    assert table.known("erinyes", "hecate", "nyx") == [True, True, False]


def test_others_hear_how_many_moved_not_who() -> None:
    table = Table(erinyes=13, hecate=13, zeus=9).move("erinyes", to=19)
    event = next(event for event in table.log if event.kind == "moved")
    own, other = heard(event, Viewer(0)), heard(event, Viewer(1))
    assert own is not None
    assert SAY(own.text) == "Ione moves with Erinyes from 13 to 19."
    assert other is not None
    assert SAY(other.text) == "Ione moves with 1 unit from 13 to 19."
    assert other.data == {}


def test_hidden_units_that_change_places_look_the_same() -> None:
    one = Table(erinyes=13, hecate=19, zeus=9)
    two = Table(erinyes=19, hecate=13, zeus=9)
    for seat in (1, None):
        assert one.view(seat) == two.view(seat)
        assert GAME.describe(one.view(seat)) == GAME.describe(two.view(seat))
    assert one.view(0) != two.view(0)


def test_counts_are_public() -> None:
    table = Table(known=["hecate"], erinyes=13, hecate=13, charon=5, zeus=9)
    panels = {side.side: side for side in table.view(1).sides}
    assert (panels[CHTHONIAN].hidden, [unit.name for unit in panels[CHTHONIAN].units]) == (3, ["hecate"])
    assert (panels[OLYMPIAN].hidden, [unit.name for unit in panels[OLYMPIAN].units]) == (1, ["zeus"])


def test_what_is_being_chosen_in_a_turn_reaches_nobody_else() -> None:
    table = Table(erinyes=13, hecate=13, zeus=9)
    before = {seat: table.view(seat) for seat in (1, None)}
    for choice in ("from:13", [table.key("hecate")]):
        table.choose(choice)
        assert table.decision().secret
        assert {seat: table.view(seat) for seat in (1, None)} == before
        assert not table.step.events


def test_everything_is_shown_once_the_match_is_over() -> None:
    table = Table(hades=14, erinyes=5, ares=9, zeus=8).move("hades", to=15)
    assert table.over
    for seat in (0, 1, None):
        assert all(unit.name for region in table.view(seat).regions for unit in region.units)
