"""The planner: what the viewer can pay now, and what the next Spark and the next step of each thread bring."""

from __future__ import annotations

from typing import Any

import pytest

from rules.core import engine
from rules.core.types import SPECTATOR, Viewer
from rules.games.hybris.view import NextView, PlannerView
from tests.rules.hybris.abyss import dealing
from tests.rules.hybris.table import GAME, SAY, Table, bare, here, seat, spent

OTHER = seat("hades")


PLAN = {"heracles": "forge", "ganymede": "olympus"}


def planner(table: Table, number: int = 0) -> PlannerView:
    found = engine.view(GAME, table.state, Viewer(number)).planner
    assert isinstance(found, PlannerView)
    return found


def prices(table: Table) -> dict[str, tuple[dict[str, int], bool]]:
    return {one.key: ({cost.what: cost.n for cost in one.costs}, one.payable) for one in planner(table).prices}


def steps(table: Table) -> dict[str, NextView]:
    return {one.key: one for one in planner(table).steps}


def test_prices_and_whether_they_can_be_paid() -> None:
    forge = [{"tile": "X01", "owner": 0}, {"tile": "X02", "owner": 1}, {"tile": "X06", "owner": 0}]
    found = prices(Table(seat("zeus", aegis=3, prayer=3, plan=PLAN), OTHER, forge=forge))
    assert found["activate:olympian"] == ({"aegis": 2}, True)
    assert found["activate:hero"] == found["activate:prophet"] == ({"aegis": 1}, True)
    assert (found["make:X01"], found["make:X06"]) == (({"aegis": 3}, True), ({"aegis": 7}, False))
    assert "make:X02" not in found, "it is not theirs"
    theirs = planner(Table(seat("zeus", aegis=3), OTHER, forge=forge), 1)
    assert [one.key for one in theirs.prices if one.key.startswith("make")] == ["make:X02"]
    assert found["ignite"] == ({"aegis": 3, "prayer": 1}, True)
    assert found["spin"] == ({"aegis": 2}, True)
    assert found["design"] == ({"prayer": 1}, True)
    assert (found["convert:c4"], found["convert:c5"]) == (({"prayer": 4}, False), ({"prayer": 2}, True))


@pytest.mark.parametrize(
    ("key", "before", "after", "more"),
    [
        ("make:X01", 3, 2, {"olympian": "athena"}),
        ("make:X01", 3, 1, {"pillars": [4]}),
        ("design", 1, 0, {"pillars": [4]}),
        ("convert:c4", 4, 3, {"tiles": bare("ZT6")}),
        ("activate:olympian", 2, 1, {"tiles": spent("zeus", 8)}),
    ],
)
def test_prices_are_those_that_powers_make(key: str, before: int, after: int, more: dict[str, Any]) -> None:
    god, forge = more.pop("olympian", "zeus"), [{"tile": "X01", "owner": 0}]
    assert sum(prices(Table(seat("zeus"), OTHER, forge=forge))[key][0].values()) == before
    assert sum(prices(Table(seat(god, **more), OTHER, forge=forge))[key][0].values()) == after


def test_what_could_do_nothing_is_left_out() -> None:
    every = prices(Table(seat("zeus"), OTHER))
    without = prices(Table(seat("zeus", tiles=spent("zeus", 8)), OTHER))
    assert every.keys() - without.keys() == {"ignite", "convert:c4"}


def test_what_is_said_to_be_payable_is_what_is_offered() -> None:
    """At Olympus the rows of the table and a Design, at the Moirai Ignite, at the Forge an own plan."""
    for aegis, prayer in ((0, 0), (2, 1), (3, 2), (9, 4), (9, 5)):
        own = seat("zeus", aegis=aegis, prayer=prayer)
        forge = [{"tile": "X01", "owner": 0}, {"tile": "X02", "owner": 0}]
        tables = [here("heracles", where, space, own, OTHER, forge=forge) for where, space in SPACES]
        said = {key for key, (_, payable) in prices(tables[0]).items() if payable}
        offered = {key for table in tables for key in table.offers() if key.startswith(("convert", "ignite", "make"))}
        assert {key for key in said if key.startswith(("convert", "ignite", "make"))} == offered
        assert ("design" in said) == any(key.startswith("design") for key in tables[0].offers())


