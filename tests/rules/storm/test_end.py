"""The end: both objectives, honor, both at once, what outranks what, resigning, and the draw by repetition."""

from __future__ import annotations

import pytest

from rules.core import codec, engine
from rules.core.errors import BadPosition
from rules.games.storm.flow.draws import public_position
from rules.games.storm.state import seen_of
from rules.games.storm.view import CHTHONIAN, OLYMPIAN
from rules.scenario import position
from tests.rules.storm.table import GAME, SAY, Table, start


def reason(table: Table) -> str:
    return table.outcome.reason.key


@pytest.mark.rule("STO-001", "STO-002", "STO-018", "STO-194", "STO-195")
@pytest.mark.parametrize("leader", ["hades", "persephone"])
@pytest.mark.parametrize("guards", [0, 2])
def test_a_leader_in_the_palace_wins_without_a_fight(leader: str, guards: int) -> None:
    places = dict.fromkeys(("ares", "athena")[:guards], 15)
    table = Table(**{"hades": 11, "zeus": 24, leader: 14, **places}).move(leader, to=15)
    assert (table.outcome.winners, reason(table)) == ((0,), "storm-end-palace")
    assert table.state.fight is None


def test_other_chthonians_in_the_palace_do_not_win() -> None:
    table = Table(erinyes=14, hades=11, zeus=24).move("erinyes", to=15)
    assert not table.over
    moved = next(event for event in table.log if event.kind == "moved")
    assert moved.reveals


@pytest.mark.rule("STO-196")
def test_persephone_and_demeter_vanish_in_the_palace() -> None:
    table = Table(persephone=14, demeter=15, hades=11, zeus=24).move("persephone", to=15)
    assert (table.at("persephone"), table.at("demeter"), table.over, table.state.fight) == (0, 0, False, None)
    assert (table.lost(CHTHONIAN)[-1], table.lost(OLYMPIAN)[-1]) == ("persephone", "demeter")
    hades = Table(hades=14, demeter=15, zeus=24).move("hades", to=15)
    assert hades.outcome.winners == (0,)


@pytest.mark.rule("STO-003", "STO-197")
def test_olympians_win_when_both_leaders_are_lost() -> None:
    table = Table(OLYMPIAN, hades=0, persephone=11, ares=12, zeus=24).move("ares", to=11)
    table.fight("standard:3", "standard:0")
    assert (table.outcome.winners, reason(table)) == ((1,), "storm-end-leaders")
    one_left = Table(OLYMPIAN, hades=11, persephone=5, zeus=12).move("zeus", to=11).fight("standard:3", "standard:0")
    assert (one_left.at("hades"), one_left.over) == (0, False)


@pytest.mark.rule("STO-198")
def test_hades_alone_is_enough_when_persephone_was_left_out() -> None:
    table = Table(OLYMPIAN, hades=11, zeus=12).move("zeus", to=11).fight("standard:3", "standard:0")
    assert table.outcome.winners == (1,)


@pytest.mark.rule("STO-004", "STO-194", "STO-197")
@pytest.mark.parametrize(("side", "winner"), [(CHTHONIAN, 1), (OLYMPIAN, 0)])
def test_without_honor_a_side_loses_at_once(side: str, winner: int) -> None:
    table = Table(side, honor=(2, 2), erinyes=11, ares=14, hades=5).choose("liturgy")
    assert (table.outcome.winners, reason(table)) == ((winner,), "storm-end-honor")
    assert [standing.rank for standing in table.outcome.standings] == [1, 2]


@pytest.mark.rule("STO-005", "STO-200")
def test_both_out_of_honor_at_once_is_a_draw() -> None:
    table = Table(honor=(2, 2), erinyes=13, ares=14, hades=10).move("erinyes", to=14)
    table.fight("total-attack:0", "total-defence:0")
    assert (table.outcome.winners, table.outcome.verdict, reason(table)) == ((), "draw", "storm-end-draw-honor")
    assert [standing.rank for standing in table.outcome.standings] == [1, 1]


