"""Who decides, and decision ids as people see them."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bot.model import Match
from rules.core.engine import waited_for
from rules.core.types import AnyDecision, Seat

ERA = 1_000_000
"""Decision ids of the rules stay below this."""


def renewed(before: Sequence[AnyDecision], after: Sequence[AnyDecision]) -> frozenset[Seat]:
    """Seats that play waited for and waits for again, with none of the questions of before."""
    stood = {(decision.seat, decision.id) for decision in before}
    still = {decision.seat for decision in after if (decision.seat, decision.id) in stood}
    return frozenset(set(waited_for(before)) & set(waited_for(after)) - still)


def shown(match: Match, decision: AnyDecision) -> AnyDecision:
    """A decision with the id that people see.

    After an undo the rules count from where they were, so that a new question could bear the id of one that was
    undone. The number of undos makes the difference: a button from before is stale.
    """
    return replace(decision, id=decision.id + match.era * ERA)


def meant(match: Match, shown_id: int) -> int | None:
    """The rules' id of a decision that people see; None when it was undone since."""
    era, inner = divmod(shown_id, ERA)
    return inner if era == match.era else None
