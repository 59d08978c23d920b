from __future__ import annotations

import pytest
from msgspec.structs import replace as changed

from bot.cogs.typed import Several, parse, suggest
from bot.tables.errors import Refused
from bot.ui.words import verbatim
from rules.core.choices import check_choice
from rules.core.types import Amount, AnyDecision, ChooseOne, Option
from tests.bot.ui.asked import WORDS, decision, look

SHAPES = ("one", "many", "amount", "allocate", "arrange", "confirm")


@pytest.mark.parametrize("count", [0, 1, 26, 400])
@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("typed", ["", "1", "; ", "nonsense", "tile:0; ", "@everyone"])
def test_suggestions_stay_inside_the_limits(shape: str, count: int, typed: str) -> None:
    found = suggest(look(decision(shape, count), decision("amount", 3)), WORDS, typed)
    assert len(found) <= 25
    assert all(1 <= len(one.name) <= 100 and 1 <= len(one.value) <= 100 for one in found)


@pytest.mark.parametrize("long", [False, True])
@pytest.mark.parametrize("count", [1, 26, 400])
def test_every_option_is_suggested_when_its_number_is_typed(count: int, long: bool) -> None:
    asked = decision("one", count, long=long)
    for n in range(count):
        values = [one.value for one in suggest(look(asked), WORDS, f"number {n} ")]
        assert asked.options[n].key in [_chosen(asked, value) for value in values]


def _chosen(asked: AnyDecision, typed: str) -> object:
    """What typed words choose; nothing for the last suggestion, which counts what there is no room for."""
    try:
        return parse(look(asked), WORDS, typed)[1]
    except Several:
        return None


def test_what_there_is_no_room_for_is_counted() -> None:
    found = suggest(look(decision("one", 40)), WORDS, "")
    assert len(found) == 25
    assert "16 more" in found[-1].name
    assert "more" not in suggest(look(decision("one", 25)), WORDS, "")[-1].name


@pytest.mark.parametrize("shape", ["many", "allocate", "arrange"])
@pytest.mark.parametrize("count", [1, 2, 6])
def test_suggestions_lead_to_an_answer(shape: str, count: int) -> None:
    asked = decision(shape, count)
    typed = ""
    for _ in range(count + 1):
        for one in suggest(look(asked), WORDS, typed):
            if _answers(asked, one.value):
                return
        typed = suggest(look(asked), WORDS, typed)[-1].value + "; "
    raise AssertionError("no suggestion answers")


def _answers(asked: AnyDecision, typed: str) -> bool:
    try:
        check_choice(asked, parse(look(asked), WORDS, typed)[1])
    except Refused:
        return False
    return True


@pytest.mark.parametrize(
    ("shape", "typed", "choice"),
    [
        ("one", "tile:1", "tile:1"),
        ("one", "  tile:1 ", "tile:1"),
        ("many", "tile:0; tile:2", ["tile:0", "tile:2"]),
        ("amount", "2", 2),
        ("allocate", "tile:0=1; tile:2=2", {"tile:0": 1, "tile:2": 2}),
        ("arrange", "tile:2; tile:0; tile:1", ["tile:2", "tile:0", "tile:1"]),
        ("confirm", "tile:0", "tile:0"),
    ],
)
def test_typed_answers_are_read(shape: str, typed: str, choice: object) -> None:
    asked = decision(shape, 3)
    assert parse(look(asked), WORDS, typed) == (asked, choice)


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize(
    "typed", ["", "x", "-1", "1.5", "tile:9", "=", "a=b", ";;", "tile:0; tile:0", "~0.00000000", "#7 tile:0"]
)
def test_nonsense_is_refused_with_a_reason(shape: str, typed: str) -> None:
    with pytest.raises(Refused) as refusal:
        parse(look(decision(shape, 3)), WORDS, typed)
    assert WORDS.knows(refusal.value.text.key)


def test_the_question_meant_can_be_named() -> None:
    first, second = decision("one", 3), Amount(id=5, seat=0, kind="n", prompt=verbatim("?"), minimum=0, maximum=9)
    assert parse(look(first, second), WORDS, "#5 7") == (second, 7)
    assert parse(look(first, second), WORDS, "7") == (second, 7)
    assert all(one.value.startswith("#") for one in suggest(look(first, second), WORDS, ""))


def test_an_option_is_meant_by_its_label_unless_two_share_it() -> None:
    options = tuple(Option(key, verbatim(label)) for key, label in (("a", "Leaf"), ("b", "Flame"), ("c", "flame")))
    asked = ChooseOne(id=1, seat=0, kind="x", prompt=verbatim("?"), options=options)
    assert parse(look(asked), WORDS, "LEAF")[1] == "a"
    with pytest.raises(Refused):
        parse(look(asked), WORDS, "flame")


def test_who_is_not_asked_learns_who_is_waited_for() -> None:
    with pytest.raises(Refused) as refusal:
        parse(changed(look(), waiting=(1,)), WORDS, "tile:1")
    assert WORDS(refusal.value.text) == "It is not your turn: play waits for Kallias."


@pytest.mark.parametrize(
    ("status", "said"),
    [("lobby", "has not started"), ("closed", "was called off"), ("over", "has ended")],
)
def test_where_nobody_is_asked_that_is_said(status: str, said: str) -> None:
    with pytest.raises(Refused) as refusal:
        parse(changed(look(status=status), waiting=()), WORDS, "tile:1")
    assert said in WORDS(refusal.value.text)
