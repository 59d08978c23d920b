"""Recorded matches of Pantheum.

`python -m tests.rules.pantheum.playthrough` records them anew, when a change is meant.
"""

from __future__ import annotations

from pathlib import Path

from tests.rules.pantheum.table import GAME, SAY
from tests.support.playthrough import Playthroughs

RECORDED = Playthroughs(
    GAME,
    SAY,
    Path(__file__).parent / "playthroughs",
    {
        "one": (("steady",), {}),
        "two": (("steady", "steady"), {}),
        "three": (("steady", "random", "steady"), {}),
        "four": (("steady", "steady", "steady", "steady"), {}),
    },
)

if __name__ == "__main__":
    RECORDED.write()
