"""Whole matches by chance: nothing is made or lost but by what is told, and the score is that of a second count.

A share of them is played here; `python -m tests.rules.hybris.test_properties 500` plays as many as it is told.
"""

from __future__ import annotations

import sys
from itertools import product

import pytest

from rules.core import codec, engine
from rules.core.auto import random_choice
from rules.core.rng import Rng, Source
from rules.core.types import Command, Setup
from rules.games.hybris.state import HybrisState
from tests.rules.hybris.naive import Books
from tests.rules.hybris.table import GAME, GOODS

MODULES = ("base", "cards", "hermes", "cards,hermes", "hermes,tartarus")
SEATS = (2, 3, 4)
LARGEST = 64 * 1024
"""Bytes of a stored state, at most."""


def agree(books: Books, state: HybrisState) -> None:
    """What was told comes to what there is."""
    assert books.well == state.well
    for n, player in state.players.items():
        if player.olympian:
            assert [books.goods[n][what] for what in GOODS] == [getattr(player, what) for what in GOODS]
            apart = sum(card in state.content.cards for card in player.drawn)
            assert books.hand[n] == len(player.hand) + apart
            assert (books.sparks[n], books.hindrances[n]) == (player.sparks, player.hindrance)
            assert books.technologies[n] == len(player.technologies)
            assert books.trophies[n] == len(player.trophies)
            assert books.temples[n] == sum(city.temples.count(n) for city in state.cities.values())


def simulated(seats: int, modules: str, seed: str) -> tuple[Books, HybrisState]:
    """A match by random answers, counted after every one."""
    books, chooser = Books(seats), Source(Rng(f"{seed} {seats}"))
    step = engine.start(GAME, Setup("hybris", seats, seed, {"modules": modules}))
    while True:
        books.hear(step.events)
        assert isinstance(step.state, HybrisState)
        agree(books, step.state)
        assert len(codec.encode(step.state)) < LARGEST
        if not step.pending:
            return books, step.state
        decision = step.pending[chooser.below(len(step.pending))]
        command = Command(decision.id, decision.seat, random_choice(decision, chooser))
        step = engine.submit(GAME, step.state, command)


def settled(books: Books, state: HybrisState) -> None:
    """The end is that of the second count: points, who has won, tiles."""
    seats = len(books.goods)
    assert state.outcome is not None
    assert [one.score for one in sorted(state.outcome.standings, key=lambda one: one.seat)] == [
        books.score(n) for n in range(seats)
    ]
    if 6 not in books.unlocked:
        found = books.ranked()
        assert state.outcome.winners == tuple(n for n in range(seats) if found[n] == max(found))
    assert [sum(not left for left in player.tiles.values()) for player in state.players.values()] == books.unlocked


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("modules", MODULES)
@pytest.mark.parametrize("seed", ["a", "b"])
def test_a_second_count_agrees_at_every_step_and_at_the_end(seats: int, modules: str, seed: str) -> None:
    settled(*simulated(seats, modules, seed))


def main() -> None:
    """Play so many, from a number on if one is given, with each number of seats and choice of modules in turn."""
    count, first = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 0
    tables = [*product(SEATS, MODULES)]
    for number in range(first, first + count):
        settled(*simulated(*tables[number % len(tables)], f"many/{number}"))
    print(f"{count} matches agree")


if __name__ == "__main__":
    main()
