"""Printed things as views: what a card, a tile or a place shows by itself, without a match.

Each is made once: who adds what a match knows of it copies it first.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from msgspec import Struct, structs

from rules.core.game import Component
from rules.core.text import joined
from rules.core.types import Text
from rules.games.hybris.cards import needs_texts, power_text, program_text, record_text, rules_text
from rules.games.hybris.content import Content
from rules.games.hybris.gains import gains
from rules.games.hybris.view import (
    CardView,
    ChampionView,
    CityView,
    ConversionView,
    LocationView,
    OlympianView,
    PillarView,
    PowerView,
    PrimordialView,
    SpaceView,
    SparkView,
    TechnologyView,
    ThreadView,
    TileView,
)
from rules.games.hybris.words import named


def _text(content: Content, key: str) -> Text:
    modules = tuple(module.key for module in content.modules)
    return rules_text(content.key, modules, key) or record_text(content, key)


@cache
def card(content: Content, key: str) -> CardView:
    """A Conflict card, a Coliseum card, a Premonition."""
    if key in content.strengths:
        name = Text("hybris-coliseum-card", {"strength": content.strengths[key]})
        return CardView(key=key, kind="coliseum", name=name, text=name, strength=content.strengths[key])
    name, text = record_text(content, key), _text(content, key)
    if key in content.premonitions:
        quest = content.premonitions[key]
        needs, reward = joined(needs_texts(quest), "hybris-and"), program_text(quest.reward)
        return CardView(key=key, kind="premonition", name=name, text=text, play=needs, win=reward)
    if key in content.things:
        return CardView(key=key, kind=content.things[key][0], name=name, text=text)
    one = content.cards[key]
    return CardView(
        key=key,
        kind="conflict",
        name=name,
        text=text,
        strength=one.strength,
        elements=list(one.elements),
        left=one.left,
        combo=one.combo,
        right=one.right,
        play=program_text(one.on_play) if one.on_play else None,
        win=program_text(one.on_win) if one.on_win else None,
        free_ward=one.free_ward,
    )


@cache
def technology(content: Content, key: str) -> TechnologyView:
    """A Technology tile."""
    tile = content.technologies[key]
    return TechnologyView(
        key=key,
        name=record_text(content, key),
        text=_text(content, key),
        type=tile.type,
        cost=tile.cost,
        vp=tile.vp,
        believers=tile.believers,
        more=program_text(tile.on_deploy) if tile.on_deploy else None,
    )


@cache
def location(content: Content, key: str) -> LocationView:
    """A Location with nobody there, all its spaces open."""
    record = content.locations[key]
    spaces = [
        SpaceView(
            key=space.id,
            text=program_text(space.bonus),
            gains=gains(space.bonus),
            dotted=space.dotted,
            closed=False,
            characters=[],
        )
        for space in record.spaces
    ]
    return LocationView(
        key=key,
        name=record_text(content, key),
        text=program_text(record.bonus),
        gains=gains(record.bonus),
        spaces=spaces,
        arriving=[],
        actions=list(record.actions),
    )


@cache
def city(content: Content, key: str) -> CityView:
    """A City with nothing in it."""
    record = content.cities[key]
    return CityView(
        key=key,
        name=record_text(content, key),
        type=record.type,
        text=program_text(record.bonus),
        gains=gains(record.bonus),
        slots=record.slots,
        technologies=[],
        temples=[],
        characters=[],
    )


@cache
def primordial(content: Content, key: str) -> PrimordialView:
    """A Primordial card."""
    record = content.primordial(key)
    return PrimordialView(
        key=key,
        name=record_text(content, key),
        aegis=record.aegis,
        symbol=record.symbol,
        fear=program_text(record.fear),
        wrath1=program_text(record.wrath1),
        wrath2=program_text(record.wrath2),
        weakening=program_text(record.weakening),
        weakened=False,
    )


@cache
def champion(content: Content, key: str) -> ChampionView:
    """A Coliseum Hero."""
    record = content.champion(key)
    facts = {"base": record.base, "cards": record.cards}
    return ChampionView(key=key, name=record_text(content, key), reward=program_text(record.reward), **facts)


@cache
def pillar(content: Content, number: int) -> PillarView:
    """A Divine Pillar that nobody holds."""
    record = content.pillars[number]
    return PillarView(
        number=number,
        name=record_text(content, record.id),
        take=program_text(record.take),
        ongoing=program_text(record.ongoing) if record.ongoing else None,
        resolve=program_text(record.resolve),
        others=program_text(record.others),
        holder=None,
    )


@cache
def tile(content: Content, key: str) -> TileView:
    """An Enhancement tile with all its pieces."""
    record = content.tiles[key]
    return TileView(
        key=key,
        name=record_text(content, key),
        character=record.character,
        text=power_text(content, record),
        every=list(record.elements),
        left=list(record.elements),
        unlocked=False,
    )


@cache
def powers(content: Content, key: str) -> list[PowerView]:
    """What an Olympian can do."""
    found = content.olympians[key].powers
    return [PowerView(name=record_text(content, one.id), text=power_text(content, one)) for one in found]


@cache
def sparks(content: Content) -> list[SparkView]:
    """What so many Sparks give."""
    found = content.sparks.values()
    return [SparkView(count=one.count, text=program_text(one.steps), gains=gains(one.steps)) for one in found]


@cache
def conversions(content: Content) -> list[ConversionView]:
    """The table of Olympus."""
    rows = content.conversions.values()
    return [ConversionView(key=row.id, prayer=row.prayer, text=program_text(row.steps)) for row in rows]


@cache
def threads(content: Content) -> list[ThreadView]:
    """The threads of the Moirai."""
    return [
        ThreadView(key=key, name=named(key), steps=[program_text(step) for step in one.steps])
        for key, one in content.threads.items()
    ]


def olympian(content: Content, key: str) -> OlympianView:
    """An Olympian with all tiles."""
    one = content.olympians[key]
    return OlympianView(
        key=key,
        name=record_text(content, key),
        difficulty=one.difficulty,
        base=one.characters[0].base,
        powers=powers(content, key),
        tiles=[tile(content, each.id) for each in one.tiles],
    )


def viewed(content: Content, component: Component) -> Component:
    """A component with what its picture is drawn from."""
    makers: dict[str, Callable[[Content, str], Struct]] = {
        "conflict": card,
        "premonition": card,
        "technology": technology,
        "olympian": olympian,
        "tile": tile,
        "pillar": _pillar_of,
        "primordial": primordial,
        "champion": champion,
        "location": location,
        "city": city,
    }
    make, thing = makers.get(component.kind), content.things.get(component.id)
    if thing is not None:
        return structs.replace(component, view=thing[2].viewed(content, component.id))
    return structs.replace(component, view=make(content, component.id)) if make is not None else component


def _pillar_of(content: Content, key: str) -> PillarView:
    return pillar(content, next(one.number for one in content.pillars.values() if one.id == key))
