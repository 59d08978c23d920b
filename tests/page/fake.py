"""A LocalWorld in memory with a scripted bot, so that the page can be tried without the stand-in."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime
from typing import Any

from bot.local.world import Answer, CommandEntry, News, Payload

V2, EPHEMERAL, LOADING = 1 << 15, 1 << 6, 1 << 7
BOT: Payload = {"id": "9", "username": "petteia", "global_name": None, "bot": True}
EPOCH_MS = 1_420_070_400_000

Handler = Callable[["FakeWorld", str, str, Any], Awaitable[Answer]]


class FakeWorld:
    """People, channels and messages; what the bot does is given as handlers by command path or custom id."""

    def __init__(self, names: Sequence[str] = ("theano", "kallias", "lykos", "myrrine")) -> None:
        self.bot = BOT
        self.crowd = [
            {"id": str(100 + n), "username": name, "global_name": name.title()} for n, name in enumerate(names)
        ]
        self.rooms: dict[str, Payload] = {}
        self.messages: dict[str, Payload] = {}
        self.owner: dict[str, str] = {}
        self.read: dict[tuple[str, str], int] = {}
        self.entries: list[CommandEntry] = []
        self.handlers: dict[str, Handler] = {}
        self.menus: dict[int, list[str]] = {2: [], 3: []}
        self.calls: list[tuple[str, Any]] = []
        self.watchers: list[asyncio.Queue[News]] = []
        self.count = 0
        for name in ("general", "tables"):
            self.add_room(name)

    # ---- making the world

    def next_id(self) -> str:
        self.count += 1
        now = int(datetime.now(UTC).timestamp() * 1000) - EPOCH_MS
        return str((now << 22) + self.count)

    def add_room(self, name: str | None, kind: int = 0, parent: str | None = None, owner: str = "") -> str:
        cid = self.next_id()
        self.rooms[cid] = {"id": cid, "type": kind, "name": name, "parent_id": parent, "owner": owner, "guild_id": "1"}
        self.tell("CHANNELS", self.rooms[cid])
        return cid

    def room(self, name: str) -> str:
        return next(cid for cid, room in self.rooms.items() if room["name"] == name)

    def uid(self, name: str) -> str:
        return next(str(user["id"]) for user in self.crowd if user["username"] == name)

    def post(self, cid: str, author: Payload | None = None, owner: str = "", **fields: Any) -> Payload:
        message: Payload = {
            "id": self.next_id(),
            "channel_id": cid,
            "author": author or BOT,
            "content": "",
            "embeds": [],
            "attachments": [],
            "components": [],
            "mentions": [],
            "flags": 0,
            "edited_timestamp": None,
            "type": 0,
            "timestamp": datetime.now(UTC).isoformat(),
            **fields,
        }
        if owner:
            message["flags"] |= EPHEMERAL
            self.owner[message["id"]] = owner
        self.messages[message["id"]] = message
        self.tell("MESSAGE_CREATE", message)
        return message

    def edit(self, message: Payload, **fields: Any) -> None:
        message.update(fields)
        self.tell("MESSAGE_UPDATE", message)

    def delete(self, message: Payload) -> None:
        del self.messages[message["id"]]
        self.tell("MESSAGE_DELETE", message)

    def command(self, path: str, about: str, options: Sequence[Payload], handler: Handler | None = None) -> None:
        self.entries.append(CommandEntry(path, about, options))
        if handler:
            self.handlers[path] = handler

    def answer_to(self, uid: str, path: str) -> Payload:
        """Fields of a message that answers a command."""
        return {"interaction_metadata": {"user": self.user(uid), "name": path.split()[0]}, "path": path}

    def tell(self, event: str, what: Payload) -> None:
        for queue in self.watchers:
            queue.put_nowait(News(event, what))

    # ---- LocalWorld

    def people(self) -> list[Payload]:
        return self.crowd

    def user(self, uid: str) -> Payload | None:
        return next((user for user in [*self.crowd, BOT] if user["id"] == uid), None)

    def server_name(self) -> str:
        return "The Agora"

    def roles(self) -> list[Payload]:
        return [{"id": "1", "name": "@everyone"}, {"id": "77", "name": "Archons"}]

    def channel(self, cid: str) -> Payload | None:
        return self.rooms.get(cid)

    def channels_of(self, uid: str) -> list[Payload]:
        rows: list[Payload] = []
        for room in [room for room in self.rooms.values() if room["type"] == 0]:
            rows += [room, *(thread for thread in self.rooms.values() if thread["parent_id"] == room["id"])]
        return rows + [room for room in self.rooms.values() if room["type"] == 1 and room["owner"] == uid]

    def messages_of(self, uid: str, cid: str, last: int = 40) -> list[Payload]:
        some = [m for m in self.messages.values() if m["channel_id"] == cid and self.visible(m, uid)]
        return some[-last:]

    def visible(self, message: Payload, uid: str) -> bool:
        room = self.rooms[message["channel_id"]]
        return self.owner.get(message["id"], uid) == uid and (room["type"] != 1 or room["owner"] == uid)

    def command_used(self, message: Payload) -> str | None:
        return message.get("path")

    def unread(self, uid: str, cid: str) -> tuple[bool, int]:
        since = self.read.get((uid, cid), 0)
        new = [m for m in self.messages_of(uid, cid, 10_000) if int(m["id"]) > since and m["author"]["id"] != uid]
        letter = self.rooms[cid]["type"] == 1
        calls = [m for m in new if letter or any(user["id"] == uid for user in m["mentions"])]
        return bool(new), len(calls)

    def pushed(self, uid: str, message: Payload) -> str | None:
        called = any(user["id"] == uid for user in message["mentions"])
        return str(message["content"]) if called else None

    def mark_read(self, uid: str, cid: str) -> None:
        some = self.messages_of(uid, cid, 1)
        if some:
            self.read[uid, cid] = int(some[-1]["id"])
        self.tell("READ", self.rooms[cid])

    def dismiss(self, uid: str, mid: str) -> None:
        self.calls.append(("dismiss", (uid, mid)))
        message = self.messages.get(mid)
        if message:
            self.delete(message)

    def say(self, uid: str, cid: str, text: str) -> None:
        if not text or len(text) > 2000:
            raise ValueError
        self.post(cid, self.user(uid), content=text)

    def commands_here(self, uid: str, cid: str) -> list[CommandEntry]:
        return self.entries

    async def _handle(self, key: str, uid: str, cid: str, what: Any) -> Answer:
        self.calls.append((key, what))
        handler = self.handlers.get(key)
        return await handler(self, uid, cid, what) if handler else Answer()

    async def run(self, uid: str, cid: str, path: str, values: dict[str, Any]) -> Answer:
        return await self._handle(path, uid, cid, values)

    async def suggest(self, uid: str, cid: str, path: str, values: dict[str, Any], focused: str) -> Answer:
        return await self._handle(f"?{path} {focused}", uid, cid, values)

    async def press(
        self, uid: str, message: Payload, component: Payload, values: Sequence[str] | None = None
    ) -> Answer:
        what = {"message": message, "values": values}
        return await self._handle(component["custom_id"], uid, message["channel_id"], what)

    def menus_here(self, uid: str, cid: str, *, on_message: bool) -> list[str]:
        return self.menus[3 if on_message else 2]

    async def use_menu(self, uid: str, cid: str, name: str, target: str) -> Answer:
        return await self._handle(name, uid, cid, target)

    async def submit(self, uid: str, answer: Answer, values: dict[str, Any]) -> Answer:
        return await self._handle(f"form:{answer.token}", uid, "", values)

    def watch(self) -> asyncio.Queue[News]:
        queue: asyncio.Queue[News] = asyncio.Queue()
        self.watchers.append(queue)
        return queue

    def unwatch(self, queue: asyncio.Queue[News]) -> None:
        self.watchers.remove(queue)
