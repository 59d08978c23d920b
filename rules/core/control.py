"""Verbs of the ops that every effect language shares: a condition, a choice, a rule that changes for a while."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rules.core import flow
from rules.core.effects import Extent, Run, Verb, ask_first
from rules.core.game import Context, Frame, S
from rules.core.ops import Choose, If, Lasting, Modifier
from rules.core.types import AnyDecision, Seat


class DoIf(Verb[S, If]):
    """One branch or the other; `holds` tests a condition for the actor."""

    def __init__(self, holds: Callable[[S, Run, Any], bool]) -> None:
        self.holds = holds

    def _branch(self, state: S, run: Run, op: If) -> str:
        return "then" if self.holds(state, run, op.test) else "else"

    def extent(self, state: S, run: Run, op: If, seat: Seat) -> Extent:
        """That of the branch it would be."""
        return self.effects.reach(state, run, f"{run.program}.{run.step}.{self._branch(state, run, op)}")

    def do(self, draft: S, run: Run, op: If, seat: Seat, ctx: Context[S]) -> None:
        """Run that branch."""
        self.effects.branch(draft, run, self._branch(draft, run, op))


class DoChoose(Verb[S, Choose]):
    """Somebody picks one of several programs: of those that can be done in full, else of those that do something.

    `question` puts it, with the names of what is open; option keys are `choose:<name>`.
    """

    def __init__(self, question: Callable[[S, Run, Choose, Frame, Sequence[str]], AnyDecision]) -> None:
        self.question = question

    def reached(self, state: S, run: Run, op: Choose, seat: Seat) -> dict[str, Extent]:
        """How much of each program could be done, by name, if this seat picked it."""
        inner = Run(run.program, run.step, run.actor, run.source, run.memory, seat)
        reach = self.effects.reach
        return {name: reach(state, inner, f"{run.program}.{run.step}.{name}") for name in op.options}

    def extent(self, state: S, run: Run, op: Choose, seat: Seat) -> Extent:
        """That of the best option."""
        return max(self.reached(state, run, op, seat).values())

    def do(self, draft: S, run: Run, op: Choose, seat: Seat, ctx: Context[S]) -> None:
        """Ask, where anything can be done."""
        if any(self.reached(draft, run, op, seat).values()):
            ask_first(draft, seat)

    def ask(self, state: S, run: Run, op: Choose, frame: Frame) -> AnyDecision:
        """Which one."""
        found = self.reached(state, run, op, frame.v["seat"])
        best = max(found.values())
        return self.question(state, run, op, frame, [name for name, reached in found.items() if reached == best])

    def answer(self, draft: S, run: Run, op: Choose, frame: Frame, choice: str, ctx: Context[S]) -> None:
        """Run it."""
        flow.pop(draft)
        self.effects.branch(draft, run, choice.partition(":")[2], chooser=frame.v["seat"])


class DoModify(Verb[S, Modifier]):
    """A rule changes for a while; `lasting` is where it is kept for a seat."""

    def __init__(self, lasting: Callable[[S, Seat], list[Lasting]]) -> None:
        self.lasting = lasting

    def do(self, draft: S, run: Run, op: Modifier, seat: Seat, ctx: Context[S]) -> None:
        """Put it in force."""
        self.lasting(draft, seat).append(Lasting(run.source, run.program, run.step, op.period))


def lapse(lasting: Sequence[Lasting], period: str = "") -> list[Lasting]:
    """What still lasts when a period is over."""
    return [one for one in lasting if one.period != period]
