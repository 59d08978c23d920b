"""The stand-in itself: one server on the loopback address with REST, gateway and files."""

from __future__ import annotations

import asyncio
import re
import secrets
import ssl
from collections import Counter
from collections.abc import Awaitable, Callable
from email.utils import formatdate
from functools import partial
from typing import NamedTuple, NoReturn

import orjson
from aiohttp import BodyPartReader, web

from bot.local.standin.desk import Call, Desk, Reply, Route
from bot.local.standin.engine import Engine
from bot.local.standin.errors import ApiError, Refusal, refuse
from bot.local.standin.faults import Fault, Faults
from bot.local.standin.files import Upload
from bot.local.standin.gateway import Gateway
from bot.local.standin.limits import MAX_REQUEST
from bot.local.standin.moderator import Moderator
from bot.local.standin.people import People
from bot.local.standin.posts import Posts
from bot.local.standin.rates import RateLimits, Verdict
from bot.local.standin.rest import account, channels, commands, guilds, messages, webhooks
from bot.local.standin.settings import Settings
from bot.local.standin.state import World
from bot.local.standin.threads import Threads

API = "/api/v10"
ROUTES: tuple[Route, ...] = (
    *account.ROUTES, *guilds.ROUTES, *messages.ROUTES, *channels.ROUTES, *commands.ROUTES, *webhooks.ROUTES,
)  # fmt: skip


class Exchange(NamedTuple):
    """A request and its answer, for whoever watches."""

    method: str
    path: str
    """Without the version prefix and the query."""
    body: object
    multipart: bool
    status: int
    answer: object


