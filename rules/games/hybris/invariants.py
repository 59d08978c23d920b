"""What holds in every position: every card and tile lies in one place, pieces are where they can be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator

from rules.core.errors import RulesBug
from rules.games.hybris import table
from rules.games.hybris.setup import plain
from rules.games.hybris.state import OFF_BOARD, HybrisState, Player
from rules.games.hybris.tiles import whole


def check(state: HybrisState) -> None:
    """Raise RulesBug, naming what is wrong, and where."""
    for faults in (_piles(state), _places(state), _players(state), _shared(state), _modules(state)):
        for fault in faults:
            raise RulesBug(f"broken: {fault}")


def same(what: str, lying: Collection[str], every: Collection[str]) -> Iterator[str]:
    """Every one of them lies in exactly one place."""
    if len(lying) == len(every) and set(lying) == set(every):
        return
    found = Counter(lying)
    yield from (f"{what} {key} lies in {count} places" for key, count in found.items() if count > 1)
    yield from (f"{what} {key} lies nowhere" for key in every if key not in found)
    yield from (f"{what} {key} is not in play" for key in found if key not in every)


def _piles(state: HybrisState) -> Iterator[str]:
    content, players = state.content, state.players.values()
    zones = [] if state.combat is None else [card for side in state.combat.sides for card in side.zone]
    for seat, player in state.players.items():
        yield from _own_cards(state, seat, player, zones)
    drawn = [card for player in players for card in player.drawn if card in content.premonitions]
    held = [card for player in players for card in player.premonitions]
    yield from same(
        "Premonition", [*state.premonitions, *state.premonition_discard, *held, *drawn], list(content.premonitions)
    )
    lines = [card for card in zones if card in content.strengths]
    yield from same("Coliseum card", [*state.coliseum, *state.coliseum_discard, *lines], list(content.strengths))
    yield from same("Technology", [*_tiles(state)], list(content.technologies))
    gone = [card for card in state.removed if card in content.primordials]
    there = [state.primordial] if state.primordial in content.primordials else []
    yield from same("Primordial", [*state.primordials, *there, *gone], list(content.primordials))
    trophies = [key for player in players for key in player.trophies]
    yield from same("Coliseum Hero", [*state.champions, *trophies], list(content.champions))


def _own_cards(state: HybrisState, seat: int, player: Player, zones: list[str]) -> Iterator[str]:
    if not player.olympian:
        return
    own = [card.id for card in state.content.olympians[player.olympian].cards]
    under = [ward.card for ward in state.wards if ward.seat == seat]
    elsewhere = [card for card in [*player.drawn, *zones] if card in own]
    yield from same("card", [*player.hand, *player.deck, *player.discard, *under, *elsewhere], own)


def _tiles(state: HybrisState) -> Iterator[str]:
    yield from (*state.display, *state.stack_of_tiles, *(made.tile for made in state.forge))
    yield from (made.tile for city in state.cities.values() for made in city.technologies)
    yield from (tile for player in state.players.values() for tile in player.technologies)
    yield from (tile for tile in state.removed if tile in state.content.technologies)
    yield from (tile for module in state.content.modules for tile in module.technologies(state))


def _places(state: HybrisState) -> Iterator[str]:
    """Nobody shares a solid space or a City, whoever is on the way there apart."""
    moving = {frame.v["character"] for frame in state.stack if frame.at == "activation"}
    if state.combat is not None:
        moving |= {side.character for side in state.combat.sides}
    moving |= {frame.v["by"] for frame in state.stack if frame.at == "deployment"}
    content, taken = state.content, list[str]()
    for seat in state.players:
        for key, char in state.characters(seat):
            if (
                char.where not in OFF_BOARD
                and char.where not in content.place_of
                and char.where not in content.locations
            ):
                yield f"players/{seat}/chars/{key}: there is no {char.where}"
            if key not in moving and not plain(content, char.where):
                taken.append(char.where)
    taken += [where for _, where in table.figures(state) if not plain(content, where)]
    if len(set(taken)) < len(taken):
        yield from (f"{space} holds {count} characters" for space, count in Counter(taken).items() if count > 1)


def _players(state: HybrisState) -> Iterator[str]:
    amounts = state.content.amounts
    for seat, player in state.players.items():
        for what in ("aegis", "believer", "prayer", "vp", "greatness", "hindrance"):
            if getattr(player, what) < 0:
                yield f"players/{seat}/{what} is below zero"
        if player.greatness > amounts.most_greatness or player.vp > amounts.most_vp:
            yield f"players/{seat} is beyond the end of a track"
        if player.olympian and player.sparks != table.removed(state, seat, "spark"):
            yield f"players/{seat}/sparks must be those that have left the tiles"
        built = table.temples_of(state, seat)
        if player.olympian and built > table.removed(state, seat, "temple"):
            yield f"players/{seat} has more Temples in the Mortal World than have left its tiles"
        if table.tokens_left(state, seat) < 0:
            yield f"players/{seat} has laid too many Olympian tokens"
        yield from (f"players/{seat}/{fault}" for fault in whole(state, seat))
        yield from (f"players/{seat}/{fault}" for fault in _laid(state, player))


def _laid(state: HybrisState, player: Player) -> Iterator[str]:
    laid = Counter(char.token for char in player.chars.values() if char.token is not None)
    for key, char in player.chars.items():
        if char.laid != (char.token is not None):
            yield f"chars/{key}/laid must say whether a token lies there"
    for token, count in laid.items():
        if count > state.content.tokens.get(token, 0):
            yield f"lays {count} Location tokens {token}"


def _shared(state: HybrisState) -> Iterator[str]:
    amounts = state.content.amounts
    if sorted(state.order) != list(range(state.seats)):
        yield "order must name every seat once"
    if state.well < 0:
        yield "well is below zero"
    if len(state.forge) > amounts.queue:
        yield f"forge holds more than {amounts.queue} tiles"
    if sum(player.hindrance for player in state.players.values()) > amounts.hindrances:
        yield "more Hindrances are held than there are"
    pillars = [one for player in state.players.values() for one in player.pillars]
    if len(set(pillars)) != len(pillars):
        yield "a Pillar is held twice"
    for key, city in state.cities.items():
        if len(city.technologies) > state.content.cities[key].slots:
            yield f"cities/{key} holds too many Technologies"
        if len(set(city.temples)) != len(city.temples):
            yield f"cities/{key} holds two Temples of one seat"


def _modules(state: HybrisState) -> Iterator[str]:
    for module in state.content.modules:
        yield from (f"parts/{module.key}: {fault}" for fault in module.check(state))
