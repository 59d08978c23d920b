"""A match that is one council, with options that cost nothing or something, and how it is played by seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules.core import council, engine
from rules.core.council import Council
from rules.core.game import Frame, Rule
from rules.core.motion import Cost
from rules.core.types import (
    SPECTATOR,
    AnyDecision,
    Choice,
    Command,
    Option,
    Outcome,
    Proceedings,
    Seat,
    Setup,
    Text,
)
from tests.support.micro import Ctx, Micro, MicroState, options, words
from tests.support.raft import Raft

TALK, LAST, SPLIT, SHARE, CHANGE = "council", "council-last", "council-split", "council-share", "council-change"


class Vote(Council[MicroState]):
    """Options by key with what they cost; what is carried out is noted, and ends the match."""

    def __init__(self, costs: dict[str, Cost | None]) -> None:
        self.costs = costs

    def options(self, state: MicroState, frame: Frame) -> list[Option]:
        return options(*self.costs)

    def prompt(self, state: MicroState, frame: Frame) -> Text:
        return words("What?")

    def cost(self, state: MicroState, frame: Frame, key: str) -> Cost | None:
        return self.costs[key]

    def carry_out(self, draft: MicroState, frame: Frame, key: str | None, gifts: dict[Seat, Any], ctx: Ctx) -> None:
        draft.notes += [f"{key}", f"{council.shares_of(frame) if gifts else {}}"]
        draft.outcome = Outcome(words("the end"))


class Voting(Micro):
    """A match that is one council of everybody, or of `seats`."""

    def __init__(self, vote: Vote, seats: Sequence[Seat] | None = None) -> None:
        def begin(draft: MicroState, frame: Frame, ctx: Ctx) -> None:
            vote.begin(draft, ctx, "vote", range(draft.seats) if seats is None else seats)

        def leave(draft: MicroState, seat: Seat, ctx: Ctx) -> None:
            council.left(draft, seat)

        super().__init__({"first": Rule(run=begin), **vote.rules("vote")}, leave=leave)
        self.info = Raft.info
        self.vote = vote

    def council(self, state: MicroState) -> Proceedings | None:
        return self.vote.proceedings(state)

    def check(self, state: MicroState) -> None:
        self.vote.check(state)

    def default(self, state: MicroState, decision: AnyDecision) -> Choice:
        found = self.vote.default(state, decision)
        assert found is not None
        return found


def voting(count: int, costs: dict[str, Cost | None], seed: str = "s") -> Table:
    micro = Voting(Vote(costs))
    return Table(micro, engine.start(micro, Setup("raft", count, seed)).state)


class Table:
    """A council, played by seat."""

    def __init__(self, game: Voting, state: MicroState) -> None:
        self.game, self.state = game, state

    def asked(self, seat: Seat) -> AnyDecision:
        return next(one for one in engine.pending(self.game, self.state) if one.seat == seat)

    def say(self, seat: Seat, choice: Choice) -> Table:
        self.state = engine.submit(self.game, self.state, Command(self.asked(seat).id, seat, choice)).state
        return self

    def leave(self, seat: Seat) -> Table:
        self.state = engine.resign(self.game, self.state, seat).state
        return self

    @property
    def kinds(self) -> dict[Seat, str]:
        """What is asked of whom, offers apart."""
        return {one.seat: one.kind for one in engine.pending(self.game, self.state) if not one.optional}

    @property
    def public(self) -> Proceedings:
        found = engine.view(self.game, self.state, SPECTATOR).council
        assert found is not None
        return found

    @property
    def done(self) -> list[str]:
        return self.state.notes


FREE: dict[str, Cost | None] = {"a": None, "b": None, "c": None}


def strength(need: int, most: dict[Seat, int], certain: bool = False) -> Cost:
    return Cost(need, most, words("Strength"), certain)


COSTLY: dict[str, Cost | None] = {"pay": strength(4, {0: 4, 1: 3, 2: 2}), "leave": None}


def splitting(costs: dict[str, Cost | None] | None = None) -> Table:
    table = voting(3, COSTLY if costs is None else costs)
    if costs is None:
        table.say(0, "pay").say(1, "pay")
    assert table.kinds == dict.fromkeys(range(3), SPLIT)
    return table
