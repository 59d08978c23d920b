"""The scenario files of this folder hold."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rules import scenario
from tests.rules.elysium.table import SAY

FILES = sorted((Path(__file__).parent / "scenarios").glob("*.json"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_scenario(path: Path) -> None:
    report = scenario.run(json.loads(path.read_text("utf-8")))
    assert report.ok, "\n".join(SAY(line) for line in report.failures)


def test_there_are_some() -> None:
    assert len(FILES) >= 2
