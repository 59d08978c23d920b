"""Serves the page on this computer only: FastAPI, NiceGUI and uvicorn as one task of the running loop."""

from __future__ import annotations

import asyncio
import contextlib
import importlib
import socket
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from urllib.parse import urlsplit

import aiohttp
import uvicorn
from fastapi import FastAPI
from fastapi.responses import FileResponse
from nicegui import app as nicegui_app
from nicegui import ui
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..world import LocalWorld
from .seat import Seat
from .texts import say

LOOPBACK = ("127.0.0.1", "localhost")
_FONTS = {
    ("Source Sans Pro", "400"): ("font_source_sans_pro", "SourceSansPro"),
    ("Source Sans Pro", "600"): ("font_source_sans_pro", "SourceSansProSemibold"),
    ("Source Sans Pro", "700"): ("font_source_sans_pro", "SourceSansProBold"),
    ("Source Serif Pro", "600"): ("font_source_serif_pro", "SourceSerifProSemibold"),
}
_ICON = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="12" fill="#B2481F"/>'
    '<path d="M6 13.5h12l-2 3.5H8zM12 5.5v7M12 6l4.4 5h-4.4z" '
    'fill="#F6ECD8" stroke="#F6ECD8" stroke-linejoin="round"/></svg>'
)


class Guard:
    """Refuses requests and sockets that another page asks for, and tells browsers what this page may load."""

    def __init__(self, app: ASGIApp, files_base: str) -> None:
        self.app = app
        policy = {
            "default-src": "'self'",
            "script-src": "'self' 'unsafe-inline' 'unsafe-eval'",
            "style-src": "'self' 'unsafe-inline'",
            "img-src": f"'self' data: {files_base.rstrip('/')}",
            "font-src": "'self' data:",
            "connect-src": "'self' ws://127.0.0.1:* ws://localhost:*",
            "form-action": "'none'",
            "frame-ancestors": "'none'",
            "base-uri": "'none'",
        }
        self.policy = "; ".join(f"{key} {value}" for key, value in policy.items())

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what is for this computer and comes from this page or from no page; answer 403 to the rest."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        if not _ours(Headers(scope=scope)):
            if scope["type"] == "websocket":
                await send({"type": "websocket.close", "code": 1008})
            else:
                await PlainTextResponse("Forbidden", 403)(scope, receive, send)
            return

        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                out = MutableHeaders(scope=message)
                out["content-security-policy"] = self.policy
                out["x-content-type-options"] = "nosniff"
                out["referrer-policy"] = "no-referrer"
            await send(message)

        await self.app(scope, receive, dressed)


def _ours(headers: Headers) -> bool:
    """Whether a request is for this computer by name (a foreign name may point here), and from this page or none."""
    host = headers.get("host", "")
    origin = headers.get("origin")
    try:
        return urlsplit(f"//{host}").hostname in LOOPBACK and (origin is None or urlsplit(origin).netloc == host)
    except ValueError:  # no address at all
        return False


class _Server(uvicorn.Server):
    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Ctrl-C belongs to whoever started the page, not to uvicorn."""
        yield


class Page:
    """The running page: its address, and how to stop it."""

    def __init__(self, url: str, server: uvicorn.Server, task: asyncio.Task[None]) -> None:
        self.url = url
        self._server = server
        self._task = task

    async def stop(self) -> None:
        """Close the page; open tabs say that the connection is lost."""
        self._server.should_exit = True
        await self._task


def _serve(app: FastAPI, url: str, path: Path, kind: str) -> None:
    async def send() -> FileResponse:
        return FileResponse(path, media_type=kind, headers={"cache-control": "no-cache"})

    app.add_api_route(url, send, methods=["GET"])


def _faces(app: FastAPI) -> str:
    """The faces of the pictures as CSS, when their packages are installed; else the page's fallbacks serve."""
    rules = []
    for (family, weight), (package, name) in _FONTS.items():
        try:
            path = Path(getattr(importlib.import_module(package), name)).with_suffix(".ttf")
        except (ImportError, AttributeError):
            continue
        _serve(app, f"/petteia/{name}.ttf", path, "font/ttf")
        rules.append(
            f"@font-face{{font-family:'{family}';font-weight:{weight};src:url(/petteia/{name}.ttf);font-display:swap}}"
        )
    return "".join(rules)


def _application(world: LocalWorld, files_base: str, warm: asyncio.Event) -> FastAPI:
    app = FastAPI(openapi_url=None)
    here = Path(str(files(__package__)))
    _serve(app, "/petteia/style.css", here / "style.css", "text/css")
    _serve(app, "/petteia/widgets.css", here / "widgets.css", "text/css")
    _serve(app, "/petteia/frieze.svg", here / "frieze.svg", "image/svg+xml")
    _serve(app, "/petteia/client.js", here / "client.js", "text/javascript")
    head = (
        f"<style>{_faces(app)}</style><link rel=stylesheet href=/petteia/style.css>"
        "<link rel=stylesheet href=/petteia/widgets.css>"
        "<script type=module src=/petteia/client.js></script>"
    )

    def root() -> None:
        if warm.is_set():
            ui.add_head_html(head)
            Seat(world, files_base)

    # NiceGUI has one application per process: a page started after another was stopped dresses it anew.
    nicegui_app.user_middleware.clear()
    nicegui_app.middleware_stack = None
    ui.run_with(
        app,
        root=root,
        title=say("title"),
        favicon=_ICON,
        language="en-US",
        dark=None,
        tailwind=False,
        show_welcome_message=False,
        binding_refresh_interval=None,
        reconnect_timeout=10.0,
    )
    app.add_middleware(Guard, files_base=files_base)
    return app


async def start_page(world: LocalWorld, files_base: str, port: int = 0) -> Page:
    """Start the page on 127.0.0.1 (any free port for 0); `files_base` is where the stand-in serves pictures.

    Raises OSError when the port is taken. One page at a time in a process.
    """
    warm = asyncio.Event()
    listening = socket.create_server((LOOPBACK[0], port))
    server = _Server(
        uvicorn.Config(
            _application(world, files_base, warm),
            log_level="warning",
            lifespan="on",
            timeout_graceful_shutdown=1,
        )
    )
    task = asyncio.create_task(server.serve([listening]))
    while not server.started:
        if task.done():
            listening.close()
            raise OSError("the page did not start") from task.exception()
        await asyncio.sleep(0.005)
    url = f"http://{LOOPBACK[0]}:{listening.getsockname()[1]}/"
    # The first page ever asked for loads modules and templates: an empty one now spares the first tab that pause.
    async with aiohttp.ClientSession() as session, session.get(url) as answer:
        await answer.read()
    warm.set()
    return Page(url, server, task)
