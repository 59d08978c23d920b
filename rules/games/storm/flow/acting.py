"""Carrying a movement out: costs, who is shown and who is hidden again, arrivals, and the fight it may start."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core import flow
from rules.games.storm.board import PALACE, enemy
from rules.games.storm.data import Night
from rules.games.storm.ending import change_honor, clash, judge, judge_honor
from rules.games.storm.flow import fighting
from rules.games.storm.moves import Way, ferries, has
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
    for number in new:
        draft.pieces[number].known = True
    if new:
        first = draft.pieces[new[0]]
        names = in_order(draft.pieces[number].name for number in new)
        region = region_text(first.region)
        say(ctx, "shown", "storm-event-shown", first.side, reveals=True, units=unit_texts(names), region=region)


def go(draft: StormState, movers: list[int], way: Way, ctx: Ctx) -> None:
    """The movement happens; play goes on with a fight, the next turn, or not at all."""
    side, origin = draft.pieces[movers[0]].side, draft.pieces[movers[0]].region
    draft.report = None
    draft.factions[side].energy -= way.energy
    group = numbers_at(draft, side, origin)
    stay_known = _revealing(draft, movers, way)
    if way.night:
        show(draft, [number for number in movers if number in stay_known], ctx)
    for number in movers:
        draft.pieces[number].region = way.region
    draft.last = MoveView(
        side=side,
        kind=_kind(way),
        origin=origin,
        target=way.region,
        count=len(movers),
        honor=way.honor,
        energy=way.energy,
    )
    _tell(draft, side, movers, origin, way, ctx)
    if not way.attack and len(movers) < len(group) and not set(movers) & set(stay_known):
        _hide(draft, side, [number for number in group if number not in stay_known], (origin, way.region), ctx)
    change_honor(draft, side, way.honor, "attack" if way.attack else "move", ctx)
    _arrive(draft, side, origin, way, ctx)


def _kind(way: Way) -> str:
    moved = "attack" if way.attack else "move"
    return {"move": "fly", "attack": "fly-attack"}[moved] if way.flies else moved


def _revealing(draft: StormState, movers: Sequence[int], way: Way) -> list[int]:
    """Pieces whose power is seen at work in this movement or turn: they cannot be hidden by it."""
    found = list(draft.exposed)
    if way.flies:
        found += movers
    if way.ferried:
        found += ferries(draft, movers)
    if way.night:
        found += [number for number in movers if has(draft, number, Night)]
    return found


def _tell(draft: StormState, side: str, movers: Sequence[int], origin: int, way: Way, ctx: Ctx) -> None:
    # A Chthonian who reaches the palace in peace and does not win is known to be no leader.
    reveals = way.attack or (side == CHTHONIAN and way.region == PALACE)
    names = [draft.pieces[number].name for number in movers]
    say_own(
        ctx,
        "moved",
        "storm-event-moved",
        side,
        names,
        reveals=reveals,
        kind=_kind(way),
        count=len(movers),
        origin=region_text(origin),
        target=region_text(way.region),
        energy=way.energy,
    )


def _hide(draft: StormState, side: str, group: Sequence[int], places: tuple[int, int], ctx: Ctx) -> None:
    """Nobody can tell who of a split group went: all of it is hidden again (Revealing enemy units)."""
    known = [number for number in group if draft.pieces[number].known]
    for number in known:
        draft.pieces[number].known = False
    if known:
        origin, target = (region_text(place) for place in places)
        say(ctx, "hidden", "storm-event-hidden", side, origin=origin, target=target)


def _arrive(draft: StormState, side: str, origin: int, way: Way, ctx: Ctx) -> None:
    """Honor first, then Persephone and Demeter, then the objectives, then the fight."""
    if judge_honor(draft, ctx):
        return
    clash(draft, way.region, ctx)
    if judge(draft, ctx):
        return
    if count_at(draft, side, way.region) and count_at(draft, enemy(side), way.region):
        fighting.begin(draft, side, origin, way.region, ctx)
    else:
        flow.goto(draft, "next")
