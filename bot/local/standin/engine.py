"""Interactions: asked by people, answered by the bot within three seconds and fifteen minutes."""

from __future__ import annotations

import secrets
from collections.abc import Mapping

from bot.local.standin.component_limits import check_modal
from bot.local.standin.components import numbered
from bot.local.standin.errors import FormErrors, Refusal, bad_form, refuse
from bot.local.standin.files import Upload
from bot.local.standin.interaction import Asked, Interaction, Reply, event, metadata
from bot.local.standin.permissions import THREADS, Permission
from bot.local.standin.posts import Origin, Posts
from bot.local.standin.settings import Settings
from bot.local.standin.state import EPHEMERAL, LOADING, Event, World
from bot.local.world import Payload

TOKEN_SECONDS = 900.0
COMMAND_ANSWER = 20
_ANSWERS: dict[Asked, tuple[Reply, ...]] = {
    Asked.COMMAND: (Reply.MESSAGE, Reply.DEFERRED_MESSAGE, Reply.MODAL),
    Asked.COMPONENT: (Reply.MESSAGE, Reply.DEFERRED_MESSAGE, Reply.DEFERRED_UPDATE, Reply.UPDATE, Reply.MODAL),
    Asked.AUTOCOMPLETE: (Reply.CHOICES,),
    Asked.MODAL: (Reply.MESSAGE, Reply.DEFERRED_MESSAGE, Reply.DEFERRED_UPDATE, Reply.UPDATE),
}


