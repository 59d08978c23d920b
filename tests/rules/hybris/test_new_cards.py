"""Module 1, New Cards: three Primordials, five Coliseum Heroes, what Aether counts (spec 3.1)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.core import engine
from rules.core.types import Setup
from rules.games.hybris.content import HOUSE, content_of
from rules.games.hybris.modules.cards import CARDS, aether_count
from rules.games.hybris.table import amount
from tests.rules.hybris.table import GAME, Table, bare, here, seat

OPTIONS = {"modules": "cards"}
BASE, WITH = content_of(HOUSE, ()), content_of(HOUSE, ("cards",))


def fresh(seats: int = 3) -> Any:
    return engine.start(GAME, Setup("hybris", seats, "cards", GAME.chosen(seats, OPTIONS))).state


@pytest.mark.rule("HYB-005", "HYB-006")
def test_what_the_module_has() -> None:
    assert [one.name for one in CARDS.records.primordials] == ["Hemera", "Hyperion", "Aether"]
    names = ["Penthesilea", "Meleager", "Memnon", "Patroclus", "Troilus"]
    assert [one.name for one in CARDS.records.coliseum_heroes] == names


@pytest.mark.rule("HYB-008")
def test_the_new_primordials_are_shuffled_in() -> None:
    deck = fresh().primordials
    assert len(deck) == 9
    assert sorted(deck) == sorted([*BASE.primordials, "PR7", "PR8", "PR9"])


@pytest.mark.rule("HYB-007", "HYB-009")
def test_the_new_heroes_stand_in_the_coliseum_instead_of_the_others() -> None:
    assert fresh().champions == ["CH6", "CH7", "CH8", "CH9", "CH10"]
    assert list(BASE.champions) == ["CH1", "CH2", "CH3", "CH4", "CH5"]


def rising(key: str, *, greatness: int = 3, **more: Any) -> Table:
    """That Primordial rises at the end of Age 2; the second seat has least Greatness and a Ward."""
    goods: dict[str, Any] = {"aegis": 5, "believer": 0, "prayer": 3, "vp": 9}
    others = [one for one in WITH.primordials if one != key]
    first = seat("zeus", greatness=8, **{**goods, **more})
    second = seat("athena", greatness=greatness, **goods)
    return Table(
        first, second, options=OPTIONS, at="closing", age=2, primordials=[key, *others],
        wards=[{"seat": 1, "card": "AC01"}],
    )  # fmt: skip


@pytest.mark.rule("HYB-011")
def test_hemera() -> None:
    at = rising("PR7", believer=6)
    # Wrath I takes 2 Believers from who has no Ward; Devotion came before: 1 Prayer for 6; Fear takes 1 Prayer of all.
    assert (at.player().believer, at.player().prayer) == (4, 3 + 1 - 1)
    # Wrath II strikes least Greatness, Ward or not: 1 VP for each unlocked tile, of which there are none.
    assert (at.player(1).vp, at.player(1).prayer) == (9, 2)
    assert at.state.primordial == "PR7"
    assert at.state.wards == []


@pytest.mark.rule("HYB-011")
def test_hemeras_wrath_ii_counts_unlocked_tiles() -> None:
    at = Table(
        seat("zeus", greatness=8), seat("athena", vp=9, prayer=3, tiles=bare("AT6", "AT5"), greatness=2),
        options=OPTIONS, at="closing", age=2, primordials=["PR7", *(one for one in WITH.primordials if one != "PR7")],
        wards=[{"seat": 1, "card": "AC01"}],
    )  # fmt: skip
    assert at.player(1).vp == 9 - 2


@pytest.mark.rule("HYB-011")
def test_hyperion() -> None:
    at = rising("PR8", hand=["ZC01"], greatness=5)
    at.choose(f"card:{at.player().hand[0]}") if at.pending() and at.kind == "discard" else None
    assert at.player().hand == []
    assert at.player().aegis == 5 - 2 - 1  # Wrath I, then Fear
    assert (at.player(1).greatness, at.player(1).aegis) == (5 - 2, 5 - 1)


def counted(**more: Any) -> Table:
    return Table(seat("zeus"), seat("athena", **more), options=OPTIONS)


@pytest.mark.rule("HYB-013", "HYB-014", "HYB-015", "HYB-016", "HYB-017")
def test_g53_aether_counts_eight() -> None:
    tiles = {"AT1": ["spark", "spark"], "AT2": ["spark"], "AT4": ["spark", "temple"], "AT5": ["spark", "temple"]}
    cities = {"athens": {"technologies": [{"tile": "X03", "owner": 1}], "temples": [1]}}
    own = seat("athena", technologies=["X01", "X02"], tiles=tiles)
    at = Table(seat("zeus"), own, options=OPTIONS, cities=cities)
    assert aether_count(at.state, 1) == 8


@pytest.mark.parametrize(
    ("more", "count"),
    [
        pytest.param({"technologies": ["X01"]}, 1, marks=pytest.mark.rule("HYB-013")),
        pytest.param({"tiles": {"AT2": ["hero", "spark"]}}, 1, marks=pytest.mark.rule("HYB-015")),
        pytest.param({"tiles": {"AT1": ["spark", "spark"]}}, 1, marks=pytest.mark.rule("HYB-016")),
        pytest.param({"tiles": {"AT6": ["spark"]}}, 1, marks=pytest.mark.rule("HYB-017")),
        pytest.param({"tiles": {"AT1": ["hero"]}}, 0),
    ],
)
def test_what_aether_counts_one_by_one(more: dict[str, Any], count: int) -> None:
    assert aether_count(counted(**more).state, 1) == count


@pytest.mark.rule("HYB-014")
def test_aether_counts_deployed_technologies_of_that_seat_only() -> None:
    cities = {"athens": {"technologies": [{"tile": "X03", "owner": 1}, {"tile": "X04", "owner": 0}]}}
    at = Table(seat("zeus"), seat("athena"), options=OPTIONS, cities=cities)
    assert [aether_count(at.state, n) for n in (0, 1)] == [1, 1]


@pytest.mark.rule("HYB-016", "HYB-017")
def test_a_hero_in_the_styx_and_one_on_the_board_are_counted_alike() -> None:
    at = counted(at={"perseus": "styx", "manto": "used"})
    assert aether_count(at.state, 1) == 2


@pytest.mark.rule("HYB-011", "HYB-013")
def test_aethers_wrath_ii_costs_a_point_for_every_three() -> None:
    tiles = {"AT1": ["spark", "spark"], "AT2": ["spark"], "AT4": ["spark", "temple"], "AT5": ["spark", "temple"]}
    cities = {"athens": {"technologies": [{"tile": "X03", "owner": 1}], "temples": [1]}}
    at = Table(
        seat("zeus", greatness=8), seat("athena", vp=9, technologies=["X01", "X02"], tiles=tiles, greatness=2),
        options=OPTIONS, at="closing", age=2, cities=cities,
        primordials=["PR9", *(one for one in WITH.primordials if one != "PR9")], wards=[{"seat": 1, "card": "AC01"}],
    )  # fmt: skip
    # 1 VP for the Temple at the end of the Age, then 8 // 3 lost.
    assert at.player(1).vp == 9 + 1 - 2
    (lose,) = WITH.primordials["PR9"].wrath2
    assert amount(at.state, 1, lose.n) == 2  # type: ignore[union-attr]  # it is a Lose


REWARDS = {
    "CH6": {"vp": 2, "hand": 2},
    "CH7": {"vp": 3, "believer": 2},
    "CH8": {"vp": 3, "prayer": 2},
    "CH9": {"vp": 3, "sparks": 1},
    "CH10": {"vp": 5, "greatness": 3},
}
"""What beating each brings; 1 Greatness more by the victory itself, which CH10's includes."""


