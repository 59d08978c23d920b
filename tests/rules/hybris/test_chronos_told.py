"""What is told of a match against Chronos: Victory Points on the track, no lead, and what he comes to."""

from __future__ import annotations

import pytest

from rules.core import story
from rules.core.types import Event
from rules.games.hybris.cards import program_text
from rules.games.hybris.story import deeds
from tests.rules.hybris.table import SAY, Table, seat
from tests.rules.hybris.titan import WITH, Titan, using

RICH = {**seat("zeus"), "vp": 3, "greatness": 12, "believer": 9, "prayer": 6}


def marks(table: Table) -> list[Event]:
    return [event for event in table.log if story.begins(event)]


@pytest.mark.rule("HYB-178")
def test_points_that_are_told_are_those_that_count() -> None:
    """Nothing but the track counts against Chronos, so nothing else is told; and nobody leads."""
    (mark, *_) = marks(Titan(RICH, seat("hades"), at="pillars"))
    assert (story.scores_of(mark), story.together(mark)) == ((3, 0), True)
    (base, *_) = marks(Table(RICH, seat("hades"), at="pillars"))
    assert (story.scores_of(base), story.together(base)) == ((3 + 3 + 1, 0), False)


def test_what_chronos_gains_and_what_is_milled_stands_in_the_line_of_the_turn() -> None:
    table = Titan(seat("zeus"), seat("hades"), at="pillars", titan={"vp": 4})
    said = [SAY(deed.text) for deed in deeds(table.log, None)]
    assert "Chronos gains 2 VP (6 now)" in said
    twice = [event for event in table.log if event.text.key == "hybris-event-chronos-vp"]
    assert [SAY(deed.text) for deed in deeds([*twice, *twice], None)] == ["Chronos gains 4 VP (6 now)"]


def asks(table: Titan) -> str:
    """What is asked, in words."""
    return SAY(table.decision(0).prompt)


@pytest.mark.parametrize(
    ("program", "said"),
    [
        ("N05:desolation", "Armory of the Free: Which space is blocked?"),
        ("N09:desolation", "Exodus of the Orphans: Which of you does it concern (that player: take 1 Hindrance)?"),
    ],
)
def test_a_question_to_all_names_what_asks_it_and_what_is_at_stake(program: str, said: str) -> None:
    assert asks(using(program)).startswith(said)


def test_what_comes_whether_it_is_paid_or_not_is_told_as_such() -> None:
    """What follows a price that may be left does not read as if it had to be bought."""
    said = SAY(program_text(WITH.programs["N31:main"]))
    paid, _, after = said.partition("; ")
    assert paid == "you may pay 3 Believers, then remove 1 Hero or Prophet from your tiles"
    assert after == "in any case take 1 Hindrance"
