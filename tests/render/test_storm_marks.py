"""What tells units, sides and realms of Storm apart: silhouettes, lightness and contrast, never color alone."""

from __future__ import annotations

import itertools

import pytest

from render.games.storm.ground import NUMBERS, REALMS, WATER
from render.games.storm.marks import honor_color
from render.games.storm.shields import LIVERIES, PAD, shield
from render.palette import contrast
from rules.core.text import Wording
from rules.games.storm.view import MANOEUVRES
from rules.games.storm.view import REALMS as REALM_KEYS
from tests.render.colors import MATRICES, distance, lab


@pytest.mark.parametrize("eyes", MATRICES)
def test_realms_and_river_lie_apart_for_all_eyes(eyes: str) -> None:
    grounds = [REALMS[realm][1] for realm in REALM_KEYS]
    least = min(distance(a, b, eyes) for a, b in itertools.combinations(grounds, 2))
    assert least >= 15
    assert min(distance(WATER, ground, eyes) for ground in grounds) >= 15


def test_realms_lie_apart_in_lightness() -> None:
    light = sorted(lab(REALMS[realm][1], "grey")[0] for realm in REALM_KEYS)
    assert min(b - a for a, b in itertools.pairwise(light)) >= 15


@pytest.mark.parametrize("side", LIVERIES)
def test_words_and_figures_of_a_panel_can_be_read(side: str) -> None:
    wears = LIVERIES[side]
    assert contrast(wears.ink, wears.panel) >= 7
    assert contrast(wears.label, wears.panel) >= 4.5
    assert contrast(wears.figure, wears.fill) >= 4.5
    assert contrast("ivory", wears.deep) >= 7
    assert min(contrast(color, wears.panel) for color in (wears.laurel, wears.fire)) >= 3


@pytest.mark.parametrize("realm", REALMS)
def test_region_numbers_can_be_read(realm: str) -> None:
    assert contrast(NUMBERS[realm], REALMS[realm][1]) >= 4.5


def test_costs_differ_by_sign_and_can_be_read() -> None:
    assert len({honor_color(change) for change in (-2, 0, 2)}) == 3
    assert min(contrast(honor_color(change), "ink") for change in (-2, 0, 2)) >= 4.5


def test_the_enemy_sees_no_more_of_a_hidden_unit_than_its_side() -> None:
    blank = shield("chthonian", 96)
    assert blank.width == 96 + 2 * PAD
    assert shield("chthonian", 96, "nyx", 3, secret=True) != shield("chthonian", 96, "nyx", 3)
    assert blank != shield("olympian", 96)


def test_manoeuvres_have_names() -> None:
    names = {Wording().say("storm-manoeuvre", manoeuvre=key) for key in MANOEUVRES}
    assert len(names) == len(MANOEUVRES)
