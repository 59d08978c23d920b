"""Routes about application commands."""

from __future__ import annotations

from bot.local.standin import commands
from bot.local.standin.desk import NOTHING, Call, Desk, Reply, Route, ok
from bot.local.standin.errors import Refusal, refuse
from bot.local.world import Payload


def _scope(desk: Desk, call: Call) -> str:
    """The server's id, or the empty text for global commands; raises 50001 for another application's."""
    if call.params["app"] != desk.world.bot_id:
        raise refuse(Refusal.MISSING_ACCESS)
    return str(desk.guild(call.params["gid"])["id"]) if "gid" in call.params else ""


def _list(desk: Desk, call: Call) -> Reply:
    return ok(desk.world.commands.get(_scope(desk, call), []))


def _replace(desk: Desk, call: Call) -> Reply:
    return ok(commands.register(desk.world, _scope(desk, call), call.forms()))


def _create(desk: Desk, call: Call) -> Reply:
    scope, body = _scope(desk, call), call.form()
    key = (body.get("type", commands.SLASH), body.get("name"))
    others = [c for c in desk.world.commands.get(scope, []) if (c["type"], c["name"]) != key]
    created = len(others) == len(desk.world.commands.get(scope, []))
    stored = commands.register(desk.world, scope, [*others, body])
    return Reply(201 if created else 200, stored[-1])


def _one(desk: Desk, call: Call) -> tuple[str, Payload]:
    scope = _scope(desk, call)
    found = next((c for c in desk.world.commands.get(scope, []) if c["id"] == call.params["command"]), None)
    if found is None:
        raise refuse(Refusal.UNKNOWN_COMMAND)
    return scope, found


def _get(desk: Desk, call: Call) -> Reply:
    return ok(_one(desk, call)[1])


def _delete(desk: Desk, call: Call) -> Reply:
    scope, found = _one(desk, call)
    desk.world.commands[scope] = [c for c in desk.world.commands[scope] if c is not found]
    return NOTHING


_PLACES = ("/applications/{app}/commands", "/applications/{app}/guilds/{gid}/commands")
ROUTES = tuple(
    route
    for place in _PLACES
    for route in (
        Route("GET", place, _list),
        Route("PUT", place, _replace),
        Route("POST", place, _create),
        Route("GET", place + "/{command}", _get),
        Route("DELETE", place + "/{command}", _delete),
    )
)