class Standin:
    """A local Discord: `people` is its user side, `moderator` its owner's; the bot comes in over the network."""

    def __init__(
        self, world: World | None = None, *, token: str | None = None, settings: Settings | None = None,
        faults: Faults | None = None, on_exchange: Callable[[Exchange], None] | None = None,
    ) -> None:  # fmt: skip
        self.world = world or World()
        self.token = token or secrets.token_urlsafe(32)
        self.settings = settings or Settings()
        posts = Posts(self.world)
        threads, engine = Threads(self.world, posts), Engine(self.world, posts, self.settings)
        self.gateway = Gateway(self.world, self.token, self.settings)
        self.people = People(self.world, posts, threads, engine)
        self.moderator = Moderator(self.world, posts, threads)
        self._desk = Desk(self.world, posts, threads, engine, self.gateway, self.moderator, self.settings, faults)
        self.faults = faults
        self.requests: Counter[str] = Counter()
        """How often each route was asked: `POST /channels/{cid}/messages`."""
        self.statuses: Counter[int] = Counter()
        self.base_url = ""
        self.port = 0
        self._on_exchange = on_exchange
        self._rates = RateLimits(self.world.clock, self.settings)
        self._runner: web.AppRunner | None = None
        self._site: web.TCPSite | None = None
        self._unplugged = False
        if faults is not None:
            faults.bind(self.gateway)

    async def start(
        self, port: int = 0, *, ssl_context: ssl.SSLContext | None = None, base_url: str = "", gateway_url: str = ""
    ) -> None:
        """Listen on 127.0.0.1; port 0 takes a free one. The addresses told to the bot can be set apart."""
        self._runner = web.AppRunner(self._application(), access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        self._site = web.TCPSite(self._runner, "127.0.0.1", port, ssl_context=ssl_context)
        await self._site.start()
        self.port = self._runner.addresses[0][1]
        own = f"http{'s' if ssl_context else ''}://127.0.0.1:{self.port}"
        self.base_url = base_url or own
        self.gateway.url = gateway_url or own.replace("http", "ws", 1) + "/gateway"
        self.world.move_to(self.base_url)

    async def unplug(self) -> None:
        """Nobody can connect any more, and whatever is asked on an open connection breaks it; the gateway stays."""
        assert self._site is not None
        self._unplugged = True
        await self._site.stop()

    async def plug_in(self) -> None:
        """Listen again, at the same port."""
        assert self._runner is not None
        self._unplugged = False
        self._site = web.TCPSite(self._runner, "127.0.0.1", self.port)
        await self._site.start()

    async def stop(self) -> None:
        """Close every connection and stop listening."""
        await self.gateway.close()
        if self._runner is not None:
            await self._runner.cleanup()

    def _application(self) -> web.Application:
        app = web.Application(middlewares=[self._guard], client_max_size=MAX_REQUEST + (1 << 20))
        app.on_response_prepare.append(self._dated)
        for path in ("/", "/gateway", "/gateway/"):  # Discord's own gateway address has the path "/"
            app.router.add_get(path, self.gateway.serve)
        app.router.add_get("/cdn/attachments/{path:.+}", self._file)
        for route in ROUTES:
            app.router.add_route(route.method, API + route.path, partial(self._api, route))
        app.router.add_route("*", API + "/{rest:.*}", partial(self._api, None))
        return app

    async def _dated(self, request: web.Request, response: web.StreamResponse) -> None:
        """Every answer tells the time of this world, that of the gateway's handshake too; pages have their own."""
        if not response.get(PAGE):
            response.headers["Date"] = formatdate(self.world.clock.now(), usegmt=True)

    @web.middleware
    async def _guard(
        self, request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
    ) -> web.StreamResponse:
        """Nothing here is for a page of another origin, nor under a name that is not ours."""
        if self._unplugged:
            _hang_up(request)
        own = (f"127.0.0.1:{self.port}", f"localhost:{self.port}", *self.settings.hosts)
        if request.headers.get("Host", "") not in own:
            raise web.HTTPForbidden(text="unknown Host")
        origin = request.headers.get("Origin")
        if origin is not None and origin.partition("://")[2] not in own:
            raise web.HTTPForbidden(text="foreign Origin")
        foreign = request.headers.get("Sec-Fetch-Site") == "cross-site"
        if foreign and not request.path.startswith("/cdn/"):  # pictures have unguessable addresses
            raise web.HTTPForbidden(text="foreign page")
        return await handler(request)

    # files

    async def _file(self, request: web.Request) -> web.Response:
        upload = self.world.files.serve(request.match_info["path"], request.query.get("hm", ""))
        if upload is None:
            raise web.HTTPNotFound
        headers = {"X-Content-Type-Options": "nosniff", "Cache-Control": "private, max-age=86400, immutable"}
        return web.Response(body=upload.data, content_type=upload.content_type, headers=headers)

    # REST

    async def _api(self, route: Route | None, request: web.Request) -> web.Response:
        method, path = request.method, request.path[len(API) :]
        self.requests[f"{method} {route.path if route else path}"] += 1
        headers = {"Via": "1.1 standin"}
        body: object = None
        await asyncio.sleep(self.settings.distance)
        try:
            self._authorize(route, request)
            try:
                body, uploads = await _read(request)
            except ConnectionError:  # the bot was killed in mid-sentence
                _hang_up(request)
            call = Call(request.match_info, request.query, body, uploads)
            reply = await self._carry_out(route, call, request, headers)
        except ApiError as error:
            reply = Reply(error.status, error.body)
        except _Intrusion as intrusion:
            return _page(intrusion.fault)
        self.statuses[reply.status] += 1
        if self._on_exchange is not None:
            answer = orjson.loads(orjson.dumps(reply.body))
            multipart = request.content_type == "multipart/form-data"
            self._on_exchange(Exchange(method, path, body, multipart, reply.status, answer))
        await asyncio.sleep(self.settings.distance)
        return _response(reply, headers)

    def _authorize(self, route: Route | None, request: web.Request) -> None:
        by_token = route is not None and route.by_token
        given = request.headers.get("Authorization", "")
        if not by_token and not secrets.compare_digest(given.encode(), f"Bot {self.token}".encode()):
            raise refuse(Refusal.UNAUTHORIZED)

    async def _carry_out(self, route: Route | None, call: Call, request: web.Request, headers: dict[str, str]) -> Reply:
        method, path = request.method, request.path[len(API) :]
        fault = (self.faults.take(method, path) if self.faults is not None else None) or SOUND
        await asyncio.sleep(fault.delay)
        verdict = self._rates.take(method, path)
        headers.update(verdict.headers)
        if fault.status == 429 and not fault.page:
            verdict = Verdict({}, fault.retry_after, fault.everywhere, fault.code)
        if verdict.wait:
            return _too_many(verdict, headers)
        if not fault.done:
            await _befalls(fault, request)
        if route is None:
            raise refuse(Refusal.NOT_FOUND)
        reply = route.handler(self._desk, call)
        if fault.done:
            await _befalls(fault, request)
        return reply


SOUND = Fault("", re.compile(""), 0)
"""No fault at all."""


PAGE = web.ResponseKey("page", bool)
"""Marks an answer that tells a time of its own."""


class _Intrusion(Exception):
    """Something else answers in Discord's place."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.status)
        self.fault = fault


def _page(fault: Fault) -> web.Response:
    """What a proxy or a portal says, without the headers of Discord and with a clock of its own."""
    headers = {"Retry-After": str(int(fault.retry_after))} if fault.retry_after else {}
    if fault.page != "application/json":
        headers["Date"] = formatdate(0, usegmt=True)
    headers["Content-Type"] = fault.page  # without a charset: discord.py takes no other for JSON
    answer = web.Response(status=fault.status, body=b"<!doctype html><title>Please log in</title>", headers=headers)
    answer[PAGE] = "Date" in headers
    return answer


async def _befalls(fault: Fault, request: web.Request) -> None:
    """What a fault does to the answer."""
    if fault.cut == "stall":
        begun = web.StreamResponse(headers={"Content-Type": "application/json"})
        await begun.prepare(request)
        await begun.write(b'{"id": "')
    if fault.cut in ("hang", "stall"):
        await asyncio.Event().wait()
    if fault.cut == "reset":
        _hang_up(request)
    if fault.page:
        raise _Intrusion(fault)
    if fault.status:
        raise _injected(fault)


def _hang_up(request: web.Request) -> NoReturn:
    """Break the connection without an answer."""
    if request.transport is not None:
        request.transport.abort()
    raise asyncio.CancelledError


def _injected(fault: Fault) -> ApiError:
    return ApiError(fault.status, fault.code, fault.message)


def _too_many(verdict: Verdict, headers: dict[str, str]) -> Reply:
    """429; discord.py waits for the body's `retry_after`, and takes an answer without `Via` for a ban."""
    scope = "global" if verdict.everywhere else "user"
    headers.update({"Retry-After": str(int(verdict.wait) + 1), "X-RateLimit-Scope": scope})
    if verdict.everywhere:
        headers["X-RateLimit-Global"] = "true"
    message = "You are being rate limited."
    wait = {"retry_after": round(verdict.wait, 3), "global": verdict.everywhere}
    return Reply(429, {"message": message, "code": verdict.code, **wait})


def _response(reply: Reply, headers: dict[str, str]) -> web.Response:
    if reply.body is None:
        return web.Response(status=reply.status, headers=headers)
    # discord.py parses JSON only when the header is exactly this, without a charset
    headers = {**headers, "Content-Type": "application/json"}
    return web.Response(status=reply.status, body=orjson.dumps(reply.body), headers=headers)


async def _read(request: web.Request) -> tuple[object, dict[int, Upload]]:
    """The JSON body and the uploaded files by number; raises 50109 or 413."""
    if (request.content_length or 0) > MAX_REQUEST + (1 << 20):
        raise refuse(Refusal.TOO_LARGE)
    if request.content_type == "multipart/form-data":
        return await _read_parts(request)
    raw = await request.read() if request.can_read_body else b""
    return (_parse(raw) if raw else None), {}


async def _read_parts(request: web.Request) -> tuple[object, dict[int, Upload]]:
    body: object = None
    uploads: dict[int, Upload] = {}
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            continue
        data = bytes(await part.read())
        number = re.search(r"\d+", part.name or "")
        if part.name == "payload_json":
            body = _parse(data)
        elif number and part.filename:
            kind = part.headers.get("Content-Type", "application/octet-stream")
            uploads[int(number[0])] = Upload(part.filename, data, kind)
    return body, uploads


def _parse(raw: bytes) -> object:
    try:
        return orjson.loads(raw)
    except ValueError:
        raise refuse(Refusal.BAD_JSON) from None
