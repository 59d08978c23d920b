"""Pictures of Pantheum, drawn from its view alone."""

from __future__ import annotations

from msgspec import Struct

from render.canvas import Canvas
from render.games.artist import MOST_TARGETS, Artist
from render.games.pantheum import alt
from render.games.pantheum.board import draw_board
from render.games.pantheum.brief import Brief
from render.games.pantheum.crop import draw_crop
from render.games.pantheum.market import draw_market
from render.games.pantheum.plan import draw_plan
from render.games.pantheum.printed import kronos_card, lone_card
from render.games.pantheum.reading import draw_card, draw_kronos_card
from render.games.pantheum.score import draw_score
from render.games.pantheum.seat import draw_seat
from render.kinds import Kind
from render.types import Request
from render.words import Words
from rules.games.pantheum.data import KronosCard
from rules.games.pantheum.view import DemigodView, PantheumView


def _best(brief: Brief) -> str:
    """`crop` when the markers point into a column, or are too many, for the board."""
    markers = brief.request.markers
    inside = any(marker.ref.startswith("demigod:") for marker in markers)
    return "crop" if inside or len(markers) > MOST_TARGETS else "board"


def _lone(request: Request) -> DemigodView | KronosCard:
    card = lone_card(request.view)
    if card is None:
        raise ValueError("neither a view nor a card of Pantheum")
    return card


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


def _any_open(view: PantheumView) -> bool:
    return any(stack.card is not None for stack in (*view.market, *view.epics))


def _owned(view: PantheumView) -> bool:
    return view.plan is not None and view.viewer.seat is not None


KINDS = (
    Kind[PantheumView, Brief](name="board", draw=draw_board, alt=alt.board_alt),
    Kind[PantheumView, Brief](name="plan", draw=draw_plan, alt=alt.plan_alt, there=_owned, secret=True),
    Kind[PantheumView, Brief](name="seat", draw=draw_seat, alt=alt.seat_alt, each_seat=True),
    Kind[PantheumView, Brief](name="market", draw=draw_market, alt=alt.market_alt, closeup=("recruit",)),
    Kind[PantheumView, Brief](
        name="card", there=_any_open,
        draw=lambda brief: _draw_card(brief.words, _focus_card(brief), brief.request),
        alt=lambda brief: alt.card_alt(brief.words, _focus_card(brief), brief.request),
    ),
    Kind[PantheumView, Brief](
        name="crop", draw=draw_crop, alt=alt.board_alt, leads=lambda brief: next(iter(brief.spots), None)
    ),
    Kind[PantheumView, Brief](name="score", draw=draw_score, alt=alt.score_alt, there=lambda view: view.over),
)  # fmt: skip
LONE = Kind[Struct, Request](
    name="card", there=lambda record: lone_card(record) is not None,
    draw=lambda request: _draw_card(Words(request.locale), _lone(request), request),
    alt=lambda request: alt.card_alt(Words(request.locale), _lone(request), request),
)  # fmt: skip
PANTHEUM = Artist(PantheumView, Brief, KINDS, LONE, _best)
