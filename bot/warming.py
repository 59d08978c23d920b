"""Pictures of matches that nobody plays: drawn once after the start, since what all pictures share is made then."""

from __future__ import annotations

import asyncio
import itertools
import logging
from collections.abc import Callable, Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Any

from bot.heap import give_back, keep_loaded
from bot.ui.pictures import Painter, of_component
from bot.ui.words import Words
from render.kinds import AnyKind
from render.types import Marker, Request
from rules.core import engine
from rules.core.auto import random_choice
from rules.core.engine import Step
from rules.core.game import Game, games
from rules.core.options import OptionValue
from rules.core.rng import Rng, Source
from rules.core.types import Command, Setup, View, Viewer

log = logging.getLogger(__name__)

NAMES = ("Theano", "Kallias", "Lykos", "Melissa", "Doros", "Phaidra")
TARGETS = 9
"""Numbers on a board."""
LATER = 60
"""Commands from the start of a match to the moment that is drawn beside its first."""
MATCHES = 3
"""Of each title: other matches have other cards."""
NO_OPTIONS: Mapping[str, OptionValue] = MappingProxyType({})
"""The usual house choices."""
PAUSE = 0.05
"""Seconds between two pictures, for those that somebody waits for."""


def middle_seats(game: Game[Any, Any]) -> int:
    """The middle seat count of a title."""
    return game.info.seats[len(game.info.seats) // 2]


def steps(game: Game[Any, Any], seed: str, options: Mapping[str, OptionValue] = NO_OPTIONS) -> Iterator[Step[Any]]:
    """A match at its middle seat count, answered by chance to its end."""
    chooser = Source(Rng(f"{seed}:choices"))
    step = engine.start(game, Setup(game.info.key, middle_seats(game), seed, dict(options)))
    yield step
    while step.pending:
        decision = step.pending[chooser.below(len(step.pending))]
        command = Command(decision.id, decision.seat, random_choice(decision, chooser))
        step = engine.submit(game, step.state, command, standing=step.pending)
        yield step


def pictures(game: Game[Any, Any], kinds: Callable[[View], Iterable[AnyKind]], step: Step[Any]) -> Iterator[Request]:
    """Every kind of picture that whoever is asked has of a moment, the first one with what they may choose."""
    asked = next(iter(step.pending), None)
    view = engine.view(game, step.state, Viewer(asked.seat if asked is not None else 0), step.pending)
    options = asked.options if asked is not None else ()
    places = dict.fromkeys(option.ref for option in options if option.ref is not None)
    markers = tuple(Marker(ref, number) for number, ref in enumerate(list(places)[:TARGETS], 1))
    for number, kind in enumerate(kinds(view)):
        yield Request(
            game=game.info.key, kind=kind.name, view=view, names=NAMES[: step.state.seats],
            markers=markers if number == 0 else (),
        )  # fmt: skip


def _shown(game: Game[Any, Any], seed: str, kinds: Callable[[View], Iterable[AnyKind]]) -> list[Request]:
    """Pictures of the first moment of a match and of a later one."""
    moments = itertools.islice(steps(game, seed), 0, LATER + 1, LATER)
    return [request for step in moments for request in pictures(game, kinds, step)]


async def _draw(painter: Painter, requests: Iterable[Request], pause: float) -> None:
    for request in requests:
        await painter.picture(request)
        await asyncio.sleep(pause)


async def warm(
    painter: Painter, titles: Callable[[], Mapping[str, Game[Any, Any]]] = games, pause: float = PAUSE
) -> None:
    """Draw every title's pictures and cards, one after the other, beside what else there is to do."""
    keep_loaded()
    try:
        for seed, game in itertools.product(map(str, range(MATCHES)), titles().values()):
            await _draw(painter, await asyncio.to_thread(_shown, game, seed, painter.kinds), pause)
        for game in titles().values():
            await _draw(painter, (of_component(Words(), game.info.key, card) for card in game.components()), pause)
    except Exception:
        log.exception("pictures could not be drawn ahead")
    keep_loaded()
    await asyncio.to_thread(give_back)
