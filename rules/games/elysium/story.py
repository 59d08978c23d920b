"""What a turn of Elysium came to, and what a seat that is asked is to do, in a few words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest

from rules.core import story
from rules.core.story import Deed
from rules.core.types import Event, Seat, Text
from rules.games.elysium.content import DATA
from rules.games.elysium.view import ElysiumView
from rules.games.elysium.words import phase_text

_ASKED = ("turn", "after", "dismiss", "transfer", "legend")
"""Kinds of questions that are named; all others are about a power."""
_MARKED = ("stolen", "swapped-cards")
"""Highlights among what is told."""
_OTHERS = ("lost", "discarded")
"""What powers do to whom; it has subjects of its own."""
_WHOLE = [f"elysium-event-{name}" for name in _OTHERS]
_TOOK = ("took", "took-power", "quest", "citizen", "citizen-power", "pass", "power", "dismissed")
_TOLD = {f"elysium-event-{name}": name in _MARKED for name in (*_TOOK, *_OTHERS, *_MARKED)}
_AROUND = {f"elysium-event-{name}": False for name in ("reshuffled", "order", "order-kept", "scored")}
"""What counts where it is nobody's turn; all of it has subjects of its own."""
_TILES = {"elysium-event-family-tile": True, "elysium-event-level-tile": True, "elysium-event-level-tile-stolen": True}

_MOST = {
    "elysium-legend-family-of": len(DATA.scoring.family),
    "elysium-legend-level-of": len(DATA.scoring.level),
}
"""Cards of a whole Legend, by what it is called."""


def phase(view: ElysiumView) -> Text:
    """The Epoch, and which of its turns."""
    return phase_text(view.epoch, view.phase, view.round)


def errands(view: ElysiumView) -> dict[Seat, Text]:
    """What the seats that play waits for are to do: one question at a time."""
    errand = Text(f"elysium-errand-{view.doing}")
    if view.doing not in _ASKED:
        errand = Text("elysium-errand-power", {"card": view.power.card.name if view.power is not None else "none"})
    return dict.fromkeys(view.waiting, errand)


def deeds(events: Sequence[Event], seat: Seat | None) -> list[Deed]:
    """What the seat took, used, dismissed and wrote; without a seat, what an Epoch brought."""
    if seat is None:
        return [*_dealt(events), *story.deeds(events, None, _AROUND, _AROUND)]
    return [
        *story.deeds(events, seat, _TOLD, _WHOLE),
        *_written(events, seat),
        *story.deeds(events, seat, _TILES),
        *_whole(events, seat),
    ]


def _dealt(events: Sequence[Event]) -> Iterator[Deed]:
    for event in events:
        cards = event.text.args.get("cards")
        if event.text.key == "elysium-event-dealt-agora" and isinstance(cards, list):
            yield Deed(Text("elysium-deed-dealt-agora", {"count": len(cards)}), whole=True)


def _written(events: Sequence[Event], seat: Seat) -> Iterator[Deed]:
    """All cards that went into Legends, together; first the seat's own, then what others were allowed by a power."""
    moved: dict[Seat, list[Text]] = {seat: []}
    for event in events:
        card = event.text.args.get("card")
        if event.kind == "transferred" and event.seat is not None and isinstance(card, Text):
            moved.setdefault(event.seat, []).append(card)
    for who, cards in moved.items():
        said = Text("elysium-deed-transferred", {"cards": cards})
        if cards:
            yield Deed(said) if who == seat else story.of_other(who, said)


def _whole(events: Sequence[Event], seat: Seat) -> Iterator[Deed]:
    """Legends that became complete and brought no tile by it."""
    for event, after in zip_longest(events, events[1:]):
        legend = event.text.args.get("legend")
        if event.kind != "transferred" or event.seat != seat or not isinstance(legend, Text):
            continue
        tile = after is not None and after.kind == "tile"
        if not tile and legend.key in _MOST and legend.args["count"] == _MOST[legend.key]:
            names = {name: value for name, value in legend.args.items() if name != "count"}
            place = Text(
                legend.key.removesuffix("-of").replace("-legend-", "-plan-to-"), {**names, "first": legend.args["card"]}
            )
            yield Deed(Text("elysium-deed-whole", {"legend": place}), highlight=True)
