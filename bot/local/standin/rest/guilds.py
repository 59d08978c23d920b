"""Routes about a server."""

from __future__ import annotations

from bot.local.standin.desk import Call, Desk, Reply, Route, ok
from bot.local.standin.permissions import THREADS


def _guild(desk: Desk, call: Call) -> Reply:
    guild = desk.guild(call.params["gid"])
    counted = call.query.get("with_counts", "").lower() in ("1", "true")
    members = len(desk.world.members[guild["id"]])
    counts = {"approximate_member_count": members, "approximate_presence_count": members} if counted else {}
    return ok({**guild, **counts})


def _channels(desk: Desk, call: Call) -> Reply:
    world, gid = desk.world, desk.guild(call.params["gid"])["id"]
    mine = [c for c in world.channels.values() if c.get("guild_id") == gid and c["type"] not in THREADS]
    return ok([c for c in mine if world.sees(world.bot_id, c)])


def _roles(desk: Desk, call: Call) -> Reply:
    return ok(desk.guild(call.params["gid"])["roles"])


def _member(desk: Desk, call: Call) -> Reply:
    return ok(desk.world.full_member(desk.guild(call.params["gid"])["id"], call.params["uid"]))


def _active_threads(desk: Desk, call: Call) -> Reply:
    world, gid = desk.world, desk.guild(call.params["gid"])["id"]
    threads = [t for t in world.threads(gid) if world.sees(world.bot_id, t)]
    joined = [t["id"] for t in threads if world.bot_id in world.thread_members[t["id"]]]
    members = [desk.threads.member(tid, world.bot_id) for tid in joined]
    return ok({"threads": threads, "members": members, "has_more": False})


ROUTES = (
    Route("GET", "/guilds/{gid}", _guild),
    Route("GET", "/guilds/{gid}/channels", _channels),
    Route("GET", "/guilds/{gid}/roles", _roles),
    Route("GET", "/guilds/{gid}/members/{uid}", _member),
    Route("GET", "/guilds/{gid}/threads/active", _active_threads),
)
