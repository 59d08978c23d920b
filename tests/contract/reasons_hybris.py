"""Hybris: when reasons are true, and positions without them."""

from __future__ import annotations

from typing import Any

from rules.core.types import AnyDecision, Bar
from rules.games.hybris import ops
from rules.games.hybris.content import DATA
from rules.games.hybris.verbs import EFFECTS

COSTS = {"olympian": 2, "hero": 1, "prophet": 1}
COST_OF = {one.id: one.cost for one in DATA.technologies}


def bare(key: str) -> str:
    return key.partition(":")[2]


def kind(state: Any, character: str) -> str:
    return str(state.content.characters[character].kind)


def elements(state: Any, card: str) -> set[str]:
    return set(state.content.cards[card].elements)


def me(state: Any, decision: AnyDecision) -> Any:
    return state.players[decision.seat]


def char(state: Any, decision: AnyDecision, bar: Bar) -> Any:
    return me(state, decision).chars[bare(bar.key)]


def cost(state: Any, decision: AnyDecision, bar: Bar) -> int:
    what = kind(state, bare(bar.key))
    return COSTS[what] - (what == "olympian" and me(state, decision).sparks == 8)


def mover(state: Any) -> str:
    return str(state.stack[-1].v["character"])


def standing(state: Any, bar: Bar) -> dict[str, int]:
    """Who else stands on the space spoken of, and whose that is."""
    everybody = [(key, one, seat) for seat, player in state.players.items() for key, one in player.chars.items()]
    return {key: seat for key, one, seat in everybody if one.where == bare(bar.key) and key != mover(state)}


def places(state: Any) -> list[str]:
    """Where everybody is."""
    return [one.where for player in state.players.values() for one in player.chars.values()]


def prisoners(state: Any) -> dict[str, str]:
    """Where each Prisoner is."""
    found = state.parts.get("tartarus", {"prisoners": {}})["prisoners"]
    return {key: str(one["where"]) for key, one in found.items()}


def taken(state: Any, decision: AnyDecision, bar: Bar) -> bool:
    """Somebody else has this Pillar, this Olympian, this Technology."""
    others = [one for seat, one in state.players.items() if seat != decision.seat]
    has = {
        "pillar": [str(number) for one in others for number in one.pillars],
        "olympian": [one.olympian for one in others],
        "technology": [tile for one in others for tile in one.technologies],
    }
    return bare(bar.key) in has[bar.key.partition(":")[0]]


def truce(state: Any, decision: AnyDecision, bar: Bar) -> bool:
    """The second Pillar is held by one of the two."""
    return any(2 in state.players[seat].pillars for seat in (decision.seat, *standing(state, bar).values()))


def head_of_another(state: Any, decision: AnyDecision) -> bool:
    return bool(state.forge) and state.forge[0].owner != decision.seat


def cheapest(state: Any, decision: AnyDecision, bar: Bar) -> int:
    """The least that any of the plans in question could cost: Athena 1, Ingenuity 2 less."""
    own = [made.tile for made in state.forge if made.owner == decision.seat]
    plans = own if bar.key == "make" else [bare(bar.key) or state.forge[0].tile]
    less = (me(state, decision).olympian == "athena") + 2 * (4 in me(state, decision).pillars)
    return min(COST_OF[tile] for tile in plans) - int(less)


def costs(state: Any, decision: AnyDecision, bar: Bar) -> bool:
    player = me(state, decision)
    if bar.key.startswith("convert:"):
        return bool(player.prayer < state.content.conversions[bare(bar.key)].prayer)
    if bar.key.startswith("pact:"):
        rows = {row.id: row.believer for row in state.content.records["tartarus"].pact}
        return bool(player.believer < rows[bare(bar.key)])
    if bar.key.startswith("spin:"):
        return bool(player.aegis < 2)
    return player.prayer < 1 or (bar.key == "ignite" and player.aegis < 3)


def warded(state: Any, decision: AnyDecision) -> bool:
    return decision.seat in [ward.seat for ward in state.wards]


def no_card_fits(state: Any, decision: AnyDecision) -> bool:
    there = {one for ward in state.wards for one in elements(state, ward.card)}
    return not warded(state, decision) and all(elements(state, card) & there for card in me(state, decision).hand)


def here(state: Any) -> str:
    return str(state.stack[-1].v["place"])


