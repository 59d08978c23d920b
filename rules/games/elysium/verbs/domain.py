"""Verbs that move cards between Domain, Elysium, Oracle and piles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules.core import flow
from rules.core.effects import Extent, Picking, Run, Verb
from rules.core.game import Frame
from rules.core.types import AnyDecision, Option, Seat, Text
from rules.games.elysium import piles, transfers
from rules.games.elysium.acquisition import enter_domain
from rules.games.elysium.legends import Way, drop, ways
from rules.games.elysium.ops import Discard, Price, Ready, Take, TakeCitizen, Transfer
from rules.games.elysium.state import ElysiumState
from rules.games.elysium.table import distinct, fits, twin
from rules.games.elysium.verbs.base import card_option, picked, plain, question, shielded, tell
from rules.games.elysium.words import Ctx, name_text


class DoTransfer(Picking[ElysiumState, Transfer]):
    """Transfers that a power allows; always "up to", with the owner's own Gold and modifiers (R21, R27)."""

    def among(self, state: ElysiumState, run: Run, op: Transfer, seat: Seat) -> list[Way]:
        """Every transfer that can be made and paid."""
        return ways(state, seat, op.filter, op.price, run.source)

    def begun(self, op: Transfer) -> dict[str, Any]:
        """How many are left, and which card goes."""
        return {"left": op.max, "prefix": [], "asks": []}

    def ask(self, state: ElysiumState, run: Run, op: Transfer, frame: Frame) -> AnyDecision:
        """Which card, and to which Legend."""
        return _Allowed(self, run, op).question(state, frame)

    def answer(self, draft: ElysiumState, run: Run, op: Transfer, frame: Frame, choice: str, ctx: Ctx) -> None:
        """Note the card, or make the transfer."""
        _Allowed(self, run, op).take(draft, frame, choice, ctx)


class _Allowed(transfers.Transfers):
    """The transfers that a power allows, as it runs."""

    def __init__(self, verb: DoTransfer, run: Run, op: Transfer) -> None:
        self.verb = verb
        self.run = run
        self.op = op

    def ways(self, state: ElysiumState, frame: Frame) -> list[Way]:
        return self.verb.among(state, self.run, self.op, frame.v["seat"])

    def others(self, state: ElysiumState, frame: Frame, found: Sequence[Way]) -> list[Option]:
        return [plain("done")]

    def which(self, state: ElysiumState, frame: Frame, found: Sequence[Way], options: list[Option]) -> AnyDecision:
        count, gold = frame.v["left"], state.players[frame.v["seat"]].gold
        return question(state, self.run, frame, "power-transfer", options, count=count, gold=gold)

    def go(self, draft: ElysiumState, frame: Frame, way: Way, ctx: Ctx) -> None:
        seat = frame.v["seat"]
        transfers.make(draft, seat, way, ctx)
        if seat != self.run.actor:
            self.run.memory["benefited"] = True
        frame.v["left"] -= 1
        if not frame.v["left"] or not self.ways(draft, frame):
            flow.pop(draft)

    def other(self, draft: ElysiumState, frame: Frame, choice: str, ctx: Ctx) -> None:
        flow.pop(draft)
        if frame.v["seat"] != self.run.actor and frame.v["left"] == self.op.max:
            tell(ctx, draft, self.run, "declined", frame.v["seat"])


class DoDiscard(Picking[ElysiumState, Discard]):
    """A card of the owner's choice leaves the Domain (R17)."""

    def among(self, state: ElysiumState, run: Run, op: Discard, seat: Seat) -> list[str]:
        """Cards of the Domain."""
        return [held.key for held in state.players[seat].domain if fits(state, op.filter, held.key, run.source)]

    def extent(self, state: ElysiumState, run: Run, op: Discard, seat: Seat) -> Extent:
        """Protection counts as done."""
        return Extent.FULL if shielded(state, run, seat, "discard") else super().extent(state, run, op, seat)

    def do(self, draft: ElysiumState, run: Run, op: Discard, seat: Seat, ctx: Ctx) -> None:
        """Ask which, unless protected."""
        if shielded(draft, run, seat, "discard"):
            tell(ctx, draft, run, "protected", seat)
        else:
            super().do(draft, run, op, seat, ctx)

    def ask(self, state: ElysiumState, run: Run, op: Discard, frame: Frame) -> AnyDecision:
        """Which card."""
        options = [card_option(state, key) for key in self.among(state, run, op, frame.v["seat"])]
        return question(state, run, frame, "discard", options)

    def answer(self, draft: ElysiumState, run: Run, op: Discard, frame: Frame, choice: str, ctx: Ctx) -> None:
        """Discard it."""
        flow.pop(draft)
        seat, key = frame.v["seat"], picked(choice)
        drop(draft, seat, key)
        tell(ctx, draft, run, "discarded", seat, card=name_text(draft.content, key))


