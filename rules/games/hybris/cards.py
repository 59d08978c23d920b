"""What printed things say, made from what they declare."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

from rules.core.game import Component
from rules.core.ops import Op, with_branches
from rules.core.text import joined
from rules.core.types import Args, Seat, Text
from rules.games.hybris import ops
from rules.games.hybris.content import Content, content_of
from rules.games.hybris.data import (
    Champion,
    City,
    Conflict,
    Location,
    Named,
    Olympian,
    Pillar,
    Power,
    Premonition,
    Primordial,
    Technology,
    Tile,
)
from rules.games.hybris.state import HybrisState
from rules.games.hybris.words import amount_text, name_text, named, piece_text

NAMELESS = {"", "any", "empty", "lowest", "vp", "aegis", "believer", "prayer", "temple", "technology"}
"""What a verb of a module may concern that has no name of its own."""


def source_text(state: HybrisState, source: str) -> Text:
    """What a program belongs to, by name: the part before its colon, a space, a row of the table."""
    ident = source.partition(":")[0]
    content = state.content
    if ident in content.place_of and ident not in content.cities:
        ident = content.place_of[ident]
    if ident in content.conversions:
        ident = "olympus"
    if ident in content.threads or ident.startswith("spark-"):
        return named(ident)
    return name_text(state, ident)


def reason_text(state: HybrisState, source: str) -> Text:
    """What a gain or loss comes from: the name of what does it, of a Primordial which part of it."""
    part, name = source.partition(":")[2], source_text(state, source)
    return Text("hybris-from-part", {"part": part, "name": name}) if part in _PARTS else name


_PARTS = ("wrath1", "wrath2", "fear", "weakening")


def program_text(program: tuple[Op, ...]) -> Text:
    """All ops of a program one after the other, as a label."""
    if not program:
        return Text("hybris-nothing")
    # Rules that change hold side by side.
    beside = all(isinstance(op, ops.Modify) for op in program)
    said = says(program[0])
    for before, op in pairwise(program):
        link = "hybris-and" if beside else "hybris-anyway" if _optional(before) else "hybris-then"
        said = Text(link, {"before": said, "after": says(op)})
    return said


def _optional(op: Op) -> bool:
    """Whether it can be left, so that it must be said that what comes after it comes all the same."""
    return isinstance(op, ops.Choose | ops.Agree) and not all(op.options.values())


@cache
def said(content: Content, program: str) -> Text:
    """What a program of a list says, by its name."""
    return program_text(content.programs[program])


def says(op: Op) -> Text:
    """One op in words, without the mark that ends a sentence."""
    said = _plainly(op)
    if isinstance(op, ops.HOp) and op.olympian:
        said = Text("hybris-only", {"olympian": named(op.olympian), "says": said})
    elif ops.who_of(op) != "self" and not isinstance(op, _INFLECTED):
        said = Text("hybris-whose", {"who": ops.who_of(op), "character": "", "says": said})
    return Text("hybris-bang", {"says": said}) if isinstance(op, ops.HOp) and op.bang else said


_INFLECTED = (ops.Gain, ops.Lose, ops.Give, ops.Draw, ops.Discard)
"""Ops whose words have a subject of their own."""


def _plainly(op: Op) -> Text:
    names: Args = {"who": ops.who_of(op)}
    match op:
        case ops.Gain() | ops.Lose() | ops.Give() | ops.Pay():
            names |= {"amount": _amount(op.what, op.n), "to": getattr(op, "to", "self")}
        case ops.Draw():
            names |= {"deck": op.deck, "count": op.n, "keep": op.keep or 0}
        case ops.Discard():
            names |= {"deck": op.deck, "count": op.n}
        case ops.Remove():
            names["piece"] = piece_text(op.what)
        case ops.Well():
            names |= _strength(op.n)
        case ops.Mill():
            names |= {"deck": op.deck, **_strength(op.n)}
        case ops.Contribute():
            names |= {"what": op.what, **_strength(op.n)}
        case ops.Hindrance() | ops.OppStr():
            names |= {"count": abs(op.n), "way": "up" if op.n > 0 else "down"}
        case ops.Str():
            names |= _strength(op.n)
        case ops.Recover() | ops.ZoneLimit():
            names["count"] = op.n
        case ops.ModuleOp():
            return Text(f"hybris-does-{op.name.replace('_', '-')}", {**names, **_of_module(op)})
        case ops.Choose() | ops.Agree():
            names["options"] = joined([program_text(inner) for inner in op.options.values() if inner], "hybris-or")
            if not all(op.options.values()):
                return Text("hybris-does-may" if isinstance(op, ops.Choose) else "hybris-does-may-agree", names)
        case ops.If():
            names |= {"test": Text(f"hybris-test-{op.test.replace('_', '-')}"), "then": program_text(op.then)}
            names |= {"other": program_text(op.other), "both": "yes" if op.other else "no"}
        case ops.Modify():
            facts: Args = {"count": abs(op.n), "way": "up" if op.n > 0 else "down", "when": op.when or "ever"}
            return Text(f"hybris-rule-{op.rule.replace('_', '-')}", facts)
    return Text(f"hybris-does-{type(op).__struct_config__.tag}".replace("_", "-"), names)


def _of_module(op: ops.ModuleOp) -> Args:
    """What a verb of a module may say of itself: how much, of what, where; both by name where they have one."""
    facts: Args = {"count": abs(op.n), "way": "up" if op.n > 0 else "down"}
    facts |= {"what": op.what or "none", "where": op.where or "none"}
    facts |= {name: named(key) for name, key in (("thing", op.what), ("place", op.where)) if key not in NAMELESS}
    return facts


def _amount(what: str, n: int | ops.Formula) -> Text:
    if isinstance(n, int):
        return amount_text(what, n)
    return Text("hybris-amount-per", {"what": what, **_formula(n)})


def _formula(n: ops.Formula) -> Args:
    counted = Text(f"hybris-count-{n.count.replace('_', '-')}", {"div": n.div})
    return {"counted": counted, "div": n.div, "times": n.times, "plus": n.plus, "max": n.max or 0}


def _strength(n: int | ops.Formula) -> Args:
    if isinstance(n, int):
        return {"count": abs(n), "way": "up" if n > 0 else "down"}
    return {"way": "per", "count": 0, **_formula(n)}


@cache
def rules_text(pack: str, modules: tuple[str, ...], ident: str) -> Text | None:
    """What a card or tile says, by list and id; None where it is only a name."""
    content = content_of(pack, modules)
    if ident in content.cards:
        return _conflict(content.cards[ident])
    if ident in content.premonitions:
        return _premonition(content.premonitions[ident])
    if ident in content.technologies:
        return _technology(content.technologies[ident])
    if ident in content.powers:
        return power_text(content, content.powers[ident])
    if ident in content.things:
        return content.things[ident][2].says(content, ident)
    return None


def power_text(content: Content, power: Power) -> Text:
    """What an Olympian's power or an Enhancement tile does, and when."""
    says, event = program_text(power.steps), power.event
    whose = {op.character for op in power.steps if isinstance(op, ops.Modify) and op.character is not None}
    for character in sorted(whose):
        says = Text("hybris-whose", {"who": "self", "character": record_text(content, character), "says": says})
    if event is None:
        return says
    names: Args = {"event": event.name, "by": event.by, "once": "yes" if event.once else "no", "says": says}
    if event.character is None:
        return Text("hybris-when", names)
    who = record_text(content, event.character)
    return Text("hybris-when-who", {**names, "character": who})


