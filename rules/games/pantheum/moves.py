"""What an action or ability can be performed with: every legal combination, as a tuple of option keys.

A move such as `("element:R", "tile:1,2")` answers the questions of its effect one after the other. Questions, search
for completable columns and tests all draw on these lists, so nothing else decides what is legal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations_with_replacement
from typing import Any, NamedTuple, TypeAlias

from msgspec import Struct

from rules.core.types import Seat
from rules.games.pantheum.board import SQUARES, lockable, place_of, reach, takes
from rules.games.pantheum.data import (
    COLUMN,
    COLUMN_OF,
    Copy,
    Demigod,
    DiscardMarket,
    Discount,
    Effect,
    Gain,
    KronosEffect,
    LoseElement,
    MoveGod,
    Parts,
    Place,
    PlaceEach,
    Remove,
    RollAndPlace,
    Sell,
    Shift,
    ShiftBlight,
    Store,
    Swap,
    card_id,
    card_of,
)
from rules.games.pantheum.market import offered
from rules.games.pantheum.state import PantheumState, Player
from rules.games.pantheum.view import COLUMNS, ELEMENTS, KRONOS

Move: TypeAlias = tuple[str, ...]


class PlaceAction(Struct, frozen=True):
    """The Action of the Place column: an element of the satchel onto a tile in range, or to the bank."""


class ShiftAction(Struct, frozen=True):
    """The Action of the Shift column: a shift, and one element paid."""


class LockAction(Struct, frozen=True):
    """The Action of the Lock column: a full tile, and two elements paid."""


class PlaceOne(Struct, frozen=True):
    """One of the elements that an ability still has to place from the bank."""

    left: tuple[str, ...]


class Recruit(Struct, frozen=True):
    """The fourth step of a turn: a card with where it goes and what is dropped from its cost, or nobody."""


Task: TypeAlias = Effect | KronosEffect | PlaceAction | ShiftAction | LockAction | PlaceOne | Recruit
"""Anything that is performed with a move."""

ACTIONS: dict[str, Task] = {"place": PlaceAction(), "shift": ShiftAction(), "lock": LockAction()}


class Scene(NamedTuple):
    """Who performs something, in which column, by which card."""

    state: PantheumState
    actor: Seat
    column: str | None
    card: str = ""

    @property
    def player(self) -> Player:
        """The acting seat's board."""
        return self.state.players[self.actor]

    def reach(self) -> list[str]:
        """Squares in range."""
        return reach(self.state, self.actor, self.column)

    @property
    def blight_too(self) -> bool:
        """Solo: what the player shifts and removes may also be blight; Kronos' own abilities say what they move."""
        return self.state.kronos is not None and self.actor != KRONOS


def moves(scene: Scene, task: Task) -> Iterator[Move]:
    """All legal moves of a task, in board order; an ability without choices has the empty move, passive ones none."""
    return _MOVES.get(type(task), _none)(scene, task)


def possible(scene: Scene, task: Task) -> bool:
    """Whether a task has any legal move."""
    return next(moves(scene, task), None) is not None


def action_possible(state: PantheumState, seat: Seat, column: str) -> bool:
    """Whether the Action of a column can be performed at once."""
    return possible(Scene(state, seat, column), ACTIONS[column])


def _none(scene: Scene, task: Task) -> Iterator[Move]:
    return iter(())


def _held(counts: dict[str, int]) -> list[str]:
    return [element for element in ELEMENTS if counts[element] > 0]


def _place_action(scene: Scene, task: PlaceAction) -> Iterator[Move]:
    tiles = scene.state.board
    span = scene.reach()
    for element in _held(scene.player.satchel):
        fits = [key for key in span if takes(tiles[key], element)]
        for key in fits:
            yield f"element:{element}", f"tile:{key}"
        if not fits:
            yield f"element:{element}", "bank"


def _shift_action(scene: Scene, task: ShiftAction) -> Iterator[Move]:
    paid = _held(scene.player.satchel)
    for move in _shift(scene, Shift()) if paid else ():
        for element in paid:
            yield (*move, f"pay:{element}")


