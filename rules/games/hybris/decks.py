"""Drawing and discarding: every deck is rebuilt from its discard pile the moment a card is needed (2.1)."""

from __future__ import annotations

from msgspec import structs

from rules.core import flow
from rules.core.game import Frame
from rules.core.types import AnyDecision, Option, Seat, Text
from rules.games.hybris.cards import rules_text
from rules.games.hybris.module import Deck
from rules.games.hybris.state import HybrisState
from rules.games.hybris.table import fits
from rules.games.hybris.words import Ctx, name_text, names_text, say, tell_own


def of(state: HybrisState, seat: Seat, deck: str) -> Deck:
    """The deck of a kind as it is for a seat; one that a module brings is its own."""
    player = state.players[seat]
    match deck:
        case "conflict":
            return Deck(player.deck, player.discard, player.hand, "discard")
        case "premonition":
            return Deck(state.premonitions, state.premonition_discard, player.premonitions)
        case "coliseum":
            return Deck(state.coliseum, state.coliseum_discard, [])
    found = (module.deck(state, seat, deck) for module in state.content.modules)
    return next((one for one in found if one is not None), Deck([], [], []))


def piles(state: HybrisState, seat: Seat, deck: str) -> tuple[list[str], list[str]]:
    """The deck of a kind, the next card first, and its discard pile, the latest last."""
    return of(state, seat, deck)[:2]


def hand(state: HybrisState, seat: Seat, deck: str) -> list[str]:
    """Where a seat holds cards of a deck."""
    return of(state, seat, deck).hand


def take(draft: HybrisState, seat: Seat, deck: str, ctx: Ctx) -> str | None:
    """The next card of a deck; None when there is none, nor a discard pile to make a deck of."""
    cards, discard = piles(draft, seat, deck)
    if not cards:
        if not discard:
            return None
        _rebuild(draft, seat, deck, ctx)
    card = cards.pop(0)
    if not cards:
        _emptied(draft, deck, ctx)
    return card


def _rebuild(draft: HybrisState, seat: Seat, deck: str, ctx: Ctx) -> None:
    """The discard pile becomes the deck."""
    cards, discard = piles(draft, seat, deck)
    cards[:] = ctx.shuffle(discard)
    discard.clear()
    say(ctx, "reshuffled", seat if deck == "conflict" else None, deck=deck, count=len(cards))


def _emptied(draft: HybrisState, deck: str, ctx: Ctx) -> None:
    for module in draft.content.modules:
        module.emptied(draft, deck, ctx)


def mill(draft: HybrisState, deck: str, count: int, ctx: Ctx) -> None:
    """Discard cards of a deck of the table one by one, up to its end: then it is rebuilt (HYB-271 to HYB-273)."""
    cards, discard = piles(draft, 0, deck)
    gone = cards[:count]
    del cards[:count]
    discard.extend(gone)
    if gone:
        say(ctx, "milled", None, reveals=True, deck=deck, count=len(gone), left=len(cards), cards=_names(draft, gone))
    if not cards:
        if gone:
            _emptied(draft, deck, ctx)
        if discard:
            _rebuild(draft, 0, deck, ctx)


def _names(state: HybrisState, cards: list[str]) -> list[Text]:
    """Cards by name; those of the Coliseum have none but their Strength."""
    strengths = state.content.strengths
    return [
        Text("hybris-coliseum-card", {"strength": strengths[card]}) if card in strengths else name_text(state, card)
        for card in cards
    ]


def take_several(draft: HybrisState, seat: Seat, deck: str, count: int, ctx: Ctx) -> list[str]:
    """Up to so many cards."""
    return [card for _ in range(count) if (card := take(draft, seat, deck, ctx)) is not None]


def pull(draft: HybrisState, seat: Seat, deck: str, count: int, ctx: Ctx) -> list[str]:
    """Up to so many cards, of which their seat is told; where they go is left to the caller."""
    cards = take_several(draft, seat, deck, count, ctx)
    if cards:
        tell_own(ctx, "drew", seat, deck=deck, count=len(cards), cards=names_text(draft, cards))
    return cards


