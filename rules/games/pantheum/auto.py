"""The steady automatic player."""

from __future__ import annotations

from rules.core.auto import random_choice
from rules.core.rng import Source
from rules.core.types import AnyDecision, Choice
from rules.games.pantheum.view import PantheumView


def steady(view: PantheumView, decision: AnyDecision, source: Source) -> Choice:
    """An answer to `decision`."""
    return random_choice(decision, source)
