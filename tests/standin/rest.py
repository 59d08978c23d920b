"""Plain requests to the stand-in, for what discord.py would not send or would repair."""

from __future__ import annotations

import contextlib
import json
from collections.abc import AsyncIterator, Callable, Mapping
from typing import Any, NamedTuple

import aiohttp

from bot.local.standin import Exchange, Permission, Settings, Standin, World
from tests.standin.driven import Place, running


class Got(NamedTuple):
    """An answer: `code` is Discord's error code, 0 without one."""

    status: int
    body: Any
    headers: Mapping[str, str]

    @property
    def code(self) -> int:
        return int(self.body.get("code", 0)) if isinstance(self.body, dict) else 0


class Rest(Place):
    """A client with the bot's token."""

    def __init__(self, standin: Standin, http: aiohttp.ClientSession) -> None:
        super().__init__(standin)
        self._http = http

    async def ask(
        self, method: str, path: str, body: object = None, *, files: Mapping[str, bytes] | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Got:  # fmt: skip
        """Send a request; with files it is a multipart form."""
        sent: dict[str, Any] = {}
        if files is not None:
            form = aiohttp.FormData(quote_fields=False)
            form.add_field("payload_json", json.dumps(body or {}), content_type="application/json")
            for n, (name, data) in enumerate(files.items()):
                form.add_field(f"files[{n}]", data, filename=name, content_type="application/octet-stream")
            sent["data"] = form
        elif body is not None:
            sent["json"] = body
        given = {"Authorization": f"Bot {self.standin.token}", **(headers or {})}
        url = f"{self.standin.base_url}/api/v10{path}"
        async with self._http.request(method, url, headers=given, **sent) as answer:
            raw = await answer.read()
            parsed = json.loads(raw) if answer.headers.get("Content-Type") == "application/json" else raw
            return Got(answer.status, parsed, answer.headers)

    async def post(self, place: str = "general", **body: Any) -> Got:
        """Post a message in a channel, by name or id."""
        return await self.ask("POST", f"/channels/{self.places.get(place, place)}/messages", body)

    def take_away(self, permission: Permission) -> None:
        """The bot's role loses a permission."""
        self.standin.moderator.take_away(permission)

    def give(self, permission: Permission) -> None:
        """The bot's role gets a permission."""
        self.standin.moderator.give(permission)


@contextlib.asynccontextmanager
async def resting(
    world: World | None = None, settings: Settings | None = None, on_exchange: Callable[[Exchange], None] | None = None
) -> AsyncIterator[Rest]:
    """A stand-in without a bot, and a client."""
    async with running(world, settings, on_exchange) as standin, aiohttp.ClientSession() as http:
        yield Rest(standin, http)
