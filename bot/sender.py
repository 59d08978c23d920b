"""Sends the outbox's messages to Discord: as channel messages of the bot, worded and drawn at that moment."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

import discord
import msgspec

from bot.discord_codes import (
    NETWORK,
    OPENING_TOO_FAST,
    UNKNOWN_MESSAGE,
    Call,
    Verdict,
    verdict,
)
from bot.model import Holder, Look, Match, MessageRef, Notice
from bot.outbox_port import Gone, Parcel, TokenRefused, TryLater, Undeliverable
from bot.pace import OldEdits, Pace, Spacing
from bot.places import Places, later, thread_name
from bot.refusal import call_of, failure, settled
from bot.tables import Tables
from bot.ui.build import PLAIN, Layout, layout, text, texts
from bot.ui.cards import end_card, jump, lobby_card, push, push_secret, retired_card, seat_names, turn_card
from bot.ui.controls import Question, opening
from bot.ui.illustrated import Draw, Illustrated
from bot.ui.lists import secret_page
from bot.ui.panel import fits, left_out
from bot.ui.pictures import Painter, of_question, of_secret, of_story, of_title, request
from bot.ui.story import plotted
from bot.ui.words import Words
from render.types import Request
from rules.core.game import Game
from rules.core.game import games as registered
from rules.core.types import Seat

log = logging.getLogger(__name__)

PAUSE, SLOWEST = 2.0, 300.0
"""Seconds until a picture that did not get through is tried again; each pause twice the one before, up to the last."""
OLD = 3300.0
"""Seconds after which a message counts as over an hour old, of which Discord takes few edits: a turn card is posted
anew then, not edited."""


class Face(NamedTuple):
    """A message to send: how it is laid out, its picture, and whom it mentions."""

    draw: Draw
    picture: Request | None = None
    mention: Sequence[int] = ()
    push: str = ""
    """What a phone shows of a new message: Discord's pushes tell plain words only, so they go first."""
    more: Sequence[Request | None] = ()
    """Further pictures, beside the first."""


