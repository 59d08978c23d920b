"""The golden tests of the specification for play alone, with its numbers."""

from __future__ import annotations

from typing import Any

import pytest

from rules.games.pantheum.scoring import band
from tests.rules.pantheum.table import ALL_LOCKED, Table, locked, scored, seat, tile

RULE = pytest.mark.rule


BLIGHTED: dict[str, Any] = {
    "kronos": {"at": "3,3", "card": "K01", "blight_left": 1, "deck": [f"K{n:02}" for n in range(2, 13)]}
}


@RULE("PAN-178", "PAN-179", "PAN-180")
def test_g41_third_blight_on_an_open_tile() -> None:
    table = Table(
        seat("GG", "0,0"), at="kronos", step="blight", board={"2,3": tile("GG", blight=2)}, favor=9, **BLIGHTED
    )
    table.choose("tile:2,3")
    found = table.tile("2,3")
    assert (found.pit, found.count, found.blight, found.facedown) == (True, 0, 0, True)
    assert table.state.favor == 8


@RULE("PAN-178", "PAN-180")
def test_g42_third_blight_on_an_own_river() -> None:
    table = Table(
        seat("GG", "0,0"),
        at="kronos",
        step="blight",
        board={"2,3": locked("W", 0, vp=3, blight=2)},
        favor=9,
        landscapes={"W": 4},
        **BLIGHTED,
    )
    table.choose("tile:2,3")
    assert (table.state.landscapes["W"], table.state.favor) == (5, 9)
    assert table.tile("2,3").vp == 0
    assert table.view().players[0].score.favor == 0


def _three_there() -> Table:
    kronos = {
        **BLIGHTED["kronos"],
        "card": "K11",
        "blight_left": 3,
        "deck": ["K01", *(f"K{n:02}" for n in range(2, 11)), "K12"],
    }
    table = Table(seat("GG", "0,0"), at="kronos", step="blight", board={"2,3": {"blight": 2}}, kronos=kronos)
    return table.choose("tile:2,3", "tile:2,3", "tile:2,3")


@RULE("PAN-181", "PAN-196")
def test_g43_blight_left_goes_on_the_pit() -> None:
    table = _three_there()
    assert (table.tile("2,3").pit, table.tile("2,3").blight) == (True, 2)
    assert table.view().players[0].score.blight == 2


K03 = {"at": "1,0", "card": "K03", "blight_left": 2, "deck": [f"K{n:02}" for n in range(1, 13) if n != 3]}


@RULE("PAN-174", "PAN-175", "PAN-188", "PAN-189")
def test_g44_example_turn() -> None:
    table = Table(seat("GG", "3,3"), at="kronos", step="blight", kronos=K03)
    assert table.offers() == ["tile:0,1", "tile:2,1"]
    table.choose("tile:0,1", "tile:0,1")
    assert table.tile("0,1").blight == 2
    assert table.kind == "tile"
    assert table.offers() == ["tile:0,0", "tile:0,1", "tile:1,0", "tile:1,1", "tile:2,0", "tile:2,1"]
    table.choose("tile:2,0", draws=["GG"])
    assert (table.tile("2,0").element, table.tile("2,0").count) == ("B", 1)


FULL_DECK = [f"K{n:02}" for n in range(1, 13)]


@RULE("PAN-172", "PAN-173")
def test_g45_kronos_meets_your_god() -> None:
    deck = ["K03", *(card for card in FULL_DECK if card != "K03")]
    table = Table(seat("GG", "1,0"), at="kronos", kronos={"at": "3,3", "deck": deck, "card": None}, draws=["GR", "GG"])
    assert table.state.kronos is not None
    assert table.state.kronos.at == "0,3"
    assert sum(found.blight for found in table.state.board.values()) == 0
    assert sum(found.count for found in table.state.board.values()) == 0
    assert table.kind == "move"


