"""Which powers may be used, and using them (Using a power in phase II, in phase III; R13, R23, R35, R41, R43)."""

from __future__ import annotations

from rules.core.triggers import Due
from rules.core.types import Seat
from rules.games.elysium.state import ElysiumState, Held, is_citizen
from rules.games.elysium.table import snapshot
from rules.games.elysium.verbs import EFFECTS
from rules.games.elysium.verbs.base import able
from rules.games.elysium.words import Ctx, name_text, say

_USED = ("activate", "eleusis", "trigger", "legend")
"""Powers that their owner uses: in a turn, and those of Legends in Phase III."""


def usable(state: ElysiumState, seat: Seat) -> list[str]:
    """Cards whose power a seat may use right now, on its turn or in its transfer step."""
    return [held.key for held in state.players[seat].domain if not idle(state, seat, held)]


def idle(state: ElysiumState, seat: Seat, held: Held) -> str:
    """Why a seat may not use the power of a card right now, as the end of the key of a reason; empty when it may.

    `none`: the card has no power that is used.
    """
    activation = "citizen" if is_citizen(held.key) else state.content.card(held.key).activation
    if activation not in _USED:
        return "none"
    if (activation == "legend") != (state.phase == "legends"):
        return "later" if activation == "legend" else "earlier"
    if activation == "trigger" and not held.ring:
        return "ring"
    if held.used if activation == "legend" else held.turned and activation != "trigger":
        return "turned"
    return "" if _able(state, seat, held.key) else "idle"


def _able(state: ElysiumState, seat: Seat, key: str) -> bool:
    return able(EFFECTS, state, seat, key, state.content.card(key).id)


def use(draft: ElysiumState, seat: Seat, key: str, ctx: Ctx) -> None:
    """Use the power of a card in the Domain: it turns, or gives its ring back, and its program starts."""
    held = draft.players[seat].held(key)
    activation = draft.content.card(key).activation
    if activation == "trigger":
        held.ring = False
    elif activation == "legend":
        held.used = True
    elif activation in ("activate", "eleusis"):
        held.turned = True
    say(ctx, "power", "elysium-event-power", seat, card=name_text(draft.content, key))
    start(draft, seat, key)


def set_off(draft: ElysiumState, due: Due, ctx: Ctx) -> bool:
    """Use a Permanent power that was set off; one that can do nothing or cannot be paid is passed over (R43)."""
    possible = _able(draft, due.seat, due.source)
    if possible:
        start(draft, due.seat, due.source)
    return possible


def after_take(draft: ElysiumState, ctx: Ctx) -> None:
    """Run the Instantaneous power of a card that was taken, unless it has nothing to act on."""
    taken = draft.taken.pop(0)
    if draft.players[taken.seat].holds(taken.key) and _able(draft, taken.seat, taken.key):
        start(draft, taken.seat, taken.key)


def start(draft: ElysiumState, seat: Seat, key: str) -> None:
    """Run the program of a card."""
    EFFECTS.start(draft, draft.content.card(key).id, seat, key, {"before": snapshot(draft)})
