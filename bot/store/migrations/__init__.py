"""Numbered changes of the schema, each applied once, in order."""

from __future__ import annotations

from importlib.resources import files

from msgspec import Struct


class Migration(Struct, frozen=True):
    """One change: its number, from 1 without a gap, and its SQL."""

    number: int
    name: str
    sql: str


def migrations() -> list[Migration]:
    """All of them, in order; raises ValueError when a number is missing or used twice."""
    scripts = [item for item in files(__name__).iterdir() if item.name.endswith(".sql")]
    found = [Migration(int(item.name.split("_")[0]), item.name, item.read_text("utf-8")) for item in scripts]
    found.sort(key=lambda migration: migration.number)
    if [migration.number for migration in found] != list(range(1, len(found) + 1)):
        raise ValueError(f"migrations are not numbered 1, 2, 3 ...: {[migration.name for migration in found]}")
    return found
