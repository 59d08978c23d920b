"""What holds in every position: every card lies in one place, nobody owes anything, Legends keep their rules."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from rules.core.errors import RulesBug
from rules.core.soundness import Soundness
from rules.games.elysium.content import DATA, Content, content_of
from rules.games.elysium.legends import LEAST_FOR_CITIZEN, WHOLE_FAMILY, WHOLE_LEVEL, legend_level, shape
from rules.games.elysium.setup import lying_cards
from rules.games.elysium.state import ElysiumState, Legend, Player
from rules.games.elysium.view import COLORS, LEVELS


def check(state: ElysiumState) -> None:
    """Raise RulesBug, naming what is wrong."""
    content, players = state.content, list(state.players.values())
    tiles = [state.level_tiles, state.family_tiles, state.families, state.pack]
    if what := _SOUND.fault(_legends, state, [*tiles, *[player.legends for player in players]]):
        raise RulesBug(f"broken: {what}")
    for holds, what in (
        (_cards_hold(state), "every card lies in exactly one place"),
        (_citizens_hold(state), "every citizen lies in exactly one place"),
        (all(_player_holds(content, player) for player in players), "a seat owns only what it may"),
        (_quests_hold(state), "a Quest lies with one seat"),
        (sorted(state.order) == list(range(state.seats)), "every seat has a Disc"),
        (len(state.families) == DATA.setup.families, "five families are in play"),
        (1 <= state.epoch <= DATA.setup.epochs, "there are five Epochs"),
    ):
        if not holds:
            raise RulesBug(f"broken: {what}")


_SOUND = Soundness[ElysiumState]()


def _legends(state: ElysiumState) -> Iterator[str]:
    if not all(_legend_holds(state.content, one) for player in state.players.values() for one in player.legends):
        yield "Legends keep their rules"
    elif not _tiles_hold(state):
        yield "tiles are held by who earned them"


def _cards_hold(state: ElysiumState) -> bool:
    lying, every = [*state.deck, *lying_cards(state)], _every_card(state.pack, tuple(state.families))
    return len(lying) == len(every) and every.issuperset(lying) and len(set(lying)) == len(every)


@cache
def _every_card(pack: str, families: tuple[str, ...]) -> frozenset[str]:
    return frozenset(content_of(pack).cards_of(families))


def _citizens_hold(state: ElysiumState) -> bool:
    found, cards = [*state.gone, *state.removed], state.content.cards
    for player in state.players.values():
        found += [held.key for held in player.domain]
        found += [key for legend in player.legends for key in legend.cards]
    return sorted(key for key in found if key not in cards) == sorted(state.citizens)


def _player_holds(content: Content, player: Player) -> bool:
    designs = [design.id for design in content.known(held.key for held in player.domain)]
    return (
        player.gold >= 0
        and player.vp >= 0
        and player.pp >= 0
        and [color for color in COLORS if color in player.columns] == player.columns
        and 0 <= player.taken <= DATA.setup.cards
        and len(set(designs)) == len(designs)
        and all(content.card(held.key).activation == "trigger" for held in player.domain if held.ring)
    )


def _legend_holds(content: Content, legend: Legend) -> bool:
    if legend.kind is None:
        return len(legend.cards) == 1 and legend.cards[0] in content.cards
    citizens = {key for key in legend.cards if key not in content.cards}
    one, own = shape(content, legend), len(legend.cards) - len(citizens)
    if own < LEAST_FOR_CITIZEN or legend.stands.keys() != citizens:
        return False
    if legend.kind == "level":
        return len(one.levels) == 1 and len(one.families) == own and one.size <= WHOLE_LEVEL
    return len(one.families) == 1 and len(one.levels) == one.size <= WHOLE_FAMILY


def _tiles_hold(state: ElysiumState) -> bool:
    largest = {level: [0] * state.seats for level in LEVELS}
    for seat, player in state.players.items():
        for legend in player.legends:
            if legend.kind == "level":
                sizes = largest[legend_level(state, legend)]
                sizes[seat] = max(sizes[seat], len(legend.cards))
    for level, sizes in largest.items():
        holder = state.level_tiles.get(str(level))
        if (holder is None) != (max(sizes) == 0) or (holder is not None and sizes[holder] < max(sizes)):
            return False
    return list(state.family_tiles) == state.families and all(
        len(holders) <= len(state.content.bonuses.family) for holders in state.family_tiles.values()
    )


def _quests_hold(state: ElysiumState) -> bool:
    taken = [player.quest for player in state.players.values() if player.quest is not None]
    known = [quest.id for quest in state.content.quests_for(state.seats)]
    return len(set(taken)) == len(taken) and all(quest in known for quest in taken)