@RULE("PAN-176", "PAN-177")
def test_g46_no_dark_square_left() -> None:
    # K02 darkens the row above Kronos; he stands in the top row.
    kronos = {"at": "0,1", "card": "K02", "blight_left": 2, "deck": [c for c in FULL_DECK if c != "K02"]}
    table = Table(seat("GG", "3,3"), at="kronos", step="blight", kronos=kronos)
    assert table.tile("0,1").blight == 2


@RULE("PAN-184", "PAN-185")
def test_g47_one_of_two_elements_fits() -> None:
    board = {**ALL_LOCKED, "1,1": tile("R")}
    kronos = {"at": "1,1", "card": "K04", "blight_left": 0, "deck": [c for c in FULL_DECK if c != "K04"]}
    table = Table(seat("GG", "3,3"), at="kronos", step="ability", kronos=kronos, board=board)
    assert table.tile("1,1").count == 2
    assert table.tile("1,1").blight == 1


@RULE("PAN-195", "PAN-196", "PAN-200")
def test_g48_points_less_blight() -> None:
    # 18 + 18 for six temples that fit, 4 for a city and helen, power 4: 44 in all.
    board = {
        "0,0": locked("F", 0, vp=3), "0,1": locked("F", 0, vp=3), "0,2": locked("W", 0, vp=3),
        "1,1": locked("M", 0, vp=3), "1,2": locked("M", 0, vp=3), "1,3": locked("F", 0, vp=3),
        "2,0": locked("F", 0, vp=2), "0,3": {"blight": 3},
    }  # fmt: skip
    table = scored(seat(plan="P01", shift=["bellerophon/1"], lock=["helen/1"]), board=board, kronos={"at": "3,3"})
    found = table.standing()
    assert found.parts == {"plan": 18, "favor": 20, "strongest": 4, "bonus": 2, "blight": -3}
    assert (found.score, table.outcome.verdict, table.outcome.winners) == (41, "rebuffed", (0,))


@RULE("PAN-197", "PAN-198", "PAN-199", "PAN-200", "PAN-201", "PAN-202", "PAN-203")
@pytest.mark.parametrize(
    ("points", "name"),
    [
        (55, "imprisoned"), (54, "retreats"), (48, "retreats"), (47, "rebuffed"), (41, "rebuffed"), (40, "slowed"),
        (33, "slowed"), (32, "rules-the-world"), (27, "rules-the-world"), (26, "assaults-olympus"),
    ],
)  # fmt: skip
def test_g49_bands(points: int, name: str) -> None:
    assert band(points).name == name


@RULE("PAN-192")
def test_g50_locking_clears_blight() -> None:
    table = Table(seat("GB", "1,1"), board={"1,1": tile("RRR", blight=2)}).choose("column:lock")
    assert (table.tile("1,1").landscape, table.tile("1,1").blight) == ("M", 0)


@RULE("PAN-193")
def test_g51_others_gain_is_blight() -> None:
    table = Table(seat("GR", "1,1", place=["asclepius/1"]), kronos={"at": "3,3"})
    table.choose("column:place", "ability:asclepius/1", "element:B", "tile:1,1")
    assert table.tile("3,3").blight == 1


@RULE("PAN-194")
def test_g52_kronos_takes_the_last_token() -> None:
    table = Table(seat("GG", "0,0"), at="kronos", step="blight", board={"2,3": {"blight": 2}}, favor=1, **BLIGHTED)
    table.choose("tile:2,3")
    assert table.state.favor == 0
    assert table.state.outcome is None
    assert table.kind == "tile"
    table.choose(table.offers()[0])
    assert table.outcome.reason.key == "pantheum-end-favor"
    assert "turn" not in table.kinds()


@RULE("PAN-170", "PAN-174")
def test_g53_card_three() -> None:
    deck = ["K03", *(card for card in FULL_DECK if card != "K03")]
    table = Table(seat("GG", "3,3"), at="kronos", kronos={"at": "2,2", "deck": deck, "card": None}, draws=["GR"])
    assert table.state.kronos is not None
    assert table.state.kronos.at == "1,0"
    assert table.offers() == ["tile:0,1", "tile:2,1"]
