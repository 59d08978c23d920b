from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

import rules.games  # noqa: F401  (registers the titles)
from tests.e2e.rig import Rig, rigged
from tests.support.raft import Raft
from tests.support.toy import Toy


@pytest.fixture(autouse=True)
def no_faults(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Whatever the bot logs as an error fails the test; a test that provokes one clears the log."""
    caplog.set_level(logging.ERROR)
    yield
    errors = [record for record in caplog.get_records("call") if record.levelno >= logging.ERROR]
    assert not errors, "\n".join(f"{one.getMessage()} {one.exc_text or ''}" for one in errors)


@pytest.fixture
async def toy(tmp_path: Path) -> AsyncIterator[Rig]:
    """The bot with the toy game, which uses every shape of decision."""
    async with rigged(tmp_path, known=lambda: {"toy": Toy()}) as rig:
        yield rig


@pytest.fixture
async def raft(tmp_path: Path) -> AsyncIterator[Rig]:
    """The bot with the small title that is decided together."""
    async with rigged(tmp_path, known=lambda: {"raft": Raft()}) as rig:
        yield rig


@pytest.fixture
async def rig(tmp_path: Path) -> AsyncIterator[Rig]:
    """The bot with all titles."""
    async with rigged(tmp_path) as one:
        yield one
