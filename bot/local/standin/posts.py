"""Messages: sending, editing, deleting, and forgetting the oldest."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from typing import NamedTuple
from urllib.parse import quote

from bot.local.standin import payloads
from bot.local.standin.components import name_files, numbered
from bot.local.standin.errors import FormErrors, Refusal, bad_form, refuse
from bot.local.standin.files import Upload, picture_size, safe_name, sniff
from bot.local.standin.limits import MAX_FILES, check_files, check_message, is_v2
from bot.local.standin.mentions import called, pushed, text_of
from bot.local.standin.permissions import THREADS, Permission
from bot.local.standin.state import COMPONENTS_V2, DIRECT_MESSAGES, EPHEMERAL, GUILD_MESSAGES, LOADING, Event, World
from bot.local.world import Payload

SUPPRESS_EMBEDS, SUPPRESS_NOTIFICATIONS = 1 << 2, 1 << 12
_SETTABLE = SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | COMPONENTS_V2
_NONCE_SECONDS = 300.0
REPLY = 19


class Origin(NamedTuple):
    """How a message comes about: its type, flags and further fields."""

    kind: int = 0
    flags: int = 0
    extra: Mapping[str, object] = {}
    loading: bool = False


PLAIN = Origin()


class Posts:
    """All changes of messages go through here, whoever makes them."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._nonces: OrderedDict[tuple[str, str, str], tuple[str, float]] = OrderedDict()

    def create(
        self, channel: Payload, author: Payload, body: Payload, uploads: Mapping[int, Upload], origin: Origin = PLAIN
    ) -> Payload:
        """Post a message; raises 50035, 50006, 413. A repeated enforced nonce returns the first message.

        10008 when that one was deleted.
        """
        nonce = (channel["id"], author["id"], str(body.get("nonce")))
        if body.get("enforce_nonce") and (earlier := self._posted_before(nonce)):
            return earlier
        world = self._world
        message = payloads.message(world.ids.new(), channel["id"], author, world.clock.iso())
        message.update(type=origin.kind, flags=origin.flags, **origin.extra)
        if origin.loading:
            message["flags"] |= LOADING
        else:
            self._apply(channel, message, body, uploads)
        if body.get("nonce") is not None:
            message["nonce"] = body["nonce"]
            self._nonces[nonce] = (message["id"], world.clock.now())
        world.calls[message["id"]] = [u["id"] for u in message["mentions"]]
        world.pushes[message["id"]] = pushed(message["content"], world.users)
        self._keep(channel, message)
        self._announce("MESSAGE_CREATE", channel, message)
        return message

    def edit(self, message: Payload, body: Payload, uploads: Mapping[int, Upload]) -> Payload:
        """Edit a message; what the body does not name stays. Raises like `create`."""
        channel = self._world.channels[message["channel_id"]]
        self._apply(channel, message, body, uploads)
        message["flags"] &= ~LOADING
        message["edited_timestamp"] = self._world.clock.iso()
        self.changed(message)
        return message

    def changed(self, message: Payload) -> None:
        """Tell that something about a message is different, though nobody edited it."""
        self._announce("MESSAGE_UPDATE", self._world.channels[message["channel_id"]], message)

    def delete(self, message: Payload) -> None:
        """Delete a message for everybody."""
        channel = self._world.channels[message["channel_id"]]
        self._world.history[channel["id"]].remove(message["id"])
        self._forget(message)
        if channel["type"] in THREADS:
            channel["message_count"] = max(0, channel["message_count"] - 1)
        self._announce("MESSAGE_DELETE", channel, message)

    def forget_channel(self, cid: str) -> None:
        """Drop the messages of a channel that is gone."""
        for mid in self._world.history.pop(cid, []):
            self._forget(self._world.messages[mid])

    # inside

    def _posted_before(self, nonce: tuple[str, str, str]) -> Payload | None:
        oldest = self._world.clock.now() - _NONCE_SECONDS
        while self._nonces and next(iter(self._nonces.values()))[1] < oldest:
            self._nonces.popitem(last=False)
        known = self._nonces.get(nonce)
        if known is None:
            return None
        if known[0] not in self._world.messages:
            raise refuse(Refusal.UNKNOWN_MESSAGE)
        return self._world.messages[known[0]]

    def _apply(self, channel: Payload, message: Payload, body: Payload, uploads: Mapping[int, Upload]) -> None:
        """Check the body and take it over; on a refusal the message is as before."""
        draft = dict(message)
        draft["flags"] = _flags(message["flags"], body)
        v2 = is_v2(draft["flags"])
        check_files(list(uploads.values()))
        check_message(body, v2=v2)
        if "content" in body:
            draft["content"] = (body["content"] or "").strip()
        files = self._attach(draft, body, uploads)
        if "embeds" in body:
            draft["embeds"] = [_embed(e, draft["attachments"], n) for n, e in enumerate(body["embeds"] or [])]
        if "components" in body:
            draft["components"] = numbered(body["components"] or [])
            name_files(draft["components"], draft["attachments"])
        _check_whole(draft, v2=v2)
        self._call(channel, draft, body)
        self._commit_files(message, draft, files)
        message.update(draft)

    def _attach(self, draft: Payload, body: Payload, uploads: Mapping[int, Upload]) -> dict[str, Upload]:
        """Attachments of the draft: those kept, then the new ones; the new files by path."""
        listed = body.get("attachments")
        named = {str(a["id"]): a for a in listed or []}
        kept = [dict(a) for a in draft["attachments"] if listed is None or a["id"] in named]
        for attachment in kept:
            described = named.get(attachment["id"], {}).get("description")
            attachment.update({"description": described} if described else {})
        files: dict[str, Upload] = {}
        for n, upload in uploads.items():
            attachment, path = self._attachment(draft, upload, named.get(str(n), {}))
            files[path] = upload._replace(content_type=attachment["content_type"])
            kept.append(attachment)
        if len(kept) > MAX_FILES:
            raise bad_form(("attachments",), "BASE_TYPE_MAX_LENGTH", f"Must be {MAX_FILES} or fewer in length.")
        draft["attachments"] = kept
        return files

    def _attachment(self, draft: Payload, upload: Upload, described: Payload) -> tuple[Payload, str]:
        name = safe_name(described.get("filename") or upload.name)
        aid = self._world.ids.new()
        path = f"{draft['channel_id']}/{aid}/{name}"
        url = f"{self._world.base_url}/cdn/attachments/{quote(path)}?hm={self._world.files.signature(path)}"
        attachment: Payload = {
            "id": aid, "filename": name, "size": len(upload.data), "url": url, "proxy_url": url,
            "content_type": sniff(upload),
        }  # fmt: skip
        if described.get("description"):
            attachment["description"] = described["description"]
        if size := picture_size(upload.data):
            attachment.update(width=size.width, height=size.height)
        if draft["flags"] & EPHEMERAL:
            attachment["ephemeral"] = True
        return attachment, path

    def _commit_files(self, before: Payload, after: Payload, files: dict[str, Upload]) -> None:
        kept = {a["id"] for a in after["attachments"]}
        for attachment in before["attachments"]:
            if attachment["id"] not in kept:
                self._world.files.retire(file_path(before, attachment))
        for path, upload in files.items():
            self._world.files.put(path, upload)

    def _call(self, channel: Payload, draft: Payload, body: Payload) -> None:
        """Fill in who is mentioned."""
        world = self._world
        may = world.may(draft["author"]["id"], channel)
        everyone = bool(may & Permission.MENTION_EVERYONE)
        people = called(text_of(draft), body.get("allowed_mentions"), may_call_everyone=everyone)
        roles = world.guilds[channel["guild_id"]]["roles"] if "guild_id" in channel else []
        ids = [uid for uid in people.users if uid in world.users]
        replied = (draft.get("referenced_message") or {}).get("author", {}).get("id")
        pings_replied = (body.get("allowed_mentions") or {}).get("replied_user", body.get("allowed_mentions") is None)
        if replied and pings_replied and replied not in ids:
            ids.append(replied)
        draft["mentions"] = [world.users[uid] for uid in ids]
        callable_roles = {r["id"] for r in roles if r["mentionable"] or everyone}
        draft["mention_roles"] = [r for r in people.roles if r in callable_roles]
        draft["mention_everyone"] = people.everyone

    def _keep(self, channel: Payload, message: Payload) -> None:
        world = self._world
        world.messages[message["id"]] = message
        line = world.history.setdefault(channel["id"], [])
        line.append(message["id"])
        channel["last_message_id"] = message["id"]
        if channel["type"] in THREADS and not message["flags"] & EPHEMERAL:
            channel["message_count"] += 1
            channel["total_message_sent"] += 1
        while len(line) > world.caps.messages_per_channel:
            self._forget(world.messages[line.pop(0)])

    def _forget(self, message: Payload) -> None:
        del self._world.messages[message["id"]]
        self._world.dismissed.discard(message["id"])
        self._world.calls.pop(message["id"], None)
        self._world.pushes.pop(message["id"], None)
        for attachment in message["attachments"]:
            self._world.files.retire(file_path(message, attachment))

    def _announce(self, name: str, channel: Payload, message: Payload) -> None:
        gid = channel.get("guild_id")
        data = dict(message)
        if gid:
            data["guild_id"] = gid
            data["member"] = self._world.members[gid].get(message["author"]["id"])
        intent = GUILD_MESSAGES if gid else DIRECT_MESSAGES
        self._world.tell(Event(name, data, gid, channel["id"], intent, bool(message["flags"] & EPHEMERAL)))


