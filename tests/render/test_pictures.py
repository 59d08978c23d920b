"""Every picture of every game: shape, size, words and marks as the visual standard asks."""

from __future__ import annotations

import io
import re
from dataclasses import dataclass

import msgspec
import pytest
from msgspec import Struct
from PIL import Image

from render.canvas import Canvas
from render.encode import quality
from render.painter import artist_of, paint
from render.types import Picture, Request
from rules.core.types import View
from tests.render.galleries import GALLERIES, listed
from tests.render.looking import (
    check_discs_over_no_words,
    check_readable,
    check_targets_apart,
    check_words_apart,
    kinds_of,
    numbers,
)

HEADER = 110
"""Pixels from the top within which all words are those of a header."""
BANNER = 16 / 9
"""How wide the picture of a title may be, by its height."""
QUALITY = 39
"""Peak signal to noise in dB that the palette must keep."""


@dataclass
class Shown:
    """A request and what came of it."""

    request: Request
    canvas: Canvas
    picture: Picture


def show(request: Request) -> Shown:
    return Shown(request, artist_of(request.game).draw(request), paint(request))


@pytest.fixture(scope="module", params=listed("requests"))
def shown(request: pytest.FixtureRequest) -> Shown:
    """For each request in turn: all tests look at one picture before the next is drawn."""
    return show(request.param)


def check_palette(shown: Shown) -> None:
    with Image.open(io.BytesIO(shown.picture.data)) as reduced:
        assert reduced.mode == "P"
        assert quality(shown.canvas.image, reduced) >= QUALITY


def test_shape_and_size(shown: Shown) -> None:
    picture = shown.picture
    assert 2 / 3 <= picture.width / picture.height <= (BANNER if shown.request.kind == "title" else 3 / 2)
    assert len(picture.data) < 600_000
    assert picture.extension == "png"


def test_file_name_tells_kind_and_revision_only(shown: Shown) -> None:
    assert shown.picture.name == f"{shown.request.game}-{shown.request.kind}-1234.png"


def test_the_palette_keeps_the_picture(shown: Shown) -> None:
    check_palette(shown)


def test_alt_text_is_there_and_short_enough_and_in_words(shown: Shown) -> None:
    alt = shown.picture.alt
    assert 20 < len(alt) <= 1024
    assert "picture-" not in alt
    assert f"{shown.request.game}-" not in alt


def test_the_header_says_what_is_asked_and_no_number_of_the_machinery(shown: Shown) -> None:
    assert "1234" not in shown.picture.alt
    assert [run for run in shown.canvas.runs if "1234" in run.text] == []
    if shown.request.kind in ("card", "title"):
        return
    states = [run for run in shown.canvas.runs if run.needed and run.box[3] < HEADER]
    assert len(states) == 1
    verbs = "moves|places?|performs|picks?|chooses|takes|transfers|dismisses|gains|answers|decide"
    asked = re.search(rf" ({verbs})\b", states[0].text)
    assert asked or "pick a manoeuvre" in states[0].text or states[0].text.endswith("The match is over")
    assert states[0].size * 400 / shown.canvas.width >= 9


def test_words_stay_inside_and_apart(shown: Shown) -> None:
    canvas = shown.canvas
    for run in canvas.runs:
        assert run.box[0] >= 0, run
        assert run.box[2] <= canvas.width, run
        assert run.box[1] >= 0, run
        assert run.box[3] <= canvas.height, run
    check_words_apart(canvas)


def test_what_a_decision_needs_is_readable_at_400_pixels(shown: Shown) -> None:
    check_readable(shown.canvas, shown.request.names)


def test_numbered_discs_stand_apart_and_over_no_words(shown: Shown) -> None:
    check_targets_apart(shown.canvas)
    check_discs_over_no_words(shown.canvas)


def test_each_marker_is_drawn_once_with_its_number(shown: Shown) -> None:
    assert numbers(shown.canvas) == [marker.number for marker in shown.request.markers]


@pytest.mark.parametrize("game", GALLERIES)
def test_every_kind_of_picture_is_looked_at(game: str) -> None:
    shown = {request.kind for request in GALLERIES[game].requests.values()}
    assert shown == {kind.name for kind in artist_of(game).table} | {"title"}


@pytest.mark.parametrize("asked", listed("night"))
def test_a_dark_table_is_another_picture_and_keeps_the_palette_too(asked: Request) -> None:
    day, night = paint(asked), show(msgspec.structs.replace(asked, theme="night"))
    assert night.picture.data != day.data
    assert (night.picture.width, night.picture.height, night.picture.alt) == (day.width, day.height, day.alt)
    check_palette(night)


@pytest.mark.parametrize(
    "view",
    [
        pytest.param(view, id=f"{game}-{name}")
        for game, gallery in GALLERIES.items()
        for name, view in gallery.complete.items()
    ],
)
def test_every_kind_offered_can_be_drawn_without_a_focus(view: View) -> None:
    for kind in kinds_of(view, view.game):
        picture = paint(Request(game=view.game, kind=kind, view=view))
        assert 2 / 3 <= picture.width / picture.height <= 3 / 2, kind
        assert picture.alt


@pytest.mark.parametrize(
    ("game", "kind", "view"),
    [
        pytest.param(game, kind, view, id=f"{game}-{kind}")
        for game, gallery in GALLERIES.items()
        for kind, view in gallery.refused
    ],
)
def test_what_a_view_does_not_offer_is_refused(game: str, kind: str, view: Struct) -> None:
    with pytest.raises(ValueError, match=kind):
        paint(Request(game=game, kind=kind, view=view))


def test_a_game_that_nobody_draws_is_refused() -> None:
    with pytest.raises(ValueError, match="chess"):
        paint(Request(game="chess", kind="board", view=next(iter(GALLERIES["pantheum"].complete.values()))))
