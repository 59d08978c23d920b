"""Permanent powers that something sets off: they are noted when it happens and run when the power in use is through.

What they do may set off others, a chain. Within it nothing sets a power off that was used or waits already, and after
`LONGEST` powers what still waits lapses, so a chain always ends.
"""

from __future__ import annotations

from rules.core import flow
from rules.core.game import Frame
from rules.core.types import Seat
from rules.games.elysium.ops import Happening
from rules.games.elysium.state import Due, ElysiumState, is_citizen
from rules.games.elysium.table import fits

LONGEST = 40
"""Permanent powers that may follow one another without another power in between."""


def happened(
    state: ElysiumState, name: str, by: Seat | None, key: str = "", cause: str = "", *, itself: bool = False
) -> None:
    """Note every Permanent power that this sets off."""
    for due in answering(state, name, by, key, cause, itself=itself):
        event = state.content.card(due.source).event
        if event is not None and event.per_turn is not None:
            state.spent.append(_mark(due.seat, due.source))
        state.due.append(due)


def answering(
    state: ElysiumState, name: str, by: Seat | None, key: str = "", cause: str = "", *, itself: bool = False
) -> list[Due]:
    """The Permanent powers that something would set off, by Disc.

    `key` is the card it is about, `cause` the card whose power did it; with `itself` the card is about to leave the
    Domain and still sees this (R22).
    """
    found: list[Due] = []
    chain = _chain(state)
    through = chain and {*chain, *(_mark(due.seat, due.source) for due in state.due)}
    for seat in state.order:
        if seat in state.resigned:
            continue
        for held in state.players[seat].domain:
            if is_citizen(held.key):
                continue
            design = state.content.card(held.key)
            event = design.event
            if event is None or event.name != name or not _meant(state, event, seat, by, held.key, key, cause):
                continue
            if held.key == key and itself and not event.include_self:
                continue
            if _mark(seat, held.key) in through:
                continue
            if event.per_turn is not None and state.spent.count(_mark(seat, held.key)) >= event.per_turn:
                continue
            found.append(Due(seat, held.key, design.id))
    return found


def _meant(
    state: ElysiumState, event: Happening, seat: Seat, by: Seat | None, source: str, key: str, cause: str
) -> bool:
    if event.by == "self" and by != seat:
        return False
    if event.by == "opponent" and by == seat:
        return False
    if event.not_caused_by is not None and cause.partition("/")[0] == event.not_caused_by:
        return False
    return not key or fits(state, event.filter, key, source)


def settle(draft: ElysiumState) -> None:
    """Let what waits happen next, unless a power is still in use or it is being seen to already."""
    busy = any(frame.at in ("program", "aftermath") for frame in draft.stack)
    if (draft.due or draft.taken) and not busy:
        flow.push(draft, "aftermath")


def _mark(seat: Seat, key: str) -> str:
    return f"{seat}:{key}"


def _chain(state: ElysiumState) -> list[str]:
    """Permanent powers used in the chain at hand: `<seat>:<card>`."""
    seen_to = next((frame for frame in state.stack if frame.at == "aftermath"), None)
    return [] if seen_to is None else seen_to.v.get("chain", [])


def note_used(aftermath: Frame, due: Due) -> None:
    """Note that a Permanent power is used in the chain that this frame sees to."""
    aftermath.v["chain"] = [*aftermath.v.get("chain", []), _mark(due.seat, due.source)]


def next_due(draft: ElysiumState) -> Due | None:
    """The next Permanent power: the active seat first, then by Disc (R26); None when all are through."""
    if len(_chain(draft)) >= LONGEST:
        draft.due = []
    if not draft.due:
        return None
    first = min(draft.due, key=lambda due: (due.seat != draft.turn, draft.disc(due.seat)))
    draft.due.remove(first)
    return first
