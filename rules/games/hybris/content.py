"""The records a match is played with: the house list or a content pack, and what its modules bring.

A state names its list by hash and its modules by key, so a match keeps what it began with.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from typing import Any, TypeVar

import msgspec
from msgspec import structs

from rules.core.effects import Verb
from rules.core.errors import BadPosition
from rules.core.ops import Choose, Programs, with_branches
from rules.core.types import Text
from rules.games.hybris.data import (
    Champion,
    Character,
    Conflict,
    Figure,
    House,
    Location,
    Named,
    Olympian,
    Part,
    Power,
    Premonition,
    Primordial,
    Technology,
    Tile,
)
from rules.games.hybris.module import Action, Module
from rules.games.hybris.ops import Hindrance, Modify, Program, Remove

P = TypeVar("P", bound=Part)
MORTAL_WORLD = "mortal_world"
"""The Location token that leads to any City."""


class Content:
    """One set of records, with the programs of all of them."""

    def __init__(self, key: str, house: House, modules: tuple[Module[Any], ...] = ()) -> None:
        self.key = key
        """Hash of the list; `house` for the one that comes with the game."""
        self.house = house
        self.modules = modules
        self.module_keys = tuple(module.key for module in modules)
        self.records = {one.key: house.parts.get(one.key, one.records) for one in modules}
        """Of each module."""
        self._keep_rules(house, modules)
        self._keep_board(house, modules)
        self._keep_tableau(house)
        self._keep_places()
        self._keep_people()
        self._keep_brought(modules)
        self.names = {**{one.id: one.name for one in self._everything()}, MORTAL_WORLD: "Mortal World"}
        self._keep_programs()

    def _keep_rules(self, house: House, modules: tuple[Module[Any], ...]) -> None:
        """Amounts and actions, and what modules change of how a match goes on."""
        self.amounts, self.actions = house.amounts, house.actions
        for module in modules:
            self.amounts = module.amounts(self.amounts, self.records[module.key])
        self.peace = any(module.peace for module in modules)
        self.open_plans = any(module.open_plans for module in modules)
        brought = [one.chronos for one in self.records.values() if one.chronos is not None]
        self.chronos: Primordial = (*brought, house.chronos)[0]
        """Who is in the Underworld at the start."""

    def _keep_board(self, house: House, modules: tuple[Module[Any], ...]) -> None:
        """What lies on the table for everybody."""
        self.olympians: dict[str, Olympian] = {one.id: one for one in self._all("olympians")}
        self.primordials: dict[str, Primordial] = {one.id: one for one in self._all("primordials")}
        self.champions: dict[str, Champion] = {one.id: one for one in self._all("coliseum_heroes")}
        self.premonitions: dict[str, Premonition] = {one.id: one for one in self._all("premonitions")}
        self.locations = _in_order({one.id: one for one in self._all("locations")})
        self.cities = {one.id: one for one in house.cities}
        self.pillars = {one.number: one for one in house.pillars}
        for module in modules:
            self.pillars = module.pillars(self.pillars)

    def _keep_tableau(self, house: House) -> None:
        """What is bought, gained in steps or drawn."""
        self.conversions = {one.id: one for one in house.conversions}
        self.threads = {one.id: one for one in house.threads}
        self.sparks = {one.count: one for one in house.sparks}
        self.designs: dict[str, Technology] = {one.id: one for one in house.technologies}
        """Technologies that come to the display."""
        self.technologies: dict[str, Technology] = {
            **self.designs,
            **{one.id: one for one in self._brought("antiques")},
        }
        self.strengths = {one.id: one.strength for one in house.coliseum_cards}
        self.tokens = dict.fromkeys(self.locations, 1) | house.tokens

    def _keep_places(self) -> None:
        """Where characters can be."""
        self.spaces = {space.id: space for one in self.locations.values() for space in one.spaces}
        self.place_of = {space.id: one.id for one in self.locations.values() for space in one.spaces}
        """The Location of a space; a City is its own place."""
        self.place_of |= {city: city for city in self.cities}
        self.solid = {*self.cities, *(key for key, space in self.spaces.items() if not space.dotted)}
        """Where one character can be."""

    def _keep_people(self) -> None:
        """Who acts and fights, with what: characters, pieces, cards, tiles and powers."""
        gods = self.olympians.values()
        self.characters: dict[str, Character] = {one.id: one for god in gods for one in god.characters}
        self.pieces = {god.id: tuple(one for tile in god.tiles for one in tile.elements) for god in gods}
        """On all tiles of an Olympian together."""
        self.figures: dict[str, Figure] = {one.id: one for one in self._brought("figures")}
        self.characters |= {one.id: _as_character(one) for one in self.figures.values()}
        self.cards: dict[str, Conflict] = {one.id: one for god in gods for one in god.cards}
        self.cards |= {one.id: one for one in self._brought("conflict")}
        self.tiles: dict[str, Tile] = {one.id: one for god in gods for one in god.tiles}
        self.powers: dict[str, Power] = {one.id: one for god in gods for one in (*god.powers, *god.tiles)}
        self.powers |= {one.id: one for one in self._brought("powers")}

    def _keep_brought(self, modules: tuple[Module[Any], ...]) -> None:
        """What modules bring of kinds of their own."""
        self.things = {
            one.id: (kind, one, module) for module in modules for kind, one in module.things(self.records[module.key])
        }
        """The word of the kind, the record, whose it is."""
        self.verbs: dict[str, Verb[Any, Any]] = {name: one for part in modules for name, one in part.verbs.items()}
        self.module_actions: dict[str, Action[Any]] = {k: v for part in modules for k, v in part.actions.items()}
        self.questions: dict[str, Any] = {name: one for part in modules for name, one in part.questions.items()}
        """What the players may be asked together (`team.Question`)."""

    def _keep_programs(self) -> None:
        """Programs by name, and the rules that they change."""
        self.programs = Programs()
        self.changes: dict[str, dict[str, list[Modify]]] = {}
        """Rule -> name of each program that changes it -> how."""
        if not self._hindering():
            self.cities = {key: structs.replace(one, bonus=_unhindered(one.bonus)) for key, one in self.cities.items()}
        for name, program in self.declared():
            self.programs.add(name, program)
            for op in program:
                if isinstance(op, Modify):
                    self.changes.setdefault(op.rule, {}).setdefault(name, []).append(op)

    def _hindering(self) -> bool:
        """Whether anything in the match gives Hindrances: otherwise nothing speaks of them."""
        every = (op for _, program in self.declared() for op in with_branches(program))
        return any(isinstance(op, Hindrance) and op.n > 0 for op in every)

    def _all(self, member: str) -> Iterator[Any]:
        """Records of the list and of its modules; those of a module that replaces come instead of the list's."""
        bringing = [module for module in self.modules if member not in module.dropped(self.module_keys)]
        replaced = any(member in module.replaces for module in bringing)
        yield from () if replaced else getattr(self.house, member)
        for module in bringing:
            yield from getattr(self.records[module.key], member)

    def _brought(self, member: str) -> Iterator[Any]:
        """Records that only modules have."""
        for records in self.records.values():
            yield from getattr(records, member)

    def declared(self) -> Iterator[tuple[str, Program]]:
        """Every program by its name."""
        for pillar in self.pillars.values():
            yield from _parts(pillar.id, pillar, ("take", "ongoing", "resolve", "others"))
        for space in self.spaces.values():
            yield space.id, space.bonus
        for location in self.locations.values():
            yield location.id, location.bonus
        for city in self.cities.values():
            yield from ((city.id, self.house.city_bonus), (f"{city.id}:deploy", city.bonus))
        yield from ((row.id, row.steps) for row in (*self.conversions.values(), *self.sparks.values()))
        yield from ((power.id, power.steps) for power in self.powers.values())
        yield "ignite", (Remove(what="spark"),)
        for thread in self.threads.values():
            yield from ((f"{thread.id}:{place}", steps) for place, steps in enumerate(thread.steps, 1))
        for tile in self.technologies.values():
            yield tile.id, tile.on_deploy
        for primordial in (self.chronos, *self.primordials.values()):
            yield from _parts(primordial.id, primordial, ("fear", "wrath1", "wrath2", "weakening"))
        fighters = (*self.champions.values(), self.house.champion, *self.figures.values())
        yield from ((one.id, one.reward) for one in fighters)
        yield from ((one.id, one.reward) for one in self.premonitions.values())
        for card in self.cards.values():
            yield from _parts(card.id, card, ("on_play", "on_win"))
        for module in self.modules:
            yield from module.declared(self.records[module.key])

    def _everything(self) -> Iterator[Named]:
        """Every record with a name."""
        for found in (
            self.olympians, self.primordials, self.champions, self.premonitions, self.locations, self.cities,
            self.technologies, self.characters, self.cards, self.powers,
        ):  # fmt: skip
            yield from found.values()
        yield from self.pillars.values()
        yield from (one for _, one, _ in self.things.values())
        yield from (self.chronos, self.house.champion)

    def primordial(self, key: str) -> Primordial:
        """A Primordial by id, the one of the start included."""
        return self.chronos if key == self.chronos.id else self.primordials[key]

    def champion(self, key: str) -> Champion:
        """Who fights with Coliseum cards by id: a Coliseum Hero, the nameless one, a figure."""
        if key in self.figures:
            return self.figures[key]
        return self.house.champion if key == self.house.champion.id else self.champions[key]


