"""Routes about messages and pins."""

from __future__ import annotations

from bot.local.standin.desk import NOTHING, Call, Desk, Reply, Route, ok
from bot.local.standin.errors import FormErrors, Refusal, bad_form, refuse
from bot.local.standin.permissions import THREADS, Permission
from bot.local.standin.posts import PLAIN, REPLY, Origin
from bot.local.standin.state import EPHEMERAL, FORUM, GUILDS, Event
from bot.local.standin.threads import locked, require_open
from bot.local.world import Payload


def _message(desk: Desk, call: Call) -> Payload:
    """The message; private ones exist only for the interaction that made them."""
    message = desk.world.message(call.params["cid"], call.params["mid"])
    if message["flags"] & EPHEMERAL:
        raise refuse(Refusal.UNKNOWN_MESSAGE)
    return message


def _create(desk: Desk, call: Call) -> Reply:
    body = call.form()
    channel = desk.world.channel(call.params["cid"])
    desk.channel(channel["id"], desk.needed_to_send(channel, body, call.uploads))
    if channel["type"] == FORUM:
        raise refuse(Refusal.CANNOT_SEND_IN_FORUM)
    desk.deliverable(channel)
    if channel["type"] in THREADS:
        _reopen(desk, channel)
    message = desk.posts.create(channel, desk.world.bot, body, call.uploads, _origin(desk, channel, body))
    if channel["type"] in THREADS:
        desk.threads.after_post(channel, message)
    return ok(message)


def _reopen(desk: Desk, thread: Payload) -> None:
    """A message reopens an archived thread, unless it is locked."""
    may = desk.world.may(desk.world.bot_id, thread)
    if not thread["thread_metadata"]["archived"]:
        require_open(thread, may)
        return
    if locked(thread, may):
        raise refuse(Refusal.THREAD_CLOSED)
    desk.threads.set_archived(thread, archived=False)


def _origin(desk: Desk, channel: Payload, body: Payload) -> Origin:
    """A reply carries the message that it answers."""
    reference = body.get("message_reference")
    if not reference:
        return PLAIN
    may = desk.world.may(desk.world.bot_id, channel)
    if not may & Permission.READ_MESSAGE_HISTORY:
        raise refuse(Refusal.CANNOT_REPLY)
    target = desk.world.messages.get(str(reference["message_id"]))
    if target is None or target["channel_id"] != channel["id"]:
        if not reference.get("fail_if_not_exists", True):
            return PLAIN
        raise bad_form(("message_reference",), "MESSAGE_REFERENCE_UNKNOWN_MESSAGE", "Unknown message")
    named = {"type": 0, "channel_id": channel["id"], "message_id": target["id"]}
    if "guild_id" in channel:
        named["guild_id"] = channel["guild_id"]
    quoted = {k: v for k, v in target.items() if k != "referenced_message"}
    return Origin(REPLY, 0, {"message_reference": named, "referenced_message": quoted})


def _get(desk: Desk, call: Call) -> Reply:
    desk.channel(call.params["cid"], Permission.READ_MESSAGE_HISTORY)
    return ok(_message(desk, call))


def _list(desk: Desk, call: Call) -> Reply:
    channel = desk.channel(call.params["cid"])
    limit = int(call.query.get("limit", 50))
    if not 1 <= limit <= 100:
        errors = FormErrors()
        errors.add(("limit",), "NUMBER_TYPE_RANGE", "int value should be between 1 and 100.")
        errors.check()
    if not desk.world.may(desk.world.bot_id, channel) & Permission.READ_MESSAGE_HISTORY:
        return ok([])
    public = [m for m in desk.world.messages_in(channel["id"]) if not m["flags"] & EPHEMERAL]
    return ok(_window(public, call, limit)[::-1])


def _window(messages: list[Payload], call: Call, limit: int) -> list[Payload]:
    """Oldest first; the newest by default, or those next to a message."""
    if "before" in call.query:
        return [m for m in messages if int(m["id"]) < int(call.query["before"])][-limit:]
    if "after" in call.query:
        return [m for m in messages if int(m["id"]) > int(call.query["after"])][:limit]
    if "around" in call.query:
        middle = sum(int(m["id"]) < int(call.query["around"]) for m in messages)
        return messages[max(0, middle - limit // 2) :][:limit]
    return messages[-limit:]


def _edit(desk: Desk, call: Call) -> Reply:
    body = call.form()
    channel = desk.world.channel(call.params["cid"])
    desk.channel(channel["id"], desk.needed_to_send(channel, body, call.uploads))
    message = _message(desk, call)
    if message["author"]["id"] != desk.world.bot_id:
        raise refuse(Refusal.NOT_THE_AUTHOR)
    _still_open(desk, channel)
    return ok(desk.posts.edit(message, body, call.uploads))


def _still_open(desk: Desk, channel: Payload) -> None:
    if channel["type"] in THREADS:
        require_open(channel, desk.world.may(desk.world.bot_id, channel))


def _delete(desk: Desk, call: Call) -> Reply:
    channel, message = desk.channel(call.params["cid"]), _message(desk, call)
    if message["author"]["id"] != desk.world.bot_id:
        desk.channel(channel["id"], Permission.MANAGE_MESSAGES)
    _still_open(desk, channel)
    desk.posts.delete(message)
    return NOTHING


def _pins(desk: Desk, call: Call) -> Reply:
    channel = desk.channel(call.params["cid"], Permission.READ_MESSAGE_HISTORY)
    pinned = [m for m in desk.world.messages_in(channel["id"]) if m["pinned"]]
    items = [{"pinned_at": m["edited_timestamp"] or m["timestamp"], "message": m} for m in reversed(pinned)]
    return ok({"items": items, "has_more": False})


def _pin(desk: Desk, call: Call) -> Reply:
    return _set_pinned(desk, call, pinned=True)


def _unpin(desk: Desk, call: Call) -> Reply:
    return _set_pinned(desk, call, pinned=False)


def _set_pinned(desk: Desk, call: Call, *, pinned: bool) -> Reply:
    channel = desk.channel(call.params["cid"], Permission.PIN_MESSAGES)
    _still_open(desk, channel)
    _message(desk, call)["pinned"] = pinned
    data = {"channel_id": channel["id"], "last_pin_timestamp": desk.world.clock.iso()}
    if "guild_id" in channel:
        data["guild_id"] = channel["guild_id"]
    desk.world.tell(Event("CHANNEL_PINS_UPDATE", data, channel.get("guild_id"), channel["id"], GUILDS))
    return NOTHING


ROUTES = (
    Route("POST", "/channels/{cid}/messages", _create),
    Route("GET", "/channels/{cid}/messages", _list),
    Route("GET", "/channels/{cid}/messages/pins", _pins),
    Route("PUT", "/channels/{cid}/messages/pins/{mid}", _pin),
    Route("DELETE", "/channels/{cid}/messages/pins/{mid}", _unpin),
    Route("GET", "/channels/{cid}/messages/{mid}", _get),
    Route("PATCH", "/channels/{cid}/messages/{mid}", _edit),
    Route("DELETE", "/channels/{cid}/messages/{mid}", _delete),
)
