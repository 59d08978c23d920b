"""The SQLite file: how it is opened, read and written. One writer; what was committed survives a power cut."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from bot.store.migrations import Migration, migrations
from bot.store.threads import Job, Lane
from bot.store.units import Args, Row, Unit, Value

T = TypeVar("T")

BUSY = 10.0
"""Seconds to wait for another process that is writing."""


class SchemaTooNew(Exception):
    """The database was written by a newer version of this program; nothing was touched."""


class Unusable(Exception):
    """The file cannot be opened, or is no database; the message says why."""


class Connection:
    """A connection as units see it; for one thread."""

    def __init__(self, path: Path) -> None:
        # `close` comes from another thread, when its own has ended.
        self.raw = sqlite3.connect(path, isolation_level=None, timeout=BUSY, check_same_thread=False)
        self.raw.row_factory = sqlite3.Row
        try:
            for setting in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
                self.raw.execute(f"PRAGMA {setting}")
        except BaseException:
            self.raw.close()
            raise

    def run(self, sql: str, args: Args = ()) -> list[Row]:
        """Execute one statement; the rows of a query or of RETURNING."""
        return self.raw.execute(sql, args).fetchall()

    def many(self, sql: str, rows: Iterable[Sequence[Value]]) -> None:
        """Execute one statement for each of `rows`."""
        for row in rows:
            self.raw.execute(sql, row)

    def undo(self) -> None:
        """Take back what is open, if SQLite has not done it by itself."""
        if self.raw.in_transaction:
            self.raw.execute("ROLLBACK")


class Writer:
    """Units that wait share one commit, each in a savepoint of its own."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection

    def serve(self, jobs: list[Job[Any]]) -> None:
        """Carry all of them out; whoever failed is told its own error, and took no other with it."""
        if len(jobs) > 1 and self._together(jobs):
            return
        for job in jobs:
            self._alone(job)

    def _together(self, jobs: list[Job[Any]]) -> bool:
        """False when what they shared was lost as a whole, with nothing of it written."""
        run = self.connection.run
        try:
            run("BEGIN IMMEDIATE")
        except sqlite3.Error as error:
            # Another process writes for too long: nobody is made to wait for that in turn.
            for job in jobs:
                job.error = error
            return True
        try:
            for job in jobs:
                run("SAVEPOINT unit")
                if not job.run(self.connection):
                    run("ROLLBACK TO unit")
                run("RELEASE unit")
            run("COMMIT")
        except sqlite3.Error:
            # A full disk, or a statement that undid more than its own: each is tried by itself.
            self.connection.undo()
            return False
        return True

    def _alone(self, job: Job[Any]) -> None:
        try:
            self.connection.run("BEGIN IMMEDIATE")
            if job.run(self.connection):
                self.connection.run("COMMIT")
        except sqlite3.Error as error:
            job.error = error
        finally:
            self.connection.undo()


def _answer(connection: Connection, jobs: list[Job[Any]]) -> None:
    for job in jobs:
        job.run(connection)


def _at_one_moment(unit: Unit[T]) -> Callable[[Connection], T]:
    def work(connection: Connection) -> T:
        connection.run("BEGIN")
        try:
            return unit(connection)
        finally:
            connection.undo()

    return work


class _Open(NamedTuple):
    connections: tuple[Connection, Connection]
    writing: Lane
    reading: Lane


class Database:
    """Two connections to one file, each with its thread: all writes go through one of them, reads through the other."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._open: _Open | None = None

    async def open(self) -> None:
        """Connect and bring the schema up to date; raises SchemaTooNew or Unusable."""
        try:
            writer, reader = await asyncio.to_thread(self._connect)
        except (OSError, sqlite3.DatabaseError) as error:
            raise Unusable(str(error)) from error
        writing = Lane("store-writer", Writer(writer).serve)
        # Whoever asks for little does not wait for the answer of whoever asked for much after them.
        reading = Lane("store-reader", partial(_answer, reader), most=1)
        self._open = _Open((writer, reader), writing, reading)

    def _connect(self) -> tuple[Connection, Connection]:
        if not self.path.exists():
            # It will hold seeds and hands: for the host's own account only.
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.touch(mode=0o600)
        writer = Connection(self.path)
        try:
            _migrate(writer)
            reader = Connection(self.path)
        except BaseException:
            writer.raw.close()
            raise
        reader.run("PRAGMA query_only = ON")
        return writer, reader

    async def close(self) -> None:
        """Carry out what was handed over, and disconnect."""
        if self._open is None:
            return
        opened, self._open = self._open, None
        for lane, connection in zip((opened.writing, opened.reading), opened.connections, strict=True):
            await lane.close()
            connection.raw.close()

    async def read(self, sql: str, args: Args = ()) -> list[Row]:
        """The rows of one query, of what is committed."""
        return await self._lanes.reading.do(lambda connection: connection.run(sql, args))

    async def query(self, unit: Unit[T]) -> T:
        """What a unit of several queries finds at one moment, of what is committed."""
        return await self._lanes.reading.do(_at_one_moment(unit))

    async def write(self, unit: Unit[T]) -> T:
        """Carry a unit out: all of it or, when it raises, nothing. Told only once it is committed and on the disk.

        A caller that is cancelled does not cut it in two: it is finished all the same.
        """
        return await self._lanes.writing.do(unit)

    @property
    def writer(self) -> Connection:
        """The connection that writes; for its own thread, and for tests."""
        return self._lanes.connections[0]

    async def pragma(self, name: str) -> object:
        """The value of a setting of the writing connection."""
        value: object = await self.write(lambda tx: tx.run(f"PRAGMA {name}")[0][name])
        return value

    @property
    def _lanes(self) -> _Open:
        if self._open is None:
            raise RuntimeError("the store is not open")
        return self._open


def _migrate(connection: Connection) -> None:
    known = migrations()
    connection.run("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER PRIMARY KEY)")
    version = _version(connection)
    if version > len(known):
        raise SchemaTooNew(f"the database has schema {version}; this program knows up to {len(known)}")
    for migration in known[version:]:
        _apply(connection, migration)


def _apply(connection: Connection, migration: Migration) -> None:
    script = f"BEGIN IMMEDIATE; INSERT INTO schema_version VALUES ({migration.number}); {migration.sql} COMMIT;"
    try:
        connection.raw.executescript(script)
    except sqlite3.Error:
        connection.undo()
        # Another process that starts at the same time may have done it first.
        if _version(connection) < migration.number:
            raise


def _version(connection: Connection) -> int:
    return int(connection.run("SELECT coalesce(max(version), 0) AS newest FROM schema_version")[0]["newest"])
