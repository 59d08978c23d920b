"""The words drawn in pictures and spoken in alternative texts; keys of this package begin with `picture-`."""

from __future__ import annotations

import functools
import threading
from collections.abc import Iterable

import msgspec

from render.cache import Memory
from rules.core.text import Wording, add_words
from rules.core.types import Text

add_words("render")
_LOCK = threading.Lock()
_TEXTS: Memory[str] = Memory(1 << 20, lambda said: len(said) + 200)
ALT_LIMIT = 1024
"""Characters of an alternative text on Discord."""


@functools.lru_cache(4096)
def _said(locale: str, key: str, args: tuple[tuple[str, str | int], ...]) -> str:
    with _LOCK:
        return Wording(locale).say(key, **dict(args))


class Words:
    """The catalogues in one language; a missing key falls back to English, then to the key itself."""

    def __init__(self, locale: str) -> None:
        self.locale = locale

    def __call__(self, key: str, **args: str | int) -> str:
        """The message under `key`, with its parameters filled in."""
        return _said(self.locale, key, tuple(sorted(args.items())))

    def text(self, text: Text) -> str:
        """A Text of a view in words; seats are numbered, since names are drawn apart."""
        key = self.locale, msgspec.msgpack.encode(text)
        said = _TEXTS.get(key)
        if said is None:
            with _LOCK:
                said = Wording(self.locale)(text)
            _TEXTS.put(key, said)
        return said


def signed(number: int) -> str:
    """A number with a true minus."""
    return str(number).replace("-", "−")


def joined(sentences: Iterable[str], limit: int = ALT_LIMIT) -> str:
    """Sentences one after the other, as many as fit, empty ones left out; one alone that is too long is cut."""
    out = ""
    for sentence in filter(None, sentences):
        longer = f"{out} {sentence}".strip()
        if len(longer) > limit:
            return out if out else longer[: limit - 1] + "…"
        out = longer
    return out
