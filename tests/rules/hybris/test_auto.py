"""The steady automat: it wins at once when it can, takes points when it cannot, and knows good fights from bad ones."""

from __future__ import annotations

from typing import Any

import pytest

from rules.core import engine
from rules.core.rng import Rng, Source
from rules.core.types import Viewer
from rules.games.hybris.auto import steady
from tests.rules.hybris.table import BASE, Table, acting, bare, here, seat

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
    at = converting(tiles, prayer=3)
    assert answers(at) == "convert:c4"
    at.choose("convert:c4")
    while not at.over:
        at.choose(answers(at))
    assert at.outcome.winners == (0,)
    assert at.outcome.reason.key == "hybris-end-tiles"


def test_with_too_many_pieces_left_prayers_become_points() -> None:
    assert answers(converting({}, prayer=3)) == "convert:c2"


def test_while_there_is_time_pieces_come_first() -> None:
    assert answers(converting({"ZT1": ["spark"]}, prayer=3, age=2)) == "convert:c4"


def test_the_tile_nearest_to_its_power_is_emptied_first() -> None:
    at = converting({"ZT3": ["spark"]}, prayer=3, age=2).choose("convert:c4")
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