def record_text(content: Content, key: str) -> Text:
    """The name of a record of a list."""
    return named(key) if content.key == "house" else Text("name", {"text": content.names[key]})


def _conflict(card: Conflict) -> Text:
    facts: Args = {"strength": card.strength, "left": card.left, "combo": card.combo, "right": card.right}
    facts |= {"elements": [Text("hybris-element", {"element": one}) for one in card.elements]}
    facts |= {"play": program_text(card.on_play), "plays": "yes" if card.on_play else "no"}
    facts |= {"win": program_text(card.on_win), "wins": "yes" if card.on_win else "no"}
    facts["ward"] = "free" if card.free_ward else "usual"
    return Text("hybris-conflict", facts)


def for_seat(state: HybrisState, seat: Seat, steps: tuple[Op, ...], text: Text) -> Text:
    """What a program brings a seat, in words; while it has a Hindrance, that this goes instead of a Spark (HYB-078)."""
    sparks = (
        isinstance(op, ops.Remove) and op.what == "spark" and op.who in ("self", "each") for op in with_branches(steps)
    )
    return Text("hybris-hindered", {"says": text}) if state.players[seat].hindrance and any(sparks) else text


def said_for(state: HybrisState, seat: Seat, program: str) -> Text:
    """What a program of a list brings a seat now."""
    return for_seat(state, seat, state.content.programs[program], said(state.content, program))


def needs_texts(card: Premonition) -> list[Text]:
    """What a Premonition asks for."""
    return [Text(f"hybris-need-{what.replace('_', '-')}", {"count": n}) for what, n in card.needs.items()]


def _premonition(card: Premonition) -> Text:
    return Text("hybris-premonition", {"needs": needs_texts(card), "reward": program_text(card.reward)})


def _technology(tile: Technology) -> Text:
    facts: Args = {"type": tile.type, "cost": tile.cost, "vp": tile.vp, "believers": tile.believers}
    facts |= {"more": program_text(tile.on_deploy), "extra": "yes" if tile.on_deploy else "no"}
    return Text("hybris-technology", facts)


def pillar_text(pillar: Pillar, *, alone: bool = False) -> Text:
    """What a Divine Pillar does, and when; alone its lower part does nothing."""
    parts = {name: program_text(getattr(pillar, name)) for name in ("take", "ongoing", "resolve", "others")}
    # The short form has parameters of its own, since menus have no room for whole sentences.
    brief = {"taken": pillar.take, "lasting": pillar.ongoing, "resolved": pillar.resolve, "given": pillar.others}
    short: Args = {name: _short(program) for name, program in brief.items()}
    return Text(
        "hybris-hint-pillar",
        {**parts, **short, "lasts": "yes" if pillar.ongoing else "no", "alone": "yes" if alone else "no"},
    )


