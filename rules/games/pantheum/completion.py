"""Can a column's Action still be completed? An exact search over the own deterministic abilities of the column (4.3).

The search plays: every position comes from the moves of an ability and from performing one of them on a copy, so it
knows blight, Pits, favor and landscapes as the rules do. Two things keep it short. A position is looked at once, by
what of it matters. And it is given up as soon as what is left to use could not suffice even if nothing stood in its way
(`Goal`). Abilities whose result a die decides do not count, and one that only spends elements (Psyche) never helps.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations
from typing import NamedTuple

from rules.core.game import Context
from rules.core.rng import Rng, Source
from rules.core.types import Seat
from rules.games.pantheum.board import AROUND, SQUARES, full_at, reach, wide
from rules.games.pantheum.data import (
    COLUMN,
    DATA,
    LANDSCAPE,
    Copy,
    Discount,
    Effect,
    Gain,
    MoveGod,
    Parts,
    Place,
    PlaceEach,
    Remove,
    RollAndPlace,
    Sell,
    Shift,
    Store,
    Swap,
    card_of,
)
from rules.games.pantheum.moves import PlaceOne, Scene, action_possible, copyable, moves
from rules.games.pantheum.performing import perform
from rules.games.pantheum.state import PantheumState, Tile
from rules.games.pantheum.view import ELEMENTS

BUDGET = 100_000
"""Positions looked at before the answer is "may be possible"; no column of a played match comes near it."""


class Muted(Context[PantheumState]):
    """Performs without telling; nothing that rolls is ever tried."""

    def __init__(self, draft: PantheumState) -> None:
        super().__init__(draft, Source(Rng("")))

    def tell(self, *args: object, **more: object) -> None:
        """Nobody hears of what is only tried."""


class Sum(NamedTuple):
    """What is lacking for an Action, or what an ability can bring to it at most."""

    adds: int = 0
    """Elements that must come to a tile."""
    clears: int = 0
    """Elements of another color that must leave it before."""
    held: int = 0
    """Elements in the satchel."""
    blight: int = 0
    """Blight that must come to a locked tile, so that its landscape is there again (solo)."""

    def less(self, other: Sum) -> Sum:
        """What is still lacking after an ability has brought its part."""
        return Sum(*(max(0, mine - its) for mine, its in zip(self, other, strict=True)))


NOTHING = Sum()


class Goal(NamedTuple):
    """A way to the Action: a tile that could be locked, a pair between which could be shifted."""

    lacks: Sum
    tile: str | None = None
    """Where elements must come to; None: anywhere."""
    element: str | None = None
    """Which color; None: any."""


class Search:
    """One question: who, which column; and how many positions were looked at for it."""

    def __init__(self, seat: Seat, column: str) -> None:
        self.seat = seat
        self.column = column
        self.seen: set[object] = set()

    def answer(self, state: PantheumState) -> bool:
        """Whether some order of abilities and Action of this column leads to the Action."""
        if action_possible(state, self.seat, self.column):
            return True
        return self.hopeful(state) and self._search(state)

    def _search(self, state: PantheumState) -> bool:
        start = state.clone()
        start.before = "kept"
        waiting = [start]
        while waiting:
            for step in self.following(waiting.pop()):
                if not self.fresh(step):
                    continue
                if action_possible(step, self.seat, self.column) or len(self.seen) > BUDGET:
                    return True
                if self.hopeful(step):
                    waiting.append(step)
        return False

    def following(self, state: PantheumState) -> Iterator[PantheumState]:
        """Positions after one more ability."""
        for card, effects in self.left(state).items():
            for effect in effects:
                yield from self.steps(state, card, effect)

    def left(self, state: PantheumState) -> dict[str, list[Effect]]:
        """Abilities not used yet, each with the effects of which one may be chosen (Castor has several)."""
        found: dict[str, list[Effect]] = {}
        for card in state.players[self.seat].columns[self.column]:
            effect = card_of(card).effect
            if card in state.used:
                continue
            found[card] = [effect]
            if isinstance(effect, Copy):
                others = copyable(Scene(state, self.seat, self.column, card), effect)
                found[card] = [card_of(other).effect for other in others]
        return found

    def fresh(self, state: PantheumState) -> bool:
        """Whether no position like this was looked at before; what cannot matter to an Action is left out."""
        player = state.players[self.seat]
        key = (
            tuple(state.board.values()),
            tuple(other.at for other in state.players.values()),
            state.kronos.at if state.kronos else None,
            state.favor,
            min(player.elements(), needed(self.column)),
            frozenset(state.used),
            tuple(player.cards()),
        )
        if key in self.seen:
            return False
        self.seen.add(key)
        return True

    def steps(self, state: PantheumState, card: str, effect: Effect) -> Iterator[PantheumState]:
        """Positions to which an ability leads."""
        scene = Scene(state, self.seat, self.column, card)
        match effect:
            case RollAndPlace() | Store() | Discount():
                return
            case Parts():
                for order in (*permutations(effect.parts), *((part,) for part in effect.parts)):
                    yield from self._one_by_one(state, card, order)
            case PlaceEach():
                for step in self._plain(scene, effect):
                    yield from self._each(step, card)
            case Sell():
                for move in self._sales(scene):
                    yield self._done(scene, effect, move)
            case _:
                yield from self._plain(scene, effect)

    def _plain(self, scene: Scene, effect: Effect | PlaceOne) -> Iterator[PantheumState]:
        for move in moves(scene, effect):
            yield self._done(scene, effect, move)

    def _done(self, scene: Scene, effect: Effect | PlaceOne, move: tuple[str, ...]) -> PantheumState:
        draft = scene.state.clone()
        perform(scene._replace(state=draft), Muted(draft), effect, move)
        return draft

    def _one_by_one(self, state: PantheumState, card: str, parts: tuple[Effect, ...]) -> Iterator[PantheumState]:
        if not parts:
            yield state
            return
        for step in self.steps(state, card, parts[0]):
            yield from self._one_by_one(step, card, parts[1:])

    def _each(self, state: PantheumState, card: str) -> Iterator[PantheumState]:
        """Place what is left of several elements, in any order, as long as any of them fits (A11)."""
        scene = Scene(state, self.seat, self.column, card)
        placed = False
        for step in self._plain(scene, PlaceOne(tuple(state.stack[-1].v["left"]))):
            placed = True
            yield from self._each(step, card)
        if not placed:
            draft = state.clone()
            draft.stack.pop()
            yield draft

    def _sales(self, scene: Scene) -> Iterator[tuple[str, ...]]:
        """A seller that can sell itself for enough needs to sell nobody else: it is used up anyhow."""
        if sum(card_of(scene.card).cost.values()) >= needed(self.column):
            return iter([(f"demigod:{scene.card}",)])
        return moves(scene, Sell())

    def hopeful(self, state: PantheumState) -> bool:
        """Whether what is left to use could suffice, geometry and conflicts aside."""
        left = self.left(state)
        view = Outlook(state, self.seat, self.column, [effect for effects in left.values() for effect in effects])
        return any(_enough(list(left.values()), goal, view) for goal in view.goals())


def _enough(left: list[list[Effect]], goal: Goal, view: Outlook) -> bool:
    lacking = {goal.lacks}
    for effects in left:
        brought = {part for effect in effects for part in view.brings(effect, goal)}
        lacking |= {lack.less(part) for lack in lacking for part in brought}
    return NOTHING in lacking


def needed(column: str) -> int:
    """How many elements an Action takes out of the satchel."""
    return max(1, COLUMN[column].pay)


class Outlook:
    """What a position promises at most, with these effects left to use."""

    def __init__(self, state: PantheumState, seat: Seat, column: str, effects: list[Effect]) -> None:
        self.state = state
        self.seat = seat
        self.column = column
        parts = [part for effect in effects for part in (effect.parts if isinstance(effect, Parts) else (effect,))]
        self.placers = any(isinstance(part, Place | PlaceEach) for part in parts)
        self.shifters = any(isinstance(part, Shift) for part in parts)
        self.still = not any(isinstance(part, MoveGod | Swap) for part in parts)
        """The gods stay where they are."""
        self.shares = any(isinstance(part, Place) and part.others_gain for part in parts)
        at = state.players[seat].at
        self.at = str(at)
        self.lacking = max(0, needed(column) - state.players[seat].elements())
        self.stands = [self.at] if self.still else SQUARES
        self.takings = any(
            _open(state.board[key]) and (state.board[key].count or self.placers or self.shifters) for key in self.stands
        )
        """Something may lie under the own god."""

    def goals(self) -> Iterator[Goal]:
        """All ways to the Action, each with what is lacking."""
        if self.column == "place":
            yield Goal(Sum(held=self.lacking))
        elif self.column == "shift":
            yield from self._pairs()
        elif self.state.favor:
            for key in reach(self.state, self.seat, "lock") if self.still else SQUARES:
                yield from self._locks(key, self.state.board[key])

    def _locks(self, key: str, tile: Tile) -> Iterator[Goal]:
        if not _open(tile):
            return
        full = full_at(self.state, self.seat, tile)
        for element in ELEMENTS:
            same = tile.element in (None, element)
            adds, clears = (max(0, full - tile.count), 0) if same else (full, tile.count)
            for blight in self._regained(LANDSCAPE[element]):
                yield Goal(Sum(adds, clears, self.lacking, blight), key, element)

    def _regained(self, landscape: str) -> Iterator[int]:
        """How much blight must come to a tile until a landscape tile of this kind can be taken; 0: it is there."""
        if self.state.landscapes[landscape]:
            yield 0
        elif self.state.kronos:
            lying = [tile.blight for tile in self.state.board.values() if tile.landscape == landscape]
            if lying:
                yield DATA.solo.blight_makes_pit - max(lying)

    def _pairs(self) -> Iterator[Goal]:
        board = self.state.board
        if self.state.kronos and (self.shares or any(tile.blight for tile in board.values())):
            yield Goal(Sum(held=self.lacking))
            return
        spans: list[Sequence[str]] = [SQUARES] if wide(self.state, self.seat, "shift") else list(AROUND.values())
        if self.still:
            spans = [reach(self.state, self.seat, "shift")]
        found = set()
        for span in spans:
            tiles = [board[key] for key in span if _open(board[key])]
            for number, one in enumerate(tiles):
                for other in tiles[:number]:
                    found.add(self._pair(one, other))
        for lacks in found:
            yield Goal(lacks)

    def _pair(self, one: Tile, other: Tile) -> Sum:
        """What must happen before an element can go from one to the other."""
        if not one.count and not other.count:
            return Sum(1, 0, self.lacking)
        if one.element == other.element or not one.count or not other.count:
            return Sum(0, 0, self.lacking)
        return Sum(0, min(one.count, other.count), self.lacking)

    def brings(self, effect: Effect, goal: Goal) -> list[Sum]:
        """The most an effect can do for a goal; several where it does one thing or another."""
        match effect:
            case Place():
                return [Sum(self._directly(effect, goal), blight=effect.others_gain)]
            case PlaceEach():
                return [Sum(effect.elements.count(goal.element) if goal.element else len(effect.elements))]
            case Shift():
                moved = [Sum(clears=1), Sum(blight=1)]
                return [*moved, Sum(1)] if self._sources(goal) else moved
            case Remove(to="satchel"):
                return [Sum(clears=1, held=int(self.takings))]
            case Remove():
                return [Sum(clears=1)]
            case Sell():
                return [Sum(held=needed(self.column))]
            case Gain():
                return [Sum(held=effect.value)]
            case Parts():
                first, second = effect.parts
                return [
                    Sum(*(a + b for a, b in zip(one, two, strict=True)))
                    for one in self.brings(first, goal)
                    for two in self.brings(second, goal)
                ]
            case _:
                return [NOTHING]

    def _directly(self, effect: Place, goal: Goal) -> int:
        if goal.tile is None:
            return 1
        barred = self.still and effect.where == "not-own" and goal.tile == self.at
        return int(not barred and not (effect.where == "worth" and not self.state.board[goal.tile].vp))

    def _sources(self, goal: Goal) -> bool:
        """Whether an element that can be shifted to the goal lies elsewhere, or may come to lie there."""
        return self.placers or any(
            tile.count and key != goal.tile and goal.element in (None, tile.element)
            for key, tile in self.state.board.items()
        )


def _open(tile: Tile) -> bool:
    """Whether elements may lie on it, of a color that fits."""
    return not tile.pit and tile.landscape is None


def completable(state: PantheumState, seat: Seat, column: str) -> bool:
    """Whether some order of abilities and Action of this column leads to the Action."""
    return Search(seat, column).answer(state)
