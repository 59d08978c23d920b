"""Gathering and ending: `/game`, and the buttons of the lobby and end cards."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Any, Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs.answer import Ack, Answer, Interaction
from bot.cogs.desk import Desk
from bot.cogs.house import read_options, suggest_options
from bot.cogs.opening import Opener, remember
from bot.cogs.rights import require_member
from bot.cogs.services import Services, called, match_named, show_panel, the_match, worded
from bot.cogs.spoken import described, named, spoken
from bot.cogs.teaching import Teaching
from bot.cogs.which import choices, in_time, titled, which
from bot.model import Match, MatchId, Opening
from bot.tables.errors import Refused
from bot.ui.build import PLAIN, Style, button, layout, rows, text
from bot.ui.cards import game_name, jump, linked, lobby_card, title
from bot.ui.custom_id import CustomId
from bot.ui.lists import match_line, matches, options_panel, status_page
from bot.ui.panel import News
from bot.ui.pictures import of_title
from bot.ui.words import Words
from rules.core.game import Game
from rules.core.types import Text

Visibility = Literal["public", "private"]


class Lobby(commands.GroupCog, group_name=spoken("command-game"), group_description=spoken("command-game-says")):
    """A match from its opening to its start, and after its end."""

    def __init__(self, services: Services, desk: Desk, opener: Opener, teaching: Teaching) -> None:
        super().__init__()
        self.services = services
        self.tables = services.tables
        self.desk = desk
        self.opener = opener
        self.teaching = teaching
        for kind, handler in (
            ("join", self.on_join), ("leave", self.on_leave), ("watch", self.on_watch), ("automat", self.on_automat),
            ("start", self.on_start), ("rematch", self.on_rematch),
        ):  # fmt: skip
            desk.on(kind, Ack.SILENT, handler)
        for kind, handler in (("options", self.on_options), ("export", self.on_export), ("joinone", self.on_join_one)):
            desk.on(kind, Ack.PRIVATE, handler)
        for kind, handler in (
            ("option", self.on_option), ("unautomat", self.on_unautomat), ("closelobby", self.on_close),
            ("resign", self.on_resign),
        ):  # fmt: skip
            desk.on(kind, Ack.UPDATE, handler)

    # --- buttons of the lobby card

    async def on_join(self, answer: Answer, to: CustomId, values: Sequence[str]) -> None:
        """Take a seat."""
        await remember(self.tables, answer)
        await self._card(answer, await self.tables.join(to.match, answer.user, called(answer.itx)))

    async def on_leave(self, answer: Answer, to: CustomId, values: Sequence[str]) -> None:
        """Give the seat up."""
        await self._card(answer, await self.tables.leave(to.match, answer.user))

    async def on_watch(self, answer: Answer, to: CustomId, values: Sequence[str]) -> None:
        """Follow without a seat."""
        await self._card(answer, await self.tables.watch(to.match, answer.user))
        await answer.say(answer.words.say("watching"))

    async def on_automat(self, answer: Answer, to: CustomId, values: Sequence[str]) -> None:
        """Give a free seat to an automatic player."""
        seen = int(to.option) if to.option.isdecimal() else None
        await self._card(answer, await self.tables.add_automat(to.match, answer.user, seen=seen))

    async def on_start(self, answer: Answer, to: CustomId, values: Sequence[str]) -> None:
        """Begin."""
        look = await self.tables.start(to.match, answer.user)
        await self._card(answer, look.match)

    async def _card(self, answer: Answer, match: Match) -> None:
        """Show the lobby card on the message pressed at once; the outbox would bring it a little later."""
        watchers, info = len(await self.tables.watchers(match.id)), self.services.game(match.game).info
        outcome = (await self.tables.ending(match.id)).outcome if match.status == "over" else None
        wanted, painter = of_title(answer.words, info, self.services.painter), self.services.painter
        painting = painter.picture(wanted) if wanted is not None and match.status != "closed" else None
        await answer.show(lambda shot: lobby_card(answer.words, match, info, watchers, outcome, shot), painting)

    async def on_options(self, answer: Answer, to: CustomId, values: Sequence[str]) -> None:
        """Show the house choices privately."""
        await self._options(answer, await self.tables.match(to.match))

    async def _options(self, answer: Answer, match: Match) -> None:
        info = self.services.game(match.game).info
        await answer.show(lambda shot: options_panel(answer.words, match, info, match.host == answer.user))

    async def on_option(self, answer: Answer, to: CustomId, values: Sequence[str]) -> None:
        """Change one of them."""
        if to.option == "seats":
            seats = int(values[0]) if values and values[0].isdecimal() else 0
            await self._options(answer, await self.tables.set_options(to.match, answer.user, seats=seats))
            return
        match = await self.tables.match(to.match)
        key = to.option.partition(".")[2]
        spec = next((one for one in self.services.game(match.game).info.options if one.key == key), None)
        if spec is None:
            raise Refused(self.services.game(match.game).info.unknown_option(key))
        changed = {key: spec.read(",".join(values))}
        await self._options(answer, await self.tables.set_options(to.match, answer.user, options=changed))

    async def on_unautomat(self, answer: Answer, to: CustomId, values: Sequence[str]) -> None:
        """Take an automatic player out again."""
        try:
            match = await self.tables.remove_automat(to.match, answer.user, to.option)
        except Refused as refusal:
            if refusal.text.key != "refused-no-automat":
                raise
            match = await self.tables.match(to.match)  # a second press: the panel shows that it is out
        await self._options(answer, match)

    async def on_close(self, answer: Answer, to: CustomId, values: Sequence[str]) -> None:
        """Call the lobby off."""
        match = await self.tables.end(to.match, answer.user)
        await answer.show(lambda shot: lobby_card(answer.words, match, self.services.game(match.game).info))

    async def on_join_one(self, answer: Answer, to: CustomId, values: Sequence[str]) -> None:
        """Join a lobby chosen from a list."""
        found = await match_named(self.services, answer, values[0] if values else "")
        await self._joined(answer, await self.tables.join(found, answer.user, called(answer.itx)))

    async def _joined(self, answer: Answer, match: Match) -> None:
        link = await self.tables.newest(match.id, "lobby")
        named = linked(answer.words, title(answer.words, match), jump(match, link))
        await answer.say(answer.words.say("lobby-joined", match=named, free=match.free))

    # --- buttons of the end card

    async def on_rematch(self, answer: Answer, to: CustomId, values: Sequence[str]) -> None:
        """A new lobby of the same kind."""
        await self._joined(answer, await self.tables.rematch(to.match, answer.user, called(answer.itx)))

    async def on_export(self, answer: Answer, to: CustomId, values: Sequence[str]) -> None:
        """The whole match as a file."""
        data = await self.tables.export(to.match, answer.user)
        name = f"petteia-{to.match}.json"
        shown = layout([text(answer.words.say("export-says")), discord.ui.File(f"attachment://{name}")], PLAIN)
        await answer.whisper(shown, [discord.File(io.BytesIO(data), name)])

    async def on_resign(self, answer: Answer, to: CustomId, values: Sequence[str]) -> None:
        """Leave a running match for good: the second press."""
        result = await self.tables.resign(to.match, answer.user, answer.key)
        await show_panel(self.services, answer, result.look, None, News([line.text for line in result.told]))

    # --- commands

    @app_commands.command(**named("create"))
    @app_commands.describe(**described("title", "players", "name", "visibility", "options"))
    async def create(
        self,
        itx: Interaction,
        title: str,
        players: int | None = None,
        name: app_commands.Range[str, 1, 60] = "",
        visibility: Visibility = "public",
        options: str = "",
    ) -> None:
        """Open a match in this channel."""

        async def run(answer: Answer) -> None:
            info = self.services.titled(title).info
            asked = Opening(
                key=answer.key, game=info.key, title=name, visibility=visibility,
                options=read_options(answer.words, info, options),
            )  # fmt: skip
            await self.opener.asked(answer, asked, players)

        await self.desk.command(itx, run)

    @app_commands.command(**named("practice"))
    @app_commands.describe(**described("title"))
    async def practice(self, itx: Interaction, title: str) -> None:
        """A match against automats that explains itself."""

        async def run(answer: Answer) -> None:
            await self.teaching.practice(answer, self.services.titled(title).info.key)

        await self.desk.command(itx, run)

    @create.autocomplete("title")
    @practice.autocomplete("title")
    @in_time
    async def _titles(self, itx: Interaction, current: str) -> list[app_commands.Choice[str]]:
        words = Words(str(itx.locale))
        return choices([(words.label(game_name(words, key)), key) for key in self.services.games()], current)

    @create.autocomplete("players")
    @in_time
    async def _counts(self, itx: Interaction, current: str) -> list[app_commands.Choice[int]]:
        """The seat counts of the title typed, or of any."""
        words = Words(str(itx.locale))
        games = self.services.games()
        title = self._typed_title(itx)
        named = [title] if title is not None else games.values()
        counts = sorted({count for game in named for count in game.info.seats})
        found = [count for count in counts if current in str(count)]
        return [app_commands.Choice(name=words.tag("options-seats-many", seats=count), value=count) for count in found]

    @create.autocomplete("options")
    @in_time
    async def _house(self, itx: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """What the title typed can be played with, added to what is typed already."""
        title = self._typed_title(itx)
        return suggest_options(Words(str(itx.locale)), title.info, current) if title is not None else []

    def _typed_title(self, itx: Interaction) -> Game[Any, Any] | None:
        """The title typed so far; None when it is none."""
        try:
            return self.services.titled(str(getattr(itx.namespace, "title", None) or ""))
        except Refused:
            return None

    @app_commands.command(**named("browse"))
    async def browse(self, itx: Interaction) -> None:
        """Matches of this server."""

        async def run(answer: Answer) -> None:
            found = await self.tables.browse(require_member(itx).id, answer.user)
            lines = [await self._line(answer, match) for match in found[:20]]
            heading = answer.words.say("browse-title" if found else "browse-empty")
            free = [
                match
                for match in found
                if match.status == "lobby" and match.free and match.seat_of(answer.user) is None
            ]
            await answer.show(lambda shot: matches(answer.words, heading, lines, free))

        await self.desk.command(itx, run)

    async def _line(self, answer: Answer, match: Match) -> str:
        link = await self.tables.newest(match.id, "lobby" if match.status == "lobby" else "card")
        return match_line(worded(answer, match), match, link, answer.user)

    @app_commands.command(**named("join"))
    @app_commands.describe(**described("match"))
    async def join(self, itx: Interaction, match: str | None = None) -> None:
        """Take a seat."""

        async def run(answer: Answer) -> None:
            found = await self._lobby(answer, match)
            await self._joined(answer, await self.tables.join(found, answer.user, called(itx)))

        await self.desk.command(itx, run)

    @join.autocomplete("match")
    @in_time
    async def _lobbies(self, itx: Interaction, current: str) -> list[app_commands.Choice[str]]:
        words = Words(str(itx.locale))
        found = await self.tables.browse(itx.guild_id or 0, itx.user.id)
        return choices(titled(words, [match for match in found if match.status == "lobby"]), current)

    async def _lobby(self, answer: Answer, named: str | None) -> MatchId:
        """The lobby meant: the one named, the channel's, or the only one of the server."""
        if named:
            return await match_named(self.services, answer, named)
        found = await self.tables.browse(answer.itx.guild_id or 0, answer.user)
        lobbies = [match for match in found if match.status == "lobby"]
        here = [match for match in lobbies if answer.itx.channel_id in (match.place.channel, match.place.thread)]
        for some in (here, lobbies):
            if len(some) == 1:
                return some[0].id
        raise Refused(Text("which-lobby-first" if lobbies else "no-lobby"))

    @app_commands.command(**named("leave"))
    @app_commands.describe(**described("match"))
    async def leave(self, itx: Interaction, match: str | None = None) -> None:
        """Give the seat up before the start."""

        async def run(answer: Answer) -> None:
            await self.tables.leave(await the_match(self.services, answer, match), answer.user)
            await answer.say(answer.words.say("left"))

        await self.desk.command(itx, run)

    @app_commands.command(**named("start"))
    @app_commands.describe(**described("match"))
    async def start(self, itx: Interaction, match: str | None = None) -> None:
        """Begin."""

        async def run(answer: Answer) -> None:
            await self.tables.start(await the_match(self.services, answer, match), answer.user)
            await answer.say(answer.words.say("started"))

        await self.desk.command(itx, run)

    @app_commands.command(**named("status"))
    @app_commands.describe(**described("match"))
    async def status(self, itx: Interaction, match: str | None = None) -> None:
        """How a match stands, with its public card brought up to date."""

        async def run(answer: Answer) -> None:
            found = await the_match(self.services, answer, match)
            await self.tables.refresh(found)
            # As anybody may see it: it is shown wherever the match may be known of.
            look = await self.tables.look(found, None)
            words, line = worded(answer, look.match), await self._line(answer, look.match)
            game = self.services.played(look.match)
            head = game.describe(look.view)[:1] if look.view is not None else []
            await answer.show(lambda shot: status_page(words, look, line, head))

        await self.desk.command(itx, run)

    @app_commands.command(**named("resign"))
    @app_commands.describe(**described("match"))
    async def resign(self, itx: Interaction, match: str | None = None) -> None:
        """Leave a running match for good: says what it does, and waits for a second press."""

        async def run(answer: Answer) -> None:
            found = await the_match(self.services, answer, match)
            ends = await self.tables.resigning_ends(found, answer.user)
            said = answer.words.say("resign-sure", ends="yes" if ends else "no")
            sure = button(answer.words.tag("button-resign"), CustomId("resign", found), Style.danger)
            await answer.show(lambda shot: layout([text(said), *rows([sure])], PLAIN))

        await self.desk.command(itx, run)

    @app_commands.command(**named("rematch"))
    @app_commands.describe(**described("match"))
    async def rematch(self, itx: Interaction, match: str | None = None) -> None:
        """The same again."""

        async def run(answer: Answer) -> None:
            found = await the_match(self.services, answer, match)
            await self._joined(answer, await self.tables.rematch(found, answer.user, called(itx)))

        await self.desk.command(itx, run)

    @leave.autocomplete("match")
    @start.autocomplete("match")
    @status.autocomplete("match")
    @resign.autocomplete("match")
    @rematch.autocomplete("match")
    @in_time
    async def _matches(self, itx: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await which(self.services, itx, current)
