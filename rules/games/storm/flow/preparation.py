"""Before the first turn: the bid and the choice of sides (challenge), both formations, and putting them on the map."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from rules.core import flow
from rules.core.game import Frame
from rules.core.types import BACK, AnyDecision, Args, Choice, Option, Seat, Text
from rules.games.storm.board import HOMES
from rules.games.storm.data import AMOUNT, DATA, mandatory, pool
from rules.games.storm.state import Faction, Formation, Piece, StormState, seat_of, side_of
from rules.games.storm.view import CHTHONIAN, OLYMPIAN, SIDES
from rules.games.storm.words import WAY_BACK, Ctx, region_text, say, short, side_text, unit_full, unit_text


def ask_bid(state: StormState, frame: Frame) -> AnyDecision:
    """The first seat names the honor the Chthonians get or lose."""
    least = max(-AMOUNT.bid, 1 - state.factions[CHTHONIAN].honor)
    return flow.amount(frame, 0, "bid", Text("storm-bid"), least, AMOUNT.bid, public=True)


def bid(draft: StormState, frame: Frame, decision: AnyDecision, choice: int, ctx: Ctx) -> None:
    """The bid stands; the other seat chooses its side."""
    draft.bid = choice
    draft.factions[CHTHONIAN].honor += choice
    way = "lose" if choice < 0 else "gain"
    say(ctx, "bid", "storm-event-bid", None, seat=decision.seat, by=abs(choice), way=way)
    flow.goto(draft, "side")


def ask_side(state: StormState, frame: Frame) -> AnyDecision:
    """The second seat chooses a side."""
    hints = {side: Text("storm-side-hint", {"honor": state.factions[side].honor}) for side in SIDES}
    options = [Option(side, side_text(side), hint=hint) for side, hint in hints.items()]
    return flow.one(frame, 1, "side", Text("storm-side-prompt"), options, public=True)


def choose_side(draft: StormState, frame: Frame, decision: AnyDecision, choice: str, ctx: Ctx) -> None:
    """Both sides have a seat."""
    for side in SIDES:
        draft.factions[side].seat = 1 if side == choice else 0
    say(ctx, "side", "storm-event-side", choice, side=side_text(choice))
    flow.goto(draft, "deploy" if draft.options["setup"] == "random" else "muster")


def muster(draft: StormState, frame: Frame, ctx: Ctx) -> None:
    """Both seats begin to prepare, each with a question of its own."""
    flow.goto(draft, "prepare")
    draft.formations = {seat: Formation() for seat in range(draft.seats)}


def ask_formations(state: StormState, frame: Frame) -> Sequence[AnyDecision]:
    """One question to each seat that is not ready; neither depends on the other's."""
    found = []
    for seat, formation in sorted(state.formations.items()):
        if formation.stage != "ready":
            side = side_of(state, seat)
            assert side is not None
            found.append(_ASK[formation.stage](frame, seat, side, formation))
    return found


@cache
def _picks(side: str) -> list[Option]:
    names = [name for name in pool(side) if name != mandatory(side)]
    return [Option(name, unit_full(name), hint=short(name), ref=f"unit:{name}") for name in names]


def _ask_pick(frame: Frame, seat: Seat, side: str, formation: Formation) -> AnyDecision:
    count = AMOUNT.chosen - 1
    names: Args = {"side": side_text(side), "count": count, "leader": unit_text(mandatory(side)), "role": side}
    return flow.many(frame, seat, "pick", Text("storm-pick", names), _picks(side), 0, count, secret=True)


@cache
def _held(region: int, name: str, fixed: bool) -> Option:
    label = Text("storm-menu-region", {"region": region_text(region), "unit": unit_full(name)})
    hint = Text("storm-menu-fixed") if fixed else None
    return Option(f"region:{region}", label, ref=f"region:{region}", hint=hint)


_RANDOM = Option("random", Text("storm-menu-random"), hint=Text("storm-menu-random-hint"))
_MENU = (
    Option("arrange", Text("storm-menu-arrange"), hint=Text("storm-menu-arrange-hint")),
    Option("pick", Text("storm-menu-pick")),
    Option("lock", Text("storm-menu-lock"), hint=Text("storm-menu-lock-hint"), irreversible=True),
)


def _ask_menu(frame: Frame, seat: Seat, side: str, formation: Formation) -> AnyDecision:
    held = zip(HOMES[side], formation.pick, strict=True)
    options = [_held(region, name, region in formation.fixed) for region, name in held]
    chance = [_RANDOM] if len(formation.fixed) < AMOUNT.chosen - 1 else []
    return flow.one(frame, seat, "formation", Text("storm-menu"), [*options, *chance, *_MENU], secret=True)


@cache
def _place(region: int, name: str) -> Option:
    hint = Text("storm-place-hint", {"region": region_text(region)})
    return Option(f"region:{region}", unit_full(name), ref=f"region:{region}", hint=hint)


