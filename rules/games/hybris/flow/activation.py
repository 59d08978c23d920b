"""An activation step by step: pay, move, Location bonus, who is met, space, action (2.5 Phase 3)."""

from __future__ import annotations

from rules.core import flow
from rules.core.game import Frame
from rules.core.types import BACK, AnyDecision, Args, Option, Seat, Text
from rules.games.hybris import halt, places, resources, table
from rules.games.hybris.actions import find
from rules.games.hybris.cards import said
from rules.games.hybris.flow import fight
from rules.games.hybris.ops import Happened
from rules.games.hybris.state import USED, HybrisState
from rules.games.hybris.triggers import TRIGGERS, set_off
from rules.games.hybris.verbs import start
from rules.games.hybris.verbs.base import picked
from rules.games.hybris.words import Ctx, amount_text, at_text, name_text, names_text, say, the_text, whose_text


def activate(draft: HybrisState, frame: Frame, ctx: Ctx) -> None:
    """The next step."""
    _STEPS[frame.v["step"]](draft, frame, ctx)


def _who(frame: Frame) -> tuple[Seat, str]:
    return frame.v["seat"], frame.v["character"]


def _heed(draft: HybrisState, frame: Frame, ctx: Ctx) -> None:
    """Modules may have something come before all else."""
    frame.v["step"] = "choose" if frame.v["token"] is None else "pay"
    for module in draft.content.modules:
        module.activating(draft, frame, ctx)


def _choose(draft: HybrisState, frame: Frame, ctx: Ctx) -> None:
    """An Olympian, which has no token, says first where it goes; so long it may still stay."""
    seat, character = _who(frame)
    frame.v["step"] = "pay"
    if _called_off(draft, frame, ctx):
        return
    if destinations(draft, seat, character, None):
        flow.push(draft, "destination", seat=seat, character=character, token=None)


def _pay(draft: HybrisState, frame: Frame, ctx: Ctx) -> None:
    """Pay, and reveal the token; where it leaves a choice of places, ask."""
    seat, character = _who(frame)
    frame.v["step"], token = "move", frame.v["token"]
    if _called_off(draft, frame, ctx):
        return
    say(ctx, "activated", seat, reveals=token is not None, character=name_text(draft, character))
    resources.pay(draft, seat, "aegis", table.activation_cost(draft, seat, character), ctx)
    for module in draft.content.modules:
        module.activated(draft, seat, ctx)
    TRIGGERS.happened(draft, Happened("activate", seat, character))
    if not frame.v["place"]:
        if destinations(draft, seat, character, token):
            flow.push(draft, "destination", seat=seat, character=character, token=token)
        else:
            frame.v["step"] = "end"
            _send_home(draft, seat, character, ctx)
    TRIGGERS.see_to(draft)


def _called_off(draft: HybrisState, frame: Frame, ctx: Ctx) -> bool:
    """Whether what came before has taken the Aegis that it costs: then the turn begins anew, the token lies there."""
    seat, character = _who(frame)
    if draft.players[seat].aegis >= table.activation_cost(draft, seat, character):
        return False
    say(ctx, "unpaid", seat, character=name_text(draft, character))
    draft.players[seat].chars[character].lay(frame.v["token"])
    flow.pop(draft)
    draft.stack[-1].v["acted"] = False
    return True


def _send_home(draft: HybrisState, seat: Seat, character: str, ctx: Ctx) -> None:
    """There is nothing that it could enter; what was paid is gone."""
    draft.players[seat].chars[character].where = USED
    say(ctx, "no-space", seat, character=name_text(draft, character))


def destinations(state: HybrisState, seat: Seat, character: str, token: str | None) -> list[str]:
    """Where a character may go with a token, the places included to which it leads only who may leave it aside."""
    return places.destinations(state, seat, character, None if free_to_go(state, seat, character) else token)


def free_to_go(state: HybrisState, seat: Seat, character: str) -> bool:
    """Whether a character may leave its token aside, once in an Age."""
    wanders = table.has(state, seat, "ignore_token", character)
    return wanders and f"ignore_token:{character}" not in state.players[seat].used


def ask_destination(state: HybrisState, frame: Frame) -> AnyDecision:
    """Where to; with a token of the Mortal World, which City."""
    seat, character = _who(frame)
    meant = places.meant(state, frame.v["token"])
    found = destinations(state, seat, character, frame.v["token"])
    options = [_destination(state, seat, key, free=key in meant, several=len(found) > 1) for key in found]
    prompt = Text("hybris-ask-destination", {"character": name_text(state, character)})
    back = Option(BACK, Text("hybris-option-back")) if may_stay(state.stack[-2]) else None
    return flow.one(frame, seat, "destination", prompt, options, public=True, back=back)


def may_stay(activation: Frame) -> bool:
    """Whether an activation can still be taken back: nothing was revealed, paid or set off by it."""
    v = activation.v
    return v["token"] is None and v["step"] == "pay" and not v.get("heeded")


