"""Can a column's Action still be completed? A bounded search over the own deterministic abilities of the column (4.3).

The search runs on a light picture of the board: open tiles with their elements, the gods, and how many elements the
satchel holds. Abilities whose result a die decides do not count, and neither does moving blight.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from rules.core.types import Seat
from rules.games.pantheum.board import AROUND, SQUARES, full_at, wide
from rules.games.pantheum.data import (
    CARDS,
    COLUMN,
    LANDSCAPE,
    Copy,
    Effect,
    Gain,
    MoveGod,
    Parts,
    Place,
    PlaceEach,
    Remove,
    Sell,
    Shift,
    Swap,
    card_of,
)
from rules.games.pantheum.moves import Scene, action_possible, copyable
from rules.games.pantheum.state import PantheumState
from rules.games.pantheum.view import ELEMENTS

BUDGET = 3000
"""Positions looked at before a column counts as impossible."""

REFUND = min(sum(card.cost.values()) for card in CARDS.values() if isinstance(card.effect, Sell))
"""What a sale is sure to bring: the price of the seller, who can always sell itself."""


class Light(NamedTuple):
    """A position as far as completing an Action depends on it."""

    cells: dict[str, tuple[str | None, int]]
    """Tiles that take elements: color and count."""
    at: str
    others: tuple[str, ...]
    held: int
    """Elements in the satchel."""
    left: tuple[tuple[Effect, ...], ...]
    """Abilities not used yet; each with the effects of which one may be chosen (Castor has several)."""

    def span(self, world: World) -> list[str]:
        """Squares in range."""
        squares = SQUARES if world.wide else AROUND[self.at]
        return [key for key in squares if key not in self.others]

    def key(self) -> object:
        """What tells positions apart."""
        return frozenset(self.cells.items()), self.at, self.others, self.held, self.left


class World(NamedTuple):
    """What does not change during the search."""

    column: str
    wide: bool
    vp: dict[str, int]
    full: dict[str, int]
    stacks: dict[str, int]
    """Landscape tiles left by element."""
    favor: int
    blight: frozenset[str]


def completable(state: PantheumState, seat: Seat, column: str) -> bool:
    """Whether some order of abilities and Action of this column leads to the Action."""
    if action_possible(state, seat, column):
        return True
    left = _abilities(state, seat, column)
    if not left or (column == "lock" and state.favor < 1):
        return False
    return _search(_light(state, seat, left), _world(state, seat, column))


def _abilities(state: PantheumState, seat: Seat, column: str) -> tuple[tuple[Effect, ...], ...]:
    found = []
    for card in state.players[seat].columns[column]:
        if card in state.used:
            continue
        effect = card_of(card).effect
        choices: tuple[Effect, ...] = (effect,)
        if isinstance(effect, Copy):
            choices = tuple(card_of(other).effect for other in copyable(Scene(state, seat, column, card), effect))
        if helpful := tuple(choice for choice in choices if type(choice) in _STEPS):
            found.append(helpful)
    return tuple(found)


def _light(state: PantheumState, seat: Seat, left: tuple[tuple[Effect, ...], ...]) -> Light:
    cells = {
        key: (tile.element, tile.count) for key, tile in state.board.items() if not tile.pit and tile.landscape is None
    }
    player = state.players[seat]
    others = tuple(sorted(key for key, god in state.gods().items() if god != seat))
    return Light(cells, str(player.at), others, player.elements(), left)


def _world(state: PantheumState, seat: Seat, column: str) -> World:
    return World(
        column,
        wide(state, seat, column),
        {key: tile.vp for key, tile in state.board.items()},
        {key: full_at(state, seat, tile) for key, tile in state.board.items()},
        {element: state.landscapes[LANDSCAPE[element]] for element in ELEMENTS},
        state.favor,
        frozenset(key for key, tile in state.board.items() if tile.blight),
    )


def _search(start: Light, world: World) -> bool:
    seen: set[object] = set()
    waiting = [start]
    for _ in range(BUDGET):
        if not waiting:
            return False
        light = waiting.pop()
        if _reached(light, world):
            return True
        if not _hopeful(light, world):
            continue
        for step in _next(light, world):
            if (key := step.key()) not in seen:
                seen.add(key)
                waiting.append(step)
    return False


def _reached(light: Light, world: World) -> bool:
    if light.held < COLUMN[world.column].pay or light.held < 1:
        return False
    if world.column == "place":
        return True
    span = light.span(world)
    if world.column == "lock":
        return any(_full(light, world, key) for key in span)
    if len(span) > 1 and any(key in world.blight for key in span):
        return True
    return any(True for _ in _shifts(light, span, span))


def _full(light: Light, world: World, key: str) -> bool:
    element, count = light.cells.get(key, (None, 0))
    return element is not None and count >= world.full[key] and world.stacks[element] > 0


def _hopeful(light: Light, world: World) -> bool:
    """Whether what is left to use could be enough; only counts, no geometry."""
    effects = [max(group, key=_adds) for group in light.left]
    gains = sum(max(_brings(effect) for effect in group) for group in light.left)
    if light.held + gains < max(1, COLUMN[world.column].pay):
        return False
    if world.column != "lock":
        return True
    more = sum(_adds(effect) for effect in effects)
    return any(count + more >= world.full[key] for key, (_, count) in light.cells.items())


def _adds(effect: Effect) -> int:
    """How many elements an effect can add to one tile."""
    match effect:
        case Place() | Shift():
            return 1
        case PlaceEach():
            return len(effect.elements)
        case Parts():
            return sum(_adds(part) for part in effect.parts)
        case _:
            return 0


def _brings(effect: Effect) -> int:
    """How many elements an effect can add to the satchel."""
    match effect:
        case Sell():
            return REFUND
        case Gain():
            return effect.value
        case Remove():
            return 1 if effect.to == "satchel" else 0
        case Parts():
            return sum(_brings(part) for part in effect.parts)
        case _:
            return 0


def _next(light: Light, world: World) -> Iterator[Light]:
    for n, group in enumerate(light.left):
        rest = light._replace(left=light.left[:n] + light.left[n + 1 :])
        for effect in group:
            yield from _STEPS[type(effect)](rest, world, effect)


def _with(light: Light, key: str, element: str | None, change: int) -> Light:
    count = light.cells[key][1] + change
    return light._replace(cells={**light.cells, key: (element if count else None, count)})


def _place(light: Light, world: World, effect: Place) -> Iterator[Light]:
    for key in light.span(world):
        if (effect.where == "not-own" and key == light.at) or (effect.where == "worth" and not world.vp[key]):
            continue
        for element in ELEMENTS:
            if key in light.cells and light.cells[key][0] in (None, element):
                yield _with(light, key, element, 1)


def _place_each(light: Light, world: World, effect: PlaceEach) -> Iterator[Light]:
    if not effect.elements:
        yield light
        return
    element, rest = effect.elements[0], PlaceEach(effect.elements[1:])
    fits = [key for key in light.span(world) if key in light.cells and light.cells[key][0] in (None, element)]
    for key in fits:
        yield from _place_each(_with(light, key, element, 1), world, rest)
    if not fits:
        yield from _place_each(light, world, rest)


def _shifts(light: Light, sources: list[str], targets: list[str]) -> Iterator[tuple[str, str, str]]:
    for source in sources:
        element = light.cells.get(source, (None, 0))[0]
        for key in targets if element else ():
            if key != source and key in light.cells and light.cells[key][0] in (None, element):
                yield source, key, str(element)


def _shift(light: Light, world: World, effect: Shift) -> Iterator[Light]:
    span = light.span(world)
    sources = [key for key in span if effect.source != "worth" or world.vp[key] > 0]
    if effect.source == "gods":
        sources = list(SQUARES if world.wide else AROUND[light.at])
    for source, key, element in _shifts(light, sources, span):
        yield _with(_with(light, source, element, -1), key, element, 1)


def _remove(light: Light, world: World, effect: Remove) -> Iterator[Light]:
    for key in [light.at] if effect.source == "own" else light.span(world):
        element, _ = light.cells.get(key, (None, 0))
        if element:
            yield _with(light, key, element, -1)._replace(held=light.held + (effect.to == "satchel"))


def _sell(light: Light, world: World, effect: Sell) -> Iterator[Light]:
    yield light._replace(held=light.held + REFUND)


def _move_god(light: Light, world: World, effect: MoveGod) -> Iterator[Light]:
    for key in SQUARES:
        if key != light.at and key not in light.others:
            yield light._replace(at=key)


def _swap(light: Light, world: World, effect: Swap) -> Iterator[Light]:
    for key in light.others:
        others = tuple(sorted(light.at if other == key else other for other in light.others))
        yield light._replace(at=key, others=others)


def _gain(light: Light, world: World, effect: Gain) -> Iterator[Light]:
    yield light._replace(held=light.held + effect.value)


def _parts(light: Light, world: World, effect: Parts) -> Iterator[Light]:
    for order in (effect.parts, effect.parts[::-1]):
        first, second = order
        for step in _STEPS[type(first)](light, world, first):
            yield step
            yield from _STEPS[type(second)](step, world, second)


_STEPS: dict[type, Callable[[Light, World, Any], Iterator[Light]]] = {
    Place: _place,
    PlaceEach: _place_each,
    Shift: _shift,
    Remove: _remove,
    Sell: _sell,
    MoveGod: _move_god,
    Swap: _swap,
    Gain: _gain,
    Parts: _parts,
}
