"""Every backend of the store, by name: one suite runs on all of them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from bot.store.port import Store
from bot.store.sqlite import SqliteStore

Opener = Callable[[], Awaitable[Store]]

BACKENDS: dict[str, Callable[[Path], Store]] = {"sqlite": lambda folder: SqliteStore(folder / "petteia.sqlite3")}


@pytest.fixture(params=sorted(BACKENDS))
async def opener(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Opener]:
    """Opens one more connection to one and the same store, as another process would."""
    opened: list[Store] = []

    async def open_one() -> Store:
        store = BACKENDS[request.param](tmp_path)
        await store.open()
        opened.append(store)
        return store

    yield open_one
    for store in opened:
        await store.close()


@pytest.fixture
async def store(opener: Opener) -> Store:
    return await opener()
