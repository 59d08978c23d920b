"""Each question of a movement offers what is left of the legal ones, and these are those of a second reading."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest

from rules.core import engine
from rules.core.auto import random_choice
from rules.core.rng import Rng, Source
from rules.core.types import AnyDecision, ChooseMany, Command, Setup
from rules.games.storm.data import DATA, REGIONS, UNITS
from rules.games.storm.flow.turn import movers
from rules.games.storm.moves import Moves
from rules.games.storm.state import Piece, StormState
from rules.games.storm.view import SIDES
from tests.rules.storm.table import GAME, Table

RIVER = {frozenset(pair) for pair in DATA.styx}
FLYERS, FERRIES, NIGHT = {"harpies", "hermes"}, {"charon": "region", "poseidon": "self"}, "nyx"


def steps(one: int, other: int) -> int:
    q, r = REGIONS[one].q - REGIONS[other].q, REGIONS[one].r - REGIONS[other].r
    return max(abs(q), abs(r), abs(q + r))


def height(region: int) -> int:
    return -2 * REGIONS[region].r - REGIONS[region].q


def naive(state: StormState, side: str) -> Iterator[tuple[tuple[int, ...], int, int, bool]]:
    """Movers, target, energy and cover of every legal movement, each thinkable one looked at by itself."""
    for region in REGIONS:
        here = [n for n, piece in enumerate(state.pieces) if (piece.side, piece.region) == (side, region)]
        for size in range(1, len(here) + 1):
            for group in combinations(here, size):
                for target in REGIONS:
                    yield from looked_at(state, side, here, group, target)


def looked_at(
    state: StormState, side: str, here: list[int], movers: tuple[int, ...], target: int
) -> Iterator[tuple[tuple[int, ...], int, int, bool]]:
    pieces = [state.pieces[number] for number in movers]
    origin = pieces[0].region
    there = [piece.side for piece in state.pieces if piece.region == target]
    fly = all(piece.known and piece.name in FLYERS for piece in pieces)
    if target == origin or there.count(side) + len(movers) > 4 or (steps(origin, target) > 1 and not fly):
        return
    ferry = any(FERRIES.get(piece.name) == "self" and piece.known for piece in pieces)
    ferry = ferry or any(FERRIES.get(state.pieces[n].name) == "region" and state.pieces[n].known for n in here)
    energy = 2 if frozenset((origin, target)) in RIVER and not fly and not ferry else 0
    if energy <= state.factions[side].energy:
        yield movers, target, energy, False
        up = (height(target) - height(origin)) * (1 if side == "chthonian" else -1)
        if up > 0 and len(movers) > 1 and len(there) == there.count(side) and NIGHT in [piece.name for piece in pieces]:
            yield movers, target, energy, True


def test_the_second_reading_knows_the_powers_of_movement() -> None:
    kinds = {name: {type(effect).__name__ for effect in unit.effects} for name, unit in UNITS.items()}
    assert {name for name, powers in kinds.items() if "Fly" in powers} == FLYERS
    assert {name for name, powers in kinds.items() if "Ferry" in powers} == set(FERRIES)
    assert {name for name, powers in kinds.items() if "Night" in powers} == {NIGHT}


def left_of_them(state: StormState, side: str, asked: AnyDecision) -> None:
    """What is asked is what the legal movements have after what was chosen already."""
    moves, keys, frame = list(Moves(state, side)), [option.key for option in asked.options], state.stack[-1]
    if asked.kind == "turn":
        assert [key for key in keys if key.startswith("from:")] == [
            f"from:{region}" for region in sorted({move.origin for move in moves})
        ]
    elif asked.kind == "movers":
        assert isinstance(asked, ChooseMany)
        here = [n for n, piece in enumerate(state.pieces) if (piece.side, piece.region) == (side, frame.v["region"])]
        assert {number for move in moves if move.origin == frame.v["region"] for number in move.movers} <= set(here)
        assert (len(keys), asked.minimum, asked.maximum) == (len(here), 1, len(here))
    elif asked.kind == "target":
        chosen = tuple(movers(state, frame))
        assert keys == [move.key for move in moves if move.movers == chosen]
    assert (asked.back is None) == (asked.kind == "turn")


@pytest.mark.parametrize("number", range(4))
def test_questions_offer_what_is_left_of_the_legal_movements(number: int) -> None:
    state = engine.start(GAME, Setup("storm", 2, f"moves {number}", {"setup": "random"})).state
    assert isinstance(state, StormState)
    source = Source(Rng(f"moves {number}"))
    kinds = set()
    while state.outcome is None:
        asked = engine.pending(GAME, state)[0]
        if state.active is not None and asked.kind in ("turn", "movers", "target"):
            kinds.add(asked.kind)
            left_of_them(state, state.active, asked)
        if asked.kind == "turn":
            for side in SIDES:
                found = [(move.movers, move.target, move.energy, move.night) for move in Moves(state, side)]
                assert found == list(naive(state, side))
        after = engine.submit(GAME, state, Command(asked.id, asked.seat, random_choice(asked, source))).state
        assert isinstance(after, StormState)
        state = after
    assert kinds == {"turn", "movers", "target"}


@pytest.mark.parametrize("energy", [0, 1, 2])
@pytest.mark.parametrize(
    "known", [(), ("harpies",), ("charon",), ("harpies", "charon", "nyx"), ("poseidon",), ("hermes", "poseidon")]
)
def test_powers_of_movement_are_read_twice(energy: int, known: tuple[str, ...]) -> None:
    table = Table(
        known=known, energy=(energy, energy), harpies=12, charon=12, nyx=12, erinyes=12, hermes=13, poseidon=13
    )
    crowd = [Piece("chthonian", 11, name) for name in ("cerberus", "thanatos", "hypnos", "hecate")]
    for pieces in (table.state.pieces, [piece for piece in table.state.pieces if piece.region] + crowd):
        table.state.pieces = pieces
        for side in SIDES:
            found = [(move.movers, move.target, move.energy, move.night) for move in Moves(table.state, side)]
            assert found == list(naive(table.state, side))


def test_a_group_that_fits_nowhere_can_only_think_again() -> None:
    names = ("erinyes", "hecate", "cerberus", "thanatos")
    around = {"nyx": 6, "minos": 11, "hades": 17, "zeus": 24}
    table = Table(**dict.fromkeys(names, 12), **around, energy=(0, 24))
    assert table.pick_up(*names).offers() == ["back"]
    assert GAME.default(table.state, table.decision()) == "back"
    assert table.choose("back").kind == "turn"
    assert table.pick_up(*names[:3]).offers() == ["region:6", "region:11", "region:17", "back"]
