"""Preparations kept under a name: the controls on the panel, and all of `/plan`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from discord import app_commands
from discord.ext import commands

from bot.cogs.answer import Ack, Answer, Interaction
from bot.cogs.desk import Desk
from bot.cogs.finder import Finder
from bot.cogs.look import Looking
from bot.cogs.play import Play
from bot.cogs.services import Services, question, seated, show_panel
from bot.cogs.spoken import described, named
from bot.cogs.which import choices, in_time, named_match
from bot.model import MatchId
from bot.names import tidy
from bot.tables.errors import Refused
from bot.tables.meant import PLAY
from bot.tables.presets import LONGEST
from bot.ui.custom_id import CustomId
from bot.ui.forms import name_form
from bot.ui.panel import News
from rules.core.types import Text

Doing = Callable[[Answer, MatchId, str], Awaitable[None]]


class Plans(commands.Cog):
    """What people prepare, and keep from one match to the next."""

    def __init__(self, services: Services, desk: Desk, finder: Finder, play: Play, looking: Looking) -> None:
        self.services = services
        self.tables = services.tables
        self.finder = finder
        self.play = play
        self.looking = looking
        finder.on("show", PLAY, self._show)
        for name, doing in (("save", self.save), ("use", self.use), ("delete", self.delete)):
            finder.on(name, PLAY, doing)
        desk.on("recall", Ack.UPDATE, self._chosen(self.use))
        desk.on("forget", Ack.UPDATE, self._chosen(self.delete))
        desk.on("forgetting", Ack.UPDATE, self.forgetting)
        desk.on("keep", Ack.FORM, self.keep)
        desk.on("kept", Ack.UPDATE, self.kept)

    # --- on the panel

    def _chosen(self, doing: Doing) -> Callable[[Answer, CustomId, Sequence[str]], Awaitable[None]]:
        async def take(answer: Answer, to: CustomId, values: Sequence[str]) -> None:
            await doing(answer, to.match, values[0] if values else "")

        return take

    async def keep(self, answer: Answer, to: CustomId, values: Sequence[str]) -> None:
        """Open the form for a name; it comes back as `kept`."""
        await answer.open(name_form(answer.words, CustomId("kept", to.match), LONGEST))

    async def kept(self, answer: Answer, to: CustomId, values: Sequence[str]) -> None:
        """The form filled in."""
        await self.save(answer, to.match, values[0].removeprefix("name=") if values else "")

    async def forgetting(self, answer: Answer, to: CustomId, values: Sequence[str]) -> None:
        """Let the person choose what to forget."""
        look = await seated(self.services, to.match, answer)
        q = await question(self.services, answer, look)
        await show_panel(self.services, answer, look, q, News(forgetting=True))

    # --- by name

    async def save(self, answer: Answer, match: MatchId, name: str) -> None:
        """Keep what stands."""
        await seated(self.services, match, answer)
        try:
            replaced = await self.tables.save_preset(match, answer.user, name)
        except Refused as refusal:
            await self._refused(answer, match, refusal)
            return
        await self._told(answer, match, "panel-kept", tidy(name), replaced="yes" if replaced else "no")

    async def use(self, answer: Answer, match: MatchId, name: str) -> None:
        """Prepare as kept."""
        await seated(self.services, match, answer)
        try:
            result = await self.tables.use_preset(match, answer.user, name, answer.key)
        except Refused as refusal:
            await self._refused(answer, match, refusal)
            return
        if result.look.presets is None:
            await self.play.after(answer, result)
            return
        await self._told(answer, match, "panel-recalled", tidy(name))

    async def delete(self, answer: Answer, match: MatchId, name: str) -> None:
        """Forget it."""
        await seated(self.services, match, answer)
        try:
            deleted = await self.tables.drop_preset(match, answer.user, name)
        except Refused as refusal:
            await self._refused(answer, match, refusal)
            return
        await self._told(answer, match, "panel-forgotten", deleted)

    async def _told(self, answer: Answer, match: MatchId, key: str, name: str, **more: str) -> None:
        """The panel as it stands, with one line of what was done."""
        look = await seated(self.services, match, answer)
        line = Text(key, {"name": Text("name", {"text": name}), **more})
        await show_panel(self.services, answer, look, await question(self.services, answer, look), News([line]))

    async def _refused(self, answer: Answer, match: MatchId, refusal: Refused) -> None:
        await self.play.again(answer, await seated(self.services, match, answer), refusal.text)

    # --- commands

    plan = app_commands.Group(**named("plan"))

    @plan.command(**named("show"))
    @app_commands.describe(**described("match"))
    async def plan_show(self, itx: Interaction, match: str | None = None) -> None:
        """The plan or the sealed choice of your seat."""
        await self.finder.command(itx, "show", match)

    async def _show(self, answer: Answer, match: MatchId, more: str) -> None:
        look = await seated(self.services, match, answer)
        if not self.services.game(look.match.game).hides:
            raise Refused(Text("plan-none"))
        await self.looking.hand_of(answer, match)

    @plan.command(**named("save"))
    @app_commands.describe(**described("saved", "match"))
    async def plan_save(self, itx: Interaction, saved: str, match: str | None = None) -> None:
        """Keep what you prepare."""
        await self.finder.command(itx, "save", match, saved)

    @plan.command(**named("use"))
    @app_commands.describe(**described("saved", "match"))
    async def plan_use(self, itx: Interaction, saved: str, match: str | None = None) -> None:
        """Prepare as you once kept it."""
        await self.finder.command(itx, "use", match, saved)

    @plan.command(**named("delete"))
    @app_commands.describe(**described("saved", "match"))
    async def plan_delete(self, itx: Interaction, saved: str, match: str | None = None) -> None:
        """Forget what you kept."""
        await self.finder.command(itx, "delete", match, saved)

    @plan_save.autocomplete("saved")
    @plan_use.autocomplete("saved")
    @plan_delete.autocomplete("saved")
    @in_time
    async def _names(self, itx: Interaction, current: str) -> list[app_commands.Choice[str]]:
        answer = self.finder.desk.answer(itx)
        look = await seated(self.services, await self.finder.only(answer, PLAY, named_match(itx)), answer)
        names = look.presets.names if look.presets is not None else ()
        return choices(answer.words, [(name, name) for name in names], current)

    @plan_show.autocomplete("match")
    @plan_save.autocomplete("match")
    @plan_use.autocomplete("match")
    @plan_delete.autocomplete("match")
    @in_time
    async def _matches(self, itx: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await self.finder.suggest(itx, current)
