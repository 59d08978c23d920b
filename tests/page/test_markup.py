"""Discord's markdown as HTML, and that nothing hostile comes through."""

from __future__ import annotations

import re
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.local.page.markup import Markup, jump_target

NAMES = {("user", "5"): "Theano", ("channel", "6"): "tables", ("role", "7"): "Archons"}
MARKUP = Markup(lambda kind, i: NAMES.get((kind, i), "?"), "hidden")


@pytest.mark.parametrize(
    ("text", "html"),
    [
        ("plain", "<p>plain</p>"),
        ("one\ntwo", "<p>one<br>two</p>"),
        ("one\n\ntwo", "<p>one</p><p>two</p>"),
        ("**bold** *it* __under__ ~~gone~~", "<p><strong>bold</strong> <em>it</em> <u>under</u> <s>gone</s></p>"),
        ("***both***", "<p><strong><em>both</em></strong></p>"),
        ("**bold with *it* in**", "<p><strong>bold with <em>it</em> in</strong></p>"),
        ("snake_case_name", "<p>snake_case_name</p>"),
        (r"\*not\* \# x", "<p>*not* # x</p>"),
        ("`a **b** <c>`", "<p><code>a **b** &lt;c&gt;</code></p>"),
        ("``a ` b``", "<p><code>a ` b</code></p>"),
        ("## Head", '<div class="h2" role="heading" aria-level="3">Head</div>'),
        ("#no", "<p>#no</p>"),
        ("-# small", "<small>small</small>"),
        ("- a\n  - b", '<ul><li class="in0">a</li><li class="in1">b</li></ul>'),
        ("1. a\n2. b", '<ol><li class="in0">a</li><li class="in0">b</li></ol>'),
        ("4. d", '<ol start="4"><li class="in0">d</li></ol>'),
        ("> q\n> r\nafter", "<blockquote><p>q<br>r</p></blockquote><p>after</p>"),
        (">>> q\n\nr", "<blockquote><p>q</p><p>r</p></blockquote>"),
        ("> > once", "<blockquote><p>&gt; once</p></blockquote>"),
        ("```py\n<x> **y**\n```", '<pre tabindex="0"><code>&lt;x&gt; **y**</code></pre>'),
        ("<@5> <@!5>", '<p><span class="mention" data-user="5">@Theano</span> '
         '<span class="mention" data-user="5">@Theano</span></p>'),
        ("<@&7>", '<p><span class="mention" data-role="7">@Archons</span></p>'),
        ("<#6>", '<p><button type="button" class="mention" data-go="6">#tables</button></p>'),
        ("</game create:12>", '<p><button type="button" class="mention" data-command="game create">'
         "/game create</button></p>"),
        ("<t:1700000000:R>", '<p><d-time t="1700000000" f="R"></d-time></p>'),
        ("<t:1700000000>", '<p><d-time t="1700000000" f="f"></d-time></p>'),
        ("<:owl:123>", "<p>:owl:</p>"),
        ("@everyone", '<p><span class="mention">@everyone</span></p>'),
        ("||psst||", '<p><span class="spoiler" role="button" tabindex="0" aria-label="hidden">'
         "<span>psst</span></span></p>"),
        ("see https://a.example/x?y=1&z=2.", '<p>see <a href="https://a.example/x?y=1&amp;z=2" target="_blank" '
         'rel="noopener noreferrer">https://a.example/x?y=1&amp;z=2</a>.</p>'),
        ("[**here**](https://a.example)", '<p><a href="https://a.example" target="_blank" '
         'rel="noopener noreferrer"><strong>here</strong></a></p>'),
        ("[go](https://discord.com/channels/1/6/9)",
         '<p><button type="button" class="mention" data-go="6">go</button></p>'),
        ("https://discord.com/channels/1/6/9", '<p><button type="button" class="mention" data-go="6">'
         "#tables</button></p>"),
    ],
)  # fmt: skip
def test_markdown(text: str, html: str) -> None:
    assert MARKUP.html(text) == html


HOSTILE = [
    "<b>x</b> <img src=x onerror=alert(1)>",
    "[a](javascript:alert(1))",
    '[a](https://x.example" onmouseover="alert(1))',
    'https://x.example/"onmouseover=alert(1)',
    "<script>alert(1)</script>",
    '</game "onclick=alert(1) x=":12>',
    "```html\n</code><script>alert(1)</script>\n```",
    "`</code><img src=x>`",
    "||<iframe src=x>||",
    "# <svg onload=alert(1)>",
    "- <a href=javascript:alert(1)>",
    "> <style>*{display:none}</style>",
    "<t:1:R><t:99999999999999999999:R>",
    "\x00\x01<\x00script>",
]
TAG = re.compile(r"<(/?)([a-z0-9-]+)((?: [a-z-]+=\"[^\"<>]*\")*)>")
KNOWN = {
    "p", "br", "strong", "em", "u", "s", "code", "pre", "blockquote", "ul", "ol", "li", "small", "div", "span", "a",
    "button", "d-time",
}  # fmt: skip


def assert_safe(html: str) -> None:
    """Only our own tags with quoted attributes, balanced; every other angle bracket is escaped; links lead to http."""
    rest = TAG.sub("", html)
    assert "<" not in rest
    open_tags: list[str] = []
    for close, name, attributes in TAG.findall(html):
        assert name in KNOWN
        assert not re.search(r" on\w+=", attributes)
        if close:
            assert open_tags.pop() == name
        elif name != "br":
            open_tags.append(name)
    assert open_tags == []
    assert all(url.startswith(("http://", "https://")) for url in re.findall(r'href="([^"]*)"', html))


@pytest.mark.parametrize("text", HOSTILE)
def test_hostile_text_comes_out_as_text(text: str) -> None:
    assert_safe(MARKUP.html(text))


SIGNS = [*"*_~|`<>@#[]()\\\n ->.:&\"'", "x"]
MARKS = ["**", "||", "```", "> ", ">>> ", "- ", "1. ", "<@5>", "<t:5:R>", "https://a.example/", "</a b:1>", "]("]
PIECES = st.lists(st.sampled_from([*SIGNS, *MARKS, "<b>", "onclick="]), max_size=60)


@given(PIECES)
def test_any_mixture_is_safe(pieces: list[str]) -> None:
    assert_safe(MARKUP.html("".join(pieces)))


HEAVY = ["**", "*a", "||", "> ", ">>> ", "`", "[a](", "_", "~~", "__a", "<t:1", "https://", "***", "[**a"]


@pytest.mark.parametrize("piece", HEAVY)
def test_long_hostile_text_is_quick(piece: str) -> None:
    begin = time.perf_counter()
    MARKUP.html((piece * 4000)[:4000])
    assert time.perf_counter() - begin < 1.0


def test_hostile_names_are_escaped() -> None:
    html = Markup(lambda kind, i: "<b>&\"'", "x").html("<@1> <#2>")
    assert "<b>" not in html
    assert "&lt;b&gt;" in html


def test_jump_target() -> None:
    assert jump_target("https://discord.com/channels/1/22/33") == "22"
    assert jump_target("https://discord.com/channels/@me/22") == "22"
    assert jump_target("https://example.org/channels/1/22") is None
