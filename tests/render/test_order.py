"""Numbers on a picture follow one another as the eye meets them: left to right, top to bottom, block by block."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator

import msgspec
import pytest

from bot.cli.games import known_games
from bot.ui.limits import MENU_OPTIONS
from bot.ui.pages import marks
from bot.warming import pictures, steps
from render.games import ARTISTS
from render.types import Marker, Request
from rules.core.types import AnyDecision
from tests.render.looking import check_reading_order

SEEDS = ("phone", "order")
UNTIL, TIMES = 420, 2
"""Of a match so many commands; each kind of question so often."""


def moments(game: str) -> Iterator[tuple[AnyDecision, Request]]:
    """Each kind of question some times, with a picture of the position, as yet without numbers."""
    title, artist, seen = known_games()[game], ARTISTS[game], Counter[str]()
    for seed in SEEDS:
        for step in itertools.islice(steps(title, seed), 0, UNTIL):
            asked = step.pending[0] if step.pending else None
            if asked is not None and seen[asked.kind] < TIMES:
                seen[asked.kind] += len(asked.options) > 1
                yield asked, next(pictures(title, artist.kinds, step))


@pytest.mark.parametrize("game", ARTISTS)
def test_numbers_follow_one_another_as_they_are_read(game: str) -> None:
    """Things that bear a number of their own on the board keep it."""
    artist, numbered, drawn = ARTISTS[game], known_games()[game].info.numbered, Counter[str]()
    for asked, request in moments(game):
        found = marks([one for one in asked.options if one.ref and one.ref.partition(":")[0] not in numbered])
        if 1 < len(found) <= MENU_OPTIONS:
            wanted = msgspec.structs.replace(request, markers=tuple(Marker(*one) for one in found.items()))
            canvas = artist.draw(msgspec.structs.replace(wanted, kind=artist.best(wanted)))
            drawn[asked.kind] += len(canvas.discs) > 1
            check_reading_order(canvas, asked.kind)
    assert drawn.total() > 4
