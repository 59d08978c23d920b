"""Wording for one reader on Discord: names and texts that render literally where markdown is read, plain elsewhere."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.ui.joined import TOGETHER, bare, question
from rules.core.text import Wording, add_words
from rules.core.types import Text

add_words("bot")

_MARKUP = re.compile(r"([\\*_~`|>#\-\[\]()<:+.!])")
_LONGEST_NAME = 32
_LONGEST_TITLE = 80
"""What things are called: cards, card lists, presets."""


def literal(name: str, room: int = _LONGEST_NAME) -> str:
    """A person's text so that Discord shows exactly that: no markup, no mention, no link, on one line."""
    line = " ".join(name.split())[:room]
    # A zero-width space keeps `@everyone` from being read as a mention.
    return _MARKUP.sub(r"\\\1", line).replace("@", "@\u200b")


def verbatim(words: str) -> Text:
    """Words that are ready, as a Text to nest in another."""
    return Text("literal", {"text": words})


def clip(words: str, room: int) -> str:
    """The text, cut to `room` characters with an ellipsis when it is longer."""
    return words if len(words) <= room else words[: room - 1].rstrip() + "…"


class _Plain(Wording):
    """Wording that puts together what is asked or hinted at one after the other, and says once what both begin with."""

    def __call__(self, text: Text) -> str:
        if text.key not in (*TOGETHER, "choice-back", "option-onward"):
            return super().__call__(text)
        first, then = text.args["first"], text.args["then"]
        assert isinstance(first, Text)
        assert isinstance(then, Text)
        if text.key == "option-onward":
            return super().__call__(Text("option-without", {"then": then}) if bare(self(first)) else text)
        if text.key not in TOGETHER:
            return super().__call__(Text(text.key, {"first": question(self(first))}))
        return TOGETHER[text.key](self(first), self(then))

    def knows(self, key: str) -> bool:
        """Whether there are words of that key."""
        return key in TOGETHER or super().knows(key)


class _Rich(_Plain):
    """Wording for a place that reads markdown: what people called something is shown literally."""

    def __call__(self, text: Text) -> str:
        return literal(str(text.args["text"]), _LONGEST_TITLE) if text.key == "name" else super().__call__(text)


class Words:
    """Texts for one reader: calling it gives markdown text with names made literal; `label` gives plain text."""

    def __init__(self, locale: str = "en", names: Sequence[str] = ()) -> None:
        self.locale = locale
        self._rich = _Rich(locale, [literal(name) for name in names])
        self._plain = _Plain(locale, names)

    def __call__(self, text: Text) -> str:
        """A Text for a place that reads markdown."""
        return self._rich(text)

    def say(self, key: str, **args: str | int | Text | list[Text]) -> str:
        """A key with its parameters for a place that reads markdown."""
        return self._rich(Text(key, args))

    def label(self, text: Text, room: int = 72) -> str:
        """A Text for a button, menu or alt text, cut to `room` characters."""
        return clip(self._plain(text), room)

    def plain(self, text: Text) -> str:
        """A Text in full for a place that reads no markdown."""
        return self._plain(text)

    def tag(self, key: str, **args: str | int | Text | list[Text]) -> str:
        """A key with its parameters for a button, menu or modal."""
        return self.label(Text(key, args))

    def knows(self, key: str) -> bool:
        """Whether any catalogue has the key."""
        return self._plain.knows(key)
