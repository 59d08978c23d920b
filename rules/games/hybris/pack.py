"""Content packs: a host who owns the printed game can bring what is printed on it as a JSON file.

A pack is the text of a file, read with `rules.core.packs`; reading the file is the host's part. Its hash is kept in
every match that is played with it. A record takes the place of the one of the house list with its id; one with another
id is added where the rules allow it. What a pack leaves out stays as in the house list, fields of `amounts`, `actions`,
`closing`, `final`, `chronos` and `champion` as well. `modules` holds records of modules by key in the same way.

    {"format": "petteia-hybris/1", "name": "printed", "amounts": {"ages": 6}, "technologies": [...],
     "modules": {"hermes": {"olympians": [...]}}}
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, TypeVar, get_args, get_type_hints

import msgspec

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
SINGLE = ("amounts", "actions", "closing", "final", "chronos", "champion", "length")
"""Records of which there is one."""
FIXED = ("pillars", "locations", "cities", "conversions", "threads", "sparks", "olympians")
"""Lists to which nothing can be added: a board has so many places."""
ADDED = ("technologies", "primordials", "coliseum_heroes", "coliseum_cards", "premonitions")
"""Lists that may become longer."""
LISTS = (*FIXED, *ADDED)
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
    members = packs.read_members(raw, FORMAT, (*SINGLE, *LISTS, "modules"))
    changed: dict[str, Any] = {name: _single(name, members[name]) for name in SINGLE if name in members}
    changed |= {name: _merged(name, members[name], DATA, House) for name in LISTS if name in members}
    if "modules" in members:
        changed["parts"] = _parts(members["modules"])
    house = msgspec.structs.replace(DATA, name=members["name"], **changed)
    for module in ((), *((one,) for one in MODULES.values())):
        _check(Content("pack", house, module))
    return house


def _single(name: str, given: object) -> Any:
    """One record, the fields that are not given as in the house list."""
    own = getattr(DATA, name)
    if not isinstance(given, Mapping):
        raise BadPack(name, "must be a record")
    return packs.read_record(name, {**msgspec.to_builtins(own), **given}, type(own))


def _merged(name: str, given: object, over: House | Part, holder: type[House] | type[Part]) -> tuple[Any, ...]:
    """The records of a list, those given in the places of the ones they replace."""
    kind = get_args(get_type_hints(holder)[name])[0]
    own = {one.id: one for one in getattr(over, name)}
    found = {one.id: one for one in packs.read_records(name, given, kind)}
    for key in found:
        if name in FIXED and key not in own:
            raise BadPack(f"{name} {key}", "id: there is no such record, and none can be added here")
    return tuple((own | found).values())


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
    return msgspec.structs.replace(own, **{name: _brought(name, given[name], own) for name in given})


def _brought(name: str, given: object, own: Part) -> Any:
    """Records of a module: a list of them, a single one, or numbers."""
    if isinstance(getattr(own, name), tuple):
        return _merged(name, given, own, type(own))
    return packs.read_record(name, given, get_type_hints(type(own))[name])


def _check(content: Content) -> None:
    """What concerns a whole program, a whole Olympian, or the whole list."""
    for name, program in content.declared():
        ident, _, field = name.partition(":")
        for reason in _program_faults(program):
            raise BadPack(_where(content, ident), f"{field or 'steps'}: {reason}")
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
        "cities": content.cities, "locations": content.locations, "spaces": content.spaces,
        "conversions": content.conversions, "threads": content.threads,
    }  # fmt: skip
    if ident in content.things:
        return f"{content.things[ident][0]} {ident}"
    return next((f"{kind} {ident}" for kind, records in kinds.items() if ident in records), ident)


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
        if isinstance(op, ops.Choose) and not op.options.keys() <= BRANCHES:
            yield f"options: must be called {', '.join(sorted(BRANCHES))}"


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
    if len(content.technologies) < content.amounts.display:
        yield "technologies", f"at least {content.amounts.display}, for the display"


def _name_faults(content: Content) -> Iterator[tuple[str, str]]:
    for key, name in content.names.items():
        if not packs.is_name(name):
            yield _where(content, key), f"name: 1 to {packs.LONGEST} characters, not only blanks"
