"""Verbs about what is gained, lost, paid and given, the Well and Hindrances, and the choice between programs."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core import ops as control
from rules.core.effects import Extent, Run, Verb
from rules.core.game import Frame
from rules.core.types import AnyDecision, Option, Seat
from rules.games.hybris import resources
from rules.games.hybris.cards import program_text
from rules.games.hybris.ops import Gain, Give, Hindrance, Lose, Modify, Pay, Well
from rules.games.hybris.state import HybrisState
from rules.games.hybris.table import amount, change
from rules.games.hybris.verbs.base import question
from rules.games.hybris.words import Ctx, say


class DoGain(Verb[HybrisState, Gain]):
    """Gain."""

    def extent(self, state: HybrisState, run: Run, op: Gain, seat: Seat) -> Extent:
        """Nothing when it comes to nothing."""
        return Extent.FULL if amount(state, seat, op.n) else Extent.NONE

    def do(self, draft: HybrisState, run: Run, op: Gain, seat: Seat, ctx: Ctx) -> None:
        """Gain."""
        resources.gain(draft, seat, op.what, amount(draft, seat, op.n), ctx)


class DoLose(Verb[HybrisState, Lose]):
    """Lose; what is short costs 1 Greatness. A Wrath may be smaller for some."""

    def do(self, draft: HybrisState, run: Run, op: Lose, seat: Seat, ctx: Ctx) -> None:
        """Lose."""
        count = amount(draft, seat, op.n)
        if ":wrath" in run.program:
            count = max(0, count - change(draft, seat, "wrath"))
        if count:
            resources.lose(draft, seat, op.what, count, ctx)


class DoPay(Verb[HybrisState, Pay]):
    """A price, paid in full."""

    needed = True

    def extent(self, state: HybrisState, run: Run, op: Pay, seat: Seat) -> Extent:
        """All or nothing."""
        return Extent.FULL if resources.owned(state, seat, op.what) >= op.n else Extent.NONE

    def do(self, draft: HybrisState, run: Run, op: Pay, seat: Seat, ctx: Ctx) -> None:
        """Pay; what can be used once in an Age is used up by it."""
        resources.pay(draft, seat, op.what, op.n, ctx)
        power = draft.content.powers.get(run.source)
        if power is not None and power.event is not None and power.event.once:
            draft.players[run.actor].used.append(power.id)


class DoGive(Verb[HybrisState, Give]):
    """They give to who uses the effect."""

    def do(self, draft: HybrisState, run: Run, op: Give, seat: Seat, ctx: Ctx) -> None:
        """Give."""
        resources.give(draft, seat, run.actor, op.what, op.n, ctx)


class DoWell(Verb[HybrisState, Well]):
    """The Well of Prayers fills, or runs dry."""

    def do(self, draft: HybrisState, run: Run, op: Well, seat: Seat, ctx: Ctx) -> None:
        """Fill it, or take out what there is."""
        before = draft.well
        draft.well = max(0, before + op.n)
        if draft.well != before:
            say(ctx, "well", None, count=abs(draft.well - before), way="up" if op.n > 0 else "down", well=draft.well)


class DoHindrance(Verb[HybrisState, Hindrance]):
    """Hindrance tokens come from a supply that may be empty, and go back to it (HYB-075 to HYB-078)."""

    def extent(self, state: HybrisState, run: Run, op: Hindrance, seat: Seat) -> Extent:
        """By what there is."""
        return Extent.FULL if self._count(state, op, seat) else Extent.NONE

    def _count(self, state: HybrisState, op: Hindrance, seat: Seat) -> int:
        held = sum(player.hindrance for player in state.players.values())
        supply = state.content.amounts.hindrances - held
        return min(op.n, supply) if op.n > 0 else max(op.n, -state.players[seat].hindrance)

    def do(self, draft: HybrisState, run: Run, op: Hindrance, seat: Seat, ctx: Ctx) -> None:
        """Take them, or discard them."""
        count = self._count(draft, op, seat)
        draft.players[seat].hindrance += count
        if count:
            say(ctx, "hindrance", seat, count=abs(count), way="up" if count > 0 else "down")


class DoStand(Verb[HybrisState, Modify]):
    """A changed rule is in force as long as what says it lies there: when it comes there is nothing to do."""

    def extent(self, state: HybrisState, run: Run, op: Modify, seat: Seat) -> Extent:
        """Nothing is done."""
        return Extent.NONE

    def do(self, draft: HybrisState, run: Run, op: Modify, seat: Seat, ctx: Ctx) -> None:
        """Nothing."""


def choice(state: HybrisState, run: Run, op: control.Choose, frame: Frame, open_to_them: Sequence[str]) -> AnyDecision:
    """Which of several programs."""
    options = [Option(f"choose:{name}", program_text(op.options[name])) for name in open_to_them]
    return question(state, run, frame, "choose", options)
