"""Rule summaries, with the amounts of the data."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rules.core.game import Topic
from rules.core.types import Args, Text
from rules.games.hybris.content import MORTAL_WORLD, Content
from rules.games.hybris.data import Actions, Closing
from rules.games.hybris.words import amount_text, cards_text

KEYS = (
    "goal", "words", "age", "planning", "turn", "places", "technologies", "tiles", "cards", "combat", "closing",
    "primordials", "end",
)  # fmt: skip


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
        "consolation": cards_text("conflict", amounts.defeat["draw"]),
        "risings": _numbers(amounts.primordial_ages),
        "sparks": _numbers(content.sparks),
        "worlds": content.tokens[MORTAL_WORLD],
        "mostgreatness": amounts.most_greatness,
        "premonitions": amounts.premonitions,
        "spaces": amounts.tech_spaces,
        **_actions(content.actions),
        **_closing(content.house.closing),
    }
    return [Topic(key, Text(f"hybris-topic-{key}"), Text(f"hybris-topic-{key}-body", numbers)) for key in KEYS]


def _actions(rates: Actions) -> Args:
    """What actions cost and bring."""
    pray, preach = rates.pray, rates.preach
    return {
        **{name: _listed(getattr(rates, name)) for name in ("design", "appropriate", "ward", "spin", "ignite")},
        "foresee": cards_text("premonition", rates.foresee["draw"]),
        "foreseen": rates.foresee["keep"],
        "raised": rates.resurrect["heroes"],
        "drawn": cards_text("conflict", rates.resurrect["draw"]),
        "train": cards_text("conflict", rates.train["draw"]),
        "pray": amount_text("prayer", pray["well"]),
        "prayprophet": pray["prophet"],
        "praytemple": pray["temple"],
        "dry": amount_text("prayer", pray["supply"]),
        "preach": amount_text("believer", preach["believer"]),
        "preachprophet": preach["prophet"],
        "preachown": preach["technology"],
    }


def _numbers(found: Iterable[int]) -> list[Text]:
    return [Text("literal", {"text": str(one)}) for one in found]


def _listed(goods: Mapping[str, int]) -> list[Text]:
    return [amount_text(what, count) for what, count in goods.items()]


def _closing(rates: Closing) -> Args:
    """What counts at the end of an Age."""
    return {
        "temple": rates.temple_vp,
        "well": amount_text("prayer", rates.well),
        "devotion": rates.devotion,
        "glory": rates.glory,
    }
