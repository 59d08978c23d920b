"""What a slash command's fields suggest, how what was typed becomes the value to send, and why it is refused.

Pure: no drawing and no network, so that every rule of Discord's option types can be tested by itself.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from enum import IntEnum
from typing import NamedTuple, TypeAlias

from ..world import CommandEntry, Payload

Value: TypeAlias = str | int | float | bool
"""An option's value as Discord sends it."""


class Kind(IntEnum):
    """Discord's option types that hold a value."""

    STRING = 3
    INTEGER = 4
    BOOLEAN = 5
    USER = 6
    CHANNEL = 7
    ROLE = 8
    MENTIONABLE = 9
    NUMBER = 10
    ATTACHMENT = 11


class Picked(NamedTuple):
    """A value chosen from a list, with the words it was chosen by."""

    label: str
    value: Value


Entry: TypeAlias = str | Picked
"""What a field holds: typed text, or something picked from its list."""


class Known(NamedTuple):
    """Whom and what the options may name here."""

    people: Sequence[Payload] = ()
    channels: Sequence[Payload] = ()
    roles: Sequence[Payload] = ()
    yes: str = "Yes"
    no: str = "No"


class Refused(ValueError):
    """A field cannot be sent as it stands; `key` and `args` name the sentence that says why."""

    def __init__(self, name: str, key: str, **args: str | int) -> None:
        super().__init__(f"{name}: {key}")
        self.name = name
        self.key = key
        self.words: dict[str, str | int] = {"name": name, **args}


_LISTED = (Kind.BOOLEAN, Kind.USER, Kind.CHANNEL, Kind.ROLE, Kind.MENTIONABLE)
_PAIR = re.compile(r"(\w+):")


def shown_name(user: Payload) -> str:
    """The name a person goes by."""
    return str(user.get("global_name") or user.get("username") or "?")


def matching(commands: Sequence[CommandEntry], typed: str, most: int = 12) -> list[CommandEntry]:
    """Commands for a line that begins with "/": those whose path starts as typed, then those that hold every word."""
    text = " ".join(typed.lstrip("/").lower().split())
    begins = [entry for entry in commands if entry.path.startswith(text)]
    others = [entry for entry in commands if entry not in begins and all(word in entry.path for word in text.split())]
    return (begins + others)[:most]


def split_line(commands: Sequence[CommandEntry], line: str) -> tuple[CommandEntry, str] | None:
    """The command that a typed line begins with, longest path first, and what follows it; None before its space."""
    text = line.lstrip("/")
    for entry in sorted(commands, key=lambda entry: -len(entry.path)):
        if text.lower().startswith(entry.path + " "):
            return entry, text[len(entry.path) + 1 :].strip()
    return None


def split_values(options: Sequence[Payload], rest: str) -> dict[str, str]:
    """Field texts from what follows a typed command: `title:pantheum players:3`; without names, the first field's."""
    names = {str(option["name"]) for option in options}
    marks = [found for found in _PAIR.finditer(rest) if found[1] in names]
    if not marks:
        return {str(options[0]["name"]): rest} if rest and options else {}
    ends = [found.start() for found in marks[1:]] + [len(rest)]
    return {found[1]: rest[found.end() : end].strip() for found, end in zip(marks, ends, strict=True)}


def named_values(options: Sequence[Payload], typed: str) -> dict[str, str]:
    """What a field's text means where it begins with the name of a field, as whoever types a whole command in one go
    writes it: `action:lock`. Empty where it does not.
    """
    first, mark, _ = typed.strip().partition(":")
    named = mark and first in {str(option["name"]) for option in options}
    return split_values(options, typed.strip()) if named else {}


def asks_bot(option: Payload) -> bool:
    """Whether the suggestions of an option come from the bot."""
    return bool(option.get("autocomplete"))


def suggestions(option: Payload, typed: str, known: Known, most: int = 25) -> list[Picked]:
    """What a field offers without asking the bot, filtered by what was typed."""
    low = typed.strip().lower()
    rows = [row for row in _candidates(option, known) if low in row.label.lower()]
    return rows[:most]


def _candidates(option: Payload, known: Known) -> list[Picked]:
    if option.get("choices"):
        return [Picked(str(choice["name"]), choice["value"]) for choice in option["choices"]]
    kind = option["type"]
    users = [Picked(shown_name(user), str(user["id"])) for user in known.people]
    roles = [Picked(f"@{role['name']}".replace("@@", "@"), str(role["id"])) for role in known.roles]
    match kind:
        case Kind.BOOLEAN:
            return [Picked(known.yes, True), Picked(known.no, False)]
        case Kind.USER:
            return users
        case Kind.ROLE:
            return roles
        case Kind.MENTIONABLE:
            return users + roles
        case Kind.CHANNEL:
            return _channels(option, known)
        case Kind.INTEGER:
            return _few_numbers(option)
        case _:
            return []


