"""The position in words, from a view: enough to play without pictures."""

from __future__ import annotations

from rules.core.types import Args, Text, seat_text
from rules.games.hybris.content import MODULES
from rules.games.hybris.planner import planned
from rules.games.hybris.view import (
    CardView,
    CharacterView,
    CityView,
    HybrisView,
    LocationView,
    SeatView,
    TechnologyView,
)
from rules.games.hybris.words import amount_text


def position(view: HybrisView) -> list[Text]:
    """Head line, places and who is there, Technologies, seats by turn order, what the viewer can pay."""
    names = {one.key: one.name for player in view.players for one in player.characters}
    lines = [_head(view), _primordial(view)]
    lines += [_location(place, names) for place in view.locations]
    lines += [_city(city, names) for city in view.cities]
    lines.append(Text("hybris-say-display", {"tiles": [_tile(tile) for tile in view.display]}))
    if view.forge:
        lines.append(Text("hybris-say-forge", {"tiles": [_plan(tile) for tile in view.forge]}))
    for seat in view.order:
        lines += _seat(view.players[seat])
    lines += [line for key in view.modules for line in MODULES[key].describe(view)]
    if view.combat is not None:
        lines.append(_combat(view))
    return lines if view.over else [*lines, *planned(view)]


def secrets(view: HybrisView) -> list[Text]:
    """Hand, Premonitions and plan of the viewer."""
    lines = []
    if view.hand:
        lines.append(Text("hybris-secret-hand", {"cards": [_card(card) for card in view.hand]}))
    if view.premonitions:
        lines.append(Text("hybris-secret-premonitions", {"cards": [_card(card) for card in view.premonitions]}))
    own = view.players[view.viewer.seat].characters if view.viewer.seat is not None else []
    plan = [_planned(one) for one in own if one.token is not None]
    if plan:
        lines.append(Text("hybris-secret-plan", {"plan": plan}))
    return lines


def _head(view: HybrisView) -> Text:
    names: Args = {"age": view.age, "ages": view.ages, "phase": view.phase, "well": view.well}
    return Text("hybris-say-head", names)


def _primordial(view: HybrisView) -> Text:
    one = view.primordial
    names: Args = {"name": one.name, "aegis": one.aegis, "weakening": one.weakening}
    return Text("hybris-say-primordial", {**names, "weakened": "yes" if one.weakened else "no"})


def _location(place: LocationView, names: dict[str, Text]) -> Text:
    there = [names[key] for space in place.spaces for key in space.characters] + [names[key] for key in place.arriving]
    free = sum(1 for space in place.spaces if not (space.closed or space.characters or space.dotted))
    return Text("hybris-say-location", {"name": place.name, "there": there, "count": len(there), "free": free})


def _city(city: CityView, names: dict[str, Text]) -> Text:
    facts: Args = {"name": city.name, "type": city.type, "there": [names[key] for key in city.characters]}
    facts |= {"count": len(city.characters), "tiles": [_plan(tile) for tile in city.technologies]}
    facts |= {"deployed": len(city.technologies), "slots": city.slots}
    facts |= {"temples": [seat_text(seat) for seat in city.temples], "built": len(city.temples)}
    return Text("hybris-say-city", facts)


def _tile(tile: TechnologyView) -> Text:
    return Text("hybris-say-tile", {"name": tile.name, "cost": tile.cost, "vp": tile.vp})


def _plan(tile: TechnologyView) -> Text:
    return Text("hybris-made", {"tile": tile.name, "seat": seat_text(tile.owner or 0)})


def _seat(seat: SeatView) -> list[Text]:
    if seat.name is None:
        return [Text("hybris-say-unchosen", {"seat": seat_text(seat.seat)})]
    names: Args = {"seat": seat_text(seat.seat), "name": seat.name, "total": seat.score.total, "hand": seat.hand_size}
    names["has"] = [amount_text(what, getattr(seat, what)) for what in ("aegis", "believer", "prayer", "greatness")]
    names |= {"vp": seat.vp, "sparks": seat.sparks, "number": "none" if seat.number is None else seat.number}
    names |= {"passed": "yes" if seat.passed else "no", "premonitions": seat.premonitions}
    lines = [Text("hybris-say-seat", names)]
    home = [one for one in seat.characters if one.where != "tile" and one.place is None]
    if home:
        lines.append(Text("hybris-say-home", {"characters": [_character(one) for one in home]}))
    tiles = [Text("hybris-say-tile-left", {"name": tile.name, "left": len(tile.left)}) for tile in seat.tiles]
    lines.append(Text("hybris-say-tiles", {"tiles": tiles}))
    if seat.technologies:
        lines.append(Text("hybris-say-made", {"tiles": [_tile(tile) for tile in seat.technologies]}))
    return lines


def _character(one: CharacterView) -> Text:
    return Text(
        "hybris-say-character", {"name": one.name, "where": one.where, "planned": "yes" if one.planned else "no"}
    )


def _planned(one: CharacterView) -> Text:
    where = Text(f"hybris-name-{(one.token or '').replace('_', '-')}")
    return Text("hybris-laid", {"character": one.name, "where": where})


def _card(card: CardView) -> Text:
    return Text("hybris-say-card", {"name": card.name, "text": card.text})


def _combat(view: HybrisView) -> Text:
    assert view.combat is not None
    first, second = view.combat.sides
    totals: Args = {"first": first.total, "second": second.total}
    return Text("hybris-say-combat", {"attacker": first.name, "defender": second.name, **totals})
