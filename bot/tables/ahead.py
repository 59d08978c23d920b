"""Parts of one move as one choice: what the rules ask one after the other fits one menu where there is little of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce
from itertools import combinations
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bot.model import Way
from rules.core import engine
from rules.core.choices import choice_text, worth
from rules.core.engine import Step
from rules.core.game import Game, State
from rules.core.types import AnyDecision, ChooseMany, ChooseOne, Command, Option, Text
from rules.core.undo import learned

FEW = 5
"""Options of the first question at most; with more of them, what they lead to would be hard to find."""
MOST = 16
"""Choices that are put together at most: a menu of two screens of a phone."""


DEEP = 3
"""Parts of one choice at most: of more, no name could be read as a sentence."""
THEN, ONWARD = "option-then", "option-onward"
"""Keys of the names of choices put together: parts of a move, and what comes next in the turn."""


class _Branch(Struct, frozen=True):
    """A way as far as it has been looked at: the question that its last answer belongs to, and where that stands."""

    way: Way
    decision: AnyDecision
    state: State
    standing: Sequence[AnyDecision]
    hints: tuple[Text | None, ...]
    """What is said beside each of its answers."""
    ended: bool = False
    """Whether nothing more is put together with it."""


def ways(game: Game[Any, Any], state: State, decision: AnyDecision, standing: Sequence[AnyDecision]) -> tuple[Way, ...]:
    """All ways through a question and the further parts of the same move; none when nothing is put together.

    A part is a question with a way back: what led to it tells nobody anything and can be taken back. So can what comes
    next in a turn after a first answer that does nothing, such as to be done with a column. All ways go equally far, or
    to the end of the move, so that entries of one menu can be compared; where the next part of all of them would be
    more than fits, it is asked by itself.
    """
    found = [_Branch(way, decision, state, standing, (way.option.hint,)) for way in _beginnings(decision)]
    onward = [one for branch in found for one in _onward(game, branch) or [branch]]
    found = onward if len(onward) <= MOST else found
    while found and (longer := _grown(game, found)) is not None:
        found = longer
    return tuple(_hinted(found)) if any(len(one.way.answers) > 1 for one in found) else ()


def _grown(game: Game[Any, Any], found: Sequence[_Branch]) -> list[_Branch] | None:
    """The ways with the next part of the move; None where there is none, or more of it than fits."""
    grown, more = list[_Branch](), False
    for branch in found:
        further = _further(game, branch)
        more |= bool(further)
        grown += further or [branch]
        if len(grown) > MOST:
            return None
    return grown if more else None


def _beginnings(decision: AnyDecision) -> list[Way]:
    """The answers to a first question, where they are few: its options, or of a part of a move sets of them."""
    if isinstance(decision, ChooseOne):
        return [Way((one.key,), one) for one in decision.options] if len(decision.options) <= FEW else []
    if not isinstance(decision, ChooseMany) or decision.back is None or 2 ** len(decision.options) > FEW:
        return []
    sizes = range(decision.minimum, decision.maximum + 1)
    sets = [some for size in sizes for some in combinations(decision.options, size)]
    return [_set(decision, some) for some in sets if worth(decision, [one.key for one in some]) >= decision.total]


def _set(decision: ChooseMany, some: Sequence[Option]) -> Way:
    """Some options together; several are about nothing that could be pointed at."""
    keys, ref = [one.key for one in some], some[0].ref if len(some) == 1 else None
    final = any(one.irreversible for one in some)
    return Way((keys,), Option(",".join(keys), choice_text(decision, keys), ref, irreversible=final))


def _further(game: Game[Any, Any], branch: _Branch) -> list[_Branch]:
    """The ways that a way goes on in: none where the move is complete, or its next part has to be asked by itself."""
    if (
        branch.ended
        or len(branch.way.answers) == DEEP
        or (next_ := _next(game, branch)) is None
        or next_[1].back is None
    ):
        return []
    return [_longer(branch, *next_, option) for option in next_[1].options]


def _onward(game: Game[Any, Any], branch: _Branch) -> list[_Branch]:
    """What comes next in a turn after an answer about no single thing that does nothing; none after any other."""
    if branch.decision.secret or branch.way.option.ref is not None or (next_ := _next(game, branch)) is None:
        return []
    step, asked = next_
    return [] if step.events or asked.back is not None else [_longer(branch, step, asked, one) for one in asked.options]


def _next(game: Game[Any, Any], branch: _Branch) -> tuple[Step[Any], ChooseOne] | None:
    """What follows the last answer of a way, where that can be taken back and asks one thing of the same seat."""
    if branch.way.option.irreversible:
        return None
    command = Command(branch.decision.id, branch.decision.seat, branch.way.answers[-1])
    step = engine.submit(game, branch.state, command, standing=branch.standing)
    asked = [one for one in step.pending if one.seat == command.seat and not one.optional]
    if step.draws or learned(step.events) or len(asked) != 1 or not isinstance(asked[0], ChooseOne):
        return None
    return step, asked[0]


def _longer(branch: _Branch, step: Step[Any], asked: ChooseOne, option: Option) -> _Branch:
    """A way with one answer more, told by all its parts, those too that were the only ones; shown where the last is."""
    way, part, label = branch.way, asked.back is not None, branch.way.option.label
    for then in (*(one.what for one in step.forced), option.label):
        label = Text(THEN if part else ONWARD, {"first": label, "then": then})
    key, ref = f"{way.option.key}+{option.key}", option.ref or way.option.ref
    longer = Way(
        (*way.answers, option.key), replace(option, key=key, label=label, ref=ref), (*way.prompts, asked.prompt)
    )
    # Of what leads on to something else only that is told.
    hints = (*(branch.hints if part else (None,) * len(branch.hints)), option.hint)
    return _Branch(longer, asked, step.state, step.pending, hints, ended=not part)


def _hinted(found: Sequence[_Branch]) -> Iterator[Way]:
    """The ways with what is said beside them: what is true of several that begin alike, at the first of them."""
    said = set[str]()
    for branch in found:
        beginnings = [repr(branch.way.answers[: at + 1]) for at in range(len(branch.hints))]
        fresh = [hint for hint, begun in zip(branch.hints, beginnings, strict=True) if hint and begun not in said]
        said.update(beginnings)
        hint = reduce(_both, [one for at, one in enumerate(fresh) if one not in fresh[:at]]) if fresh else None
        yield replace(branch.way, option=replace(branch.way.option, hint=hint))


def _both(first: Text, then: Text) -> Text:
    return Text("option-hints", {"first": first, "then": then})
