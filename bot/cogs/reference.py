"""Looking things up: `/rules`, `/card`, `/help`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from difflib import get_close_matches

from discord import app_commands
from discord.ext import commands
from msgspec.structs import replace

from bot.cogs.answer import Ack, Answer, Interaction
from bot.cogs.desk import Desk
from bot.cogs.services import Services, cards_named, question, seated
from bot.cogs.spoken import described, named
from bot.cogs.which import choices, in_time, meant
from bot.model import Contacts, Match
from bot.tables.errors import Outdated, Refused
from bot.tables.meant import PLAY
from bot.ui.cards import game_name
from bot.ui.custom_id import CustomId
from bot.ui.lists import card_page, help_page, topic_page
from bot.ui.lookup import lookup_page
from bot.ui.pages import small
from bot.ui.pictures import of_component
from bot.ui.words import Words, literal, verbatim
from rules.core.game import Component
from rules.core.types import Text

PATHS = ("game create", "play", "rules", "mygames", "board", "log", "undo", "settings", "forget me")
"""Commands that the help names."""
NEAR = 5
"""Cards that are named when a name fits none."""


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
        for kind in ("cards", "lookup", "lookuppage"):
            desk.on(kind, Ack.UPDATE, self.on_lookup)

    async def on_topic(self, answer: Answer, to: CustomId, values: Sequence[str]) -> None:
        """Another rule summary."""
        here = await self.tables.visible(to.match, answer.user, answer.itx.channel_id) if to.match else None
        await self._topic(answer, to.option, values[0] if values else "", here)

    async def on_lookup(self, answer: Answer, to: CustomId, values: Sequence[str]) -> None:
        """The cards and pieces of a question to be looked up, and the one that was chosen."""
        look = await seated(self.services, to.match, answer)
        q = await question(self.services, answer, look, to.decision)
        if q is None or q.decision.id != to.decision:
            raise Outdated
        played = self.services.played(look.match)
        game, cards = played.info.key, cards_named(replace(q.decision, options=q.apart or q.decision.options), played)
        card = next((one for one in cards if values and one.id == values[0]), None)
        if not cards or (card is None and to.kind == "lookup"):
            raise Outdated
        wanted = of_component(answer.words, game, card) if card is not None else None
        await answer.show(
            lambda shot: lookup_page(answer.words, q, game, cards, small(to.option) or 0, card, shot),
            self.services.painter.picture(wanted) if wanted is not None else None,
        )

    async def _topic(self, answer: Answer, title: str | None, topic: str, here: Match | None) -> None:
        game, match = self.services.spoken_of(title, here)
        found = game.topics()
        named = [(answer.words.label(one.title, 90), one.key) for one in found]
        key = meant(named, topic) if topic.strip() else found[0].key
        if key is None:
            known = [verbatim(literal(name, 90)) for name, _ in named]
            raise Refused(Text("refused-topic", {"typed": verbatim(literal(topic, 60)), "known": known}))
        shown = next(one for one in found if one.key == key)
        await answer.show(lambda shot: topic_page(answer.words, game.info.key, found, shown, match))

    async def _here(self, itx: Interaction, title: str | None) -> Match | None:
        """The match of the thread; when no title is named, else the only one that a person plays or that waits."""
        found = await self.tables.hosted(itx.channel_id)
        if not found and title is None:
            found = await self.tables.meant(itx.user.id, None, PLAY)
        return found[0] if len(found) == 1 else None

    @app_commands.command(**named("rules"))
    @app_commands.describe(**described("title", "topic"))
    async def rules(self, itx: Interaction, title: str | None = None, topic: str = "") -> None:
        """A rule summary in our own words."""

        async def run(answer: Answer) -> None:
            await self._topic(answer, title, topic, await self._here(itx, title))

        await self.desk.command(itx, run)

    @rules.autocomplete("title")
    @in_time
    async def _titles(self, itx: Interaction, current: str) -> list[app_commands.Choice[str]]:
        words = Words(str(itx.locale))
        return choices(words, [(words.label(game_name(words, key)), key) for key in self.services.games()], current)

    @rules.autocomplete("topic")
    @in_time
    async def _rule_topics(self, itx: Interaction, current: str) -> list[app_commands.Choice[str]]:
        words = Words(str(itx.locale))
        title = getattr(itx.namespace, "title", None)
        game, _ = self.services.spoken_of(title, await self._here(itx, title))
        return choices(words, [(words.label(one.title, 90), one.key) for one in game.topics()], current)

    @app_commands.command(**named("card"))
    @app_commands.describe(**described("card"))
    @app_commands.rename(card="name")
    async def card(self, itx: Interaction, card: str) -> None:
        """A card or piece, as picture and text."""

        async def run(answer: Answer) -> None:
            here = await self._here(itx, card)
            game, found = self._component(answer.words, card, here)
            elsewhere = here is not None and game != here.game
            wanted = of_component(answer.words, game, found)
            painting = self.services.painter.picture(wanted) if wanted is not None else None
            await answer.show(lambda shot: card_page(answer.words, game, found, shot, elsewhere=elsewhere), painting)

        await self.desk.command(itx, run)

    def _component(self, words: Words, typed: str, here: Match | None) -> tuple[str, Component]:
        """A component by `game:id`, by id or by name; raises Refused.

        The match here comes first: what its names begin with counts before the whole name of something elsewhere.
        """
        wanted, there = typed.strip().casefold(), list(self._components(here))
        own = [(key, one) for key, one in there if here is not None and key == here.game]
        for some in (own, there):
            for key, one in some:
                if wanted in (f"{key}:{one.id}".casefold(), one.id.casefold(), words.label(one.name, 90).casefold()):
                    return key, one
            named = {self._named(words, key, one, here): (key, one) for key, one in reversed(some)}
            begun = [name for name in named if wanted and name.casefold().startswith(wanted)]
            if len(begun) == 1:
                return named[begun[0]]
            if begun:
                break
        lower = {name.casefold(): name for name in named}
        near = begun or [lower[name] for name in get_close_matches(wanted, lower, NEAR)]
        told = [verbatim(literal(name, 90)) for name in near[:NEAR]]
        raise Refused(Text("no-card-near" if near else "no-card", {"name": verbatim(literal(typed, 60)), "near": told}))

    def _named(self, words: Words, key: str, one: Component, here: Match | None) -> str:
        """A component, with its title where another is played here."""
        name = words.label(one.name, 90)
        return (
            name if here is None or key == here.game else words.tag("card-of", name=name, title=game_name(words, key))
        )

    def _components(self, here: Match | None) -> Iterator[tuple[str, Component]]:
        """Every component with its title, those of the match here as it plays them, and before all others."""
        for key in sorted(self.services.games(), key=lambda key: here is None or key != here.game):
            for one in self.services.spoken_of(key, here)[0].components():
                yield key, one

    @card.autocomplete("card")
    @in_time
    async def _cards(self, itx: Interaction, current: str) -> list[app_commands.Choice[str]]:
        words, here = Words(str(itx.locale)), await self._here(itx, current)
        there = [*self._components(here)]
        often = Counter(words.label(one.name, 60) for _, one in there)
        named = []
        for key, one in there:
            name = words.label(one.name, 60)
            if often[name] > 1 or (here is not None and key != here.game):
                name = words.tag("card-of", name=name, title=game_name(words, key))
            named.append((name, f"{key}:{one.id}"))
        return choices(words, named, current)

    @app_commands.command(**named("help"))
    async def help(self, itx: Interaction) -> None:
        """How to begin."""

        async def run(answer: Answer) -> None:
            links = {path: self.link(path) for path in PATHS}
            await answer.show(lambda shot: help_page(answer.words, links, self.contacts, list(self.services.games())))

        await self.desk.command(itx, run)
