"""What somebody who is asked might expect among the options, by kind: said anew, from what lies where.

Whatever of it is not offered must have its reason. Where nothing is left out, ever, the reasons are none.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import combinations_with_replacement
from typing import Any

from rules.core.types import AnyDecision
from rules.games.elysium.content import DATA as ELYSIUM_DATA
from rules.games.elysium.verbs import EFFECTS as ELYSIUM_EFFECTS
from rules.games.hybris.verbs import EFFECTS as HYBRIS_EFFECTS
from rules.games.pantheum.data import COLUMN, card_of
from rules.games.pantheum.verbs import tag
from rules.games.storm.data import REGIONS, UNITS
from tests.contract import reasons_pantheum as pantheum
from tests.contract import reasons_storm as storm

Expected = Callable[[Any, AnyDecision], Iterable[str]]


def keys(prefix: str, names: Iterable[object]) -> list[str]:
    return [f"{prefix}:{name}" for name in names]


def always(*found: str) -> Expected:
    return lambda state, decision: found


# --- Elysium

COLORS = ("red", "blue", "green", "yellow")


def family(names: Iterable[str]) -> list[str]:
    return [name for name in names if not name.startswith("citizen/")]


def first_copies(names: Iterable[str]) -> list[str]:
    """Two copies of a card are offered as one."""
    found: dict[str, str] = {}
    for name in names:
        found.setdefault(name.partition("/")[0], name)
    return list(found.values())


def domain(state: Any, seat: int) -> list[str]:
    return [held.key for held in state.players[seat].domain]


def own_domain(state: Any, decision: AnyDecision) -> list[str]:
    return keys("card", domain(state, decision.seat))


def powers(state: Any, decision: AnyDecision) -> list[str]:
    """Cards whose power is used, by whoever holds them."""
    used = ("activate", "eleusis", "trigger", "legend")
    cards = [card for card in family(domain(state, decision.seat)) if state.content.card(card).activation in used]
    return keys("power", cards)


def elysium_turn(state: Any, decision: AnyDecision) -> list[str]:
    quests = [one.id for one in ELYSIUM_DATA.quests if state.seats in one.seats]
    oracle = ["oracle"] if state.oracle else []
    cards = keys("card", first_copies(state.agora))
    return [*cards, *keys("quest", quests), *oracle, "citizen", "pass", *powers(state, decision)]


def legends(state: Any, decision: AnyDecision) -> list[str]:
    return [*keys("legend", range(len(state.players[decision.seat].legends))), "legend:new"]


def opponents(state: Any, decision: AnyDecision) -> list[str]:
    return keys("seat", [seat for seat in state.players if seat != decision.seat and seat not in state.resigned])


def others_cards(state: Any, decision: AnyDecision) -> list[str]:
    theirs = [seat for seat in state.players if seat != decision.seat and seat not in state.resigned]
    return keys("card", [card for seat in theirs for card in family(domain(state, seat))])


def asking(state: Any) -> Any:
    """The op of Elysium that asks."""
    return ELYSIUM_EFFECTS.asked(state)[1]


def paid(state: Any, decision: AnyDecision) -> list[str]:
    least, most = asking(state).n.range
    return keys("pay", range(least, most + 1))


def copied(state: Any, decision: AnyDecision) -> list[str]:
    seat, zones = decision.seat, asking(state).source
    found = [*state.oracle] if "oracle" in zones else []
    found += domain(state, seat) if "own_domain" in zones else []
    if "own_elysium" in zones:
        found += [card for legend in state.players[seat].legends for card in legend.cards]
    lying = keys("copy", {card.partition("/")[0] for card in family(found)})
    if "opponent_domain" in zones:
        lying += [f"copy:{key.partition(':')[2].partition('/')[0]}" for key in others_cards(state, decision)]
    return lying


def chronos(state: Any, decision: AnyDecision) -> list[str]:
    own = ELYSIUM_EFFECTS.asked(state)[0].source
    cards = [card for one in state.players[decision.seat].legends if len(one.cards) > 1 for card in one.cards]
    found = [card for card in family(cards) if card != own and state.content.card(card).activation == "chronos"]
    return [*keys("copy", [card.partition("/")[0] for card in found]), "fallback"]


ELYSIUM: dict[str, Expected] = {
    "turn": elysium_turn,
    "dismiss": lambda s, d: keys("column", COLORS),
    "after": lambda s, d: [*powers(s, d), "take", "end"],
    "transfer": lambda s, d: [*own_domain(s, d), *powers(s, d), "done"],
    "power-transfer": lambda s, d: [*own_domain(s, d), "done"],
    "legend": legends,
    "target": opponents,
    "choose": lambda s, d: keys("choose", asking(s).options),
    "pay": paid,
    "discard": own_domain,
    "ready": lambda s, d: [*own_domain(s, d), "done"],
    "take": lambda s, d: [*keys("card", first_copies(s.oracle)), "none"],
    "take-discarded": lambda s, d: [*keys("card", first_copies(s.discard)), "none"],
    "oracle": lambda s, d: keys("card", first_copies(s.oracle)),
    "swap-agora": lambda s, d: keys("card", first_copies(s.agora)),
    "swap-oracle": lambda s, d: keys("card", first_copies(s.oracle)),
    "swap-own": lambda s, d: keys("card", family(domain(s, d.seat))),
    "swap-other": others_cards,
    "column-back": lambda s, d: keys("column", COLORS),
    "column-out": lambda s, d: keys("column", COLORS),
    "copy": copied,
    "chronos": chronos,
}

# --- Pantheum: of a square, an option of its element or its blight is enough

TILES = keys("tile", pantheum.ALL)
ELEMENTS = ("G", "R", "B")
COLUMNS = ("place", "shift", "lock")


def demigods(state: Any, decision: AnyDecision) -> list[str]:
    return [card for column in COLUMNS for card in state.players[state.turn].columns[column]]


def placed(state: Any, decision: AnyDecision) -> list[str]:
    """Of several elements that have to be placed only these."""
    v = state.stack[-1].v
    colors = v["left"] if v["task"] == "each" else ELEMENTS
    return keys("element", dict.fromkeys(colors))


def pantheum_pays(state: Any, decision: AnyDecision) -> list[str]:
    return keys("pay", map(",".join, combinations_with_replacement(ELEMENTS, COLUMN[state.column].pay)))


def acts(state: Any, decision: AnyDecision) -> list[str]:
    return ["action", *keys("ability", state.players[state.turn].columns[state.column]), "end"]


def copies(state: Any, decision: AnyDecision) -> list[str]:
    return keys("demigod", demigods(state, decision))


def other_gods(state: Any, decision: AnyDecision) -> list[str]:
    own = state.players[state.turn].god
    gods = [player.god for player in state.players.values() if player.god != own]
    return keys("god", [*gods, "kronos"] if state.kronos else gods)


def seats(state: Any, decision: AnyDecision) -> list[str]:
    return keys("seat", [seat for seat in state.players if seat != state.turn and seat not in state.resigned])


def parts(state: Any, decision: AnyDecision) -> list[str]:
    effect: Any = card_of(state.stack[-1].v["of"]).effect
    return keys("part", [tag(one) for one in effect.parts])


def open_cards(state: Any) -> list[str]:
    tops = [stack[0] for stack in [*state.market, *state.epics.values()] if stack]
    return keys("card", [card.partition("/")[0] for card in tops])


PANTHEUM: dict[str, Expected] = {
    "move": lambda s, d: TILES,
    "column": lambda s, d: keys("column", COLUMNS),
    "act": acts,
    "element": placed,
    "tile": lambda s, d: TILES,
    "from": lambda s, d: TILES,
    "to": lambda s, d: TILES,
    "lock": lambda s, d: TILES,
    "pay": pantheum_pays,
    "remove": lambda s, d: TILES,
    "sell": copies,
    "copy": copies,
    "move-god": lambda s, d: TILES,
    "swap": other_gods,
    "gain": lambda s, d: keys("element", ELEMENTS),
    "store": lambda s, d: keys("element", ELEMENTS),
    "part": parts,
    "pandora": lambda s, d: keys("element", ELEMENTS),
    "recruit": lambda s, d: [*open_cards(s), "pass"],
    "seat": seats,
    "home": lambda s, d: keys("column", COLUMNS),
    "drop": lambda s, d: keys("drop", ELEMENTS),
    "blight": lambda s, d: TILES,
    "lose": lambda s, d: keys("element", ELEMENTS),
    "discard": lambda s, d: open_cards(s),
}

# --- Storm


def storm_turn(state: Any, decision: AnyDecision) -> list[str]:
    own = storm.side(state, decision)
    pieces = [piece for piece in state.pieces if piece.side == own]
    found = keys("from", {piece.region for piece in pieces if piece.region})
    found += ["liturgy", "pass"]
    for piece in pieces:
        for power in storm.powers(piece.name):
            if power in ("fly", "ferry"):
                found.append(f"show:{piece.name}")
            elif power == "feast":
                found.append("feast")
            elif power in ("barter", "steal") or (power in ("revive", "oracle") and not piece.region):
                found.append(f"{power}:{piece.name}")
            elif power == "revive":
                found += keys(f"revive:{piece.name}", storm.faction(state, decision).lost)
            elif power == "oracle":
                hidden = {one.region for one in state.pieces if one.side != own and one.region and not one.known}
                found += keys(f"oracle:{piece.name}", hidden)
    return found


def movers(state: Any, decision: AnyDecision) -> list[str]:
    own, region = state.active, state.stack[-1].v["region"]
    here = [(number, one) for number, one in enumerate(state.pieces) if (one.side, one.region) == (own, region)]
    return [f"unit:{one.name}" if one.known else f"hidden:{number}" for number, one in here]


def targets(state: Any, decision: AnyDecision) -> list[str]:
    origin, chosen = state.stack[-1].v["region"], storm.moving(state, decision)
    near = storm.neighbors(origin)
    found = keys("region", near)
    if any("night" in storm.powers(one.name) for one in chosen):
        found += [f"region:{region}:night" for region in near]
    if any("fly" in storm.powers(one.name) for one in chosen):
        return [*found, *keys("region", [region for region in REGIONS if region != origin])]
    return [*found, "region:far"]


def manoeuvres(state: Any, decision: AnyDecision) -> list[str]:
    names = ("standard", "retreat", "pursuit", "total-attack", "total-defence")
    own, _ = storm.in_fight(state, decision)
    most = max(int(option.key.partition(":")[2]) for option in decision.offered)
    assert most <= 6 * len(own)
    open_ones = {option.key.partition(":")[0] for option in decision.offered}
    found = [f"{name}:{energy}" for name in open_ones for energy in range(most + 1)]
    beyond = f"{next(name for name in names if name in open_ones)}:{most + 1}"
    return [*found, *[f"{name}:0" for name in names], beyond]


def fallen(state: Any, decision: AnyDecision) -> list[str]:
    side = state.stack[-1].v["side"]
    here = [one.name for one in state.pieces if one.side == side and one.region == state.fight.region]
    return keys("unit", here)


def formed(state: Any, decision: AnyDecision) -> list[str]:
    homes = [number for number, region in REGIONS.items() if region.realm == REALMS[storm.side(state, decision)]]
    return keys("region", homes)


REALMS = {"chthonian": "underworld", "olympian": "olympus"}

STORM: dict[str, Expected] = {
    "bid": always(),
    "side": always("chthonian", "olympian"),
    "pick": lambda s, d: [name for name, unit in UNITS.items() if unit.side == storm.side(s, d)],
    "formation": lambda s, d: [*formed(s, d), "random", "arrange", "pick", "lock"],
    "place": formed,
    "arrange": lambda s, d: s.formations[d.seat].pick,
    "turn": storm_turn,
    "movers": movers,
    "target": targets,
    "manoeuvre": manoeuvres,
    "loss": fallen,
    "stay": always("leave", "stay"),
    "retreat": lambda s, d: keys("region", storm.neighbors(s.fight.region)),
    "draw-offer": always("offer", "play-on"),
    "draw-answer": always("accept", "play-on"),
}

# --- Hybris


def characters(state: Any, decision: AnyDecision, *kinds: str) -> list[str]:
    found = state.players[decision.seat].chars
    return [key for key in found if not kinds or state.content.characters[key].kind in kinds]


def companions(state: Any, decision: AnyDecision) -> list[str]:
    return keys("character", characters(state, decision, state.stack[-1].v["kinds"][0]))


def premonitions(state: Any, decision: AnyDecision) -> list[str]:
    return keys("premonition", state.players[decision.seat].premonitions)


def spaces(state: Any, decision: AnyDecision) -> list[str]:
    place = state.stack[-1].v["place"]
    location = state.content.locations.get(place)
    return keys("space", [place] if location is None else [space.id for space in location.spaces])


def solid(state: Any, decision: AnyDecision) -> list[str]:
    """The solid spaces of the place that the character is in."""
    v = state.stack[-1].v
    place = state.content.place_of[state.players[v["seat"]].chars[v["character"]].where]
    found = [space for space in state.content.locations[place].spaces if not space.dotted]
    return keys("space", [space.id for space in found if space.min_seats <= state.seats])


def actions(state: Any, decision: AnyDecision) -> list[str]:
    """Each action of the place; where it can be done with some things, all that it could be done with."""
    place, player = state.stack[-1].v["place"], state.players[decision.seat]
    location = state.content.locations.get(place)
    mine = [made.tile for made in state.forge if made.owner == decision.seat]
    things = {
        "convert": state.content.conversions,
        "design": state.display,
        "make": mine,
        "appropriate": [made.tile for made in state.forge],
        "ward": player.hand,
        "duel": state.champions,
        "spin": state.content.threads,
        "deploy": player.technologies,
    }
    found = ["none"]
    for name in ("deploy", "pray", "preach") if location is None else location.actions:
        one_by_one = any(option.key.startswith(f"{name}:") for option in decision.offered)
        found += [name, *keys(name, things.get(name, ()) if one_by_one else ())]
    return found


def contestants(state: Any, decision: AnyDecision) -> list[str]:
    return [*keys("contest", characters(state, decision)), "none", "none:small", "none:age"]


def spun(state: Any, decision: AnyDecision) -> list[str]:
    return [*keys("spin", state.content.threads), "none"]


def hand_of_effect(state: Any, decision: AnyDecision) -> list[str]:
    op: Any = HYBRIS_EFFECTS.asked(state)[1]
    player = state.players[decision.seat]
    return keys("card", player.hand if op.deck == "conflict" else player.premonitions)


def free_technologies(state: Any) -> list[str]:
    return keys("technology", state.content.technologies)


def offered(state: Any, decision: AnyDecision) -> list[str]:
    """What others have said, or what each has: nothing else could be meant."""
    return [option.key for option in decision.options]


HYBRIS: dict[str, Expected] = {
    "olympian": lambda s, d: keys("olympian", s.content.olympians),
    "companion": companions,
    "pillar": lambda s, d: keys("pillar", s.content.pillars),
    "plan": lambda s, d: [*keys("token", s.content.tokens), "none", *unplanned(s, d)],
    "planned": lambda s, d: ["done", *unplanned(s, d)],
    "turn": lambda s, d: [*keys("character", characters(s, d)), *premonitions(s, d), *scapegoats(s, d), "pass"],
    "after": lambda s, d: [*premonitions(s, d), *scapegoats(s, d), "end"],
    "destination": lambda s, d: keys("place", [*s.content.locations, *s.content.cities]),
    "space": spaces,
    "instead": solid,
    "action": actions,
    "convert": lambda s, d: [*keys("convert", s.content.conversions), "done"],
    "weaken": always("use", "none"),
    "resurrect": lambda s, d: keys("hero", characters(s, d, "hero")),
    "spin": spun,
    "drop": lambda s, d: keys("drop", s.players[d.seat].technologies),
    "contest": contestants,
    "card": lambda s, d: [*keys("card", s.players[d.seat].hand), "stop"],
    "keep": lambda s, d: keys("card", s.players[d.seat].drawn),
    "discard": hand_of_effect,
    "recover": lambda s, d: keys("card", s.players[d.seat].discard),
    "tile": lambda s, d: keys("tile", s.players[d.seat].tiles),
    "temple": lambda s, d: keys("city", s.content.cities),
    "choose": lambda s, d: keys("choose", HYBRIS_EFFECTS.asked(s)[1].branches()),
    "limit": lambda s, d: keys("card", s.players[d.seat].hand),
    "arrogance": always("arrogance:0", "arrogance:7", "none"),
    "flip": always("use", "none"),
    "messenger": always("use", "none"),
    "receiver": lambda s, d: keys("seat", [seat for seat in s.players if seat != d.seat and seat not in s.resigned]),
    "tribute": always("give:believer", "give:prayer"),
    "pact": lambda s, d: [*keys("pact", [row.id for row in s.content.records["tartarus"].pact]), "done"],
    "release": lambda s, d: keys("prisoner", s.content.figures),
    "haunt": lambda s, d: keys("place", s.content.locations),
    "station": spaces,
    "encounter": lambda s, d: keys("prisoner", present(s)),
    "challenge": always("use", "none"),
    "council": lambda s, d: [*offered(s, d), *together(s)],
    "council-last": offered,
    "council-split": offered,
    "council-share": offered,
    "council-change": offered,
    "focus": lambda s, d: keys("concept", concepts_of(s, s.players[d.seat].pillars)),
    "heed": always("use", "none"),
    "chain": lambda s, d: keys("concept", s.parts["chronos"]["concepts"]),
    "forge": offered,
    "heirloom": lambda s, d: free_technologies(s),
}


def together(state: Any) -> list[str]:
    """What one would think of when they decide this."""
    cities, found = keys("space", state.content.cities), state.parts["chronos"]["concepts"]
    thought = {"march": cities, "time": ["time:card", "time:gain", "time:avatar"], "contest": ["cancel", "let"]}
    thought |= {"shatter": keys("concept", found), "antique": []}
    v = state.stack[-1].v
    if v["what"] == "march" and v["where"] != "any":
        return []
    return thought.get(v["what"], [])


def concepts_of(state: Any, pillars: list[int]) -> list[str]:
    """The Concepts beside Pillars, by name."""
    records = state.content.records["chronos"]
    beside = {one.pillar: one.id for one in (*records.concepts, *records.tiles)}
    return [beside[state.content.pillars[number].id] for number in pillars]


def present(state: Any) -> list[str]:
    """Prisoners of the place that a character has come to."""
    place, found = state.stack[-2].v["place"], state.parts["tartarus"]["prisoners"]
    return [key for key, one in found.items() if state.content.place_of.get(one["where"], one["where"]) == place]


def scapegoats(state: Any, decision: AnyDecision) -> list[str]:
    """Powers of kept Corruption cards that are used whenever one likes."""
    kept = state.parts["tartarus"]["kept"][decision.seat] if "tartarus" in state.parts else []
    return keys("power", ["scapegoat"] if {"K11", "K31"} & set(kept) else [])


def unplanned(state: Any, decision: AnyDecision) -> list[str]:
    """Characters that get no token now."""
    chars = state.players[decision.seat].chars
    away = [key for key, char in chars.items() if char.where in ("tile", "styx")]
    return keys("character", [*characters(state, decision, "olympian"), *away])


EXPECTED: dict[str, dict[str, Expected]] = {
    "elysium": ELYSIUM,
    "pantheum": PANTHEUM,
    "storm": STORM,
    "hybris": HYBRIS,
}
"""By title and kind."""