def file_path(message: Payload, attachment: Payload) -> str:
    """Where the file of an attachment is kept."""
    return f"{message['channel_id']}/{attachment['id']}/{attachment['filename']}"


def _flags(before: int, body: Payload) -> int:
    if body.get("flags") is None:
        return before
    if is_v2(before) and not is_v2(body["flags"]):
        raise bad_form(("flags",), "MESSAGE_FLAGS_CANNOT_REMOVE_COMPONENTS_V2", "IS_COMPONENTS_V2 cannot be removed")
    return (before & ~_SETTABLE) | (int(body["flags"]) & _SETTABLE)


def _check_whole(draft: Payload, *, v2: bool) -> None:
    """What only the whole message shows: emptiness, and old content under new V2 components."""
    if v2 and (draft["content"] or draft["embeds"]):
        errors = FormErrors()
        message = "A message with content or embeds must have them removed to use MessageFlags.IS_COMPONENTS_V2"
        errors.add(("flags",), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", message)
        errors.check()
    if not any(draft[name] for name in ("content", "embeds", "attachments", "components")):
        raise refuse(Refusal.EMPTY_MESSAGE)


def _embed(embed: Payload, attachments: list[Payload], n: int) -> Payload:
    """An embed with uploaded pictures named by address; stricter than Discord, which shows a broken picture."""
    out: Payload = {**embed, "type": "rich"}
    for key in ("image", "thumbnail"):
        if out.get(key):
            out[key] = _embed_media(out[key], attachments, ("embeds", n, key, "url"))
    return out


def _embed_media(media: Payload, attachments: list[Payload], at: tuple[str | int, ...]) -> Payload:
    url = str(media["url"])
    if not url.startswith("attachment://"):
        return {**media, "proxy_url": url}
    attachment = next((a for a in attachments if f"attachment://{a['filename']}" == url), None)
    if attachment is None:
        raise bad_form(at, "ATTACHMENT_NOT_FOUND", f"No attachment is named {url}")
    size: Payload = {k: attachment[k] for k in ("width", "height") if k in attachment}
    return {**media, "url": attachment["url"], "proxy_url": attachment["url"], **size}
