"""Turns and Epochs at the edges: what stays closed, what an Epoch leaves behind, how powers are told apart."""

from __future__ import annotations

import pytest

from rules.core import engine
from rules.core.types import SPECTATOR
from rules.games.elysium.view import ElysiumView
from tests.rules.elysium.table import GAME, SAY, Table, key, keys, seat, start, transferring

RULE = pytest.mark.rule


def powers(table: Table) -> list[str]:
    return [choice.removeprefix("power:") for choice in table.offers() if choice.startswith("power:")]


@RULE("ELY-030")
def test_the_first_game_is_what_is_played_unless_others_are_chosen() -> None:
    assert start(2).families == ["athena", "hades", "hephaestus", "poseidon", "zeus"]


@RULE("ELY-031", "ELY-034")
def test_all_cards_are_shuffled_together() -> None:
    laid = [[*state.agora, *state.deck] for state in (start(2, "one"), start(2, "two"))]
    assert laid[0] != laid[1]
    assert sorted(laid[0]) == sorted(laid[1])
    assert len({card.partition("-")[0] for card in laid[0][:20]}) > 1
    view = engine.view(GAME, start(2, "one"), SPECTATOR)
    assert isinstance(view, ElysiumView)
    assert (sorted(card.key for card in view.agora), view.deck) == (sorted(laid[0][:7]), 98)


@RULE("ELY-094")
def test_an_instantaneous_power_is_gone_once_its_moment_is_over() -> None:
    table = Table(seat(domain=["ganymede", "talos"]), seat(), agora=["anvil"])
    assert powers(table) == keys("talos")
    table.choose("card:anvil", "column:red")
    assert powers(table) == keys("talos")
    assert table.owns()[:2] == (7, 0)


@RULE("ELY-102", "ELY-103", "ELY-104")
def test_a_spent_ring_does_not_come_back() -> None:
    own = seat(domain=["cedalion~", "oak-of-dodona", "talos!"], columns=())
    table = Table(own, seat(columns=()), at="close", epoch=2, order=[0, 1])
    assert powers(table) == keys("oak-of-dodona", "talos")
    table.choose("power:oak-of-dodona")
    assert powers(table) == keys("talos")


@RULE("ELY-126", "ELY-127")
def test_legend_powers_come_back_with_the_next_epoch_and_permanent_ones_never_go() -> None:
    used = {"key": key("themis"), "used": True}
    own = seat(gold=9, columns=(), legends=[["hebe", "anvil"]])
    own["domain"] = [used, {"key": key("europa")}, {"key": key("owl")}]
    table = transferring({**own}, seat(), level_tiles={"1": 0})
    assert powers(table) == []
    table.choose("card:owl", "legend:new")
    assert table.owns()[1] == 1
    own["domain"] = [used]
    after = Table({**own}, seat(columns=()), at="close", epoch=2, level_tiles={"1": 0})
    assert not after.player().domain[0].used


@RULE("ELY-091", "ELY-124", "ELY-149")
def test_a_power_transfers_by_the_rules_of_legends() -> None:
    own = seat(gold=9, domain=["orpheus", "citizen/1", "bellows"], legends=[["hebe"], ["anvil", "talos"], ["owl"]])
    table = Table(own, seat(), agora=["nereids"]).choose("power:orpheus")
    assert "card:citizen/1" in table.offers()
    table.choose("card:bellows")
    assert table.offers() == ["legend:0", "legend:2", "legend:new", "back"]
    table.choose("back", "card:citizen/1")
    assert table.legends()[1] == [*keys("anvil", "talos"), "citizen/1"]
    assert table.owns()[0] == 9 - 3 - 1


@RULE("ELY-071")
def test_the_columns_that_are_lacking_are_named() -> None:
    table = Table(
        seat(columns=["blue"]), seat(), agora=["hercules", "python", "phobos"], families=["apollo"], oracle=[]
    )
    whys = [None if card.why is None else SAY(card.why) for card in table.view().agora]
    assert whys[0] == "you lack red"
    assert whys[2] == "you lack yellow"
    assert whys[1] is not None
    assert "blue" not in whys[1]
    second = Table(seat(columns=["blue"]), seat(), agora=["river-styx"]).view().agora[0].why
    assert second is not None
    assert SAY(second) == "you lack a second Column"
    others = Table(seat(columns=["green"]), seat(), agora=["hercules", "python"], oracle=[]).view().agora
    assert [None if card.why is None else SAY(card.why) for card in others] == [
        "you lack red and blue",
        "you lack blue",
    ]
    three = Table(seat(columns=["green", "blue"]), seat(), seat(), agora=["owl"]).view().quests
    assert [None if quest.why is None else SAY(quest.why) for quest in three] == [
        "you lack red",
        "you lack yellow",
        None,
        None,
    ]


@RULE("ELY-084", "ELY-085", "ELY-086", "ELY-210")
def test_a_pass_brings_no_quest_before_all_turns_are_over() -> None:
    stack = [{"at": "round", "v": {"number": 4, "seats": [1]}}, {"at": "turn", "v": {"seat": 0, "took": False}}]
    players = [seat(columns=["blue"], taken=3), seat(columns=["red"], taken=2, quest="d2", domain=["citizen/1"])]
    table = Table(*players, agora=["anvil"], round=4, stack=stack, options={"two-seat-quests": "all"}).choose("pass")
    assert (table.asked, table.player().quest, table.player().columns) == (1, None, [])
    assert table.view().players[0].quest is None


@RULE("ELY-165", "ELY-167")
def test_the_match_ends_with_the_fifth_epoch_and_not_before() -> None:
    fourth = Table(seat(columns=()), seat(columns=()), at="close", epoch=4)
    assert (fourth.state.epoch, fourth.over) == (5, False)
    fifth = Table(seat(columns=()), seat(columns=()), at="close", epoch=5)
    assert fifth.over
    assert fifth.view().phase == "over"


@RULE("ELY-118", "ELY-162")
def test_everybody_writes_before_the_epoch_ends() -> None:
    players = [seat(gold=9, domain=[card]) for card in ("owl", "hebe", "talos")]
    table = transferring(*players, order=[2, 0, 1])
    for n in (2, 0, 1):
        assert (table.asked, table.state.epoch, table.state.phase) == (n, 1, "legends")
        table.choose("done")
    assert (table.state.epoch, table.state.phase) == (2, "actions")
