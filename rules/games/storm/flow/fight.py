"""A fight: showing everybody, choosing in secret or in the open, arithmetic, losses, retreats, the next round."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from rules.core import flow
from rules.core.copies import facts
from rules.core.game import Frame
from rules.core.types import AnyDecision, Args, Option, Seat, Text
from rules.games.storm.battle import TOTAL, Force, Result, fought_as, result_of
from rules.games.storm.board import NEIGHBORS, enemy
from rules.games.storm.data import ALL, AMOUNT, REGIONS, PickLoss, WinTies
from rules.games.storm.flow.draws import note_position
from rules.games.storm.outcome import change_honor, eliminate, judge
from rules.games.storm.report import make_report, make_row, note_loss, note_retreat
from rules.games.storm.retreat import retreats
from rules.games.storm.state import Fight, StormState, count_at, names_at, numbers_at, numbers_of, open_fights, seat_of
from rules.games.storm.view import SIDES, MoveView, RoundView
from rules.games.storm.words import Ctx, cost_text, manoeuvre_text, region_text, say, unit_full, unit_texts, who


def begin(draft: StormState, side: str, origin: int, region: int, ctx: Ctx) -> None:
    """Everybody in the region is shown, then the first round begins."""
    draft.fight = Fight(region, origin, region not in NEIGHBORS[origin], side)
    draft.change(*[number for number, piece in enumerate(draft.pieces) if piece.region == region], known=True)
    attackers, defenders = (unit_texts(names_at(draft, one, region)) for one in (side, enemy(side)))
    here = region_text(region)
    say(ctx, "fight", "storm-event-fight", side, reveals=True, region=here, attackers=attackers, defenders=defenders)
    flow.goto(draft, "round")


def current(state: StormState) -> Fight:
    """The fight that is going on."""
    assert state.fight is not None
    return state.fight


def force(state: StormState, side: str) -> Force:
    """A side's force as it stands in the fight now."""
    fight, faction = current(state), state.factions[side]
    own, foes = (tuple(names_at(state, one, fight.region)) for one in (side, enemy(side)))
    realm = REGIONS[fight.region].realm
    return Force(own, foes, faction.energy, realm, side == fight.defender, len(faction.lost))


def start_round(draft: StormState, frame: Frame, ctx: Ctx) -> None:
    """Both choose anew: sealed, or one after the other (open combat parameters)."""
    fight = current(draft)
    fight.round += 1
    fight.opened = {}
    flow.goto(draft, "open" if open_fights(draft) else "sealed")
    note_position(draft)


def choices_of(state: StormState, side: str, *, final: bool = False) -> tuple[Option, ...]:
    """Every manoeuvre with every amount of energy, filed by manoeuvre; strength and honor are said with each."""
    return _choices(force(state, side), bool(retreats(state, current(state), side)), final)


@lru_cache(maxsize=64)
def _choices(own: Force, way_out: bool, final: bool) -> tuple[Option, ...]:
    found = []
    for manoeuvre in own.manoeuvres:
        group = Text("storm-manoeuvre-group", {"manoeuvre": manoeuvre, "way": "yes" if way_out else "no"})
        for energy in range(own.limit + 1):
            fought = fought_as(manoeuvre, can_retreat=way_out)
            hint = _choice_hint(fought, own.sum(fought, energy).strength, own.honor(manoeuvre, energy))
            label = Text("storm-choice", {"manoeuvre": manoeuvre_text(manoeuvre), "energy": energy})
            found.append(Option(f"{manoeuvre}:{energy}", label, hint=hint, group=group, irreversible=final))
    return tuple(found)


def _choice_hint(fought: str, strength: int, honor: int) -> Text:
    """What a choice comes to; a retreat is paid for only when it works, its strength counts only when pursued."""
    if fought == "retreat":
        away = cost_text(honor - AMOUNT.retreat_honor)
        return Text("storm-choice-retreat", {"away": away, "strength": strength, "cost": cost_text(honor)})
    return Text("storm-choice-hint", {"strength": strength, "cost": cost_text(honor), "fought": fought})


def _prompt(state: StormState, side: str) -> Text:
    fight = current(state)
    own, foe = force(state, side), force(state, enemy(side))
    attacks = side == fight.attacker
    names: Args = {
        "round": fight.round,
        "region": region_text(fight.region),
        "role": "attacker" if attacks else "defender",
    }
    names |= {"attacker": who(state, fight.attacker), "defender": who(state, fight.defender)}
    names |= {"attack": (own if attacks else foe).base, "defense": (foe if attacks else own).base}
    return Text("storm-fight", {**names, "stock": own.stock, "foe": who(state, enemy(side)), "foestock": foe.stock})


def ask_sealed(state: StormState, frame: Frame) -> Sequence[AnyDecision]:
    """Manoeuvre and energy of both sides at once."""
    by_seat = sorted((seat_of(state, side), side) for side in SIDES)
    return [
        flow.one(frame, seat, "manoeuvre", _prompt(state, side), choices_of(state, side), secret=True, quotable=True)
        for seat, side in by_seat
    ]


