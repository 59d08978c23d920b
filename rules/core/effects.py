"""Card effects: typed declarations (ops in programs), run step by step in frames, and modifiers at named hook points.

A card declares *programs*: tuples of ops, which are records decoded from data (`rules.core.ops`). A game gives one
`Verb` per kind of op, says whom an op concerns (`targets`), and gets back the two frames in which programs run.
Whatever must be chosen on the way is a question of its own frame, so a match can be stored in the middle of any effect.

Every effect that is started is an *activation*: frames one above the other, the lowest of which (its *root*) holds its
source and its memory. One that is started while another is in progress lies above it and ends before that goes on.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from enum import IntEnum
from itertools import pairwise
from typing import Any, ClassVar, Generic, TypeVar

from msgspec import Struct

from rules.core import flow
from rules.core.errors import RulesBug
from rules.core.game import Context, Frame, Rule, S, State
from rules.core.ops import Op, Programs
from rules.core.types import AnyDecision, Seat

PROGRAM = "program"
ASKED = "asked"
"""Names of the two frames; a game puts `Effects.rules()` into its flow."""
AFTERMATH = "aftermath"
"""The frame of triggers (`rules.core.triggers`): it belongs to no effect, whatever lies beneath it."""


class Extent(IntEnum):
    """How much of what an op says could be done now."""

    NONE = 0
    SOME = 1
    FULL = 2


class Run(Struct, frozen=True, gc=False):
    """A program as it is being run, or as it would be: who acts, whose card it is, what was noted on the way."""

    program: str
    step: int
    actor: Seat
    """Who uses the effect."""
    source: str
    memory: dict[str, Any]
    """JSON values, shared by all programs of one effect."""
    chooser: Seat | None = None
    """Who chose the branch this program belongs to."""


class Targets(Struct, frozen=True):
    """Whom an op concerns: these seats one after the other, or one of them that the actor chooses."""

    seats: tuple[Seat, ...]
    choose: bool = False


OpT = TypeVar("OpT", bound=Op)


class Verb(ABC, Generic[S, OpT]):
    """What a kind of op does. `do` performs it for one seat; to ask first, it calls `ask_first`."""

    effects: Effects[S]
    """The interpreter it belongs to."""
    needed: ClassVar[bool] = False
    """Whether a whole effect cannot be used while such an op in it cannot be done in full."""

    def extent(self, state: S, run: Run, op: OpT, seat: Seat) -> Extent:
        """How much of it could be done to this seat now."""
        return Extent.FULL

    @abstractmethod
    def do(self, draft: S, run: Run, op: OpT, seat: Seat, ctx: Context[S]) -> None:
        """Perform it for one seat."""

    def ask(self, state: S, run: Run, op: OpT, frame: Frame) -> AnyDecision:
        """The question put by `ask_first`; what `do` passed along is in `frame.v`."""
        raise RulesBug(f"{type(self).__name__} asks nothing")

    def answer(self, draft: S, run: Run, op: OpT, frame: Frame, choice: Any, ctx: Context[S]) -> None:
        """Take the answer: take the frame off the stack, or leave it to be asked again."""
        raise RulesBug(f"{type(self).__name__} asks nothing")


class Picking(Verb[S, OpT]):
    """A verb that asks first which of several things is meant, and does nothing where there is none."""

    @abstractmethod
    def among(self, state: S, run: Run, op: OpT, seat: Seat) -> Collection[Any]:
        """What this seat could pick now."""

    def begun(self, op: OpT) -> dict[str, Any]:
        """What the frame of the question holds at first."""
        return {}

    def extent(self, state: S, run: Run, op: OpT, seat: Seat) -> Extent:
        """In full where anything can be picked."""
        return Extent.FULL if self.among(state, run, op, seat) else Extent.NONE

    def do(self, draft: S, run: Run, op: OpT, seat: Seat, ctx: Context[S]) -> None:
        """Ask, where anything can be picked."""
        if self.among(draft, run, op, seat):
            ask_first(draft, seat, **self.begun(op))


def ask_first(draft: State, seat: Seat, **locals_: Any) -> Frame:
    """Put the question of the op at hand to a seat."""
    return flow.push(draft, ASKED, seat=seat, **locals_)


class Effects(Struct, Generic[S], kw_only=True):
    """The interpreter of one game's effects.

    `programs` gives the programs of a match; `targets` whom an op concerns; `ask_target` puts the choice among several
    seats (option keys `seat:<n>`); `ended` is called when an effect is through, with its root; `after` after every op
    and every end: `Triggers.see_to`, where something may be set off.
    """

    programs: Callable[[S], Programs]
    verbs: Mapping[type[Op], Verb[S, Any]]
    targets: Callable[[S, Run, Op], Targets]
    ask_target: Callable[[S, Run, Op, Frame], AnyDecision]
    ended: Callable[[S, Frame, Context[S]], None]
    after: Callable[[S], None] = lambda draft: None

    def __post_init__(self) -> None:
        for verb in self.verbs.values():
            verb.effects = self

    def rules(self) -> dict[str, Rule[S]]:
        """The frames of programs, for the game's flow."""
        return {PROGRAM: Rule(run=self._step), ASKED: Rule(ask=self._ask, answer=self._answer)}

    def start(self, draft: S, program: str, actor: Seat, source: str, memory: dict[str, Any] | None = None) -> None:
        """Begin an effect: its program runs from here on, and what is in progress waits for its end.

        It must be the last thing that a handler does to the stack; triggers at once see to that by themselves.
        """
        v = {"actor": actor, "source": source, "chooser": None, "memory": memory or {}}
        if self.running(draft) is not None:
            v["interrupts"] = True
        flow.push(draft, PROGRAM, program=program, step=0, seats=None, **v)

    def enter(self, draft: S, run: Run, program: str, chooser: Seat | None = None) -> None:
        """Run another program as part of the effect at hand."""
        chooser = run.chooser if chooser is None else chooser
        v = {"actor": run.actor, "source": run.source, "chooser": chooser, "memory": {}}
        flow.push(draft, PROGRAM, program=program, step=0, seats=None, **v)

    def branch(self, draft: S, run: Run, name: str, chooser: Seat | None = None) -> None:
        """Run a branch of the op at hand."""
        self.enter(draft, run, f"{run.program}.{run.step}.{name}", chooser)

    def reach(self, state: S, run: Run, program: str) -> Extent:
        """How much of a program could be done now: NONE when nothing, or something that is needed cannot be done."""
        found = []
        for step, op in enumerate(self.programs(state)[program]):
            inner = Run(program, step, run.actor, run.source, run.memory, run.chooser)
            reached = self.extent(state, inner, op)
            if reached < Extent.FULL and self.verbs[type(op)].needed:
                return Extent.NONE
            found.append(reached)
        if all(reached == Extent.FULL for reached in found):
            return Extent.FULL
        return Extent.SOME if any(found) else Extent.NONE

    def extent(self, state: S, run: Run, op: Op) -> Extent:
        """How much of one op could be done now: in full when it can be for every seat it concerns."""
        verb = self.verbs[type(op)]
        found = [verb.extent(state, run, op, seat) for seat in self.targets(state, run, op).seats]
        if not found or not any(found):
            return Extent.NONE
        return Extent.FULL if all(reached == Extent.FULL for reached in found) else Extent.SOME

    def leave(self, draft: S, seat: Seat) -> None:
        """A seat left: what it uses or chose is given up, it is no target any more, and nothing is asked about it.

        `ended` is not called for what is given up. What others use stays, reactions to what is given up included: it
        has begun, and ends by itself with a memory of its own; only what it interrupted is not there any more.
        """
        kept: list[Frame] = []
        orphaned = False
        for part in _activations(draft.stack):
            cut = [_concerns(frame, seat) for frame in part]
            left = part[: cut.index(True)] if True in cut else part
            if left and orphaned:
                left[0].v["interrupts"] = False
            orphaned = not left
            kept += left
        draft.stack[:] = kept
        for frame in draft.stack:
            if frame.at == PROGRAM and frame.v["seats"]:
                frame.v["seats"] = [other for other in frame.v["seats"] if other != seat]
        self.drop_idle(draft)

    def drop_idle(self, draft: S) -> None:
        """Take a question off the stack that has nothing left to offer, since something came between."""
        if draft.stack and draft.stack[-1].at == ASKED and self._idle(draft, draft.stack[-1]):
            flow.pop(draft)

    def _idle(self, state: S, frame: Frame) -> bool:
        if "target" in frame.v:
            return not state.stack[-2].v["seats"]
        run = self.run_of(state)
        op = self._op(state, run)
        return not self.verbs[type(op)].extent(state, run, op, frame.v["seat"])

    def running(self, state: State) -> Frame | None:
        """The root of the innermost effect in progress; None when there is none."""
        roots = _roots(state.stack)
        return state.stack[roots[-1]] if roots else None

    def run_of(self, state: State) -> Run:
        """The innermost program, just beneath its question if one stands."""
        return _run(state.stack, _roots(state.stack)[-1])

    def asked(self, state: S) -> tuple[Run, Op]:
        """The innermost program and its op, while that asks."""
        run = self.run_of(state)
        return run, self._op(state, run)

    def interrupted(self, state: State) -> Run | None:
        """The program that the innermost effect came between, whose memory it may change; None when there is none."""
        roots = _roots(state.stack)
        if len(roots) < 2 or any(frame.v.get("interrupts") is False for frame in state.stack[roots[-2] + 1 :]):
            return None
        return _run(state.stack[: roots[-1]], roots[-2])

    def _step(self, draft: S, frame: Frame, ctx: Context[S]) -> None:
        ops = self.programs(draft)[frame.v["program"]]
        if frame.v["step"] == len(ops):
            root = self.running(draft)
            flow.pop(draft)
            if frame is root:
                self.ended(draft, frame, ctx)
                self.drop_idle(draft)
                self.after(draft)
            return
        op, run = ops[frame.v["step"]], self.run_of(draft)
        if frame.v["seats"] is None:
            targets = self.targets(draft, run, op)
            frame.v["seats"] = list(targets.seats)
            if targets.choose and len(targets.seats) > 1:
                ask_first(draft, run.actor, target=True)
                return
        if not frame.v["seats"]:
            frame.v["step"] += 1
            frame.v["seats"] = None
            return
        seat = frame.v["seats"].pop(0)
        self.verbs[type(op)].do(draft, run, op, seat, ctx)
        self.after(draft)

    def _op(self, state: S, run: Run) -> Op:
        return self.programs(state)[run.program][run.step]

    def _ask(self, state: S, frame: Frame) -> AnyDecision:
        run, op = self.asked(state)
        if "target" in frame.v:
            return self.ask_target(state, run, op, state.stack[-2])
        return self.verbs[type(op)].ask(state, run, op, frame)

    def _answer(self, draft: S, frame: Frame, decision: AnyDecision, choice: Any, ctx: Context[S]) -> None:
        run = self.run_of(draft)
        if "target" in frame.v:
            flow.pop(draft)
            draft.stack[-1].v["seats"] = [int(choice.partition(":")[2])]
            return
        op = self._op(draft, run)
        self.verbs[type(op)].answer(draft, run, op, frame, choice, ctx)
        self.after(draft)


