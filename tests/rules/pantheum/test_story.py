"""A turn of Pantheum in a few words, the points that everybody can count, and what is to be done."""

from __future__ import annotations

from rules.core import story
from rules.core.types import Event
from tests.rules.pantheum.table import GAME, SAY, Table, locked, seat, tile
from tests.rules.pantheum.test_solo import turn_of


def marks(table: Table) -> list[Event]:
    return [event for event in table.log if story.begins(event)]


def errands(table: Table) -> dict[int, str]:
    return {seat: SAY(errand) for seat, errand in GAME.errands(table.view()).items()}


def test_a_turn_is_the_move_the_column_and_the_recruit() -> None:
    table = Table(seat("GR"), seat(), at="roll", draws=["GR"], board={"1,1": tile("R")})
    table.choose("tile:2,1", "column:shift", "tile:1,0", "pay:G", "pass", draws=["BB"])
    assert table.deeds(0) == ["went to b3", "shifted an element"]
    [mark] = marks(table)
    assert (SAY(mark.text), mark.seat) == ("Round 1 · Dion", 1)


def test_a_tile_of_three_points_is_a_highlight() -> None:
    def lock(vp: int) -> list[str]:
        table = Table(seat("GB", "1,1"), seat(), board={"1,1": {**tile("RRR"), "vp": vp}}).choose("column:lock")
        return table.deeds(0)

    assert lock(3) == ["*locked b2 as a mountain worth 3 points"]
    assert lock(0) == ["locked b2 as a mountain worth nothing"]


def test_a_column_that_came_to_nothing_is_called_by_its_name() -> None:
    table = Table(seat("GB", "1,1"), seat(), board={"1,1": tile("RRR")}).choose("column:lock")
    only = [event for event in table.log if event.kind == "column"]
    assert [SAY(one.text) for one in GAME.deeds(only, 0)] == ["performed Lock"]


def test_what_was_taken_back_in_a_column_is_not_told() -> None:
    table = Table(seat("GR", "1,1", shift=["theseus/1"]), seat(), board={"1,1": tile("G")})
    table.choose("column:shift", "ability:theseus/1")
    assert "back" in table.kinds()
    assert table.deeds(0) == ["performed Shift"]
    assert story.taken_back(table.log)[1] == 1


def test_what_others_do_in_a_turn_is_left_out() -> None:
    table = Table(seat("GR"), seat(), at="roll", draws=["GR"], board={"1,1": tile("R")})
    table.choose("tile:2,1", "column:shift", "tile:1,0", "pay:G", "pass", draws=["BB"])
    assert table.deeds(1) == []


def test_the_points_of_a_mark_leave_the_plans_out() -> None:
    table = Table(seat("GG", "1,1", plan="P01"), seat(plan="P06"), at="recruit", board={"0,0": locked("F", 1, vp=3)})
    table.choose("pass", draws=["GG"])
    [mark] = marks(table)
    assert story.scores_of(mark) == (0, 3)
    known = table.view(0).players[0].score.plan
    assert known == 3, "the plan is worth points, and they are not in the mark"


def test_kronos_has_a_chapter_of_his_own() -> None:
    table = turn_of("K01")
    [mark] = marks(table)
    assert (SAY(mark.text), mark.seat) == ("Round 1 · Kronos", None)
    assert any("went to" in SAY(one.text) for one in GAME.deeds(table.log, None))


def test_what_is_to_be_done_follows_the_turn() -> None:
    table = Table(seat("GR"), seat(), at="roll", draws=["GR"], board={"1,1": tile("R")})
    assert errands(table) == {0: "move the god"}
    assert SAY(GAME.phase(table.view()) or table.log[0].text) == "Round 1"
    table.choose("tile:2,1")
    assert errands(table) == {0: "choose a column"}
    table.choose("column:shift")
    assert errands(table) == {0: "perform Shift"}
    table.choose("tile:1,0", "pay:G")
    assert errands(table) == {0: "recruit a demigod, or nobody"}
