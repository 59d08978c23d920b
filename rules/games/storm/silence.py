"""What silence does: never costs more than it must, and uses only what the seat knows."""

from __future__ import annotations

from collections.abc import Iterable

from rules.core.types import BACK, Amount, AnyDecision, Arrange, Choice, ChooseMany
from rules.games.storm.data import worth
from rules.games.storm.flow import turn
from rules.games.storm.flow.movement import key_of
from rules.games.storm.moves import Move, Moves
from rules.games.storm.state import StormState, acting, seat_of

_QUIET = ("pass", "lock", BACK, "play-on", "stay", "standard:0")
"""What silence prefers, where it is offered."""


def silent(state: StormState, decision: AnyDecision) -> Choice:
    """A legal answer in every phase."""
    keys = [option.key for option in decision.offered]
    match decision:
        case Amount():
            return 0
        case ChooseMany():
            return [_stepper(state, decision)] if decision.kind == "movers" else keys[: decision.minimum]
        case Arrange():
            return keys
    if decision.kind in ("turn", "target"):
        return _turn(state, keys)
    if decision.kind == "loss":
        return _loss(keys, own=decision.seat == seat_of(state, state.stack[-1].v["side"]))
    return next((key for key in _QUIET if key in keys), keys[0])


def _turn(state: StormState, keys: list[str]) -> str:
    """Pass where allowed; else the first free step of one unit forward; else a Liturgy."""
    if "pass" in keys:
        return "pass"
    frame = state.stack[-1]
    if frame.at == "movement":
        return next((move.key for move in turn.legal(state, frame) if _is_free(move)), BACK)
    step = _step(Moves(state, acting(state)))
    return f"from:{step.origin}" if step else "liturgy"


def _loss(keys: list[str], *, own: bool) -> str:
    """Of its own units the weakest that leads nobody, of the enemy's the most valuable."""
    ranked = sorted(keys, key=lambda key: worth(key.removeprefix("unit:")))
    return ranked[0] if own else ranked[-1]


def _stepper(state: StormState, decision: AnyDecision) -> str:
    """The first unit of the region that has a free step."""
    moves, region = Moves(state, acting(state)), state.stack[-1].v["region"]
    step = _step(moves.leaving(region))
    return key_of(state, step.movers[0] if step else moves.groups[region][0])


def _step(moves: Iterable[Move]) -> Move | None:
    """The first free step of a single unit."""
    return next((move for move in moves if len(move.movers) == 1 and _is_free(move)), None)


def _is_free(move: Move) -> bool:
    return move.forward and not move.attack and not move.energy and move.honor >= 0 and not move.flies
