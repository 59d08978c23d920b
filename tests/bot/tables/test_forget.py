"""Forgetting a person: out of what has ended, and the matches stay valid and replay."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from msgspec.structs import replace
from typer.testing import CliRunner

from bot.cli.app import app
from bot.model import Forgotten, UserSettings
from bot.tables import Refused
from rules.core.log import read_log, verify
from tests.support.tables import PEOPLE, Table, opened
from tests.support.toy import Toy

ADA, BO, CY, _ = PEOPLE
FILE = "petteia.sqlite3"


def rows_with(path: Path, user: int) -> dict[str, int]:
    """How often an account stands in each table; of commands, who gave them."""
    with sqlite3.connect(path) as db:
        tables = [row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        found = {}
        for table in tables:
            whole = [str(row) for row in db.execute(f"SELECT * FROM {table}")]
            found[table] = sum(str(user) in row for row in whole)
    return {table: count for table, count in found.items() if count}


async def ended(table: Table) -> str:
    match = await table.running(2, 1)
    await table.finish(match)
    await table.outbox.flush()
    return match


async def test_whoever_is_forgotten_is_gone_from_what_has_ended_and_the_match_replays(tmp_path: Path) -> None:
    table = await opened(tmp_path)
    match = await ended(table)
    before = read_log(await table.tables.export(match))
    await table.tables.save_user(UserSettings(user=ADA, locale="de"))
    assert await table.tables.forget(ADA) == Forgotten(1, 0)
    after = read_log(await table.tables.export(match))
    assert after == before
    verify(Toy(), after)
    found = await table.tables.match(match)
    assert found.seat_of(ADA) is None
    assert found.seat_of(BO) is not None
    assert "Ada" not in [holder.name for holder in found.holders]
    assert (await table.tables.user(ADA)).locale is None
    assert await table.tables.mine(ADA) == []
    assert await table.tables.ended(ADA) == []
    with pytest.raises(Refused):
        await table.tables.rematch(match, ADA, "Ada")
    assert await table.tables.forget(ADA) == Forgotten(0, 0)
    await table.close()
    assert rows_with(tmp_path / FILE, ADA) == {}


async def test_open_matches_keep_their_people_until_they_end(table: Table) -> None:
    lobby = await table.lobby(2)
    match = await table.running(2)
    assert await table.tables.forget(ADA) == Forgotten(0, 2)
    assert (await table.tables.match(match)).seat_of(ADA) is not None
    assert (await table.tables.match(lobby.id)).seat_of(ADA) is not None
    await table.finish(match)
    assert await table.tables.forget(ADA) == Forgotten(1, 1)


async def test_commands_lose_who_gave_them_and_nothing_else(tmp_path: Path) -> None:
    table = await opened(tmp_path)
    match = await ended(table)
    before = await table.store.entries(match)
    await table.tables.forget(ADA)
    after = await table.store.entries(match)
    assert after == [replace(entry, actor=None) if entry.actor == ADA else entry for entry in before]
    assert after != before
    await table.close()
    with sqlite3.connect(tmp_path / FILE) as db:
        for change in ("actor = 5", "body = ''", "seat = 0", "at = 0"):
            with pytest.raises(sqlite3.DatabaseError, match="append only"):
                db.execute(f"UPDATE command SET {change}")


async def _prepared(tmp_path: Path) -> Path:
    table = await opened(tmp_path)
    await ended(table)
    await table.lobby(2)
    await table.close()
    return tmp_path / FILE


def test_the_command_line_forgets_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = asyncio.run(_prepared(tmp_path))
    monkeypatch.setenv("PETTEIA_DATABASE", str(path))
    done = CliRunner().invoke(app, ["forget", str(ADA)])
    assert done.exit_code == 0, done.output
    assert "taken out of 1 ended matches" in done.output
    assert "still in 1 " in done.output
    monkeypatch.setenv("PETTEIA_DATABASE", str(tmp_path / "nothing.sqlite3"))
    assert CliRunner().invoke(app, ["forget", str(ADA)]).exit_code != 0
    assert not (tmp_path / "nothing.sqlite3").exists()
