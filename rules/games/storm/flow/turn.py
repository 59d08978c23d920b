"""A turn: its start, what may be done in it, choosing the units of a movement and where they go."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.core import flow
from rules.core.choices import goes_back
from rules.core.game import Frame
from rules.core.types import BACK, AnyDecision, Option, Text
from rules.games.storm.board import BASE, PALACE, TARTARUS, enemy
from rules.games.storm.costs import intruders_honor, liturgy
from rules.games.storm.data import Feast, Ferry, Fly
from rules.games.storm.ending import change_honor, judge
from rules.games.storm.flow import acting, powers
from rules.games.storm.flow.draws import note_position
from rules.games.storm.moves import Way, can_leave, has, ways
from rules.games.storm.state import (
    StormState,
    count_at,
    names_at,
    number_of,
    numbers_at,
    regions_of,
    seat_of,
)
from rules.games.storm.view import OLYMPIAN
from rules.games.storm.words import Ctx, cost_text, region_text, say, side_text, unit_line, unit_text, unit_texts


def next_turn(draft: StormState, frame: Frame, ctx: Ctx) -> None:
    """The other side's turn begins: intruders cost honor (Special regions), then it acts."""
    assert draft.active is not None
    side = draft.active = enemy(draft.active)
    draft.turn += 1
    draft.exposed = []
    say(ctx, "turn", "storm-event-turn", side, turn=draft.turn, faction=side_text(side))
    change_honor(draft, side, intruders_honor(count_at(draft, enemy(side), BASE[side])), "intruders", ctx)
    if judge(draft, ctx):
        return
    flow.goto(draft, "turn")
    note_position(draft)


def may_pass(side: str, regions: Sequence[int]) -> bool:
    """Whether a side whose units stand in these regions may pass: the Olympians, when all are in Tartarus."""
    return side == OLYMPIAN and bool(regions) and all(region == TARTARUS for region in regions)


def ask_turn(state: StormState, frame: Frame) -> AnyDecision:
    """What the side does: move from a region, take energy, use or show a power, or pass where allowed."""
    side = state.active
    assert side is not None
    options = [*_moves(state, side), *_energy(state, side), *powers.offers(state, side), *_shows(state, side)]
    if may_pass(side, regions_of(state, side)):
        options.append(Option("pass", Text("storm-pass"), group=Text("storm-group-energy"), irreversible=True))
    prompt = Text("storm-turn", {"side": side_text(side)})
    return flow.one(frame, seat_of(state, side), "turn", prompt, options, secret=True)


def _moves(state: StormState, side: str) -> Iterator[Option]:
    for region in regions_of(state, side):
        if can_leave(state, side, region):
            yield Option(
                f"from:{region}",
                Text("storm-from", {"region": region_text(region), "units": unit_texts(names_at(state, side, region))}),
                ref=f"region:{region}",
                group=Text("storm-group-move"),
            )


def _energy(state: StormState, side: str) -> Iterator[Option]:
    stock = state.factions[side].energy
    plans = {"liturgy": 0}
    host = _host(state, side)
    if host is not None:
        plans["feast"] = host[1]
    for key, extra in plans.items():
        left, honor = liturgy(stock, extra)
        hint = Text("storm-energy-hint", {"energy": left - stock, "cost": cost_text(honor)})
        names = {"unit": unit_text(host[0])} if host and key == "feast" else {}
        group = Text("storm-group-energy")
        yield Option(key, Text(f"storm-{key}", {**names}), hint=hint, group=group, irreversible=True)


def _host(state: StormState, side: str) -> tuple[str, int] | None:
    """Who can give a feast, and how much more energy it brings."""
    for piece in state.pieces:
        for effect in piece.unit.effects if piece.side == side and piece.region else ():
            if isinstance(effect, Feast):
                return piece.name, effect.energy
    return None


def _shows(state: StormState, side: str) -> Iterator[Option]:
    """Units whose power works only once they are shown."""
    for number, piece in enumerate(state.pieces):
        if (
            piece.side == side
            and piece.region
            and not piece.known
            and (has(state, number, Fly) or has(state, number, Ferry))
        ):
            yield Option(
                f"show:{piece.name}",
                Text("storm-show", {"unit": unit_text(piece.name)}),
                hint=Text("storm-show-hint"),
                ref=f"unit:{piece.name}",
                group=Text("storm-group-power"),
                irreversible=True,
            )


