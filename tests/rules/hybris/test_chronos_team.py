"""What the players of a match against Chronos decide and pay together (HYB-179 to HYB-186)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rules.core import engine
from rules.core.effects import Run
from rules.core.packs import BadPack
from rules.core.types import BACK, SPECTATOR, Viewer
from rules.games.hybris.modules.chronos import board
from rules.games.hybris.ops import Gain
from rules.games.hybris.pack import FORMAT, read_pack
from rules.games.hybris.verbs.base import targets
from tests.rules.hybris.table import SAY, seat
from tests.rules.hybris.titan import GAME, Titan, agreed, tracks, using

THREE = (seat("zeus"), seat("hades"), seat("athena"))


def famine(*players: dict[str, Any]) -> Titan:
    """Together pay 4 Believers, or Chronos gains 3 VP."""
    return using("N29:main", *players)


def with_believers(*counts: int) -> list[dict[str, Any]]:
    return [seat(god, believer=n) for god, n in zip(("zeus", "hades", "athena"), counts, strict=False)]


@pytest.mark.rule("HYB-179", "HYB-180", "HYB-182")
def test_what_concerns_all_is_asked_of_all_in_the_open() -> None:
    table = famine(*with_believers(4, 0, 0))
    assert table.kinds() == [(0, "council"), (1, "council"), (2, "council")]
    table.choose("choose:a", seat=1)
    for viewer in (SPECTATOR, Viewer(0), Viewer(2)):
        found = engine.view(GAME, table.state, viewer).council
        assert found is not None
        assert [(SAY(one.words), one.agreed) for one in found.proposals] == [("pay 4 Believers", (1,))]
        assert found.needed == 2


@pytest.mark.rule("HYB-183")
def test_more_than_half_settle_it() -> None:
    table = famine(*with_believers(4, 0, 0)).choose("choose:b", seat=2).choose("choose:b", seat=0)
    assert table.board["vp"] == 3
    assert table.kind == "turn"


@pytest.mark.rule("HYB-183")
def test_where_they_disagree_they_vote_and_of_equals_chance_decides() -> None:
    table = famine(*with_believers(2, 2)).choose("choose:b", seat=0).choose("choose:a", seat=1)
    assert table.kinds() == [(0, "council-last"), (1, "council-last")]
    table.choose("by:0", seat=0).choose("by:1", seat=1, draws=["by:0"])
    assert table.board["vp"] == 3
    assert "Chance decides: Chronos gains 3 VP" in table.said()


@pytest.mark.rule("HYB-186")
@pytest.mark.parametrize("split", [(4, 0, 0), (1, 1, 2), (0, 3, 1)])
def test_a_price_is_split_in_any_way_and_each_gives_the_own_share(split: tuple[int, int, int]) -> None:
    table = agreed(famine(*with_believers(4, 4, 4)), "choose:a", 3)
    for number in (0, 2):
        table.choose({f"seat:{n}": share for n, share in enumerate(split)}, seat=number)
    for number, share in enumerate(split):
        if share:
            table.choose("give", seat=number)
    assert [table.player(n).believer for n in range(3)] == [4 - share for share in split]
    assert table.board["vp"] == 0


@pytest.mark.rule("HYB-186")
def test_what_they_have_together_is_enough_where_nobody_has_it_alone() -> None:
    assert "choose:a" in famine(*with_believers(1, 2, 1)).offers()
    table = famine(*with_believers(1, 1, 1))
    assert table.kind == "turn"
    assert table.board["vp"] == 3


def test_a_share_that_is_refused_is_split_anew_and_at_last_the_other_option_comes() -> None:
    table = agreed(famine(*with_believers(2, 2)), "choose:a").choose(BACK, seat=0).choose("give", seat=1)
    assert table.state.players[0].believer == 2
    assert "It is not paid: pay 4 Believers" in table.said()
    assert table.board["vp"] == 3


def test_premonitions_are_given_by_whoever_holds_them() -> None:
    players = (seat("zeus", premonitions=["PM01"]), seat("hades", premonitions=["PM02", "PM03"]))
    table = agreed(using("W26:main", *players, titan=tracks(temnein=2)), "choose:pay")
    for number in (0, 1):
        table.choose({"seat:0": 0, "seat:1": 1}, seat=number)
    share = table.decision(1)
    assert (share.kind, share.secret) == ("council-share", True)
    assert [option.key for option in share.options] == ["card:PM02", "card:PM03"]
    table.choose(["card:PM03"], seat=1)
    assert board.chains(table.state, "temnein") == 3
    assert table.state.premonition_discard == ["PM03"]


def test_one_seat_decides_by_itself() -> None:
    table = using("N29:main", seat("zeus", believer=4))
    assert table.kinds() == [(0, "council")]
    table.choose("choose:a")
    assert table.player(0).believer == 0, "it is not asked again whether to pay"


def test_silence_follows_the_proposal_and_else_leaves_what_may_be_left() -> None:
    players = (seat("zeus", prayer=9), seat("hades", prayer=9))
    table = using("N21:main", *players, titan=tracks(anthropos=2))
    assert GAME.default(table.state, table.decision(0)) == "choose:none"
    table.choose("choose:pay", seat=1)
    assert GAME.default(table.state, table.decision(0)) == "choose:pay"


def test_silence_breaks_where_most_chains_are_left_and_shatters_where_fewest_are() -> None:
    titan = tracks(anthropos=2, cosmos=4, gonos=1, temnein=3)
    table = using("aeon:damnation", titan=titan)
    assert GAME.default(table.state, table.decision(0)) == "concept:cosmos"
    table = using("kratos:back:immediate", titan=titan)
    assert GAME.default(table.state, table.decision(0)) == "concept:gonos"


def test_what_would_only_cost_something_is_not_asked() -> None:
    rich = (seat("zeus", prayer=9), seat("hades"))
    assert using("N21:main", *rich, titan=tracks(anthropos=5)).kind == "turn"
    assert using("N21:main", *rich, titan=tracks(anthropos=0)).kind == "turn"
    assert using("N21:main", seat("zeus"), seat("hades"), titan=tracks(anthropos=3)).kind == "turn"


def test_a_part_of_what_a_price_is_for_is_enough() -> None:
    players = (seat("zeus", aegis=9), seat("hades"))
    table = using("Q31:main", *players, titan={**tracks(cosmos=5), "blocked": ["O1"]})
    assert "choose:pay" in table.offers()
    table = using("Q31:main", *players, titan=tracks(cosmos=3))
    assert "choose:pay" in table.offers()
    assert using("Q31:main", *players, titan=tracks(cosmos=5)).kind == "turn"


@pytest.mark.rule("HYB-325")
def test_a_line_for_an_olympian_is_for_who_plays_it() -> None:
    state = Titan(*THREE).state
    run = Run("Q25:main", 1, 0, "Q25", {})
    assert targets(state, run, Gain(what="vp", n=1, olympian="athena")).seats == (2,)
    assert targets(state, run, Gain(what="vp", n=1, olympian="apollo")).seats == ()
    table = using("Q25:main", *THREE)
    assert [table.player(n).vp for n in range(3)] == [0, 0, 0]


def test_a_price_can_only_stand_before_what_is_agreed_on() -> None:
    card = {"id": "X01", "name": "Clock", "type": "lore", "cost": 1, "vp": 1, "believers": 1, "provenance": "house"}
    card["on_deploy"] = [{"op": "contribute", "what": "aegis", "n": 2}]
    raw = json.dumps({"format": FORMAT, "name": "x", "technologies": [card]}).encode()
    with pytest.raises(BadPack, match="contribute"):
        read_pack(raw)


def test_who_leaves_is_out_of_the_council_and_the_others_decide() -> None:
    table = famine(*with_believers(4, 4, 0)).choose("choose:b", seat=1)
    table.resign(0)
    assert [one.seat for one in table.pending() if one.kind == "council"] == [2]
    table.choose("choose:b", seat=2)
    assert table.board["vp"] == 3


def test_what_only_who_left_could_pay_is_not_offered_any_more() -> None:
    table = famine(*with_believers(4, 0, 0)).choose("choose:a", seat=1).resign(0)
    assert table.board["vp"] == 3


def test_who_leaves_while_shares_are_asked_gives_nothing() -> None:
    table = agreed(famine(*with_believers(4, 2, 2)), "choose:a", 3)
    for number in (0, 1):
        table.choose({"seat:0": 2, "seat:1": 1, "seat:2": 1}, seat=number)
    table.resign(0)
    assert {one.kind for one in table.pending()} <= {"council-split", "council-share"}
    while table.kind.startswith("council"):
        decision = table.decision()
        answer = GAME.default(table.state, decision)
        table.choose(answer, seat=decision.seat)
    assert table.player(0).believer == 4
    assert sum(table.player(n).believer for n in (1, 2)) == 0
