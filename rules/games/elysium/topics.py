"""Rule summaries in reading order; their words are in the catalogue, their amounts come from the data."""

from __future__ import annotations

from rules.core.copies import facts
from rules.core.game import Topic
from rules.core.types import Args, Text
from rules.games.elysium.content import DATA, Content
from rules.games.elysium.words import span_text

KEYS = (
    "goal", "epoch", "turn", "citizens", "powers", "quests", "transfers", "legends", "bonuses", "prestige", "scoring",
)  # fmt: skip


def topics(content: Content) -> list[Topic]:
    """All summaries, with the amounts of a card list."""
    points, bonuses, setup = DATA.scoring, content.bonuses, DATA.setup
    incomplete = [quest.incomplete for quest in content.quests.values()]
    amounts: Args = {
        **facts(setup, "epochs", "turns", "cards", "gold", "oracle"),
        "citizen": points.citizen,
        "first": bonuses.family[0],
        "second": bonuses.family[1],
        "incompletegold": span_text(side.gold for side in incomplete),
        "incompletevp": span_text(side.vp for side in incomplete),
        "incompletetransfers": span_text(side.transfers for side in incomplete),
        **{f"family{count}": value for count, value in enumerate(points.family, 1)},
        **{f"level{count}": value for count, value in enumerate(points.level, 1)},
        **{f"tile{level}": value for level, value in enumerate(bonuses.level, 1)},
        **{f"place{place}": value for place, value in enumerate(points.prestige, 1)},
    }
    return [Topic(key, Text(f"elysium-topic-{key}"), Text(f"elysium-topic-{key}-body", amounts)) for key in KEYS]
