"""Copied powers, exchanged cards and Columns: from where, with whom, and what is left out."""

from __future__ import annotations

import pytest

from tests.rules.elysium.plays import ended, taken, used, you
from tests.rules.elysium.table import Table, key, keys, seat, start, transferring

FIVE = ["apollo", "ares", "hephaestus", "hermes", "zeus"]
HERE = you(
    "hebe", "eagle-of-the-storm", "ganymede", "danae", pp=1, legends=[["bellows"], ["talos"], ["anvil"], ["hoplites"]]
)
THERE = you("war-drums", "golden-maidens", "penthesilea", "phobos", pp=1)
ORACLE = ["sibyl", "cassandra", "python"]


def copied(table: Table) -> list[str]:
    """What may be copied, by design."""
    assert table.kind == "copy"
    return [choice.partition("-")[2][2:] for choice in table.offers() if choice.startswith("copy:")]


@pytest.mark.parametrize(
    ("card", "found"),
    [
        ("god-of-thieves", ["war-drums", "golden-maidens"]),
        ("psychopomp", ["bellows", "talos"]),
        ("apollo-3-apollo", ["sibyl", "cassandra", "python"]),
        ("herald-of-the-crossroads", ["ganymede", "phobos"]),
        ("pan", ["ganymede", "danae", "anvil", "hoplites"]),
    ],
)
def test_powers_are_copied_from_where_the_card_says(card: str, found: list[str]) -> None:
    own = {**HERE, "domain": [*HERE["domain"], {"key": key(card)}]}
    if card in ("herald-of-the-crossroads", "pan"):
        table = taken(card, HERE, THERE, oracle=ORACLE, families=FIVE)
    else:
        table = used(card, own, THERE, oracle=ORACLE, families=FIVE)
    assert copied(table) == found


def test_autolycus_copies_opponents_alone() -> None:
    own = {**HERE, "domain": [*HERE["domain"], {"key": key("autolycus")}]}
    assert used("autolycus", own, THERE, oracle=ORACLE, families=FIVE).owns() == (3, 6, 2)


def test_the_view_names_the_power_that_is_copied() -> None:
    table = used("apollo-3-apollo", you("apollo-3-apollo"), oracle=["sibyl", "cassandra"]).choose("copy:apollo-1-sibyl")
    power = table.view().power
    assert power is not None
    assert (power.seat, power.card.id, power.copied and power.copied.id) == (0, "apollo-3-apollo", "apollo-1-sibyl")
    assert table.view().doing == table.kind == "oracle"
    assert [event.kind for event in table.log[-2:]] == ["power", "copied"]


def test_the_lyre_passes_over_citizens() -> None:
    own = you(legends=[["lyre-of-tortoiseshell", "hercules", "perseus", "citizen/1=3"], ["minos", "talos"]])
    table = ended("lyre-of-tortoiseshell", own, level_tiles={"2": 0, "3": 0})
    assert table.offers() == ["copy:zeus-2-minos", "fallback"]
    table.choose("copy:zeus-2-minos")
    assert table.standing().parts["chronos"] == 4 + 2
    assert [event.kind for event in table.log if event.kind in ("copied", "scored")] == ["copied", "scored", "scored"]


def test_r23_a_lyre_does_not_copy_another_one() -> None:
    own = [["lyre-of-tortoiseshell", "hercules"], ["lyre-of-tortoiseshell/2", "river-styx"], ["minos", "talos"]]
    table = ended("lyre-of-tortoiseshell", you(legends=own), level_tiles={"2": 0, "3": 0})
    assert table.offers() == ["copy:zeus-2-minos", "fallback"]
    table.choose("copy:zeus-2-minos", "fallback")
    assert table.standing().parts["chronos"] == 2 + 3 + 2


def test_r23_only_powers_that_could_do_something_are_copied() -> None:
    table = used("god-of-thieves", you("god-of-thieves", gold=0), you("hebe", "talos", "bellows"))
    assert copied(table) == ["talos", "bellows"]


def test_a_copy_may_be_left_out() -> None:
    table = taken("herald-of-the-crossroads", you("ganymede"), you("anvil")).choose("none")
    assert (table.owns(), table.kind) == ((4, 5, 0), "dismiss")


def test_herm_brings_back_what_is_gone() -> None:
    table = used("herm", you("herm", columns=["red", "green"]), agora=["owl"])
    assert table.offers() == ["column:blue", "column:yellow"]
    table.choose("column:yellow")
    assert table.offers() == ["column:red", "column:green"]


