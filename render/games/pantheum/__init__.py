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
from render.games.pantheum.printed import kronos_card, lone_card
from render.games.pantheum.reading import draw_card, draw_kronos_card
from render.games.pantheum.score import draw_score
from render.games.pantheum.seat import draw_seat
from render.types import Request
from render.words import Words
from rules.games.pantheum.data import KronosCard
from rules.games.pantheum.view import DemigodView, PantheumView

MOST_TARGETS = 25
"""More numbers than this do not go on one picture."""


class PantheumArtist:
    """The pictures of Pantheum."""

    def kinds(self, view: Struct) -> tuple[str, ...]:
        """Board first; the plan only for whom it belongs to, the score only at the end; a lone card has one."""
        if not isinstance(view, PantheumView):
            return ("card",) if lone_card(view) is not None else ()
        own = ("plan",) if view.plan is not None and view.viewer.seat is not None else ()
        end = ("score",) if view.over else ()
        cards = ("card",) if any(stack.card is not None for stack in (*view.market, *view.epics)) else ()
        return ("board", *own, "seat", "market", *cards, "crop", *end)

    def best(self, request: Request) -> str:
        """`crop` when the markers point into a column, or are too many, for the board; else the kind asked for."""
        if request.kind != "board":
            return request.kind
        inside = any(marker.ref.startswith("demigod:") for marker in request.markers)
        return "crop" if inside or len(request.markers) > MOST_TARGETS else "board"

    def draw(self, request: Request) -> Canvas:
        """The finished picture; ValueError if the view lacks what the kind shows."""
        if isinstance(request.view, PantheumView):
            return _draw(Brief(request, request.view))
        return _draw_card(Words(request.locale), _lone(request), request)

    def alt(self, request: Request) -> str:
        """The picture in words."""
        if isinstance(request.view, PantheumView):
            return _alt(Brief(request, request.view))
        return _card_alt(Words(request.locale), _lone(request), request)


def _lone(request: Request) -> DemigodView | KronosCard:
    card = lone_card(request.view)
    if card is None:
        raise ValueError("neither a view nor a card of Pantheum")
    return card


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
        return _draw_card(brief.words, _focus_card(brief), brief.request)
    if kind == "score" and view.over:
        return draw_score(brief)
    if kind == "plan" and view.plan is not None and view.viewer.seat is not None:
        return draw_plan(brief, view.plan, view.viewer.seat)
    raise ValueError(f"this view has no picture of kind {kind}")


def _focus_card(brief: Brief) -> DemigodView | KronosCard:
    """The card in focus; without a focus the first one that lies open."""
    focus, view = brief.request.focus, brief.view
    if focus is None:
        stacks = (*view.market, *view.epics)
        card: DemigodView | KronosCard | None = next((s.card for s in stacks if s.card is not None), None)
    elif focus == "kronos":
        card = kronos_card(view.kronos.card) if view.kronos is not None else None
    else:
        card = brief.stack(focus) or brief.demigod(focus.removeprefix("demigod:"))
    if card is None:
        raise ValueError(f"no card {focus!r} in this view")
    return card


def _draw_card(words: Words, card: DemigodView | KronosCard, request: Request) -> Canvas:
    says = request.texts.get(card.id, "")
    return draw_card(words, card, says) if isinstance(card, DemigodView) else draw_kronos_card(words, card, says)


def _card_alt(words: Words, card: DemigodView | KronosCard, request: Request) -> str:
    if isinstance(card, DemigodView):
        return alt.card_alt(words, card, request)
    return alt.kronos_alt(words, card, request)


def _alt(brief: Brief) -> str:
    kind, view = brief.request.kind, brief.view
    if kind == "plan" and view.plan is not None:
        return alt.plan_alt(brief, view.plan)
    if kind == "card":
        return _card_alt(brief.words, _focus_card(brief), brief.request)
    if kind == "score":
        return alt.score_alt(brief)
    about = topic(brief) if kind == "crop" else kind
    if about == "market":
        return alt.market_alt(brief)
    if about == "seat":
        return alt.seat_alt(brief, brief.seat(whose(brief)))
    return alt.board_alt(brief)
