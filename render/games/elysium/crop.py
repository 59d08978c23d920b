"""What a decision is about, drawn large with the same numbers: one seat, some cards, or the Quests."""

from __future__ import annotations

from render.canvas import Canvas
from render.games.elysium.board import draw_board
from render.games.elysium.brief import Brief
from render.games.elysium.large import MOST, draw_sheet_of
from render.games.elysium.pediment import draw_pediment, high_of
from render.games.elysium.seat import draw_seat
from rules.games.elysium.view import CardView

QUEST_WIDTH, QUEST_SCALE = 1200, 2.1
PLACES = ("agora", "oracle", "discard", "quest", "seat", "held", "board")


def place_of(brief: Brief, ref: str) -> tuple[str, int]:
    """Where a marker points: a place of `PLACES`, and the seat if it is somebody's (else -1)."""
    kind, _, rest = ref.partition(":")
    view = brief.view
    if kind == "card":
        for place, cards in (("agora", view.agora), ("oracle", view.oracle or []), ("discard", view.discard)):
            if any(card.key == rest for card in cards):
                return place, -1
        return next((("seat", seat) for seat, held in brief.held() if held.key == rest), ("board", -1))
    if kind == "legend":
        return "seat", int(rest.partition(":")[0])
    if kind == "column":
        return "seat", int(rest.partition(":")[0]) if ":" in rest else brief.asked
    return (kind, -1) if kind == "quest" else ("board", -1)


def topic(brief: Brief) -> tuple[str, int]:
    """What all markers are about, the focus where there are none; `board` when they lie in different places."""
    found = {place_of(brief, marker.ref) for marker in brief.request.markers}
    if len(found) == 1:
        return found.pop()
    if found:
        cards = all(marker.ref.startswith("card:") and brief.card(marker.ref) for marker in brief.request.markers)
        several = cards and {place for place, _ in found} == {"seat"} and len(brief.request.markers) <= MOST
        return ("held" if several else "board"), -1
    kind, _, rest = (brief.request.focus or "seat").partition(":")
    if kind in ("agora", "oracle", "discard", "quest"):
        return kind, -1
    return "seat", int(rest) if kind == "seat" and rest.isdigit() else brief.asked


def near(brief: Brief) -> bool:
    """True when the markers are easier to see close up: all in one seat's cards, the discard pile, or held cards."""
    if not brief.request.markers or any(marker.ref.startswith("column:") for marker in brief.request.markers):
        return False
    return topic(brief)[0] in ("seat", "discard", "held")


def whose(brief: Brief) -> int:
    """The seat that a picture of one seat shows: that of the markers or of the focus, else who is asked."""
    place, seat = topic(brief)
    return seat if place == "seat" else brief.asked


def _marked_first(brief: Brief, cards: list[CardView]) -> list[CardView]:
    """Marked cards in the order of their numbers, then the latest."""
    marked = [card for card in cards if brief.card_number(card.key)]
    marked.sort(key=lambda card: brief.card_number(card.key))
    return marked or list(reversed(cards))


def draw_cards(brief: Brief, place: str) -> Canvas:
    """The cards of the Agora, the Oracle, the discard pile, or marked cards of several seats."""
    view = brief.view
    if place == "held":
        owners = {held.key: seat for seat, held in brief.held() if held.card is not None}
        lying = [held.card for _, held in brief.held() if held.card is not None]
        return draw_sheet_of(brief, brief.words("picture-elysium-title"), _marked_first(brief, lying), owners)
    if place == "discard":
        cards = _marked_first(brief, view.discard)
        return draw_sheet_of(brief, brief.words("picture-elysium-discard-title"), cards, {})
    if place == "agora":
        return draw_sheet_of(brief, brief.words("picture-elysium-agora"), brief.in_menu_order(view.agora), {})
    return draw_sheet_of(brief, brief.words("picture-elysium-oracle"), view.oracle or [], {})


def draw_quests(brief: Brief) -> Canvas:
    """The pediment and its Quests, large."""
    canvas = brief.table(QUEST_WIDTH, 132 + high_of(QUEST_SCALE) + 24)
    brief.header(canvas, brief.words("picture-elysium-quests"))
    draw_pediment(canvas, brief, 66, 132, QUEST_WIDTH - 132, QUEST_SCALE)
    return canvas


def draw_crop(brief: Brief) -> Canvas:
    """Whatever the markers point at."""
    place, seat = topic(brief)
    if place == "board":
        return draw_board(brief)
    if place == "quest":
        return draw_quests(brief)
    return draw_seat(brief, brief.seat(seat)) if place == "seat" else draw_cards(brief, place)
