"""Recorded matches of two to four seats come out the same, line by line."""

from __future__ import annotations

from itertools import zip_longest

import pytest

from tests.rules.elysium.playthrough import FOLDER, TABLES, replay


@pytest.mark.parametrize("name", list(TABLES))
def test_recorded_match(name: str) -> None:
    recorded = (FOLDER / f"{name}.txt").read_text("utf-8").splitlines()
    assert len(recorded) > 100
    for number, (old, new) in enumerate(zip_longest(recorded, replay(name, recorded)), 1):
        assert new == old, f"line {number}"
