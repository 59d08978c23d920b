"""What is particular to SQLite: durability, migrations, and a file for its owner only."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
import threading
from pathlib import Path

import pytest

from bot.store.connection import SchemaTooNew, Unusable
from bot.store.migrations import migrations
from bot.store.sqlite import SqliteStore
from bot.store.units import Transaction
from tests.store.support import started


async def test_a_confirmed_move_survives_a_power_cut(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "a.sqlite3")
    await store.open()
    assert await store.db.pragma("journal_mode") == "wal"
    assert await store.db.pragma("synchronous") == 2, "FULL: the log is flushed to the disk at each commit"
    assert await store.db.pragma("foreign_keys") == 1
    await store.close()


async def test_only_the_owner_may_read_the_file(tmp_path: Path) -> None:
    path = tmp_path / "new" / "a.sqlite3"
    store = SqliteStore(path)
    await store.open()
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    await store.close()


def test_migrations_are_numbered_without_a_gap() -> None:
    assert [migration.number for migration in migrations()] == list(range(1, len(migrations()) + 1))


async def test_ten_that_open_at_once_migrate_once(tmp_path: Path) -> None:
    stores = [SqliteStore(tmp_path / "a.sqlite3") for _ in range(10)]
    await asyncio.gather(*(store.open() for store in stores))
    rows = await stores[0].db.read("SELECT version FROM schema_version ORDER BY version")
    assert [row["version"] for row in rows] == [migration.number for migration in migrations()]
    await asyncio.gather(*(store.close() for store in stores))


async def test_a_database_from_the_future_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite3"
    store = SqliteStore(path)
    await store.open()
    await store.db.write(lambda tx: tx.run("INSERT INTO schema_version VALUES (999)"))
    await store.close()
    with pytest.raises(SchemaTooNew, match="999"):
        await SqliteStore(path).open()


async def test_what_is_no_database_is_said_and_leaves_no_thread_behind(tmp_path: Path) -> None:
    path, threads = tmp_path / "a.sqlite3", set(threading.enumerate())
    path.write_bytes(b"no database at all" * 300)
    for unusable, reason in ((path, "not a database"), (tmp_path, "unable to open"), (path / "b", "irectory|exists")):
        with pytest.raises(Unusable, match=reason):
            await SqliteStore(unusable).open()
    for thread in set(threading.enumerate()) - threads:
        if not thread.name.startswith("asyncio"):  # the loop's own, which end with it
            await asyncio.to_thread(thread.join, 5.0)
            assert not thread.is_alive(), "it keeps the program from ending"


async def test_commands_can_only_be_added(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "a.sqlite3")
    await store.open()
    await started(store)
    for sql in ("UPDATE command SET at = 0", "DELETE FROM command"):

        def tamper(tx: Transaction, sql: str = sql) -> None:
            tx.run(sql)

        with pytest.raises(sqlite3.IntegrityError, match="append only"):
            await store.db.write(tamper)
    assert len(await store.entries("m")) == 1
    await store.close()


async def test_a_caller_that_gives_up_does_not_cut_a_write_in_two(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "a.sqlite3")
    await store.open()
    await started(store)
    began, go_on = threading.Event(), threading.Event()

    def slow(tx: Transaction) -> None:
        tx.run("INSERT INTO memory VALUES ('one', '1')")
        began.set()
        assert go_on.wait(5)
        tx.run("INSERT INTO memory VALUES ('two', '2')")

    task = asyncio.create_task(store.db.write(slow))
    await asyncio.to_thread(began.wait, 5)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    go_on.set()
    await store.remember("three", "3")
    assert [await store.remembered(key) for key in ("one", "two", "three")] == ["1", "2", "3"]
    await store.close()


async def test_readers_do_not_wait_for_the_writer(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "a.sqlite3")
    await store.open()
    await started(store)

    began, go_on = threading.Event(), threading.Event()

    def slow(tx: Transaction) -> None:
        tx.run("UPDATE game_match SET title = 'not yet'")
        began.set()
        assert go_on.wait(5)

    writing = asyncio.create_task(store.db.write(slow))
    await asyncio.to_thread(began.wait, 5)
    match = await asyncio.wait_for(store.match("m"), 2)
    assert match is not None
    assert match.title == "An evening"
    go_on.set()
    await writing
    await store.close()
