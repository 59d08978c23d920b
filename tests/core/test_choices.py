"""The membership check of every shape, against a second statement of the same rules."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.core import flow
from rules.core.auto import random_choice
from rules.core.choices import NAMED, answerable, check_choice, choice_text, irreversible, only_choice
from rules.core.errors import Illegal
from rules.core.rng import Rng, Source
from rules.core.text import Wording
from rules.core.types import Allocate, Amount, AnyDecision, Arrange, ChooseMany, Option, Text
from tests.support.decisions import FRAME, PROMPT, anything, decisions, offered


def whole(value: object) -> bool:
    return type(value) is int


def legal(decision: AnyDecision, choice: Any) -> bool:
    """What the docstrings of the shapes promise."""
    keys = [option.key for option in decision.options]
    match decision:
        case ChooseMany():
            return (
                isinstance(choice, list)
                and all(isinstance(key, str) and choice.count(key) == 1 and key in keys for key in choice)
                and decision.minimum <= len(choice) <= decision.maximum
                and sum(decision.worth.get(key, 0) for key in choice) >= decision.total
            )
        case Amount():
            return whole(choice) and choice in range(decision.minimum, decision.maximum + 1)
        case Allocate():
            return (
                isinstance(choice, dict)
                and all(key in keys and whole(n) and 0 <= n <= decision.limits[key] for key, n in choice.items())
                and sum(choice.values()) == decision.total
            )
        case Arrange():
            return (
                isinstance(choice, list)
                and all(isinstance(key, str) for key in choice)
                and sorted(choice) == sorted(keys)
            )
        case _:
            return isinstance(choice, str) and choice in keys


def accepted(decision: AnyDecision, choice: Any) -> bool:
    try:
        check_choice(decision, choice)
    except Illegal as error:
        return bool(Wording().faults(error.text))
    return True


@settings(max_examples=400, deadline=None, derandomize=True)
@given(decisions(), anything())
def test_exactly_the_legal_answers_are_accepted(decision: AnyDecision, choice: Any) -> None:
    assert accepted(decision, choice) == legal(decision, choice)


@settings(max_examples=300, deadline=None, derandomize=True)
@given(decisions(), st.integers(0, 10**6))
def test_random_answers_are_legal_and_can_be_worded(decision: AnyDecision, seed: int) -> None:
    assert answerable(decision)
    choice = random_choice(decision, Source(Rng(str(seed))))
    assert accepted(decision, choice)
    assert Wording().faults(choice_text(decision, choice)) == []


@settings(max_examples=300, deadline=None, derandomize=True)
@given(decisions())
def test_the_only_choice_is_the_only_legal_one(decision: AnyDecision) -> None:
    only = only_choice(decision)
    seen = [random_choice(decision, Source(Rng(str(seed)))) for seed in range(12)]
    distinct = {
        str(sorted(choice) if isinstance(choice, list) and not isinstance(decision, Arrange) else choice)
        for choice in seen
    }
    if only is not None:
        assert accepted(decision, only)
        assert len(distinct) == 1
    elif not any(option.irreversible for option in decision.options):
        assert len(distinct) > 1 or len(decision.options) != 1


@pytest.mark.parametrize(
    ("total", "limits", "only"),
    [
        (2, {"a": 5, "b": 0}, {"a": 2, "b": 0}),
        (5, {"a": 5, "b": 0}, {"a": 5, "b": 0}),
        (3, {"a": 1, "b": 2}, {"a": 1, "b": 2}),
        (0, {"a": 1, "b": 2}, {"a": 0, "b": 0}),
        (0, {"a": 0}, {"a": 0}),
        (2, {"a": 2, "b": 2}, None),
        (1, {"a": 1, "b": 1, "c": 0}, None),
    ],
)
def test_there_is_one_way_to_spread_where_there_is_room_in_one_place_or_for_no_more(
    total: int, limits: dict[str, int], only: dict[str, int] | None
) -> None:
    assert only_choice(flow.allocate(FRAME, 0, "x", PROMPT, offered([*limits]), total, limits)) == only


def test_what_cannot_be_taken_back_is_never_the_only_choice() -> None:
    final = Option("end", Text("literal", {"text": "End"}), irreversible=True)
    one = flow.one(FRAME, 0, "one", PROMPT, [final])
    assert only_choice(one) is None
    assert irreversible(one, "end")
    many = flow.many(FRAME, 0, "many", PROMPT, [final, *offered(["a"])], 1, 2)
    assert irreversible(many, ["a", "end"])
    assert not irreversible(many, ["a"])
    assert not irreversible(flow.amount(FRAME, 0, "n", PROMPT, 1, 2), 1)


def test_questions_without_an_answer_are_known() -> None:
    assert not answerable(flow.one(FRAME, 0, "x", PROMPT, []))
    assert not answerable(flow.many(FRAME, 0, "x", PROMPT, offered(["a"]), 2, 2))
    assert not answerable(flow.amount(FRAME, 0, "x", PROMPT, 2, 1))
    assert not answerable(flow.allocate(FRAME, 0, "x", PROMPT, offered(["a"]), 3, {"a": 2}))
    assert answerable(flow.many(FRAME, 0, "x", PROMPT, [], 0, 0))
    assert answerable(flow.arrange(FRAME, 0, "x", PROMPT, []))


def test_a_refusal_names_what_is_possible_but_not_without_end() -> None:
    long = flow.one(FRAME, 0, "x", PROMPT, offered([f"k{n}" for n in range(400)]))
    with pytest.raises(Illegal) as caught:
        check_choice(long, "nonsense" * 50)
    words = Wording()(caught.value.text)
    assert f"k{NAMED - 1} and {400 - NAMED} others" in words
    assert len(words) < 400
    assert f"k{NAMED}," not in words


def test_choices_in_words() -> None:
    say = Wording()
    many = flow.many(FRAME, 0, "x", PROMPT, offered(["a", "b", "c"]), 0, 3)
    assert say(choice_text(many, ["a", "c"])) == "a and c"
    assert say(choice_text(many, [])) == "nothing"
    spread = flow.allocate(FRAME, 0, "x", PROMPT, offered(["a", "b"]), 3, {"a": 3, "b": 3})
    assert say(choice_text(spread, {"a": 3, "b": 0})) == "3 × a"
    assert say(choice_text(flow.amount(FRAME, 0, "x", PROMPT, 0, 9), 4)) == "4"
