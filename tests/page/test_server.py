"""The page answers this computer and itself only, and brings everything it needs."""

from __future__ import annotations

import re

import aiohttp
import pytest

from bot.local.page.server import start_page

from .serving import served

pytestmark = pytest.mark.timeout(60)


async def test_only_this_computer_and_this_page_are_answered() -> None:
    async with served() as here, aiohttp.ClientSession() as web:
        own = here.page.url.rstrip("/")
        assert own.startswith("http://127.0.0.1:")
        cases = [
            ({}, 200),
            ({"Origin": own}, 200),
            ({"Origin": "http://evil.example"}, 403),
            ({"Origin": "null"}, 403),
            ({"Origin": own + "1"}, 403),
            ({"Host": "evil.example"}, 403),
            ({"Host": ""}, 403),
            ({"Host": "[::1"}, 403),
            ({"Origin": "http://["}, 403),
            ({"Host": "127.0.0.1.evil.example"}, 403),
            ({"Host": "evil.example", "Origin": "http://evil.example"}, 403),
            ({"Host": "localhost"}, 200),
        ]
        for headers, status in cases:
            async with web.get(here.page.url, headers=headers) as answer:
                assert answer.status == status, headers
        socket = own.replace("http", "ws") + "/_nicegui_ws/socket.io/?EIO=4&transport=websocket"
        for headers in ({"Origin": "http://evil.example"}, {"Host": "evil.example"}):
            with pytest.raises(aiohttp.WSServerHandshakeError):
                await web.ws_connect(socket, headers=headers)
        polling = socket.replace("ws:", "http:").replace("transport=websocket", "transport=polling")
        async with web.get(polling, headers={"Origin": "http://evil.example"}) as answer:
            assert answer.status == 403


async def test_everything_comes_from_here() -> None:
    async with served() as here, aiohttp.ClientSession() as web:
        async with web.get(here.page.url) as answer:
            text = await answer.text()
            policy = answer.headers["content-security-policy"]
            assert answer.headers["referrer-policy"] == "no-referrer"
        assert here.files in policy
        assert "frame-ancestors 'none'" in policy
        fonts = re.findall(r"/petteia/\w+\.ttf", text)
        assert len(fonts) == 4
        for path in [*fonts, "/petteia/style.css", "/petteia/widgets.css", "/petteia/client.js", "/petteia/frieze.svg"]:
            async with web.get(here.page.url.rstrip("/") + path) as answer:
                assert answer.status == 200, path
                assert len(await answer.read()) > 1000, path


async def test_a_taken_port_is_told() -> None:
    async with served() as here:
        taken = int(here.page.url.rstrip("/").rsplit(":", 1)[1])
        with pytest.raises(OSError, match="in use"):
            await start_page(here.world, here.files, taken)
