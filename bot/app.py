"""The bot on Discord: what it is made of, how it starts, and how it ends cleanly."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from collections.abc import Callable, Mapping
from typing import Any, Protocol

import aiohttp
import discord
from discord import app_commands
from discord.ext import commands

from bot import intruders, logs
from bot.cogs.admin import Admin
from bot.cogs.answer import Interaction, guarded
from bot.cogs.desk import Desk
from bot.cogs.finder import Finder
from bot.cogs.forget import Forget
from bot.cogs.lobby import Lobby
from bot.cogs.look import Looking, show_match_menu
from bot.cogs.opening import Opener
from bot.cogs.panels import Panels
from bot.cogs.plans import Plans
from bot.cogs.play import Play
from bot.cogs.reference import Reference
from bot.cogs.services import Services, match_named
from bot.cogs.spoken import Catalogue
from bot.cogs.teaching import Teaching
from bot.discord_codes import NETWORK
from bot.door import Door, listen
from bot.model import Contacts
from bot.store.port import PASSING
from bot.tables import Tables
from bot.ui.pictures import Painter
from rules.core.game import Game
from rules.core.game import games as registered


class Memory(Protocol):
    """Where a few words survive a restart."""

    async def remembered(self, key: str) -> str | None:
        """The words kept under a key."""

    async def remember(self, key: str, value: str) -> None:
        """Keep them."""


log = logging.getLogger(__name__)

NO_CONTACTS = Contacts()

REGISTER_PAUSE, REGISTER_LONGEST = 60.0, 3600.0
"""Seconds until the commands are registered that could not be; each pause is twice the one before, up to the second."""
REGISTER_PATIENCE = 60.0
"""Seconds that registering them may take."""
RATE_LIMIT_PATIENCE = 60.0
"""Seconds that a request waits for a rate limit; longer ones are refused, and the outbox tries again."""


class PetteiaBot(commands.AutoShardedBot):
    """The bot; everything it depends on is handed in, and whoever made it closes it."""

    def __init__(
        self,
        tables: Tables,
        painter: Painter,
        memory: Memory,
        *,
        games: Callable[[], Mapping[str, Game[Any, Any]]] = registered,
        contacts: Contacts = NO_CONTACTS,
        local: bool = False,
        shard_count: int | None = None,
        http_trace: aiohttp.TraceConfig | None = None,
        door: Door | None = None,
    ) -> None:
        """`local`: the gateway is the stand-in on this machine, which needs no pacing of identifies."""
        trace = http_trace or aiohttp.TraceConfig()
        listen(trace)
        intruders.listen(trace)
        logs.calm_down()
        super().__init__(
            command_prefix=(),
            help_command=None,
            # Said outright: what holds where nothing is said is documented in two ways.
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_ratelimit_timeout=RATE_LIMIT_PATIENCE,
            guild_ready_timeout=0.1 if local else 2.0,
            shard_count=shard_count,
            http_trace=trace,
        )
        self.tables = tables
        self.panels = Panels(tables)
        self.services = Services(tables, painter, games, self.panels)
        self.memory = memory
        self.desk = Desk(
            lambda answer, match: match_named(self.services, answer, match), self.tables.counted, door or Door()
        )
        self._contacts = contacts
        self._local = local
        self._links: dict[str, int] = {}
        self._registering: asyncio.Task[None] | None = None

    async def setup_hook(self) -> None:
        """Load commands and handlers, once; register the commands when they have changed, else as soon as one can."""
        if not self.cogs:
            await self._load()
        if self._registering is None and not await self._registered():
            self._registering = asyncio.create_task(self._register(), name="commands")

    async def _register(self) -> None:
        pause = REGISTER_PAUSE
        while True:
            await asyncio.sleep(pause)
            try:
                if await self._registered():
                    return
            except PASSING as error:
                log.warning("the commands could not be registered: %s", error)
            pause = min(2 * pause, REGISTER_LONGEST)

    async def _registered(self) -> bool:
        try:
            # Meanwhile the bot does not come online.
            async with asyncio.timeout(REGISTER_PATIENCE):
                await self.sync_commands()
        except (discord.DiscordServerError, *NETWORK) as error:
            log.warning("the commands could not be registered; the old ones stay until they can: %r", error)
        except discord.HTTPException as error:
            log.error("the commands could not be registered; the old ones stay until they can: %s", error)
        else:
            return True
        return False

    async def close(self) -> None:
        """Leave Discord."""
        if self._registering is not None:
            self._registering.cancel()
        await self.panels.close()
        await super().close()

    async def _load(self) -> None:
        finder = Finder(self.services, self.desk)
        looking, play = Looking(self.services, self.desk, finder), Play(self.services, self.desk, finder)
        opener = Opener(self.services, self.desk)
        teaching = Teaching(self.services, self.desk, play, opener)
        for cog in (
            Lobby(self.services, self.desk, finder, opener, teaching),
            play,
            looking,
            Plans(self.services, self.desk, finder, play, looking),
            Reference(self.services, self.desk, self.command_link, self._contacts),
            Admin(self.services, self.desk),
            Forget(self.services, self.desk),
            teaching,
        ):
            await self.add_cog(cog)
        self.tree.add_command(show_match_menu(looking))
        self.tree.error(self.on_tree_error)
        await self.tree.set_translator(Catalogue())

    async def sync_commands(self) -> bool:
        """Register the commands when they differ from what was registered last; True when they did."""
        seen = await commands_hash(self.tree)
        key = f"commands:{self.application_id}"
        known = await self.memory.remembered(key)
        kept: dict[str, Any] = json.loads(known) if known else {}
        if kept.get("hash") == seen:
            self._links = {str(name): int(number) for name, number in kept["ids"].items()}
            # Whoever holds the token may have deleted or replaced them by other means.
            if {command.name: command.id for command in await self.tree.fetch_commands()} == self._links:
                return False
            log.warning("the commands are not those that were registered last: they are registered anew")
        synced = await self.tree.sync()
        self._links = {command.name: command.id for command in synced}
        await self.memory.remember(key, json.dumps({"hash": seen, "ids": self._links}))
        return True

    def command_link(self, path: str) -> str:
        """A command as a mention that can be pressed; its plain name while Discord has not numbered it."""
        number = self._links.get(path.split()[0])
        return f"</{path}:{number}>" if number is not None else f"`/{path}`"

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Keep Discord's pace of identifies; the stand-in on this machine asks for none."""
        if not self._local:
            await super().before_identify_hook(shard_id, initial=initial)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Answer controls and forms: none is kept in memory, each is known by its id alone."""
        await self.desk.arrived(interaction)

    async def on_tree_error(self, interaction: Interaction, error: app_commands.AppCommandError) -> None:
        """A command that failed before its handler ran: a missing right, or a signature of an older tree."""
        answer = self.desk.answer(interaction)
        if interaction.type is discord.InteractionType.autocomplete:
            log.error("suggestions failed", exc_info=error)
            return
        if not isinstance(error, app_commands.CheckFailure | app_commands.CommandSignatureMismatch):
            log.error("a command failed", exc_info=error)
        await guarded(answer, lambda: answer.say(answer.words.say("command-refused")))


async def commands_hash(tree: app_commands.CommandTree[Any]) -> str:
    """What the whole set of commands hashes to, translations included."""
    translator = tree.translator
    payloads = [
        await command.get_translated_payload(tree, translator) if translator is not None else command.to_dict(tree)
        for command in tree.get_commands()
    ]
    return hashlib.sha256(json.dumps(payloads, sort_keys=True, default=str).encode()).hexdigest()