def leads_to(state: Any, place: str) -> bool:
    token = state.stack[-1].v["token"]
    return bool(place == token or (token == "mortal_world" and place in state.content.cities))


def unmet(state: Any, decision: AnyDecision, bar: Bar) -> bool:
    """A Premonition of the hand, of whose conditions the plain ones are counted here."""
    player, needs = me(state, decision), state.content.premonitions[bare(bar.key)].needs
    counted = {what: getattr(player, what) for what in ("aegis", "believer", "prayer", "greatness") if what in needs}
    met = len(counted) == len(needs) and all(counted[what] >= needs[what] for what in counted)
    return bare(bar.key) in player.premonitions and not met


def lies_behind(state: Any, decision: AnyDecision, bar: Bar) -> bool:
    return bare(bar.key) in [made.tile for made in state.forge[1:]]


def tokens(state: Any, decision: AnyDecision) -> Any:
    """Those on plans and in Cities; with the Tartarus those on its track, on the Primordial, on Prisoners."""
    lying = [*state.forge, *(made for city in state.cities.values() for made in city.technologies)]
    laid, part = sum(made.owner == decision.seat for made in lying), state.parts.get("tartarus")
    if part is None:
        return laid
    owners = [one["owner"] for one in part["prisoners"].values()]
    return laid + 1 + part["guilt"][decision.seat] + owners.count(decision.seat)


def element_there(state: Any, decision: AnyDecision, bar: Bar) -> bool:
    there = {one for ward in state.wards for one in elements(state, ward.card)}
    return bool(elements(state, bare(bar.key)) & there)


def ended(state: Any, decision: AnyDecision, thread: str) -> bool:
    return bool(me(state, decision).threads[thread] == len(state.content.threads[thread].steps))


def stranger(state: Any, seat: int, city: str) -> bool:
    there = [one.where for one in state.players[seat].chars.values()]
    return city not in there and seat not in [made.owner for made in state.cities[city].technologies]


def barred_to(state: Any, seat: int, city: str) -> bool:
    """Whether a Temple of a seat cannot go into a City."""
    return seat in state.cities[city].temples or stranger(state, seat, city)


def branches(state: Any) -> dict[str, list[Any]]:
    """How much of each step of several effects could be done: nothing or all."""
    run, op = EFFECTS.asked(state)
    return {name: [_possible(state, run.actor, one) for one in steps] for name, steps in op.branches().items()}


def _possible(state: Any, seat: int, op: Any) -> Any:
    player = state.players[seat]
    match op:
        case ops.Pay():
            return 2 * (getattr(player, op.what) >= op.n)
        case ops.Draw():
            piles = (player.deck, player.discard) if op.deck == "conflict" else (state.premonitions,)
            if op.deck == "corruption":
                piles = (state.parts["tartarus"]["deck"], state.parts["tartarus"]["discard"])
            return 2 * (any(piles) and (op.deck != "premonition" or len(player.premonitions) < 4))
        case ops.ModuleOp(name="guilt") if op.n < 0:
            return 2 * (state.parts["tartarus"]["guilt"][seat] > 0)
        case ops.Remove():
            kinds = {"hero_or_prophet": ("hero", "prophet")}.get(op.what, (op.what,))
            if op.what == "temple" and all(barred_to(state, seat, city) for city in state.cities):
                return 0
            return 2 * any(kind in left for left in player.tiles.values() for kind in kinds)
        case ops.Hindrance() if op.n < 0:
            return 2 * (player.hindrance > 0)
    return 2


# --- without


def at(where: str) -> Any:
    def move(state: Any, decision: AnyDecision, bar: Bar) -> Any:
        if decision.kind in ("plan", "planned"):
            return None  # each is asked about by itself
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
    for player in state.players.values():
        for one in player.chars.values():
            one.where = "used" if one.where == bare(bar.key) else one.where
    for one in state.parts["tartarus"]["prisoners"].values():
        if one["where"] == bare(bar.key):
            one.update(where="prison", owner=None)
    return state


def escaped(state: Any, decision: AnyDecision, bar: Bar) -> Any:
    state.parts["tartarus"]["prisoners"]["ixion"].update(where="prison", owner=None)
    return state


