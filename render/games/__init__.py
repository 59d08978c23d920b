"""Pictures, one package per game, found by the game's key."""

from __future__ import annotations

from typing import Any

from render.games.artist import Artist
from render.games.elysium import ELYSIUM
from render.games.hybris import HYBRIS
from render.games.pantheum import PANTHEUM
from render.games.storm import STORM

ARTISTS: dict[str, Artist[Any, Any]] = {"elysium": ELYSIUM, "hybris": HYBRIS, "pantheum": PANTHEUM, "storm": STORM}
"""By game key."""
