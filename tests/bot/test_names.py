"""Names become something one can see and tell apart."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bot.names import apart, by_marks, looks, tidy, visible
from bot.ui.build import button, entry, text
from bot.ui.custom_id import CustomId

NOTHING = [
    "",
    "  ",
    "\u200f\u200f",
    "\u3164",
    "\u2800",
    "\u200b\u200d",
    "\ufe0f",
    "\U000e0061",
    "\u0351\u0351",
    "\x00",
    "\u115f",
    "\U0001d159",
    "\U00013441",
]
MARKED = {
    "\u202eevil": "evil", "A\u200bda": "Ada", "  A \n B\t": "A B", "Z\u0351": "Z\u0351", "\u0351a": "\u0351a",
    "\U0001f468\u200d\U0001f469": "\U0001f468\u200d\U0001f469", "\u2764\ufe0f": "\u2764\ufe0f", "Ada\u200d": "Ada",
    "\u0645\u06cc\u200c\u062e": "\u0645\u06cc\u200c\u062e", "\u738b": "\u738b", "\U0001f525": "\U0001f525",
}  # fmt: skip


@pytest.mark.parametrize("name", NOTHING, ids=ascii)
def test_what_shows_nothing_is_found(name: str) -> None:
    assert not visible(name)
    assert tidy(name) == ""
    assert apart(name, (), 3, 32) == "#3"


@pytest.mark.parametrize(("name", "shown"), MARKED.items(), ids=ascii)
def test_only_what_hides_or_turns_goes(name: str, shown: str) -> None:
    assert visible(name)
    assert tidy(name) == shown


def test_people_of_one_name_are_told_apart() -> None:
    taken: list[str] = []
    for name in ("Ada", "ada", "Ada\u200d", "\uff21da", "", "#5", "Bo"):
        taken.append(apart(name, taken, len(taken) + 1, 32))
    assert taken == ["Ada", "ada (2)", "Ada (3)", "\uff21da (4)", "#5", "#5 (2)", "Bo"]
    long = "x" * 32
    assert apart(long, [long], 2, 32) == "x" * 28 + " (2)"


def test_people_of_one_name_bear_what_they_play() -> None:
    gods = ["Ares", "Athena", "Poseidon"]
    assert by_marks(["Ada", "Bo", "ada (2)"], gods) == ["Ada (Ares)", "Bo", "ada (Poseidon)"]
    assert by_marks(["Ada (2)", "Bo", "Cy"], gods) == ["Ada (2)", "Bo", "Cy"], "called so, and alone"
    assert by_marks(["Ada", "Ada (2)", "Bo"], ["", "", ""]) == ["Ada", "Ada (2)", "Bo"], "nothing to be told by"
    assert by_marks(["Ada", "Ada (2)", "Ada (Ares)"], gods) == ["Ada", "Ada (2)", "Ada (Ares)"], "taken"
    long = ["x" * 32, "x" * 28 + " (2)", "Bo"]
    assert all(len(name) <= 32 for name in by_marks(long, gods))


@given(st.lists(st.text(max_size=40), max_size=6))
@example(["x (2)", "x", "x"])
@example(["x" * 40, "x" * 33, "x" * 28 + " (2)"])
def test_whatever_people_are_called_everybody_can_be_seen_and_told_apart(names: list[str]) -> None:
    taken: list[str] = []
    for name in names:
        taken.append(apart(name, taken, len(taken) + 1, 32))
    for shown in (taken, by_marks(taken, "ABCDEF"[: len(taken)])):
        assert all(visible(name) and len(name) <= 32 and tidy(name) == name for name in shown)
        assert len({looks(name) for name in shown}) == len(shown)


@pytest.mark.parametrize("words", ["", " ", "\u3164", "\u200b"], ids=ascii)
def test_no_control_and_no_text_is_ever_blank(words: str) -> None:
    assert button(words, CustomId("turn", "abc")).label == "…"
    assert entry(words, "1", " ").to_dict() == {"label": "…", "value": "1", "description": "…", "default": False}
    assert text(words).to_component_dict()["content"] == "…"
