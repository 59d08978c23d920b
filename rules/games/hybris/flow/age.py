"""The Ages: choosing Olympians, Divine Pillars, Planning, and what follows (2.4, 2.5)."""

from __future__ import annotations

from rules.core import flow
from rules.core.game import Frame
from rules.core.types import BACK, AnyDecision, Args, Option, Seat, Text
from rules.games.hybris import resources, scoring, table, tiles
from rules.games.hybris.cards import olympian_text, pillar_text, power_text
from rules.games.hybris.content import MORTAL_WORLD
from rules.games.hybris.flow.activation import outlook, place_text
from rules.games.hybris.scoring import finish
from rules.games.hybris.setup import outfit
from rules.games.hybris.state import READY, HybrisState
from rules.games.hybris.triggers import TRIGGERS, set_off
from rules.games.hybris.verbs.base import picked
from rules.games.hybris.words import Ctx, name_text, phase_text, say, why_text


def choosing(draft: HybrisState, frame: Frame, ctx: Ctx) -> None:
    """Every seat, in the random order of the start, chooses its Olympian, then who is with it from the beginning."""
    left = frame.v["left"]
    if not left:
        flow.goto(draft, "age", step=0)
        for module in draft.content.modules:
            module.begun(draft, ctx)
        return
    flow.push(draft, "olympian", seat=left.pop(0))


def ask_olympian(state: HybrisState, frame: Frame) -> AnyDecision:
    """Which of those that nobody has."""
    taken = {player.olympian for player in state.players.values()}
    options = [
        Option(
            f"olympian:{key}",
            name_text(state, key),
            ref=f"olympian:{key}",
            hint=olympian_text(state.content, state.content.olympians[key]),
        )
        for key in state.content.olympians
        if key not in taken
    ]
    return flow.one(frame, frame.v["seat"], "olympian", Text("hybris-ask-olympian"), options, public=True)


def answer_olympian(draft: HybrisState, frame: Frame, decision: AnyDecision, choice: str, ctx: Ctx) -> None:
    """Take it, with all that belongs to it; then a Hero and a Prophet are freed."""
    seat, key = decision.seat, picked(choice)
    say(ctx, "olympian", seat, olympian=name_text(draft, key))
    outfit(draft, seat, key, ctx.source)
    flow.goto(draft, "companion", seat=seat, kinds=["hero", "prophet"])


def ask_companion(state: HybrisState, frame: Frame) -> AnyDecision:
    """Which Hero, which Prophet is there from the beginning (RUL34)."""
    seat, kind = frame.v["seat"], frame.v["kinds"][0]
    found = [key for key in table.on_tiles(state, seat) if state.content.characters[key].kind == kind]
    options = [_companion(state, key) for key in found]
    return flow.one(frame, seat, "companion", Text("hybris-ask-companion", {"kind": kind}), options, public=True)


def _companion(state: HybrisState, key: str) -> Option:
    tile = next(tile for tile in state.content.tiles.values() if tile.character == key)
    record = state.content.characters[key]
    facts: Args = {"base": record.base, "kind": record.kind, "left": len(tile.elements)}
    hint = Text("hybris-hint-companion", {**facts, "power": power_text(state.content, tile)})
    return Option(f"character:{key}", name_text(state, key), ref=f"character:{key}", hint=hint)


def answer_companion(draft: HybrisState, frame: Frame, decision: AnyDecision, choice: str, ctx: Ctx) -> None:
    """Free it."""
    key = picked(choice)
    tiles.free(draft, decision.seat, key, READY)
    say(ctx, "companion", decision.seat, character=name_text(draft, key))
    frame.v["kinds"].pop(0)
    if frame.v["kinds"]:
        flow.ask_again(draft, frame)
    else:
        flow.pop(draft)


def age(draft: HybrisState, frame: Frame, ctx: Ctx) -> None:
    """One phase after the other; after the last Age the end."""
    step = frame.v["step"]
    frame.v["step"] = (step + 1) % len(_PHASES)
    _PHASES[step](draft, ctx)


def _pillars(draft: HybrisState, ctx: Ctx) -> None:
    draft.age += 1
    draft.phase, draft.turn = "pillars", None
    scoring.begin(draft, ctx, "age", phase_text(draft.age, "pillars"))
    seats = sorted(draft.staying, key=lambda seat: -draft.players[seat].greatness)
    each = max([1, *(module.pillars_each(draft) for module in draft.content.modules)])
    flow.push(draft, "pillars", left=[seat for seat in seats for _ in range(each)])
    for module in draft.content.modules:
        module.dawn(draft, ctx)


