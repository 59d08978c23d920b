"""Another match that a viewer cannot tell from the given one: hidden units change identities, drafts change content."""

from __future__ import annotations

from typing import Any

from rules.core import engine
from rules.core.auto import random_choice
from rules.core.game import Game
from rules.core.rng import Rng, Source
from rules.core.types import Seat, Viewer
from rules.games.storm.board import PALACE
from rules.games.storm.data import UNITS, mandatory, pool
from rules.games.storm.state import GONE, StormState, side_of
from rules.games.storm.view import SIDES


def reshuffled(game: Game[StormState, Any], state: StormState, viewer: Viewer, source: Source) -> StormState:
    """Deal everything anew that this viewer does not know."""
    other = state.clone()
    other.rng = Rng(f"{source.below(2**31)}", state.rng.count)
    if other.outcome is not None:
        return other
    own = side_of(state, viewer.seat) if viewer.seat is not None else None
    for side in SIDES:
        if side != own and other.pieces:
            _rename(other, side, source)
    for seat in other.formations:
        if seat != viewer.seat:
            _redraft(other, seat, source)
    _reseal(game, other, viewer, source)
    return other


def _rename(other: StormState, side: str, source: Source) -> None:
    """Give a side's hidden units other names, so that everything everybody saw could still have happened."""
    slots = [number for number, piece in enumerate(other.pieces) if piece.side == side and not piece.known]
    open_names = {piece.name for piece in other.pieces if piece.side == side and piece.known}
    unknown = [name for name in pool(side) if name not in open_names]
    while True:
        names = source.shuffle(unknown)[: len(slots)]
        taken = open_names | set(names)
        in_palace = [name for name, n in zip(names, slots, strict=True) if other.pieces[n].region == PALACE]
        if mandatory(side) in taken and not any(UNITS[name].leader for name in in_palace) and _led(other, side, taken):
            break
    for number, name in zip(slots, names, strict=True):
        other.change(number, name=name)


def _led(other: StormState, side: str, names: set[str]) -> bool:
    """Whether a side that needs a leader on the map has one."""
    needed = [name for name in pool(side) if UNITS[name].leader]
    gone = {piece.name for piece in other.pieces if piece.region == GONE}
    return not needed or any(name in names and name not in gone for name in needed)


def _redraft(other: StormState, seat: Seat, source: Source) -> None:
    """Another selection in another order, at the same stage."""
    side, formation = side_of(other, seat), other.formations[seat]
    if side is None or not formation.pick:
        return
    leader = mandatory(side)
    others = source.shuffle([name for name in pool(side) if name != leader])[: len(formation.pick) - 1]
    formation.pick = source.shuffle([leader, *others])


def _reseal(game: Game[StormState, Any], other: StormState, viewer: Viewer, source: Source) -> None:
    """Other sealed answers of others."""
    sealed = [seat for seat in other.sealed if seat != viewer.seat]
    for seat in sealed:
        del other.sealed[seat]
    for decision in engine.pending(game, other):
        if decision.seat in sealed:
            other.sealed[decision.seat] = random_choice(decision, source)
