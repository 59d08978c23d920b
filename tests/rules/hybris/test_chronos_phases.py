"""An Age against Chronos: Desolation, Focus, Concepts in order, his turn, Descent to Fate, wins (3.4; G26 to G58)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from rules.games.hybris.modules.chronos import board, conditions
from tests.rules.hybris.table import SAY, bare, seat
from tests.rules.hybris.titan import CHAINED, RECORDS, WITH, Titan, agreed, laid_out, tracks

ZEUS, POSEIDON, ATHENA, HADES = (seat(god) for god in ("zeus", "poseidon", "athena", "hades"))
FOUR = (ZEUS, ATHENA, POSEIDON, HADES)
NUMBERS = {"ananke": 1, "anthropos": 2, "cosmos": 3, "gonos": 4, "kratos": 5, "temnein": 6}


def cards(**shown: str) -> dict[str, Any]:
    """Cards that lie face up on Concepts, for `titan`."""
    return {"concepts": {concept: {"card": card} for concept, card in shown.items()}}


def cycling(
    *players: Mapping[str, Any],
    focus: Mapping[str, int],
    first: int = 1,
    titan: Mapping[str, Any] | None = None,
    **more: Any,
) -> Titan:
    """The Action Phase goes on with a Concept; who has which Focus has the Pillar of that number."""
    pillars = {n: [NUMBERS[concept]] for concept, n in focus.items()}
    own = [{"pillars": pillars.get(n, []), **player} for n, player in enumerate(players)]
    stack = [{"at": "age", "v": {"step": 3}}, {"at": "cycle", "v": {"next": first}}]
    return Titan(*own, at=stack, titan={"focus": dict(focus), **(titan or {})}, **more)


# 1. Divine Pillars


@pytest.mark.rule("HYB-285", "HYB-286", "HYB-287", "HYB-289", "HYB-298")
def test_g50_desolation_by_number_then_avatars_then_pillars() -> None:
    table = Titan(ZEUS, HADES, at="pillars", titan=cards(temnein="W01", anthropos="N01"))
    said = [line for line in table.said() if line.startswith(("Desolation", "Kronos", "Kairos", "Aeon"))]
    assert [line.partition(":")[0] for line in said] == [
        "Desolation of Anthropos",
        "Desolation of Temnein",
        "Kronos is on the Chronos board.",
        "Kairos is on the Chronos board.",
        "Aeon is on the Chronos board.",
    ]
    assert {"W01", "N01"} <= {*table.state.removed}
    assert table.kind == "pillar"


@pytest.mark.rule("HYB-299", "HYB-300", "HYB-301")
def test_g49_what_avatars_bring_on_the_board() -> None:
    table = Titan(ZEUS, HADES, at="pillars")
    assert {key: board.held(table.state, key) for key in ("anthropos", "cosmos", "gonos")} == dict.fromkeys(
        ("anthropos", "cosmos", "gonos"), 1
    )
    assert table.board["vp"] == 2
    away = Titan(ZEUS, HADES, at="pillars", titan={"avatars": {"aeon": "thebes", "kronos": "delphi"}})
    assert {key: board.held(away.state, key) for key in ("anthropos", "cosmos", "gonos")} == {
        "anthropos": 0,
        "cosmos": 0,
        "gonos": 1,
    }
    assert away.board["vp"] == 0


@pytest.mark.rule("HYB-225", "HYB-242")
def test_g38_with_ananke_turned_over_aeon_brings_3() -> None:
    assert Titan(ZEUS, HADES, at="pillars", titan={"tiles": {"ananke": {"flipped": True}}}).board["vp"] == 3


@pytest.mark.rule("HYB-251", "HYB-252", "HYB-308", "HYB-309", "HYB-229", "HYB-233", "HYB-237", "HYB-240")
@pytest.mark.parametrize(
    ("pillar", "tile", "flipped", "before", "after"),
    [(1, "ananke", False, 7, 6), (5, "kratos", False, 6, 7), (5, "kratos", True, 6, 8), (1, "ananke", True, 7, 7)],
)
def test_g26_ascension_and_ambition_change_the_intensity(
    pillar: int, tile: str, flipped: bool, before: int, after: int
) -> None:
    table = Titan(*FOUR, at="pillars", titan={"tiles": {tile: {"flipped": flipped}}})
    assert board.intensity(table.state, tile) == before
    table.choose(f"pillar:{pillar}")
    assert board.intensity(table.state, tile) == after
    assert board.chains(table.state, "gonos") == 5


@pytest.mark.rule("HYB-302", "HYB-303", "HYB-305", "HYB-307", "HYB-310", "HYB-216", "HYB-222")
def test_g27_truce_puts_a_token_on_anthropos_and_breaks_a_chain() -> None:
    most, least = {**seat("athena"), "greatness": 9}, {**seat("zeus"), "greatness": 1}
    table = Titan(least, most, at="pillars")
    assert (table.decision().seat, table.offers()) == (1, [f"pillar:{n}" for n in range(1, 7)])
    table.choose("pillar:2")
    assert board.focus(table.state, "anthropos") == 1
    assert board.chains(table.state, "anthropos") == 4
    assert conditions.open_icons(table.state, "anthropos") == 2
    assert board.tokens(table.state, 1) == 1
    assert "pillar:2" not in table.offers()


@pytest.mark.rule("HYB-304")
def test_hermes_has_no_arrogance_token_here() -> None:
    other = Titan(seat("zeus"), seat("hermes"), at="pillars", options={"modules": "hermes,chronos"}).choose(
        "pillar:2", "pillar:3"
    )
    assert other.kind in ("plan", "planned")


# 2. Planning


@pytest.mark.rule("HYB-313", "HYB-314")
def test_the_top_card_of_each_concept_is_turned_up() -> None:
    tops = {"anthropos": "N20", "cosmos": "Q20", "gonos": "J20", "temnein": "W20"}
    titan = {"concepts": {key: {"deck": [card]} for key, card in tops.items()}}
    table = Titan(ZEUS, HADES, at="planning", titan=titan)
    assert {key: board.card(table.state, key) for key in CHAINED} == tops
    shown = {one.key: one.card for one in table.view().parts["chronos"]["board"].concepts}
    assert all(card is not None for card in shown.values())
    assert table.player(0).aegis > 5, "income comes as usual"


# 3. The Action Phase


@pytest.mark.rule("HYB-305", "HYB-306", "HYB-315", "HYB-318", "HYB-333", "HYB-334", "HYB-319")
def test_g44_the_order_of_the_concepts() -> None:
    focus = {"ananke": 0, "cosmos": 1, "gonos": 2, "temnein": 3}
    table = cycling(*FOUR, focus=focus, titan=cards(anthropos="N01"))
    assert table.kinds() == [(0, "turn")]
    table.choose("pass")
    assert table.view().council is not None
    assert "Anthropos" in SAY(table.decision().prompt)
    agreed(table, "time:gain", 4)
    order = []
    for _ in range(3):
        order.append(table.decision().seat)
        table.choose("pass")
    assert order == [1, 2, 3]
    assert not any("Kratos" in line for line in table.said())


@pytest.mark.rule("HYB-316", "HYB-335")
def test_the_cycle_repeats_until_all_have_passed() -> None:
    table = cycling(ZEUS, HADES, focus={"ananke": 0, "temnein": 1})
    table.choose("pass")
    seats: list[int] = []
    while table.kind == "turn" and len(seats) < 2:
        seats.append(table.decision().seat)
        table.choose("character:hades" if not seats[1:] else "pass")
        while table.kind != "turn" and table.state.phase == "action":
            table.choose(table.offers()[-1] if table.kind != "destination" else table.offers()[0])
    assert seats == [1, 1]


@pytest.mark.rule("HYB-317")
def test_g48_the_phase_ends_with_the_last_pass() -> None:
    table = cycling(
        ZEUS,
        {**HADES, "passed": True},
        focus={"cosmos": 0, "ananke": 1},
        first=3,
        titan=cards(gonos="J02", temnein="W01"),
    )
    table.choose("pass")
    assert table.view().council is None
    assert table.state.phase in ("closing", "pillars")
    assert not any(line.startswith("Chronos's turn") for line in table.said())


@pytest.mark.rule("HYB-320", "HYB-321", "HYB-324", "HYB-326")
def test_g45_a_bar_that_shows_the_kind_resolves_the_card_before_the_cost() -> None:
    table = cycling(ATHENA, HADES, focus={"gonos": 0, "ananke": 1}, first=4, titan=cards(gonos="J01"))
    table.choose("character:athena")
    assert table.offers()[0] == "antique:A1"
    assert table.player(0).aegis == 5
    agreed(agreed(table, "antique:A3"), "seat:0")
    assert table.kind == "destination"
    assert "back" not in table.offers()
    assert board.card(table.state, "gonos") is None
    assert "J01" in table.state.removed
    assert board.held(table.state, "gonos") == 1
    assert table.player(0).technologies == ["A3"]


@pytest.mark.rule("HYB-322", "HYB-328")
def test_g45_a_hero_leaves_that_card_alone() -> None:
    first = seat("athena", plan={"perseus": "olympus"})
    table = cycling(first, HADES, focus={"gonos": 0, "ananke": 1}, first=4, titan=cards(gonos="J01"))
    table.choose("character:perseus")
    assert board.card(table.state, "gonos") == "J01"
    assert table.view().council is None


@pytest.mark.rule("HYB-323", "HYB-327")
def test_g45_without_a_bar_it_may_be_resolved() -> None:
    free = next(one for one in RECORDS.cards if one.concept == "gonos" and not one.bar and one.name.startswith("Cult"))
    for answer, left in (("none", free.id), ("use", None)):
        table = cycling(ATHENA, HADES, focus={"gonos": 0, "ananke": 1}, first=4, titan=cards(gonos=free.id), well=6)
        table.choose("character:athena")
        assert table.kinds() == [(0, "heed")]
        table.choose(answer)
        assert board.card(table.state, "gonos") == left
        assert table.kind == "destination"
        assert ("back" in table.offers()) == (answer == "none")


def test_on_an_enhancement_concept_no_card_comes_before_an_activation() -> None:
    table = cycling(ATHENA, HADES, focus={"ananke": 0, "gonos": 1}, titan=cards(gonos="J01"))
    table.choose("character:athena")
    assert table.kind == "destination"
    assert "back" in table.offers()


def test_who_cannot_pay_any_more_after_the_card_has_the_turn_anew() -> None:
    poor = {**seat("zeus"), "aegis": 2}
    card = next(
        one.id
        for one in RECORDS.cards
        if one.concept == "cosmos" and "olympian" in one.bar and one.name.startswith("Void")
    )
    table = cycling(poor, HADES, focus={"cosmos": 0, "ananke": 1}, first=3, titan=cards(cosmos=card))
    table.choose("character:zeus")
    assert "Theano cannot pay for Zeus any more." in table.said()
    assert table.kinds() == [(0, "turn")]
    assert table.offers() == ["pass"]
    assert (table.player(0).aegis, table.char("zeus").where) == (1, "ready")


@pytest.mark.rule("HYB-329")
def test_g46_a_pass_resolves_the_card_before_the_pillar() -> None:
    table = cycling(ZEUS, HADES, focus={"anthropos": 0, "ananke": 1}, first=2, titan=cards(anthropos="N11"))
    table.choose("pass")
    assert board.card(table.state, "anthropos") is None
    assert "N11" in table.state.removed
    said = table.said()
    mine = [line for line in said if line.startswith("Theano gains")]
    assert mine[0] == "Theano gains 2 Believers: Census of Phlegyas."
    assert len(mine) > 1


@pytest.mark.rule("HYB-336", "HYB-364", "HYB-369")
def test_g28_anthropos_with_4_players() -> None:
    rich = [{**player, "believer": 2, "prayer": 1} for player in FOUR]
    focus = {"ananke": 0, "cosmos": 1, "gonos": 2, "temnein": 3}
    titan = {"concepts": {"anthropos": {"card": "N11", "chains": 2}}}
    table = cycling(*rich, focus=focus, first=2, titan=titan)
    assert conditions.demands(table.state, "anthropos") == [("believer", 11), ("prayer", 4)]
    assert table.offers() == ["time:card", "time:gain", "time:avatar"]
    enough = cycling(*[{**one, "believer": 3} for one in rich], focus=focus, first=2, titan=titan)
    assert enough.kinds() == [(1, "turn")]
    assert board.card(enough.state, "anthropos") == "N11"
    assert "You meet what Anthropos asks for: Chronos does nothing." in enough.said()
    assert sum(one.believer for one in enough.state.players.values()) == 12, "nothing is paid"


@pytest.mark.rule("HYB-365", "HYB-370")
def test_g47_after_option_a_chronos_passes_there() -> None:
    table = cycling(ZEUS, HADES, focus={"ananke": 0, "kratos": 1}, first=2, titan=cards(anthropos="N11"))
    agreed(table, "time:card")
    assert table.offers() == ["seat:0", "seat:1"]
    agreed(table, "seat:1")
    assert table.player(1).believer == 2
    assert board.card(table.state, "anthropos") is None
    assert table.kinds() == [(1, "turn")]
    again = cycling(ZEUS, HADES, focus={"ananke": 0, "kratos": 1}, first=2)
    assert again.kinds() == [(1, "turn")]


@pytest.mark.rule("HYB-366")
@pytest.mark.parametrize(("concept", "card"), [("anthropos", "N11"), ("cosmos", "Q06"), ("gonos", "J02")])
def test_option_b_gives_chronos_a_resource(concept: str, card: str) -> None:
    titan = {"concepts": {concept: {"card": card, "chains": 1}}}
    table = cycling(ZEUS, HADES, focus={"ananke": 0, "kratos": 1}, first=NUMBERS[concept], titan=titan)
    agreed(table, "time:gain")
    assert board.held(table.state, concept) == 1
    assert board.card(table.state, concept) == card


@pytest.mark.rule("HYB-366", "HYB-338")
def test_option_b_on_temnein_gives_2_vp() -> None:
    table = cycling(ZEUS, HADES, focus={"ananke": 0, "kratos": 1}, first=6, titan=cards(temnein="W01"))
    agreed(table, "time:gain")
    assert table.board["vp"] == 2


@pytest.mark.rule("HYB-367", "HYB-388")
@pytest.mark.parametrize(
    ("concept", "card", "avatar"),
    [
        ("anthropos", "N11", "kronos"),
        ("cosmos", "Q06", "kronos"),
        ("gonos", "J02", "kairos"),
        ("temnein", "W01", "aeon"),
    ],
)
def test_option_c_moves_the_avatar_of_the_concept(concept: str, card: str, avatar: str) -> None:
    titan = {"concepts": {concept: {"card": card, "chains": 1}}}
    table = cycling(ZEUS, HADES, focus={"ananke": 0, "kratos": 1}, first=NUMBERS[concept], titan=titan)
    agreed(agreed(table, "time:avatar"), "space:argos")
    assert board.in_world(table.state) == [(avatar, "argos")]
    assert board.card(table.state, concept) == card


@pytest.mark.rule("HYB-368", "HYB-389")
@pytest.mark.parametrize("more", [{"avatars": {"kairos": "thebes"}}, {"blocked": list(WITH.cities)}])
def test_option_c_is_barred_when_that_avatar_cannot_move(more: dict[str, Any]) -> None:
    titan = {"concepts": {"gonos": {"card": "J02", "chains": 1}}, **more}
    table = cycling(ZEUS, HADES, focus={"ananke": 0, "kratos": 1}, first=4, titan=titan)
    assert table.offers() == ["time:card", "time:gain"]


@pytest.mark.rule("HYB-365")
def test_a_card_that_concerns_all_alike_asks_for_nobody() -> None:
    titan = {"concepts": {"temnein": {"card": "W06", "chains": 5}}}
    rich = [{**ZEUS, "vp": 2}, {**HADES, "vp": 2}]
    table = cycling(*rich, focus={"ananke": 0, "kratos": 1}, first=6, titan=titan)
    agreed(table, "time:card")
    assert [one.vp for one in table.state.players.values()] == [1, 1]
    assert table.kinds() == [(0, "turn")]


ICONS = [
    ("anthropos", 1, {"believer": 3}, "HYB-339"),
    ("anthropos", 2, {"believer": 6}, "HYB-340"),
    ("anthropos", 3, {"believer": 6, "prayer": 4}, "HYB-341"),
    ("anthropos", 4, {"believer": 9, "prayer": 4}, "HYB-342"),
    ("anthropos", 5, {"believer": 9, "prayer": 7}, "HYB-343"),
    ("anthropos", 6, {"believer": 13, "prayer": 7}, "HYB-344"),
    ("cosmos", 1, {"aegis": 3}, "HYB-345"),
    ("cosmos", 2, {"aegis": 3, "sparks": 2}, "HYB-346"),
    ("cosmos", 3, {"aegis": 8, "sparks": 2}, "HYB-347"),
    ("cosmos", 4, {"aegis": 8, "sparks": 5}, "HYB-348"),
    ("cosmos", 5, {"aegis": 10, "sparks": 5}, "HYB-349"),
    ("cosmos", 6, {"aegis": 10, "sparks": 10}, "HYB-350"),
    ("gonos", 1, {"deployed": 1}, "HYB-352"),
    ("gonos", 2, {"deployed": 1, "well": 5}, "HYB-353"),
    ("gonos", 3, {"deployed": 1, "well": 5, "temples": 3}, "HYB-354"),
    ("gonos", 4, {"deployed": 4, "well": 5, "temples": 3}, "HYB-355"),
    ("gonos", 5, {"deployed": 4, "well": 9, "temples": 3}, "HYB-356"),
    ("gonos", 6, {"deployed": 4, "well": 9, "temples": 5}, "HYB-357"),
    ("temnein", 1, {"vp_each": 3}, "HYB-358"),
    ("temnein", 2, {"vp_each": 6}, "HYB-359"),
    ("temnein", 3, {"vp_each": 10}, "HYB-360"),
    ("temnein", 4, {"vp_each": 15}, "HYB-361"),
    ("temnein", 5, {"vp_each": 20}, "HYB-362"),
    ("temnein", 6, {"vp_each": 30}, "HYB-363"),
]


@pytest.mark.parametrize(
    ("concept", "icons", "needed"),
    [pytest.param(*row[:3], marks=pytest.mark.rule(row[3], "HYB-214", "HYB-336", "HYB-337")) for row in ICONS],
)
def test_what_open_icons_ask_of_three_players(concept: str, icons: int, needed: dict[str, int]) -> None:
    table = Titan(
        ZEUS,
        HADES,
        ATHENA,
        titan=tracks(anthropos=1, **{concept: 6 - icons}) if concept != "anthropos" else tracks(anthropos=6 - icons),
    )
    assert dict(conditions.demands(table.state, concept)) == needed


# 4. The end of an Age


def closing(*players: Mapping[str, Any], titan: Mapping[str, Any] | None = None, **more: Any) -> Titan:
    """The Action Phase is over."""
    own = [{"pillars": [], **player} for player in players]
    return Titan(*own, at=[{"at": "age", "v": {"step": 3}}], titan=titan, phase="action", **more)


@pytest.mark.rule("HYB-371", "HYB-372", "HYB-373", "HYB-392")
@pytest.mark.parametrize(("risen", "avatar"), [("PR2", "kronos"), ("PR1", "kairos"), ("PR3", "aeon")])
def test_descent_moves_the_avatar_of_the_primordial(risen: str, avatar: str) -> None:
    age = min(WITH.amounts.primordial_ages)
    others = [key for key in WITH.primordials if key != risen]
    table = closing(ZEUS, HADES, age=age, primordials=[risen, *others])
    while table.view().council is None:
        table.choose(table.offers()[0])
    asked = SAY(table.decision().prompt)
    assert asked.startswith("Descent, as the Primordial that rose is of its sign: ")
    assert avatar.capitalize() in asked
    agreed(table, "space:argos")
    assert (avatar, "argos") in board.in_world(table.state)


@pytest.mark.rule("HYB-372")
def test_descent_does_nothing_when_that_avatar_is_out_or_none_has_risen() -> None:
    age = min(WITH.amounts.primordial_ages)
    others = [key for key in WITH.primordials if key != "PR1"]
    away = closing(ZEUS, HADES, age=age, primordials=["PR1", *others], titan={"avatars": {"kairos": "argos"}})
    while away.kind != "pillar":
        away.choose(away.offers()[0])
    assert board.in_world(away.state) == [("kairos", "argos")]
    none = closing(ZEUS, HADES, age=1)
    assert none.kind == "pillar"
    assert board.in_world(none.state) == []


@pytest.mark.rule("HYB-374", "HYB-376")
def test_damnation_left_to_right_only_of_avatars_in_the_mortal_world() -> None:
    rich = [{**ZEUS, "believer": 2}, {**HADES, "believer": 2}]
    titan = {"avatars": {"kronos": "argos", "aeon": "thebes"}}
    table = closing(*rich, titan=titan)
    told = [line for line in table.said() if line.startswith("Damnation")]
    assert told == ["Damnation of Kronos.", "Damnation of Aeon."]
    assert [one.believer for one in table.state.players.values()] == [1, 1]
    assert table.board["vp"] == 1
    assert table.view().council is not None, "Aeon: a Chain of their choice breaks"


@pytest.mark.rule("HYB-375", "HYB-232", "HYB-236", "HYB-218", "HYB-219")
def test_g36_fate_mills_six_less_the_players() -> None:
    for players, count in ((FOUR, 2), (FOUR[:3], 3), (FOUR[:2], 4), (FOUR[:1], 5)):
        table = closing(*players)
        before = laid_out(len(players))
        assert len(before.coliseum) - len(table.state.coliseum) == count
        assert len(before.premonitions) - len(table.state.premonitions) == count


@pytest.mark.rule("HYB-375", "HYB-243")
def test_g38_fate_with_ananke_turned_over_brings_2() -> None:
    table = closing(ZEUS, HADES, titan={"tiles": {"ananke": {"flipped": True}}})
    assert "Chronos gains 2 VP: 2." in table.said()


def test_at_the_end_of_an_age_tokens_leave_the_focus_spaces() -> None:
    table = closing(ZEUS, HADES, titan={"focus": {"gonos": 0, "ananke": 1}, "free": [0]})
    assert set(table.board["focus"].values()) == {None}
    assert table.board["free"] == []


# Wins and losses


@pytest.mark.rule("HYB-178", "HYB-181", "HYB-185", "HYB-205")
@pytest.mark.parametrize(
    ("points", "verdict", "winners"),
    [((25, 21), "complete", (0, 1)), ((25, 18), "partial", (0, 1)), ((18, 15), "defeat", ()), ((20, 20), "defeat", ())],
)
def test_g54_after_the_last_age(points: tuple[int, int], verdict: str, winners: tuple[int, ...]) -> None:
    own = [{**player, "vp": vp} for player, vp in zip((ZEUS, HADES), points, strict=True)]
    table = Titan(*own, at="end", age=WITH.amounts.ages, titan={"vp": 20})
    assert (table.outcome.verdict, table.outcome.winners) == (verdict, winners)


@pytest.mark.rule("HYB-184")
@pytest.mark.parametrize("all_have", [True, False])
def test_all_tiles_of_all_olympians_win_at_once_one_alone_does_not(all_have: bool) -> None:
    tiles = {god: [tile.id for tile in WITH.olympians[god].tiles] for god in ("zeus", "hades")}
    heroes = {god: {one.id: "ready" for one in WITH.olympians[god].characters} for god in tiles}
    mine = {**bare(*tiles["zeus"][1:]), tiles["zeus"][0]: ["spark"]}
    first = seat("zeus", at=heroes["zeus"], tiles=mine, sparks=_sparks("zeus") - 1)
    if all_have:
        other = seat("hades", at=heroes["hades"], tiles=bare(*tiles["hades"]), sparks=_sparks("hades"))
    else:
        other = seat("hades")
    table = Titan({**first, "greatness": 9}, other, at="pillars").choose("pillar:1")
    assert (table.state.outcome is not None) == all_have
    if all_have:
        assert (table.outcome.verdict, table.outcome.winners) == ("complete", (0, 1))


def _sparks(god: str) -> int:
    return WITH.pieces[god].count("spark")


# Alone


@pytest.mark.rule("HYB-311", "HYB-312", "HYB-437")
def test_alone_one_takes_two_pillars_and_focuses_on_one() -> None:
    table = Titan(ZEUS, at="pillars")
    table.choose("pillar:2", "pillar:5")
    assert board.chains(table.state, "anthropos") == 4
    assert board.intensity(table.state, "kratos") == 4
    assert table.kinds() == [(0, "focus")]
    assert table.offers() == ["concept:anthropos", "concept:kratos"]
    table.choose("concept:kratos")
    assert {key: one for key, one in table.board["focus"].items() if one is not None} == {"kratos": 0}


@pytest.mark.rule("HYB-331", "HYB-330", "HYB-438")
def test_g57_alone_a_pass_on_kratos() -> None:
    titan = {"tiles": {"kratos": {"intensity": 5}}, "focus": {"kratos": 0}}
    stack = [{"at": "age", "v": {"step": 3}}, {"at": "cycle", "v": {"next": 5}}]
    table = Titan({**ZEUS, "pillars": [5, 6]}, at=stack, titan=titan)
    table.choose("pass")
    assert board.intensity(table.state, "kratos") == 6
    assert table.player(0).greatness == 4, "the upper part of Ambition"


@pytest.mark.rule("HYB-332", "HYB-330", "HYB-438")
@pytest.mark.parametrize(("concept", "held", "vp"), [("cosmos", 2, 0), ("temnein", 0, 2)])
def test_g58_alone_a_pass_on_a_chained_concept(concept: str, held: int, vp: int) -> None:
    titan = {"focus": {concept: 0}, "concepts": {"cosmos": {"held": 1}}}
    stack = [{"at": "age", "v": {"step": 3}}, {"at": "cycle", "v": {"next": NUMBERS[concept]}}]
    table = Titan({**ZEUS, "pillars": [NUMBERS[concept], 1]}, at=stack, titan=titan)
    table.choose("pass")
    assert f"Chronos gains 2 VP: {vp}." in table.said() if vp else board.held(table.state, concept) >= held


def test_with_others_gone_the_last_one_goes_on_by_the_rules_of_one() -> None:
    table = closing(ZEUS, HADES).resign(1)
    assert not table.over
    table.choose("pillar:2")
    assert {key: one for key, one in table.board["focus"].items() if one is not None} == {"anthropos": 0}
    assert table.resign(0).over
    assert (table.outcome.verdict, table.outcome.winners) == ("defeat", ())


# What is said


def test_a_pillar_says_what_it_does_to_its_concept_and_alone_nothing_of_others() -> None:
    away = {"avatars": {"kronos": "athens", "kairos": "sparta", "aeon": "corinth"}}
    table = Titan(ZEUS, at="pillars", titan={**away, **tracks(cosmos=0)})
    labels = {option.key: SAY(option.label) for option in table.decision().offered}
    assert labels["pillar:1"].endswith(": Ananke, 1 Intensity less")
    assert labels["pillar:2"].endswith(": a Chain of Anthropos breaks")
    assert labels["pillar:3"].endswith(": Cosmos has no Chain, Chronos scores 3 VP")
    assert not any("each other" in table.hint(key) for key in labels)
    assert "take?" in SAY(table.decision().prompt)
    table.choose("pillar:4")
    assert "as well?" in SAY(table.decision().prompt)
    others = Titan(ZEUS, HADES, at="pillars", titan=away)
    assert "each other" in others.hint("pillar:1")


def test_the_rules_of_a_match_are_those_of_all_together() -> None:
    said = {topic.key: SAY(topic.body) for topic in Titan.game.played({"modules": "chronos"}).topics()}
    alone = {topic.key: SAY(topic.body) for topic in Titan.game.played({}).topics()}
    for key in ("goal", "age", "turn", "end"):
        assert said[key] != alone[key]
    assert "more Victory Points than Chronos" in said["goal"]
    assert "Chronos" in SAY(Titan.game.about({"modules": "chronos"}))
    assert "Chronos" not in SAY(Titan.game.about({}))


@pytest.mark.parametrize(("players", "count"), [(FOUR, 2), (FOUR[:1], 5)])
def test_what_is_milled_is_said_as_a_number(players: Any, count: int) -> None:
    shown = Titan(*players).view().parts["chronos"]["board"].enhancements
    lines = [SAY(line) for one in shown for line in one.lines]
    assert sum(f"mill {count} " in line for line in lines) == 2
    assert not any("fewer than six" in line for line in lines)
