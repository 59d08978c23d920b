"""Units on SQLite: those that wait share a commit, and no caller is told before it."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path

import pytest

from bot.store.sqlite import SqliteStore
from bot.store.units import Args, Row, Transaction, Unit
from tests.store.support import move, pressed, started


def noting(key: str) -> Unit[str]:
    """A unit that adds a row."""

    def unit(tx: Transaction) -> str:
        tx.run("INSERT INTO memory VALUES (?, 'there')", (key,))
        return key

    return unit


def failing(tx: Transaction) -> None:
    tx.run("INSERT INTO memory VALUES ('half', 'a unit')")
    raise ZeroDivisionError


def constrained(tx: Transaction) -> None:
    tx.run("INSERT INTO seat (match_id, seat, name) VALUES ('no such match', 0, '')")


def undoing(tx: Transaction) -> None:
    """As SQLite does by itself when the disk is full: all is lost, not the statement alone."""
    tx.run("ROLLBACK")
    raise sqlite3.OperationalError("database or disk is full")


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[SqliteStore]:
    store = SqliteStore(folder / "a.sqlite3")
    await store.open()
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def writer_busy(store: SqliteStore) -> AsyncIterator[None]:
    """What is handed over inside waits until the end of the block, and is then carried out together."""
    began, go_on = threading.Event(), threading.Event()

    def busy(tx: Transaction) -> None:
        began.set()
        assert go_on.wait(10)

    task = asyncio.create_task(store.db.write(busy))
    await asyncio.to_thread(began.wait, 10)
    try:
        yield
        await asyncio.sleep(0)
        await asyncio.sleep(0)
    finally:
        go_on.set()
        await task


@contextmanager
def statements(store: SqliteStore, meet: Callable[[str], None] = lambda sql: None) -> Iterator[list[str]]:
    """What the writing thread carries out; `meet` may hold it, or raise."""
    connection, seen = store.db.writer, list[str]()
    run = connection.run

    def watched(sql: str, args: Args = ()) -> Sequence[Row]:
        seen.append(sql)
        meet(sql)
        return run(sql, args)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(connection, "run", watched)
        yield seen


async def there(store: SqliteStore, *keys: str) -> list[str]:
    return [key for key in keys if await store.remembered(key)]


async def test_units_that_wait_share_one_commit(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        with statements(store) as seen:
            async with writer_busy(store):
                tasks = [asyncio.create_task(store.db.write(noting(f"k{n}"))) for n in range(20)]
            assert await asyncio.gather(*tasks) == [f"k{n}" for n in range(20)]
        assert seen.count("COMMIT") == 2, "of the busy one, and of the twenty"


@pytest.mark.parametrize(("bad", "error"), [(failing, ZeroDivisionError), (constrained, sqlite3.IntegrityError)])
async def test_a_unit_that_fails_in_a_shared_commit_takes_no_other_with_it(
    tmp_path: Path, bad: Unit[None], error: type[Exception]
) -> None:
    async with opened(tmp_path) as store:
        with statements(store) as seen:
            async with writer_busy(store):
                units = (noting("before"), bad, noting("after"), bad, noting("last"))
                tasks = [asyncio.create_task(store.db.write(unit)) for unit in units]
            told = await asyncio.gather(*tasks, return_exceptions=True)
        assert [one if isinstance(one, str) else type(one) for one in told] == ["before", error, "after", error, "last"]
        assert await there(store, "before", "after", "last", "half") == ["before", "after", "last"]
        assert seen.count("COMMIT") == 2


async def test_what_undoes_the_shared_transaction_undoes_nothing_for_the_others(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        async with writer_busy(store):
            tasks = [asyncio.create_task(store.db.write(unit)) for unit in (noting("a"), undoing, noting("b"))]
        told = await asyncio.gather(*tasks, return_exceptions=True)
        assert told[::2] == ["a", "b"]
        assert isinstance(told[1], sqlite3.OperationalError)
        assert await there(store, "a", "b") == ["a", "b"]


async def test_when_a_shared_commit_fails_each_is_tried_by_itself(tmp_path: Path) -> None:
    commits = 0

    def full(sql: str) -> None:
        nonlocal commits
        commits += sql == "COMMIT"
        # After that of the busy one: the shared one, and that of the first by itself.
        if sql == "COMMIT" and commits in (2, 3):
            raise sqlite3.OperationalError("database or disk is full")

    async with opened(tmp_path) as store:
        with statements(store, full):
            async with writer_busy(store):
                tasks = [asyncio.create_task(store.db.write(noting(key))) for key in ("a", "b")]
            told = await asyncio.gather(*tasks, return_exceptions=True)
        assert isinstance(told[0], sqlite3.OperationalError)
        assert told[1] == "b"
        assert await there(store, "a", "b") == ["b"]


async def test_nobody_is_told_before_the_commit(tmp_path: Path) -> None:
    reached, go_on = threading.Event(), threading.Event()

    def hold(sql: str) -> None:
        if sql == "COMMIT":
            reached.set()
            assert go_on.wait(10)

    async with opened(tmp_path) as store:
        await started(store)
        with statements(store, hold):
            task = asyncio.create_task(store.commit(move("m", 1)))
            await asyncio.to_thread(reached.wait, 10)
            await asyncio.sleep(0.05)
            assert not task.done()
            assert len(await store.entries("m")) == 1, "nor can anybody read it"
            go_on.set()
            assert await task == "done"
        assert len(await store.entries("m")) == 2


KILLED = """
import asyncio, os, signal, sys
from pathlib import Path
from bot.store.sqlite import SqliteStore

