"""Start, ask, submit, replay: the only caller of a game's handlers, and the only place where legality is checked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic

from msgspec import Struct

from rules.core import flow
from rules.core.errors import BadSetup, BadTape, Illegal, NotYours, Over, Rejected, RulesBug, Stale
from rules.core.game import Context, Frame, Game, S
from rules.core.rng import Rng, Source
from rules.core.types import (
    Allocate,
    Amount,
    AnyDecision,
    Arrange,
    Choice,
    ChooseMany,
    ChooseOne,
    Command,
    Draw,
    Event,
    Seat,
    Setup,
    Text,
    seat_text,
)

MAX_TRANSITIONS = 1000
"""More steps than this without a decision is a fault of the rules."""


class Step(Struct, Generic[S], frozen=True):
    """The result of one command: the new state, what happened, and the random results it consumed."""

    state: S
    events: tuple[Event, ...]
    draws: tuple[Draw, ...]


def start(game: Game[S], spec: Setup, tape: Sequence[Draw] | None = None) -> Step[S]:
    """Set a match up and play on to its first decision; raises BadSetup."""
    full = _checked_setup(game, spec)
    source = Source(Rng(full.seed), tape or (), strict=tape is not None)
    draft = game.setup(full, source)
    draft.rng = source.rng
    return _finished(game, draft, Context(draft, source))


def pending(game: Game[S], state: S) -> tuple[AnyDecision, ...]:
    """The standing decisions, by seat; empty when the match is over."""
    if state.outcome is not None or not state.stack:
        return ()
    return tuple(d for d in _asked(game, state, state.stack[-1]) if d.seat not in state.sealed)


def submit(game: Game[S], state: S, command: Command, tape: Sequence[Draw] | None = None) -> Step[S]:
    """Answer a decision. The given state is never touched; raises Stale, NotYours, Over or Illegal."""
    decision = _decision(game, state, command)
    check_choice(decision, command.choice)
    draft, ctx = _draft(state, tape)
    _apply(game, draft, decision, command.choice, ctx)
    return _finished(game, draft, ctx)


def withdraw(game: Game[S], state: S, seat: Seat) -> Step[S]:
    """Take a sealed answer back while others still think; raises Stale when there is none."""
    if state.outcome is not None:
        raise Over
    if seat not in state.sealed:
        raise Stale
    draft, ctx = _draft(state, None)
    del draft.sealed[seat]
    ctx.tell("withdrawn", Text("event-withdrawn", {"seat": seat_text(seat)}), seat=seat)
    return _finished(game, draft, ctx)


def resign(game: Game[S], state: S, seat: Seat, tape: Sequence[Draw] | None = None) -> Step[S]:
    """A seat leaves for good, at any time; raises Over, or Stale when it has left already."""
    if state.outcome is not None:
        raise Over
    if seat in state.resigned or not 0 <= seat < state.seats:
        raise Stale
    draft, ctx = _draft(state, tape)
    draft.resigned = sorted([*draft.resigned, seat])
    ctx.tell("resigned", Text("event-resigned", {"seat": seat_text(seat)}), seat=seat)
    game.resign(draft, seat, ctx)
    return _finished(game, draft, ctx)


def play_on(game: Game[S], state: S) -> Step[S]:
    """From a position given by hand: check it and play on to its next decision."""
    draft, ctx = _draft(state, None)
    return _finished(game, draft, ctx)


def check_choice(decision: AnyDecision, choice: Choice) -> None:
    """Raise Illegal, with the reason in words, unless `choice` answers `decision`."""
    keys = {option.key for option in decision.options}
    match decision:
        case ChooseMany():
            _check_many(decision, choice, keys)
        case Amount():
            if isinstance(choice, bool) or not isinstance(choice, int):
                raise Illegal(Text("rejected-number"))
            if not decision.minimum <= choice <= decision.maximum:
                raise Illegal(Text("rejected-amount", {"least": decision.minimum, "most": decision.maximum}))
        case Allocate():
            _check_allocation(decision, choice, keys)
        case Arrange():
            if not isinstance(choice, list) or sorted(map(str, choice)) != sorted(keys):
                raise Illegal(Text("rejected-order"))
        case _:
            if not isinstance(choice, str) or choice not in keys:
                raise _unknown(decision, choice)


def _check_many(decision: ChooseMany, choice: Choice, keys: set[str]) -> None:
    if not isinstance(choice, list):
        raise _unknown(decision, choice)
    for key in choice:
        if key not in keys:
            raise _unknown(decision, key)
    if len(set(choice)) != len(choice):
        raise Illegal(Text("rejected-twice"))
    if not decision.minimum <= len(choice) <= decision.maximum:
        raise Illegal(Text("rejected-count", {"least": decision.minimum, "most": decision.maximum}))


def _check_allocation(decision: Allocate, choice: Choice, keys: set[str]) -> None:
    if not isinstance(choice, dict):
        raise _unknown(decision, choice)
    for key, number in choice.items():
        if key not in keys:
            raise _unknown(decision, key)
        if isinstance(number, bool) or not isinstance(number, int) or number < 0:
            raise Illegal(Text("rejected-number"))
        if number > decision.limits[key]:
            raise Illegal(Text("rejected-amount", {"least": 0, "most": decision.limits[key]}))
    if sum(choice.values()) != decision.total:
        raise Illegal(Text("rejected-total", {"total": decision.total}))


def _unknown(decision: AnyDecision, choice: object) -> Illegal:
    labels = [option.label for option in decision.options]
    return Illegal(Text("rejected-choice", {"choice": str(choice)[:80], "known": labels}))


def _checked_setup(game: Game[S], spec: Setup) -> Setup:
    if spec.seats not in game.info.seats:
        raise BadSetup(Text("rejected-seats", {"least": min(game.info.seats), "most": max(game.info.seats)}))
    known = {option.key: option for option in game.info.options}
    for key, value in spec.options.items():
        if key not in known:
            raise BadSetup(Text("rejected-option", {"name": key}))
        # True == 1 in Python: compare types as well, or a number would pass for a switch.
        if (type(value), value) not in [(type(v), v) for v in known[key].values]:
            raise BadSetup(Text("rejected-option-value", {"name": key, "value": str(value)}))
    options = {key: spec.options.get(key, option.default) for key, option in known.items()}
    return Setup(spec.game, spec.seats, spec.seed, options)


def _decision(game: Game[S], state: S, command: Command) -> AnyDecision:
    if state.outcome is not None:
        raise Over
    for decision in pending(game, state):
        if decision.id == command.decision_id:
            if decision.seat != command.seat:
                raise NotYours(decision.seat)
            return decision
    raise Stale


def _asked(game: Game[S], state: S, frame: Frame) -> Sequence[AnyDecision]:
    ask = game.flow[frame.at].ask
    if ask is None:
        return ()
    asked = ask(state, frame)
    return asked if isinstance(asked, Sequence) else (asked,)


def _draft(state: S, tape: Sequence[Draw] | None) -> tuple[S, Context[S]]:
    draft = state.clone()
    assert isinstance(draft, type(state))
    source = Source(draft.rng, tape or (), strict=tape is not None)
    return draft, Context(draft, source)


def _apply(game: Game[S], draft: S, decision: AnyDecision, choice: Choice, ctx: Context[S]) -> None:
    frame = draft.stack[-1]
    rule = game.flow[frame.at]
    if rule.resolve is not None:
        draft.sealed[decision.seat] = choice
        ctx.tell("chosen", Text("event-chosen", {"seat": seat_text(decision.seat)}), seat=decision.seat)
        if all(asked.seat in draft.sealed for asked in _asked(game, draft, frame)):
            choices = {seat: draft.sealed[seat] for seat in sorted(draft.sealed)}
            draft.sealed = {}
            flow.ask_again(draft, frame)
            rule.resolve(draft, frame, choices, ctx)
    elif rule.answer is not None:
        flow.ask_again(draft, frame)
        rule.answer(draft, frame, decision, choice, ctx)


def _finished(game: Game[S], draft: S, ctx: Context[S]) -> Step[S]:
    _settle(game, draft, ctx)
    game.check(draft)
    if ctx.source.left:
        raise BadTape(f"recorded draws were not used: {ctx.source.left}")
    return Step(draft, tuple(ctx.events), tuple(ctx.source.draws))


def _settle(game: Game[S], draft: S, ctx: Context[S]) -> None:
    """Play on until somebody has something to decide, or the match is over."""
    for _ in range(MAX_TRANSITIONS):
        if draft.outcome is not None:
            return
        if not draft.stack:
            raise RulesBug("no frame left and no outcome")
        frame = draft.stack[-1]
        rule = game.flow[frame.at]
        if rule.run is not None:
            rule.run(draft, frame, ctx)
            continue
        decisions = pending(game, draft)
        if not decisions:
            raise RulesBug(f"dead end: nothing to decide at {frame.at}")
        answer = _forced(game, draft, decisions)
        if answer is None:
            return
        _apply(game, draft, *answer, ctx)
    raise RulesBug(f"more than {MAX_TRANSITIONS} steps without a decision")


def _forced(game: Game[S], state: S, decisions: Sequence[AnyDecision]) -> tuple[AnyDecision, Choice] | None:
    """An answer that needs nobody: of a seat that resigned, or the single legal one that reveals nothing."""
    for decision in decisions:
        if decision.seat in state.resigned:
            return decision, game.default(state, decision)
    if len(decisions) == 1 and not decisions[0].secret:
        decision = decisions[0]
        if isinstance(decision, ChooseOne) and len(decision.options) == 1:
            option = decision.options[0]
            return None if option.irreversible else (decision, option.key)
    return None


__all__ = [
    "Rejected",
    "Step",
    "check_choice",
    "pending",
    "play_on",
    "resign",
    "start",
    "submit",
    "withdraw",
]
