"""What a panel tells of what has happened: own things whole, others' turns in one line, their details left out."""

from __future__ import annotations

from bot.model import Chapter, Told
from bot.ui.news import news
from bot.ui.words import verbatim
from rules.core.story import Deed
from rules.core.types import Text, seat_text
from tests.bot.ui.asked import look
from tests.bot.ui.test_story import HEADING, PHASE, SAY

OTHERS = Text("event-turn", {"phase": PHASE, "who": seat_text(1)})


def said(seq: int, seat: int | None, words: str, *, private: bool = False, of: int | None = None) -> Told:
    text = verbatim(words) if of is None else Text("deed-of", {"who": seat_text(of), "deed": verbatim(words)})
    return Told(seq=seq, seat=seat, text=text, private=private, at=0.0)


def own_turn(*told: Told, last: int | None = 5) -> Chapter:
    return Chapter(seat=0, heading=HEADING, phase=PHASE, before=(5, 7), after=(8, 7), first=3, last=last, told=told)


def others_turn(*told: Told, first: int = 5, last: int | None = 9) -> Chapter:
    deeds = (Deed(verbatim("built a wall")),)
    return Chapter(
        seat=1, heading=OTHERS, phase=PHASE, deeds=deeds, before=(8, 7), after=(8, 9), first=first, last=last, told=told
    )


def small(seq: int, count: int = 14) -> list[Told]:
    return [said(seq, 1, f"small detail {number}") for number in range(count)]


def shown(story: list[Chapter], own: tuple[int, ...] = (5,)) -> list[str]:
    told = [one for chapter in story for one in chapter.told if one.seq >= 5]
    return [SAY(line) for line in news(SAY, look(), story, told, own)]


def test_what_came_of_ones_own_press_is_first_however_much_others_have_done_since() -> None:
    mine = own_turn(said(4, 0, "went there"), said(5, 0, "gained 7 points"), said(5, None, "It rained."))
    lines = shown([mine, others_turn(*small(6))])
    assert lines[:2] == ["gained 7 points", "It rained."]
    assert "built a wall" in lines[2]
    assert lines[3:] == ["-# … without 14 smaller lines: /log"]


def test_what_happened_to_oneself_in_the_turn_of_another_is_told_with_it() -> None:
    hit = [said(7, 1, "loses 4 points", of=0), said(7, 0, "drew a card", private=True), said(7, None, "Thunder.")]
    lines = shown([own_turn(said(5, 0, "gained 7 points")), others_turn(*small(6, 7), *hit, *small(8, 7))])
    assert lines[0] == "gained 7 points"
    assert "built a wall" in lines[1]
    assert [line for line in lines if "small" in line] == ["-# … without 14 smaller lines: /log"]
    assert len(lines) == 6


def test_of_an_open_turn_the_newest_details_lead_to_the_question() -> None:
    lines = shown([others_turn(*small(6, 20), last=None)], ())
    assert lines[-2] == "small detail 19"
    assert len(lines) == 13


def test_where_there_is_room_all_is_told_as_it_happened() -> None:
    story = [own_turn(said(5, 0, "gained 7 points")), others_turn(*small(6, 6))]
    assert shown(story) == ["gained 7 points", *(f"small detail {number}" for number in range(6))]


def test_repeats_are_one_line_and_what_has_no_line_of_its_own_is_not_left_out() -> None:
    mine = own_turn(*[said(5, 0, "gained 1 point")] * 3, *small(5, 13))
    lines = shown([mine])
    assert lines[0] == "gained 1 point (×3)"
    assert lines[-1] == "-# … without 2 smaller lines: /log"


def test_what_the_game_does_to_others_is_their_detail_and_to_nobody_is_told() -> None:
    ends = [said(6, None, "gains 1 point", of=1), said(6, None, "The Age ends."), said(6, None, "loses 2 points", of=0)]
    lines = shown([own_turn(said(5, 0, "passed")), others_turn(*small(6), *ends)])
    assert lines[0] == "passed"
    assert [SAY(one.text) in lines for one in ends] == [False, True, True]
