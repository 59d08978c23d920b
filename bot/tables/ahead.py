"""Parts of one move as one choice: what the rules ask one after the other fits one menu where there is little of it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bot.model import Way
from rules.core import engine
from rules.core.choices import choice_text
from rules.core.game import Game, State
from rules.core.types import AnyDecision, ChooseMany, ChooseOne, Command, Option, Text
from rules.core.undo import learned

FEW = 5
"""Options of the first question at most; with more of them, what they lead to would be hard to find."""
MOST = 20
"""Choices that are put together at most: as many as a phone shows of a menu without much scrolling."""


class _Branch(Struct, frozen=True):
    """A way as far as it has been looked at: the question that its last answer belongs to, and where that stands."""

    way: Way
    decision: AnyDecision
    state: State
    standing: Sequence[AnyDecision]
    ended: bool = False
    """Whether nothing more is put together with it."""


def ways(game: Game[Any, Any], state: State, decision: AnyDecision, standing: Sequence[AnyDecision]) -> tuple[Way, ...]:
    """All ways through a question and the further parts of the same move; none when nothing is put together.

    A part is a question with a way back: what led to it tells nobody anything and can be taken back. So can what comes
    next in a turn, where nothing was learned on the way: with a first answer about no single thing, such as to be done
    with a column, what is asked then. As much is put together as fits one menu, what branches least first.
    """
    found = [_Branch(way, decision, state, standing) for way in _beginnings(decision)]
    while (longer := _grown(found, [_further(game, branch) for branch in found])) is not None:
        found = longer
    return tuple(branch.way for branch in found) if any(len(one.way.answers) > 1 for one in found) else ()


def _grown(found: Sequence[_Branch], further: Sequence[list[_Branch] | None]) -> list[_Branch] | None:
    """The ways with what some of them go on in, as many as fit; None where none does."""
    room, grown = MOST - len(found), dict[int, list[_Branch]]()
    for place, more in sorted(enumerate(further), key=lambda one: len(one[1] or ())):
        if more is not None and len(more) - 1 <= room:
            grown[place] = more
            room -= len(more) - 1
    if not grown:
        return None
    return [one for place, branch in enumerate(found) for one in grown.get(place, [branch])]


def _beginnings(decision: AnyDecision) -> list[Way]:
    """The answers to a first question, where they are few: its options, or of a part of a move sets of them."""
    if isinstance(decision, ChooseOne):
        return [Way((one.key,), one) for one in decision.options] if len(decision.options) <= FEW else []
    if not isinstance(decision, ChooseMany) or decision.back is None or 2 ** len(decision.options) > FEW:
        return []
    sizes = range(decision.minimum, decision.maximum + 1)
    return [_set(decision, some) for size in sizes for some in combinations(decision.options, size)]


def _set(decision: ChooseMany, some: Sequence[Option]) -> Way:
    """Some options together; several are about nothing that could be pointed at."""
    keys, ref = [one.key for one in some], some[0].ref if len(some) == 1 else None
    final = any(one.irreversible for one in some)
    return Way((keys,), Option(",".join(keys), choice_text(decision, keys), ref, irreversible=final))


def _further(game: Game[Any, Any], branch: _Branch) -> list[_Branch] | None:
    """The ways that a way goes on in: none where it leads nowhere, None where nothing is put together with it."""
    way = branch.way
    if way.option.irreversible or branch.ended:
        return None
    command = Command(branch.decision.id, branch.decision.seat, way.answers[-1])
    step = engine.submit(game, branch.state, command, standing=branch.standing)
    asked = [one for one in step.pending if one.seat == command.seat and not one.optional]
    if step.draws or len(asked) != 1 or not isinstance(asked[0], ChooseOne):
        return None
    following, part = asked[0], asked[0].back is not None
    leads_on = len(way.answers) == 1 and way.option.ref is None
    if not part and (not leads_on or branch.decision.secret or learned(step.events)):
        return None
    longer = [_longer(way, option, following.prompt) for option in following.options]
    return [_Branch(one, following, step.state, step.pending, ended=not part) for one in longer]


def _longer(way: Way, option: Option, prompt: Text) -> Way:
    """A way with one answer more, told by both and shown where the last of them is."""
    answers = (*way.answers, option.key)
    label = Text("option-then", {"first": way.option.label, "then": option.label})
    ref, hint = option.ref or way.option.ref, option.hint or way.option.hint
    if option.hint is not None and way.option.hint is not None:
        hint = Text("option-hints", {"first": way.option.hint, "then": option.hint})
    key = f"{way.option.key}+{option.key}"
    return Way(answers, replace(option, key=key, label=label, ref=ref, hint=hint), (*way.prompts, prompt))
