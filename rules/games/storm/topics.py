"""Rule summaries in reading order; their words are in the catalogue, their amounts come from the data."""

from __future__ import annotations

from rules.core.game import Topic
from rules.core.types import Args, Text
from rules.games.storm.data import AMOUNT

KEYS = (
    "goal", "words", "setup", "turn", "moving", "attack", "styx", "flying", "hiding", "fight", "manoeuvres", "chart",
    "retreat", "liturgy", "end", "variants", "house",
)  # fmt: skip


def topics() -> list[Topic]:
    """All summaries."""
    names = [name for name in AMOUNT.__struct_fields__ if name != "provenance"]
    amounts: Args = {name.replace("_", "-"): getattr(AMOUNT, name) for name in names}
    return [Topic(key, Text(f"storm-topic-{key}"), Text(f"storm-topic-{key}-body", amounts)) for key in KEYS]
