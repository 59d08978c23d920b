"""What holds in every position: no unit is lost or double, no region too full, no leader in the palace unnoticed."""

from __future__ import annotations

from rules.core.errors import RulesBug
from rules.games.storm.board import PALACE
from rules.games.storm.data import AMOUNT, REGIONS, UNITS, mandatory, pool
from rules.games.storm.outcome import leaders
from rules.games.storm.state import GONE, Formation, StormState, occupancy, side_of
from rules.games.storm.view import SIDES


def check(state: StormState) -> None:
    """Raise RulesBug, naming what is wrong."""
    for holds, what in (
        (_pieces_hold(state), "each side has nine different units of its own, the mandatory one among them"),
        (_lost_hold(state), "a unit is lost or on the map, never both"),
        (_map_holds(state), "a region holds at most four of a side, and both sides only in a fight"),
        (all(faction.energy >= 0 for faction in state.factions.values()), "no stock of energy is overdrawn"),
        (_formations_hold(state), "a formation is nine different units of its side"),
        (_end_holds(state), "the match is over when it is decided"),
    ):
        if not holds:
            raise RulesBug(f"storm: broken: {what}")


def _pieces_hold(state: StormState) -> bool:
    if not state.pieces:
        return True
    for side in SIDES:
        names = [piece.name for piece in state.pieces if piece.side == side]
        if len(names) != AMOUNT.chosen or len(set(names)) != len(names) or mandatory(side) not in names:
            return False
    return all(UNITS[piece.name].side == piece.side for piece in state.pieces)


def _lost_hold(state: StormState) -> bool:
    for side in SIDES:
        gone = sorted(piece.name for piece in state.pieces if piece.side == side and piece.region == GONE)
        if sorted(state.factions[side].lost) != gone:
            return False
    return all(piece.known for piece in state.pieces if piece.region == GONE)


def _map_holds(state: StormState) -> bool:
    one, other = (occupancy(state, side) for side in SIDES)
    groups = [*one.values(), *other.values()]
    if any(len(group) > AMOUNT.stack for group in groups) or not (one.keys() | other.keys()) <= REGIONS.keys():
        return False
    fought = {state.fight.region} if state.fight else set()
    return state.outcome is not None or (one.keys() & other.keys()) <= fought


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
    if state.outcome is not None or not state.pieces:
        return True
    if state.turn == 0 or (state.stack and state.stack[-1].at == "next"):
        return True
    honest = all(faction.honor > 0 for faction in state.factions.values())
    found = leaders(state)
    return honest and bool(found) and not any(state.pieces[number].region == PALACE for number in found)
