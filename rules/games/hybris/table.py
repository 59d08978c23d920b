"""What rules ask of the table: turn order, modifiers, counts and conditions, who stands where, prices."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from rules.core.effects import Run
from rules.core.ops import MOST
from rules.core.types import Seat
from rules.games.hybris.content import Content
from rules.games.hybris.data import Character
from rules.games.hybris.ops import Formula, Modify
from rules.games.hybris.state import OFF_BOARD, READY, STYX, TILE, HybrisState


def number(state: HybrisState, seat: Seat) -> int:
    """The number by which a seat's turns come, read live: of its first Pillar, unless a module says otherwise."""
    pillars = state.players[seat].pillars
    found = min(pillars) if pillars else MOST
    for module in state.content.modules:
        found = module.number(state, seat, found)
    return found


def by_number(state: HybrisState) -> list[Seat]:
    """The seats still in the match in turn order; without Pillars, in that of the last Age."""
    return sorted(state.staying, key=lambda seat: (number(state, seat), state.order.index(seat)))


def from_active(state: HybrisState, first: Seat | None = None) -> list[Seat]:
    """For effects on several: the active seat (or another one) first, then by turn order (2.1)."""
    lead = state.turn if first is None else first
    return sorted(by_number(state), key=lambda seat: seat != lead)


def standing(state: HybrisState, seat: Seat) -> list[str]:
    """Programs of whatever changes rules for a seat: powers, unlocked tiles, Pillars, steps of tracks, modules."""
    player, content = state.players[seat], state.content
    if not player.olympian:
        return []
    found = [power.id for power in content.olympians[player.olympian].powers]
    found += [tile for tile, left in player.tiles.items() if not left]
    found += [f"{content.pillars[one].id}:ongoing" for one in player.pillars]
    found += [one.id for count, one in content.sparks.items() if count <= player.sparks]
    for thread, place in player.threads.items():
        found += [f"{thread}:{step}" for step in range(1, place + 1)]
    for module in content.modules:
        found += [*module.standing(state, seat), *module.powers(state, seat)]
    return found


def changes(state: HybrisState, seat: Seat, rule: str, character: str = "") -> Iterator[Modify]:
    """What changes a rule for a seat now; what is for one character only counts for that one."""
    by_program = state.content.changes.get(rule)
    if by_program is None:
        return
    for program in standing(state, seat):
        if program in by_program:
            yield from (op for op in by_program[program] if op.character in (None, character))


def change(state: HybrisState, seat: Seat, rule: str, character: str = "") -> int:
    """How much a rule is changed by in all."""
    return sum(op.n for op in changes(state, seat, rule, character))


def has(state: HybrisState, seat: Seat, rule: str, character: str = "") -> bool:
    """Whether something gives a seat a rule of its own."""
    return any(True for _ in changes(state, seat, rule, character))


def unused(state: HybrisState, seat: Seat, rule: str) -> list[str]:
    """What changes a rule for a seat once in an Age, and is not used up; what it has twice is named twice."""
    by_program = state.content.changes.get(rule)
    if by_program is None:
        return []
    over, found = Counter(state.players[seat].used), [one for one in standing(state, seat) if one in by_program]
    return [one for place, one in enumerate(found) if found[:place].count(one) >= over[one]]


def hand_limit(state: HybrisState, seat: Seat) -> int:
    """Conflict cards that a seat may keep at the end of an Age."""
    return state.content.amounts.hand_limit + change(state, seat, "hand_limit")


def character(content: Content, key: str) -> Character:
    """The record of a character."""
    return content.characters[key]


def activation_cost(state: HybrisState, seat: Seat, key: str) -> int:
    """Aegis for activating a character."""
    return _activation(state, seat, character(state.content, key).kind)


def activation_costs(state: HybrisState, seat: Seat) -> dict[str, int]:
    """The same by kind of character."""
    return {kind: _activation(state, seat, kind) for kind in ("olympian", "hero", "prophet")}


def _activation(state: HybrisState, seat: Seat, kind: str) -> int:
    printed: int = getattr(state.content.amounts.activation, kind)
    cost = max(0, printed + change(state, seat, f"cost_activate_{kind}"))
    for module in state.content.modules:
        cost = module.price(state, seat, cost)
    return cost


def make_cost(state: HybrisState, seat: Seat, tile: str) -> int:
    """Aegis for making a Technology."""
    return max(0, state.content.technologies[tile].cost + change(state, seat, "cost_make"))


def place(state: HybrisState, where: str) -> str | None:
    """The Location or City somebody stands in; None off the board."""
    return None if where in OFF_BOARD else state.content.place_of.get(where, where)


Where: TypeAlias = dict[str, list[str]]
"""Where somebody is -> who."""


def standing_where(state: HybrisState) -> Where:
    """Everybody, by where they are."""
    found: Where = {}
    for seat in state.players:
        for key, char in state.characters(seat):
            found.setdefault(char.where, []).append(key)
    return found


def on_space(state: HybrisState, space: str) -> list[str]:
    """Characters on a space, or in a City; figures of no seat come last."""
    return [*standing_where(state).get(space, []), *(key for key, where in figures(state) if where == space)]


def figures(state: HybrisState) -> list[tuple[str, str]]:
    """Figures of no seat on the board, and where each of them stands."""
    return [one for module in state.content.modules for one in module.figures(state)]


def in_place(state: HybrisState, where: str) -> list[str]:
    """Characters in a Location or City; figures of no seat come last."""
    found = [(key, char.where) for seat in state.players for key, char in state.characters(seat)]
    return [key for key, at in (*found, *figures(state)) if place(state, at) == where]


