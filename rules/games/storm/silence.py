"""What silence does: never costs more than it must, and uses only what the seat knows."""

from __future__ import annotations

from rules.core.types import Amount, AnyDecision, Arrange, Choice, ChooseMany
from rules.games.storm.data import worth
from rules.games.storm.flow.acting import key_of
from rules.games.storm.moves import Way, ways
from rules.games.storm.state import StormState, numbers_at, regions_of, seat_of

_QUIET = ("pass", "lock", "back", "play-on", "stay", "standard:0")
"""What silence prefers, where it is offered."""


def silent(state: StormState, decision: AnyDecision) -> Choice:
    """A legal answer in every phase."""
    keys = [option.key for option in decision.offered]
    match decision:
        case Amount():
            return max(decision.minimum, min(0, decision.maximum))
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
    if frame.at == "target":
        free = [way for way in ways(state, frame.v["movers"]) if _is_free(way)]
        return free[0].key if free else "back"
    assert state.active is not None
    for region in regions_of(state, state.active):
        for number in numbers_at(state, state.active, region):
            if any(_is_free(way) for way in ways(state, [number])):
                return f"from:{region}"
    return "liturgy"


def _loss(keys: list[str], *, own: bool) -> str:
    """Of its own units the weakest that leads nobody, of the enemy's the most valuable."""
    ranked = sorted(keys, key=lambda key: worth(key.removeprefix("unit:")))
    return ranked[0] if own else ranked[-1]


def _stepper(state: StormState, decision: AnyDecision) -> str:
    """The first unit of the region that has a free step."""
    assert state.active is not None
    numbers = numbers_at(state, state.active, state.stack[-1].v["region"])
    free = [number for number in numbers if any(_is_free(way) for way in ways(state, [number]))]
    return key_of(state, (free or numbers)[0])


def _is_free(way: Way) -> bool:
    return way.forward and not way.attack and not way.energy and way.honor >= 0 and not way.flies
