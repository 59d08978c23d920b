"""Permanent powers that something sets off: what each waits for, and which comes first (R22, R26)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.ops import Limit
from rules.core.triggers import Triggers
from rules.core.types import Seat
from rules.games.elysium.ops import Happened, Happening
from rules.games.elysium.state import Due, ElysiumState
from rules.games.elysium.table import fits


def _answering(state: ElysiumState, what: Happened) -> Iterator[tuple[Due, Limit | None]]:
    content = state.content
    for seat in state.order:
        for held in state.players[seat].domain if seat not in state.resigned else ():
            event = content.events.get(held.key)
            if event is not None and event.name == what.name and _meant(state, event, seat, held.key, what):
                yield Due(seat, held.key, content.card(held.key).id), event.limit


def _meant(state: ElysiumState, event: Happening, seat: Seat, source: str, what: Happened) -> bool:
    by = event.by == "anyone" or (event.by == "self") == (what.by == seat)
    unseen = what.itself and source == what.key and not event.include_self
    barred = event.not_caused_by is not None and what.cause.partition("/")[0] == event.not_caused_by
    return by and not unseen and not barred and (not what.key or fits(state, event.filter, what.key, source))


TRIGGERS: Triggers[ElysiumState, Happened] = Triggers(
    answering=_answering,
    order=lambda state, due: (due.seat != state.turn, state.disc(due.seat)),
    waits=lambda state: bool(state.taken),
    record=Due,
)
