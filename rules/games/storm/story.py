"""What a turn of Storm came to, in a few words: the move, and the fight that it may have led to.

Only what everybody has heard goes in. Of a movement that is how many went, never who.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from msgspec.structs import replace

from rules.core import story
from rules.core.story import Deed
from rules.core.types import Event, Seat, Text
from rules.games.storm.view import StormView
from rules.games.storm.words import phase_text

_MARKED = ("revived", "clash", "fight", "lost", "swept")
"""Highlights among what is told."""
_TOLD = {
    f"storm-event-{name}": name in _MARKED
    for name in (
        *("shown", "pass", "liturgy", "feast", "oracle", "barter", "honor", "steal", "moved-public", "round"),
        *("retreat", "spared", "draw-offer", *_MARKED),
    )
}
"""In a fight both sides act, so all of it is told whoever did it."""
_WHOLE = tuple(
    f"storm-event-{name}"
    for name in ("shown", "barter", "honor", "clash", "fight", "round", "spared", "lost", "swept", "retreat")
)
"""Deeds that have subjects of their own."""


def phase(view: StormView) -> Text:
    """The turn and its side."""
    return Text("storm-phase-before") if view.active is None else phase_text(view.turn, view.active)


def _counts(event: Event) -> bool:
    """Of changes of honor only what comes by itself: the others come with what is told."""
    return event.kind != "honor" or event.text.args["reason"] == "intruders"


def deeds(events: Sequence[Event], seat: Seat | None) -> list[Deed]:
    """What happened, in order; units that fall one after the other are told in one deed."""
    found = story.deeds([event for event in events if _counts(event)], seat, _TOLD, _WHOLE)
    plain = [replace(one, text=Text(one.text.key.removesuffix("-public"), one.text.args)) for one in found]
    return [deed for fell, run in groupby(plain, _fell) for deed in ([_fallen([*run])] if fell else run)]


def _fell(deed: Deed) -> str:
    """How units fell, by the key of the words for it; empty for any other deed."""
    return deed.text.key if deed.text.key in ("storm-deed-lost", "storm-deed-swept") else ""


def _fallen(run: Sequence[Deed]) -> Deed:
    """One deed for all of these losses."""
    units = [unit for deed in run if isinstance(unit := deed.text.args["unit"], Text)]
    return replace(run[0], text=Text(run[0].text.key, {"units": units}))
