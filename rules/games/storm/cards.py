"""What units can do, in words made from what they do: the amounts are those of the declaration."""

from __future__ import annotations

from functools import cache

from rules.core.copies import facts
from rules.core.game import Component
from rules.core.ops import tag_of
from rules.core.text import joined
from rules.core.types import Args, Text
from rules.games.storm.data import DATA, UNITS, Bonus, Effect, Forbid, Revive, Unit
from rules.games.storm.words import manoeuvre_text, side_text, unit_text, unit_texts


def effect_text(effect: Effect) -> Text:
    """What one power does."""
    return Text(f"storm-does-{tag_of(effect)}", _amounts(effect))


def _amounts(effect: Effect) -> Args:
    names: Args = facts(effect, *effect.__struct_fields__)
    match effect:
        case Revive():
            names["excluded"] = unit_texts(effect.excluded)
        case Bonus():
            names |= {"each": abs(effect.each), "sign": "minus" if effect.each < 0 else "plus"}
        case Forbid():
            names["manoeuvres"] = [manoeuvre_text(one) for one in effect.manoeuvres]
    return names


@cache
def ability(name: str) -> Text:
    """All a unit can do; a leader's part is said first."""
    unit = UNITS[name]
    parts = [Text("storm-does-lead")] if unit.leader else []
    parts += [effect_text(effect) for effect in unit.effects]
    if name in ("persephone", "demeter"):
        parts.append(Text("storm-does-clash"))
    return joined(parts or [Text("storm-does-nothing")], "storm-does-both")


def components() -> list[Component]:
    """All 24 units."""
    return [_component(unit) for unit in DATA.units]


def _component(unit: Unit) -> Component:
    facts: tuple[Text, ...] = (
        Text("storm-fact-strength", {"strength": unit.strength}),
        Text("storm-fact-side", {"side": side_text(unit.side)}),
        Text("storm-fact-kind", {"kind": unit.kind}),
    )
    if unit.mandatory:
        facts += (Text("storm-fact-mandatory"),)
    return Component(unit.id, unit.side, unit_text(unit.id), ability(unit.id), facts)
