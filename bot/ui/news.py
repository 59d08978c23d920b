"""What has happened since a person's last press, on their panel.

What came of that press and what happened to themselves is always there; of the turns of others each has its line, as on
the card. What is left out are the others' small details.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from bot.model import Chapter, Look, Match, Told
from bot.ui.panel import NEWS_LINES, gathered, repeated
from bot.ui.story import so_far
from bot.ui.words import Words, verbatim
from rules.core.text import nested
from rules.core.types import Seat, Text

ROOM = 1900
"""Characters of what has happened."""
MISSED_LINES = 6
"""Lines of what others have done, where a panel is opened below the card that tells their turns."""
OWN, TURN, CONCERNING, OTHERS_BESIDE, NOBODY, DETAIL, TOLD = range(7)
"""How much a line matters, most first: what came of one's own press, a turn of somebody else in one line, what happened
to oneself in it, what happened to others by one's press, what is nobody's doing, others' small details, and those that
the line of their turn sums up: they are left out."""


class _Line(NamedTuple):
    words: str
    weight: int


def news(
    words: Words, look: Look, story: Sequence[Chapter], told: Sequence[Told], own: Collection[int],
    most: int = NEWS_LINES,
) -> list[Text]:  # fmt: skip
    """Lines of what has happened: all that was `told` where `most` lines have room for it; else the `story` of it.

    `own`: the commands of the reader's press, where it is new to them what came of it.
    """
    # One line more takes no more room than to say that there was one.
    if len(gathered(words, [words.say("log-line", text=one.text) for one in told])) <= most + 1:
        return [one.text for one in told]
    seqs = {one.seq for one in told}
    lines = [
        line
        for chapter in story
        for line in _chapter(words, look.match, chapter, look.seat, seqs, own, started=chapter is story[0])
    ]
    kept = _kept(counted := [*_counted(words, lines)], most)
    left = len(counted) - len(kept)
    more = [words.say("news-smaller", count=left)] if left else []
    return [verbatim(line) for line in (*kept, *more)]


def _chapter(
    words: Words, match: Match, chapter: Chapter, seat: Seat | None, seqs: Collection[int], own: Collection[int],
    *, started: bool,
) -> Iterator[_Line]:  # fmt: skip
    """A turn: in one line where it is another's, then what of it is new."""
    summed = so_far(words, match, chapter) if chapter.seat != seat else []
    yield from (_Line(line, TURN) for line in summed)
    small = TOLD if summed and chapter.last is not None else DETAIL
    for one in chapter.told:
        if one.seq in seqs and one.text.key != "told-forced":
            yield _Line(words.say("log-line", text=one.text), _weight(one, seat, small, started and one.seq in own))


def _weight(one: Told, seat: Seat | None, small: int, by_press: bool) -> int:
    named = {text.args["n"] for text in nested(one.text) if text.key == "seat"} | {one.seat} - {None}
    if one.private or (seat is not None and seat in named):
        return OWN if by_press else CONCERNING
    if by_press:
        return OTHERS_BESIDE if named else OWN
    return small if named else NOBODY


def _counted(words: Words, lines: Sequence[_Line]) -> Iterator[_Line]:
    """Immediate repeats told once, with their number; they matter as much as the one of them that matters most."""
    for said, some in groupby(lines, key=lambda one: one.words):
        weights = [one.weight for one in some]
        yield _Line(repeated(words, said, len(weights)), min(weights))


def _kept(lines: Sequence[_Line], most: int) -> list[str]:
    """What there is room for, in the order it happened: what matters most, of equals the newest."""
    kept, room = set[int](), ROOM
    for number in sorted(range(len(lines)), key=lambda at: (lines[at].weight, -at)):
        line = lines[number]
        if line.weight == TOLD or len(kept) == most or len(line.words) > room:
            break
        kept.add(number)
        room -= len(line.words)
    return [lines[number].words for number in sorted(kept)]
