"""Every legal movement of a side: who leaves which region for which, at what cost, by which powers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from msgspec import Struct
from msgspec.structs import replace

from rules.games.storm.board import BANKS, NEIGHBORS, STYX, enemy
from rules.games.storm.costs import is_forward, move_honor, styx_cost
from rules.games.storm.data import AMOUNT, REGIONS, Ferry, Fly, Night, powers_of
from rules.games.storm.state import StormState, occupancy, open_fights


class Move(Struct, frozen=True, gc=False):
    """One legal movement: which pieces go where, and at what cost."""

    movers: tuple[int, ...]
    """Numbers of pieces that stand together, ascending."""
    origin: int
    target: int
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
    openly: str = ""
    """Where the same step could be covered: `unseen` while Nyx is hidden, `vain` if known to all, else `open`."""

    @property
    def key(self) -> str:
        """Its target as an option: `region:14`, or `region:14:night`."""
        return f"region:{self.target}:night" if self.night else f"region:{self.target}"

    @property
    def attack(self) -> bool:
        """Whether enemies are there."""
        return self.enemies > 0

    @property
    def kind(self) -> str:
        """How they go: `walk`, `fly`, under the cover of `night`, or `open` where it could be under it."""
        return "night" if self.night else "open" if self.openly else "fly" if self.flies else "walk"


def ferries(state: StormState, group: Sequence[int], movers: Sequence[int]) -> list[int]:
    """Known pieces of a group that let its movers cross the river free of charge."""
    return [
        number
        for number in group
        if state.pieces[number].known
        for ferry in powers_of(Ferry, state.pieces[number].name)
        if ferry.whom == "region" or number in movers
    ]


class Moves:
    """The legal movements of one side as it stands: every question of a turn offers what is left of these.

    Iterated they are complete, by region, smaller groups first. `leaving` gives those out of one region, `of` those
    of units already chosen; nothing is worked out before it is asked for. Not to be kept when pieces have moved.
    """

    def __init__(self, state: StormState, side: str) -> None:
        self.state = state
        self.side = side
        groups = occupancy(state)
        self.groups = dict(sorted(groups[side].items()))
        """The side's pieces by region, ascending."""
        self._foes = groups[enemy(side)]
        self._energy = state.factions[side].energy
        self._open = open_fights(state)

    def __iter__(self) -> Iterator[Move]:
        """All of them."""
        return (move for region in self.groups for move in self.leaving(region))

    def leaving(self, region: int) -> Iterator[Move]:
        """Those out of one region, single units first."""
        group = self.groups[region]
        chosen = (movers for size in range(1, len(group) + 1) for movers in combinations(group, size))
        return (move for movers in chosen for move in self.of(movers))

    def of(self, movers: Sequence[int]) -> Iterator[Move]:
        """Those of exactly these units, which stand together, by target."""
        pieces, size = [self.state.pieces[number] for number in movers], len(movers)
        origin = pieces[0].region
        # A walker, or a flyer not yet shown, keeps the whole group on the ground.
        flying = all(piece.known and powers_of(Fly, piece.name) for piece in pieces)
        free = origin in BANKS and bool(ferries(self.state, self.groups[origin], movers))
        covered = size > 1 and bool(powers_of(Night, *[piece.name for piece in pieces]))
        for target in REGIONS if flying else NEIGHBORS[origin]:
            if target != origin and not self.full(target, size):
                move = self._to(target, tuple(movers), origin, flying, free)
                if move is None:
                    continue
                if covered and move.forward and not move.enemies:
                    yield replace(move, openly=self._openly(movers, origin))
                    yield replace(move, honor=0, night=True)
                else:
                    yield move

    def _openly(self, movers: Sequence[int], origin: int) -> str:
        """What it means to go without the cover: see `Move.openly`."""
        known = [piece.known for piece in map(self.state.pieces.__getitem__, movers) if powers_of(Night, piece.name)]
        if not all(known):
            return "unseen"
        return "vain" if len(movers) == len(self.groups[origin]) else "open"

    def full(self, target: int, count: int) -> bool:
        """Whether a region has no room for so many more of the side."""
        return len(self.groups.get(target, ())) + count > AMOUNT.stack

    def _to(self, target: int, movers: tuple[int, ...], origin: int, flying: bool, free: bool) -> Move | None:
        river = (origin, target) in STYX
        flies = flying and (river or target not in NEIGHBORS[origin])
        energy = styx_cost(origin, target, free=free or flies)
        if energy > self._energy:
            return None
        enemies = len(self._foes.get(target, ()))
        honor = move_honor(self.side, origin, target, len(movers), enemies, open_fights=self._open)
        forward = is_forward(self.side, origin, target, attack=enemies > 0)
        ferried = river and free and not flies
        return Move(movers, origin, target, honor, energy, enemies, forward, flies, ferried)
