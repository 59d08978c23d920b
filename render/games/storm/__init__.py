"""Pictures of Storm over Olympus, drawn from its view alone."""

from __future__ import annotations

from msgspec import Struct

from render.games.artist import Artist
from render.games.storm import alt
from render.games.storm.board import draw_map
from render.games.storm.brief import Brief
from render.games.storm.cards import draw_card, lone_unit
from render.games.storm.combat import draw_combat
from render.games.storm.crop import draw_crop
from render.games.storm.score import draw_score
from render.games.storm.setup import draw_setup
from render.kinds import Kind
from render.types import Request
from render.words import Words
from rules.games.storm.data import UNITS, Unit
from rules.games.storm.view import StormView


def _owned(view: StormView) -> bool:
    """Whether the viewer may see anything of it that others may not."""
    return view.own is not None and not view.over


def _fought(view: StormView) -> bool:
    return view.fight is not None or view.round is not None


def _best(brief: Brief) -> str:
    """The formation, the fight, the units of one region, or the own map, whichever the markers are about."""
    view, markers = brief.view, brief.request.markers
    if view.formation is not None and _owned(view):
        return "setup"
    own = "units" if _owned(view) else None
    if not markers:
        return own if own and view.fight is None else _news(view)
    if view.fight is not None and all(marker.ref.startswith("unit:") for marker in markers):
        return "combat"
    return "crop" if _of_one_region(brief) else own or "board"


def _news(view: StormView) -> str:
    """What is worth seeing while nothing has to be pointed at: the end, a fight, or how one has just ended."""
    return "score" if view.over else "combat" if _fought(view) else "board"


def _of_one_region(brief: Brief) -> bool:
    """Whether all markers stand for units of one region."""
    markers = brief.request.markers
    names = {marker.ref.removeprefix("unit:") for marker in markers if marker.ref.startswith("unit:")}
    places = [{unit.alias for unit in region.units} & names for region in brief.view.regions]
    return len(names) == len(markers) and any(len(found) == len(names) for found in places)


def _unit(request: Request) -> Unit:
    """The unit a card is about: the record itself, or the one in focus; Zeus without any."""
    if isinstance(request.view, StormView):
        unit = UNITS.get((request.focus or "zeus").removeprefix("unit:"))
    else:
        unit = lone_unit(request.view)
    if unit is None:
        raise ValueError(f"no unit {request.focus!r}, and no view of Storm")
    return unit


LONE = Kind[Struct, Request](
    name="card", there=lambda record: lone_unit(record) is not None,
    draw=lambda request: draw_card(Words(request.locale), _unit(request), request.texts.get(_unit(request).id, "")),
    alt=lambda request: alt.card_alt(Words(request.locale), _unit(request), request),
)  # fmt: skip
KINDS = (
    Kind[StormView, Brief](name="board", draw=draw_map, alt=alt.map_alt),
    Kind[StormView, Brief](
        name="setup", draw=draw_setup, alt=alt.setup_alt, secret=True,
        there=lambda view: _owned(view) and view.formation is not None,
    ),
    Kind[StormView, Brief](
        name="units", draw=draw_map, alt=alt.map_alt, secret=True,
        there=lambda view: _owned(view) and view.formation is None,
    ),
    Kind[StormView, Brief](name="combat", draw=draw_combat, alt=alt.combat_alt, there=_fought),
    Kind[StormView, Brief](name="crop", draw=draw_crop, alt=alt.crop_alt, secret=True),
    Kind[StormView, Brief](
        name="card", draw=lambda brief: LONE.draw(brief.request), alt=lambda brief: LONE.alt(brief.request)
    ),
    Kind[StormView, Brief](name="score", draw=draw_score, alt=alt.score_alt, there=lambda view: view.over),
)  # fmt: skip
STORM = Artist(StormView, Brief, KINDS, LONE, _best)
