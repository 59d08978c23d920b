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
    players = [seat(legends=[["parthenon", "hercules"]]), *(seat(legends=[one]) for one in others)]
    table = final(*players, level_tiles={"1": 2, "3": 0})
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


def test_cassandra_needs_a_card_to_reveal() -> None:
    fresh = start(2, families="wasteland")
    rest = [card for card in fresh.content.cards_of(fresh.families) if card not in (key("cassandra"), key("herm"))]
    empty = Table(seat(domain=["cassandra"]), seat(), agora=["herm"], removed=rest, options={"families": "wasteland"})
    assert f"power:{key('cassandra')}" not in empty.offers()
