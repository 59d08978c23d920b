"""Triggers: effects that something sets off, at once in the middle of what is in progress, or when it is through.

A game says what answers to what happens, how often and in which order; here it is noted and seen to in time. What
triggered effects set off in turn is a *chain*: within it nothing sets an effect off that was used or waits already, and
when `longest` have followed one another what still waits lapses, so a chain always ends.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct

from rules.core import flow
from rules.core.effects import AFTERMATH, PROGRAM, Effects
from rules.core.game import Context, Frame, Rule, State
from rules.core.ops import Limit
from rules.core.types import Seat

_BUSY = (PROGRAM, AFTERMATH)
"""Frames of what is in progress."""


class Due(Struct, frozen=True, omit_defaults=True):
    """An effect that was set off and waits for its turn: who uses it, whose card it is, and its program."""

    seat: Seat
    source: str
    program: str
    at_once: bool = False
    """Whether it comes in the middle of what is in progress, as soon as the op at hand is done."""


D = TypeVar("D", bound=Due)
H = TypeVar("H")
"""What can happen, in a game's words."""


class Reacting(State, Generic[D], kw_only=True):
    """The state of a game with triggers."""

    due: list[D] = []
    """Effects that wait for the end of what is in progress, as they were set off."""
    spent: list[str] = []
    """Uses that a limit counts: `<seat>:<source>` within the turn, `<period> <seat>:<source>` within a named period."""


R = TypeVar("R", bound=Reacting[Any])


class Triggers(Struct, Generic[R, H], kw_only=True):
    """What is set off in one game.

    `answering` gives every effect that answers to something, limits and chains aside; `order` by which of those that
    wait comes first (the lowest; equals as they were set off); `waits` whether anything else waits for the end, which
    `rest` then begins. `record` is the type of what waits.
    """

    answering: Callable[[R, H], Iterable[tuple[Due, Limit | None]]]
    order: Callable[[R, Due], Any] = lambda state, due: 0
    waits: Callable[[R], bool] = lambda state: False
    record: type[Due] = Due
    longest: int = 40

    def happened(self, draft: R, what: H) -> None:
        """Note every effect that this sets off."""
        for due, limit in self.answers(draft, what):
            if limit is not None:
                draft.spent.append(_mark(due, limit.period))
            draft.due.append(due)

    def answers(self, state: R, what: H) -> list[tuple[Due, Limit | None]]:
        """The effects that something would set off."""
        through = self._through(state)
        return [
            (due, limit)
            for due, limit in self.answering(state, what)
            if _mark(due) not in through
            and (limit is None or state.spent.count(_mark(due, limit.period)) < limit.times)
        ]

    def begin(self, draft: R, period: str = "") -> None:
        """A new turn, or another period, begins: its limits count anew."""
        draft.spent = [mark for mark in draft.spent if mark.partition(":")[0].rpartition(" ")[0] != period]

    def see_to(self, draft: R) -> None:
        """Let what was set off happen: at once what comes at once, the rest when nothing is in progress any more.

        `Effects` calls it after every op; a game calls it as the last thing in a handler in which something happened.
        """
        now = [due for due in draft.due if due.at_once]
        if now:
            draft.due = [due for due in draft.due if not due.at_once]
            flow.push(draft, AFTERMATH, due=msgspec.to_builtins(now))
        elif (draft.due or self.waits(draft)) and not any(frame.at in _BUSY for frame in draft.stack):
            flow.push(draft, AFTERMATH)

    def leave(self, draft: R, seat: Seat) -> None:
        """A seat left: what it has waiting lapses. What others have waiting comes, since what set it off did happen."""
        draft.due = [due for due in draft.due if due.seat != seat]
        for frame in _seen_to(draft):
            if "due" in frame.v:
                frame.v["due"] = [due for due in frame.v["due"] if due["seat"] != seat]

    def rules(
        self,
        effects: Effects[R],
        use: Callable[[R, Due, Context[R]], bool],
        rest: Callable[[R, Context[R]], None] = lambda draft, ctx: None,
    ) -> dict[str, Rule[R]]:
        """The frame of triggers, for the game's flow: `use` starts an effect, or says that it can do nothing."""

        def run(draft: R, frame: Frame, ctx: Context[R]) -> None:
            while (due := self._next(draft, frame)) is not None:
                if use(draft, due, ctx):
                    _note(frame, [_mark(due)])
                    return
            if "due" not in frame.v and self.waits(draft):
                frame.v.pop("chain", None)
                rest(draft, ctx)
                return
            flow.pop(draft)
            for beneath in _seen_to(draft)[-1:]:
                _note(beneath, frame.v.get("chain", []))
            effects.drop_idle(draft)
            self.see_to(draft)

        return {AFTERMATH: Rule(run=run)}

    def _next(self, draft: R, frame: Frame) -> Due | None:
        """The next effect that a frame sees to, taken out of what waits; None when all are through."""
        own = "due" in frame.v
        held = frame.v["due"] if own else []
        waiting = [msgspec.convert(due, self.record) for due in held] if own else draft.due
        if len(_chain(draft)) >= self.longest:
            waiting = []
        first = min(waiting, key=lambda due: self.order(draft, due), default=None)
        if first is not None:
            waiting.remove(first)
        if own:
            frame.v["due"] = msgspec.to_builtins(waiting)
        else:
            draft.due = waiting
        return first

    def _through(self, state: R) -> set[str]:
        """What the chain at hand sets off no more: what was used in it, and what waits."""
        chain = _chain(state)
        if not chain:
            return set()
        held = [f"{due['seat']}:{due['source']}" for frame in _seen_to(state) for due in frame.v.get("due", [])]
        return {*chain, *held, *(_mark(due) for due in state.due)}


def _mark(due: Due, period: str = "") -> str:
    return f"{period} {due.seat}:{due.source}" if period else f"{due.seat}:{due.source}"


def _seen_to(state: State) -> list[Frame]:
    """The frames in which triggers are seen to, the innermost last."""
    return [frame for frame in state.stack if frame.at == AFTERMATH]


def _chain(state: State) -> list[str]:
    """Effects used in the chain at hand, those of outer frames first."""
    return [mark for frame in _seen_to(state) for mark in frame.v.get("chain", [])]


def _note(frame: Frame, marks: list[str]) -> None:
    """Note effects as used in the chain that this frame sees to."""
    if marks:
        frame.v["chain"] = [*frame.v.get("chain", []), *marks]