def _channels(option: Payload, known: Known) -> list[Picked]:
    kinds = option.get("channel_types") or (0, 5, 10, 11, 12)
    return [Picked(f"#{room['name']}", str(room["id"])) for room in known.channels if room["type"] in kinds]


def _few_numbers(option: Payload) -> list[Picked]:
    low, high = option.get("min_value"), option.get("max_value")
    if low is None or high is None or high - low >= 25:
        return []
    return [Picked(str(number), number) for number in range(int(low), int(high) + 1)]


def value_of(option: Payload, entry: Entry, known: Known) -> Value:
    """The value to send for a filled-in field; raises Refused with the reason."""
    name = str(option["name"])
    if isinstance(entry, Picked):
        return _within(option, entry.value)
    if option["type"] == Kind.ATTACHMENT:
        raise Refused(name, "refused-file")
    if option.get("choices") or option["type"] in _LISTED:
        return _by_label(option, entry, known)
    if option["type"] in (Kind.INTEGER, Kind.NUMBER):
        return _within(option, _number(option, entry))
    return _within(option, entry)


def _by_label(option: Payload, text: str, known: Known) -> Value:
    low = text.strip().lower().lstrip("@#")
    rows = _candidates(option, known)
    exact = [row for row in rows if row.label.lower().lstrip("@#") == low]
    close = exact or [row for row in rows if row.label.lower().lstrip("@#").startswith(low)]
    if len(close) == 1 or exact:
        return close[0].value
    raise Refused(str(option["name"]), "refused-list")


def _number(option: Payload, text: str) -> int | float:
    whole = option["type"] == Kind.INTEGER
    try:
        number = int(text) if whole else float(text.replace(",", "."))
    except ValueError:
        raise Refused(str(option["name"]), "refused-whole" if whole else "refused-number") from None
    if number != number or number in (float("inf"), float("-inf")):
        raise Refused(str(option["name"]), "refused-number")
    return number


def _within(option: Payload, value: Value) -> Value:
    name = str(option["name"])
    if isinstance(value, str):
        low, high = option.get("min_length") or 0, option.get("max_length") or 6000
        if option["type"] == Kind.STRING and not low <= len(value) <= high:
            raise Refused(name, "refused-length", low=low, high=high, now=len(value))
        return value
    if isinstance(value, bool):
        return value
    lowest, highest = option.get("min_value"), option.get("max_value")
    if (lowest is not None and value < lowest) or (highest is not None and value > highest):
        key = "refused-most" if lowest is None else "refused-least" if highest is None else "refused-range"
        raise Refused(name, key, **{k: f"{bound:g}" for k, bound in _bounds(lowest, highest)})
    return value


def _bounds(low: float | None, high: float | None) -> list[tuple[str, float]]:
    return [(key, bound) for key, bound in (("low", low), ("high", high)) if bound is not None]


def values_of(options: Sequence[Payload], entries: Mapping[str, Entry], known: Known) -> dict[str, Value]:
    """The values to send for a whole command; raises Refused for the first field that cannot be sent."""
    values: dict[str, Value] = {}
    for option in options:
        name = str(option["name"])
        entry = entries.get(name, "")
        if entry == "":
            if option.get("required"):
                raise Refused(name, "refused-file" if option["type"] == Kind.ATTACHMENT else "refused-missing")
            continue
        values[name] = value_of(option, entry, known)
    return values


def so_far(options: Sequence[Payload], entries: Mapping[str, Entry], known: Known, focused: str) -> dict[str, Value]:
    """The values that go with a question for suggestions: every field that is sendable, and the one being typed."""
    values: dict[str, Value] = {}
    for option in options:
        name = str(option["name"])
        entry = entries.get(name, "")
        if name == focused:
            values[name] = entry.label if isinstance(entry, Picked) else entry
        elif entry != "":
            try:
                values[name] = value_of(option, entry, known)
            except Refused:
                continue
    return values


def next_field(options: Sequence[Payload], entries: Mapping[str, Entry], after: str) -> str | None:
    """The field to fill next: the first required one still empty, else the one after, if empty; None when done."""
    empty = [str(option["name"]) for option in options if entries.get(str(option["name"]), "") == ""]
    needed = [str(option["name"]) for option in options if option.get("required") and str(option["name"]) in empty]
    if needed:
        return needed[0]
    names = [str(option["name"]) for option in options]
    following = names[names.index(after) + 1 :] if after in names else names
    return next((name for name in following[:1] if name in empty), None)