def others_there(state: Any, decision: AnyDecision, bar: Bar) -> list[Any]:
    """Characters of other players in the place or on the space spoken of."""
    meant, content = bare(bar.key), state.content
    others = [one for seat, player in state.players.items() if seat != decision.seat for one in player.chars.values()]
    return [one for one in others if meant in (one.where, content.place_of.get(one.where, one.where))]


def alone(state: Any, decision: AnyDecision, bar: Bar) -> Any:
    for one in others_there(state, decision, bar):
        one.where = "used"
    return state


def unblocked(state: Any, decision: AnyDecision, bar: Bar) -> Any:
    state.parts["chronos"]["blocked"].remove(bare(bar.key))
    return state


def no_pillars(state: Any, decision: AnyDecision, bar: Bar) -> Any:
    for player in state.players.values():
        player.pillars = []
    return state


def titan(state: Any) -> Any:
    """What belongs to Chronos."""
    return state.parts["chronos"]


def in_city(state: Any, city: str) -> list[str]:
    """The Avatars of a City."""
    return [key for key, where in titan(state)["avatars"].items() if where == city]


def avatar_at(state: Any) -> str:
    """Where the Avatar is that moves for the Concept being played."""
    served = {"anthropos": "kronos", "cosmos": "kronos", "gonos": "kairos", "temnein": "aeon"}
    return str(titan(state)["avatars"][served[state.stack[-1].v["concept"]]])


def chains_of(state: Any, bar: Bar) -> int:
    return int(titan(state)["concepts"][bare(bar.key)]["chains"])


def closed_cities(state: Any) -> set[str]:
    found = titan(state)
    return {*found["blocked"], *found["avatars"].values()} & set(state.content.cities)


