"""The forces of Chronos: Chains, resources, Intensity, tiles, Mill, blocked spaces (3.4; G32 to G37, G52, G55, G59)."""

from __future__ import annotations

import pytest

from rules.games.hybris.modules.chronos import board, conditions, forces
from tests.rules.hybris.table import SAY, acting, seat, spent
from tests.rules.hybris.titan import CHAINED, Titan, agreed, context, laid_out, tracks, using

# Chains


@pytest.mark.rule("HYB-254", "HYB-255", "HYB-253")
def test_a_broken_chain_opens_the_next_icon() -> None:
    table = using("N06:desolation")
    assert board.chains(table.state, "anthropos") == 4
    assert conditions.open_icons(table.state, "anthropos") == 2
    assert conditions.demands(table.state, "anthropos") == [("believer", 2 + 3)]
    assert "A Chain of Anthropos breaks: 4 are left." in table.said()


@pytest.mark.rule("HYB-256", "HYB-257", "HYB-215")
@pytest.mark.parametrize(
    ("card", "concept", "points"), [("J40", "gonos", 4), ("W40", "temnein", 6), ("N40", "anthropos", 2)]
)
def test_g33_a_break_on_an_empty_track_scores_the_number(card: str, concept: str, points: int) -> None:
    table = using(f"{card}:desolation", titan=tracks(**{concept: 0}))
    assert table.board["vp"] == points
    assert board.chains(table.state, concept) == 0


@pytest.mark.rule("HYB-257")
def test_g61_with_the_printed_numbering_gonos_scores_5() -> None:
    table = using("J40:desolation", titan=tracks(gonos=0), options={"numbering": "printed"})
    assert table.board["vp"] == 5


@pytest.mark.rule("HYB-258", "HYB-259", "HYB-260", "HYB-261", "HYB-262")
@pytest.mark.parametrize(("chains", "after"), [(0, None), (3, 4), (5, None)])
def test_g34_add_a_chain(chains: int, after: int | None) -> None:
    table = Titan(seat("zeus"), seat("hades"), titan=tracks(gonos=chains))
    assert forces.may_add(table.state, "gonos") == (after is not None)
    if after is not None:
        before = conditions.demands(table.state, "gonos")
        paid = using("J29:main", seat("zeus", prayer=3), seat("hades"), titan=tracks(gonos=chains))
        agreed(paid, "choose:pay").choose("give")
        assert board.chains(paid.state, "gonos") == after
        assert paid.player(0).prayer == 0
        assert conditions.demands(paid.state, "gonos") == before[:-1]


@pytest.mark.rule("HYB-177")
def test_g55_with_the_last_chain_chronos_wins_at_once() -> None:
    table = using("W40:desolation", titan=tracks(anthropos=0, cosmos=0, gonos=0, temnein=1), age=3)
    assert table.over
    outcome = table.state.outcome
    assert outcome is not None
    assert (outcome.verdict, outcome.winners) == ("defeat", ())
    assert "Chronos is free" in SAY(outcome.reason)


def test_with_one_chain_left_the_match_goes_on() -> None:
    assert not using("W40:desolation", titan=tracks(anthropos=1, cosmos=0, gonos=0, temnein=1)).over


# Resources


@pytest.mark.rule("HYB-264", "HYB-265", "HYB-212")
@pytest.mark.parametrize(
    ("program", "concept"), [("anthropos:gain", "anthropos"), ("cosmos:gain", "cosmos"), ("gonos:gain", "gonos")]
)
def test_a_resource_lies_on_its_concept(program: str, concept: str) -> None:
    table = using(program)
    assert {key: board.held(table.state, key) for key in CHAINED} == {**dict.fromkeys(CHAINED, 0), concept: 1}


@pytest.mark.rule("HYB-213")
def test_temnein_gives_2_vp_instead() -> None:
    assert using("temnein:gain").board["vp"] == 2


@pytest.mark.rule("HYB-266", "HYB-267")
def test_g32_the_fourth_resource_brings_the_effect() -> None:
    table = using("gonos:gain", titan={"concepts": {"gonos": {"held": 3}}})
    assert board.held(table.state, "gonos") == 0
    assert board.chains(table.state, "gonos") == 4


