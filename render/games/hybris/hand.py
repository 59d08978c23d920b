"""What only its owner knows: the hand, Premonitions, what has just been drawn, the plan; over it a Combat in short."""

from __future__ import annotations

from collections.abc import Sequence

from render.canvas import Canvas
from render.games.hybris import parts
from render.games.hybris.brief import Brief
from render.games.hybris.cards import draw_cards, high_of
from render.games.hybris.combat import face
from render.games.hybris.looks import place_icon
from render.icons import icon
from render.lettering import BLACK, BOLD, SEMIBOLD
from rules.games.hybris.view import CardView, CharacterView, SideView

WIDTH, EDGE, TOP = 1600, 30, 112
HEAD, BAND, PLAN = 56, 132, 84
LEAST = 1080
"""Height of the picture, at least."""


def sections(brief: Brief) -> list[tuple[str, Sequence[CardView]]]:
    """Cards by where they lie, each under a heading: drawn, marked ones of the discard pile, hand, Premonitions."""
    view = brief.view
    pile = [card for player in view.players for card in player.discard if player.seat == view.viewer.seat]
    marked = [card for card in pile if brief.number(f"card:{card.key}")]
    found: list[tuple[str, Sequence[CardView]]] = [
        ("drawn", view.drawn), ("pile", marked), ("hand", view.hand), ("premonitions", view.premonitions),
    ]  # fmt: skip
    return [(name, cards) for name, cards in found if cards]


def plan(brief: Brief) -> list[CharacterView]:
    """Characters of the viewer with a token of theirs on them."""
    seat = brief.view.viewer.seat
    return [one for one in brief.seat(seat).characters if one.token is not None] if seat is not None else []


def cards_left(side: SideView) -> int:
    """How many more cards a side of a Combat may play; whoever plays for the game is done at once."""
    return 0 if side.stopped else max(0, side.limit - len(side.cards))


def _fight(canvas: Canvas, brief: Brief, y: int) -> None:
    """Both totals, so that a card can be weighed."""
    assert brief.view.combat is not None
    canvas.plate((EDGE, y, WIDTH - EDGE, y + BAND - 14), "ink", 14)
    middle = y + (BAND - 14) / 2
    canvas.put(icon("swords", 72, "gold", "ink"), WIDTH / 2, middle)
    for i, side in enumerate(brief.view.combat.sides):
        x, way = (WIDTH / 2 - 80, "r") if i == 0 else (WIDTH / 2 + 80, "l")
        wide = canvas.text((x, middle - 4), str(side.total), 84, "gold", BLACK, f"{way}m")
        x += (-wide - 26) * (1 if i == 0 else -1)
        edge = EDGE + 118 if i == 0 else WIDTH - EDGE - 118
        role = brief.words("picture-hybris-attacks" if i == 0 else "picture-hybris-defends")
        parts.line(canvas, (x, middle - 26), brief.title(side.name), 42, "ivory", BOLD, f"{way}m", room=abs(x - edge))
        left = brief.words("picture-hybris-cards-left", role=role, count=cards_left(side))
        parts.line(canvas, (x, middle + 26), left, 36, "sand", SEMIBOLD, f"{way}m", room=abs(x - edge))
        canvas.put(face(brief, side, 76), EDGE + 62 if i == 0 else WIDTH - EDGE - 62, middle)


def _plan(canvas: Canvas, brief: Brief, planned: Sequence[CharacterView], y: float) -> None:
    """Who goes where, two in a line."""
    wide = (WIDTH - 2 * EDGE - 14) / 2
    for i, one in enumerate(planned):
        x, top = EDGE + i % 2 * (wide + 14), y + i // 2 * PLAN
        canvas.plate((x, top, x + wide, top + PLAN - 12), "soot", 12, "ink", 3)
        middle, token = top + (PLAN - 12) / 2, one.token or ""
        canvas.put(parts.piece(one.seat, one.kind, 48), x + 46, middle)
        used = parts.line(canvas, (x + 86, middle - 1), brief.title(one.name), 40, "ivory", BOLD, room=wide / 2 - 80)
        at = max(x + wide / 2 - 20, x + 110 + used)
        canvas.put(icon(place_icon(token), 48, "clay", "soot"), at + 24, middle)
        name = brief.words(f"hybris-name-{token.replace('_', '-')}")
        parts.line(canvas, (at + 60, middle - 1), name, 40, "gold", SEMIBOLD, room=x + wide - at - 76)


def draw_hand(brief: Brief) -> Canvas:
    """All that is hidden from the others."""
    shown, planned = sections(brief), plan(brief)
    fight = brief.view.combat is not None
    high = TOP + 10 + (BAND if fight else 0) + sum(HEAD + high_of(brief, cards) for _, cards in shown) + 26
    high += HEAD + -(-len(planned) // 2) * PLAN if planned else 0
    canvas = brief.table(WIDTH, max(LEAST, high))
    canvas.header(brief.words("picture-hybris-own"), brief.headline)
    y: float = TOP + 4
    if fight:
        _fight(canvas, brief, TOP + 4)
        y += BAND
    for name, cards in shown:
        said = brief.words(f"picture-hybris-{name}", count=len(cards))
        parts.heading(canvas, (EDGE + 4, y + HEAD / 2), said, brief.inks[1])
        y = draw_cards(canvas, brief, cards, y + HEAD)
    if planned:
        parts.heading(canvas, (EDGE + 4, y + HEAD / 2), brief.words("picture-hybris-plan"), brief.inks[1])
        _plan(canvas, brief, planned, y + HEAD)
    if not shown and not planned:
        parts.centered(
            canvas, (EDGE, TOP, WIDTH - EDGE, TOP + 200), brief.words("picture-hybris-nothing"), 44, brief.inks[0]
        )
    return canvas
