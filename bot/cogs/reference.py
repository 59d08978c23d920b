"""Looking things up: `/rules`, `/card`, `/help`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from discord import app_commands
from discord.ext import commands

from bot.cogs.answer import Ack, Answer, Interaction
from bot.cogs.desk import Desk
from bot.cogs.services import Services
from bot.cogs.spoken import described, named
from bot.cogs.which import choices, in_time
from bot.model import Contacts, Match
from bot.tables.errors import Refused
from bot.ui.cards import game_name
from bot.ui.custom_id import CustomId
from bot.ui.lists import card_page, help_page, topic_page
from bot.ui.pictures import of_component
from bot.ui.words import Words
from rules.core.game import Component
from rules.core.types import Text

PATHS = ("game create", "play", "rules", "mygames", "board", "log", "undo", "settings", "forget me")
"""Commands that the help names."""


class Reference(commands.Cog):
    """Rules, components and help, in the reader's language."""

    def __init__(self, services: Services, desk: Desk, link: Callable[[str], str], contacts: Contacts) -> None:
        """`link` writes a command so that it can be pressed; `contacts`: where players reach the host."""
        self.services = services
        self.tables = services.tables
        self.desk = desk
        self.link = link
        self.contacts = contacts
        desk.on("topic", Ack.UPDATE, self.on_topic)

    async def on_topic(self, answer: Answer, to: CustomId, values: Sequence[str]) -> None:
        """Another rule summary."""
        here = await self.tables.visible(to.match, answer.user, answer.itx.channel_id) if to.match else None
        await self._topic(answer, to.option, values[0] if values else "", here)

    async def _topic(self, answer: Answer, title: str | None, topic: str, here: Match | None) -> None:
        game, match = self.services.spoken_of(title, here)
        found = game.topics()
        typed = topic.casefold()
        shown = next((one for one in found if typed in (one.key, answer.words.label(one.title).casefold())), found[0])
        await answer.show(lambda shot: topic_page(answer.words, game.info.key, found, shown, match))

    async def _here(self, itx: Interaction) -> Match | None:
        """The match that is played where a person asks."""
        return await self.tables.here(itx.channel_id, itx.user.id) if itx.channel_id is not None else None

    @app_commands.command(**named("rules"))
    @app_commands.describe(**described("title", "topic"))
    async def rules(self, itx: Interaction, title: str | None = None, topic: str = "") -> None:
        """A rule summary in our own words."""

        async def run(answer: Answer) -> None:
            await self._topic(answer, title, topic, await self._here(itx))

        await self.desk.command(itx, run)

    @rules.autocomplete("title")
    @in_time
    async def _titles(self, itx: Interaction, current: str) -> list[app_commands.Choice[str]]:
        words = Words(str(itx.locale))
        return choices([(words.label(game_name(words, key)), key) for key in self.services.games()], current)

    @rules.autocomplete("topic")
    @in_time
    async def _rule_topics(self, itx: Interaction, current: str) -> list[app_commands.Choice[str]]:
        words = Words(str(itx.locale))
        game, _ = self.services.spoken_of(getattr(itx.namespace, "title", None), await self._here(itx))
        return choices([(words.label(one.title, 90), one.key) for one in game.topics()], current)

    @app_commands.command(**named("card"))
    @app_commands.describe(**described("card"))
    @app_commands.rename(card="name")
    async def card(self, itx: Interaction, card: str) -> None:
        """A card or piece, as picture and text."""

        async def run(answer: Answer) -> None:
            game, found = self._component(answer.words, card, await self._here(itx))
            wanted = of_component(answer.words, game, found)
            painting = self.services.painter.picture(wanted) if wanted is not None else None
            await answer.show(lambda shot: card_page(answer.words, game, found, shot), painting)

        await self.desk.command(itx, run)

    def _component(self, words: Words, typed: str, here: Match | None) -> tuple[str, Component]:
        """A component by `game:id`, by id or by name; raises Refused."""
        wanted = typed.strip().casefold()
        for key, one in self._components(here):
            if wanted in (f"{key}:{one.id}", one.id, words.label(one.name).casefold()):
                return key, one
        raise Refused(Text("no-card", {"name": typed[:60]}))

    def _components(self, here: Match | None) -> Iterator[tuple[str, Component]]:
        """Every component with its title, those of the match here as it plays them."""
        for key in self.services.games():
            for one in self.services.spoken_of(key, here)[0].components():
                yield key, one

    @card.autocomplete("card")
    @in_time
    async def _cards(self, itx: Interaction, current: str) -> list[app_commands.Choice[str]]:
        words, here = Words(str(itx.locale)), await self._here(itx)
        return choices([(words.label(one.name, 90), f"{key}:{one.id}") for key, one in self._components(here)], current)

    @app_commands.command(**named("help"))
    async def help(self, itx: Interaction) -> None:
        """How to begin."""

        async def run(answer: Answer) -> None:
            links = {path: self.link(path) for path in PATHS}
            await answer.show(lambda shot: help_page(answer.words, links, self.contacts, list(self.services.games())))

        await self.desk.command(itx, run)
