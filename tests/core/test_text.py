"""Words: catalogues, fallback to English, lists, names of seats, and what is missing."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from rules.core import text
from rules.core.text import Wording, add_words, joined
from rules.core.types import Text, seat_text


@pytest.fixture
def catalogues(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package `words_here` with catalogues in English and German."""
    package = tmp_path / "words_here"
    (package / "texts").mkdir(parents=True)
    (package / "__init__.py").write_text("")
    (package / "texts" / "en.ftl").write_text(
        "both = in English\nonly-english = just { $n }\npair = { $a } and { $b }\nhas-part =\n    .part = x\n"
    )
    (package / "texts" / "de.ftl").write_text("both = auf Deutsch\n")
    (package / "texts" / "notes.txt").write_text("no catalogue")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(text, "_packages", [*text._packages])
    add_words("words_here")
    yield package
    text._bundle.cache_clear()


def test_the_language_then_its_base_then_english(catalogues: Path) -> None:
    assert Wording("de").say("both") == "auf Deutsch"
    assert Wording("de-AT").say("both") == "auf Deutsch"
    assert Wording("fr").say("both") == "in English"
    assert Wording("de").say("only-english", n=3) == "just 3"


@pytest.mark.parametrize(
    "locale",
    [
        "",
        "-",
        "x",
        "tlh",
        "en-",
        "de_",
        "../../en",
        "texts/en",
        "en\0",
        "@",
        "1",
        "日本",
        "x" * 300,
        "None",
        "notes.txt",
    ],
)
def test_a_locale_that_is_none_reads_english(catalogues: Path, locale: str) -> None:
    say = Wording(locale, names=("Ada",))
    assert say.say("both") == "in English"
    assert say.say("only-english", n=3) == "just 3"
    assert say(Text("choice-list", {"items": [seat_text(0), seat_text(1)]})) == "Ada and Player 2"
    assert say.say("nowhere") == "nowhere"
    assert say.knows("both")
    assert say.faults(Text("nowhere")) == ["no entry for nowhere"]


def test_a_part_after_a_language_may_be_nonsense(catalogues: Path) -> None:
    assert Wording("de-").say("both") == "auf Deutsch"
    assert Wording("de-../x").say("both") == "auf Deutsch"


def test_a_key_without_an_entry_comes_out_as_itself(catalogues: Path) -> None:
    assert Wording().say("nowhere") == "nowhere"
    assert not Wording().knows("nowhere")
    assert not Wording().knows("has-part")
    assert Wording("fr").knows("both")


@pytest.mark.parametrize(
    ("a", "b", "words"),
    [
        (-1, 2, "\u22121 and 2"),
        (2, -12, "2 and \u221212"),
        (0, "-5", "0 and -5"),
        ("-5", "x-1", "-5 and x-1"),
        (-3, "2-4", "\u22123 and 2-4"),
    ],
)
def test_a_number_below_zero_has_a_minus_sign(catalogues: Path, a: str | int, b: str | int, words: str) -> None:
    assert Wording().say("pair", a=a, b=b) == words


def test_digits_of_a_number_alone() -> None:
    assert [text.in_digits(number) for number in (12, 0, -3)] == ["12", "0", "\u22123"]


def test_what_the_catalogues_lack_is_found(catalogues: Path) -> None:
    say = Wording()
    assert say.faults(Text("both")) == []
    assert say.faults(Text("nowhere")) == ["no entry for nowhere"]
    (missing,) = say.faults(Text("only-english"))
    assert "only-english" in missing
    nested = Text("only-english", {"n": [Text("nowhere"), Text("literal", {"text": "x"})]})
    assert say.faults(nested) == ["no entry for nowhere"]


def test_adding_a_package_twice_changes_nothing(catalogues: Path) -> None:
    before = list(text._packages)
    add_words("words_here")
    assert text._packages == before


@pytest.mark.parametrize(
    ("items", "words"),
    [
        ([], "nothing"),
        (["a"], "a"),
        (["a", "b"], "a and b"),
        (["a", "b", "c"], "a, b and c"),
        (list("abcd"), "a, b, c and d"),
    ],
)
def test_lists(items: list[str], words: str) -> None:
    listed: list[Text] = [Text("literal", {"text": item}) for item in items]
    assert Wording().say("choice-list", items=listed) == words


def test_several_texts_as_one() -> None:
    one, two, three = (Text("literal", {"text": item}) for item in "abc")
    say = Wording()
    assert joined([one], "list-last") == one
    assert say(joined([one, two, three], "list-last")) == "a and b and c"
    assert say(joined([one, two, three], "list-last", "list-more")) == "a and b, c"
    assert say(joined([one, two], "list-last", "list-more")) == "a, b"
    gaps = joined([one, two, Text("nowhere")], "list-last", "nor")
    assert say.faults(gaps) == ["no entry for nowhere", "no entry for nor"]
    (missing,) = say.faults(joined([one, two], "choice-number"))
    assert "choice-number" in missing


def test_seats_go_by_the_names_given() -> None:
    say = Wording(names=("Ada", "*Bob* @everyone"))
    assert say(seat_text(0)) == "Ada"
    assert say(seat_text(1)) == "*Bob* @everyone"
    assert say(seat_text(2)) == "Player 3"
    assert say.say("event-resigned", seat=seat_text(0)) == "Ada leaves the match."


def test_no_isolation_marks_get_into_messages() -> None:
    assert Wording().say("rejected-not-yours", seat=seat_text(0)) == "That choice belongs to Player 1."


def test_the_catalogues_of_the_core_and_its_games_parse_and_share_no_key() -> None:
    folder = Path(text.__file__).parents[1]
    seen: dict[str, Path] = {}
    for file in sorted(folder.glob("**/texts/en.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ast.Message | ast.Term):
                assert entry.id.name not in seen, f"{entry.id.name}: {file} and {seen.get(entry.id.name)}"
                seen[entry.id.name] = file
    assert "rejected-stale" in seen


def test_no_catalogue_words_a_key_that_is_worded_by_itself() -> None:
    for package in ("bot", *text._packages):
        for file in (files(package) / "texts").iterdir():
            found = {one.id.name for one in FluentParser().parse(file.read_text("utf-8")).body if hasattr(one, "id")}
            assert found & set(text.FORMS) == set(), file
