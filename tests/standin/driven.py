"""A small bot of ordinary discord.py, which uses everything that the stand-in offers."""

from __future__ import annotations

import asyncio
import contextlib
import io
import re
import struct
import zlib
from collections.abc import AsyncIterator, Callable
from typing import Any, TypeAlias

import discord
from discord import app_commands
from discord.ext import commands

from bot.invite import permissions_value
from bot.local.standin import Exchange, Faults, Permission, Settings, Standin, World, default_world
from bot.local.wiring import point_discord_here

BOT_PERMISSIONS = Permission(permissions_value()) | Permission.EMBED_LINKS
Itx: TypeAlias = "discord.Interaction[DrivenBot]"


def png(side: int = 64) -> bytes:
    """A one-colored PNG file of that width and height in pixels."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = struct.pack(">IIBBBBB", side, side, 8, 2, 0, 0, 0)
    rows = (b"\0" + bytes((88, 101, 242)) * side) * side
    body = chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + body


def picture(name: str, side: int = 64) -> discord.File:
    return discord.File(io.BytesIO(png(side)), name, description=f"alt of {name}")


class Move(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"move:(?P<match>\d+):(?P<n>\d+)"):
    """Works after a restart: all it knows is in the custom id."""

    def __init__(self, match: int, n: int) -> None:
        super().__init__(discord.ui.Button(label=f"Move {n}", custom_id=f"move:{match}:{n}"))
        self.match, self.n = match, n

    @classmethod
    async def from_custom_id(cls, itx: Any, item: Any, match: re.Match[str]) -> Move:
        return cls(int(match["match"]), int(match["n"]))

    async def callback(self, itx: Any) -> None:
        if itx.message.flags.components_v2:
            await itx.response.edit_message(view=card(self.n + 1, "attachment://hand.png"))
        else:
            await itx.response.edit_message(
                content=f"match {self.match} move {self.n} by {itx.user.name}", view=board(self.match, self.n + 1)
            )


def board(match: int, n: int) -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    view.add_item(Move(match, n))
    return view


def card(n: int, url: str) -> discord.ui.LayoutView:
    """A Components V2 card with a picture."""
    view = discord.ui.LayoutView(timeout=None)
    box: discord.ui.Container[Any] = discord.ui.Container(accent_colour=0x5865F2)
    box.add_item(discord.ui.TextDisplay(f"# Hand {n}\nPick a card"))
    box.add_item(discord.ui.MediaGallery(discord.MediaGalleryItem(url, description="the hand")))
    section: discord.ui.Section[Any] = discord.ui.Section("Ace of hearts", accessory=Move(7, n))
    box.add_item(section)
    view.add_item(box)
    return view


class Bid(discord.ui.Modal, title="Your bid"):
    amount: discord.ui.Label[Any] = discord.ui.Label(
        text="Amount", component=discord.ui.TextInput(custom_id="amount", max_length=4)
    )
    suit: discord.ui.Label[Any] = discord.ui.Label(
        text="Suit",
        component=discord.ui.Select(
            custom_id="suit", options=[discord.SelectOption(label=s) for s in ("clubs", "hearts")]
        ),
    )
    partner: discord.ui.Label[Any] = discord.ui.Label(
        text="Partner", component=discord.ui.UserSelect(custom_id="partner", required=False, min_values=0)
    )
    pace: discord.ui.Label[Any] = discord.ui.Label(
        text="Pace",
        component=discord.ui.RadioGroup(
            custom_id="pace", options=[discord.RadioGroupOption(label=s, value=s) for s in ("slow", "fast")]
        ),
    )
    extras: discord.ui.Label[Any] = discord.ui.Label(
        text="Extras",
        component=discord.ui.CheckboxGroup(
            custom_id="extras", options=[discord.CheckboxGroupOption(label=s, value=s) for s in ("undo", "watch")]
        ),
    )

    async def on_submit(self, itx: Any) -> None:
        values = [self.amount.component.value, self.suit.component.values, self.pace.component.value]  # type: ignore[attr-defined]  # components are declared as bare items
        partner = [u.id for u in self.partner.component.values]  # type: ignore[attr-defined]  # as above
        await itx.response.send_message(f"bid {values} {partner} {self.extras.component.values}", ephemeral=True)  # type: ignore[attr-defined]  # as above


class Menus(discord.ui.View):
    """A string select and a user select."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    @discord.ui.select(
        custom_id="colors", max_values=2, options=[discord.SelectOption(label=c) for c in ("red", "green", "blue")]
    )
    async def colors(self, itx: Any, select: discord.ui.Select[Any]) -> None:
        await itx.response.send_message(f"colors {sorted(select.values)}", ephemeral=True)

    @discord.ui.select(cls=discord.ui.UserSelect, custom_id="who")
    async def who(self, itx: Any, select: discord.ui.UserSelect[Any]) -> None:
        await itx.response.defer()
        await itx.edit_original_response(content=f"chosen {select.values[0].name}")


