"""The steady automatic player: keeps its honor, walks on, fights where it is stronger; from its own view only."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from rules.core.auto import random_choice
from rules.core.rng import Source
from rules.core.types import Amount, AnyDecision, Arrange, Choice, ChooseMany, ChooseOne, Confirm, Option
from rules.games.storm.battle import add_up
from rules.games.storm.board import BASE, HEIGHTS, HOMES, NEIGHBORS, PALACE, enemy
from rules.games.storm.costs import is_forward, move_honor, styx_cost
from rules.games.storm.data import AMOUNT, UNITS, mandatory
from rules.games.storm.view import CHTHONIAN, OLYMPIAN, FightSideView, SideView, StormView, UnitView

GUESS = 4
"""What a hidden enemy is taken to be worth."""
PICKS = {
    CHTHONIAN: ("persephone", "typhon", "cerberus", "thanatos", "hypnos", "erinyes", "hecate", "nyx"),
    OLYMPIAN: ("hephaestus", "poseidon", "athena", "ares", "hera", "artemis", "demeter", "aphrodite"),
}
PRICE = 2.0
"""What a point of honor is worth to it."""


class Plan(Struct, frozen=True):
    """One thing to do in a turn: an option of the turn, the unit it moves and where to, and how good it looks."""

    score: float
    key: str
    unit: str = ""
    target: int = 0


def steady(view: StormView, decision: AnyDecision, source: Source) -> Choice:
    """An answer to a decision of the viewer's seat."""
    match decision:
        case Amount():
            return 0
        case ChooseMany() if decision.kind == "pick":
            return [option.key for option in decision.options if option.key in PICKS[view.own or CHTHONIAN]]
        case ChooseMany():
            return [_mover(view, decision)]
        case Arrange():
            return _order(view, source.shuffle([option.key for option in decision.options]))
        case Confirm():
            return _confirm(view, decision)
        case ChooseOne():
            return _one(view, decision)
    return random_choice(decision, source)


def _one(view: StormView, decision: ChooseOne) -> str:
    keys = [option.key for option in decision.offered]
    match decision.kind:
        case "turn":
            return max(_plans(view, keys), key=lambda plan: (plan.score, plan.key)).key
        case "target":
            return _target(view, keys)
        case "manoeuvre":
            return _choose(view, keys)
        case "loss":
            return _loss(view, keys)
        case "formation":
            return "lock" if view.formation and view.formation.fixed else "arrange"
    return keys[0]


def _order(view: StormView, names: list[str]) -> list[str]:
    """Anybody anywhere, but the mandatory unit in its base."""
    own = _own(view)
    base, leader = HOMES[own].index(BASE[own]), names.index(mandatory(own))
    names[base], names[leader] = names[leader], names[base]
    return names


def _confirm(view: StormView, decision: Confirm) -> str:
    keys = [option.key for option in decision.offered]
    if "play-on" in keys:
        return "play-on"
    own, foe = _sides(view)
    return "stay" if own.base >= foe.base else "leave"


def _own(view: StormView) -> str:
    return view.own or CHTHONIAN


def _here(view: StormView, region: int, side: str) -> list[UnitView]:
    return [unit for unit in view.regions[region - 1].units if unit.side == side]


def _worth(unit: UnitView) -> int:
    return GUESS if unit.strength is None else unit.strength


def _panel(view: StormView, side: str) -> SideView:
    return next(one for one in view.sides if one.side == side)


def _plans(view: StormView, keys: list[str]) -> Iterator[Plan]:
    own = _own(view)
    stock = _panel(view, own).energy
    for key in keys:
        kind, _, rest = key.partition(":")
        match kind:
            case "from":
                yield from _walks(view, int(rest))
            case "pass":
                yield Plan(0.0, key)
            case "liturgy" | "feast":
                need = 3.0 if stock < AMOUNT.energy_per_unit else 0.0
                yield Plan(need - PRICE * (AMOUNT.liturgy_honor if stock else AMOUNT.liturgy_honor_empty), key)
            case "steal":
                yield Plan(2.5, key)
            case "revive" | "barter":
                yield Plan(2.2 if stock >= 2 * AMOUNT.energy_per_unit else -20.0, key)
            case _:
                yield Plan(-20.0, key)


