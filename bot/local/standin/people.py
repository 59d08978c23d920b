"""The user side: what people in front of the page see and do; implements `LocalWorld`."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from bot.local.standin import commands
from bot.local.standin.components import Kind, find
from bot.local.standin.engine import Engine
from bot.local.standin.filling import choose, fill_modal
from bot.local.standin.interaction import Asked, Interaction
from bot.local.standin.limits import MAX_CONTENT
from bot.local.standin.permissions import THREADS, Permission
from bot.local.standin.posts import Posts
from bot.local.standin.state import DM, EPHEMERAL, ROOMS, Event, World
from bot.local.standin.threads import Threads, locked
from bot.local.world import Answer, CommandEntry, News, Payload

FAILED = Answer(failed=True)
QUEUE_LIMIT = 5000
_CHANNEL_NEWS = ("CHANNEL_", "THREAD_", "GUILD_")


class People:
    """Everything that happens on the person's side of Discord, in the process."""

    def __init__(self, world: World, posts: Posts, threads: Threads, engine: Engine) -> None:
        self._world = world
        self._posts = posts
        self._threads = threads
        self._engine = engine
        self._watchers: list[asyncio.Queue[News]] = []
        self.bot: Payload = world.bot
        world.listeners.append(self._heard)

    # looking

    def people(self) -> list[Payload]:
        """Everybody who can be played, in the order in which they came."""
        return [u for u in self._world.users.values() if not u.get("bot")]

    def user(self, uid: str) -> Payload | None:
        """A user by id, the bot included."""
        return self._world.users.get(uid)

    def server_name(self) -> str:
        """Name of the first server."""
        return next((str(g["name"]) for g in self._world.guilds.values()), "")

    def roles(self) -> list[Payload]:
        """Roles of the first server, without the one that everyone has."""
        guild = next(iter(self._world.guilds.values()), None)
        return [r for r in guild["roles"] if r["id"] != guild["id"]] if guild else []

    def channel(self, cid: str) -> Payload | None:
        """A channel, thread or DM by id."""
        return self._world.channels.get(cid)

    def channels_of(self, uid: str) -> list[Payload]:
        """Text channels, each followed by its open threads that the person may see; then the person's DMs."""
        for thread in [c for c in self._world.channels.values() if c["type"] in THREADS]:
            self._threads.settle(thread)
        seen = [c for c in self._world.channels.values() if self._world.sees(uid, c)]
        found: list[Payload] = []
        for text in sorted((c for c in seen if c["type"] in ROOMS), key=lambda c: c["position"]):
            found.append(text)
            found += [t for t in seen if t.get("parent_id") == text["id"] and not t["thread_metadata"]["archived"]]
        return found + [c for c in seen if c["type"] == DM]

    def messages_of(self, uid: str, cid: str, last: int = 40) -> list[Payload]:
        """The newest messages that the person may see, oldest first; private ones only if theirs."""
        found: list[Payload] = []
        for mid in reversed(self._world.history.get(cid, ())):
            if len(found) == last:
                break
            if self.visible(self._world.messages[mid], uid):
                found.append(self._world.messages[mid])
        return found[::-1]

    def visible(self, message: Payload, uid: str) -> bool:
        """Whether the person may see a message."""
        channel = self._world.channels.get(message["channel_id"])
        if channel is None or not self._world.sees(uid, channel):
            return False
        if not message["flags"] & EPHEMERAL:
            return True
        return message["id"] not in self._world.dismissed and str(message["interaction_metadata"]["user"]["id"]) == uid

    def command_used(self, message: Payload) -> str | None:
        """The command path that a message answers: `game create`."""
        name = (message.get("interaction_metadata") or {}).get("name")
        return str(name) if name else None

    # marks

    def unread(self, uid: str, cid: str) -> tuple[bool, int]:
        """Whether anything is new there for the person, and how many messages call for them."""
        since = int(self._world.read.get(uid, {}).get(cid, "0"))
        direct = self._world.channels[cid]["type"] == DM
        new, calls = False, 0
        for mid in reversed(self._world.history.get(cid, ())):
            if int(mid) <= since:
                break
            message = self._world.messages[mid]
            if message["author"]["id"] != uid and self.visible(message, uid):
                new = True
                calls += direct or message["mention_everyone"] or uid in self._world.calls.get(mid, ())
        return new, calls

    def pushes(self, uid: str) -> list[str]:
        """What the person's phone has shown, oldest first: every call, and every direct message."""
        told = (self.pushed(uid, self._world.messages[mid]) for mid in self._world.pushes)
        return [words for words in told if words is not None]

    def pushed(self, uid: str, message: Payload) -> str | None:
        """What the person's phone has shown of a message; None where it called them not."""
        world, mid = self._world, message["id"]
        if message["author"]["id"] == uid or message["flags"] & EPHEMERAL or not self.visible(message, uid):
            return None
        direct = world.channels[message["channel_id"]]["type"] == DM
        return world.pushes.get(mid) if direct or uid in world.calls.get(mid, ()) else None

    def mark_read(self, uid: str, cid: str) -> None:
        """All that is there now counts as seen."""
        line = self._world.history.get(cid)
        marks = self._world.read.setdefault(uid, {})
        if line and marks.get(cid) != line[-1]:
            marks[cid] = line[-1]
            self._world.changes += 1
            self._tell(News("READ", {"user_id": uid, "channel_id": cid}))

    def dismiss(self, uid: str, mid: str) -> None:
        """Throw a private message away for that person; ValueError for any other message."""
        message = self._world.messages.get(mid)
        if message is None or not message["flags"] & EPHEMERAL or not self.visible(message, uid):
            raise ValueError("only one's own private messages can be dismissed")
        self._world.dismissed.add(mid)
        self._world.changes += 1
        self._tell(News("MESSAGE_DELETE", message))

    # doing

    def say(self, uid: str, cid: str, text: str) -> None:
        """Post a plain message; ValueError when it is empty, over 2,000 characters, or not allowed there."""
        channel = self._world.channels[cid]
        if not text.strip() or len(text) > MAX_CONTENT:
            raise ValueError(f"a message has 1 to {MAX_CONTENT} characters")
        thread = channel["type"] in THREADS
        may = self._world.may(uid, channel)
        send = Permission.SEND_MESSAGES_IN_THREADS if thread else Permission.SEND_MESSAGES
        if not may & send or (thread and locked(channel, may)):
            raise ValueError("one cannot write here")
        if thread and channel["thread_metadata"]["archived"]:
            self._threads.set_archived(channel, archived=False)
        message = self._posts.create(channel, self._world.users[uid], {"content": text}, {})
        if thread:
            self._threads.after_post(channel, message)

    def commands_here(self, uid: str, cid: str) -> list[CommandEntry]:
        """Slash commands that can be used there, subcommands written out."""
        found = commands.usable(self._world, uid, self._world.channels[cid])
        return [entry for command in found for entry in commands.written_out(command)]

    def menus_here(self, uid: str, cid: str, *, on_message: bool) -> list[str]:
        """Names of the commands in the context menu of a message, or of a person."""
        kind = commands.ON_MESSAGE if on_message else commands.ON_USER
        return [str(c["name"]) for c in commands.usable(self._world, uid, self._world.channels[cid], kind)]

    async def run(self, uid: str, cid: str, path: str, values: dict[str, Any]) -> Answer:
        """Use a slash command; ValueError for values that a client would not send."""
        return await self._command(uid, cid, Asked.COMMAND, path, values)

    async def suggest(self, uid: str, cid: str, path: str, values: dict[str, Any], focused: str) -> Answer:
        """Ask the bot for suggestions for the option being typed."""
        return await self._command(uid, cid, Asked.AUTOCOMPLETE, path, values, focused)

    async def _command(
        self, uid: str, cid: str, asked: Asked, path: str, values: dict[str, Any], focused: str = ""
    ) -> Answer:
        channel = self._world.channels[cid]
        found = commands.usable(self._world, uid, channel)
        data = commands.filled(self._world, found, path, values, channel.get("guild_id"), focused)
        return await self._outcome(self._engine.ask(uid, channel, asked, data))

    async def use_menu(self, uid: str, cid: str, name: str, target: str) -> Answer:
        """Use a context-menu command on a message or person, by id; ValueError when there is none."""
        channel = self._world.channels[cid]
        kind = commands.ON_MESSAGE if target in self._world.messages else commands.ON_USER
        found = [c for c in commands.usable(self._world, uid, channel, kind) if c["name"] == name]
        if not found:
            raise ValueError(f"no such command here: {name}")
        data = commands.on_target(self._world, found[0], target, channel.get("guild_id"))
        return await self._outcome(self._engine.ask(uid, channel, Asked.COMMAND, data))

    async def press(
        self, uid: str, message: Payload, component: Payload, values: Sequence[str] | None = None
    ) -> Answer:
        """Press a button, or choose values in a menu; fails when it is no longer there or disabled."""
        current = self._world.messages.get(message["id"])
        custom_id = component.get("custom_id")
        if current is None or not custom_id or not self.visible(current, uid):
            return FAILED
        there = find(current["components"], custom_id)
        channel = self._world.channels[current["channel_id"]]
        if there is None or there.get("disabled") or not self._reopened(uid, channel):
            return FAILED
        data: Payload = {"custom_id": custom_id, "component_type": there["type"], "id": there["id"]}
        if there["type"] != Kind.BUTTON:
            data.update(choose(self._world, there, list(values or ()), channel.get("guild_id")))
        return await self._outcome(self._engine.ask(uid, channel, Asked.COMPONENT, data, message_id=current["id"]))

    def _reopened(self, uid: str, channel: Payload) -> bool:
        """Clients first open an archived thread in the person's own name; who is no member of it may not."""
        if channel["type"] not in THREADS or not channel["thread_metadata"]["archived"]:
            return True
        if uid not in self._world.thread_members[channel["id"]] or locked(channel, self._world.may(uid, channel)):
            return False
        self._threads.set_archived(channel, archived=False)
        return True

    async def submit(self, uid: str, answer: Answer, values: dict[str, Any]) -> Answer:
        """Send a filled-in modal; ValueError for values that a client would not send."""
        opener = self._engine.known(answer.token)
        if opener is None or opener.modal is None or opener.user["id"] != uid:
            return FAILED
        channel = self._world.channels.get(opener.channel_id)
        if channel is None:
            return FAILED
        data = fill_modal(self._world, opener.modal, values, channel.get("guild_id"))
        message_id = opener.message_id if opener.message_id in self._world.messages else None
        itx = self._engine.ask(uid, channel, Asked.MODAL, data, message_id=message_id, opener=opener)
        return await self._outcome(itx)

    async def _outcome(self, itx: Interaction) -> Answer:
        if not await self._engine.answered(itx):
            return Answer(failed=True, token=itx.token)
        return Answer(modal=itx.modal, token=itx.token, choices=itx.choices)

    # news

    def watch(self) -> asyncio.Queue[News]:
        """A queue that receives all news from now on; hand it back to `unwatch`."""
        queue: asyncio.Queue[News] = asyncio.Queue(QUEUE_LIMIT)
        self._watchers.append(queue)
        return queue

    def unwatch(self, queue: asyncio.Queue[News]) -> None:
        """Stop telling that queue."""
        self._watchers = [q for q in self._watchers if q is not queue]

    def _heard(self, event: Event) -> None:
        if event.name.startswith("MESSAGE_"):
            self._tell(News(event.name, self._world.messages.get(event.data["id"], event.data)))
        elif event.name.startswith(_CHANNEL_NEWS):
            self._tell(News("CHANNELS", event.data))

    def _tell(self, news: News) -> None:
        for queue in self._watchers:
            if queue.full():  # a tab that reads nothing any more: it loses the oldest
                queue.get_nowait()
            queue.put_nowait(news)
