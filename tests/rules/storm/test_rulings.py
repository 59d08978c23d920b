"""The rulings R01 to R40, one test each; the later ones outrank the earlier."""

from __future__ import annotations

from rules.core import engine
from rules.core.types import ChooseMany
from rules.games.storm.data import UNITS, Hunt, PickLoss, Shield, WinTies, mandatory
from rules.games.storm.view import CHTHONIAN, OLYMPIAN
from tests.rules.storm.table import GAME, Table, start

HOME = {"hades": 10, "zeus": 24}


def test_r01_only_zeus_and_hades_are_mandatory() -> None:
    for asked, side in zip(engine.pending(GAME, start()), (CHTHONIAN, OLYMPIAN), strict=True):
        assert isinstance(asked, ChooseMany)
        assert {option.key for option in asked.options} == {
            name for name, unit in UNITS.items() if unit.side == side and name != mandatory(side)
        }


def test_r02_one_unit_per_region_of_the_own_realm() -> None:
    for number in range(5):
        places = [piece.region for piece in start(f"r02 {number}", setup="random").pieces]
        assert len(set(places)) == 18


def test_r03_pursuit_is_weaker_always() -> None:
    table = Table(hecate=13, apollo=14, **HOME).move("hecate", to=14).fight("pursuit:0", "pursuit:0")
    assert table.strengths() == (0, 0)


def test_r04_total_defense_on_both_sides_takes_nobody() -> None:
    table = Table(hecate=13, apollo=14, **HOME).move("hecate", to=14).fight("total-defence:1", "total-defence:0")
    assert (table.losses(), table.kind, table.honor()) == ((0, 0), "manoeuvre", (14, 14))


def test_r05_survivors_of_a_pursuit_may_leave_or_stay() -> None:
    table = Table(typhon=13, apollo=14, ares=14, **HOME).move("typhon", to=14).fight("pursuit:6", "retreat:0")
    table.choose("unit:ares")
    assert table.offers() == ["leave", "stay"]
    assert table.choose("stay").kind == "manoeuvre"


def test_r06_a_retreater_that_wins_and_stays_fights_on() -> None:
    table = Table(hecate=13, charon=13, apollo=14, ares=14, **HOME).move("hecate", "charon", to=14)
    table.fight("pursuit:0", "retreat:0").choose("stay", "unit:charon")
    assert (table.kind, table.asked) == ("manoeuvre", [0, 1])


def test_r07_a_flyer_from_a_touching_region_has_come_from_there() -> None:
    table = Table(known=["harpies"], harpies=13, apollo=14, **HOME).move("harpies", to=14)
    assert table.fight("standard:0", "retreat:0").offers() == ["region:9", "region:15", "region:20"]


def test_r08_an_attacker_from_over_the_styx_cannot_go_back_there() -> None:
    table = Table(erinyes=12, ares=7, **HOME).move("erinyes", to=7).fight("retreat:0", "standard:0")
    assert table.report().sides[0].retreated == 13


def test_r09_the_attacker_stays_when_the_defender_took_its_last_region() -> None:
    blocked = {"ares": 14, "athena": 20, "poseidon": 24, "hera": 23, "artemis": 18}
    table = Table(known=["harpies"], harpies=5, apollo=19, hades=10, zeus=15, **blocked).move("harpies", to=19)
    before = table.honor()
    table.fight("retreat:0", "retreat:0").choose("region:13")
    assert (table.at("apollo"), table.at("harpies"), table.state.fight) == (13, 19, None)
    assert table.honor() == (before[0], before[1] - 2)


def test_r10_units_already_in_the_target_keep_their_state() -> None:
    table = Table(known=["erinyes", "hecate", "nyx"], erinyes=13, hecate=13, nyx=19, charon=19, **HOME)
    assert table.move("erinyes", to=19).known("erinyes", "hecate", "nyx", "charon") == [False, False, True, False]


def test_r10_not_when_the_mover_used_a_revealing_power() -> None:
    table = Table(known=["harpies", "hecate"], harpies=13, hecate=13, **HOME).move("harpies", to=2)
    assert table.known("harpies", "hecate") == [True, True]
    walked = Table(known=["harpies", "hecate"], harpies=13, hecate=13, **HOME).move("harpies", to=19)
    assert walked.known("harpies", "hecate") == [False, False]
    shown = Table(known=["hecate"], harpies=13, hecate=13, **HOME).choose("show:harpies").move("harpies", to=19)
    assert shown.known("harpies", "hecate") == [True, True]


