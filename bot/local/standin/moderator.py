"""What those who run a server may do to it: take rights away, delete, archive, lock, throw the bot out."""

from __future__ import annotations

from collections.abc import Callable

from bot.local.standin import payloads
from bot.local.standin.permissions import Permission
from bot.local.standin.posts import Posts
from bot.local.standin.state import GUILDS, ROOMS, Event, World
from bot.local.standin.threads import Threads
from bot.local.world import Payload


class Moderator:
    """Acts without asking for rights; KeyError for an id that is not there."""

    def __init__(self, world: World, posts: Posts, threads: Threads) -> None:
        self._world = world
        self._posts = posts
        self._threads = threads
        self._member: Payload = {}

    def take_away(self, permission: Permission, gid: str | None = None) -> None:
        """The bot's role loses a right, in one server or in all."""
        self._change(gid, lambda before: before & ~permission)

    def give(self, permission: Permission, gid: str | None = None) -> None:
        """The bot's role gets a right, in one server or in all."""
        self._change(gid, lambda before: before | permission)

    def _change(self, gid: str | None, change: Callable[[Permission], Permission]) -> None:
        world = self._world
        for guild in [world.guilds[gid]] if gid else list(world.guilds.values()):
            mine = world.members[guild["id"]][world.bot_id]["roles"]
            for role in [r for r in guild["roles"] if r["id"] in mine]:
                world.set_role(guild, role["id"], change(Permission(int(role["permissions"]))))

    def deny(self, permission: Permission, cid: str) -> None:
        """The bot loses a right in one channel and its threads; no permission gives all back."""
        self._world.overwrite(self._world.channels[cid], self._world.bot_id, deny=permission)

    def shut_out(self, cid: str) -> str:
        """The bot gets a role that sees a channel no more; the role's id."""
        world, channel = self._world, self._world.channels[cid]
        guild = world.guilds[channel["guild_id"]]
        role = payloads.role(world.ids.new(), "barred", Permission(0), len(guild["roles"]))
        guild["roles"].append(role)
        world.tell(Event("GUILD_ROLE_CREATE", {"guild_id": guild["id"], "role": role}, guild["id"], intent=GUILDS))
        world.overwrite(channel, role["id"], deny=Permission.VIEW_CHANNEL)
        self._give_roles(guild["id"], [*world.members[guild["id"]][world.bot_id]["roles"], role["id"]])
        return str(role["id"])

    def take_role(self, gid: str, role_id: str) -> None:
        """The bot has a role no more."""
        self._give_roles(gid, [one for one in self._world.members[gid][self._world.bot_id]["roles"] if one != role_id])

    def _give_roles(self, gid: str, roles: list[str]) -> None:
        world = self._world
        world.members[gid][world.bot_id]["roles"] = roles
        member = {**world.full_member(gid, world.bot_id), "guild_id": gid}
        world.tell(Event("GUILD_MEMBER_UPDATE", member, gid, intent=GUILDS))

    def delete_role(self, gid: str, role_id: str) -> None:
        """A role is gone, for everybody and in every channel, which Discord tells in one event."""
        world, guild = self._world, self._world.guilds[gid]
        guild["roles"] = [role for role in guild["roles"] if role["id"] != role_id]
        for member in world.members[gid].values():
            member["roles"] = [one for one in member["roles"] if one != role_id]
        for channel in [one for one in world.channels.values() if "permission_overwrites" in one]:
            channel["permission_overwrites"] = [o for o in channel["permission_overwrites"] if o["id"] != role_id]
        world.tell(Event("GUILD_ROLE_DELETE", {"guild_id": gid, "role_id": role_id}, gid, intent=GUILDS))

    def delete_message(self, mid: str) -> None:
        """Delete a message for everybody."""
        self._posts.delete(self._world.messages[mid])

    def delete_channel(self, cid: str) -> None:
        """Delete a channel with its threads, or a thread."""
        self._threads.delete_channel(self._world.channels[cid])

    def open_post(self, forum: str, name: str) -> str:
        """The server's owner opens a post in a forum; its id."""
        channel = self._world.channels[forum]
        owner = self._world.guilds[channel["guild_id"]]["owner_id"]
        return str(self._threads.open(channel, owner, {"name": name})["id"])

    def kick_bot(self, gid: str) -> None:
        """The bot is no member any more; the server goes on without it."""
        world = self._world
        self._member = world.members[gid].pop(world.bot_id)
        world.tell(Event("GUILD_DELETE", {"id": gid}, gid, intent=GUILDS))

    def invite_bot(self, gid: str) -> None:
        """The bot is back, with the roles that it had."""
        world = self._world
        world.members[gid][world.bot_id] = self._member
        world.tell(Event("GUILD_CREATE", world.whole_guild(world.guilds[gid]), gid, intent=GUILDS))

    def archive(self, tid: str, *, locked: bool = False) -> None:
        """Archive a thread, and lock it if asked for."""
        self._threads.update(self._world.channels[tid], {"archived": True, "locked": locked})

    def lock(self, tid: str) -> None:
        """Lock a thread that stays open."""
        self._threads.update(self._world.channels[tid], {"archived": False, "locked": True})

    def unlock(self, tid: str) -> None:
        """Reopen a thread and lift its lock."""
        self._threads.update(self._world.channels[tid], {"archived": False, "locked": False})

    def leave_commands(self, gid: str) -> None:
        """The bot leaves the server, and its commands stay there."""
        del self._world.members[gid][self._world.bot_id]
        self._world.tell(Event("GUILD_DELETE", {"id": gid}, gid, intent=GUILDS))

    def remove_bot(self, gid: str) -> None:
        """The bot leaves the server, and with it everything there is gone for it."""
        world = self._world
        for channel in [c for c in world.channels.values() if c.get("guild_id") == gid and c["type"] in ROOMS]:
            self._threads.delete_channel(channel)
        del world.guilds[gid], world.members[gid]
        world.commands.pop(gid, None)
        world.tell(Event("GUILD_DELETE", {"id": gid}, gid, intent=GUILDS))
