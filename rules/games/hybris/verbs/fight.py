"""Verbs of a Combat; outside of one they do nothing."""

from __future__ import annotations

from rules.core.effects import Extent, Run, Verb
from rules.core.types import Seat
from rules.games.hybris import combat
from rules.games.hybris.ops import CancelCombo, OppStr, Spare, Str, ZoneLimit
from rules.games.hybris.state import HybrisState, Side
from rules.games.hybris.table import amount
from rules.games.hybris.words import Ctx, name_text, say


def sides(state: HybrisState, seat: Seat) -> tuple[Side, Side] | None:
    """The side of a seat in the Combat, and the other one."""
    number = None if state.combat is None else state.combat.side_of(seat)
    if state.combat is None or number is None:
        return None
    return state.combat.sides[number], state.combat.sides[1 - number]


class DoStr(Verb[HybrisState, Str]):
    """Change the own Total Strength."""

    def extent(self, state: HybrisState, run: Run, op: Str, seat: Seat) -> Extent:
        """Nothing when it comes to nothing."""
        return Extent.FULL if sides(state, seat) and amount(state, seat, op.n) else Extent.NONE

    def do(self, draft: HybrisState, run: Run, op: Str, seat: Seat, ctx: Ctx) -> None:
        """Add it."""
        found, count = sides(draft, seat), amount(draft, seat, op.n)
        if found and count:
            found[0].strength += count
            say(ctx, "strength", seat, count=abs(count), way="up" if count > 0 else "down")


class DoOppStr(Verb[HybrisState, OppStr]):
    """Change the enemy's Total Strength, which is never below 0."""

    def do(self, draft: HybrisState, run: Run, op: OppStr, seat: Seat, ctx: Ctx) -> None:
        """Take it off, or add it."""
        found = sides(draft, seat)
        if found:
            found[1].strength += op.n
            say(ctx, "weakened", seat, count=abs(op.n), way="up" if op.n > 0 else "down")


class DoZoneLimit(Verb[HybrisState, ZoneLimit]):
    """More cards may be played."""

    def do(self, draft: HybrisState, run: Run, op: ZoneLimit, seat: Seat, ctx: Ctx) -> None:
        """Raise the limit."""
        found = sides(draft, seat)
        if found:
            found[0].limit += op.n


class DoCancelCombo(Verb[HybrisState, CancelCombo]):
    """The Combo bonus of the enemy's newest card does not count."""

    def do(self, draft: HybrisState, run: Run, op: CancelCombo, seat: Seat, ctx: Ctx) -> None:
        """Note its place."""
        found = sides(draft, seat)
        if found and found[1].zone:
            newest = len(found[1].zone) - 1
            found[1].cancelled.append(newest)
            name, bonus = name_text(draft, found[1].zone[newest]), combat.combo(draft.content, found[1].zone, newest)
            say(ctx, "voided", seat, card=name, combo=bonus)


class DoSpare(Verb[HybrisState, Spare]):
    """A Hero that loses goes to the supply."""

    def do(self, draft: HybrisState, run: Run, op: Spare, seat: Seat, ctx: Ctx) -> None:
        """Note it."""
        found = sides(draft, seat)
        if found:
            found[0].spared = True
