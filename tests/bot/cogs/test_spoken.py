from __future__ import annotations

import discord
from discord import app_commands

from bot.app import commands_hash
from bot.cogs.spoken import Catalogue, described, named, spoken
from bot.ui import limits
from rules.core.text import FALLBACK

CONTEXT: app_commands.TranslationContextTypes = app_commands.TranslationContext(
    app_commands.TranslationContextLocation.other, None
)


async def test_only_languages_with_words_are_translated() -> None:
    for locale in (discord.Locale.german, discord.Locale.american_english):
        assert await Catalogue().translate(spoken("command-play"), locale, CONTEXT) is None
    assert await Catalogue().translate(app_commands.locale_str("no key"), discord.Locale.german, CONTEXT) is None
    assert FALLBACK == "en"


def test_commands_are_named_by_the_catalogue() -> None:
    assert {key: str(said) for key, said in named("play").items()} == {
        "name": "play",
        "description": "Your turn: open the panel, or type an action",
    }
    assert str(described("match")["match"]) == "Which match, when it is not clear"


async def test_the_hash_of_the_commands_follows_every_change() -> None:
    client = discord.Client(intents=discord.Intents.none())
    tree = app_commands.CommandTree(client)

    @tree.command(name="one", description="first")
    async def one(itx: discord.Interaction) -> None: ...

    before = await commands_hash(tree)
    assert await commands_hash(tree) == before
    one.description = "second"
    assert await commands_hash(tree) != before


def test_what_is_too_much_is_found() -> None:
    entry = {
        "name": "x" * 33,
        "description": "y" * 95,
        "options": [{"name": "o", "description": "z" * 40, "type": 3}] * 26,
    }
    found = {use.what for use in limits.over(limits.commands([entry]))}
    assert found == {"command name", "command description", "options of a command"}
    message = {
        "flags": limits.V2_FLAG,
        "content": "beside",
        "components": [
            {"type": 10, "content": "t" * 3700},
            {"type": 1, "components": [{"type": 2, "label": "l" * 75, "custom_id": "same"}] * 6},
            {"type": 1, "components": [{"type": 3, "custom_id": "s", "options": []}]},
        ],
    }
    found = {use.what for use in limits.over(limits.message(message, [3 * 1024 * 1024]))}
    wanted = {"text in all", "button label", "buttons in a row", "equal custom ids", "empty menus"}
    assert found >= wanted | {"content beside V2", "picture"}
    form = {"title": "t" * 50, "custom_id": "c" * 99, "components": [{"type": 18, "label": "l" * 44}] * 6}
    found = {use.what for use in limits.over(limits.modal(form))}
    assert found == {"modal title", "custom id", "modal rows", "modal label"}
