"""The time that the bot goes by: Discord's own, carried on by a clock that nobody sets."""

from __future__ import annotations

import time
from collections.abc import Callable
from email.utils import parsedate_to_datetime
from types import SimpleNamespace

import aiohttp

JSON = "application/json"
"""What Discord answers; what stands between may answer, too."""
TOLERANCE = 2.0
"""Seconds that the host may be off; Discord's answers name their time in whole seconds, and need a moment to come."""


def steady() -> Callable[[], float]:
    """Seconds since the epoch, begun with the host's clock and carried on whatever is done to that."""
    begun = time.time() - time.monotonic()
    return lambda: begun + time.monotonic()


class DiscordClock:
    """Seconds since the epoch as Discord counts them; until its first answer as the host does.

    Ages of messages, and times that people are shown, are Discord's: a host that is hours off would else post every
    card anew, or call somebody who waits since tomorrow.
    """

    def __init__(self, source: Callable[[], float] | None = None) -> None:
        """`source`: another clock of the host; by default one that does not jump when it is set."""
        self._source = source or steady()
        self._off = 0.0

    def __call__(self) -> float:
        """The time now."""
        return self._source() - self._off

    def heard(self, discord: float) -> None:
        """Discord has said what time it is."""
        off = self() - discord
        if abs(off) > TOLERANCE:
            self._off += off

    def trace(self) -> aiohttp.TraceConfig:
        """Listens to the time in the head of each answer to a request."""
        config = aiohttp.TraceConfig()
        config.on_request_end.append(self._answered)
        return config

    async def _answered(
        self, session: aiohttp.ClientSession, context: SimpleNamespace, answer: aiohttp.TraceRequestEndParams
    ) -> None:
        if answer.response.content_type != JSON:
            return  # It may be the page of a proxy, whose clock is anything.
        try:
            told = parsedate_to_datetime(answer.response.headers["Date"])
        except (KeyError, ValueError):
            return
        self.heard(told.timestamp())
