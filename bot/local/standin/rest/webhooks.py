"""Routes by which the bot answers interactions; the token in the path is all they ask for."""

from __future__ import annotations

from bot.local.standin.desk import NOTHING, Call, Desk, Reply, Route, ok
from bot.local.standin.errors import Refusal, refuse


def _callback(desk: Desk, call: Call) -> Reply:
    answer = desk.engine.callback(call.params["iid"], call.params["token"], call.form(), call.uploads)
    wanted = call.query.get("with_response", "").lower() in ("1", "true")
    return ok(answer) if wanted else NOTHING


def _token(desk: Desk, call: Call) -> str:
    if call.params["app"] != desk.world.bot_id:
        raise refuse(Refusal.UNKNOWN_WEBHOOK)
    return call.params["token"]


def _follow_up(desk: Desk, call: Call) -> Reply:
    return ok(desk.engine.follow_up(_token(desk, call), call.form(), call.uploads))


def _get(desk: Desk, call: Call) -> Reply:
    return ok(desk.engine.get(_token(desk, call), call.params["mid"]))


def _edit(desk: Desk, call: Call) -> Reply:
    return ok(desk.engine.edit(_token(desk, call), call.params["mid"], call.form(), call.uploads))


def _delete(desk: Desk, call: Call) -> Reply:
    desk.engine.delete(_token(desk, call), call.params["mid"])
    return NOTHING


ROUTES = (
    Route("POST", "/interactions/{iid}/{token}/callback", _callback, by_token=True),
    Route("POST", "/webhooks/{app}/{token}", _follow_up, by_token=True),
    Route("GET", "/webhooks/{app}/{token}/messages/{mid}", _get, by_token=True),
    Route("PATCH", "/webhooks/{app}/{token}/messages/{mid}", _edit, by_token=True),
    Route("DELETE", "/webhooks/{app}/{token}/messages/{mid}", _delete, by_token=True),
)
