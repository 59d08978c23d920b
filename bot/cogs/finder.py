"""From a command to its match: the caller's own at once, else a menu of what it may be; suggestions for `match`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple, TypeAlias

from discord import app_commands

from bot.cogs.answer import Ack, Answer, Interaction
from bot.cogs.desk import Desk
from bot.cogs.services import Services, match_named
from bot.cogs.spoken import spoken
from bot.cogs.which import choices, titled
from bot.model import Match, MatchId
from bot.tables.errors import Refused, Unknown
from bot.tables.meant import Need, matching
from bot.ui.cards import plain_title
from bot.ui.custom_id import CustomId
from bot.ui.lists import which_page
from bot.ui.pages import small
from bot.ui.words import Words, literal, verbatim
from rules.core.types import Text

Run: TypeAlias = Callable[[Answer, MatchId, str], Awaitable[None]]
"""What a command does with its match; the words are its other options, as it gave them to `Finder.command`."""


Source: TypeAlias = Callable[[Interaction, bool], Awaitable[list[Match]]]
"""The matches that a command can be about when they are not the caller's own; True: what is meant if none is named."""


class Subject(NamedTuple):
    """A command that is about one match."""

    need: Need
    run: Run
    source: Source | None = None


class Finder:
    """Finds the match of every command that has an option `match`."""

    def __init__(self, services: Services, desk: Desk) -> None:
        self.services = services
        self.tables = services.tables
        self.desk = desk
        self._subjects: dict[str, Subject] = {}
        desk.on("which", Ack.UPDATE, self._chosen)
        desk.on("whichpage", Ack.UPDATE, self._turned)

    def on(self, name: str, need: Need, run: Run, source: Source | None = None) -> None:
        """Let a command, by its name in the catalogue, be about one match: of the caller, or else of a source."""
        self._subjects[name] = Subject(need, run, source)

    async def command(self, itx: Interaction, name: str, typed: str | None, more: str = "") -> None:
        """Answer a command about the match named, or meant; with a menu when it may be several."""

        async def run(answer: Answer) -> None:
            subject = self._subjects[name]
            found = await self._found(answer, subject, typed)
            if len(found) == 1:
                await subject.run(answer, found[0], more)
            else:
                await self._ask(answer, f"{name} {more}", found, typed or "")

        await self.desk.command(itx, run)

    async def only(self, answer: Answer, need: Need, typed: str) -> MatchId:
        """The match meant, for suggestions, which cannot ask back; raises Refused when that is not clear."""
        found = await self._found(answer, Subject(need, _nothing), typed)
        if len(found) != 1:
            raise Refused(Text("which-match"))
        return found[0]

    async def _found(self, answer: Answer, subject: Subject, typed: str | None) -> list[MatchId]:
        """The match meant, or those it may be, waiting ones first; raises Refused when there is none."""
        if typed and typed.strip():
            return await self._named(answer, subject, typed)
        itx, need = answer.itx, subject.need
        if subject.source is not None:
            found = await subject.source(itx, True)
        else:
            found = await self.tables.meant(itx.user.id, itx.channel_id, need)
        if not found:
            raise Refused(Text(f"no-match-{need.key}"))
        return [match.id for match in found]

    async def _named(self, answer: Answer, subject: Subject, typed: str) -> list[MatchId]:
        """By id; else by the name, or a part of it, of a match that the command can be about."""
        try:
            return [await match_named(self.services, answer, typed)]
        except Unknown:
            candidates = await self._candidates(answer.itx, subject)
            found = matching([(plain_title(answer.words, match), match) for match in candidates], typed)
            if not found:
                raise Refused(Text("no-match-named", {"typed": verbatim(literal(typed, 60))})) from None
            return [match.id for match in found]

    async def _candidates(self, itx: Interaction, subject: Subject) -> list[Match]:
        if subject.source is not None:
            return await subject.source(itx, False)
        return await self.tables.candidates(itx.user.id, subject.need)

    async def _ask(
        self, answer: Answer, asked: str, matches: Sequence[MatchId], typed: str = "", number: int = 0
    ) -> None:
        """A menu of matches; its further pages name what was typed, too, to hold the same matches."""
        to = CustomId("which", "", None, asked)
        turned = CustomId("whichpage", "", None, f"{len(typed)}.{typed}{asked}")
        try:
            str(to), str(turned._replace(decision=len(matches)))
        except ValueError:
            raise Refused(Text("which-match")) from None
        found = [await self.tables.match(match) for match in matches]
        await answer.show(lambda shot: which_page(answer.words, found, answer.user, to, turned, number))

    async def _turned(self, answer: Answer, to: CustomId, values: Sequence[str]) -> None:
        """Another page of the menu."""
        length, _, words = to.option.partition(".")
        typed, asked = words[: small(length)], words[small(length) :]
        name, _, _ = asked.partition(" ")
        found = await self._found(answer, self._subject(name), typed)
        await self._ask(answer, asked, found, typed, to.decision or 0)

    async def _chosen(self, answer: Answer, to: CustomId, values: Sequence[str]) -> None:
        """The command goes on with the match chosen."""
        name, _, more = to.option.partition(" ")
        subject = self._subject(name)
        await subject.run(answer, await match_named(self.services, answer, values[0] if values else ""), more)

    def _subject(self, name: str) -> Subject:
        if name not in self._subjects:
            raise Refused(Text("control-unknown"))
        return self._subjects[name]

    async def suggest(self, itx: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """The matches that a command can be about, by name, those that wait for the person first."""
        words = Words(str(itx.locale))
        called = itx.command.name if itx.command is not None else ""
        subject = next(one for name, one in self._subjects.items() if spoken(f"command-{name}").message == called)
        found = await self._candidates(itx, subject)
        return choices(words, titled(words, found, itx.user.id), current)


async def _nothing(answer: Answer, match: MatchId, more: str) -> None:
    """For who only wants to know which match is meant."""
