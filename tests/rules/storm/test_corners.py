"""Corners of the rules that a change of a single line would turn: found by changing them."""

from __future__ import annotations

import pytest

from rules.games.storm.view import OLYMPIAN
from tests.rules.storm.table import GAME, Table, start


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


def step_about(table: Table, number: int) -> None:
    """To and fro with one unit each, the Olympians first."""
    name, there, back = (("ares", 9, 14), ("erinyes", 17, 11))[number % 2]
    table.move(name, to=there if table.at(name) == back else back)


def test_the_draw_is_offered_again_after_three_more_times_and_not_in_between() -> None:
    table = Table(OLYMPIAN, erinyes=11, ares=14, hades=10, honor=(60, 60))
    offered = []
    for number in range(26):
        step_about(table, number)
        if table.kind == "draw-offer":
            offered.append(number)
            table.choose("play-on")
    assert len({number % 4 for number in offered}) == 4
    first = offered[0]
    assert [number for number in offered if number % 4 == first % 4] == [first, first + 12]


def test_a_unit_that_became_known_makes_another_position() -> None:
    table = Table(OLYMPIAN, erinyes=11, charon=5, ares=14, hades=10, honor=(60, 60))
    for number in range(9):
        if number == 5:
            table.choose("show:charon")
        step_about(table, number)
    assert table.kind == "turn"


def test_a_fight_in_which_energy_or_honor_goes_is_no_repetition() -> None:
    table = Table(hecate=13, ares=14, zeus=24, hades=10).move("hecate", to=14)
    for _ in range(4):
        table.fight("standard:0", "total-defence:0")
    assert table.kind == "manoeuvre"
    assert table.honor() == (16, 8)


@pytest.mark.rule("STO-065", "STO-096")
def test_only_an_attack_on_the_own_base_counts_as_forward() -> None:
    assert Table(erinyes=11, hades=21, zeus=24).targets("erinyes")[10] == (-2, 0)
    assert Table(erinyes=11, hades=21, ares=10, zeus=24).targets("erinyes")[10] == (0, 0)
    assert Table(OLYMPIAN, ares=9, zeus=24, hades=21).targets("ares")[15] == (-2, 0)


@pytest.mark.rule("STO-169", "STO-197")
def test_the_last_leader_lost_while_caught_ends_the_match_before_others_are_asked_to_leave() -> None:
    table = Table(hades=13, nyx=13, zeus=14, ares=14).move("hades", "nyx", to=14)
    table.fight("retreat:0", "pursuit:6").choose("unit:hades")
    assert (table.outcome.winners, table.outcome.reason.key) == ((1,), "storm-end-leaders")


def test_silence_attacks_nobody() -> None:
    table = Table(hades=10, ares=5, zeus=18)
    for _ in range(2):
        table.choose(GAME.default(table.state, table.decision()))
    assert (table.at("hades"), table.state.fight, table.asked) == (11, None, [1])


@pytest.mark.rule("STO-212")
def test_random_setup_reaches_every_place_of_the_leaders() -> None:
    found: dict[str, set[int]] = {"hades": set(), "zeus": set()}
    for number in range(40):
        for piece in start(f"leaders {number}", setup="random").pieces:
            if piece.name in found:
                found[piece.name].add(piece.region)
    assert found == {"hades": {5, 10, 11, 16}, "zeus": {9, 14, 15, 20}}
