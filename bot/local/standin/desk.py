"""What a REST handler has at hand, and what it answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from bot.local.standin.engine import Engine
from bot.local.standin.errors import Refusal, bad_form, refuse
from bot.local.standin.faults import Faults
from bot.local.standin.files import Upload
from bot.local.standin.gateway import Gateway
from bot.local.standin.moderator import Moderator
from bot.local.standin.permissions import NONE, THREADS, Permission
from bot.local.standin.posts import Posts
from bot.local.standin.settings import Settings
from bot.local.standin.state import DM, World
from bot.local.standin.threads import Threads
from bot.local.world import Payload


class Call(NamedTuple):
    """A request, read and parsed."""

    params: Mapping[str, str]
    query: Mapping[str, str]
    body: object
    """The JSON body, or the `payload_json` part; None without one."""
    uploads: Mapping[int, Upload]

    def form(self) -> Payload:
        """The body as an object; raises 50035 for anything else."""
        if self.body is None:
            return {}
        if not isinstance(self.body, dict):
            raise bad_form((), "BASE_TYPE_DICT", "Only dictionaries may be used.")
        return self.body

    def forms(self) -> list[Payload]:
        """The body as a list of objects; raises 50035."""
        if not isinstance(self.body, list) or not all(isinstance(b, dict) for b in self.body):
            raise bad_form((), "BASE_TYPE_LIST", "Only lists of dictionaries may be used.")
        return self.body


class Reply(NamedTuple):
    """Status and JSON body of an answer; no body with 204."""

    status: int
    body: object = None


NOTHING = Reply(204)


def ok(body: object) -> Reply:
    """200 with a body."""
    return Reply(200, body)


@dataclass
class Desk:
    """The parts of the stand-in, for the handlers."""

    world: World
    posts: Posts
    threads: Threads
    engine: Engine
    gateway: Gateway
    moderator: Moderator
    settings: Settings
    faults: Faults | None = None

    def channel(self, cid: str, needed: Permission = NONE) -> Payload:
        """A channel that the bot sees and where it may do that; raises 10003, 50001, 50013."""
        channel = self.world.channel(cid)
        may = self.world.may(self.world.bot_id, channel)
        if not may & Permission.VIEW_CHANNEL:
            raise refuse(Refusal.MISSING_ACCESS)
        if may & needed != needed:
            raise refuse(Refusal.MISSING_PERMISSIONS)
        if channel["type"] in THREADS:
            self.threads.settle(channel)
        return channel

    def guild(self, gid: str) -> Payload:
        """The server; raises 10004."""
        guild = self.world.guilds.get(gid)
        if guild is None:
            raise refuse(Refusal.UNKNOWN_GUILD)
        return guild

    def needed_to_send(self, channel: Payload, body: Payload, uploads: Mapping[int, Upload]) -> Permission:
        """What a message of that content takes."""
        if channel["type"] == DM:
            return NONE
        needed = Permission.SEND_MESSAGES_IN_THREADS if channel["type"] in THREADS else Permission.SEND_MESSAGES
        if uploads:
            needed |= Permission.ATTACH_FILES
        return needed | Permission.EMBED_LINKS if body.get("embeds") else needed

    def deliverable(self, channel: Payload) -> None:
        """Raises 50007 or 50278 when the other side of a DM cannot be written to."""
        if channel["type"] != DM:
            return
        uid = channel["recipients"][0]["id"]
        shared = any({uid, self.world.bot_id} <= set(members) for members in self.world.members.values())
        if not shared or (self.faults is not None and uid in self.faults.no_mutual):
            raise refuse(Refusal.NO_MUTUAL_SERVER)
        if self.faults is not None and uid in self.faults.no_dms:
            raise refuse(Refusal.CANNOT_DM)


Handler: TypeAlias = Callable[[Desk, Call], Reply]


class Route(NamedTuple):
    """A handler's place."""

    method: str
    path: str
    handler: Handler
    by_token: bool = False
    """The path carries its own token instead of the Authorization header."""
