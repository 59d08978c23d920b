"""Panels on people's screens that others make out of date: closed where Discord still lets them be edited."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from typing import NamedTuple

from bot.cogs.answer import Answer
from bot.model import Look, MatchId
from bot.store.port import PASSING
from bot.tables import Tables
from bot.tables.errors import Refused
from bot.tables.reads import apart
from bot.ui.cards import seat_names
from bot.ui.closed import closed_panel
from bot.ui.council import council_of
from bot.ui.news import news
from bot.ui.words import Words

log = logging.getLogger(__name__)

KEPT = 2000
"""Panels that are remembered, at most: the newest."""


class _Kept(NamedTuple):
    answer: Answer
    match: MatchId
    seq: int
    """What the panel has told: everything up to this command."""
    locked: bool
    """Whether it says that a choice is locked in."""
    council: int | None
    """The decision that all make together, which it was about."""


class Panels:
    """The newest panel on each message.

    One that says a choice is locked in is over when all have chosen, one about a decision that all make together when
    that is made, any when its match is: it tells then what came of it. Whoever presses on it first gets their answer
    there instead.
    """

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._kept: OrderedDict[int, _Kept] = OrderedDict()
        self._closing: set[asyncio.Task[None]] = set()
        tables.listen(self._changed)

    def shown(self, answer: Answer, look: Look) -> None:
        """Remember a panel as it has been shown."""
        message = answer.shown_on
        if message is None:
            return
        self._kept.pop(message, None)
        if look.match.status == "running":
            self._kept[message] = _Kept(answer, look.match.id, look.seq, look.can_withdraw, _council(look))
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
            # The others may have chosen while it was being shown.
            self._changed(look.match.id)

    async def close(self) -> None:
        """Leave panels as they are from now on."""
        for task in (closing := list(self._closing)):
            task.cancel()
        await asyncio.gather(*closing, return_exceptions=True)

    def _changed(self, match: MatchId) -> None:
        if any(kept.match == match for kept in self._kept.values()):
            task = apart(self._close(match), f"panels:{match}")
            self._closing.add(task)
            task.add_done_callback(self._closing.discard)

    async def _close(self, match: MatchId) -> None:
        try:
            over = (await self._tables.match(match)).status != "running"
            here = [(message, kept) for message, kept in self._kept.items() if kept.match == match]
            for message, kept in here:
                if (over or kept.locked or kept.council is not None) and await self._closed(kept):
                    self._forget(message, kept)
        except PASSING as error:
            log.warning("panels of match %s could not be closed: %s", match, error)

    def _forget(self, message: int, kept: _Kept) -> None:
        if self._kept.get(message) is kept:
            del self._kept[message]

    async def _closed(self, kept: _Kept) -> bool:
        """Close a panel; False where it stands as it is."""
        answer = kept.answer
        if answer.itx.is_expired():
            return True
        try:
            look = await self._tables.look(kept.match, answer.user)
            if look.match.status == "running" and _stands(kept, look):
                return False
            told = await self._tables.log(kept.match, answer.user, kept.seq)
            story = await self._tables.story(kept.match, answer.user, kept.seq)
        except Refused as refusal:
            log.info("a panel of match %s stays as it is: %s", kept.match, refusal.text.key)
            return True
        words = Words(answer.words.locale, seat_names(answer.words, look.match))
        said = news(words, look, story, told, ())
        await answer.replace(closed_panel(words, look, said, settled=kept.council is not None))
        return True


def _council(look: Look) -> int | None:
    found = council_of(look)
    return None if found is None else found.number


def _stands(kept: _Kept, look: Look) -> bool:
    """Whether what a panel is about is still open."""
    return _council(look) == kept.council if kept.council is not None else look.can_withdraw
