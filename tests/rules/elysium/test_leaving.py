"""Whoever leaves: what they were at ends, nothing is asked of them or about them, the others play on."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rules.core import codec, engine
from rules.core.types import Viewer
from rules.games.elysium.scoring import by_source
from tests.rules.elysium.table import GAME, SAY, Table, final, seat, transferring


def leaves(table: Table, n: int) -> list[str]:
    """A seat resigns; the kinds of the events that follow."""
    return [event.kind for event in resigned(table, n)]


def resigned(table: Table, n: int) -> list[Any]:
    """A seat resigns; the events that follow."""
    table.step = engine.resign(GAME, table.state, n)
    return list(table.step.events)


def test_who_leaves_on_their_turn_takes_nothing_more() -> None:
    table = Table(seat(), seat(gold=3, vp=3), seat(gold=3, vp=3), agora=["earthquake", "hebe"])
    assert leaves(table, 0) == ["resigned", "turn"]
    assert (table.asked, table.kind) == (1, "turn")
    assert table.domain() == []
    assert [table.owns(n) for n in (1, 2)] == [(3, 3, 0), (3, 3, 0)]


def test_who_leaves_before_the_dismissal_keeps_what_was_taken() -> None:
    table = Table(seat(), seat(), seat(), agora=["anvil", "hebe"]).choose("card:anvil")
    leaves(table, 0)
    assert (table.asked, table.kind) == (1, "turn")
    assert len(table.domain()) == 1


def test_who_leaves_in_the_middle_of_a_power_gives_it_up() -> None:
    table = Table(seat(domain=["sirens"]), seat(gold=3), seat(gold=3)).choose("power:sirens")
    assert table.kind == "target"
    leaves(table, 0)
    assert (table.asked, table.kind) == (1, "turn")
    assert [table.owns(n)[0] for n in (1, 2)] == [3, 3]


def test_who_leaves_is_no_target_any_more() -> None:
    table = Table(seat(domain=["proteus"]), *(seat(gold=3) for _ in range(3))).choose("power:proteus")
    assert table.offers() == ["seat:1", "seat:2", "seat:3"]
    leaves(table, 2)
    assert table.offers() == ["seat:1", "seat:3"]


def test_a_power_asks_the_next_opponent_when_one_leaves() -> None:
    table = Table(seat(), seat(domain=["hebe"], gold=3), seat(domain=["owl"], gold=3), agora=["cyclopes"])
    table.choose("card:cyclopes")
    assert (table.asked, table.kind) == (1, "choose")
    leaves(table, 1)
    assert (table.asked, table.kind) == (2, "choose")
    assert table.owns(1)[0] == 3


def test_a_power_that_only_the_one_who_left_could_suffer_ends() -> None:
    for own, theirs, first in (
        (["barter", "hebe", "talaria"], ["anvil", "bellows"], ["power:barter"]),
        (["barter", "hebe", "talaria"], ["anvil", "bellows"], ["power:barter", "card:hebe"]),
        (["autolycus"], ["hebe", "bellows"], ["power:autolycus"]),
        (["god-of-thieves"], ["hebe", "bellows"], ["power:god-of-thieves"]),
    ):
        table = Table(seat(domain=own, gold=5), seat(domain=theirs), seat()).choose(*first)
        assert table.kind in ("swap-own", "swap-other", "copy")
        leaves(table, 1)
        assert (table.asked, table.kind) == (0, "turn"), own


def test_who_leaves_while_transferring_is_passed_over_from_then_on() -> None:
    table = transferring(seat(gold=5, domain=["hebe", "danae"]), seat(domain=["owl"]), seat(domain=["anvil"]))
    table.choose("card:hebe")
    leaves(table, 0)
    assert (table.asked, table.kind) == (1, "transfer")
    assert table.player().gold == 4


def test_chronos_powers_of_who_left_do_not_count_any_more() -> None:
    copying = [["lyre-of-tortoiseshell", "hercules", "parthenon", "battle-trophy"]]
    table = final(seat(legends=copying), seat(legends=[["minos", "talos"]]), seat())
    assert (table.asked, table.kind) == (0, "chronos")
    leaves(table, 0)
    assert table.state.outcome is not None
    assert table.player().chronos == 0
    assert table.player(1).chronos > 0
    assert [one.seat for one in table.state.outcome.standings][-1] == 0


def test_r45_who_left_takes_no_place_of_prestige() -> None:
    table = Table(seat(pp=3), seat(pp=9), seat(pp=3), seat(pp=1), agora=["owl"], families=["ares"])
    assert [by_source(table.state, n)["prestige"] for n in range(4)] == [6, 16, 6, 2]
    leaves(table, 1)
    assert [by_source(table.state, n)["prestige"] for n in range(4)] == [12, 0, 12, 4]
    assert [one.score.prestige for one in table.view(0).players] == [12, 0, 12, 4]


def test_r45_the_end_ranks_those_who_stay_by_places_without_who_left() -> None:
    best = seat(pp=9, vp=50, gold=9)
    table = Table(best, seat(pp=2), seat(pp=1, gold=5), agora=["owl"], families=["ares"])
    leaves(table, 0)
    ended = final(best, seat(pp=2), seat(pp=1, gold=5), families=["ares"], resigned=[0], order=[1, 2, 0])
    assert ended.state.outcome is not None
    placed = ended.state.outcome.standings
    assert [(one.seat, one.rank, one.parts["prestige"]) for one in placed] == [(1, 1, 16), (2, 2, 8), (0, 3, 0)]
    assert ended.state.outcome.winners == (1,)


def test_r45_level_tiles_go_to_the_largest_legend_of_those_who_stay() -> None:
    table = Table(
        seat(legends=[["owl", "hebe", "anvil"]]),
        seat(legends=[["owl/2", "hebe/2"]]),
        seat(legends=[["nereids", "charon"]]),
        seat(),
        agora=["bellows"],
        order=[3, 2, 1, 0],
    )
    assert table.state.level_tiles == {"1": 0}
    assert [SAY(event.text) for event in resigned(table, 0)] == [
        "Theano leaves the match.",
        "Theano gives back the level 1 tile.",
        "Kyra gets the level 1 tile worth 3 VP.",
    ]
    assert table.state.level_tiles == {"1": 2}
    assert by_source(table.state, 0)["level_tiles"] == 0
    leaves(table, 2)
    assert table.state.level_tiles == {"1": 1}
    leaves(table, 1)
    assert table.state.outcome is not None


def test_r45_a_level_tile_that_nobody_else_has_a_legend_for_is_free() -> None:
    table = transferring(
        seat(legends=[["owl", "hebe", "anvil"]]), seat(gold=5, domain=["nereids"], legends=[["charon"]]), seat()
    )
    leaves(table, 0)
    assert table.state.level_tiles == {}
    table.choose("card:nereids", "legend:0")
    assert table.state.level_tiles == {"1": 1}


def test_r45_family_tiles_move_up_and_go_to_whole_legends_without_one() -> None:
    table = Table(
        seat(legends=[["owl", "argo", "aegis"]]),
        seat(legends=[["owl/2", "argo/2", "aegis/2"]]),
        seat(legends=[["cecrops", "nike", "perseus"]]),
        agora=["bellows"],
        family_tiles={"athena": [0, 1]},
    )
    assert [by_source(table.state, n)["family_tiles"] for n in range(3)] == [5, 2, 0]
    assert [SAY(event.text) for event in resigned(table, 0)] == [
        "Theano leaves the match.",
        "Theano gives back the Athena tile.",
        "Dion gets the Athena tile worth 5 VP.",
        "Kyra gets the Athena tile worth 2 VP.",
        "Epoch 1, turn 1 · Dion",
    ]
    assert [by_source(table.state, n)["family_tiles"] for n in range(3)] == [0, 5, 2]
    second = Table(
        seat(legends=[["owl", "argo", "aegis"]]),
        seat(legends=[["owl/2", "argo/2", "aegis/2"]]),
        seat(),
        agora=["bellows"],
        family_tiles={"athena": [1, 0]},
    )
    assert leaves(second, 0) == ["resigned", "tile", "turn"]
    assert second.state.family_tiles["athena"] == [1]


def test_r45_the_quest_of_who_left_can_be_taken_by_others() -> None:
    table = Table(seat(quest="q1"), seat(), seat(), agora=["owl"], order=[1, 0, 2])
    assert "quest:q1" not in table.offers()
    leaves(table, 0)
    assert "quest:q1" in table.offers()
    assert table.state.order == [1, 2, 0]


def test_r45_who_left_gets_no_incomplete_quest_and_the_last_disc() -> None:
    players = [seat(columns=()), seat(columns=(), quest="q2", domain=["hebe"]), seat(columns=())]
    table = Table(*players, at="writing", order=[0, 1, 2], resigned=[0])
    assert table.state.order == [1, 2, 0]
    assert table.player(0).quest is None
    assert [(table.player(n).quest, table.player(n).incomplete) for n in (1, 2)] == [("q2", False), ("q1", True)]
    assert table.player(0).gold == 4


@pytest.mark.parametrize("heirs", [True, False])
def test_states_of_the_former_rules_lose_what_who_left_held(heirs: bool) -> None:
    others = [["owl/2", "hebe/2"]] if heirs else [["owl/2"]]
    table = Table(
        seat(legends=[["owl", "hebe", "anvil"]]),
        seat(legends=others),
        seat(gold=7),
        agora=["bellows"],
        order=[1, 0, 2],
        family_tiles={"zeus": [0, 1]},
    )
    assert table.state.level_tiles == {"1": 0}
    stored = json.loads(codec.encode(table.state)) | {"resigned": [0]}
    state = codec.decode_state(GAME, json.dumps(stored).encode(), 2)
    GAME.check(state)
    assert (state.order, state.family_tiles["zeus"]) == ([1, 2, 0], [1])
    assert state.level_tiles == ({"1": 1} if heirs else {})
    assert engine.view(GAME, state, Viewer(1))
    current = codec.decode_state(GAME, json.dumps(stored | {"resigned": []}).encode(), 2)
    assert codec.encode(current) == codec.encode(table.state)
