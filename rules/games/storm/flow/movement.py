"""Carrying a movement out: costs, who is shown and who is hidden again, arrivals, and the fight it may start."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core import flow
from rules.core.copies import facts
from rules.core.types import Args
from rules.games.storm.board import PALACE, enemy
from rules.games.storm.data import Night, powers_of
from rules.games.storm.flow import fight
from rules.games.storm.moves import Move, ferries
from rules.games.storm.outcome import change_honor, clash, judge, judge_honor
from rules.games.storm.state import StormState, count_at, in_order, numbers_at
from rules.games.storm.view import CHTHONIAN, MoveView
from rules.games.storm.words import Ctx, region_text, say, say_own, unit_texts


def key_of(state: StormState, number: int) -> str:
    """An own piece as an option: by name when everybody knows it, else by its number, which means nothing to others."""
    piece = state.pieces[number]
    return f"unit:{piece.name}" if piece.known else f"hidden:{number}"


def show(draft: StormState, numbers: Sequence[int], ctx: Ctx) -> None:
    """Everybody sees who these pieces are; those known already are passed over."""
    new = [number for number in numbers if not draft.pieces[number].known]
    draft.change(*new, known=True)
    if new:
        first = draft.pieces[new[0]]
        names = in_order(draft.pieces[number].name for number in new)
        region = region_text(first.region)
        say(ctx, "shown", "storm-event-shown", first.side, reveals=True, units=unit_texts(names), region=region)


def go(draft: StormState, side: str, move: Move, ctx: Ctx) -> None:
    """The movement happens; play goes on with a fight, the next turn, or not at all."""
    draft.report = None
    draft.factions[side].energy -= move.energy
    group = numbers_at(draft, side, move.origin)
    seen = _seen_at_work(draft, group, move)
    if move.night:
        show(draft, [number for number in move.movers if number in seen], ctx)
    draft.change(*move.movers, region=move.target)
    kind = ("fly-attack" if move.flies else "attack") if move.attack else "fly" if move.flies else "move"
    count, honor, energy = len(move.movers), move.honor, move.energy
    draft.last = MoveView(
        side=side, kind=kind, origin=move.origin, target=move.target, count=count, honor=honor, energy=energy
    )
    _tell(draft, draft.last, move, ctx)
    if not move.attack and count < len(group) and seen.isdisjoint(move.movers):
        _hide(draft, [number for number in group if number not in seen], draft.last, ctx)
    change_honor(draft, side, honor, "attack" if move.attack else "move", ctx)
    _arrive(draft, side, move, ctx)


def _seen_at_work(draft: StormState, group: Sequence[int], move: Move) -> set[int]:
    """Pieces whose power is seen at work in this movement or turn: they cannot be hidden by it."""
    found = set(draft.exposed)
    if move.flies:
        found.update(move.movers)
    if move.ferried:
        found.update(ferries(draft, group, move.movers))
    if move.night:
        found.update(number for number in move.movers if powers_of(Night, draft.pieces[number].name))
    return found


def _tell(draft: StormState, told: MoveView, move: Move, ctx: Ctx) -> None:
    # A Chthonian who reaches the palace in peace and does not win is known to be no leader.
    reveals = move.attack or (told.side == CHTHONIAN and told.target == PALACE)
    movers = [draft.pieces[number].name for number in move.movers]
    names: Args = {**facts(told, "kind", "count", "energy"), "origin": region_text(told.origin)}
    names["target"] = region_text(told.target)
    say_own(ctx, "moved", "storm-event-moved", told.side, movers, reveals=reveals, **names)


def _hide(draft: StormState, group: Sequence[int], last: MoveView, ctx: Ctx) -> None:
    """Nobody can tell who of a split group went: all of it is hidden again (Revealing enemy units)."""
    known = [number for number in group if draft.pieces[number].known]
    draft.change(*known, known=False)
    if known:
        origin, target = region_text(last.origin), region_text(last.target)
        say(ctx, "hidden", "storm-event-hidden", last.side, origin=origin, target=target)


def _arrive(draft: StormState, side: str, move: Move, ctx: Ctx) -> None:
    """Honor first, then Persephone and Demeter, then the objectives, then the fight."""
    if judge_honor(draft, ctx):
        return
    clash(draft, move.target, ctx)
    if judge(draft, ctx):
        return
    if count_at(draft, side, move.target) and count_at(draft, enemy(side), move.target):
        fight.begin(draft, side, move.origin, move.target, ctx)
    else:
        flow.goto(draft, "next")
