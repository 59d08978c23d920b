"""What those who run a server may do to it: take rights away, delete, archive, lock, throw the bot out."""

from __future__ import annotations

from collections.abc import Callable

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
