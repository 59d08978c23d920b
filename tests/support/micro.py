"""A game made of the rules a test hands in, to reach the corners of the engine."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from typing import Any, TypeVar

from rules.core import flow
from rules.core.errors import RulesBug
from rules.core.game import Component, Context, Frame, Game, GameInfo, Rule, State, Topic
from rules.core.rng import Source
from rules.core.types import AnyDecision, Choice, Option, Outcome, Seat, Setup, Text, View, Viewer

S = TypeVar("S", bound=State)


class Plain(Game[S, View]):
    """What a game without words of its own leaves empty."""

    def describe(self, view: View) -> list[Text]:
        return []

    def components(self) -> Sequence[Component]:
        return ()

    def topics(self) -> Sequence[Topic]:
        return ()


class MicroState(State, kw_only=True):
    notes: list[str] = []
    """What handlers did, for the test to look at."""


Ctx = Context[MicroState]


def words(text: str) -> Text:
    return Text("literal", {"text": text})


def options(*keys: str, irreversible: bool = False) -> list[Option]:
    return [Option(key, words(key), irreversible=irreversible) for key in keys]


def ending(draft: MicroState, frame: Frame, *rest: Any) -> None:
    """Ends the match, whatever the form of rule it is used for."""
    draft.notes.append(f"end {[item for item in rest if not isinstance(item, Context | AnyDecision)]}")
    draft.outcome = Outcome(words("the end"))


def breaking(draft: MicroState, *rest: Any) -> None:
    """Breaks an invariant and ends the match."""
    draft.notes.append("broken")
    draft.outcome = Outcome(words("the end"))


class Micro(Plain[MicroState]):
    """Starts at frame `first`; silence picks the first option; `leave` is what a resignation does."""

    state_type = MicroState

    def __init__(
        self,
        rules: Mapping[str, Rule[MicroState]],
        *,
        heavy: bool = False,
        silence: Callable[[AnyDecision], Choice] = lambda decision: decision.options[0].key,
        leave: Callable[[MicroState, Seat, Ctx], None] = lambda draft, seat, ctx: None,
    ) -> None:
        self.info = GameInfo("micro", (1, 2, 3), 1, heavy=heavy)
        self.flow = rules
        self.silence = silence
        self.leave = leave

    def setup(self, spec: Setup, ctx: Source) -> MicroState:
        state = MicroState(seats=spec.seats, options=dict(spec.options), rng=ctx.rng)
        flow.push(state, "first")
        return state

    def view(self, state: MicroState, viewer: Viewer, standing: Sequence[AnyDecision]) -> View:
        return View(viewer=viewer, game="micro", seats=state.seats)

    def default(self, state: MicroState, decision: AnyDecision) -> Choice:
        return self.silence(decision)

    def check(self, state: MicroState) -> None:
        if "broken" in state.notes:
            raise RulesBug("broken")

    def reshuffle_hidden(self, state: MicroState, viewer: Viewer, source: Source) -> MicroState:
        return deepcopy(state)

    def resign(self, draft: MicroState, seat: Seat, ctx: Ctx) -> None:
        self.leave(draft, seat, ctx)
