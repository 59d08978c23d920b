"""Whole matches by chance: the score is that of a second, naive reading; every family set and seat count ends."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.core.types import Setup
from rules.games.elysium.content import DATA, HOUSE
from rules.games.elysium.legends import penalty
from rules.games.elysium.scoring import prestige_points
from rules.games.elysium.state import ElysiumState, is_citizen
from tests.rules.elysium import naive
from tests.rules.elysium.table import GAME, final, seat
from tests.support.play import random_match

SETS = (*DATA.setup.sets, "random")


@cache
def played(seats: int, families: str, seed: str) -> ElysiumState:
    """The end of a match by random answers."""
    setup = Setup("elysium", seats, seed, {"families": families})
    state = random_match(GAME, setup, f"{seed} {seats} {families}").state
    assert isinstance(state, ElysiumState)
    return state


def card_of(key: str) -> naive.Card:
    if is_citizen(key):
        return ("citizen", 0)
    design = HOUSE.card(key)
    return design.family, design.level


@pytest.mark.parametrize("families", SETS)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.rule("ELY-002", "ELY-194")
def test_every_set_and_seat_count_ends_with_the_naive_score(seats: int, families: str) -> None:
    state = played(seats, families, "p")
    assert state.outcome is not None
    assert state.epoch == 5
    honor = naive.prestige([state.players[n].pp for n in range(seats)])
    for standing in state.outcome.standings:
        player = state.players[standing.seat]
        legends = [[card_of(key) for key in legend.cards] for legend in player.legends]
        tiles = [
            (5, 2)[place] for held in state.family_tiles.values() for place, n in enumerate(held) if n == standing.seat
        ]
        levels = [int(level) for level, n in state.level_tiles.items() if n == standing.seat]
        assert standing.score == naive.total(
            player.vp, player.chronos, legends, honor[standing.seat], tiles, levels, penalty(state, standing.seat)
        )


@given(st.lists(st.integers(0, 12), min_size=2, max_size=4))
def test_prestige_is_shared_as_in_the_naive_reading(counts: list[int]) -> None:
    assert prestige_points(counts) == naive.prestige(counts)


CARDS = [
    design.id for design in HOUSE.designs.values() if design.family in ("ares", "hades", "hermes", "zeus", "athena")
]


@st.composite
def elysiums(draw: st.DrawFn) -> list[list[str]]:
    """Legends of one seat, built from distinct cards: a few families, a few levels, single cards."""
    free = list(draw(st.permutations(CARDS)))
    found: list[list[str]] = []
    for kind in draw(st.lists(st.sampled_from(["family", "level", "single"]), max_size=5)):
        first = free.pop()
        legend = [first]
        size = draw(st.integers(2, 3 if kind == "family" else 5)) if kind != "single" else 1
        for card in list(free):
            families = {HOUSE.designs[one].family for one in legend}
            levels = {HOUSE.designs[one].level for one in legend}
            design = HOUSE.designs[card]
            same_family = design.family in families and design.level not in levels
            same_level = design.level in levels and design.family not in families
            if len(legend) < size and (same_family if kind == "family" else same_level):
                legend.append(card)
                free.remove(card)
        found.append(legend)
    return found


@settings(max_examples=40)
@given(elysiums(), st.integers(0, 40), st.integers(0, 9))
def test_an_elysium_is_worth_what_the_naive_reading_says(legends: list[list[str]], vp: int, gold: int) -> None:
    table = final(seat(vp=vp, gold=gold, legends=legends), seat())
    while table.state.outcome is None:
        table.choose("fallback")
    cards = [[card_of(key) for key in legend] for legend in legends]
    parts = table.standing().parts
    assert parts["family_legends"] + parts["level_legends"] == sum(naive.legend(one) for one in cards)
    levels = [int(level) for level in table.state.level_tiles]
    names = {design.id: design.id.split("-", 2)[2] for design in HOUSE.designs.values()}
    counted = sum(
        naive.chronos(card, [card_of(key) for key in legend], gold, names)
        + (3 if names[card] == "lyre-of-tortoiseshell" else 0)
        for legend in legends
        if len(legend) > 1
        for card in legend
        if HOUSE.designs[card].activation == "chronos"
    )
    assert parts["chronos"] == counted
    honor = 16 if table.player().pp else 0
    each = 1 if any(card == "hades-2-judges-of-the-dead" for one in legends if len(one) > 1 for card in one) else 2
    assert table.standing().score == naive.total(vp, counted, cards, honor, [], levels, each)
