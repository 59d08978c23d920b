"""A turn's frame: the roll, the move of the god, the recruitment, and who comes next."""

from __future__ import annotations

from collections import Counter

from rules.core import flow
from rules.core.game import Frame
from rules.core.types import AnyDecision, Args, Text, seat_text
from rules.games.pantheum.board import SQUARES, move_god
from rules.games.pantheum.data import FACES
from rules.games.pantheum.options import arrivals, move_prompt
from rules.games.pantheum.scoring import finish_match, public_points
from rules.games.pantheum.state import PantheumState
from rules.games.pantheum.view import KRONOS
from rules.games.pantheum.words import Ctx, actor_text, listed_text, phase_text


def opening(draft: PantheumState, frame: Frame, ctx: Ctx) -> None:
    """The match begins: with Kronos in solo, else with the first seat (Your Turn)."""
    first = KRONOS if draft.kronos else draft.first
    ctx.say("start", "pantheum-event-start", first, seat=actor_text(first))
    if draft.kronos:
        flow.goto(draft, "kronos", step="card")
    else:
        begin_turn(draft, ctx)


def roll(draft: PantheumState, frame: Frame, ctx: Ctx) -> None:
    """Step 1: roll the element die and gain what it shows."""
    face = ctx.pick(FACES)
    draft.die = face
    draft.fill(draft.turn, Counter(face))
    names: Args = {"face": face, "seat": seat_text(draft.turn), "elements": listed_text(face)}
    ctx.say("roll", "pantheum-event-roll", draft.turn, reveals=True, **names)
    flow.goto(draft, "move")


def ask_move(state: PantheumState, frame: Frame) -> AnyDecision:
    """Step 2: to any tile without a god, the own one included (Move Your God)."""
    gods = state.gods()
    options = arrivals(state, state.turn, [key for key in SQUARES if key not in gods])
    return flow.one(frame, state.turn, "move", move_prompt(state), options, public=True)


def move(draft: PantheumState, frame: Frame, decision: AnyDecision, choice: str, ctx: Ctx) -> None:
    """The god goes there; then a column is chosen."""
    move_god(draft, ctx, draft.turn, choice.removeprefix("tile:"))
    flow.goto(draft, "column")


def to_recruit(draft: PantheumState) -> None:
    """Step 4 comes next."""
    flow.goto(draft, "recruit")


def recruit(draft: PantheumState, frame: Frame, ctx: Ctx) -> None:
    """Step 4: ask for a card or a pass, even where only the pass is left; then the turn is over."""
    flow.goto(draft, "finish")
    flow.push(draft, "pick", task="recruit", prefix=[], asks=[], back="")


def finish(draft: PantheumState, frame: Frame, ctx: Ctx) -> None:
    """The turn is over: the match ends if the last favor token lies, else play passes on."""
    if draft.ending:
        finish_match(draft, ctx, Text("pantheum-end-favor"))
        return
    draft.fresh_turn()
    following = draft.others(draft.turn)
    ahead = following[0] if following else draft.turn
    limit = draft.options["turn-limit"]
    if _passes_first(draft, ahead):
        if limit != "none" and draft.round >= int(limit):
            finish_match(draft, ctx, Text("pantheum-end-limit", {"turns": int(limit)}))
            return
        draft.round += 1
    draft.turn = ahead
    if draft.kronos:
        flow.goto(draft, "kronos", step="card")
    else:
        begin_turn(draft, ctx)


def begin_turn(draft: PantheumState, ctx: Ctx) -> None:
    """The turn of the seat in `turn` starts."""
    ctx.begin("turn", phase_text(draft.round), draft.turn, public_points(draft))
    flow.goto(draft, "roll")


def _passes_first(state: PantheumState, ahead: int) -> bool:
    """Whether play comes to, or passes over, the seat that began."""
    if ahead == state.turn:
        return True
    step = (ahead - state.turn) % state.seats
    to_first = (state.first - state.turn) % state.seats or state.seats
    return to_first <= step
