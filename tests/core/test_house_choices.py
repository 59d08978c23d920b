"""House choices: single values, several parts together, and what is refused in words."""

from __future__ import annotations

import pytest

from rules.core.errors import BadSetup
from rules.core.game import GameInfo
from rules.core.options import OptionSpec, OptionValue
from rules.core.text import Wording
from tests.support.toy import Toy

SAY = Wording()
TWO = OptionSpec(
    "gods",
    ("old", "random"),
    "old",
    parts=("pan", "eos", "nyx", "eris"),
    least=2,
    most=2,
    sets={"old": ("nyx", "pan")},
)
ANY = OptionSpec("modules", (), "", parts=("sea", "sky", "night"), most=2)
SWITCH = OptionSpec("switch", (False, True), False)
NUMBER = OptionSpec("number", (1, 2), 1)
COLOR = OptionSpec("color", ("red", "blue"), "red")


def refusal(spec: OptionSpec, value: OptionValue) -> str:
    with pytest.raises(BadSetup) as refused:
        spec.checked(value)
    assert SAY.faults(refused.value.text) == []
    return SAY(refused.value.text)


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("old", "old"),
        ("random", "random"),
        ("nyx,eos", "eos,nyx"),
        (" Eris , pan ", "pan,eris"),
        ("pan,nyx", "old"),
    ],
)
def test_several_parts_are_kept_in_one_form(given: str, kept: str) -> None:
    assert TWO.checked(given) == kept
    assert TWO.checked(kept) == kept


def test_none_may_be_chosen_where_none_is_allowed() -> None:
    assert [ANY.checked(value) for value in ("", " ", "sky", "night,sea")] == ["", "", "sky", "sea,night"]


@pytest.mark.parametrize(
    ("spec", "value", "words"),
    [
        (TWO, "pan", "The option “gods” takes exactly 2. You have 1: pan."),
        (TWO, "", "The option “gods” takes exactly 2. You have 0: nothing."),
        (TWO, "pan,eos,nyx", "The option “gods” takes exactly 2. You have 3: pan, eos and nyx."),
        (ANY, "sea,sky,night", "The option “modules” takes 0 to 2. You have 3: sea, sky and night."),
        (TWO, "pan,pan", "“pan” stands twice in the option “gods”."),
        (TWO, "pan,zeus", "“zeus” is not a value of the option “gods”. Possible: old, random, pan, eos, nyx and eris."),
        (TWO, "pan,", "“” is not a value of the option “gods”. Possible: old, random, pan, eos, nyx and eris."),
        (TWO, "old,pan", "“old” is not a value of the option “gods”. Possible: old, random, pan, eos, nyx and eris."),
        (TWO, 2, "“2” is not a value of the option “gods”. Possible: old, random, pan, eos, nyx and eris."),
        (COLOR, "", "“” is not a value of the option “color”. Possible: red and blue."),
        (COLOR, "red,blue", "“red,blue” is not a value of the option “color”. Possible: red and blue."),
        (SWITCH, 1, "“1” is not a value of the option “switch”. Possible: false and true."),
        (NUMBER, True, "“True” is not a value of the option “number”. Possible: 1 and 2."),
    ],
)
def test_what_is_wrong_is_named(spec: OptionSpec, value: OptionValue, words: str) -> None:
    assert refusal(spec, value) == words


def test_parts_that_a_value_stands_for() -> None:
    assert TWO.parts_of("old") == ("nyx", "pan")
    assert TWO.parts_of("random") == ()
    assert TWO.parts_of("pan,eris") == ("pan", "eris")
    assert ANY.parts_of("") == ()


def test_values_are_read_as_typed() -> None:
    assert (SWITCH.read("TRUE"), NUMBER.read(" 2"), TWO.read("Old")) == (True, 2, "old")
    assert NUMBER.read("9") == "9"


def test_what_cannot_be_played_together_is_refused_where_a_match_is_set_up() -> None:
    toy = Toy()
    assert toy.chosen(2, {"tokens": 0}) == {"rounds": 2, "tokens": 0}
    with pytest.raises(BadSetup) as refused:
        toy.chosen(2, {"rounds": 3, "tokens": 0})
    assert refused.value.text.key == "toy-refused-long"


def test_the_choices_of_a_match_are_complete_and_no_others() -> None:
    info = GameInfo("toy", (2,), 1, (TWO, SWITCH))
    assert info.chosen({"gods": "eris,eos"}) == {"gods": "eos,eris", "switch": False}
    with pytest.raises(BadSetup) as refused:
        info.chosen({"god": "eris,eos"})
    assert SAY(refused.value.text) == "This game has no option “god”. Possible: gods and switch."
