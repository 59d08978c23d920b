"""What the two ways back say on their buttons: Back leads to an earlier question, Undo takes back what was done."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from bot.steps import Return, UndoPoint
from bot.ui.limits import MARGIN, OPTION_TEXT
from bot.ui.words import Words
from rules.core.types import Option, Text

SEEN = 40
"""Characters of a button that a phone shows at most."""


def back_label(words: Words, back: Option, leads: Return | None) -> str:
    """The way back, by the question it leads to; as the title words it where that is not known."""
    if leads is None or leads.prompt is None:
        return words.label(back.label)
    return _fitting(words, Text("panel-back-to", {"prompt": leads.prompt}), "panel-back-one")


def undo_label(words: Words, last: UndoPoint) -> str:
    """A step back, by what it takes back."""
    return _fitting(words, Text("panel-undo", {"what": undone(last)}), "panel-undo-one")


def undone(point: UndoPoint) -> Text:
    """What a step back takes back, in the order it was done."""
    return one_after_another([*reversed(point.undone)])


def undo_entry(words: Words, point: UndoPoint) -> str:
    """How far back a suggestion goes: what is taken back where there is room, else how much it is."""
    count = len(point.undone)
    full = words.plain(Text("undo-point", {"count": count, "what": undone(point)}))
    return full if len(full) <= OPTION_TEXT * MARGIN else words.tag("undo-point-last", count=count)


def one_after_another(said: Sequence[Text]) -> Text:
    """What was chosen one after the other, as one text."""
    return reduce(lambda first, then: Text("option-then", {"first": first, "then": then}), said)


def _fitting(words: Words, said: Text, otherwise: str) -> str:
    """Words in full where a button has room for them: nothing on it breaks off."""
    full = words.plain(said)
    return full if len(full) <= SEEN else words.tag(otherwise)
