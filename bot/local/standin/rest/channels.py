"""Routes about channels and threads."""

from __future__ import annotations

from bot.local.standin.desk import NOTHING, Call, Desk, Reply, Route, ok
from bot.local.standin.errors import FormErrors, Refusal, refuse
from bot.local.standin.permissions import THREADS, Permission
from bot.local.standin.state import DM, GUILDS, PUBLIC_THREAD, Event
from bot.local.world import Payload

_TEXT_FIELDS = ("name", "topic", "position", "nsfw", "rate_limit_per_user", "permission_overwrites")


def _get(desk: Desk, call: Call) -> Reply:
    return ok(desk.channel(call.params["cid"]))


def _patch(desk: Desk, call: Call) -> Reply:
    channel, body = desk.channel(call.params["cid"]), call.form()
    if channel["type"] == DM:
        raise refuse(Refusal.WRONG_CHANNEL_TYPE)
    if channel["type"] in THREADS:
        _may_change_thread(desk, channel, body)
        desk.threads.update(channel, body)
        return ok(channel)
    desk.channel(channel["id"], Permission.MANAGE_CHANNELS)
    errors = FormErrors()
    if "name" in body:
        errors.length(body["name"] or "", 1, 100, ("name",))
    errors.length(body.get("topic"), 0, 1024, ("topic",))
    errors.check()
    channel.update({k: body[k] for k in _TEXT_FIELDS if k in body})
    desk.world.tell(Event("CHANNEL_UPDATE", channel, channel["guild_id"], channel["id"], GUILDS))
    return ok(channel)


def _may_change_thread(desk: Desk, thread: Payload, body: Payload) -> None:
    """An archived thread can only be reopened; a lock is for those who manage threads, the rest for its owner too."""
    may = desk.world.may(desk.world.bot_id, thread)
    meta = thread["thread_metadata"]
    manages = bool(may & Permission.MANAGE_THREADS)
    owner = thread["owner_id"] == desk.world.bot_id
    reopens = meta["archived"] and body.get("archived") is False
    if meta["archived"] and not reopens:
        raise refuse(Refusal.THREAD_ARCHIVED)
    if not manages and (meta["locked"] or body.get("locked", meta["locked"]) != meta["locked"]):
        raise refuse(Refusal.MISSING_PERMISSIONS)
    if not manages and not (owner if not reopens else may & Permission.SEND_MESSAGES_IN_THREADS):
        raise refuse(Refusal.MISSING_PERMISSIONS)


def _delete(desk: Desk, call: Call) -> Reply:
    channel = desk.channel(call.params["cid"])
    if channel["type"] == DM:
        raise refuse(Refusal.WRONG_CHANNEL_TYPE)
    manage = Permission.MANAGE_THREADS if channel["type"] in THREADS else Permission.MANAGE_CHANNELS
    desk.channel(channel["id"], manage)
    desk.threads.delete_channel(channel)
    return ok(channel)


def _typing(desk: Desk, call: Call) -> Reply:
    channel = desk.world.channel(call.params["cid"])
    desk.channel(channel["id"], desk.needed_to_send(channel, {}, {}))
    return NOTHING


def _open_thread(desk: Desk, call: Call) -> Reply:
    body = call.form()
    on_message = "mid" in call.params
    public = on_message or body.get("type") == PUBLIC_THREAD
    needed = Permission.CREATE_PUBLIC_THREADS if public else Permission.CREATE_PRIVATE_THREADS
    parent = desk.channel(call.params["cid"], needed)
    message = desk.world.message(parent["id"], call.params["mid"]) if on_message else None
    thread = desk.threads.open(parent, desk.world.bot_id, body, message=message)
    return Reply(201, {**thread, "member": desk.threads.member(thread["id"], desk.world.bot_id)})


def _thread(desk: Desk, call: Call) -> Payload:
    channel = desk.channel(call.params["cid"])
    if channel["type"] not in THREADS:
        raise refuse(Refusal.WRONG_CHANNEL_TYPE)
    return channel


def _open_thread_for_change(desk: Desk, call: Call) -> Payload:
    thread = _thread(desk, call)
    if thread["thread_metadata"]["archived"]:
        raise refuse(Refusal.THREAD_ARCHIVED)
    return thread


def _members(desk: Desk, call: Call) -> Reply:
    tid = _thread(desk, call)["id"]
    return ok([desk.threads.member(tid, uid) for uid in desk.world.thread_members[tid]])


def _thread_member(desk: Desk, call: Call) -> Reply:
    return ok(desk.threads.member(_thread(desk, call)["id"], call.params["uid"]))


def _join(desk: Desk, call: Call) -> Reply:
    uid = call.params.get("uid", desk.world.bot_id)
    thread = _open_thread_for_change(desk, call)
    if uid not in desk.world.members[thread["guild_id"]]:
        raise refuse(Refusal.UNKNOWN_MEMBER)
    if uid != desk.world.bot_id:
        desk.channel(thread["id"], Permission.SEND_MESSAGES_IN_THREADS)
    desk.threads.join(thread, uid)
    return NOTHING


def _part(desk: Desk, call: Call) -> Reply:
    uid = call.params.get("uid", desk.world.bot_id)
    thread = _open_thread_for_change(desk, call)
    if uid != desk.world.bot_id and thread["owner_id"] != desk.world.bot_id:
        desk.channel(thread["id"], Permission.MANAGE_THREADS)
    desk.threads.leave(thread, uid)
    return NOTHING


ROUTES = (
    Route("GET", "/channels/{cid}", _get),
    Route("PATCH", "/channels/{cid}", _patch),
    Route("DELETE", "/channels/{cid}", _delete),
    Route("POST", "/channels/{cid}/typing", _typing),
    Route("POST", "/channels/{cid}/threads", _open_thread),
    Route("POST", "/channels/{cid}/messages/{mid}/threads", _open_thread),
    Route("GET", "/channels/{cid}/thread-members", _members),
    Route("PUT", "/channels/{cid}/thread-members/@me", _join),
    Route("DELETE", "/channels/{cid}/thread-members/@me", _part),
    Route("GET", "/channels/{cid}/thread-members/{uid}", _thread_member),
    Route("PUT", "/channels/{cid}/thread-members/{uid}", _join),
    Route("DELETE", "/channels/{cid}/thread-members/{uid}", _part),
)
