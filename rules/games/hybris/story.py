"""What a turn of Hybris came to, and what a seat that is asked is to do, in a few words."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import structs

from rules.core import story
from rules.core.story import Deed
from rules.core.types import Event, Seat, Text
from rules.games.hybris.content import MODULES
from rules.games.hybris.view import HybrisView

_TOLD = {
    "hybris-event-olympian": False,
    "hybris-event-pillar": False,
    "hybris-event-moved": False,
    "hybris-event-designed": False,
    "hybris-event-made": False,
    "hybris-event-deployed": True,
    "hybris-event-contested": True,
    "hybris-event-won": True,
    "hybris-event-trophy": True,
    "hybris-event-unlocked": True,
    "hybris-event-temple": False,
    "hybris-event-premonition": False,
    "hybris-event-warded": False,
    "hybris-event-spun": False,
    "hybris-event-passed": False,
    "hybris-event-primordial": True,
}
_WHOLE = ("hybris-event-won", "hybris-event-primordial")
"""Deeds that have subjects of their own."""


def errand(view: HybrisView) -> Text:
    """What the seat that play waits for is to do."""
    return Text(f"hybris-errand-{view.doing}")


def deeds(events: Sequence[Event], seat: Seat | None) -> list[Deed]:
    """What the seat did; what of it is worth being marked."""
    told, whole = dict(_TOLD), list(_WHOLE)
    for module in MODULES.values():
        told |= module.told
        whole += module.whole
        for key in module.summed:
            events = _summed(events, key)
    return story.deeds(events, seat, told, whole)


def _summed(events: Sequence[Event], key: str) -> Sequence[Event]:
    """The last of the events of a key for all of them, with what they come to together."""
    places = [place for place, event in enumerate(events) if event.text.key == key]
    if len(places) < 2:
        return events
    last = events[places[-1]]
    counts = [events[place].text.args["count"] for place in places]
    count = sum(one for one in counts if isinstance(one, int))
    whole = structs.replace(last, text=Text(key, {**last.text.args, "count": count}))
    found = [whole if place == places[-1] else event for place, event in enumerate(events)]
    return [event for place, event in enumerate(found) if place not in places[:-1]]
