"""The SQLite file: how it is opened, read and written. One writer; what was committed survives a power cut."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

import aiosqlite

from bot.store.migrations import Migration, migrations

T = TypeVar("T")
Row: TypeAlias = sqlite3.Row
Value: TypeAlias = "str | int | float | bytes | None"

BUSY = 10.0
"""Seconds to wait for another process that is writing."""


class SchemaTooNew(Exception):
    """The database was written by a newer version of this program; nothing was touched."""


class Unusable(Exception):
    """The file cannot be opened, or is no database; the message says why."""


class Transaction:
    """Statements inside one write transaction."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection

    async def run(self, sql: str, args: Sequence[Value] = ()) -> list[Row]:
        """Execute one statement; the rows of a query or of RETURNING."""
        return list(await self._connection.execute_fetchall(sql, args))

    async def named(self, sql: str, args: dict[str, Value]) -> list[Row]:
        """Execute one statement with named parameters."""
        return list(await self._connection.execute_fetchall(sql, args))

    async def many(self, sql: str, rows: Iterable[Sequence[Value]]) -> None:
        """Execute one statement for each of `rows`."""
        await self._connection.executemany(sql, rows)


class Database:
    """Two connections to one file: all writes go through one of them, in turn; reads through the other."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock = asyncio.Lock()
        self._open: tuple[aiosqlite.Connection, aiosqlite.Connection] | None = None

    async def open(self) -> None:
        """Connect and bring the schema up to date; raises SchemaTooNew or Unusable."""
        try:
            await self._begin()
        except (OSError, sqlite3.DatabaseError) as error:
            raise Unusable(str(error)) from error

    async def _begin(self) -> None:
        if not self.path.exists():
            # It will hold seeds and hands: for the host's own account only.
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.touch(mode=0o600)
        writer = await _connect(self.path)
        try:
            await _migrate(writer)
            reader = await _connect(self.path)
        except BaseException:
            await writer.close()
            raise
        await reader.execute("PRAGMA query_only = ON")
        self._open = (writer, reader)

    async def close(self) -> None:
        """Wait for the write under way and disconnect."""
        if self._open is None:
            return
        async with self._lock:
            opened, self._open = self._open, None
            for connection in opened:
                await connection.close()

    async def read(self, sql: str, args: Sequence[Value] = ()) -> list[Row]:
        """The rows of a query, of what is committed."""
        return list(await self._connections[1].execute_fetchall(sql, args))

    async def write(self, work: Callable[[Transaction], Awaitable[T]]) -> T:
        """Run `work` in one transaction: all of it or, when it raises, nothing.

        A caller that is cancelled does not cut the transaction in two: it is finished all the same.
        """
        return await asyncio.shield(asyncio.ensure_future(self._write(work)))

    async def _write(self, work: Callable[[Transaction], Awaitable[T]]) -> T:
        async with self._lock:
            writer = self._connections[0]
            await writer.execute("BEGIN IMMEDIATE")
            try:
                result = await work(Transaction(writer))
                await writer.execute("COMMIT")
            except BaseException:
                if writer.in_transaction:
                    await writer.execute("ROLLBACK")
                raise
            return result

    async def pragma(self, name: str) -> object:
        """The value of a setting of the writing connection."""
        rows: list[Any] = list(await self._connections[0].execute_fetchall(f"PRAGMA {name}"))
        return rows[0][0]

    @property
    def _connections(self) -> tuple[aiosqlite.Connection, aiosqlite.Connection]:
        if self._open is None:
            raise RuntimeError("the store is not open")
        return self._open


async def _connect(path: Path) -> aiosqlite.Connection:
    connection = await aiosqlite.connect(path, isolation_level=None, timeout=BUSY)
    connection.row_factory = sqlite3.Row
    try:
        for setting in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
            await connection.execute(f"PRAGMA {setting}")
    except BaseException:
        # Its thread would keep the program from ending.
        await connection.close()
        raise
    return connection


async def _migrate(connection: aiosqlite.Connection) -> None:
    known = migrations()
    await connection.execute("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER PRIMARY KEY)")
    version = await _version(connection)
    if version > len(known):
        raise SchemaTooNew(f"the database has schema {version}; this program knows up to {len(known)}")
    for migration in known[version:]:
        await _apply(connection, migration)


async def _apply(connection: aiosqlite.Connection, migration: Migration) -> None:
    script = f"BEGIN IMMEDIATE; INSERT INTO schema_version VALUES ({migration.number}); {migration.sql} COMMIT;"
    try:
        await connection.executescript(script)
    except sqlite3.Error:
        if connection.in_transaction:
            await connection.execute("ROLLBACK")
        # Another process that starts at the same time may have done it first.
        if await _version(connection) < migration.number:
            raise


async def _version(connection: aiosqlite.Connection) -> int:
    rows: list[Any] = list(await connection.execute_fetchall("SELECT coalesce(max(version), 0) FROM schema_version"))
    return int(rows[0][0])
