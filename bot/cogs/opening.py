"""Opening a table: for how many is asked where it is not said, and the other choices follow in a form."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import discord
from msgspec.structs import replace

from bot.cogs.answer import Ack, Answer, Interaction
from bot.cogs.desk import Desk
from bot.cogs.rights import lacking, require_member, told_lacking
from bot.cogs.services import Services, called
from bot.cogs.setups import Setups
from bot.model import Opening, Place, UserSettings
from bot.tables import Tables
from bot.tables.errors import Refused
from bot.ui.cards import game_name
from bot.ui.custom_id import CustomId
from bot.ui.teaching import seats_page
from bot.ui.words import verbatim
from rules.core.game import Game
from rules.core.options import OptionValue
from rules.core.types import Text


def playable(game: Game[Any, Any], seats: int, options: Mapping[str, OptionValue]) -> dict[str, OptionValue] | None:
    """The house choices given, and one more where so many can play only with it; None when none is enough."""
    full = game.info.chosen(options)
    more = ({spec.key: value} for spec in game.info.options for value in spec.beyond(options.get(spec.key)))
    found = (one for one in ({}, *more) if game.refuse(seats, {**full, **one}) is None)
    return next(({**options, **one} for one in found), None)


def _beyond(options: Mapping[str, OptionValue], given: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
    """House choices that were not given like that."""
    return {key: value for key, value in options.items() if given.get(key) != value}


class Opener:
    """Opens tables for commands and for presses."""

    def __init__(self, services: Services, desk: Desk) -> None:
        self.services = services
        self.tables = services.tables
        self.setups = Setups(services)
        desk.on("seats", Ack.UPDATE, self.on_seats)

    async def asked(self, answer: Answer, asked: Opening, seats: int | None) -> None:
        """Open a table for so many; where nobody says how many and several counts are possible, ask."""
        game = self.services.game(asked.game)
        found = {count: playable(game, count, asked.options) for count in game.info.seats}
        counts = {count: options for count, options in found.items() if options is not None}
        if seats is None and len(counts) == 1:
            seats = next(iter(counts))
        if seats is not None:
            await self._open(answer, asked, seats)
        elif await self.place(answer) is not None:
            await self.tables.save_user(replace(await remember(self.tables, answer), opening=asked))
            more = {count: _beyond(options, asked.options) for count, options in counts.items()}
            await answer.show(lambda shot: seats_page(answer.words, game.info, more, asked.key))

    async def on_seats(self, answer: Answer, to: CustomId, values: Sequence[str]) -> None:
        """For how many."""
        key, _, count = to.option.partition(".")
        known = await self.tables.user(answer.user)
        if to.match or known.opening is None or known.opening.key != key or not count.isdecimal():
            raise Refused(Text("refused-opening"))
        options = playable(self.services.game(known.opening.game), int(count), known.opening.options)
        await self._open(answer, replace(known.opening, options=options or known.opening.options), int(count))

    async def _open(self, answer: Answer, asked: Opening, seats: int) -> None:
        """Open it, say where it is, and show the form for what else can be chosen."""
        place = await self.place(answer)
        if place is None:
            return
        match = await self.tables.create(
            game=asked.game, host=answer.user, name=called(answer.itx), seats=seats, options=asked.options,
            title=asked.title, visibility=asked.visibility, place=place[0], interaction=asked.key,
        )  # fmt: skip
        await self.tables.save_user(replace(await remember(self.tables, answer), opening=None))
        where = verbatim(f"<#{match.place.channel}>")
        told = answer.words.say("created", game=game_name(answer.words, match.game), where=where)
        lead = f"{told}\n{answer.words.say('created-here')}" if place[1] else told
        await self.setups.show(answer, match, lead)

    async def place(self, answer: Answer) -> tuple[Place, bool] | None:
        """Where a match opened here is played, and whether the server's channel was to be that but is gone.

        None where the bot may not host one: then that is told.
        """
        place, gone = await self._chosen_place(answer.itx)
        names = lacking(answer.itx, place)
        if not names:
            return place, gone
        await answer.say(told_lacking(answer.words, place, names))
        return None

    async def _chosen_place(self, itx: Interaction) -> tuple[Place, bool]:
        """The server's channel for matches, else where the command was used; a thread hosts its match itself."""
        guild = require_member(itx)
        if isinstance(itx.channel, discord.Thread):
            return Place(guild.id, itx.channel_id, itx.channel_id), False
        chosen = await self.tables.guild_channel(guild.id)
        gone = chosen is not None and guild.get_channel(chosen) is None
        return Place(guild.id, itx.channel_id if gone or chosen is None else chosen), gone


async def remember(tables: Tables, answer: Answer) -> UserSettings:
    """Keep a person's language, for direct messages to come; gives what is known of them."""
    known = await tables.user(answer.user)
    if known.locale != answer.words.locale:
        known = replace(known, locale=answer.words.locale)
        await tables.save_user(known)
    return known
