"""A turn of Elysium in a few words, the points that count now, and what is to be done."""

from __future__ import annotations

from rules.core import story
from tests.rules.elysium.table import GAME, SAY, Table, seat, transferring


def errands(table: Table) -> dict[int, str]:
    return {seat: SAY(errand) for seat, errand in GAME.errands(table.view()).items()}


def test_a_turn_is_what_was_used_taken_dismissed_and_written() -> None:
    table = Table(seat(gold=9, domain=["orpheus", "hebe"]), seat(), agora=["owl"])
    table.choose("power:orpheus", "card:hebe", "card:owl", "column:red")
    assert table.deeds(0) == ["used Orpheus", "took Owl", "dismissed the red Column", "transferred Hebe"]
    assert table.deeds(1) == ["Theano transferred Hebe"], "in a turn of somebody else"
    mark = next(event for event in table.log if story.begins(event))
    assert SAY(mark.text) == "Epoch 1, turn 1 · Dion"
    assert story.scores_of(mark) == (3, 1)


def test_a_tile_is_a_highlight_also_when_it_is_taken_from_another() -> None:
    table = transferring(
        seat(gold=9, domain=["cyclopes"], legends=[["talos", "danae"]]),
        seat(legends=[["talos/2", "danae/2"]]),
        level_tiles={"2": 1},
    )
    table.choose("card:cyclopes", "legend:0")
    assert table.deeds(0) == ["transferred Cyclopes", "*took the level 2 tile of 4 VP from Dion"]


def test_a_whole_family_is_a_highlight() -> None:
    table = transferring(seat(gold=9, domain=["hercules"], legends=[["danae", "ganymede"]]), seat())
    table.choose("card:hercules", "legend:0")
    assert table.deeds(0)[-1] == "*completed the Zeus Legend for the tile of 5 VP"


def test_an_epoch_and_its_quests_are_chapters_of_nobody() -> None:
    table = Table(seat(), seat(), at="writing")
    quests, *_ = [event for event in table.log if story.begins(event) and event.seat is None]
    assert SAY(quests.text) == "Epoch 1, Quests"
    events = table.log[table.log.index(quests) + 1 :]
    assert "the order of play stays as it was" in [SAY(one.text) for one in GAME.deeds(events, None)]


def test_what_is_to_be_done_follows_the_question() -> None:
    table = Table(seat(gold=9, domain=["sirens"]), seat(gold=3), agora=["owl"])
    assert errands(table) == {0: "take a card or a Quest"}
    assert SAY(GAME.phase(table.view()) or table.log[0].text) == "Epoch 1, turn 1"
    table.choose("card:owl")
    assert errands(table) == {0: "dismiss a Column"}
    table.choose("column:red")
    assert errands(table) == {0: "use a power, or end the turn"}
    assert errands(transferring(seat(gold=9, domain=["owl", "hebe"]), seat())) == {0: "move cards to the Elysium"}


def test_a_power_that_asks_another_is_named() -> None:
    table = Table(seat(domain=["sirens"]), seat(gold=3), seat(gold=3)).choose("power:sirens")
    assert errands(table) == {0: "decide about Sirens"}


def test_an_order_of_play_that_stays_is_not_called_new() -> None:
    told = [event for event in Table(seat(quest="d2"), seat(quest="d1"), at="writing").log if event.kind == "order"]
    assert [SAY(event.text) for event in told] == ["New order of play: Dion → Theano."]
    assert [SAY(deed.text) for deed in GAME.deeds(told, None)] == ["the order of play is now Dion → Theano"]
    kept = [event for event in Table(seat(), seat(), at="writing", order=[0, 1]).log if event.kind == "order"]
    assert [SAY(event.text) for event in kept] == ["The order of play stays as it was: Theano → Dion."]
    assert [SAY(deed.text) for deed in GAME.deeds(kept, None)] == ["the order of play stays as it was"]


