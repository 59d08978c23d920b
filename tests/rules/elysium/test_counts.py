"""What is counted and compared, and what is not: amounts of powers at their limits."""

from __future__ import annotations

import pytest

from tests.rules.elysium.plays import ended, in_step, taken, used, you
from tests.rules.elysium.table import Table, final, key, seat, start

RULE = pytest.mark.rule


@pytest.mark.parametrize("side", ["A", "B"])
def test_a_pediment_side_of_choice_is_laid_out(side: str) -> None:
    assert {start(3, f"seed {n}", pediment=side).side for n in range(6)} == {side}


@pytest.mark.parametrize(("mates", "points"), [(["danae"], 2), (["danae", "hebe"], 5), (["perseus", "river-styx"], 2)])
def test_the_throne_asks_for_a_whole_family_legend(mates: list[str], points: int) -> None:
    table = ended("throne-of-olympus", you(legends=[["throne-of-olympus", *mates]]))
    assert table.standing().parts["chronos"] == points


def test_parthenon_rewards_cards_of_athena_alone() -> None:
    others = [["hebe", "anvil"], ["hebe/2", "anvil/2", "citizen/1=1"], ["owl", "nereids", "citizen/2=1"]]
    players = [seat(legends=[["parthenon", "argo"]]), *(seat(legends=[one]) for one in others)]
    table = final(*players, level_tiles={"1": 2})
    assert [table.standing(n).parts["chronos"] for n in range(4)] == [6, 0, 0, 2]


def test_deimos_must_be_ahead_of_every_opponent() -> None:
    table = in_step("deimos", you("deimos", pp=3), you(pp=1), you(pp=3), you(pp=2)).choose("power:deimos")
    assert table.owns() == (4, 5, 4)


@pytest.mark.parametrize(("high", "gold"), [([], 0), (["asclepius"], 1), (["asclepius", "parnassus"], 2)])
def test_laurel_counts_the_oracle(high: list[str], gold: int) -> None:
    dealt = ["owl", "hebe", "bellows", "anvil", "charon", "obol", "talos"]
    deck = [*dealt, *high, *["sibyl", "muses", "python", "paean"][len(high) :]]
    table = Table(seat(gold=0, domain=["laurel"]), seat(), at="awakening", epoch=2, oracle=[], deck=deck)
    assert table.owns()[0] == gold
    assert [event.kind for event in table.log if event.kind == "gained"] == ["gained"] * (gold > 0)


def test_cassandra_needs_a_card_to_reveal() -> None:
    fresh = start(2, families="wasteland")
    rest = [card for card in fresh.content.cards_of(fresh.families) if card not in (key("cassandra"), key("herm"))]
    empty = Table(seat(domain=["cassandra"]), seat(), agora=["herm"], removed=rest, options={"families": "wasteland"})
    assert f"power:{key('cassandra')}" not in empty.offers()


@pytest.mark.parametrize(
    "card", ["hebe", "war-drums", "orpheus", "caduceus", "asclepius", "asphodel", "proteus", "barter"]
)
def test_r43_a_power_that_could_do_nothing_cannot_be_used(card: str) -> None:
    """No Gold for its price or a transfer, nothing turned, nothing discarded, no citizen, nobody to steal from."""
    table = Table(seat(gold=0, domain=[card]), seat(gold=0), agora=["nereids"])
    assert f"power:{key(card)}" not in table.offers()


def test_r43_a_legend_power_that_could_do_nothing_cannot_be_used() -> None:
    table = in_step("themis", you("themis", legends=[["owl"]]))
    assert f"power:{key('themis')}" not in table.offers()


def test_a_victim_of_choice_is_one_who_has_something() -> None:
    table = taken("sack-of-the-city", you(), you(gold=0), you(gold=3), you(gold=1))
    assert table.offers() == ["seat:2", "seat:3"]
    one = taken("sack-of-the-city", you(), you(gold=0), you(gold=3))
    assert [one.owns(n)[0] for n in range(3)] == [6, 0, 1]


def test_an_empty_domain_has_nothing_to_discard() -> None:
    table = taken("earthquake", you(), you(), you("owl"))
    assert [table.domain(n) for n in (1, 2)] == [[], []]
    assert [table.owns(n)[1] for n in (1, 2)] == [4, 4]


def test_a_card_of_the_oracle_may_be_left() -> None:
    table = taken("pythia", you(), you(), oracle=["laurel", "sibyl"])
    assert table.kind == "take"
    table.choose("none")
    assert (table.owns()[0], table.kind, len(table.state.oracle)) == (4, "dismiss", 2)


@pytest.mark.parametrize(("card", "answers"), [("argo", ["done", "card:hebe"]), ("cecrops", ["card:bellows"])])
def test_nike_sees_what_opponents_do_with_a_power_of_athena(card: str, answers: list[str]) -> None:
    own = you("nike", card, *(["owl"] if card == "argo" else []))
    table = used(card, own, you("hebe", "bellows!", gold=1)).choose(*answers)
    assert table.owns()[0] == 4 + 1


def test_nike_waits_for_opponents_who_gain_nothing() -> None:
    table = used("cecrops", you("nike", "cecrops", "talos!"), you("bellows!")).choose("card:talos", "done")
    assert table.owns()[0] == 4


def test_nike_sees_what_opponents_choose() -> None:
    table = used("counsel-of-athena", you("nike", "counsel-of-athena")).choose("choose:vp")
    assert (table.owns(), table.owns(1)) == ((4 + 1 + 1, 6, 0), (4, 6, 0))


def test_nike_does_not_see_what_its_owner_transfers() -> None:
    table = used("argo", you("nike", "argo", "owl"), you("hebe")).choose("card:owl", "done", "done")
    assert table.owns()[0] == 4 - 1


def test_the_whole_purse_may_be_paid() -> None:
    assert used("hebe", you("hebe", gold=1)).owns() == (0, 7, 0)


def test_nothing_is_lost_by_who_has_nothing() -> None:
    table = taken("nereids", you(), you(gold=0), you(gold=1))
    assert [event.seat for event in table.log if event.kind == "lost"] == [2]


def test_only_turned_cards_are_straightened_and_no_more_than_wanted() -> None:
    table = used("caduceus", you("caduceus", "talos!", "bellows"))
    assert table.offers() == [f"card:{key('talos')}", "done"]
    more = used("cecrops", you("cecrops", "talos!", "hebe!"), you("bellows!")).choose("done")
    assert (more.asked, [more.held(card).turned for card in ("talos", "hebe")]) == (1, [True, True])
    more.choose("done")
    assert (more.asked, more.kind, more.held("bellows", 1).turned) == (0, "turn", True)


def test_phobos_takes_from_nobody_where_nobody_has_prestige() -> None:
    table = taken("phobos", you(), you(), you())
    assert (table.kind, [table.owns(n)[2] for n in range(3)]) == ("dismiss", [1, 0, 0])
