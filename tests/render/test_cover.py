"""Title pictures: what they say of a title, that each has a scene of its own, and that nothing else enters."""

from __future__ import annotations

import itertools

import pytest
from PIL import ImageChops

import rules.games  # registers the games and their words  # noqa: F401
from render.cover import SCENE, Cover, scenes
from render.games import ARTISTS
from render.icons import table
from render.painter import Painter, artist_of, paint
from render.types import Request
from rules.core.game import games


def request(game: str, seats: tuple[int, int] = (2, 4), minutes: tuple[int, int] | None = (60, 90)) -> Request:
    return Request(game=game, kind="title", view=Cover(game=game, seats=seats, minutes=minutes))


def test_every_title_that_is_drawn_has_a_scene() -> None:
    assert set(scenes()) == set(ARTISTS) <= set(games())


TITLES = {"pantheum": "PANTHEUM", "storm": "STORM OVER OLYMPUS", "elysium": "ELYSIUM", "hybris": "HYBRIS"}


@pytest.mark.parametrize("game", ARTISTS)
def test_the_name_is_the_largest_word_and_can_be_read_on_a_phone(game: str) -> None:
    canvas = artist_of(game).draw(request(game))
    name, *facts = canvas.runs
    assert (
        name.text
        == {"pantheum": "PANTHEUM", "storm": "STORM OVER OLYMPUS", "elysium": "ELYSIUM", "hybris": "HYBRIS"}[game]
    )
    assert name.size * 400 / canvas.width > 20
    assert all(12 <= run.size * 400 / canvas.width < name.size * 400 / canvas.width for run in facts)
    assert all(run.box[1] > SCENE for run in canvas.runs)


@pytest.mark.parametrize(
    ("seats", "minutes", "said"),
    [
        ((1, 4), (60, 90), "1 to 4 players · 60 to 90 minutes"),
        ((2, 2), (45, 45), "2 players · about 45 minutes"),
        ((1, 1), None, "1 player"),
    ],
)
def test_the_facts_are_worded(seats: tuple[int, int], minutes: tuple[int, int] | None, said: str) -> None:
    asked = request("pantheum", seats, minutes)
    assert [run.text for run in artist_of("pantheum").draw(asked).runs][1:] == [said]
    assert said.replace(" · ", ". ") in paint(asked).alt


def test_no_scene_is_like_another() -> None:
    drawn = {game: artist_of(game).draw(request(game)).image.crop((0, 90, 1600, SCENE)) for game in ARTISTS}
    for one, other in itertools.combinations(drawn, 2):
        different = ImageChops.difference(drawn[one], drawn[other]).convert("L").point(lambda value: value > 40)
        assert sum(different.histogram()[1:]) > 0.3 * 1600 * (SCENE - 90), (one, other)


def test_every_figure_of_a_scene_is_an_icon() -> None:
    layers = [layer for scene in scenes().values() for layer in scene.layers]
    named = {line.split()[0].lstrip("-") for layer in layers for line in layer.figures}
    named |= {emblem for scene in scenes().values() for emblem in scene.emblems}
    assert len(named) > 20
    assert named <= set(table())


def test_a_record_of_another_game_or_kind_is_refused() -> None:
    with pytest.raises(ValueError, match="chess"):
        artist_of("storm").draw(Request(game="storm", kind="title", view=Cover(game="chess", seats=(2, 2))))


async def test_the_painter_offers_the_title_picture_of_its_record_alone() -> None:
    painter = Painter()
    assert [kind.name for kind in painter.kinds(Cover(game="storm", seats=(2, 2)))] == ["title"]
    assert (await painter.picture(request("storm"))).name == "storm-title-0.png"
    painter.close()
