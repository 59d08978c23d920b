"""Playing: the private panel, its controls, `/play` and `/undo`."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeAlias

from discord import app_commands
from discord.ext import commands

from bot.cogs import pressed
from bot.cogs.answer import Ack, Answer, Interaction
from bot.cogs.desk import Desk
from bot.cogs.finder import Finder
from bot.cogs.services import Services, question, seated, show_panel, worded
from bot.cogs.spoken import described, named
from bot.cogs.typed import Several, parse, suggest
from bot.cogs.which import in_time, named_match, said_instead
from bot.model import Look, MatchId, Result
from bot.tables.errors import Outdated, Refused
from bot.tables.meant import PLAY
from bot.ui.back import undo_entry, undone
from bot.ui.controls import Question, only_final
from bot.ui.council import council_of, meant
from bot.ui.custom_id import CustomId
from bot.ui.forms import number_form
from bot.ui.lists import options_page
from bot.ui.news import MISSED_LINES, news
from bot.ui.pages import START, Spot, on_shelf, page, spot
from bot.ui.panel import News
from rules.core.choices import way_back
from rules.core.errors import Stale
from rules.core.motion import TAKE_BACK
from rules.core.types import (
    Choice,
    ChooseOne,
    Confirm,
    Option,
    Proceedings,
    Proposal,
    Text,
)

AUTOMATS_SECONDS = 2.0
AUTOMATS_PAUSE = 0.1
_TYPED = re.compile(r"(?P<kind>number|give)/(?P<least>-?[0-9]{1,9})/(?P<most>-?[0-9]{1,9})/(?P<short>.*)", re.DOTALL)
Step: TypeAlias = Callable[[Answer, Question, CustomId, Sequence[str]], Awaitable[None]]


class Play(commands.Cog):
    """The panel of a decision."""

    def __init__(self, services: Services, desk: Desk, finder: Finder) -> None:
        self.services = services
        self.tables = services.tables
        self.desk = desk
        self.finder = finder
        finder.on("play", PLAY, self._play)
        finder.on("undo", PLAY, self._undo)
        desk.on("turn", Ack.UPDATE, self.turn)
        desk.on("agree", Ack.UPDATE, self.agree)
        desk.on("ask", Ack.UPDATE, self.ask)
        desk.on("undo", Ack.UPDATE, self.undo)
        desk.on("withdraw", Ack.UPDATE, self.withdraw)
        desk.on("type", Ack.FORM, self.type)
        steps: dict[str, Step] = {
            "pick": self.pick, "menu": self.pick, "sure": self.sure, "at": self.at, "shelf": self.shelf,
            "many": self.many, "entry": self.entry, "give": self.give, "next": self.next, "rest": self.rest,
            "drop": self.drop, "clear": self.clear, "done": self.done, "number": self.number,
        }  # fmt: skip
        for kind, step in steps.items():
            desk.on(kind, Ack.UPDATE, self._step(step))

    # --- what every control of a question goes through

    def _step(self, step: Step) -> Callable[[Answer, CustomId, Sequence[str]], Awaitable[None]]:
        async def take(answer: Answer, to: CustomId, values: Sequence[str]) -> None:
            look = await seated(self.services, to.match, answer)
            if all(decision.id != to.decision for decision in look.decisions):
                await self.again(answer, look, Stale().text if look.decisions else pressed.unasked(look))
                return
            q = await question(self.services, answer, look, to.decision)
            assert q is not None
            try:
                pressed.check(q, to, values)
                await step(answer, q, to, values)
            except Refused as refusal:
                look = await self.tables.look(to.match, answer.user)
                await self.again(answer, look, refusal.text, to.decision)

        return take

    async def again(self, answer: Answer, look: Look, refusal: Text | None = None, decision: int | None = None) -> None:
        """The panel as it stands now, with the reason for a refusal."""
        q = await question(self.services, answer, look, decision)
        await show_panel(self.services, answer, look, q, News(refusal=refusal))

    async def commit(self, answer: Answer, q: Question, choice: Choice) -> None:
        """Answer the question, and show what comes next."""
        way = q.way(choice) if isinstance(choice, str) else (choice,)
        result = await self.tables.go(q.match, answer.user, q.decision.id, way, answer.key)
        if q.lesson is not None:  # What is typed was asked, and explained, nowhere.
            await self.tables.learned(q.match, answer.user, q.decision.kind)
        await self.after(answer, result)

    async def after(self, answer: Answer, result: Result) -> None:
        """The panel after something has happened."""
        look = await self.past_automats(answer, result.look)
        match, own = look.match, result.own or (result.look.seq,)
        # First what reads all there is: the log is a part of that.
        story = await self.tables.story(match.id, answer.user, own[0] - 1)
        told = [*result.told, *await self.tables.log(match.id, answer.user, own[-1])]
        lines = news(worded(answer, match), look, story, told, own)
        q = await question(self.services, answer, look)
        await show_panel(self.services, answer, look, q, News(lines, forced=result.forced))

    async def past_automats(self, answer: Answer, look: Look) -> Look:
        """While only automatic seats are waited for, wait with the answer a little: they are quick."""
        loop = asyncio.get_running_loop()
        end = loop.time() + AUTOMATS_SECONDS
        if _only_automats(look):
            answer.step_aside()
        while _only_automats(look) and loop.time() < end:
            await asyncio.sleep(AUTOMATS_PAUSE)
            self.tables.look_again(look.match.id)
            look = await self.tables.look(look.match.id, answer.user)
        return look

    async def stay(self, answer: Answer, q: Question, at: Spot = START, held: str | None = None) -> None:
        """The same question, elsewhere in its list or with another draft."""
        look = await self.tables.look(q.match, answer.user)
        await show_panel(
            self.services, answer, look, await question(self.services, answer, look, q.decision.id, at, held)
        )

    async def keep(self, answer: Answer, q: Question, draft: Choice, at: Spot = START) -> None:
        """Keep a draft and show it."""
        await self.tables.save_draft(q.match, answer.user, q.decision.id, draft)
        await self.stay(answer, q, at)

    # --- from the public card

    async def turn(self, answer: Answer, to: CustomId, values: Sequence[str]) -> None:
        """Open the panel."""
        await self.open(answer, await seated(self.services, to.match, answer))

    async def open(self, answer: Answer, look: Look) -> None:
        """The panel as it stands, with what others have done since its reader last pressed anything."""
        told, story = await self.tables.missed(look.match.id, answer.user)
        lines = news(worded(answer, look.match), look, story, told, (), MISSED_LINES)
        await show_panel(self.services, answer, look, await question(self.services, answer, look), News(lines))

    async def agree(self, answer: Answer, to: CustomId, values: Sequence[str]) -> None:
        """Agree with the proposal that the button was shown beside; who was for another takes that back by it."""
        look = await seated(self.services, to.match, answer)
        found = council_of(look)
        proposal = meant(found, to) if found is not None else None
        try:
            if found is None or proposal is None:
                raise Refused(Text("refused-proposal") if look.decisions else pressed.unasked(look))
            decision, way = agreeing(look, found, proposal)
            result = await self.tables.go(to.match, answer.user, decision, way, answer.key)
        except Refused as refusal:
            await self.again(answer, await self.tables.look(to.match, answer.user), refusal.text)
            return
        await self.after(answer, result)

    async def ask(self, answer: Answer, to: CustomId, values: Sequence[str]) -> None:
        """Turn to another standing question."""
        look = await seated(self.services, to.match, answer)
        wanted = int(values[0]) if values and values[0].isdecimal() else -1
        outdated = all(decision.id != wanted for decision in look.decisions)
        await self.again(answer, look, Outdated().text if outdated else None, wanted)

    async def undo(self, answer: Answer, to: CustomId, values: Sequence[str]) -> None:
        """Take one's own last answer back, at once: the last that whoever presses has seen."""
        seen = pressed.seen(to)
        await self._back(answer, to.match, lambda: self.tables.undo(to.match, answer.user, None, answer.key, seen))

    async def withdraw(self, answer: Answer, to: CustomId, values: Sequence[str]) -> None:
        """Think again about a sealed answer."""
        seen = pressed.seen(to)
        await self._back(answer, to.match, lambda: self.tables.withdraw(to.match, answer.user, answer.key, seen))

    async def _back(self, answer: Answer, match: MatchId, going: Callable[[], Awaitable[Result]]) -> None:
        await seated(self.services, match, answer)
        try:
            result = await going()
        except Refused as refusal:
            await self.again(answer, await self.tables.look(match, answer.user), refusal.text)
            return
        await self.after(answer, result)

    # --- one answer

    async def pick(self, answer: Answer, q: Question, to: CustomId, values: Sequence[str]) -> None:
        """An option pressed or chosen: committed at once, or held back when it cannot be undone."""
        option = pressed.option(q, values[0] if to.kind == "menu" else to.option)
        at = spot(to.option) if to.kind == "menu" else START
        if await self._final(answer, q, option):
            await self.stay(answer, q, at, option.key)
        else:
            await self.commit(answer, q, way_back(q.decision) if option == q.decision.back else option.key)

    async def _final(self, answer: Answer, q: Question, option: Option) -> bool:
        """Whether an option of one press cannot be taken back."""
        if option.irreversible or not isinstance(q.decision, ChooseOne | Confirm):
            return option.irreversible
        return await self.tables.binds(q.match, answer.user, q.decision.id, q.way(option.key))

    async def sure(self, answer: Answer, q: Question, to: CustomId, values: Sequence[str]) -> None:
        """The second press for what cannot be undone."""
        await self.commit(answer, q, pressed.option(q, to.option).key)

    async def at(self, answer: Answer, q: Question, to: CustomId, values: Sequence[str]) -> None:
        """Another page, or back."""
        await self.stay(answer, q, spot(to.option))

    async def shelf(self, answer: Answer, q: Question, to: CustomId, values: Sequence[str]) -> None:
        """One part of a long list."""
        await self.stay(answer, q, spot(f"{values[0]}.0"))

    # --- drafts

    async def many(self, answer: Answer, q: Question, to: CustomId, values: Sequence[str]) -> None:
        """What is marked on this page replaces what was marked there; other pages keep theirs."""
        at = spot(to.option)
        here = [option.key for option in page(on_shelf(q.open, at) or (), at.page).items]
        marked = {pressed.option(q, value).key for value in values}
        if not marked <= set(here):
            raise Outdated
        chosen = [key for key in q.keys if (key in marked if key in here else key in q.picked())]
        if q.at_once and q._replace(draft=chosen).ready:
            await self.commit(answer, q, chosen)
        else:
            await self.keep(answer, q, chosen, at)

    async def entry(self, answer: Answer, q: Question, to: CustomId, values: Sequence[str]) -> None:
        """The entry that shall get a number."""
        await self.stay(answer, q, spot(to.option), pressed.option(q, values[0]).key)

    async def give(self, answer: Answer, q: Question, to: CustomId, values: Sequence[str]) -> None:
        """The number for an entry."""
        typed, _, short = to.option.partition("/")
        key, number = pressed.option(q, short).key, pressed.number(values[0] if values else typed)
        if not 0 <= number <= q.most(key):
            raise Refused(Text("rejected-amount", {"least": 0, "most": q.most(key)}))
        await self.keep(answer, q, {one: n for one, n in {**q.numbers(), key: number}.items() if n})

    async def next(self, answer: Answer, q: Question, to: CustomId, values: Sequence[str]) -> None:
        """The next in order."""
        key = pressed.option(q, values[0]).key
        await self.keep(answer, q, [*(one for one in q.picked() if one != key), key], spot(to.option))

    async def rest(self, answer: Answer, q: Question, to: CustomId, values: Sequence[str]) -> None:
        """All that is left, in the order listed."""
        pressed.drafted(q, to)
        await self.keep(answer, q, [*q.picked(), *(key for key in q.keys if key not in q.picked())])

    async def drop(self, answer: Answer, q: Question, to: CustomId, values: Sequence[str]) -> None:
        """The last of an order taken back."""
        pressed.drafted(q, to)
        await self.keep(answer, q, q.picked()[:-1])

    async def clear(self, answer: Answer, q: Question, to: CustomId, values: Sequence[str]) -> None:
        """The draft thrown away."""
        pressed.drafted(q, to)
        await self.tables.drop_draft(q.match, answer.user)
        await self.stay(answer, q)

    async def done(self, answer: Answer, q: Question, to: CustomId, values: Sequence[str]) -> None:
        """The draft sent."""
        pressed.drafted(q, to)
        await self.commit(answer, q, q.answer())

    # --- numbers

    async def number(self, answer: Answer, q: Question, to: CustomId, values: Sequence[str]) -> None:
        """An amount pressed, chosen or typed."""
        number = to.option.partition("/")[0]
        await self.commit(answer, q, pressed.number(values[0] if values else number))

    async def type(self, answer: Answer, to: CustomId, values: Sequence[str]) -> None:
        """Open a form for a number; it comes back as `number` or `give`."""
        found = _TYPED.fullmatch(to.option)
        if found is None:
            raise Refused(Text("control-unknown"))
        to = to._replace(kind=found["kind"], option=f"/{found['short']}")
        form = number_form(answer.words, to, int(found["least"]), int(found["most"]))
        await answer.open(form)

    # --- commands

    @app_commands.command(**named("play"))
    @app_commands.describe(**described("action", "match"))
    async def play(self, itx: Interaction, action: str | None = None, match: str | None = None) -> None:
        """Open the panel, or play an action by typing it."""
        await self.finder.command(itx, "play", match, action or "")

    async def _play(self, answer: Answer, match: MatchId, more: str) -> None:
        look = await seated(self.services, match, answer)
        await (self._typed(answer, look, more) if more else self.open(answer, look))

    async def _typed(self, answer: Answer, look: Look, action: str) -> None:
        try:
            decision, choice = parse(look, answer.words, action)
        except Several as found:
            await self._which(answer, look, found)
            return
        except Refused as refusal:
            await self.again(answer, look, refusal.text)
            return
        q = Question(look.match.id, decision, held=only_final(decision))
        option = q.option(choice) if isinstance(choice, str) else None
        if option is not None and option.key != q.held and await self._final(answer, q, option):
            await self.stay(answer, q, START, option.key)
            return
        try:
            await self.commit(answer, q, choice)
        except Refused as refusal:
            await self.again(answer, await self.tables.look(q.match, answer.user), refusal.text)

    async def _which(self, answer: Answer, look: Look, found: Several) -> None:
        """Ask among the options that typed words may mean; for an answer of several parts, name them."""
        if isinstance(found.decision, ChooseOne | Confirm):
            q = await question(self.services, answer, look, found.decision.id)
            assert q is not None
            keys = [key for key in q.keys if q.way(key)[0] in found.keys]
            await answer.show(lambda shot: options_page(answer.words, q, keys, found.text))
        else:
            await self.again(answer, look, found.text, found.decision.id)

    @play.autocomplete("action")
    @in_time
    async def _actions(self, itx: Interaction, current: str) -> list[app_commands.Choice[str]]:
        answer = self.desk.answer(itx)
        try:
            look = await seated(self.services, await self.finder.only(answer, PLAY, named_match(itx)), answer)
            return suggest(look, answer.words, current)
        except Refused as refusal:
            return [said_instead(answer.words, refusal.text)]

    @app_commands.command(**named("undo"))
    @app_commands.describe(**described("to", "match"))
    async def undo_command(self, itx: Interaction, to: int | None = None, match: str | None = None) -> None:
        """Take back what was done in one's own open turn."""
        await self.finder.command(itx, "undo", match, "" if to is None else str(to))

    async def _undo(self, answer: Answer, match: MatchId, more: str) -> None:
        to = pressed.number(more) if more else None
        points = await self.tables.undo_points(match, answer.user) if to is not None else ()
        if points and all(point.seq != to for point in points):
            known = [Text("undo-to", {"to": point.seq, "what": undone(point)}) for point in points]
            raise Refused(Text("refused-undo-to", {"known": known}))
        await self.after(answer, await self.tables.undo(match, answer.user, to, answer.key))

    @undo_command.autocomplete("to")
    @in_time
    async def _points(self, itx: Interaction, current: str) -> list[app_commands.Choice[int]]:
        answer = self.desk.answer(itx)
        found = await self.finder.only(answer, PLAY, named_match(itx))
        points = await self.tables.undo_points(found, answer.user)
        return [app_commands.Choice(name=undo_entry(answer.words, one), value=one.seq) for one in points[:25]]

    @play.autocomplete("match")
    @undo_command.autocomplete("match")
    @in_time
    async def _matches(self, itx: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await self.finder.suggest(itx, current)


def agreeing(look: Look, found: Proceedings, proposal: Proposal) -> tuple[int, list[Choice]]:
    """The question that a seat agrees by, and the answers to give; raises Refused where it cannot."""
    for one in look.decisions:
        if not one.optional and one.kind == found.kind:
            return one.id, [proposal.choice]
    if look.seat in proposal.agreed:
        raise Refused(Text("refused-agreed"))
    for one in look.decisions:
        if one.optional and one.options[0].key == TAKE_BACK:
            return one.id, [TAKE_BACK, proposal.choice]
    raise Refused(pressed.unasked(look))


def _only_automats(look: Look) -> bool:
    if any(not one.optional for one in look.decisions) or not look.waiting:
        return False
    return all(look.match.holders[seat].automat is not None for seat in look.waiting)
