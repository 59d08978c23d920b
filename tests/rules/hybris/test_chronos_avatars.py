"""Avatars: where they move, whom they fight, which deployments they contest; Antique Technologies (3.4; G39 to G43)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from rules.games.hybris import table as counts
from rules.games.hybris.modules.chronos import board, marches
from rules.games.hybris.state import STYX, USED
from tests.rules.hybris.table import SAY, acting, seat
from tests.rules.hybris.titan import RECORDS, WITH, Titan, agreed, tracks, using

ZEUS, HADES, ATHENA = seat("zeus"), seat("hades"), seat("athena")
PLAIN = ["V03", "V05", "V12"]
"""Cards of 3 Strength that do nothing else."""
OUT = {"kronos": "athens", "kairos": "sparta", "aeon": "corinth"}
"""All Avatars in the Mortal World."""


def at(**where: str) -> dict[str, Any]:
    """Where Avatars stand, for `titan`."""
    return {"avatars": where}


def entering(
    city: str, first: Mapping[str, Any], *others: Mapping[str, Any], who: str, titan: Mapping[str, Any]
) -> Titan:
    """A ready character of seat 0 goes to a City."""
    laid = (
        {"where": "ready"} if WITH.characters[who].kind == "olympian" else {"where": "ready", "token": "mortal_world"}
    )
    mover = {"aegis": 9, **first, "chars": {**first["chars"], who: laid}}
    return Titan(mover, *others, titan=titan).choose(f"character:{who}", f"place:{city}")


def deploying(
    *others: Mapping[str, Any],
    who: str = "zeus",
    tile: str = "X01",
    city: str = "athens",
    titan: Mapping[str, Any] | None = None,
    **first: Any,
) -> Titan:
    """Zeus deploys a Technology; play stands where that leads."""
    own = seat("zeus", technologies=[tile], **first)
    own["chars"] = {**own["chars"], who: {"where": city}}
    table = Titan(own, *others, at=acting(who, city, city), titan={"deck": PLAIN, **(titan or {})})
    return table.choose(f"deploy:{tile}")


# Moving


@pytest.mark.rule("HYB-293", "HYB-380", "HYB-381", "HYB-385", "HYB-386")
def test_desolation_moves_the_lowest_avatar_to_a_city_of_their_choice() -> None:
    table = using("N04:desolation", titan=at(kronos="delphi"))
    assert table.kinds() == [(0, "council"), (1, "council")]
    assert table.offers() == [f"space:{city}" for city in WITH.cities if city != "delphi"]
    assert "Kairos" in SAY(table.decision().prompt)
    agreed(table, "space:thebes")
    assert board.in_world(table.state) == [("kronos", "delphi"), ("kairos", "thebes")]
    assert [one.number for one in RECORDS.figures] == [1, 2, 3]


@pytest.mark.rule("HYB-387")
@pytest.mark.parametrize(
    "titan", [at(**OUT), {"blocked": list(WITH.cities)}, {**at(kronos="athens"), "blocked": list(WITH.cities)[1:]}]
)
def test_g51_a_desolation_that_cannot_move_any_breaks_a_chain_of_its_concept(titan: dict[str, Any]) -> None:
    table = using("Q04:desolation", titan=titan)
    assert board.chains(table.state, "cosmos") == 4
    assert sum(board.chains(table.state, key) for key in ("anthropos", "gonos", "temnein")) == 15


@pytest.mark.rule("HYB-382", "HYB-391")
@pytest.mark.parametrize("titan", [at(kairos="delphi"), at(kronos="sparta"), {"blocked": ["sparta"]}])
def test_a_card_that_cannot_send_its_avatar_breaks_a_chain_instead(titan: dict[str, Any]) -> None:
    before = Titan(ZEUS, HADES, titan=titan)
    table = using("J36:main", titan=titan)
    assert board.in_world(table.state) == board.in_world(before.state)
    assert board.chains(table.state, "gonos") == 4
    assert table.player(0).prayer == 2, "what else the card says comes all the same"


@pytest.mark.rule("HYB-390", "HYB-380")
def test_a_card_sends_a_named_avatar_to_a_named_city() -> None:
    assert board.in_world(using("J36:main").state) == [("kairos", "sparta")]
    assert board.in_world(using("W38:main").state) == [("aeon", "thebes")]


@pytest.mark.rule("HYB-384")
def test_an_avatar_never_goes_from_city_to_city() -> None:
    table = Titan(ZEUS, HADES, titan=at(kairos="delphi"))
    assert marches.ways(table.state, "kairos") == []
    assert marches.waiting(table.state) == ["kronos", "aeon"]


@pytest.mark.rule("HYB-378", "HYB-379", "HYB-388")
def test_each_avatar_serves_its_concepts() -> None:
    table = Titan(ZEUS, HADES)
    served = {one.id: marches.served(table.state, one.id) for one in RECORDS.figures}
    assert served == {"kronos": ["anthropos", "cosmos"], "kairos": ["gonos"], "aeon": ["temnein"]}


# Combat


@pytest.mark.rule("HYB-383", "HYB-413", "HYB-423", "HYB-424", "HYB-425", "HYB-415", "HYB-416")
def test_an_avatar_attacks_the_character_in_its_city() -> None:
    first = seat("zeus", at={"heracles": "sparta"}, hand=["ZC01"])
    table = using("J36:main", first, HADES, titan={"deck": PLAIN}).choose("choose:none")
    assert table.state.combat is not None
    sides = table.state.combat.sides
    assert [(side.seat, side.character, side.zone) for side in sides] == [
        (None, "kairos", ["V03"]),
        (0, "heracles", []),
    ]
    coliseum = list(table.state.coliseum)
    table.stopped()
    assert "Kairos beats Heracles of Theano, 7 to 3." in table.said()
    assert table.char("heracles").where == STYX
    assert (board.where(table.state, "kairos"), table.player(0).greatness) == ("sparta", 2)
    assert table.board["discard"] == ["V03"]
    assert table.state.coliseum == coliseum


@pytest.mark.rule("HYB-414", "HYB-421", "HYB-422")
@pytest.mark.parametrize(("avatar", "prayers"), [("kronos", 1), ("kairos", 2), ("aeon", 3)])
def test_a_beaten_avatar_goes_back_and_brings_prayers(avatar: str, prayers: int) -> None:
    first = seat("hades", hand=["HC05", "HC06", "HC14"], pillars=[5])
    table = entering("thebes", first, ZEUS, who="hades", titan={**at(**{avatar: "thebes"}), "deck": PLAIN})
    table.choose("card:HC05", "card:HC06", "card:HC14")
    assert board.in_world(table.state) == []
    assert table.player(0).prayer == prayers
    assert table.char("hades").where == "thebes"
    assert table.kind == "action", "the turn goes on"


@pytest.mark.rule("HYB-415", "HYB-416", "HYB-377")
def test_whoever_loses_against_an_avatar_ends_the_turn_and_it_stays() -> None:
    table = entering("thebes", seat("zeus"), HADES, who="sarpedon", titan={**at(aeon="thebes"), "deck": PLAIN})
    table.choose("choose:none")
    assert any(line.startswith("Aeon beats Sarpedon of Theano, 8 to ") for line in table.said())
    assert table.char("sarpedon").where == STYX
    assert board.where(table.state, "aeon") == "thebes"
    assert (table.decision().seat, table.kind) == (1, "turn")
    assert WITH.characters["aeon"].kind == "olympian"


@pytest.mark.rule("HYB-414")
def test_a_prophet_cannot_enter_a_city_with_an_avatar() -> None:
    table = entering("thebes", seat("zeus"), HADES, who="ganymede", titan=at(aeon="thebes"))
    assert table.char("ganymede").where == USED
    assert board.where(table.state, "aeon") == "thebes"


@pytest.mark.rule("HYB-418", "HYB-419", "HYB-420")
def test_a_prophet_flees_from_an_avatar_that_comes() -> None:
    table = using("J36:main", seat("zeus", at={"danae": "sparta"}), HADES)
    assert (table.char("danae").where, board.where(table.state, "kairos")) == (USED, "sparta")
    assert (table.player(0).greatness, table.player(0).wins) == (3, 0)
    assert table.state.combat is None
    assert not any("beats" in line for line in table.said())


@pytest.mark.rule("HYB-430", "HYB-431", "HYB-432", "HYB-433", "HYB-434", "HYB-435", "HYB-427", "HYB-428", "HYB-429")
def test_g41_aeon_against_hades() -> None:
    first = seat("hades", hand=["HC01", "HC02", "HC03"], pillars=[5])
    titan = {**at(aeon="elis"), "deck": ["V01", "V02", *PLAIN]}
    table = entering("elis", first, seat("athena", at={"odysseus": "athens"}), who="hades", titan=titan)
    shown = table.view().combat
    assert shown is not None
    assert [card.key for card in shown.sides[1].cards] == ["V01", "V02"]
    assert shown.sides[1].total == 10
    table.choose("card:HC01", "card:HC02", "card:HC03")
    assert "Hades of Theano beats Aeon, 10 to 8." in table.said()
    assert board.where(table.state, "aeon") == "board"
    assert table.player(0).prayer == 3


@pytest.mark.rule("HYB-436", "HYB-426")
def test_g41_annexation_acts_after_the_combat() -> None:
    first = seat("hades", hand=["HC01", "HC02", "HC03"], pillars=[5])
    titan = {**at(aeon="elis"), "deck": ["V01", "V02", *PLAIN]}
    table = entering("elis", first, seat("athena", hand=["AC03"], at={"odysseus": "athens"}), who="hades", titan=titan)
    assert board.where(table.state, "kronos") == "board"
    table.choose("card:HC01", "card:HC02", "card:HC03")
    assert (table.decision().seat, table.kind) == (1, "card")
    assert table.state.combat is not None
    assert [side.character for side in table.state.combat.sides] == ["kronos", "odysseus"]
    said = table.said()
    assert said.index("Aeon goes back to the Chronos board.") < said.index("Kronos moves to Athens.")
    table.choose("card:AC03")
    assert (table.decision().seat, table.kind) == (0, "action"), "Hades goes on in Elis"
    assert table.board["later"] == []


@pytest.mark.rule("HYB-391")
def test_what_annexation_cannot_move_breaks_a_chain_of_a_concept_of_that_avatar() -> None:
    titan = {**at(kronos="delphi", aeon="thebes"), "deck": ["V02", *PLAIN]}
    table = entering("thebes", seat("hades"), ZEUS, who="zagreus", titan=titan)
    table.stopped()
    assert table.offers() == ["concept:anthropos", "concept:cosmos"]
    agreed(table, "concept:cosmos")
    assert board.chains(table.state, "cosmos") == 4


@pytest.mark.rule("HYB-226", "HYB-239")
def test_with_kratos_turned_over_an_avatar_shows_one_more_card() -> None:
    titan = {**at(aeon="thebes"), "deck": PLAIN, "tiles": {"kratos": {"flipped": True}}}
    table = entering("thebes", seat("hades", hand=["HC05"]), ZEUS, who="zagreus", titan=titan)
    assert table.state.combat is not None
    assert table.state.combat.sides[1].zone == ["V03", "V05"]


def test_an_avatar_without_cards_fights_with_its_base_strength() -> None:
    titan = {**at(aeon="thebes"), "deck": [], "discard": [one.id for one in RECORDS.conflict]}
    table = entering("thebes", seat("hades", hand=["HC05"]), ZEUS, who="zagreus", titan=titan)
    assert "A new deck of 26 Avatar Conflict cards is shuffled." in table.said()


EFFECTS: list[tuple[str, str]] = [
    ("V07", "Theano loses 1 Aegis: "),
    ("V11", "Chronos gains 1 VP"),
    ("V13", "Chronos gains 1 Aegis"),
    ("V17", "1 Intensity more"),
    ("V18", "1 Intensity less"),
    ("V19", "Hindrance"),
    ("V21", "The enemy of Theano gets 1 Strength more."),
    ("V22", "2 Strength less"),
]


@pytest.mark.rule("HYB-429")
@pytest.mark.parametrize(("card", "line"), EFFECTS)
def test_avatar_conflict_cards_do_what_they_say_to_who_fights(card: str, line: str) -> None:
    titan = {**at(aeon="thebes"), "deck": [card, *PLAIN]}
    table = entering("thebes", seat("hades", hand=["HC05"]), ZEUS, who="zagreus", titan=titan)
    assert any(line in one for one in table.said()), table.said()


def test_frozen_second_takes_a_card_of_the_hand_before_any_is_played() -> None:
    titan = {**at(aeon="thebes"), "deck": ["V04", *PLAIN]}
    table = entering("thebes", seat("hades", hand=["HC05", "HC06"]), ZEUS, who="zagreus", titan=titan)
    assert (table.decision().seat, table.kind) == (0, "discard")
    table.choose("card:HC06")
    assert table.kind == "card"
    assert table.offers() == ["card:HC05", "stop"]


# Contests


@pytest.mark.rule("HYB-393", "HYB-394", "HYB-396", "HYB-412")
def test_the_lowest_avatar_contests_a_deployment_before_it_brings_anything() -> None:
    table = deploying(HADES, ATHENA, titan=at(kronos="sparta"))
    assert "Kairos comes to Athens and contests the deployment." in table.said()
    assert (table.player(0).vp, table.player(0).believer) == (0, 0)


@pytest.mark.rule("HYB-401", "HYB-402", "HYB-403", "HYB-397", "HYB-398", "HYB-230", "HYB-250")
def test_g39_two_players_cancel_a_contest_together() -> None:
    athena, hades = seat("athena", hand=["AC03", "AC01"]), seat("hades", hand=["HC04", "HC07", "HC18"])
    titan = {**at(kronos="sparta"), "tiles": {"kratos": {"intensity": 7}}}
    table = deploying(athena, hades, titan=titan)
    assert table.kinds() == [(1, "council"), (2, "council")]
    table.choose("cancel", seat=1).choose("cancel", seat=2).choose({"seat:1": 4, "seat:2": 3}, seat=1).choose(
        {"seat:1": 4, "seat:2": 3}, seat=2
    )
    table.choose(["card:AC03"], seat=1).choose(["card:HC04", "card:HC07"], seat=2)
    assert table.player(1).hand == ["AC01"]
    assert table.player(2).hand == ["HC18"]
    assert board.intensity(table.state, "kratos") == 8
    assert board.where(table.state, "kairos") == "board"
    assert table.player(0).vp > 0


@pytest.mark.rule("HYB-399", "HYB-397")
def test_g40_without_enough_strength_it_cannot_be_cancelled() -> None:
    athena, hades = seat("athena", hand=["AC03"]), seat("hades", hand=["HC04"])
    titan = {**at(kronos="sparta"), "tiles": {"kratos": {"intensity": 9}}}
    table = deploying(athena, hades, titan=titan, hand=["ZC01"])
    assert table.state.combat is not None
    assert [side.character for side in table.state.combat.sides] == ["kairos", "zeus"]


@pytest.mark.rule("HYB-396")
def test_the_deployer_has_no_say_and_gives_no_card() -> None:
    table = deploying(
        seat("athena", hand=["AC03", "AC11"]), titan={"tiles": {"kratos": {"intensity": 4}}}, hand=["ZC01"]
    )
    assert table.kinds() == [(1, "council")]
    table.choose("cancel", seat=1).choose(["card:AC03"], seat=1)
    assert table.player(0).hand == ["ZC01"]
    assert board.where(table.state, "kronos") == "board"


@pytest.mark.rule("HYB-400", "HYB-439")
def test_who_plays_alone_may_cancel_with_cards_of_the_own_hand() -> None:
    table = deploying(hand=["ZC01", "ZC02", "ZC03", "ZC04"], titan={"tiles": {"kratos": {"intensity": 3}}})
    assert table.kinds() == [(0, "council")]
    assert table.offers() == ["cancel", "let"]


@pytest.mark.rule("HYB-417", "HYB-415", "HYB-416")
def test_g42_an_avatar_that_wins_a_contest_takes_the_vp() -> None:
    table = deploying(HADES).choose("choose:none")
    tile = WITH.technologies["X01"]
    assert table.board["vp"] == tile.vp
    assert board.where(table.state, "kronos") == "athens"
    assert table.char("zeus").where == USED
    assert (tile.type, table.player(0).vp) == (WITH.cities["athens"].type, WITH.amounts.match["vp"])
    assert table.player(0).believer >= tile.believers, "all else goes to who deployed"


@pytest.mark.rule("HYB-417", "HYB-242")
def test_with_ananke_turned_over_such_a_gain_is_1_higher() -> None:
    table = deploying(HADES, titan={"tiles": {"ananke": {"flipped": True}}}).choose("choose:none")
    assert table.board["vp"] == WITH.technologies["X01"].vp + 1


@pytest.mark.rule("HYB-421", "HYB-422")
def test_a_deployer_that_wins_has_everything_and_the_avatar_goes_back() -> None:
    table = deploying(HADES, who="heracles", hand=["ZC01", "ZC02", "ZC03"], greatness=9)
    table.choose("choose:none")
    while table.kind == "card":
        table.choose(table.offers()[0])
    assert board.where(table.state, "kronos") == "board"
    assert table.player(0).vp >= WITH.technologies["X01"].vp
    assert table.board["vp"] == 0


@pytest.mark.rule("HYB-418", "HYB-419", "HYB-420")
def test_g43_a_prophet_that_deploys_flees() -> None:
    table = deploying(HADES, who="danae")
    assert table.char("danae").where == USED
    assert table.player(0).greatness == 3
    assert table.board["vp"] == WITH.technologies["X01"].vp
    assert table.board["discard"] == []
    assert board.where(table.state, "kronos") == "athens"


@pytest.mark.rule("HYB-395")
def test_without_avatars_on_the_board_nothing_is_contested() -> None:
    out = {"kronos": "elis", "kairos": "sparta", "aeon": "corinth"}
    table = deploying(HADES, titan=at(**out))
    assert table.state.combat is None
    assert table.player(0).vp > 0


def test_what_is_asked_of_the_others_tells_nothing_of_hands() -> None:
    low = deploying(
        seat("athena", hand=["AC05", "AC08"]), ATHENA and HADES, titan={"tiles": {"kratos": {"intensity": 6}}}
    )
    high = deploying(seat("athena", hand=["AC03", "AC11"]), HADES, titan={"tiles": {"kratos": {"intensity": 6}}})
    assert low.pending() == high.pending()
    assert [low.view(n).council for n in range(3)] == [high.view(n).council for n in range(3)]


# Antique Technologies


@pytest.mark.rule("HYB-404", "HYB-406", "HYB-407", "HYB-408")
def test_an_antique_is_chosen_together_and_so_is_who_gets_it() -> None:
    table = using("J04:main")
    assert table.offers() == [f"antique:A{n}" for n in range(1, 6)]
    agreed(table, "antique:A2")
    assert table.offers() == ["seat:0", "seat:1"]
    agreed(table, "seat:1")
    assert table.player(1).technologies == ["A2"]
    assert table.board["antiques"] == ["A1", "A3", "A4", "A5"]


@pytest.mark.rule("HYB-409", "HYB-410")
def test_g60_of_three_technologies_one_leaves_the_game() -> None:
    table = using("J04:main", seat("zeus", technologies=["X01", "X02"]), HADES)
    agreed(agreed(table, "antique:A1"), "seat:0")
    assert (table.decision().seat, table.kind) == (0, "drop")
    assert table.offers() == ["drop:X01", "drop:X02", "drop:A1"]
    table.choose("drop:X02")
    assert table.player(0).technologies == ["X01", "A1"]
    assert "X02" in table.state.removed


@pytest.mark.rule("HYB-405", "HYB-411")
def test_an_antique_is_never_designed_but_deployed_as_any() -> None:
    table = Titan(ZEUS, HADES)
    assert not {"A1", "A2", "A3", "A4", "A5"} & {*table.state.display, *table.state.stack_of_tiles}
    out = {"kronos": "elis", "kairos": "sparta", "aeon": "delphi"}
    deployed = deploying(HADES, tile="A2", titan={**at(**out), "antiques": ["A1", "A3", "A4", "A5"]}, city="corinth")
    assert deployed.player(0).vp >= 5
    assert counts.deployed(deployed.state, 0) == ["corinth"]


def test_without_an_antique_left_nothing_comes() -> None:
    table = using("J04:main", titan={"antiques": []}, removed=["A1", "A2", "A3", "A4", "A5"])
    assert table.player(0).technologies == []


@pytest.mark.rule("HYB-388", "HYB-389")
def test_an_avatar_that_cannot_move_has_no_way() -> None:
    table = Titan(ZEUS, HADES, titan={**at(kairos="delphi"), **tracks(gonos=5)})
    assert marches.ways(table.state, "kairos") == []
    assert marches.ways(table.state, "aeon") == [city for city in WITH.cities if city != "delphi"]


def test_an_entry_warns_of_the_avatar_in_a_city() -> None:
    titan = {**at(aeon="thebes"), "tiles": {"kratos": {"flipped": True}}}
    table = Titan(seat("zeus", free=["zeus"]), HADES, titan=titan).choose("character:zeus")
    warning = "Aeon is there: a Combat (Base Strength 5, 2 cards), no Prophet can enter"
    assert warning in table.hint("place:thebes")
    assert warning not in table.hint("place:athens")


def test_an_entry_says_which_avatar_contests_a_deployment() -> None:
    own = seat("zeus", technologies=["X01"])
    own["chars"] = {**own["chars"], "zeus": {"where": "athens"}}
    titan = {**at(kronos="sparta"), "tiles": {"kratos": {"intensity": 5}}}
    table = Titan(own, HADES, at=acting("zeus", "athens", "athens"), titan=titan)
    assert "now Kairos, unless the others discard cards of 5 Strength: a Combat for its 3 VP" in table.hint(
        "deploy:X01"
    )
    alone = Titan(
        own,
        at=acting("zeus", "athens", "athens"),
        titan=at(**OUT) | {"avatars": {"kronos": "elis", "kairos": "sparta", "aeon": "delphi"}},
    )
    assert "nobody can now" in alone.hint("deploy:X01")