SPACES = (("olympus", "OD"), ("moirai", "MD"), ("forge", "FD"))


@pytest.mark.parametrize(
    ("sparks", "hindrance", "step", "away", "says"),
    [
        (0, 0, 2, 2, "draw 1 Conflict card"),
        (1, 0, 2, 1, "draw 1 Conflict card"),
        (2, 0, 4, 2, "+1 Base Strength of your Olympian"),
        (5, 2, 6, 3, "gain 1 VP"),
        (7, 0, 8, 1, "activating your Olympian costs 1 Aegis less"),
    ],
)
def test_the_next_spark(sparks: int, hindrance: int, step: int, away: int, says: str) -> None:
    found = steps(Table(seat("zeus", tiles=spent("zeus", sparks), hindrance=hindrance), OTHER))["sparks"]
    assert (found.step, found.away, SAY(found.text)) == (step, away, says)


def test_at_the_end_of_a_track_nothing_comes() -> None:
    full = seat("zeus", tiles=spent("zeus", 8), threads={"clotho": 5, "lachesis": 3})
    found = steps(Table(full, OTHER))
    assert found.keys() == {"lachesis"}
    assert (found["lachesis"].step, SAY(found["lachesis"].text)) == (4, "gain 1 VP")


def test_the_planner_is_the_viewers_and_stands_with_the_questions_at_which_one_plans() -> None:
    table = Table(seat("zeus", plan=PLAN, prayer=3), OTHER)
    view = engine.view(GAME, table.state, Viewer(0))
    said = [SAY(line) for line in GAME.outlook(view, table.decision())]
    assert said[0].startswith("With 5 Aegis: your Olympian (2), a Hero (1), a Prophet (1)")
    assert "too dear: 2 VP (4) and 1 Spark (4)" in said[1]
    assert said[2] == (
        "Next: with 2 Sparks (2 more) draw 1 Conflict card, Clotho 1: +1 Aegis of income "
        "and Lachesis 1: draw 2 Conflict cards."
    )
    assert said == [SAY(line) for line in GAME.describe(view)][-3:]
    assert engine.view(GAME, table.state, SPECTATOR).planner is None
    table.choose("character:zeus", "place:argos")
    assert (table.kind, GAME.outlook(table.view(), table.decision())) == ("action", [])


@pytest.mark.parametrize("believer", [2, 5, 11])
def test_the_rows_of_the_pact_are_among_the_prices(believer: int) -> None:
    """Those that do something: there is no City for a Temple. What can be paid is what is offered."""
    table = dealing(seat("zeus", believer=believer), OTHER, deck=["K07"], guilt=[1, 0])
    found = {key: price for key, price in prices(table).items() if key.startswith("pact")}
    costs = {"pact:pact-1": 2, "pact:pact-2": 3, "pact:pact-3": 5, "pact:pact-5": 7}
    assert {key: cost for key, (cost, _) in found.items()} == {key: {"believer": n} for key, n in costs.items()}
    assert [key for key, (_, payable) in found.items() if payable] == table.offers()[:-1]
    assert not [key for key in prices(Table(seat("zeus", believer=believer), OTHER)) if key.startswith("pact")]


def test_the_pact_is_told_with_the_prices() -> None:
    table = dealing(seat("zeus", believer=5), OTHER, deck=["K07"])
    said = [SAY(line) for line in GAME.describe(engine.view(GAME, table.state, Viewer(0)))]
    assert (
        "With 5 Believers: draw 2 Corruption cards and keep 1 (3) and 1 Spark (5); too dear: 1 Hero or Prophet (7)."
        in said
    )
