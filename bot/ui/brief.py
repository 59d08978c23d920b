"""Short forms of long texts for controls: nothing on a control breaks off in mid-sentence."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from bot.ui.joined import fragment
from bot.ui.words import Words
from rules.core.game import Game, games
from rules.core.types import Text

_SENTENCE_END = re.compile(r"(?<=[.!?;]) (?=[A-Z])")


def brief(words: Words, text: Text, room: int) -> str:
    """A Text in at most `room` characters: in full, else the short form that its title's catalogue has of it
    (`<key>-brief`, with the same parameters) or of a card's text (`<game>-brief-<card>`), else as many whole sentences
    of its first line as fit, else where the full text is.
    """
    full = words.plain(text)
    if len(full) <= room:
        return full
    of_same = Text(f"{text.key}-brief", text.args)
    if words.knows(of_same.key) and len(shorter := words.plain(of_same)) <= room:
        return shorter
    for told, key in _cards(tuple(games().values()), words.locale).items():
        if full.startswith(told):
            # What follows says how things stand now.
            short, more = words.plain(key), fragment(full.removeprefix(told))
            return short + more if len(short) + len(more) <= room else short
    said, *rest = _SENTENCE_END.split(full.partition("\n")[0])
    for sentence in rest:
        if len(said) + 1 + len(sentence) > room:
            break
        said += f" {sentence}"
    # Hints that are put together end with a semicolon where another follows.
    said = said.removesuffix(";")
    return said if len(said) <= room else words.tag("hint-long")


@lru_cache(4)
def _cards(titles: tuple[Game[Any, Any], ...], locale: str) -> Mapping[str, Text]:
    """The short forms of cards' texts, by the text in words."""
    words = Words(locale)
    named = ((card.text, f"{title.info.key}-brief-{card.id}") for title in titles for card in title.components())
    return {fragment(words.plain(text)): Text(key) for text, key in named if words.knows(key)}
