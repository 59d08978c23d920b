"""Who is called: seats that are asked anew, whoever made it so, but never who just acted."""

from __future__ import annotations

from bot.model import Holder, Match
from bot.tables import deciding, notices
from rules.core.types import ChooseOne, Text


def asking(number: int, seat: int) -> ChooseOne:
    return ChooseOne(id=number, seat=seat, kind="turn", prompt=Text("panel-nothing"))


def test_a_question_in_place_of_another_is_new_and_one_that_still_stands_is_not() -> None:
    before = (asking(10, 0), asking(11, 1), asking(12, 2))
    after = (asking(20, 0), asking(11, 1))
    assert deciding.renewed(before, after) == {0}


def test_who_is_asked_something_else_is_called_again_unless_they_did_it() -> None:
    holders = tuple(Holder(seat=seat, user=100 + seat, name=str(seat)) for seat in range(2))
    match = Match(id="m", game="toy", rules_version=1, options={}, seats=2, holders=holders, host=100, asked=(1,))
    assert notices.turn(match, (1,), 0).newly == ()
    assert notices.turn(match, (1,), 0, {1}).newly == (1,)
    assert notices.turn(match, (1,), 1, {1}).newly == ()


def test_to_a_decision_made_together_each_is_called_once() -> None:
    holders = tuple(Holder(seat=seat, user=100 + seat, name=str(seat)) for seat in range(3))
    match = Match(id="m", game="toy", rules_version=1, options={}, seats=3, holders=holders, host=100, asked=(1,))
    begun = notices.turn(match, (0, 1, 2), 1)
    assert begun.newly == (0, 2)
    later = notices.turn(match, (0, 1, 2), 0, {1, 2}, together=True)
    assert (later.asked, later.newly) == ((0, 1, 2), ())