def test_two_legends_of_a_level_are_told_apart_wherever_they_are_named() -> None:
    table = transferring(
        seat(gold=9, domain=["cyclopes", "orpheus"], legends=[["talos", "danae"], ["argo", "minos"]]), seat()
    )
    table.choose("card:cyclopes")
    labels = [SAY(option.label) for option in table.decision().options]
    assert labels[:2] == ["Level 2 Legend begun with Talos", "Level 2 Legend begun with Argo"]
    table.choose("legend:1")
    moved = next(event for event in table.log if event.kind == "transferred")
    said = "the level 2 Legend begun with Argo, now 3 cards"
    assert SAY(moved.text) == f"Theano pays 2 Gold and transfers Cyclopes: {said}."
    assert "1. Cyclopes (Poseidon 2): 2 Gold, points 2, to the level 2 Legend begun with Argo" in SAY(
        table.decision().prompt
    )


def test_a_whole_legend_that_brings_no_tile_is_a_highlight_too() -> None:
    legend = ["talos", "danae", "argo", "cyclopes"]
    table = transferring(seat(gold=9, domain=["orpheus"], legends=[legend]), seat(), level_tiles={"2": 0})
    table.choose("card:orpheus", "legend:0")
    assert table.deeds(0) == ["transferred Orpheus", "*completed the level 2 Legend begun with Talos"]
    family = transferring(
        seat(gold=9, domain=["hercules"], legends=[["danae", "ganymede"]]), seat(), family_tiles={"zeus": [1, 1]}
    )
    family.choose("card:hercules", "legend:0")
    assert family.deeds(0)[-1] == "*completed the Zeus Legend begun with Danae"


def test_options_say_what_they_do_and_ask_for() -> None:
    table = Table(seat(domain=["sirens"]), seat(gold=3), agora=["owl"])
    quests = [SAY(option.label) for option in table.decision().options if option.key.startswith("quest:")]
    assert len(quests) == len(table.view().quests)
    assert all(" · " in quest and " or " in quest for quest in quests), quests
    strict = Table(seat(), seat(), agora=["owl"], options={"two-seat-quests": "all"})
    asked = [SAY(option.label) for option in strict.decision().options if option.key.startswith("quest:")]
    assert all(" and " in quest for quest in asked)
    table.choose("card:owl")
    assert "Dismiss red" in [SAY(option.label) for option in table.decision().options]


def test_what_a_power_does_to_others_and_lets_them_do_is_told() -> None:
    table = Table(seat(), seat(gold=3), agora=["cyclopes"])
    table.choose("card:cyclopes")
    assert "Dion lost 2 Gold" in table.deeds(0)
    argo = Table(seat(gold=3, domain=["argo"]), seat(gold=3, domain=["hebe", "owl"]), agora=["sirens"])
    argo.choose("power:argo")
    if argo.decision().seat == 0:
        argo.choose("done")
    argo.choose("card:hebe")
    assert argo.deeds(0) == ["used Argo", "Dion transferred Hebe"]


def test_a_first_card_begins_a_legend_and_a_single_one_is_called_so() -> None:
    table = transferring(seat(gold=9, domain=["hebe", "owl", "argo"], legends=[["danae"]]), seat())
    table.choose("card:hebe", "legend:new")
    moved = next(event for event in table.log if event.kind == "transferred")
    assert SAY(moved.text) == "Theano pays 1 Gold and transfers Hebe: a new Legend."
    table.choose("card:owl")
    bars = {SAY(bar.what) for bar in GAME.barred(table.state, table.decision())}
    assert "the single card Danae" in bars


def test_a_turn_ends_with_its_column_unless_a_power_can_be_used_then() -> None:
    said = SAY(Table(seat(), seat(), agora=["owl"]).decision().prompt)
    assert "The turn ends with the Column that you dismiss, unless a power can be used then." in said
    plain = Table(seat(), seat(), agora=["owl", "hebe/2"]).choose("card:owl", "column:red")
    assert plain.decision().seat == 1
    table = Table(seat(domain=["sirens"]), seat(), agora=["owl"]).choose("card:owl", "column:red")
    asked = table.decision()
    assert (asked.seat, asked.kind, SAY(asked.prompt)) == (0, "after", "Use a power, or end your turn.")
