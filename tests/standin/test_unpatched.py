"""The shipped discord.py, not patched at all: every name resolves to the stand-in, over TLS."""

from __future__ import annotations

import asyncio
import socket
import ssl

import aiohttp
import trustme
from aiohttp.abc import AbstractResolver, ResolveResult

from bot.local.standin import Faults, Settings, Standin, default_world
from tests.standin.driven import BOT_PERMISSIONS, DrivenBot, Scene, until

NAMES = ("discord.com", "gateway.discord.gg", "cdn.discordapp.com")


class Loopback(AbstractResolver):
    """Answers every name with the stand-in's address."""

    def __init__(self, port: int) -> None:
        self._port = port

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        flags = socket.AI_NUMERICHOST
        return [ResolveResult(hostname=host, host="127.0.0.1", port=self._port, family=family, proto=0, flags=flags)]

    async def close(self) -> None:
        """Nothing is held."""


async def test_an_unpatched_client_plays() -> None:
    authority = trustme.CA()
    server, trusted = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER), ssl.create_default_context()
    authority.issue_cert(*NAMES).configure_cert(server)
    authority.configure_trust(trusted)
    settings = Settings(rate_limits=False, hosts=NAMES)
    standin = Standin(default_world(bot=BOT_PERMISSIONS), settings=settings, faults=Faults())
    files, gateway = "https://cdn.discordapp.com", "wss://gateway.discord.gg"
    await standin.start(ssl_context=server, base_url=files, gateway_url=gateway)
    bot = DrivenBot(connector=aiohttp.TCPConnector(resolver=Loopback(standin.port), ssl=trusted))
    task = asyncio.create_task(bot.start(standin.token))
    try:
        assert await until(lambda: bot.is_ready() or task.done())
        play = Scene(standin, bot)
        assert (await play.run("theano", "ping"))["content"] == "pong"
        message = await play.run("theano", "card")
        assert message["attachments"][0]["url"].startswith("https://cdn.discordapp.com/cdn/attachments/")
        assert (await play.table("theano")).startswith("ok")
        await play.faults.drop("abort")
        assert (await play.run("theano", "ping"))["content"] == "pong"
        assert await until(lambda: bot.resumed == 1)
    finally:
        await bot.close()
        await task
        await standin.stop()
