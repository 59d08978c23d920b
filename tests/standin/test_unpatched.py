"""The shipped discord.py, not patched at all: every name resolves to the stand-in, over TLS."""

from __future__ import annotations

import asyncio
import shutil
import socket
import ssl
import subprocess
from pathlib import Path

import aiohttp
import pytest
from aiohttp.abc import AbstractResolver, ResolveResult

from bot.local.standin import Faults, Settings, Standin, default_world
from tests.standin.driven import BOT_PERMISSIONS, DrivenBot, Scene, until
from tests.support.needs import missing

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


@pytest.fixture
def certificate(tmp_path: Path) -> tuple[Path, Path]:
    """A throw-away certificate and its key."""
    if shutil.which("openssl") is None:
        missing("openssl is missing: the unpatched client could not be tried")
    crt, key = tmp_path / "c.pem", tmp_path / "k.pem"
    names = ",".join(f"DNS:{name}" for name in NAMES)
    command = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"]
    subject = ["-subj", "/CN=local", "-addext", f"subjectAltName={names}", "-keyout", str(key), "-out", str(crt)]
    subprocess.run([*command, *subject], check=True, capture_output=True)
    return crt, key


async def test_an_unpatched_client_plays(certificate: tuple[Path, Path]) -> None:
    crt, key = certificate
    server = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    server.load_cert_chain(crt, key)
    settings = Settings(rate_limits=False, hosts=NAMES)
    standin = Standin(default_world(bot=BOT_PERMISSIONS), settings=settings, faults=Faults())
    files, gateway = "https://cdn.discordapp.com", "wss://gateway.discord.gg"
    await standin.start(ssl_context=server, base_url=files, gateway_url=gateway)
    trusted = ssl.create_default_context(cafile=str(crt))
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
