"""Rule summaries, with the amounts of the data."""

from __future__ import annotations

from rules.core.game import Topic
from rules.core.types import Args, Text
from rules.games.hybris.content import Content

KEYS = ("goal", "age", "planning", "turn", "places", "technologies", "tiles", "combat", "primordials", "end")


def topics(content: Content) -> list[Topic]:
    """All of them, in reading order."""
    amounts, rates = content.amounts, content.house.final
    numbers: Args = {
        "ages": amounts.ages,
        "income": amounts.income,
        "zone": amounts.zone,
        "limit": amounts.hand_limit,
        "olympian": amounts.activation.olympian,
        "hero": amounts.activation.hero,
        "prophet": amounts.activation.prophet,
        "queue": amounts.queue,
        "greatness": rates.greatness,
        "leftover": rates.leftover,
        "unlockvp": amounts.unlock["vp"],
        "unlockgreatness": amounts.unlock["greatness"],
        "winnervp": amounts.victory["vp"],
        "winnergreatness": amounts.victory["greatness"],
        "lost": amounts.defeat["greatness"],
    }
    return [Topic(key, Text(f"hybris-topic-{key}"), Text(f"hybris-topic-{key}-body", numbers)) for key in KEYS]
