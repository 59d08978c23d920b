"""Matches as they are told: turns are marked, summed up in words from what all heard, and say what is to be done."""

from __future__ import annotations

from itertools import pairwise

import pytest
from msgspec import structs

from bot.model import Chapter, Holder
from bot.store.port import Entry
from bot.tables.story import chapters
from bot.tables.telling import CHOSEN
from bot.ui.headline import headline
from bot.ui.story import counted, details, headed, plotted, turnings
from bot.ui.words import Words
from rules.core import engine, story
from rules.core.types import SPECTATOR, Event, Outcome, Standing, Viewer
from tests.bot.ui.asked import changed, look
from tests.contract.cases import Case, Match, played
from tests.contract.test_words import NAME, events_of, lacking, say

LINE = 600
"""Characters of a turn's line, at most, with the longest names."""


def told(match: Match, seat: int | None = None) -> list[Chapter]:
    """A match of the rules as the host tells it."""
    entries = [
        Entry(
            seq=number,
            kind="answer",
            seat=moment.command.seat if moment.command else 0,
            events=moment.before.events,
            at=0.0,
        )
        for number, moment in enumerate(match.moments)
    ]
    return chapters(entries, seat, match.case.game.deeds)


def marks(match: Match) -> list[Event]:
    return [event for event in events_of(match) if story.begins(event)]


def test_turns_are_marked_with_the_points_of_all(match: Match) -> None:
    found = marks(match)
    assert len(found) > 2
    for mark in found:
        assert mark.audience is None
        assert len(story.scores_of(mark)) == match.case.seats
    assert set() < {mark.seat for mark in found if mark.seat is not None} <= set(range(match.case.seats))


def test_whoever_answers_in_turn_has_a_chapter(match: Match) -> None:
    """Between the first mark and the end, a seat whose turn it is answers in a chapter of its own."""
    game, now = match.case.game, None
    for moment in match.moments[:-1]:
        now = next((event for event in reversed(moment.before.events) if story.begins(event)), now)
        turn = game.turn(engine.view(game, moment.state, SPECTATOR))
        if turn is not None and now is not None and now.seat is not None:
            assert now.seat == turn


def test_the_last_mark_is_the_end(match: Match) -> None:
    last = told(match)[-1]
    assert last.heading is not None
    assert (last.deeds, last.last) == ((), None)
    assert last.first == len(match.moments) - 1


def test_every_line_has_words_and_fits(match: Match) -> None:
    words, of = Words("en", [NAME] * match.case.seats), changed(look().match, game=match.case.key)
    for chapter in told(match):
        if chapter.heading is None:
            continue
        assert lacking([chapter.heading, *(deed.text for deed in chapter.deeds)]) == set()
        assert "\n" not in headed(words, of, chapter)
        assert len(headed(words, of, chapter)) <= LINE, headed(words, of, chapter)


def test_where_it_is_nobodys_turn_each_deed_says_who(match: Match) -> None:
    """And so does in the turn of one what another did."""
    game, heard = match.case.game, [event for event in events_of(match) if event.audience is None]
    at = [place for place, event in enumerate(heard) if story.begins(event)]
    for begin, end in pairwise([*at, len(heard)]):
        mark, events = heard[begin], heard[begin + 1 : end]
        nobody = mark.seat is None and "who" not in mark.text.args
        assert [deed for deed in game.deeds(events, mark.seat) if nobody and not deed.whole] == []
        theirs = [event for event in events if event.seat not in (None, mark.seat)]
        assert [deed for deed in game.deeds(theirs, mark.seat) if mark.seat is not None and not deed.whole] == []


def test_some_turns_came_to_something_and_some_are_highlights(match: Match) -> None:
    turns = [chapter for chapter in told(match) if chapter.seat is not None]
    assert sum(bool(chapter.deeds) for chapter in turns) > len(turns) / 3
    assert all(len(chapter.deeds) <= 30 for chapter in turns)


