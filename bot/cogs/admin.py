"""For those who run a server: `/admin setup check status resend rebind end`."""

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
from bot.discord_codes import TABLE
from bot.model import Match, Place
from bot.tables.errors import Refused
from bot.ui.build import PLAIN, Style, button, layout, rows, text
from bot.ui.cards import title
from bot.ui.custom_id import CustomId
from bot.ui.lists import paged
from bot.ui.pages import small
from bot.ui.words import literal, verbatim
from rules.core.types import Text

STATUS_LINES = 20
"""Lines of what could not be told on one page."""


@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
@app_commands.default_permissions(manage_guild=True)
class Admin(commands.GroupCog, group_name=spoken("command-admin"), group_description=spoken("command-admin-says")):
    """Where matches are announced, what the bot lacks or could not tell, and calling a match off."""

    def __init__(self, services: Services, desk: Desk) -> None:
        super().__init__()
        self.services = services
        self.tables = services.tables
        self.desk = desk
        desk.on("adminend", Ack.UPDATE, self.on_end, anywhere=True)
        desk.on("undelivered", Ack.UPDATE, self.on_status)

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
            channels = dict.fromkeys((itx.channel_id, chosen or itx.channel_id))
            await answer.say(_rights(answer, itx, [Place(guild.id, channel) for channel in channels]))

        await self.desk.command(itx, run)

    @app_commands.command(**named("status"))
    async def status(self, itx: Interaction) -> None:
        """What could not be told here, and why."""
        await self.desk.command(itx, lambda answer: self._status(answer, 0))

    async def on_status(self, answer: Answer, to: CustomId, values: Sequence[str]) -> None:
        """Another page of it."""
        if not answer.itx.permissions.manage_guild:
            raise Refused(Text("refused-not-admin"))
        await self._status(answer, small(to.option) or 0)

    async def _status(self, answer: Answer, number: int) -> None:
        found = await self.tables.undelivered(answer.itx.guild_id or 0)
        said = [
            answer.words.say(
                "status-line",
                match=verbatim(title(worded(answer, match), match)),
                what=Text(f"status-{notice.kind}"),
                why=_why(reason),
            )
            for match, notice, reason in found
        ]
        heading = answer.words.say("status-some" if found else "status-none")
        lines = list(dict.fromkeys(said))
        parts = ["\n".join(lines[at : at + STATUS_LINES]) for at in range(0, len(lines), STATUS_LINES)]
        blocks = paged(answer.words, [f"{heading}\n{part}" for part in parts], heading, CustomId("undelivered"), number)
        await answer.show(lambda shot: layout(blocks, PLAIN))

    @app_commands.command(**named("resend"))
    @app_commands.describe(**described("match"))
    async def resend(self, itx: Interaction, match: str) -> None:
        """Post a match's card again, and try anew what could not be told."""

        async def run(answer: Answer) -> None:
            found = await self._here(itx, match)
            names = lacking(itx, found.place)
            if names:
                # It is all kept, and sent by itself when they are granted.
                await answer.say(told_lacking(answer.words, found.place, names))
                return
            await self.tables.resend(found.id)
            await answer.say(answer.words.say("resent", match=verbatim(title(worded(answer, found), found))))

        await self.desk.command(itx, run)

    @app_commands.command(**named("rebind"))
    @app_commands.describe(**described("match"))
    async def rebind(self, itx: Interaction, match: str) -> None:
        """Play a match in this channel from now on."""

        async def run(answer: Answer) -> None:
            found = await self._here(itx, match)
            place = Place(itx.guild_id, itx.channel_id)
            if lacking(itx, place) or itx.channel_id is None:
                await answer.say(_rights(answer, itx, [place]))
                return
            await self.tables.rebind(found.id, itx.channel_id)
            named = verbatim(title(worded(answer, found), found))
            await answer.say(answer.words.say("rebound", match=named, channel=verbatim(f"<#{itx.channel_id}>")))

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
    @resend.autocomplete("match")
    @rebind.autocomplete("match")
    @in_time
    async def _matches(self, itx: Interaction, current: str) -> list[app_commands.Choice[str]]:
        answer = self.desk.answer(itx)
        found = await self.tables.browse(itx.guild_id or 0)
        return choices(answer.words, titled(answer.words, found), current)


def _rights(answer: Answer, itx: Interaction, places: Sequence[Place]) -> str:
    """Each right that the bot needs in some places, granted or lacking."""
    names = [lacking(itx, place) for place in places]
    lines = [answer.words.say("check-bad" if any(names) else "check-good")]
    for place, missing in zip(places, names, strict=True):
        lines.append(answer.words.say("check-place", where=verbatim(f"<#{place.channel}>")))
        lines += [answer.words(_mark(name, missing)) for name in invite.PERMISSIONS]
    return "\n".join(lines)


def _mark(name: str, missing: Sequence[str]) -> Text:
    return Text("check-lacking" if name in missing else "check-granted", {"name": Text(f"permission-{name}")})


def _why(reason: str) -> Text:
    """Why something could not be told: Discord's words for its code, else the reason as it was noted."""
    code = reason.rpartition(" ")[2]
    _, meaning = TABLE.get(int(code) if code.isdecimal() else -1, ("", ""))
    return verbatim(literal(f"{meaning} ({reason})" if meaning else reason, 200))
