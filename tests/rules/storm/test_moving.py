"""Turns and movement: single units and groups, honor, the river, flight, the Liturgy, passing."""

from __future__ import annotations

import pytest

from rules.core.errors import Illegal
from rules.games.storm.view import CHTHONIAN, OLYMPIAN
from tests.rules.storm.table import SAY, Table


@pytest.mark.rule("STO-032", "STO-033", "STO-188")
def test_a_turn_is_one_action() -> None:
    for choices in (["from:11", "region:6"], ["liturgy"], ["barter:minos"]):
        table = Table(erinyes=11, minos=5, ares=14).choose(*choices)
        assert (table.state.active, table.decision().seat) == (OLYMPIAN, 1)
    assert Table(erinyes=13, ares=14).move("erinyes", to=14).kind == "manoeuvre"


@pytest.mark.rule("STO-034", "STO-069")
def test_a_unit_moves_to_any_neighboring_region() -> None:
    table = Table(erinyes=14, zeus=4)
    assert sorted(table.targets("erinyes")) == [8, 9, 13, 15, 19, 20]
    assert table.pick_up("erinyes").refuses("region:7")
    assert table.choose("region:9").at("erinyes") == 9


@pytest.mark.rule("STO-063", "STO-065", "STO-066")
def test_forward_is_free_backward_costs_two() -> None:
    up = Table(erinyes=14, zeus=4)
    assert {region: honor for region, (honor, _) in up.targets("erinyes").items()} == {
        9: 0, 15: 0, 20: 0, 8: -2, 13: -2, 19: -2
    }  # fmt: skip
    assert up.move("erinyes", to=13).honor() == (14, 16)
    down = Table(OLYMPIAN, ares=14, hades=10)
    assert down.targets("ares")[13] == (0, 0)
    assert down.move("ares", to=9).honor() == (16, 14)


@pytest.mark.rule("STO-077", "STO-078", "STO-079")
def test_joining_costs_nothing_more_and_four_are_the_most() -> None:
    table = Table(erinyes=11, hecate=12, cerberus=12, thanatos=12, nyx=6, hades=5)
    assert table.targets("erinyes")[12] == (0, 0)
    assert table.move("erinyes", to=12).honor() == (16, 16)
    table.choose("liturgy")
    assert 12 not in table.targets("nyx")
    assert table.targets("hades")[11] == (0, 0)
    back = Table(erinyes=12, hecate=11, nyx=11)
    assert back.targets("erinyes")[11] == (-2, 0)
    assert back.move("erinyes", to=11).honor() == (14, 16)


@pytest.mark.rule("STO-080", "STO-081", "STO-082", "STO-083", "STO-084", "STO-085", "STO-086", "STO-087")
def test_groups_of_any_size_leave_a_region() -> None:
    names = ["erinyes", "hecate", "cerberus", "thanatos"]
    table = Table(**dict.fromkeys(names, 14), zeus=4, hades=10)
    forward = [table.targets(*names[:size])[20][0] for size in (1, 2, 3, 4)]
    backward = [table.targets(*names[:size])[13][0] for size in (1, 2, 3, 4)]
    assert forward == [0, -1, -2, -3]
    assert backward == [-2, -2, -2, -3]
    asked = table.choose("from:14").decision()
    assert (asked.kind, getattr(asked, "minimum", 0), getattr(asked, "maximum", 0)) == ("movers", 1, 4)
    table.choose([table.key("hecate"), table.key("thanatos")], "region:15")
    assert [table.at(name) for name in names] == [14, 15, 14, 15]
    assert table.honor()[0] == 15


def test_the_choice_of_units_can_be_taken_back() -> None:
    table = Table(erinyes=14, hecate=14, zeus=4).pick_up("hecate").choose("back")
    assert (table.kind, table.honor()) == ("turn", (16, 16))
    table.choose("from:14")
    for wrong in ([table.key("hecate"), "back"], "back", []):
        with pytest.raises(Illegal):
            table.choose(wrong)
    table.choose(["back"])
    assert (table.kind, table.honor(), table.said()) == ("turn", (16, 16), [])
    assert table.move("erinyes", to=9).at("erinyes") == 9


