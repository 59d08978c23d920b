"""The end: when it comes, what counts, who wins, and leaving early."""

from __future__ import annotations

import pytest

from rules.core import engine
from rules.core.types import SPECTATOR
from rules.games.pantheum.view import PantheumView
from tests.rules.pantheum.table import AROUND_B2, GAME, SAY, Table, locked, scored, seat, tile

RULE = pytest.mark.rule


@RULE("PAN-032", "PAN-101", "PAN-102")
def test_the_last_token_ends_the_match_after_that_turn() -> None:
    table = Table(
        seat("GBRR", "1,1", lock=["tantalus/1"]),
        seat("GB", "3,3"),
        board={"1,1": tile("RRRR"), "0,0": tile("B")},
        favor=1,
    )
    table.choose("column:lock", "action")
    while table.kind == "pay":
        table.choose(table.offers()[0])
    assert table.state.ending
    assert "last-favor" in table.kinds()
    assert table.kind in ("act", "recruit")
    table.choose("pass")
    assert table.outcome.reason.key == "pantheum-end-favor"
    assert table.pending() == ()


@RULE("PAN-032")
def test_without_the_last_token_play_goes_on() -> None:
    table = Table(seat("GB", "1,1"), seat(), board={"1,1": tile("RRR")}, favor=2).choose("column:lock", "pass")
    assert table.state.outcome is None
    assert table.state.turn == 1


@RULE("PAN-033")
def test_most_points_win() -> None:
    table = scored(seat(lock=["helen/1"]), seat(place=["orpheus/1"]), seat(shift=["minos"]))
    assert [s.score for s in table.outcome.standings] == [4, 4, 2]
    table = scored(seat(), seat(shift=["minos"]))
    assert table.outcome.winners == (1,)
    assert [s.rank for s in table.outcome.standings] == [1, 2]


@RULE("PAN-103")
def test_gods_and_loose_elements_count_nothing() -> None:
    bare = scored(seat(), seat())
    full = scored(seat("GGGRRR", "0,2"), seat("BBB", "1,3"), board={"0,2": tile("GGG"), "1,3": tile("RRR")})
    assert [s.parts for s in full.outcome.standings] == [s.parts for s in bare.outcome.standings]


@RULE("PAN-104")
def test_four_sources_of_points() -> None:
    table = scored(seat(), seat())
    assert list(table.standing().parts) == ["plan", "favor", "strongest", "bonus"]
    body = next(topic.body for topic in GAME.topics() if topic.key == "scoring")
    words = SAY(body)
    assert all(name in words for name in ("Divine Plan:", "Favor:", "Strongest demigods:", "Bonuses:"))


@RULE("PAN-105", "PAN-026")
def test_plans_are_shown_at_the_end() -> None:
    running = Table(seat("GG", plan="P05"), seat(plan="P06"), at="move")
    seen = engine.view(GAME, running.state, SPECTATOR)
    assert isinstance(seen, PantheumView)
    assert (seen.plan, seen.plans) == (None, [])
    ended = engine.view(GAME, scored(seat(plan="P05"), seat(plan="P06")).state, SPECTATOR)
    assert isinstance(ended, PantheumView)
    assert [plan.rows[0] for plan in ended.plans] == ["FWWX", "MFFX"]
    assert [player.score.plan for player in ended.players] == [0, 0]
    assert all(plan.rows[0][3] == "X" for plan in ended.plans)
    assert "Divine Plan of Theano" in SAY(GAME.secrets(ended)[0])


@RULE("PAN-107", "PAN-109")
def test_plan_and_favor_do_not_mix() -> None:
    board = {"0,0": locked("F", 1, vp=3), "0,2": locked("F", 0, vp=2)}
    table = scored(seat(plan="P01"), seat(plan="P06"), board=board)
    assert table.standing(0).parts["plan"] == 3
    assert table.standing(0).parts["favor"] == 2
    assert table.standing(1).parts["plan"] == 2
    assert table.standing(1).parts["favor"] == 3


@RULE("PAN-110")
def test_only_the_strongest_of_each_column() -> None:
    table = scored(seat(place=["orpheus/1", "asclepius/1"], shift=["cadmus/1", "icarus/1"]), seat())
    assert table.standing().parts["strongest"] == 3 + 3


@RULE("PAN-111")
def test_all_bonuses_count() -> None:
    table = scored(
        seat(place=["psyche/1", "heracles"], lock=["helen/1", "jason/1"], stored={"psyche/1": {"G": 3}}), seat()
    )
    assert table.standing().parts["bonus"] == 3 + 2 + 2


@RULE("PAN-112")
def test_worthless_fits_break_ties() -> None:
    board = {"0,0": locked("F", 0, vp=0)}
    table = scored(seat(plan="P01"), seat(plan="P06"), board=board)
    assert (table.outcome.winners, table.standing(0).score, table.standing(1).score) == ((0,), 0, 0)


@RULE("PAN-113")
def test_power_of_all_recruited_breaks_ties() -> None:
    table = scored(seat(recruited=["jason/1", "jason/2"]), seat(recruited=["orpheus/1", "helen/1"]))
    assert table.outcome.winners == (1,)
    assert [standing.tiebreaks for standing in table.outcome.standings] == [(0, 4), (0, 2)]


@RULE("PAN-114")
def test_equal_in_everything_share() -> None:
    table = scored(seat(), seat(), seat())
    assert table.outcome.winners == (0, 1, 2)