class DrivenBot(commands.AutoShardedBot):
    """Counts what befalls it."""

    def __init__(self, **options: Any) -> None:
        options = {"shard_count": 1, "guild_ready_timeout": 0.1, **options}
        super().__init__(
            command_prefix=(), intents=discord.Intents(guilds=True, guild_messages=True, dm_messages=True),
            help_command=None, allowed_mentions=discord.AllowedMentions.none(), max_messages=None, **options,
        )  # fmt: skip
        self.errors: list[Exception] = []
        self.resumed = 0
        self.heard: list[discord.Message] = []
        self.threads_seen: list[str] = []

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Move)
        self.add_view(Menus())
        self.tree.error(self._note)
        register(self)
        await self.tree.sync()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """The gateway of the stand-in wants no pause between identifies."""

    async def on_shard_resumed(self, shard_id: int) -> None:
        self.resumed += 1

    async def on_message(self, message: discord.Message) -> None:
        self.heard.append(message)

    async def on_thread_create(self, thread: discord.Thread) -> None:
        self.threads_seen.append(f"create {thread.name}")

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        self.threads_seen.append(f"update {payload.data['thread_metadata']['archived']}")

    async def _note(self, itx: Itx, error: app_commands.AppCommandError) -> None:
        self.errors.append(getattr(error, "original", error))


def register(bot: DrivenBot) -> None:
    """The commands, each for one kind of answer."""
    games = ["chess", "checkers", "hearts", "hex"]
    group = app_commands.Group(name="game", description="Matches")

    @group.command(name="create", description="Start a match")
    @app_commands.choices(
        pace=[app_commands.Choice(name="Slow", value="slow"), app_commands.Choice(name="Fast", value="fast")]
    )
    async def create(
        itx: Itx, title: str, seats: app_commands.Range[int, 2, 6] = 2, rival: discord.Member | None = None,
        rated: bool = False, where: discord.TextChannel | None = None, weight: float = 1.0, pace: str = "slow",
    ) -> None:  # fmt: skip
        said = f"{title} for {seats} against {rival and rival.name}, {rated} in {where and where.name}, {weight} {pace}"
        await itx.response.send_message(said, view=board(1, 1))

    @create.autocomplete("title")
    async def titles(itx: Itx, current: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=g.title(), value=g) for g in games if g.startswith(current)]

    bot.tree.add_command(group)
    answers: tuple[app_commands.Command[Any, ..., Any], ...] = (
        bid, hand, show_card, deferred, whisper, table, slow, ping, menus, many, mention,
    )  # fmt: skip
    for command in answers:
        bot.tree.add_command(command)
    bot.tree.add_command(app_commands.ContextMenu(name="Quote", callback=quote))
    bot.tree.add_command(app_commands.ContextMenu(name="Poke", callback=poke))


async def quote(itx: Itx, message: discord.Message) -> None:
    await itx.response.send_message(f"quote {message.content}", ephemeral=True)


async def poke(itx: Itx, user: discord.User) -> None:
    await itx.response.send_message(f"poke {user.name}", ephemeral=True)


@app_commands.command(description="Bid in a modal")
async def bid(itx: Itx) -> None:
    await itx.response.send_modal(Bid())


@app_commands.command(description="Look at your hand")
async def hand(itx: Itx) -> None:
    await itx.response.send_message("only you see this", ephemeral=True, file=picture("hand.png"))


@app_commands.command(name="card", description="A V2 card with a picture")
async def show_card(itx: Itx) -> None:
    await itx.response.send_message(view=card(1, "attachment://hand.png"), file=picture("hand.png"))


@app_commands.command(description="Think first, then a picture in an embed")
async def deferred(itx: Itx) -> None:
    await itx.response.defer()
    await asyncio.sleep(0.05)
    embed = discord.Embed(title="Board").set_image(url="attachment://board.png")
    await itx.followup.send(embed=embed, file=picture("board.png"))


@app_commands.command(description="Send a direct message")
async def whisper(itx: Itx) -> None:
    try:
        await itx.user.send("psst", file=picture("plan.png"))
    except discord.Forbidden as error:
        await itx.response.send_message(f"refused {error.code}", ephemeral=True)
        return
    await itx.response.send_message("sent", ephemeral=True)


@app_commands.command(description="Post, open a thread, write in it, edit, archive")
async def table(itx: Itx) -> None:
    await itx.response.defer(ephemeral=True)
    assert isinstance(itx.channel, discord.TextChannel)
    try:
        message = await itx.channel.send("table open")
        thread = await message.create_thread(name="Table 1", auto_archive_duration=1440)
        inner = await thread.send("round 1", file=picture("b.png"))
        await inner.edit(content="round 2", attachments=[picture("c.png", 32)])
        await thread.edit(archived=True)
    except discord.HTTPException as error:
        await itx.edit_original_response(content=f"refused {error.code}")
        return
    await itx.edit_original_response(content=f"ok {thread.id}")