@pytest.mark.rule("STO-088", "STO-089", "STO-090", "STO-092", "STO-093", "STO-094", "STO-095", "STO-097")
def test_honor_of_attacks_compares_numbers() -> None:
    table = Table(erinyes=14, hecate=14, ares=9, athena=9, zeus=15, hera=8, apollo=19, artemis=19)
    both = {region: honor for region, (honor, _) in table.targets("erinyes", "hecate").items()}
    assert both == {9: 0, 20: -1, 15: -2, 8: -2, 13: -2, 19: -1}
    alone = {region: honor for region, (honor, _) in table.targets("erinyes").items()}
    assert alone == {9: 2, 19: 2, 15: 0, 20: 0, 8: -1, 13: -2}
    assert table.move("erinyes", to=19).honor() == (18, 16)


@pytest.mark.rule("STO-099", "STO-100", "STO-101", "STO-102", "STO-103", "STO-104", "STO-105")
def test_the_example_of_two_together() -> None:
    table = Table(erinyes=14, hecate=14, ares=9, athena=9, zeus=15, hera=8, apollo=19, artemis=19)
    assert [table.targets("erinyes", "hecate")[region][0] for region in (9, 20, 15, 8, 13, 19)] == [
        0,
        -1,
        -2,
        -2,
        -2,
        -1,
    ]


@pytest.mark.rule("STO-106", "STO-107", "STO-108", "STO-109")
def test_the_example_of_one_alone() -> None:
    table = Table(erinyes=14, hecate=14, ares=9, athena=9, zeus=15, hera=8, apollo=19, artemis=19)
    for name in ("erinyes", "hecate"):
        assert [table.targets(name)[region][0] for region in (9, 19, 15, 20, 8, 13)] == [2, 2, 0, 0, -1, -2]


@pytest.mark.rule("STO-096")
def test_freeing_the_own_base_counts_as_forward() -> None:
    assert Table(erinyes=11, ares=10, hades=5).targets("erinyes")[10] == (0, 0)
    assert Table(OLYMPIAN, ares=14, erinyes=15, hades=10, zeus=9).targets("ares")[15] == (0, 0)
    assert Table(OLYMPIAN, ares=8, erinyes=14, hades=10).targets("ares")[14] == (-1, 0)


@pytest.mark.rule("STO-070", "STO-071", "STO-072", "STO-073", "STO-074", "STO-075")
def test_the_styx_costs_two_energy_and_22_is_free() -> None:
    table = Table(erinyes=12, hecate=12, cerberus=12, zeus=24, hades=5)
    assert table.targets("erinyes", "hecate", "cerberus")[13] == (-2, -2)
    assert table.move("erinyes", "hecate", "cerberus", to=13).energy() == (22, 24)
    table.choose("liturgy").move("erinyes", to=12)
    assert table.energy() == (20, 30)
    assert Table(OLYMPIAN, ares=18, hades=10).move("ares", to=12).energy() == (24, 22)
    gate = Table(erinyes=17, ares=23, hades=10)
    assert gate.targets("erinyes")[22] == (0, 0)
    assert gate.targets("erinyes")[18] == (0, -2)
    assert gate.move("erinyes", to=22).energy() == (24, 24)


def test_without_energy_nobody_crosses() -> None:
    table = Table(erinyes=12, energy=(1, 24), zeus=24)
    assert sorted(table.targets("erinyes")) == [6, 11, 17]


@pytest.mark.rule("STO-110", "STO-111", "STO-112", "STO-113")
def test_a_shown_flyer_goes_anywhere_for_free_over_the_styx() -> None:
    table = Table(harpies=11, zeus=24, ares=13)
    assert sorted(table.targets("harpies")) == [5, 6, 10, 12, 16, 17]
    assert "everybody sees it" in table.hint("show:harpies")
    table.choose("show:harpies")
    assert (table.kind, table.state.active, table.known("harpies")) == ("turn", CHTHONIAN, [True])
    found = table.targets("harpies")
    assert sorted(found) == [n for n in range(1, 25) if n != 11]
    assert all(energy == 0 for _, energy in found.values())
    assert table.move("harpies", to=23).energy() == (24, 24)
    assert table.at("harpies") == 23


