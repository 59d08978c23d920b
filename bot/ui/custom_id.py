"""Custom ids of controls: `p1:<kind>:<match>:<decision>:<option>`, typed, under 100 characters.

Everything a press needs is in the id and in the store; nothing is kept in memory, so a control works after a restart.
`p1` names this form of id: another form would get another name, and old controls would be told from new ones.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence
from typing import NamedTuple

PREFIX = "p1"
LONGEST = 90
"""Characters that an id or a menu's value may have; a tenth below Discord's cap."""
PATTERN = re.compile(
    r"p1:(?P<kind>[a-z]+):(?P<match>[A-Za-z0-9-]*):(?P<decision>[0-9]{0,15}):(?P<option>.*)", re.DOTALL
)
_SHORTENED = "~"


class CustomId(NamedTuple):
    """What a control means: its kind, the match, the question, and the option or other argument."""

    kind: str
    match: str = ""
    decision: int | None = None
    option: str = ""

    def __str__(self) -> str:
        """The id as Discord carries it; raises ValueError when it would be too long or could not be read back."""
        decision = "" if self.decision is None else str(self.decision)
        words = f"{PREFIX}:{self.kind}:{self.match}:{decision}:{self.option}"
        if len(words) > LONGEST or decode(words) != self:
            raise ValueError(f"not a custom id: {words}")
        return words


def decode(words: str) -> CustomId | None:
    """The meaning of an id; None when it is not one of ours."""
    found = PATTERN.fullmatch(words)
    if found is None or len(words) > LONGEST:
        return None
    decision = int(found["decision"]) if found["decision"] else None
    return CustomId(found["kind"], found["match"], decision, found["option"])


def fingerprint(keys: Sequence[str]) -> str:
    """Eight characters that tell one list of option keys from another."""
    return hashlib.sha256("\0".join(keys).encode()).hexdigest()[:8]


def shorten(key: str, keys: Sequence[str], room: int = 40) -> str:
    """A key as a control carries it: itself, or, when longer than `room`, its place and the print of the list."""
    if len(key) <= room and not key.startswith(_SHORTENED):
        return key
    return f"{_SHORTENED}{keys.index(key)}.{fingerprint(keys)}"


def lengthen(short: str, keys: Sequence[str]) -> str | None:
    """The key meant by `shorten`; None when the list of keys is another one now. An unknown key comes back as it is."""
    if not short.startswith(_SHORTENED):
        return short
    place, _, seen = short[1:].partition(".")
    if seen != fingerprint(keys) or not place.isdecimal() or int(place) >= len(keys):
        return None
    return keys[int(place)]
