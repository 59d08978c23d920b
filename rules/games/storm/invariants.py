"""What holds in every position: no unit is lost or double, no region too full, no leader in the palace unnoticed."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.errors import RulesBug
from rules.core.soundness import Soundness
from rules.games.storm.board import PALACE
from rules.games.storm.data import AMOUNT, REGIONS, UNITS, mandatory, pool
from rules.games.storm.outcome import leaders
from rules.games.storm.state import GONE, StormState, occupancy, side_of
from rules.games.storm.view import SIDES

_UNITS = {(name, unit.side) for name, unit in UNITS.items()}
_LEADING = {(mandatory(side), side) for side in SIDES}


def check(state: StormState) -> None:
    """Raise RulesBug, naming what is wrong, and the seat, side or piece and field where."""
    # A tuple of what is frozen: to keep it, nothing need be copied.
    pieces, lost = tuple(state.pieces), [faction.lost for faction in state.factions.values()]
    over, region = state.outcome is not None, state.fight.region if state.fight else None
    for faults, what in (
        (
            _SOUND.faults(_pieces, state, [pieces]),
            "each side has nine different units of its own, the mandatory one among them",
        ),
        (_SOUND.faults(_lost, state, [pieces, lost]), "a unit is lost or on the map, never both"),
        (
            _SOUND.faults(_map, state, [pieces, over, region]),
            "a region holds at most four of a side, and both sides only in a fight",
        ),
        (_stocks(state), "no stock of energy is overdrawn"),
        (_formations(state), "a formation is nine different units of its side"),
        (_end(state), "the match is over when it is decided"),
    ):
        for fault in faults:
            raise RulesBug(f"storm: broken: {what}: {fault}")


_SOUND = Soundness[StormState]()


def _pieces(state: StormState) -> Iterator[str]:
    found = {(piece.name, piece.side) for piece in state.pieces}
    sides = [side for _, side in found]
    counts = {side: sides.count(side) for side in SIDES}
    full = len(found) == len(state.pieces) and {*counts.values()} == {AMOUNT.chosen}
    if not found or (full and _LEADING <= found <= _UNITS):
        return
    for place, piece in enumerate(state.pieces):
        if (piece.name, piece.side) not in _UNITS:
            yield f"pieces/{place}: {piece.name} is no unit of {piece.side}"
        if piece.name in [one.name for one in state.pieces[:place]]:
            yield f"pieces/{place}: {piece.name} is there twice"
    yield f"pieces: {counts}, and {' and '.join(mandatory(side) for side in SIDES)} are needed"


def _lost(state: StormState) -> Iterator[str]:
    gone = [piece for piece in state.pieces if piece.region == GONE]
    for side, faction in state.factions.items():
        names = [piece.name for piece in gone if piece.side == side]
        if sorted(faction.lost) != sorted(names):
            yield f"factions/{side}/lost is {faction.lost}, and in region {GONE} are {names}"
    if not all(piece.known for piece in gone):
        yield "pieces/known must be true of what is lost"


def _map(state: StormState) -> Iterator[str]:
    one, other = occupancy(state).values()
    fought = {state.fight.region} if state.fight else set()
    shared = one.keys() & other.keys()
    roomy = max(map(len, (*one.values(), *other.values())), default=0) <= AMOUNT.stack
    if roomy and (one.keys() | other.keys()) <= REGIONS.keys() and (state.outcome is not None or shared <= fought):
        return
    for place, piece in enumerate(state.pieces):
        if piece.region != GONE and piece.region not in REGIONS:
            yield f"pieces/{place}/region: there is no region {piece.region}"
    fullest = max((piece.region for piece in state.pieces if piece.region), key=[p.region for p in state.pieces].count)
    yield f"pieces/region: most are in {fullest}, both sides in {sorted(shared) or 'none'}"


def _stocks(state: StormState) -> Iterator[str]:
    for side, faction in state.factions.items():
        if faction.energy < 0:
            yield f"factions/{side}/energy is {faction.energy}"


def _formations(state: StormState) -> Iterator[str]:
    for seat, formation in state.formations.items():
        side, names = side_of(state, seat), formation.pick
        whole = len(names) == AMOUNT.chosen == len(set(names))
        whole = whole and side is not None and set(names) <= set(pool(side)) and mandatory(side) in names
        if side is None or not (whole if names else formation.stage == "pick"):
            yield f"formations/{seat}/pick and stage"


def _end(state: StormState) -> Iterator[str]:
    if state.outcome is not None or not state.pieces or state.turn == 0 or state.stack[-1].at == "next":
        return
    found = leaders(state)
    if not found or PALACE in found or any(faction.honor <= 0 for faction in state.factions.values()):
        honor = ", ".join(f"factions/{side}/honor is {faction.honor}" for side, faction in state.factions.items())
        yield f"{honor}, leaders stand in {found}, the palace is {PALACE}"