def _walks(view: StormView, origin: int) -> Iterator[Plan]:
    """Every step of a single unit out of a region."""
    own = _own(view)
    for unit in _here(view, origin, own):
        for target in NEIGHBORS[origin]:
            room = len(_here(view, target, own)) < AMOUNT.stack
            if room and styx_cost(origin, target) <= _panel(view, own).energy:
                yield Plan(_score(view, unit, origin, target), f"from:{origin}", unit.alias, target)


def _score(view: StormView, unit: UnitView, origin: int, target: int) -> float:
    own = _own(view)
    foes = _here(view, target, enemy(own))
    honor = move_honor(own, origin, target, 1, len(foes))
    leader = bool(unit.name and UNITS[unit.name].leader)
    if _panel(view, own).honor + honor <= 0:
        return -100.0
    if leader and target == PALACE and (unit.name != "persephone" or not foes):
        return 1000.0
    score = PRICE * honor - styx_cost(origin, target) / 2
    if foes:
        return score + _prospect(view, unit, target, foes) - (8.0 if leader else 0.0)
    score += 1.0 if is_forward(own, origin, target, attack=False) else 0.0
    threats = sum(len(_here(view, near, enemy(own))) for near in NEIGHBORS[target])
    score -= threats * (2.5 if leader else 0.3)
    return score + (HEIGHTS[target] / 10 if leader else 0.0)


def _prospect(view: StormView, unit: UnitView, target: int, foes: list[UnitView]) -> float:
    """How promising an attack is: strength against strength, and what beating them is worth."""
    own = _own(view)
    support = min(AMOUNT.free_energy, _panel(view, own).energy)
    margin = _worth(unit) + support - sum(_worth(foe) for foe in foes)
    margin -= 5 if any(foe.name == "hephaestus" for foe in foes) else 0
    hunted = any(foe.name is not None and UNITS[foe.name].leader for foe in foes)
    close = HEIGHTS[target] / 3 if own == OLYMPIAN else 0.0
    return 1.2 * margin - 2.0 + (8.0 if hunted else 0.0) + close


def _mover(view: StormView, decision: ChooseMany) -> str:
    assert view.choosing is not None
    best = max(_walks(view, view.choosing.origin), key=lambda plan: (plan.score, plan.key, plan.unit), default=None)
    refs: dict[str | None, Option] = {option.ref: option for option in decision.options}
    chosen = refs.get(f"unit:{best.unit}") if best else None
    return (chosen or decision.options[0]).key


def _target(view: StormView, keys: list[str]) -> str:
    assert view.choosing is not None
    alias, origin = view.choosing.units[0], view.choosing.origin
    walks = [plan for plan in _walks(view, origin) if plan.unit == alias and f"region:{plan.target}" in keys]
    if not walks:
        return keys[0]
    return f"region:{max(walks, key=lambda plan: (plan.score, plan.target)).target}"


def _sides(view: StormView) -> tuple[FightSideView, FightSideView]:
    """The own side of the fight, and the other."""
    assert view.fight is not None
    first, second = view.fight.sides
    return (first, second) if first.side == view.own else (second, first)


def _choose(view: StormView, keys: list[str]) -> str:
    """Standard with as much energy as it takes; out of a lost fight with a leader, if there is a way."""
    own, foe = _sides(view)
    expected = foe.base + min(foe.limit, AMOUNT.free_energy) * (2 if foe.doubled else 1)
    leader = any(unit.name and UNITS[unit.name].leader for unit in own.units)
    most = own.limit if leader else min(own.limit, AMOUNT.free_energy)
    best = add_up(own.base, most, "standard", times=2 if own.doubled else 1).strength
    if leader and best < expected and own.retreats and own.honor > AMOUNT.retreat_honor and "retreat:0" in keys:
        return "retreat:0"
    for energy in range(most + 1):
        if add_up(own.base, energy, "standard", times=2 if own.doubled else 1).strength >= expected:
            return f"standard:{energy}"
    hopeless = best < foe.base
    return f"standard:{0 if hopeless and not leader else most}"


def _loss(view: StormView, keys: list[str]) -> str:
    """The own unit least needed, or the enemy's most needed."""

    def need(key: str) -> int:
        unit = UNITS[key.removeprefix("unit:")]
        return unit.strength + (10 if unit.leader else 0)

    mine = UNITS[keys[0].removeprefix("unit:")].side == view.own
    return min(keys, key=need) if mine else max(keys, key=need)
