"""Positions with Chronos in play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import rules.games
from rules.core import engine
from rules.core.game import Context, Game
from rules.core.options import OptionValue
from rules.core.rng import Rng, Source
from rules.core.types import Choice, Draw, Setup
from rules.games.hybris.content import HOUSE, content_of
from rules.games.hybris.modules.chronos import board
from rules.games.hybris.modules.chronos.records import records
from rules.games.hybris.state import HybrisState
from rules.games.hybris.verbs import start
from rules.games.hybris.words import Ctx
from tests.rules.hybris import table
from tests.rules.hybris.table import Table, seat

assert rules.games
GAME = table.GAME
"""Hybris, which Chronos is a module of."""
OPTIONS: dict[str, OptionValue] = {"modules": "chronos"}
WITH = content_of(HOUSE, ("chronos",))
RECORDS = records(WITH)
CHAINED = ("anthropos", "cosmos", "gonos", "temnein")


def laid_out(seats: int, **options: OptionValue) -> HybrisState:
    """The table before anybody has chosen an Olympian."""
    setup = Setup("hybris", seats, "titan", GAME.chosen(seats, {**OPTIONS, **options}))
    state: HybrisState = engine.start(GAME, setup).state
    return state


class Titan(Table):
    """A match with Chronos in a position: as at the start but for what `titan` says of the board."""

    game: ClassVar[Game[Any, Any]] = GAME

    def __init__(
        self,
        *players: Mapping[str, Any],
        options: Mapping[str, OptionValue] | None = None,
        draws: Sequence[Draw] = (),
        titan: Mapping[str, Any] | None = None,
        **more: Any,
    ) -> None:
        parts = {"chronos": dict(titan or {})}
        super().__init__(*players, options={**OPTIONS, **(options or {})}, draws=draws, parts=parts, **more)

    @property
    def board(self) -> dict[str, Any]:
        """All that is the module's alone."""
        return board.part(self.state)


def using(program: str, *players: Mapping[str, Any], **more: Any) -> Titan:
    """Seat 0 uses a program in its turn."""
    table = Titan(*(players or (seat("zeus"), seat("hades"))), **more)
    draft = table.state.clone()
    start(draft, 0, program)
    table.step = engine.play_on(GAME, draft, [])
    table.log = list(table.step.events)
    return table


def agreed(table: Titan, key: Choice, seats: int = 2) -> Titan:
    """All seats that are needed propose the same."""
    for number in range(seats // 2 + 1):
        table.choose(key, seat=number)
    return table


def tracks(**chains: int) -> dict[str, Any]:
    """Chains that are left, for `titan`."""
    return {"concepts": {key: {"chains": count} for key, count in chains.items()}}


def context(draft: HybrisState) -> Ctx:
    """What a handler may use beside a draft."""
    return Context(draft, Source(Rng("titan")))