def _lock_action(scene: Scene, task: LockAction) -> Iterator[Move]:
    held = scene.player.satchel
    pairs = [
        (one, two)
        for one, two in combinations_with_replacement(ELEMENTS, COLUMN["lock"].pay)
        if held[one] >= 1 + (one == two) and held[two] >= 1
    ]
    for key in lockable(scene.state, scene.actor) if pairs else ():
        for one, two in pairs:
            yield f"tile:{key}", f"pay:{one},{two}"


def _place(scene: Scene, task: Place) -> Iterator[Move]:
    tiles = scene.state.board
    own = place_of(scene.state, scene.actor)
    span = [
        key
        for key in scene.reach()
        if (task.where != "not-own" or key != own) and (task.where != "worth" or tiles[key].vp > 0)
    ]
    for element in ELEMENTS:
        for key in span:
            if takes(tiles[key], element):
                yield f"element:{element}", f"tile:{key}"


def _place_one(scene: Scene, task: PlaceOne) -> Iterator[Move]:
    span = scene.reach()
    for element in ELEMENTS:
        if element in task.left:
            for key in span:
                if takes(scene.state.board[key], element):
                    yield f"element:{element}", f"tile:{key}"


def _place_each(scene: Scene, task: PlaceEach) -> Iterator[Move]:
    return iter([()] if possible(scene, PlaceOne(task.elements)) else [])


def _roll_and_place(scene: Scene, task: RollAndPlace) -> Iterator[Move]:
    # A30: what a die decides must not come first when it could make the mandatory Action impossible to reach.
    column = scene.column
    allowed = scene.state.acted or column is None or action_possible(scene.state, scene.actor, column)
    return iter([()] if allowed else [])


def _shift(scene: Scene, task: Shift) -> Iterator[Move]:
    tiles = scene.state.board
    span = scene.reach()
    sources = span
    if task.source == "gods":
        sources = reach(scene.state, scene.actor, scene.column, under_gods=True)
    elif task.source == "worth":
        sources = [key for key in span if tiles[key].vp > 0]
    fits: dict[str, list[str]] = {}
    for source in sources:
        element = tiles[source].element
        if element is None:
            continue
        if element not in fits:
            fits[element] = [key for key in span if takes(tiles[key], element)]
        for key in fits[element]:
            if key != source:
                yield f"tile:{source}", f"tile:{key}"
    if scene.blight_too:
        yield from _blight_shifts(scene, sources, span)


def _blight_shifts(scene: Scene, sources: list[str], span: list[str]) -> Iterator[Move]:
    for source in sources:
        for key in span if scene.state.board[source].blight else ():
            if key != source:
                yield f"blight:{source}", f"tile:{key}"


def _shift_blight(scene: Scene, task: ShiftBlight) -> Iterator[Move]:
    return _blight_shifts(scene, scene.reach(), scene.reach())


def _remove(scene: Scene, task: Remove) -> Iterator[Move]:
    at = place_of(scene.state, scene.actor)
    for key in [at] if task.source == "own" and at else scene.reach():
        tile = scene.state.board[key]
        if tile.element:
            yield (f"tile:{key}",)
        if tile.blight and scene.blight_too:
            yield (f"blight:{key}",)


def _sell(scene: Scene, task: Sell) -> Iterator[Move]:
    for card in scene.player.cards():
        yield (f"demigod:{card}",)


def _move_god(scene: Scene, task: MoveGod) -> Iterator[Move]:
    gods = scene.state.gods()
    for key in SQUARES:
        if key not in gods:
            yield (f"tile:{key}",)


def _swap(scene: Scene, task: Swap) -> Iterator[Move]:
    for seat, player in scene.state.players.items():
        if seat != scene.actor and player.at is not None:
            yield (f"god:{player.god}",)
    if scene.state.kronos:
        yield ("god:kronos",)


def _gain(scene: Scene, task: Gain) -> Iterator[Move]:
    for element in ELEMENTS:
        yield (f"element:{element}",)


