"""Pictures of Elysium, drawn from its view alone."""

from __future__ import annotations

from msgspec import Struct

from render.canvas import Canvas
from render.games.artist import MOST_TARGETS, Artist
from render.games.elysium import alt
from render.games.elysium.board import draw_board
from render.games.elysium.brief import Brief, titled
from render.games.elysium.closeups import draw_agora, draw_discard, draw_held, draw_oracle, draw_quests, leads, near
from render.games.elysium.printed import lone_card
from render.games.elysium.reading import draw_card
from render.games.elysium.score import draw_score
from render.games.elysium.seat import draw_seat
from render.kinds import Kind
from render.types import Request
from render.words import Words
from rules.games.elysium.view import CardView, ElysiumView


def _best(brief: Brief) -> str:
    """`crop` when all markers lie where the board is too small for them, or there are too many."""
    return "crop" if len(brief.request.markers) > MOST_TARGETS or near(brief) else "board"


def _lone(request: Request) -> tuple[Words, CardView, str, str]:
    """Language, card, name and what it does."""
    words, card = Words(request.locale), lone_card(request.view)
    if card is None:
        raise ValueError("neither a view nor a card of Elysium")
    says = request.texts.get(card.id) or titled(words, card.text, "Semibold")
    return words, card, titled(words, card.name), says


def _draw_card(brief: Brief) -> Canvas:
    card = alt.focus_card(brief)
    return draw_card(brief.words, card, brief.title(card), brief.says(card), brief.card_number(card.key))


KINDS = (
    Kind[ElysiumView, Brief](name="board", draw=draw_board, alt=alt.board_alt),
    Kind[ElysiumView, Brief](name="seat", draw=draw_seat, alt=alt.seat_alt, each_seat=True),
    Kind[ElysiumView, Brief](
        name="market", draw=draw_agora, alt=alt.agora_alt, there=lambda view: bool(view.agora),
        closeup=("turn", "swap-agora"),
    ),
    Kind[ElysiumView, Brief](
        name="oracle", draw=draw_oracle, alt=alt.oracle_alt, there=lambda view: bool(view.oracle),
        closeup=("swap-oracle", "oracle", "take"),
    ),
    Kind[ElysiumView, Brief](name="quest", draw=draw_quests, alt=alt.quest_alt),
    Kind[ElysiumView, Brief](
        name="discard", draw=draw_discard, alt=alt.discard_alt, there=lambda view: bool(view.discard),
        closeup=("take-discarded",),
    ),
    Kind[ElysiumView, Brief](
        name="card", draw=_draw_card, alt=alt.card_alt, there=lambda view: bool(view.agora or view.oracle)
    ),
    Kind[ElysiumView, Brief](name="crop", draw=draw_held, alt=alt.held_alt, leads=leads),
    Kind[ElysiumView, Brief](name="score", draw=draw_score, alt=alt.score_alt, there=lambda view: view.over),
)  # fmt: skip
LONE = Kind[Struct, Request](
    name="card", there=lambda record: lone_card(record) is not None,
    draw=lambda request: draw_card(*_lone(request)), alt=lambda request: alt.card_said(*_lone(request)),
)  # fmt: skip
ELYSIUM = Artist(ElysiumView, Brief, KINDS, LONE, _best)
