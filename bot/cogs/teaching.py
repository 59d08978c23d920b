"""Teaching: how a title is played."""

from __future__ import annotations

from collections.abc import Sequence

from discord.ext import commands

from bot.cogs.answer import Ack, Answer
from bot.cogs.desk import Desk
from bot.cogs.services import Services
from bot.ui.custom_id import CustomId
from bot.ui.teaching import howto_page


class Teaching(commands.Cog):
    """What a newcomer presses."""

    def __init__(self, services: Services, desk: Desk) -> None:
        self.services = services
        self.tables = services.tables
        self.desk = desk
        desk.on("howto", Ack.PRIVATE, self.on_howto)

    async def on_howto(self, answer: Answer, to: CustomId, values: Sequence[str]) -> None:
        """How a title is played, as the match here plays it."""
        here = await self.tables.visible(to.match, answer.user, answer.itx.channel_id) if to.match else None
        game, match = self.services.spoken_of(to.option, here)
        await answer.show(lambda shot: howto_page(answer.words, game.info, game.topics(), match))
