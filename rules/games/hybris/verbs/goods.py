"""Verbs about what is gained, lost, paid and given, the Well and Hindrances, and the choice between programs."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core import ops as control
from rules.core.effects import Extent, Run, Verb
from rules.core.game import Frame
from rules.core.types import AnyDecision, Option, Seat
from rules.games.hybris import halt, resources
from rules.games.hybris.cards import for_seat, program_text, reason_text, says
from rules.games.hybris.ops import Gain, Give, Hindrance, Lose, Modify, Pay, Well
from rules.games.hybris.state import HybrisState
from rules.games.hybris.table import amount, change, unused
from rules.games.hybris.verbs.base import question
from rules.games.hybris.words import Ctx, amount_text, name_text, say


class DoGain(Verb[HybrisState, Gain]):
    """Gain."""

    def extent(self, state: HybrisState, run: Run, op: Gain, seat: Seat) -> Extent:
        """Nothing when it comes to nothing."""
        return Extent.FULL if amount(state, seat, op.n) else Extent.NONE

    def do(self, draft: HybrisState, run: Run, op: Gain, seat: Seat, ctx: Ctx) -> None:
        """Gain."""
        resources.gain(draft, seat, op.what, amount(draft, seat, op.n), ctx, reason_text(draft, run.source))


class DoLose(Verb[HybrisState, Lose]):
    """Lose; what is short costs 1 Greatness. A Wrath may be smaller for some."""

    def do(self, draft: HybrisState, run: Run, op: Lose, seat: Seat, ctx: Ctx) -> None:
        """Lose."""
        count = amount(draft, seat, op.n)
        if ":wrath" in run.program:
            count = max(0, count - change(draft, seat, "wrath"))
        if op.bang and resources.owned(draft, seat, op.what) < count:
            missing = amount_text(op.what, count - resources.owned(draft, seat, op.what))
            halt.bang(draft, self.effects, seat, says(op), missing, ctx)
        elif count:
            resources.lose(draft, seat, op.what, count, ctx, reason_text(draft, run.source))


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
    """They give to who uses the effect, or to somebody in a role."""

    def do(self, draft: HybrisState, run: Run, op: Give, seat: Seat, ctx: Ctx) -> None:
        """Give."""
        receiver = run.actor if op.to == "self" else run.memory.get(op.to)
        if receiver is not None:
            resources.give(draft, seat, receiver, op.what, op.n, ctx)


class DoWell(Verb[HybrisState, Well]):
    """The Well of Prayers fills, or runs dry."""

    def do(self, draft: HybrisState, run: Run, op: Well, seat: Seat, ctx: Ctx) -> None:
        """Fill it, or take out what there is."""
        before = draft.well
        draft.well = max(0, before + amount(draft, seat, op.n))
        if draft.well != before:
            way = "up" if draft.well > before else "down"
            say(
                ctx,
                "well",
                None,
                count=abs(draft.well - before),
                way=way,
                well=draft.well,
                told="yes",
                why=reason_text(draft, run.source),
            )


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
        if count > 0:
            count -= self._ignored(draft, seat, count, ctx)
        draft.players[seat].hindrance += count
        if count:
            say(ctx, "hindrance", seat, count=abs(count), way="up" if count > 0 else "down")

    def _ignored(self, draft: HybrisState, seat: Seat, count: int, ctx: Ctx) -> int:
        """How many of them a power ignores, each that can the first of an Age."""
        found = unused(draft, seat, "ignore_hindrance")[:count]
        for power in found:
            draft.players[seat].used.append(power)
            say(ctx, "ignored", seat, power=name_text(draft, power))
        return len(found)


class DoStand(Verb[HybrisState, Modify]):
    """A changed rule is in force as long as what says it lies there: when it comes there is nothing to do."""

    def extent(self, state: HybrisState, run: Run, op: Modify, seat: Seat) -> Extent:
        """Nothing is done."""
        return Extent.NONE

    def do(self, draft: HybrisState, run: Run, op: Modify, seat: Seat, ctx: Ctx) -> None:
        """Nothing."""


def choice(state: HybrisState, run: Run, op: control.Choose, frame: Frame, open_to_them: Sequence[str]) -> AnyDecision:
    """Which of several programs."""
    seat, found = frame.v["seat"], op.options
    options = [
        Option(f"choose:{name}", for_seat(state, seat, found[name], program_text(found[name]))) for name in open_to_them
    ]
    return question(state, run, frame, "choose", options)
