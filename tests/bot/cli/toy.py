"""A game of guesses for the command line's tests: three rounds, a coin each; option `fault` breaks it on purpose."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rules.core import flow
from rules.core.errors import RulesBug
from rules.core.game import Context, Frame, GameInfo, Rule, State
from rules.core.options import OptionSpec
from rules.core.rng import Source
from rules.core.types import AnyDecision, Choice, Option, Outcome, Seat, Setup, Standing, Text, View, Viewer
from tests.support.micro import Plain


class ToyState(State, kw_only=True):
    """Points per seat."""

    points: list[int]
    turn: int = 0


def ask(state: ToyState, frame: Frame) -> AnyDecision:
    sides = [Option(side, Text("literal", {"text": side})) for side in ("heads", "tails")]
    return flow.one(frame, state.turn % state.seats, "guess", Text("literal", {"text": "Guess"}), sides)


def answer(draft: ToyState, frame: Frame, decision: AnyDecision, choice: Any, ctx: Context[ToyState]) -> None:
    side = ctx.pick(["heads", "tails"])
    draft.points[decision.seat] += side == choice
    draft.turn += 1
    ctx.tell("tossed", Text("literal", {"text": f"It fell {side}."}), seat=decision.seat, reveals=True)
    if draft.turn == 3 * draft.seats:
        best = max(draft.points)
        winners = tuple(seat for seat, points in enumerate(draft.points) if points == best)
        standings = tuple(
            Standing(seat, 1 + sum(other > points for other in draft.points), points)
            for seat, points in enumerate(draft.points)
        )
        draft.outcome = Outcome(Text("literal", {"text": "Three rounds."}), standings, winners)


class Toy(Plain[ToyState]):
    """Guess the coin."""

    info = GameInfo(
        "toy", (2, 3), 1, (OptionSpec("fault", (False, True), False),), automats=("random", "heads", "edge")
    )
    state_type = ToyState
    flow: Mapping[str, Rule[ToyState]] = {"guess": Rule(ask=ask, answer=answer)}

    def setup(self, spec: Setup, ctx: Source) -> ToyState:
        state = ToyState(seats=spec.seats, options=spec.options, rng=ctx.rng, points=[0] * spec.seats)
        flow.push(state, "guess")
        return state

    def view(self, state: ToyState, viewer: Viewer, standing: Sequence[AnyDecision]) -> View:
        return View(viewer=viewer, game="toy", seats=state.seats)

    def default(self, state: ToyState, decision: AnyDecision) -> Choice:
        return "heads"

    def check(self, state: ToyState) -> None:
        if state.options["fault"] and state.turn == 2:
            raise RulesBug("two tosses are too many")

    def choose(self, automat: str, view: View, decision: AnyDecision, source: Source) -> Choice:
        """Heads calls heads; edge calls what no coin does."""
        return automat if automat in ("heads", "edge") else super().choose(automat, view, decision, source)

    def reshuffle_hidden(self, state: ToyState, viewer: Viewer, source: Source) -> ToyState:
        return state.clone()

    def resign(self, draft: ToyState, seat: Seat, ctx: Context[ToyState]) -> None:
        draft.outcome = Outcome(Text("literal", {"text": "Given up."}))
