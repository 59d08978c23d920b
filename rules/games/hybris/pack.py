"""Content packs: a host who owns the printed game can bring what is printed on it as a JSON file.

A pack is the text of a file, read with `rules.core.packs`; reading the file is the host's part. Its hash is kept in
every match that is played with it. Every member of the house list can be given, but `format`, which says what the file
is. A record of a list takes the place of the one of the house list with its id; one with another id is added where the
rules allow it. What a pack leaves out stays as in the house list, fields of what there is one of as well, however deep
they lie. `city_bonus` is given as a whole. `modules` holds records of modules by key in the same way.

    {"format": "petteia-hybris/1", "name": "printed", "amounts": {"activation": {"hero": 2}}, "technologies": [...],
     "modules": {"hermes": {"olympians": [...]}, "short": {"numbers": {"ages": 3}}}}
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, TypeVar, get_args, get_type_hints

import msgspec
from msgspec import Struct

from rules.core import packs
from rules.core.ops import Op, with_branches
from rules.core.packs import BadPack
from rules.games.hybris import ops
from rules.games.hybris.actions import ACTIONS
from rules.games.hybris.content import DATA, MODULES, Content
from rules.games.hybris.data import House, Olympian, Part
from rules.games.hybris.table import COUNTS, TESTS

T = TypeVar("T")
FORMAT = DATA.format
OWN = ("format", "name", "parts")
"""Members of `House` that are no records; `parts` are called `modules` in a file."""
MEMBERS = tuple(name for name in House.__struct_fields__ if name not in OWN)
ADDED = ("technologies", "primordials", "coliseum_heroes", "coliseum_cards", "premonitions")
"""Lists that may become longer; of all else a board has so many places."""
STEPS = 8
"""Ops of a program, those in its branches included."""
BRANCHES = {"a", "b", "pay", "none"}
"""What the options of a choice are called."""
HAPPENINGS = {
    "activate", "attacked", "combat", "convert", "deploy", "drain", "end_of_age", "foresee", "free", "growth", "lose",
    "make", "messenger_used", "move", "preach", "premonition", "primordial", "spark", "styx", "win",
}  # fmt: skip
"""What a power may wait for."""


def read_pack(raw: bytes) -> House:
    """A pack from the text of its file, over the house list; raises BadPack, which names the record and the field."""
    members = packs.read_members(raw, FORMAT, (*MEMBERS, "modules"))
    changed: dict[str, Any] = {name: _changed(name, members[name], DATA) for name in MEMBERS if name in members}
    if "modules" in members:
        changed["parts"] = _parts(members["modules"])
    house = msgspec.structs.replace(DATA, name=members["name"], **changed)
    lists: list[House | Part] = [house, *house.parts.values()]
    for found in lists:
        for where, field, program in programs(found):
            for reason in _program_faults(program):
                raise BadPack(where, f"{field}: {reason}")
    for module in ((), *((one,) for one in MODULES.values())):
        _check(Content("pack", house, module))
    return house


def _changed(name: str, given: object, over: House | Part) -> Any:
    """A member as the pack gives it, over what there was: a list of records, a program, or what there is one of."""
    own, kind = getattr(over, name), get_type_hints(type(over), include_extras=True)[name]
    if not isinstance(own, tuple):
        return _single(name, given, own, kind)
    return _merged(name, given, own, kind) if _listed(kind) else packs.read_record(name, given, kind)


def _listed(kind: Any) -> bool:
    """Whether a type is that of a list of records with ids."""
    item = get_args(get_args(kind)[0] if hasattr(kind, "__metadata__") else kind)[0]
    return isinstance(item, type) and issubclass(item, Struct) and "id" in item.__struct_fields__


def _single(name: str, given: object, own: Any, kind: Any) -> Any:
    """What there is one of, the fields that are not given as they were; numbers by name can get no others."""
    if not isinstance(given, Mapping):
        raise BadPack(name, "must be a record")
    plain = msgspec.to_builtins(own)
    for path in _strange(given, own):
        raise BadPack(name, f"{path}: there is no such number")
    return packs.read_record(name, _over(plain, given), kind)


def _over(own: Any, given: Any) -> Any:
    """What is given, over what there was, field by field."""
    if not (isinstance(own, Mapping) and isinstance(given, Mapping)):
        return given
    return {**own, **{key: _over(own.get(key), value) for key, value in given.items()}}


def _strange(given: Any, own: Any) -> Iterator[str]:
    """Keys of numbers by name that there were not."""
    if isinstance(own, dict) and isinstance(given, Mapping):
        yield from (str(key)[: packs.LONGEST] for key in given if key not in own)
    elif isinstance(own, Struct) and isinstance(given, Mapping):
        for field in own.__struct_fields__:
            yield from (f"{field}.{key}" for key in _strange(given.get(field), getattr(own, field)))


def _merged(name: str, given: object, own: tuple[Any, ...], kind: Any) -> tuple[Any, ...]:
    """The records of a list, those given in the places of the ones they replace."""
    item = get_args(get_args(kind)[0] if hasattr(kind, "__metadata__") else kind)[0]
    there = {one.id: one for one in own}
    found = {one.id: one for one in packs.read_records(name, given, item)}
    for key in found:
        if name not in ADDED and key not in there:
            raise BadPack(f"{name} {key}", "id: there is no such record, and none can be added here")
    return tuple((there | found).values())


def _parts(given: object) -> dict[str, Part]:
    if not isinstance(given, Mapping):
        raise BadPack("modules", "must be records by module")
    return {key: _part(key, members) for key, members in given.items()}


def _part(key: str, given: object) -> Part:
    if key not in MODULES or not isinstance(given, Mapping):
        raise BadPack(f"modules {key}"[: packs.LONGEST], "must be a module that is known, with lists of its records")
    own = MODULES[key].records
    for name in given:
        if name not in own.__struct_fields__:
            raise BadPack(f"modules {key}", f"{name}: a module has no such records")
    return msgspec.structs.replace(own, **{name: _changed(name, given[name], own) for name in given})


def programs(found: House | Part) -> Iterator[tuple[str, str, tuple[Op, ...]]]:
    """Every program of some records: the record as errors name it, the field, the program."""
    for name in found.__struct_fields__:
        if name not in OWN:
            yield from _within(name, "", getattr(found, name))


def _within(where: str, field: str, value: Any) -> Iterator[tuple[str, str, tuple[Op, ...]]]:
    """Programs somewhere in a value; a record with an id is named by it and by the list that it is in."""
    if isinstance(value, Struct):
        for name in value.__struct_fields__:
            yield from _within(where, f"{field}.{name}" if field else name, getattr(value, name))
    elif isinstance(value, tuple) and value and isinstance(value[0], Op):
        yield where, field or "steps", value
    elif isinstance(value, tuple):
        for number, item in enumerate(value, 1):
            ident = getattr(item, "id", None)
            inner = (f"{field or where} {ident}", "") if ident else (where, f"{field} {number}")
            yield from _within(*inner, item)


def _check(content: Content) -> None:
    """What concerns a whole Olympian, or the whole list."""
    for olympian in content.olympians.values():
        for reason in _olympian_faults(content, olympian):
            raise BadPack(f"olympians {olympian.id}", reason)
    brought = [one for module in content.modules for one in module.wrong(content.records[module.key])]
    for where, reason in (*_list_faults(content), *_name_faults(content), *brought):
        raise BadPack(where, reason)


def _where(content: Content, ident: str) -> str:
    """A record as errors name it: the list it is in, and its id."""
    kinds: dict[str, Mapping[str, object]] = {
        "technologies": content.technologies, "primordials": content.primordials, "premonitions": content.premonitions,
        "coliseum_heroes": content.champions, "cards": content.cards, "tiles": content.tiles, "powers": content.powers,
        "cities": content.cities, "locations": content.locations, "olympians": content.olympians,
        "characters": content.characters, "pillars": {one.id: one for one in content.pillars.values()},
        "chronos": {content.chronos.id: 0}, "champion": {content.house.champion.id: 0},
    }  # fmt: skip
    if ident in content.things:
        return f"{content.things[ident][0]} {ident}"
    found = next((kind for kind, records in kinds.items() if ident in records), "names")
    return found if found in ("chronos", "champion") else f"{found} {ident}"


def _program_faults(program: Iterable[Op]) -> Iterator[str]:
    steps = list(with_branches(program))
    counts = {*COUNTS, *(name for module in MODULES.values() for name in module.counts)}
    tests = {*TESTS, *(name for module in MODULES.values() for name in module.tests)}
    verbs = {name for module in MODULES.values() for name in module.verbs}
    if len(steps) > STEPS:
        yield f"steps: at most {STEPS}, those in branches included"
    for op in steps:
        n = getattr(op, "n", None)
        if isinstance(n, ops.Formula) and n.count not in counts:
            yield f"n.count: there is no {n.count}"
        if isinstance(op, ops.If) and op.test not in tests:
            yield f"test: there is no {op.test}"
        if isinstance(op, ops.ModuleOp) and op.name not in verbs:
            yield f"name: no module knows {op.name}"
        if isinstance(op, ops.Choose | ops.Agree) and not op.options.keys() <= BRANCHES:
            yield f"options: must be called {', '.join(sorted(BRANCHES))}"
    prices = [one for op in steps if isinstance(op, ops.Agree) for inner in op.options.values() for one in inner[:1]]
    if any(isinstance(op, ops.Contribute) and op not in prices for op in steps):
        yield "contribute: only as the first step of an option of agree"


def _olympian_faults(content: Content, olympian: Olympian) -> Iterator[str]:
    kinds = Counter(one.kind for one in olympian.characters)
    chars = {one.id: one for one in olympian.characters}
    if kinds["olympian"] != 1 or olympian.characters[0].id != olympian.id:
        yield "characters: the Olympian itself must be the first, and there is one"
    on_tiles = [tile.character for tile in olympian.tiles]
    if sorted(on_tiles) != sorted(key for key, one in chars.items() if one.kind != "olympian"):
        yield "tiles: each Hero and Prophet stands on one tile"
    for tile in olympian.tiles:
        if tile.character in chars and tile.elements.count(chars[tile.character].kind) != 1:
            yield f"tiles {tile.id}: elements: its character stands there once"
    if len(olympian.cards) < content.amounts.hand:
        yield f"cards: at least {content.amounts.hand}, for the first hand"


def _list_faults(content: Content) -> Iterator[tuple[str, str]]:
    numbers = [pillar.number for pillar in content.house.pillars]
    if len(set(numbers)) != len(numbers):
        yield "pillars", "number: used twice"
    for place in content.locations.values():
        for action in place.actions:
            if action not in ACTIONS and action not in content.module_actions:
                yield f"locations {place.id}", f"actions: there is no {action}"
    for card in content.premonitions.values():
        for what in card.needs:
            if what not in COUNTS and not any(what in module.counts for module in content.modules):
                yield f"premonitions {card.id}", f"needs: there is no {what}"
    for power in content.powers.values():
        if power.event is not None and power.event.name not in HAPPENINGS:
            yield _where(content, power.id), f"event.name: nothing tells of {power.event.name}"
    if len(content.designs) < content.amounts.display:
        yield "technologies", f"at least {content.amounts.display}, for the display"


def _name_faults(content: Content) -> Iterator[tuple[str, str]]:
    for key, name in content.names.items():
        if not packs.is_name(name):
            yield _where(content, key), f"name: 1 to {packs.LONGEST} characters, not only blanks"
