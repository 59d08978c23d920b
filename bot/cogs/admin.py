"""For those who run a server: `/admin setup check end`."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import app_commands
from discord.ext import commands

from bot import invite
from bot.cogs.answer import Ack, Answer, Interaction
from bot.cogs.desk import Desk
from bot.cogs.rights import lacking, require_member, told_lacking
from bot.cogs.services import Services, worded
from bot.cogs.spoken import described, named, spoken
from bot.cogs.which import choices, in_time, titled
from bot.model import Match, Place
from bot.tables.errors import Refused
from bot.ui.build import PLAIN, Style, button, layout, rows, text
from bot.ui.cards import title
from bot.ui.custom_id import CustomId
from bot.ui.words import verbatim
from rules.core.types import Text


@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
@app_commands.default_permissions(manage_guild=True)
class Admin(commands.GroupCog, group_name=spoken("command-admin"), group_description=spoken("command-admin-says")):
    """Where matches are announced, what the bot lacks, and calling a match off."""

    def __init__(self, services: Services, desk: Desk) -> None:
        super().__init__()
        self.services = services
        self.tables = services.tables
        self.desk = desk
        desk.on("adminend", Ack.UPDATE, self.on_end, anywhere=True)

    @app_commands.command(**named("setup"))
    @app_commands.describe(**described("channel"))
    async def setup(self, itx: Interaction, channel: discord.TextChannel | None = None) -> None:
        """Choose the channel for matches; none: wherever the command is used."""

        async def run(answer: Answer) -> None:
            guild = require_member(itx)
            if channel is not None:
                place = Place(guild.id, channel.id)
                names = lacking(itx, place)
                if names:
                    await answer.say(told_lacking(answer.words, place, names))
                    return
            await self.tables.set_guild_channel(guild.id, channel.id if channel is not None else None)
            said = (
                answer.words.say("setup-here")
                if channel is None
                else answer.words.say("setup-channel", channel=f"<#{channel.id}>")
            )
            await answer.say(said)

        await self.desk.command(itx, run)

    @app_commands.command(**named("check"))
    async def check(self, itx: Interaction) -> None:
        """What the bot may do here, and where matches are announced, and what it lacks."""

        async def run(answer: Answer) -> None:
            guild = require_member(itx)
            chosen = await self.tables.guild_channel(guild.id)
            here = Place(guild.id, itx.channel_id)
            places = [here, *([Place(guild.id, chosen)] if chosen not in (None, itx.channel_id) else [])]
            names = [lacking(itx, place) for place in places]
            lines = [answer.words.say("check-bad" if any(names) else "check-good")]
            for place, missing in zip(places, names, strict=True):
                lines.append(answer.words.say("check-place", where=verbatim(f"<#{place.channel}>")))
                lines += [answer.words(_mark(name, missing)) for name in invite.PERMISSIONS]
            await answer.say("\n".join(lines))

        await self.desk.command(itx, run)

    @app_commands.command(**named("end"))
    @app_commands.describe(**described("match"))
    async def end(self, itx: Interaction, match: str) -> None:
        """Call a match off: says what it does, and waits for a second press."""

        async def run(answer: Answer) -> None:
            found = await self._here(itx, match)
            named = verbatim(title(worded(answer, found), found))
            sure = button(answer.words.tag("button-end"), CustomId("adminend", found.id), Style.danger)
            said = answer.words.say("end-sure", match=named)
            await answer.show(lambda shot: layout([text(said), *rows([sure])], PLAIN))

        await self.desk.command(itx, run)

    async def _here(self, itx: Interaction, match: str) -> Match:
        found = await self.tables.match(match.strip().lower())
        if found.place.guild != itx.guild_id:
            raise Refused(Text("refused-no-match"))
        return found

    async def on_end(self, answer: Answer, to: CustomId, values: Sequence[str]) -> None:
        """The second press."""
        if not answer.itx.permissions.manage_guild:
            raise Refused(Text("refused-not-admin"))
        found = await self._here(answer.itx, to.match)
        await self.tables.admin_end(found.id, answer.user)
        await answer.show(lambda shot: layout([text(answer.words.say("ended"))], PLAIN))

    @end.autocomplete("match")
    @in_time
    async def _matches(self, itx: Interaction, current: str) -> list[app_commands.Choice[str]]:
        answer = self.desk.answer(itx)
        found = await self.tables.browse(itx.guild_id or 0)
        return choices(titled(answer.words, found), current)


def _mark(name: str, missing: Sequence[str]) -> Text:
    return Text("check-lacking" if name in missing else "check-granted", {"name": Text(f"permission-{name}")})
