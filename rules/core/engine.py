"""Start, ask, submit, replay: the only caller of a game's handlers, and the only place where legality is checked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeAlias

from msgspec import Struct

from rules.core import flow
from rules.core.choices import Forced, answerable, check_choice, forced, only_choice
from rules.core.errors import BadSetup, BadTape, Illegal, NotYours, Over, RulesBug, Stale
from rules.core.game import Context, Frame, Game, Rule, S, State, V
from rules.core.rng import Rng, Source
from rules.core.types import (
    AnyDecision,
    Choice,
    Command,
    Decision,
    Draw,
    Event,
    Seat,
    Setup,
    Text,
    Viewer,
    seat_text,
)

MAX_TRANSITIONS = 10_000
"""More steps than this without a decision is a fault of the rules: several times what the longest chain of triggered
effects may take, that of a content pack included.
"""

Tape: TypeAlias = Sequence[Draw] | None
"""Recorded draws; None where all come from the seed."""
Asked: TypeAlias = Sequence[AnyDecision] | None
"""The decisions of a state, by who knows them; None where they are still to be found."""


class Step(Struct, Generic[S], frozen=True, gc=False):
    """The result of one command: the new state, what happened, the random results it consumed, what is asked now."""

    state: S
    events: tuple[Event, ...]
    draws: tuple[Draw, ...]
    pending: tuple[AnyDecision, ...] = ()
    """The standing decisions of `state`, as `pending` gives them."""
    forced: tuple[Forced, ...] = ()
    """Answers that were given for seats on the way, since they were the only ones."""


def start(game: Game[S, Any], spec: Setup, tape: Tape = None) -> Step[S]:
    """Set a match up and play on to its first decision; raises BadSetup."""
    full = _checked_setup(game, spec)
    source = Source(Rng(full.seed), tape or (), strict=tape is not None)
    draft = game.setup(full, source)
    draft.rng = source.rng
    return _finished(game, draft, Context(draft, source))


def pending(game: Game[S, Any], state: S) -> tuple[AnyDecision, ...]:
    """The standing decisions, by seat; empty when the match is over."""
    if state.outcome is not None or not state.stack:
        return ()
    frame = state.stack[-1]
    asked = _asked(game, state, frame)
    if not frame.sealed and not state.resigned:
        return tuple(asked)
    return tuple(
        decision
        for decision in asked
        if decision.seat not in frame.sealed and not (decision.optional and decision.seat in state.resigned)
    )


def waited_for(standing: Sequence[AnyDecision]) -> tuple[Seat, ...]:
    """Seats whose answer play waits for; standing offers do not count."""
    return tuple(sorted({decision.seat for decision in standing if not decision.optional}))


def view(game: Game[S, V], state: S, viewer: Viewer, standing: Asked = None) -> V:
    """What a viewer may know. `standing`: the decisions of `state`, by who knows them."""
    asked = pending(game, state) if standing is None else standing
    seen = game.view(state, viewer, asked)
    seen.waiting = waited_for(asked)
    seen.over = state.outcome is not None
    seen.council = game.council(state)
    return seen


def standing_at(game: Game[S, Any], state: S) -> Step[S]:
    """A state as it stands, as a step in which nothing happened."""
    return Step(state, (), (), pending(game, state))


def submit(
    game: Game[S, Any], state: S, command: Command, tape: Tape = None, *, strict: bool = True, standing: Asked = None
) -> Step[S]:
    """Answer a decision. The given state is never touched; raises Stale, NotYours, Over or Illegal.

    A `tape` gives the draws. Strict, it must fit exactly (else BadTape); otherwise more draws come from the seed, and
    what is left over is simply not in the step's draws. `standing`: the decisions of `state`, by who knows them.
    """
    standing = pending(game, state) if standing is None else standing
    decision = _decision(state, command, standing)
    check_choice(decision, command.choice)
    draft, ctx = _draft(state, tape, strict)
    _apply(game, draft, standing, decision, command.choice, ctx)
    return _finished(game, draft, ctx)


def withdraw(game: Game[S, Any], state: S, seat: Seat) -> Step[S]:
    """Take a sealed answer back while others still think; raises Stale when there is none."""
    if state.outcome is not None:
        raise Over
    if seat not in state.sealed or seat in state.resigned:
        raise Stale
    draft, ctx = _draft(state, None)
    del draft.sealed[seat]
    ctx.tell("withdrawn", Text("event-withdrawn", {"seat": seat_text(seat)}), seat=seat)
    return _finished(game, draft, ctx)


def resign(game: Game[S, Any], state: S, seat: Seat, tape: Tape = None, *, strict: bool = True) -> Step[S]:
    """A seat leaves for good, at any time; raises Over, or Illegal when it has left already or is no seat."""
    if state.outcome is not None:
        raise Over
    if seat in state.resigned or not 0 <= seat < state.seats:
        raise Illegal(Text("rejected-left", {"seat": seat_text(seat)}))
    draft, ctx = _draft(state, tape, strict)
    draft.resigned = sorted([*draft.resigned, seat])
    ctx.tell("resigned", Text("event-resigned", {"seat": seat_text(seat)}), seat=seat)
    game.resign(draft, seat, ctx)
    return _finished(game, draft, ctx)


def play_on(game: Game[S, Any], state: S, draws: Sequence[Draw] = ()) -> Step[S]:
    """From a position given by hand: play on to its next decision, by these draws as far as they go; check it there."""
    draft, ctx = _draft(state, draws, strict=False)
    return _finished(game, draft, ctx)


def _checked_setup(game: Game[S, Any], spec: Setup) -> Setup:
    if spec.game != game.info.key:
        known_game = [Text("literal", {"text": game.info.key})]
        raise BadSetup(Text("rejected-game", {"name": spec.game, "known": known_game}))
    return Setup(spec.game, spec.seats, spec.seed, game.chosen(spec.seats, spec.options))


def _decision(state: State, command: Command, standing: Sequence[AnyDecision]) -> AnyDecision:
    if state.outcome is not None:
        raise Over
    for decision in standing:
        if decision.id == command.decision_id:
            if decision.seat != command.seat:
                raise NotYours(decision.seat)
            return decision
    raise Stale


def _asked(game: Game[S, Any], state: S, frame: Frame) -> Sequence[AnyDecision]:
    ask = game.flow[frame.at].ask
    if ask is None:
        return ()
    asked = ask(state, frame)
    return (asked,) if isinstance(asked, Decision) else asked


def _draft(state: S, tape: Tape, strict: bool = True) -> tuple[S, Context[S]]:
    draft = state.clone()
    source = Source(draft.rng, tape or (), strict=strict and tape is not None)
    return draft, Context(draft, source)


def _apply(
    game: Game[S, Any], draft: S, asked: Sequence[AnyDecision], decision: AnyDecision, choice: Choice, ctx: Context[S]
) -> None:
    frame = draft.stack[-1]
    rule = game.flow[frame.at]
    if rule.answer is not None:
        if len(asked) == 1:
            flow.ask_again(draft, frame)
        else:
            flow.ask_anew(draft, frame, decision)
        rule.answer(draft, frame, decision, choice, ctx)
        return
    frame.sealed[decision.seat] = choice
    if decision.seat not in draft.resigned:
        ctx.tell("chosen", Text("event-chosen", {"seat": seat_text(decision.seat)}), seat=decision.seat)


def _resolve(game: Game[S, Any], draft: S, frame: Frame, rule: Rule[S], ctx: Context[S]) -> None:
    """Everybody has answered a sealed question, or nobody was asked: hand all answers over, by seat."""
    seats = sorted(asked.seat for asked in _asked(game, draft, frame) if asked.seat in frame.sealed)
    choices = {seat: frame.sealed[seat] for seat in seats}
    frame.sealed = {}
    flow.ask_again(draft, frame)
    if rule.resolve is None:
        raise RulesBug(f"dead end: nothing to decide at {frame.at}")
    rule.resolve(draft, frame, choices, ctx)


def _finished(game: Game[S, Any], draft: S, ctx: Context[S]) -> Step[S]:
    asked = _until_asked(game, draft, ctx)
    game.check(draft)
    if ctx.source.strict and ctx.source.left:
        raise BadTape(f"recorded draws were not used: {ctx.source.left}")
    return Step(draft, tuple(ctx.events), tuple(ctx.source.draws), asked, tuple(ctx.forced))


def _until_asked(game: Game[S, Any], draft: S, ctx: Context[S]) -> tuple[AnyDecision, ...]:
    """Play on until somebody has something to decide, or the match is over; what is asked then."""
    for _ in range(MAX_TRANSITIONS):
        if draft.outcome is not None:
            return ()
        if not draft.stack:
            raise RulesBug("no frame left and no outcome")
        frame = draft.stack[-1]
        rule = game.flow[frame.at]
        if rule.run is not None:
            rule.run(draft, frame, ctx)
            continue
        asked = pending(game, draft)
        waited = [decision for decision in asked if not decision.optional]
        if not waited:
            _resolve(game, draft, frame, rule, ctx)
            continue
        answer = _forced(game, draft, waited)
        if answer is None:
            return asked
        if answer[0].seat not in draft.resigned:
            ctx.forced += forced(*answer)
        _apply(game, draft, asked, *answer, ctx)
    raise RulesBug(f"more than {MAX_TRANSITIONS} steps without a decision")


def _forced(game: Game[S, Any], state: S, waited: Sequence[AnyDecision]) -> tuple[AnyDecision, Choice] | None:
    """An answer that needs nobody: of a seat that resigned, or the single legal one that reveals nothing."""
    for decision in waited:
        if not answerable(decision):
            raise RulesBug(f"dead end: no legal answer to {decision.kind} of seat {decision.seat}")
        if decision.seat in state.resigned:
            return decision, _default(game, state, decision)
    if len(waited) == 1 and not waited[0].secret:
        choice = only_choice(waited[0])
        return None if choice is None else (waited[0], choice)
    return None


def _default(game: Game[S, Any], state: S, decision: AnyDecision) -> Choice:
    choice = game.default(state, decision)
    try:
        check_choice(decision, choice)
    except Illegal as error:
        raise RulesBug(f"the default {choice!r} is no answer to {decision.kind}") from error
    return choice
