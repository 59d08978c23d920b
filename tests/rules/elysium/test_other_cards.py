"""What no card of the house list says, but a card of a content pack may: played with packs made for it."""

from __future__ import annotations

from typing import Any

import pytest

from rules.games.elysium.game import Elysium
from rules.games.elysium.pack import read_pack
from tests.rules.elysium.plays import you
from tests.rules.elysium.table import Table, key, keys, seat
from tests.rules.elysium.test_pack import raw, with_card


def printed(ident: str, **changes: Any) -> type[Table]:
    """Tables of the house list with one card changed."""

    class Printed(Table):
        game = Elysium([read_pack(raw(with_card(ident, **changes)))])

    return Printed


def step(kind: type[Table], *players: dict[str, Any]) -> Table:
    quests = ["d2", "d1"]
    return kind(*({"quest": quest, **one} for quest, one in zip(quests, players, strict=True)), at="step")


def test_r22_a_card_that_does_not_include_itself() -> None:
    event = {"name": "transferred", "by": "self", "filter": {"family": "hermes"}}
    talaria = printed("hermes-1-talaria", event=event)
    table = step(talaria, seat(gold=9, domain=["talaria", "caduceus"]), seat())
    table.choose("card:caduceus")
    assert table.owns()[0] == 9 - 2 + 1
    table.choose("card:talaria", "legend:new")
    assert table.owns()[0] == 9 - 2 + 1 - 1


def test_a_permanent_power_with_a_condition() -> None:
    needed = [{"test": "domain_count", "filter": {"family": "zeus"}, "min": 1}]
    obol = printed("hades-1-obol", when=needed)
    for other, cost in (("hebe", 0), ("owl", 1)):
        table = step(obol, seat(gold=3, domain=["obol", other]), seat())
        assert [held.cost for held in table.view().players[0].domain] == [cost, cost]


def test_r19_what_is_set_goes_before_what_makes_dearer() -> None:
    toll = printed("hades-1-obol", steps=[{"op": "modify", "rule": "transfer_cost", "delta": 2}])
    table = step(toll, seat(gold=3, domain=["obol", "owl", "talos"]), seat())
    assert [held.cost for held in table.view().players[0].domain] == [3, 3, None]


def test_r19_permanent_changes_go_by_their_floors() -> None:
    tithe = printed("hades-1-obol", steps=[{"op": "modify", "rule": "transfer_cost", "delta": -1, "min": 0}])
    table = step(tithe, seat(gold=9, domain=["obol", "golden-tripods", "talos"]), seat())
    assert [held.cost for held in table.view().players[0].domain] == [0, 1, 0]


def test_the_lowest_of_two_set_prices_counts() -> None:
    two = [{"op": "modify", "rule": "transfer_cost", "set": n} for n in (2, 1)]
    fixed = printed("hades-1-obol", steps=two)
    table = step(fixed, seat(gold=1, domain=["obol", "hercules"]), seat()).choose("card:hercules")
    assert (table.owns()[0], table.legends()) == (0, [keys("hercules")])


def test_a_transfer_for_a_fixed_price() -> None:
    steps = [{"op": "transfer", "max": 1, "price": {"mode": "fixed", "gold": 2}}]
    persephone = printed("hades-3-persephone", steps=steps)
    table = persephone(you("persephone", "hercules", "owl", gold=2), you(), agora=["herm"])
    table.choose("power:persephone", "card:hercules")
    assert (table.owns()[0], table.legends()) == (0, [keys("hercules")])


def test_conditions_and_counts_of_citizens() -> None:
    when = [{"test": "domain_count", "filter": {"kind": "family_card"}, "min": 2}]
    bellows = printed("hephaestus-1-bellows", when=when)
    for other, usable in (("citizen/1", False), ("owl", True)):
        table = bellows(you("bellows", other), you(), agora=["herm"])
        assert (f"power:{key('bellows')}" in table.offers()) is usable


