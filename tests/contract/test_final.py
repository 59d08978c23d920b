"""What cannot be taken back waits for a second press, or it has been said before the first that it stands."""

from __future__ import annotations

import re
from collections import defaultdict

import pytest

from rules.core import engine, story, undo
from rules.core.choices import irreversible
from rules.core.text import Wording
from rules.core.types import SPECTATOR, AnyDecision
from tests.contract.cases import Match, Moment, cases

SAYS = re.compile(
    r"ends your turn|turn.* ends|[Ii]t ends (with|by itself)|End the turn|"
    r"[Tt]he choice stands|done it stands|stays? drawn|for good"
)
"""How it is said: in the question, beside an option, or before in the same turn."""
SAY = Wording()


def shown(decision: AnyDecision) -> str:
    texts = [decision.prompt, *(text for one in decision.offered for text in (one.label, one.hint) if text is not None)]
    return "\n".join(map(SAY, texts))


def ends_turn(match: Match, moment: Moment) -> bool:
    """Whether the answer was given by whose turn it was, and another turn began by it."""
    assert moment.command is not None
    assert moment.after is not None
    turn = match.case.game.turn(engine.view(match.case.game, moment.state, SPECTATOR))
    begun = [event for event in moment.after.events if story.begins(event)]
    return turn == moment.command.seat and bool(begun) and begun[-1].seat is not None


def binds(decision: AnyDecision, moment: Moment) -> bool:
    """Whether something was drawn by an answer, or somebody learned something."""
    assert moment.after is not None
    return not decision.secret and bool(moment.after.draws or undo.learned(moment.after.events))


# What the toy asks is no model of words.
@pytest.mark.parametrize("case", [one for one in cases() if one.key != "toy"], ids=str, indirect=True)
def test_what_ends_a_turn_or_stands_has_been_said(match: Match) -> None:
    read = defaultdict[int, str](str)
    for moment in match.moments:
        if any(story.begins(event) for event in moment.before.events):
            read.clear()
        for decision in moment.decisions:
            read[decision.seat] += shown(decision)
        if moment.command is None or moment.after is None or moment.after.state.outcome is not None:
            continue
        [asked] = [one for one in moment.decisions if one.id == moment.command.decision_id]
        if irreversible(asked, moment.command.choice) or not (ends_turn(match, moment) or binds(asked, moment)):
            continue
        assert SAYS.search(read[asked.seat]), f"{asked.kind}: {moment.command.choice} cannot be taken back"
