"""The pictures of all games."""

from __future__ import annotations

from typing import Any

import pytest

import rules.games  # registers the games and their words  # noqa: F401
from tests.render.elysium_requests import GALLERY as ELYSIUM
from tests.render.hybris_requests import GALLERY as HYBRIS
from tests.render.pantheum_requests import GALLERY as PANTHEUM
from tests.render.storm_requests import GALLERY as STORM

GALLERIES = {"pantheum": PANTHEUM, "storm": STORM, "elysium": ELYSIUM, "hybris": HYBRIS}


def listed(part: str) -> list[Any]:
    """One parameter for each picture that the galleries list under `cold` or `night`, or for all (`requests`)."""
    return [
        pytest.param(gallery.requests[name], id=f"{game}-{name}")
        for game, gallery in GALLERIES.items()
        for name in getattr(gallery, part)
    ]
