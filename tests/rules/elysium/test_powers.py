"""When powers run: at which moment, in which order, how often, and on whom."""

from __future__ import annotations

import pytest

from rules.core import codec
from tests.rules.elysium.table import Table, final, key, keys, seat, start, transferring

RULE = pytest.mark.rule


def gainers(table: Table) -> list[int | None]:
    """Who gained something, in order."""
    return [event.seat for event in table.log if event.kind == "gained"]


@RULE("ELY-094", "ELY-095", "ELY-102")
@pytest.mark.parametrize("card", ["talos", "cedalion", "cabeiri", "europa", "themis", "minos"])
def test_only_instantaneous_powers_run_when_a_card_is_taken(card: str) -> None:
    table = Table(seat(domain=["initiation"], legends=[["owl", "hebe"]]), seat(), agora=[card], level_tiles={"1": 0})
    table.choose(f"card:{card}")
    assert table.kind == "dismiss"
    assert table.owns() == (4, 0, 0)
    assert not table.held(card).turned


def test_r26_what_the_oracle_sets_off_goes_by_disc() -> None:
    level_3 = ["asclepius", "parnassus", "chariot-of-the-sun", "apollo-3-apollo"]
    deck = ["owl", "hebe", "bellows", "anvil", "charon", "obol", "talos", *level_3]
    players = [seat(gold=0, domain=["laurel"]), seat(gold=0, domain=["laurel/2"])]
    table = Table(*players, at="awakening", epoch=2, oracle=[], deck=deck, order=[1, 0], turn=0)
    assert gainers(table) == [1, 0]
    assert (table.owns(0)[0], table.owns(1)[0]) == (2, 2)


def test_eris_answers_once_in_every_turn() -> None:
    table = Table(
        seat(domain=["eris"]), seat(domain=["war-drums", "eris/2"]), agora=["hoplites", "anvil", "penthesilea"]
    )
    table.choose("card:hoplites", "column:blue")
    assert [table.owns(n)[2] for n in (0, 1)] == [2, 1]
    table.choose("power:war-drums", "card:penthesilea", "column:red")
    assert [table.owns(n)[2] for n in (0, 1)] == [3, 1 + 1 + 4]


def test_one_eris_answers_in_two_turns() -> None:
    table = Table(seat(), seat(), seat(domain=["eris"]), agora=["hoplites", "penthesilea"])
    table.choose("card:hoplites", "column:red")
    assert table.owns(2)[2] == 1
    table.choose("card:penthesilea")
    assert table.owns(2)[2] == 2


def test_r26_rewards_set_powers_off_in_the_new_order() -> None:
    players = [
        seat(quest="d2", columns=(), domain=["laurion-mine"]),
        seat(quest="d1", columns=(), domain=["laurion-mine/2"]),
    ]
    table = Table(*players, at="writing", order=[0, 1], turn=0)
    assert gainers(table) == [1, 0]


def test_eris_answers_once_in_every_transfer_step() -> None:
    cadmus = [seat(gold=9, domain=["cadmus"]), seat(gold=9, domain=["cadmus/2"]), seat(domain=["eris"])]
    table = transferring(*cadmus).choose("card:cadmus", "done", "card:cadmus/2")
    assert [table.owns(n)[2] for n in range(3)] == [2, 2, 2]


def test_what_a_legend_power_changes_ends_with_the_step() -> None:
    lasting = [{"source": key("river-styx"), "program": "hades-3-river-styx", "step": 0}]
    players = [seat(gold=9, quest="d2", domain=["talos"], lasting=lasting), seat(quest="d1")]
    table = Table(*players, at="steps")
    assert (table.view().players[0].domain[0].cost, table.player().lasting) == (2, [])


def test_a_used_legend_power_can_be_taken_back_until_done() -> None:
    own = seat(gold=0, domain=["themis"], legends=[["owl", "hebe"]])
    table = transferring(own, seat(), level_tiles={"1": 0})
    assert table.option("done").irreversible
    table.choose("power:themis")
    assert (table.asked, table.offers(), table.state.epoch) == (0, ["done"], 1)
    assert table.option("done").irreversible


def test_a_position_stays_as_it_was_when_it_is_played_on() -> None:
    own = seat(gold=9, domain=["river-styx", "talos", "citizen/1"], legends=[["owl", "hebe"], ["danae"]])
    table = transferring(own, seat(), level_tiles={"1": 0})
    for choice in ("power:river-styx", "card:talos", "legend:1", "card:citizen/1", "legend:0", "done"):
        state, before = table.state, codec.encode(table.state)
        table.choose(choice)
        assert codec.encode(state) == before != codec.encode(table.state)


