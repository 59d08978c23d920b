"""A turn: its start, what may be done in it, choosing the units of a movement and where they go."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.core import flow
from rules.core.choices import goes_back
from rules.core.game import Frame
from rules.core.types import BACK, AnyDecision, Option, Text
from rules.games.storm.board import BASE, PALACE, TARTARUS, enemy
from rules.games.storm.costs import intruders_honor, liturgy
from rules.games.storm.data import UNITS, Feast, Ferry, Fly, powers_of
from rules.games.storm.flow import movement, powers
from rules.games.storm.flow.draws import note_position
from rules.games.storm.moves import Move, Moves
from rules.games.storm.outcome import change_honor, judge
from rules.games.storm.state import (
    StormState,
    acting,
    count_at,
    in_order,
    numbers_at,
    numbers_of,
    seat_of,
)
from rules.games.storm.view import OLYMPIAN
from rules.games.storm.words import (
    WAY_BACK,
    Ctx,
    cost_text,
    region_text,
    say,
    side_text,
    unit_line,
    unit_text,
    unit_texts,
)

_SHOWN = frozenset(name for name in UNITS if [*powers_of(Fly, name), *powers_of(Ferry, name)])
"""Units that have a power which works only once they are shown."""


def next_turn(draft: StormState, frame: Frame, ctx: Ctx) -> None:
    """The other side's turn begins: intruders cost honor (Special regions), then it acts."""
    side = draft.active = enemy(acting(draft))
    draft.turn += 1
    draft.exposed = []
    say(ctx, "turn", "storm-event-turn", side, turn=draft.turn, faction=side_text(side))
    change_honor(draft, side, intruders_honor(count_at(draft, enemy(side), BASE[side])), "intruders", ctx)
    if judge(draft, ctx):
        return
    flow.goto(draft, "turn")
    note_position(draft)


def may_pass(side: str, regions: Iterable[int]) -> bool:
    """Whether a side whose units stand in these regions may pass: the Olympians, when all are in Tartarus."""
    return side == OLYMPIAN and set(regions) == {TARTARUS}


def ask_turn(state: StormState, frame: Frame) -> AnyDecision:
    """What the side does: move from a region, take energy, use or show a power, or pass where allowed."""
    side = acting(state)
    moves = Moves(state, side)
    options = [*_origins(moves), *_energy(state, side), *powers.offers(state, side), *_shows(state, side)]
    if may_pass(side, moves.groups):
        options.append(Option("pass", Text("storm-pass"), group=Text("storm-group-energy"), irreversible=True))
    prompt = Text("storm-turn", {"side": side_text(side)})
    return flow.one(frame, seat_of(state, side), "turn", prompt, options, secret=True)


def _origins(moves: Moves) -> Iterator[Option]:
    """The first part of a movement: a region that any unit has a way out of."""
    for region in moves.groups:
        if any(moves.leaving(region)):
            names = in_order(moves.state.pieces[number].name for number in moves.groups[region])
            label = Text("storm-from", {"region": region_text(region), "units": unit_texts(names)})
            yield Option(f"from:{region}", label, ref=f"region:{region}", group=Text("storm-group-move"))


def _energy(state: StormState, side: str) -> Iterator[Option]:
    stock = state.factions[side].energy
    feasts = [("feast", Text("storm-feast", {"unit": unit_text(host)}), extra) for host, extra in _feasts(state, side)]
    for key, label, extra in [("liturgy", Text("storm-liturgy"), 0), *feasts]:
        left, honor = liturgy(stock, extra)
        hint = Text("storm-energy-hint", {"energy": left - stock, "cost": cost_text(honor)})
        yield Option(key, label, hint=hint, group=Text("storm-group-energy"), irreversible=True)


def _feasts(state: StormState, side: str) -> list[tuple[str, int]]:
    """Who gives a feast, the first if several can, and how much more energy it brings; empty when nobody can."""
    here = [piece.name for piece in state.pieces if piece.side == side and piece.region]
    return [(name, feast.energy) for name in here for feast in powers_of(Feast, name)][:1]


