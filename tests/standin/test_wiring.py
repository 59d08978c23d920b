"""Pointing discord.py here and back."""

from __future__ import annotations

import pytest
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.local.wiring import point_discord_here


def addresses() -> tuple[str, str, str]:
    return Route("GET", "/x").url, str(DiscordWebSocket.DEFAULT_GATEWAY), Asset.BASE


def stumble_inside() -> None:
    with point_discord_here("http://127.0.0.1:1"):
        assert addresses() == ("http://127.0.0.1:1/api/v10/x", "ws://127.0.0.1:1/gateway", "http://127.0.0.1:1/cdn")
        raise RuntimeError("inside")


def test_addresses_are_set_and_put_back_after_an_error() -> None:
    before = addresses()
    with pytest.raises(RuntimeError, match="inside"):
        stumble_inside()
    assert addresses() == before
    assert before[0].startswith("https://discord.com/")
