"""Storm: when reasons are true, and positions without them."""

from __future__ import annotations

from typing import Any

from rules.core.types import AnyDecision, Bar
from rules.games.storm.data import DATA, REGIONS, UNITS
from rules.games.storm.words import unit_text

STYX = {frozenset(pair) for pair in DATA.styx}
STACK = 4
BASES = {"chthonian": 10, "olympian": 15}


def number(key: str) -> int:
    return int(key.split(":")[1])


def side(state: Any, decision: AnyDecision) -> str:
    return next(str(name) for name, one in state.factions.items() if one.seat == decision.seat)


def faction(state: Any, decision: AnyDecision) -> Any:
    return state.factions[side(state, decision)]


def foe(state: Any, decision: AnyDecision) -> Any:
    return next(one for name, one in state.factions.items() if name != side(state, decision))


def steps(one: int, other: int) -> int:
    """Between two hexagons, axial coordinates."""
    a, b = REGIONS[one], REGIONS[other]
    q, r = a.q - b.q, a.r - b.r
    return (abs(q) + abs(r) + abs(q + r)) // 2


def neighbors(region: int) -> list[int]:
    return [other for other in REGIONS if steps(region, other) == 1]


def count(state: Any, name: str, region: int) -> int:
    return sum(piece.side == name and piece.region == region for piece in state.pieces)


def powers(unit: str) -> list[str]:
    return [str(type(effect).__struct_config__.tag) for effect in UNITS[unit].effects]


def moving(state: Any, decision: AnyDecision) -> list[Any]:
    """The pieces that were chosen to move."""
    v = state.stack[-1].v
    group = [(n, one) for n, one in enumerate(state.pieces) if (one.side, one.region) == (state.active, v["region"])]
    chosen = v["prefix"][0] if isinstance(v["prefix"][0], list) else [v["prefix"][0]]
    return [one for n, one in group if f"unit:{one.name}" in chosen or f"hidden:{n}" in chosen]


def stuck(state: Any, decision: AnyDecision, bar: Bar) -> bool:
    own, region = side(state, decision), number(bar.key)
    energy = faction(state, decision).energy
    return all(
        count(state, own, other) >= STACK or (frozenset((region, other)) in STYX and energy < 2)
        for other in neighbors(region)
    )


def fight_side(state: Any, target: int) -> bool:
    """Whether a region is on the attacker's side of a fight."""
    fight = state.fight
    return target == fight.origin or target in set(neighbors(fight.origin)) & set(neighbors(fight.region))


def in_fight(state: Any, decision: AnyDecision) -> tuple[list[str], list[str]]:
    """Names of the own units in the fight, and of the enemy's."""
    own, region = side(state, decision), state.fight.region
    here = [piece for piece in state.pieces if piece.region == region]
    return [one.name for one in here if one.side == own], [one.name for one in here if one.side != own]


def pinned(state: Any, decision: AnyDecision, bar: Bar) -> bool:
    """Whether every neighbor of a fight is closed to the side that is asked."""
    own, fight = side(state, decision), state.fight
    attacks, group = fight.attacker == own, count(state, own, fight.region)
    return all(
        frozenset((fight.region, target)) in STYX
        or (not fight.flown and fight_side(state, target) is not attacks)
        or any(piece.region == target and piece.side != own for piece in state.pieces)
        or count(state, own, target) + group > STACK
        for target in neighbors(fight.region)
    )


def forbidden(state: Any, decision: AnyDecision, bar: Bar) -> bool:
    own, foes = in_fight(state, decision)
    wanted = bar.key.partition(":")[0]
    effects = [("own", effect) for name in own for effect in UNITS[name].effects]
    effects += [("enemy", effect) for name in foes for effect in UNITS[name].effects]
    return any(getattr(one, "whom", "") == whom and wanted in getattr(one, "manoeuvres", ()) for whom, one in effects)


def too_much(state: Any, decision: AnyDecision, bar: Bar) -> bool:
    own, _ = in_fight(state, decision)
    most = bar.why.args["most"]
    assert isinstance(most, int)
    return most <= min(faction(state, decision).energy, 6 * len(own)) and number(bar.key) > most


def height(region: int) -> int:
    """How far up a region lies: rows of the map, in halves."""
    return -2 * REGIONS[region].r - REGIONS[region].q


def onward(state: Any, decision: AnyDecision, target: int) -> bool:
    """Up for the Chthonians, down for the Olympians; as high is no step forward in peace."""
    climb = height(target) - height(state.stack[-1].v["region"])
    return climb > 0 if side(state, decision) == "chthonian" else climb < 0


# --- without


def hidden_again(state: Any, decision: AnyDecision, bar: Bar) -> Any:
    unit = bar.key.split(":")[1]
    state.change(*[n for n, piece in enumerate(state.pieces) if piece.name == unit], known=False)
    return state


def energetic(state: Any, decision: AnyDecision, bar: Bar) -> Any:
    faction(state, decision).energy = 60
    return state


def thinned(state: Any, decision: AnyDecision, bar: Bar) -> Any:
    target, own = number(bar.key), side(state, decision)
    at = enumerate(state.pieces)
    state.change(*[n for n, piece in at if piece.region == target and piece.side == own], region=0)
    return state


