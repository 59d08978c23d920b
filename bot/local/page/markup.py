"""Discord's markdown as safe HTML: everything is escaped first, and only our own tags come out.

Pure: text in, text out. Nothing here lets raw HTML through, so its output needs no sanitizer.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from html import escape
from typing import TypeAlias

Names: TypeAlias = Callable[[str, str], str]
"""("user" | "channel" | "role", id) -> the name to show."""

_FENCE = re.compile(r"```(?:[a-z0-9+-]+\n)?\n?(.+?)\n?```", re.S | re.I)
_HEADING = re.compile(r"(#{1,3}) +(.+)")
_SUBTEXT = re.compile(r"-# +(.+)")
_ITEM = re.compile(r"( *)(?:[-*]|(\d{1,4})\.) +(.+)")
_INLINE = re.compile(
    r"""
    \\(?P<esc>[^0-9A-Za-z\s])
  | (?P<tick>`+)(?P<code>.+?)(?P=tick)(?!`)
  | <t:(?P<time>-?\d{1,12})(?::(?P<style>[tTdDfFR]))?>
  | <@!?(?P<user>\d{1,20})> | <@&(?P<role>\d{1,20})> | <\#(?P<channel>\d{1,20})>
  | (?P<all>@everyone|@here)\b
  | </(?P<command>[^:<>\n]{1,100}):\d{1,20}> | <a?:(?P<emoji>\w{1,32}):\d{1,20}>
  | <?https?://(?:ptb\.|canary\.)?discord(?:app)?\.com/channels/(?:\d{1,20}|@me)/(?P<jump>\d{1,20})(?:/(?P<message>\d{1,20}))?>?
  | \[(?P<label>[^\]\n]{1,400})\]\(<?(?P<href>https?://[^\s)>]{1,1500})>?\)
  | (?P<url>https?://[^\s<>]{0,1500}[^\s<>.,;:!?)'"\]*_~|`])
  | \|\|(?P<spoiler>.+?)\|\|
  | \*\*\*(?P<both>[^*]+?)\*\*\* | \*\*(?P<bold>.+?)\*\*(?!\*) | __(?P<under>.+?)__(?!_) | ~~(?P<strike>.+?)~~
  | \*(?P<italic>[^\s*](?:[^*]*[^\s*])?)\* | (?<!\w)_(?P<italic2>[^_\n]+)_(?!\w)
""",
    re.X | re.S,
)
_JUMP = re.compile(r"https?://(?:ptb\.|canary\.)?discord(?:app)?\.com/channels/(?:\d+|@me)/(\d+)(?:/(\d+))?")
_WRAP = {
    "bold": ("<strong>", "</strong>"),
    "both": ("<strong><em>", "</em></strong>"),
    "under": ("<u>", "</u>"),
    "strike": ("<s>", "</s>"),
    "italic": ("<em>", "</em>"),
    "italic2": ("<em>", "</em>"),
}
_DEEPEST = 8
_PARTS = ("esc", "code", "time", "user", "role", "channel", "all", "command", "emoji", "jump", "href", "url", "spoiler")


def time_tag(seconds: int, style: str = "f") -> str:
    """A moment (seconds since 1970, UTC) that the browser words in its own zone and language."""
    return f'<d-time t="{seconds}" f="{escape(style)}"></d-time>'


def link(href: str, inner: str) -> str:
    """A link that opens apart and tells the other side nothing; `inner` is HTML already."""
    return f'<a href="{escape(href)}" target="_blank" rel="noopener noreferrer">{inner}</a>'


def jump(cid: str, inner: str, css: str = "mention") -> str:
    """A button that opens a channel of this page; `inner` is HTML already."""
    return f'<button type="button" class="{css}" data-go="{escape(cid)}">{inner}</button>'


def jump_target(url: str) -> str | None:
    """The channel id when a URL points at a channel or message, else None."""
    found = _JUMP.match(url)
    return found[1] if found else None


class Markup:
    """Turns one message's text into HTML; `hidden` is the label read out for text behind a spoiler."""

    def __init__(self, names: Names, hidden: str) -> None:
        self.names = names
        self.hidden = hidden

    def html(self, text: str) -> str:
        """The whole of a message's text."""
        out, at = [], 0
        for fence in _FENCE.finditer(text):
            out += [self._blocks(text[at : fence.start()]), f'<pre tabindex="0"><code>{escape(fence[1])}</code></pre>']
            at = fence.end()
        return "".join(out) + self._blocks(text[at:])

    def inline(self, text: str, depth: int = 0) -> str:
        """One run of text without headings, lists or quotes; marks nested deeper than any writer's stay as typed."""
        if depth > _DEEPEST:
            return escape(text)
        out, at = [], 0
        for found in _INLINE.finditer(text):
            out += [escape(text[at : found.start()]), self._piece(found, depth + 1)]
            at = found.end()
        return "".join(out) + escape(text[at:])

    def _piece(self, found: re.Match[str], depth: int) -> str:
        for kind, (before, after) in _WRAP.items():
            if (inner := found[kind]) is not None:
                return before + self.inline(inner, depth) + after
        kind = next(name for name in _PARTS if found[name] is not None)
        value = found[kind]
        if kind in ("user", "channel", "role"):
            return self._mention(kind, value)
        if kind == "time":
            return time_tag(int(value), found["style"] or "f")
        if kind == "href":
            return self._labelled(found["label"], value, depth)
        if kind == "spoiler":
            return (
                f'<span class="spoiler" role="button" tabindex="0" aria-label="{escape(self.hidden)}">'
                f"<span>{self.inline(value, depth)}</span></span>"
            )
        return self._plain(kind, value)

    def _plain(self, kind: str, value: str) -> str:
        match kind:
            case "code":
                return f"<code>{escape(value.strip())}</code>"
            case "command":
                return f'<button type="button" class="mention" data-command="{escape(value)}">/{escape(value)}</button>'
            case "url":
                return link(value, escape(value))
            case "jump":
                return jump(value, "#" + escape(self.names("channel", value)))
            case "all":
                return f'<span class="mention">{value}</span>'
            case "emoji":
                return escape(f":{value}:")
            case _:
                return escape(value)

    def _labelled(self, label: str, href: str, depth: int) -> str:
        target, inner = jump_target(href), self.inline(label, depth)
        return jump(target, inner) if target else link(href, inner)

    def _mention(self, kind: str, i: str) -> str:
        name = escape(self.names(kind, i))
        if kind == "channel":
            return jump(i, f"#{name}")
        return f'<span class="mention" data-{kind}="{i}">@{name}</span>'

    def _blocks(self, text: str, quoted: bool = False) -> str:
        out: list[str] = []
        para: list[str] = []
        lines = text.split("\n")
        at = 0
        while at < len(lines):
            block, used = self._block(lines, at, quoted)
            if block is None:
                if lines[at].strip():
                    para.append(lines[at])
                    at += 1
                    continue
                used = 1
            self._flush(para, out)
            out.append(block or "")
            at += used
        self._flush(para, out)
        return "".join(out)

    def _flush(self, para: list[str], out: list[str]) -> None:
        if para:
            out.append("<p>" + self.inline("\n".join(para)).replace("\n", "<br>") + "</p>")
            para.clear()

    def _block(self, lines: list[str], at: int, quoted: bool) -> tuple[str | None, int]:
        """The block that starts at a line and how many lines it takes, or None for ordinary text."""
        line = lines[at]
        if not quoted and line.startswith(">>> "):
            return self._quote([line[4:], *lines[at + 1 :]]), len(lines) - at
        if not quoted and line.startswith("> "):
            body = _while(lines, at, lambda text: text.startswith("> "))
            return self._quote([text[2:] for text in body]), len(body)
        if found := _HEADING.fullmatch(line):
            return f'<div class="h{len(found[1])}" role="heading" aria-level="3">{self.inline(found[2])}</div>', 1
        if found := _SUBTEXT.fullmatch(line):
            return f"<small>{self.inline(found[1])}</small>", 1
        if _ITEM.fullmatch(line):
            items = _while(lines, at, lambda text: _ITEM.fullmatch(text) is not None)
            return self._list(items), len(items)
        return None, 0

    def _quote(self, lines: list[str]) -> str:
        return f"<blockquote>{self._blocks(chr(10).join(lines), quoted=True)}</blockquote>"

    def _list(self, lines: list[str]) -> str:
        found = [item for line in lines if (item := _ITEM.fullmatch(line))]
        tag = "ol" if found[0][2] else "ul"
        start = f' start="{int(found[0][2])}"' if tag == "ol" and found[0][2] != "1" else ""
        items = (f'<li class="in{min(len(item[1]) // 2, 2)}">{self.inline(item[3])}</li>' for item in found)
        return f"<{tag}{start}>{''.join(items)}</{tag}>"


def _while(lines: list[str], at: int, belongs: Callable[[str], bool]) -> list[str]:
    end = at
    while end < len(lines) and belongs(lines[end]):
        end += 1
    return lines[at:end]
