"""A position by hand: what comes with an Olympian is filled in, and piles give way to what lies elsewhere."""

from __future__ import annotations

from collections.abc import Iterable

from rules.core.types import Seat
from rules.games.hybris.data import Olympian
from rules.games.hybris.state import READY, TILE, Char, HybrisState, Player
from rules.games.hybris.table import removed


def settle(state: HybrisState) -> None:
    """Make whole what the position leaves open, by what it says."""
    for seat, player in state.players.items():
        if player.olympian:
            _outfit(state, seat, player, state.content.olympians[player.olympian])
    content, players = state.content, state.players.values()
    held = [card for player in players for card in (*player.premonitions, *player.drawn)]
    state.premonitions = rest(content.premonitions, state.premonitions, [*state.premonition_discard, *held])
    state.coliseum = rest(content.strengths, state.coliseum, [*state.coliseum_discard, *_zones(state)])
    gone = [state.primordial, *state.removed]
    state.primordials = rest(content.primordials, state.primordials, gone)
    trophies = [key for player in players for key in player.trophies]
    state.champions = [key for key in state.champions if key not in trophies]
    _technologies(state)
    for module in content.modules:
        module.settle(state)


def rest(every: Iterable[str], pile: list[str], elsewhere: list[str]) -> list[str]:
    """A pile without what lies elsewhere, and with what lies nowhere at its end."""
    kept = [card for card in pile if card not in elsewhere]
    return kept + [card for card in every if card not in kept and card not in elsewhere]


def _zones(state: HybrisState) -> list[str]:
    return [] if state.combat is None else [card for side in state.combat.sides for card in side.zone]


def _outfit(state: HybrisState, seat: Seat, player: Player, record: Olympian) -> None:
    for tile in record.tiles:
        player.tiles.setdefault(tile.id, list(tile.elements))
    for one in record.characters:
        tiles = [pieces for key, pieces in player.tiles.items() if state.content.tiles[key].character == one.id]
        on_tile = any(one.kind in pieces for pieces in tiles)
        char = player.chars.setdefault(one.id, Char(TILE if on_tile else READY))
        char.laid = char.token is not None
        if char.where != TILE and on_tile:
            tiles[0].remove(one.kind)
    player.threads = dict.fromkeys(state.content.threads, 0) | player.threads
    player.sparks = removed(state, seat, "spark")
    wards = [ward.card for ward in state.wards if ward.seat == seat]
    elsewhere = [*player.hand, *player.discard, *player.drawn, *wards, *_zones(state)]
    player.deck = rest([card.id for card in record.cards], player.deck, elsewhere)


def _technologies(state: HybrisState) -> None:
    """Those of seats, of the queue and of Cities leave the display, which is full as long as there are tiles."""
    elsewhere = [made.tile for made in state.forge] + state.removed
    elsewhere += [made.tile for city in state.cities.values() for made in city.technologies]
    elsewhere += [tile for player in state.players.values() for tile in player.technologies]
    shown = [tile for tile in state.display if tile not in elsewhere]
    stack = rest(state.content.designs, state.stack_of_tiles, [*elsewhere, *shown])
    missing = state.content.amounts.display - len(shown)
    state.display, state.stack_of_tiles = shown + stack[:missing], stack[missing:]
