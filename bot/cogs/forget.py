"""`/forget me`: what is kept of a person is deleted when they ask."""

from __future__ import annotations

from collections.abc import Sequence

from discord import app_commands
from discord.ext import commands

from bot.cogs.answer import Ack, Answer, Interaction
from bot.cogs.desk import Desk
from bot.cogs.services import Services
from bot.cogs.spoken import named, spoken
from bot.tables.errors import Outdated
from bot.ui.build import PLAIN, Style, button, layout, rows, text
from bot.ui.custom_id import CustomId


class Forget(commands.GroupCog, group_name=spoken("command-forget"), group_description=spoken("command-forget-says")):
    """Forgetting, with a second press."""

    def __init__(self, services: Services, desk: Desk) -> None:
        super().__init__()
        self.tables = services.tables
        self.desk = desk
        desk.on("forgetme", Ack.UPDATE, self.on_sure)

    @app_commands.command(**named("me"))
    async def me(self, itx: Interaction) -> None:
        """Say what forgetting does, and wait for a second press."""

        async def run(answer: Answer) -> None:
            to = CustomId("forgetme", "", None, str(answer.user))
            sure = button(answer.words.tag("forget-button"), to, Style.danger)
            await answer.show(lambda shot: layout([text(answer.words.say("forget-sure")), *rows([sure])], PLAIN))

        await self.desk.command(itx, run)

    async def on_sure(self, answer: Answer, to: CustomId, values: Sequence[str]) -> None:
        """The second press, on one's own panel."""
        if to != CustomId("forgetme", "", None, str(answer.user)):
            raise Outdated
        done = await self.tables.forget(answer.user)
        said = [answer.words.say("forgotten", ended=done.ended)]
        if done.open:
            said.append(answer.words.say("forgotten-open", open=done.open))
        await answer.show(lambda shot: layout([text("\n".join(said))], PLAIN))