HYBRIS: dict[str, tuple[Any, ...]] = {
    "hybris-why-avatar": (lambda s, d, b: in_city(s, bare(b.key)) != [],),
    "hybris-why-sent": (lambda s, d, b: avatar_at(s) in s.content.cities,),
    "hybris-why-no-city": (
        lambda s, d, b: avatar_at(s) == "board" and closed_cities(s) == set(s.content.cities),
    ),
    "hybris-why-no-chain": (lambda s, d, b: chains_of(s, b) == 0,),
    "hybris-why-all-chains": (lambda s, d, b: chains_of(s, b) == 5,),
    "hybris-why-token": (
        lambda s, d, b: char(s, d, b).where == "ready" and char(s, d, b).token is None
        and kind(s, bare(b.key)) != "olympian",
        laid, False,
    ),
    "hybris-why-aegis": (lambda s, d, b: me(s, d).aegis < cost(s, d, b), rich),
    "hybris-why-used": (lambda s, d, b: char(s, d, b).where == "used", at("ready"), False),
    "hybris-why-styx": (lambda s, d, b: char(s, d, b).where == "styx", at("ready"), False),
    "hybris-why-own": (lambda s, d, b: set(standing(s, b).values()) == {d.seat}, cleared),
    "hybris-why-figure": (
        lambda s, d, b: bare(b.key) in prisoners(s).values() or (d.kind == "station" and bare(b.key) in places(s)),
        locked,
    ),
    "hybris-why-loose": (lambda s, d, b: prisoners(s)[bare(b.key)] != "prison",),
    "hybris-why-met": (lambda s, d, b: bare(b.key) in s.stack[-2].v["met"],),
    "hybris-why-spent": (lambda s, d, b: bare(b.key) in me(s, d).used,),
    "hybris-why-prison": (lambda s, d, b: "prison" not in prisoners(s).values(), escaped),
    "hybris-why-prophet": (lambda s, d, b: kind(s, mover(s)) == "prophet" and standing(s, b) != {}, cleared),
    "hybris-why-truce": (truce, no_pillars),
    "hybris-why-others": (lambda s, d, b: others_there(s, d, b) != [], alone, False),
    "hybris-why-blocked": (lambda s, d, b: bare(b.key) in s.parts["chronos"]["blocked"], unblocked, False),
    "hybris-why-nowhere": (
        lambda s, d, b: kind(s, bare(b.key)) == "olympian" and char(s, d, b).where == "ready"
        and all(
            key in s.parts["chronos"]["blocked"] or others_there(s, d, Bar(f"place:{key}", b.what, b.why))
            for key in (*s.content.locations, *s.content.cities)
        ),
    ),
    "hybris-why-held": (lambda s, d, b: int(bare(b.key)) in me(s, d).pillars, no_pillars),
    "hybris-why-taken": (taken, lambda s, d, b: no_pillars(s, d, b) if d.kind == "pillar" else None),
    "hybris-why-convert": (lambda s, d, b: me(s, d).prayer == 0,),
    "hybris-why-price": (costs,),
    "hybris-why-premonitions": (lambda s, d, b: len(me(s, d).premonitions) == b.why.args["count"] == 4,),
    "hybris-why-warded": (lambda s, d, b: warded(s, d),),
    "hybris-why-elements": (lambda s, d, b: no_card_fits(s, d),),
    "hybris-why-spark": (lambda s, d, b: me(s, d).sparks == 8,),
    "hybris-why-duel": (lambda s, d, b: kind(s, mover(s)) == "prophet",),
    "hybris-why-short": (
        lambda s, d, b: (b.key.startswith("make") or head_of_another(s, d)) and me(s, d).aegis < cheapest(s, d, b),
    ),
    "hybris-why-plan": (lambda s, d, b: d.seat not in [made.owner for made in s.forge],),
    "hybris-why-head": (lambda s, d, b: not head_of_another(s, d),),
    "hybris-why-made": (lambda s, d, b: me(s, d).technologies == [],),
    "hybris-why-acted": (
        lambda s, d, b: char(s, d, b).where not in ("tile", "ready", "used", "styx"), at("ready"), False,
    ),
    "hybris-why-tile": (lambda s, d, b: char(s, d, b).where == "tile",),
    "hybris-why-free": (lambda s, d, b: kind(s, bare(b.key)) == "olympian",),
    "hybris-why-needs": (unmet,),
    "hybris-why-leads": (lambda s, d, b: not leads_to(s, bare(b.key)),),
    "hybris-why-closed": (lambda s, d, b: b.why.args["count"] > s.seats and bare(b.key)[-1] == "3",),
    "hybris-why-empty": (lambda s, d, b: standing(s, b) == {},),
    "hybris-why-nothing": (
        lambda s, d, b: 0 in branches(s)[bare(b.key)] if b.key.startswith("choose:")
        else not all(_possible(s, d.seat, one) for one in s.content.programs[bare(b.key)]),
    ),
    "hybris-why-partly": (
        lambda s, d, b: min(branches(s)[bare(b.key)]) < 2 and any(min(way) == 2 for way in branches(s).values()),
    ),
    "hybris-why-display": (lambda s, d, b: s.display == [],),
    "hybris-why-tokens": (lambda s, d, b: tokens(s, d) == 15,),
    "hybris-why-behind": (lies_behind,),
    "hybris-why-cards": (lambda s, d, b: me(s, d).deck == me(s, d).discard == [],),
    "hybris-why-deck": (lambda s, d, b: s.premonitions == s.premonition_discard == [],),
    "hybris-why-element": (element_there,),
    "hybris-why-nobody": (
        lambda s, d, b: me(s, d).deck == me(s, d).discard == []
        and "styx" not in [one.where for one in me(s, d).chars.values()],
    ),
    "hybris-why-threads": (lambda s, d, b: all(ended(s, d, thread) for thread in s.content.threads),),
    "hybris-why-end": (lambda s, d, b: ended(s, d, bare(b.key)),),
    "hybris-why-lives": (lambda s, d, b: char(s, d, b).where != "styx",),
    "hybris-why-piece": (
        lambda s, d, b: str(b.why.args["piece"].args["piece"]) not in me(s, d).tiles[bare(b.key)],
    ),
    "hybris-why-temple": (lambda s, d, b: d.seat in s.cities[bare(b.key)].temples,),
    "hybris-why-stranger": (lambda s, d, b: stranger(s, d.seat, bare(b.key)),),
    "hybris-why-away": (
        lambda s, d, b: all(
            s.content.place_of.get(one.where, one.where) != s.stack[-1].v["place"]
            for one in s.players[int(bare(b.key))].chars.values()
        ),
    ),
    "hybris-why-costly": (lambda s, d, b: COST_OF[bare(b.key)] > b.why.args["most"] == 4,),
    "hybris-why-full": (lambda s, d, b: len(s.cities[here(s)].technologies) == 2,),
}  # fmt: skip
"""By key: when it is true, a position without it, and whether the thing must be offered there."""