class Engine:
    """Keeps the interactions, by token."""

    def __init__(self, world: World, posts: Posts, settings: Settings) -> None:
        self._world = world
        self._patience = settings.acknowledge_seconds
        self._posts = posts
        self._by_token: dict[str, Interaction] = {}

    # the person's side

    def ask(
        self, uid: str, channel: Payload, asked: Asked, data: Payload, *,
        message_id: str | None = None, opener: Interaction | None = None,
    ) -> Interaction:  # fmt: skip
        """A person uses something; the bot is told. Await `answered` for its answer."""
        world = self._world
        itx = Interaction(
            id=world.ids.new(), token=secrets.token_urlsafe(120), asked=asked, data=data, user=world.users[uid],
            channel_id=channel["id"], at=world.clock.now(), message_id=message_id, opener=opener,
        )  # fmt: skip
        self._by_token[itx.token] = itx
        self._forget_old()
        world.tell(Event("INTERACTION_CREATE", event(world, itx), channel.get("guild_id")))
        return itx

    async def answered(self, itx: Interaction) -> bool:
        """Whether the bot gave its first answer in time."""
        return await self._world.clock.within(itx.done, self._patience)

    def known(self, token: str) -> Interaction | None:
        """The interaction with that token, if it is still remembered."""
        return self._by_token.get(token)

    def _forget_old(self) -> None:
        while len(self._by_token) > self._world.caps.interactions:
            del self._by_token[next(iter(self._by_token))]

    # the bot's side

    def callback(self, iid: str, token: str, body: Payload, uploads: Mapping[int, Upload]) -> Payload:
        """The first answer; raises 10062, 40060, 50035 and what messages raise. The answer with `with_response`."""
        itx = self._by_token.get(token)
        if itx is None or itx.id != iid or self._world.clock.now() - itx.at > self._patience:
            raise refuse(Refusal.UNKNOWN_INTERACTION)
        if itx.reply is not None:
            raise refuse(Refusal.ALREADY_ACKNOWLEDGED)
        reply = self._reply_kind(itx, body)
        if reply not in (Reply.CHOICES, Reply.MODAL):
            self._require_open(itx)
        data = body.get("data") or {}
        message = None
        if reply in (Reply.MESSAGE, Reply.DEFERRED_MESSAGE):
            message = self._answer(itx, data, uploads, loading=reply == Reply.DEFERRED_MESSAGE)
            itx.original = message["id"]
        elif reply in (Reply.DEFERRED_UPDATE, Reply.UPDATE):
            itx.original = itx.message_id
            if reply == Reply.UPDATE:
                message = self._posts.edit(self._original(itx), data, self._allowed(itx, data, uploads))
        elif reply == Reply.CHOICES:
            itx.choices = _checked_choices(data)
        else:
            check_modal(data)
            itx.modal = {**data, "components": numbered(data["components"])}
        itx.answered(reply)
        return _callback_answer(itx, message)

    def _reply_kind(self, itx: Interaction, body: Payload) -> Reply:
        if body.get("type") not in _ANSWERS[itx.asked]:
            raise bad_form(("type",), "BASE_TYPE_CHOICES", f"Not an answer to this interaction: {body.get('type')}")
        reply = Reply(body["type"])
        if reply in (Reply.DEFERRED_UPDATE, Reply.UPDATE) and itx.message_id is None:
            raise bad_form(("type",), "BASE_TYPE_CHOICES", "There is no message to update.")
        return reply

    def _answer(
        self, itx: Interaction, data: Payload, uploads: Mapping[int, Upload], *, loading: bool = False
    ) -> Payload:
        channel = self._require_open(itx)
        extra: Payload = {
            "application_id": self._world.bot_id, "webhook_id": self._world.bot_id,
            "interaction_metadata": metadata(itx, channel.get("guild_id")),
        }  # fmt: skip
        kind = COMMAND_ANSWER if itx.asked == Asked.COMMAND and itx.original is None else 0
        origin = Origin(kind, (data.get("flags") or 0) & EPHEMERAL, extra, loading)
        return self._posts.create(channel, self._world.bot, data, self._allowed(itx, data, uploads), origin)

    def _require_open(self, itx: Interaction) -> Payload:
        """The channel of an interaction; raises 50083 when it is a thread that was archived or locked meanwhile."""
        channel = self._world.channel(itx.channel_id)
        if channel["type"] in THREADS and (
            channel["thread_metadata"]["archived"] or channel["thread_metadata"]["locked"]
        ):
            raise refuse(Refusal.THREAD_ARCHIVED)
        return channel

    def _allowed(self, itx: Interaction, data: Payload, uploads: Mapping[int, Upload]) -> Mapping[int, Upload]:
        """Files and embeds follow `app_permissions`; raises 50013."""
        may = self._world.may(self._world.bot_id, self._world.channel(itx.channel_id))
        no_files = uploads and not may & Permission.ATTACH_FILES
        if no_files or (data.get("embeds") and not may & Permission.EMBED_LINKS):
            raise refuse(Refusal.MISSING_PERMISSIONS)
        return uploads

    def _hook(self, token: str) -> Interaction:
        itx = self._by_token.get(token)
        if itx is None or self._world.clock.now() - itx.at > TOKEN_SECONDS:
            raise refuse(Refusal.INVALID_WEBHOOK_TOKEN)
        if itx.reply is None:
            raise refuse(Refusal.UNKNOWN_WEBHOOK)
        return itx

    def _original(self, itx: Interaction, mid: str = "@original") -> Payload:
        wanted = itx.original if mid == "@original" else mid
        message = self._world.messages.get(wanted or "")
        mine = message is not None and (
            message["id"] == itx.original or message.get("interaction_metadata", {}).get("id") == itx.id
        )
        if message is None or not mine:
            raise refuse(Refusal.UNKNOWN_MESSAGE)
        return message

    def follow_up(self, token: str, body: Payload, uploads: Mapping[int, Upload]) -> Payload:
        """A further message; the first one after a deferral fills in what was promised. Raises 50027, 10015."""
        itx = self._hook(token)
        original = self._world.messages.get(itx.original or "")
        if original is not None and original["flags"] & LOADING:
            return self._posts.edit(original, body, self._allowed(itx, body, uploads))
        return self._answer(itx, body, uploads)

    def get(self, token: str, mid: str) -> Payload:
        """A message of the interaction; `@original` is its first answer."""
        return self._original(self._hook(token), mid)

    def edit(self, token: str, mid: str, body: Payload, uploads: Mapping[int, Upload]) -> Payload:
        """Edit a message of the interaction."""
        itx = self._hook(token)
        message = self._original(itx, mid)
        self._require_open(itx)
        return self._posts.edit(message, body, self._allowed(itx, body, uploads))

    def delete(self, token: str, mid: str) -> None:
        """Delete a message of the interaction."""
        self._posts.delete(self._original(self._hook(token), mid))


def _callback_answer(itx: Interaction, message: Payload | None) -> Payload:
    meta: Payload = {"id": itx.id, "type": int(itx.asked)}
    assert itx.reply is not None
    if message is not None:
        loading, ephemeral = bool(message["flags"] & LOADING), bool(message["flags"] & EPHEMERAL)
        meta.update(response_message_id=message["id"], channel_id=itx.channel_id)
        meta.update(response_message_loading=loading, response_message_ephemeral=ephemeral)
    if message is None or itx.reply not in (Reply.MESSAGE, Reply.UPDATE):
        return {"interaction": meta}
    return {"interaction": meta, "resource": {"type": int(itx.reply), "message": message}}


def _checked_choices(data: Payload) -> list[Payload]:
    choices: list[Payload] = data.get("choices") or []
    errors, at = FormErrors(), ("data", "choices")
    errors.length(choices, 0, 25, at)
    for n, choice in enumerate(choices):
        errors.length(choice.get("name") or "", 1, 100, (*at, n, "name"))
        if isinstance(choice.get("value"), str):
            errors.length(choice["value"], 1, 100, (*at, n, "value"))
    errors.check()
    return choices
