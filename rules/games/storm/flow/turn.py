"""A turn: its start, what may be done in it, choosing the units of a movement and where they go."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import cache, lru_cache

from rules.core import flow
from rules.core.composition import Composition, Part
from rules.core.game import Frame
from rules.core.types import BACK, AnyDecision, Args, Option, Text
from rules.games.storm.board import BASE, PALACE, TARTARUS, enemy
from rules.games.storm.costs import intruders_honor, liturgy
from rules.games.storm.data import UNITS, Feast, Ferry, Fly, powers_of
from rules.games.storm.flow import movement, powers
from rules.games.storm.flow.draws import note_position
from rules.games.storm.flow.movement import key_of
from rules.games.storm.moves import Move, Moves
from rules.games.storm.outcome import change_honor, honors, judge
from rules.games.storm.state import StormState, acting, count_at, in_order, numbers_at, numbers_of, seat_of
from rules.games.storm.view import OLYMPIAN
from rules.games.storm.words import (
    WAY_BACK,
    Ctx,
    cost_text,
    phase_text,
    region_text,
    say,
    side_text,
    unit_full,
    unit_text,
    unit_texts,
)

KEPT = 1024
"""So many answers of one kind are kept in words: most come again in the next turn."""
_SHOWN = frozenset(name for name in UNITS if [*powers_of(Fly, name), *powers_of(Ferry, name)])
"""Units that have a power which works only once they are shown."""


def next_turn(draft: StormState, frame: Frame, ctx: Ctx) -> None:
    """The other side's turn begins: intruders cost honor (Special regions), then it acts."""
    side = draft.active = enemy(acting(draft))
    draft.turn += 1
    draft.exposed = []
    ctx.begin("turn", phase_text(draft.turn, side), draft.factions[side].seat, honors(draft), turn=draft.turn)
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
    return flow.one(frame, seat_of(state, side), "turn", prompt, options, secret=True, quotable=True)


def _origins(moves: Moves) -> Iterator[Option]:
    """The first part of a movement: a region that any unit has a way out of."""
    for region in moves.groups:
        if any(moves.leaving(region)):
            yield _origin(region, tuple(in_order(moves.state.pieces[number].name for number in moves.groups[region])))


@lru_cache(KEPT)
def _origin(region: int, names: tuple[str, ...]) -> Option:
    label = Text("storm-from", {"region": region_text(region), "units": unit_texts(names)})
    return Option(f"from:{region}", label, ref=f"region:{region}", group=Text("storm-group-move"))


def _energy(state: StormState, side: str) -> Iterator[Option]:
    stock = state.factions[side].energy
    yield _energy_option(stock)
    for host, extra in _feasts(state, side):
        yield _energy_option(stock, extra, host)


@lru_cache(KEPT)
def _energy_option(stock: int, extra: int = 0, host: str = "") -> Option:
    """A Liturgy, or with a host a feast."""
    left, honor = liturgy(stock, extra)
    hint = Text("storm-energy-hint", {"energy": left - stock, "cost": cost_text(honor)})
    label = Text("storm-feast", {"unit": unit_text(host)}) if host else Text("storm-liturgy")
    key = "feast" if host else "liturgy"
    return Option(key, label, hint=hint, group=Text("storm-group-energy"), irreversible=True)


def _feasts(state: StormState, side: str) -> list[tuple[str, int]]:
    """Who gives a feast, the first if several can, and how much more energy it brings; empty when nobody can."""
    here = [piece.name for piece in state.pieces if piece.side == side and piece.region]
    return [(name, feast.energy) for name in here for feast in powers_of(Feast, name)][:1]


def _shows(state: StormState, side: str) -> Iterator[Option]:
    """Those of them that are hidden."""
    for piece in state.pieces:
        if piece.side == side and not piece.known and piece.name in _SHOWN:
            yield _show(piece.name)


@cache
def _show(name: str) -> Option:
    label, group = Text("storm-show", {"unit": unit_text(name)}), Text("storm-group-power")
    ref = f"unit:{name}"
    return Option(f"show:{name}", label, ref, group, Text("storm-show-hint"), irreversible=True)


def take_turn(draft: StormState, frame: Frame, decision: AnyDecision, choice: str, ctx: Ctx) -> None:
    """One of the things offered."""
    side = acting(draft)
    kind, _, rest = choice.partition(":")
    if kind == "from":
        flow.pop(draft)
        MOVEMENT.begin(draft, ctx, "movement", region=int(rest))
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