def temples_of(state: HybrisState, seat: Seat) -> int:
    """Temples of a seat in the Mortal World."""
    return sum(city.temples.count(seat) for city in state.cities.values())


def deployed(state: HybrisState, seat: Seat) -> list[str]:
    """Cities of the deployed Technologies of a seat, one for each."""
    return [key for key, city in state.towns() for made in city.technologies if made.owner == seat]


def unlocked(state: HybrisState, seat: Seat) -> int:
    """Tiles without pieces."""
    return sum(not left for left in state.players[seat].tiles.values())


def removed(state: HybrisState, seat: Seat, piece: str) -> int:
    """Pieces of a kind that have left the tiles of a seat, wherever they are now."""
    player = state.players[seat]
    had = state.content.pieces[player.olympian].count(piece) if player.olympian else 0
    return had - sum([left.count(piece) for left in player.tiles.values()])


def tokens_left(state: HybrisState, seat: Seat) -> int:
    """Olympian tokens of a seat that lie nowhere."""
    laid = len(deployed(state, seat)) + sum(one.owner == seat for one in state.forge)
    return state.content.amounts.tokens - laid - sum(module.tokens(state, seat) for module in state.content.modules)


def in_styx(state: HybrisState) -> int:
    """Heroes of all seats in the Styx."""
    return sum(char.where == STYX for player in state.players.values() for char in player.chars.values())


def players(state: HybrisState) -> int:
    """How many play: an icon of its own on cards (HYB-275)."""
    return len(state.staying)


COUNTS: dict[str, Callable[[HybrisState, Seat], int]] = {
    "players": lambda state, seat: players(state),
    "players_short_of_six": lambda state, seat: max(0, 6 - players(state)),
    "believer": lambda state, seat: state.players[seat].believer,
    "prayer": lambda state, seat: state.players[seat].prayer,
    "aegis": lambda state, seat: state.players[seat].aegis,
    "greatness": lambda state, seat: state.players[seat].greatness,
    "own_greatness": lambda state, seat: state.players[seat].greatness,
    "sparks": lambda state, seat: state.players[seat].sparks,
    "deployed": lambda state, seat: len(deployed(state, seat)),
    "deployed_cities": lambda state, seat: len(set(deployed(state, seat))),
    "temples": temples_of,
    "own_temples_in_world": temples_of,
    "combats_won_this_age": lambda state, seat: state.players[seat].wins,
    "trophies": lambda state, seat: len(state.players[seat].trophies),
    "heroes_removed": lambda state, seat: removed(state, seat, "hero"),
    "prophets_removed": lambda state, seat: removed(state, seat, "prophet"),
    "hand": lambda state, seat: len(state.players[seat].hand),
    "thread_total": lambda state, seat: sum(state.players[seat].threads.values()),
    "tiles_unlocked": unlocked,
    "own_unlocked_tiles": unlocked,
    "own_conflict_discard": lambda state, seat: len(state.players[seat].discard),
    "styx_heroes": lambda state, seat: in_styx(state),
    "own_zone": lambda state, seat: max(0, _zone(state, seat, own=True) - 1),
    "opp_zone": lambda state, seat: _zone(state, seat, own=False),
}
"""What cards count, and what Premonitions ask for; modules add their own."""


def _zone(state: HybrisState, seat: Seat, *, own: bool) -> int:
    """Cards in a Combat Zone; the card that counts has just been put into its own."""
    if state.combat is None:
        return 0
    side = state.combat.side_of(seat)
    return 0 if side is None else len(state.combat.sides[side if own else 1 - side].zone)


def _side(state: HybrisState, seat: Seat) -> int | None:
    return None if state.combat is None else state.combat.side_of(seat)


def _enemy_first(state: HybrisState, seat: Seat) -> bool:
    side, combat = _side(state, seat), state.combat
    return combat is not None and side is not None and combat.first == 1 - side


TESTS: dict[str, Callable[[HybrisState, Seat], bool]] = {
    "attacker": lambda state, seat: _side(state, seat) == 0,
    "defender": lambda state, seat: _side(state, seat) == 1,
    "vs_game": lambda state, seat: state.combat is not None and any(side.seat is None for side in state.combat.sides),
    "opponent_played_first": _enemy_first,
    "in_city": lambda state, seat: state.combat is not None and state.combat.place in state.cities,
}
"""Conditions of cards; modules add their own."""


def count(state: HybrisState, seat: Seat, what: str) -> int:
    """How much there is of something that is counted."""
    if what in COUNTS:
        return COUNTS[what](state, seat)
    return next(module.counts[what](state, seat) for module in state.content.modules if what in module.counts)


def holds(state: HybrisState, run: Run, test: str) -> bool:
    """Whether a condition holds for who uses an effect; one of a module that is not in the match does not."""
    if test in TESTS:
        return TESTS[test](state, run.actor)
    return any(module.tests[test](state, run.actor) for module in state.content.modules if test in module.tests)


def amount(state: HybrisState, seat: Seat, n: int | Formula) -> int:
    """How much an op comes to for a seat."""
    return n.of(count(state, seat, n.count)) if isinstance(n, Formula) else n


def ready(state: HybrisState, seat: Seat) -> list[str]:
    """Characters of a seat that wait in its supply to be activated."""
    return [key for key, char in state.characters(seat) if char.where == READY]


def on_tiles(state: HybrisState, seat: Seat) -> list[str]:
    """Characters of a seat that still stand on their tiles."""
    return [key for key, char in state.characters(seat) if char.where == TILE]


def fits(state: HybrisState, seat: Seat, needs: dict[str, Any]) -> bool:
    """Whether a seat has at least what a Premonition asks for."""
    return all(count(state, seat, what) >= least for what, least in needs.items())
