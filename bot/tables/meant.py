"""Which match a command means: the caller's own, never somebody else's because it is played where they are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.model import Match, Status, UserId
from bot.tables.base import Base

ENDED = 100
"""Ended matches that are offered; older ones are reached by their id."""
LIVE: tuple[Status, ...] = ("lobby", "running")


class Need(NamedTuple):
    """Which matches a command can be about."""

    key: str
    """What is said when there is none: `no-match-<key>`."""
    seated: tuple[Status, ...]
    """States of matches that the caller sits in."""
    watched: tuple[Status, ...] = ()
    """States of matches that the caller follows without a seat."""
    here: bool = False
    """Whether it can be the match of somebody else whose thread this is, when the caller has none."""


PLAY = Need("play", ("running",))
LOOK = Need("look", ("running", "over"), ("running", "over"), here=True)
STATUS = Need("status", (*LIVE, "over"), (*LIVE, "over"), here=True)
JOIN = Need("join", ("lobby",))
START = Need("start", ("lobby",))
LEAVE = Need("leave", ("lobby",), LIVE)
ENDING = Need("ended", ("over",), here=True)


class Meaning(Base):
    """From what a person typed, and where, to their match."""

    async def candidates(self, user: UserId, need: Need) -> list[Match]:
        """All matches of a person that a command can be about: waiting for them first, then theirs, watched, ended."""
        found = [match for match in await self._store.matches_of(user) if match.status in need.seated]
        watched = await self._store.watched_by(user) if need.watched else []
        found += [match for match in watched if match.status in need.watched and match.status in LIVE]
        if "over" in need.seated:
            found += await self._store.ended_of(user, ENDED)
        found += [match for match in watched if match.status in need.watched and match.status not in LIVE]
        return list({match.id: match for match in found}.values())

    async def meant(self, user: UserId, channel: int | None, need: Need) -> list[Match]:
        """The match meant when none is named; several when the person has to choose, none when there is none.

        That of the thread, if the person sits in it or watches it; else the only one that waits for them; else the
        only one they have.
        """
        here = await self.hosted(channel)
        own = [match for match in here if await self._concerns(match, user, need)]
        if len(own) == 1:
            return own
        found = await self.candidates(user, need)
        live = [match for match in found if match.status in LIVE and match.seat_of(user) is not None]
        waiting = [match for match in live if match.seat_of(user) in match.waiting]
        for some in (waiting, live):
            if len(some) == 1:
                return some
        return found or [match for match in here if need.here and match.status in need.seated]

    async def hosted(self, channel: int | None) -> list[Match]:
        """The matches whose own thread this is, newest first; a channel has none, unless one is played right in it."""
        found = await self._store.match_in(channel) if channel is not None else []
        return [match for match in found if match.place.thread == channel]

    async def _concerns(self, match: Match, user: UserId, need: Need) -> bool:
        if match.seat_of(user) is not None:
            return match.status in need.seated
        return match.status in need.watched and user in await self._store.watchers(match.id)


def matching(named: Sequence[tuple[str, Match]], typed: str) -> list[Match]:
    """Of matches with their names, those that typed words mean: by the whole name, else by a part of it."""
    wanted = typed.strip().strip("…").casefold()
    whole = [match for name, match in named if name.casefold() == wanted]
    return whole or [match for name, match in named if wanted in name.casefold()]
