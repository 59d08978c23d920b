"""The steady automat: it wins at once when it can, takes points when it cannot, and knows good fights from bad ones."""

from __future__ import annotations

from typing import Any

import pytest

from rules.core import engine
from rules.core.rng import Rng, Source
from rules.core.types import Viewer
from rules.games.hybris.auto import steady
from tests.rules.hybris.table import BASE, Table, acting, bare, here, seat, spent

ZEUS = [tile.id for tile in BASE.olympians["zeus"].tiles]


def answers(at: Table, number: int = 0) -> str:
    """What the automat does now."""
    decision = at.decision(number)
    view = engine.view(at.game, at.state, Viewer(number))
    choice = steady(view, decision, Source(Rng("auto")))
    assert choice == steady(view, decision, Source(Rng("auto")))
    assert isinstance(choice, str)
    return choice


def converting(tiles: dict[str, list[str]], prayer: int, age: int = 6, **more: Any) -> Table:
    first = seat("zeus", prayer=prayer, tiles=tiles, **more)
    return here("heracles", "olympus", "O1", first, seat("athena"), age=age)


def test_the_last_piece_is_worth_more_than_any_points() -> None:
    tiles = {**bare(*ZEUS), "ZT6": ["spark"]}
    at = converting(tiles, prayer=4)
    assert answers(at) == "convert:c4"
    at.choose("convert:c4")
    while not at.over:
        at.choose(answers(at))
    assert at.outcome.winners == (0,)
    assert at.outcome.reason.key == "hybris-end-tiles"


def test_with_too_many_pieces_left_prayers_become_points() -> None:
    assert answers(converting({}, prayer=4)) == "convert:c2"


ALL_FREE = ["heracles", "pollux", "sarpedon", "ganymede", "danae", "epaphus"]


@pytest.mark.parametrize(
    ("age", "left", "plan"),
    [
        (6, 3, "tiles"), (6, 4, "points"), (5, 6, "tiles"), (5, 8, "points"), (4, 8, "tiles"), (2, 8, "tiles"),
    ],
)  # fmt: skip
def test_the_plan_follows_the_position(age: int, left: int, plan: str) -> None:
    """Sparks alone are left, so many of them, and 4 Prayers: a Spark, or 2 VP. With a Spark more than can be taken off
    in time the Prayers of the last Age become points, those of an earlier one wait for what is worth more.
    """
    at = converting(spent("zeus", 8 - left, alone=True), prayer=4, age=age, free=ALL_FREE)
    if plan == "tiles":
        assert answers(at) == "convert:c4"
    else:
        assert answers(at) != "convert:c4"
    if (age, plan) == (6, "points"):
        assert answers(at) == "convert:c2"


def test_while_tiles_are_the_plan_a_character_goes_where_the_last_temple_can_be_built() -> None:
    """In the Mortal World it has a Temple in Athens, a Technology nowhere: only another City lets it build."""
    tiles = {**bare(*ZEUS), "ZT5": ["temple"]}
    plan = {"where": "ready", "token": "mortal_world"}
    first = seat("zeus", prayer=6, tiles=tiles, free=[one for one in ALL_FREE if one != "danae"])
    first["chars"] |= {"danae": plan}
    at = Table(first, seat("athena"), age=6, cities={"athens": {"temples": [0]}, "argos": {"temples": [0]}})
    at.choose("character:danae")
    assert answers(at).removeprefix("place:") not in ("athens", "argos")


def test_prayers_are_kept_for_tiles_while_they_are_the_plan() -> None:
    at = converting(spent("zeus", 0), prayer=4, age=2, free=ALL_FREE)
    assert answers(at) != "convert:c2"


def test_the_tile_nearest_to_its_power_is_emptied_first() -> None:
    at = converting({"ZT3": ["spark"]}, prayer=4, age=2, free=ALL_FREE).choose("convert:c4")
    assert (at.kind, answers(at)) == ("tile", "tile:ZT3")


def test_a_technology_that_is_made_is_deployed_where_it_is_wanted() -> None:
    at = here("heracles", "athens", "athens", seat("zeus", technologies=["X06"]), seat("athena"))
    assert answers(at) == "deploy:X06"
    plan = {"where": "ready", "token": "mortal_world"}
    going = Table({**seat("zeus", technologies=["X06"]), "chars": {"heracles": plan}}, seat("athena"))
    going.choose("character:heracles")
    assert answers(going) in ("place:athens", "place:delphi")


@pytest.mark.parametrize(("hand", "space"), [(["ZC01", "ZC02", "ZC13"], "space:O1"), ([], "space:OD")])
def test_it_attacks_the_weak_and_leaves_the_strong_alone(hand: list[str], space: str) -> None:
    strong = not hand
    other = seat(
        "athena", at={"diomedes" if strong else "odysseus": "O1", "perseus": "O2"}, pillars=[5 if strong else 1]
    )
    other["hand"] = ["AC03", "AC11", "AC18"] if strong else []
    first = {
        **seat("zeus", hand=hand, pillars=[3]),
        "chars": {"heracles" if hand else "sarpedon": {"where": "olympus"}},
    }
    at = Table(first, other, at=acting("heracles" if hand else "sarpedon", "olympus", step="space"))
    found = answers(at)
    assert found != "space:OD" if hand else found == space


def test_in_a_combat_that_is_won_no_card_is_wasted() -> None:
    first = {**seat("poseidon", hand=["PC01", "PC05"], pillars=[5]), "chars": {"poseidon": {"where": "olympus"}}}
    at = Table(
        first, seat("athena", at={"odysseus": "O1"}, pillars=[1]), at=acting("poseidon", "olympus", step="space")
    )
    at.choose("space:O1")
    assert (at.kind, answers(at)) == ("card", "stop")


def test_a_combat_that_is_not_won_yet_is_played_on() -> None:
    first = seat("zeus", hand=["ZC01", "ZC08"], pillars=[5])
    at = here("heracles", "coliseum", "C1", first, seat("athena"), coliseum=["CC24", "CC23", "CC22"])
    at.choose("duel:CH3")
    while at.kind != "card":
        at.choose(at.offers()[-1])
    assert answers(at) == "card:ZC01"


def test_it_does_not_give_one_token_to_two() -> None:
    at = Table(seat("zeus", free=["heracles", "ganymede", "danae"], aegis=5), seat("athena"), at="planning")
    laid = []
    while at.decision(0).kind == "plan":
        laid.append(answers(at))
        at.choose(laid[-1], seat=0)
    single = [one for one in laid if one != "token:mortal_world"]
    assert len(set(single)) == len(single)


def test_without_aegis_it_passes() -> None:
    at = Table(seat("zeus", aegis=0), seat("athena"))
    assert answers(at) == "pass"
    assert answers(Table(seat("zeus", aegis=5, free=["heracles"]), seat("athena"))) == "character:zeus"
