"""A match as it is told: a line for each turn, its details, what turned the match, and the course of the scores."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import inf

from msgspec.structs import replace

from bot.model import Chapter, Match
from bot.tables.story import forced_text
from bot.ui.panel import gathered, newest_lines
from bot.ui.words import Words, clip, verbatim
from render.story import Story, StorySeat, StoryTurn, TurningPoint
from render.tally import Source
from rules.core.game import games
from rules.core.story import Deed, new_leader
from rules.core.text import joined
from rules.core.types import Outcome, Standing, Text, seat_text

LINES = 6
"""Lines of turns on a card, at most; the newest."""
LINES_ROOM = 1600
"""Characters they may take."""
TURNINGS = 5
"""Turning points that the end of a match tells; the picture has room for as many."""
POINT_DEEDS, POINT_ROOM = 3, 200
"""What a turning point in the picture tells at most: deeds, and characters."""
TURNING_ROOM = 260
"""Characters of a turning point on the card of the end."""
FINAL = Text("story-final")
"""What the count at the end of a match is called."""
LEAD_WEIGHT, MARK_WEIGHT = 4, 2
"""What taking the lead, and a highlight, count for in points gained at once, when turning points are chosen."""


def headed(words: Words, match: Match, chapter: Chapter) -> str:
    """A turn in one line: round and who, what it came to, the points before and after."""
    came = [*_came(chapter)] or [Text("story-nothing")]
    said = [*came, *_numbers(words, match, chapter), *_back(chapter)]
    marked = chapter.highlights or chapter.leader is not None
    heading = chapter.heading or Text("story-nothing")
    if chapter.seat is None or (chapter.deeds and chapter.deeds[0].whole):
        heading = Text("story-nobody", {"heading": heading})
    return words.say("story-marked" if marked else "story-line", heading=heading, said=joined(said, "story-more"))


def _came(chapter: Chapter) -> Iterator[Text]:
    """What a turn came to, and what of it nobody could choose."""
    if (deeds := _deeds(chapter)) is not None:
        yield deeds
    if chapter.forced:
        yield forced_text(chapter.forced)


def _deeds(chapter: Chapter) -> Text | None:
    found = [Text("story-highlight", {"deed": one.text}) if one.highlight else one.text for one in chapter.deeds]
    if chapter.leader is not None:
        found.append(Text("story-highlight", {"deed": _lead(chapter)}))
    return Text("choice-list", {"items": [*found]}) if found else None


def _lead(chapter: Chapter) -> Text:
    own = chapter.leader == chapter.seat
    return Text("story-lead") if own else Text("story-lead-other", {"who": seat_text(chapter.leader or 0)})


def points_text(words: Words, match: Match, number: int) -> Text:
    """So many points, as the title of a match calls them."""
    key = f"{match.game}-score"
    score = Text(key if words.knows(key) else "story-points", {"points": abs(number)})
    return score if number >= 0 else Text("story-minus", {"number": score})


def _numbers(words: Words, match: Match, chapter: Chapter) -> Iterator[Text]:
    """Whose turn it was first, with what their points are where they are as before; then who has more or fewer."""

    def plain(number: int) -> Text:
        return Text("choice-number", {"number": number}) if number >= 0 else Text("story-minus", {"number": -number})

    changes = list(enumerate(zip(chapter.before, chapter.after, strict=bool(chapter.after))))
    for seat, (before, after) in sorted(changes, key=lambda one: one[0] != chapter.seat):
        if seat == chapter.seat and before == after:
            yield Text("story-same", {"points": points_text(words, match, after)})
        elif seat == chapter.seat:
            yield Text("story-change", {"before": plain(before), "after": points_text(words, match, after)})
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
    return so_far(words, match, chapter)


def so_far(words: Words, match: Match, chapter: Chapter) -> list[str]:
    """A turn in one line; the open one as far as it has come; nothing of what is worth none."""
    if chapter.heading is None:
        return []
    if chapter.last is not None:
        return [] if chapter.plain else [headed(words, match, chapter)]
    came = [*_came(chapter)]
    return [words.say("story-open", heading=chapter.heading, deeds=joined(came, "story-more"))] if came else []


def details(words: Words, match: Match, story: Sequence[Chapter], result: Text | None = None) -> list[str]:
    """Each turn with everything that happened in it, as the reader may hear it; at last the end of a match that is
    over, with its `result`.
    """
    found = []
    for chapter in story:
        if chapter.last is None and result is not None and chapter.heading is not None:
            found.append(words.say("story-ended", heading=chapter.heading, result=result))
        elif chapter.heading is not None and (chapter.told or not chapter.plain):
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


def counted(match: Match, story: Sequence[Chapter], outcome: Outcome) -> list[Chapter]:
    """The story of a match with its final count as a chapter, where that changed anything; it may change the lead."""
    before = story[-1].before if story and story[-1].last is None else ()
    totals = {one.seat: one.score for one in outcome.standings}
    after = tuple(totals.get(seat, 0) for seat in range(len(before)))
    if before == after or len(totals) != len(before):
        return list(story)
    known = games().get(match.game)
    rivals = (known is None or known.info.leads) and outcome.verdict is None
    lead = new_leader(before, after) if rivals else None
    end = replace(story[-1], seat=None, heading=FINAL, phase=FINAL, deeds=(), back=0, after=after, leader=lead)
    return [*story[:-1], end]


def turnings(story: Sequence[Chapter]) -> list[Chapter]:
    """The turns that counted most, in order: a lead taken, highlights, the greatest change of points.

    Where nothing is counted after it, the last highlight has decided the match, and is always there.
    """
    weights = [0.0 if chapter.heading is None else _weight(chapter) for chapter in story]
    marked = [place for place, chapter in enumerate(story) if chapter.heading is not None and chapter.highlights]
    if marked and story[-1].phase != FINAL:
        weights[marked[-1]] = inf
    most = sorted((place for place, weight in enumerate(weights) if weight), key=lambda place: -weights[place])
    return [story[place] for place in sorted(most[:TURNINGS])]


def _weight(chapter: Chapter) -> int:
    if not chapter.highlights and chapter.leader is None:
        return 0
    gains = [abs(after - before) for before, after in zip(chapter.before, chapter.after, strict=False)]
    # Who takes the lead from nobody has overtaken nobody.
    overtakes = chapter.leader is not None and list(chapter.before).count(max(chapter.before, default=0)) == 1
    return max(gains, default=0) + LEAD_WEIGHT * overtakes + MARK_WEIGHT * len(chapter.highlights)


def turning_lines(words: Words, match: Match, story: Sequence[Chapter], outcome: Outcome) -> list[str]:
    """The turning points, numbered as in the plot."""
    found = turnings(counted(match, story, outcome))
    return [
        words.say("story-turning", number=number, line=verbatim(_short(words, match, one)))
        for number, one in enumerate((replace(chapter, back=0, forced=()) for chapter in found), 1)
    ]


def _short(words: Words, match: Match, chapter: Chapter) -> str:
    """A turn in one line that breaks off nowhere: where there is no room for all, its highlights, as many as fit."""
    line = headed(words, match, chapter)
    marked = tuple(deed for deed in chapter.deeds if deed.highlight) or chapter.deeds
    while len(line) > TURNING_ROOM and marked:
        line, marked = headed(words, match, replace(chapter, deeds=marked)), marked[:-1]
    return (
        line if len(line) <= TURNING_ROOM else clip(headed(words, match, replace(chapter, deeds=marked)), TURNING_ROOM)
    )


def plotted(
    words: Words, match: Match, names: Sequence[str], story: Sequence[Chapter], outcome: Outcome
) -> Story | None:
    """What the picture of a match's story is drawn from; None where there are no scores, or too few turns."""
    over = [chapter for chapter in counted(match, story, outcome) if chapter.after]
    placed = sorted(outcome.standings, key=lambda one: (one.rank, one.seat))
    if len(over) < 2 or len(placed) != match.seats:
        return None
    order = [one.seat for one in placed]
    turns = [
        StoryTurn(label=label, scores=_ordered(one.after, order))
        for label, one in zip(_labels(words, over), over, strict=True)
    ]
    totals = tuple(one.score for one in placed)
    if turns[-1].scores != totals:
        turns.append(StoryTurn(label="", scores=totals))
    unit = f"{match.game}-unit"
    return Story(
        game=match.game,
        measure=words.tag(unit) if words.knows(unit) else words.tag("story-unit"),
        seats=tuple(
            StorySeat(seat=seat, name=names[seat], won=seat in outcome.winners, resigned=match.holders[seat].resigned)
            for seat in order
        ),
        turns=tuple(turns),
        points=tuple(_point(words, over.index(one), one, order) for one in turnings(over)),
        sources=tuple(_sources(words, match, placed)),
        totals=totals,
    )


