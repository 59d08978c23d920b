"""The process that is measured really starts its matches."""

from __future__ import annotations

import asyncio
import subprocess
from pathlib import Path

import pytest

from bot.bench import memory
from bot.store.sqlite import SqliteStore
from rules.core import game
from tests.bot.cli.toy import Toy


def test_matches_are_started_and_memory_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(game._registry, "toy", Toy())

    async def counted() -> tuple[int, int, int]:
        rest, full = await memory.fill("toy", 3, tmp_path)
        store = SqliteStore(tmp_path / "memory.sqlite3")
        await store.open()
        running = (await store.count()).get("running", 0)
        await store.close()
        return rest, full, running

    rest, full, running = asyncio.run(counted())
    assert running == 3
    assert 10_000 < rest <= full + 1_000


def test_the_figures_come_from_another_process(monkeypatch: pytest.MonkeyPatch) -> None:
    def run(command: list[str], **options: object) -> subprocess.CompletedProcess[str]:
        assert command[1:] == ["-m", "bot.bench.memory", "toy", "100"]
        return subprocess.CompletedProcess(command, 0, "51200 61440\n")

    monkeypatch.setattr(subprocess, "run", run)
    rest, full = memory.measure("toy", 100)
    assert (rest.value, full.value, full.note) == (50, 60, "102.4 KiB a match")
