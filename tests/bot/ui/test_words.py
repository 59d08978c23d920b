from __future__ import annotations

import pytest

from bot.local.page.markup import Markup
from bot.ui.words import Words, clip, literal, verbatim
from rules.core.types import Text

NASTY = [
    "**bold** _it_ __u__ ~~s~~",
    "`code` ||spoiler||",
    "<@123456789012345678> <#123456789012345678> <@&123456789012345678>",
    "@everyone @here",
    "# heading",
    "> quote\n- list",
    "[link](https://example.org)",
    "https://example.org",
    "<t:0:R> <:smile:123456789012345678>",
    "\\*back\\slash",
    "1. first",
    "-# small",
]


@pytest.mark.parametrize("name", NASTY)
def test_names_render_literally(name: str) -> None:
    """The page, which reads markdown as Discord does, shows the very characters and makes nothing of them."""
    html = Markup(lambda kind, key: f"[{kind}]", "hidden").html(literal(name))
    plain = " ".join(name.split())[:32]
    shown = html.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&").replace("\u200b", "")
    shown = shown.replace("&#x27;", "'").replace("&quot;", '"')
    for tag in ("<p>", "</p>", "<div>", "</div>"):
        shown = shown.replace(tag, "")
    assert shown.strip() == plain


def test_seat_names_are_literal_where_markdown_is_read_and_plain_on_labels() -> None:
    words = Words("en", ("*star*",))
    seat = Text("seat", {"n": 0})
    assert words(seat) == r"\*star\*"
    assert words.label(seat) == "*star*"


def test_names_within_a_sentence_are_literal_where_markdown_is_read() -> None:
    words, host = Words(), Text("name", {"text": "**@everyone** <@5>"})
    assert literal("**@everyone** <@5>") in words(Text("refused-not-host", {"host": host}))
    assert "**@everyone** <@5>" in words.label(Text("refused-not-host", {"host": host}))


def test_hints_that_are_put_together_end_no_sentence_twice() -> None:
    for first, told in (("You have 1 VP", "You have 1 VP; gain 1"), ("You have 1 VP.", "You have 1 VP. gain 1")):
        both = Text("option-hints", {"first": verbatim(first), "then": verbatim("gain 1")})
        assert Words().label(both) == Words()(both) == told


def test_clip_keeps_short_texts_and_marks_cut_ones() -> None:
    assert clip("short", 5) == "short"
    assert clip("longer words", 7) == "longer…"


def test_an_unknown_language_falls_back_to_english() -> None:
    assert Words("fi").say("button-join") == "Join"
