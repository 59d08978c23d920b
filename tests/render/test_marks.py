"""Owner marks, elements and colors: nobody is told apart by color alone, and text can be read."""

from __future__ import annotations

import itertools
from collections.abc import Collection

import pytest

from render.games.elysium import parts as elysium
from render.games.pantheum import parts as pantheum
from render.games.storm import shields as storm
from render.icons import icon, table
from render.marks import owner
from render.palette import OWNERS, contrast
from rules.games.elysium.view import FAMILIES
from rules.games.pantheum.data import CARDS, GODS
from rules.games.storm.data import UNITS
from tests.render.colors import MATRICES, distance, lab
from tests.render.looking import check_outlines

PAIRS = list(itertools.combinations(OWNERS, 2))


@pytest.mark.parametrize("eyes", [eyes for eyes in MATRICES if eyes != "grey"])
def test_owner_colors_lie_apart_for_all_eyes(eyes: str) -> None:
    assert min(distance(a.fill, b.fill, eyes) for a, b in PAIRS) >= 20


def test_owner_colors_lie_apart_in_grey() -> None:
    assert min(abs(lab(a.fill, "grey")[0] - lab(b.fill, "grey")[0]) for a, b in PAIRS) >= 15


def test_every_owner_has_a_shape_and_a_letter_of_their_own() -> None:
    assert len({who.shape for who in OWNERS}) == len({who.letter for who in OWNERS}) == 4
    assert all(contrast(who.ink, who.fill) >= 4.5 for who in OWNERS)
    check_outlines(
        {who.shape: owner(seat, 60).getchannel("A").resize((60, 60)) for seat, who in enumerate(OWNERS)}, 150
    )


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


@pytest.mark.parametrize(
    ("emblems", "bearers", "others"),
    [
        (pantheum.EMBLEMS, CARDS, {*pantheum.GOD_EMBLEMS.values()}),
        (storm.EMBLEMS, UNITS, {*storm.BLAZONS.values(), "skull", "swords", "honor", "brazier"}),
    ],
    ids=["demigods", "units"],
)
def test_everybody_has_an_emblem_of_its_own(
    emblems: dict[str, str], bearers: Collection[str], others: set[str]
) -> None:
    assert set(emblems) == {*bearers}
    assert len(set(emblems.values())) == len(emblems)
    assert {*emblems.values()} | others < set(table())


def test_every_god_has_an_emblem() -> None:
    assert set(GODS) < set(pantheum.GOD_EMBLEMS)


@pytest.mark.parametrize(
    ("names", "size", "least"),
    [
        ({*pantheum.EMBLEMS.values(), *pantheum.GOD_EMBLEMS.values(), "leaf", "flame", "drop", "skull"}, 32, 60),
        ({*storm.EMBLEMS.values(), "keraunos", "skull", "swords", "honor", "brazier", "hand"}, 32, 60),
        ([elysium.family_of(family).emblem for family in (*FAMILIES, None)], 36, 100),
        (elysium.POWERS.values(), 32, 60),
    ],
    ids=["pantheum", "storm", "elysium families", "elysium powers"],
)
def test_no_two_signs_share_an_outline(names: Collection[str], size: int, least: int) -> None:
    masks = {name: icon(name, size).getchannel("A") for name in names}
    assert len(masks) == len(names)
    check_outlines(masks, least)


def test_icons_stay_inside_their_field() -> None:
    for name in table():
        box = icon(name, 100).getchannel("A").getbbox()
        assert box is not None
        assert (box[2] - box[0]) * (box[3] - box[1]) > 2000, name
