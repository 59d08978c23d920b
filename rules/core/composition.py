"""A move asked part by part: what a phone shows step by step is one legal move.

A game says what the next part of a move may be, how it is asked, and what a complete move does; how the parts are
put together, which questions need nobody, and how they are gone back from is written once, here. All of it happens in
one frame, whose locals `prefix` (the answers so far) and `asks` (lengths of the prefix at earlier questions) it keeps.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence
from typing import Any, ClassVar, Generic, TypeAlias

from rules.core import flow
from rules.core.choices import forced
from rules.core.game import Context, Frame, Rule, S
from rules.core.types import BACK, AnyDecision

Part: TypeAlias = str | list[str]
"""One answer: a key, or several of them."""


class Composition(ABC, Generic[S]):
    """How one kind of frame asks for a move."""

    back_leaves: ClassVar[bool] = False
    """Whether every way back leads out of the move, not to the question before."""

    _found: tuple[Frame, Collection[str]] | None = None
    """What the next part in a frame may be, from the answer that led to it until the question right after."""

    @abstractmethod
    def parts(self, state: S, frame: Frame, prefix: Sequence[Part]) -> Collection[str]:
        """What the next part may be, by key, keys perhaps repeated; empty when the move is complete.

        Where the answers lead nowhere it is `BACK` alone, asked anyway: an empty list would carry the move out.
        """

    @abstractmethod
    def ask(self, state: S, frame: Frame, prefix: Sequence[Part], *, back: bool) -> AnyDecision:
        """The question for the next part; `back`: whether there is a way back from it."""

    @abstractmethod
    def do(self, draft: S, frame: Frame, move: Sequence[Part], ctx: Context[S]) -> None:
        """Carry a complete move out; the frame stands as before its first part, to be taken off or asked again."""

    def known(self, state: S, frame: Frame, prefix: Sequence[Part]) -> Collection[str]:
        """The `parts` to ask about: as just found if it was on the way to this question, else found now."""
        found, self._found = self._found, None
        return found[1] if found and found[0] is frame else self.parts(state, frame, prefix)

    def leave(self, draft: S, frame: Frame, ctx: Context[S]) -> None:
        """Go back from the first question."""
        flow.pop(draft)

    def may_leave(self, state: S, frame: Frame) -> bool:
        """Whether the first question has a way back."""
        return True

    def asked_anyway(self, prefix: Sequence[Part]) -> bool:
        """Whether a part is asked even where only one is possible."""
        return False

    def means_something(self, key: str) -> bool:
        """Whether an answer that needs nobody could be asked: the key of an option, with words for it."""
        return key != BACK

    def rule(self) -> Rule[S]:
        """The frame, for the game's flow."""
        return Rule(
            ask=self.question, answer=lambda draft, frame, decision, choice, ctx: self.take(draft, frame, choice, ctx)
        )

    def begin(self, draft: S, ctx: Context[S], at: str, **locals_: Any) -> None:
        """Start asking for a move in a frame of its own; where there is nothing to ask, it is done at once."""
        self._advance(draft, flow.push(draft, at, prefix=[], asks=[], **locals_), ctx)

    def renew(self, draft: S, frame: Frame) -> None:
        """Forget answers that lead nowhere any more, as when somebody left; the question is another one then."""
        frame.v["prefix"], frame.v["asks"] = [], []
        flow.ask_again(draft, frame)

    def question(self, state: S, frame: Frame) -> AnyDecision:
        """What is asked in this frame now."""
        back = bool(frame.v.get("asks")) or self.may_leave(state, frame)
        return self.ask(state, frame, frame.v.get("prefix", []), back=back)

    def take(self, draft: S, frame: Frame, choice: Any, ctx: Context[S]) -> None:
        """Go on with an answer, or go back."""
        prefix, asks = frame.v.setdefault("prefix", []), frame.v.setdefault("asks", [])
        if choice not in (BACK, [BACK]):
            asks.append(len(prefix))
            prefix.append(choice)
            self._advance(draft, frame, ctx)
        elif asks and not self.back_leaves:
            del prefix[asks.pop() :]
        else:
            self.leave(draft, frame, ctx)

    def leads_on(self, state: S, frame: Frame, choice: Part) -> bool:
        """Whether an answer to the question of this frame leads to another one."""
        prefix = [*frame.v["prefix"], choice]
        while (step := self._next(state, frame, prefix))[0]:
            if step[1] is None:
                return True
            prefix.append(step[1])
        return False

    def _advance(self, draft: S, frame: Frame, ctx: Context[S]) -> None:
        """Take every answer that is the only one; when the move is complete, carry it out."""
        prefix: list[Part] = frame.v["prefix"]
        while (step := self._next(draft, frame, prefix))[0]:
            found, only = step
            self._found = frame, found
            if only is None:
                return
            if self.means_something(only):
                ctx.forced += forced(self.ask(draft, frame, prefix, back=False), only)
            prefix.append(only)
        frame.v["prefix"], frame.v["asks"] = [], []
        self.do(draft, frame, prefix, ctx)

    def _next(self, state: S, frame: Frame, prefix: Sequence[Part]) -> tuple[Collection[str], str | None]:
        """What the next part may be, and the only answer to it where that need not be asked."""
        found = self.parts(state, frame, prefix)
        first = next(iter(found), None)
        for key in found:
            if key != first:
                return found, None
        return found, None if self.asked_anyway(prefix) else first