async def main():
    store = SqliteStore(Path(sys.argv[1]))
    await store.open()
    run = store.db.writer.run
    def dying(sql, args=()):
        if sql == "COMMIT" and sys.argv[2] == "before":
            os.kill(os.getpid(), signal.SIGKILL)
        found = run(sql, args)
        if sql == "COMMIT":
            os.kill(os.getpid(), signal.SIGKILL)
        return found
    store.db.writer.run = dying
    told = [asyncio.create_task(store.remember(f"k{n}", "there")) for n in range(5)]
    for task in told:
        await task
        print("told", flush=True)

asyncio.run(main())
"""


@pytest.mark.skipif(sys.platform == "win32", reason="a process is killed there in another way")
@pytest.mark.parametrize(("moment", "kept"), [("before", 0), ("after", 5)])
async def test_killed_around_the_commit_nobody_was_told_and_all_or_nothing_is_there(
    tmp_path: Path, moment: str, kept: int
) -> None:
    path = tmp_path / "a.sqlite3"
    ran = await asyncio.to_thread(
        subprocess.run, [sys.executable, "-c", KILLED, str(path), moment], capture_output=True, check=False
    )
    assert (ran.returncode, ran.stdout, ran.stderr) == (-9, b"", b"")
    with closing(sqlite3.connect(path)) as database:
        # The first may have gone alone.
        assert len(database.execute("SELECT * FROM memory").fetchall()) in {kept, min(kept, 1)}


async def test_moves_of_a_match_are_written_in_the_order_they_came(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        for name in ("a", "b"):
            await started(store, name)
        async with writer_busy(store):
            tasks = [asyncio.create_task(store.commit(move(name, seq))) for seq in range(1, 11) for name in ("a", "b")]
        assert await asyncio.gather(*tasks) == ["done"] * 20
        for name in ("a", "b"):
            assert [entry.seq for entry in await store.entries(name)] == list(range(11))


async def test_of_two_answers_to_one_position_in_one_commit_one_counts(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        await started(store)
        async with writer_busy(store):
            moves = (move("m", 1), pressed(move("m", 1), "another"), move("m", 1), pressed(move("m", 2), "m-1"))
            tasks = [asyncio.create_task(store.commit(one)) for one in moves]
        assert await asyncio.gather(*tasks) == ["done", "conflict", "repeated", "repeated"]
        match = await store.match("m")
        assert match is not None
        assert (match.seq, len(await store.entries("m"))) == (1, 2), "what advanced for the last was taken back"


async def test_what_was_handed_over_is_written_before_the_store_closes(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        async with writer_busy(store):
            tasks = [asyncio.create_task(store.db.write(noting(f"k{n}"))) for n in range(5)]
            await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*tasks)
    async with opened(tmp_path) as store:
        assert len(await there(store, *(f"k{n}" for n in range(5)))) == 5


async def test_a_reader_sees_one_moment(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        await store.remember("first", "1")
        read, written = threading.Event(), threading.Event()

        def twice(tx: Transaction) -> list[int]:
            counts = []
            for _ in range(2):
                counts.append(tx.run("SELECT count(*) AS n FROM memory")[0]["n"])
                read.set()
                assert written.wait(10)
            return counts

        task = asyncio.create_task(store.db.query(twice))
        await asyncio.to_thread(read.wait, 10)
        await store.remember("second", "2")
        written.set()
        assert await task == [1, 1]
