"""The actions of places, by name (2.6); modules bring those of their Locations."""

from __future__ import annotations

from rules.games.hybris.actions import arena, moirai, rites, technologies
from rules.games.hybris.module import Action
from rules.games.hybris.state import HybrisState

ACTIONS: dict[str, Action[HybrisState]] = {
    "convert": rites.Convert(),
    "design": technologies.Design(),
    "make": technologies.Make(),
    "appropriate": technologies.Appropriate(),
    "foresee": rites.Foresee(),
    "ward": rites.Ward(),
    "drain": rites.Drain(),
    "resurrect": rites.Resurrect(),
    "duel": arena.Duel(),
    "train": arena.Train(),
    "spin": moirai.Spin(),
    "ignite": rites.Ignite(),
    "deploy": technologies.Deploy(),
    "pray": rites.Pray(),
    "preach": rites.Preach(),
}


def find(state: HybrisState, name: str) -> Action[HybrisState]:
    """An action by name."""
    return ACTIONS[name] if name in ACTIONS else state.content.module_actions[name]
