"""Pictures of real positions, as random matches bring them about: readable on a phone, nothing over anything."""

from __future__ import annotations

import itertools

import msgspec
import pytest

from bot.cli.games import known_games
from bot.warming import pictures, steps
from render.games import ARTISTS
from tests.render.looking import check_discs_over_no_words, check_readable, check_targets_apart, check_words_apart

NAMES = ("Aristodemos the E", "Βασίλισσα Ἀθηνᾶ", "猫大好き😀", "🎲 Zoë ✨")
UNTIL, EVERY = 330, 15
"""Of a match so many commands, of which every so many-th position is drawn."""


@pytest.mark.parametrize("game", ARTISTS)
def test_every_picture_of_a_match_can_be_read_on_a_phone(game: str) -> None:
    title, artist, drawn = known_games()[game], ARTISTS[game], set[str]()
    for step in itertools.islice(steps(title, "phone"), 0, UNTIL, EVERY):
        for request in pictures(title, artist.kinds, step):
            asked = msgspec.structs.replace(request, names=NAMES[: step.state.seats])
            asked = msgspec.structs.replace(asked, kind=artist.best(asked)) if asked.markers else asked
            canvas = artist.draw(asked)
            drawn.add(asked.kind)
            check_readable(canvas, NAMES)
            check_targets_apart(canvas)
            check_words_apart(canvas)
            check_discs_over_no_words(canvas)
    assert len(drawn) > 4
