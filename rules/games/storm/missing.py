"""What is missing among the options of a question, and why: asked for by people, said by the code of what is legal.

From what the seat may know: others' units are never looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rules.core.types import Arg, Bar, Seat, Text
from rules.games.storm.board import NEIGHBORS, STYX, enemy
from rules.games.storm.data import AMOUNT, REGIONS, Barter, Effect, Fly, Oracle, Revive, Steal, powers_of
from rules.games.storm.flow import powers, turn
from rules.games.storm.flow.fight import current, force
from rules.games.storm.moves import Moves
from rules.games.storm.retreat import ways_out
from rules.games.storm.state import GONE, StormState, acting, occupancy, side_of
from rules.games.storm.view import MANOEUVRES
from rules.games.storm.words import manoeuvre_text, region_text, unit_line, unit_text


def _why(end: str, **names: Arg) -> Text:
    return Text(f"storm-why-{end}", names)


def _turn(state: StormState, seat: Seat) -> Iterator[Bar]:
    side = acting(state)
    for region in Moves(state, side).groups:
        yield Bar(f"from:{region}", Text("storm-bar-from", {"region": region_text(region)}), _why("stuck"))
    for number, piece in enumerate(state.pieces):
        if piece.side == side and piece.region != GONE:
            for effect in piece.unit.effects:
                yield from _power(state, number, effect)
    yield Bar("pass", Text("storm-bar-pass"), _why("pass"))


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
                    where, hidden = region_text(region), sum(not state.pieces[one].known for one in there)
                    named: dict[str, Arg] = {"unit": unit_text(piece.name), "region": where, "count": hidden}
                    reason = why if end else _why("far", range=effect.range)
                    yield Bar(f"oracle:{piece.name}:{region}", Text("storm-oracle", named), reason)
        case Barter():
            yield Bar(f"barter:{piece.name}", Text("storm-barter", {"unit": unit_text(piece.name)}), why)
        case Steal():
            yield Bar(f"steal:{piece.name}", Text("storm-steal", {"unit": unit_text(piece.name)}), why)


def _formation(state: StormState, seat: Seat) -> Iterator[Bar]:
    yield Bar("random", Text("storm-menu-random"), _why("fixed"))


def _targets(state: StormState, seat: Seat) -> Iterator[Bar]:
    frame, side = state.stack[-1], acting(state)
    moves = Moves(state, side)
    chosen = turn.movers(state, frame)
    origin = int(frame.v["region"])
    for target in NEIGHBORS[origin]:
        if moves.full(target, len(chosen)):
            yield Bar(f"region:{target}", region_text(target), _why("full", count=len(chosen), most=AMOUNT.stack))
        elif (origin, target) in STYX:
            energy = state.factions[side].energy
            yield Bar(f"region:{target}", region_text(target), _why("styx", need=AMOUNT.styx, have=energy))
    wings = [state.pieces[number] for number in chosen if powers_of(Fly, state.pieces[number].name)]
    if wings:
        end = "wings" if len(wings) < len(chosen) else "full" if all(piece.known for piece in wings) else "shown"
        for target in REGIONS:
            if target != origin and target not in NEIGHBORS[origin]:
                yield Bar(f"region:{target}", region_text(target), _why(end, count=len(chosen), most=AMOUNT.stack))


def _retreats(state: StormState, seat: Seat) -> Iterator[Bar]:
    for target, end in ways_out(state, current(state), str(side_of(state, seat))).items():
        if end:
            yield Bar(f"region:{target}", region_text(target), _why(f"retreat-{end}"))


def _manoeuvres(state: StormState, seat: Seat) -> Iterator[Bar]:
    own = force(state, str(side_of(state, seat)))
    for manoeuvre in MANOEUVRES:
        if manoeuvre not in own.manoeuvres:
            yield Bar(f"{manoeuvre}:0", manoeuvre_text(manoeuvre), _why("forbidden"))
    more = own.limit + 1
    beyond = Text("storm-bar-energy", {"energy": more})
    yield Bar(f"{own.manoeuvres[0]}:{more}", beyond, _why("limit", most=own.limit))


EXPECTED: dict[str, Callable[[StormState, Seat], Iterator[Bar]]] = {
    "formation": _formation,
    "turn": _turn,
    "target": _targets,
    "retreat": _retreats,
    "manoeuvre": _manoeuvres,
}
"""By kind of question; of what is found, only what is not offered is told."""
