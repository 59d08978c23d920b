"""The store on SQLite."""

from __future__ import annotations

from pathlib import Path

from bot.store.connection import Database
from bot.store.matches import SqlStore


class SqliteStore(SqlStore):
    """Everything in one SQLite file, by `Store`'s promises."""

    db: Database

    def __init__(self, path: Path) -> None:
        super().__init__(Database(path))
