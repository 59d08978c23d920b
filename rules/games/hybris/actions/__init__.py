"""The actions of places, by name (2.6); modules bring those of their Locations."""

from __future__ import annotations

from rules.games.hybris.actions import arena, making, moirai, rites
from rules.games.hybris.module import Action
from rules.games.hybris.state import HybrisState

ACTIONS: dict[str, Action[HybrisState]] = {
    "convert": rites.Convert(),
    "design": making.Design(),
    "make": making.Make(),
    "appropriate": making.Appropriate(),
    "foresee": rites.Foresee(),
    "ward": rites.Ward(),
    "drain": rites.Drain(),
    "resurrect": rites.Resurrect(),
    "duel": arena.Duel(),
    "train": arena.Train(),
    "spin": moirai.Spin(),
    "ignite": rites.Ignite(),
    "deploy": making.Deploy(),
    "pray": rites.Pray(),
    "preach": rites.Preach(),
}


def find(state: HybrisState, name: str) -> Action[HybrisState]:
    """An action by name."""
    return ACTIONS[name] if name in ACTIONS else state.content.module_actions[name]
