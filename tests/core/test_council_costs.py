"""What an option costs is split among seats: shares, refusals, what must be paid, and who leaves meanwhile."""

from __future__ import annotations

import pytest

from rules.core import auto, engine, flow, talk
from rules.core.choices import check_choice
from rules.core.errors import Illegal
from rules.core.flow import Terms
from rules.core.types import BACK, Option, Setup, Text
from tests.support.micro import options, words
from tests.support.raft import Raft
from tests.support.vote import SHARE, SPLIT, TALK, splitting, strength, voting


def test_an_option_that_cannot_be_paid_is_not_offered_and_the_reason_is_told() -> None:
    table = voting(2, {"a": None, "b": strength(5, {0: 2, 1: 2}), "c": None})
    assert [option.key for option in table.asked(0).options] == ["a", "c"]
    assert [(bar.key, bar.why.key) for bar in table.game.vote.barred(table.state, table.asked(0))] == [
        ("b", "council-why-cost")
    ]


def test_one_option_without_cost_needs_nobody_and_none_at_all_is_told_so() -> None:
    assert voting(3, {"a": None}).done == ["a", "{}"]
    assert voting(3, {"a": strength(5, {0: 4})}).done == ["None", "{}"]


def test_equal_splits_are_one_proposal_however_they_are_written() -> None:
    table = splitting().say(2, {"seat:0": 0, "seat:2": 1, "seat:1": 3})
    assert table.game.default(table.state, table.asked(0)) == {"seat:1": 3, "seat:2": 1}
    table.say(0, {"seat:1": 3, "seat:2": 1})
    assert table.kinds == {1: SHARE, 2: SHARE}
    assert [(one.seat, one.amount, one.answered) for one in table.public.shares] == [(1, 3, False), (2, 1, False)]
    table.say(2, "give")
    assert [one.answered for one in table.public.shares] == [False, True]
    assert table.say(1, "give").done == ["pay", "{1: 3, 2: 1}"]


def test_a_split_keeps_to_what_each_could_give() -> None:
    table = splitting()
    for wrong in ({"seat:2": 3, "seat:0": 1}, {"seat:0": 3}, {"seat:0": 5}, {"seat:3": 4}, "give"):
        with pytest.raises(Illegal):
            table.say(0, wrong)


def test_a_share_may_be_withdrawn_until_all_have_answered() -> None:
    table = splitting().say(0, {"seat:0": 2, "seat:1": 2}).say(1, {"seat:0": 2, "seat:1": 2}).say(0, "give")
    table.state = engine.withdraw(table.game, table.state, 0).state
    assert table.kinds == {0: SHARE, 1: SHARE}
    assert table.say(1, "give").done == []


def test_a_share_that_is_refused_is_split_anew_with_the_reason_and_nothing_is_paid() -> None:
    table = splitting().say(0, {"seat:0": 1, "seat:1": 3}).say(1, {"seat:0": 1, "seat:1": 3})
    table.say(0, "give").say(1, BACK)
    assert table.done == []
    assert table.kinds == dict.fromkeys(range(3), SPLIT)
    asked = table.asked(0)
    assert asked.limits == {"seat:0": 4, "seat:1": 2, "seat:2": 2}  # type: ignore[union-attr]  # it is an Allocate
    assert asked.prompt.args["note"] == table.public.note
    assert table.public.note == Text(
        "council-note-refused", {"seats": [Text("seat", {"n": 1})], "count": 1, "amount": 3}
    )


def test_what_is_refused_until_it_cannot_be_paid_is_out() -> None:
    table = voting(2, {"pay": strength(4, {0: 3, 1: 1}), "leave": None, "stay": None})
    table.say(0, "pay").say(1, "pay")
    assert table.kinds == {0: SHARE, 1: SHARE}, "there is only one way to split it"
    table.say(0, BACK).say(1, "give")
    assert table.kinds == {0: TALK, 1: TALK}
    assert [option.key for option in table.asked(0).options] == ["leave", "stay"]
    assert [bar.why.key for bar in table.game.vote.barred(table.state, table.asked(0))] == ["council-why-out"]
    assert table.say(0, "stay").say(1, "stay").done == ["stay", "{}"]


