"""A match in a position, in tests: what is asked, answered through the public engine, and told."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Any, ClassVar, Generic, Self, TypeVar, cast

from rules.core import codec, engine, story
from rules.core.errors import Rejected
from rules.core.game import Game, State
from rules.core.text import Wording
from rules.core.types import (
    SPECTATOR,
    AnyDecision,
    Choice,
    Command,
    Draw,
    Event,
    Option,
    Outcome,
    Standing,
    View,
    Viewer,
    heard,
)
from tests.contract.explained import explained

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


class Position(Generic[S, V]):
    """Every game subclasses it, and adds how its positions are made and what they are asked for."""

    game: ClassVar[Game[Any, Any]]
    say: ClassVar[Wording]

    def __init__(self, step: engine.Step[S]) -> None:
        self.step = step
        self.log: list[Event] = list(step.events)
        explained(self.game, self.state)

    @property
    def state(self) -> S:
        return self.step.state

    def pending(self) -> tuple[AnyDecision, ...]:
        return engine.pending(self.game, self.state)

    def decision(self, seat: int | None = None) -> AnyDecision:
        """What a seat is asked, or the first that is."""
        return next(one for one in self.pending() if seat is None or one.seat == seat)

    @property
    def kind(self) -> str:
        return self.decision().kind

    def offers(self, seat: int | None = None) -> list[str]:
        return [option.key for option in self.decision(seat).offered]

    def option(self, key: str, seat: int | None = None) -> Option:
        return next(option for option in self.decision(seat).offered if option.key == key)

    def hint(self, key: str, seat: int | None = None) -> str:
        """What is said of an option before it is chosen; empty when nothing is."""
        hint = self.option(key, seat).hint
        return "" if hint is None else self.say(hint)

    def meant(self, choice: Choice) -> Choice:
        """A choice as the engine wants it, where a game's tests write it shorter."""
        return choice

    def choose(self, *choices: Choice, seat: int | None = None, draws: Sequence[Draw] = ()) -> Self:
        """Answer one question after the other."""
        tape = list(draws)
        for choice in choices:
            self.step = self._submitted(choice, seat, tape)
            explained(self.game, self.state)
            del tape[: len(self.step.draws)]
            self.log += self.step.events
        return self

    def refuses(self, choice: Choice, seat: int | None = None) -> bool:
        """Whether a choice is rejected, with the state untouched."""
        before = codec.encode(self.state)
        try:
            self._submitted(choice, seat)
        except Rejected:
            return codec.encode(self.state) == before
        return False

    def _submitted(self, choice: Choice, seat: int | None, tape: Sequence[Draw] = ()) -> engine.Step[S]:
        decision = self.decision(seat)
        command = Command(decision.id, decision.seat, self.meant(choice))
        return engine.submit(self.game, self.state, command, tape, strict=False)

    def resign(self, seat: int) -> Self:
        self.step = engine.resign(self.game, self.state, seat)
        self.log += self.step.events
        return self

    def view(self, seat: int | None = None) -> V:
        return cast("V", engine.view(self.game, self.state, SPECTATOR if seat is None else Viewer(seat)))

    def said(self) -> list[str]:
        """Everything told so far, in English."""
        return [self.say(event.text) for event in self.log]

    def deeds(self, seat: int | None) -> list[str]:
        """What was told up to the first mark, summed up as a turn of a seat; a highlight begins with a star."""
        events = list(takewhile(lambda event: not story.begins(event), self.log))
        kept = [events[number] for number in story.taken_back(events)[0]]
        public = [told for event in kept if (told := heard(event, SPECTATOR)) is not None]
        return [("*" if one.highlight else "") + self.say(one.text) for one in self.game.deeds(public, seat)]

    @property
    def over(self) -> bool:
        return self.state.outcome is not None

    @property
    def outcome(self) -> Outcome:
        assert self.state.outcome is not None
        return self.state.outcome

    def standing(self, seat: int = 0) -> Standing:
        return next(standing for standing in self.outcome.standings if standing.seat == seat)
