"""Pictures of Elysium, drawn from its view alone."""

from __future__ import annotations

from msgspec import Struct

from render.canvas import Canvas
from render.games.elysium import alt
from render.games.elysium.board import draw_board
from render.games.elysium.brief import Brief, titled
from render.games.elysium.crop import draw_cards, draw_crop, draw_quests, near, whose
from render.games.elysium.printed import lone_card
from render.games.elysium.reading import draw_card
from render.games.elysium.score import draw_score
from render.games.elysium.seat import draw_seat
from render.types import Request
from render.words import Words
from rules.games.elysium.view import CardView, ElysiumView

MOST_TARGETS = 25
"""More numbers than this do not go on one picture."""


class ElysiumArtist:
    """The pictures of Elysium."""

    def kinds(self, view: Struct) -> tuple[str, ...]:
        """Board first; Agora, Oracle, discard pile and score only where there are any; a lone card has one."""
        if not isinstance(view, ElysiumView):
            return ("card",) if lone_card(view) is not None else ()
        oracle = ("oracle",) if view.oracle else ()
        discard = ("discard",) if view.discard else ()
        cards = ("card",) if view.agora or view.oracle else ()
        end = ("score",) if view.over else ()
        agora = ("market",) if view.agora else ()
        return ("board", "seat", *agora, *oracle, "quest", *discard, *cards, "crop", *end)

    def best(self, request: Request) -> str:
        """`crop` when all markers lie where the board is too small for them; else the kind asked for."""
        if request.kind != "board" or not isinstance(request.view, ElysiumView):
            return request.kind
        crowded = len(request.markers) > MOST_TARGETS
        return "crop" if crowded or near(Brief(request, request.view)) else "board"

    def draw(self, request: Request) -> Canvas:
        """The finished picture; ValueError if the view lacks what the kind shows."""
        if isinstance(request.view, ElysiumView):
            return _draw(Brief(request, request.view))
        words, card = Words(request.locale), _lone(request)
        return draw_card(words, card, titled(words, card.name), _lone_says(words, card, request))

    def alt(self, request: Request) -> str:
        """The picture in words."""
        if isinstance(request.view, ElysiumView):
            return alt.said(Brief(request, request.view))
        words, card = Words(request.locale), _lone(request)
        return alt.card_said(words, card, titled(words, card.name), _lone_says(words, card, request))


def _lone(request: Request) -> CardView:
    card = lone_card(request.view)
    if card is None:
        raise ValueError("neither a view nor a card of Elysium")
    return card


def _lone_says(words: Words, card: CardView, request: Request) -> str:
    return request.texts.get(card.id) or titled(words, card.text, "Semibold")


def _draw(brief: Brief) -> Canvas:
    kind, view = brief.request.kind, brief.view
    if kind == "board":
        return draw_board(brief)
    if kind == "seat":
        return draw_seat(brief, brief.seat(whose(brief)))
    if kind == "market":
        return draw_cards(brief, "agora")
    if (kind == "oracle" and view.oracle) or (kind == "discard" and view.discard):
        return draw_cards(brief, kind)
    if kind == "quest":
        return draw_quests(brief)
    if kind == "crop":
        return draw_crop(brief)
    if kind == "card":
        card = alt.focus_card(brief)
        return draw_card(brief.words, card, brief.title(card), brief.says(card), brief.card_number(card.key))
    if kind == "score" and view.over:
        return draw_score(brief)
    raise ValueError(f"this view has no picture of kind {kind}")
