"""Parts of one move as one choice: what the rules ask one after the other fits one menu where there is little of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bot.model import Way
from rules.core import engine
from rules.core.game import Game, State
from rules.core.types import AnyDecision, ChooseOne, Command, Option, Text

FEW = 5
"""Options of the first question at most; with more of them, what they lead to would be hard to find."""
MOST = 16
"""Choices that are put together at most: as many as a phone shows of a menu without much scrolling."""


class _Branch(Struct, frozen=True):
    """A way as far as it has been looked at: the question that its last answer belongs to, and where that stands."""

    way: Way
    decision: ChooseOne
    state: State
    standing: Sequence[AnyDecision]


def ways(game: Game[Any, Any], state: State, decision: AnyDecision, standing: Sequence[AnyDecision]) -> tuple[Way, ...]:
    """All ways through a question and the further parts of the same move; none when nothing is put together.

    A part is a question with a way back: what led to it tells nobody anything and can be taken back. As many parts are
    put together as fit one menu.
    """
    if not isinstance(decision, ChooseOne) or len(decision.options) > FEW:
        return ()
    found = [_Branch(Way((one.key,), one), decision, state, standing) for one in decision.options]
    while True:
        further = [_further(game, branch) for branch in found]
        longer = [one for branch, more in zip(found, further, strict=True) for one in more or [branch]]
        if not any(further) or len(longer) > MOST:
            break
        found = longer
    return tuple(branch.way for branch in found) if any(len(one.way.answers) > 1 for one in found) else ()


def _further(game: Game[Any, Any], branch: _Branch) -> list[_Branch]:
    """The ways that a way goes on in; none where the move ends, or where it could not be taken back."""
    way = branch.way
    if way.option.irreversible:
        return []
    command = Command(branch.decision.id, branch.decision.seat, way.answers[-1])
    step = engine.submit(game, branch.state, command, standing=branch.standing)
    asked = [one for one in step.pending if one.seat == command.seat and not one.optional]
    if step.draws or len(asked) != 1 or not isinstance(asked[0], ChooseOne) or asked[0].back is None:
        return []
    following = asked[0]
    return [_Branch(_longer(way, option), following, step.state, step.pending) for option in following.options]


def _longer(way: Way, option: Option) -> Way:
    """A way with one answer more, told by both and shown where the last of them is."""
    answers = (*way.answers, option.key)
    label = Text("option-then", {"first": way.option.label, "then": option.label})
    ref, hint = option.ref or way.option.ref, option.hint or way.option.hint
    return Way(answers, replace(option, key="+".join(answers), label=label, ref=ref, hint=hint))
