"""The way back from a question: what it leads to, and whether a step back does the same."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from bot.steps import Return
from rules.core import engine
from rules.core.choices import way_back
from rules.core.game import Game, State
from rules.core.story import ANNULS
from rules.core.types import AnyDecision, Command, Viewer


def leads_back(
    game: Game[Any, Any],
    state: State,
    decision: AnyDecision,
    standing: Sequence[AnyDecision],
    earlier: State | None,
) -> Return:
    """Where the way back from a question leads; `earlier`: the state that a step back leads to, if it leads anywhere.

    It does the same when its seat is asked the same and sees the same.
    """
    command = Command(decision.id, decision.seat, way_back(decision))
    step = engine.submit(game, state, command, standing=standing)
    if step.draws or any(ANNULS not in event.data for event in step.events):
        return Return(None)  # It tells others something, as to refuse a share does: what follows is not known before.
    asked = _asked(step.pending, decision.seat)
    undoes = (
        earlier is not None
        and _asked(engine.pending(game, earlier), decision.seat) == asked
        and engine.view(game, earlier, Viewer(decision.seat)) == engine.view(game, step.state, Viewer(decision.seat))
    )
    return Return(asked[0].prompt if asked else None, undoes)


def _asked(standing: Sequence[AnyDecision], seat: int) -> list[AnyDecision]:
    """What a seat is asked, whatever number the question has."""
    return [replace(one, id=0) for one in standing if one.seat == seat]