def test_what_is_gained_beyond_the_fourth_lies_there_again() -> None:
    table = Titan(seat("zeus"), seat("hades"), titan={"concepts": {"cosmos": {"held": 2}}})
    draft = table.state.clone()
    forces.gain(draft, "aegis", 3, context(draft))
    assert board.held(draft, "cosmos") == 1
    assert [due.program for due in draft.due] == ["cosmos:overflow"]


# Intensity and tiles


@pytest.mark.rule("HYB-245", "HYB-246")
def test_intensity_has_no_upper_limit() -> None:
    table = using("N11:desolation", titan={"tiles": {"kratos": {"intensity": 40}}})
    assert board.intensity(table.state, "kratos") == 41


@pytest.mark.rule("HYB-247", "HYB-248", "HYB-249", "HYB-234", "HYB-224", "HYB-241", "HYB-244")
def test_g37_at_0_intensity_ananke_is_turned_over_and_all_chains_of_a_concept_break() -> None:
    titan = {"tiles": {"ananke": {"intensity": 1}}, **tracks(temnein=3)}
    table = using("W21:main", seat("zeus"), seat("hades"), titan=titan)
    assert board.intensity(table.state, "ananke") == 0
    assert board.flipped(table.state, "ananke")
    assert table.kinds() == [(0, "council"), (1, "council")]
    agreed(table, "concept:temnein")
    assert {key: board.chains(table.state, key) for key in CHAINED} == {**dict.fromkeys(CHAINED, 5), "temnein": 0}
    assert table.board["vp"] == 0


def test_more_than_there_is_takes_what_there_is() -> None:
    table = Titan(seat("zeus"), seat("hades"), titan={"tiles": {"kratos": {"intensity": 2}}})
    draft = table.state.clone()
    forces.change_intensity(draft, "kratos", -3, context(draft))
    assert board.intensity(draft, "kratos") == 0
    assert not board.flipped(draft, "kratos")


@pytest.mark.rule("HYB-243")
def test_turned_over_ananke_gives_a_point_each_age_which_is_raised_itself() -> None:
    table = using("ananke:back:end_of_age", titan={"tiles": {"ananke": {"flipped": True}}})
    assert table.board["vp"] == 2


@pytest.mark.rule("HYB-242", "HYB-225")
def test_turned_over_ananke_makes_every_gain_1_higher() -> None:
    table = using("W12:desolation", titan={"tiles": {"ananke": {"flipped": True}}})
    plain = using("W12:desolation")
    assert table.board["vp"] == plain.board["vp"] + 1 > 1


def test_only_concepts_with_chains_can_be_shattered() -> None:
    table = using("kratos:back:immediate", titan=tracks(anthropos=0, cosmos=2))
    assert table.offers() == ["concept:cosmos", "concept:gonos", "concept:temnein"]


@pytest.mark.rule("HYB-231", "HYB-274", "HYB-238", "HYB-272", "HYB-273")
def test_g35_a_mill_stops_with_the_deck_and_turns_kratos_over() -> None:
    cards = list(laid_out(4).coliseum)
    players = (seat("zeus"), seat("hades"), seat("athena"), seat("poseidon"))
    table = using("kratos:front:end_of_age", *players, coliseum=cards[:1], coliseum_discard=cards[1:])
    assert board.flipped(table.state, "kratos")
    assert not board.flipped(table.state, "ananke")
    assert (len(table.state.coliseum), table.state.coliseum_discard) == (24, [])
    assert sorted(table.state.coliseum) == sorted(cards)
    assert table.kind == "council"
    lines = table.said()
    assert lines.index("The tile of Kratos is turned over.") < next(
        n for n, line in enumerate(lines) if "is shuffled" in line
    )
    agreed(table, "concept:gonos", 4)
    assert board.chains(table.state, "gonos") == 0


