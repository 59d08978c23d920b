"""The position in words, from a view: short lines that are enough to play without pictures."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.copies import facts
from rules.core.text import joined
from rules.core.types import Args, Text, seat_text
from rules.games.storm.data import mandatory, pool
from rules.games.storm.view import (
    FightSideView,
    FormationView,
    MoveView,
    RegionView,
    RoundSideView,
    SideView,
    StormView,
    UnitView,
)
from rules.games.storm.words import manoeuvre_text, place_text, region_text, side_text, unit_line, unit_text, unit_texts


def position(view: StormView) -> list[Text]:
    """Head line, both sides, the regions that hold anybody from the top down, the last move, the fight."""
    lines = [_head(view), *(_side(side) for side in view.sides)]
    held = sorted((region for region in view.regions if region.units), key=lambda region: (-region.height, region.q))
    lines += [_region(region) for region in held]
    if view.last is not None:
        lines.append(_move(view, view.last))
    if view.round is not None:
        lines.append(Text("storm-say-round", {"round": view.round.round, "region": region_text(view.round.region)}))
        lines += [_sum(row) for row in view.round.sides]
    if view.fight is not None:
        lines.append(Text("storm-say-fight", {"round": view.fight.round, "region": place_text(view.fight.region)}))
        lines += [_fighter(side, attacks=side.side == view.fight.attacker) for side in view.fight.sides]
    return lines


def _name(view: StormView, side: str) -> Text:
    seat = next(one.seat for one in view.sides if one.side == side)
    return side_text(side) if seat is None else seat_text(seat)


def _head(view: StormView) -> Text:
    if view.active is None or view.phase in ("bid", "side", "setup"):
        return Text("storm-say-before", {"phase": view.phase, "seats": [seat_text(seat) for seat in view.waiting]})
    key = "storm-say-over" if view.over else "storm-say-head"
    return Text(key, {"turn": view.turn, "who": _name(view, view.active), "phase": view.phase})


def _side(side: SideView) -> Text:
    names: Args = {"side": side_text(side.side), **facts(side, "honor", "energy", "hidden")}
    return Text("storm-say-side", {**names, "lost": unit_texts(side.lost), "count": len(side.lost)})


def _region(region: RegionView) -> Text:
    return Text("storm-say-region", {"region": place_text(region.number), "units": list(_units(region.units))})


def _units(units: list[UnitView]) -> Iterator[Text]:
    """Known units by name; hidden ones as a number; an own hidden one says that the enemy does not know it."""
    for unit in units:
        if unit.name is not None:
            yield unit_line(unit.name) if unit.shown else Text("storm-say-own-hidden", {"unit": unit_line(unit.name)})
    for side in sorted({unit.side for unit in units if unit.name is None}):
        count = sum(unit.side == side and unit.name is None for unit in units)
        yield Text("storm-say-hidden", {"count": count, "side": side})


def _move(view: StormView, move: MoveView) -> Text:
    names: Args = {"who": _name(view, move.side), **facts(move, "kind", "count")}
    return Text("storm-say-last", {**names, "origin": region_text(move.origin), "target": region_text(move.target)})


def _sum(row: RoundSideView) -> Text:
    names: Args = facts(row, "nominal", "power", "penalty", "factor", "strength")
    names |= {"side": side_text(row.side), "units": unit_texts(row.units), "manoeuvre": manoeuvre_text(row.manoeuvre)}
    names |= {"lost": unit_texts(row.lost), "count": len(row.lost), "retreated": row.retreated or 0}
    return Text("storm-say-sum", {**names, "bonus": sum(bonus.amount for bonus in row.bonuses)})


def _fighter(side: FightSideView, *, attacks: bool) -> Text:
    ways = [Text("storm-number", {"number": region}) for region in side.retreats]
    names: Args = {
        "side": side_text(side.side),
        "role": "attacker" if attacks else "defender",
        "retreats": joined(ways, "storm-or-more", "storm-or") if ways else "",
    }
    names |= {**facts(side, "base", "stock", "limit"), "chosen": "yes" if side.chosen else "no", "ways": len(ways)}
    return Text("storm-say-fighter", names)


def own_secrets(view: StormView) -> list[Text]:
    """Whom the viewer has where without the enemy knowing, whom the enemy knows, and the formation in the making."""
    if view.own is None or view.over:
        return []
    if view.formation is not None:
        return _formation(view.formation, view.own)
    mine = [unit for region in view.regions for unit in region.units if unit.side == view.own and unit.name]
    lines = []
    for key, known in (("storm-secret-hidden", False), ("storm-secret-known", True)):
        which = [(unit_line(str(unit.name)), unit.region) for unit in mine if unit.shown is known]
        units = [Text("storm-secret-unit", {"unit": unit, "region": region}) for unit, region in which]
        lines.append(Text(key, {"units": units, "count": len(units)}))
    return lines


def _formation(formation: FormationView, own: str) -> list[Text]:
    if formation.stage == "pick":
        leader = mandatory(own)
        units = unit_texts([name for name in pool(own) if name != leader])
        return [Text("storm-secret-pool", {"leader": unit_text(leader), "units": units})]
    lines = [
        Text("storm-secret-place", {"region": region_text(region), "unit": unit_line(name)})
        for region, name in formation.places.items()
    ]
    return [*lines, Text("storm-secret-bench", {"units": unit_texts(formation.bench)})]