def take_turn(draft: StormState, frame: Frame, decision: AnyDecision, choice: str, ctx: Ctx) -> None:
    """One of the things offered."""
    side = draft.active
    assert side is not None
    kind, _, rest = choice.partition(":")
    if kind == "from":
        _leave(draft, side, int(rest))
    elif kind == "show":
        number = number_of(draft, rest)
        assert number is not None
        draft.exposed.append(number)
        acting.show(draft, [number], ctx)
    else:
        draft.report = None
        if kind == "pass":
            say(ctx, "pass", "storm-event-pass", side)
        elif kind in ("liturgy", "feast"):
            _take_energy(draft, side, kind, ctx)
        else:
            powers.use(draft, side, choice, ctx)
        if not judge(draft, ctx):
            flow.goto(draft, "next")


def _leave(draft: StormState, side: str, region: int) -> None:
    numbers = numbers_at(draft, side, region)
    if len(numbers) == 1:
        flow.goto(draft, "target", movers=numbers)
    else:
        flow.goto(draft, "movers", region=region)


def _take_energy(draft: StormState, side: str, kind: str, ctx: Ctx) -> None:
    """A Liturgy, or one held as a feast, which shows its host."""
    host = _host(draft, side) if kind == "feast" else None
    if host is not None:
        number = number_of(draft, host[0])
        assert number is not None
        acting.show(draft, [number], ctx)
    faction = draft.factions[side]
    faction.energy, honor = liturgy(faction.energy, host[1] if host else 0)
    say(ctx, kind, f"storm-event-{kind}", side, energy=faction.energy)
    change_honor(draft, side, honor, "liturgy", ctx)


def ask_movers(state: StormState, frame: Frame) -> AnyDecision:
    """Which units of the region go, chosen one by one; or none of them after all."""
    side, region = state.active, frame.v["region"]
    assert side is not None
    options = [
        Option(
            acting.key_of(state, number),
            unit_line(state.pieces[number].name),
            ref=f"unit:{state.pieces[number].name}",
            hint=Text("storm-mover-hint", {"known": "yes" if state.pieces[number].known else "no"}),
        )
        for number in numbers_at(state, side, region)
    ]
    prompt = Text("storm-movers", {"region": region_text(region)})
    back = Option(BACK, Text("storm-back"))
    return flow.many(frame, seat_of(state, side), "movers", prompt, options, 1, len(options), secret=True, back=back)


def choose_movers(draft: StormState, frame: Frame, decision: AnyDecision, choice: list[str], ctx: Ctx) -> None:
    """The units are chosen; now where to. Or think again."""
    side = draft.active
    assert side is not None
    if goes_back(decision, choice):
        flow.goto(draft, "turn")
        return
    numbers = numbers_at(draft, side, frame.v["region"])
    flow.goto(draft, "target", movers=[number for number in numbers if acting.key_of(draft, number) in choice])


def ask_target(state: StormState, frame: Frame) -> AnyDecision:
    """Where the chosen units go; the cost is said with each region."""
    side, movers = state.active, frame.v["movers"]
    assert side is not None
    options = [_target(way, len(movers)) for way in ways(state, movers)]
    names = unit_texts([state.pieces[number].name for number in movers])
    prompt = Text("storm-target", {"units": names, "region": region_text(state.pieces[movers[0]].region)})
    back = Option(BACK, Text("storm-back"))
    return flow.one(frame, seat_of(state, side), "target", prompt, options, secret=True, back=back)


def _target(way: Way, movers: int) -> Option:
    label = Text("storm-way", {"region": region_text(way.region), "enemies": way.enemies, "kind": _kind(way)})
    hint = Text(
        "storm-way-hint",
        {
            "cost": cost_text(way.honor, way.energy),
            "forward": "yes" if way.forward else "no",
            "movers": movers,
            "enemies": way.enemies,
        },
    )
    return Option(way.key, label, ref=f"region:{way.region}", hint=hint, irreversible=not _plain(way))


def _plain(way: Way) -> bool:
    """A peaceful step forward that costs and shows nothing: the hint says all, so nobody is asked twice."""
    return way.forward and not (way.attack or way.honor or way.energy or way.night or way.region == PALACE)


def _kind(way: Way) -> str:
    return "night" if way.night else "fly" if way.flies else "walk"


def choose_target(draft: StormState, frame: Frame, decision: AnyDecision, choice: str, ctx: Ctx) -> None:
    """Go there, or think again."""
    if choice == BACK:
        flow.goto(draft, "turn")
        return
    movers = frame.v["movers"]
    acting.go(draft, movers, next(way for way in ways(draft, movers) if way.key == choice), ctx)
