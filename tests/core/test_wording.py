"""Words that come late: a language added after others were read, names brought by the host, a seat that is none."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.core import text
from rules.core.text import Wording, add_name, add_words
from rules.core.types import Text


def test_a_language_that_comes_late_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "words_later" / "texts"
    folder.mkdir(parents=True)
    (folder.parent / "__init__.py").write_text("")
    (folder / "tlh.ftl").write_text("late = qaStaH\n")
    (folder / "en.ftl").write_text("later = at last\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(text, "_packages", [*text._packages])
    assert [Wording("tlh").say(key) for key in ("late", "later")] == ["late", "later"]
    add_words("words_later")
    assert [Wording("tlh").say(key) for key in ("late", "later")] == ["qaStaH", "at last"]
    assert Wording("tlh").say("list-empty") == "nothing"
    monkeypatch.undo()
    text._languages.cache_clear()
    text._bundle.cache_clear()


def test_a_name_brought_by_the_host_is_worded_and_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(text, "_names", {})
    assert not Wording().knows("card-of-mine")
    add_name("card-of-mine", "Ὀρφεύς { $x }")
    say = Wording("de")
    assert say(Text("card-of-mine")) == "Ὀρφεύς { $x }"
    assert say.say("choice-list", items=[Text("card-of-mine")]) == "Ὀρφεύς { $x }"
    assert say.knows("card-of-mine")
    assert say.faults(Text("card-of-mine")) == []


@pytest.mark.parametrize("n", ["0", -1])
def test_a_seat_that_is_none_goes_by_no_name(n: str | int) -> None:
    assert Wording(names=("Ada", "Bob"))(Text("seat", {"n": n})) == "Player 0"
