"""The demigod deck, the four open stacks, and the epic market."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import chain

from rules.core.game import Context
from rules.core.types import Seat
from rules.games.pantheum.board import KEPT
from rules.games.pantheum.data import COLUMN_OF, DATA, card_id
from rules.games.pantheum.state import PantheumState, Pile, home_stack
from rules.games.pantheum.words import card_text

EPIC_COLORS = tuple(COLUMN_OF)
"""Colors of the epic slots, in the order of the columns they go to."""


def open_stacks(state: PantheumState) -> int:
    """How many stacks of the market hold a card."""
    return sum(1 for stack in state.market if stack)


def offered(state: PantheumState) -> Mapping[str, str]:
    """The cards that may be recruited by anybody, by id, with where they lie open: `market:0`, then `epic:green`."""
    return _places(*_stacks(state))


def _stacks(state: PantheumState) -> list[Pile]:
    return [*state.market, *[state.epics[color] for color in EPIC_COLORS]]


@lru_cache(KEPT)
def _places(*stacks: Pile) -> Mapping[str, str]:
    places = [f"market:{n}" for n in range(len(stacks) - len(EPIC_COLORS))] + [f"epic:{color}" for color in EPIC_COLORS]
    return {card_id(stack[0]): place for stack, place in zip(stacks, places, strict=True) if stack}


def open_card(state: PantheumState, ident: str) -> str:
    """The open card of this id; raises StopIteration when there is none."""
    return next(stack[0] for stack in _stacks(state) if stack and card_id(stack[0]) == ident)


def take(draft: PantheumState, card: str) -> bool:
    """Take an open card off its stack; True when it came from the market, False from the epics."""
    for place, stack in enumerate(draft.market):
        if stack and stack[0] == card:
            _restack(draft, place, stack[1:])
            return True
    color = home_stack(card)
    # A sold epic may have come up in the market; only then is it found above.
    assert color is not None
    draft.epics[color] = draft.epics[color][1:]
    return False


def _restack(draft: PantheumState, place: int, stack: Pile) -> None:
    draft.market = (*draft.market[:place], stack, *draft.market[place + 1 :])


def draw_to_market(draft: PantheumState) -> str:
    """Open the next card of the deck: onto its match, else into a free place."""
    card, *rest = draft.deck
    draft.deck = tuple(rest)
    draft.sunk = min(draft.sunk, len(draft.deck))
    matching = (place for place, stack in enumerate(draft.market) if stack and card_id(stack[0]) == card_id(card))
    free = (place for place, stack in enumerate(draft.market) if not stack)
    place = next(chain(matching, free), len(draft.market))
    _restack(draft, place, (card, *draft.market[place]) if place < len(draft.market) else (card,))
    return card


def fill(draft: PantheumState) -> list[str]:
    """Open cards until enough stacks lie open or the deck is empty (6.2); gives the cards opened."""
    opened = []
    while draft.deck and open_stacks(draft) < DATA.market.stacks:
        opened.append(draw_to_market(draft))
    return opened


def refill(draft: PantheumState, ctx: Context[PantheumState]) -> None:
    """After a card left the market: open new ones as the house option says (A28)."""
    opened = []
    if draft.options["refill"] == "always" and draft.deck:
        opened.append(draw_to_market(draft))
    opened += fill(draft)
    for card in opened:
        ctx.say("refill", "pantheum-event-refill", None, reveals=True, card=card_text(card), id=card)


def sink(draft: PantheumState, card: str) -> None:
    """Put a card under the deck, seen by all."""
    draft.deck = (*draft.deck, card)
    draft.sunk += 1


def leave_play(draft: PantheumState, seat: Seat, card: str) -> None:
    """Take a card off a seat's board: what is stored on it is lost, its recruiter may recruit its name again."""
    player = draft.players[seat]
    column = player.column_of(card)
    assert column is not None
    columns = {**player.columns, column: [other for other in player.columns[column] if other != card]}
    draft.change(seat, columns=columns, stored={other: held for other, held in player.stored.items() if other != card})
    for by, claimant in draft.players.items():
        if card in claimant.claims:
            draft.change(by, claims=[other for other in claimant.claims if other != card])
