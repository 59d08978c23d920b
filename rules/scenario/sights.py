"""What expectations look at: the state, views, questions, what was told, the outcome."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from rules.core import codec, engine
from rules.core.documents import at
from rules.core.log import Line
from rules.core.text import Wording
from rules.core.types import SPECTATOR, AnyDecision, Event, Text, Viewer
from rules.scenario.file import nearest


def documents(line: Line[Any], events: Sequence[Event], pointer: str) -> dict[str, Any]:
    """As much of the pointed-at document as the pointer needs."""
    game, state = line.game, line.state
    root, *rest = pointer.split("/")[1:]
    if root == "state":
        return {"state": _json(state)}
    if root == "outcome":
        return {"outcome": _json(state.outcome)}
    if root == "events":
        return {"events": [_told(event, state.seats) for event in events]}
    if root == "view":
        viewer = SPECTATOR if rest[0] == "spectator" else Viewer(int(rest[0]))
        return {"view": {rest[0]: _json(engine.view(game, state, viewer))}}
    return {"pending": {str(one.seat): _asked(one) for one in reversed(line.newest.pending)}}


def missing(document: dict[str, Any], pointer: str) -> Text:
    """That nothing is there, and what is beside it."""
    above, _, name = pointer.rpartition("/")
    there, holder = at(document, above)
    if not there or not isinstance(holder, dict) or not holder:
        return Text("scenario-nothing")
    return Text("scenario-nothing-but", {"beside": nearest(name, holder)})


def _json(value: object) -> Any:
    return msgspec.json.decode(codec.encode(value))


def _told(event: Event, seats: int) -> dict[str, Any]:
    """An event: its members, and its English words with the numbers of seats."""
    return {**_json(event), "words": Wording(names=[f"seat {seat}" for seat in range(seats)])(event.text)}


def _asked(decision: AnyDecision) -> dict[str, Any]:
    """A decision: its members, with the keys of its options."""
    return {**_json(decision), "options": [option.key for option in decision.offered]}
