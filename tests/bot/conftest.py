"""A table for each test that asks for one."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.support.tables import Table, opened


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    made = await opened(tmp_path)
    yield made
    await made.close()
