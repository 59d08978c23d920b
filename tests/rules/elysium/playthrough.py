"""Recorded matches of Elysium.

`python -m tests.rules.elysium.playthrough` records them anew, when a change is meant.
"""

from __future__ import annotations

from pathlib import Path

from tests.rules.elysium.table import GAME, SAY
from tests.support.playthrough import Playthroughs

RECORDED = Playthroughs(
    GAME,
    SAY,
    Path(__file__).parent / "playthroughs",
    {
        "two": (("steady", "steady"), {"families": "first-game"}),
        "three": (("steady", "random", "steady"), {"families": "wasteland"}),
        "four": (("steady", "steady", "random", "steady"), {"families": "deadly-plots"}),
    },
)

if __name__ == "__main__":
    RECORDED.write()
