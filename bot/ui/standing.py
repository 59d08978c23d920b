"""How one's own matches stand, in a small line below each of a list."""

from __future__ import annotations

from bot.model import Match, Standing, UserId
from bot.ui.story import points_text
from bot.ui.words import Words
from rules.core.types import Outcome, Text


def standing_line(words: Words, found: Standing | None) -> list[str]:
    """Round or phase and the reader's points; nothing where nothing of that is known."""
    if found is None:
        return []
    phase, tally = found.phase, found.tally
    if tally is None:
        return [] if phase is None else [words.say("small", words=phase)]
    if phase is None:
        return [words.say("small", words=Text("mygames-tally", {"tally": tally}))]
    return [words.say("small", words=Text("mygames-standing", {"phase": phase, "tally": tally}))]


def ended_line(words: Words, match: Match, user: UserId, outcome: Outcome | None) -> list[str]:
    """The reader's place and points at the end; nothing where the title ranks nobody, or they had left."""
    seat = match.seat_of(user)
    own = [one for one in outcome.standings if one.seat == seat] if outcome is not None else []
    return [
        words.say(
            "small", words=Text("mygames-final", {"rank": one.rank, "score": points_text(words, match, one.score)})
        )
        for one in own
    ]
