"""A second host on one database is refused in words, and what the former one had begun is taken up."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

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
