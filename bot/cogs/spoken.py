"""Names and descriptions of commands, taken from the catalogue, and translated by it where a language has the words."""

from __future__ import annotations

from importlib.resources import files
from typing import TypedDict

import discord
from discord import app_commands
from discord.app_commands import locale_str

from bot.ui.limits import COMMAND_DESCRIPTION
from bot.ui.words import Words
from rules.core.text import FALLBACK
from rules.core.types import Text

_ENGLISH = Words()
ROOM = int(COMMAND_DESCRIPTION * 0.9)
"""Characters of a name or description."""
_CONTEXT = app_commands.TranslationContextLocation


class Named(TypedDict):
    """What a command is called and what it does."""

    name: locale_str
    description: locale_str


def spoken(key: str) -> locale_str:
    """A key's English words, which remember their key."""
    return locale_str(_ENGLISH.label(Text(key), ROOM), key=key)


def named(command: str) -> Named:
    """Name and description of a command, by `command-<name>` and `command-<name>-says`."""
    return Named(name=spoken(f"command-{command}"), description=spoken(f"command-{command}-says"))


def described(*options: str) -> dict[str, locale_str]:
    """Descriptions of options by name, from `option-<name>-says`."""
    return {option: spoken(f"option-{option}-says") for option in options}


class Catalogue(app_commands.Translator):
    """Command names and descriptions in the languages that the bot has words in."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """The words in a language; None when the bot does not speak it."""
        key = string.extras.get("key")
        language = str(locale).split("-")[0]
        if key is None or language == FALLBACK or not (files("bot") / "texts" / f"{language}.ftl").is_file():
            return None
        said = Words(language).label(Text(str(key)), ROOM)
        return said.lower() if context.location is _CONTEXT.command_name else said
