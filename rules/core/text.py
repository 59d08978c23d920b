"""Words for Texts: Fluent catalogues per package and language, and the wording of one reader.

Each package that has words keeps them in `texts/<locale>.ftl`; a key missing in a language falls back to English.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from rules.core.types import Text

FALLBACK = "en"
MINUS = "\u2212"
_HYPHEN = re.compile(r"(?<![\w-])-(?=\d)")
"""What stands before a number below zero, as the catalogues write numbers."""
_JOINED = "list-joined"
_PLAIN = ("seat", "literal", "name")
FORMS = (*_PLAIN, _JOINED)
"""Keys that are worded by themselves; no catalogue may have an entry for them."""
WORDED = 8192
"""Wordings kept: the same ones are needed again and again, for each person who looks at a card."""
_packages: list[str] = []
_names: dict[str, str] = {}


def add_words(package: str) -> None:
    """Make the words of a package known: its `texts/*.ftl` are read when first needed."""
    if package not in _packages:
        _packages.append(package)
        _languages.cache_clear()
        _bundle.cache_clear()


def add_name(key: str, name: str) -> None:
    """Give a key words that are known only at run time, the same in every language: a name that the host brings.

    It is worded like the Text `name`, which a place that reads markup shows literally.
    """
    _names[key] = name


def joined(items: Sequence[Text], more: str, last: str = "") -> Text:
    """Several Texts as one: two are put together by an entry of the catalogue, then the third is put to those.

    Entry `more`, and `last` for the end where that differs, has the parameters `before` and `after`.
    """
    if len(items) == 1:
        return items[0]
    return Text(_JOINED, {"items": list(items), "more": more, "last": last or more})


def nested(text: Text) -> Iterator[Text]:
    """A Text and all those within it."""
    yield text
    for arg in text.args.values():
        for one in [arg] if isinstance(arg, Text) else arg if isinstance(arg, list) else ():
            yield from nested(one)


@cache
def _languages() -> frozenset[str]:
    """Locales that any package has a catalogue for."""
    folders = (files(package) / "texts" for package in _packages)
    names = (file.name for folder in folders for file in folder.iterdir())
    return frozenset(name.removesuffix(".ftl") for name in names)


@cache
def _bundle(locale: str) -> FluentBundle:
    # Isolation marks are for mixed writing directions; in Discord messages they would only get in the way.
    bundle = FluentBundle([locale], use_isolating=False)
    for package in _packages:
        source = files(package) / "texts" / f"{locale}.ftl"
        if source.is_file():
            bundle.add_resource(FluentResource(source.read_text("utf-8")))
    return bundle


@lru_cache(WORDED)
def _formatted(bundle: FluentBundle, key: str, args: tuple[tuple[str, str | int], ...]) -> str:
    """The words of a catalogue's entry, with parameters that are worded already."""
    pattern = bundle.get_message(key).value
    assert pattern is not None, f"{key} has words"
    words, _ = bundle.format_pattern(pattern, dict(args))
    below_zero = any(isinstance(value, int) and value < 0 for _, value in args)
    return _HYPHEN.sub(MINUS, str(words)) if below_zero else str(words)


def in_digits(number: int) -> str:
    """A number in digits; before one below zero stands a minus sign, no hyphen."""
    return str(number).replace("-", MINUS)


class Wording:
    """Puts Texts into words for one reader: a language, and a name for each seat (by seat number).

    A locale that no catalogue is for, or that is none at all, reads English.
    """

    def __init__(self, locale: str = FALLBACK, names: Sequence[str] = ()) -> None:
        self.locale = locale
        self.names = tuple(names)
        self._locales = tuple(dict.fromkeys((locale, locale.split("-")[0], FALLBACK)))

    def __call__(self, text: Text) -> str:
        """The words of a Text; a key without any catalogue entry comes out as the key itself."""
        if text.key == "seat":
            return self._name(text.args["n"])
        if text.key in ("literal", "name"):
            return str(text.args["text"])
        if text.key in _names:
            return self(Text("name", {"text": _names[text.key]}))
        if text.key == _JOINED:
            return self._joined(text)
        args = tuple((key, self._value(value)) for key, value in text.args.items())
        for _, bundle in self._entries(text.key):
            return _formatted(bundle, text.key, args)
        return text.key

    def say(self, key: str, **args: str | int | Text | list[Text]) -> str:
        """The words of a key with its parameters."""
        return self(Text(key, args))

    def knows(self, key: str) -> bool:
        """Whether there is an entry for the key in this language or in English."""
        return key in _names or any(True for _ in self._entries(key))

    def faults(self, text: Text) -> list[str]:
        """What the catalogues lack for a Text: keys without an entry, parameters an entry needs and does not get."""
        if text.key in (*_PLAIN, *_names):
            return []
        nested = [item for value in text.args.values() for item in (value if isinstance(value, list) else [value])]
        found = [fault for item in nested if isinstance(item, Text) for fault in self.faults(item)]
        if text.key == _JOINED:
            keys = dict.fromkeys(str(text.args[name]) for name in ("more", "last"))
            return found + [fault for key in keys for fault in self.faults(Text(key, {"before": "", "after": ""}))]
        if not self.knows(text.key):
            return [*found, f"no entry for {text.key}"]
        args = {key: self._value(value) for key, value in text.args.items()}
        pattern, bundle = next(self._entries(text.key))
        _, errors = bundle.format_pattern(pattern, args)
        return found + [f"{text.key}: {error}" for error in errors]

    def _entries(self, key: str) -> Iterator[tuple[Any, FluentBundle]]:
        for locale in self._locales:
            if locale not in _languages():
                continue
            bundle = _bundle(locale)
            if bundle.has_message(key):
                pattern = bundle.get_message(key).value
                if pattern is not None:
                    yield pattern, bundle

    def _name(self, n: object) -> str:
        number = n if isinstance(n, int) else -1
        if 0 <= number < len(self.names):
            return self.names[number]
        return self(Text("seat-unnamed", {"number": number + 1}))

    def _value(self, value: str | int | Text | Sequence[Text]) -> str | int:
        if isinstance(value, Text):
            return self(value)
        if isinstance(value, str | int):
            return value
        return self(joined(value, "list-more", "list-last") if value else Text("list-empty"))

    def _joined(self, text: Text) -> str:
        items = text.args["items"]
        first, *rest = [self(item) for item in items] if isinstance(items, list) else []
        for n, word in enumerate(rest, 1):
            key = str(text.args["last" if n == len(rest) else "more"])
            first = self(Text(key, {"before": first, "after": word}))
        return first


add_words("rules.core")
