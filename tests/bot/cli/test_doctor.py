"""The doctor finds what would keep the bot from running, and never shows the token."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import sqlite3
from pathlib import Path
from types import SimpleNamespace

import discord
import pytest

from bot import invite
from bot.cli import play
from bot.cli.app import app
from bot.outbox_port import TokenRefused
from bot.settings import Settings
from bot.store.migrations import migrations
from bot.store.sqlite import SqliteStore
from tests.bot.cli.conftest import Runner

SHAPED = base64.urlsafe_b64encode(b"1234567890123456789").decode().rstrip("=") + ".AAAAAA." + "a" * 38


@pytest.fixture(autouse=True)
def _clean(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("TOKEN", "TOKEN_FILE", "CONFIG", "DATABASE"):
        monkeypatch.delenv(f"PETTEIA_{name}", raising=False)


def findings(petteia: Runner, **env: str) -> tuple[int, dict[str, tuple[str, str]]]:
    result = petteia("doctor", "--json", env=env)
    rows = json.loads(result.stdout)
    return result.exit_code, {row["subject"]: (row["level"], row["found"] + row["advice"]) for row in rows}


def test_all_is_well(petteia: Runner) -> None:
    code, found = findings(petteia, PETTEIA_TOKEN=SHAPED)
    assert code == 0
    assert {level for level, _ in found.values()} == {"ok"}
    assert "1234567890123456789" in found["token"][1]
    assert str(invite.permissions_value()) in found["invite link"][1]
    assert "client_id=1234567890123456789" in found["invite link"][1]


def test_without_a_token_there_is_a_warning_only(petteia: Runner) -> None:
    code, found = findings(petteia)
    assert code == 0
    assert found["token"][0] == "warn"


def test_a_misshapen_token_fails_and_is_not_shown(petteia: Runner) -> None:
    result = petteia("doctor", env={"PETTEIA_TOKEN": "hush-hush"})
    assert result.exit_code == 1
    assert "three parts" in result.output
    assert "hush" not in result.output


def test_wrong_settings_fail_in_words(petteia: Runner) -> None:
    code, found = findings(petteia, PETTEIA_LOG_LEVEL="loud")
    assert code == 1
    assert "PETTEIA_LOG_LEVEL" in found["settings"][1]


def test_a_sound_database_is_found(petteia: Runner, tmp_path: Path) -> None:
    sqlite3.connect(tmp_path / "petteia.sqlite3").execute("CREATE TABLE a (b)").connection.close()
    code, found = findings(petteia)
    assert (code, found["database"]) == (0, ("ok", str(tmp_path / "petteia.sqlite3")))


def test_a_file_that_is_no_database_fails(petteia: Runner, tmp_path: Path) -> None:
    (tmp_path / "petteia.sqlite3").write_text("no database at all, but long enough to be read as one" * 20)
    code, found = findings(petteia)
    assert (code, found["database"][0]) == (1, "fail")


def test_a_database_in_use_for_writing_elsewhere_fails(petteia: Runner, tmp_path: Path) -> None:
    other = sqlite3.connect(tmp_path / "petteia.sqlite3", isolation_level=None)
    other.execute("CREATE TABLE a (b)")
    other.execute("BEGIN EXCLUSIVE")
    code, found = findings(petteia)
    other.close()
    assert code == 1
    assert "locked" in found["database"][1]


def test_a_missing_folder_fails_with_what_to_do(petteia: Runner) -> None:
    code, found = findings(petteia, PETTEIA_DATABASE="/missing/petteia.sqlite3")
    assert code == 1
    assert "mkdir -p /missing" in found["database"][1]


def test_a_token_of_another_shape_has_no_application() -> None:
    assert invite.application_id(SHAPED) == 1234567890123456789
    assert invite.application_id("x" * 18 + SHAPED[26:]) is None
    assert invite.application_id("") is None


def test_missing_permissions_are_named() -> None:
    from discord import Permissions

    granted = Permissions(invite.permissions_value() & ~Permissions(attach_files=True).value)
    assert invite.missing(granted) == ["attach_files"]
    assert invite.missing(Permissions.all()) == []


def test_run_without_a_token_says_what_to_set(petteia: Runner) -> None:
    result = petteia("run")
    assert result.exit_code == 1
    assert "PETTEIA_TOKEN" in result.output


def test_every_command_has_a_name_and_help(petteia: Runner) -> None:
    result = petteia("--help")
    assert result.exit_code == 0
    for command in app.registered_commands:
        assert command.callback is not None
        assert (command.callback.__doc__ or "").strip()
        assert command.callback.__name__ in result.output


def _closed(code: int) -> discord.ConnectionClosed:
    return discord.ConnectionClosed(SimpleNamespace(close_code=code), shard_id=0)  # type: ignore[arg-type]  # its code


@pytest.mark.parametrize("error", [discord.LoginFailure(), TokenRefused("401"), _closed(4004)], ids=repr)
def test_a_token_that_discord_refuses_is_told_in_words(
    petteia: Runner, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    async def refused(settings: Settings) -> None:
        assert settings.require_token().reveal() == SHAPED
        raise error

    monkeypatch.setattr(play, "run_discord", refused)
    result = petteia("run", env={"PETTEIA_TOKEN": SHAPED})
    assert (result.exit_code, "refuses the token" in result.output) == (1, True)
    assert SHAPED not in result.output


def test_a_connection_closed_for_good_is_told_in_words(petteia: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    async def refused(settings: Settings) -> None:
        raise _closed(4013)

    monkeypatch.setattr(play, "run_discord", refused)
    result = petteia("run", env={"PETTEIA_TOKEN": SHAPED})
    assert (result.exit_code, "4013" in result.output) == (1, True)


FAULTS = (
    OSError("a file stands there"),
    sqlite3.OperationalError("disk I/O error"),
    sqlite3.DatabaseError("malformed"),
)


@pytest.mark.parametrize("error", FAULTS, ids=repr)
def test_whatever_the_file_meets_at_a_start_is_told_in_words(
    petteia: Runner, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    async def broken(settings: Settings) -> None:
        raise error

    monkeypatch.setattr(play, "run_discord", broken)
    result = petteia("run", env={"PETTEIA_TOKEN": SHAPED})
    assert (result.exit_code, f"petteia.sqlite3: {error}" in result.output.replace("\n", "")) == (1, True), (
        result.output
    )


def test_a_database_below_a_file_is_told_in_words(petteia: Runner, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    env = {"PETTEIA_TOKEN": SHAPED, "PETTEIA_DATABASE": str(tmp_path / "file" / "x.sqlite3")}
    result = petteia("run", env=env)
    assert (result.exit_code, "x.sqlite3: " in result.output, "Traceback" in result.output) == (1, True, False)


def test_a_database_of_a_newer_version_is_told_in_words(petteia: Runner, tmp_path: Path) -> None:
    async def make() -> None:
        store = SqliteStore(tmp_path / "petteia.sqlite3")
        await store.open()
        await store.close()

    asyncio.run(make())
    with contextlib.closing(sqlite3.connect(tmp_path / "petteia.sqlite3")) as database:
        database.execute("UPDATE schema_version SET version = version + 100")
        database.commit()
    result = petteia("run", env={"PETTEIA_TOKEN": SHAPED})
    assert (result.exit_code, f"has schema {100 + len(migrations())}" in result.output) == (1, True), result.output
