"""Formations kept under a name: what there is to keep, and the answers that bring a kept one back."""

from __future__ import annotations

from rules.core.types import AnyDecision, Choice, Keepable
from rules.games.storm.board import HOMES
from rules.games.storm.data import mandatory
from rules.games.storm.view import StormView


def keepable(view: StormView) -> Keepable | None:
    """The formation in the making, by the order of the home regions; None when none is being made."""
    if view.formation is None or view.own is None:
        return None
    return Keepable(view.own, standing(view) or None)


def standing(view: StormView) -> list[str]:
    """Units in the order of the home regions; empty before they are picked."""
    assert view.formation is not None
    assert view.own is not None
    places = view.formation.places
    return [places[region] for region in HOMES[view.own]] if places else []


def recall(view: StormView, decision: AnyDecision, body: list[str]) -> Choice | None:
    """The next answer: back to the menu, pick the units if they are others, then all in order."""
    now = standing(view)
    same = sorted(now) == sorted(body)
    match decision.kind:
        case "pick":
            assert view.own is not None
            return [name for name in body if name != mandatory(view.own)]
        case "place":
            return "back"
        case "arrange":
            return list(body) if same else now
        case _ if now == body:
            return None
        case _:
            return "arrange" if same else "pick"
