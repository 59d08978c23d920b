"""What a viewer is shown: whose turn it is, what may be taken and used, who holds which tile."""

from __future__ import annotations

import pytest

from tests.rules.elysium.plays import taken, you
from tests.rules.elysium.table import Table, final, key, seat, transferring

RULE = pytest.mark.rule


def usable(table: Table) -> list[list[str]]:
    return [[held.key for held in player.domain if held.usable] for player in table.view().players]


def test_who_is_asked_and_whose_turn_it_is() -> None:
    table = Table(you(), you("owl", "hebe"), you(), agora=["earthquake"], order=[0, 2, 1])
    assert (table.view().waiting, table.view().turn, table.view().order) == ((0,), 0, [0, 2, 1])
    table.choose("card:earthquake")
    assert (table.view().waiting, table.view().turn, table.view().doing) == ((1,), 0, "discard")
    over = final(you(), you()).view()
    assert (over.waiting, over.over, over.doing, over.phase) == ((), True, "", "over")


def test_rounds_are_of_phase_two() -> None:
    assert Table(you(), you(), agora=["owl"], round=3).view().round == 3
    assert transferring(you("owl"), you()).view().round == 0


@RULE("ELY-071")
def test_what_may_be_taken_is_marked_until_something_is_taken() -> None:
    table = Table(seat(columns=["yellow", "blue"]), seat(quest="d1"), agora=["owl", "obol"])
    assert [(card.id, card.takeable) for card in table.view().agora] == [
        ("hades-1-obol", False),
        ("athena-1-owl", True),
    ]
    assert [(quest.takeable, quest.why is None) for quest in table.view().quests] == [(False, False), (True, True)]
    table.choose("card:owl")
    assert [(card.takeable, card.why) for card in table.view().agora] == [(False, None)]
    assert [(quest.takeable, quest.why) for quest in table.view().quests] == [(False, None)] * 2
    step = transferring(you("owl"), you(), agora=["hebe"])
    assert not any(card.takeable or card.why for card in step.view().agora)


@RULE("ELY-039")
def test_one_column_or_both_above_a_quest() -> None:
    shown = {
        name: [quest.all_columns for quest in Table(*players, agora=["owl"], options=options).view().quests]
        for name, players, options in (
            ("any", [you(), you()], {"two-seat-quests": "any"}),
            ("all", [you(), you()], {"two-seat-quests": "all"}),
            ("three", [you(), you(), you()], {}),
        )
    }
    assert shown == {"any": [False, False], "all": [True, True], "three": [True] * 4}


@RULE("ELY-153", "ELY-154", "ELY-157", "ELY-161")
def test_tiles_lie_with_their_holders() -> None:
    five = ["owl", "hebe", "charon", "anvil", "nereids"]
    players = [you(legends=[five]), you(legends=[["talos", "danae"]]), you()]
    view = Table(*players, agora=["obol"], family_tiles={"zeus": [1], "hades": [2, 1]}).view()
    assert [(tile.level, tile.holder, tile.safe) for tile in view.level_tiles] == [
        (1, 0, True), (2, 1, False), (3, None, False),
    ]  # fmt: skip
    held = {(tile.family, tile.vp): tile.holder for tile in view.family_tiles if tile.holder is not None}
    assert held == {("zeus", 5): 1, ("hades", 5): 2, ("hades", 2): 1}
    own = [[(tile.family or tile.level, tile.vp) for tile in player.tiles] for player in view.players]
    assert own == [[(1, 3)], [("hades", 2), ("zeus", 5), (2, 4)], [("hades", 5)]]


@RULE("ELY-087", "ELY-090", "ELY-093")
def test_powers_are_marked_for_the_seat_whose_turn_it_is() -> None:
    players = [you("talos", "themis", legends=[["owl", "hebe"]]), you("bellows")]
    assert usable(Table(*players, agora=["obol"])) == [[key("talos")], []]
    assert usable(transferring(*players)) == [[key("themis")], []]
    over = Table(*players, agora=["obol"]).resign(1)
    assert (over.over, over.view().waiting, usable(over)) == (True, (), [[], []])
    assert not any(card.takeable for card in over.view().agora)
    assert [player.transfers_left for player in over.view().players] == [None, None]


@RULE("ELY-120", "ELY-122")
def test_transfers_left_and_prices_are_those_of_the_seat_that_writes() -> None:
    table = transferring(you("owl", "arms-of-achilles", gold=2), you("hebe"), lyre="d1")
    view = table.view()
    assert [player.transfers_left for player in view.players] == [2, None]
    assert [[held.cost for held in player.domain] for player in view.players] == [[1, None], [None]]
    table.choose("card:owl")
    assert (table.view().players[0].transfers_left, table.view().players[0].transfers_made) == (1, 1)
    both = transferring(you("owl", "hebe", gold=9), you(), lyre="d1").choose("card:owl", "card:hebe", "legend:0")
    assert both.view().players[0].transfers_left == 0
    assert [held.cost for held in table.resign(1).view().players[0].domain] == [None]
    assert [held.cost for held in transferring(you("owl"), you()).resign(1).view().players[0].domain] == [None]
    turn = Table(you("owl", quest="d1"), you(), agora=["hebe"]).view().players[0]
    assert (turn.transfers_left, turn.domain[0].cost) == (None, None)


def test_a_domain_shows_levels_and_the_lowest_price() -> None:
    legends = [["hebe", "danae"], ["talos", "cyclopes"]]
    table = transferring(you("citizen/1", "arms-of-achilles", gold=9, legends=legends), you())
    shown = table.view().players[0].domain
    assert [(held.key, held.level, held.cost) for held in shown] == [
        ("citizen/1", 0, 2),
        (key("arms-of-achilles"), 3, 3),
    ]
    assert [held.card and held.card.level for held in shown] == [None, 3]


def test_legends_are_shown_with_kind_and_points() -> None:
    legends = [["owl"], ["hebe", "danae", "citizen/1=3"], ["talos", "cyclopes", "citizen/2=2"]]
    shown = Table(you(legends=legends), you(), agora=["obol"]).view().players[0].legends
    assert [(one.kind, one.family, one.level, one.complete, one.points) for one in shown] == [
        (None, None, None, False, 0), ("family", "zeus", None, True, 6), ("level", None, 2, False, 4),
    ]  # fmt: skip
    assert [[held.level for held in one.cards] for one in shown] == [[1], [1, 2, 3], [2, 2, 2]]


def test_a_power_in_use_is_shown_until_it_is_through() -> None:
    table = taken("cyclopes", you(), you("owl"))
    power = table.view().power
    assert power is not None
    assert (power.seat, power.card.id, power.copied) == (0, "poseidon-2-cyclopes", None)
    assert table.choose("choose:lose_gold").view().power is None
    assert taken("cyclopes", you(), you("owl")).resign(1).view().power is None


def test_who_has_left_is_marked() -> None:
    view = Table(you(), you(), you(), agora=["owl"], resigned=[1]).view()
    assert [player.resigned for player in view.players] == [False, True, False]
