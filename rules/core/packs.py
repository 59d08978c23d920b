"""Content packs: a host brings a game's records (cards and the like) as a JSON file; whatever is wrong with it is said
by record and field.

What one record may hold is declared by its type, and what the decoder finds wrong is said in plain words. What concerns
several fields or the whole file is the game's to check, which then raises `BadPack` as well.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Collection, Mapping
from typing import Any, TypeVar

import msgspec

from rules.core.errors import BadSetup
from rules.core.types import Text

T = TypeVar("T")
DEEPEST = 40
"""Lists and records within each other that a file may have: more than any card needs."""
LONGEST = 60
"""Characters of a name."""
_LIMIT = re.compile(r"Expected `\w+`( of length)? ([<>])= (-?\d+)")
"""How the decoder words a limit."""
_IDENT = re.compile("[A-Za-z0-9_-]{1,40}")


class BadPack(BadSetup):
    """A pack that cannot be used; `record` says where (`designs zeus-1-hebe`), `reason` what is wrong, in English."""

    def __init__(self, record: str, reason: str) -> None:
        super().__init__(Text("rejected-pack-record", {"record": record, "reason": reason}))
        self.record = record
        self.reason = reason

    def __str__(self) -> str:
        return f"{self.record}: {self.reason}"


def pack_hash(raw: bytes) -> str:
    """Hex SHA-256 of a pack's text."""
    return hashlib.sha256(raw).hexdigest()


def read_members(raw: bytes, form: str, names: Collection[str]) -> dict[str, Any]:
    """The members of a file by name: `format`, which must be `form`, `name`, perhaps `note`, and those named."""
    try:
        members = msgspec.json.decode(raw, type=dict[str, Any])
    except msgspec.MsgspecError as error:
        raise BadPack("file", _plain(error)) from error
    except RecursionError:
        raise BadPack("file", "is nested too deeply") from None
    if _deeper(members, DEEPEST):
        raise BadPack("file", f"is nested more than {DEEPEST} deep")
    for name in members:
        if name not in ("format", "name", "note", *names):
            raise BadPack(name[:LONGEST], "a pack has no such member")
    if members.get("format") != form:
        raise BadPack("format", f"must be {form}")
    if not is_name(members.get("name")):
        raise BadPack("name", f"must be a text of 1 to {LONGEST} characters")
    if not isinstance(members.get("note", ""), str):
        raise BadPack("note", "must be a text")
    return members


def _deeper(value: object, levels: int) -> bool:
    """Whether there is anything further down than so many levels; without recursion, which a file could exhaust."""
    found = [value]
    for _ in range(levels):
        lists = [item.values() if isinstance(item, dict) else item for item in found if isinstance(item, list | dict)]
        found = [inner for items in lists for inner in items]
    return bool(found)


def is_name(given: object) -> bool:
    """Whether it is a text that can be shown as a name: 1 to 60 characters, not only blanks."""
    return isinstance(given, str) and given.isprintable() and bool(given.strip()) and len(given) <= LONGEST


def read_records(name: str, given: object, kind: type[T], reserved: str = "") -> tuple[T, ...]:
    """A list of records with an `id` each, no two alike and none of them `reserved`."""
    if not isinstance(given, list):
        raise BadPack(name, "must be a list of records")
    wanted = "id: 1 to 40 letters, digits, - or _" + (f", and not {reserved}" if reserved else "")
    found: dict[str, T] = {}
    for place, item in enumerate(given):
        ident = item.get("id") if isinstance(item, Mapping) else None
        called = ident if isinstance(ident, str) and _IDENT.fullmatch(ident) else str(place + 1)
        record = read_record(f"{name} {called}", item, kind)
        for holds, reason in ((called == ident != reserved, wanted), (called not in found, "id: used twice")):
            if not holds:
                raise BadPack(f"{name} {called}", reason)
        found[called] = record
    return tuple(found.values())


def read_record(name: str, given: object, kind: type[T]) -> T:
    """One record."""
    try:
        return msgspec.convert(given, kind)
    except msgspec.ValidationError as error:
        raise BadPack(name, _plain(error)) from error


def _plain(error: msgspec.MsgspecError) -> str:
    """What the decoder found wrong, the field first."""
    what, _, path = str(error).partition(" - at `$")
    limit = _LIMIT.fullmatch(what)
    if limit is not None:
        what = f"{'at least' if limit[2] == '>' else 'at most'} {limit[3]}{' of them' if limit[1] else ''}"
    field = path.strip(".`").replace("[...]", " (one of them)")
    return f"{field}: {what}" if field else what
