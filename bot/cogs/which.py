"""The `match` option of commands: suggestions, those waiting for the person first."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Callable, Coroutine, Iterable
from typing import Any, TypeAlias, TypeVar

from discord import app_commands

from bot.cogs.answer import Interaction
from bot.cogs.services import Services
from bot.model import Match
from bot.tables.errors import Refused
from bot.ui.cards import plain_title
from bot.ui.limits import CHOICES
from bot.ui.words import Words, clip

V = TypeVar("V", str, int)
SUGGEST_SECONDS = 2.0
"""Discord waits three for suggestions."""

Suggesting: TypeAlias = Callable[[Any, Interaction, str], Coroutine[Any, Any, list[app_commands.Choice[V]]]]


def in_time(suggesting: Suggesting[V]) -> Suggesting[V]:
    """Suggestions cannot be deferred: what is not there in time, or refused, is an empty list."""

    @functools.wraps(suggesting)
    async def suggest(cog: Any, itx: Interaction, current: str) -> list[app_commands.Choice[V]]:
        try:
            return await asyncio.wait_for(suggesting(cog, itx, current), SUGGEST_SECONDS)
        except (TimeoutError, Refused):
            return []

    return suggest


def choices(named: Iterable[tuple[str, str]], typed: str) -> list[app_commands.Choice[str]]:
    """Suggestions of (name, value) that contain what has been typed, at most 25: best names first."""
    typed = typed.casefold()
    found = [(name, value) for name, value in named if typed in name.casefold() or typed in value.casefold()]
    found.sort(key=lambda pair: _fit(pair[0].casefold(), typed))
    return [app_commands.Choice(name=clip(name, 90), value=value) for name, value in found[:CHOICES]]


def _fit(name: str, typed: str) -> int:
    """How well a name fits what is typed: 0 is best."""
    return next(n for n, fits in enumerate((name == typed, name.startswith(typed), typed in name, True)) if fits)


def titled(words: Words, matches: Iterable[Match]) -> list[tuple[str, str]]:
    """Matches as (name, value)."""
    return [(plain_title(words, match), match.id) for match in matches]


def named_match(itx: Interaction) -> str:
    """What has been typed into the option `match` so far."""
    return str(getattr(itx.namespace, "match", None) or "")


async def which(services: Services, itx: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """A person's matches that contain what has been typed."""
    words = Words(str(itx.locale))
    mine = await services.tables.mine(itx.user.id)
    return choices([(_name(words, match, itx.user.id), match.id) for match in mine], current)


def _name(words: Words, match: Match, user: int) -> str:
    title = plain_title(words, match)
    return words.tag("which-yours", title=title) if match.seat_of(user) in match.waiting else title