def driven_out(state: Any, decision: AnyDecision, bar: Bar) -> Any:
    base, own = BASES[side(state, decision)], side(state, decision)
    at = enumerate(state.pieces)
    state.change(*[n for n, piece in at if piece.region == base and piece.side != own], region=0)
    return state


def unplaced(state: Any, decision: AnyDecision, bar: Bar) -> Any:
    state.formations[decision.seat].fixed = []
    return state


STORM: dict[str, tuple[Any, ...]] = {
    "storm-why-fixed": (lambda s, d, b: len({*s.formations[d.seat].fixed}) >= 8, unplaced),
    "storm-why-stuck": (stuck,),
    "storm-why-lost": (
        lambda s, d, b: any(
            (p.side, p.region) == (side(s, d), 0) and b.why.args["unit"] == unit_text(p.name) for p in s.pieces
        ),
    ),
    "storm-why-known": (
        lambda s, d, b: [p.known for p in s.pieces if p.name == b.key.split(":")[1]] == [True], hidden_again,
    ),
    "storm-why-mandatory": (lambda s, d, b: b.key == {"chthonian": "hades", "olympian": "zeus"}[side(s, d)],),
    "storm-why-walk": (lambda s, d, b: not any("fly" in powers(one.name) for one in moving(s, d)),),
    "storm-why-night-alone": (lambda s, d, b: [powers(one.name) for one in moving(s, d)] == [["night"]],),
    "storm-why-night-foes": (
        lambda s, d, b: any(p.region == number(b.key) and p.side != side(s, d) for p in s.pieces),
    ),
    "storm-why-night-back": (
        lambda s, d, b: not onward(s, d, number(b.key)) and len(moving(s, d)) > 1,
    ),
    "storm-why-night-way": (
        lambda s, d, b: onward(s, d, number(b.key)) and len(moving(s, d)) > 1 and (
            count(s, side(s, d), number(b.key)) + len(moving(s, d)) > STACK
            or frozenset((s.stack[-1].v["region"], number(b.key))) in STYX
        ),
    ),
    "storm-why-pass": (
        lambda s, d, b: side(s, d) == "chthonian"
        or any(piece.side == "olympian" and piece.region not in (0, 10) for piece in s.pieces),
    ),
    "storm-why-energy": (
        lambda s, d, b: faction(s, d).energy == b.why.args["have"] < b.why.args["need"], energetic, False,
    ),
    "storm-why-intruders": (
        lambda s, d, b: any(p.region == BASES[side(s, d)] and p.side != side(s, d) for p in s.pieces),
        driven_out, False,
    ),
    "storm-why-base": (lambda s, d, b: count(s, side(s, d), BASES[side(s, d)]) >= STACK,),
    "storm-why-excluded": (
        lambda s, d, b: any(
            b.key.split(":")[2] in getattr(effect, "excluded", ()) for effect in UNITS[b.key.split(":")[1]].effects
        ),
    ),
    "storm-why-far": (
        lambda s, d, b: steps(
            next(p.region for p in s.pieces if p.name == b.key.split(":")[1]), int(b.key.split(":")[2])
        ) > b.why.args["range"],
    ),
    "storm-why-olympus": (
        lambda s, d, b: REGIONS[next(p.region for p in s.pieces if p.name == b.key.split(":")[1])].realm == "olympus",
    ),
    "storm-why-nothing": (lambda s, d, b: foe(s, d).energy == 0,),
    "storm-why-full": (
        lambda s, d, b: count(s, side(s, d), number(b.key)) + len(moving(s, d)) > STACK, thinned, False,
    ),
    "storm-why-styx": (
        lambda s, d, b: frozenset((s.stack[-1].v["region"], number(b.key))) in STYX
        and faction(s, d).energy == b.why.args["have"] < b.why.args["need"] == 2,
        energetic,
    ),
    "storm-why-wings": (lambda s, d, b: not all("fly" in powers(one.name) for one in moving(s, d)),),
    "storm-why-shown": (
        lambda s, d, b: all("fly" in powers(one.name) for one in moving(s, d))
        and not all(one.known for one in moving(s, d)),
    ),
    "storm-why-retreat-way": (
        lambda s, d, b: fight_side(s, number(b.key)) is not (s.fight.attacker == side(s, d)) and not s.fight.flown,
    ),
    "storm-why-retreat-river": (lambda s, d, b: frozenset((s.fight.region, number(b.key))) in STYX,),
    "storm-why-retreat-foes": (
        lambda s, d, b: any(p.region == number(b.key) and p.side != side(s, d) for p in s.pieces),
    ),
    "storm-why-retreat-room": (
        lambda s, d, b: count(s, side(s, d), number(b.key)) + count(s, side(s, d), s.fight.region) > STACK,
        thinned,
    ),
    "storm-why-pinned": (pinned,),
    "storm-why-forbidden": (forbidden,),
    "storm-why-limit": (too_much,),
}  # fmt: skip
"""By key: when it is true, a position without it, and whether the thing must be offered there."""
