"""What one press reads of the store: each thing once, until the press itself changes it."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from contextvars import ContextVar, copy_context
from typing import Any

from bot.model import Draft, Match, MatchId, Preset, UserId
from bot.store.port import Entry, Store


class _Seen:
    """What has been read. Commands are never changed afterwards, so a run of them stays true."""

    def __init__(self) -> None:
        self.matches: dict[MatchId, Match] = {}
        self.entries: dict[MatchId, tuple[int, int, list[Entry]]] = {}
        """After which command, up to which, and those."""
        self.drafts: dict[tuple[MatchId, UserId], Draft | None] = {}
        self.presets: dict[tuple[UserId, str], list[Preset]] = {}


class _Press:
    """One press; what begins in it and goes on after it reads anew."""

    def __init__(self) -> None:
        self.open = True
        self.seen: dict[int, _Seen] = {}
        """By the reader: tests have several."""


_press: ContextVar[_Press | None] = ContextVar("press", default=None)


@contextmanager
def one_press() -> Iterator[None]:
    """What is read in here is read once."""
    press = _Press()
    before = _press.set(press)
    try:
        yield
    finally:
        press.open = False
        _press.reset(before)


def apart(work: Coroutine[Any, Any, None], name: str) -> asyncio.Task[None]:
    """Begin what a press has woken and is no part of: it reads for itself."""
    context = copy_context()
    context.run(_press.set, None)
    return asyncio.create_task(work, name=name, context=context)


def pressing() -> bool:
    """Whether this runs for a press that is under way."""
    press = _press.get()
    return press is not None and press.open


class Reads:
    """The store's answers to use cases; outside a press each is asked for anew."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def match(self, match: MatchId) -> Match | None:
        """A match by id, as it stood when this press first looked, or after its own last change."""
        seen = self._seen
        found = seen.matches.get(match)
        if found is None:
            found = await self._store.match(match)
            if found is not None:
                seen.matches[match] = found
        return found

    async def entries(self, match: MatchId, after: int, until: int) -> list[Entry]:
        """Commands with `after` < seq <= `until`, oldest first; `until` is one that the match has."""
        if after >= until:
            return []
        kept = self._seen.entries
        low, high, known = kept.get(match, (until, until, []))
        if until > high and after < low:
            low, high, known = after, until, await self._store.entries(match, after, until)
        if until > high:
            known = [*known, *await self._store.entries(match, high, until)]
            high = until
        if after < low:
            known = [*await self._store.entries(match, after, low), *known]
            low = after
        kept[match] = low, high, known
        return [entry for entry in known if after < entry.seq <= until]

    async def draft(self, match: MatchId, user: UserId) -> Draft | None:
        """The unfinished choice of a user in a match."""
        drafts = self._seen.drafts
        if (match, user) not in drafts:
            drafts[match, user] = await self._store.draft(match, user)
        return drafts[match, user]

    async def presets(self, user: UserId, game: str, shelf: str) -> list[Preset]:
        """What a user has kept on a shelf of a game, by name."""
        presets = self._seen.presets
        if (user, game) not in presets:
            # All shelves at once: an answer may lead on to what another one is for.
            presets[user, game] = await self._store.presets(user, game)
        return [one for one in presets[user, game] if one.shelf == shelf]

    def written(self, match: Match, entry: Entry) -> None:
        """A command is written, which drops the draft of whoever gave it; the match stands as it left it."""
        self.changed(match.id)
        seen = self._seen
        seen.matches[match.id] = match
        low, high, known = seen.entries.get(match.id, (-1, -1, []))
        begun, known = (low, known) if high == entry.seq - 1 else (entry.seq - 1, [])
        seen.entries[match.id] = begun, entry.seq, [*known, entry]
        if entry.actor is not None:
            seen.drafts[match.id, entry.actor] = None

    def drafted(self, match: MatchId, user: UserId, draft: Draft | None) -> None:
        """A draft is kept, or dropped."""
        self._seen.drafts[match, user] = draft

    def kept(self) -> None:
        """Something was kept, or dropped, beside the matches."""
        self._seen.presets.clear()

    def changed(self, match: MatchId) -> None:
        """A match is, or may be, another than it was."""
        seen = self._seen
        seen.matches.pop(match, None)
        for key in [key for key in seen.drafts if key[0] == match]:
            del seen.drafts[key]

    @property
    def _seen(self) -> _Seen:
        press = _press.get()
        return press.seen.setdefault(id(self), _Seen()) if press is not None and press.open else _Seen()
