"""Looking: `/hand`, `/board`, `/log`, `/mygames`, and the buttons that do the same."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs import pressed
from bot.cogs.answer import Ack, Answer, Interaction
from bot.cogs.desk import Desk
from bot.cogs.finder import Finder
from bot.cogs.services import Services, listed, question, seated, worded
from bot.cogs.spoken import described, named, spoken
from bot.cogs.which import choices, in_time, meant, named_match
from bot.model import Look, Match, MatchId
from bot.tables import Since
from bot.tables.errors import Outdated, Refused
from bot.tables.meant import LOOK, PLAY
from bot.ui.build import PLAIN, layout, rows, text
from bot.ui.build import button as make_button
from bot.ui.custom_id import CustomId
from bot.ui.lists import LISTED, board_page, board_text, log_page, matches, secret_page, told_page, views
from bot.ui.pages import page, small
from bot.ui.panel import hand_name
from bot.ui.pictures import of_own, of_question, of_secret, request
from bot.ui.standing import ended_line, standing_line
from bot.ui.words import Words, literal, verbatim
from render.kinds import AnyKind
from render.types import Request
from rules.core.types import Text

SINCE = ("my-turn", "round", "start")


class Looking(commands.Cog):
    """What a person may see, when they ask for it."""

    def __init__(self, services: Services, desk: Desk, finder: Finder) -> None:
        self.services = services
        self.tables = services.tables
        self.desk = desk
        self.finder = finder
        finder.on("hand", PLAY, self._hand)
        finder.on("board", LOOK, self._board)
        finder.on("log", LOOK, self._log)
        desk.on("mine", Ack.UPDATE, self.on_mine)
        for kind, handler in (
            ("told", self.on_told), ("toldpage", self.on_told), ("hand", self.on_hand), ("board", self.on_board),
            ("since", self.on_since),
            ("view", self.on_view), ("words", self.on_words), ("log", self.on_log), ("details", self.on_details),
            ("handdm", self.on_hand_by_dm),
        ):  # fmt: skip
            desk.on(kind, Ack.UPDATE, handler)

    # --- secrets

    async def on_hand(self, answer: Answer, to: CustomId, values: Sequence[str]) -> None:
        """Show a person what only their seat knows."""
        await self.hand_of(answer, to.match)

    async def hand_of(self, answer: Answer, match: MatchId) -> None:
        """The same, for a command."""
        look = await seated(self.services, match, answer)
        words = worded(answer, look.match)
        lines = self.services.game(look.match.game).secrets(look.view) if look.view is not None else []
        kinds = self.services.kinds(look)
        wanted = of_secret(words, look, kinds) if lines else of_own(words, look, kinds)
        await answer.show(
            lambda shot: secret_page(words, look.match, lines, shot, asked=bool(look.decisions)),
            self.services.painter.picture(wanted) if wanted is not None else None,
        )

    async def on_hand_by_dm(self, answer: Answer, to: CustomId, values: Sequence[str]) -> None:
        """Try the direct message again."""
        await self._by_dm(answer, to.match)

    async def _by_dm(self, answer: Answer, match: MatchId) -> None:
        await seated(self.services, match, answer)
        await self.tables.resend_secret(match, answer.user)
        await answer.say(answer.words.say("hand-by-dm"))

    async def on_told(self, answer: Answer, to: CustomId, values: Sequence[str]) -> None:
        """What the cards do that a question of this person offers, page by page."""
        look = await seated(self.services, to.match, answer)
        q = await question(self.services, answer, look, to.decision)
        if q is None or q.decision.id != to.decision:
            raise Outdated
        await answer.show(lambda shot: told_page(answer.words, q, small(to.option) or 0))

    # --- the board

    async def on_board(self, answer: Answer, to: CustomId, values: Sequence[str]) -> None:
        """Show the board, or the kind of picture that the button names, as this person may see it."""
        await self.board_of(answer, to.match, to.option or "board")

    async def on_view(self, answer: Answer, to: CustomId, values: Sequence[str]) -> None:
        """Show another side of it."""
        await self.board_of(answer, to.match, values[0] if values else "board")

    async def on_words(self, answer: Answer, to: CustomId, values: Sequence[str]) -> None:
        """Another page of the position in words; of an older one when the control names it."""
        at, _, number = to.option.rpartition(".")
        look = await self._seen(to.match, answer, small(at))
        await self._in_words(answer, look, small(number) or 0)

    async def board_of(self, answer: Answer, match: MatchId, shown: str, at: int | None = None) -> None:
        """A picture of the match, or its words; `at` an older command number."""
        look = await self._seen(match, answer, at)
        words = worded(answer, look.match)
        if shown == "text":
            await self._in_words(answer, look, 0)
            return
        kinds = self.services.kinds(look)
        shown, kind, focus = _meant(shown, look, kinds)
        wanted = await self._wanted(answer, look, kind, focus)
        painting = self.services.painter.picture(wanted) if wanted is not None else None
        said = words.say("board-at", seq=look.seq) if look.seq != look.match.seq else ""
        await answer.show(lambda shot: board_page(words, look, kinds, shown, shot, said), painting)

    async def _seen(self, match: MatchId, answer: Answer, at: int | None) -> Look:
        look = await self.tables.look(match, answer.user, at)
        if look.view is None:
            raise Refused(Text("refused-closed" if look.match.status == "closed" else "refused-not-started"))
        return look

    async def _in_words(self, answer: Answer, look: Look, number: int) -> None:
        words, kinds = worded(answer, look.match), self.services.kinds(look)
        lines = self._described(look)
        await answer.show(lambda shot: board_text(words, look, kinds, lines, number))

    def _described(self, look: Look) -> list[Text]:
        return self.services.game(look.match.game).describe(look.view) if look.view is not None else []

    async def _wanted(self, answer: Answer, look: Look, kind: str, focus: str | None) -> Request | None:
        """The picture asked for; whoever is asked something now finds the numbers of their panel on it."""
        words = worded(answer, look.match)
        q = await question(self.services, answer, look) if look.seq == look.match.seq else None
        if q is None:
            return request(words, look, kind, focus=focus)
        return of_question(words, look, q, kind, focus, self.services.kinds(look))

    # --- the log

    async def on_since(self, answer: Answer, to: CustomId, values: Sequence[str]) -> None:
        """What happened since this person's turn."""
        await self.log_of(answer, to.match, "my-turn", None)

    async def on_log(self, answer: Answer, to: CustomId, values: Sequence[str]) -> None:
        """Another page of it."""
        since, _, number = to.option.rpartition(".")
        await self.log_of(answer, to.match, since, small(number))

    async def log_of(self, answer: Answer, match: MatchId, since: str, number: int | None) -> None:
        """A page of what happened, as this person may hear it."""
        look = await self.tables.look(match, answer.user)
        # Whoever asks for the log of a match that has ended wants to read it, and has had their last turn.
        since = since or ("start" if look.match.status == "over" else "my-turn")
        since = since if look.seat is not None and since in SINCE else "start"
        story = await self.tables.story(match, answer.user, _since(since))
        to, outcome = CustomId("log", match, None, since), await self.tables.outcome(look.match)
        await answer.show(lambda shot: log_page(worded(answer, look.match), look.match, story, to, number, outcome))

    async def on_details(self, answer: Answer, to: CustomId, values: Sequence[str]) -> None:
        """What happened in the turns that a card tells: all that whoever sees the card may hear of it."""
        since, until, number = [*to.option.split("."), "", ""][:3]
        match, first = await self.tables.match(to.match), small(since)
        story = await self.tables.story(to.match, answer.user, -1 if first is None else first, small(until))
        words, again = worded(answer, match), to._replace(option=f"{since}.{until}")
        outcome = await self.tables.outcome(match)
        await answer.show(lambda shot: log_page(words, match, story, again, small(number), outcome))

    # --- commands

    @app_commands.command(**named("hand"))
    @app_commands.describe(**described("dm", "match"))
    async def hand(self, itx: Interaction, dm: bool = False, match: str | None = None) -> None:
        """What only you know."""
        await self.finder.command(itx, "hand", match, "dm" if dm else "")

    async def _hand(self, answer: Answer, match: MatchId, more: str) -> None:
        await (self._by_dm(answer, match) if more else self.hand_of(answer, match))

    @app_commands.command(**named("board"))
    @app_commands.describe(**described("view", "at", "match"))
    async def board(
        self, itx: Interaction, view: str = "board", at: int | None = None, match: str | None = None
    ) -> None:
        """The board, a part of it, or its words; now or earlier."""
        await self.finder.command(itx, "board", match, f"{'' if at is None else at} {view.strip()}")

    async def _board(self, answer: Answer, match: MatchId, more: str) -> None:
        typed, _, view = more.partition(" ")
        at = pressed.number(typed) if typed else None
        look = await self._seen(match, answer, at)
        await self.board_of(answer, match, self._view(answer, look, view), at)

    def _view(self, answer: Answer, look: Look, typed: str) -> str:
        """What is to be shown, by its name or what stands for it; raises Refused with what there is."""
        there = self._views_of(answer, look)
        found = meant([*there, ("board", "board")], typed)
        if found is None:
            raise Refused(Text("refused-view", {"typed": _as_typed(typed), "known": _names(there)}))
        return found

    def _views_of(self, answer: Answer, look: Look) -> list[tuple[str, str]]:
        words, drawn = worded(answer, look.match), self.services.kinds(look)
        own = look.seat is not None and any(kind.each_seat for kind in drawn)
        return [*views(words, look.match, drawn), *([(words.tag("view-mine"), "mine")] if own else [])]

    @board.autocomplete("view")
    @in_time
    async def _views(self, itx: Interaction, current: str) -> list[app_commands.Choice[str]]:
        answer = self.desk.answer(itx)
        look = await self.tables.look(await self.finder.only(answer, LOOK, named_match(itx)), answer.user)
        return choices(answer.words, self._views_of(answer, look), current)

    @app_commands.command(**named("log"))
    @app_commands.describe(**described("since", "match"))
    async def log(self, itx: Interaction, since: str = "", match: str | None = None) -> None:
        """What happened."""
        await self.finder.command(itx, "log", match, since.strip())

    async def _log(self, answer: Answer, match: MatchId, more: str) -> None:
        there = _sinces_of(answer.words)
        since = meant(there, more) if more else ""
        if since is None:
            raise Refused(Text("refused-since", {"typed": _as_typed(more), "known": _names(there)}))
        await self.log_of(answer, match, since, None)

    @log.autocomplete("since")
    @in_time
    async def _sinces(self, itx: Interaction, current: str) -> list[app_commands.Choice[str]]:
        words = Words(str(itx.locale))
        return choices(words, _sinces_of(words), current)

    @app_commands.command(**named("mygames"))
    async def mygames(self, itx: Interaction) -> None:
        """Your matches, those waiting for you first."""
        await self.desk.command(itx, lambda answer: self._mine(answer, 0))

    async def on_mine(self, answer: Answer, to: CustomId, values: Sequence[str]) -> None:
        """Another page of them."""
        await self._mine(answer, to.decision or 0)

    async def _mine(self, answer: Answer, number: int) -> None:
        open_, ended = await self.tables.mine(answer.user), await self.tables.ended(answer.user)
        some = page([*open_, *ended], number, LISTED)
        lines = []
        for match in some.items:
            if ended and match.id == ended[0].id:
                lines.append(answer.words.say("mygames-ended", count=len(ended)))
            lines += await self._listed(answer, match)
        heading = answer.words.say("mygames-title" if some.items else "mygames-empty", count=len(open_))
        await answer.show(lambda shot: matches(answer.words, heading, lines, some, "mine"))

    async def _listed(self, answer: Answer, match: Match) -> list[str]:
        """One of one's own matches: its line, and below it how it stands."""
        line, words = await listed(self.services, answer, match), worded(answer, match)
        if match.status == "over":
            below = ended_line(words, match, answer.user, await self.tables.outcome(match))
        else:
            below = standing_line(words, await self.tables.standing(match, answer.user))
        return [line, *below]

    @hand.autocomplete("match")
    @board.autocomplete("match")
    @log.autocomplete("match")
    @in_time
    async def _matches(self, itx: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await self.finder.suggest(itx, current)

    async def show_match(self, itx: Interaction, message: discord.Message) -> None:
        """The menu of a message: the match it belongs to."""

        async def run(answer: Answer) -> None:
            link = await self.tables.of_message(message.id)
            here = await self.tables.hosted(message.channel.id) if link is None else []
            if link is None and len(here) != 1:
                raise Refused(Text("no-match-here"))
            found = link.match if link is not None else here[0].id
            match = await self.tables.visible(found, answer.user, message.channel.id)
            words, line = worded(answer, match), await listed(self.services, answer, match)
            buttons = [
                make_button(words.label(name), CustomId(kind, found)) for kind, name in _offered(words, match, answer)
            ]
            await answer.show(lambda shot: layout([text(line), *rows(buttons)], PLAIN))

        await self.desk.command(itx, run)


def _meant(shown: str, look: Look, kinds: Sequence[AnyKind]) -> tuple[str, str, str | None]:
    """What to show, the kind of picture, and what is in focus on it; the board for what there is not."""
    each = next((kind.name for kind in kinds if kind.each_seat), "")
    shown = f"{each}:{look.seat}" if shown == "mine" else shown
    name, _, rest = shown.partition(":")
    found = next((kind for kind in kinds if kind.name == name), None)
    if found is not None and rest in dict(found.offered):
        return shown, name, rest
    if found is not None and not found.each_seat:
        return name, name, None
    if found is not None and rest in map(str, range(look.match.seats)):
        return shown, name, f"seat:{rest}"
    return "board", "board", None


def _offered(words: Words, match: Match, answer: Answer) -> Iterator[tuple[str, Text]]:
    """The buttons to a match for this person, as (kind, name)."""
    yield "board", Text("button-board")
    seat = match.seat_of(answer.user)
    if match.status != "running" or seat is None:
        return
    hand = hand_name(words, match.game)
    if hand is not None:
        yield "hand", hand
    if seat in match.waiting:
        yield "turn", Text("button-turn")


def show_match_menu(cog: Looking) -> app_commands.ContextMenu:
    """The entry of a message's menu."""
    return app_commands.ContextMenu(name=spoken("menu-show-match"), callback=cog.show_match)


def _sinces_of(words: Words) -> list[tuple[str, str]]:
    return [(words.tag(f"since-{key}"), key) for key in SINCE]


def _as_typed(words: str) -> Text:
    return verbatim(literal(words, 60))


def _names(there: Sequence[tuple[str, str]]) -> list[Text]:
    return [verbatim(literal(name, 60)) for name, _ in there]


def _since(words: str) -> Since:
    return "my-turn" if words == "my-turn" else "round" if words == "round" else "start"
