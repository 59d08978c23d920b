"""Forms that open over a message. discord.py keeps nothing of them: each is stopped at once, and found by its id."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ui

from bot.ui.custom_id import CustomId
from bot.ui.limits import MODAL_LABEL, MODAL_TITLE
from bot.ui.words import Words, clip
from rules.core.text import in_digits


def number_form(words: Words, to: CustomId, least: int, most: int) -> ui.Modal:
    """A form that asks for a whole number between two."""
    longest, span = max(len(str(least)), len(str(most))), f"{in_digits(least)} … {in_digits(most)}"
    asked: ui.TextInput[ui.Modal] = ui.TextInput(custom_id="number", max_length=longest, placeholder=span)
    label = words.tag("form-number-label", least=least, most=most)
    return _form(words.tag("form-number"), to, [ui.Label(text=clip(label, MODAL_LABEL - 5), component=asked)])


def name_form(words: Words, to: CustomId, most: int) -> ui.Modal:
    """A form that asks for a name of at most so many letters."""
    asked: ui.TextInput[ui.Modal] = ui.TextInput(custom_id="name", min_length=1, max_length=most)
    label = words.tag("form-name-label")
    return _form(words.tag("form-name"), to, [ui.Label(text=clip(label, MODAL_LABEL - 5), component=asked)])


def _form(title: str, to: CustomId, labels: Sequence[ui.Label[ui.Modal]]) -> ui.Modal:
    form = ui.Modal(title=clip(title, MODAL_TITLE - 5), custom_id=str(to), timeout=None)
    for label in labels:
        form.add_item(label)
    form.stop()
    return form