def _short(program: tuple[Op, ...]) -> Text:
    """A program by signs and numbers, as far as they say it."""
    said = [_shortly(op) for op in program]
    return joined(said, "hybris-short-list", "hybris-short-list") if said else Text("hybris-nothing")


def _shortly(op: Op) -> Text:
    names: Args = {"who": ops.who_of(op)}
    match op:
        case ops.Gain():
            return Text("hybris-short-gain", {**names, "amount": _amount(op.what, op.n)})
        case ops.Draw() if op.who in ("self", "each", "others"):
            return Text("hybris-short-draw", {**names, "deck": op.deck, "count": op.n, "keep": op.keep or 0})
        case ops.Remove() if op.who == "self":
            return Text("hybris-short-remove", {"piece": piece_text(op.what)})
        case ops.Modify() if op.rule in _SHORT and op.when is None:
            facts: Args = {"count": abs(op.n), "way": "up" if op.n > 0 else "down"}
            return Text(f"hybris-short-{op.rule.replace('_', '-')}", facts)
    return says(op)


_SHORT = ("truce", "combat_str", "cost_make", "cost_design")
"""Changed rules that a number says, or a word."""


def champion_text(champion: Champion) -> Text:
    """How strong a Coliseum Hero is, and what beating it brings."""
    facts: Args = {"base": champion.base, "cards": champion.cards, "reward": program_text(champion.reward)}
    return Text("hybris-hint-duel", facts)


def olympian_text(content: Content, olympian: Olympian) -> Text:
    """How strong an Olympian is, and its powers."""
    said = [(record_text(content, power.id), power_text(content, power)) for power in olympian.powers]
    powers = [Text("hybris-power-says", {"name": name, "says": says}) for name, says in said]
    return Text(
        "hybris-hint-olympian", {"powers": joined(powers, "hybris-sentences"), "base": olympian.characters[0].base}
    )


def _tile(content: Content, tile: Tile) -> Text:
    pieces = [piece_text(one) for one in tile.elements]
    return Text("hybris-tile", {"pieces": pieces, "power": power_text(content, tile)})


def _primordial(one: Primordial) -> Text:
    parts = {name: program_text(getattr(one, name)) for name in ("fear", "wrath1", "wrath2", "weakening")}
    return Text("hybris-primordial", {**parts, "aegis": one.aegis})


def _city(content: Content, city: City) -> Text:
    arrival, match = program_text(content.programs[city.id]), content.amounts.match
    more = [amount_text(what, count) for what, count in match.items()]
    facts: Args = {"type": city.type, "slots": city.slots, "gain": program_text(city.bonus)}
    return Text("hybris-city", {**facts, "arrival": arrival, "match": more})


def _location(place: Location) -> Text:
    spaces = [
        Text(
            "hybris-location-space",
            {"gain": program_text(one.bonus), "seats": one.min_seats, "dotted": "yes" if one.dotted else "no"},
        )
        for one in place.spaces
    ]
    actions = joined([Text(f"hybris-action-{name}") for name in place.actions], "hybris-or")
    facts: Args = {"gain": program_text(place.bonus), "spaces": joined(spaces, "hybris-beside")}
    return Text("hybris-location", {**facts, "actions": actions})


def _facts(content: Content, record: Named) -> tuple[Text, ...]:
    """What belongs to a tile beside its text: how strong the Hero is who stands there."""
    if isinstance(record, Tile) and content.characters[record.character].kind == "hero":
        base = content.characters[record.character].base
        return (Text("hybris-fact-base", {"character": record_text(content, record.character), "base": base}),)
    return ()


def components(content: Content) -> list[Component]:
    """Everything that can be looked up by name."""
    modules = tuple(module.key for module in content.modules)
    cards: list[tuple[str, Named]] = [("conflict", one) for one in content.cards.values()]
    cards += [("premonition", one) for one in content.premonitions.values()]
    cards += [("technology", one) for one in content.technologies.values()]
    cards += [("power", one) for one in content.powers.values() if not isinstance(one, Tile)]
    found = [(kind, one, rules_text(content.key, modules, one.id)) for kind, one in cards]
    found += [("olympian", one, olympian_text(content, one)) for one in content.olympians.values()]
    found += [("tile", one, _tile(content, one)) for one in content.tiles.values()]
    found += [("pillar", one, pillar_text(one)) for one in content.pillars.values()]
    found += [("primordial", one, _primordial(one)) for one in (content.chronos, *content.primordials.values())]
    found += [("champion", one, champion_text(one)) for one in (*content.champions.values(), content.house.champion)]
    found += [("location", one, _location(one)) for one in content.locations.values()]
    found += [("city", one, _city(content, one)) for one in content.cities.values()]
    found += [(kind, one, module.says(content, one.id)) for kind, one, module in content.things.values()]
    return [_component(content, kind, one, text) for kind, one, text in found]


def _component(content: Content, kind: str, record: Named, text: Text | None) -> Component:
    name = record_text(content, record.id)
    return Component(record.id, kind, name, text or name, _facts(content, record))
