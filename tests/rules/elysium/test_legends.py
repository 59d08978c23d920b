"""Transfers, Legends and their tiles at the edges: what must not happen, and what counts when several things meet."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.elysium.table import SAY, Table, final, keys, seat, transferring

RULE = pytest.mark.rule


@RULE("ELY-134")
def test_a_level_legend_never_holds_six() -> None:
    five = ["talos", "danae", "cyclopes", "citizen/1=2", "citizen/2=2"]
    table = transferring(seat(gold=9, domain=["orpheus"], legends=[five]), seat())
    table.choose("card:orpheus")
    assert table.legends()[1:] == [keys("orpheus")]


@RULE("ELY-137", "ELY-155")
def test_a_family_legend_never_holds_four() -> None:
    whole = ["hebe", "danae", "citizen/1=3"]
    table = transferring(seat(gold=9, domain=["hercules", "minos", "citizen/2"], legends=[whole]), seat())
    assert "card:citizen/2" not in table.offers()
    table.choose("card:hercules", "card:minos", "legend:1")
    assert [len(cards) for cards in table.legends()] == [3, 2]


@RULE("ELY-153")
def test_two_cards_of_a_family_earn_no_tile() -> None:
    table = transferring(seat(gold=9, domain=["danae", "hercules"], legends=[["hebe"]]), seat())
    table.choose("card:danae", "legend:0")
    assert table.state.family_tiles["zeus"] == []
    table.choose("card:hercules", "legend:0")
    assert table.state.family_tiles["zeus"] == [0]
    assert "Theano" in table.said()[-1]
    assert "5" in table.said()[-1]


@RULE("ELY-157")
def test_a_single_card_earns_no_level_tile() -> None:
    table = transferring(seat(gold=9, domain=["owl", "hebe"]), seat()).choose("card:owl")
    assert table.state.level_tiles == {}
    table.choose("card:hebe", "legend:0")
    assert table.state.level_tiles == {"1": 0}
    assert table.said()[-1] == "Theano gets the level 1 tile worth 3 VP."


@RULE("ELY-158", "ELY-159")
def test_the_holders_largest_legend_keeps_the_tile() -> None:
    holder = seat(legends=[["talos/2", "danae/2"], ["owl", "hebe"], ["charon", "ganymede", "bellows"]])
    table = transferring(
        seat(gold=9, domain=["nereids"], legends=[["owl/2", "hebe/2"]]), holder, level_tiles={"1": 1, "2": 1}
    )
    table.choose("card:nereids", "legend:0")
    assert table.state.level_tiles == {"1": 1, "2": 1}


@RULE("ELY-158")
def test_the_thief_is_told_with_the_points_of_the_tile() -> None:
    table = transferring(
        seat(gold=9, domain=["cyclopes"], legends=[["talos", "danae"]]),
        seat(legends=[["talos/2", "danae/2"]]),
        level_tiles={"2": 1},
    )
    table.choose("card:cyclopes", "legend:0")
    assert table.state.level_tiles == {"2": 0}
    assert table.said()[-1] == "Theano takes the level 2 tile worth 4 VP from Dion."


@RULE("ELY-151")
def test_a_free_citizen_costs_nothing_and_brings_nothing() -> None:
    own = seat(gold=3, domain=["asphodel", "citizen/1"], legends=[["talos", "danae"]])
    table = Table(own, seat(), agora=["owl"]).choose("power:asphodel", "card:citizen/1")
    assert table.owns()[0] == 3


def test_r19_a_floor_of_one_goes_before_a_floor_of_zero() -> None:
    """Tripods bring 2 down to 1, the Styx then 1 down to 0; the other way round the card would cost 1."""
    own = seat(gold=0, domain=["river-styx", "golden-tripods", "talos"])
    table = transferring(own, seat()).choose("power:river-styx", "card:talos")
    assert (table.owns()[0], table.legends()) == (0, [keys("talos")])


def test_r19_no_price_falls_below_zero() -> None:
    table = Table(seat(gold=2, domain=["obol", "persephone", "owl"]), seat(), agora=["hebe"])
    table.choose("power:persephone", "card:owl")
    assert (table.owns()[0], table.legends()) == (2, [keys("owl")])


def test_r19_golden_tripods_leave_a_price_of_nothing_alone() -> None:
    table = transferring(seat(gold=0, domain=["obol", "golden-tripods", "owl"]), seat()).choose("card:owl")
    assert (table.owns()[0], table.legends()) == (0, [keys("owl")])


@RULE("ELY-189", "ELY-154", "ELY-156")
def test_tiles_count_for_those_who_hold_them() -> None:
    pairs = [["talos", "danae"], ["owl", "hebe"], ["hercules", "arms-of-achilles"]]
    table = final(
        seat(legends=pairs[:1]),
        seat(legends=pairs[1:]),
        seat(),
        family_tiles={"zeus": [1, 0], "athena": [1, 1]},
        level_tiles={"2": 0, "1": 1, "3": 1},
    )
    assert [table.standing(n).parts["family_tiles"] for n in range(3)] == [2, 5 + 5 + 2, 0]
    assert [table.standing(n).parts["level_tiles"] for n in range(3)] == [4, 3 + 5, 0]


@RULE("ELY-191", "ELY-192", "ELY-193")
def test_everybody_gets_a_place() -> None:
    table = final(seat(vp=9, gold=1), seat(vp=30), seat(vp=9, gold=2), seat(vp=30))
    places = [(standing.seat, standing.rank) for standing in table.outcome.standings]
    assert places == [(1, 1), (3, 1), (2, 3), (0, 4)]
    assert table.outcome.winners == (1, 3)


GAINS: list[tuple[str, list[list[str]], list[list[str]], dict[str, Any], dict[str, int]]] = [
    ("single cards", [["owl"]], [], {}, {"legend:new": 0, "legend:0": 2 + 3}),
    ("a family of two", [["danae"]], [], {}, {"legend:new": 0, "legend:0": 3}),
    ("a whole family", [["danae", "hercules"]], [], {}, {"legend:new": 0, "legend:0": 3 + 5}),
    (
        "second of it",
        [["danae", "hercules"]],
        [],
        {"family_tiles": {"zeus": [1]}},
        {"legend:new": 0, "legend:0": 3 + 2},
    ),
    ("third of it", [["danae", "hercules"]], [], {"family_tiles": {"zeus": [1, 1]}}, {"legend:new": 0, "legend:0": 3}),
    ("an own tile", [["owl", "anvil"]], [], {}, {"legend:new": 0, "legend:0": 2}),
    ("an equal one", [["owl"]], [["hebe/2", "anvil/2"]], {}, {"legend:new": 0, "legend:0": 2}),
    (
        "a larger one",
        [["owl", "anvil"]],
        [["hebe/2", "anvil/2"]],
        {"level_tiles": {"1": 1}},
        {"legend:new": 0, "legend:0": 5},
    ),
]


@pytest.mark.parametrize(("name", "own", "other", "more", "points"), GAINS, ids=[case[0] for case in GAINS])
def test_points_are_said_before_a_transfer_and_come_with_it(
    name: str, own: list[list[str]], other: list[list[str]], more: dict[str, Any], points: dict[str, int]
) -> None:
    for choice, gained in points.items():
        table = transferring(seat(gold=9, domain=["hebe"], legends=own), seat(legends=other), **more)
        before = table.view().players[0].score.total
        table.choose("card:hebe")
        assert table.hint(choice).removesuffix(", tile included") == f"Costs 1 Gold, leaves 8. Points: {gained}"
        table.choose(choice)
        assert table.view().players[0].score.total - before == gained


def test_the_plan_keeps_its_order() -> None:
    table = transferring(seat(gold=9, domain=["owl", "talos", "hercules"]), seat(), lyre="d2")
    assert table.offers() == [*(f"card:{card}" for card in keys("owl", "talos", "hercules")), "done"]
    table.choose("card:owl", "card:talos", "card:hercules")
    rows = SAY(table.decision().prompt).splitlines()
    assert [row.split()[1] for row in rows[1:4]] == ["Owl", "Talos", "Hercules"]
    assert [row[:2] for row in rows[1:4]] == ["1.", "2.", "3."]
