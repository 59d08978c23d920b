"""Fights: choices, arithmetic, losses, rounds, retreats, pursuit and the total manoeuvres, all played."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from rules.core import engine
from rules.core.types import Viewer
from rules.games.storm.battle import add_up
from rules.games.storm.data import ALL, MATRIX
from rules.games.storm.view import CHTHONIAN, MANOEUVRES, OLYMPIAN
from tests.rules.storm.table import GAME, SAY, Table


def duel(*attackers: str, against: tuple[str, ...] = ("apollo",), **more: Any) -> Table:
    """Chthonians from 13 attack Olympians in 14."""
    places = dict.fromkeys(attackers, 13) | dict.fromkeys(against, 14)
    table = Table(**{"hades": 10, "zeus": 24, **places, **more})
    return table.move(*attackers, to=14)


@pytest.mark.rule("STO-123", "STO-124", "STO-127", "STO-144")
def test_both_sides_choose_at_once_with_bases_and_stocks_in_sight() -> None:
    table = duel("hecate", "charon", against=("apollo", "ares"), energy=(9, 24))
    assert table.asked == [0, 1]
    assert all(one.secret for one in table.pending())
    fight = table.view().fight
    assert fight is not None
    assert [(side.side, side.base, side.stock, side.limit) for side in fight.sides] == [
        (CHTHONIAN, 5, 9, 9),
        (OLYMPIAN, 7, 24, 12),
    ]
    said = SAY(table.decision(0).prompt)
    assert "Ione attacks with strength 5, Theano defends with strength 7; energy comes on top." in said
    assert said.endswith("\nYou attack. Energy: you 9, Theano 24.")
    table.choose("standard:1", seat=0)
    assert table.asked == [1]
    for viewer in (1, None):
        seen = table.view(viewer).fight
        assert seen is not None
        assert [(side.chosen, side.manoeuvre, side.energy) for side in seen.sides] == [
            (True, None, None),
            (False, None, None),
        ]
    own = table.view(0).fight
    assert own is not None
    assert (own.sides[0].manoeuvre, own.sides[0].energy) == ("standard", 1)


def test_a_sealed_choice_may_be_taken_back() -> None:
    table = duel("hecate").choose("standard:1", seat=0)
    table.step = engine.withdraw(GAME, table.state, 0)
    assert table.asked == [0, 1]


@pytest.mark.rule("STO-128")
def test_there_are_five_manoeuvres() -> None:
    table = duel("hecate")
    assert {key.split(":")[0] for key in table.offers(0)} == set(MANOEUVRES)
    assert len(table.offers(0)) == 5 * 7


@pytest.mark.rule("STO-007", "STO-130", "STO-132", "STO-133", "STO-138", "STO-009")
def test_standard_the_stronger_group_wins() -> None:
    table = duel("hecate", "charon", against=("apollo",)).fight("standard:0", "standard:1")
    assert table.strengths() == (5, 4)
    assert (table.losses(), table.report().winner) == ((0, 1), CHTHONIAN)
    assert table.energy() == (24, 23)
    table = duel("hecate").fight("standard:2", "standard:3")
    assert (table.strengths(), table.losses(), table.at("hecate")) == ((5, 6), (1, 0), 0)


@pytest.mark.rule("STO-131", "STO-142")
def test_ties_go_to_the_attacker_in_every_round() -> None:
    table = duel("hecate", "charon", against=("apollo", "artemis"))
    table.fight("standard:1", "standard:0")
    assert (table.strengths(), table.report().tie, table.report().winner) == ((6, 6), True, CHTHONIAN)
    table.choose("unit:artemis").fight("standard:0", "standard:2")
    assert (table.strengths(), table.report().winner) == ((5, 5), CHTHONIAN)
    assert table.state.fight is None


@pytest.mark.rule("STO-134", "STO-135")
def test_energy_is_limited_by_units_and_stock() -> None:
    assert max(int(key.split(":")[1]) for key in duel("hecate").offers(0)) == 6
    assert max(int(key.split(":")[1]) for key in duel("hecate", "charon").offers(0)) == 12
    assert max(int(key.split(":")[1]) for key in duel("hecate", "charon", energy=(3, 24)).offers(0)) == 3


@pytest.mark.rule("STO-136", "STO-137")
def test_more_than_four_energy_costs_one_honor() -> None:
    for energy, honor in ((4, 16), (5, 15), (6, 15)):
        assert duel("hecate").fight(f"standard:{energy}", "standard:0").honor()[0] == honor
    assert duel("hecate", "charon", against=("apollo", "ares")).fight("standard:12", "standard:0").honor()[0] == 15


@pytest.mark.rule("STO-139", "STO-140", "STO-141", "STO-129", "STO-125")
def test_the_loser_picks_its_loss_and_the_fight_goes_on() -> None:
    table = duel("hecate", "charon").fight("standard:0", "standard:6")
    assert (table.kind, table.asked, table.offers()) == ("loss", [0], ["unit:hecate", "unit:charon"])
    table.choose("unit:charon")
    assert (table.lost(CHTHONIAN)[-1], table.kind, table.asked) == ("charon", "manoeuvre", [0, 1])
    assert table.state.fight is not None
    assert table.state.fight.round == 2
    table.fight("standard:0", "standard:0")
    assert (table.at("apollo"), table.view().fight, table.asked) == (0, None, [1])


@pytest.mark.rule("STO-008", "STO-044", "STO-045", "STO-143")
def test_hephaestus_defends_with_eight() -> None:
    table = duel("hecate", against=("hephaestus",)).fight("standard:4", "standard:0")
    assert table.strengths() == (7, 8)
    table = Table(OLYMPIAN, hephaestus=14, hecate=13, hades=10, zeus=24).move("hephaestus", to=13)
    assert table.fight("standard:0", "standard:0").strengths() == (3, 3)


@pytest.mark.rule("STO-053", "STO-054")
def test_ares_rages_from_the_round_he_is_alone() -> None:
    table = duel("typhon", "cerberus", against=("ares", "artemis")).fight("standard:0", "standard:3")
    assert (table.strengths(), table.report().winner) == ((10, 10), CHTHONIAN)
    table.choose("unit:artemis").fight("standard:0", "standard:4")
    assert table.strengths() == (10, 12)


@pytest.mark.rule("STO-165", "STO-173", "STO-175", "STO-176", "STO-177", "STO-178", "STO-180", "STO-181", "STO-184")
@pytest.mark.rule("STO-186", "STO-187")
@pytest.mark.parametrize(("attacker", "defender"), list(product(MANOEUVRES, MANOEUVRES)))
@pytest.mark.parametrize("strong", ["attacker", "defender"])
def test_every_pair_of_manoeuvres(attacker: str, defender: str, strong: str) -> None:
    """Two against two, equal bases; what falls and what it costs is as the chart says."""
    energy = {"attacker": 12 if strong == "attacker" else 0, "defender": 12 if strong == "defender" else 0}
    table = duel("hecate", "erinyes", against=("apollo", "artemis"), energy=(24, 24))
    erinyes = 3  # Three lost Chthonians in this position give her +3.
    bases = {"attacker": 6 + erinyes, "defender": 6}
    cell = MATRIX[attacker, defender]
    # Artemis takes the weakness out of her side's Pursuit.
    sums = [
        add_up(bases["attacker"], energy["attacker"], attacker).strength,
        add_up(bases["defender"], energy["defender"], defender, hunts=True).strength,
    ]
    table.fight(f"{attacker}:{energy['attacker']}", f"{defender}:{energy['defender']}")
    report = table.report()
    honor = [
        16 - 2 * (side in ("total-attack", "total-defence")) - (spent > 4)
        for side, spent in ((attacker, energy["attacker"]), (defender, energy["defender"]))
    ]
    assert table.honor() == tuple(honor)
    assert table.energy() == (24 - energy["attacker"], 24 - energy["defender"])
    if cell.win is None or cell.lose is None:
        assert not report.fought
        assert table.kind == "retreat"
        assert table.losses() == (0, 0)
        assert table.asked == [1 if defender == "retreat" else 0]
        return
    assert table.strengths() == tuple(sums)
    won = sums[0] >= sums[1]
    assert report.winner == (CHTHONIAN if won else OLYMPIAN)
    runner = 0 if attacker == "retreat" else 1 if defender == "retreat" else None
    if runner is not None and won == (runner == 0):
        assert (table.kind, table.asked) == ("stay", [runner])
        table.choose("stay")
    while table.kind == "loss":
        table.choose(table.offers()[0])
    expected = [2 if loss == ALL else loss for loss in (cell.win if won else cell.lose)]
    assert list(table.losses()) == expected


@pytest.mark.rule("STO-145", "STO-146", "STO-157", "STO-159")
def test_an_unpursued_retreat_takes_the_whole_group_away() -> None:
    table = duel("hecate", "charon", against=("apollo", "artemis"))
    table.fight("standard:0", "retreat:3")
    assert (table.kind, table.asked) == ("retreat", [1])
    table.choose("region:9")
    assert (table.at("apollo"), table.at("artemis"), table.at("hecate")) == (9, 9, 14)
    assert (table.honor(), table.energy()) == ((16, 14), (24, 21))
    assert (table.losses(), table.asked) == ((0, 0), [1])


@pytest.mark.rule("STO-156", "STO-158")
def test_energy_of_a_retreat_is_spent_and_may_cost_honor() -> None:
    table = duel("hecate").fight("pursuit:6", "retreat:5")
    assert table.strengths() == (6, 8)
    assert (table.honor(), table.energy()) == ((15, 15), (18, 19))
    table.choose("leave", "region:9")
    assert table.honor() == (15, 13)


@pytest.mark.rule("STO-147", "STO-148", "STO-149", "STO-150", "STO-151", "STO-152")
def test_retreat_regions_of_both_sides() -> None:
    table = duel("hecate", against=("apollo",), charon=8).fight("retreat:0", "standard:0")
    assert table.offers() == ["region:8", "region:13", "region:19"]
    table = duel("hecate", against=("apollo",), charon=9, zeus=4).fight("standard:0", "retreat:0")
    assert table.offers() == ["region:15", "region:20"]
    full = dict.fromkeys(("ares", "athena", "hera", "hermes"), 20)
    table = duel("hecate", against=("apollo",), **full).fight("standard:0", "retreat:0")
    assert table.offers() == ["region:9", "region:15"]
    table = Table(erinyes=12, ares=13, hades=10, zeus=24).move("erinyes", to=13).fight("retreat:0", "standard:0")
    assert table.offers() == ["region:7", "region:18"]


@pytest.mark.rule("STO-161", "STO-162")
def test_the_retreat_example() -> None:
    places = {
        "harpies": 13,
        "artemis": 19,
        "hera": 14,
        "apollo": 20,
        "athena": 24,
        "charon": 23,
        "zeus": 4,
        "hades": 10,
    }
    table = Table(**places).move("harpies", to=19).fight("retreat:0", "standard:0")
    assert table.offers() == ["region:13", "region:18"]
    table = Table(**places).move("harpies", to=19).fight("standard:0", "retreat:0")
    assert table.offers() == ["region:20", "region:24"]


@pytest.mark.rule("STO-114", "STO-115", "STO-116", "STO-117", "STO-163")
def test_after_a_flight_from_afar_both_may_go_anywhere_near() -> None:
    places = {"harpies": 5, "artemis": 19, "zeus": 4, "hades": 10}
    for first, second in (("retreat:0", "standard:0"), ("standard:0", "retreat:0")):
        table = Table(known=["harpies"], **places).move("harpies", to=19).fight(first, second)
        assert table.offers() == [f"region:{n}" for n in (13, 14, 18, 20, 23, 24)]
    river = Table(known=["harpies"], harpies=5, artemis=13, ares=14, charon=8, zeus=4, hades=10)
    river.move("harpies", to=13).fight("retreat:0", "standard:0")
    assert river.offers() == ["region:7", "region:8", "region:18", "region:19"]


@pytest.mark.rule("STO-153", "STO-154")
def test_when_both_retreat_the_defender_chooses_first() -> None:
    table = duel("hecate").fight("retreat:0", "retreat:0")
    assert table.asked == [1]
    table.choose("region:9")
    assert table.asked == [0]
    table.choose("region:8")
    assert (table.at("apollo"), table.at("hecate"), table.honor()) == (9, 8, (14, 14))
    assert table.state.fight is None


@pytest.mark.rule("STO-155", "STO-160")
def test_a_retreat_without_a_region_is_fought_as_standard() -> None:
    blocked = {"charon": 9, "nyx": 15, "minos": 20}
    table = Table(erinyes=13, apollo=14, zeus=24, hades=10, **blocked).move("erinyes", to=14)
    group = table.option("retreat:0", seat=1).group
    assert group is not None
    assert "no way out" in SAY(group)
    table.fight("standard:1", "retreat:0")
    assert [row.fought_as for row in table.report().sides] == ["standard", "standard"]
    assert (table.losses(), table.honor()[1]) == ((0, 1), 15)  # Nyx in the palace
    assert table.report().sides[1].honor == 0


@pytest.mark.rule("STO-164", "STO-165", "STO-166", "STO-168")
def test_a_pursued_side_that_wins_may_leave_or_stay() -> None:
    table = duel("charon").fight("pursuit:5", "retreat:3")
    assert table.strengths() == (4, 6)
    assert (table.kind, table.asked, table.offers()) == ("stay", [1], ["leave", "stay"])
    assert table.choose("stay").at("charon") == 0
    table = duel("charon").fight("pursuit:5", "retreat:3").choose("leave", "region:9")
    assert (table.at("charon"), table.at("apollo"), table.honor()) == (14, 9, (15, 14))
    assert duel("hecate").fight("pursuit:0", "standard:0").honor() == (16, 16)


@pytest.mark.rule("STO-169", "STO-170")
def test_a_pursued_side_that_loses_gives_up_a_unit_and_may_leave() -> None:
    for choice, region, honor in (("leave", 9, 14), ("stay", 14, 16)):
        table = duel("typhon", "cerberus", against=("apollo", "ares")).fight("pursuit:4", "retreat:0")
        assert (table.kind, table.asked) == ("loss", [1])
        table.choose("unit:ares")
        assert table.kind == "stay"
        table.choose(choice)
        if choice == "leave":
            table.choose("region:9")
        assert (table.at("apollo"), table.honor()[1], table.at("ares")) == (region, honor, 0)
        assert (table.state.fight is None) == (choice == "leave")
    alone = duel("typhon").fight("pursuit:4", "retreat:0")
    assert (alone.at("apollo"), alone.honor(), alone.state.fight) == (0, (16, 16), None)


@pytest.mark.rule("STO-167")
def test_the_pursuit_example() -> None:
    assert duel("charon").fight("pursuit:0", "standard:0").strengths()[0] == -1
    assert duel("charon").fight("pursuit:5", "standard:0").strengths()[0] == 4


@pytest.mark.rule("STO-171", "STO-172", "STO-173", "STO-174", "STO-176")
def test_a_total_attack_doubles_and_takes_its_own_units() -> None:
    table = duel("hecate", "thanatos", against=("apollo", "ares")).fight("total-attack:3", "standard:0")
    assert table.strengths() == (20, 7)
    assert table.honor() == (14, 16)
    # Thanatos picks the enemy's loss before he falls.
    assert table.asked == [0]
    table.choose("unit:apollo")
    assert [table.at(name) for name in ("hecate", "thanatos", "apollo", "ares")] == [0, 0, 0, 14]
    assert table.state.fight is None


@pytest.mark.rule("STO-175", "STO-177")
def test_total_attack_on_both_sides_takes_everybody() -> None:
    table = duel("hecate", "charon", against=("apollo", "ares")).fight("total-attack:2", "total-attack:0")
    assert (table.strengths(), table.report().tie, table.report().winner) == ((14, 14), True, CHTHONIAN)
    assert table.losses() == (2, 2)
    assert table.honor() == (14, 14)


@pytest.mark.rule("STO-178", "STO-179")
def test_a_total_attack_on_a_retreat_takes_nobody_but_costs_energy() -> None:
    table = duel("hecate").fight("total-attack:4", "retreat:0").choose("region:9")
    assert (table.losses(), table.energy(), table.honor()) == ((0, 0), (20, 24), (14, 14))
    assert (table.at("hecate"), table.at("apollo")) == (14, 9)


@pytest.mark.rule("STO-180", "STO-181")
def test_a_total_attack_on_a_total_defense_spares_the_attack() -> None:
    table = duel("hecate", "charon", against=("apollo", "ares")).fight("total-attack:6", "total-defence:0")
    table.choose("unit:ares")
    assert (table.losses(), table.at("hecate"), table.honor()) == ((0, 1), 14, (13, 14))
    table = duel("hecate", "charon", against=("apollo", "ares")).fight("total-attack:0", "total-defence:4")
    assert table.losses() == (0, 0)


@pytest.mark.rule("STO-182", "STO-183", "STO-184", "STO-185", "STO-186")
def test_a_won_total_defense_takes_nobody_and_a_new_round_follows() -> None:
    table = duel("hecate", "charon", against=("apollo", "ares")).fight("standard:4", "total-defence:2")
    assert (table.strengths(), table.losses()) == ((9, 18), (0, 0))
    assert (table.honor(), table.energy(), table.kind) == ((16, 14), (20, 22), "manoeuvre")
    table.fight("standard:12", "total-defence:0")
    assert (table.strengths(), table.kind) == ((17, 14), "loss")
    table.choose("unit:ares")
    assert (table.at("apollo"), table.kind) == (14, "manoeuvre")


def test_the_reveal_tells_both_sums() -> None:
    table = duel("hecate", "charon", against=("hephaestus",)).fight("pursuit:5", "total-defence:2")
    said = [line for line in table.said() if " chose " in line]
    assert said == [
        "Ione chose Pursuit with 5 energy: 5 + 5 − 3 = 7.",
        "Theano chose Total Defense with 2 energy: (8 + 2) × 2 = 20.",
    ]
    event = next(event for event in table.log if event.kind == "strength")
    assert (event.reveals, event.data["strength"], event.data["base"]) == (True, 7, 5)


def test_the_round_stays_in_view_until_the_next_action() -> None:
    table = duel("hecate", "charon", against=("apollo",)).fight("standard:0", "standard:1")
    for viewer in (0, 1, None):
        shown = table.view(viewer).round
        assert shown is not None
        assert (shown.over, [row.strength for row in shown.sides]) == (True, [5, 4])
        assert shown.sides[0].strengths == [3, 2]
    table.choose("liturgy")
    assert table.view().round is None


@pytest.mark.parametrize("energy", [0, 4, 6])
def test_hints_of_choices_say_strength_and_honor(energy: int) -> None:
    table = duel("hecate")
    cost = "−1 honor" if energy > 4 else "no honor lost"
    assert table.hint(f"standard:{energy}", seat=0) == f"strength {3 + energy}; {cost}"
    doubled = f"strength {2 * (3 + energy)}; {'−3 honor' if energy > 4 else '−2 honor'}"
    falls = "yours fall, except against Retreat or Total Defense"
    assert table.hint(f"total-attack:{energy}", seat=0) == f"{doubled}; {falls}"
    assert table.hint(f"total-defence:{energy}", seat=0) == f"{doubled}; a win kills none"
    assert table.hint(f"pursuit:{energy}", seat=0) == f"strength {energy}; {cost}; stops a Retreat"


def test_spectators_see_both_sides_of_a_fight_alike() -> None:
    table = duel("hecate")
    assert engine.view(GAME, table.state, Viewer(None)).fight == table.view(1).fight


def test_silence_gives_up_the_weakest_that_leads_nobody_and_takes_the_dearest() -> None:
    table = Table(hades=13, harpies=13, nyx=13, zeus=14, ares=14, athena=14)
    table.move("hades", "harpies", "nyx", to=14).fight("standard:0", "standard:18")
    assert (table.kind, GAME.default(table.state, table.decision())) == ("loss", "unit:harpies")
    other = Table(thanatos=13, harpies=13, zeus=14, ares=14, hades=10)
    other.move("thanatos", "harpies", to=14).fight("standard:12", "standard:0")
    assert (other.asked, GAME.default(other.state, other.decision())) == ([0], "unit:zeus")
