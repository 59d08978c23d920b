"""When a reason that something is not offered is true, and a position without it: said anew, by the rulebooks.

Nothing here asks the rules what is legal: only what lies where, and what the printed matter says.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from rules.core import engine
from rules.core.game import Game
from rules.core.types import AnyDecision, Bar
from tests.contract.reasons_elysium import ELYSIUM
from tests.contract.reasons_hybris import HYBRIS
from tests.contract.reasons_pantheum import PANTHEUM
from tests.contract.reasons_storm import STORM

Without = Callable[[Any, AnyDecision, Bar], Any]
"""A state like the given one, but without the reason; None where it cannot be taken away so simply."""


class Place(NamedTuple):
    """A question in a position."""

    game: Game[Any, Any]
    state: Any
    decision: AnyDecision

    @property
    def keys(self) -> set[str]:
        return {option.key for option in self.decision.offered}

    @property
    def refs(self) -> set[str]:
        """What the options point at: a tile may come with what lies on it."""
        return {option.ref for option in self.decision.offered if option.ref is not None}

    def reason(self, key: str) -> str:
        """Why something is not offered, where the rules say so."""
        return next((bar.why.key for bar in self.game.barred(self.state, self.decision) if bar.key == key), "")


class Reason(NamedTuple):
    """What one key of a reason means."""

    truth: Callable[[Any, AnyDecision, Bar], bool]
    removed: Without | None = None
    alone: bool = True
    """Whether nothing else can stand in the way where this is said; else another reason may follow."""

    def holds(self, place: Place, bar: Bar) -> bool:
        return self.truth(place.state, place.decision, bar)

    def without(self, place: Place, bar: Bar) -> Place | None:
        """The same question where this reason is gone."""
        other = self.removed(place.state.clone(), place.decision, bar) if self.removed is not None else None
        if other is None:
            return None
        asked = place.decision
        same = [one for one in engine.pending(place.game, other) if (one.seat, one.kind) == (asked.seat, asked.kind)]
        return Place(place.game, other, same[0]) if same else None


def _deck(state: Any, decision: AnyDecision, bar: Bar) -> Any:
    state.deck.append("01")
    return state


def _points(state: Any, decision: AnyDecision, bar: Bar) -> Any:
    state.points[decision.seat] = 1
    return state


TOY: dict[str, tuple[Any, ...]] = {
    "toy-why-deck": (lambda state, decision, bar: not state.deck, _deck),
    "toy-why-points": (lambda state, decision, bar: state.points[decision.seat] == 0, _points),
}


def _short(state: Any, decision: AnyDecision, bar: Bar) -> bool:
    """Of the raft: too few ropes, or cards that could not be worth enough, even if each were the best."""
    aboard = [seat for seat in range(state.seats) if seat not in state.resigned]
    if bar.key == "row":
        return bool(sum(len(state.hands[seat]) for seat in aboard) * 4 < 2 + 2 * len(aboard))
    return bool(sum(state.ropes[seat] for seat in aboard) < 2)


def _ropes(state: Any, decision: AnyDecision, bar: Bar) -> Any:
    state.ropes[decision.seat] += 2
    return state if bar.key == "mend" else None


RAFT: dict[str, tuple[Any, ...]] = {
    "council-why-cost": (_short, _ropes),
    "council-why-out": (lambda state, decision, bar: bar.key in state.stack[-1].v["council"]["out"],),
}

REASONS = {key: Reason(*reason) for key, reason in (TOY | RAFT | PANTHEUM | ELYSIUM | STORM | HYBRIS).items()}
"""Every reason by its key."""
