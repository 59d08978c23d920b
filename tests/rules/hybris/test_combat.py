"""Combat step by step (spec 2.9), duels in the Coliseum (2.6, 4.7), Contests (2.7)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.games.hybris import combat
from rules.games.hybris.state import Combat, Side
from tests.rules.hybris.fights import fight, totals
from tests.rules.hybris.table import BASE, SAY, Table, arriving, here, seat


def attack(mine: dict[str, Any], theirs: dict[str, Any], *others: dict[str, Any]) -> Table:
    """Heracles (3) goes to a space where Zagreus (2) stands."""
    second = seat("hades", **theirs)
    second["chars"] |= {"zagreus": {"where": "O1"}}
    return arriving("heracles", seat("zeus", **mine), second, *others, token="olympus").choose("space:O1")


def test_the_sides_play_in_turn_the_attacker_first_until_both_have_stopped() -> None:
    table = attack({"hand": ["ZC01", "ZC02"]}, {"hand": ["HC05", "HC06"]})
    assert (table.kind, table.offers()) == ("choose", ["choose:pay", "choose:none"])
    table.choose("choose:none")
    assert SAY(table.option("stop").label) == "Play no more cards"
    assert table.kinds() == [(0, "card")]
    table.choose("card:ZC01")
    assert table.kinds() == [(1, "card")]
    table.choose("stop")
    assert table.kinds() == [(0, "card")]
    table.choose("stop")
    assert table.state.combat is None


def quiet(mine: dict[str, Any], theirs: dict[str, Any], *others: dict[str, Any]) -> Table:
    """The same, with Thunder left alone."""
    table = attack(mine, theirs, *others)
    while table.kind == "choose":
        table.choose("choose:none")
    return table


def test_the_winner_holds_the_space_and_the_loser_is_defeated() -> None:
    table = quiet({"hand": []}, {"hand": []})
    assert (table.char("heracles").where, table.char("zagreus").where) == ("O1", "used")
    # 1 Greatness and 1 VP for the Combat, 1 Greatness on the space; Hades' Heroes skip the Styx.
    assert table.owns(0) == (4, 0, 1, 1, 3 + 1 + 1)
    assert (table.player(1).greatness, len(table.player(1).hand)) == (2, 1)
    assert table.kind == "action"
    assert table.player().wins == 1


def test_a_defeated_hero_goes_to_the_styx_and_a_defeated_attackers_turn_ends() -> None:
    table = quiet({"hand": [], "premonitions": ["PM01"]}, {"hand": ["HC05"]})
    table.choose("card:HC05")
    assert (table.char("heracles").where, table.char("zagreus").where) == ("styx", "O1")
    assert table.owns(0) == (4, 0, 1, 0, 2)
    assert len(table.player(0).hand) == 1
    # Hades: Greatness and VP; the Toll goes into the Well.
    assert table.owns(1) == (5, 0, 0, 1, 4)
    assert table.state.well == 4 + 1
    assert table.kinds() == [(1, "turn")]
    assert (table.player(1).discard, table.player(1).hand) == (["HC05"], [])


def test_a_defeated_olympian_goes_home_used() -> None:
    table = arriving("hades", seat("hades"), seat("zeus", at={"heracles": "O1"})).choose("place:olympus", "space:O1")
    while table.kind == "choose":
        table.choose("choose:none")
    assert (table.char("hades").where, table.char("heracles").where) == ("used", "O1")


def test_the_attacker_must_be_strictly_higher() -> None:
    state = Table(seat("poseidon"), seat("hades"), seat("zeus")).state
    even = Combat([Side(1, "zagreus"), Side(0, "poseidon")], "olympus")
    assert [combat.total(state, even, n) for n in (0, 1)] == [1, 1]
    assert combat.winner(state, even) == 1
    zeus = Combat([Side(2, "pollux"), Side(0, "theseus")], "olympus")
    assert combat.winner(state, zeus) == 0
    assert combat.winner(state, Combat([Side(0, "theseus"), Side(2, "pollux")], "olympus")) == 1


def test_three_cards_are_the_limit() -> None:
    hand = ["ZC01", "ZC02", "ZC13", "ZC16"]
    table = fight("zeus", hand=hand).choose("card:ZC01", "card:ZC02", "card:ZC13")
    assert table.state.combat is None
    assert table.player().discard == ["ZC01", "ZC02", "ZC13"]


def test_total_strength_is_never_below_zero() -> None:
    table = fight("athena", hand=["AC08", "AC15", "AC03"], enemy="hades")
    table.choose("card:AC08", "card:AC15")
    assert totals(table)[1] == 0


def test_the_worked_example_of_the_rulebook_on_the_side_of_hades() -> None:
    """2.9: Hades 0, Ambition 3, Master of the Dead 1 and 1 for each enemy card, Chthonic God 1 (and -2), Egoist with
    its Combo of 3: 10.
    """
    hades = seat("hades", pillars=[5], hand=["HC01", "HC02", "HC03", "HC18"])
    hades["chars"] = {"hades": {"where": "olympus"}}
    zeus = seat("zeus", pillars=[1])
    zeus["chars"] = {"pollux": {"where": "olympus"}}
    sides = [
        {"seat": 0, "character": "hades", "limit": 1},
        {"seat": 1, "character": "pollux", "zone": ["ZC16", "ZC13"], "stopped": True},
    ]
    v = {"seat": 0, "character": "hades", "token": None, "step": "enter", "place": "olympus", "space": "O1"}
    stack: list[dict[str, Any]] = [
        {"at": "age", "v": {"step": 3}},
        {"at": "actions"},
        {"at": "turn", "v": {"seat": 0, "acted": True}},
        {"at": "activation", "v": v},
        {"at": "combat", "v": {"step": "play", "next": 0, "prize": True}},
    ]
    table = Table(hades, zeus, at=stack, combat={"sides": sides, "place": "olympus"})
    before = totals(table)[1]
    table.choose("card:HC01", "card:HC02", "card:HC03")
    assert totals(table) == (10, before - 2)
    assert BASE.cards["HC03"].combo == 3
    table.choose("stop")
    assert table.player().wins == 1


def test_heroes_grow_by_the_thread_and_olympians_by_the_spark_track() -> None:
    state = Table(seat("zeus", threads={"lachesis": 3}), seat("hades", tiles={"HT1": ["hero"], "HT3": ["hero"]})).state
    assert combat.base(state, Combat([Side(0, "pollux"), Side(1, "hades")], "olympus"), 0) == 2 + 1
    assert combat.base(state, Combat([Side(0, "zeus"), Side(1, "hades")], "olympus"), 0) == 1
    assert combat.base(state, Combat([Side(0, "zeus"), Side(1, "hades")], "olympus"), 1) == 0 + 1


def test_ambition_is_three_more_strength() -> None:
    state = Table(seat("zeus", pillars=[5]), seat("hades")).state
    assert combat.base(state, Combat([Side(0, "pollux"), Side(1, "hades")], "olympus"), 0) == 2 + 3


# --- duels


def duel(hero: str, **more: Any) -> Table:
    return here(hero, "coliseum", "CD", seat("zeus", **more), seat("hades"))


def test_prophets_do_not_duel() -> None:
    assert [key for key in duel("danae").offers() if key.startswith("duel")] == []


REWARDS = {
    "CH1": (5, 2, 0, 1, 4), "CH2": (8, 0, 0, 1, 4), "CH3": (5, 0, 0, 2, 5), "CH4": (5, 0, 0, 2, 4),
    "CH5": (5, 0, 0, 3, 5),
}  # fmt: skip


@pytest.mark.parametrize("key", list(REWARDS))
def test_a_beaten_coliseum_hero_is_a_trophy_and_brings_its_reward(key: str) -> None:
    weak = [card for card, strength in BASE.strengths.items() if strength == 0]
    first = seat("zeus", hand=["ZC01", "ZC02", "ZC13"])
    table = here("heracles", "coliseum", "CD", first, seat("hades"), coliseum=weak)
    table.choose(f"duel:{key}")
    while table.kind == "choose":
        table.choose("choose:none")
    assert table.state.combat is not None
    assert len(table.state.combat.sides[1].zone) == 2
    table.choose("card:ZC01", "card:ZC02", "card:ZC13")
    if key == "CH4":
        table.choose("tile:ZT1")
        assert table.player().sparks == 1
    assert table.owns() == REWARDS[key]
    assert table.player().trophies == [key]
    assert key not in table.state.champions
    assert len(table.state.coliseum_discard) == 2


def test_the_nameless_champion_comes_when_all_are_beaten() -> None:
    weak = [card for card, strength in BASE.strengths.items() if strength == 0]
    trophies = ["CH1", "CH2", "CH3", "CH4", "CH5"]
    second = seat("hades", trophies=trophies)
    table = here("heracles", "coliseum", "CD", seat("zeus", hand=["ZC01"]), second, coliseum=weak)
    assert [key for key in table.offers() if key.startswith("duel")] == ["duel:CH0"]
    table.choose("duel:CH0")
    while table.kind == "choose":
        table.choose("choose:none")
    table.choose("card:ZC01")
    assert (table.player().vp, table.player().trophies) == (1, [])


def test_a_lost_duel_is_a_defeat_and_ends_the_turn() -> None:
    strong = [card for card, strength in BASE.strengths.items() if strength == 4]
    first = seat("zeus", premonitions=["PM01"])
    table = here("sarpedon", "coliseum", "CD", first, seat("hades"), coliseum=strong).choose("duel:CH5")
    while table.kind == "choose":
        table.choose("choose:none")
    assert table.char("sarpedon").where == "styx"
    assert (table.player().greatness, len(table.player().hand)) == (2, 1)
    assert table.kinds() == [(1, "turn")]


# --- Contests


def deployed(character: str, *others: dict[str, Any], **mine: Any) -> Table:
    """X05 (4 VP, 3 Believers) comes to Elis, which wants war and gives 1 Greatness."""
    first = seat("zeus", technologies=["X05"], **mine)
    return here(character, "elis", "elis", first, *others).choose("deploy:X05")


def test_all_who_could_contest_are_asked_at_once_in_secret() -> None:
    table = deployed("heracles", seat("hades", free=["zagreus"]), seat("athena", aegis=0), seat("poseidon"))
    assert table.kinds() == [(1, "contest"), (3, "contest")]
    assert all(one.secret for one in table.pending())
    assert table.offers(1) == ["contest:hades", "contest:zagreus", "none", "none:small", "none:age"]
    assert table.offers(3) == ["contest:poseidon", "none", "none:small", "none:age"]
    table.choose("none", seat=3)
    assert table.kinds() == [(1, "contest")]
    table.choose("none", seat=1)
    assert table.owns() == (5, 3, 0, 4, 4)


def test_the_first_in_turn_order_contests_and_the_others_pay_nothing() -> None:
    table = deployed("sarpedon", seat("hades", free=["zagreus"], pillars=[5]), seat("poseidon", pillars=[6]))
    table.choose("contest:poseidon", seat=2).choose("contest:zagreus", seat=1)
    while table.kind == "choose":
        table.choose("choose:none")
    assert (table.player(1).aegis, table.player(2).aegis) == (5 - 1, 5)
    # Zagreus 1, and 3 by Ambition, beats Sarpedon 1: the VP of the tile go to Hades, all else to Zeus.
    assert (table.char("zagreus").where, table.char("sarpedon").where) == ("elis", "styx")
    assert table.owns(0) == (5, 3, 0, 0, 3 - 1 + 1)
    assert table.owns(1) == (4, 0, 0, 4 + 1, 4)


def test_a_beaten_contester_changes_nothing_for_the_deployer() -> None:
    table = deployed("heracles", seat("hades", free=["orpheus"])).choose("contest:orpheus", seat=1)
    while table.kind == "choose":
        table.choose("choose:none")
    assert (table.char("orpheus").where, table.char("heracles").where) == ("used", "elis")
    assert table.owns(0) == (5, 3, 0, 4 + 1, 3 + 1 + 1)
    assert table.player(1).greatness == 2


def test_a_prophet_that_deploys_flees_from_a_contest() -> None:
    table = deployed("danae", seat("hades", plan={"orpheus": "forge"})).choose("contest:orpheus", seat=1)
    assert (table.char("danae").where, table.char("orpheus").where) == ("used", "elis")
    assert table.owns(0) == (5, 3, 0, 0, 4)
    assert table.owns(1) == (4, 0, 0, 4, 3)
    assert table.player(1).wins == 0
    assert not table.char("orpheus").laid
    assert "The token of Orpheus of Dion for the Forge is revealed and wasted." in table.said()


@pytest.mark.parametrize("pillars", [([2], [3]), ([1], [2])])
def test_a_truce_forbids_contests(pillars: tuple[list[int], list[int]]) -> None:
    table = deployed("heracles", seat("hades", pillars=pillars[1]), pillars=pillars[0])
    assert table.owns()[3] == 4


@pytest.mark.parametrize(
    ("answer", "asked"), [("none:small", {"X05": False, "X08": True}), ("none:age", {"X08": False})]
)
def test_standing_answers_hold_until_the_end_of_the_age(answer: str, asked: dict[str, bool]) -> None:
    """X05 is worth 4 VP, X08 6."""
    table = deployed("heracles", seat("hades")).choose(answer, seat=1)
    aloof = table.player(1).aloof
    assert aloof > 0
    for tile, expected in asked.items():
        first = seat("zeus", technologies=[tile])
        again = here("heracles", "elis", "elis", first, seat("hades", aloof=aloof)).choose(f"deploy:{tile}")
        assert ((1, "contest") in again.kinds()) == expected
    late = Table(seat("zeus"), seat("hades", aloof=aloof), at="closing")
    assert late.player(1).aloof == 0


def test_powers_of_the_attacker_come_first_also_in_the_turn_of_the_defender() -> None:
    """2.9: Zeus contests, and is asked for Thunder before Poseidon's Surge."""
    first = seat("poseidon", technologies=["X05"])
    table = here("orion", "elis", "elis", first, seat("zeus")).choose("deploy:X05").choose("contest:zeus", seat=1)
    assert table.kinds() == [(1, "choose")]
    assert [event.kind for event in table.log if event.kind == "strength"] == []
    table.choose("choose:none")
    assert [event.kind for event in table.log if event.kind == "strength"] == ["strength"]


def test_a_card_that_makes_a_combo_says_so_with_its_name() -> None:
    table = fight("zeus", hand=["ZC02", "ZC03"], zone=["ZC01"])
    assert BASE.cards["ZC01"].right == BASE.cards["ZC02"].left == "E"
    labels = {key: SAY(table.option(key).label) for key in table.offers() if key.startswith("card:")}
    assert labels == {"card:ZC02": "Keraunos, Combo +1", "card:ZC03": "Bearer of the Aegis"}
