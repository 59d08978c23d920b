"""Suggestions for the options of commands."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Callable, Coroutine, Iterable, Sequence
from typing import Any, TypeAlias, TypeVar

from discord import app_commands

from bot.cogs.answer import Interaction
from bot.model import Match, UserId
from bot.store.port import PASSING
from bot.tables.errors import Refused
from bot.ui.cards import plain_title
from bot.ui.limits import CHOICES
from bot.ui.words import Words, clip
from rules.core.types import Text

V = TypeVar("V", str, int)
MORE = "…"
"""Stands for what has not been typed."""
SUGGEST_SECONDS = 2.0
"""Discord waits three for suggestions."""

Suggesting: TypeAlias = Callable[[Any, Interaction, str], Coroutine[Any, Any, list[app_commands.Choice[V]]]]


def in_time(suggesting: Suggesting[V]) -> Suggesting[V]:
    """Suggestions cannot be deferred: what is not there in time, refused, or not to be read, is an empty list."""

    @functools.wraps(suggesting)
    async def suggest(cog: Any, itx: Interaction, current: str) -> list[app_commands.Choice[V]]:
        try:
            return await asyncio.wait_for(suggesting(cog, itx, current), SUGGEST_SECONDS)
        except (TimeoutError, Refused, *PASSING):
            return []

    return suggest


def choices(words: Words, named: Iterable[tuple[str, str]], typed: str) -> list[app_commands.Choice[str]]:
    """Suggestions of (name, value) that contain what has been typed, at most 25: best names first.

    What there is no room for is counted by the last one. It stands for the words typed, and is answered like them.
    """
    wanted = typed.casefold()
    found = [(name, value) for name, value in named if wanted in name.casefold() or wanted in value.casefold()]
    found.sort(key=lambda pair: _fit(pair[0].casefold(), wanted))
    return fitted(words, [app_commands.Choice(name=clip(name, 90), value=value) for name, value in found], typed)


def said_instead(words: Words, why: Text) -> app_commands.Choice[str]:
    """Why nothing can be suggested, in place of suggestions; chosen, it is answered with the same in full."""
    return app_commands.Choice(name=words.label(why, 90), value=MORE)


def meant(there: Sequence[tuple[str, str]], typed: str) -> str | None:
    """Of what there is as (name, value), the value that typed words mean: itself, its name, or their only beginning."""
    wanted = typed.strip().casefold()
    for fits in (str.__eq__, str.startswith):
        found = {value for name, value in there if fits(value.casefold(), wanted) or fits(name.casefold(), wanted)}
        if len(found) == 1:
            return found.pop()
    return None


def fitted(words: Words, found: Sequence[app_commands.Choice[str]], typed: str) -> list[app_commands.Choice[str]]:
    """At most 25 suggestions; the last one says how many more there are."""
    if len(found) <= CHOICES:
        return list(found)
    left = len(found) - CHOICES + 1
    more = app_commands.Choice(name=words.tag("which-more", count=left), value=typed.strip()[:90] or MORE)
    return [*found[: CHOICES - 1], more]


def _fit(name: str, typed: str) -> int:
    """How well a name fits what is typed: 0 is best."""
    return next(n for n, fits in enumerate((name == typed, name.startswith(typed), typed in name, True)) if fits)


def titled(words: Words, matches: Sequence[Match], user: UserId | None = None) -> list[tuple[str, str]]:
    """Matches as (name, value): equal names are told apart, and what waits for this user is marked."""
    named = [plain_title(words, match) for match in matches]
    return [
        (_marked(words, match, f"{name} · {match.id}" if named.count(name) > 1 else name, user), match.id)
        for name, match in zip(named, matches, strict=True)
    ]


def _marked(words: Words, match: Match, title: str, user: UserId | None) -> str:
    if match.seat_of(user) in match.waiting:
        return words.tag("which-yours", title=title)
    return words.tag("which-over", title=title) if match.status in ("over", "closed") else title


def named_match(itx: Interaction) -> str:
    """What has been typed into the option `match` so far."""
    return str(getattr(itx.namespace, "match", None) or "")
