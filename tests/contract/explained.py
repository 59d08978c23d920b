"""What is missing among options, looked at in a position: said once, not offered, true, and nothing else is missing."""

from __future__ import annotations

from typing import Any

from rules.core import engine
from rules.core.game import Game
from tests.contract.expected import EXPECTED
from tests.contract.reasons import REASONS, Place


def explained(game: Game[Any, Any], state: Any) -> None:
    """Look at every question of a position."""
    for decision in engine.pending(game, state):
        place = Place(game, state, decision)
        bars = game.barred(state, decision)
        told = [bar.key for bar in bars]
        assert len(set(told)) == len(told), f"{decision.kind}: told twice: {told}"
        assert not place.keys & set(told), f"{decision.kind}: offered as well: {place.keys & set(told)}"
        lies = [(bar.key, bar.why.key) for bar in bars if not REASONS[bar.why.key].holds(place, bar)]
        assert not lies, f"{decision.kind}: not true: {lies}"
        lacking = unexplained(place)
        assert not lacking, f"{decision.kind}: neither offered nor explained: {lacking}"


def unexplained(place: Place) -> list[str]:
    """What one would expect, and what is neither offered nor has its reason."""
    game, state, decision = place
    found = EXPECTED.get(game.info.key, {}).get(decision.kind)
    said = {bar.key for bar in game.barred(state, decision)} | place.keys | place.refs
    return [] if found is None else [key for key in found(state, decision) if not _known(key, said)]


def _known(key: str, said: set[str]) -> bool:
    """Whether something is offered or explained, an action by all that it is done with."""
    return key in said or any(one.startswith(f"{key}:") for one in said)
