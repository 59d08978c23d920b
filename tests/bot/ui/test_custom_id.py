from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.ui.custom_id import CustomId, decode, lengthen, shorten


@given(
    st.from_regex(r"[a-z]{1,10}", fullmatch=True),
    st.from_regex(r"[a-z0-9]{0,8}", fullmatch=True),
    st.none() | st.integers(0, 10**9),
    st.text(max_size=45),
)
def test_what_is_written_is_read_back(kind: str, match: str, decision: int | None, option: str) -> None:
    made = CustomId(kind, match, decision, option)
    assert decode(str(made)) == made
    assert len(str(made)) <= 90


def test_what_cannot_be_read_back_is_refused() -> None:
    for bad in (CustomId("no:colon"), CustomId("Upper"), CustomId("ok", "match:id"), CustomId("ok", option="x" * 90)):
        with pytest.raises(ValueError, match="not a custom id"):
            str(bad)


@pytest.mark.parametrize("words", ["", "p1", "p0:pick:a:1:b", "p1:pick:a:one:b", "move:3:4", "p1:pick"])
def test_foreign_ids_mean_nothing(words: str) -> None:
    assert decode(words) is None


@given(st.lists(st.text(max_size=120), min_size=1, max_size=30, unique=True), st.data())
def test_every_key_can_be_carried(keys: list[str], data: st.DataObject) -> None:
    key = data.draw(st.sampled_from(keys))
    short = shorten(key, keys)
    assert len(short) <= 40
    assert lengthen(short, keys) == key


def test_a_shortened_key_of_another_list_means_nothing() -> None:
    keys = ["x" * 60, "y" * 60]
    short = shorten(keys[1], keys)
    assert lengthen(short, [*keys, "new"]) is None
    assert lengthen(short, list(reversed(keys))) is None
    assert lengthen("~9." + short.split(".")[1], keys) is None
    assert lengthen("~nonsense", keys) is None