def resolve_sealed(draft: StormState, frame: Frame, choices: dict[Seat, str], ctx: Ctx) -> None:
    """Both have chosen: the round is fought."""
    fight_round(draft, {side: choices[seat_of(draft, side)] for side in SIDES}, ctx)


def turn_to_choose(fight: Fight) -> str:
    """Who chooses now in the open: the attacker first in round one, the defender first later."""
    first = fight.attacker if fight.round == 1 else fight.defender
    return first if first not in fight.opened else enemy(first)


def ask_open(state: StormState, frame: Frame) -> AnyDecision:
    """Manoeuvre and energy of one side, for everybody to see."""
    side = turn_to_choose(current(state))
    options = choices_of(state, side, final=True)
    return flow.one(frame, seat_of(state, side), "manoeuvre", _prompt(state, side), options, quotable=True)


def choose_open(draft: StormState, frame: Frame, decision: AnyDecision, choice: str, ctx: Ctx) -> None:
    """The choice lies open; with the second one the round is fought."""
    side = turn_to_choose(current(draft))
    manoeuvre, energy = parted(choice)
    current(draft).opened[side] = choice
    say(ctx, "opened", "storm-event-opened", side, manoeuvre=manoeuvre_text(manoeuvre), energy=energy)
    if len(current(draft).opened) == len(SIDES):
        fight_round(draft, current(draft).opened, ctx)


def parted(choice: str) -> tuple[str, int]:
    """Manoeuvre and energy of a choice."""
    manoeuvre, energy = choice.split(":")
    return manoeuvre, int(energy)


def fight_round(draft: StormState, choices: dict[str, str], ctx: Ctx) -> None:
    """Show both choices, charge both sides, then see who won and who leaves."""
    fight = current(draft)
    order = (fight.attacker, fight.defender)
    forces = {side: force(draft, side) for side in order}
    rows = []
    for side in order:
        manoeuvre, energy = parted(choices[side])
        fought = fought_as(manoeuvre, can_retreat=bool(retreats(draft, fight, side)))
        draft.factions[side].energy -= energy
        rows.append(make_row(draft.factions[side], side, forces[side], manoeuvre, fought, energy))
    first, second = rows
    ties = forces[fight.defender].has(WinTies)
    result = result_of(first.fought_as, second.fought_as, (first.strength, second.strength), defender_wins_ties=ties)
    draft.report = make_report(fight, rows, result)
    _tell_round(draft.report, ctx)
    for row in rows:
        change_honor(draft, row.side, row.honor, "fight", ctx)
    if not judge(draft, ctx):
        _follow(draft, result)


def _tell_round(report: RoundView, ctx: Ctx) -> None:
    for row in report.sides:
        names: dict[str, Any] = {"fought": "same" if row.fought_as == row.manoeuvre else "standard"}
        names["base"] = row.nominal + sum(bonus.amount for bonus in row.bonuses)
        names |= facts(row, "energy", "power", "penalty", "factor", "strength")
        names |= {"compared": "yes" if report.fought else "no", "manoeuvre": manoeuvre_text(row.manoeuvre)}
        say(ctx, "strength", "storm-event-strength", row.side, reveals=True, **names)
    if report.winner is not None:
        say(ctx, "round", "storm-event-round", report.winner, round=report.round, tie="yes" if report.tie else "no")
        _tell_spared(report, ctx)


def _tell_spared(report: RoundView, ctx: Ctx) -> None:
    """Why nobody falls, or not those who chose Total Attack."""
    for row in report.sides:
        if row.fought_as == "total-defence" and row.side == report.winner:
            say(ctx, "spared", "storm-event-spared", row.side)
    ways = {row.fought_as: row.side for row in report.sides}
    if ways.keys() == set(TOTAL) and report.winner == ways["total-attack"]:
        say(ctx, "unhurt", "storm-event-unhurt", ways["total-attack"])


def _follow(draft: StormState, result: Result) -> None:
    """Line up what comes of the round: losses, the choice of those who were caught, retreats; newest on top."""
    fight = current(draft)
    order = (fight.attacker, fight.defender)
    losses = dict(zip(order, result.losses, strict=True))
    flow.goto(draft, "after", swept=[side for side in order if losses[side] == ALL])
    leaving = [side for side, leaves in zip(order, result.leaving, strict=True) if leaves]
    if leaving:
        # When both retreat, the defender chooses first.
        flow.push(draft, "retreats", queue=leaving[::-1], went=[])
        return
    runner = None if result.caught is None else order[0] if result.caught else order[1]
    winner = order[0] if result.attacker_won else order[1]
    if runner is not None and runner == winner:
        flow.push(draft, "stay", side=runner, won=True)
        return
    if runner is not None:
        flow.push(draft, "caught", side=runner)
    for side in order:
        if losses[side] == 1:
            push_loss(draft, side)


def push_loss(draft: StormState, side: str) -> None:
    """Ask which unit a side loses: itself, unless the winner has the power to pick."""
    picker = enemy(side) if force(draft, enemy(side)).has(PickLoss) else side
    flow.push(draft, "loss", side=side, picker=picker)


