"""Pictures of Pantheum, drawn from its view alone."""

from __future__ import annotations

from msgspec import Struct

from render.canvas import Canvas
from render.games.pantheum import alt
from render.games.pantheum.board import draw_board
from render.games.pantheum.brief import Brief
from render.games.pantheum.crop import draw_crop, topic, whose
from render.games.pantheum.market import draw_market
from render.games.pantheum.plan import draw_plan
from render.games.pantheum.reading import draw_card, draw_kronos_card
from render.games.pantheum.score import draw_score
from render.games.pantheum.seat import draw_seat
from render.types import Request
from render.words import Words
from rules.games.pantheum.view import DemigodView, PantheumView

MOST_TARGETS = 25
"""More numbers than this do not go on one picture."""


class PantheumArtist:
    """The pictures of Pantheum."""

    def kinds(self, view: Struct) -> tuple[str, ...]:
        """Board first; the plan only for whom it belongs to, the score only at the end; a lone card has one."""
        if isinstance(view, DemigodView):
            return ("card",)
        if not isinstance(view, PantheumView):
            return ()
        own = ("plan",) if view.plan is not None and view.viewer.seat is not None else ()
        end = ("score",) if view.over else ()
        return ("board", *own, "seat", "market", "card", "crop", *end)

    def best(self, request: Request) -> str:
        """`crop` when the markers point into a column, or are too many, for the board; else the kind asked for."""
        if request.kind != "board":
            return request.kind
        inside = any(marker.ref.startswith("demigod:") for marker in request.markers)
        return "crop" if inside or len(request.markers) > MOST_TARGETS else "board"

    def draw(self, request: Request) -> Canvas:
        """The finished picture; ValueError if the view lacks what the kind shows."""
        if isinstance(request.view, DemigodView):
            says = request.texts.get(request.view.id, "")
            return draw_card(Words(request.locale), request.view, says)
        return _draw(_brief(request))

    def alt(self, request: Request) -> str:
        """The picture in words."""
        if isinstance(request.view, DemigodView):
            return alt.card_alt(Words(request.locale), request.view, request)
        return _alt(_brief(request))


def _brief(request: Request) -> Brief:
    if not isinstance(request.view, PantheumView):
        raise ValueError("not a view of Pantheum")
    return Brief(request, request.view)


def _draw(brief: Brief) -> Canvas:
    kind, view = brief.request.kind, brief.view
    if kind == "board":
        return draw_board(brief)
    if kind == "market":
        return draw_market(brief)
    if kind == "crop":
        return draw_crop(brief)
    if kind == "seat":
        return draw_seat(brief, brief.seat(whose(brief)))
    if kind == "card":
        return _draw_card(brief)
    if kind == "score" and view.over:
        return draw_score(brief)
    if kind == "plan" and view.plan is not None and view.viewer.seat is not None:
        return draw_plan(brief, view.plan, view.viewer.seat)
    raise ValueError(f"this view has no picture of kind {kind}")


def _focus_card(brief: Brief) -> DemigodView:
    focus = brief.request.focus or ""
    card = brief.stack(focus) or brief.demigod(focus.removeprefix("demigod:"))
    if card is None:
        raise ValueError(f"no card {focus!r} in this view")
    return card


def _draw_card(brief: Brief) -> Canvas:
    if brief.request.focus == "kronos" and brief.view.kronos is not None:
        return draw_kronos_card(brief, brief.view.kronos)
    card = _focus_card(brief)
    return draw_card(brief.words, card, brief.request.texts.get(card.id, ""))


def _alt(brief: Brief) -> str:
    kind, view = brief.request.kind, brief.view
    if kind == "plan" and view.plan is not None:
        return alt.plan_alt(brief, view.plan)
    if kind == "card" and brief.request.focus != "kronos":
        return alt.card_alt(brief.words, _focus_card(brief), brief.request)
    if kind == "score":
        return alt.score_alt(brief)
    about = topic(brief) if kind == "crop" else kind
    if about == "market":
        return alt.market_alt(brief)
    if about == "seat":
        return alt.seat_alt(brief, brief.seat(whose(brief)))
    return alt.kronos_alt(brief) if kind == "card" else alt.board_alt(brief)
