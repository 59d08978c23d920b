"""Pictures of Hybris, drawn from its view alone."""

from __future__ import annotations

from msgspec import Struct

from render.canvas import Canvas
from render.games.artist import MOST_TARGETS, Artist
from render.games.hybris import alt
from render.games.hybris.board import draw_board
from render.games.hybris.brief import AT_CHRONOS, Brief
from render.games.hybris.choices import draw_olympians, draw_pillars_large
from render.games.hybris.chronos import draw_chronos
from render.games.hybris.combat import draw_combat
from render.games.hybris.crop import draw_crop, leads
from render.games.hybris.focus import focused, focused_number
from render.games.hybris.hand import draw_hand
from render.games.hybris.place import draw_place
from render.games.hybris.reading import Sheet, draw_sheet_of, sheet_of
from render.games.hybris.score import draw_score
from render.games.hybris.seat import draw_seat
from render.kinds import Kind
from render.types import Request
from render.words import Words
from rules.core.types import Text
from rules.games.hybris.view import HybrisView


def _best(brief: Brief) -> str:
    """Where the question is seen best; `crop` when there are too many markers for the whole table."""
    kind = brief.meant.kind
    return "crop" if kind == "board" and len(brief.request.markers) > MOST_TARGETS else kind


def _places(view: HybrisView) -> list[tuple[str, Text]]:
    """Locations, then Cities."""
    found = [(place.key, place.name) for place in view.locations] + [(city.key, city.name) for city in view.cities]
    return [(f"place:{key}", name) for key, name in found]


def _owned(view: HybrisView) -> bool:
    """Whether the viewer has anything that others may not see."""
    return view.viewer.seat is not None and not view.over


def _lone(request: Request) -> Sheet:
    sheet = sheet_of(request.view, Words(request.locale))
    if sheet is None:
        raise ValueError("neither a view nor a component of Hybris")
    return sheet


def _draw_card(brief: Brief) -> Canvas:
    return draw_sheet_of(focused(brief), focused_number(brief))


KINDS = (
    Kind[HybrisView, Brief](name="board", draw=draw_board, alt=alt.board_alt),
    Kind[HybrisView, Brief](name="seat", draw=draw_seat, alt=alt.seat_alt, each_seat=True),
    Kind[HybrisView, Brief](name="hand", draw=draw_hand, alt=alt.hand_alt, secret=True, there=_owned),
    Kind[HybrisView, Brief](
        name="combat", draw=draw_combat, alt=alt.combat_alt, there=lambda view: view.combat is not None,
        closeup=("card",),
    ),
    Kind[HybrisView, Brief](
        name="place", draw=draw_place, alt=alt.place_alt, things=_places,
        closeup=("action", "space", "instead", "convert", "spin", "pact", "release", "station", "encounter"),
    ),
    Kind[HybrisView, Brief](
        name="chronos", draw=draw_chronos, alt=alt.chronos_alt, there=lambda view: "chronos" in view.parts,
        closeup=tuple(sorted(AT_CHRONOS)),
    ),
    Kind[HybrisView, Brief](name="pillars", draw=draw_pillars_large, alt=alt.pillars_alt, closeup=("pillar",)),
    Kind[HybrisView, Brief](
        name="olympians", draw=draw_olympians, alt=alt.olympians_alt, there=lambda view: bool(view.olympians),
        closeup=("olympian",),
    ),
    Kind[HybrisView, Brief](name="card", draw=_draw_card, alt=lambda brief: alt.sheet_alt(focused(brief))),
    Kind[HybrisView, Brief](name="crop", draw=draw_crop, alt=alt.crop_alt, leads=leads),
    Kind[HybrisView, Brief](name="score", draw=draw_score, alt=alt.score_alt, there=lambda view: view.over),
)  # fmt: skip
LONE = Kind[Struct, Request](
    name="card", there=lambda record: sheet_of(record, Words("en")) is not None,
    draw=lambda request: draw_sheet_of(_lone(request)), alt=lambda request: alt.sheet_alt(_lone(request)),
)  # fmt: skip
HYBRIS = Artist(HybrisView, Brief, KINDS, LONE, _best)
