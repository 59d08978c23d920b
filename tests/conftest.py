"""What every test may use: rule markers counted against the ledger, and Chromium for tests marked `browser`."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

pytest_plugins = ["tests.ledger_plugin"]

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
        message = "Chromium is missing: install it, or name it in PETTEIA_CHROMIUM"
        if os.environ.get("CI"):
            pytest.fail(message)
        pytest.skip(message)
    return found