def _ask_place(frame: Frame, seat: Seat, side: str, formation: Formation) -> AnyDecision:
    options = [_place(region, name) for region, name in zip(HOMES[side], formation.pick, strict=True)]
    assert formation.region is not None
    prompt = Text("storm-place", {"region": region_text(formation.region)})
    return flow.one(frame, seat, "place", prompt, options, secret=True, back=WAY_BACK)


def _ask_order(frame: Frame, seat: Seat, side: str, formation: Formation) -> AnyDecision:
    options = [Option(name, unit_full(name)) for name in formation.pick]
    prompt = Text("storm-arrange", {"regions": [region_text(region) for region in HOMES[side]]})
    return flow.arrange(frame, seat, "arrange", prompt, options, secret=True)


_ASK = {"pick": _ask_pick, "menu": _ask_menu, "place": _ask_place, "arrange": _ask_order}


def form(draft: StormState, frame: Frame, decision: AnyDecision, choice: Choice, ctx: Ctx) -> None:
    """One seat goes on with its formation; the other's question stands as it is."""
    own = draft.formations[decision.seat]
    side = side_of(draft, decision.seat)
    assert side is not None
    if isinstance(choice, list):
        _take_list(own, side, choice, ctx)
    elif own.stage == "place":
        _swap(own, side, str(choice))
    else:
        _from_menu(own, side, str(choice), ctx)
    if own.stage == "ready":
        say(ctx, "ready", "storm-event-ready", None, seat=decision.seat)
        if all(formation.stage == "ready" for formation in draft.formations.values()):
            flow.goto(draft, "deploy")


def _take_list(own: Formation, side: str, names: list[str], ctx: Ctx) -> None:
    """Units picked (too few: chance adds the rest), or all of them in the order of the regions."""
    if own.stage == "arrange":
        own.pick, own.fixed = list(names), list(HOMES[side])
    else:
        leader = mandatory(side)
        picked = [name for name in pool(side) if name in names]
        missing = AMOUNT.chosen - 1 - len(picked)
        if missing:
            picked += ctx.shuffle([name for name in pool(side) if name not in (*picked, leader)])[:missing]
        own.pick, own.fixed = _placed(side, DATA.random_leaders[leader][0], picked), []
    own.stage, own.region = "menu", None


def _placed(side: str, region: int, others: list[str]) -> list[str]:
    """The mandatory unit in a region, the others in their order around it."""
    at = HOMES[side].index(region)
    return [*others[:at], mandatory(side), *others[at:]]


def _from_menu(own: Formation, side: str, choice: str, ctx: Ctx) -> None:
    if choice == "lock":
        own.stage = "ready"
    elif choice in ("arrange", "pick"):
        own.stage = choice
    elif choice == "random":
        free = [n for n, region in enumerate(HOMES[side]) if region not in own.fixed]
        for n, name in zip(free, ctx.shuffle([own.pick[n] for n in free]), strict=True):
            own.pick[n] = name
    else:
        own.stage, own.region = "place", int(choice.removeprefix("region:"))


def _swap(own: Formation, side: str, choice: str) -> None:
    """The unit standing in the chosen region changes places with the one in the region asked about."""
    if choice != BACK and own.region is not None:
        here, there = (HOMES[side].index(region) for region in (own.region, int(choice.removeprefix("region:"))))
        own.pick[here], own.pick[there] = own.pick[there], own.pick[here]
        own.fixed = sorted({*own.fixed, own.region})
    own.stage, own.region = "menu", None


def deploy(draft: StormState, frame: Frame, ctx: Ctx) -> None:
    """Both formations go on the map, hidden; the Chthonians begin."""
    for side in SIDES:
        seat = seat_of(draft, side)
        names = draft.formations[seat].pick if seat in draft.formations else _drawn(side, ctx)
        draft.pieces += [Piece(side, region, name) for region, name in zip(HOMES[side], names, strict=True)]
    draft.formations = {}
    say(ctx, "begin", "storm-event-begin", CHTHONIAN)
    draft.active = OLYMPIAN
    flow.goto(draft, "next")


def _drawn(side: str, ctx: Ctx) -> list[str]:
    """Random set-up: the mandatory unit in its base or beside it, any other units anywhere at home."""
    leader = mandatory(side)
    place = int(ctx.pick([str(region) for region in DATA.random_leaders[leader]]))
    others = ctx.shuffle([name for name in pool(side) if name != leader])[: AMOUNT.chosen - 1]
    return _placed(side, place, others)


def factions(honor: int, *, chosen: bool) -> dict[str, Faction]:
    """Both sides at the start; with a challenge nobody plays them yet."""
    seats: list[Seat | None] = [None, None] if chosen else [0, 1]
    return {side: Faction(seat, honor, AMOUNT.energy) for side, seat in zip(SIDES, seats, strict=True)}
