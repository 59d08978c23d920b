"""A match as it is told: a line for each turn, its details, what turned the match, and the course of the scores."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from bot.model import Chapter, Match
from bot.ui.panel import gathered, newest_lines
from bot.ui.words import Words, clip, verbatim
from render.course import Course, Leg, Turning
from rules.core.text import joined
from rules.core.types import Outcome, Text, seat_text

LINES = 6
"""Lines of turns on a card, at most; the newest."""
LINES_ROOM = 1600
"""Characters they may take."""
TURNINGS = 6
"""Turning points that the end of a match tells."""
TURNING_ROOM = 260
LEAD_WEIGHT, MARK_WEIGHT = 4, 2
"""What taking the lead, and a highlight, count for in points gained at once, when turning points are chosen."""


def headed(words: Words, match: Match, chapter: Chapter) -> str:
    """A turn in one line: round and who, what it came to, the points before and after."""
    said = [_deeds(chapter) or Text("story-nothing"), *_numbers(words, match, chapter), *_back(chapter)]
    marked = chapter.highlights or chapter.leader is not None
    heading = chapter.heading or Text("story-nothing")
    return words.say("story-marked" if marked else "story-line", heading=heading, said=joined(said, "story-more"))


def _deeds(chapter: Chapter) -> Text | None:
    found = [Text("story-highlight", {"deed": one.text}) if one.highlight else one.text for one in chapter.deeds]
    if chapter.leader is not None:
        found.append(Text("story-highlight", {"deed": _lead(chapter)}))
    return Text("choice-list", {"items": [*found]}) if found else None


def _lead(chapter: Chapter) -> Text:
    own = chapter.leader == chapter.seat
    return Text("story-lead") if own else Text("story-lead-other", {"who": seat_text(chapter.leader or 0)})


def _numbers(words: Words, match: Match, chapter: Chapter) -> Iterator[Text]:
    """Whose turn it was first, with what their points are where they are as before; then who has more or fewer."""
    key = f"{match.game}-score"
    unit = key if words.knows(key) else "story-points"

    def plain(number: int) -> Text:
        return Text("choice-number", {"number": number}) if number >= 0 else Text("story-minus", {"number": -number})

    def counted(number: int) -> Text:
        score = Text(unit, {"points": abs(number)})
        return score if number >= 0 else Text("story-minus", {"number": score})

    changes = list(enumerate(zip(chapter.before, chapter.after, strict=bool(chapter.after))))
    for seat, (before, after) in sorted(changes, key=lambda one: one[0] != chapter.seat):
        if seat == chapter.seat and before == after:
            yield counted(after)
        elif seat == chapter.seat:
            yield Text("story-change", {"before": plain(before), "after": counted(after)})
        elif before != after:
            yield Text("story-change-of", {"who": seat_text(seat), "before": plain(before), "after": plain(after)})


def _back(chapter: Chapter) -> list[Text]:
    return [Text("story-back", {"count": chapter.back})] if chapter.back else []


def lines(words: Words, match: Match, story: Sequence[Chapter]) -> str:
    """What a card tells: turns that are over, the newest; what the open one has come to so far."""
    told = [line for chapter in story for line in _told(words, match, chapter)]
    return newest_lines(words, [verbatim(line) for line in told], LINES, LINES_ROOM)


def _told(words: Words, match: Match, chapter: Chapter) -> list[str]:
    if chapter.heading is None:
        return [words(one.text) for one in chapter.told if not one.private]
    if chapter.last is not None:
        return [] if chapter.plain else [headed(words, match, chapter)]
    deeds = _deeds(chapter)
    return [words.say("story-open", heading=chapter.heading, deeds=deeds)] if deeds is not None else []


def details(words: Words, match: Match, story: Sequence[Chapter]) -> list[str]:
    """Each turn with everything that happened in it, as the reader may hear it."""
    found = []
    for chapter in story:
        if chapter.heading is not None and (chapter.told or not chapter.plain):
            found.append(_heading(words, match, chapter))
        key = "story-detail" if chapter.heading is not None else "log-line"
        private = "story-private" if chapter.heading is not None else "log-private"
        found += gathered(words, [words.say(private if one.private else key, text=one.text) for one in chapter.told])
    return found


def _heading(words: Words, match: Match, chapter: Chapter) -> str:
    return (
        headed(words, match, chapter)
        if chapter.last is not None
        else words.say("story-head", heading=chapter.heading or Text("story-nothing"))
    )


def turnings(story: Sequence[Chapter]) -> list[Chapter]:
    """The turns that counted most, in order: a lead taken, highlights, the greatest change of points."""
    weights = [0 if chapter.heading is None else _weight(chapter) for chapter in story]
    most = sorted((place for place, weight in enumerate(weights) if weight), key=lambda place: -weights[place])
    return [story[place] for place in sorted(most[:TURNINGS])]


def _weight(chapter: Chapter) -> int:
    if not chapter.highlights and chapter.leader is None:
        return 0
    gains = [abs(after - before) for before, after in zip(chapter.before, chapter.after, strict=False)]
    # Who takes the lead from nobody has overtaken nobody.
    overtakes = chapter.leader is not None and list(chapter.before).count(max(chapter.before, default=0)) == 1
    return max(gains, default=0) + LEAD_WEIGHT * overtakes + MARK_WEIGHT * len(chapter.highlights)


def turning_lines(words: Words, match: Match, story: Sequence[Chapter]) -> list[str]:
    """The turning points, numbered as in the plot."""
    return [
        words.say("story-turning", number=number, line=verbatim(clip(headed(words, match, one), TURNING_ROOM)))
        for number, one in enumerate((replace(chapter, back=0) for chapter in turnings(story)), 1)
    ]


def course(words: Words, match: Match, story: Sequence[Chapter], outcome: Outcome) -> Course | None:
    """What the plot is drawn from; None where there are no scores, or too few turns."""
    over = [chapter for chapter in story if chapter.after]
    if len(over) < 2:
        return None
    legs = [_leg(words, chapter) for chapter in over]
    final = {one.seat: one.score for one in outcome.standings}
    last = tuple(final.get(seat, score) for seat, score in enumerate(over[-1].after))
    if last != over[-1].after:
        legs.append(Leg(words.tag("story-final"), None, last))
    unit = f"{match.game}-unit"
    return Course(
        game=match.game,
        seats=match.seats,
        start=over[0].before,
        legs=tuple(legs),
        unit=words.tag(unit) if words.knows(unit) else words.tag("story-unit"),
        turnings=tuple(_turning(words, over, chapter) for chapter in turnings(over)),
    )


def _leg(words: Words, chapter: Chapter) -> Leg:
    return Leg(words.label(chapter.phase or Text("story-nothing")), chapter.seat, chapter.after)


def _turning(words: Words, over: Sequence[Chapter], chapter: Chapter) -> Turning:
    what = [*chapter.highlights, *([_lead(chapter)] if chapter.leader is not None else [])]
    said = Text("choice-list", {"items": [*what]})
    if chapter.seat is not None:
        said = Text("story-turning-of", {"who": seat_text(chapter.seat), "what": said})
    return Turning(over.index(chapter), chapter.seat, words.label(said, 100))
