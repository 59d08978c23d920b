"""A turn in one line, its details, what turned a match, and the record of its plot."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from bot.model import Chapter, Look, Told
from bot.ui.cards import end_card, push, retired_card, turn_card
from bot.ui.headline import headline
from bot.ui.story import FINAL, details, headed, plotted, turning_lines, turnings
from bot.ui.words import Words, verbatim
from rules.core.choices import Forced
from rules.core.story import Deed
from rules.core.types import Outcome, Standing, Text, seat_text
from tests.bot.ui.asked import changed, ids, look
from tests.bot.ui.test_cards import text_of

NAMES = ("Theano", "Kallias")
SAY = Words("en", NAMES)
MATCH = look().match
PHASE = Text("toy-phase", {"round": 3})
DEEDS = (Deed(verbatim("went out")), Deed(verbatim("came home")))
HEADING = Text("event-turn", {"phase": PHASE, "who": seat_text(0)})


def turn(first: int = 0, **more: Any) -> Chapter:
    usual: dict[str, Any] = {
        "seat": 0, "heading": HEADING, "phase": PHASE, "deeds": DEEDS,
        "before": (5, 7), "after": (9, 7), "last": first + 1,
    }  # fmt: skip
    return Chapter(first=first, **{**usual, **more})


def line(**more: Any) -> str:
    return headed(SAY, MATCH, turn(**more))


def test_a_turn_is_told_with_points_before_and_after() -> None:
    assert line() == "**Round 3 · Theano** went out and came home · 5 → **9 points**"


def test_points_that_stay_are_told_of_whose_turn_it_was_only() -> None:
    assert line(after=(5, 7)).endswith("came home · still 5 points")
    assert line(after=(5, 6)).endswith("came home · still 5 points · Kallias 7 → 6")


def test_fewer_than_none_have_a_true_minus() -> None:
    assert line(before=(1, 0), after=(-1, -2)).endswith("1 → **−1 point** · Kallias 0 → −2")


def test_what_is_nobodys_turn_tells_who_has_more() -> None:
    heading = Text("event-phase", {"phase": PHASE})
    assert line(seat=None, heading=heading) == "**Round 3:** went out and came home · Theano 5 → 9"


def test_a_title_without_points_tells_none() -> None:
    assert line(before=(), after=()) == "**Round 3 · Theano** went out and came home"


def test_highlights_and_a_lead_are_marked() -> None:
    marked = line(deeds=(Deed(verbatim("won a fight"), highlight=True),), leader=0)
    assert marked.startswith("★ **Round 3 · Theano** **won a fight** and **took the lead** · ")
    assert "**Kallias took the lead**" in line(leader=1)


def test_steps_taken_back_are_told_by_their_number() -> None:
    assert line(back=2).endswith(" · *2 steps taken back*")
    assert (
        line(deeds=(), back=1, after=(5, 7))
        == "**Round 3 · Theano** nothing of note · still 5 points · *1 step taken back*"
    )


def test_what_nobody_could_choose_is_told_with_the_turn() -> None:
    given = (Forced(0, verbatim("Which Column do you dismiss? Any one may go."), verbatim("red"), public=True),)
    assert line(forced=given).startswith(
        "**Round 3 · Theano** went out and came home · nothing else was possible: Which Column do you dismiss? red · 5"
    )
    assert "nothing of note" not in line(deeds=(), forced=given)
    open_turn = turn(last=None, after=(), deeds=(), forced=given)
    assert text_of(turn_card(SAY, look(), [open_turn], {})).count("nothing else was possible") == 1


def test_the_details_of_a_match_that_is_over_end_with_its_end() -> None:
    end = Chapter(first=9, heading=Text("event-phase", {"phase": verbatim("All rounds are over.")}), before=(9, 7))
    said = Text("result-won", {"who": [seat_text(0)], "count": 1})
    assert details(SAY, MATCH, [turn(), end], said)[-1] == "**All rounds are over.** Theano won."
    assert details(SAY, MATCH, [end], said) == ["**All rounds are over.** Theano won."]
    assert details(SAY, MATCH, [turn(), end]) == details(SAY, MATCH, [turn()])


def test_a_game_counts_in_its_own_words() -> None:
    assert headed(SAY, changed(MATCH, game="elysium"), turn()).endswith("5 → **9 VP**")


def test_the_card_tells_turns_that_are_over_and_how_far_the_open_one_is() -> None:
    story = [
        turn(0),
        turn(1, deeds=(), after=(5, 7)),
        turn(2, deeds=(Deed(verbatim("sat down")),), last=None, after=()),
    ]
    shown = text_of(turn_card(SAY, look(), story, {}))
    assert shown.count("**Round 3 · Theano**") == 1, "a turn that came to nothing is left out"
    assert "-# Round 3 · Theano, so far: sat down" in shown
    assert "→" not in shown.partition("so far")[2]


def test_the_card_keeps_the_latest_turns() -> None:
    shown = text_of(turn_card(SAY, look(), [turn(n, back=n + 2) for n in range(30)], {}))
    assert "24 lines before" in shown
    assert "31 steps" in shown
    assert "25 steps" not in shown


def test_details_lead_to_the_turns_of_the_card_and_no_others() -> None:
    live = [one for one in ids(turn_card(SAY, look(), [turn()], {}, since=4)) if one.kind == "details"]
    assert [one.option for one in live] == ["4."]
    kept = [one for one in ids(retired_card(SAY, MATCH, [turn()], 4, 9)) if one.kind == "details"]
    assert [one.option for one in kept] == ["4.9"]
    assert ids(retired_card(SAY, MATCH, [])) == []
    assert "goes on below" in text_of(retired_card(SAY, MATCH, []))
    parts = [verbatim(f"Line {n}.") for n in range(5)]
    shown = text_of(retired_card(SAY, MATCH, [], 4, 9, parts))
    assert "goes on below" not in shown, "of a turn that goes on, what happened meanwhile"
    assert "Line 4." in shown
    assert "2 lines before" in shown


END = turn(2, seat=None, deeds=(), before=(10, 7), last=None, after=())
"""What an ended match is left with: the chapter that its end began."""


def told(words: str, *, private: bool = False) -> Told:
    return Told(1, 0, verbatim(words), private, 0.0)


def test_details_tell_everything_below_its_turn() -> None:
    story = [Chapter(first=-1, told=(told("Dealt."),)), turn(told=(told("Rolled."), told("Saw.", private=True)))]
    assert details(SAY, MATCH, story) == ["Dealt.", line(), "-# Rolled.", "-# *Saw.*"]
    open_turn = turn(last=None, after=(), told=(told("Rolled."),))
    assert details(SAY, MATCH, [open_turn]) == ["**Round 3 · Theano**", "-# Rolled."]


def test_what_decided_a_match_is_a_turning_point_unless_points_are_counted_after_it() -> None:
    """A leader that falls in the last turn outweighs every fight before it."""
    mark = Deed(verbatim("won"), highlight=True)
    fights = [turn(n, deeds=(mark, mark, mark), before=(), after=()) for n in range(7)]
    last = turn(7, deeds=(mark,), before=(), after=())
    assert turnings([*fights, last])[-1] == last
    assert last in turnings([*fights, last, turn(8, deeds=(), before=(), after=())])
    assert last not in turnings([*fights, last, turn(8, seat=None, phase=FINAL, heading=FINAL, deeds=())])


def test_a_turning_point_tells_nothing_that_nobody_chose() -> None:
    given = Forced(0, verbatim("Which?"), verbatim("That one"), public=True)
    chapter = turn(0, deeds=(Deed(verbatim("won"), highlight=True),), forced=(given,))
    ended = Outcome(verbatim("Over."), (), (0,))
    (line_,) = turning_lines(SAY, MATCH, [chapter], ended)
    assert "nothing else was possible" in headed(SAY, MATCH, chapter)
    assert "nothing else was possible" not in line_


def test_the_turning_points_are_the_weightiest_in_order() -> None:
    plain, lead = turn(0, after=(50, 7)), turn(1, leader=0, back=3)
    big = turn(2, deeds=(Deed(verbatim("won"), highlight=True),), after=(25, 7))
    small = [turn(n, deeds=(Deed(verbatim("won"), highlight=True),), after=(5, 7)) for n in range(3, 12)]
    chosen = turnings([plain, lead, big, *small, turn(12, seat=None, phase=FINAL, heading=FINAL, deeds=())])
    assert [one.first for one in chosen] == [1, 2, 3, 4, 5]
    # Two marks of one command are two chapters.
    assert turnings([lead, turn(1, after=(50, 7))]) == [lead]
    assert "taken back" not in turning_lines(SAY, MATCH, [lead], OUTCOME)[0]
    assert turning_lines(SAY, MATCH, [lead], OUTCOME)[0].startswith("**1** · ★ **Round 3 · Theano**")


def test_a_turning_point_breaks_off_nowhere() -> None:
    deeds = [Deed(verbatim(f"did the deed number {n} of a long day"), highlight=n > 1) for n in range(12)]
    (told_,) = turning_lines(SAY, MATCH, [turn(0, deeds=tuple(deeds))], OUTCOME)
    assert "…" not in told_
    assert told_.endswith("5 → **9 points**"), "what it brought is there"
    assert "**did the deed number 2 of a long day**" in told_
    assert "number 0" not in told_, "what is no highlight makes room first"


def test_a_lead_overturned_by_the_final_count_is_a_turning_point() -> None:
    """In the lines and in the plot, by who wins; a title in which points do not lead, and a count that changes no
    lead, have none."""
    lost = Outcome(Text("toy-end-points"), (Standing(1, 1, 15), Standing(0, 2, 12)), (1,))
    story = [turn(0), turn(1, leader=0, before=(9, 7), after=(10, 7)), END]
    *_, last = turning_lines(SAY, MATCH, story, lost)
    assert last == "**2** · ★ **The final count:** **Kallias took the lead** · Theano 10 → 12 · Kallias 7 → 15"
    plot = plotted(SAY, MATCH, NAMES, story, lost)
    assert plot is not None
    assert [(one.turn, one.who, one.text) for one in plot.points][-1] == (
        2,
        0,
        "The final count: Kallias took the lead",
    )
    assert [one.scores for one in plot.turns] == [(7, 9), (7, 10), (15, 12)], "counted once"
    assert len(turning_lines(SAY, changed(MATCH, game="storm"), story, lost)) == 1
    assert len(turning_lines(SAY, MATCH, story, OUTCOME)) == 1


OUTCOME = Outcome(Text("toy-end-points"), (Standing(0, 1, 12), Standing(1, 2, 7)), (0,))


def test_the_plot_has_each_turn_the_final_count_and_the_turning_points() -> None:
    story = [Chapter(first=-1), turn(0), turn(1, leader=0, before=(9, 7), after=(10, 7)), END]
    plot = plotted(SAY, MATCH, NAMES, story, OUTCOME)
    assert plot is not None
    assert [turn.scores for turn in plot.turns] == [(9, 7), (10, 7), (12, 7)]
    assert [turn.label for turn in plot.turns] == ["", "", ""], "the toy has no short name for a round"
    assert [(one.turn, one.who, one.text) for one in plot.points] == [(1, 0, "Round 3 · Theano took the lead")]
    assert (plot.measure, plot.totals) == ("Points", (12, 7))
    assert [(seat.seat, seat.name, seat.won) for seat in plot.seats] == [(0, "Theano", True), (1, "Kallias", False)]


def test_the_plot_begins_with_who_has_won_and_names_sources_and_rounds() -> None:
    phase = Text("pantheum-phase", {"round": 3})
    story = [turn(0, phase=phase), turn(1, phase=phase), turn(2, phase=Text("pantheum-phase", {"round": 4}))]
    standings = (Standing(1, 1, 12, {"plan": 5, "favor": 7}), Standing(0, 2, 9, {"plan": 9}))
    won = Outcome(Text("toy-end-points"), standings, (1,))
    plot = plotted(SAY, changed(MATCH, game="pantheum"), NAMES, story, won)
    assert plot is not None
    assert [turn.label for turn in plot.turns] == ["3", "", "4", ""]
    assert [turn.scores for turn in plot.turns] == [(7, 9), (7, 9), (7, 9), (12, 9)]
    assert [seat.name for seat in plot.seats] == ["Kallias", "Theano"]
    assert [(source.label, source.points) for source in plot.sources] == [("Divine Plan", (5, 9)), ("Favor", (7, 0))]


def test_what_has_its_own_subject_is_not_said_of_who_was_on() -> None:
    fell = turn(0, deeds=(Deed(verbatim("Typhon fell"), highlight=True, whole=True),))
    plot = plotted(SAY, MATCH, NAMES, [fell, turn(1)], OUTCOME)
    assert plot is not None
    assert [point.text for point in plot.points] == ["Round 3: Typhon fell"]


def test_without_turns_there_is_no_plot() -> None:
    assert plotted(SAY, MATCH, NAMES, [Chapter(first=-1), turn(0)], OUTCOME) is None
    untold = [turn(0, before=(), after=()), turn(1, before=(), after=())]
    assert plotted(SAY, MATCH, NAMES, untold, OUTCOME) is None


def test_the_end_card_tells_how_it_went() -> None:
    from bot.model import Ending

    ended = Ending(outcome=OUTCOME, seed="s", seed_hash="h", commands=5)
    over = Look(match=changed(MATCH, status="over"), seat=None, seq=7, outcome=OUTCOME)
    shown = text_of(end_card(SAY, over, ended, [turn(0), turn(1, leader=0)]))
    assert "How it went" in shown
    assert "Turns played: 2" in shown
    assert "Moves" not in shown
    assert "**1** · ★" in shown
    assert "How it went" not in text_of(end_card(SAY, over, ended, [turn(0)]))


def asked(**more: Any) -> Look:
    holders = tuple(replace(one, waiting=True) for one in MATCH.holders)
    usual: dict[str, Any] = {"match": changed(MATCH, holders=holders), "seat": None, "seq": 7, "waiting": (0, 1)}
    return Look(**{**usual, **more})


def test_a_call_to_several_says_what_each_is_asked() -> None:
    act, bid = Text("toy-errand-act"), Text("toy-errand-bid")
    both = asked(phase=PHASE, errands={0: bid, 1: bid})
    assert SAY(headline(both)) == "Round 3 · Theano and Kallias: lead a card"
    each = asked(phase=PHASE, errands={0: bid, 1: act})
    assert SAY(headline(each)) == "Round 3 · Theano: lead a card; Kallias: act"
    assert "Round 3 · Theano: lead a card; Kallias: act" in text_of(turn_card(SAY, each, [], {0: 5, 1: 6}))
    assert text_of(turn_card(SAY, each, [], {})).startswith("### Round 3 · Theano: lead a card; Kallias: act")
    own = text_of(
        turn_card(SAY, replace(each, turn=0, prompts={n: verbatim(f"You pay {n}?") for n in (0, 1)}), [], {0: 5, 1: 6})
    )
    assert "Asked of Theano: You pay 0?\nAsked of Kallias: You pay 1?" in own
    first, second = push(SAY, each, {0: 5, 1: 6}).splitlines()
    assert first.startswith("<@5>")
    assert first.endswith("To do: lead a card.")
    assert second.startswith("<@6>")
    assert second.endswith("To do: act.")


def test_who_has_no_errand_is_waited_for() -> None:
    assert SAY(headline(asked())) == "Waiting for Theano and Kallias"
    assert SAY(headline(asked(waiting=()))) == "Nothing to decide"
    assert SAY(headline(asked(waiting=(), phase=PHASE))) == "Round 3"
    assert SAY(headline(asked(outcome=OUTCOME))) == "The match has ended"


def test_a_match_from_before_there_were_marks_is_told_line_by_line() -> None:
    former = [Chapter(first=-1, told=tuple(told(f"Line {n}.") for n in range(20)))]
    shown = text_of(turn_card(SAY, look(), former, {}))
    assert "Line 19." in shown
    assert "Line 2." not in shown
    assert "14 lines before" in shown
    assert "Line 19." in text_of(retired_card(SAY, MATCH, former, 3, 7))


def test_a_deed_with_a_subject_of_its_own_does_not_follow_a_name_bare() -> None:
    whole = Deed(verbatim("Typhon fell"), whole=True)
    assert line(deeds=(whole, *DEEDS)).startswith("**Round 3 · Theano:** Typhon fell, went out and")
    assert line(deeds=(*DEEDS, whole)).startswith("**Round 3 · Theano** went out, came home and")
