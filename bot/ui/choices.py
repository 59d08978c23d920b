"""House choices in words: a line each, and what is in a set."""

from __future__ import annotations

from bot.ui.words import verbatim
from rules.core.options import OptionSpec, OptionValue
from rules.core.types import Text


def option_told(game: str, spec: OptionSpec, value: OptionValue) -> Text:
    """A house choice in words, of a set also what is in it."""
    line, inside = option_line(game, spec, value), option_inside(game, spec, value)
    return line if inside is None else Text("option-told", {"line": line, "inside": inside})


def option_line(game: str, spec: OptionSpec, value: OptionValue) -> Text:
    """A house choice in words: its name and what is chosen."""
    return Text("option-line", {"name": Text(f"{game}-option-{spec.key}"), "value": _option_value(game, spec, value)})


def option_inside(game: str, spec: OptionSpec, value: OptionValue) -> Text | None:
    """What is in a set; None when the value is not the name of one."""
    return _option_parts(game, spec, value) if value in spec.sets else None


def _option_value(game: str, spec: OptionSpec, value: OptionValue) -> Text:
    if isinstance(value, bool):
        return Text("option-on" if value else "option-off")
    if value in spec.values and isinstance(value, str):
        return Text(f"{game}-option-{spec.key}-{value}")
    # A text beside the values and without parts is a value of once that is not offered any more.
    return _option_parts(game, spec, value) if spec.parts else verbatim(str(value))


def _option_parts(game: str, spec: OptionSpec, value: OptionValue) -> Text:
    return Text("choice-list", {"items": [option_part(game, spec, part) for part in spec.parts_of(value)]})


def option_part(game: str, spec: OptionSpec, part: str) -> Text:
    """One of what can be chosen together."""
    return Text(f"{game}-option-{spec.key}-{part}")
