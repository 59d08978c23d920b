"""All that the stand-in knows: people, server, channels, messages, commands, files."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

import orjson

from bot.local.standin import payloads
from bot.local.standin.clock import Clock, Snowflakes
from bot.local.standin.errors import Refusal, refuse
from bot.local.standin.files import FileStore
from bot.local.standin.permissions import DIRECT, NONE, PERSON, THREADS, Permission, in_channel
from bot.local.world import Payload

TEXT, DM, VOICE, NEWS, FORUM = 0, 1, 2, 5, 15
NEWS_THREAD, PUBLIC_THREAD, PRIVATE_THREAD = 10, 11, 12
ROOMS = (TEXT, VOICE, NEWS, FORUM)
GUILDS, GUILD_MESSAGES, DIRECT_MESSAGES, MESSAGE_CONTENT = 1 << 0, 1 << 9, 1 << 12, 1 << 15
EPHEMERAL, LOADING, COMPONENTS_V2, HAS_THREAD = 1 << 6, 1 << 7, 1 << 15, 1 << 5


class Event(NamedTuple):
    """Something that happened, for the gateway and for the page."""

    name: str
    """A gateway event, such as `MESSAGE_CREATE` or `THREAD_UPDATE`."""
    data: Payload
    guild_id: str | None = None
    channel_id: str | None = None
    intent: int = 0
    """The gateway intent that it needs; 0 for none."""
    private: bool = False
    """Not for the gateway: an ephemeral message."""


@dataclass
class Caps:
    """How much is kept before the oldest is forgotten."""

    messages_per_channel: int = 1000
    interactions: int = 2000
    file_bytes: int = 128 << 20
    active_threads: int = 1000
    announcement_threads: int = 1000
    new_dms: int = 1000
    """Direct messages that the bot may open in ten seconds (40003)."""


@dataclass
class World:
    """Plain data and look-ups; whoever changes something tells the listeners."""

    clock: Clock = field(default_factory=Clock)
    caps: Caps = field(default_factory=Caps)
    bot_name: str = "petteia"

    def __post_init__(self) -> None:
        self.ids = Snowflakes(self.clock)
        self.bot = payloads.user(self.ids.new(), self.bot_name, bot=True)
        self.users: dict[str, Payload] = {self.bot["id"]: self.bot}
        self.guilds: dict[str, Payload] = {}
        self.members: dict[str, dict[str, Payload]] = {}
        self.channels: dict[str, Payload] = {}
        self.messages: dict[str, Payload] = {}
        self.history: dict[str, list[str]] = {}
        self.thread_members: dict[str, dict[str, str]] = {}
        self.commands: dict[str, list[Payload]] = {"": []}
        self.read: dict[str, dict[str, str]] = {}
        self.calls: dict[str, list[str]] = {}
        """Whom a message called when it was posted; an edit calls nobody, nor takes a call back."""
        self.pushes: dict[str, str] = {}
        """What a phone shows of a message: its plain words as they were posted, never its components."""
        self.dismissed: set[str] = set()
        self.files = FileStore(self.caps.file_bytes)
        self.base_url = ""
        self.changes = 0
        self.listeners: list[Callable[[Event], None]] = []

    @property
    def bot_id(self) -> str:
        """The bot's user id, which is its application's id as well."""
        return str(self.bot["id"])

    # building

    def add_user(self, name: str) -> Payload:
        """A new person, not yet member of any server."""
        person = payloads.user(self.ids.new(), name)
        self.users[person["id"]] = person
        return person

    def add_guild(
        self, name: str, people: list[Payload], *, bot: Permission = PERSON, person: Permission = PERSON
    ) -> Payload:
        """A server owned by the first of the people; two roles give people and bot theirs, everyone has nothing."""
        owner = people[0]["id"] if people else self.bot_id
        guild = payloads.guild(self.ids.new(), name, owner, Permission(0))
        wanted = (("citizens", person), (self.bot_name, bot))
        roles = [payloads.role(self.ids.new(), role, may, n) for n, (role, may) in enumerate(wanted, 1)]
        guild["roles"] += roles
        self.guilds[guild["id"]] = guild
        self.members[guild["id"]] = {self.bot_id: payloads.member(self.clock.iso(), [roles[1]["id"]])}
        for one in people:
            self.members[guild["id"]][one["id"]] = payloads.member(self.clock.iso(), [roles[0]["id"]])
        self.tell(Event("GUILD_CREATE", self.whole_guild(guild), guild["id"], intent=GUILDS))
        return guild

    def add_channel(self, guild: Payload, name: str, kind: int = TEXT) -> Payload:
        """A channel at the end of the server's list: for text, beside voice, for announcements, or a forum."""
        position = sum(c.get("guild_id") == guild["id"] and c["type"] in ROOMS for c in self.channels.values())
        channel = {**payloads.text_channel(self.ids.new(), guild["id"], name, position), "type": kind}
        if kind == VOICE:
            channel.update(bitrate=64000, user_limit=0, rtc_region=None, video_quality_mode=1)
        if kind == FORUM:
            channel.update(available_tags=[], default_reaction_emoji=None, default_sort_order=None)
            channel.update(default_forum_layout=0)
        self.channels[channel["id"]] = channel
        self.tell(Event("CHANNEL_CREATE", channel, guild["id"], channel["id"], GUILDS))
        return channel

    def dm_with(self, uid: str) -> Payload:
        """The direct messages of the bot with a person, opened if need be; KeyError for an unknown person."""
        for channel in self.channels.values():
            if channel["type"] == DM and channel["recipients"][0]["id"] == uid:
                return channel
        channel = payloads.dm_channel(self.ids.new(), self.users[uid])
        self.channels[channel["id"]] = channel
        self.tell(Event("CHANNEL_CREATE", channel, None, channel["id"], DIRECT_MESSAGES))
        return channel

    def overwrite(self, channel: Payload, target: str, *, allow: Permission = NONE, deny: Permission = NONE) -> None:
        """Set what a role or member (by id) may or may not in a channel, instead of what was set before."""
        kept = [o for o in channel["permission_overwrites"] if o["id"] != target]
        new = {"id": target, "type": int(target in self.users), "allow": str(int(allow)), "deny": str(int(deny))}
        channel["permission_overwrites"] = [*kept, new] if allow or deny else kept
        self.tell(Event("CHANNEL_UPDATE", channel, channel["guild_id"], channel["id"], GUILDS))

    def set_role(self, guild: Payload, role_id: str, permissions: Permission) -> None:
        """Give a role other permissions."""
        role = next(r for r in guild["roles"] if r["id"] == role_id)
        role["permissions"] = str(int(permissions))
        self.tell(Event("GUILD_ROLE_UPDATE", {"guild_id": guild["id"], "role": role}, guild["id"], intent=GUILDS))

    # looking

    def channel(self, cid: str) -> Payload:
        """A channel, thread or DM; raises 10003."""
        channel = self.channels.get(cid)
        if channel is None:
            raise refuse(Refusal.UNKNOWN_CHANNEL)
        return channel

    def message(self, cid: str, mid: str) -> Payload:
        """A message of a channel; raises 10008."""
        message = self.messages.get(mid)
        if message is None or message["channel_id"] != cid:
            raise refuse(Refusal.UNKNOWN_MESSAGE)
        return message

    def may(self, uid: str, channel: Payload) -> Permission:
        """What a user may do in a channel; private threads are for their members and for those who manage threads."""
        if channel["type"] == DM:
            return DIRECT if uid in (self.bot_id, channel["recipients"][0]["id"]) else Permission(0)
        guild = self.guilds[channel["guild_id"]]
        member = self.members[guild["id"]].get(uid)
        if member is None:
            return Permission(0)
        thread = channel["type"] in THREADS
        parent = self.channels[channel["parent_id"]] if thread else channel
        bits = in_channel(guild, member, uid, parent, thread=thread)
        hidden = channel["type"] == PRIVATE_THREAD and uid not in self.thread_members.get(channel["id"], {})
        return Permission(0) if hidden and not bits & Permission.MANAGE_THREADS else bits

    def sees(self, uid: str, channel: Payload) -> bool:
        """Whether a user may look into a channel."""
        return bool(self.may(uid, channel) & Permission.VIEW_CHANNEL)

    def threads(self, guild_id: str, *, archived: bool = False) -> list[Payload]:
        """The server's threads, open or archived ones."""
        return [
            c
            for c in self.channels.values()
            if c["type"] in THREADS and c["guild_id"] == guild_id and c["thread_metadata"]["archived"] == archived
        ]

    def full_member(self, guild_id: str, uid: str) -> Payload:
        """A member with its user; raises 10007."""
        member = self.members[guild_id].get(uid)
        if member is None:
            raise refuse(Refusal.UNKNOWN_MEMBER)
        return {**member, "user": self.users[uid]}

    def whole_guild(self, guild: Payload) -> Payload:
        """The server as `GUILD_CREATE` gives it: with all channels, and the threads that the bot sees."""
        gid = guild["id"]
        inside = [c for c in self.channels.values() if c.get("guild_id") == gid]
        threads = [c for c in inside if c["type"] in THREADS and self.sees(self.bot_id, c)]
        empty = ("voice_states", "presences", "stage_instances", "guild_scheduled_events", "soundboard_sounds")
        return {
            **guild, **{name: [] for name in empty}, "large": False, "unavailable": False,
            "joined_at": self.members[gid][self.bot_id]["joined_at"], "member_count": len(self.members[gid]),
            "members": [self.full_member(gid, self.bot_id)],
            "channels": [c for c in inside if c["type"] not in THREADS],
            "threads": [c for c in threads if not c["thread_metadata"]["archived"]],
        }  # fmt: skip

    def messages_in(self, cid: str) -> Iterator[Payload]:
        """Messages of a channel, oldest first."""
        return (self.messages[mid] for mid in self.history.get(cid, ()))

    def move_to(self, base_url: str) -> None:
        """Files are served at another address from now on: the addresses in messages follow."""
        if self.base_url and self.base_url != base_url:
            old, new = self.base_url.encode(), base_url.encode()
            text = orjson.dumps(list(self.messages.values()))
            for message, moved in zip(self.messages.values(), orjson.loads(text.replace(old, new)), strict=True):
                message.update({key: moved[key] for key in ("attachments", "embeds", "components")})
        self.base_url = base_url

    # telling

    def tell(self, event: Event) -> None:
        """Let gateway and page know."""
        self.changes += 1
        for listener in self.listeners:
            listener(event)