def test_r11_a_mixed_group_walks_and_pays() -> None:
    table = Table(known=["harpies", "erinyes"], harpies=12, erinyes=12, **HOME)
    assert sorted(table.targets("harpies", "erinyes")) == [6, 7, 11, 13, 17, 18]
    assert table.targets("harpies", "erinyes")[13] == (-1, -2)


def test_r12_level_flight_is_backward_in_peace_and_forward_in_attack() -> None:
    table = Table(known=["harpies"], harpies=1, apollo=21, **HOME)
    assert (table.targets("harpies")[11], table.targets("harpies")[21]) == ((-2, 0), (0, 0))


def test_r13_intruders_are_counted_and_judged_before_the_action() -> None:
    table = Table(OLYMPIAN, honor=(1, 16), ares=10, hades=5, zeus=24).choose("liturgy")
    assert (table.outcome.winners, table.state.active) == ((1,), CHTHONIAN)


def test_r14_no_crossing_without_energy() -> None:
    assert 13 not in Table(erinyes=12, energy=(1, 0), **HOME).targets("erinyes")


def test_r15_all_surviving_olympians_in_tartarus_may_pass() -> None:
    table = Table(OLYMPIAN, zeus=10, hades=5)
    assert len(table.lost(OLYMPIAN)) == 8
    assert "pass" in table.offers()


def test_r16_open_backward_attack_on_an_equal_number_changes_nothing() -> None:
    table = Table(erinyes=14, apollo=13, options={"combat": "open"}, **HOME)
    assert table.targets("erinyes")[13] == (0, 0)


def test_r17_costs_of_a_fight_come_on_top_of_the_move() -> None:
    table = Table(erinyes=14, hecate=14, apollo=13, **HOME).move("erinyes", "hecate", to=13)
    assert table.honor()[0] == 14
    assert table.fight("total-attack:5", "standard:0").honor()[0] == 14 - 2 - 1


def test_r18_the_honor_of_a_daring_attack_comes_before_the_fight() -> None:
    table = Table(erinyes=13, apollo=14, ares=14, **HOME).move("erinyes", to=14)
    assert (table.honor()[0], table.kind) == (18, "manoeuvre")


def test_r19_both_are_charged_before_defeat_is_judged() -> None:
    table = Table(honor=(1, 2), erinyes=13, apollo=14, **HOME).move("erinyes", to=14)
    assert table.fight("standard:5", "total-defence:0").outcome.verdict == "draw"


def test_r20_movers_attack_and_everybody_there_defends() -> None:
    table = Table(erinyes=13, hecate=13, apollo=14, ares=14, **HOME).move("erinyes", to=14)
    fight = table.view().fight
    assert fight is not None
    assert [[unit.name for unit in side.units] for side in fight.sides] == [["erinyes"], ["ares", "apollo"]]
    assert table.known("hecate") == [False]


def test_r21_doubled_energy_is_real_energy_for_caps_and_honor() -> None:
    table = Table(hecate=13, ares=14, **HOME).move("hecate", to=14)
    assert max(int(key.split(":")[1]) for key in table.offers(1)) == 6
    table.fight("standard:0", "standard:5")
    assert (table.strengths()[1], table.honor()[1], table.energy()[1]) == (14, 15, 19)


def test_r22_charon_ferries_those_who_leave_his_region_only() -> None:
    leaving = Table(known=["charon"], charon=13, erinyes=13, **HOME)
    assert leaving.targets("erinyes")[12][1] == 0
    entering = Table(known=["charon"], charon=13, erinyes=12, **HOME)
    assert entering.targets("erinyes")[13][1] == -2


def test_r23_persephone_with_others_against_demeter() -> None:
    guarded = Table(persephone=14, erinyes=14, demeter=15, apollo=15, **HOME).move("persephone", "erinyes", to=15)
    assert (guarded.at("persephone"), guarded.at("demeter"), guarded.kind) == (0, 0, "manoeuvre")
    empty = Table(persephone=14, erinyes=14, demeter=15, **HOME).move("persephone", "erinyes", to=15)
    assert (empty.at("erinyes"), empty.state.fight) == (15, None)
    led = Table(persephone=14, hades=14, demeter=15, zeus=24).move("persephone", "hades", to=15)
    assert (led.outcome.winners, led.at("persephone")) == ((0,), 0)


def test_r24_entering_the_guarded_palace_counts_as_an_attack_first() -> None:
    table = Table(hades=14, apollo=15, ares=15, zeus=24).move("hades", to=15)
    assert (table.honor()[0], table.outcome.winners) == (18, (0,))
    broken = Table(honor=(2, 9), hades=14, erinyes=14, apollo=15, zeus=24).move("hades", "erinyes", to=15)
    assert broken.outcome.winners == (1,)