def _parts(ident: str, record: Any, names: Iterable[str]) -> Iterator[tuple[str, Program]]:
    return ((f"{ident}:{name}", getattr(record, name)) for name in names)


def _in_order(locations: dict[str, Location]) -> dict[str, Location]:
    """Locations in the order of their records; what goes between two others stands between them."""
    keys = [key for key, one in locations.items() if one.between is None]
    for key in (key for key in locations if key not in keys):
        before, after = locations[key].between or ("", "")
        if before in keys and after in keys and before != after:
            keys.remove(before)
            keys[keys.index(after) : keys.index(after)] = [before, key]
        else:
            keys.append(key)
    return {key: locations[key] for key in keys}


def _as_character(figure: Figure) -> Character:
    return Character(id=figure.id, name=figure.name, kind=figure.kind, base=figure.base, provenance=figure.provenance)


def records_of(package: str, kind: type[P]) -> P:
    """The records of a module, from the `data.json` of its package."""
    return msgspec.json.decode(files(package).joinpath("data.json").read_bytes(), type=kind)


DATA = msgspec.json.decode(files(__package__).joinpath("data.json").read_bytes(), type=House)
HOUSE = "house"
LISTS: dict[str, House] = {HOUSE: DATA}
"""The lists that the host has made known, by hash."""
MODULES: dict[str, Module[Any]] = {}
"""The modules that are known, by key."""


def know(key: str, house: House) -> None:
    """Make a list known, so that matches can be played with it."""
    LISTS[key] = house


@cache
def content_of(pack: str, modules: tuple[str, ...]) -> Content:
    """What a match is played with; raises BadPosition when the host has not made it known."""
    if pack not in LISTS:
        raise BadPosition(Text("hybris-rejected-pack", {"name": "cards", "value": pack}))
    return Content(pack, LISTS[pack], tuple(MODULES[key] for key in modules))


def _unhindered(program: Program) -> Program:
    """A program without the choice of discarding Hindrances; where one way is left it is that."""
    found: list[Any] = []
    for op in program:
        ways = op.options if isinstance(op, Choose) else {}
        left = {name: way for name, way in ways.items() if not any(isinstance(one, Hindrance) for one in way)}
        if ways.keys() - left.keys() and len(left) == 1:
            found += next(iter(left.values()))
        else:
            found.append(op)
    return tuple(found)
