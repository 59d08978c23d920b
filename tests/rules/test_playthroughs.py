"""Recorded matches of every game come out the same, line by line."""

from __future__ import annotations

from itertools import zip_longest

import pytest

from tests.rules.elysium.playthrough import RECORDED as ELYSIUM
from tests.rules.pantheum.playthrough import RECORDED as PANTHEUM
from tests.rules.storm.playthrough import RECORDED as STORM
from tests.support.playthrough import Playthroughs


@pytest.mark.parametrize(
    ("recorded", "name"),
    [
        pytest.param(recorded, name, id=f"{recorded.game.info.key}-{name}")
        for recorded in (PANTHEUM, STORM, ELYSIUM)
        for name in recorded.sittings
    ],
)
def test_recorded_match(recorded: Playthroughs, name: str) -> None:
    lines = recorded.read(name)
    assert len(lines) > 100
    for number, (old, new) in enumerate(zip_longest(lines, recorded.replayed(name, lines)), 1):
        assert new == old, f"line {number}"
