"""Recorded matches of Storm.

`python -m tests.rules.storm.playthrough` records them anew, when a change is meant.
"""

from __future__ import annotations

from pathlib import Path

from tests.rules.storm.table import GAME, SAY
from tests.support.playthrough import Playthroughs

RECORDED = Playthroughs(
    GAME,
    SAY,
    Path(__file__).parent / "playthroughs",
    {
        "base": (("steady", "steady"), {}),
        "open": (("steady", "steady"), {"combat": "open"}),
        "random-setup": (("steady", "random"), {"setup": "random"}),
        "challenge": (("random", "steady"), {"challenge": True}),
        "all": (("random", "random"), {"challenge": True, "combat": "open", "clash": "anywhere"}),
    },
)

if __name__ == "__main__":
    RECORDED.write()
