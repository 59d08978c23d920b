"""Every picture of Storm: shape, size, words and marks as the visual standard asks."""

from __future__ import annotations

import functools
import io
import itertools

import msgspec
import pytest
from PIL import Image

from render.canvas import Canvas
from render.encode import quality
from render.painter import artist_of, paint
from render.shapes import Box
from render.types import Picture, Request
from rules.games.storm.view import StormView
from tests.render import storm_samples as samples
from tests.render.storm_requests import AIMS, REQUESTS, before, ended, fighting, make, regions, units

every = pytest.mark.parametrize("name", REQUESTS)


@functools.cache
def canvas_of(name: str) -> Canvas:
    return artist_of("storm").draw(REQUESTS[name])


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


@pytest.mark.parametrize("name", ["board", "units", "combat, worst", "setup, pick"])
def test_a_dark_table_keeps_the_picture_too(name: str) -> None:
    request = msgspec.structs.replace(REQUESTS[name], theme="night")
    picture = paint(request)
    assert picture.data != picture_of(name).data
    with Image.open(io.BytesIO(picture.data)) as reduced:
        assert reduced.mode == "P"
        assert quality(artist_of("storm").draw(request).image, reduced) >= 39


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
def test_alt_text_is_there_and_short_enough(name: str) -> None:
    alt = picture_of(name).alt
    assert 20 < len(alt) <= 1024
    assert "picture-" not in alt
    assert "storm-" not in alt


@every
def test_file_name_tells_kind_and_revision_only(name: str) -> None:
    picture = picture_of(name)
    assert picture.name == f"storm-{REQUESTS[name].kind}-1234.{picture.extension}"


def test_alt_text_says_turn_targets_costs_and_stocks() -> None:
    alt = picture_of("units").alt
    assert "Waiting for Ione" in alt
    assert "1 14, Olympus (honor −4); 2 8, Olympus (honor −4)" in alt
    assert "6 12, Underworld (honor −2, energy −2)" in alt
    assert "Theano, Olympians: honor 11, energy 17, 5 hidden, 0 lost." in alt
    assert "Persephone 2 (unseen)" in alt


def test_costs_stand_on_the_map_as_numbers() -> None:
    said = [run.text for run in canvas_of("units").runs if run.needed]
    assert said.count("−4") == 2
    assert said.count("−2") == 4


def test_a_night_way_shows_both_costs() -> None:
    said = [run.text for run in canvas_of("units, night").runs if run.needed]
    assert said.count("−2") >= 2
    assert said.count("0") >= 2


def test_the_sum_of_a_round_can_be_read() -> None:
    said = {run.text for run in canvas_of("combat, second round").runs}
    assert {"11", "−1", "7", "+0", "?"} <= said
    alt = paint(make("combat", samples.view(round=samples.fought(True)))).alt
    assert "Theano holds: 20 beats 15." in alt
    assert "Abilities (Erinyes +1, Cerberus −1) +0" in alt
    assert "Total Defense (honor −2) ×2. Strength: 20." in alt


def test_best_kind_follows_from_what_is_asked() -> None:
    best = artist_of("storm").best
    assert best(make("board", samples.view())) == "board"
    assert best(make("board", samples.view(round=samples.fought(True)))) == "combat"
    assert best(make("board", samples.view(0, round=samples.fought(True)))) == "units"
    assert best(make("board", ended())) == "score"
    assert best(make("board", samples.view(0), AIMS)) == "units"
    assert best(make("board", samples.view(), AIMS)) == "board"
    assert best(make("board", samples.view(0), units("hades", "charon"))) == "units"
    assert best(make("board", samples.view(0), units("charon", "nyx"))) == "crop"
    assert best(make("board", fighting())) == "combat"
    assert best(make("board", fighting(0), units("erinyes", "hecate"))) == "combat"
    assert best(make("board", fighting(0, phase="retreat"), regions(13, 14))) == "units"
    assert best(make("board", before(1, formation=samples.formation()), regions(4))) == "setup"
    assert best(make("crop", samples.view(0), AIMS)) == "crop"


def test_kinds_follow_from_the_view() -> None:
    kinds = artist_of("storm").kinds
    assert kinds(samples.view()) == ("board", "crop", "card")
    assert kinds(samples.view(0)) == ("board", "units", "crop", "card")
    assert kinds(before(0, formation=samples.formation("pick", "chthonian")))[:2] == ("board", "setup")
    assert "combat" in kinds(fighting())
    assert kinds(ended())[-1] == "score"
    assert "units" not in kinds(ended())


def test_every_kind_offered_can_be_drawn_without_a_focus() -> None:
    for seen in (samples.view(0), fighting(1, round=samples.fought()), ended()):
        for kind in artist_of("storm").kinds(seen):
            assert paint(Request(game="storm", kind=kind, view=seen)).data


def test_what_a_view_does_not_offer_is_refused() -> None:
    wrong: list[tuple[str, StormView]] = [
        ("units", samples.view()), ("setup", samples.view(0)), ("combat", samples.view()), ("score", samples.view()),
        ("hand", samples.view()),
    ]  # fmt: skip
    for kind, seen in wrong:
        with pytest.raises(ValueError, match=kind):
            paint(make(kind, seen))
    with pytest.raises(ValueError, match="chaos"):
        paint(make("card", samples.view(), focus="unit:chaos"))


def test_the_middle_plate_says_what_matters_now() -> None:
    def said(name: str) -> set[str]:
        return {run.text for run in canvas_of(name).runs}

    assert {"17 → 18", "Ione · 1 unit"} <= said("board")
    assert {"Fight in 19", "Round 2"} <= said("board, fight")
    assert {"Fought in 19", "Nobody was lost."} <= said("board, fought")
    assert "3 units leave 13" in said("units")
    assert {"yours, unseen", "the enemy knows"} <= said("units, Olympian")
