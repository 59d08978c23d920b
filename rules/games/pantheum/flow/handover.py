"""Kronos' last question of a turn: the player's die is rolled right after its answer, which is final therefore."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from rules.core.game import Frame
from rules.core.types import AnyDecision
from rules.games.pantheum.flow import column, kronos, pick
from rules.games.pantheum.state import PantheumState
from rules.games.pantheum.verbs.base import Muted
from rules.games.pantheum.view import KRONOS
from rules.games.pantheum.words import Ctx


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


def _marked(state: PantheumState, decision: AnyDecision, answer: Callable[..., None]) -> AnyDecision:
    """With the answers marked that leave Kronos nothing to ask: tried on copies, up to where the die would roll."""
    options = []
    for option in decision.options:
        draft = state.clone()
        ctx = Muted(draft)
        answer(draft, draft.stack[-1], decision, option.key, ctx)
        while (frame := draft.stack[-1]).at in _GOES_ON and frame.v.get("step") != "end":
            _GOES_ON[frame.at](draft, frame, ctx)
        options.append(replace(option, irreversible=True) if frame.at == "kronos" else option)
    return replace(decision, options=tuple(options))


_GOES_ON = {"kronos": kronos.run, "each": column.each}