def test_turn_limit_is_a_house_option() -> None:
    table = Table(seat(), seat(), at="recruit", options={"turn-limit": 60}, round=60, turn=1)
    assert table.choose("pass").outcome.reason.key == "pantheum-end-limit"
    free = Table(seat(), seat(), at="recruit", round=60, turn=1).choose("pass")
    assert (free.state.outcome, free.state.round) == (None, 61)
    early = Table(seat(), seat(), at="recruit", options={"turn-limit": 60}, round=60, turn=0).choose("pass")
    assert early.state.outcome is None


def test_resigning_removes_the_god_and_skips_the_seat() -> None:
    table = Table(
        seat("GG", "1,1"), seat("", "2,2", place=["orpheus/1"]), seat("", "3,3"), board={"0,0": locked("F", 1)}
    )
    table.resign(1)
    assert table.player(1).at is None
    assert table.player(1).columns["place"] == ["orpheus/1"]
    assert table.tile("0,0").favor == 1
    assert (2, 2) in table.view().range
    table.choose("tile:2,2", "pass", draws=["GG"])
    assert table.state.turn == 2


def test_the_last_seat_left_wins() -> None:
    table = Table(seat("GG", "1,1"), seat("", "2,2"), seat("", "3,3")).resign(0)
    assert table.state.turn == 1
    table.resign(2)
    assert table.outcome.winners == (1,)
    assert SAY(table.outcome.reason) == "only Dion is left."
    assert table.outcome.standings[0].seat == 1


def test_who_left_ranks_last() -> None:
    table = Table(seat(lock=["helen/1"]), seat(), seat(), at="finish", ending=True, resigned=[0])
    assert table.outcome.standings[-1].seat == 0
    assert 0 not in table.outcome.winners


def test_a39_who_left_takes_no_rank_from_those_who_stay() -> None:
    board = {"0,0": locked("F", 0, vp=3), "0,2": locked("F", 0, vp=3)}
    players = (seat(lock=["helen/1"], recruited=["orpheus/1"]), seat(), seat(place=["orpheus/1"]), seat())
    ranks = {one.seat: one.rank for one in scored(*players, board=board).outcome.standings}
    assert (ranks[0], sorted(ranks.values())) == (1, [1, 2, 3, 4])
    table = scored(*players, board=board, resigned=[0])
    found = {one.seat: one.rank for one in table.outcome.standings}
    assert found == {0: 4, **{seat: rank - 1 for seat, rank in ranks.items() if seat}}
    assert [found[seat] for seat in table.outcome.winners] == [1]
    assert table.standing(0).score == max(one.score for one in table.outcome.standings)


def test_a39_equals_of_who_left_share_without_that_seat() -> None:
    table = scored(seat(), seat(), seat(), resigned=[1])
    assert table.outcome.winners == (0, 2)
    assert [(one.seat, one.rank) for one in table.outcome.standings] == [(0, 1), (2, 1), (1, 3)]


def test_a39_the_god_of_who_left_bars_no_tile_and_no_gift_goes_there() -> None:
    board = {"0,0": tile("B")}
    table = Table(seat("GG", "1,1", place=["asclepius/1"]), seat("", "2,2"), seat("", "3,3"), board=board)
    table.resign(2).choose("column:place", "ability:asclepius/1", "element:B", "tile:1,1")
    assert (table.held(1), table.held(2)) == ("B", "")
    left = Table(seat("GG", "1,1"), seat("", "2,2"), seat("", "3,3"), at="move")
    assert "tile:3,3" not in left.offers()
    assert "tile:3,3" in left.resign(2).offers()


def test_leaving_while_pandora_asks() -> None:
    table = Table(seat("GG", "1,1", place=["pandora/1"]), seat("", "2,2"), seat("", "3,3")).choose("column:place")
    table.choose("element:B", seat=1).resign(2)
    assert (table.held(1), table.held(2)) == ("B", "")
    asked = Table(seat("GG", "1,1", place=["pandora/1"]), seat("", "2,2"), seat("", "3,3")).choose("column:place")
    asked.resign(0)
    assert (asked.state.turn, asked.kind) == (1, "move")


def _only_by_a_swap(*more: str) -> Table:
    """Theano shifts only where Dion stands: all around her and around Kyra is locked; Pandora lies in her column."""
    board = {key: locked("FMW"[n % 3], 1) for n, key in enumerate(AROUND_B2)} | {"3,3": tile("GG")}
    theano = seat("GGG", "0,0", shift=["circe", "pandora/1", *more])
    return Table(theano, seat("", "3,2"), seat("", "1,0"), board=board).choose("column:shift")


@RULE("PAN-046")
def test_who_leaves_while_pandora_asks_may_take_the_last_way_to_the_action_along() -> None:
    table = _only_by_a_swap().resign(1).choose("element:R", seat=2)
    assert table.held(2) == "R"
    assert table.offers(0) == ["ability:circe", "end"]
    table.choose("end")
    assert (table.kind, table.held()) == ("recruit", "GGG")


def test_what_was_used_before_the_last_way_to_the_action_was_gone_is_taken_back() -> None:
    table = _only_by_a_swap("psyche/1").choose("element:R", seat=1).choose("element:R", seat=2)
    table.choose("ability:psyche/1")
    assert (table.held(), table.offers()) == ("GG", ["part:swap"])
    table.resign(1).choose("back")
    assert (table.held(), table.state.used) == ("GGG", [])
    assert table.offers() == ["ability:circe", "ability:psyche/1", "end"]


def test_leaving_while_named_in_a_recruitment() -> None:
    table = Table(seat("GB"), seat(), seat(), at="recruit", market=[["pandora/1"]])
    table.choose("card:pandora", "seat:2").resign(2)
    assert "card:pandora" in table.offers()
    table.choose("card:pandora")
    assert table.kind == "home"  # only one other seat is left
