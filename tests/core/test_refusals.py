"""Refusals of answers, one by one, and the answer that is the only one: what chance rarely tries."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from rules.core import flow
from rules.core.choices import NAMED, answerable, check_choice, only_choice
from rules.core.errors import Illegal
from rules.core.types import AnyDecision, Option, Text
from tests.support.decisions import FRAME, PROMPT, offered

SPREAD = flow.allocate(FRAME, 0, "x", PROMPT, offered(["a", "b"]), 3, {"a": 3, "b": 2})
ORDER = flow.arrange(FRAME, 0, "x", PROMPT, offered(["a", "b"]))
SOME = flow.many(FRAME, 0, "x", PROMPT, offered(["a", "b", "c"]), 1, 2)
NUMBER = flow.amount(FRAME, 0, "x", PROMPT, -1, 2)
ONE = flow.one(FRAME, 0, "x", PROMPT, offered(["a", "b"]))


@pytest.mark.parametrize(
    ("decision", "choice", "key"),
    [
        (SPREAD, {"a": 1, "b": 1}, "rejected-total"),
        (SPREAD, {"a": 2, "b": 2}, "rejected-total"),
        (SPREAD, {"a": 4, "b": -1}, "rejected-amount"),
        (SPREAD, {"b": -1, "a": 4}, "rejected-number"),
        (SPREAD, {"a": 0, "b": 3}, "rejected-amount"),
        (SPREAD, {"a": "x", "b": 3}, "rejected-number"),
        (SPREAD, {"a": True, "b": 2}, "rejected-number"),
        (SPREAD, {"c": 3}, "rejected-choice"),
        (SPREAD, ["a"], "rejected-choice"),
        (ORDER, ["a", "c"], "rejected-order"),
        (ORDER, ["a", "a"], "rejected-order"),
        (ORDER, ["a"], "rejected-order"),
        (ORDER, ["a", 1], "rejected-order"),
        (ORDER, "ab", "rejected-order"),
        (SOME, "a", "rejected-choice"),
        (SOME, ["d"], "rejected-choice"),
        (SOME, [1], "rejected-choice"),
        (SOME, [], "rejected-count"),
        (SOME, ["a", "b", "c"], "rejected-count"),
        (SOME, ["a", "a"], "rejected-twice"),
        (NUMBER, 3, "rejected-amount"),
        (NUMBER, -2, "rejected-amount"),
        (NUMBER, True, "rejected-number"),
        (NUMBER, "1", "rejected-number"),
        (ONE, "c", "rejected-choice"),
        (ONE, ["a"], "rejected-choice"),
    ],
)
def test_an_answer_is_refused_for_its_reason(decision: AnyDecision, choice: Any, key: str) -> None:
    with pytest.raises(Illegal) as caught:
        check_choice(decision, choice)
    assert caught.value.text.key == key


def test_a_refusal_says_from_where_to_where_a_number_may_go() -> None:
    for decision, choice, least, most in ((SPREAD, {"a": 0, "b": 3}, 0, 2), (NUMBER, 3, -1, 2)):
        with pytest.raises(Illegal) as caught:
            check_choice(decision, choice)
        assert caught.value.text.args == {"least": least, "most": most}


def test_a_refusal_quotes_no_more_than_80_characters() -> None:
    for length, quoted in ((79, 79), (80, 80), (81, 80)):
        with pytest.raises(Illegal) as caught:
            check_choice(ONE, "x" * length)
        assert caught.value.text.args["choice"] == "x" * quoted


def nested(depth: int) -> list[Any]:
    inner: list[Any] = []
    for _ in range(depth):
        inner = [inner]
    return inner


@pytest.mark.parametrize(("choice", "said"), [(10**5000, "int"), (nested(100_000), "list")], ids=["int", "list"])
@pytest.mark.parametrize("decision", [ONE, SOME, SPREAD])
def test_a_refusal_needs_not_quote_what_cannot_be_written(decision: AnyDecision, choice: Any, said: str) -> None:
    with pytest.raises(Illegal) as caught:
        check_choice(decision, [choice] if decision is SOME else choice)
    assert caught.value.text.args["choice"] == said


@pytest.mark.parametrize(("count", "others"), [(NAMED - 1, 0), (NAMED, 0), (NAMED + 1, 1), (NAMED + 9, 9)])
def test_a_refusal_counts_what_it_does_not_name(count: int, others: int) -> None:
    with pytest.raises(Illegal) as caught:
        check_choice(flow.one(FRAME, 0, "x", PROMPT, offered([f"k{n}" for n in range(count)])), "x")
    known = caught.value.text.args["known"]
    assert isinstance(known, list)
    labels = [Text("literal", {"text": f"k{n}"}) for n in range(min(count, NAMED))]
    assert known == [*labels, *([Text("list-others", {"count": others})] if others else [])]


def test_a_share_of_less_than_nothing_cannot_be_given() -> None:
    less, nothing = (flow.allocate(FRAME, 0, "x", PROMPT, offered(["a"]), total, {"a": 2}) for total in (-1, 0))
    assert (answerable(less), answerable(nothing)) == (False, True)


FINAL = Option("end", Text("literal", {"text": "End"}), irreversible=True)


@pytest.mark.parametrize(
    ("decision", "only"),
    [
        (flow.amount(FRAME, 0, "x", PROMPT, 2, 2), 2),
        (flow.amount(FRAME, 0, "x", PROMPT, 1, 2), None),
        (flow.many(FRAME, 0, "x", PROMPT, offered(["a", "b"]), 2, 2), ["a", "b"]),
        (flow.many(FRAME, 0, "x", PROMPT, offered(["a", "b"]), 1, 2), None),
        (flow.many(FRAME, 0, "x", PROMPT, offered(["a", "b"]), 0, 0), []),
        (flow.many(FRAME, 0, "x", PROMPT, [], 0, 0), []),
        (flow.many(FRAME, 0, "x", PROMPT, [*offered(["a"]), FINAL], 2, 2), None),
        (flow.allocate(FRAME, 0, "x", PROMPT, offered(["a", "b"]), 0, {"a": 1, "b": 1}), {"a": 0, "b": 0}),
        (flow.allocate(FRAME, 0, "x", PROMPT, offered(["a"]), 1, {"a": 2}), {"a": 1}),
        (flow.allocate(FRAME, 0, "x", PROMPT, offered(["a", "b"]), 3, {"a": 1, "b": 2}), {"a": 1, "b": 2}),
        (flow.allocate(FRAME, 0, "x", PROMPT, offered(["a", "b"]), 2, {"a": 1, "b": 2}), None),
        (flow.arrange(FRAME, 0, "x", PROMPT, offered(["a"])), ["a"]),
        (flow.arrange(FRAME, 0, "x", PROMPT, offered(["a", "b"])), None),
        (flow.one(FRAME, 0, "x", PROMPT, offered(["a"])), "a"),
        (ONE, None),
    ],
)
def test_the_only_answer_is_known_in_every_shape(decision: AnyDecision, only: Any) -> None:
    assert only_choice(decision) == only


BACK_OUT = Option("back", Text("literal", {"text": "Back"}))


@pytest.mark.parametrize("decision", [ONE, SOME, ORDER, NUMBER, SPREAD])
def test_the_way_back_is_alone_and_only_where_there_is_one(decision: AnyDecision) -> None:
    way = ["back"] if decision in (SOME, ORDER) else "back"
    with pytest.raises(Illegal):
        check_choice(decision, way)
    with_back = replace(decision, back=BACK_OUT)
    check_choice(with_back, way)
    wrong: tuple[Any, ...] = (["a", "back"], ["back", "back"], "x", ["x"], "" if way == "back" else "back", 99)
    for choice in wrong:
        with pytest.raises(Illegal):
            check_choice(with_back, choice)
    assert answerable(replace(with_back, options=()))
    assert only_choice(replace(ONE, options=(), back=BACK_OUT)) == "back"
