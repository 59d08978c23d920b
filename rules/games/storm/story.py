"""What a turn of Storm came to, in a few words: the move, and the fight that it may have led to.

Only what everybody has heard goes in. Of a movement that is how many went, never who.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from rules.core import story
from rules.core.story import Deed
from rules.core.types import Event, Seat, Text
from rules.games.storm.view import StormView
from rules.games.storm.words import phase_text

_MARKED = ("revived", "clash", "fight", "lost")
"""Highlights among what is told."""
_TOLD = {
    f"storm-event-{name}": name in _MARKED
    for name in (
        *("shown", "pass", "liturgy", "feast", "oracle", "barter", "honor", "steal", "moved-public", "round"),
        *("retreat", "draw-offer", *_MARKED),
    )
}
"""In a fight both sides act, so all of it is told whoever did it."""
_WHOLE = tuple(
    f"storm-event-{name}" for name in ("shown", "barter", "honor", "clash", "fight", "round", "lost", "retreat")
)
"""Deeds that have subjects of their own."""


def phase(view: StormView) -> Text:
    """The turn and its side."""
    return Text("storm-phase-before") if view.active is None else phase_text(view.turn, view.active)


def _counts(event: Event) -> bool:
    """Of changes of honor only what comes by itself: the others come with what is told."""
    return event.kind != "honor" or event.text.args["reason"] == "intruders"


def deeds(events: Sequence[Event], seat: Seat | None) -> list[Deed]:
    """What happened, in order."""
    found = story.deeds([event for event in events if _counts(event)], seat, _TOLD, _WHOLE)
    return [replace(one, text=Text(one.text.key.removesuffix("-public"), one.text.args)) for one in found]
