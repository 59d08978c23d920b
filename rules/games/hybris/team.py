"""What players of a cooperative match decide together: questions of modules, put by one council of the core."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from rules.core import flow
from rules.core.council import Council
from rules.core.game import Frame
from rules.core.motion import Cost
from rules.core.talk import talk_of
from rules.core.types import AnyDecision, Option, Seat, Text
from rules.games.hybris.state import HybrisState
from rules.games.hybris.triggers import TRIGGERS
from rules.games.hybris.words import Ctx

ALONE = "hybris-ask-alone"
"""What is said to one who decides alone."""
CAUSED = "hybris-ask-caused"
"""What puts a question, before it."""
AT = "team"
"""The frame of a council, and how the names of its other frames begin."""


class Question(ABC):
    """One thing that they decide; what it is about lies in `frame.v`. All it says is for everybody."""

    @abstractmethod
    def options(self, state: HybrisState, frame: Frame) -> Sequence[Option]:
        """What may be proposed, one at least."""

    @abstractmethod
    def prompt(self, state: HybrisState, frame: Frame) -> Text:
        """The question."""

    @abstractmethod
    def done(self, draft: HybrisState, frame: Frame, key: str, gifts: dict[Seat, Any], ctx: Ctx) -> None:
        """What was agreed on happens; what that sets off is seen to afterwards."""

    def plain(self, state: HybrisState, frame: Frame, offered: str) -> str:
        """What silence proposes; `offered` is the first option that can be."""
        return offered

    def cost(self, state: HybrisState, frame: Frame, key: str) -> Cost | None:
        """What an option costs them together."""
        return None

    def share(self, state: HybrisState, frame: Frame, seat: Seat, amount: int, terms: flow.Terms) -> AnyDecision | None:
        """The question to a seat what it gives for its share; None: whether it gives it."""
        return None


class Team(Council[HybrisState]):
    """The players; which of the questions of the match they are asked is `frame.v["what"]`."""

    def asked(self, state: HybrisState, frame: Frame) -> Question:
        """The question of a frame."""
        found: Question = state.content.questions[frame.v["what"]]
        return found

    def options(self, state: HybrisState, frame: Frame) -> Sequence[Option]:
        """As the question says."""
        return self.asked(state, frame).options(state, frame)

    def prompt(self, state: HybrisState, frame: Frame) -> Text:
        """As the question says; one who decides alone is told that it stands, since play may go on far from there."""
        question = self.asked(state, frame).prompt(state, frame)
        alone = "council" in frame.v and len(talk_of(frame).seats) == 1
        return Text(ALONE, {"question": question}) if alone else question

    def cost(self, state: HybrisState, frame: Frame, key: str) -> Cost | None:
        """As the question says."""
        return self.asked(state, frame).cost(state, frame, key)

    def share(self, state: HybrisState, frame: Frame, seat: Seat, amount: int, terms: flow.Terms) -> AnyDecision:
        """As the question says, or whether it gives that much."""
        found = self.asked(state, frame).share(state, frame, seat, amount, terms)
        return super().share(state, frame, seat, amount, terms) if found is None else found

    def plain(self, state: HybrisState, frame: Frame) -> str:
        """As the question says."""
        return self.asked(state, frame).plain(state, frame, super().plain(state, frame))

    def carry_out(self, draft: HybrisState, frame: Frame, key: str | None, gifts: dict[Seat, Any], ctx: Ctx) -> None:
        """As the question says, unless nobody is left to decide it."""
        if key is not None:
            self.asked(draft, frame).done(draft, frame, key, gifts, ctx)
            TRIGGERS.see_to(draft)

    def ask(self, draft: HybrisState, what: str, ctx: Ctx, seats: Sequence[Seat] | None = None, **about: Any) -> None:
        """Put a question to all who are still there, or to some; the last thing that a handler does to the stack."""
        self.begin(draft, ctx, AT, draft.staying if seats is None else seats, what=what, **about)


TEAM = Team()
KINDS = tuple(getattr(TEAM.kinds, name) for name in TEAM.kinds.__struct_fields__)
"""The kinds of decision that a council asks, for modules that have one."""