def _destination(state: HybrisState, seat: Seat, key: str, *, free: bool, several: bool) -> Option:
    group = None if free else Text("hybris-group-wander")
    # Where there is no choice the warning stood at the character.
    final = several and toll(state, seat, key) is not None
    hint = outlook(state, seat, key)
    return Option(f"place:{key}", name_text(state, key), ref=f"place:{key}", hint=hint, group=group, irreversible=final)


def toll(state: HybrisState, seat: Seat, key: str) -> Text | None:
    """What going to a place takes from a seat, by modules."""
    found = (module.toll(state, seat, key) for module in state.content.modules)
    return next((one for one in found if one is not None), None)


def outlook(state: HybrisState, seat: Seat, key: str) -> Text:
    """What a seat should know that goes to a place: what it costs, who waits, what it brings, who stands there."""
    hint = _city_text(state, seat, key) if key in state.cities else place_text(state, key)
    known = {figure for figure, _ in table.figures(state)}
    there = [whose_text(state, one) for one in table.in_place(state, key) if one not in known]
    if there:
        short = Text(f"{hint.key}-brief", hint.args)
        hint = Text("hybris-hint-there", {"hint": hint, "who": there, "short": short, "count": len(there)})
    warnings = [one for module in state.content.modules for one in module.waiting(state, key)]
    cost = toll(state, seat, key)
    for warning in [*warnings, *([] if cost is None else [cost])]:
        hint = Text("hybris-hint-warned", {"warning": warning, "hint": hint})
    return hint


def _city_text(state: HybrisState, seat: Seat, key: str) -> Text:
    """What tells Cities apart: what they want, what a deployment brings there, how much room there is."""
    city, tiles = state.content.cities[key], state.content.technologies
    fitting = [tile for tile in state.players[seat].technologies if tiles[tile].type == city.type]
    more = [amount_text(what, count) for what, count in state.content.amounts.match.items()]
    wants: Args = {"type": city.type, "fitting": len(fitting), "tiles": names_text(state, fitting), "more": more}
    facts: Args = {"wants": Text("hybris-wants", wants), "deploy": said(state.content, f"{key}:deploy")}
    facts |= {
        "fitting": len(fitting),
        "free": city.slots - len(state.cities[key].technologies),
        "gain": said(state.content, key),
    }
    return Text("hybris-hint-city", facts)


def place_text(state: HybrisState, key: str) -> Text:
    """What going to a place brings, and what can be done there."""
    actions = [Text(f"hybris-action-{name}") for name in actions_of(state, key)]
    return Text("hybris-hint-place", {"gain": said(state.content, key), "actions": actions})


def answer_destination(draft: HybrisState, frame: Frame, decision: AnyDecision, choice: str, ctx: Ctx) -> None:
    """Note where it goes; or take the activation back."""
    seat, character = _who(frame)
    key = picked(choice)
    if choice == BACK:
        del draft.stack[-2:]
        draft.stack[-1].v["acted"] = False
        return
    if key not in places.meant(draft, frame.v["token"]):
        draft.players[seat].used.append(f"ignore_token:{character}")
    flow.pop(draft)
    draft.stack[-1].v["place"] = key


def _move(draft: HybrisState, frame: Frame, ctx: Ctx) -> None:
    """The character goes there, its owner gains the Location bonus."""
    seat, character = _who(frame)
    frame.v["step"] = "arrive"
    char = draft.players[seat].chars[character]
    char.where = frame.v["place"]
    say(ctx, "moved", seat, character=name_text(draft, character), place=the_text(draft, char.where))
    seen_to = [module.location_bonus(draft, frame, ctx) for module in draft.content.modules]
    if not any(seen_to):
        start(draft, seat, frame.v["place"])


def _arrive(draft: HybrisState, frame: Frame, ctx: Ctx) -> None:
    """Powers of moving; modules may have somebody waiting there."""
    seat, character = _who(frame)
    frame.v["step"] = "space"
    for module in draft.content.modules:
        module.arrived(draft, frame, ctx)
    TRIGGERS.happened(draft, Happened("move", seat, character))
    TRIGGERS.see_to(draft)


def gone(state: HybrisState, frame: Frame) -> bool:
    """Whether the character is not in the place any more: it has been defeated, or sent away."""
    seat, character = _who(frame)
    meant: str = frame.v["place"]
    return table.place(state, state.players[seat].chars[character].where) != meant


def _space(draft: HybrisState, frame: Frame, ctx: Ctx) -> None:
    """Ask for a space; where none can be entered the activation ends."""
    seat, character = _who(frame)
    if gone(draft, frame):
        flow.pop(draft)
        return
    frame.v["step"] = "enter"
    if places.entries(draft, seat, character, frame.v["place"]):
        flow.push(draft, "space", seat=seat, character=character, place=frame.v["place"])
        return
    _send_home(draft, seat, character, ctx)
    flow.pop(draft)


