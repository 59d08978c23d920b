"""Another state that a viewer cannot tell from the given one: hands, decks, Premonitions and plans dealt anew."""

from __future__ import annotations

from rules.core.rng import Rng, Source
from rules.core.types import Seat, Viewer
from rules.games.hybris.setup import shuffled
from rules.games.hybris.state import HybrisState


def reshuffle(state: HybrisState, viewer: Viewer, source: Source) -> HybrisState:
    """Everything that this viewer cannot know, in another order."""
    other = state.clone()
    other.rng = Rng(f"{source.below(2**31)}", state.rng.count)
    for seat in range(other.seats):
        _own(other, seat, source, known=seat == viewer.seat)
    _premonitions(other, viewer.seat, source)
    for name in ("primordials", "coliseum", "stack_of_tiles"):
        setattr(other, name, shuffled(source, getattr(other, name)))
    for module in other.content.modules:
        module.reshuffle(other, viewer, source)
    return other


def _own(state: HybrisState, seat: Seat, source: Source, *, known: bool) -> None:
    """The Conflict cards of a seat that lie face down, and its plan."""
    player = state.players[seat]
    if known:
        player.deck = shuffled(source, player.deck)
        return
    drawn = [card for card in player.drawn if card in state.content.cards]
    held, apart = len(player.hand), len(drawn)
    mixed = shuffled(source, [*player.hand, *drawn, *player.deck])
    player.hand, player.deck = mixed[:held], mixed[held + apart :]
    player.drawn = mixed[held : held + apart] if drawn else player.drawn
    if state.content.open_plans:
        return
    every = [token for token, count in state.content.tokens.items() for _ in range(count)]
    tokens = shuffled(source, every)
    for _, char in state.characters(seat):
        if char.laid:
            char.token = tokens.pop()


def _premonitions(state: HybrisState, viewer: Seat | None, source: Source) -> None:
    """Premonitions of other seats and of the deck."""
    others = [player for seat, player in state.players.items() if seat != viewer]
    cards = state.content.premonitions
    apart = [player for player in others if any(card in cards for card in player.drawn)]
    mixed = [card for player in others for card in player.premonitions] + state.premonitions
    mixed = shuffled(source, [*mixed, *(card for player in apart for card in player.drawn)])
    for player in others:
        player.premonitions = [mixed.pop() for _ in player.premonitions]
    for player in apart:
        player.drawn = [mixed.pop() for _ in player.drawn]
    state.premonitions = mixed