@RULE("ELY-171", "ELY-175")
def test_r18_chronos_powers_go_by_disc_and_once_each() -> None:
    pairs = [["minos", "talos"], ["parthenon", "hercules"], ["minos/2", "talos/2"]]
    table = final(*(seat(legends=[pair]) for pair in pairs), order=[2, 0, 1], level_tiles={"2": 0, "3": 1})
    assert [event.seat for event in table.log if event.kind == "scored"] == [2, 0, 1]
    assert [table.standing(n).parts["chronos"] for n in range(3)] == [2, 6, 2]


def test_a_question_of_final_scoring_stands_in_that_phase() -> None:
    own = seat(legends=[["lyre-of-tortoiseshell", "hercules"], ["minos", "talos"]])
    table = final(seat(gold=1, legends=[["treasury-of-lemnos", "danae"]]), own, level_tiles={"2": 0, "3": 1})
    assert (table.asked, table.view().turn, table.view().phase) == (1, 1, "scoring")
    assert not any(event.kind == "scored" for event in table.log)


def test_powers_and_rewards_of_a_seat_that_left_are_over() -> None:
    table = Table(seat(), seat(domain=["eris"]), seat(domain=["olive-tree"]), agora=["hoplites"], resigned=[1])
    table.choose("card:hoplites")
    assert table.owns(1) == (4, 0, 0)
    players = [seat(quest="q2", columns=()), seat(quest="q1", columns=()), seat(columns=())]
    written = Table(*players, at="writing", resigned=[1, 2], families=["ares"])
    assert [written.owns(n)[0] for n in range(3)] == [6, 4, 4]
    assert "Kyra gets an Incomplete Quest." not in written.said()
    ended = final(seat(), seat(legends=[["minos", "talos"]]), seat(), resigned=[1], level_tiles={})
    assert (ended.standing(1).parts["chronos"], ended.standing(1).parts["level_legends"]) == (0, 2)
    assert (ended.standing(1).rank, ended.outcome.winners) == (3, (0, 2))


@RULE("ELY-047")
def test_r28_nothing_is_drawn_when_both_piles_are_empty() -> None:
    fresh = start(2)
    rest = [card for card in fresh.content.cards_of(fresh.families) if card != key("pandora")]
    table = Table(seat(), seat(), agora=["pandora"], removed=rest).choose("card:pandora")
    assert (table.domain(), table.owns()[0], table.state.citizens) == (keys("pandora"), 9, {})
    dawn = Table(seat(), seat(), at="awakening", epoch=2, removed=[*rest, key("pandora")])
    assert dawn.state.agora == []
    assert not any(event.kind == "dealt" for event in dawn.log)


def test_eris_does_not_answer_its_own_seat() -> None:
    table = Table(seat(domain=["eris"]), seat(), agora=["hoplites"]).choose("card:hoplites")
    assert [table.owns(n)[2] for n in (0, 1)] == [2, 0]


def test_eris_does_not_answer_gold_or_points() -> None:
    for card in ("anvil", "ganymede"):
        table = Table(seat(), seat(domain=["eris"]), agora=[card]).choose(f"card:{card}")
        assert table.owns(1)[2] == 0


def test_what_ends_a_turn_cannot_be_taken_back() -> None:
    """With a power left the turn goes on after the last Column; without one the take itself is final."""
    for domain, ends in ((["talos"], False), (["owl"], True)):
        table = Table(seat(columns=["red"], taken=2, quest="d1", domain=domain), seat(), agora=["anvil"])
        assert table.option(f"card:{key('anvil')}").irreversible is ends
        table.choose("card:anvil")
        assert table.asked == int(ends)
    last_but_one = Table(seat(columns=["red", "blue"], domain=["owl"]), seat(), agora=["anvil"]).choose("card:anvil")
    assert [option.irreversible for option in last_but_one.decision().offered] == [True, True]
    after = Table(seat(columns=["red"], taken=2, quest="d1", domain=["talos"]), seat(), agora=["anvil"])
    after.choose("card:anvil")
    assert {option.key: option.irreversible for option in after.decision().offered} == {
        f"power:{key('talos')}": False,
        "end": True,
    }


@RULE("ELY-148")
def test_asphodel_is_for_citizens_alone() -> None:
    own = seat(domain=["asphodel", "owl", "citizen/1"], legends=[["talos", "danae"]])
    table = Table(own, seat(), agora=["hebe"]).choose("power:asphodel")
    assert table.offers() == ["card:citizen/1", "done"]


def test_barter_is_for_family_cards_alone() -> None:
    players = [seat(domain=["barter", "citizen/1", "owl"]), seat(domain=["citizen/2", "hebe", "talos"])]
    table = Table(*players, agora=["nereids"]).choose("power:barter")
    assert table.offers() == [f"card:{key('hebe')}", "back"]
