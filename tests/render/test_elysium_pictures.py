"""Every picture of Elysium: shape, size, words and marks as the visual standard asks."""

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
from render.types import Picture
from tests.render.elysium_requests import REQUESTS

every = pytest.mark.parametrize("name", REQUESTS)


@functools.cache
def canvas_of(name: str) -> Canvas:
    return artist_of("elysium").draw(REQUESTS[name])


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
    assert picture.name == f"elysium-{REQUESTS[name].kind}-1234.png"


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