def _store(scene: Scene, task: Store) -> Iterator[Move]:
    # A37: the last element is needed for the Place Action.
    if scene.column == "place" and not scene.state.acted and scene.player.elements() < 2:
        return
    for element in _held(scene.player.satchel):
        yield (f"element:{element}",)


def _parts(scene: Scene, task: Parts) -> Iterator[Move]:
    return iter([()] if any(possible(scene, part) for part in task.parts) else [])


def copyable(scene: Scene, task: Copy) -> list[str]:
    """Own demigods in other columns whose abilities may be copied (A5, A6)."""
    return [
        card
        for column in COLUMNS
        if column != scene.column
        for card in scene.player.columns[column]
        if type(card_of(card).effect).__struct_config__.tag not in task.never
    ]


def _copy(scene: Scene, task: Copy) -> Iterator[Move]:
    for card in copyable(scene, task):
        for move in moves(scene, card_of(card).effect):
            yield (f"demigod:{card}", *move)


def _discount(scene: Scene, task: Discount) -> Iterator[Move]:
    # In its own column it works by itself; only a copy of it is something to do.
    copied = bool(scene.card) and not isinstance(card_of(scene.card).effect, Discount)
    return iter([()] if copied and not scene.state.discount else [])


def _lose(scene: Scene, task: LoseElement) -> Iterator[Move]:
    for element in _held(scene.state.player.satchel):
        yield (f"element:{element}",)


def _discard(scene: Scene, task: DiscardMarket) -> Iterator[Move]:
    for stack in scene.state.market:
        if stack:
            yield (f"card:{card_id(stack[0])}",)


def discounted(state: PantheumState) -> int:
    """How many elements less this turn's recruit costs: an Autolycus in the performed column, or a copied one (A4)."""
    values = [
        effect.value
        for card in (state.player.columns[state.column] if state.column else ())
        if isinstance(effect := card_of(card).effect, Discount)
    ]
    return max([state.discount, *values])


def prices(card: Demigod, held: dict[str, int], less: int) -> list[tuple[str, ...]]:
    """Ways to pay a card: which elements of its cost are dropped by a discount; empty when none is affordable."""
    drops: list[tuple[str, ...]] = [()]
    if less:
        drops = [
            drop
            for drop in combinations_with_replacement(ELEMENTS, min(less, sum(card.cost.values())))
            if all(drop.count(element) <= card.cost[element] for element in ELEMENTS)
        ]
    return [drop for drop in drops if all(held[e] >= card.cost[e] - drop.count(e) for e in ELEMENTS)]


def _recruit(scene: Scene, task: Recruit) -> Iterator[Move]:
    less = discounted(scene.state)
    for card in offered(scene.state):
        ident = card_id(card)
        if scene.player.bars(ident):
            continue
        for drop in prices(card_of(card), scene.player.satchel, less):
            dropped = (f"drop:{','.join(drop)}",) if drop else ()
            for where in _homes(scene, card_of(card)):
                yield (f"card:{ident}", *where, *dropped)
    yield ("pass",)


def _homes(scene: Scene, card: Demigod) -> Iterator[Move]:
    columns = [f"column:{column}" for column in COLUMNS]
    if card.color in COLUMN_OF:
        yield ()
    elif type(card.effect).__struct_config__.tag == "curse":
        for seat in scene.state.others(scene.actor):
            yield from ((f"seat:{seat}", column) for column in columns)
    else:
        yield from ((column,) for column in columns)


_MOVES: dict[type, Callable[[Scene, Any], Iterator[Move]]] = {
    PlaceAction: _place_action,
    ShiftAction: _shift_action,
    LockAction: _lock_action,
    Recruit: _recruit,
    Place: _place,
    PlaceOne: _place_one,
    PlaceEach: _place_each,
    RollAndPlace: _roll_and_place,
    Shift: _shift,
    Remove: _remove,
    Sell: _sell,
    MoveGod: _move_god,
    Swap: _swap,
    Gain: _gain,
    Store: _store,
    Parts: _parts,
    Copy: _copy,
    Discount: _discount,
    LoseElement: _lose,
    DiscardMarket: _discard,
    ShiftBlight: _shift_blight,
}
