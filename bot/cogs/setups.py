"""The panels at which people set up a table, told when it has begun or was called off: their menus go."""

from __future__ import annotations

from collections import OrderedDict

from bot.cogs.answer import Answer
from bot.cogs.services import Services
from bot.model import Match, MatchId, UserId
from bot.ui.build import Layout
from bot.ui.lists import options_panel

KEPT = 200
"""Panels that are remembered: Discord lets none be edited for longer than a quarter of an hour."""


class Setups:
    """Shows the choices of a table, and remembers to whom."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._open: OrderedDict[tuple[MatchId, UserId], Answer] = OrderedDict()

    async def show(self, answer: Answer, match: Match, lead: str = "") -> None:
        """The choices of a table, for its host to change; under a `lead`, where there is one."""
        key = (match.id, answer.user)
        self._open[key] = answer
        self._open.move_to_end(key)
        while len(self._open) > KEPT:
            self._open.popitem(last=False)
        await answer.show(lambda shot: self._panel(answer, match, lead))

    async def close(self, match: Match) -> None:
        """The table is set up no more: every panel that can still be reached says so."""
        for key in [key for key in self._open if key[0] == match.id]:
            answer = self._open.pop(key)
            await answer.replace(self._panel(answer, match))

    def _panel(self, answer: Answer, match: Match, lead: str = "") -> Layout:
        info = self.services.game(match.game).info
        return options_panel(answer.words, match, info, match.host == answer.user, lead)