def _ordered(scores: Sequence[int], order: Sequence[int]) -> tuple[int, ...]:
    return tuple(scores[seat] for seat in order)


def _labels(words: Words, over: Sequence[Chapter]) -> Iterator[str]:
    """The phase of each turn, where another began, as shortly as the game can say it."""
    last = ""
    for chapter in over:
        phase = chapter.phase
        key = f"{phase.key}-short" if phase is not None else ""
        label = words.label(Text(key, phase.args)) if phase is not None and words.knows(key) else ""
        yield label if label != last else ""
        last = label


def _point(words: Words, turn: int, chapter: Chapter, order: Sequence[int]) -> TurningPoint:
    lead = [Deed(_lead(chapter), whole=chapter.leader != chapter.seat)] if chapter.leader is not None else []
    told = [*lead, *(deed for deed in chapter.deeds if deed.highlight)][:POINT_DEEDS]
    what = Text("choice-list", {"items": [deed.text for deed in told]})
    if all(deed.whole for deed in told):
        said = Text("story-point", {"heading": chapter.phase or Text("story-nothing"), "what": what})
    else:
        said = Text("story-point-of", {"heading": chapter.heading or Text("story-nothing"), "what": what})
    who = chapter.leader if chapter.leader is not None else chapter.seat
    text = words.label(said, POINT_ROOM)
    return TurningPoint(turn=turn, text=text, who=None if who is None else order.index(who))


def _sources(words: Words, match: Match, placed: Sequence[Standing]) -> Iterator[Source]:
    for name in dict.fromkeys(source for one in placed for source in one.parts):
        points, label = tuple(one.parts.get(name, 0) for one in placed), words.label(Text(part_key(match.game, name)))
        if any(points):
            yield Source(label=label[:1].upper() + label[1:], points=points)


def part_key(game: str, source: str) -> str:
    """The catalogue's key of what points are for."""
    return f"{game}-part-{source.replace('_', '-')}"