def _concerns(frame: Frame, seat: Seat) -> bool:
    """Whether a frame of an effect is of use to this seat alone."""
    if frame.at == ASKED:
        return bool(frame.v["seat"] == seat)
    return frame.at == PROGRAM and seat in (frame.v["actor"], frame.v["chooser"])


def _roots(stack: Sequence[Frame]) -> list[int]:
    """Places of the roots of all effects in progress, the innermost last."""
    found: list[int] = []
    for place, frame in enumerate(stack):
        if frame.at == PROGRAM and (not found or "interrupts" in frame.v):
            found.append(place)
    return found


def _run(stack: Sequence[Frame], root: int) -> Run:
    """The program on top of a stack, which belongs to the effect with this root."""
    v = next(frame for frame in reversed(stack) if frame.at == PROGRAM).v
    return Run(v["program"], v["step"], v["actor"], v["source"], stack[root].v["memory"], v["chooser"])


def _activations(stack: Sequence[Frame]) -> list[list[Frame]]:
    """The stack, taken apart: what lies beneath all effects, each effect from its root on, and triggers between them.

    Frames that a verb pushed belong to its effect.
    """
    starts = {*_roots(stack), *(place for place, frame in enumerate(stack) if frame.at == AFTERMATH)}
    cuts = [0, *sorted(starts - {0}), len(stack)]
    return [list(stack[start:end]) for start, end in pairwise(cuts)]
