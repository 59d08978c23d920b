"""What ends a turn at once, whatever was going on in it: a defeated attacker, an effect with [!] (HYB-087, RUL44)."""

from __future__ import annotations

from rules.core.effects import Effects
from rules.core.types import Seat, Text
from rules.games.hybris.state import HybrisState
from rules.games.hybris.words import Ctx, say


def cut(draft: HybrisState) -> None:
    """The turn ends at once."""
    place = _turn(draft)
    if place is not None:
        del draft.stack[place:]


def _turn(state: HybrisState) -> int | None:
    return next((n for n, frame in enumerate(state.stack) if frame.at == "turn"), None)


def bang(draft: HybrisState, effects: Effects[HybrisState], seat: Seat, asked: Text, lacking: Text, ctx: Ctx) -> None:
    """What is marked with [!] cannot be done: the turn of the seat ends. Out of its turn, and in a Combat, which is
    fought to its end, only the rest of the effect is skipped.
    """
    place = _turn(draft)
    ends = place is not None and draft.stack[place].v["seat"] == seat and draft.combat is None
    say(ctx, "bang", seat, ends="yes" if ends else "no", asked=asked, lacking=lacking)
    if ends:
        cut(draft)
        return
    root = effects.running(draft)
    place = next(n for n, frame in enumerate(draft.stack) if frame is root)
    del draft.stack[place:]