def test_the_discard_pile_keeps_its_order() -> None:
    table = used("sibyl", you("sibyl"), oracle=["laurel", "muses"], deck=["python"], discard=["paean", "laurel/2"])
    assert table.choose("card:muses").state.discard == keys("paean", "laurel/2", "muses")
    assert [card.key for card in table.view().discard] == keys("paean", "laurel/2", "muses")
    asclepius = used("asclepius", you("asclepius"), agora=["owl"], discard=["ganymede", "hebe"])
    assert asclepius.kind == "take-discarded"


def test_barter_with_the_second_opponent_after_going_back() -> None:
    players = [you("barter", "owl", "talos"), you("hebe"), you("anvil", "danae")]
    table = used("barter", *players).choose("card:owl")
    assert table.offers() == [f"card:{key('hebe')}", f"card:{key('anvil')}", "back"]
    table.choose("back")
    assert table.kind == "swap-own"
    table.choose("card:owl", "card:anvil")
    assert [table.domain(n) for n in range(3)] == [keys("barter", "anvil", "talos"), keys("hebe"), keys("owl", "danae")]
    assert (table.kind, table.asked) == ("turn", 0)


def test_barter_makes_no_identical_cards_on_either_side() -> None:
    table = used("barter", you("barter", "owl", "bellows"), you("owl/2", "anvil"), you("bellows/2"))
    table.choose("card:owl")
    assert table.offers() == [f"card:{key('owl/2')}", "back"]
    table.choose("back", "card:bellows")
    assert table.offers() == [f"card:{key('anvil')}", f"card:{key('bellows/2')}", "back"]


def test_the_novice_needs_both_rows_and_may_go_back() -> None:
    novice = f"power:{key('delphic-novice')}"
    rows = [(["herm"], []), ([], ["laurel"])]
    assert all(novice not in Table(you("delphic-novice"), you(), agora=a, oracle=o).offers() for a, o in rows)
    table = used("delphic-novice", you("delphic-novice"), agora=["herm", "owl"], oracle=["laurel", "muses"])
    table.choose("card:owl", "back", "card:herm", "card:laurel")
    assert (table.state.agora, table.state.oracle) == (keys("laurel", "owl"), keys("herm", "muses"))


def test_one_card_in_the_oracle_is_enough_for_the_sibyl() -> None:
    table = used("sibyl", you("sibyl"), oracle=["laurel"], deck=["python"])
    table.choose("card:laurel")
    assert (table.state.oracle, table.state.discard) == (keys("python"), keys("laurel"))


def test_cassandra_reveals_from_a_new_draw_pile() -> None:
    fresh = start(2, families="wasteland")
    held = keys("cassandra", "herm", "hoplites")
    rest = [card for card in fresh.content.cards_of(fresh.families) if card not in held]
    table = Table(
        you("cassandra"), you(), agora=["herm"], removed=rest, discard=["hoplites"], options={"families": "wasteland"}
    )
    table.choose(f"power:{key('cassandra')}")
    assert (table.owns()[0], table.state.discard) == (5, keys("hoplites"))


def test_a_choice_passes_over_who_can_do_neither() -> None:
    table = taken("cyclopes", you(), you(gold=0), you("owl", gold=2))
    assert (table.asked, table.offers()) == (2, ["choose:discard", "choose:lose_gold"])
    rites = used("rites-of-the-shore", you("rites-of-the-shore", "cabeiri"), seat(gold=0), you())
    assert (rites.asked, rites.kind) == (2, "choose")


def test_who_has_left_is_no_opponent_any_more() -> None:
    table = Table(you(), you("hebe"), you("owl"), agora=["nereids"], resigned=[1]).choose("card:nereids")
    assert [table.owns(n)[0] for n in range(3)] == [5, 4, 3]


def test_transfers_of_phase_two_are_no_part_of_the_plan() -> None:
    table = Table(seat(gold=9, domain=["orpheus", "owl", "arms-of-achilles"]), seat(), agora=["hebe"])
    table.choose("power:orpheus")
    hints = {choice: table.hint(choice) for choice in table.offers()}
    assert hints[f"card:{key('owl')}"].startswith("Costs 2 Gold, leaves 7")
    assert hints[f"card:{key('arms-of-achilles')}"].startswith("Costs 4 Gold, leaves 5")
    table.choose("card:owl")
    assert table.player().written == []


def test_the_view_shows_discs() -> None:
    table = transferring(seat(domain=["owl"]), seat(), seat(), order=[2, 0, 1])
    assert [player.disc for player in table.view().players] == [2, 3, 1]
