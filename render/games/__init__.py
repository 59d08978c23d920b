"""Pictures, one package per game, found by the game's key."""

from __future__ import annotations

from render.games.artist import Artist
from render.games.elysium import ElysiumArtist
from render.games.pantheum import PantheumArtist
from render.games.storm import StormArtist

ARTISTS: dict[str, Artist] = {"elysium": ElysiumArtist(), "pantheum": PantheumArtist(), "storm": StormArtist()}
"""By game key."""