def test_every_public_event_is_in_the_details_of_one_chapter(match: Match) -> None:
    wording = say(match.case)
    found = told(match)
    lines = [wording(line.text) for chapter in found for line in chapter.told]
    public = [event for event in events_of(match) if event.audience is None and not story.begins(event)]
    # That somebody has chosen tells nothing any more once something else has happened.
    heard = [event for event in public if event.text.key != CHOSEN]
    back = [event for event in heard if story.ANNULS in event.data]
    assert len(lines) >= len(heard) - len(back) * 40
    if not back:
        assert set(lines) >= {wording(event.text) for event in heard}
    assert details(Words("en", [NAME] * match.case.seats), changed(look().match, game=match.case.key), found)


def test_where_play_stands_is_said_in_words_and_for_all_that_are_waited_for(match: Match) -> None:
    game = match.case.game
    for moment in match.sample(25)[:-1]:
        for viewer in (SPECTATOR, Viewer(0)):
            view = engine.view(game, moment.state, viewer)
            phase, errands = game.phase(view), game.errands(view)
            assert phase is not None
            assert set(errands) == set(view.waiting)
            assert lacking([phase, *errands.values()]) == set()
            seen = look()
            shown = changed(seen.match, game=match.case.key)
            at = type(seen)(
                match=shown, seat=None, seq=0, view=view, waiting=view.waiting, phase=phase, errands=errands
            )
            assert len(say(match.case)(headline(at))) <= 40 * (match.case.seats + 3)


def test_the_plot_ends_with_the_result(match: Match) -> None:
    outcome = match.moments[-1].state.outcome
    assert outcome is not None
    holders = tuple(Holder(seat=seat, user=seat, name="A") for seat in range(match.case.seats))
    of = changed(look().match, game=match.case.key, seats=match.case.seats, holders=holders)
    words, found = Words("en", ["A"] * match.case.seats), told(match)
    plot = plotted(words, of, ["A"] * match.case.seats, found, outcome)
    assert plot is not None, "; ".join(unplotted(found, outcome, match.case.seats))
    assert plot.turns[-1].scores == plot.totals
    assert sorted(plot.totals) == sorted(one.score for one in outcome.standings)
    assert len(plot.turns) <= len(found)
    assert [point.turn for point in plot.points] == sorted(point.turn for point in plot.points)
    assert len(plot.points) == len(turnings(counted(of, found, outcome)))
    assert all(point.text for point in plot.points)
    for column, one in zip(
        zip(*(source.points for source in plot.sources), strict=True), _placed(outcome), strict=True
    ):
        assert sum(column) == sum(one.parts.values())


def unplotted(found: list[Chapter], outcome: Outcome, seats: int) -> list[str]:
    """Why a match is told without a plot."""
    marked, placed = sum(bool(chapter.after) for chapter in found), len(outcome.standings)
    reasons = []
    if marked < 2:
        reasons.append(f"{marked} chapters have points, and it takes two: ctx.begin marks each turn")
    if placed != seats:
        reasons.append(f"standings of {placed} seats, of {seats}: every end but a resignation gives ranked(...)")
    return reasons


def test_an_end_without_standings_is_told_what_it_lacks() -> None:
    whole = played(Case("toy", 2))
    last = whole.moments[-1]
    state = last.state.clone()
    state.outcome = Outcome(state.outcome.reason, winners=(0,))
    match = structs.replace(whole, moments=(*whole.moments[:-1], structs.replace(last, state=state)))
    with pytest.raises(AssertionError, match=r"standings of 0 seats, of 2: .* gives ranked"):
        test_the_plot_ends_with_the_result(match)


def _placed(outcome: Outcome) -> list[Standing]:
    """By rank; nobody where no points have sources."""
    placed = sorted(outcome.standings, key=lambda one: (one.rank, one.seat))
    return placed if any(one.parts for one in placed) else []
