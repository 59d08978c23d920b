"""Pictures of Storm over Olympus, drawn from its view alone."""

from __future__ import annotations

from msgspec import Struct

from render.canvas import Canvas
from render.games.storm import alt
from render.games.storm.board import draw_map
from render.games.storm.brief import Brief
from render.games.storm.cards import draw_card, lone_unit
from render.games.storm.combat import draw_combat
from render.games.storm.crop import draw_crop
from render.games.storm.score import draw_score
from render.games.storm.setup import draw_setup
from render.types import Request
from render.words import Words
from rules.games.storm.data import UNITS, Unit
from rules.games.storm.view import StormView

PRIVATE = ("units", "setup", "crop")
"""Kinds that show what the viewer knows; all others show the same to everybody."""


class StormArtist:
    """The pictures of Storm."""

    def kinds(self, view: Struct) -> tuple[str, ...]:
        """Board first; own units or formation for their owner, a fight while there is one, the score at the end."""
        if not isinstance(view, StormView):
            return ("card",) if lone_unit(view) is not None else ()
        fight = ("combat",) if view.fight is not None or view.round is not None else ()
        end = ("score",) if view.over else ()
        return ("board", *_own(view), *fight, "crop", "card", *end)

    def best(self, request: Request) -> str:
        """The formation, the fight, the units of one region, or the own map, whichever the markers are about."""
        view = request.view
        if request.kind != "board" or not isinstance(view, StormView):
            return request.kind
        own = _own(view)
        if view.formation is not None and own:
            return "setup"
        if not request.markers:
            return own[0] if own and view.fight is None else _news(view)
        if view.fight is not None and all(marker.ref.startswith("unit:") for marker in request.markers):
            return "combat"
        return "crop" if _of_one_region(view, request) else own[0] if own else "board"

    def draw(self, request: Request) -> Canvas:
        """The finished picture; ValueError if the view lacks what the kind shows."""
        if not isinstance(request.view, StormView) or request.kind == "card":
            unit = _unit(request)
            return draw_card(Words(request.locale), unit, request.texts.get(unit.id, ""))
        return _draw(Brief(request, request.view, own=request.kind in PRIVATE))

    def alt(self, request: Request) -> str:
        """The picture in words."""
        if not isinstance(request.view, StormView) or request.kind == "card":
            return alt.card_alt(Words(request.locale), _unit(request), request)
        return _alt(Brief(request, request.view, own=request.kind in PRIVATE))


def _own(view: StormView) -> tuple[str, ...]:
    """What only the viewer may see of it."""
    if view.own is None or view.over:
        return ()
    return ("setup",) if view.formation is not None else ("units",)


def _news(view: StormView) -> str:
    """What is worth seeing while nothing has to be pointed at: the end, a fight, or how one has just ended."""
    if view.over:
        return "score"
    return "combat" if view.fight is not None or view.round is not None else "board"


def _of_one_region(view: StormView, request: Request) -> bool:
    """Whether all markers stand for units of one region."""
    names = {marker.ref.removeprefix("unit:") for marker in request.markers if marker.ref.startswith("unit:")}
    places = [{unit.alias for unit in region.units} & names for region in view.regions]
    return len(names) == len(request.markers) and any(len(found) == len(names) for found in places)


def _unit(request: Request) -> Unit:
    """The unit a card is about: the record itself, or the one in focus; Zeus without any."""
    if isinstance(request.view, StormView):
        name = (request.focus or "zeus").removeprefix("unit:")
        unit = UNITS.get(name)
    else:
        unit = lone_unit(request.view)
    if unit is None:
        raise ValueError(f"no unit {request.focus!r}, and no view of Storm")
    return unit


def _draw(brief: Brief) -> Canvas:
    kind, view = brief.request.kind, brief.view
    if kind == "board" or (kind == "units" and "units" in _own(view)):
        return draw_map(brief)
    if kind == "combat" and (view.fight is not None or view.round is not None):
        return draw_combat(brief)
    if kind == "crop":
        return draw_crop(brief)
    if kind == "score" and view.over:
        return draw_score(brief)
    if kind == "setup" and view.formation is not None and view.own is not None:
        return draw_setup(brief, view.formation)
    raise ValueError(f"this view has no picture of kind {kind}")


def _alt(brief: Brief) -> str:
    kind, view = brief.request.kind, brief.view
    if kind == "combat":
        return alt.combat_alt(brief)
    if kind == "crop":
        return alt.crop_alt(brief)
    if kind == "score":
        return alt.score_alt(brief)
    if kind == "setup" and view.formation is not None:
        return alt.setup_alt(brief, view.formation)
    return alt.map_alt(brief)
