"""After a deployment: who contests it, and what it brings to whom (2.7)."""

from __future__ import annotations

from rules.core import flow
from rules.core.game import Frame
from rules.core.ops import MOST
from rules.core.types import AnyDecision, Args, Option, Seat, Text, seat_text
from rules.games.hybris import resources, table
from rules.games.hybris.flow import fight
from rules.games.hybris.ops import Happened
from rules.games.hybris.places import FIGHTERS, truce
from rules.games.hybris.state import USED, HybrisState
from rules.games.hybris.triggers import TRIGGERS, set_off
from rules.games.hybris.verbs.base import picked
from rules.games.hybris.words import Ctx, amount_text, name_text, say, the_text, why_text


def contestants(state: HybrisState, seat: Seat, deployer: Seat) -> list[str]:
    """Characters that a seat may bring in: ready Olympians and Heroes that it can pay (their token is not asked)."""
    if truce(state, seat, deployer):
        return []
    fighters = [key for key in table.ready(state, seat) if state.content.characters[key].kind in FIGHTERS]
    return [key for key in fighters if state.players[seat].aegis >= table.activation_cost(state, seat, key)]


def asked(state: HybrisState, deployer: Seat, tile: str) -> list[Seat]:
    """The other seats that are asked, in turn order: they could contest it, and have not said that they pass."""
    worth = state.content.technologies[tile].vp
    others = [seat for seat in table.by_number(state) if seat != deployer]
    return [seat for seat in others if worth >= state.players[seat].aloof and contestants(state, seat, deployer)]


def deployment(draft: HybrisState, frame: Frame, ctx: Ctx) -> None:
    """Ask all who could contest it at once, then give out what the tile brings."""
    step = frame.v["step"]
    if step == "contest":
        frame.v["step"] = "rewards"
        seats = asked(draft, frame.v["seat"], frame.v["tile"])
        if seats:
            flow.push(draft, "contest", seats=seats)
        for module in draft.content.modules:
            module.deployed(draft, frame, ctx)
    elif step == "rewards":
        frame.v["step"] = "end"
        _rewards(draft, frame, ctx)
    else:
        flow.pop(draft)


ALOOF = {"none:small": 5, "none:age": MOST}
"""Standing answers, and the VP of the Technologies that their seat is still asked about in this Age."""


def ask_contest(state: HybrisState, frame: Frame) -> list[AnyDecision]:
    """Whether to contest, and with whom: all in secret, side by side."""
    return [_contest(state, frame, seat) for seat in frame.v["seats"]]


def _contest(state: HybrisState, frame: Frame, seat: Seat) -> AnyDecision:
    beneath = state.stack[-2].v
    key: str = beneath["character"]
    facts: Args = {"tile": name_text(state, beneath["tile"]), "city": name_text(state, beneath["place"])}
    facts |= {"vp": state.content.technologies[beneath["tile"]].vp, "character": name_text(state, key)}
    facts |= {"seat": seat_text(beneath["seat"]), "kind": state.content.characters[key].kind}
    prompt = Text("hybris-ask-contest", facts)
    options = [_contestant(state, seat, key) for key in contestants(state, seat, beneath["seat"])]
    options.append(Option("none", Text("hybris-option-no-contest")))
    options += [Option(key, Text("hybris-option-aloof", {"least": _said(least)})) for key, least in ALOOF.items()]
    return flow.one(frame, seat, "contest", prompt, options, secret=True, quotable=True)


def _said(least: int) -> int:
    """VP from which a seat is asked, as texts have it: 0 is never."""
    return 0 if least == MOST else least


def _contestant(state: HybrisState, seat: Seat, key: str) -> Option:
    cost = amount_text("aegis", table.activation_cost(state, seat, key))
    label = Text("hybris-option-contest", {"character": name_text(state, key)})
    return Option(f"contest:{key}", label, ref=f"character:{key}", hint=Text("hybris-hint-contest", {"cost": cost}))


def resolve_contest(draft: HybrisState, frame: Frame, choices: dict[Seat, str], ctx: Ctx) -> None:
    """There is one Contest at most: by the first in turn order that wants it. Standing answers are open to all."""
    seats: list[Seat] = frame.v["seats"]
    flow.pop(draft)
    for seat in seats:
        if choices[seat] in ALOOF:
            draft.players[seat].aloof = ALOOF[choices[seat]]
            say(ctx, "aloof", seat, least=_said(draft.players[seat].aloof))
    first = next((seat for seat in seats if choices[seat].startswith("contest:")), None)
    if first is not None:
        _enter(draft, draft.stack[-1], first, picked(choices[first]), ctx)


def _enter(draft: HybrisState, beneath: Frame, seat: Seat, key: str, ctx: Ctx) -> None:
    """Bring a character in: a Combat in which it attacks; a Prophet flees without one."""
    resources.pay(draft, seat, "aegis", table.activation_cost(draft, seat, key), ctx)
    tile = name_text(draft, beneath.v["tile"])
    say(ctx, "contested", seat, reveals=True, character=name_text(draft, key), tile=tile)
    char, deployer = draft.players[seat].chars[key], beneath.v["character"]
    if char.token is not None:
        say(ctx, "wasted", seat, reveals=True, character=name_text(draft, key), place=the_text(draft, char.token))
    char.lay(None)
    char.where, beneath.v["by"] = beneath.v["place"], key
    if draft.content.characters[deployer].kind == "prophet":
        draft.players[beneath.v["seat"]].chars[deployer].where = USED
        beneath.v["won"] = 0
        say(ctx, "fled", beneath.v["seat"], character=name_text(draft, deployer))
    else:
        fight.begin(draft, key, deployer, beneath.v["place"], ctx)


def _rewards(draft: HybrisState, frame: Frame, ctx: Ctx) -> None:
    """The VP go to who won the Contest; all else to who deployed."""
    seat, city, by = frame.v["seat"], frame.v["place"], frame.v["by"]
    tile = draft.content.technologies[frame.v["tile"]]
    named = name_text(draft, tile.id)
    lost = by is not None and frame.v.get("won") == 0
    scorer = draft.owner(by) if lost else seat
    if scorer is not None:
        why = Text("hybris-from-contest", {"tile": named}) if lost else named
        resources.gain(draft, scorer, "vp", tile.vp, ctx, why)
    for module in draft.content.modules if scorer is None else ():
        module.claimed(draft, by, tile.vp, ctx)
    resources.gain(draft, seat, "believer", tile.believers, ctx, named)
    if tile.type == draft.content.cities[city].type:
        say(ctx, "match", seat, city=name_text(draft, city))
        for what, count in draft.content.amounts.match.items():
            resources.gain(draft, seat, what, count, ctx, why_text("match"))
    set_off(draft, seat, tile.id)
    set_off(draft, seat, f"{city}:deploy")
    TRIGGERS.happened(draft, Happened("deploy", seat))
    TRIGGERS.see_to(draft)
