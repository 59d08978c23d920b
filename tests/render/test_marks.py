"""Owner marks, elements and colors: nobody is told apart by color alone, and text can be read."""

from __future__ import annotations

import itertools

import pytest
from PIL import Image, ImageChops

from render.games.pantheum.parts import EMBLEMS, GOD_EMBLEMS
from render.icons import icon, table
from render.marks import owner
from render.palette import OWNERS, contrast
from rules.games.pantheum.data import CARDS, GODS
from tests.render.colors import MATRICES, distance, lab

PAIRS = list(itertools.combinations(OWNERS, 2))


@pytest.mark.parametrize("eyes", [eyes for eyes in MATRICES if eyes != "grey"])
def test_owner_colors_lie_apart_for_all_eyes(eyes: str) -> None:
    assert min(distance(a.fill, b.fill, eyes) for a, b in PAIRS) >= 20


def test_owner_colors_lie_apart_in_grey() -> None:
    assert min(abs(lab(a.fill, "grey")[0] - lab(b.fill, "grey")[0]) for a, b in PAIRS) >= 15


def test_every_owner_has_a_shape_and_a_letter_of_their_own() -> None:
    assert len({who.shape for who in OWNERS}) == len({who.letter for who in OWNERS}) == 4
    assert all(contrast(who.ink, who.fill) >= 4.5 for who in OWNERS)
    shapes = [owner(seat, 60).getchannel("A").resize((60, 60)) for seat in range(4)]
    for one, other in itertools.combinations(shapes, 2):
        assert differing(one, other) > 150


def differing(one: Image.Image, other: Image.Image) -> int:
    """Pixels in which two masks plainly differ."""
    return sum(ImageChops.difference(one, other).histogram()[128:])


@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        ("ink", "ivory"), ("umber", "ivory"), ("stone", "ivory"), ("ivory", "ink"), ("gold", "ink"), ("ash", "ink"),
        ("sand", "ink"), ("ink", "gold"), ("ivory", "wine"), ("leaf-text", "ivory"), ("flame-text", "ivory"),
        ("aegean", "ivory"), ("alert", "ivory"), ("ink", "linen"), ("umber", "linen"),
    ],
)  # fmt: skip
def test_text_contrast(ink: str, ground: str) -> None:
    assert contrast(ink, ground) >= 4.5


@pytest.mark.parametrize("ground", ["olive", "terracotta", "aegean", "stone", "umber"])
def test_large_ivory_numerals_on_column_colors(ground: str) -> None:
    assert contrast("ivory", ground) >= 3


def test_every_demigod_and_god_of_the_game_has_an_emblem_of_its_own() -> None:
    assert set(CARDS) == set(EMBLEMS)
    assert len(set(EMBLEMS.values())) == len(EMBLEMS)
    assert set(GODS) < set(GOD_EMBLEMS)
    assert {*EMBLEMS.values(), *GOD_EMBLEMS.values()} < set(table())


def test_no_two_emblems_share_an_outline_at_32_pixels() -> None:
    names = sorted({*EMBLEMS.values(), *GOD_EMBLEMS.values(), "leaf", "flame", "drop", "skull"})
    masks = {name: icon(name, 32).getchannel("A") for name in names}
    for one, other in itertools.combinations(names, 2):
        assert differing(masks[one], masks[other]) > 60, (one, other)


def test_icons_stay_inside_their_field() -> None:
    for name in table():
        box = icon(name, 100).getchannel("A").getbbox()
        assert box is not None
        assert (box[2] - box[0]) * (box[3] - box[1]) > 2000, name
