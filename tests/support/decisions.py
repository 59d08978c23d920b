"""Decisions of every shape, and answers right and wrong, for property tests."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from rules.core import flow
from rules.core.game import Frame
from rules.core.types import AnyDecision, Option, Text

FRAME = Frame("here", 12, {})
PROMPT = Text("literal", {"text": "?"})
KEYS = [f"key:{n}" for n in range(8)]


def offered(keys: list[str]) -> list[Option]:
    return [Option(key, Text("literal", {"text": key})) for key in keys]


def _lists() -> st.SearchStrategy[list[str]]:
    return st.lists(st.sampled_from(KEYS), unique=True, min_size=1)


@st.composite
def _one(draw: st.DrawFn) -> AnyDecision:
    return flow.one(FRAME, 0, "one", PROMPT, offered(draw(_lists())))


@st.composite
def _many(draw: st.DrawFn) -> AnyDecision:
    keys = draw(_lists())
    most = draw(st.integers(0, len(keys)))
    worth = draw(st.one_of(st.just(dict[str, int]()), st.fixed_dictionaries({key: st.integers(0, 4) for key in keys})))
    total = draw(st.integers(0, sum(sorted(worth.values(), reverse=True)[:most])))
    least = draw(st.integers(0, most))
    return flow.many(FRAME, 0, "many", PROMPT, offered(keys), least, most, total=total, worth=worth)


@st.composite
def _amount(draw: st.DrawFn) -> AnyDecision:
    least = draw(st.integers(-5, 5))
    return flow.amount(FRAME, 0, "amount", PROMPT, least, least + draw(st.integers(0, 9)))


@st.composite
def _allocate(draw: st.DrawFn) -> AnyDecision:
    limits = {key: draw(st.integers(0, 4)) for key in draw(_lists())}
    total = draw(st.integers(0, sum(limits.values())))
    return flow.allocate(FRAME, 0, "allocate", PROMPT, offered(list(limits)), total, limits)


@st.composite
def _arrange(draw: st.DrawFn) -> AnyDecision:
    return flow.arrange(FRAME, 0, "arrange", PROMPT, offered(draw(_lists())))


CONFIRM = flow.confirm(FRAME, 0, "confirm", PROMPT, *offered(["yes", "no"]))


def decisions() -> st.SearchStrategy[AnyDecision]:
    return st.one_of(_one(), _many(), _amount(), _allocate(), _arrange(), st.just(CONFIRM))


def anything() -> st.SearchStrategy[Any]:
    """What a broken or hostile client may send as a choice."""
    keys = st.sampled_from([*KEYS, "yes", "no", "", "key:99"])
    numbers = st.integers(-3, 12)
    odd = st.one_of(
        st.none(), st.booleans(), st.floats(allow_nan=False), st.lists(st.lists(keys, max_size=1), max_size=2)
    )
    return st.one_of(
        keys,
        numbers,
        st.lists(st.one_of(keys, numbers), max_size=9),
        st.lists(keys, max_size=9),
        st.dictionaries(st.one_of(keys), st.one_of(numbers, st.booleans(), keys), max_size=9),
        odd,
    )
