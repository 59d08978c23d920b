"""What one card would say, had it been declared so: designs that no house list holds."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import count
from typing import Any

import msgspec

from rules.games.elysium.cards import rules_text
from rules.games.elysium.content import HOUSE, Content, know
from rules.games.elysium.data import Design
from tests.rules.elysium.table import SAY

_USUAL = {"id": "zeus-1-hebe", "name": "Hebe", "family": "zeus", "level": 1, "copies": 1, "needs": ["green"]}
_numbers = count()


def words(*steps: Mapping[str, Any], **more: Any) -> str:
    """The text of a level 1 Zeus card with these steps; it is for an Activate power unless `activation` says else."""
    record = {**_USUAL, "activation": "activate", "steps": list(steps), **more}
    if not steps:
        record["steps"] = [{"op": "gain", "what": "gold", "n": 1}]
    design = msgspec.convert(record, Design)
    key = f"declared-{next(_numbers)}"
    know(Content(key, "declared", (design,), tuple(HOUSE.quests.values()), HOUSE.pediment, HOUSE.bonuses))
    text = rules_text(key, design.id)
    assert SAY.faults(text) == []
    return SAY(text)