@pytest.mark.rule("HYB-235", "HYB-271")
def test_the_premonition_deck_turns_ananke_over_once() -> None:
    cards = list(laid_out(2).premonitions)
    table = using("W04:main", premonitions=cards[:2], premonition_discard=cards[2:])
    assert board.flipped(table.state, "ananke")
    agreed(table, "concept:gonos")
    again = using("W04:main", premonitions=cards[:2], premonition_discard=cards[2:], titan={
        "tiles": {"ananke": {"flipped": True}},
    })  # fmt: skip
    assert again.kind == "turn"
    assert again.board["concepts"]["gonos"]["chains"] == 5


def test_a_draw_that_empties_the_deck_counts_as_well() -> None:
    cards = list(laid_out(2).premonitions)
    table = using("J02:main", premonitions=cards[:2], premonition_discard=cards[2:])
    while table.kind == "keep":
        table.choose(table.offers()[0])
    assert board.flipped(table.state, "ananke")
    assert table.kind == "council"


@pytest.mark.rule("HYB-232", "HYB-236")
@pytest.mark.parametrize(("seats", "count"), [(4, 2), (3, 3), (2, 4), (1, 5)])
def test_g36_the_tiles_mill_6_minus_the_players(seats: int, count: int) -> None:
    players = [seat(god) for god in ("zeus", "hades", "athena", "poseidon")[:seats]]
    table = using("kratos:front:end_of_age", *players)
    assert len(table.state.coliseum_discard) == count
    table = using("ananke:front:end_of_age", *players)
    assert len(table.state.premonition_discard) == count


@pytest.mark.rule("HYB-275", "HYB-276", "HYB-271")
def test_g59_the_armory_of_phlegyas_mills_1_for_each_player() -> None:
    table = using("N01:main", seat("zeus"), seat("hades"), seat("athena"))
    assert len(table.state.coliseum_discard) == 3
    assert len(table.player(0).hand) == 1


@pytest.mark.rule("HYB-227")
def test_what_is_obliterated_is_out_of_the_match() -> None:
    table = using("J21:main", seat("zeus", technologies=["X01", "X05"]), seat("hades"))
    agreed(table, "choose:a")
    agreed(table, "obliterate:X05")
    assert (table.player(0).technologies, table.state.removed) == (["X01"], ["X05"])
    assert "X05" not in [*table.state.display, *table.state.stack_of_tiles]


def test_of_several_temples_in_a_city_it_is_asked_whose() -> None:
    players = [seat(god, tiles=spent(god, 0, alone=True)) for god in ("zeus", "hades")]
    table = using("N16:main", *players, cities={"argos": {"temples": [0, 1]}, "elis": {"temples": [1]}})
    agreed(table, "choose:a")
    assert set(table.offers()) == {"city:argos", "city:elis"}
    agreed(table, "city:argos")
    assert table.offers() == ["seat:0", "seat:1"]
    agreed(table, "seat:1")
    assert table.state.cities["argos"].temples == [0]


@pytest.mark.rule("HYB-351")
def test_only_sparks_on_the_tracks_count() -> None:
    zeus = seat("zeus", tiles=spent("zeus", 3), hindrance=4)
    table = Titan(zeus, seat("hades"), titan=tracks(cosmos=4))
    assert conditions.demands(table.state, "cosmos") == [("aegis", 2), ("sparks", 2)]
    assert conditions.owned(table.state, "sparks") == 3


@pytest.mark.rule("HYB-199")
def test_the_supply_of_hindrances_is_for_all() -> None:
    table = using("Q19:main", seat("zeus", hindrance=15), seat("hades", hindrance=4))
    agreed(table, "seat:1")
    assert table.player(1).hindrance == 5


# Blocked spaces


@pytest.mark.rule("HYB-277", "HYB-278", "HYB-279", "HYB-281")
def test_g52_who_stands_on_a_blocked_space_goes_home() -> None:
    zeus = seat("zeus", at={"heracles": "O1", "pollux": "OD", "sarpedon": "OD"})
    table = using("Q01:main", zeus, seat("hades"))
    assert table.kind == "council"
    assert set(table.offers()) == {"space:O1", "space:O2", "space:OD"}
    agreed(table, "space:OD")
    assert [table.char(key).where for key in ("heracles", "pollux", "sarpedon")] == ["O1", "used", "used"]
    assert table.board["blocked"] == ["OD"]
    assert table.player(0).aegis == 6


