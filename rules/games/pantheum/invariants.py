"""What holds in every position: nothing is lost, nothing is double, nothing lies where it may not."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import chain

from rules.core.errors import RulesBug
from rules.core.soundness import Soundness
from rules.games.pantheum.board import SQUARES
from rules.games.pantheum.data import DATA, EPICS, HOMES, IDS, KRONOS_CARDS, PIT_KEY, PLANS, Store, all_cards, card_of
from rules.games.pantheum.state import PantheumState


def check(state: PantheumState) -> None:
    """Raise RulesBug, naming what is wrong."""
    players, kronos = state.players.values(), state.kronos
    held = [[player.columns, player.claims] for player in players]
    cards = [held, state.deck, state.sunk, state.market, state.epics, kronos is None]
    tiles = [state.board, state.favor, state.landscapes, state.boxed, state.seats, kronos is None]
    gods = [[player.plan, player.at] for player in players]
    seats = [list(state.players), gods, state.turn, state.resigned, state.seats, kronos and kronos.at]
    what = (
        _SOUND.fault(_cards, state, cards)
        or _SOUND.fault(_tiles, state, tiles)
        or _SOUND.fault(_gods, state, seats)
        or next(chain(_satchels(state), _kronos(state)), None)
    )
    if what:
        raise RulesBug(f"broken: {what}")


_SOUND = Soundness[PantheumState]()


def _tiles(state: PantheumState) -> Iterator[str]:
    if tuple(state.board) != SQUARES and sorted(state.board) != sorted(SQUARES):
        yield "the board has 16 squares"
    if not state.board[PIT_KEY].pit:
        yield "the first Pit stays a Pit"
    yield from _supplies(state)


@cache
def _everything(solo: bool) -> frozenset[str]:
    return frozenset(all_cards(solo)) | EPICS


def _cards(state: PantheumState) -> Iterator[str]:
    held: list[str] = []
    claimed: list[str] = []
    for player in state.players.values():
        for column, cards in player.columns.items():
            for card in cards:
                held.append(card)
                if HOMES.get(card) not in (column, None):
                    yield "colored demigods lie in the column of their color"
        claimed += player.claims
        if len({IDS.get(card) for card in player.claims}) != len(player.claims):
            yield "a seat has every demigod once"
    if sorted(held) != sorted(claimed):
        yield "every card in play belongs to who recruited it"
    lying = [held, state.deck, *state.market, *state.epics.values()]
    names = [{IDS[card] for card in stack} for stack in state.market if stack]
    if not len(names) == sum(map(len, names)) == len(set().union(*names)):
        yield "the market holds matching cards, each name in one stack"
    for color, stack in state.epics.items():
        for card in stack:
            if card_of(card).color != color:
                yield "epics lie by color"
    everything = _everything(state.kronos is not None)
    if sum(map(len, lying)) != len(everything) or everything != set().union(*lying):
        yield "every card lies in exactly one place"
    if not 0 <= state.sunk <= len(state.deck):
        yield "no more cards are known than lie in the deck"


def _supplies(state: PantheumState) -> Iterator[str]:
    placed, lying, blight = 0, dict(state.landscapes), DATA.solo.blight_makes_pit if state.kronos else 1
    for tile in state.board.values():
        if tile.blight >= blight and not tile.pit:
            yield "blight lies only alone, and many make a Pit"
        if tile.landscape is not None:
            lying[tile.landscape] += 1
            placed += 1
        elif tile.facedown:
            placed += 1
    boxed = state.boxed.get("favor", 0)
    if state.favor < 0 or boxed < 0 or state.favor + placed + boxed != DATA.favor.by_seats[str(state.seats)]:
        yield "favor tokens are all there"
    for element in DATA.elements:
        kind, boxed = element.landscape, state.boxed.get(element.landscape, 0)
        if state.landscapes[kind] < 0 or boxed < 0 or lying[kind] + boxed != element.landscape_tiles:
            yield "landscapes are all there"


def _gods(state: PantheumState) -> Iterator[str]:
    players = state.players
    if list(players) != list(range(state.seats)) or state.turn not in players:
        yield "somebody's turn it is"
    if len({player.plan for player in players.values() if player.plan in PLANS}) != len(players):
        yield "plans differ"
    standing = [state.kronos.at] if state.kronos else []
    for seat, player in players.items():
        if player.at is not None:
            standing.append(player.at)
            if seat in state.resigned:
                yield "who left is off the board"
    if len(set(standing)) != len(standing) or not state.board.keys() >= set(standing):
        yield "gods stand apart"


def _satchels(state: PantheumState) -> Iterator[str]:
    for player in state.players.values():
        if min(player.satchel.values()) < 0:
            yield "satchels are not overdrawn"
        for card, held in player.stored.items():
            if min(held.values()) < 0 or not isinstance(card_of(card).effect, Store):
                yield "elements lie only where they may be stored"


def _kronos(state: PantheumState) -> Iterator[str]:
    kronos = state.kronos
    if (kronos is None) != (state.seats > 1):
        yield "Kronos plays against one"
    if kronos and sorted([*kronos.deck, *kronos.discard, *filter(None, [kronos.card])]) != sorted(KRONOS_CARDS):
        yield "Kronos' cards are all there"
