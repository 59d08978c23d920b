"""After a deployment: who contests it, and what it brings to whom (2.7)."""

from __future__ import annotations

from rules.core import flow
from rules.core.game import Frame
from rules.core.types import AnyDecision, Option, Seat, Text, seat_text
from rules.games.hybris import resources, table
from rules.games.hybris.flow import fight
from rules.games.hybris.ops import Happened
from rules.games.hybris.places import FIGHTERS, truce
from rules.games.hybris.state import USED, HybrisState
from rules.games.hybris.triggers import TRIGGERS, set_off
from rules.games.hybris.verbs.base import picked
from rules.games.hybris.words import Ctx, amount_text, name_text, say


def contestants(state: HybrisState, seat: Seat, deployer: Seat) -> list[str]:
    """Characters that a seat may bring in: ready Olympians and Heroes that it can pay (their token is not asked)."""
    if truce(state, seat, deployer):
        return []
    fighters = [key for key in table.ready(state, seat) if state.content.characters[key].kind in FIGHTERS]
    return [key for key in fighters if state.players[seat].aegis >= table.activation_cost(state, seat, key)]


def deployment(draft: HybrisState, frame: Frame, ctx: Ctx) -> None:
    """Ask one seat after the other, then give out what the tile brings."""
    if frame.v["step"] == "contest":
        if not frame.v["left"]:
            frame.v["step"] = "rewards"
            return
        seat = frame.v["left"].pop(0)
        if contestants(draft, seat, frame.v["seat"]):
            flow.push(draft, "contest", seat=seat)
        return
    if frame.v["step"] == "rewards":
        frame.v["step"] = "end"
        _rewards(draft, frame, ctx)
        return
    flow.pop(draft)


def ask_contest(state: HybrisState, frame: Frame) -> AnyDecision:
    """Whether to contest, and with whom."""
    seat, beneath = frame.v["seat"], state.stack[-2].v
    facts = {"tile": name_text(state, beneath["tile"]), "city": name_text(state, beneath["place"])}
    prompt = Text("hybris-ask-contest", {**facts, "seat": seat_text(beneath["seat"])})
    options = [_contestant(state, seat, key) for key in contestants(state, seat, beneath["seat"])]
    none = Option("none", Text("hybris-option-no-contest"))
    return flow.one(frame, seat, "contest", prompt, [*options, none], public=True)


def _contestant(state: HybrisState, seat: Seat, key: str) -> Option:
    cost = amount_text("aegis", table.activation_cost(state, seat, key))
    label = Text("hybris-option-contest", {"character": name_text(state, key)})
    return Option(f"contest:{key}", label, ref=f"character:{key}", hint=Text("hybris-hint-contest", {"cost": cost}))


def answer_contest(draft: HybrisState, frame: Frame, decision: AnyDecision, choice: str, ctx: Ctx) -> None:
    """Bring the character in: a Combat in which it attacks; a Prophet flees without one."""
    seat, key = decision.seat, picked(choice)
    flow.pop(draft)
    if choice == "none":
        return
    beneath = draft.stack[-1]
    resources.pay(draft, seat, "aegis", table.activation_cost(draft, seat, key), ctx)
    char = draft.players[seat].chars[key]
    char.where, char.token = beneath.v["place"], None
    beneath.v |= {"left": [], "by": key}
    say(ctx, "contested", seat, reveals=True, character=name_text(draft, key))
    deployer = beneath.v["character"]
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
    lost = by is not None and frame.v.get("won") == 0
    scorer = draft.owner(by) if lost else seat
    assert scorer is not None
    resources.gain(draft, scorer, "vp", tile.vp, ctx)
    resources.gain(draft, seat, "believer", tile.believers, ctx)
    if tile.type == draft.content.cities[city].type:
        say(ctx, "match", seat, city=name_text(draft, city))
        for what, count in draft.content.amounts.match.items():
            resources.gain(draft, seat, what, count, ctx)
    set_off(draft, seat, tile.id)
    set_off(draft, seat, f"{city}:deploy")
    TRIGGERS.happened(draft, Happened("deploy", seat))
    TRIGGERS.see_to(draft)