def test_r25_stocks_have_no_cap() -> None:
    table = Table(honor=(40, 16), energy=(90, 24), minos=11, ares=14).choose("liturgy")
    assert table.energy()[0] == 96


def test_r26_a_total_attack_on_the_last_enemy_empties_the_region() -> None:
    table = Table(hecate=13, apollo=14, **HOME).move("hecate", to=14).fight("total-attack:0", "standard:0")
    assert not table.view().regions[13].units
    assert table.state.fight is None


def test_r27_a_total_attack_on_a_retreat_without_a_way_out_is_fought() -> None:
    blocked = {"charon": 9, "nyx": 15, "minos": 20}
    table = Table(hecate=13, apollo=14, **HOME, **blocked).move("hecate", to=14).fight("total-attack:0", "retreat:0")
    assert (table.losses(), table.report().fought) == ((1, 1), True)


def test_r28_revival_ends_in_tartarus() -> None:
    table = Table(hades=11, ares=14).choose("revive:hades:hecate")
    assert (table.at("hecate"), table.known("hecate")) == (10, [True])


def test_r29_elsewhere_persephone_and_demeter_simply_fight() -> None:
    table = Table(persephone=13, demeter=14, **HOME).move("persephone", to=14)
    assert table.kind == "manoeuvre"


def test_r30_a_winner_needs_honor() -> None:
    assert Table(honor=(1, 3), hades=14, zeus=24).move("hades", to=15).outcome.winners == (0,)


def test_r31_charon_ferries_whole_groups() -> None:
    table = Table(known=["charon"], charon=12, erinyes=12, hecate=12, **HOME)
    assert table.targets("erinyes", "hecate")[13] == (-1, 0)
    assert table.targets("charon", "erinyes", "hecate")[13] == (-2, 0)


def test_r32_charon_stays_shown_when_his_companion_crosses() -> None:
    table = Table(known=["charon", "erinyes", "hecate"], charon=12, erinyes=12, hecate=12, **HOME)
    assert table.move("erinyes", to=13).known("charon", "erinyes", "hecate") == [True, False, False]


def test_r33_the_attacker_retreats_to_what_touches_origin_and_battle() -> None:
    table = Table(erinyes=13, apollo=14, **HOME).move("erinyes", to=14).fight("retreat:0", "standard:0")
    assert table.offers() == ["region:8", "region:13", "region:19"]


def test_r34_a_leader_that_retreats_into_the_palace_has_reached_it() -> None:
    def chased(honor: int) -> Table:
        table = Table(OLYMPIAN, honor=(honor, 16), hades=14, ares=13, zeus=24).move("ares", to=14)
        return table.fight("standard:0", "retreat:0").choose("region:15")

    assert chased(3).outcome.winners == (0,)
    assert chased(2).outcome.winners == (1,)


def test_r35_demeter_takes_the_last_leader() -> None:
    table = Table(hades=0, persephone=14, demeter=15, zeus=24).move("persephone", to=15)
    assert (table.outcome.winners, table.outcome.reason.key) == ((1,), "storm-end-leaders")


def test_r36_both_count_in_the_honor_of_the_attack() -> None:
    table = Table(persephone=14, erinyes=14, demeter=15, **HOME).move("persephone", "erinyes", to=15)
    assert table.honor()[0] == 14
    broken = Table(honor=(2, 9), persephone=14, erinyes=14, demeter=15, **HOME)
    broken.move("persephone", "erinyes", to=15)
    assert (broken.outcome.winners, broken.at("demeter")) == ((1,), 15)


def test_r37_everybody_is_shown_before_both_choose() -> None:
    table = Table(erinyes=13, apollo=14, **HOME).move("erinyes", to=14)
    assert (table.known("erinyes", "apollo"), table.asked) == ([True, True], [0, 1])


def test_r38_a_liturgy_brings_six_whatever_the_honor() -> None:
    for honor in (3, 16, 40):
        assert Table(honor=(honor, 16), energy=(5, 24), erinyes=11, ares=14).choose("liturgy").energy()[0] == 11


def test_r39_powers_that_override_the_rulebook_are_marked_as_house() -> None:
    for kind in (WinTies, PickLoss, Shield, Hunt):
        owners = [unit for unit in UNITS.values() if any(isinstance(effect, kind) for effect in unit.effects)]
        assert [unit.provenance["effects"] for unit in owners] == ["house"]


def test_r40_only_penalties_of_moving_are_merged() -> None:
    table = Table(erinyes=14, hecate=14, apollo=13, **HOME).move("erinyes", "hecate", to=13)
    table.fight("retreat:5", "standard:0").choose(table.offers()[0])
    assert table.honor()[0] == 16 - 2 - 1 - 2
