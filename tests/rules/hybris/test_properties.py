"""Whole matches by chance: nothing is made or lost but by what is told, and the score is that of a second count."""

from __future__ import annotations

import pytest

from rules.core import engine
from rules.core.auto import random_choice
from rules.core.rng import Rng, Source
from rules.core.types import Command, Setup
from rules.games.hybris.state import HybrisState
from tests.rules.hybris.naive import Books
from tests.rules.hybris.table import GAME, GOODS


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


def simulated(seats: int, seed: str, **options: str) -> tuple[Books, HybrisState]:
    """A match by random answers, counted after every one."""
    books, chooser = Books(seats), Source(Rng(f"{seed} {seats}"))
    step = engine.start(GAME, Setup("hybris", seats, seed, {**options}))
    while True:
        books.hear(step.events)
        assert isinstance(step.state, HybrisState)
        agree(books, step.state)
        if not step.pending:
            return books, step.state
        decision = step.pending[chooser.below(len(step.pending))]
        command = Command(decision.id, decision.seat, random_choice(decision, chooser))
        step = engine.submit(GAME, step.state, command)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", ["a", "b", "c", "d", "tartarus"])
def test_a_second_count_agrees_at_every_step_and_at_the_end(seats: int, seed: str) -> None:
    books, state = simulated(seats, seed, **({"modules": seed} if seed == "tartarus" else {}))
    assert state.outcome is not None
    assert [one.score for one in sorted(state.outcome.standings, key=lambda one: one.seat)] == [
        books.score(n) for n in range(seats)
    ]
    if 6 not in books.unlocked:
        found = books.ranked()
        assert state.outcome.winners == tuple(n for n in range(seats) if found[n] == max(found))
    assert [sum(not left for left in player.tiles.values()) for player in state.players.values()] == books.unlocked
