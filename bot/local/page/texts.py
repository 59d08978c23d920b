"""The words of the page, from its Fluent catalogue `texts/en.ftl`."""

from __future__ import annotations

from rules.core.text import Wording, add_words

add_words("bot.local.page")
_WORDS = Wording()


def say(key: str, **args: str | int) -> str:
    """The sentence for a key (without its `page-`) and its parameters; raises KeyError for one the catalogue lacks."""
    full = f"page-{key}"
    if not _WORDS.knows(full):
        raise KeyError(full)
    return _WORDS.say(full, **args)
