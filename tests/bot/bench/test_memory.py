"""The process that is measured really starts its matches."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from bot.bench import memory
from bot.cli.games import known_games
from bot.store.sqlite import SqliteStore
from render.cache import Memory
from render.fonts import FONTS
from render.games import ARTISTS
from render.painter import PICTURE_BYTES, Painter
from rules.core import game
from tests.bot.cli.toy import Toy


def test_matches_are_started_and_memory_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(game._registry, "toy", Toy())
    # The toy's other choice breaks its rules on purpose.
    monkeypatch.setattr(memory, "house_choices", lambda game: [{}])

    async def counted() -> tuple[memory.Held, int]:
        held = await memory.fill({"toy": Toy()}, 3, tmp_path)
        store = SqliteStore(tmp_path / "memory.sqlite3")
        await store.open()
        running = (await store.count()).get("running", 0)
        await store.close()
        return held, running

    held, running = asyncio.run(counted())
    assert running == 3
    assert 10_000 < held.rest <= held.matches + 1_000
    assert held.drawn > 10_000


def test_the_figures_come_from_another_process(monkeypatch: pytest.MonkeyPatch) -> None:
    def run(command: list[str], **options: object) -> subprocess.CompletedProcess[bytes]:
        assert command[1:] == ["-m", "bot.bench.memory", "100"]
        said = b'{"rest":51200,"matches":61440,"peak":307200,"drawn":256000,"caches":{"plates":41943040}}'
        return subprocess.CompletedProcess(command, 0, said)

    monkeypatch.setattr(subprocess, "run", run)
    rest, full, peak, drawn, plates = memory.measure(100)
    assert (rest.value, full.value, full.note) == (50, 60, "102.4 KiB a match")
    assert peak.value == 300
    assert (drawn.value, drawn.note) == (250, "of 300; 40 MiB of it are caches")
    assert (plates.name, plates.value) == ("cache, plates", 40)


@pytest.mark.parametrize("title", ["pantheum", "storm", "elysium", "hybris"])
def test_every_kind_of_every_title_is_drawn(title: str) -> None:
    """A kind that only some house choices have is asked for, too; the two that the bot shows out of a match as well."""
    painter = Painter()
    asked = {request.kind for request in memory.every_kind(painter, known_games()[title])}
    painter.close()
    assert asked == {kind.name for kind in ARTISTS[title].table} | {"title", "story"}


def test_what_is_kept_of_pictures_leaves_room_for_the_rest() -> None:
    """All caches full and all faces open, the process has left what it holds with matches and no pictures."""
    faces = 300 * 1024 * FONTS
    kept = sum(cache.limit for cache in memory.CACHES.values()) + PICTURE_BYTES + faces
    assert kept <= (memory.LIMIT - 120) * (1 << 20)


def test_every_memory_of_pictures_is_among_the_measured() -> None:
    """A new one is bounded by bytes and counted, too."""
    known = {id(cache) for cache in memory.CACHES.values()}
    found = {
        id(value): f"{name}.{key}"
        for name, module in list(sys.modules.items())
        if name.startswith("render.")
        for key, value in vars(module).items()
        if isinstance(value, Memory) and not key.startswith("_")
    }
    assert {name for one, name in found.items() if one not in known} == set()