@pytest.mark.parametrize("wanted", [{"level": [1]}, {"activation": ["instantaneous"]}, {"kind": "family_card"}])
def test_a_citizen_has_neither_family_level_nor_activation(wanted: dict[str, Any]) -> None:
    steps = [{"op": "discard", "who": "each_opponent", "n": 1, "filter": wanted}]
    scylla = printed("poseidon-2-scylla", steps=steps)
    table = scylla(you("scylla"), you("citizen/1", "owl", "anvil"), agora=["herm"]).choose("power:scylla")
    assert (table.asked, table.offers()) == (1, [f"card:{key('owl')}", f"card:{key('anvil')}"])


def test_r25_protection_is_not_against_the_own_power() -> None:
    steps = [{"op": "lose", "what": "gold", "n": 2}, {"op": "discard", "n": 1}]
    anvil = printed("hephaestus-1-anvil", steps=steps)
    table = anvil(you("aegis"), you(), agora=["anvil"]).choose("card:anvil")
    assert (table.kind, table.owns()[0]) == ("discard", 2)


def test_nike_does_not_pay_for_what_only_its_owner_gains() -> None:
    alone = printed("athena-1-olive-tree", steps=[{"op": "gain", "what": "gold", "n": 3}])
    assert alone(you("nike"), you(), agora=["olive-tree"]).choose("card:olive-tree").owns()[0] == 7


def test_a_price_of_a_taken_card_is_never_below_nothing() -> None:
    steps = [{"op": "take", "from": "oracle", "n": 1, "price": {"mode": "level", "discount": 2}}]
    pythia = printed("apollo-1-pythia", steps=steps)
    table = pythia(you(), you(), agora=["pythia"], oracle=["sibyl", "apollo-3-apollo"]).choose("card:pythia")
    assert [table.hint(choice) for choice in table.offers()[:2]] == ["Costs 0 Gold", "Costs 1 Gold"]
    table.choose("card:sibyl")
    assert table.owns()[0] == 4


@pytest.mark.parametrize(
    ("rel", "victims"), [("<", [1]), ("<=", [1, 2]), ("==", [2]), (">=", [2, 3]), (">", [3])], ids=lambda one: str(one)
)
def test_opponents_by_their_gold(rel: str, victims: list[int]) -> None:
    steps = [{"op": "lose", "who": {"opponents_where": {"stat": "gold", "rel": rel}}, "what": "vp", "n": 1}]
    others = [you(gold=gold) for gold in (3, 4, 5)]
    table = printed("poseidon-1-nereids", steps=steps)(you(), *others, agora=["nereids"]).choose("card:nereids")
    assert [n for n in (1, 2, 3) if table.owns(n)[1] == 4] == victims


def test_r42_a_card_in_use_is_never_straightened_by_itself() -> None:
    steps = [{"op": "ready", "max": 2, "filter": {"activation": ["activate"]}}]
    table = printed("hermes-2-caduceus", steps=steps)(you("caduceus", "talos!"), you(), agora=["herm"])
    assert table.choose("power:caduceus").offers() == [f"card:{key('talos')}", "done"]


@pytest.mark.parametrize(("mates", "points"), [(["talos"], 0), (["talos", "cyclopes"], 3)])
def test_a_chronos_power_may_ask_for_a_larger_legend(mates: list[str], points: int) -> None:
    minos = printed("zeus-2-minos", when=[{"test": "in_legend_of_at_least", "n": 3}])
    players = [you(legends=[["minos", *mates]]), you()]
    ended = minos(*players, at="final", epoch=5)
    assert ended.standing().parts["chronos"] == points


def test_opponents_with_two_cards_of_a_family() -> None:
    two = {"opponents_where": {"stat": "legend_cards_of_family", "family": "athena", "rel": ">=", "value": 2}}
    parthenon = printed("athena-3-parthenon", steps=[{"op": "score", "who": two, "n": 3}])
    others = [["owl", "hebe"], ["weavers-of-the-peplos", "argo"]]
    players = [you(legends=[["parthenon", "hercules"]]), *(you(legends=[cards]) for cards in others)]
    ended = parthenon(*players, at="final", epoch=5)
    assert [ended.standing(n).parts["chronos"] for n in range(3)] == [0, 0, 3]
