"""What is told around a power: which card did it, who declines, whom it would hit; what slides, what a pass means."""

from __future__ import annotations

from typing import Any

import pytest

from rules.core.effects import Run
from rules.games.elysium.ops import Count, Filter
from rules.games.elysium.table import counted
from tests.rules.elysium.plays import taken, used, you
from tests.rules.elysium.table import SAY, Table, key, long, seat
from tests.rules.elysium.test_other_cards import printed


def shown(option: str, table: Table) -> tuple[str, str]:
    """Label and hint of an option."""
    found = table.option(long(option))
    return SAY(found.label), "" if found.hint is None else SAY(found.hint)


@pytest.mark.parametrize(
    ("card", "told"),
    [
        ("anvil", "Theano gains 3 Gold (Anvil)."),
        ("nereids", "Dion loses 1 Gold (Nereids)."),
        ("sack-of-the-city", "Theano takes 2 Gold from Dion (Sack of the City)."),
        ("pandora", "Theano takes a Citizen (Pandora)."),
    ],
)
def test_taken_cards_are_named_for_what_they_do(card: str, told: str) -> None:
    assert told in taken(card).said()


@pytest.mark.parametrize(
    ("card", "answers", "told"),
    [
        ("hebe", [], "Theano pays 1 Gold (Hebe)."),
        ("scylla", ["card:ganymede"], "Dion discards Ganymede (Scylla)."),
        ("caduceus", ["card:talos"], "Theano straightens Talos (Caduceus)."),
        ("sibyl", ["card:muses"], "Theano discards Muses from the Oracle (Sibyl)."),
        ("cassandra", [], "Theano reveals Python, which is discarded (Cassandra)."),
        ("asclepius", ["card:anvil"], "Theano takes Anvil for free (Asclepius)."),
    ],
)
def test_used_cards_are_named_for_what_they_do(card: str, answers: list[str], told: str) -> None:
    more: dict[str, Any] = {"oracle": ["muses", "laurel"], "deck": ["python"], "discard": ["anvil"]}
    table = used(card, you(card, "talos!", "bellows!"), you("ganymede", "hebe/2"), **more)
    assert told in table.choose(*answers).said()


def test_a_reward_by_a_permanent_power_is_told_by_its_card() -> None:
    first = seat(gold=0, columns=(), domain=["laurion-mine"], quest="d1")
    table = Table(first, seat(columns=(), quest="d2"), at="writing")
    assert "Theano gains 1 Gold (Laurion Mine)." in table.said()


def test_who_declines_what_an_opponent_offers_is_told() -> None:
    offered = used("argo", you("argo", "owl"), you("hebe", "anvil")).choose("done")
    assert offered.asked == 1
    assert not [line for line in offered.said() if "declines" in line]
    assert "Dion declines (Argo)." in offered.choose("done").said()
    turned = used("cecrops", you("cecrops", "bellows!"), you("talos!", "sibyl!")).choose("card:bellows")
    assert "Dion declines (Cecrops)." in turned.choose("done").said()


def test_who_takes_part_of_an_offer_does_not_decline() -> None:
    table = used("argo", you("argo", "owl"), you("hebe", "anvil")).choose("done", "card:hebe")
    assert not [line for line in table.said() if "declines" in line]


def test_oracle_cards_that_slide_are_told() -> None:
    more: dict[str, Any] = {
        "oracle": ["sibyl", "muses"],
        "deck": ["owl", "hebe", "bellows", "anvil", "charon", "obol", "talos", "python"],
    }
    told = Table(seat(), seat(), at="awakening", epoch=2, families=["apollo"], **more).said()
    assert "From the Oracle to the Agora: Sibyl and Muses." in told
    assert told.index("From the Oracle to the Agora: Sibyl and Muses.") < len(told) - 1


def test_nothing_slides_without_an_oracle() -> None:
    told = Table(seat(), seat(), at="awakening", epoch=2, options={"families": "first-game"}).said()
    assert not [line for line in told if line.startswith("From the Oracle")]


def test_a_power_says_whom_it_would_hit() -> None:
    more: dict[str, Any] = {"agora": ["herm"]}
    ahead = Table(seat(domain=["ketos"]), seat(vp=1), seat(vp=3), **more)
    assert shown("power:ketos", ahead)[1].endswith("loses 4 VP (all, if there is less). Now: Kyra")
    level = Table(seat(domain=["ketos"]), seat(vp=3), seat(vp=3), **more)
    assert shown("power:ketos", level)[1].endswith("Now: Dion or Kyra")
    plain = Table(seat(domain=["talos"]), seat(vp=3), **more)
    assert shown("power:talos", plain)[1] == "Gain 2 Gold."


def test_whom_amphitrite_would_hit() -> None:
    own = seat(gold=2, domain=["amphitrite"], quest="q4")
    table = Table(own, seat(gold=3, quest="q1"), seat(gold=1, quest="q2"), seat(gold=9, quest="q3"), at="step")
    assert shown("power:amphitrite", table)[1].endswith("Now: Dion and Milo")


def test_a_pass_says_what_follows() -> None:
    table = Table(seat(taken=3, columns=["red"]), seat(quest="d2"), agora=["herm"], options={"pediment": "B"}, round=4)
    assert table.offers() == ["pass"]
    follows = "You will get an Incomplete one: 1 Gold, 1 transfer, a late place in the order"
    assert shown("pass", table)[1] == f"You have your cards and can reach no Quest. {follows}"


def test_what_can_be_picked_is_told_to_who_picks() -> None:
    table = taken("cyclopes", you(), you("owl", "hebe"))
    assert table.asked == 1
    labels = {option.key: SAY(option.label) for option in table.decision().offered}
    assert labels == {
        "choose:discard": "Discard 1 card of your choice from your Domain",
        "choose:lose_gold": "Lose 2 Gold",
    }


def test_what_a_pack_lets_opponents_pick_is_told_to_them() -> None:
    choose = {
        "op": "choose",
        "who": "each_opponent",
        "options": {
            "let": [{"op": "gain", "what": "vp", "n": {"count": {"of": "domain"}, "times": 2}}],
            "give": [{"op": "steal", "who": "chooser", "what": "gold", "n": 2}],
            "both": [
                {"op": "lose", "who": "chooser", "what": "vp", "n": 1},
                {"op": "take_citizen", "who": "chooser", "n": 1},
            ],
        },
    }
    table = printed("poseidon-2-cyclopes", steps=[choose])(you(), you("owl"), agora=["cyclopes"]).choose(
        "card:cyclopes"
    )
    labels = {option.key: SAY(option.label) for option in table.decision().offered}
    assert labels == {
        "choose:let": "Theano gains 2 VP",
        "choose:give": "Theano takes 2 Gold from you",
        "choose:both": "Lose 1 VP; Take 1 Citizen",
    }
    hints = [SAY(option.hint) if option.hint is not None else "" for option in table.decision().offered]
    assert hints == ["", "You have 4 Gold", "You have 5 VP"]


def test_citizens_are_counted_where_only_they_are_meant() -> None:
    state = Table(seat(domain=["owl", "citizen/1", "citizen/2"]), seat(), agora=["herm"]).state
    run = Run("athena-1-owl", 0, 0, key("owl"), {})
    assert [
        counted(state, run, Count(of="domain", filter=Filter(kind=kind))) for kind in ("citizen", "family_card", None)
    ] == [2, 1, 1]
