"""What silence answers to every kind of question."""

from __future__ import annotations

import pytest

from rules.core import engine
from rules.core.types import Choice, Option
from rules.games.storm.data import mandatory
from rules.games.storm.state import StormState
from rules.games.storm.view import CHTHONIAN, OLYMPIAN
from tests.rules.storm.table import GAME, OTHERS, Table, answered, start

HOME = {"hades": 10, "zeus": 24}


def silence(state: StormState, seat: int) -> Choice:
    return GAME.default(state, next(one for one in engine.pending(GAME, state) if one.seat == seat))


def test_before_the_first_turn_it_bids_nothing_picks_nobody_and_locks() -> None:
    state = start(challenge=True)
    assert silence(state, 0) == 0
    bid = answered(state, 0)
    assert silence(bid, 1) == CHTHONIAN
    picking = answered(bid, CHTHONIAN)
    assert silence(picking, 0) == []
    menu = answered(picking, OTHERS[OLYMPIAN][:8], seat=0)
    assert silence(menu, 0) == "lock"
    assert silence(answered(menu, "region:9", seat=0), 0) == "back"
    order = silence(answered(menu, "arrange", seat=0), 0)
    assert isinstance(order, list)
    assert sorted(order) == sorted([mandatory(OLYMPIAN), *OTHERS[OLYMPIAN][:8]])


def test_in_a_turn_it_passes_steps_forward_or_holds_a_liturgy() -> None:
    table = Table(OLYMPIAN, ares=10, zeus=10, hades=5)
    assert silence(table.state, 1) == "pass"
    assert silence(Table(erinyes=11, **HOME).state, 0) == "from:10"
    stuck = Table(OLYMPIAN, ares=10, zeus=9, erinyes=4, hades=5)
    assert silence(stuck.state, 1) == "from:9"
    alone = Table(OLYMPIAN, ares=10, zeus=1, hades=5, known=["ares"])
    assert silence(alone.state, 1) == "liturgy"


def test_a_group_is_taken_apart_and_only_a_free_step_is_taken() -> None:
    table = Table(erinyes=14, hecate=14, nyx=14, ares=15, zeus=24, hades=10).choose("from:14")
    assert silence(table.state, 0) == [table.key("erinyes")]
    assert silence(table.choose([table.key("erinyes")]).state, 0) == "region:9"
    group = Table(erinyes=14, hecate=14, ares=15, zeus=24, hades=10).pick_up("erinyes", "hecate")
    assert silence(group.state, 0) == "back"


def test_in_a_fight_it_fights_plainly_stays_and_takes_the_first_way_out() -> None:
    table = Table(typhon=13, apollo=14, ares=14, **HOME).move("typhon", to=14)
    assert (silence(table.state, 0), silence(table.state, 1)) == ("standard:0", "standard:0")
    table.fight("pursuit:6", "retreat:0").choose("unit:ares")
    assert (table.kind, silence(table.state, 1)) == ("stay", "stay")
    table.choose("leave")
    assert (table.kind, silence(table.state, 1)) == ("retreat", table.offers()[0])


@pytest.mark.parametrize(("answers", "kind"), [([], "draw-offer"), (["offer"], "draw-answer")])
def test_it_plays_on(answers: list[str], kind: str) -> None:
    table = Table(erinyes=11, ares=14, honor=(30, 30)).choose(*["liturgy"] * 5, *answers)
    assert (table.kind, GAME.default(table.state, table.decision())) == (kind, "play-on")


def final(table: Table) -> dict[str, bool]:
    found: tuple[Option, ...] = table.decision().options
    return {option.key: option.irreversible for option in found}


def test_to_leave_or_stay_is_final_and_so_is_a_draw() -> None:
    table = Table(typhon=13, apollo=14, ares=14, **HOME).move("typhon", to=14)
    table.fight("pursuit:6", "retreat:0").choose("unit:ares")
    assert final(table) == {"leave": True, "stay": True}
    drawn = Table(erinyes=11, ares=14, honor=(30, 30)).choose(*["liturgy"] * 5)
    assert final(drawn) == {"offer": False, "play-on": False}
    assert final(drawn.choose("offer")) == {"accept": True, "play-on": True}