@pytest.mark.rule("HYB-280", "HYB-282")
def test_g52_an_avatar_is_not_blocked_a_chain_breaks_instead() -> None:
    table = using("Q26:main", titan={"avatars": {"aeon": "sparta"}})
    agreed(table, "choose:a")
    assert set(table.offers()) == {f"concept:{key}" for key in CHAINED}
    agreed(table, "concept:gonos")
    assert board.chains(table.state, "gonos") == 4
    assert table.board["blocked"] == []


def test_a_named_city_is_blocked_without_a_question() -> None:
    table = agreed(using("Q26:main", seat("zeus", at={"heracles": "sparta"}), seat("hades")), "choose:a")
    assert table.board["blocked"] == ["sparta"]
    assert table.char("heracles").where == "used"


def test_desolation_blocks_an_empty_space_only() -> None:
    zeus = seat("zeus", at={"heracles": "O1", "pollux": "athens"})
    table = using("N05:desolation", zeus, seat("hades"), titan={"avatars": {"aeon": "elis"}, "blocked": ["F1"]})
    offered = {key.partition(":")[2] for key in table.offers()}
    assert not offered & {"O1", "athens", "elis", "F1"}
    assert {"O2", "OD", "sparta"} <= offered
    assert "O3" not in offered


def test_without_an_empty_space_nothing_is_blocked() -> None:
    state = laid_out(2)
    every = [*state.content.cities, *(space for space in state.content.spaces if space[-1] != "3")]
    table = using("N05:desolation", titan={"blocked": every})
    assert table.kind == "turn"


@pytest.mark.rule("HYB-284")
def test_a_token_is_taken_away_again() -> None:
    table = using("Q31:main", seat("zeus", aegis=3), seat("hades", aegis=0), titan={
        "blocked": ["O1", "athens"], "concepts": {"cosmos": {"chains": 2}},
    })  # fmt: skip
    agreed(table, "choose:pay")
    table.choose("give")
    assert board.chains(table.state, "cosmos") == 3
    agreed(table, "space:O1")
    assert table.board["blocked"] == ["athens"]
    assert table.player(0).aegis == 0


# Weakening, Hindrances


@pytest.mark.rule("HYB-263")
def test_the_weakening_of_chronos_adds_a_chain_once_an_age() -> None:
    zeus = seat("zeus", at={"heracles": "U1"})
    stack = acting("heracles", "underworld", "U1")
    table = Titan(zeus, seat("hades"), at=stack, titan=tracks(gonos=2, temnein=3)).choose("drain")
    assert table.kind == "weaken"
    table.choose("use")
    assert table.offers() == ["concept:gonos", "concept:temnein"]
    table.choose("concept:temnein")
    assert board.chains(table.state, "temnein") == 4
    assert table.state.weakened


@pytest.mark.rule("HYB-268", "HYB-269", "HYB-175")
def test_hindrances_are_taken_without_limit_by_whom_they_choose() -> None:
    table = using("N09:desolation", seat("zeus"), seat("hades", hindrance=7))
    assert table.offers() == ["seat:0", "seat:1"]
    agreed(table, "seat:1")
    assert [table.player(n).hindrance for n in (0, 1)] == [0, 8]


@pytest.mark.rule("HYB-270")
def test_a_hindrance_goes_instead_of_a_spark() -> None:
    zeus = seat("zeus", hindrance=1, aegis=9)
    table = using("Q11:main", zeus, seat("hades"))
    agreed(table, "choose:pay")
    assert table.kind == "council-split"
    for number in (0, 1):
        table.choose({"seat:0": 3, "seat:1": 0}, seat=number)
    table.choose("give")
    assert (table.player(0).hindrance, table.player(0).sparks) == (0, 0)
    assert "Theano discards a Hindrance instead of removing a Spark." in table.said()
