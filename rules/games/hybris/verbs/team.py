"""Verbs of cooperative matches: what the players choose together, what they pay together (HYB-179 to HYB-186)."""

from __future__ import annotations

from typing import Any

from rules.core import flow
from rules.core.council import shares_of
from rules.core.effects import Effects, Extent, Run, Verb
from rules.core.game import Frame
from rules.core.motion import Cost
from rules.core.types import AnyDecision, Option, Seat, Text
from rules.games.hybris import decks, resources
from rules.games.hybris.cards import program_text, says, source_text
from rules.games.hybris.ops import Agree, Contribute
from rules.games.hybris.state import HybrisState
from rules.games.hybris.table import amount
from rules.games.hybris.team import TEAM, Question
from rules.games.hybris.verbs.base import picked
from rules.games.hybris.words import Ctx

AGREE = "agree"


def held(state: HybrisState, seat: Seat, what: str) -> int:
    """How much a seat could give of something: everybody can see it."""
    return len(state.players[seat].premonitions) if what == "premonition" else resources.owned(state, seat, what)


class DoContribute(Verb[HybrisState, Contribute]):
    """A price that they have paid when they agreed on what it is for."""

    needed = True

    def extent(self, state: HybrisState, run: Run, op: Contribute, seat: Seat) -> Extent:
        """All or nothing."""
        total = sum(held(state, one, op.what) for one in state.staying)
        return Extent.FULL if total >= amount(state, seat, op.n) else Extent.NONE

    def do(self, draft: HybrisState, run: Run, op: Contribute, seat: Seat, ctx: Ctx) -> None:
        """Nothing is left to do."""


class DoAgree(Verb[HybrisState, Agree]):
    """They pick one of the programs that do something, or what leaves it."""

    def open_to(self, state: HybrisState, run: Run, op: Agree) -> list[str]:
        """Their names: what would cost something and then do nothing is left out."""
        return [name for name in op.options if self._useful(state, run, op, name)]

    def _useful(self, state: HybrisState, run: Run, op: Agree, name: str) -> bool:
        program = f"{run.program}.{run.step}.{name}"
        steps = [
            (Run(program, step, run.actor, run.source, run.memory), one) for step, one in enumerate(op.options[name])
        ]
        if not steps:
            return True
        if not self.effects.reach(state, run, program):
            return False
        rest = [(inner, one) for inner, one in steps if not isinstance(one, Contribute)]
        return not rest or any(self.effects.extent(state, inner, one) for inner, one in rest)

    def extent(self, state: HybrisState, run: Run, op: Agree, seat: Seat) -> Extent:
        """Something, where a program can do something."""
        found = [name for name in self.open_to(state, run, op) if op.options[name]]
        return Extent.FULL if found else Extent.NONE

    def do(self, draft: HybrisState, run: Run, op: Agree, seat: Seat, ctx: Ctx) -> None:
        """Ask, where there is anything to do."""
        if self.extent(draft, run, op, seat):
            TEAM.ask(draft, AGREE, ctx)


class Agreement(Question):
    """Which of several programs; its first step may be a price for all of them."""

    def __init__(self, effects: Effects[HybrisState], verb: DoAgree) -> None:
        self.effects, self.verb = effects, verb

    def _at(self, state: HybrisState) -> tuple[Run, Agree]:
        run = self.effects.run_of(state)
        op = self.effects.programs(state)[run.program][run.step]
        assert isinstance(op, Agree)
        return run, op

    def _price(self, state: HybrisState, key: str) -> Contribute | None:
        first = self._at(state)[1].options[picked(key)][:1]
        return first[0] if first and isinstance(first[0], Contribute) else None

    def options(self, state: HybrisState, frame: Frame) -> list[Option]:
        """One for each program that does something; an empty one is to leave it."""
        run, op = self._at(state)
        return [Option(f"choose:{name}", program_text(op.options[name])) for name in self.verb.open_to(state, run, op)]

    def prompt(self, state: HybrisState, frame: Frame) -> Text:
        """By what asks."""
        return Text("hybris-ask-agree", {"card": source_text(state, self._at(state)[0].source)})

    def plain(self, state: HybrisState, frame: Frame, offered: str) -> str:
        """To leave it, where that is possible."""
        run, op = self._at(state)
        return next((f"choose:{name}" for name in self.verb.open_to(state, run, op) if not op.options[name]), offered)

    def cost(self, state: HybrisState, frame: Frame, key: str) -> Cost | None:
        """The price in its first step."""
        price = self._price(state, key)
        if price is None:
            return None
        most = {seat: held(state, seat, price.what) for seat in state.staying}
        need = amount(state, self._at(state)[0].actor, price.n)
        return Cost(need, most, says(price), certain=True)

    def share(self, state: HybrisState, frame: Frame, seat: Seat, amount: int, terms: flow.Terms) -> AnyDecision | None:
        """Of Premonitions, which ones."""
        price = self._price(state, shown(frame))
        if price is None or price.what != "premonition":
            return None
        options = [decks.card_option(state, card) for card in state.players[seat].premonitions]
        prompt = TEAM.share_prompt(state, frame, amount)
        return flow.many(frame, seat, TEAM.kinds.share, prompt, options, amount, amount, **terms)

    def done(self, draft: HybrisState, frame: Frame, key: str, gifts: dict[Seat, Any], ctx: Ctx) -> None:
        """They pay, then the program runs."""
        price = self._price(draft, key)
        for seat, count in shares_of(frame).items():
            if price is not None and price.what == "premonition":
                for card in gifts[seat]:
                    decks.discard(draft, seat, "premonition", picked(card), ctx)
            elif price is not None:
                resources.pay(draft, seat, price.what, count, ctx)
        self.effects.branch(draft, self._at(draft)[0], picked(key))


def shown(frame: Frame) -> str:
    """The option whose cost is being split."""
    return str(frame.v["council"]["key"])
