"""Threads: opening, joining, archiving and locking."""

from __future__ import annotations

from datetime import datetime

from bot.local.standin import payloads
from bot.local.standin.errors import FormErrors, Refusal, refuse
from bot.local.standin.permissions import THREADS, Permission
from bot.local.standin.posts import Posts
from bot.local.standin.state import (
    FORUM,
    GUILDS,
    HAS_THREAD,
    NEWS,
    NEWS_THREAD,
    PRIVATE_THREAD,
    PUBLIC_THREAD,
    TEXT,
    Event,
    World,
)
from bot.local.world import Payload

ARCHIVE_MINUTES = (60, 1440, 4320, 10080)


class Threads:
    """All changes of threads, and the removal of channels."""

    def __init__(self, world: World, posts: Posts) -> None:
        self._world = world
        self._posts = posts

    def open(self, parent: Payload, owner: str, body: Payload, *, message: Payload | None = None) -> Payload:
        """Open a thread under a channel, on a message or alone; raises 50024, 160004, 160006, 50035."""
        world = self._world
        if parent["type"] not in ((TEXT, NEWS) if message is not None else (TEXT, NEWS, FORUM)):
            raise refuse(Refusal.WRONG_CHANNEL_TYPE)
        if message is not None and message["id"] in world.channels:
            raise refuse(Refusal.THREAD_EXISTS)
        active = world.threads(parent["guild_id"])
        if len(active) >= world.caps.active_threads:
            raise refuse(Refusal.TOO_MANY_THREADS)
        announced = sum(thread["type"] == NEWS_THREAD for thread in active)
        if parent["type"] == NEWS and announced >= world.caps.announcement_threads:
            raise refuse(Refusal.TOO_MANY_ANNOUNCEMENT_THREADS)
        check_thread(body, new=True)
        kind = PUBLIC_THREAD if message or parent["type"] == FORUM else body.get("type") or PRIVATE_THREAD
        kind = NEWS_THREAD if parent["type"] == NEWS else kind
        minutes = body.get("auto_archive_duration") or 1440
        tid = message["id"] if message else world.ids.new()
        at = world.clock.iso()
        thread = payloads.thread(tid, parent, owner, body["name"], kind=kind, minutes=minutes, at=at)
        world.channels[tid] = thread
        world.thread_members[tid] = {owner: at}
        thread["member_count"] = 1
        if message is not None:
            message.update(flags=message["flags"] | HAS_THREAD, thread=thread)
        member = self.member(tid, owner)
        data = {**thread, "newly_created": True, "member": member}
        world.tell(Event("THREAD_CREATE", data, thread["guild_id"], tid, GUILDS))
        if message is not None:
            self._posts.changed(message)
        return thread

    def member(self, tid: str, uid: str) -> Payload:
        """A member of a thread; raises 10007."""
        joined = self._world.thread_members[tid].get(uid)
        if joined is None:
            raise refuse(Refusal.UNKNOWN_MEMBER)
        return {"id": tid, "user_id": uid, "join_timestamp": joined, "flags": 0}

    def join(self, thread: Payload, uid: str) -> None:
        """Add somebody who can see the parent channel; nothing happens if they are in already."""
        members = self._world.thread_members[thread["id"]]
        parent = self._world.channels[thread["parent_id"]]
        if uid in members or not self._world.sees(uid, parent):
            return
        members[uid] = self._world.clock.iso()
        self._members_changed(thread, {"added_members": [self.member(thread["id"], uid)]})

    def leave(self, thread: Payload, uid: str) -> None:
        """Take somebody out."""
        if self._world.thread_members[thread["id"]].pop(uid, None):
            self._members_changed(thread, {"removed_member_ids": [uid]})

    def _members_changed(self, thread: Payload, change: Payload) -> None:
        members = self._world.thread_members[thread["id"]]
        thread["member_count"] = min(len(members), 50)
        data = {"id": thread["id"], "guild_id": thread["guild_id"], "member_count": thread["member_count"], **change}
        self._world.tell(Event("THREAD_MEMBERS_UPDATE", data, thread["guild_id"], thread["id"], GUILDS))

    def settle(self, thread: Payload) -> None:
        """Archive a thread that has been quiet for longer than it is set to."""
        meta = thread["thread_metadata"]
        if meta["archived"]:
            return
        last = max(self._last_message(thread), datetime.fromisoformat(meta["archive_timestamp"]).timestamp())
        if self._world.clock.now() - last > meta["auto_archive_duration"] * 60:
            self.set_archived(thread, archived=True)

    def _last_message(self, thread: Payload) -> float:
        message = self._world.messages.get(thread["last_message_id"] or "")
        return datetime.fromisoformat(message["timestamp"]).timestamp() if message else 0.0

    def set_archived(self, thread: Payload, *, archived: bool) -> None:
        """Archive or reopen a thread."""
        self.update(thread, {"archived": archived})

    def update(self, thread: Payload, body: Payload) -> None:
        """Change name, archiving, lock or slow mode; the caller has checked the rights. Raises 50035."""
        check_thread(body, new=False)
        meta = thread["thread_metadata"]
        if "archived" in body and body["archived"] != meta["archived"]:
            meta.update(archived=body["archived"], archive_timestamp=self._world.clock.iso())
        meta.update({k: body[k] for k in ("locked", "auto_archive_duration", "invitable") if k in body})
        thread.update({k: body[k] for k in ("name", "rate_limit_per_user") if k in body})
        self._world.tell(Event("THREAD_UPDATE", thread, thread["guild_id"], thread["id"], GUILDS))

    def after_post(self, thread: Payload, message: Payload) -> None:
        """Who writes in a thread, or is called there, joins it."""
        for uid in (message["author"]["id"], *(u["id"] for u in message["mentions"])):
            self.join(thread, uid)

    def delete_channel(self, channel: Payload) -> None:
        """Delete a channel with its threads, or a thread."""
        world = self._world
        for thread in [c for c in world.channels.values() if c.get("parent_id") == channel["id"]]:
            self.delete_channel(thread)
        is_thread = channel["type"] in THREADS
        # told first: afterwards nobody could see it
        name = "THREAD_DELETE" if is_thread else "CHANNEL_DELETE"
        world.tell(Event(name, channel, channel["guild_id"], channel["id"], GUILDS))
        del world.channels[channel["id"]]
        world.thread_members.pop(channel["id"], None)
        self._posts.forget_channel(channel["id"])
        starter = world.messages.get(channel["id"])
        if is_thread and starter is not None:
            starter.pop("thread", None)


def check_thread(body: Payload, *, new: bool) -> None:
    """Name, kind and duration of a thread; raises 50035."""
    errors = FormErrors()
    if new or "name" in body:
        errors.length(body.get("name") or "", 1, 100, ("name",))
    if body.get("auto_archive_duration") is not None:
        errors.one_of(body["auto_archive_duration"], ARCHIVE_MINUTES, ("auto_archive_duration",))
    if body.get("type") is not None:
        errors.one_of(body["type"], THREADS, ("type",))
    errors.check()


def locked(thread: Payload, may: Permission) -> bool:
    """Whether a thread's lock stops somebody with these permissions."""
    return bool(thread["thread_metadata"]["locked"]) and not may & Permission.MANAGE_THREADS


def require_open(thread: Payload, may: Permission) -> None:
    """Raise 50083 for an archived thread, 160005 for a locked one that somebody with these permissions cannot use."""
    if thread["thread_metadata"]["archived"]:
        raise refuse(Refusal.THREAD_ARCHIVED)
    if locked(thread, may):
        raise refuse(Refusal.THREAD_LOCKED)
