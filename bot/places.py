"""Where a message of a match may go: its thread, its channel, the channel above, or a direct message."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Literal
from weakref import WeakValueDictionary

import discord

from bot.discord_codes import (
    DM_PAUSE,
    HAS_THREAD,
    NAMES,
    OPENING_TOO_FAST,
    Call,
    Verdict,
    token_refused,
    verdict,
)
from bot.model import Match, MatchId, MessageRef, Notice, NoticeKind, Place, UserId
from bot.outbox_port import TokenRefused, TryLater, Undeliverable
from bot.pace import Pace
from bot.tables import Tables
from bot.ui.build import parts, texts
from bot.ui.cards import plain_title, title
from bot.ui.custom_id import decode
from bot.ui.words import Words, clip

log = logging.getLogger(__name__)

LOOKED_THROUGH = 100
"""Newest messages of a channel among which one is looked for whose answer was lost: what one request gives."""
CONTROLS: dict[NoticeKind, str] = {"card": "since", "lobby": "options", "end": "rematch"}
"""A control that only messages of that kind offer."""
WITHOUT_THREAD = 3600.0
"""Seconds after which a thread is asked for again that could not be opened."""
NEW_DMS, NEW_DMS_SECONDS = 10, 10.0
"""Direct messages newly opened in so many seconds, at most."""
ARCHIVE_MINUTES: Literal[10080] = 10080
"""A week without a message, and Discord archives a thread."""


def later(error: Exception) -> TryLater | TokenRefused:
    """What the outbox is told of a request that failed and is to be made again."""
    if isinstance(error, discord.HTTPException):
        reason = f"{error.status} {error.code}"
        if token_refused(error.status, error.code):
            return TokenRefused(reason)
        return TryLater(reason, DM_PAUSE if error.code == OPENING_TOO_FAST else 0.0)
    if isinstance(error, discord.RateLimited):
        return TryLater("429", error.retry_after)
    return TryLater(f"{type(error).__name__}: {error}")


def thread_name(match: Match) -> str:
    """How the thread of a match is called."""
    return clip(plain_title(Words(), match), 90)


class Places:
    """Finds the places of a match, the best one first, and opens threads and direct messages."""

    def __init__(self, client: discord.Client, tables: Tables, pace: Pace, now: Callable[[], float]) -> None:
        self.client = client
        self.tables = tables
        self.pace = pace
        self.now = now
        self._opening: WeakValueDictionary[MatchId, asyncio.Lock] = WeakValueDictionary()
        self._threadless: dict[MatchId, float] = {}
        self._dms: dict[UserId, int] = {}
        self._opened: deque[float] = deque(maxlen=NEW_DMS)
        self._no_dms_until = 0.0

    def require(self, match: Match, notice: Notice) -> None:
        """Raise Undeliverable when the bot is not in the match's server, TryLater while that is not known."""
        guild = match.place.guild
        if notice.user is not None or guild is None or self.client.get_guild(guild) is not None:
            return
        if not self.client.is_ready():
            raise TryLater("the gateway has not told of the servers yet")
        raise Undeliverable("the bot is not in that server")

    def channel(self, channel: int, guild: int | None = None) -> discord.PartialMessageable:
        """A channel by id, unseen."""
        return self.client.get_partial_messageable(channel, guild_id=guild)

    async def of(self, match: Match, notice: Notice) -> AsyncIterator[discord.abc.Messageable]:
        """Where a new message may go, the best place first; the next is asked for when that one cannot be written."""
        if notice.user is not None:
            async for direct in self._direct(match, notice.user):
                yield direct
            return
        place = match.place
        # What comes before the first card, or instead of it, is told where the table was set.
        begun = notice.kind != "lobby" and match.status in ("running", "over")
        thread = place.thread or (await self.thread(match) if begun else None)
        for one in dict.fromkeys((thread, place.channel)):
            if one is not None:
                yield self.channel(one)
        here = place.channel if place.channel == thread else None
        parent = await self._parent(here) if here is not None else None
        if parent is not None:
            yield self.channel(parent)

    async def _parent(self, channel: int) -> int | None:
        """The channel that a thread belongs to, for a match that was opened in a thread; None for another channel."""
        try:
            found = await self.client.fetch_channel(channel)
        except discord.HTTPException as error:
            if verdict(Call.POST, error.code) is Verdict.LATER:
                raise later(error) from error
            return None
        return found.parent_id if isinstance(found, discord.Thread) else None

    async def orphan(
        self, channel: discord.abc.Messageable, match: Match, kind: NoticeKind, said: Sequence[str]
    ) -> MessageRef | None:
        """A message of that kind that no link knows: a try posted it whose answer was lost. Only the newest are seen.

        `said`: what it says, by which a note is known.
        """
        me = self.client.user.id if self.client.user is not None else None
        try:
            async for message in channel.history(limit=LOOKED_THROUGH):
                ours = message.author.id == me and _is(message, match, kind, said)
                if ours and await self.tables.of_message(message.id) is None:
                    return MessageRef(message.channel.id, message.id)
        except discord.HTTPException as error:
            if verdict(Call.POST, error.code) is Verdict.LATER:
                raise later(error) from error
        return None

    # --- direct messages

    async def _direct(self, match: Match, user: UserId) -> AsyncIterator[discord.abc.Messageable]:
        """The direct messages known from earlier, then those that Discord opens."""
        link = await self.tables.newest(match.id, "secret", user)
        known = self._dms.get(user) or (link.ref.channel if link is not None else None)
        if known is not None:
            yield self.channel(known)
        yield self.channel(await self._open_dm(user))

    async def _open_dm(self, user: UserId) -> int:
        now = self.now()
        full = len(self._opened) == NEW_DMS and now - self._opened[0] < NEW_DMS_SECONDS
        if full or now < self._no_dms_until:
            raise TryLater("the pace of new direct messages", max(NEW_DMS_SECONDS, self._no_dms_until - now))
        self._opened.append(now)
        async with self.pace:
            opened = await self.client.create_dm(discord.Object(user))
        self._dms[user] = opened.id
        return opened.id

    def slow_dms(self) -> None:
        """Discord found that too many direct messages were opened: nobody's fault but the bot's."""
        self._no_dms_until = self.now() + DM_PAUSE

    # --- threads

    async def thread(self, match: Match) -> int | None:
        """The match's thread, opened from its lobby card; None where that cannot be."""
        async with self._opening.setdefault(match.id, asyncio.Lock()):
            found = (await self.tables.match(match.id)).place.thread
            return found if found is not None else await self._new_thread(match)

    async def _new_thread(self, match: Match) -> int | None:
        card = await self.tables.newest(match.id, "lobby")
        guild = match.place.guild
        if card is None and guild is not None and await self.tables.awaits(match.id, "lobby"):
            raise TryLater("the thread is opened from the lobby card, which is still to come")
        if card is None or guild is None or self._threadless.get(match.id, 0.0) > self.now():
            return None
        message = self.channel(card.ref.channel, guild).get_partial_message(card.ref.message)
        # A server's word filter may refuse the title that its people gave.
        for name in dict.fromkeys((thread_name(match), match.id[:4].upper())):
            try:
                thread = await self._opened_thread(message, name)
            except discord.RateLimited as error:
                self._without_thread(match, error.retry_after, error)
                return None
            except discord.HTTPException as error:
                if verdict(Call.THREAD, error.code) is Verdict.LATER:
                    raise later(error) from error
                if error.code in NAMES:
                    continue
                self._without_thread(match, WITHOUT_THREAD, error)
                return None
            await self.tables.bind(match.id, Place(guild, match.place.channel, thread))
            return thread
        self._without_thread(match, WITHOUT_THREAD, None)
        return None

    async def _opened_thread(self, message: discord.PartialMessage, name: str) -> int:
        try:
            async with self.pace:
                return (await message.create_thread(name=name, auto_archive_duration=ARCHIVE_MINUTES)).id
        except discord.HTTPException as error:
            if error.code != HAS_THREAD:
                raise
            return message.id  # A thread has the id of the message it was opened from.

    def _without_thread(self, match: Match, seconds: float, error: Exception | None) -> None:
        """Play in the channel, and do not ask for a thread at every card."""
        now = self.now()
        self._threadless = {one: until for one, until in self._threadless.items() if until > now}
        self._threadless[match.id] = now + seconds
        log.warning("no thread for match %s: %s", match.id, error or "no name of it is taken")


def _is(message: discord.Message, match: Match, kind: NoticeKind, said: Sequence[str]) -> bool:
    """Whether a message of the bot is one of that kind, be it plain words still."""
    if message.content:
        return kind in ("card", "secret") and title(Words(), match) in message.content
    if kind == "note":
        return list(said) == texts(message.components)
    ids = (decode(str(getattr(part, "custom_id", ""))) for part in parts(message.components))
    return any(to is not None and (to.kind, to.match) == (CONTROLS.get(kind), match.id) for to in ids)
