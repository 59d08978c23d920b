"""What holds in every position: nothing is lost, nothing is double, nothing lies where it may not."""

from __future__ import annotations

from functools import cache

from rules.core.errors import RulesBug
from rules.games.pantheum.board import SQUARES
from rules.games.pantheum.data import (
    COLUMN_OF,
    DATA,
    EPICS,
    KRONOS_CARDS,
    PIT_KEY,
    PLANS,
    Store,
    all_cards,
    card_id,
    card_of,
)
from rules.games.pantheum.state import PantheumState, Tile


@cache
def _everything(solo: bool) -> list[str]:
    return sorted(all_cards(solo) + list(EPICS))


def check(state: PantheumState) -> None:
    """Raise RulesBug, naming what is wrong."""
    for holds, what in (
        (tuple(state.board) == SQUARES or sorted(state.board) == sorted(SQUARES), "the board has 16 squares"),
        (all(_tile_holds(state, tile) for tile in state.board.values()), "a tile holds only what it may"),
        (state.board[PIT_KEY].pit, "the first Pit stays a Pit"),
        (_cards_hold(state), "every card lies in exactly one place"),
        (_claims_hold(state), "every card in play belongs to who recruited it"),
        (_columns_hold(state), "colored demigods lie in the column of their color"),
        (_market_holds(state), "the market holds matching cards, each name in one stack"),
        (_supplies_hold(state), "favor tokens and landscapes are all there"),
        (_seats_hold(state), "satchels are not overdrawn, plans differ, gods stand apart"),
        (_kronos_holds(state), "Kronos' cards are all there"),
        (0 <= state.turn < state.seats, "somebody's turn it is"),
    ):
        if not holds:
            raise RulesBug(f"broken: {what}")


def _tile_holds(state: PantheumState, tile: Tile) -> bool:
    if (tile.element is None) != (tile.count == 0) or tile.count < 0 or tile.blight < 0:
        return False
    if tile.landscape is not None:
        whole = tile.favor is not None and not tile.element and not tile.facedown and not tile.pit
    else:
        whole = tile.favor is None
    if tile.pit:
        return whole and tile.vp == 0 and tile.element is None
    return whole and not tile.facedown and tile.blight < (DATA.solo.blight_makes_pit if state.kronos else 1)


def _cards_hold(state: PantheumState) -> bool:
    lying = [*state.deck]
    for stack in state.market:
        lying += stack
    for stack in state.epics.values():
        lying += stack
    for player in state.players.values():
        lying += player.cards()
    lying.sort()
    return lying == _everything(state.kronos is not None) and 0 <= state.sunk <= len(state.deck)


def _claims_hold(state: PantheumState) -> bool:
    lying = [card for player in state.players.values() for card in player.cards()]
    claimed = [card for player in state.players.values() for card in player.claims]
    if sorted(lying) != sorted(claimed):
        return False
    return all(len({card_id(c) for c in p.claims}) == len(p.claims) for p in state.players.values())


def _columns_hold(state: PantheumState) -> bool:
    return all(
        COLUMN_OF.get(card_of(card).color, column) == column
        for player in state.players.values()
        for column, cards in player.columns.items()
        for card in cards
    )


def _market_holds(state: PantheumState) -> bool:
    names = [card_id(stack[0]) for stack in state.market if stack]
    same = all(card_id(card) == card_id(stack[0]) for stack in state.market for card in stack)
    homes = all(card_of(card).color == color for color, stack in state.epics.items() for card in stack)
    return same and homes and len(set(names)) == len(names)


def _supplies_hold(state: PantheumState) -> bool:
    placed = sum(1 for tile in state.board.values() if tile.favor is not None or tile.facedown)
    boxed = state.boxed.get("favor", 0)
    if state.favor < 0 or boxed < 0 or state.favor + placed + boxed != DATA.favor.by_seats[str(state.seats)]:
        return False
    lying = dict(state.landscapes)
    for tile in state.board.values():
        if tile.landscape is not None:
            lying[tile.landscape] += 1
    return all(
        min(state.landscapes[e.landscape], boxed := state.boxed.get(e.landscape, 0)) >= 0
        and lying[e.landscape] + boxed == e.landscape_tiles
        for e in DATA.elements
    )


def _seats_hold(state: PantheumState) -> bool:
    players = list(state.players.values())
    standing = [player.at for player in players if player.at is not None]
    standing += [state.kronos.at] if state.kronos else []
    return (
        list(state.players) == list(range(state.seats))
        and all(min(player.satchel.values()) >= 0 for player in players)
        and all(min(held.values()) >= 0 for player in players for held in player.stored.values())
        and all(isinstance(card_of(card).effect, Store) for player in players for card in player.stored)
        and len(set(standing)) == len(standing)
        and all(at in state.board for at in standing)
        and len({player.plan for player in players} & set(PLANS)) == len(players)
        and all(state.players[seat].at is None for seat in state.resigned)
    )


def _kronos_holds(state: PantheumState) -> bool:
    if state.kronos is None:
        return state.seats > 1
    cards = state.kronos.deck + state.kronos.discard
    cards += [state.kronos.card] if state.kronos.card else []
    return state.seats == 1 and sorted(cards) == sorted(KRONOS_CARDS)
