"""How the bot answers one interaction: acknowledge first, then show, whisper, or hand over a file; never silence."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from enum import Enum
from typing import TypeAlias

import discord

from bot.discord_codes import ACKNOWLEDGED, BODY, LINE, NETWORK, Call, Verdict, verdict
from bot.door import Door
from bot.store.port import PASSING
from bot.tables.errors import Refused
from bot.ui.build import PLAIN, Layout, layout, text
from bot.ui.illustrated import Draw, Illustrated, Put
from bot.ui.words import Words
from render.types import Picture

log = logging.getLogger(__name__)

ACKNOWLEDGEMENTS = 2
"""How often a press is acknowledged when the line breaks meanwhile: Discord takes the first."""
IN_TIME = 3.0
"""Seconds within which Discord wants to hear of it."""
PATIENCE = 30.0
"""Seconds until an answer is given once more of which nothing is heard."""

Interaction: TypeAlias = "discord.Interaction[discord.Client]"


class Ack(Enum):
    """How an interaction is acknowledged, decided before anything is known of the match."""

    UPDATE = "update"
    """The message the control is on will be edited."""
    PRIVATE = "private"
    """A new message for this person alone."""
    SILENT = "silent"
    """Nothing new appears; a shared card changes by itself, and only refusals are told."""
    FORM = "form"
    """Not at all: the handler opens a form at once."""


class Latest:
    """Which interaction last claimed a message, so that a late picture never overwrites what was shown since."""

    def __init__(self, size: int = 2000) -> None:
        self._size = size
        self._claims: OrderedDict[int, int] = OrderedDict()

    def claim(self, message: int, interaction: int) -> None:
        """This interaction shows on that message from now on, unless a later one does."""
        self._claims[message] = max(interaction, self._claims.get(message, 0))
        self._claims.move_to_end(message)
        while len(self._claims) > self._size:
            self._claims.popitem(last=False)

    def holds(self, message: int, interaction: int) -> bool:
        """Whether no later interaction has claimed the message."""
        return self._claims.get(message, interaction) == interaction


class Answer:
    """The answer to one interaction."""

    def __init__(self, itx: Interaction, ack: Ack, latest: Latest, door: Door) -> None:
        self.itx = itx
        self.ack = ack
        self.words = Words(str(itx.locale))
        self._latest = latest
        self._visit = door.enter()
        self._message = itx.message.id if ack is Ack.UPDATE and itx.message is not None else None
        """The message that this answer is shown on, as far as it is known."""
        self._dead = False
        self._shown = False
        self._claim()

    @property
    def user(self) -> int:
        """Who asked."""
        return self.itx.user.id

    @property
    def key(self) -> str:
        """What makes this press unique."""
        return str(self.itx.id)

    @property
    def shown_on(self) -> int | None:
        """The message that this answer is shown on, as far as it is known."""
        return self._message if self._shown else None

    def _claim(self) -> None:
        if self._message is not None:
            self._latest.claim(self._message, self.itx.id)

    async def acknowledge(self) -> None:
        """Tell Discord that an answer will come, and return when others have told it, too; its reply comes later."""
        if self.ack is not Ack.FORM:
            await self._visit.acknowledge(self._acknowledge())

    async def _acknowledge(self) -> None:
        # Whatever keeps the acknowledgement from Discord, the press was made, and is taken. Too late is normal
        # after a lost connection.
        for _ in range(ACKNOWLEDGEMENTS):
            try:
                async with asyncio.timeout(IN_TIME):
                    await self._defer()
                return
            except discord.HTTPException as error:
                # One whose answer was lost has arrived.
                self._dead = error.code != ACKNOWLEDGED and verdict(Call.ANSWER, error.code) is not Verdict.LATER
                log.warning("interaction %s could not be acknowledged: %s", self.itx.id, error)
                return
            except Exception as error:
                log.warning("whether interaction %s was acknowledged is not known: %r", self.itx.id, error)

    async def _defer(self) -> None:
        if self.ack in (Ack.UPDATE, Ack.SILENT):
            await self.itx.response.defer()
        else:
            await self.itx.response.defer(ephemeral=True, thinking=True)

    def step_aside(self) -> None:
        """It waits for others to act: no picture waits until it has its words."""
        self._visit.step_aside()

    async def finish(self) -> None:
        """Nothing more is shown; what was not is at least acknowledged."""
        self._visit.worded()
        self._visit.put()
        await self._visit.acknowledged()

    async def show(self, draw: Draw, painting: Awaitable[Picture] | None = None) -> None:
        """Show a message with its picture; when drawing takes long, or others wait for their words, the words first."""
        message = await Illustrated(draw, painting).soon(self._visit.worded())
        message.lay_out()
        await self._visit.acknowledged()
        try:
            await self._put(message)
            if message.late:
                await message.follow(self._edit_again)
        except (discord.HTTPException, *NETWORK) as error:
            await self._otherwise(error, message.put)

    async def whisper(self, view: Layout, files: Sequence[discord.File] = ()) -> None:
        """A further message for this person alone; the first answer where none was given yet."""
        await self.finish()
        if self._dead:
            return
        try:
            if self.ack is Ack.PRIVATE and not self._shown:
                await self._edit(view, list(files))
            elif self.itx.response.is_done():
                await self._further(view, list(files))
            else:
                await self.itx.response.send_message(view=view, files=list(files), ephemeral=True)
        except (discord.HTTPException, *NETWORK) as error:
            # A file that was sent once is used up; its words lead to it again.
            await self._otherwise(error, lambda put: put(view, []))

    async def open(self, form: discord.ui.Modal) -> None:
        """Open a form, as the first answer; whoever does not see it presses again."""
        try:
            await self.itx.response.send_modal(form)
        except (discord.HTTPException, *NETWORK) as error:
            self._bury(error)

    async def replace(self, view: Layout) -> None:
        """Show something else, unasked, in place of what was shown; nothing where that cannot be reached any more."""
        try:
            await self._edit_again(view, [])
        except (discord.HTTPException, *NETWORK) as error:
            self._bury(error)

    async def say(self, words: str) -> None:
        """A private text."""
        await self.whisper(layout([text(words)], PLAIN))

    async def _put(self, message: Illustrated) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                await message.put(self._edit)
        except LINE as error:
            log.info("the answer to interaction %s is given once more: %s", self.itx.id, str(error) or "no answer")
            await message.put(self._edit_again)

    async def _edit(self, view: Layout, files: list[discord.File]) -> None:
        if not self._dead:
            shown = await self.itx.edit_original_response(view=view, attachments=files)
            self._shown, self._message = True, shown.id
            self._claim()

    async def _edit_again(self, view: Layout, files: list[discord.File]) -> None:
        if self._message is None or self._latest.holds(self._message, self.itx.id):
            await self._edit(view, files)

    async def _otherwise(self, error: Exception, put: Callable[[Put[None]], Awaitable[None]]) -> None:
        """What is answered has counted already: by a new private message where the old one is gone, else not at all."""
        code = error.code if isinstance(error, discord.HTTPException) else 0
        if verdict(Call.ANSWER, code) is Verdict.AROUND:
            try:
                await put(self._further)
            except (discord.HTTPException, *NETWORK) as again:
                self._bury(again)
            return
        self._bury(error)

    async def _further(self, view: Layout, files: list[discord.File]) -> None:
        await self.itx.followup.send(view=view, files=files, ephemeral=True)

    def _bury(self, error: Exception) -> None:
        if isinstance(error, discord.HTTPException) and error.code in BODY:
            raise error
        self._dead = True
        log.info("interaction %s cannot be answered any more: %s", self.itx.id, error)


async def _nothing(key: str) -> bool:
    return False


async def guarded(
    answer: Answer, handler: Callable[[], Awaitable[None]], counted: Callable[[str], Awaitable[bool]] = _nothing
) -> None:
    """Acknowledge, run a handler, and answer whatever happens: a refusal in words, a fault with a reference.

    `counted`: whether a press is written, by its key; it is not called failed then.
    """
    try:
        await answer.acknowledge()
        await handler()
    except Refused as refusal:
        await _last_words(answer, answer.words(refusal.text))
    except Exception as error:
        reference = secrets.token_hex(4)
        trace = None if isinstance(error, PASSING) else error
        log.error("fault %s while answering interaction %s: %s", reference, answer.itx.id, error, exc_info=trace)
        said = "fault-counted" if await _counted(answer, counted) else "fault"
        await _last_words(answer, answer.words.say(said, reference=reference))
    finally:
        await answer.finish()


async def _counted(answer: Answer, counted: Callable[[str], Awaitable[bool]]) -> bool:
    try:
        return await counted(answer.key)
    except Exception as error:
        log.warning("whether interaction %s counted is not known: %s", answer.itx.id, error)
        return False


async def _last_words(answer: Answer, words: str) -> None:
    try:
        await answer.say(words)
    except Exception:
        log.exception("interaction %s could not be answered", answer.itx.id)
