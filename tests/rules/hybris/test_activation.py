"""An activation (spec 2.5 Phase 3, 2.6): cost, token, Location bonus, space, whom one meets; Premonitions."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.hybris.table import BASE, GAME, GOODS, SAY, Table, arriving, here, seat, spent


@pytest.mark.parametrize(("character", "cost"), [("zeus", 2), ("heracles", 1), ("danae", 1)])
def test_activating_costs(character: str, cost: int) -> None:
    token = None if character == "zeus" else "olympus"
    table = arriving(character, seat("zeus"), seat("hades"), token=token)
    if character == "zeus":
        assert table.player().aegis == 5
        table.choose("place:olympus")
    assert table.player().aegis == 5 - cost
    assert table.player().prayer == 1


def test_an_olympian_may_still_stay_when_it_is_asked_where_to() -> None:
    table = arriving("zeus", seat("zeus"), seat("hades"))
    assert len(table.offers()) == 6 + 9 + 1
    table.choose("back")
    assert (table.kind, table.player().aegis, table.char("zeus").where) == ("turn", 5, "ready")


def test_a_token_is_open_from_the_activation_on() -> None:
    table = arriving("heracles", seat("zeus"), seat("hades"), token="mortal_world")
    assert table.kind == "destination"
    assert table.decision().public
    assert table.offers() == [f"place:{key}" for key in table.state.content.cities]
    assert not table.char("heracles").laid


BONUS = {
    "olympus": (4, 0, 1, 0, 3),
    "forge": (5, 0, 0, 0, 3),
    "oracle": (4, 1, 0, 0, 3),
    "underworld": (5, 0, 0, 0, 3),
    "coliseum": (4, 0, 0, 0, 3),
    "moirai": (4, 0, 1, 0, 3),
}


@pytest.mark.parametrize("place", list(BONUS))
def test_the_bonus_of_a_location(place: str) -> None:
    table = arriving("heracles", seat("zeus"), seat("hades"), token=place)
    assert table.kind == "space"
    assert table.owns() == BONUS[place]
    assert len(table.player().hand) == (1 if place == "coliseum" else 0)


@pytest.mark.parametrize("city", ["athens", "elis", "knossos"])
def test_going_to_a_city_brings_a_believer(city: str) -> None:
    table = arriving("heracles", seat("zeus"), seat("hades"), token="mortal_world").choose(f"place:{city}")
    assert table.player().believer == 1
    assert table.char("heracles").where == city


SPACES = {
    "O1": "greatness", "O2": "card", "O3": "believer", "OD": "",
    "F1": "aegis", "F2": "card", "F3": "prayer", "FD": "",
    "R1": "prayer", "R2": "recover", "R3": "greatness", "RD": "",
    "U1": "card", "U2": "aegis", "U3": "believer", "UD": "",
    "C1": "aegis", "C2": "greatness", "C3": "believer", "CD": "",
    "M1": "prayer", "M2": "aegis", "M3": "card", "MD": "",
}  # fmt: skip


@pytest.mark.parametrize("space", list(SPACES))
def test_the_bonus_of_a_space(space: str) -> None:
    place = next(key for key, one in BASE.locations.items() if space in [each.id for each in one.spaces])
    three = [seat("zeus", discard=["ZC01"]), seat("hades"), seat("athena")]
    table = arriving("heracles", *three, token=place)
    before, hand = dict(zip(GOODS, table.owns(), strict=True)), len(table.player().hand)
    table.choose(f"space:{space}")
    if SPACES[space] == "recover":
        assert table.player().hand == ["ZC01"]
        return
    after = dict(zip(before, table.owns(), strict=True))
    gained = [what for what in before if after[what] == before[what] + 1]
    if len(table.player().hand) == hand + 1:
        gained.append("card")
    assert gained == [one for one in [SPACES[space]] if one]
    assert table.char("heracles").where == space


def test_a_dotted_space_is_never_full_and_an_own_character_closes_others() -> None:
    first = seat("zeus", at={"pollux": "O1", "danae": "OD"})
    table = arriving("heracles", first, seat("hades", at={"minos": "OD"}), token="olympus")
    assert table.offers() == ["space:O2", "space:OD"]
    bars = {bar.key: bar.why.key for bar in GAME.barred(table.state, table.decision())}
    assert bars == {"space:O1": "hybris-why-own", "space:O3": "hybris-why-closed"}


def test_a_prophet_flees_from_a_fighter_and_is_no_fighter_itself() -> None:
    table = arriving("heracles", seat("zeus"), seat("hades", at={"minos": "O1"}), token="olympus")
    assert SAY(table.option("space:O1").label) == "gain 1 Greatness, Minos flees"
    table.choose("space:O1")
    assert (table.char("minos").where, table.char("heracles").where) == ("used", "O1")
    assert [table.player(n).greatness for n in (0, 1)] == [4, 3]
    other = arriving("danae", seat("zeus"), seat("hades", at={"minos": "O1", "zagreus": "O2"}), token="olympus")
    assert other.char("danae").where == "OD"
    assert other.char("minos").where == "O1"


def test_where_no_space_can_be_entered_the_character_goes_home() -> None:
    table = arriving("danae", seat("zeus"), seat("hades", at={"zagreus": "athens"}), token="mortal_world")
    table.choose("place:athens")
    assert table.char("danae").where == "used"
    assert table.player().believer == 1
    assert table.kinds() == [(1, "turn")]


@pytest.mark.parametrize("holder", [0, 1])
def test_a_truce_forbids_attacks_on_either_side(holder: int) -> None:
    pillars = [[2], [3]] if holder == 0 else [[1], [2]]
    first, second = (
        seat("zeus", pillars=pillars[0]),
        seat("hades", pillars=pillars[1], at={"minos": "O1", "zagreus": "O2"}),
    )
    table = arriving("heracles", first, second, seat("athena"), token="olympus")
    assert table.offers() == ["space:O3", "space:OD"]
    bars = {bar.key: bar.why.key for bar in GAME.barred(table.state, table.decision())}
    assert bars == {"space:O1": "hybris-why-truce", "space:O2": "hybris-why-truce"}


def test_the_eighth_spark_makes_the_olympian_cheaper() -> None:
    table = arriving("hades", seat("hades", tiles=spent("hades", 8)), seat("zeus")).choose("place:olympus")
    assert table.player().aegis == 5 - 1


def test_a_premonition_is_completed_in_the_own_turn() -> None:
    first = seat("zeus", believer=6, premonitions=["PM01", "PM02"])
    table = Table(first, seat("hades", premonitions=["PM03"]))
    assert "premonition:PM01" in table.offers()
    assert "premonition:PM02" not in table.offers()
    table.choose("premonition:PM01")
    assert (table.player().vp, table.player().premonitions) == (2, ["PM02"])
    assert table.state.premonition_discard == ["PM01"]
    assert table.kinds() == [(0, "turn")]


def test_a_premonition_may_be_completed_after_the_activation_and_in_the_turn_of_a_pass() -> None:
    table = Table(seat("zeus", greatness=5, premonitions=["PM15"]), seat("hades")).choose("pass")
    assert (table.kind, table.offers()) == ("after", ["premonition:PM15", "end"])
    table.choose("premonition:PM15")
    assert table.player().vp == 2
    assert table.decision().seat == 1


def test_whether_one_can_be_completed_does_not_show() -> None:
    for believers in (0, 6):
        table = Table(seat("zeus", believer=believers, premonitions=["PM01"]), seat("hades")).choose("pass")
        assert (table.kind, table.decision().secret) == ("after", True)


NEEDS: dict[str, Any] = {
    "PM03": {"prayer": 5},
    "PM05": {"aegis": 8},
    "PM07": {"tiles": spent("zeus", 2)},
    "PM10": {},
    "PM13": {"tiles": {"ZT2": ["hero", "spark"]}},
    "PM15": {"greatness": 6},
    "PM17": {"wins": 1},
    "PM19": {"trophies": ["CH1"]},
    "PM20": {"free": ["heracles", "pollux"]},
    "PM21": {"free": ["ganymede", "danae", "epaphus"]},
    "PM22": {"hand": ["ZC01", "ZC02", "ZC03", "ZC04", "ZC05", "ZC06"]},
    "PM23": {"threads": {"clotho": 1, "lachesis": 3}},
    "PM24": {"tiles": {"ZT1": [], "ZT2": []}, "free": ["heracles", "pollux"]},
}
REWARDS = {
    "PM01": (2, 0, 0), "PM02": (2, 0, 1), "PM03": (2, 0, 0), "PM04": (2, 0, 0), "PM05": (1, 0, 0), "PM06": (3, 0, 0),
    "PM07": (1, 2, 0), "PM08": (2, 0, 0), "PM09": (3, 0, 0), "PM10": (1, 0, 0), "PM11": (2, 0, 0), "PM12": (3, 0, 0),
    "PM13": (1, 0, 1), "PM14": (2, 0, 0), "PM15": (2, 0, 0), "PM16": (3, 0, 0), "PM17": (2, 0, 0), "PM18": (3, 0, 0),
    "PM19": (2, 0, 0), "PM20": (2, 0, 0), "PM21": (2, 0, 0), "PM22": (1, 0, 0), "PM23": (2, 0, 0), "PM24": (2, 0, 0),
}  # fmt: skip
"""VP, Aegis, Prayers that each brings."""
MORE: dict[str, Any] = {
    "PM01": {"believer": 6}, "PM02": {"believer": 9}, "PM04": {"prayer": 7}, "PM06": {"aegis": 11},
    "PM08": {"tiles": spent("zeus", 4)}, "PM09": {"tiles": spent("zeus", 6)}, "PM11": {}, "PM12": {},
    "PM14": {"tiles": {"ZT2": ["hero", "spark"], "ZT4": ["prophet", "spark"]}}, "PM16": {"greatness": 9},
    "PM18": {"wins": 2},
}  # fmt: skip
CITIES: dict[str, Any] = {
    "PM10": {"athens": {"technologies": [{"tile": "X01", "owner": 0}]}},
    "PM11": {
        "athens": {"technologies": [{"tile": "X01", "owner": 0}]},
        "elis": {"technologies": [{"tile": "X02", "owner": 0}]},
    },
    "PM12": {
        "athens": {"technologies": [{"tile": "X01", "owner": 0}, {"tile": "X02", "owner": 0}]},
        "elis": {"technologies": [{"tile": "X03", "owner": 0}]},
    },
    "PM13": {"athens": {"temples": [0]}},
    "PM14": {"athens": {"temples": [0]}, "elis": {"temples": [0]}},
}


@pytest.mark.parametrize("card", list(REWARDS))
def test_every_premonition(card: str) -> None:
    has: dict[str, Any] = {"aegis": 0, **(NEEDS | MORE)[card]}
    table = Table(seat("zeus", **has, premonitions=[card]), seat("hades"), cities=CITIES.get(card, {}))
    before = table.player().aegis, table.player().prayer, table.player().believer, table.player().greatness
    sparks, hand = table.player().sparks, len(table.player().hand)
    table.choose(f"premonition:{card}")
    if card == "PM05":
        table.choose("tile:ZT1")
        assert table.player().sparks == sparks + 1
    player, (vp, aegis, prayer) = table.player(), REWARDS[card]
    assert (player.vp, player.aegis - before[0], player.prayer - before[1]) == (vp, aegis, prayer)
    assert player.believer - before[2] == (1 if card == "PM10" else 0)
    assert player.greatness - before[3] == (1 if card == "PM22" else 0)
    assert len(player.hand) - hand == (2 if card == "PM19" else 0)


@pytest.mark.parametrize("card", list(REWARDS))
def test_no_premonition_without_its_condition(card: str) -> None:
    table = Table(seat("zeus", aegis=0, greatness=0, premonitions=[card]), seat("hades"))
    assert table.offers() == ["pass"]


def test_places_say_what_they_bring_and_what_can_be_done_there() -> None:
    table = Table(seat("zeus"), seat("hades")).choose("character:zeus")
    assert table.hint("place:forge") == "gain 1 Aegis; Make and Appropriate"
    assert table.hint("place:athens").endswith("; on coming gain 1 Believer")
    planning = Table(seat("zeus", free=["heracles"]), seat("hades"), at="planning")
    assert planning.hint("token:forge") == table.hint("place:forge")
    assert planning.hint("token:mortal_world") == "gain 1 Believer; Deploy, Pray and Preach"


def test_the_place_is_named_as_in_a_sentence() -> None:
    said = {}
    for place, space in (("coliseum", "CD"), ("olympus", "OD"), ("athens", "athens")):
        said[place] = SAY(here("heracles", place, space, seat("zeus", prayer=5), seat("hades")).decision().prompt)
    assert said == {
        "coliseum": "What is done at the Coliseum?",
        "olympus": "What is done on Olympus?",
        "athens": "What is done in Athens?",
    }
    table = arriving("heracles", seat("zeus"), seat("hades"), token="underworld")
    assert SAY(table.decision().prompt) == "Which space in the Underworld?"
    assert "Heracles of Theano goes to the Underworld." in table.said()
