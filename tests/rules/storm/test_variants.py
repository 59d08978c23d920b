"""Challenge, open combat parameters, and the house option of the clash."""

from __future__ import annotations

import pytest

from rules.core import engine
from rules.core.types import Amount
from rules.games.storm.view import CHTHONIAN, OLYMPIAN, SIDES
from tests.rules.storm.table import GAME, Table, answered, start

OPEN = {"combat": "open"}


@pytest.mark.rule("STO-201", "STO-202")
@pytest.mark.parametrize(("bid", "honor"), [(3, 19), (-8, 8), (8, 24), (0, 16)])
def test_challenge(bid: int, honor: int) -> None:
    state = start(challenge=True)
    asked = engine.pending(GAME, state)[0]
    assert isinstance(asked, Amount)
    assert (asked.seat, asked.minimum, asked.maximum) == (0, -8, 8)
    state = answered(state, bid)
    assert engine.pending(GAME, state)[0].seat == 1
    for side in SIDES:
        chosen = answered(state, side)
        assert chosen.factions[side].seat == 1
        assert (chosen.factions[CHTHONIAN].honor, chosen.factions[OLYMPIAN].honor) == (honor, 16)
        assert {one.seat for one in engine.pending(GAME, chosen)} == {0, 1}


def test_the_bid_leaves_the_chthonians_at_least_one_honor() -> None:
    asked = engine.pending(GAME, start(challenge=True, combat="open"))[0]
    assert isinstance(asked, Amount)
    assert asked.minimum == -8
    assert answered(start(challenge=True, combat="open"), -8).factions[CHTHONIAN].honor == 2


def test_in_a_challenge_the_chthonians_begin_whoever_plays_them() -> None:
    state = answered(start(challenge=True, setup="random"), 0, CHTHONIAN)
    assert [one.seat for one in engine.pending(GAME, state)] == [1]


@pytest.mark.rule("STO-203", "STO-204", "STO-205")
def test_open_choices_are_made_one_after_the_other() -> None:
    table = Table(hecate=13, charon=13, apollo=14, zeus=24, hades=10, options=OPEN).move("hecate", "charon", to=14)
    assert (table.asked, table.decision().secret) == ([0], False)
    table.choose("standard:0")
    assert table.asked == [1]
    seen = table.view(1).fight
    assert seen is not None
    assert (seen.sides[0].manoeuvre, seen.sides[0].energy) == ("standard", 0)
    table.choose("standard:6").choose("unit:charon")
    order = []
    for _ in range(2):
        order.append(table.asked[0])
        table.choose("total-defence:0")
    assert order == [1, 0]
    assert table.state.fight is not None
    assert (table.state.fight.round, table.asked) == (3, [1])


@pytest.mark.rule("STO-206")
def test_open_fights_leave_ties_to_the_attacker() -> None:
    table = Table(hecate=13, apollo=14, zeus=24, hades=10, options=OPEN).move("hecate", to=14)
    table.choose("standard:0", "standard:0")
    assert table.report().winner == CHTHONIAN
    second = Table(hecate=13, charon=13, apollo=14, zeus=24, hades=10, options=OPEN).move("hecate", "charon", to=14)
    second.choose("standard:0", "standard:6", "unit:charon", "standard:2", "standard:2")
    assert (second.report().round, second.report().tie, second.report().winner) == (2, True, CHTHONIAN)


@pytest.mark.rule("STO-207", "STO-208")
def test_open_fights_reward_attacks_on_an_equal_number() -> None:
    places = {"erinyes": 14, "hecate": 14, "ares": 9, "zeus": 19, "athena": 15, "hera": 15, "hades": 10}
    table = Table(options=OPEN, **places)
    alone = {region: honor for region, (honor, _) in table.targets("erinyes").items()}
    assert (alone[9], alone[19], alone[15]) == (1, 0, 2)
    both = {region: honor for region, (honor, _) in table.targets("erinyes", "hecate").items()}
    assert (both[9], both[15]) == (-2, 1)


@pytest.mark.rule("STO-209")
@pytest.mark.parametrize(("combat", "honor"), [("open", 10), ("sealed", 16)])
def test_open_fights_start_with_ten_honor(combat: str, honor: int) -> None:
    state = start(combat=combat)
    assert [state.factions[side].honor for side in SIDES] == [honor, honor]


def test_the_clash_anywhere_is_an_option() -> None:
    places = {"persephone": 13, "erinyes": 13, "demeter": 14, "apollo": 14, "zeus": 24, "hades": 10}
    plain = Table(**places).move("persephone", "erinyes", to=14)
    assert (plain.at("persephone"), plain.kind) == (14, "manoeuvre")
    table = Table(options={"clash": "anywhere"}, **places).move("persephone", "erinyes", to=14)
    assert (table.at("persephone"), table.at("demeter"), table.kind) == (0, 0, "manoeuvre")
    assert table.fight("standard:0", "standard:0").losses() == (0, 1)
