"""Kronos' last question of a turn: the player's die is rolled right after its answer, which is final therefore."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import msgspec

from rules.core.game import Context, Frame
from rules.core.rng import Source
from rules.core.types import AnyDecision, Option
from rules.games.pantheum.flow import column, kronos, pick
from rules.games.pantheum.state import PantheumState
from rules.games.pantheum.view import KRONOS
from rules.games.pantheum.words import Ctx

Answer: TypeAlias = Callable[[PantheumState, Frame, AnyDecision, str, Ctx], None]


def ask_pick(state: PantheumState, frame: Frame) -> AnyDecision:
    """The next question of a move."""
    decision = pick.PICK.question(state, frame)
    return _marked(state, decision, take_pick) if frame.v.get("actor") == KRONOS else decision


def take_pick(draft: PantheumState, frame: Frame, decision: AnyDecision, choice: str, ctx: Ctx) -> None:
    """Go on with an answer."""
    pick.PICK.take(draft, frame, choice, ctx)


def ask_blight(state: PantheumState, frame: Frame) -> AnyDecision:
    """Where the next blight falls; a place without another is no question, and nothing to warn of."""
    decision = kronos.ask_blight(state, frame)
    assert state.kronos is not None
    last = state.kronos.blight_left == 1 and len(decision.offered) > 1
    return _marked(state, decision, kronos.put_blight) if last else decision


def _marked(state: PantheumState, decision: AnyDecision, answer: Answer) -> AnyDecision:
    options = [_final(option) if _ends_turn(state, decision, option, answer) else option for option in decision.options]
    return msgspec.structs.replace(decision, options=tuple(options))


def _final(option: Option) -> Option:
    return msgspec.structs.replace(option, irreversible=True)


def _ends_turn(state: PantheumState, decision: AnyDecision, option: Option, answer: Answer) -> bool:
    """Whether nothing is left for Kronos to ask: tried on a copy, up to the end of his turn, where no die rolls yet."""
    draft = state.clone()
    ctx = Context(draft, Source(draft.rng))
    answer(draft, draft.stack[-1], decision, option.key, ctx)
    while (frame := draft.stack[-1]).at in _GOES_ON and frame.v.get("step") != "end":
        _GOES_ON[frame.at](draft, frame, ctx)
    return draft.stack[-1].at == "kronos"


_GOES_ON = {"kronos": kronos.run, "each": column.each}
