"""Corners of the rules that a change of a single line would turn: found by changing them."""

from __future__ import annotations

import pytest

from tests.rules.storm.table import Table


@pytest.mark.rule("STO-059")
def test_a_unit_shown_in_an_earlier_turn_is_hidden_again_by_a_split() -> None:
    table = Table(known=["nyx"], charon=11, nyx=11, zeus=24, ares=4, hades=10)
    table.choose("show:charon").move("nyx", to=12)
    assert table.known("charon", "nyx") == [True, False]
    other = Table(known=["nyx"], charon=11, nyx=11, zeus=24, ares=4, hades=10)
    other.choose("show:charon", "from:10", "region:5", "liturgy").move("nyx", to=12)
    assert other.known("charon", "nyx") == [False, False]


@pytest.mark.rule("STO-070")
def test_the_last_energy_pays_for_the_river_and_none_is_needed_elsewhere() -> None:
    assert 13 in Table(erinyes=12, zeus=24, hades=10, energy=(2, 24)).targets("erinyes")
    dry = Table(erinyes=12, zeus=24, hades=10, energy=(0, 24)).targets("erinyes")
    assert sorted(dry) == [6, 11, 17]
    after = Table(erinyes=12, zeus=24, hades=10, energy=(2, 24)).move("erinyes", to=13)
    assert after.energy() == (0, 24)


@pytest.mark.rule("STO-146", "STO-151")
def test_a_group_retreats_only_where_all_of_it_has_room() -> None:
    camp = {"zeus": 20, "apollo": 20, "hera": 20, "artemis": 9, "athena": 9}
    table = Table(typhon=13, nyx=13, ares=14, hermes=14, hades=10, **camp).move("nyx", to=14)
    fight = table.view(0).fight
    assert fight is not None
    attacker, defender = fight.sides
    assert (attacker.retreats, defender.retreats) == ([8, 13, 19], [9, 15])
