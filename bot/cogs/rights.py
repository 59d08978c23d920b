"""Where a match may be played, and what the bot lacks there."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import Permissions

from bot import invite
from bot.cogs.answer import Interaction
from bot.model import Place
from bot.tables.errors import Refused
from bot.ui.words import Words, verbatim
from rules.core.types import Text


def require_member(itx: Interaction) -> discord.Guild:
    """The server where a command is used; refused, with a link, in direct messages and where the bot is no member."""
    guild = itx.client.get_guild(itx.guild_id) if itx.guild_id is not None else None
    if guild is None:
        key = "refused-direct" if itx.guild_id is None else "refused-no-member"
        raise Refused(Text(key, {"link": verbatim(invite.invite_link(itx.application_id))}))
    return guild


def granted(itx: Interaction, channel: int) -> Permissions | None:
    """What the bot may do in a channel or thread of this server; None where it is no member."""
    if channel == itx.channel_id:
        return itx.app_permissions
    guild = itx.client.get_guild(itx.guild_id) if itx.guild_id is not None else None
    if guild is None:
        return None
    found = guild.get_channel_or_thread(channel)
    # A channel that is hidden, or gone, is none that it could post in.
    return found.permissions_for(guild.me) if found is not None else Permissions.none()


def lacking(itx: Interaction, place: Place) -> list[str]:
    """The rights that the bot lacks where a match is, or would be, played; none where it cannot know."""
    where = place.thread or place.channel
    may = granted(itx, where) if where is not None else None
    return invite.missing(may, in_thread=_is_thread(itx, where)) if may is not None else []


def _is_thread(itx: Interaction, channel: int | None) -> bool:
    if channel == itx.channel_id:
        return isinstance(itx.channel, discord.Thread)
    return itx.guild is not None and channel is not None and itx.guild.get_thread(channel) is not None


def told_lacking(words: Words, place: Place, names: Sequence[str]) -> str:
    """What somebody has to allow, for the people of the server."""
    lines = [words.say("permission-line", words=Text(f"permission-{name}")) for name in names]
    where = verbatim(f"<#{place.thread or place.channel}>")
    return "\n".join([words.say("permissions-missing", where=where), *lines])