@pytest.mark.rule("HYB-012")
@pytest.mark.parametrize("key", REWARDS)
def test_beating_a_new_hero(key: str) -> None:
    record = WITH.champions[key]
    coliseum = ["CC01", "CC02", "CC03", "CC04"]
    assert [WITH.strengths[card] for card in coliseum] == [0, 0, 0, 0]
    first = seat("zeus", hand=["ZC01", "ZC02", "ZC07"], greatness=3, believer=0, aegis=0, pillars=[5])
    at = here("heracles", "coliseum", "C1", first, seat("athena", pillars=[1]), options=OPTIONS, coliseum=coliseum)
    at.choose(f"duel:{key}")
    combat = at.state.combat
    assert combat is not None
    assert len(combat.sides[1].zone) == record.cards
    assert at.view().combat.sides[1].base == record.base  # type: ignore[union-attr]  # there is one
    at.choose("card:ZC01", "card:ZC02", "card:ZC07")
    while at.kind == "tile":
        at.choose(at.offers()[0])
    player = at.player()
    found = {"vp": player.vp, "hand": len(player.hand), "believer": player.believer, "prayer": player.prayer}
    found |= {"sparks": player.sparks, "greatness": player.greatness - 3}
    assert found == {"hand": 0, "believer": 0, "prayer": 0, "sparks": 0, "greatness": 1} | REWARDS[key]
    assert player.trophies == [key]
    assert key not in at.state.champions


@pytest.mark.parametrize(("key", "gain"), [("PR7", ("believer", 1)), ("PR8", ("greatness", 1)), ("PR9", ("vp", 1))])
@pytest.mark.rule("HYB-011")
def test_draining_a_new_primordial_and_weakening_it(key: str, gain: tuple[str, int]) -> None:
    others = [one for one in WITH.primordials if one != key]
    at = here(
        "heracles",
        "underworld",
        "U1",
        seat("zeus"),
        seat("athena"),
        options=OPTIONS,
        primordial=key,
        primordials=others,
    )
    at.choose("drain")
    assert at.player().aegis == 5 + WITH.primordials[key].aegis
    before = getattr(at.player(), gain[0])
    at.choose("use")
    assert getattr(at.player(), gain[0]) == before + gain[1]