def _planning(draft: HybrisState, ctx: Ctx) -> None:
    draft.phase = "planning"
    draft.order = [*table.by_number(draft), *draft.resigned]
    scoring.begin(draft, ctx, "planning", phase_text(draft.age, "planning"))
    if not any(module.plans(draft, ctx) for module in draft.content.modules):
        flow.push(draft, "plan", seats=[], done=[])
    flow.push(draft, "income")
    for module in draft.content.modules:
        module.planning(draft, ctx)


def _action(draft: HybrisState, ctx: Ctx) -> None:
    draft.phase, draft.last = "action", None
    if not any(module.orders(draft, ctx) for module in draft.content.modules):
        flow.push(draft, "actions")


def _closing(draft: HybrisState, ctx: Ctx) -> None:
    draft.phase, draft.turn = "closing", None
    draft.order = [*table.by_number(draft), *draft.resigned]
    scoring.begin(draft, ctx, "closing", phase_text(draft.age, "closing"))
    flow.push(draft, "closing", step=0)


def _next(draft: HybrisState, ctx: Ctx) -> None:
    if draft.age >= draft.content.amounts.ages and not any(module.ends(draft, ctx) for module in draft.content.modules):
        finish(draft, ctx, Text("hybris-end-ages"))


_PHASES = (_pillars, _planning, _action, _closing, _next)


def pillars(draft: HybrisState, frame: Frame, ctx: Ctx) -> None:
    """By descending Greatness each takes a Pillar; its upper part comes at once."""
    left = [seat for seat in frame.v["left"] if seat not in draft.resigned]
    if not left:
        flow.pop(draft)
        for module in draft.content.modules:
            module.took_pillars(draft, ctx)
        return
    frame.v["left"] = left[1:]
    flow.push(draft, "pillar", seat=left[0])


def ask_pillar(state: HybrisState, frame: Frame) -> AnyDecision:
    """Which of those that nobody has."""
    taken = [one for player in state.players.values() for one in player.pillars]
    options = [_pillar(state, number) for number in state.content.pillars if number not in taken]
    second = "yes" if state.players[frame.v["seat"]].pillars else "no"
    prompt = Text("hybris-ask-pillar", {"second": second})
    return flow.one(frame, frame.v["seat"], "pillar", prompt, options, public=True)


def _pillar(state: HybrisState, number: int) -> Option:
    record = state.content.pillars[number]
    label = Text("hybris-pillar", {"number": number, "name": name_text(state, record.id)})
    beside = (module.beside_pillar(state, number) for module in state.content.modules)
    for more in (one for one in beside if one is not None):
        label = Text("hybris-pillar-beside", {"pillar": label, "more": more})
    hint = pillar_text(record, alone=len(state.staying) == 1)
    return Option(f"pillar:{number}", label, ref=f"pillar:{number}", hint=hint)


def answer_pillar(draft: HybrisState, frame: Frame, decision: AnyDecision, choice: str, ctx: Ctx) -> None:
    """Take it."""
    number = int(picked(choice))
    record = draft.content.pillars[number]
    draft.players[decision.seat].pillars.append(number)
    say(ctx, "pillar", decision.seat, number=number, name=name_text(draft, record.id))
    flow.pop(draft)
    set_off(draft, decision.seat, f"{record.id}:take")
    for module in draft.content.modules:
        module.took_pillar(draft, decision.seat, number, ctx)
    TRIGGERS.see_to(draft)


def income(draft: HybrisState, frame: Frame, ctx: Ctx) -> None:
    """Aegis for everybody."""
    flow.pop(draft)
    for seat in table.by_number(draft):
        count = draft.content.amounts.income + table.change(draft, seat, "income_aegis")
        resources.gain(draft, seat, "aegis", count, ctx, why_text("income"))


def planners(state: HybrisState, seat: Seat) -> list[str]:
    """Characters of a seat that may get a Location token."""
    return [key for key in table.ready(state, seat) if state.content.characters[key].kind != "olympian"]