def test_by_majority_a_cost_is_not_paid_after_all() -> None:
    assert splitting().say(0, BACK).say(2, BACK).done == ["leave", "{}"]
    alone = splitting({"pay": strength(4, {0: 4, 1: 3, 2: 2})})
    assert alone.say(0, BACK).say(2, BACK).done == ["None", "{}"]


def test_what_must_be_paid_can_be_refused_only_as_long_as_others_give_it() -> None:
    table = splitting({"toll": strength(4, {0: 2, 1: 2, 2: 1}, certain=True)})
    assert table.asked(0).back is None
    split = {"seat:0": 2, "seat:1": 2}
    table.say(0, split).say(1, split)
    table.say(0, BACK).say(1, BACK)
    assert table.kinds == dict.fromkeys(range(3), SPLIT)
    assert table.asked(0).limits == {"seat:0": 2, "seat:1": 2, "seat:2": 1}  # type: ignore[union-attr]  # an Allocate
    table.say(0, split).say(1, split)
    assert table.asked(0).back is None, "it cannot be refused again"
    assert table.say(0, "give").say(1, "give").done == ["toll", "{0: 2, 1: 2}"]


def test_the_share_of_who_leaves_is_split_anew() -> None:
    split = {"seat:0": 1, "seat:1": 3}
    table = splitting().say(0, split).say(1, split).say(0, "give").leave(1)
    assert table.kinds == {0: SPLIT, 2: SPLIT}
    assert table.public.note == Text("council-note-left", {"seats": [Text("seat", {"n": 1})], "count": 1, "amount": 0})
    other = splitting().say(0, split).say(1, split).say(0, "give").leave(2)
    assert other.kinds == {1: SHARE}, "nobody waits for who has no share"
    assert other.say(1, "give").done == ["pay", "{0: 1, 1: 3}"]


def test_that_somebody_has_left_is_said_while_it_is_talked_about() -> None:
    table = voting(3, {"a": None, "b": None}).say(1, "a").leave(1)
    assert table.public.note == Text("council-note-left", {"seats": [Text("seat", {"n": 1})], "count": 1, "amount": 0})
    assert table.public.proposals == ()


def test_what_each_gives_is_its_own_and_worth_its_share() -> None:
    """Cards of a hand, chosen in secret: too little is refused, and nobody else learns what could be given."""
    raft = Raft()
    state = engine.start(raft, Setup("raft", 2, "cards")).state
    frame = state.stack[-1]
    frame.v |= {"what": "storm"}
    frame.v["council"] |= {"key": "row", "shares": {"seat:0": 4, "seat:1": 2}}
    frame.at = "crew" + talk.SHARE
    state.hands = [["a1", "b2", "c3"], ["d4", "e1"]]
    own, other = engine.pending(raft, state)
    assert (own.secret, own.kind, own.seat, other.seat) == (True, SHARE, 0, 1)
    assert [option.key for option in own.options] == ["card:a1", "card:b2", "card:c3"]
    for short in (["card:c3"], ["card:a1", "card:b2"]):
        with pytest.raises(Illegal, match="rejected-worth"):
            check_choice(own, short)
    check_choice(own, ["card:a1", "card:c3"])
    assert raft.default(state, own) == ["card:c3", "card:a1"]
    assert raft.default(state, other) == ["card:d4"]


def test_a_gift_that_is_too_much_is_refused_by_silence() -> None:
    table = splitting()
    one = table.asked(0)
    terms = Terms(secret=True, back=Option(BACK, words("no")))
    poor = flow.many(table.state.stack[-1], 0, SHARE, words("?"), options("x"), 1, 1, total=3, worth={"x": 2}, **terms)
    assert auto.gift(poor) == [BACK]
    assert auto.even(one) == {"seat:0": 2, "seat:1": 1, "seat:2": 1}  # type: ignore[arg-type]  # it is an Allocate


def test_alone_one_decides_by_an_ordinary_question_and_pays() -> None:
    table = voting(1, {"pay": strength(2, {0: 3}), "leave": None})
    asked = table.asked(0)
    assert (asked.prompt, asked.kind) == (words("What?"), TALK)
    assert table.say(0, "pay").done == ["pay", "{0: 2}"], "nobody is asked twice whether to pay"
    assert voting(1, {"toll": strength(2, {0: 3}, certain=True)}).done == ["toll", "{0: 2}"]
