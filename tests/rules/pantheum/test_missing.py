"""Why something is not among the options; that each reason is true is looked at with every position."""

from __future__ import annotations

from tests.rules.pantheum.table import GAME, Table, seat, tile


def missing(table: Table) -> dict[str, str]:
    bars = GAME.barred(table.state, table.decision())
    return {bar.key: bar.why.key.removeprefix("pantheum-why-") for bar in bars}


def test_a_god_that_is_not_on_the_board_changes_places_with_nobody() -> None:
    own = seat("GG", "1,1", shift=["circe"])
    table = Table(own, seat(at="3,3"), seat(at="0,0"), seat(), board={"1,1": tile("G")})
    table.choose("column:shift", "ability:circe", "part:swap")
    assert missing(table) == {"god:poseidon": "absent"}


def test_what_cannot_be_saved_of_a_price() -> None:
    own = seat("GGRB", lock=["autolycus/1"])
    table = Table(own, seat(), at="recruit", column="lock", epics={"green": ["heracles"]})
    table.choose("card:heracles")
    assert table.kind != "drop" or missing(table) == {"drop:R": "cost-rest", "drop:B": "cost-rest"}


def test_no_landscape_no_tile_to_lock() -> None:
    board = {"1,1": tile("RRR"), "1,2": tile("GGG"), "0,1": tile("GGG")}
    table = Table(seat("GGG", "1,1"), seat(), board=board, landscapes={"M": 0}).choose("column:lock")
    assert missing(table)["tile:1,1"] == "landscapes"
    poor = Table(seat("G", "1,1"), seat(), board=board)
    assert missing(poor) == {"column:lock": "pay"}