@app_commands.command(description="Answers after so many seconds")
async def slow(itx: Itx, seconds: float) -> None:
    await asyncio.sleep(seconds)
    await itx.response.send_message("late")


@app_commands.command(description="Nothing but an answer")
async def ping(itx: Itx) -> None:
    await itx.response.send_message("pong", ephemeral=True)


@app_commands.command(description="Two menus")
async def menus(itx: Itx) -> None:
    await itx.response.send_message("choose", view=Menus())


@app_commands.command(description="Several answers, one taken back")
async def many(itx: Itx) -> None:
    await itx.response.send_message("first")
    second = await itx.followup.send("second", ephemeral=True, wait=True)
    await itx.followup.send("third")
    await second.edit(content="second, edited")
    await itx.delete_original_response()


@app_commands.command(description="Names two people, calls one")
async def mention(itx: Itx, one: discord.Member, other: discord.Member) -> None:
    allowed = discord.AllowedMentions(users=[one])
    await itx.response.send_message(f"{one.mention} {other.mention} @everyone", allowed_mentions=allowed)


class Place:
    """The stand-in, with people and channels by name."""

    def __init__(self, standin: Standin) -> None:
        self.standin, self.people, self.world = standin, standin.people, standin.world
        self.ids = {u["username"]: str(u["id"]) for u in self.people.people()}
        self.places = {str(c["name"]): str(c["id"]) for c in self.world.channels.values() if "name" in c}
        self.guild = next(iter(self.world.guilds.values()))

    @property
    def faults(self) -> Faults:
        assert self.standin.faults is not None
        return self.standin.faults


class Scene(Place):
    """The stand-in and the bot."""

    def __init__(self, standin: Standin, bot: DrivenBot) -> None:
        super().__init__(standin)
        self.bot = bot
        self.asked: list[dict[str, Any]] = []
        """What `INTERACTION_CREATE` carried, from the first on."""
        self.world.listeners.append(lambda e: self.asked.append(e.data) if e.name == "INTERACTION_CREATE" else None)

    def last(self, who: str, place: str = "general") -> dict[str, Any]:
        """The newest message that somebody sees in a channel, by name or id."""
        return self.people.messages_of(self.ids[who], self.places.get(place, place))[-1]

    async def run(self, who: str, path: str, place: str = "general", **values: Any) -> dict[str, Any]:
        """Use a command that answers at once; the newest message afterwards."""
        answer = await self.people.run(self.ids[who], self.places.get(place, place), path, values)
        assert not answer.failed
        return self.last(who, place)

    async def table(self, who: str, place: str = "general") -> str:
        """What the command /table ends with: `ok` and the thread's id, or `refused` and a code."""
        assert not (await self.people.run(self.ids[who], self.places[place], "table", {})).failed
        answer = next(m for m in reversed(list(self.world.messages.values())) if self.people.command_used(m) == "table")
        assert await until(lambda: answer["content"])
        return str(answer["content"])


async def until(predicate: Callable[[], object], seconds: float = 5.0) -> bool:
    """Wait until something holds; whether it did in time."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            while not predicate():  # noqa: ASYNC110 - what is waited for is any state at all
                await asyncio.sleep(0.005)
    return bool(predicate())


@contextlib.asynccontextmanager
async def connected(standin: Standin, **options: Any) -> AsyncIterator[DrivenBot]:
    """A bot that has logged in and is ready."""
    with point_discord_here(standin.base_url):
        bot = DrivenBot(**options)
        task = asyncio.create_task(bot.start(standin.token))
        try:
            assert await until(lambda: bot.is_ready() or task.done())
            if task.done():
                task.result()
            yield bot
        finally:
            await bot.close()
            await task


@contextlib.asynccontextmanager
async def running(
    world: World | None = None, settings: Settings | None = None, on_exchange: Callable[[Exchange], None] | None = None
) -> AsyncIterator[Standin]:
    """A stand-in without a bot, without rate limits unless asked for."""
    standin = Standin(
        world or default_world(bot=BOT_PERMISSIONS), settings=settings or Settings(rate_limits=False), faults=Faults(),
        on_exchange=on_exchange,
    )  # fmt: skip
    await standin.start()
    try:
        yield standin
    finally:
        await standin.stop()


@contextlib.asynccontextmanager
async def scene(
    world: World | None = None, *, settings: Settings | None = None,
    on_exchange: Callable[[Exchange], None] | None = None, **options: Any,
) -> AsyncIterator[Scene]:  # fmt: skip
    """Stand-in and bot, both running."""
    async with running(world, settings, on_exchange) as standin, connected(standin, **options) as bot:
        yield Scene(standin, bot)
