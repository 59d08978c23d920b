"""Teaching: how a title is played, practice with its lessons, and `/settings` for who wants none."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence

from discord import app_commands
from discord.ext import commands

from bot.cogs.answer import Ack, Answer, Interaction
from bot.cogs.desk import Desk
from bot.cogs.opening import Opener, remember
from bot.cogs.play import Play
from bot.cogs.services import Services, called, seated
from bot.cogs.spoken import named
from bot.model import Look, Match
from bot.tables.errors import Outdated
from bot.ui.custom_id import CustomId
from bot.ui.pages import small
from bot.ui.teaching import bars_page, first_topics, howto_page, practice_page, settings_page
from bot.ui.words import verbatim
from rules.core.options import OptionValue
from rules.core.types import Text

THREAD_SECONDS = 5.0
THREAD_PAUSE = 0.1


class Teaching(commands.Cog):
    """What a newcomer presses."""

    def __init__(self, services: Services, desk: Desk, play: Play, opener: Opener) -> None:
        self.services = services
        self.tables = services.tables
        self.desk = desk
        self.play = play
        self.opener = opener
        desk.on("howto", Ack.PRIVATE, self.on_howto)
        for kind in ("why", "whypage"):
            desk.on(kind, Ack.UPDATE, self.on_why)
        desk.on("practice", Ack.UPDATE, self.on_practice)
        desk.on("lessons", Ack.UPDATE, self.on_lessons)

    async def on_howto(self, answer: Answer, to: CustomId, values: Sequence[str]) -> None:
        """How a title is played, as the match here plays it."""
        here = await self.tables.visible(to.match, answer.user, answer.itx.channel_id) if to.match else None
        game, match = self.services.spoken_of(to.option, here)
        await answer.show(lambda shot: howto_page(answer.words, game.info, game.topics(), match))

    async def on_why(self, answer: Answer, to: CustomId, values: Sequence[str]) -> None:
        """Why something one would expect is missing among the options of a question."""
        await seated(self.services, to.match, answer)
        number = to.decision if to.decision is not None else -1
        bars = await self.tables.barred(to.match, answer.user, number)
        at = small(to.option) or 0
        await answer.show(lambda shot: bars_page(answer.words, to.match, number, bars, at))

    # --- practice

    async def on_practice(self, answer: Answer, to: CustomId, values: Sequence[str]) -> None:
        """A match for practice, or the one that is open already."""
        if to != CustomId("practice", "", None, to.option):
            raise Outdated
        await self.practice(answer, self.services.game(to.option).info.key)

    async def practice(self, answer: Answer, game: str, options: Mapping[str, OptionValue] | None = None) -> None:
        """Open it, start it, and say where it goes on: in its thread, and only there; with these house choices."""
        place = await self.opener.place(answer)
        if place is None:
            return
        await remember(self.tables, answer)
        name = called(answer.itx)
        begun, new = await self.tables.practice(game, answer.user, name, place[0], answer.key, options or None)
        place_of = (await self._threaded(answer, begun.match)).place
        where = verbatim(f"<#{place_of.thread or place_of.channel}>")
        told = [Text("practice-begun" if new else "practice-open", {"where": where}), self._goal(begun)]
        await answer.show(lambda shot: practice_page(answer.words, begun.match, told))

    async def _threaded(self, answer: Answer, match: Match) -> Match:
        """A match once it has its thread; as it is, where that takes long."""
        loop = asyncio.get_running_loop()
        end = loop.time() + THREAD_SECONDS
        while match.place.thread is None and loop.time() < end:
            answer.step_aside()
            await asyncio.sleep(THREAD_PAUSE)
            self.tables.look_again(match.id)
            match = await self.tables.match(match.id)
        return match

    def _goal(self, look: Look) -> Text:
        """What a match is about, in the words of its rules."""
        game = self.services.played(look.match)
        topic = first_topics(game.info, game.topics())[0]
        return Text("howto-topic", {"title": topic.title, "body": topic.body})

    async def on_lessons(self, answer: Answer, to: CustomId, values: Sequence[str]) -> None:
        """Lessons switched, on the panel of a match or among the settings."""
        if to.option not in ("on", "off", "again") or to.decision is not None:
            raise Outdated
        if to.option == "again":
            await self.tables.teach_again(answer.user)
        else:
            await self.tables.want_lessons(answer.user, on=to.option == "on")
        if to.match:
            await self.play.again(answer, await seated(self.services, to.match, answer))
        else:
            await self._settings(answer)

    @app_commands.command(**named("settings"))
    async def settings(self, itx: Interaction) -> None:
        """What a person can set for themselves."""
        await self.desk.command(itx, self._settings)

    async def _settings(self, answer: Answer) -> None:
        wanted = (await self.tables.user(answer.user)).lessons
        await answer.show(lambda shot: settings_page(answer.words, lessons=wanted))
