"""What holds in every position: no unit is lost or double, no region too full, no leader in the palace unnoticed."""

from __future__ import annotations

from collections.abc import Callable

from rules.core.errors import RulesBug
from rules.games.storm.board import PALACE
from rules.games.storm.data import AMOUNT, REGIONS, UNITS, mandatory, pool
from rules.games.storm.outcome import leaders
from rules.games.storm.state import GONE, Formation, StormState, occupancy, side_of
from rules.games.storm.view import SIDES

_UNITS = {(name, unit.side) for name, unit in UNITS.items()}
_LEADING = {(mandatory(side), side) for side in SIDES}


def check(state: StormState) -> None:
    """Raise RulesBug, naming what is wrong, and the seat, side or piece and field where."""
    for holds, what, where in _INVARIANTS:
        if not holds(state):
            raise RulesBug(f"storm: broken: {what}: {where(state)}")


def _pieces_hold(state: StormState) -> bool:
    found = {(piece.name, piece.side) for piece in state.pieces}
    sides = [side for _, side in found]
    return not found or (
        len(found) == len(state.pieces)
        and all(sides.count(side) == AMOUNT.chosen for side in SIDES)
        and _LEADING <= found <= _UNITS
    )


def _lost_hold(state: StormState) -> bool:
    gone = [piece for piece in state.pieces if piece.region == GONE]
    lost = [(side, name) for side, faction in state.factions.items() for name in faction.lost]
    return all(piece.known for piece in gone) and sorted(lost) == sorted((piece.side, piece.name) for piece in gone)


def _map_holds(state: StormState) -> bool:
    one, other = occupancy(state).values()
    if max(map(len, (*one.values(), *other.values())), default=0) > AMOUNT.stack:
        return False
    fought = {state.fight.region} if state.fight else set()
    shared = one.keys() & other.keys()
    return (one.keys() | other.keys()) <= REGIONS.keys() and (state.outcome is not None or shared <= fought)


def _stocks_hold(state: StormState) -> bool:
    return all(faction.energy >= 0 for faction in state.factions.values())


def _formations_hold(state: StormState) -> bool:
    return all(_formation_holds(state, seat, formation) for seat, formation in state.formations.items())


def _formation_holds(state: StormState, seat: int, formation: Formation) -> bool:
    side = side_of(state, seat)
    if side is None or (formation.stage != "pick" and not formation.pick):
        return False
    names = formation.pick
    if not names:
        return True
    return len(names) == AMOUNT.chosen == len(set(names)) and set(names) <= set(pool(side)) and mandatory(side) in names


def _end_holds(state: StormState) -> bool:
    if state.outcome is not None or not state.pieces or state.turn == 0 or state.stack[-1].at == "next":
        return True
    found = leaders(state)
    return all(faction.honor > 0 for faction in state.factions.values()) and bool(found) and PALACE not in found


def _where_pieces(state: StormState) -> str:
    for place, piece in enumerate(state.pieces):
        if (piece.name, piece.side) not in _UNITS:
            return f"pieces/{place}: {piece.name} is no unit of {piece.side}"
        if piece in state.pieces[:place] or piece.name in [one.name for one in state.pieces[:place]]:
            return f"pieces/{place}: {piece.name} is there twice"
    counts = {side: sum(1 for piece in state.pieces if piece.side == side) for side in SIDES}
    return f"pieces: {counts}, and {' and '.join(mandatory(side) for side in SIDES)} are needed"


def _where_lost(state: StormState) -> str:
    for side, faction in state.factions.items():
        gone = [piece.name for piece in state.pieces if piece.side == side and piece.region == GONE]
        if sorted(faction.lost) != sorted(gone):
            return f"factions/{side}/lost is {faction.lost}, and in region {GONE} are {gone}"
    return "pieces/known must be true of what is lost"


def _where_full(state: StormState) -> str:
    for place, piece in enumerate(state.pieces):
        if piece.region != GONE and piece.region not in REGIONS:
            return f"pieces/{place}/region: there is no region {piece.region}"
    fullest = max((piece.region for piece in state.pieces if piece.region), key=[p.region for p in state.pieces].count)
    one, other = occupancy(state).values()
    shared = sorted(one.keys() & other.keys())
    return f"pieces/region: most are in {fullest}, both sides in {shared or 'none'}"


def _where_energy(state: StormState) -> str:
    return ", ".join(f"factions/{side}/energy is {faction.energy}" for side, faction in state.factions.items())


def _where_formation(state: StormState) -> str:
    wrong = [seat for seat, formation in state.formations.items() if not _formation_holds(state, seat, formation)]
    return f"formations/{wrong[0]}/pick and stage"


def _where_end(state: StormState) -> str:
    honor = ", ".join(f"factions/{side}/honor is {faction.honor}" for side, faction in state.factions.items())
    return f"{honor}, leaders stand in {leaders(state)}, the palace is {PALACE}"


_INVARIANTS: tuple[tuple[Callable[[StormState], bool], str, Callable[[StormState], str]], ...] = (
    (_pieces_hold, "each side has nine different units of its own, the mandatory one among them", _where_pieces),
    (_lost_hold, "a unit is lost or on the map, never both", _where_lost),
    (_map_holds, "a region holds at most four of a side, and both sides only in a fight", _where_full),
    (_stocks_hold, "no stock of energy is overdrawn", _where_energy),
    (_formations_hold, "a formation is nine different units of its side", _where_formation),
    (_end_holds, "the match is over when it is decided", _where_end),
)
