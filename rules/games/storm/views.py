"""Views, built from the state: facts are copied out one by one; who a hidden enemy is, is never read for it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar

from msgspec import convert, to_builtins

from rules.core import engine
from rules.core.copies import facts
from rules.core.types import AnyDecision, Seat, Viewer
from rules.games.storm.board import HEIGHTS, HOMES
from rules.games.storm.data import DATA, REGIONS, UNITS, pool
from rules.games.storm.flow import turn
from rules.games.storm.flow.fight import force, parted
from rules.games.storm.retreat import retreats
from rules.games.storm.state import GONE, Piece, StormState, seat_of, side_of
from rules.games.storm.view import (
    CHTHONIAN,
    OLYMPIAN,
    BonusView,
    ChoosingView,
    FightSideView,
    FightView,
    FormationView,
    MoveView,
    RegionView,
    RoundView,
    SideView,
    StormView,
    TargetView,
    UnitView,
)

V = TypeVar("V", MoveView, RoundView)

_FRAMES = {
    "bid": ("bid",),
    "side": ("side",),
    "setup": ("muster", "prepare", "deploy"),
    "turn": ("next", "turn", "movement"),
    "combat": ("round", "sealed", "open", "after"),
    "loss": ("loss",),
    "retreat": ("caught", "stay", "retreats", "retreat"),
    "draw": ("draw-offer", "draw-answer"),
}
_PHASES = {at: phase for phase, frames in _FRAMES.items() for at in frames}


def view_for(state: StormState, viewer: Viewer, standing: Sequence[AnyDecision]) -> StormView:
    """The whole of what one viewer sees; everything once the match is over."""
    over = state.outcome is not None
    own = side_of(state, viewer.seat) if viewer.seat is not None else None
    units = list(_units(state, own, over))
    return StormView(
        viewer=viewer,
        game="storm",
        over=over,
        phase="over" if over else _PHASES[state.stack[-1].at],
        active=state.active if state.turn else None,
        acting=[side for seat in engine.waited_for(standing) if (side := side_of(state, seat))],
        own=own,
        sides=[_side(state, side, units) for side in (OLYMPIAN, CHTHONIAN)],
        regions=[_region(number, units) for number in REGIONS],
        styx=list(DATA.styx),
        last=_copy(state.last, MoveView),
        fight=_fight(state, own, units, over),
        round=_copy(state.report, RoundView),
        choosing=_choosing(state, own) if own is not None and not over else None,
        formation=_formation(state, viewer.seat, own) if own is not None and not over else None,
        **facts(state, "seats", "turn", "bid"),
    )


def _copy(record: V | None, kind: type[V]) -> V | None:
    """A record of the state made anew: a view holds on to nothing of it."""
    return None if record is None else convert(to_builtins(record), kind)


def _units(state: StormState, own: str | None, over: bool) -> Iterator[UnitView]:
    """All units, eliminated ones included; those the viewer does not know are told apart by place only."""
    hidden: dict[tuple[str, int], int] = {}
    known: list[UnitView] = []
    unknown: list[UnitView] = []
    for piece in state.pieces:
        if piece.known or over or piece.side == own:
            known.append(_known(piece))
        else:
            place = piece.side, piece.region
            hidden[place] = hidden.get(place, 0) + 1
            alias = f"{piece.region}-{hidden[place]}"
            unknown.append(UnitView(alias=alias, side=piece.side, region=piece.region))
    yield from sorted(known, key=lambda unit: (-(unit.strength or 0), unit.alias))
    yield from sorted(unknown, key=lambda unit: (unit.region, unit.alias))


def _known(piece: Piece) -> UnitView:
    known = facts(piece, "name", "side", "region")
    return UnitView(alias=piece.name, strength=UNITS[piece.name].strength, shown=piece.known, **known)


def _side(state: StormState, side: str, units: list[UnitView]) -> SideView:
    faction = state.factions[side]
    mine = [unit for unit in units if unit.side == side and unit.region != GONE]
    ready = [seat for seat, formation in state.formations.items() if formation.stage == "ready"]
    return SideView(
        side=side,
        hidden=sum(not unit.shown for unit in mine),
        units=[unit for unit in mine if unit.name is not None],
        lost=list(faction.lost),
        ready=state.turn > 0 or faction.seat in ready,
        **facts(faction, "seat", "honor", "energy"),
    )


def _region(number: int, units: list[UnitView]) -> RegionView:
    here = [unit for unit in units if unit.region == number]
    return RegionView(height=HEIGHTS[number], units=here, **facts(REGIONS[number], "number", "q", "r", "realm", "base"))


def _fight(state: StormState, own: str | None, units: list[UnitView], over: bool) -> FightView | None:
    fight = state.fight
    if fight is None or over:
        return None
    sides = [_fight_side(state, side, own, units) for side in (fight.attacker, fight.defender)]
    return FightView(sides=sides, **facts(fight, "region", "origin", "flown", "round", "attacker"))


def _fight_side(state: StormState, side: str, own: str | None, units: list[UnitView]) -> FightSideView:
    fight = state.fight
    assert fight is not None
    shown = force(state, side)
    seat = seat_of(state, side)
    choice = fight.opened.get(side)
    if side == own and seat in state.sealed:
        choice = str(state.sealed[seat])
    manoeuvre, energy = parted(choice) if choice else (None, None)
    return FightSideView(
        side=side,
        seat=seat,
        units=[unit for unit in units if unit.side == side and unit.region == fight.region],
        bonuses=[BonusView(unit=name, amount=amount) for name, amount in shown.bonuses],
        honor=state.factions[side].honor,
        doubled=shown.times > 1,
        retreats=retreats(state, fight, side),
        chosen=side in fight.opened or seat in state.sealed,
        manoeuvre=manoeuvre,
        energy=energy,
        **facts(shown, "nominal", "base", "stock", "limit", "manoeuvres"),
    )


def _choosing(state: StormState, own: str) -> ChoosingView | None:
    frame = state.stack[-1]
    if state.active != own or frame.at != "movement":
        return None
    movers = turn.movers(state, frame)
    told = ("honor", "energy", "attack", "forward", "night")
    ways = turn.legal(state, frame) if movers else ()
    targets = [TargetView(region=move.target, **facts(move, *told)) for move in ways]
    names = [state.pieces[number].name for number in movers]
    return ChoosingView(origin=frame.v["region"], units=names, targets=targets)


def _formation(state: StormState, seat: Seat | None, own: str) -> FormationView | None:
    if state.stack[-1].at != "prepare":
        return None
    if seat is None or seat not in state.formations:
        return FormationView(stage="pick", places={}, fixed=[], region=None, bench=pool(own))
    formation = state.formations[seat]
    return FormationView(
        stage=formation.stage,
        places=dict(zip(HOMES[own], formation.pick, strict=False)) if formation.stage != "pick" else {},
        fixed=list(formation.fixed),
        region=formation.region,
        bench=[name for name in pool(own) if name not in formation.pick],
    )