def free_tokens(state: HybrisState, seat: Seat) -> list[str]:
    """Location tokens of a seat that lie on nobody, each kind once."""
    laid = [char.token for char in state.players[seat].chars.values()]
    return [token for token, count in state.content.tokens.items() if laid.count(token) < count]


def _at(frame: Frame, seat: Seat) -> int:
    """How many characters a seat has decided about."""
    done: list[Seat] = frame.v["done"]
    return done.count(seat)


def ask_plan(state: HybrisState, frame: Frame) -> list[AnyDecision]:
    """All seats side by side, each one character after the other."""
    seats = [seat for seat in range(state.seats) if seat not in frame.v["seats"]]
    return [_plan(state, frame, seat) for seat in seats]


def ask_open_plan(state: HybrisState, frame: Frame) -> AnyDecision:
    """The same for one seat after the other, in turn order, before everybody's eyes."""
    left = [seat for seat in (*table.by_number(state), *state.resigned) if seat not in frame.v["seats"]]
    return _plan(state, frame, left[0], secret=False)


def _plan(state: HybrisState, frame: Frame, seat: Seat, *, secret: bool = True) -> AnyDecision:
    """Where one character shall go, or that the plan stands."""
    chars, at = planners(state, seat), _at(frame, seat)
    back = Option(BACK, Text("hybris-option-back")) if at else None
    if at >= len(chars) or seat in state.resigned:
        done = [Option("done", Text("hybris-option-planned"))]
        plan = [_laid(state, seat, key) for key in chars]
        prompt = Text("hybris-ask-planned", {"plan": plan, "count": len(plan)})
        return flow.one(frame, seat, "planned", prompt, done, secret=secret, public=not secret, back=back)
    options = [_token(state, seat, token, chars[at]) for token in state.content.tokens]
    options.append(Option("none", Text("hybris-option-no-token")))
    facts: Args = {"character": name_text(state, chars[at]), "kind": state.content.characters[chars[at]].kind}
    return flow.one(
        frame, seat, "plan", Text("hybris-ask-plan", facts), options, secret=secret, public=not secret, back=back
    )


def giving(state: HybrisState, seat: Seat, token: str, key: str) -> str | None:
    """Whose token of a kind a character would get; None when one of that kind is free. Its own stays with it."""
    others = [other for other, char in state.characters(seat) if char.token == token and other != key]
    return others[0] if len(others) >= state.content.tokens[token] else None


def _token(state: HybrisState, seat: Seat, token: str, key: str) -> Option:
    """Every kind can be chosen at any time, so that nobody sees by the questions of others how they plan."""
    other = giving(state, seat, token, key)
    hint = place_text(state, next(iter(state.cities))) if token == MORTAL_WORLD else outlook(state, seat, token)
    if other is not None:
        hint = Text("hybris-hint-token", {"character": name_text(state, other)})
    return Option(f"token:{token}", name_text(state, token), ref=f"place:{token}", hint=hint)


def _laid(state: HybrisState, seat: Seat, key: str) -> Text:
    token = state.players[seat].chars[key].token
    where = Text("hybris-stays") if token is None else name_text(state, token)
    return Text("hybris-laid", {"character": name_text(state, key), "where": where})


def answer_plan(draft: HybrisState, frame: Frame, decision: AnyDecision, choice: str, ctx: Ctx) -> None:
    """Lay a token, go back, or be done; when all are done the actions begin."""
    seat = decision.seat
    chars, at, done = planners(draft, seat), _at(frame, seat), frame.v["done"]
    own = draft.players[seat].chars
    if choice == BACK:
        done.remove(seat)
        own[chars[at - 1]].lay(None)
    elif decision.kind == "plan":
        token = None if choice == "none" else picked(choice)
        other = None if token is None else giving(draft, seat, token, chars[at])
        if other is not None:
            own[other].lay(None)
        own[chars[at]].lay(token)
        done.append(seat)
    else:
        frame.v["seats"].append(seat)
        say(ctx, "planned", seat, reveals=True)
        if len(frame.v["seats"]) == draft.seats:
            flow.pop(draft)
        return
    flow.ask_anew(draft, frame, decision)


def begin_age(draft: HybrisState) -> None:
    """What counts by Age counts anew."""
    draft.weakened, draft.last = False, None
    for player in draft.players.values():
        player.pillars, player.used = [], []
        player.passed, player.wins, player.aloof = False, 0, 0
