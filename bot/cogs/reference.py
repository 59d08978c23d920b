"""Looking things up: `/rules`, `/card`, `/help`."""

from __future__ import annotations

from collections.abc import Sequence

from discord import app_commands
from discord.ext import commands

from bot.cogs.answer import Ack, Answer, Interaction
from bot.cogs.desk import Desk
from bot.cogs.services import Services
from bot.cogs.spoken import described, named
from bot.cogs.which import choices, in_time
from bot.tables.errors import Refused
from bot.ui.cards import game_name
from bot.ui.custom_id import CustomId
from bot.ui.lists import card_page, help_page, topic_page
from bot.ui.pictures import of_component
from bot.ui.words import Words
from rules.core.game import Component
from rules.core.types import Text

PATHS = ("game create", "play", "rules", "mygames", "board", "log", "undo")
"""Commands that the help names."""


class Reference(commands.Cog):
    """Rules, components and help, in the reader's language."""

    def __init__(self, services: Services, desk: Desk, contact: str = "") -> None:
        self.services = services
        self.desk = desk
        self.contact = contact
        desk.on("topic", Ack.UPDATE, self.on_topic)

    async def on_topic(self, answer: Answer, to: CustomId, values: Sequence[str]) -> None:
        """Another rule summary."""
        await self._topic(answer, to.option, values[0] if values else "")

    async def _topic(self, answer: Answer, title: str, topic: str) -> None:
        game = self.services.titled(title)
        found = game.topics()
        typed = topic.casefold()
        shown = next((one for one in found if typed in (one.key, answer.words.label(one.title).casefold())), found[0])
        await answer.show(lambda shot: topic_page(answer.words, game.info.key, found, shown))

    @app_commands.command(**named("rules"))
    @app_commands.describe(**described("title", "topic"))
    async def rules(self, itx: Interaction, title: str | None = None, topic: str = "") -> None:
        """A rule summary in our own words."""

        async def run(answer: Answer) -> None:
            await self._topic(answer, title or next(iter(self.services.games())), topic)

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
        title = str(getattr(itx.namespace, "title", None) or next(iter(self.services.games())))
        found = [(words.label(one.title, 90), one.key) for one in self.services.titled(title).topics()]
        return choices(found, current)

    @app_commands.command(**named("card"))
    @app_commands.describe(**described("card"))
    @app_commands.rename(card="name")
    async def card(self, itx: Interaction, card: str) -> None:
        """A card or piece, as picture and text."""

        async def run(answer: Answer) -> None:
            game, found = self._component(answer.words, card)
            wanted = of_component(answer.words, game, found)
            painting = self.services.painter.picture(wanted) if wanted is not None else None
            await answer.show(lambda shot: card_page(answer.words, game, found, shot), painting)

        await self.desk.command(itx, run)

    def _component(self, words: Words, typed: str) -> tuple[str, Component]:
        """A component by `game:id`, by id or by name; raises Refused."""
        wanted = typed.strip().casefold()
        for key, game in self.services.games().items():
            for one in game.components():
                if wanted in (f"{key}:{one.id}", one.id, words.label(one.name).casefold()):
                    return key, one
        raise Refused(Text("no-card", {"name": typed[:60]}))

    @card.autocomplete("card")
    @in_time
    async def _cards(self, itx: Interaction, current: str) -> list[app_commands.Choice[str]]:
        words = Words(str(itx.locale))
        found = [
            (words.label(one.name, 90), f"{key}:{one.id}")
            for key, game in self.services.games().items()
            for one in game.components()
        ]
        return choices(found, current)

    @app_commands.command(**named("help"))
    async def help(self, itx: Interaction) -> None:
        """How to begin."""

        async def run(answer: Answer) -> None:
            links = {path: itx.client.command_link(path) for path in PATHS}
            await answer.show(lambda shot: help_page(answer.words, links, self.contact))

        await self.desk.command(itx, run)
