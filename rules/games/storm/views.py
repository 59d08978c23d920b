"""Views, built from the state: facts are copied out one by one; who a hidden enemy is, is never read for it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar

from msgspec import convert, to_builtins

from rules.core.types import Seat, Viewer
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


def view_for(state: StormState, viewer: Viewer, waiting: Sequence[Seat]) -> StormView:
    """The whole of what one viewer sees; everything once the match is over. `waiting`: the seats that are asked."""
    over = state.outcome is not None
    own = side_of(state, viewer.seat) if viewer.seat is not None else None
    units = list(_units(state, own, over))
    return StormView(
        viewer=viewer,
        game="storm",
        seats=state.seats,
        over=over,
        turn=state.turn,
        phase="over" if over else _PHASES[state.stack[-1].at],
        active=state.active if state.turn else None,
        acting=[side for seat in waiting if (side := side_of(state, seat))],
        own=own,
        sides=[_side(state, side, units) for side in (OLYMPIAN, CHTHONIAN)],
        regions=[_region(number, units) for number in REGIONS],
        styx=list(DATA.styx),
        last=_copy(state.last, MoveView),
        bid=state.bid,
        fight=_fight(state, own, units, over),
        round=_copy(state.report, RoundView),
        choosing=_choosing(state, own) if own is not None and not over else None,
        formation=_formation(state, viewer.seat, own) if own is not None and not over else None,
    )


def _copy(record: V | None, kind: type[V]) -> V | None:
    """A record of the state made anew: a view holds on to nothing of it."""
    return None if record is None else convert(to_builtins(record), kind)


def _ready(state: StormState, seat: Seat | None) -> bool:
    return seat in state.formations and state.formations[seat].stage == "ready"


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
    return UnitView(
        alias=piece.name,
        side=piece.side,
        region=piece.region,
        name=piece.name,
        strength=UNITS[piece.name].strength,
        shown=piece.known,
    )


def _side(state: StormState, side: str, units: list[UnitView]) -> SideView:
    faction = state.factions[side]
    mine = [unit for unit in units if unit.side == side and unit.region != GONE]
    return SideView(
        side=side,
        seat=faction.seat,
        honor=faction.honor,
        energy=faction.energy,
        hidden=sum(not unit.shown for unit in mine),
        units=[unit for unit in mine if unit.name is not None],
        lost=list(faction.lost),
        ready=state.turn > 0 or _ready(state, faction.seat),
    )


def _region(number: int, units: list[UnitView]) -> RegionView:
    region = REGIONS[number]
    return RegionView(
        number=number,
        q=region.q,
        r=region.r,
        height=HEIGHTS[number],
        realm=region.realm,
        base=region.base,
        units=[unit for unit in units if unit.region == number],
    )


def _fight(state: StormState, own: str | None, units: list[UnitView], over: bool) -> FightView | None:
    fight = state.fight
    if fight is None or over:
        return None
    return FightView(
        region=fight.region,
        origin=fight.origin,
        flown=fight.flown,
        round=fight.round,
        attacker=fight.attacker,
        sides=[_fight_side(state, side, own, units) for side in (fight.attacker, fight.defender)],
    )


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
        nominal=shown.nominal,
        bonuses=[BonusView(unit=name, amount=amount) for name, amount in shown.bonuses],
        base=shown.base,
        honor=state.factions[side].honor,
        stock=shown.stock,
        limit=shown.limit,
        doubled=shown.times > 1,
        manoeuvres=shown.manoeuvres,
        retreats=retreats(state, fight, side),
        chosen=side in fight.opened or seat in state.sealed,
        manoeuvre=manoeuvre,
        energy=energy,
    )


def _choosing(state: StormState, own: str) -> ChoosingView | None:
    frame = state.stack[-1]
    if state.active != own or frame.at != "movement":
        return None
    movers = turn.movers(state, frame)
    return ChoosingView(
        origin=frame.v["region"],
        units=[state.pieces[number].name for number in movers],
        targets=[
            TargetView(
                region=move.target,
                honor=move.honor,
                energy=move.energy,
                attack=move.attack,
                forward=move.forward,
                night=move.night,
            )
            for move in (turn.legal(state, frame) if movers else ())
        ],
    )


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