class DiscordSender:
    """The outbox's way to Discord."""

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        painter: Painter,
        games: Callable[[], Mapping[str, Game[Any, Any]]] = registered,
        now: Callable[[], float] = time.time,
        pace: Pace | None = None,
        edits: Spacing | None = None,
    ) -> None:
        """`edits`: shared with the outbox, which keeps edits apart by it."""
        self.client = client
        self.tables = tables
        self.painter = painter
        self.games = games
        self.now = now
        self.pace = pace or Pace()
        self.edits = edits or Spacing(now)
        self.old_edits = OldEdits(now)
        self.places = Places(client, tables, self.pace, now)
        self._following: dict[str, asyncio.Task[None]] = {}

    async def send(self, parcel: Parcel) -> MessageRef | None:
        """Send or edit; raises TryLater, Gone, DmClosed, Undeliverable or TokenRefused."""
        notice = parcel.notice
        match = await self.tables.match(notice.match)
        self.places.require(match, notice)
        words = await self._words(match, notice)
        face = await self._face(words, match, parcel)
        if face is None:
            return None
        going_on = notice.kind == "card" and match.status == "running"
        if parcel.edit is not None and going_on and self._aged(parcel.edit):
            raise Gone("an old message takes few edits", stays=True, tells=True)
        try:
            if parcel.again and parcel.edit is None and not await self._is_out(parcel, match, face):
                return None
            return await self._deliver(parcel, match, face)
        except discord.HTTPException as error:
            if error.code == OPENING_TOO_FAST:
                self.places.slow_dms()
            raise failure(error, parcel) from error
        except NETWORK as error:
            raise later(error) from error

    async def close(self) -> None:
        """Stop what still follows: pictures on their way."""
        for task in list(self._following.values()):
            task.cancel()
        await asyncio.gather(*self._following.values(), return_exceptions=True)

    # --- what is shown

    async def _words(self, match: Match, notice: Notice) -> Words:
        locale = "en"
        if notice.user is not None:
            locale = (await self.tables.user(notice.user)).locale or locale
        return Words(locale, seat_names(Words(locale), match))

    async def _face(self, words: Words, match: Match, parcel: Parcel) -> Face | None:
        notice = parcel.notice
        match notice.kind:
            case "lobby":
                return await self._lobby(words, match, parcel)
            case "note":
                said = words(notice.text) if notice.text is not None else ""
                return Face(lambda shot: layout([text(said)], PLAIN)) if said else None
            case "secret":
                return await self._secret(words, match, notice)
            case "end":
                return await self._end(words, match)
            case "card":
                return await self._card(words, match, parcel)
            case "retire":
                return await self._retired(words, match, notice)

    async def _lobby(self, words: Words, match: Match, parcel: Parcel) -> Face | None:
        over = match.status == "over"
        if over and parcel.edit is None:
            return None  # What is gone from the channel need not come back to tell a result.
        info, watchers = self.games()[match.game].info, len(await self.tables.watchers(match.id))
        outcome = (await self.tables.ending(match.id)).outcome if over else None
        drawn = of_title(words, info, self.painter) if match.status != "closed" else None
        return Face(lambda shot: lobby_card(words, match, info, watchers, outcome, shot), drawn)

    async def _card(self, words: Words, match: Match, parcel: Parcel) -> Face | None:
        since = parcel.since
        story = await self.tables.story(match.id, None, since)
        if match.status != "running":
            return Face(lambda shot: retired_card(words, match, story, since))
        look = await self.tables.look(match.id, None)
        if look.view is None:
            return None
        called = _called(look, parcel.notice.mention)
        said = push(words, look, called) if called else ""
        q = await self._opening(words, look)
        drawn = self._drawn(words, look, q)
        return Face(
            lambda shot: turn_card(words, look, story, called, shot, since, q), drawn, list(called.values()), said
        )

    async def _opening(self, words: Words, look: Look) -> Question | None:
        """The question that the card asks itself: none that it has no room for, or that is still to be explained."""
        q = opening(look, self.games()[look.match.game].info.numbered)
        user = look.match.holders[q.decision.seat].user if q is not None else None
        if q is None or user is None or not fits(left_out(words, q)):
            return None
        lesson = await self.tables.lesson(look.match, user, q.decision.kind)
        return None if lesson is not None and lesson.text is not None else q

    async def _retired(self, words: Words, match: Match, notice: Notice) -> Face:
        since, until = notice.since, notice.seq
        story = await self.tables.story(match.id, None, since, until)
        open_too = await self.tables.story(match.id, None, since)
        heard = [line.text for chapter in open_too for line in chapter.told if since < line.seq <= until]
        return Face(lambda shot: retired_card(words, match, story, since, until, heard))

    async def _end(self, words: Words, match: Match) -> Face:
        look = await self.tables.look(match.id, None)
        ending, story = await self.tables.ending(match.id), await self.tables.story(match.id, None)
        plot = plotted(words, match, seat_names(words, match), story, ending.outcome)
        wanted = [of_story(words, match, plot, self.painter), self._drawn(words, look)]
        first, *more = [*(one for one in wanted if one is not None), None]
        return Face(lambda shot: end_card(words, look, ending, story, shot), first, more=more)

    def _drawn(self, words: Words, look: Look, q: Question | None = None) -> Request | None:
        """The public picture that suits the moment: the board, or what has just happened on it; `q` is numbered."""
        wanted = of_question(words, look, q) if q is not None else request(words, look)
        return msgspec.structs.replace(wanted, kind=self.painter.best(wanted)) if wanted is not None else None

    async def _secret(self, words: Words, match: Match, notice: Notice) -> Face | None:
        look = await self.tables.look_as(match.id, notice.seat)
        if look.view is None:
            return None
        lines = self.games()[match.game].secrets(look.view)
        if match.place.thread is None:
            match = await self._with_thread(match)
        where = jump(match, await self.tables.newest(match.id, "card"))
        drawn = of_secret(words, look, self.painter.kinds(look.view)) if lines else None
        # The message stays while the match goes on, and leads to the panel whenever its owner is asked.
        running = match.status == "running"
        said = push_secret(words, match)
        return Face(lambda shot: secret_page(words, match, lines, shot, where, asked=running), drawn, push=said)

    async def _with_thread(self, match: Match) -> Match:
        """The match once its thread is there; as it is where that cannot be yet: the words do not wait for it."""
        try:
            found = await self.places.thread(match)
        except (TryLater, *NETWORK) as error:
            log.info("no thread yet for match %s: %s", match.id, error)
            return match
        return match if found is None else await self.tables.match(match.id)

    # --- where it goes

    async def _deliver(self, parcel: Parcel, match: Match, face: Face) -> MessageRef:
        key = parcel.notice.merge_key
        previous = self._following.pop(key, None)
        if previous is not None:
            previous.cancel()
        wanted = [one for one in (face.picture, *face.more) if one is not None]
        message = Illustrated(face.draw, *(self.painter.picture(one) for one in wanted))
        ref = await self._put(parcel, match, face, message)
        if message.late:
            task = asyncio.create_task(self._follow(match, parcel.notice, ref, face, message))
            self._following[key] = task
            task.add_done_callback(lambda done: self._followed(key, done))
        return ref

    def _aged(self, ref: MessageRef) -> bool:
        return self.now() - discord.utils.snowflake_time(ref.message).timestamp() > OLD

    def _followed(self, key: str, task: asyncio.Task[None]) -> None:
        if self._following.get(key) is task:
            del self._following[key]

    async def _follow(self, match: Match, notice: Notice, ref: MessageRef, face: Face, message: Illustrated) -> None:
        """The picture, as soon as it is drawn and Discord takes it; once the match has gone on, others show it."""
        pause = PAUSE

        async def put(view: Layout, files: list[discord.File]) -> None:
            await self.edits.turn(notice.lane)
            await self._edit(ref, face.mention, view, files)

        while True:
            try:
                return await message.follow(put)
            except TryLater as busy:
                wait = busy.after
            except (discord.HTTPException, *NETWORK) as error:
                log.warning("the picture of %s cannot follow now: %s", notice.merge_key, error)
                again = later(error)
                if settled(error) or isinstance(again, TokenRefused):
                    return None
                wait, pause = max(pause, again.after), min(2 * pause, SLOWEST)
            await asyncio.sleep(wait)
            if (await self.tables.match(match.id)).seq != match.seq:
                return None

    async def _put(self, parcel: Parcel, match: Match, face: Face, message: Illustrated) -> MessageRef:
        if parcel.edit is not None:
            await self._show(parcel.edit, face, message)
            return parcel.edit
        ref, whole = await self._first(parcel, match, face, message)
        if not whole:
            await self._become(parcel, ref, face, message)
        return ref

    async def _show(self, ref: MessageRef, face: Face, message: Illustrated) -> None:
        await (await message.soon()).put(partial(self._edit, ref, face.mention))

    async def _become(self, parcel: Parcel, ref: MessageRef, face: Face, message: Illustrated) -> None:
        """What is out already becomes the message proper; where that is refused it has said what it had to."""
        try:
            await self._show(ref, face, message)
        except discord.HTTPException as error:
            if verdict(Call.EDIT, error.code) is Verdict.LATER:
                raise later(error) from error
            log.warning("match %s: a %s stays as it is: %s", parcel.notice.match, parcel.notice.kind, error)

    async def _first(self, parcel: Parcel, match: Match, face: Face, message: Illustrated) -> tuple[MessageRef, bool]:
        """A new message in the best place that takes it, and whether it is whole: where it calls its plain words are
        first, and what an earlier try has posted may be anything."""
        refusal: Exception = Undeliverable("the match is bound nowhere")
        moved = False
        async for channel in self.places.of(match, parcel.notice):
            try:
                found = await self._found(channel, parcel, match, face)
                ref = found or await self._new(channel, parcel, face, message)
            except discord.HTTPException as error:
                if verdict(call_of(parcel), error.code) is not Verdict.AROUND:
                    raise
                refusal, moved = error, parcel.notice.user is None
                continue
            if moved:
                await self.tables.move(match.id, ref.channel, thread_name(match))
            return ref, found is None and not face.push
        raise refusal

    async def _is_out(self, parcel: Parcel, match: Match, face: Face) -> bool:
        """Whether an earlier try has posted it, wherever it might be."""
        async for channel in self.places.of(match, parcel.notice):
            if await self._found(channel, parcel, match, face) is not None:
                return True
        return False

    async def _found(
        self, channel: discord.abc.Messageable, parcel: Parcel, match: Match, face: Face
    ) -> MessageRef | None:
        """What an earlier try has posted, perhaps so long ago that Discord does not know its number any more.

        How many tries there were tells nothing of how long ago that was: others of its lane may have been tried since.
        """
        if not parcel.notice.tries:
            return None
        return await self.places.orphan(channel, match, parcel.notice.kind, texts(face.draw(None).children))

    async def _new(
        self, channel: discord.abc.Messageable, parcel: Parcel, face: Face, message: Illustrated
    ) -> MessageRef:
        """A new message; where Discord knows its nonce of one that was deleted since, under another nonce."""
        try:
            return await self._sent(channel, parcel, parcel.nonce, face, message)
        except discord.HTTPException as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            return await self._sent(channel, parcel, f"{parcel.nonce}+", face, message)

    async def _sent(
        self, channel: discord.abc.Messageable, parcel: Parcel, nonce: str, face: Face, message: Illustrated
    ) -> MessageRef:
        if not face.push:
            return await (await message.soon()).put(partial(self._post, channel, nonce, face))
        async with self.pace:
            sent = await channel.send(face.push, allowed_mentions=_allowed(face.mention), nonce=nonce)
        ref = MessageRef(sent.channel.id, sent.id)
        await self.tables.begun(parcel.link(ref, parcel.nonce), parcel.after)
        return ref

    async def _post(
        self, channel: discord.abc.Messageable, nonce: str, face: Face, view: Layout, files: list[discord.File]
    ) -> MessageRef:
        async with self.pace:
            sent = await channel.send(view=view, files=files, allowed_mentions=_allowed(face.mention), nonce=nonce)
        return MessageRef(sent.channel.id, sent.id)

    async def _edit(self, ref: MessageRef, mention: Sequence[int], view: Layout, files: list[discord.File]) -> None:
        message = self.places.channel(ref.channel).get_partial_message(ref.message)
        wait = self.old_edits.take(ref.channel) if self._aged(ref) else 0.0
        if wait:
            raise TryLater("the pace of edits of old messages", wait)
        async with self.pace:
            await message.edit(
                content=None,  # of a call in plain words
                view=view,
                attachments=files,
                allowed_mentions=_allowed(mention),
            )


def _called(look: Look, seats: Sequence[Seat]) -> dict[Seat, int]:
    """The users to mention, of those seats that are still waited for."""
    found: dict[Seat, int] = {}
    for seat in seats:
        holder: Holder = look.match.holders[seat]
        if holder.user is not None and seat in look.waiting:
            found[seat] = holder.user
    return found


def _allowed(users: Sequence[int]) -> discord.AllowedMentions:
    return discord.AllowedMentions(users=[discord.Object(user) for user in users])
