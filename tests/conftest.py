"""What every test may use: rule markers counted against the ledger, and Chromium for tests marked `browser`.

In CI Hypothesis draws the same examples in every run; no example has a deadline, since other work shares the cores.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest
from hypothesis import settings

from tests.support.needs import missing

pytest_plugins = ["tests.ledger_plugin"]

settings.register_profile("local", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "local")

_NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")


def find_chromium() -> str | None:
    """The path of a Chromium on this machine (PETTEIA_CHROMIUM first), or None."""
    named = os.environ.get("PETTEIA_CHROMIUM")
    if named and Path(named).exists():
        return named
    return next((found for name in _NAMES if (found := shutil.which(name))), None)


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of Chromium; without one the test is skipped, and in CI it fails."""
    found = find_chromium()
    if found is None:
        missing("Chromium is missing: install it, or name it in PETTEIA_CHROMIUM")
    return found


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests that need Chromium are marked `browser`."""
    for item in items:
        if "chromium" in getattr(item, "fixturenames", ()):
            item.add_marker("browser")
