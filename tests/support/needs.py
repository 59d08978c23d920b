"""What some tests need and not every machine has."""

from __future__ import annotations

import os
from typing import NoReturn

import pytest


def missing(message: str) -> NoReturn:
    """Skip a test, saying why; in CI it fails."""
    if os.environ.get("CI"):
        pytest.fail(message)
    pytest.skip(message)
