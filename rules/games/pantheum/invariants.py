"""What holds in every position: nothing is lost, nothing is double, nothing lies where it may not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from functools import cache

from rules.core.errors import RulesBug
from rules.core.soundness import Soundness
from rules.games.pantheum.board import SQUARES
from rules.games.pantheum.data import DATA, EPICS, HOMES, IDS, KRONOS_CARDS, PIT_KEY, PLANS, Store, all_cards, card_of
from rules.games.pantheum.state import PantheumState


def check(state: PantheumState) -> None:
    """Raise RulesBug, naming what is wrong."""
    solo = state.kronos is not None
    # Tuples of what is frozen: to keep them, nothing need be copied.
    board, players = (*state.board, *state.board.values()), (*state.players, *state.players.values())
    held = tuple([(player.columns, player.claims) for player in state.players.values()])
    for faults in (
        _SOUND.faults(_board, state, [board, state.favor, state.landscapes, state.boxed, state.seats, solo]),
        _SOUND.faults(_cards, state, [held, state.deck, state.sunk, state.market, state.epics, solo]),
        _SOUND.faults(_seats, state, [players, state.turn, state.resigned, state.seats, state.kronos]),
    ):
        for what in faults:
            raise RulesBug(f"broken: {what}")


_SOUND = Soundness[PantheumState]()
_KRONOS = sorted(KRONOS_CARDS)


def _board(state: PantheumState) -> Iterator[str]:
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
    for seat, player in state.players.items():
        for column, cards in player.columns.items():
            held += cards
            if not {column, None}.issuperset(map(HOMES.get, cards)):
                yield f"colored demigods lie in the column of their color: players/{seat}/columns/{column}"
        claimed += player.claims
        if len(set(map(IDS.get, player.claims))) != len(player.claims):
            yield f"a seat has every demigod once: players/{seat}/claims"
    if len(held) != len(claimed) or set(held) != set(claimed):
        yield f"every card in play belongs to who recruited it: {_unlike(held, claimed)} in players/claims"
    lying = [*held, *state.deck]
    names: set[str] = set()
    for stack in state.market:
        lying += stack
        stacked = set(map(IDS.__getitem__, stack))
        if len(stacked) > 1 or stacked & names:
            yield "the market holds matching cards, each name in one stack"
        names |= stacked
    for color, stack in state.epics.items():
        lying += stack
        for card in stack:
            if card_of(card).color != color:
                yield "epics lie by color"
    everything = _everything(state.kronos is not None)
    if len(lying) != len(everything) or everything != set(lying):
        yield f"every card lies in exactly one place: {_unlike(lying, everything)}"
    if not 0 <= state.sunk <= len(state.deck):
        yield "no more cards are known than lie in the deck"


def _unlike(found: Collection[str], wanted: Collection[str]) -> str:
    """The first card that is there too often, or missing."""
    more, less = Counter(found), Counter(wanted)
    double = next(iter(more - less), None)
    return f"{double} is there too often" if double is not None else f"{next(iter(less - more), '')} is missing"


def _supplies(state: PantheumState) -> Iterator[str]:
    placed, lying, blight = 0, dict(state.landscapes), DATA.solo.blight_makes_pit if state.kronos else 1
    for key, tile in state.board.items():
        if tile.blight >= blight and not tile.pit:
            yield f"blight lies only alone, and many make a Pit: board/{key}/blight is {tile.blight}"
        placed += tile.favor is not None or tile.facedown
        if tile.landscape is not None:
            lying[tile.landscape] += 1
    boxed = state.boxed.get("favor", 0)
    if state.favor < 0 or boxed < 0 or state.favor + placed + boxed != DATA.favor.by_seats[str(state.seats)]:
        yield "favor tokens are all there"
    for element in DATA.elements:
        kind, boxed = element.landscape, state.boxed.get(element.landscape, 0)
        if state.landscapes[kind] < 0 or boxed < 0 or lying[kind] + boxed != element.landscape_tiles:
            yield "landscapes are all there"


def _seats(state: PantheumState) -> Iterator[str]:
    yield from _gods(state)
    yield from _satchels(state)
    yield from _kronos(state)


def _gods(state: PantheumState) -> Iterator[str]:
    players = state.players
    if list(players) != list(range(state.seats)) or state.turn not in players:
        yield "somebody's turn it is"
    plans = {player.plan for player in players.values()}
    if len(plans) != len(players) or not PLANS.keys() >= plans:
        yield f"plans differ: players/plan must be different ones of {', '.join(PLANS)}"
    standing = [state.kronos.at] if state.kronos else []
    for seat, player in players.items():
        if player.at is not None:
            standing.append(player.at)
            if seat in state.resigned:
                yield f"who left is off the board: players/{seat}/at must be null"
    if len(set(standing)) != len(standing) or not state.board.keys() >= set(standing):
        yield f"gods stand apart on squares of the board: players/at and kronos/at are {', '.join(standing)}"


def _satchels(state: PantheumState) -> Iterator[str]:
    for seat, player in state.players.items():
        if min(player.satchel.values()) < 0:
            yield f"satchels are not overdrawn: players/{seat}/satchel is below zero"
        for card, held in player.stored.items():
            if min(held.values()) < 0 or not isinstance(card_of(card).effect, Store):
                yield f"elements lie only where they may be stored: players/{seat}/stored/{card}"


def _kronos(state: PantheumState) -> Iterator[str]:
    kronos = state.kronos
    if (kronos is None) != (state.seats > 1):
        yield "Kronos plays against one"
    if kronos and sorted([*kronos.deck, *kronos.discard, *filter(None, [kronos.card])]) != _KRONOS:
        yield "Kronos' cards are all there"
