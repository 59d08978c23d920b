"""Rule summaries in reading order; their words are in the catalogue, their amounts come from the data."""

from __future__ import annotations

from rules.core.game import Topic
from rules.core.types import Text
from rules.games.storm.data import AMOUNT
from rules.games.storm.words import Args

KEYS = (
    "goal",
    "words",
    "setup",
    "turn",
    "moving",
    "attack",
    "styx",
    "flying",
    "hiding",
    "fight",
    "manoeuvres",
    "chart",
    "retreat",
    "liturgy",
    "end",
    "variants",
    "house",
)


def topics() -> list[Topic]:
    """All summaries."""
    numbers = {name: getattr(AMOUNT, name) for name in AMOUNT.__struct_fields__ if name != "provenance"}
    amounts: Args = {name.replace("_", "-"): number for name, number in numbers.items()}
    return [
        Topic(
            key,
            Text(f"storm-topic-{key}"),
            Text(f"storm-topic-{key}-body", {k.replace("_", "-"): v for k, v in amounts.items()}),
        )
        for key in KEYS
    ]
