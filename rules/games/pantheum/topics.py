"""Rule summaries in reading order; their words are in the catalogue, their amounts come from the data."""

from __future__ import annotations

from rules.core.game import Topic
from rules.core.types import Args, Text
from rules.games.pantheum.data import COLUMN, DATA

KEYS = (
    "goal", "words", "turn", "range", "place", "shift", "lock", "recruit", "abilities", "pandora", "scoring", "solo",
    "gods",
)  # fmt: skip


def topics() -> list[Topic]:
    """All summaries."""
    amounts: Args = {
        "full": COLUMN["lock"].full_at,
        "lock": COLUMN["lock"].pay,
        "shift": COLUMN["shift"].pay,
        "stacks": DATA.market.stacks,
        "tiles": DATA.elements[0].landscape_tiles,
        "pit": DATA.solo.blight_makes_pit,
        "best": max(band.least or 0 for band in DATA.solo.bands),
        "solo": DATA.favor.by_seats["1"],
        "two": DATA.favor.by_seats["2"],
        "three": DATA.favor.by_seats["3"],
        "four": DATA.favor.by_seats["4"],
    }
    return [Topic(key, Text(f"pantheum-topic-{key}"), Text(f"pantheum-topic-{key}-body", amounts)) for key in KEYS]