@pytest.mark.rule("STO-199")
def test_honor_outranks_the_objective() -> None:
    broken = Table(honor=(2, 5), hades=14, erinyes=14, hecate=14, zeus=24).move("hades", "erinyes", "hecate", to=15)
    assert broken.outcome.winners == (1,)
    table = Table(OLYMPIAN, honor=(16, 2), hades=11, ares=12, zeus=24).move("ares", to=11)
    table.fight("total-attack:6", "standard:0")
    assert table.outcome.winners == (0,)


@pytest.mark.rule("STO-004")
def test_resigning_gives_the_match_to_the_other() -> None:
    table = Table(erinyes=11, ares=14)
    for seat in (0, 1):
        outcome = engine.resign(GAME, table.state, seat).state.outcome
        assert outcome is not None
        assert outcome.winners == (1 - seat,)


def shuffle_about(table: Table, times: int) -> Table:
    """Both sides hold Liturgies: where units stand does not change."""
    for _ in range(times):
        table.choose("liturgy")
    return table


def test_a_position_seen_three_times_lets_the_side_to_act_offer_a_draw() -> None:
    table = shuffle_about(Table(erinyes=11, ares=14, honor=(30, 30)), 5)
    assert (table.kind, table.asked, table.view().phase) == ("draw-offer", [1], "draw")
    refused = table.step
    table.choose("play-on")
    assert (table.kind, table.asked) == ("turn", [1])
    table.step = refused
    table.choose("offer")
    assert (table.kind, table.asked) == ("draw-answer", [0])
    assert SAY(table.decision().prompt).startswith("Theano offers a draw")
    offered = table.step
    assert table.choose("play-on").kind == "turn"
    table.step = offered
    assert (table.choose("accept").outcome.verdict, reason(table)) == ("draw", "storm-end-draw-agreed")


def test_positions_are_counted_as_canonical_json_and_forgotten_when_a_unit_is_lost() -> None:
    state = shuffle_about(Table(erinyes=11, ares=14, honor=(30, 30)), 5).state
    assert sorted(seen_of(state).values()) == [2, 3]
    assert bytes(state.seen) == codec.encode(dict(sorted(seen_of(state).items())))
    assert codec.decode_state(GAME, codec.encode(state)) == state
    table = Table(hecate=13, athena=14, zeus=24, hades=10).move("hecate", to=14)
    (fought,) = seen_of(table.state)
    table.fight("standard:0", "standard:0")
    assert table.kind == "turn"
    assert seen_of(table.state).keys() == {public_position(table.state)} != {fought}


def test_what_is_no_count_of_positions_is_refused_by_its_name() -> None:
    with pytest.raises(BadPosition) as caught:
        position(GAME, start(), {"seen": {"olympian": "often"}})
    assert "seen: Expected `int`" in str(caught.value.text.args["reason"])


def test_r41_who_leaves_before_an_offered_draw_or_in_a_fight_loses_alone() -> None:
    offered = shuffle_about(Table(erinyes=11, ares=14, honor=(30, 30)), 5).choose("offer")
    fighting = Table(hecate=13, athena=14, zeus=24, hades=10).move("hecate", to=14)
    for table in (offered, fighting):
        for seat in (0, 1):
            outcome = engine.resign(GAME, table.state, seat).state.outcome
            assert outcome is not None
            assert (outcome.winners, outcome.verdict) == ((1 - seat,), None)
            assert [(one.seat, one.rank) for one in outcome.standings] == [(1 - seat, 1), (seat, 2)]


def test_the_draw_can_be_switched_off() -> None:
    table = shuffle_about(Table(erinyes=11, ares=14, honor=(30, 30), options={"repetition": "none"}), 9)
    assert table.kind == "turn"


def test_a_fight_in_which_nothing_changes_may_be_drawn_too() -> None:
    table = Table(hecate=13, athena=14, zeus=24, hades=10).move("hecate", to=14)
    for _ in range(2):
        table.fight("standard:0", "total-defence:0")
    assert (table.kind, table.asked) == ("draw-offer", [0])
    assert table.choose("play-on").asked == [0, 1]
