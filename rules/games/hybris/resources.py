"""Gaining, losing, giving: what it costs not to have what is to be lost (2.1, G01, G02; HYB-001 to HYB-004)."""

from __future__ import annotations

from rules.core.types import Args, Seat, Text, seat_text
from rules.games.hybris.state import HybrisState
from rules.games.hybris.words import Ctx, amount_text, say


def owned(state: HybrisState, seat: Seat, what: str) -> int:
    """How much of it a seat has."""
    return int(getattr(state.players[seat], what))


def _most(state: HybrisState, what: str) -> int | None:
    amounts = state.content.amounts
    return {"greatness": amounts.most_greatness, "vp": amounts.most_vp}.get(what)


def put(draft: HybrisState, seat: Seat, what: str, by: int) -> int:
    """Add to a supply or track, or take from it, within its ends; what it came to."""
    had, most = owned(draft, seat, what), _most(draft, what)
    new = max(0, had + by) if most is None else min(most, max(0, had + by))
    setattr(draft.players[seat], what, new)
    return new - had


def gain(draft: HybrisState, seat: Seat, what: str, count: int, ctx: Ctx, why: Text | None = None) -> None:
    """Gain so much of it; `why` is what it comes from, where the line before does not say so."""
    came = put(draft, seat, what, count)
    if came:
        _tell(ctx, "gained", seat, amount_text(what, came), why)
    if came < count:
        _tell(ctx, "full", seat, amount_text(what, owned(draft, seat, what)), why)


def _tell(ctx: Ctx, kind: str, seat: Seat, amount: Text, why: Text | None) -> None:
    """An event of so much, with what it comes from."""
    facts: Args = {} if why is None else {"why": why}
    say(ctx, kind, seat, reveals=False, amount=amount, told="no" if why is None else "yes", **facts)


def lose(draft: HybrisState, seat: Seat, what: str, count: int, ctx: Ctx, why: Text | None = None) -> int:
    """Lose so much of it, or what there is and 1 Greatness (never for Greatness itself); how much was lost."""
    lost = -put(draft, seat, what, -count)
    if lost:
        _tell(ctx, "lost", seat, amount_text(what, lost), why)
    if lost < count and what != "greatness":
        fall_short(draft, seat, amount_text(what, count - lost), ctx)
    return lost


def fall_short(draft: HybrisState, seat: Seat, lacking: Text, ctx: Ctx) -> None:
    """1 Greatness for an instruction that could not be met in full, however much was missing (2.1)."""
    if put(draft, seat, "greatness", -1):
        say(ctx, "short", seat, amount=amount_text("greatness", 1), lacking=lacking)


def give(draft: HybrisState, giver: Seat, receiver: Seat, what: str, count: int, ctx: Ctx) -> None:
    """The receiver gains what the giver really lost (G01, G02); to oneself nothing is given."""
    if giver == receiver:
        return
    given = -put(draft, giver, what, -count)
    came = put(draft, receiver, what, given)
    if came:
        say(ctx, "gave", giver, other=seat_text(receiver), amount=amount_text(what, came))
    if given < count:
        fall_short(draft, giver, amount_text(what, count - given), ctx)


def pay(draft: HybrisState, seat: Seat, what: str, count: int, ctx: Ctx) -> None:
    """Pay a price that is known to be there."""
    put(draft, seat, what, -count)
    if count:
        say(ctx, "paid", seat, amount=amount_text(what, count))