def room(state: HybrisState, seat: Seat, deck: str) -> bool:
    """Whether a seat may take another card of a deck: of Premonitions a hand holds only so many."""
    return deck != "premonition" or len(state.players[seat].premonitions) < state.content.amounts.premonitions


def draw(draft: HybrisState, seat: Seat, deck: str, count: int, ctx: Ctx, keep: int | None = None) -> None:
    """Draw so many at once, and keep all or some; it may push a frame. Several at once are one event (2.1)."""
    if not room(draft, seat, deck):
        return
    cards = pull(draft, seat, deck, count, ctx)
    if len(cards) < 2:
        _hold(draft, seat, deck, cards)
        return
    draft.players[seat].drawn = cards
    flow.push(draft, "drawn", seat=seat, deck=deck, keep=keep, told=False)


def drawn(draft: HybrisState, frame: Frame, ctx: Ctx) -> None:
    """What was drawn lies apart: modules may answer to it, then it goes to the hand, or some of it does."""
    seat, deck, keep = frame.v["seat"], frame.v["deck"], frame.v["keep"]
    player = draft.players[seat]
    if not frame.v["told"]:
        frame.v["told"] = True
        for module in draft.content.modules:
            module.drew(draft, seat, frame, ctx)
        return
    flow.pop(draft)
    if keep is not None and len(player.drawn) > keep:
        flow.push(draft, "keep", seat=seat, deck=deck, keep=keep)
        return
    _hold(draft, seat, deck, player.drawn)
    player.drawn = []


def _hold(draft: HybrisState, seat: Seat, deck: str, cards: list[str]) -> None:
    """Cards come to where the seat holds them."""
    hand(draft, seat, deck).extend(cards)
    for module in draft.content.modules:
        module.held(draft, seat, deck)


def ask_keep(state: HybrisState, frame: Frame) -> AnyDecision:
    """Which of the cards drawn is kept."""
    seat = frame.v["seat"]
    options = [offered_option(state, seat, card) for card in state.players[seat].drawn]
    prompt = Text("hybris-ask-keep", {"deck": frame.v["deck"]})
    return flow.one(frame, seat, "keep", prompt, options, secret=True, quotable=True)


def answer_keep(draft: HybrisState, frame: Frame, decision: AnyDecision, choice: str, ctx: Ctx) -> None:
    """Keep it; when enough are kept the others go back."""
    seat, deck = frame.v["seat"], frame.v["deck"]
    player, card = draft.players[seat], choice.partition(":")[2]
    player.drawn.remove(card)
    _hold(draft, seat, deck, [card])
    tell_own(ctx, "kept", seat, deck=deck, cards=names_text(draft, [card]))
    frame.v["keep"] -= 1
    if frame.v["keep"]:
        return
    flow.pop(draft)
    _put_back(of(draft, seat, deck), player.drawn)
    say(ctx, "returned", seat, reveals=deck == "conflict", deck=deck, count=len(player.drawn))
    player.drawn = []


def _put_back(deck: Deck, cards: list[str]) -> None:
    if deck.back == "top":
        deck.cards[:0] = cards
    else:
        (deck.discard if deck.back == "discard" else deck.cards).extend(cards)


def card_option(state: HybrisState, card: str) -> Option:
    """A card to choose, by its name."""
    return Option(f"card:{card}", name_text(state, card), ref=f"card:{card}", hint=card_hint(state, card))


def card_hint(state: HybrisState, card: str) -> Text | None:
    """What a card says in short: Strength and symbols of a Conflict card, what a Premonition asks for."""
    return rules_text(state.pack, tuple(state.modules), card)


def offered_option(state: HybrisState, seat: Seat, card: str) -> Option:
    """A card to keep; of a Premonition whether its condition is true now."""
    option, record = card_option(state, card), state.content.premonitions.get(card)
    if record is None or option.hint is None or not fits(state, seat, dict(record.needs)):
        return option
    return structs.replace(option, hint=Text("hybris-hint-true", {"hint": option.hint}))


def discard(draft: HybrisState, seat: Seat, deck: str, card: str, ctx: Ctx) -> None:
    """Put a card of the hand on its discard pile, face up."""
    hand(draft, seat, deck).remove(card)
    piles(draft, seat, deck)[1].append(card)
    say(ctx, "discarded", seat, reveals=True, card=name_text(draft, card))
