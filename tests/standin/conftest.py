"""A scene whose every exchange is checked against Discord's OpenAPI document."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from tests.standin.driven import Scene, scene
from tests.standin.rest import Rest, resting
from tests.support.openapi import Watcher, load_document


@pytest.fixture
def watcher() -> Watcher:
    """Checks exchanges."""
    return Watcher(load_document())


@pytest.fixture
async def play(watcher: Watcher) -> AsyncIterator[Scene]:
    """The default world with the driven bot, checked at the end."""
    async with scene(on_exchange=watcher) as one:
        yield one
    watcher.check()


@pytest.fixture
async def rest(watcher: Watcher) -> AsyncIterator[Rest]:
    """A plain client of a stand-in without a bot, checked at the end."""
    async with resting(on_exchange=watcher) as one:
        yield one
    watcher.check()
