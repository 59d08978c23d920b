"""Verbs about the Oracle and the top of the draw pile."""

from __future__ import annotations

from typing import Any

from rules.core import flow
from rules.core.effects import Extent, Picking, Run, Verb
from rules.core.game import Frame
from rules.core.types import BACK, AnyDecision, Args, Option, Seat, seat_text
from rules.games.elysium import piles
from rules.games.elysium.ops import CycleOracle, RenewOracle, RevealTop, SwapOracleAgora
from rules.games.elysium.state import ElysiumState
from rules.games.elysium.table import distinct
from rules.games.elysium.verbs.base import card_option, picked, question, tell
from rules.games.elysium.words import Ctx, name_text


class DoCycleOracle(Picking[ElysiumState, CycleOracle]):
    """One Oracle card of the actor's choice goes, another one comes."""

    needed = True

    def among(self, state: ElysiumState, run: Run, op: CycleOracle, seat: Seat) -> list[str]:
        """The Oracle."""
        return state.oracle

    def ask(self, state: ElysiumState, run: Run, op: CycleOracle, frame: Frame) -> AnyDecision:
        """Which card."""
        return question(state, run, frame, "oracle", _cards(state, state.oracle, irreversible=True))

    def answer(self, draft: ElysiumState, run: Run, op: CycleOracle, frame: Frame, choice: str, ctx: Ctx) -> None:
        """Discard it and draw."""
        flow.pop(draft)
        key = picked(choice)
        draft.oracle.remove(key)
        draft.discard.append(key)
        name = name_text(draft.content, key)
        tell(ctx, draft, run, "discarded", run.actor, key="oracle-discarded", card=name)
        drawn = piles.draw_cards(draft, 1, ctx)
        draft.oracle.extend(drawn)
        for card in drawn:
            ctx.say("dealt", "elysium-event-dealt-oracle", None, cards=[name_text(draft.content, card)], reveals=True)


class DoRenewOracle(Verb[ElysiumState, RenewOracle]):
    """The whole Oracle goes and is filled again."""

    def extent(self, state: ElysiumState, run: Run, op: RenewOracle, seat: Seat) -> Extent:
        """Where there is an Oracle."""
        return Extent.FULL if state.has_oracle else Extent.NONE

    def do(self, draft: ElysiumState, run: Run, op: RenewOracle, seat: Seat, ctx: Ctx) -> None:
        """Discard and fill."""
        gone, draft.oracle = draft.oracle, []
        draft.discard.extend(gone)
        run.memory["cycled"] = gone
        if gone:
            names = [name_text(draft.content, card) for card in gone]
            tell(ctx, draft, run, "discarded", run.actor, key="oracle-renewed", cards=names)
        piles.fill(draft, "oracle", ctx)


class DoSwapOracleAgora(Picking[ElysiumState, SwapOracleAgora]):
    """One card of each changes places."""

    needed = True

    def among(self, state: ElysiumState, run: Run, op: SwapOracleAgora, seat: Seat) -> list[str]:
        """The Agora, where there is a card in both."""
        return state.agora if state.oracle else []

    def begun(self, op: SwapOracleAgora) -> dict[str, Any]:
        """Which card of the Agora goes."""
        return {"agora": None}

    def ask(self, state: ElysiumState, run: Run, op: SwapOracleAgora, frame: Frame) -> AnyDecision:
        """Which card of the Agora, then which of the Oracle."""
        if frame.v["agora"] is None:
            return question(state, run, frame, "swap-agora", _cards(state, state.agora))
        return question(state, run, frame, "swap-oracle", _cards(state, state.oracle), back=True)

    def answer(self, draft: ElysiumState, run: Run, op: SwapOracleAgora, frame: Frame, choice: str, ctx: Ctx) -> None:
        """Note the first, exchange with the second."""
        first = frame.v["agora"]
        if first is None or choice == BACK:
            frame.v["agora"] = None if choice == BACK else picked(choice)
            return
        flow.pop(draft)
        second = picked(choice)
        draft.agora[draft.agora.index(first)] = second
        draft.oracle[draft.oracle.index(second)] = first
        names = {"card": name_text(draft.content, first), "other": name_text(draft.content, second)}
        tell(ctx, draft, run, "swapped", run.actor, key="swapped-oracle", **names)


def _cards(state: ElysiumState, zone: list[str], *, irreversible: bool = False) -> list[Option]:
    return [card_option(state, key, irreversible=irreversible) for key in distinct(zone)]


class DoRevealTop(Verb[ElysiumState, RevealTop]):
    """The top card is shown and discarded; its level counts for what follows."""

    def extent(self, state: ElysiumState, run: Run, op: RevealTop, seat: Seat) -> Extent:
        """By the cards there are."""
        return Extent.FULL if len(state.deck) or state.discard else Extent.NONE

    def do(self, draft: ElysiumState, run: Run, op: RevealTop, seat: Seat, ctx: Ctx) -> None:
        """Show it."""
        card = piles.draw_card(draft, ctx)
        if card is None:
            return
        draft.discard.append(card)
        run.memory["revealed"] = draft.content.card(card).level
        names: Args = {"seat": seat_text(seat), "card": name_text(draft.content, card)}
        names["source"] = name_text(draft.content, run.source)
        ctx.say("revealed", "elysium-event-revealed", seat, reveals=True, **names)
