"""What is missing among the options of a question, and why: asked for by people, said by the code of what is legal."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rules.core.types import AnyDecision, Arg, Bar, Text
from rules.games.storm.board import NEIGHBORS, STYX, enemy
from rules.games.storm.costs import is_forward
from rules.games.storm.data import (
    AMOUNT,
    REGIONS,
    Barter,
    Effect,
    Feast,
    Ferry,
    Fly,
    Night,
    Oracle,
    Revive,
    Steal,
    mandatory,
    powers_of,
)
from rules.games.storm.flow import powers, turn
from rules.games.storm.flow.fight import current, force
from rules.games.storm.moves import Moves
from rules.games.storm.retreat import retreats, ways_out
from rules.games.storm.state import GONE, Piece, StormState, occupancy, side_of
from rules.games.storm.view import MANOEUVRES
from rules.games.storm.words import manoeuvre_text, region_text, unit_line, unit_text


def missing(state: StormState, decision: AnyDecision) -> list[Bar]:
    """What the seat that is asked might expect; from what it may know, as others' units are never looked at."""
    offers = {option.key for option in decision.offered}
    found, side = _LOOKED_FOR.get(decision.kind), side_of(state, decision.seat)
    if found is None or side is None:
        return []
    return [bar for bar in found(state, side) if bar.key not in offers]


def _why(end: str, **names: Arg) -> Text:
    return Text(f"storm-why-{end}", names)


def _turn(state: StormState, side: str) -> Iterator[Bar]:
    for region in Moves(state, side).groups:
        yield Bar(f"from:{region}", Text("storm-bar-from", {"region": region_text(region)}), _why("stuck"))
    for number, piece in enumerate(state.pieces):
        for effect in piece.unit.effects if piece.side == side else ():
            yield from _lost(piece, effect) if piece.region == GONE else _power(state, number, effect)
    yield Bar("pass", Text("storm-bar-pass"), _why("pass"))


def _lost(piece: Piece, effect: Effect) -> Iterator[Bar]:
    """What a lost unit could do."""
    key = _USED.get(type(effect))
    if key is not None:
        what = Text("storm-bar-power", {"unit": unit_text(piece.name)})
        yield Bar(key.format(piece.name), what, _why("lost", unit=unit_text(piece.name)))


_USED: dict[type[Effect], str] = {
    Revive: "revive:{}",
    Oracle: "oracle:{}",
    Barter: "barter:{}",
    Steal: "steal:{}",
    Feast: "feast",
    Fly: "show:{}",
    Ferry: "show:{}",
}
"""Powers that are used in a turn, with the key of what they do."""


def _power(state: StormState, number: int, effect: Effect) -> Iterator[Bar]:
    """What a piece might do with its power, and cannot."""
    piece, end = state.pieces[number], powers.unusable(state, number, effect)
    need = getattr(effect, "energy", 0)
    held = state.factions[piece.side].energy
    why = _why(end, need=need, have=held, unit=unit_text(piece.name))
    match effect:
        case Revive():
            for name in state.factions[piece.side].lost:
                names: dict[str, Arg] = {"unit": unit_text(piece.name), "target": unit_line(name)}
                reason = why if end else _why("excluded", unit=unit_text(piece.name))
                yield Bar(f"revive:{piece.name}:{name}", Text("storm-revive", names), reason)
        case Oracle():
            for region, there in sorted(occupancy(state)[enemy(piece.side)].items()):
                if not all(state.pieces[one].known for one in there):
                    named: dict[str, Arg] = {"unit": unit_text(piece.name), "region": region_text(region)}
                    reason = why if end else _why("far", range=effect.range)
                    yield Bar(f"oracle:{piece.name}:{region}", Text("storm-bar-oracle", named), reason)
        case Barter():
            yield Bar(f"barter:{piece.name}", Text("storm-barter", {"unit": unit_text(piece.name)}), why)
        case Steal():
            yield Bar(f"steal:{piece.name}", Text("storm-steal", {"unit": unit_text(piece.name)}), why)
        case Fly() | Ferry():
            yield Bar(f"show:{piece.name}", Text("storm-show", {"unit": unit_text(piece.name)}), _why("known"))


def _pick(state: StormState, side: str) -> Iterator[Bar]:
    yield Bar(mandatory(side), unit_line(mandatory(side)), _why("mandatory"))


def _formation(state: StormState, side: str) -> Iterator[Bar]:
    yield Bar("random", Text("storm-menu-random"), _why("fixed"))


def _targets(state: StormState, side: str) -> Iterator[Bar]:
    frame, moves = state.stack[-1], Moves(state, side)
    chosen = turn.movers(state, frame)
    origin = int(frame.v["region"])
    for target in NEIGHBORS[origin]:
        if moves.full(target, len(chosen)):
            yield Bar(f"region:{target}", region_text(target), _why("full", count=len(chosen), most=AMOUNT.stack))
        elif (origin, target) in STYX:
            energy = state.factions[side].energy
            yield Bar(f"region:{target}", region_text(target), _why("styx", need=AMOUNT.styx, have=energy))
    pieces = [state.pieces[number] for number in chosen]
    if powers_of(Night, *[piece.name for piece in pieces]):
        yield from _by_night(state, side, origin, len(pieces))
    wings = [piece for piece in pieces if powers_of(Fly, piece.name)]
    if wings:
        end = "wings" if len(wings) < len(chosen) else "full" if all(piece.known for piece in wings) else "shown"
        for target in REGIONS:
            if target != origin and target not in NEIGHBORS[origin]:
                yield Bar(f"region:{target}", region_text(target), _why(end, count=len(chosen), most=AMOUNT.stack))
    else:
        yield Bar("region:far", Text("storm-bar-far"), _why("walk"))


def _by_night(state: StormState, side: str, origin: int, count: int) -> Iterator[Bar]:
    """Regions where Nyx's cover does not lead."""
    foes = occupancy(state)[enemy(side)]
    for target in NEIGHBORS[origin]:
        forward = is_forward(side, origin, target, attack=False)
        end = "night-alone" if count == 1 else "night-foes" if foes.get(target) else "night-back"
        if end == "night-back" and forward:
            end = "night-way"
        label = Text("storm-way", {"region": region_text(target), "enemies": 0, "kind": "night"})
        yield Bar(f"region:{target}:night", label, _why(end))


def _retreats(state: StormState, side: str) -> Iterator[Bar]:
    for target, end in ways_out(state, current(state), side).items():
        if end:
            yield Bar(f"region:{target}", region_text(target), _why(f"retreat-{end}"))


def _manoeuvres(state: StormState, side: str) -> Iterator[Bar]:
    own = force(state, side)
    for manoeuvre in MANOEUVRES:
        if manoeuvre not in own.manoeuvres:
            yield Bar(f"{manoeuvre}:0", manoeuvre_text(manoeuvre), _why("forbidden"))
    if "retreat" in own.manoeuvres and not retreats(state, current(state), side):
        yield Bar("retreat:away", manoeuvre_text("retreat"), _why("pinned"))
    more = own.limit + 1
    beyond = Text("storm-bar-energy", {"energy": more})
    yield Bar(f"{own.manoeuvres[0]}:{more}", beyond, _why("limit", most=own.limit))


_LOOKED_FOR: dict[str, Callable[[StormState, str], Iterator[Bar]]] = {
    "pick": _pick,
    "formation": _formation,
    "turn": _turn,
    "target": _targets,
    "retreat": _retreats,
    "manoeuvre": _manoeuvres,
}
"""What is looked for at each kind of question; of what is found, only what is not offered is told. Others offer all."""
