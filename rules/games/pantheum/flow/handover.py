"""Kronos' last question of a turn: the player's die is rolled right after its answer, which is final therefore."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from msgspec.structs import replace

from rules.core.game import Frame
from rules.core.types import AnyDecision
from rules.games.pantheum.board import opens_pit, reach, room
from rules.games.pantheum.flow import column, kronos, pick
from rules.games.pantheum.state import PantheumState
from rules.games.pantheum.verbs.base import Muted, bare
from rules.games.pantheum.view import KRONOS
from rules.games.pantheum.words import Ctx


def ask_pick(state: PantheumState, frame: Frame) -> AnyDecision:
    """The next question of a move."""
    decision = pick.PICK.question(state, frame)
    left = frame.v.get("left", ())
    if frame.v.get("actor") != KRONOS or _roomy(state, left) > 1:
        return decision
    final = [option.key for option in decision.options if not pick.PICK.leads_on(state, frame, option.key)]
    # Without another element to place, nothing is asked after the move.
    return _marked(decision, _ending(state, decision, final, take_pick) if len(left) > 1 else final)


def take_pick(draft: PantheumState, frame: Frame, decision: AnyDecision, choice: str, ctx: Ctx) -> None:
    """Go on with an answer."""
    pick.PICK.take(draft, frame, choice, ctx)


def ask_blight(state: PantheumState, frame: Frame) -> AnyDecision:
    """Where the next blight falls; a place without another is no question, and nothing to warn of."""
    decision = kronos.ask_blight(state, frame)
    assert state.kronos is not None
    last = state.kronos.blight_left == 1 and len(decision.offered) > 1
    if not last or _roomy(state, kronos.placed(state)):
        return decision
    keys = [option.key for option in decision.options]
    # To what moves no blight, all places are alike where no Pit opens: one is tried for them.
    alike = [] if kronos.moves_blight(state) else [key for key in keys if not opens_pit(state.board[bare(key)])]
    final = _ending(state, decision, [key for key in keys if key not in alike[1:]], kronos.put_blight)
    return _marked(decision, [*final, *(alike if alike[:1] == [key for key in final if key in alike] else ())])


def _roomy(state: PantheumState, left: Sequence[str]) -> int:
    """How many of the elements that he is to place have two tiles to go to even if one is closed to them before."""
    fits = room(state, reach(state, KRONOS, None)) if left else {}
    return sum(1 for element in left if len(fits[element]) > 2)


def _marked(decision: AnyDecision, final: Collection[str]) -> AnyDecision:
    options = [replace(option, irreversible=True) if option.key in final else option for option in decision.options]
    return replace(decision, options=tuple(options))


def _ending(
    state: PantheumState, decision: AnyDecision, keys: Collection[str], answer: Callable[..., None]
) -> list[str]:
    """Those of some answers that leave Kronos nothing to ask: tried on copies, up to where the die would roll."""
    found = []
    for key in keys:
        draft = state.clone()
        ctx = Muted(draft)
        answer(draft, draft.stack[-1], decision, key, ctx)
        while (frame := draft.stack[-1]).at in _GOES_ON and frame.v.get("step") != "end":
            _GOES_ON[frame.at](draft, frame, ctx)
        if frame.at == "kronos":
            found.append(key)
    return found


_GOES_ON = {"kronos": kronos.run, "each": column.each}
