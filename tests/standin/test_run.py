"""Local play as a whole: the real bot, the stand-in and the page in one process."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import os
import re
import signal
import socket
import sqlite3
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest

from bot.local.run import CannotStart, LocalPlay, playing, run_local, seeded
from bot.local.standin.persist import WORLD_FILE
from tests.standin.driven import until

ROOT = Path(__file__).parents[2]


def test_a_seed_gives_the_same_tokens_again() -> None:
    first, again, other = seeded("a"), seeded("a"), seeded("b")
    made = [first(16), first(16), first(8)]
    assert made == [again(16), again(16), again(8)]
    assert len(set(made)) == 3
    assert len(made[2]) == 16
    assert other(16) != made[0]
    later = seeded("a", 1)
    assert not {later(16), later(16), later(8)} & set(made), "what the matches that are kept have used"


def lobby(play: LocalPlay, who: str) -> list[dict[str, object]]:
    """The messages of #tables that a person sees."""
    people = play.standin.people
    uid = next(u["id"] for u in people.people() if u["username"] == who)
    return people.messages_of(uid, next(c["id"] for c in people.channels_of(uid) if c["name"] == "tables"))


async def test_a_match_is_created_and_is_there_after_a_restart(tmp_path: Path) -> None:
    async with playing(seed="s", data=tmp_path) as play:
        people = play.standin.people
        theano = people.people()[0]["id"]
        tables = next(c["id"] for c in people.channels_of(theano) if c["name"] == "tables")
        answer = await people.run(theano, tables, "game create", {"title": "pantheum", "players": 3})
        assert not answer.failed
        assert await until(lambda: len(lobby(play, "lykos")) == 1)
        (card,) = lobby(play, "lykos")
    async with playing(seed="s", data=tmp_path) as play:
        (card,) = lobby(play, "lykos")
        text = str(card["components"])
        custom_id = re.search(r"'custom_id': '([^']*:join:[^']*)'", text)
        assert custom_id is not None
        lykos = next(u["id"] for u in play.standin.people.people() if u["username"] == "lykos")
        pressed = await play.standin.people.press(lykos, card, {"custom_id": custom_id[1]})
        assert not pressed.failed
        assert await until(lambda: "Lykos" in str(lobby(play, "lykos")[0]["components"]))
        assert "PUT /applications/{app}/commands" not in play.standin.requests, "the commands have not changed"
        theano = play.standin.people.people()[0]["id"]
        tables = next(c["id"] for c in play.standin.people.channels_of(theano) if c["name"] == "tables")
        answer = await play.standin.people.run(theano, tables, "game create", {"title": "pantheum", "players": 3})
        assert not answer.failed
        assert await until(lambda: len(lobby(play, "lykos")) == 2), "another match, of another number"
        assert play.standin.faults is None


def _tables(play: LocalPlay, count: int) -> bool:
    return len(lobby(play, "lykos")) == count


async def test_with_the_same_seed_more_tables_are_opened_after_a_restart(tmp_path: Path) -> None:
    for tables in (1, 2):
        async with playing(seed="s", data=tmp_path) as play:
            people = play.standin.people
            theano = people.people()[0]["id"]
            room = next(c["id"] for c in people.channels_of(theano) if c["name"] == "tables")
            await people.run(theano, room, "game create", {"title": "hybris", "players": 3})
            assert await until(functools.partial(_tables, play, tables))


async def test_a_damaged_world_is_said_in_words(tmp_path: Path) -> None:
    (tmp_path / "discord").mkdir()
    (tmp_path / "discord" / WORLD_FILE).write_text("{")
    with pytest.raises(CannotStart, match="damaged"):
        async with playing(seed=None, data=tmp_path):
            pytest.fail("the damage was not seen")


async def test_a_folder_in_use_and_one_of_a_newer_version_are_said_in_words(tmp_path: Path) -> None:
    async with playing(seed=None, data=tmp_path):
        with pytest.raises(CannotStart, match="running there already"):
            async with playing(seed=None, data=tmp_path):
                pytest.fail("two programs on one folder")
    with contextlib.closing(sqlite3.connect(tmp_path / "petteia.sqlite3")) as database:
        database.execute("UPDATE schema_version SET version = version + 9000")
        database.commit()
    with pytest.raises(CannotStart, match="newer version"):
        async with playing(seed=None, data=tmp_path):
            pytest.fail("a newer database was opened")
    (tmp_path / "petteia.sqlite3").write_bytes(b"no database at all" * 300)
    with pytest.raises(CannotStart, match="cannot be read"):
        async with playing(seed=None, data=tmp_path):
            pytest.fail("no database was opened")


@contextlib.asynccontextmanager
async def started(data: Path) -> AsyncIterator[asyncio.subprocess.Process]:
    """`petteia local` as a process of its own, ended at the latest with the block."""
    command = [sys.executable, "-m", "bot", "local", "--port", "0", "--no-open", "--data", str(data)]
    environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
    process = await asyncio.create_subprocess_exec(*command, cwd=ROOT, env=environment, stdout=asyncio.subprocess.PIPE)
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


async def test_one_signal_stops_all_three(tmp_path: Path) -> None:
    async with started(tmp_path) as process:
        assert process.stdout is not None
        async with asyncio.timeout(20):
            line = (await process.stdout.readline()).decode()
        address = re.match(r"Open (http://127\.0\.0\.1:\d+/) ", line)
        assert address is not None
        async with aiohttp.ClientSession() as http, http.get(address[1]) as page:
            assert page.status == 200
        process.send_signal(signal.SIGINT)
        async with asyncio.timeout(5):
            assert await process.wait() == 0
    assert (tmp_path / "discord" / WORLD_FILE).is_file()


async def test_a_taken_port_is_said_in_words(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(CannotStart, match=f"port {port}"):
            await run_local(port=port, seed=None, data=tmp_path, open_browser=False)
