"""What the verbs share: whom an op concerns, questions and their options."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core import flow
from rules.core.effects import Run, Targets
from rules.core.errors import RulesBug
from rules.core.game import Frame
from rules.core.ops import Op
from rules.core.types import AnyDecision, Arg, Option, Text
from rules.games.hybris.cards import source_text
from rules.games.hybris.ops import ROLES, HOp, who_of
from rules.games.hybris.state import HybrisState
from rules.games.hybris.table import from_active


def targets(state: HybrisState, run: Run, op: Op) -> Targets:
    """Whom an op concerns: the active seat first, then by turn order (2.1)."""
    who = who_of(op)
    if isinstance(op, HOp) and op.olympian:
        return Targets(tuple(seat for seat in state.staying if state.players[seat].olympian == op.olympian))
    if who == "self":
        return Targets((run.actor,))
    if who in ROLES:
        seat = run.memory.get(who)
        return Targets(() if seat is None else (seat,))
    if who == "opp":
        side = None if state.combat is None else state.combat.side_of(run.actor)
        enemy = None if state.combat is None or side is None else state.combat.sides[1 - side].seat
        return Targets(() if enemy is None else (enemy,))
    seats = from_active(state, run.actor if state.turn is None else None)
    return Targets(tuple(seat for seat in seats if who == "each" or seat != run.actor))


def question(
    state: HybrisState,
    run: Run,
    frame: Frame,
    kind: str,
    options: Sequence[Option],
    *,
    public: bool = True,
    **args: Arg,
) -> AnyDecision:
    """A choice of one option to the seat of a frame; the prompt names what asks."""
    prompt = Text(f"hybris-ask-{kind}", {"card": source_text(state, run.source), **args})
    return flow.one(frame, frame.v["seat"], kind, prompt, options, public=public, secret=not public, quotable=True)


def ask_target(state: HybrisState, run: Run, op: Op, beneath: Frame) -> AnyDecision:
    """No op of the base game lets anybody choose a seat."""
    raise RulesBug("no op of the base game asks for a seat")


def picked(choice: str) -> str:
    """What an option key names: all after its first word."""
    return choice.partition(":")[2]
