"""Scenes of the cards: one for each design, no two alike; families and columns told apart without color."""

from __future__ import annotations

import functools
import itertools

import pytest
from PIL import Image, ImageChops, ImageStat

from render.canvas import Canvas
from render.games.elysium import parts
from render.games.elysium.brief import INKS, THEMES
from render.games.elysium.reading import draw_card
from render.games.elysium.scenes import HIGH, TONES, TOP, WIDE, draw_scene, scene_of, scenes
from render.icons import icon, table
from render.lettering import BOLD, length
from render.palette import contrast
from render.words import Words
from rules.games.elysium.view import ACTIVATIONS, COLORS, FAMILIES
from tests.render.elysium_samples import DESIGNS, SAYS, by_name, card
from tests.render.looking import check_outlines, differing

every = pytest.mark.parametrize("ident", DESIGNS)
THUMB = 120
LONGEST = "Weavers of the Peplos", "Herald of the Crossroads", "Treasury of Lemnos", "Lyre of Tortoiseshell"


@functools.cache
def thumb(ident: str) -> Image.Image:
    """The middle of a scene, small and grey."""
    design = DESIGNS[ident]
    scene = draw_scene(ident, design["family"], design["level"], THUMB)
    return scene.crop((0, round(TOP * THUMB / WIDE), THUMB, scene.height)).convert("L")


def test_there_are_exactly_as_many_scenes_as_designs() -> None:
    assert set(scenes().scenes) == set(DESIGNS)
    assert len(DESIGNS) == 96
    assert {scene.setting for scene in scenes().scenes.values()} == set(scenes().settings)


def test_no_two_scenes_look_alike() -> None:
    for one, other in itertools.combinations(DESIGNS, 2):
        apart = ImageChops.difference(thumb(one), thumb(other))
        assert ImageStat.Stat(apart).rms[0] > 18, (one, other)


def test_no_two_scenes_have_the_same_figures() -> None:
    told = [frozenset(line.split()[0].lstrip("-") for line in scene.figures) for scene in scenes().scenes.values()]
    main = [scene.figures[0].split()[0].lstrip("-") for scene in scenes().scenes.values()]
    assert len({*zip(main, told, strict=True)}) == 96


@every
def test_figures_are_known_and_stand_inside(ident: str) -> None:
    for line in (*scenes().scenes[ident].figures, *scenes().settings[scenes().scenes[ident].setting].figures):
        name, size, x, y, *color = line.split()
        assert name.lstrip("-") in table()
        box = icon(name.lstrip("-"), int(size)).getchannel("A").getbbox()
        assert box is not None
        left, top = float(x) - int(size) / 2, float(y) - int(size) / 2
        inside = (left + (int(size) - box[2] if name.startswith("-") else box[0]), top + box[1], top + box[3])
        assert inside[0] >= 0, line
        assert inside[0] + box[2] - box[0] <= WIDE, line
        assert inside[1] >= TOP, line
        assert inside[2] <= HIGH, line
        assert not color or TONES[1].wears(color[0])


@pytest.mark.parametrize("ident", [*list(DESIGNS)[::8], *map(by_name, LONGEST)])
def test_cards_can_be_read(ident: str) -> None:
    design = DESIGNS[ident]
    canvas = draw_card(Words("en"), card(ident), design["name"], SAYS)
    assert (canvas.width, canvas.height) == (1000, 1400)
    assert [run for run in canvas.runs if run.needed and run.size < 38] == []
    assert not [run for run in canvas.runs if "…" in run.text]
    assert all(run.box[2] <= 958 for run in canvas.runs)


def test_a_card_of_another_list_shows_the_emblem_of_its_family() -> None:
    assert scene_of("hermes-9-unknown", "hermes").figures[0].startswith("caduceus ")
    assert draw_scene("hermes-9-unknown", "hermes", 2, THUMB).size == (THUMB, round(HIGH * THUMB / WIDE))


def test_every_family_and_power_has_a_sign() -> None:
    assert set(parts.FAMILIES) == set(FAMILIES)
    assert set(parts.POWERS) == set(ACTIVATIONS)


def test_black_emblems_and_names_stand_out_on_every_family() -> None:
    for look in parts.FAMILIES.values():
        assert contrast("ink", look.light) >= 5


def test_columns_have_a_capital_and_a_letter_of_their_own() -> None:
    assert set(COLORS) < set(parts.COLUMNS)
    assert len({look.letter for look in parts.COLUMNS.values()}) == len(parts.COLUMNS)
    assert all(contrast(look.ink, look.fill) >= 3 for look in parts.COLUMNS.values())
    tops = {color: parts.pillar(color, 60, ghost=True).getchannel("A").crop((0, 0, 44, 20)) for color in parts.COLUMNS}
    check_outlines(tops, 40)


@pytest.mark.parametrize("color", COLORS)
def test_a_dismissed_column_has_neither_letter_nor_black_outline(color: str) -> None:
    grounds = [Canvas.blank(60, 80, "ivory") for _ in range(2)]
    for ground, ghost in zip(grounds, (False, True), strict=True):
        ground.put(parts.pillar(color, 64, ghost), 30, 40)
    standing, gone = (ground.image.convert("L") for ground in grounds)
    assert sum(gone.histogram()[:150]) == 0
    assert differing(standing, gone, 100) > 250


@pytest.mark.parametrize("theme", THEMES)
def test_words_on_the_bare_table_can_be_read(theme: str) -> None:
    for ink, ground in itertools.product(INKS[theme], THEMES[theme]):
        assert contrast(ink, ground) >= 4.5


@pytest.mark.parametrize("level", TONES)
def test_figures_stand_out_from_their_ground(level: int) -> None:
    tone = TONES[level]
    assert contrast(tone.figure, tone.ground) >= 4.5
    assert contrast(tone.glow, tone.ground) >= 1.7


def test_the_longest_names_take_two_lines_at_most() -> None:
    assert {design["name"] for design in DESIGNS.values()} >= set(LONGEST)
    widest = max((design["name"] for design in DESIGNS.values()), key=lambda name: length(name, 36, BOLD))
    assert widest in LONGEST
