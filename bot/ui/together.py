"""A question with the further parts of its move put together in one menu."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from msgspec.structs import replace

from bot.model import Way
from bot.ui.controls import Question
from rules.core.types import AnyDecision, ChooseMany, ChooseOne, Decision, Text


def together(q: Question, ways: Sequence[Way]) -> Question:
    """A question with the further parts of its move put together, where they fit one menu."""
    if not ways:
        return q
    held = [way for way in ways if way.option.key == q.held]
    asking = held or ways
    first = {way.answers[0]: way.option.key for way in (*reversed(ways), *held) if isinstance(way.answers[0], str)}
    notes = {first[key]: said for key, said in q.notes.items() if key in first}
    return q._replace(
        decision=_put_together(q.decision, ways, asking),
        # What a card does is said once, beside the first of the ways with it, or the one that is held back.
        notes=notes,
        ways={way.option.key: way.answers for way in ways},
        apart=q.decision.options,
    )


def _put_together(asked: AnyDecision, ways: Sequence[Way], asking: Sequence[Way]) -> AnyDecision:
    """The question, and those after it where each of `asking` leads to the same, with the ways as options.

    Where some end sooner, or are asked something of their own, nothing is asked before what it is about is chosen.
    """
    options, prompt = tuple(way.option for way in ways), asked.prompt
    same = all(way.prompts == asking[0].prompts for way in asking)
    first, *more = (asking[0].prompts if same else (Text("panel-whole"),)) or (None,)
    if first is not None:
        key = "panel-of-sets" if isinstance(asked, ChooseMany) else "panel-together"
        prompt = reduce(_after, more, Text(key, {"first": prompt, "then": first}))
    if not isinstance(asked, ChooseMany):
        return replace(asked, options=options, prompt=prompt)
    shared = {name: getattr(asked, name) for name in Decision.__struct_fields__}
    return ChooseOne(**(shared | {"options": options, "prompt": prompt}))


def _after(first: Text, then: Text) -> Text:
    return Text("panel-together", {"first": first, "then": then})
