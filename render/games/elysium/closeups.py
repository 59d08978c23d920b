"""Cards of one place, or of several seats, and the Quests: drawn large, with the same numbers."""

from __future__ import annotations

from render.canvas import Canvas
from render.games.elysium.brief import Brief
from render.games.elysium.large import MOST, draw_sheet_of
from render.games.elysium.pediment import draw_pediment, high_of
from render.kinds import Spot
from rules.games.elysium.view import CardView

QUEST_WIDTH, QUEST_SCALE = 1200, 2.1


def leads(brief: Brief) -> Spot | None:
    """Where all markers are; None when they are on cards of several seats, the table when they lie apart."""
    if len(brief.spots) < 2:
        return brief.spots[0] if brief.spots else Spot("seat", brief.request.focus)
    cards = all(marker.ref.startswith("card:") and brief.card(marker.ref) for marker in brief.request.markers)
    held = cards and {spot.kind for spot in brief.spots} == {"seat"} and len(brief.request.markers) <= MOST
    return None if held else Spot("board")


def near(brief: Brief) -> bool:
    """True when the markers are easier to see close up: all in one seat's cards, the discard pile, or held cards."""
    if not brief.spots or any(marker.ref.startswith("column:") for marker in brief.request.markers):
        return False
    spot = leads(brief)
    return spot is None or spot.kind in ("seat", "discard")


def _marked_first(brief: Brief, cards: list[CardView]) -> list[CardView]:
    """Marked cards in the order of their numbers, then the latest."""
    marked = [card for card in cards if brief.card_number(card.key)]
    marked.sort(key=lambda card: brief.card_number(card.key))
    return marked or list(reversed(cards))


def draw_agora(brief: Brief) -> Canvas:
    """The cards of the Agora."""
    cards = brief.in_menu_order(brief.view.agora)
    return draw_sheet_of(brief, brief.words("picture-elysium-agora"), cards, {})


def draw_oracle(brief: Brief) -> Canvas:
    """The cards of the Oracle."""
    return draw_sheet_of(brief, brief.words("picture-elysium-oracle"), brief.view.oracle or [], {})


def draw_discard(brief: Brief) -> Canvas:
    """The discard pile."""
    cards = _marked_first(brief, brief.view.discard)
    return draw_sheet_of(brief, brief.words("picture-elysium-discard-title"), cards, {})


def draw_held(brief: Brief) -> Canvas:
    """Marked cards of several seats, each with who holds it."""
    owners = {held.key: seat for seat, held in brief.held() if held.card is not None}
    lying = [held.card for _, held in brief.held() if held.card is not None]
    return draw_sheet_of(brief, brief.words("picture-elysium-title"), _marked_first(brief, lying), owners)


def draw_quests(brief: Brief) -> Canvas:
    """The pediment and its Quests, large."""
    canvas = brief.table(QUEST_WIDTH, 132 + high_of(QUEST_SCALE) + 24)
    canvas.header(brief.words("picture-elysium-quests"), brief.headline)
    draw_pediment(canvas, brief, 66, 132, QUEST_WIDTH - 132, QUEST_SCALE)
    return canvas
