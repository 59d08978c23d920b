"""Routes about the bot itself, and opening direct messages."""

from __future__ import annotations

from bot.local.standin import payloads
from bot.local.standin.clock import created_at
from bot.local.standin.desk import NOTHING, Call, Desk, Reply, Route, ok
from bot.local.standin.errors import Refusal, refuse
from bot.local.standin.permissions import base
from bot.local.standin.state import DM

DM_SECONDS = 10.0


def _me(desk: Desk, _: Call) -> Reply:
    extra = {"mfa_enabled": False, "locale": "en-US", "premium_type": 0, "verified": True, "email": None}
    return ok({**desk.world.bot, **extra})


def _user(desk: Desk, call: Call) -> Reply:
    user = desk.world.users.get(call.params["uid"])
    if user is None:
        raise refuse(Refusal.UNKNOWN_USER)
    return ok(user)


def _application(desk: Desk, _: Call) -> Reply:
    world = desk.world
    owner = next((u for u in world.users.values() if not u.get("bot")), world.bot)
    return ok(payloads.application(world.bot_id, world.bot, owner, len(world.guilds)))


def _gateway(desk: Desk, _: Call) -> Reply:
    return ok({"url": desk.gateway.url})


def _gateway_bot(desk: Desk, _: Call) -> Reply:
    settings = desk.settings
    limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": settings.max_concurrency}
    return ok({"url": desk.gateway.url, "shards": settings.shards, "session_start_limit": limit})


def _my_guilds(desk: Desk, _: Call) -> Reply:
    world = desk.world
    mine = []
    for guild in world.guilds.values():
        may = base(guild, world.members[guild["id"]][world.bot_id], world.bot_id)
        fields = {key: guild[key] for key in ("id", "name", "icon", "banner", "features")}
        mine.append({**fields, "owner": guild["owner_id"] == world.bot_id, "permissions": str(int(may))})
    return ok(mine)


def _leave(desk: Desk, call: Call) -> Reply:
    desk.moderator.remove_bot(desk.guild(call.params["gid"])["id"])
    return NOTHING


def _open_dm(desk: Desk, call: Call) -> Reply:
    uid = str(call.form().get("recipient_id"))
    if uid not in desk.world.users or uid == desk.world.bot_id:
        raise refuse(Refusal.UNKNOWN_USER)
    now = desk.world.clock.now()
    fresh = [c for c in desk.world.channels.values() if c["type"] == DM and now - created_at(c["id"]) < DM_SECONDS]
    known = any(c["type"] == DM and c["recipients"][0]["id"] == uid for c in desk.world.channels.values())
    if not known and len(fresh) >= desk.world.caps.new_dms:
        raise refuse(Refusal.DMS_TOO_FAST)
    return ok(desk.world.dm_with(uid))


ROUTES = (
    Route("GET", "/users/@me", _me),
    Route("GET", "/users/@me/guilds", _my_guilds),
    Route("DELETE", "/users/@me/guilds/{gid}", _leave),
    Route("POST", "/users/@me/channels", _open_dm),
    Route("GET", "/users/{uid}", _user),
    Route("GET", "/oauth2/applications/@me", _application),
    Route("GET", "/applications/@me", _application),
    Route("GET", "/gateway", _gateway),
    Route("GET", "/gateway/bot", _gateway_bot),
)
