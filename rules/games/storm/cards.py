"""What units can do, in words made from what they do: the amounts are those of the declaration."""

from __future__ import annotations

from functools import cache

from rules.core.game import Component
from rules.core.text import joined
from rules.core.types import Args, Text
from rules.games.storm.data import (
    DATA,
    UNITS,
    Barter,
    Bonus,
    Drowse,
    Effect,
    Feast,
    Ferry,
    Forbid,
    Oracle,
    Rage,
    Revive,
    Steal,
    Unit,
)
from rules.games.storm.words import manoeuvre_text, side_text, unit_text


def _tag(effect: Effect) -> str:
    return str(type(effect).__struct_config__.tag)


def effect_text(effect: Effect) -> Text:
    """What one power does."""
    return Text(f"storm-does-{_tag(effect)}", _amounts(effect))


def _amounts(effect: Effect) -> Args:
    match effect:
        case Revive():
            return {"energy": effect.energy, "excluded": [unit_text(name) for name in effect.excluded]}
        case Oracle():
            return {"energy": effect.energy, "range": effect.range}
        case Barter():
            return {"energy": effect.energy, "honor": effect.honor}
        case Steal() | Feast():
            return {"energy": effect.energy}
        case Ferry():
            return {"whom": effect.whom}
        case Bonus():
            sign = "minus" if effect.each < 0 else "plus"
            return {"of": effect.of, "each": abs(effect.each), "most": effect.most, "sign": sign}
        case Drowse():
            return {"most": effect.most}
        case Forbid():
            return {"whom": effect.whom, "manoeuvres": [manoeuvre_text(one) for one in effect.manoeuvres]}
        case Rage():
            return {"times": effect.times}
        case _:
            return {}


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
