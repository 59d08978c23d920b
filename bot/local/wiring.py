"""Pointing discord.py at a server on this machine."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

import yarl
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route


@contextlib.contextmanager
def point_discord_here(base_url: str) -> Iterator[None]:
    """Within the block every client that logs in talks to `base_url`; three class attributes, put back afterwards."""
    before = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE
    Route.BASE = f"{base_url}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(base_url.replace("http", "ws", 1) + "/gateway")
    Asset.BASE = f"{base_url}/cdn"
    try:
        yield
    finally:
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE = before
