"""Drawing cards: draw pile, discard pile shuffled into a new one, citizens (Citizens; R28, R44)."""

from __future__ import annotations

from rules.core.types import Seat, Text
from rules.games.elysium.content import DATA
from rules.games.elysium.state import Citizen, ElysiumState, Held
from rules.games.elysium.view import CITIZEN
from rules.games.elysium.words import Ctx, name_text, say


def draw_card(draft: ElysiumState, ctx: Ctx) -> str | None:
    """The top of the draw pile; when it is empty the discard pile becomes a new one. None when both are empty."""
    if not draft.deck:
        if not draft.discard:
            return None
        draft.deck = ctx.shuffle(draft.discard)
        draft.discard = []
        draft.pile += 1
        say(ctx, "reshuffled", "elysium-event-reshuffled", None, count=len(draft.deck))
    return draft.deck.pop(0)


def draw_cards(draft: ElysiumState, count: int, ctx: Ctx) -> list[str]:
    """Up to so many cards."""
    return [card for _ in range(count) if (card := draw_card(draft, ctx)) is not None]


def fill(draft: ElysiumState, zone: str, ctx: Ctx) -> list[str]:
    """Bring the Agora (`agora`) or the `oracle` to full size; the cards that came."""
    cards = draft.agora if zone == "agora" else draft.oracle
    size = agora_size(draft.seats) if zone == "agora" else DATA.setup.oracle
    drawn = draw_cards(draft, size - len(cards), ctx)
    cards.extend(drawn)
    if drawn:
        names = [name_text(draft.content, card) for card in drawn]
        ctx.say("dealt", f"elysium-event-dealt-{zone}", None, cards=names, reveals=True)
    return drawn


def agora_size(seats: int) -> int:
    """Cards of a full Agora."""
    return DATA.setup.agora_per_seat * seats + DATA.setup.agora_more


def take_citizen(draft: ElysiumState, seat: Seat, ctx: Ctx, source: Text | None = None) -> None:
    """The top card, if any, goes into the Domain face down, seen by nobody; `source` is a card whose power did it."""
    face = draw_card(draft, ctx)
    if face is None:
        return
    key = f"{CITIZEN}/{len(draft.citizens) + 1}"
    draft.citizens[key] = Citizen(face, draft.pile)
    draft.players[seat].domain.append(Held(key))
    if source is None:
        say(ctx, "citizen", "elysium-event-citizen", seat)
    else:
        say(ctx, "citizen", "elysium-event-citizen-power", seat, source=source)
