"""Powers used instead of moving: revival, oracle, barter, theft of energy. Using one shows the unit."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from rules.core.types import Arg, Option, Text
from rules.games.storm.board import BASE, distance, enemy
from rules.games.storm.data import AMOUNT, REGIONS, UNITS, Barter, Effect, Oracle, Revive, Steal
from rules.games.storm.flow import movement
from rules.games.storm.outcome import change_honor
from rules.games.storm.state import GONE, UNSEEN, Piece, StormState, count_at, numbers_at, numbers_of, occupancy
from rules.games.storm.words import Ctx, cost_text, region_text, say, unit_line, unit_text


def offers(state: StormState, side: str) -> Iterator[Option]:
    """What the side's units can do now instead of moving."""
    for number, piece in enumerate(state.pieces):
        if piece.side == side and piece.region != GONE:
            for effect in piece.unit.effects:
                offer = _OFFERS.get(type(effect))
                if offer is not None and not unusable(state, number, effect):
                    yield from offer(state, piece, effect)


def unusable(state: StormState, number: int, effect: Effect) -> str:
    """Why a piece cannot use its power now, whatever on, as the end of a reason's key; empty when it can."""
    piece = state.pieces[number]
    faction, other = state.factions[piece.side], enemy(piece.side)
    match effect:
        case Revive() | Oracle() | Barter() if faction.energy < effect.energy:
            return "energy"
        case Revive() if count_at(state, other, BASE[piece.side]):
            return "intruders"
        case Revive() if count_at(state, piece.side, BASE[piece.side]) >= AMOUNT.stack:
            return "base"
        case Steal() if REGIONS[piece.region].realm == "olympus":
            return "olympus"
        case Steal() if not state.factions[other].energy:
            return "nothing"
    return ""


def _option(key: str, label: str, unit: str, hint: Text, ref: str, **args: Arg) -> Option:
    text = Text(label, {"unit": unit_text(unit), **args})
    return Option(key, text, hint=hint, ref=ref, group=Text("storm-group-power"), irreversible=True)


def _price(honor: int, energy: int) -> Text:
    return Text("storm-power-hint", {"cost": cost_text(honor, energy)})


def _revivals(state: StormState, piece: Piece, effect: Revive) -> Iterator[Option]:
    for name in state.factions[piece.side].lost:
        if name not in effect.excluded:
            key, hint, target = f"revive:{piece.name}:{name}", _price(0, effect.energy), unit_line(name)
            yield _option(key, "storm-revive", piece.name, hint, f"unit:{name}", target=target)


def _oracles(state: StormState, piece: Piece, effect: Oracle) -> Iterator[Option]:
    hint = _price(0, effect.energy)
    for region, there in sorted(occupancy(state)[enemy(piece.side)].items()):
        hidden = sum(not state.pieces[number].known for number in there)
        if hidden and in_range(piece.region, region, effect):
            key, where = f"oracle:{piece.name}:{region}", region_text(region)
            yield _option(key, "storm-oracle", piece.name, hint, f"region:{region}", region=where, count=hidden)


def in_range(origin: int, region: int, effect: Oracle) -> bool:
    """Whether an oracle reaches a region."""
    return distance(origin, region) <= effect.range


def _barters(state: StormState, piece: Piece, effect: Barter) -> Iterator[Option]:
    hint = _price(effect.honor, effect.energy)
    yield _option(f"barter:{piece.name}", "storm-barter", piece.name, hint, f"unit:{piece.name}")


def _thefts(state: StormState, piece: Piece, effect: Steal) -> Iterator[Option]:
    hint = Text("storm-steal-hint", {"energy": min(effect.energy, state.factions[enemy(piece.side)].energy)})
    yield _option(f"steal:{piece.name}", "storm-steal", piece.name, hint, f"unit:{piece.name}")


_OFFERS: dict[type[Effect], Callable[[StormState, Piece, Any], Iterator[Option]]] = {
    Revive: _revivals,
    Oracle: _oracles,
    Barter: _barters,
    Steal: _thefts,
}


def use(draft: StormState, side: str, choice: str, ctx: Ctx) -> None:
    """Use a power that was offered."""
    _, name, *rest = choice.split(":")
    movement.show(draft, numbers_of(draft, name), ctx)
    for effect in UNITS[name].effects:
        match effect:
            case Revive():
                _revive(draft, side, effect, rest[0], ctx)
            case Oracle():
                _ask_oracle(draft, side, effect, int(rest[0]), ctx)
            case Barter():
                draft.factions[side].energy -= effect.energy
                say(ctx, "barter", "storm-event-barter", side, unit=unit_text(name), energy=effect.energy)
                change_honor(draft, side, effect.honor, "barter", ctx)
            case Steal():
                _steal(draft, side, effect, name, ctx)


def _revive(draft: StormState, side: str, effect: Revive, name: str, ctx: Ctx) -> None:
    faction = draft.factions[side]
    faction.energy -= effect.energy
    faction.lost.remove(name)
    draft.change(next(n for n, piece in enumerate(draft.pieces) if piece.name == name), region=BASE[side], known=True)
    draft.seen = UNSEEN
    say(ctx, "revived", "storm-event-revived", side, unit=unit_text(name), energy=effect.energy, name=name)


def _ask_oracle(draft: StormState, side: str, effect: Oracle, region: int, ctx: Ctx) -> None:
    draft.factions[side].energy -= effect.energy
    say(ctx, "oracle", "storm-event-oracle", side, region=region_text(region), energy=effect.energy)
    movement.show(draft, numbers_at(draft, enemy(side), region), ctx)


def _steal(draft: StormState, side: str, effect: Steal, name: str, ctx: Ctx) -> None:
    taken = min(effect.energy, draft.factions[enemy(side)].energy)
    draft.factions[enemy(side)].energy -= taken
    draft.factions[side].energy += taken
    say(ctx, "steal", "storm-event-steal", side, unit=unit_text(name), energy=taken)
