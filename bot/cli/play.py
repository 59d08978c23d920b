"""`petteia run` and `petteia local`: the bot on Discord, and the bot with a stand-in for Discord on this machine."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import discord
import typer

from bot.alone import InUse
from bot.cli.console import stop
from bot.cli.games import PacksOption, known_games
from bot.host import run_discord
from bot.outbox_port import TokenRefused
from bot.settings import SettingsError, load
from bot.store.connection import SchemaTooNew, Unusable
from bot.store.port import BROKEN

AUTHENTICATION_FAILED = 4004
"""How the gateway is closed when the token is not taken any more."""
REFUSED = "Discord refuses the token; copy it again from the page Bot of your application"


def run(config: Annotated[Path | None, typer.Option(help="The settings file; else petteia.toml here.")] = None) -> None:
    """Run the bot on Discord. The token comes from PETTEIA_TOKEN or the settings file; see `petteia doctor`."""
    try:
        settings = load(file=config)
        settings.require_token()
    except SettingsError as error:
        stop(str(error))
    known_games(settings.packs)
    try:
        asyncio.run(run_discord(settings))
    except (discord.LoginFailure, TokenRefused):
        stop(REFUSED)
    except discord.ConnectionClosed as error:
        if error.code == AUTHENTICATION_FAILED:
            stop(REFUSED)
        stop(f"Discord closed the connection for good (code {error.code})")
    except (InUse, SchemaTooNew, Unusable, OSError, *BROKEN) as error:
        stop(f"{settings.database}: {error}")


def local(
    port: Annotated[int, typer.Option(min=0, max=65535, help="The page's port; 0 takes a free one.")] = 8080,
    seed: Annotated[str | None, typer.Option(help="Makes every shuffle and die repeatable.")] = None,
    data: Annotated[Path, typer.Option(help="Where matches and messages are kept.")] = Path(".petteia"),
    packs: PacksOption = None,
    browser: Annotated[bool, typer.Option("--open/--no-open", help="Open the page in a browser.")] = True,
) -> None:
    """Play on this machine alone: the bot, a stand-in for Discord and a page to play on. Ctrl-C stops it."""
    known_games(packs)
    try:
        from bot.local.run import CannotStart, run_local
    except ModuleNotFoundError as error:
        stop(f"local play needs one package more ({error.name}); install Petteia as petteia[local]")
    try:
        asyncio.run(run_local(port=port, seed=seed, data=data, open_browser=browser))
    except (CannotStart, SchemaTooNew, Unusable, *BROKEN) as error:
        stop(str(error))
