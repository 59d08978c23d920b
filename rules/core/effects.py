"""Card effects: typed declarations (ops in programs), run step by step in frames, and modifiers at named hook points.

A card declares *programs*: tuples of ops, which are records decoded from data (`rules.core.ops`). A game gives one
`Verb` per kind of op, says whom an op concerns (`targets`), and gets back the two frames in which programs run.
Whatever must be chosen on the way is a question of its own frame, so a match can be stored in the middle of any effect.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from enum import IntEnum
from typing import Any, Generic, TypeVar

from msgspec import Struct

from rules.core import flow
from rules.core.errors import RulesBug
from rules.core.game import Context, Frame, Rule, S, State
from rules.core.ops import Op, Programs
from rules.core.types import AnyDecision, Seat

PROGRAM = "program"
ASKED = "asked"
"""Names of the two frames; a game puts `Effects.rules()` into its flow."""


class Extent(IntEnum):
    """How much of what an op says could be done now."""

    NONE = 0
    SOME = 1
    FULL = 2


class Run:
    """A program as it is being run, or as it would be: who acts, whose card it is, what was noted on the way.

    `actor` is who uses the effect; `chooser` who chose the branch this program belongs to (else None); `memory` is
    shared by all programs of one effect and holds JSON values.
    """

    def __init__(
        self, program: str, step: int, actor: Seat, source: str, memory: dict[str, Any], chooser: Seat | None = None
    ) -> None:
        self.program = program
        self.step = step
        self.actor = actor
        self.source = source
        self.memory = memory
        self.chooser = chooser


class Targets(Struct, frozen=True):
    """Whom an op concerns: these seats one after the other, or one of them that the actor chooses."""

    seats: tuple[Seat, ...]
    choose: bool = False


OpT = TypeVar("OpT", bound=Op)


class Verb(ABC, Generic[S, OpT]):
    """What a kind of op does. `do` performs it for one seat; to ask first, it calls `ask_first`."""

    effects: Effects[S]
    """The interpreter it belongs to."""

    def extent(self, state: S, run: Run, op: OpT, seat: Seat) -> Extent:
        """How much of it could be done to this seat now."""
        return Extent.FULL

    def needed(self, op: OpT) -> bool:
        """Whether the whole effect cannot be used while this op cannot be done in full."""
        return False

    @abstractmethod
    def do(self, draft: S, run: Run, op: OpT, seat: Seat, ctx: Context[S]) -> None:
        """Perform it for one seat."""

    def ask(self, state: S, run: Run, op: OpT, frame: Frame) -> AnyDecision:
        """The question put by `ask_first`; what `do` passed along is in `frame.v`."""
        raise RulesBug(f"{type(self).__name__} asks nothing")

    def answer(self, draft: S, run: Run, op: OpT, frame: Frame, choice: Any, ctx: Context[S]) -> None:
        """Take the answer: take the frame off the stack, or leave it to be asked again."""
        raise RulesBug(f"{type(self).__name__} asks nothing")


def ask_first(draft: State, seat: Seat, **locals_: Any) -> Frame:
    """Put the question of the op at hand to a seat."""
    return flow.push(draft, ASKED, seat=seat, **locals_)


class Effects(Generic[S]):
    """The interpreter of one game's effects.

    `programs` gives the programs of a match; `targets` whom an op concerns; `ask_target` puts the choice among several
    seats (option keys `seat:<n>`); `ended` is called when an effect is through, with its frame.
    """

    def __init__(
        self,
        *,
        programs: Callable[[S], Programs],
        verbs: Mapping[type[Op], Verb[S, Any]],
        targets: Callable[[S, Run, Op], Targets],
        ask_target: Callable[[S, Run, Op, Frame], AnyDecision],
        ended: Callable[[S, Frame, Context[S]], None],
    ) -> None:
        self.programs = programs
        self.verbs = verbs
        for verb in verbs.values():
            verb.effects = self
        self.targets = targets
        self.ask_target = ask_target
        self.ended = ended

    def rules(self) -> dict[str, Rule[S]]:
        """The frames of programs, for the game's flow."""
        return {PROGRAM: Rule(run=self._step), ASKED: Rule(ask=self._ask, answer=self._answer)}

    def start(self, draft: S, program: str, actor: Seat, source: str, memory: dict[str, Any] | None = None) -> None:
        """Begin an effect: its program runs from here on."""
        self._push(draft, program, actor, source, None, memory or {})

    def enter(self, draft: S, run: Run, program: str, chooser: Seat | None = None) -> None:
        """Run another program as part of the effect at hand."""
        self._push(draft, program, run.actor, run.source, run.chooser if chooser is None else chooser, {})

    def branch(self, draft: S, run: Run, name: str, chooser: Seat | None = None) -> None:
        """Run a branch of the op at hand."""
        self.enter(draft, run, f"{run.program}.{run.step}.{name}", chooser)

    def reach(self, state: S, run: Run, program: str) -> Extent:
        """How much of a program could be done now: NONE when nothing, or something that is needed cannot be done."""
        found = []
        for step, op in enumerate(self.programs(state)[program]):
            inner = Run(program, step, run.actor, run.source, run.memory, run.chooser)
            reached = self.extent(state, inner, op)
            if reached < Extent.FULL and self.verbs[type(op)].needed(op):
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

        `ended` is not called for what is given up.
        """
        for number, frame in enumerate(draft.stack):
            if _concerns(frame, seat):
                del draft.stack[number:]
                break
        for frame in draft.stack:
            if frame.at == PROGRAM and frame.v["seats"]:
                frame.v["seats"] = [other for other in frame.v["seats"] if other != seat]
        if draft.stack and draft.stack[-1].at == ASKED and self._idle(draft, draft.stack[-1]):
            flow.pop(draft)

    def _idle(self, state: S, frame: Frame) -> bool:
        """Whether a question has nothing left to offer."""
        if "target" in frame.v:
            return not state.stack[-2].v["seats"]
        run = self.run_of(state)
        op = self._op(state, run)
        return not self.verbs[type(op)].extent(state, run, op, frame.v["seat"])

    def running(self, state: State) -> Frame | None:
        """The frame of the effect in progress; None when there is none."""
        return next((frame for frame in state.stack if frame.at == PROGRAM), None)

    def run_of(self, state: State) -> Run:
        """The program on top of the stack, just beneath its question if one stands."""
        frame = next(frame for frame in reversed(state.stack) if frame.at == PROGRAM)
        root = self.running(state)
        memory = frame.v["memory"] if root is None else root.v["memory"]
        v = frame.v
        return Run(v["program"], v["step"], v["actor"], v["source"], memory, v["chooser"])

    def _push(
        self, draft: S, program: str, actor: Seat, source: str, chooser: Seat | None, memory: dict[str, Any]
    ) -> None:
        flow.push(
            draft,
            PROGRAM,
            program=program,
            step=0,
            seats=None,
            actor=actor,
            source=source,
            chooser=chooser,
            memory=memory,
        )

    def _step(self, draft: S, frame: Frame, ctx: Context[S]) -> None:
        ops = self.programs(draft)[frame.v["program"]]
        if frame.v["step"] == len(ops):
            flow.pop(draft)
            if self.running(draft) is None:
                self.ended(draft, frame, ctx)
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

    def _op(self, state: S, run: Run) -> Op:
        return self.programs(state)[run.program][run.step]

    def _ask(self, state: S, frame: Frame) -> AnyDecision:
        run = self.run_of(state)
        op = self._op(state, run)
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


def _concerns(frame: Frame, seat: Seat) -> bool:
    """Whether a frame of an effect is of use to this seat alone."""
    if frame.at == ASKED:
        return bool(frame.v["seat"] == seat)
    return frame.at == PROGRAM and seat in (frame.v["actor"], frame.v["chooser"])
