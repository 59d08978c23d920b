"""House choices typed: `refill=always; turn-limit=60`, with suggestions, and read back with what is possible."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from discord import app_commands

from bot.cogs.which import fitted
from bot.names import tidy
from bot.tables.errors import Refused
from bot.ui.choices import option_line
from bot.ui.limits import OPTION_TEXT
from bot.ui.words import Words, clip
from rules.core.errors import BadSetup
from rules.core.game import GameInfo
from rules.core.options import OptionSpec, OptionValue
from rules.core.types import Text


def read_options(words: Words, info: GameInfo, typed: str) -> dict[str, OptionValue]:
    """House choices by name; raises Refused saying what is possible for a name or a value that there is not."""
    chosen: dict[str, OptionValue] = {}
    for part in _parts(typed):
        name, _, value = part.partition("=")
        spec = _named(words, info, name)
        if spec is None:
            raise Refused(info.unknown_option(tidy(name)[:60]))
        try:
            chosen[spec.key] = spec.checked(_meant(words, info, spec, value))
        except BadSetup as error:
            raise Refused(error.text) from None
    return chosen


def _parts(typed: str) -> list[str]:
    return [part.strip() for part in typed.split(";") if part.strip()]


def _named(words: Words, info: GameInfo, name: str) -> OptionSpec | None:
    """The house choice of that key, or of that name in words."""
    wanted = name.strip().casefold()
    called = {words.label(Text(f"{info.key}-option-{spec.key}")).casefold(): spec for spec in info.options}
    return {spec.key: spec for spec in info.options}.get(wanted) or called.get(wanted)


def _meant(words: Words, info: GameInfo, spec: OptionSpec, typed: str) -> OptionValue:
    """The value typed, or that of the whole line in words; the text itself when it is none."""
    wanted = typed.strip().casefold()
    lines = {_line(words, info, spec, value).partition(":")[2].strip().casefold(): value for value in spec.values}
    return lines.get(wanted, spec.read(typed.strip()))


def _line(words: Words, info: GameInfo, spec: OptionSpec, value: OptionValue) -> str:
    return words.label(option_line(info.key, spec, value), 90)


def suggest_options(words: Words, info: GameInfo, current: str) -> list[app_commands.Choice[str]]:
    """At most 25 values that contain what is typed last, each after what was typed before."""
    before, _, last = current.rpartition(";")
    done, fragment = _parts(before), last.strip().casefold()
    taken = {
        spec.key: part.partition("=")[2].strip().casefold()
        for part in done
        if (spec := _named(words, info, part.partition("=")[0])) is not None
    }
    found = []
    for value, line in _values(words, info, taken):
        whole = "; ".join([*done, value])
        if (fragment in value.casefold() or fragment in line.casefold()) and len(whole) <= OPTION_TEXT:
            found.append(app_commands.Choice(name=clip("; ".join([*done, line]), 90), value=whole))
    return fitted(words, found, current)


def _values(words: Words, info: GameInfo, taken: Mapping[str, OptionValue]) -> Iterator[tuple[str, str]]:
    """Every value of what is still open beside what is `taken`, as typed and in words."""
    for spec in info.options:
        possible = (*spec.values, *spec.parts)
        if spec.key not in taken and len(possible) > 1 and spec.open_with(taken):
            for value in possible:
                yield f"{spec.key}={str(value).lower()}", _line(words, info, spec, value)
