"""RUL58, house ruling: who has left takes no rank, prize or place from those who stay."""

from __future__ import annotations

from typing import Any

from tests.rules.hybris.table import Table, seat


def left(*players: Any, **more: Any) -> Table:
    """Seat 1 leaves in the Action Phase, the others pass, and the Age ends."""
    table = Table(*players, **more).resign(1)
    while not table.over and table.kind == "turn":
        table.choose("pass")
    return table


ZEUS, ATHENA = seat("zeus", greatness=5, pillars=[6]), seat("athena", greatness=4, pillars=[5])


def points(table: Table) -> list[int]:
    return [table.player(n).vp for n in range(3)]


def test_the_prize_for_most_greatness_goes_to_who_stays() -> None:
    hades = seat("hades", greatness=9, pillars=[2])
    # Foresight brings 2 VP on passing, and 1 to each other.
    stayed = left(ZEUS, seat("hades", greatness=1, pillars=[2]), ATHENA)
    assert points(left(ZEUS, hades, ATHENA))[0] == points(stayed)[0]
    table = Table(ZEUS, hades, ATHENA)
    while table.kind == "turn":
        table.choose("pass")
    assert points(table)[0] == points(stayed)[0] - 1, "as long as they stay it is theirs"


def test_temples_and_believers_of_who_left_bring_nothing() -> None:
    cities = {"athens": {"temples": [1]}, "elis": {"temples": [2]}}
    hades = seat("hades", believer=9, pillars=[2], tiles={"HT2": ["hero", "spark"], "HT4": ["prophet", "spark"]})
    athena = {**ATHENA, "tiles": {"AT2": ["hero", "spark"]}, "believer": 5}
    table = left(ZEUS, hades, athena, cities=cities)
    assert (table.player(1).prayer, table.player(2).prayer) == (0, 1)
    assert points(table)[1] <= 1, "no more than the Pillar of another gives to all"


def test_who_left_takes_no_pillar_and_is_not_asked() -> None:
    table = left(ZEUS, seat("hades", greatness=9, pillars=[2]), ATHENA)
    assert (table.kind, table.decision().seat) == ("pillar", 0), "the one of most Greatness who stays chooses first"
    assert len(table.offers()) == 6
    table.choose("pillar:3")
    assert table.decision().seat == 2


def test_who_left_ranks_last_whatever_its_points_and_the_last_seat_left_wins() -> None:
    table = Table(ZEUS, seat("hades", vp=99, pillars=[2]), ATHENA).resign(1).resign(2)
    assert [(one.seat, one.rank) for one in table.outcome.standings if one.rank == 1] == [(0, 1)]
    assert table.outcome.winners == (0,)
    ended = left(ZEUS, seat("hades", vp=99, pillars=[2]), ATHENA, age=6)
    assert ended.standing(1).rank == 3
    assert {ended.standing(0).rank, ended.standing(2).rank} == {1, 2}
