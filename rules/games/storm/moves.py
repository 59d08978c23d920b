"""Where units may move, what it costs, and which powers they use for it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from rules.games.storm.board import NEIGHBORS, STYX, enemy
from rules.games.storm.costs import is_forward, move_honor, styx_cost
from rules.games.storm.data import AMOUNT, REGIONS, Effect, Ferry, Fly, Night
from rules.games.storm.state import StormState, count_at, numbers_at, open_fights


class Way(Struct, frozen=True):
    """One legal movement of chosen units: where to, and at what cost."""

    region: int
    honor: int
    energy: int
    enemies: int
    forward: bool
    flies: bool = False
    """Uses the power of flight: over a distance, or over the river."""
    ferried: bool = False
    """Crosses the river free of charge by a ferry."""
    night: bool = False
    """Uses Nyx's cover."""

    @property
    def key(self) -> str:
        """As an option: `region:14`, or `region:14:night`."""
        return f"region:{self.region}:night" if self.night else f"region:{self.region}"

    @property
    def attack(self) -> bool:
        """Whether enemies are there."""
        return self.enemies > 0


def has(state: StormState, number: int, kind: type[Effect]) -> bool:
    """Whether a piece has a power of this kind."""
    return any(isinstance(effect, kind) for effect in state.pieces[number].unit.effects)


def ferries(state: StormState, movers: Sequence[int]) -> list[int]:
    """Known pieces whose power lets these movers cross the river free of charge."""
    first = state.pieces[movers[0]]
    found = []
    for number in numbers_at(state, first.side, first.region):
        piece = state.pieces[number]
        for effect in piece.unit.effects:
            if isinstance(effect, Ferry) and piece.known and (effect.whom == "region" or number in movers):
                found.append(number)
    return found


def may_fly(state: StormState, movers: Sequence[int]) -> bool:
    """Whether all movers are known flyers (a walker among them keeps the group on the ground)."""
    return all(state.pieces[number].known and has(state, number, Fly) for number in movers)


def ways(state: StormState, movers: Sequence[int]) -> list[Way]:
    """All legal movements of these units, which stand together, by region."""
    flying = may_fly(state, movers)
    origin = state.pieces[movers[0]].region
    targets = sorted(set(REGIONS) - {origin}) if flying else NEIGHBORS[origin]
    free = bool(ferries(state, movers))
    return [way for target in targets for way in _ways_to(state, movers, target, flying, free)]


def _ways_to(state: StormState, movers: Sequence[int], target: int, flying: bool, free: bool) -> Iterator[Way]:
    side, origin = state.pieces[movers[0]].side, state.pieces[movers[0]].region
    if count_at(state, side, target) + len(movers) > AMOUNT.stack:
        return
    river = (origin, target) in STYX
    flies = flying and (river or target not in NEIGHBORS[origin])
    energy = styx_cost(origin, target, free=free or flies)
    if energy > state.factions[side].energy:
        return
    enemies = count_at(state, enemy(side), target)
    honor = move_honor(side, origin, target, len(movers), enemies, open_fights=open_fights(state))
    forward = is_forward(side, origin, target, attack=enemies > 0)
    ferried = river and free and not flies
    yield Way(target, honor, energy, enemies, forward, flies, ferried)
    if forward and not enemies and len(movers) > 1 and any(has(state, number, Night) for number in movers):
        yield Way(target, 0, energy, enemies, forward, flies, ferried, night=True)


def can_leave(state: StormState, side: str, region: int) -> bool:
    """Whether any unit of a region has a way out (what one cannot do, no group can)."""
    return any(ways(state, [number]) for number in numbers_at(state, side, region))