def ask_space(state: HybrisState, frame: Frame) -> AnyDecision:
    """Which space; a space with somebody on it is a Combat, or a Prophet that flees."""
    seat, character = _who(frame)
    options = [_entry(state, one) for one in places.entries(state, seat, character, frame.v["place"])]
    prompt = Text("hybris-ask-space", {"place": at_text(state, frame.v["place"])})
    return flow.one(frame, seat, "space", prompt, options, public=True)


def _entry(state: HybrisState, entry: places.Entry) -> Option:
    label = name_text(state, entry.space) if entry.space in state.cities else bonus_text(state, entry.space)
    if entry.enemy:
        kind = state.content.characters[entry.enemy].kind
        label = Text("hybris-option-against", {"space": label, "enemy": name_text(state, entry.enemy), "kind": kind})
    return Option(f"space:{entry.space}", label, ref=f"space:{entry.space}")


def bonus_text(state: HybrisState, space: str) -> Text:
    """What a space of a Location brings, which tells it apart; the dotted one nothing."""
    return said(state.content, space) if state.content.programs[space] else Text("hybris-option-dotted")


def answer_space(draft: HybrisState, frame: Frame, decision: AnyDecision, choice: str, ctx: Ctx) -> None:
    """Go there; whoever stands there flees or fights."""
    seat, character = _who(frame)
    space = picked(choice)
    flow.pop(draft)
    beneath = draft.stack[-1]
    beneath.v["space"] = space
    entry = places.entry(draft, seat, character, space)
    if entry is None or not entry.enemy:
        return
    if draft.content.characters[entry.enemy].kind == "prophet":
        flee(draft, entry.enemy, ctx)
    else:
        fight.begin(draft, character, entry.enemy, frame.v["place"], ctx)


def flee(draft: HybrisState, character: str, ctx: Ctx) -> None:
    """A Prophet goes home, used; nobody wins or loses."""
    seat = draft.owner(character)
    assert seat is not None
    draft.players[seat].chars[character].where = USED
    say(ctx, "fled", seat, character=name_text(draft, character))


def _enter(draft: HybrisState, frame: Frame, ctx: Ctx) -> None:
    """On the space, with its bonus; a defeated attacker's turn is over."""
    seat, character = _who(frame)
    if gone(draft, frame):
        halt.cut(draft)
        return
    frame.v["step"] = "action"
    space = frame.v["space"]
    draft.players[seat].chars[character].where = space
    instead = places.dotted_bonus(draft, seat, character, space)
    if instead:
        flow.push(draft, "instead", seat=seat, character=character, spaces=instead)
    elif space in draft.content.spaces:
        start(draft, seat, space)


def ask_instead(state: HybrisState, frame: Frame) -> AnyDecision:
    """Whose space's bonus a character on a dotted space has."""
    options = [Option(f"space:{space}", bonus_text(state, space), ref=f"space:{space}") for space in frame.v["spaces"]]
    return flow.one(frame, frame.v["seat"], "instead", Text("hybris-ask-instead"), options, public=True)


def answer_instead(draft: HybrisState, frame: Frame, decision: AnyDecision, choice: str, ctx: Ctx) -> None:
    """Gain it."""
    flow.pop(draft)
    set_off(draft, decision.seat, picked(choice))
    TRIGGERS.see_to(draft)


def _action(draft: HybrisState, frame: Frame, ctx: Ctx) -> None:
    """Ask for an action, if there is any to be taken."""
    frame.v["step"] = "end"
    if not gone(draft, frame):
        flow.push(draft, "action", **{name: frame.v[name] for name in ("seat", "character", "place")})


def actions_of(state: HybrisState, place: str) -> tuple[str, ...]:
    """The actions of a place."""
    location = state.content.locations.get(place)
    return ("deploy", "pray", "preach") if location is None else location.actions


def ask_action(state: HybrisState, frame: Frame) -> AnyDecision:
    """What is done there, with what; or nothing."""
    found = [find(state, name) for name in actions_of(state, frame.v["place"])]
    options = [option for action in found for option in action.ways(state, frame)]
    prompt = Text("hybris-ask-action", {"place": at_text(state, frame.v["place"])})
    options.append(Option("none", Text("hybris-option-none")))
    # Cards of the hand can be chosen there.
    hidden = frame.v["place"] == "oracle"
    return flow.one(frame, frame.v["seat"], "action", prompt, options, quotable=True, public=not hidden, secret=hidden)


def answer_action(draft: HybrisState, frame: Frame, decision: AnyDecision, choice: str, ctx: Ctx) -> None:
    """Do it; the frame of the action lies on top while it asks more."""
    name, _, what = choice.partition(":")
    flow.pop(draft)
    if name != "none":
        find(draft, name).do(draft, frame, what, ctx)


def _end(draft: HybrisState, frame: Frame, ctx: Ctx) -> None:
    flow.pop(draft)


_STEPS = {
    "heed": _heed, "choose": _choose, "pay": _pay, "move": _move, "arrive": _arrive, "space": _space, "enter": _enter,
    "action": _action, "end": _end,
}  # fmt: skip
