"""What every card of the house list says, as recorded in `words.txt`.

`python -m tests.rules.elysium.recorded_words` records it anew, when a change is meant; read what changed.
"""

from __future__ import annotations

from pathlib import Path

from rules.games.elysium.cards import rules_text
from rules.games.elysium.content import HOUSE
from tests.rules.elysium.table import SAY

FILE = Path(__file__).parent / "words.txt"


def lines() -> list[str]:
    """One per design: its id and what it says."""
    return [f"{ident}: {SAY(rules_text(HOUSE.key, ident))}" for ident in HOUSE.designs]


if __name__ == "__main__":
    FILE.write_text("\n".join(lines()) + "\n", "utf-8")
