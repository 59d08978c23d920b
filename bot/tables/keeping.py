"""What is kept beside the play: panels, places, messages, people, and calling a match off."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bot.model import (
    Draft,
    Forgotten,
    Link,
    Match,
    MatchId,
    MessageRef,
    Notice,
    NoticeKind,
    Place,
    Purpose,
    UserId,
    UserSettings,
)
from bot.tables import deciding, notices
from bot.tables.base import seated
from bot.tables.errors import Refused
from bot.tables.practice import Practice
from rules.core.types import Json, Text, seat_text


class Keeping(Practice):
    """Everything that is not a move."""

    async def draft(self, match: MatchId, user: UserId) -> Draft | None:
        """The user's unfinished choice; None when there is none or its question was answered."""
        kept = await self._reads.draft(match, user)
        if kept is None:
            return None
        found = await self._match(match)
        seat = found.seat_of(user)
        if seat is None or found.status != "running":
            return None
        position = await self._positions.newest(found)
        standing = await self._positions.decisions(position)
        asked = [deciding.shown(found, decision).id for decision in standing if decision.seat == seat]
        return kept if kept.decision in asked else None

    async def save_draft(self, match: MatchId, user: UserId, decision: int, body: Json) -> None:
        """Keep an unfinished choice until it is committed."""
        seated(await self._running(match), user)
        draft = Draft(match, user, decision, body)
        await self._store.save_draft(draft, self._now())
        self._reads.drafted(match, user, draft)

    async def drop_draft(self, match: MatchId, user: UserId) -> None:
        """Forget it."""
        await self._store.drop_draft(match, user)
        self._reads.drafted(match, user, None)

    async def bind(self, match: MatchId, place: Place) -> Match:
        """Say where a match lives: its thread once it is made, or another channel."""
        await self._match(match)
        await self._store.place_match(match, place)
        self._reads.changed(match)
        return await self._match(match)

    async def move(self, match: MatchId, channel: int, thread: str) -> None:
        """Go on in another channel, as the thread of that name takes no messages any more; people are told once."""
        found = await self._match(match)
        if found.place.thread == channel:
            return
        await self._store.place_match(match, Place(found.place.guild, channel, channel))
        told = Text("note-moved", {"thread": Text("name", {"text": thread})})
        await self._store.enqueue([notices.note(found, told, now=self._now())])
        self._changed(match)

    async def link(self, match: MatchId, purpose: Purpose, ref: MessageRef, user: UserId | None = None) -> None:
        """Remember a message that was sent by other means than the outbox."""
        found = await self._match(match)
        await self._store.add_link(Link(match=match, purpose=purpose, ref=ref, user=user, seq=found.seq), self._now())

    async def begun(self, link: Link, notices: Sequence[Notice] = ()) -> None:
        """Remember a message whose plain words are out, and which is still to become what it was sent for; `notices`
        are due once it is out."""
        await self._store.add_link(link, self._now(), notices)

    async def newest(self, match: MatchId, purpose: Purpose, user: UserId | None = None) -> Link | None:
        """The newest message of a match for a purpose."""
        return await self._store.newest_link(match, purpose, user)

    async def awaits(self, match: MatchId, kind: NoticeKind) -> bool:
        """Whether a message of a kind is still to be sent."""
        return await self._store.awaits(match, kind)

    async def refresh(self, match: MatchId) -> None:
        """Have the public card drawn again (lobby or turn card)."""
        found, now = await self._match(match), self._now()
        if found.seq < 0:
            await self._store.enqueue([notices.lobby(found, now=now)])
        else:
            await self._store.enqueue([notices.card(match, found.seq, now=now)])
        self._changed(match)

    async def undelivered(self, guild: int) -> list[tuple[Match, Notice, str]]:
        """What could not be told in a server, and why, the latest first."""
        found = await self._store.undelivered_in(guild)
        return [(await self._match(notice.match), notice, reason) for notice, reason in found]

    async def resend(self, match: MatchId) -> None:
        """Have what was put aside tried anew, and the public card posted again, with its call."""
        found, now = await self._match(match), self._now()
        await self._store.revive(now, match=match)
        if found.status == "running":
            asked = tuple(seat for seat in found.waiting if found.holders[seat].user is not None)
            await self._store.enqueue([notices.card(match, found.seq, mention=asked, now=now)])
        elif found.status == "lobby":
            await self._store.enqueue([notices.lobby(found, now=now, new=True)])
        self._changed(match)

    async def rebind(self, match: MatchId, channel: int) -> None:
        """Have a match played in another channel of its server from now on, and say so there."""
        found = await self._match(match)
        self._require_open(found)
        own = channel if found.status == "running" else None
        await self._store.place_match(match, Place(found.place.guild, channel, own))
        self._reads.changed(match)
        await self.resend(match)

    async def resend_secret(self, match: MatchId, user: UserId) -> None:
        """Send what the user's seat alone knows by direct message, trying again even if that was refused before."""
        found = await self._match(match)
        seat = seated(found, user)
        if found.seq < 0:
            raise Refused(Text("refused-not-started"))
        settings = await self._store.user(user)
        if settings.dm_closed:
            await self._store.save_user(replace(settings, dm_closed=False))
        again = notices.secret(found, found.seq, found.holders[seat], new=True, now=self._now())
        await self._store.enqueue([again])
        self._changed(match)

    async def forget(self, user: UserId) -> Forgotten:
        """Forget a person, as far as no open match needs them."""
        return await self._store.forget(user)

    async def user(self, user: UserId) -> UserSettings:
        """What is remembered of a person."""
        return await self._store.user(user)

    async def save_user(self, settings: UserSettings) -> None:
        """Remember it."""
        await self._store.save_user(settings)

    async def guild_channel(self, guild: int) -> int | None:
        """The channel a server's administrators chose for matches."""
        return (await self._store.guild(guild)).channel

    async def set_guild_channel(self, guild: int, channel: int | None) -> None:
        """Choose it."""
        await self._store.save_guild(replace(await self._store.guild(guild), channel=channel))

    async def remembered(self, key: str) -> str | None:
        """A small thing kept by name, such as the hash of the commands registered last."""
        return await self._store.remembered(key)

    async def remember(self, key: str, value: str) -> None:
        """Keep it."""
        await self._store.remember(key, value)

    async def end(self, match: MatchId, user: UserId) -> Match:
        """Call a lobby off; for its host. A running match with one person at it may be called off by them."""
        found = await self._match(match)
        self._require_open(found)
        people = [holder for holder in found.holders if holder.user is not None and not holder.resigned]
        host = next((holder.name for holder in found.holders if holder.user == found.host), "")
        if found.status == "lobby" and user != found.host:
            raise Refused(Text("refused-not-host", {"host": Text("name", {"text": host})}))
        holder = found.holders[seated(found, user)]
        if found.status == "running" and people != [holder]:
            raise Refused(Text("refused-people"))
        # A seat, not a name: the words are made when it is sent, and till then its holder may have been forgotten.
        return await self._close(found, Text("note-ended-host", {"name": seat_text(holder.seat)}))

    async def admin_end(self, match: MatchId, admin: UserId) -> Match:
        """Call any match off; the caller has checked that this user may."""
        found = await self._match(match)
        self._require_open(found)
        return await self._close(found, Text("note-ended-admin"))

    def _require_open(self, match: Match) -> None:
        if match.status not in ("lobby", "running"):
            raise Refused(Text("refused-over" if match.status == "over" else "refused-closed"))