def take_price(state: ElysiumState, price: Price, key: str) -> int:
    """What a card taken through a power costs."""
    if price.mode == "level":
        return max(0, state.content.card(key).level + price.surcharge - price.discount)
    return price.gold if price.mode == "fixed" else 0


class DoTake(Picking[ElysiumState, Take]):
    """A card from the Oracle or the discard pile; it asks for no Column, dismisses none, is none of the three (R07)."""

    def among(self, state: ElysiumState, run: Run, op: Take, seat: Seat) -> list[str]:
        """Cards that can be taken and paid."""
        zone = state.oracle if op.source == "oracle" else state.discard
        gold = state.players[seat].gold
        return [
            key
            for key in zone
            if fits(state, op.filter, key, run.source)
            and not twin(state, seat, key)
            and take_price(state, op.price, key) <= gold
        ]

    def ask(self, state: ElysiumState, run: Run, op: Take, frame: Frame) -> AnyDecision:
        """Which card, or none."""
        options = [self._option(state, op, key) for key in distinct(self.among(state, run, op, frame.v["seat"]))]
        kind = "take" if op.source == "oracle" else "take-discarded"
        return question(state, run, frame, kind, [*options, plain("none")])

    def _option(self, state: ElysiumState, op: Take, key: str) -> Option:
        hint = Text("elysium-hint-cost", {"gold": take_price(state, op.price, key)})
        return card_option(state, key, hint=hint)

    def answer(self, draft: ElysiumState, run: Run, op: Take, frame: Frame, choice: str, ctx: Ctx) -> None:
        """Pay and take it."""
        flow.pop(draft)
        if choice == "none":
            return
        seat, key = frame.v["seat"], picked(choice)
        cost = take_price(draft, op.price, key)
        draft.players[seat].gold -= cost
        (draft.oracle if op.source == "oracle" else draft.discard).remove(key)
        enter_domain(draft, seat, key)
        tell(ctx, draft, run, "took", seat, key="took-power", card=name_text(draft.content, key), gold=cost)


class DoTakeCitizen(Verb[ElysiumState, TakeCitizen]):
    """Citizens from the draw pile (R05)."""

    def do(self, draft: ElysiumState, run: Run, op: TakeCitizen, seat: Seat, ctx: Ctx) -> None:
        """Take them."""
        for _ in range(op.n):
            piles.take_citizen(draft, seat, ctx, name_text(draft.content, run.source))


class DoReady(Picking[ElysiumState, Ready]):
    """Straighten turned cards, each at most once per Epoch, never the card in use (R42)."""

    def among(self, state: ElysiumState, run: Run, op: Ready, seat: Seat) -> list[str]:
        """Turned cards of the Domain."""
        turned = [held.key for held in state.players[seat].domain if held.turned and not held.readied]
        return [key for key in turned if key != run.source and fits(state, op.filter, key, run.source)]

    def begun(self, op: Ready) -> dict[str, Any]:
        """How many are left."""
        return {"left": op.max}

    def ask(self, state: ElysiumState, run: Run, op: Ready, frame: Frame) -> AnyDecision:
        """Which card."""
        options = [card_option(state, key) for key in self.among(state, run, op, frame.v["seat"])]
        return question(state, run, frame, "ready", [*options, plain("done")], count=frame.v["left"])

    def answer(self, draft: ElysiumState, run: Run, op: Ready, frame: Frame, choice: str, ctx: Ctx) -> None:
        """Straighten it."""
        seat = frame.v["seat"]
        if choice == "done" and seat != run.actor and frame.v["left"] == op.max:
            tell(ctx, draft, run, "declined", seat)
        if choice != "done":
            held = draft.players[seat].held(picked(choice))
            held.turned, held.readied = False, True
            if seat != run.actor:
                run.memory["benefited"] = True
            tell(ctx, draft, run, "readied", seat, card=name_text(draft.content, held.key))
            frame.v["left"] -= 1
        if choice == "done" or not frame.v["left"] or not self.among(draft, run, op, seat):
            flow.pop(draft)
