"""One interaction: what the bot is told, and what its answers carry."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from enum import IntEnum

from bot.local.standin.limits import MAX_FILE
from bot.local.standin.permissions import TOLD_DIRECT, base
from bot.local.standin.state import World
from bot.local.world import Payload


class Asked(IntEnum):
    """Kinds of interactions."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


class Reply(IntEnum):
    """Kinds of first answers."""

    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


@dataclass
class Interaction:
    """What is remembered of an interaction, under its token."""

    id: str
    token: str
    asked: Asked
    data: Payload
    user: Payload
    channel_id: str
    at: float
    """Seconds since 1970."""
    message_id: str | None = None
    """The message whose component was used."""
    opener: Interaction | None = None
    """The interaction that opened the modal."""
    reply: Reply | None = None
    original: str | None = None
    """The message that `@original` means."""
    modal: Payload | None = None
    choices: list[Payload] = field(default_factory=list)
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    def answered(self, reply: Reply) -> None:
        """The bot has given its first answer."""
        self.reply = reply
        if not self.done.done():
            self.done.set_result(None)


def path_of(data: Payload) -> str:
    """A command's path with its subcommands: `game create`."""
    path, options = str(data["name"]), data.get("options") or []
    while options and options[0]["type"] in (1, 2):
        path, options = f"{path} {options[0]['name']}", options[0].get("options") or []
    return path


def metadata(itx: Interaction, guild_id: str | None) -> Payload:
    """`interaction_metadata` of a message that answers an interaction."""
    owners = {"0": guild_id or "0"}
    meta: Payload = {"id": itx.id, "type": int(itx.asked), "user": itx.user, "authorizing_integration_owners": owners}
    if itx.asked == Asked.COMMAND:
        meta.update(name=path_of(itx.data), command_type=itx.data["type"])
        target = itx.data.get("target_id")
        if target and itx.data["type"] == 2:
            meta["target_user"] = itx.data["resolved"]["users"][target]
        elif target:
            meta["target_message_id"] = target
    elif itx.asked == Asked.COMPONENT:
        meta["interacted_message_id"] = itx.message_id
    elif itx.opener is not None:
        meta["triggering_interaction_metadata"] = metadata(itx.opener, guild_id)
    return meta


def event(world: World, itx: Interaction) -> Payload:
    """The data of `INTERACTION_CREATE`."""
    channel = world.channels[itx.channel_id]
    gid = channel.get("guild_id")
    may = str(int(world.may(itx.user["id"], channel)))
    own = world.may(world.bot_id, channel) if gid else TOLD_DIRECT
    body: Payload = {
        "id": itx.id, "application_id": world.bot_id, "type": int(itx.asked), "token": itx.token, "version": 1,
        "data": itx.data, "channel_id": itx.channel_id, "channel": {**channel, "permissions": may}, "locale": "en-US",
        "entitlements": [], "attachment_size_limit": MAX_FILE, "authorizing_integration_owners": {"0": gid or "0"},
        "context": 0 if gid else 1, "app_permissions": str(int(own)),
    }  # fmt: skip
    if gid:
        features: list[str] = []
        body.update(guild_id=gid, guild={"id": gid, "locale": "en-US", "features": features}, guild_locale="en-US")
        body["member"] = {**world.full_member(gid, itx.user["id"]), "permissions": may}
    else:
        body["user"] = itx.user
    if itx.message_id is not None:
        body["message"] = world.messages[itx.message_id]
    return body


def resolve(world: World, ids: list[str], guild_id: str | None, kinds: tuple[str, ...]) -> Payload:
    """The `resolved` part for chosen users, roles and channels."""
    found: Payload = {}
    for one in ids:
        if one in world.users and "users" in kinds:
            found.setdefault("users", {})[one] = world.users[one]
            if guild_id and one in world.members[guild_id]:
                may = base(world.guilds[guild_id], world.members[guild_id][one], one)
                member = {**world.members[guild_id][one], "permissions": str(int(may))}
                found.setdefault("members", {})[one] = member
        elif one in world.channels and "channels" in kinds:
            channel = world.channels[one]
            keys = ("id", "type", "name", "parent_id", "flags", "thread_metadata", "topic", "nsfw", "position")
            found.setdefault("channels", {})[one] = {
                **{k: channel[k] for k in keys if k in channel},
                "permissions": "0", "app_permissions": str(int(world.may(world.bot_id, channel))),
            }  # fmt: skip
        elif guild_id and "roles" in kinds:
            role = next((r for r in world.guilds[guild_id]["roles"] if r["id"] == one), None)
            if role is not None:
                found.setdefault("roles", {})[one] = role
    return found
