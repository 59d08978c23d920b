"""What a turn of Pantheum came to, and what a seat that is asked is to do, in a few words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from rules.core import story
from rules.core.story import Deed
from rules.core.types import Event, Seat, Text
from rules.games.pantheum.data import EPICS, card_id
from rules.games.pantheum.view import PantheumView
from rules.games.pantheum.words import column_text, elements_text

HEAVY = 3
"""Points of a tile from which locking it is a highlight."""
_KRONOS = {
    "pantheum-event-kronos-move": False,
    "pantheum-event-kronos-repelled": True,
    "pantheum-event-pit": True,
    "pantheum-event-discard": False,
}
_COUNTED = ("shift", "remove", "gain", "blight")
"""Kinds of events of which only the number is told."""


def errand(view: PantheumView, seat: Seat) -> Text:
    """What a seat that play waits for is to do."""
    if seat != view.turn:
        return Text("pantheum-errand-pandora")
    column = column_text(view.column) if view.column else ""
    return Text(f"pantheum-errand-{view.phase}", {"column": column, "acted": "yes" if view.acted else "no"})


def deeds(events: Sequence[Event], seat: Seat | None) -> list[Deed]:
    """What the seat did, in the order of a turn; without a seat, what Kronos did."""
    if seat is None:
        return [*story.deeds(events, None, _KRONOS), *_numbers(events, ("blight",))]
    own = [event for event in events if event.seat == seat]
    return [*_went(own, seat), *_performed(own, seat), *_cards(own), *_last(events, seat)]


def _went(own: Sequence[Event], seat: Seat) -> Iterator[Deed]:
    """Only the last place counts: a god may be moved more than once."""
    yield from story.deeds([event for event in own if event.kind == "move"][-1:], seat, {"pantheum-event-move": False})


def _performed(own: Sequence[Event], seat: Seat) -> list[Deed]:
    """What the column came to; the column's name where it came to nothing that is told."""
    placed = Counter(_element(event) for event in own if event.kind == "place")
    found = [Deed(Text("pantheum-deed-place", {"elements": elements_text(placed)}))] if placed else []
    found += _numbers(own, _COUNTED)
    found += [_locked(event) for event in own if event.kind == "lock"]
    column = [event for event in own if event.kind == "column"][-1:]
    return found or story.deeds(column, seat, {"pantheum-event-column": False})


def _element(event: Event) -> str:
    element = event.text.args["element"]
    return str(element.args["element"]) if isinstance(element, Text) else str(element)


def _numbers(events: Iterable[Event], kinds: Sequence[str]) -> list[Deed]:
    counted = Counter(event.kind for event in events if event.kind in kinds)
    return [Deed(Text(f"pantheum-deed-{kind}", {"count": counted[kind]})) for kind in kinds if counted[kind]]


def _locked(event: Event) -> Deed:
    return Deed(Text("pantheum-deed-lock", event.text.args), highlight=int(str(event.data["points"])) >= HEAVY)


def _cards(own: Sequence[Event]) -> Iterator[Deed]:
    for event in own:
        if event.kind in ("sell", "swap", "pandora"):
            yield Deed(Text(f"pantheum-deed-{event.kind}", event.text.args), highlight=event.kind == "pandora")
        elif event.kind == "recruit":
            key = event.text.key.replace("-event-", "-deed-")
            yield Deed(Text(key, event.text.args), highlight=card_id(str(event.data["id"])) in EPICS)


def _last(events: Sequence[Event], seat: Seat) -> Iterator[Deed]:
    yield from story.deeds(events, seat, {"pantheum-event-last-favor": True})
