"""Messenger of the Gods: two or more cards drawn at once go back under their deck, and as many others come (3.2, G06).

A line of Coliseum cards in a Combat against the game is no draw of a seat, so it never comes here (HYB-045).
"""

from __future__ import annotations

from rules.core import flow
from rules.core.game import Frame
from rules.core.types import AnyDecision, Option, Seat, Text
from rules.games.hybris import decks
from rules.games.hybris.ops import Happened
from rules.games.hybris.state import HybrisState
from rules.games.hybris.table import has
from rules.games.hybris.triggers import TRIGGERS
from rules.games.hybris.words import Ctx, names_text, say


def offer(draft: HybrisState, seat: Seat, frame: Frame) -> None:
    """Once for each draw, before any of the cards is kept (HYB-041, HYB-046)."""
    if has(draft, seat, "messenger"):
        flow.push(draft, "messenger", seat=seat, deck=frame.v["deck"])


def ask(state: HybrisState, frame: Frame) -> AnyDecision:
    """All of them back, or none (HYB-042, HYB-043)."""
    cards = state.players[frame.v["seat"]].drawn
    facts = {"deck": frame.v["deck"], "count": len(cards)}
    yes = Option("use", Text("hybris-option-messenger", facts), irreversible=True)
    no = Option("none", Text("hybris-option-no-messenger"))
    prompt = Text("hybris-ask-messenger", {"cards": names_text(state, cards), **facts})
    return flow.confirm(frame, frame.v["seat"], "messenger", prompt, yes, no, secret=True)


def answer(draft: HybrisState, frame: Frame, decision: AnyDecision, choice: str, ctx: Ctx) -> None:
    """They go under the deck, as many come from its top (HYB-044)."""
    flow.pop(draft)
    if choice != "use":
        return
    seat, deck = decision.seat, frame.v["deck"]
    player = draft.players[seat]
    count = len(player.drawn)
    decks.piles(draft, seat, deck)[0].extend(player.drawn)
    player.drawn = decks.take_several(draft, seat, deck, count, ctx)
    say(ctx, "messenger", seat, deck=deck, count=count)
    TRIGGERS.happened(draft, Happened("messenger_used", seat))
    TRIGGERS.see_to(draft)