@pytest.mark.rule("STO-118", "STO-119", "STO-120", "STO-121")
def test_flight_is_judged_by_heights() -> None:
    table = Table(known=["harpies"], harpies=1, zeus=24, ares=21, athena=2, hera=2)
    found = {region: honor for region, (honor, _) in table.targets("harpies").items()}
    assert (found[11], found[21], found[3], found[5]) == (-2, 0, 0, -2)
    assert found[2] == 2
    assert found[12] == 0


@pytest.mark.rule("STO-010", "STO-189", "STO-190", "STO-191", "STO-192")
def test_a_liturgy_brings_six_energy_and_costs_honor() -> None:
    some = Table(energy=(1, 24), erinyes=11, ares=14).choose("liturgy")
    assert (some.energy()[0], some.honor()[0]) == (7, 14)
    none = Table(energy=(0, 24), erinyes=11, ares=14).choose("liturgy")
    assert (none.energy()[0], none.honor()[0]) == (6, 15)
    order = [event.kind for event in none.log if event.kind in ("liturgy", "honor")]
    assert order == ["liturgy", "honor"]
    assert none.log[-3].text.args["energy"] == 6


@pytest.mark.rule("STO-011")
def test_the_last_honor_may_be_spent_on_a_liturgy_and_that_loses() -> None:
    table = Table(energy=(3, 24), honor=(2, 16), erinyes=11, ares=14).choose("liturgy")
    assert table.outcome.winners == (1,)
    assert not Table(energy=(0, 24), honor=(2, 16), erinyes=11, ares=14).choose("liturgy").over


@pytest.mark.rule("STO-037", "STO-038", "STO-039")
def test_only_olympians_all_in_tartarus_may_pass() -> None:
    table = Table(OLYMPIAN, ares=10, zeus=10, hades=5)
    assert "pass" in table.offers()
    table.choose("pass")
    assert (table.decision().seat, table.honor()) == (0, (14, 16))
    for places in ({"ares": 11, "zeus": 10}, {"ares": 14, "zeus": 15}):
        assert "pass" not in Table(OLYMPIAN, **{"hades": 5, **places}).offers()
    assert "pass" not in Table(hades=15 - 4, zeus=15).offers()
    group = table.option("from:5").group
    assert group is not None
    assert SAY(group) == "Move"


@pytest.mark.rule("STO-016")
def test_intruders_cost_honor_at_the_start_of_the_turn() -> None:
    table = Table(OLYMPIAN, ares=10, athena=10, hera=10, hades=5, zeus=15).choose("liturgy")
    assert table.honor() == (13, 14)
    table = Table(erinyes=15, hecate=15, hades=5, zeus=14).choose("liturgy")
    assert table.honor() == (14, 14)
    lost = Table(OLYMPIAN, honor=(2, 16), ares=10, athena=10, hades=5, zeus=15).choose("liturgy")
    assert lost.outcome.winners == (1,)


@pytest.mark.rule("STO-068", "STO-098")
def test_what_a_choice_costs_is_said_before_it_is_made() -> None:
    table = Table(erinyes=13, hecate=13, ares=14, zeus=15, hades=10)
    assert table.hint("liturgy") == "+6 energy, −2 honor"
    table.pick_up("erinyes", "hecate")
    assert table.hint("region:12") == "−2 honor, −2 energy · backward, over the Styx"
    assert table.hint("region:14") == "−2 honor · 2 against 1, forward"
    assert table.hint("region:19") == "−1 honor · forward"
    assert all(table.option(f"region:{region}").irreversible for region in (12, 14, 19))


@pytest.mark.rule("STO-067")
def test_targets_point_at_regions_of_the_picture_with_their_cost() -> None:
    table = Table(erinyes=13, ares=14, hades=10).pick_up("erinyes")
    assert {option.ref for option in table.decision().offered if option.ref} == {
        f"region:{n}" for n in (7, 8, 12, 14, 18, 19)
    }
    choosing = table.view(0).choosing
    assert choosing is not None
    assert (choosing.origin, choosing.units) == (13, ["erinyes"])
    assert {t.region: (t.honor, t.energy, t.attack) for t in choosing.targets}[12] == (-2, 2, False)
    assert table.view(1).choosing is None
    assert table.view().choosing is None