def ask_loss(state: StormState, frame: Frame) -> AnyDecision:
    """Which unit is lost; one alone needs no question."""
    side, picker = frame.v["side"], frame.v["picker"]
    names = names_at(state, side, current(state).region)
    final = len(names) > 1
    options = [Option(f"unit:{name}", unit_full(name), ref=f"unit:{name}", irreversible=final) for name in names]
    prompt = Text("storm-loss", {"whose": "own" if side == picker else "enemy"})
    return flow.one(frame, seat_of(state, picker), "loss", prompt, options, public=True)


def lose(draft: StormState, frame: Frame, decision: AnyDecision, choice: str, ctx: Ctx) -> None:
    """The unit is lost."""
    flow.pop(draft)
    _lose(draft, frame.v["side"], choice.removeprefix("unit:"), ctx)


def _lose(draft: StormState, side: str, name: str, ctx: Ctx, *, key: str = "storm-event-lost") -> None:
    [number] = numbers_of(draft, name)
    eliminate(draft, number, ctx, key=key)
    note_loss(draft, side, name)


def caught(draft: StormState, frame: Frame, ctx: Ctx) -> None:
    """A retreat that was pursued and beaten: survivors may leave."""
    if judge(draft, ctx):
        return
    side = frame.v["side"]
    flow.pop(draft)
    if count_at(draft, side, current(draft).region):
        flow.push(draft, "stay", side=side, won=False)


def ask_stay(state: StormState, frame: Frame) -> AnyDecision:
    """Whether those who were pursued leave after all."""
    side, won = frame.v["side"], "yes" if frame.v["won"] else "no"
    hint = Text("storm-leave-hint", {"cost": cost_text(-AMOUNT.retreat_honor)})
    leave = Option("leave", Text("storm-leave"), hint=hint, irreversible=True)
    stay = Option("stay", Text("storm-stay", {"won": won}), irreversible=True)
    prompt = Text("storm-stay-prompt", {"won": won})
    return flow.confirm(frame, seat_of(state, side), "stay", prompt, leave, stay, public=True)


def stay(draft: StormState, frame: Frame, decision: AnyDecision, choice: str, ctx: Ctx) -> None:
    """Leave, or stay: having won, the enemy loses a unit."""
    side = frame.v["side"]
    flow.pop(draft)
    if choice == "leave":
        flow.push(draft, "retreats", queue=[side], went=[])
    elif frame.v["won"]:
        push_loss(draft, enemy(side))


def run_retreats(draft: StormState, frame: Frame, ctx: Ctx) -> None:
    """One side after the other leaves; then both pay, and the objectives are judged."""
    queue, went = frame.v["queue"], frame.v["went"]
    if queue:
        side = queue.pop(0)
        # After a flight from afar the defender may have taken the last region: then the attacker stays, free of charge.
        if retreats(draft, current(draft), side):
            went.append(side)
            flow.push(draft, "retreat", side=side)
        return
    flow.pop(draft)
    for side in went:
        change_honor(draft, side, -AMOUNT.retreat_honor, "retreat", ctx)
    judge(draft, ctx)


def ask_retreat(state: StormState, frame: Frame) -> AnyDecision:
    """Where a side retreats to, all together."""
    side = frame.v["side"]
    found = retreats(state, current(state), side)
    final, keys = len(found) > 1, {region: f"region:{region}" for region in found}
    options = [Option(key, region_text(region), ref=key, irreversible=final) for region, key in keys.items()]
    prompt = Text("storm-retreat", {"cost": cost_text(-AMOUNT.retreat_honor)})
    return flow.one(frame, seat_of(state, side), "retreat", prompt, options, public=True)


def retreat(draft: StormState, frame: Frame, decision: AnyDecision, choice: str, ctx: Ctx) -> None:
    """The whole group goes there."""
    side, target, fight = frame.v["side"], int(choice.removeprefix("region:")), current(draft)
    flow.pop(draft)
    numbers = numbers_at(draft, side, fight.region)
    draft.change(*numbers, region=target)
    honor = -AMOUNT.retreat_honor
    draft.last = MoveView(
        side=side, kind="retreat", origin=fight.region, target=target, count=len(numbers), honor=honor, energy=0
    )
    note_retreat(draft, side, target)
    origin, goal = region_text(fight.region), region_text(target)
    say(ctx, "retreat", "storm-event-retreat", side, count=len(numbers), origin=origin, target=goal)


def after(draft: StormState, frame: Frame, ctx: Ctx) -> None:
    """The end of a round: a total attack takes its own units, then another round or the next turn."""
    fight = current(draft)
    for side in frame.v["swept"]:
        for name in names_at(draft, side, fight.region):
            _lose(draft, side, name, ctx, key="storm-event-swept")
    over = not all(count_at(draft, side, fight.region) for side in SIDES)
    if draft.report is not None:
        draft.report = replace(draft.report, over=over)
    if judge(draft, ctx):
        return
    if over:
        draft.fight = None
        say(ctx, "fight-over", "storm-event-fight-over", None, region=region_text(fight.region))
    flow.goto(draft, "next" if over else "round")
