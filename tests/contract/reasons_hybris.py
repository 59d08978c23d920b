"""Hybris: when reasons are true, and positions without them."""

from __future__ import annotations

from typing import Any

from rules.core.types import AnyDecision, Bar
from rules.games.hybris.content import DATA

COSTS = {"olympian": 2, "hero": 1, "prophet": 1}
COST_OF = {one.id: one.cost for one in DATA.technologies}
ELEMENTS = {one.id: set(one.elements) for god in DATA.olympians for one in god.cards}
KINDS = {one.id: one.kind for god in DATA.olympians for one in god.characters}


def bare(key: str) -> str:
    return key.partition(":")[2]


def me(state: Any, decision: AnyDecision) -> Any:
    return state.players[decision.seat]


def char(state: Any, decision: AnyDecision, bar: Bar) -> Any:
    return me(state, decision).chars[bare(bar.key)]


def cost(state: Any, decision: AnyDecision, bar: Bar) -> int:
    kind = KINDS[bare(bar.key)]
    return COSTS[kind] - (kind == "olympian" and me(state, decision).sparks == 8)


def mover(state: Any) -> str:
    return str(state.stack[-1].v["character"])


def standing(state: Any, bar: Bar) -> dict[str, int]:
    """Who else stands on the space spoken of, and whose that is."""
    everybody = [(key, one, seat) for seat, player in state.players.items() for key, one in player.chars.items()]
    return {key: seat for key, one, seat in everybody if one.where == bare(bar.key) and key != mover(state)}


def prisoners(state: Any) -> dict[str, str]:
    """Where each Prisoner is."""
    found = state.parts.get("tartarus", {"prisoners": {}})["prisoners"]
    return {key: str(one["where"]) for key, one in found.items()}


def tokens_laid(state: Any, seat: int) -> int:
    """Olympian tokens of a seat that lie somewhere, the one on the Corruption track included."""
    part = state.parts["tartarus"]
    laid = [made.owner for city in state.cities.values() for made in city.technologies]
    laid += [made.owner for made in state.forge] + [one["owner"] for one in part["prisoners"].values()]
    return 1 + laid.count(seat) + int(part["guilt"][seat])


def truce(state: Any, decision: AnyDecision, bar: Bar) -> bool:
    """The second Pillar is held by one of the two."""
    return any(2 in state.players[seat].pillars for seat in (decision.seat, *standing(state, bar).values()))


def head_of_another(state: Any, decision: AnyDecision) -> bool:
    return bool(state.forge) and state.forge[0].owner != decision.seat


def cheapest(state: Any, decision: AnyDecision, bar: Bar) -> int:
    """The least that any of the plans in question could cost: Athena 1, Ingenuity 2 less."""
    own = [made.tile for made in state.forge if made.owner == decision.seat]
    plans = own if bar.key == "make" else [state.forge[0].tile]
    less = (me(state, decision).olympian == "athena") + 2 * (4 in me(state, decision).pillars)
    return min(COST_OF[tile] for tile in plans) - int(less)


def costs(state: Any, decision: AnyDecision, bar: Bar) -> bool:
    player = me(state, decision)
    return player.prayer < 1 or (bar.key == "ignite" and player.aegis < 3)


def warded(state: Any, decision: AnyDecision) -> bool:
    return decision.seat in [ward.seat for ward in state.wards]


def no_card_fits(state: Any, decision: AnyDecision) -> bool:
    there = {one for ward in state.wards for one in ELEMENTS[ward.card]}
    return not warded(state, decision) and all(ELEMENTS[card] & there for card in me(state, decision).hand)


def here(state: Any) -> str:
    return str(state.stack[-1].v["place"])


# --- without


def at(where: str) -> Any:
    def move(state: Any, decision: AnyDecision, bar: Bar) -> Any:
        char(state, decision, bar).where = where
        return state

    return move


def laid(state: Any, decision: AnyDecision, bar: Bar) -> Any:
    char(state, decision, bar).lay("olympus")
    return state


def rich(state: Any, decision: AnyDecision, bar: Bar) -> Any:
    me(state, decision).aegis = 99
    return state


def cleared(state: Any, decision: AnyDecision, bar: Bar) -> Any:
    for key, seat in standing(state, bar).items():
        state.players[seat].chars[key].where = "used"
    return state


def locked(state: Any, decision: AnyDecision, bar: Bar) -> Any:
    for one in state.parts["tartarus"]["prisoners"].values():
        if one["where"] == bare(bar.key):
            one.update(where="prison", owner=None)
    return state


def escaped(state: Any, decision: AnyDecision, bar: Bar) -> Any:
    state.parts["tartarus"]["prisoners"]["ixion"].update(where="prison", owner=None)
    return state


def no_pillars(state: Any, decision: AnyDecision, bar: Bar) -> Any:
    for player in state.players.values():
        player.pillars = []
    return state


HYBRIS: dict[str, tuple[Any, ...]] = {
    "hybris-why-token": (
        lambda s, d, b: char(s, d, b).where == "ready" and char(s, d, b).token is None
        and KINDS[bare(b.key)] != "olympian",
        laid, False,
    ),
    "hybris-why-aegis": (lambda s, d, b: me(s, d).aegis < cost(s, d, b), rich),
    "hybris-why-used": (lambda s, d, b: char(s, d, b).where == "used", at("ready"), False),
    "hybris-why-styx": (lambda s, d, b: char(s, d, b).where == "styx", at("ready"), False),
    "hybris-why-own": (lambda s, d, b: set(standing(s, b).values()) == {d.seat}, cleared),
    "hybris-why-figure": (lambda s, d, b: bare(b.key) in prisoners(s).values(), locked),
    "hybris-why-prison": (lambda s, d, b: "prison" not in prisoners(s).values(), escaped),
    "hybris-why-tokens": (lambda s, d, b: tokens_laid(s, d.seat) == 15,),
    "hybris-why-prophet": (lambda s, d, b: KINDS[mover(s)] == "prophet" and standing(s, b) != {}, cleared),
    "hybris-why-truce": (truce, no_pillars),
    "hybris-why-taken": (
        lambda s, d, b: any(int(bare(b.key)) in one.pillars for seat, one in s.players.items() if seat != d.seat),
        no_pillars,
    ),
    "hybris-why-convert": (lambda s, d, b: me(s, d).prayer == 0,),
    "hybris-why-price": (costs,),
    "hybris-why-premonitions": (lambda s, d, b: len(me(s, d).premonitions) == b.why.args["count"] == 4,),
    "hybris-why-warded": (lambda s, d, b: warded(s, d),),
    "hybris-why-elements": (lambda s, d, b: no_card_fits(s, d),),
    "hybris-why-spark": (lambda s, d, b: me(s, d).sparks == 8,),
    "hybris-why-duel": (lambda s, d, b: KINDS[mover(s)] == "prophet",),
    "hybris-why-short": (
        lambda s, d, b: (b.key == "make" or head_of_another(s, d)) and me(s, d).aegis < cheapest(s, d, b),
    ),
    "hybris-why-plan": (lambda s, d, b: d.seat not in [made.owner for made in s.forge],),
    "hybris-why-head": (lambda s, d, b: not head_of_another(s, d),),
    "hybris-why-made": (lambda s, d, b: me(s, d).technologies == [],),
    "hybris-why-full": (lambda s, d, b: len(s.cities[here(s)].technologies) == 2,),
}  # fmt: skip
"""By key: when it is true, a position without it, and whether the thing must be offered there."""