def _shows(state: StormState, side: str) -> Iterator[Option]:
    """Those of them that are hidden."""
    for piece in state.pieces:
        if piece.side == side and not piece.known and piece.name in _SHOWN:
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
    side = acting(draft)
    kind, _, rest = choice.partition(":")
    if kind == "from":
        _leave(draft, side, int(rest))
    elif kind == "show":
        numbers = numbers_of(draft, rest)
        draft.exposed += numbers
        movement.show(draft, numbers, ctx)
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
    faction, extra = draft.factions[side], 0
    if kind == "feast":
        host, extra = _feasts(draft, side)[0]
        movement.show(draft, numbers_of(draft, host), ctx)
    faction.energy, honor = liturgy(faction.energy, extra)
    say(ctx, kind, f"storm-event-{kind}", side, energy=faction.energy)
    change_honor(draft, side, honor, "liturgy", ctx)


def ask_movers(state: StormState, frame: Frame) -> AnyDecision:
    """The second part of a movement: which units of the region go, chosen one by one; or none of them after all."""
    side, region = acting(state), frame.v["region"]
    options = [
        Option(
            movement.key_of(state, number),
            unit_line(state.pieces[number].name),
            ref=f"unit:{state.pieces[number].name}",
            hint=Text("storm-mover-hint", {"known": "yes" if state.pieces[number].known else "no"}),
        )
        for number in numbers_at(state, side, region)
    ]
    prompt = Text("storm-movers", {"region": region_text(region)})
    return flow.many(
        frame, seat_of(state, side), "movers", prompt, options, 1, len(options), secret=True, back=WAY_BACK
    )


def choose_movers(draft: StormState, frame: Frame, decision: AnyDecision, choice: list[str], ctx: Ctx) -> None:
    """The units are chosen; now where to. Or think again."""
    side = acting(draft)
    if goes_back(decision, choice):
        flow.goto(draft, "turn")
        return
    numbers = numbers_at(draft, side, frame.v["region"])
    flow.goto(draft, "target", movers=[number for number in numbers if movement.key_of(draft, number) in choice])


def ask_target(state: StormState, frame: Frame) -> AnyDecision:
    """The last part of a movement: where the chosen units go; the cost is said with each region."""
    side, movers = acting(state), frame.v["movers"]
    options = [_target(move) for move in Moves(state, side).of(movers)]
    names = unit_texts([state.pieces[number].name for number in movers])
    prompt = Text("storm-target", {"units": names, "region": region_text(state.pieces[movers[0]].region)})
    return flow.one(frame, seat_of(state, side), "target", prompt, options, secret=True, back=WAY_BACK)


def _target(move: Move) -> Option:
    label = Text("storm-way", {"region": region_text(move.target), "enemies": move.enemies, "kind": move.kind})
    hint = Text(
        "storm-way-hint",
        {
            "cost": cost_text(move.honor, move.energy),
            "forward": "yes" if move.forward else "no",
            "movers": len(move.movers),
            "enemies": move.enemies,
        },
    )
    return Option(move.key, label, ref=f"region:{move.target}", hint=hint, irreversible=not _plain(move))


def _plain(move: Move) -> bool:
    """A peaceful step forward that costs and shows nothing: the hint says all, so nobody is asked twice."""
    return move.forward and not (move.attack or move.honor or move.energy or move.night or move.target == PALACE)


def choose_target(draft: StormState, frame: Frame, decision: AnyDecision, choice: str, ctx: Ctx) -> None:
    """Go there, or think again."""
    side = acting(draft)
    if choice == BACK:
        flow.goto(draft, "turn")
        return
    moves = Moves(draft, side).of(frame.v["movers"])
    movement.go(draft, side, next(move for move in moves if move.key == choice), ctx)
