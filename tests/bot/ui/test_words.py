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


def together(key: str, *said: str) -> str:
    first, then = map(verbatim, said[:2])
    both = Text(key, {"first": first, "then": then})
    for more in said[2:]:
        both = Text(key, {"first": both, "then": verbatim(more)})
    assert Words().plain(both) == Words()(both)
    return Words()(both)


def test_hints_are_put_together_as_fragments() -> None:
    assert together("option-hints", "You have 1 VP", "gain 1") == "You have 1 VP; gain 1"
    assert together("option-hints", "Gain 3 Gold. Gain 1 VP.", "costs 1", "for good") == (
        "Gain 3 Gold. Gain 1 VP; costs 1; for good"
    )


def test_of_two_hints_at_one_thing_the_later_is_left() -> None:
    up_to, said = "Costs 1 Gold, leaves 5. Points: up to 5", "Costs 1 Gold, leaves 5. Points: 3"
    assert together("option-hints", up_to, said) == said
    other = "Costs 2 Gold, leaves 3. Points: 2"
    assert together("option-hints", said, other) == f"{said}. {other}"
    exact = "Costs 3 Gold, leaves 1. Points: 0"
    assert together("option-hints", "Costs 1 to 3 Gold. Points: up to 6", exact) == exact
    assert together("option-hints", "Costs 2 Gold. Points: 0", exact) == f"Costs 2 Gold. Points: 0. {exact}"
    assert together("option-hints", "Makes 1 leaf there", "Makes 1 leaf there") == (
        "Makes 1 leaf there. Makes 1 leaf there"
    )


def test_what_several_questions_are_about_is_said_once() -> None:
    assert together("panel-together", "Place: which element?", "Place: onto which tile?") == (
        "Place: which element? Onto which tile?"
    )
    asked = together("panel-together", "Shift: what comes next?", "Shift: what is shifted?", "Shift: what do you pay?")
    assert asked == "Shift: what comes next? What is shifted? What do you pay?"
    assert together("panel-together", "Lock: anything else?", "Castor: who?", "Castor: where?", "Castor: what?") == (
        "Lock: anything else? Castor: who? Where? What?"
    )
    assert together("panel-together", "Castor: who?", "Lock: what?") == "Castor: who? Lock: what?"
    assert together("panel-together", "Cyclopes: pick one.", "Cyclopes: which card?") == (
        "Cyclopes: pick one. Which card?"
    )
    assert together("panel-together", "Where to?\n1. Owl: 1 Gold", "Each entry says it.") == (
        "Where to?\n1. Owl: 1 Gold\nEach entry says it."
    )


def test_a_question_that_explains_itself_or_is_long_stands_on_a_line_of_its_own() -> None:
    explained = together("panel-together", "Your turn: who acts? It ends with a pass.", "Where does Athena go?")
    assert explained == "Your turn: who acts? It ends with a pass.\nWhere does Athena go?"
    long = together("panel-together", "Thunder: what do you choose?", f"Combat: {'you have 6, ' * 6} which card?")
    assert long.startswith("Thunder: what do you choose?\nCombat: ")


def test_a_bare_word_that_does_nothing_is_not_told_as_what_comes_first() -> None:
    assert together("option-onward", "nothing", "Titan Breaker") == "without it: Titan Breaker"
    assert together("option-onward", "Done", "End the turn") == "Done, then: End the turn"


def test_what_was_chosen_is_told_with_its_question_where_the_word_alone_says_too_little() -> None:
    dismiss = "Which Column do you dismiss? Any one may go."
    assert together("choice-answered", dismiss, "red") == "Which Column do you dismiss? red"
    assert together("choice-answered", "How many?", "3") == "How many? 3"
    assert together("choice-answered", dismiss, "Hebe") == "Hebe"
    assert together("choice-answered", dismiss, "to the left") == "to the left"
    assert together("choice-back", dismiss, "Back") == "back from “Which Column do you dismiss?”"


def test_clip_keeps_short_texts_and_marks_cut_ones() -> None:
    assert clip("short", 5) == "short"
    assert clip("longer words", 7) == "longer…"


def test_an_unknown_language_falls_back_to_english() -> None:
    assert Words("fi").say("button-join") == "Join"