def _take_energy(draft: StormState, side: str, kind: str, ctx: Ctx) -> None:
    """A Liturgy, or one held as a feast, which shows its host."""
    faction, extra = draft.factions[side], 0
    if kind == "feast":
        host, extra = _feasts(draft, side)[0]
        movement.show(draft, numbers_of(draft, host), ctx)
    faction.energy, honor = liturgy(faction.energy, extra)
    say(ctx, kind, f"storm-event-{kind}", side, energy=faction.energy)
    change_honor(draft, side, honor, "liturgy", ctx)


class Movement(Composition[StormState]):
    """The rest of a movement out of the region `region`: which units go, chosen one by one, then where to."""

    back_leaves = True

    def parts(self, state: StormState, frame: Frame, prefix: Sequence[Part]) -> Collection[str]:
        """The units of the region; then the targets of those chosen, or the way back where they have none together."""
        if len(prefix) == 2:
            return ()
        if not prefix:
            return [key_of(state, number) for number in self._group(state, frame)]
        return [move.key for move in legal(state, frame)] or [BACK]

    def ask(self, state: StormState, frame: Frame, prefix: Sequence[Part], *, back: bool) -> AnyDecision:
        """The cost is said with each target."""
        seat, way = seat_of(state, acting(state)), WAY_BACK if back else None
        region = region_text(frame.v["region"])
        if not prefix:
            pieces = [(key_of(state, number), state.pieces[number]) for number in self._group(state, frame)]
            options = [_mover(key, piece.name, piece.known) for key, piece in pieces]
            prompt, most = Text("storm-movers", {"region": region}), len(options)
            return flow.many(frame, seat, "movers", prompt, options, 1, most, secret=True, back=way)
        names = unit_texts([state.pieces[number].name for number in movers(state, frame)])
        prompt = Text("storm-target", {"units": names, "region": region})
        targets = [_target(move) for move in legal(state, frame)]
        return flow.one(frame, seat, "target", prompt, targets, secret=True, back=way)

    def do(self, draft: StormState, frame: Frame, move: Sequence[Part], ctx: Ctx) -> None:
        """Go there."""
        frame.v["prefix"] = move
        chosen = next(one for one in legal(draft, frame) if one.key == move[1])
        movement.go(draft, acting(draft), chosen, ctx)

    def leave(self, draft: StormState, frame: Frame, ctx: Ctx) -> None:
        """Do something else with the turn."""
        flow.goto(draft, "turn")

    def asked_anyway(self, prefix: Sequence[Part]) -> bool:
        """Where to is asked even where there is one way only, since it cannot be taken back."""
        return bool(prefix)

    def _group(self, state: StormState, frame: Frame) -> list[int]:
        return numbers_at(state, acting(state), frame.v["region"])


MOVEMENT = Movement()


def movers(state: StormState, frame: Frame) -> list[int]:
    """The units chosen in a frame `movement`, by number; none while they are being chosen."""
    chosen = frame.v["prefix"][:1]
    keys = chosen[0] if chosen and isinstance(chosen[0], list) else chosen
    return [number for number in numbers_at(state, acting(state), frame.v["region"]) if key_of(state, number) in keys]


def legal(state: StormState, frame: Frame) -> Iterator[Move]:
    """The movements of the units chosen in a frame `movement`."""
    return Moves(state, acting(state)).of(movers(state, frame))


@cache
def _mover(key: str, name: str, known: bool) -> Option:
    hint = Text("storm-mover-hint", {"known": "yes" if known else "no"})
    return Option(key, unit_full(name), ref=f"unit:{name}", hint=hint)


@lru_cache(KEPT)
def _target(move: Move) -> Option:
    label = Text("storm-way", {"region": region_text(move.target), "enemies": move.enemies, "kind": move.kind})
    names: Args = {"cost": cost_text(move.honor, move.energy), "forward": "yes" if move.forward else "no"}
    names |= {
        "movers": len(move.movers),
        "enemies": move.enemies,
        "styx": "yes" if move.energy else "no",
        "open": move.openly,
    }
    hint = Text("storm-way-hint", names)
    return Option(move.key, label, ref=f"region:{move.target}", hint=hint, irreversible=not _plain(move))


def _plain(move: Move) -> bool:
    """A peaceful step forward that costs and shows nothing: the hint says all, so nobody is asked twice."""
    return move.forward and not (move.attack or move.honor or move.energy or move.night or move.target == PALACE)
