"""A second host on one database is refused in words, and what the former one had begun is taken up."""

from __future__ import annotations

import fcntl
import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from typer.testing import CliRunner

from bot.alone import InUse, alone, own_name
from bot.cli.app import app

HOLD = """
import sys
from pathlib import Path
from bot.alone import alone
with alone(Path(sys.argv[1])):
    print("held", flush=True)
    sys.stdin.read()
"""


def test_the_second_is_refused_and_the_third_learns_who_was_before(tmp_path: Path) -> None:
    path = tmp_path / "new" / "lock"
    with alone(path) as former, pytest.raises(InUse, match="running there already"), alone(path):
        raise AssertionError("two at once")
    assert former == ""
    with alone(path) as former:
        assert former == own_name()


def test_on_windows_a_byte_is_locked_that_nobody_reads(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the calls of that system, made here by those of this one."""
    places = []

    def locking(descriptor: int, mode: int, count: int) -> None:
        places.append((os.lseek(descriptor, 0, os.SEEK_CUR), mode, count))
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise PermissionError(13, "Permission denied") from None

    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setitem(sys.modules, "msvcrt", SimpleNamespace(locking=locking, LK_NBLCK=2))
    path = tmp_path / "lock"
    with alone(path), pytest.raises(InUse, match=own_name()), alone(path):
        raise AssertionError("two at once")
    with alone(path) as former:
        assert former == own_name()
    assert path.read_text(encoding="utf-8") == own_name()
    assert set(places) == {(1 << 30, 2, 1)}, "far behind the name, which the refused one reads"


def test_petteia_run_says_so_in_another_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = tmp_path / "petteia.sqlite3"
    holder = subprocess.Popen(
        [sys.executable, "-c", HOLD, f"{database}.lock"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    try:
        assert holder.stdout is not None
        assert holder.stdout.readline().strip() == b"held"
        monkeypatch.setenv("PETTEIA_DATABASE", str(database))
        monkeypatch.setenv("PETTEIA_TOKEN", "abc")
        done = CliRunner().invoke(app, ["run"])
        assert done.exit_code == 1
        assert "running there already" in " ".join(done.output.split())
        assert not database.exists()
    finally:
        holder.kill()
        holder.wait()
    with alone(Path(f"{database}.lock")) as former:
        assert former.endswith(f":{holder.pid}")
