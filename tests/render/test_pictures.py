"""Every picture: shape, size, words and marks as the visual standard asks."""

from __future__ import annotations

import functools
import io
import itertools

import pytest
from PIL import Image

from render.canvas import Canvas
from render.encode import quality
from render.painter import artist_of, paint
from render.shapes import Box
from render.types import Picture, Request
from tests.render.requests import REQUESTS, make
from tests.render.samples import view

every = pytest.mark.parametrize("name", REQUESTS)


@functools.cache
def canvas_of(name: str) -> Canvas:
    return artist_of("pantheum").draw(REQUESTS[name])


@functools.cache
def picture_of(name: str) -> Picture:
    return paint(REQUESTS[name])


def overlap(a: Box, b: Box) -> float:
    across = min(a[2], b[2]) - max(a[0], b[0])
    down = min(a[3], b[3]) - max(a[1], b[1])
    return max(0.0, across) * max(0.0, down)


@every
def test_shape_and_size(name: str) -> None:
    picture = picture_of(name)
    assert 2 / 3 <= picture.width / picture.height <= 3 / 2
    assert len(picture.data) < 600_000
    assert picture.extension == "png"


@every
def test_the_palette_keeps_the_picture(name: str) -> None:
    with Image.open(io.BytesIO(picture_of(name).data)) as reduced:
        assert reduced.mode == "P"
        assert quality(canvas_of(name).image, reduced) >= 39


@every
def test_alt_text_is_there_and_short_enough(name: str) -> None:
    assert 20 < len(picture_of(name).alt) <= 1024


@every
def test_words_stay_inside_and_apart(name: str) -> None:
    canvas = canvas_of(name)
    for run in canvas.runs:
        assert run.box[0] >= 0, run
        assert run.box[2] <= canvas.width, run
        assert run.box[1] >= 0, run
        assert run.box[3] <= canvas.height, run
    for one, other in itertools.combinations(canvas.runs, 2):
        assert overlap(one.box, other.box) == 0, (one, other)


@every
def test_what_a_decision_needs_is_readable_at_400_pixels(name: str) -> None:
    canvas = canvas_of(name)
    small = [run for run in canvas.runs if run.needed and run.size * 400 / canvas.width < 9]
    assert small == []


@every
def test_numbered_discs_stand_apart_and_over_no_words(name: str) -> None:
    canvas = canvas_of(name)
    for (_, one), (_, other) in itertools.combinations(canvas.discs, 2):
        assert overlap(one, other) == 0
    for (_, box), run in itertools.product(canvas.discs, canvas.runs):
        assert overlap(box, run.box) == 0, run


@pytest.mark.parametrize("name", [name for name, request in REQUESTS.items() if request.markers])
def test_each_marker_is_drawn_once_with_its_number(name: str) -> None:
    numbers = sorted(number for number, _ in canvas_of(name).discs)
    assert numbers == [marker.number for marker in REQUESTS[name].markers]


@every
def test_file_name_tells_kind_and_revision_only(name: str) -> None:
    picture = picture_of(name)
    assert picture.name == f"pantheum-{REQUESTS[name].kind}-1234.{picture.extension}"


def test_alt_text_says_turn_targets_and_clock() -> None:
    alt = picture_of("board").alt
    assert "Theano places a leaf" in alt
    assert "1 a1, 2 b1, 3 c1, 4 b2, 5 c2, 6 d2" in alt
    assert "7 of 10" in alt


def test_alt_text_of_a_plan_names_every_row() -> None:
    alt = picture_of("plan").alt
    assert "Row 1: Forest, River, Forest, Pit" in alt
    assert "Matched: c2, a3. Lost: d3." in alt


def test_markers_inside_a_column_ask_for_a_crop() -> None:
    artist = artist_of("pantheum")
    assert artist.best(make("board", view(), ("demigod:orpheus-0",))) == "crop"
    assert artist.best(make("board", view(), ("tile:0,0", "market:1"))) == "board"
    assert artist.best(make("plan", view(viewer=0), ("demigod:orpheus-0",))) == "plan"


def test_kinds_follow_from_the_view() -> None:
    artist = artist_of("pantheum")
    assert artist.kinds(view())[0] == "board"
    assert "plan" not in artist.kinds(view())
    assert "plan" in artist.kinds(view(viewer=2))
    assert "score" in artist.kinds(view(over=True))
    assert "score" not in artist.kinds(view())


def test_every_kind_offered_can_be_drawn_without_a_focus() -> None:
    seen = view(viewer=0, over=True)
    for kind in artist_of("pantheum").kinds(seen):
        assert paint(Request(game="pantheum", kind=kind, view=seen)).data


def test_what_a_view_does_not_offer_is_refused() -> None:
    for kind in ("plan", "score", "hand"):
        with pytest.raises(ValueError, match=kind):
            paint(make(kind, view()))
    with pytest.raises(ValueError, match="chess"):
        paint(Request(game="chess", kind="board", view=view()))
