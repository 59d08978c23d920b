"""`petteia forget`: delete what is kept of a person."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from bot.cli.console import out, stop
from bot.model import Forgotten
from bot.settings import SettingsError, load
from bot.store.connection import SchemaTooNew, Unusable
from bot.store.port import BROKEN
from bot.store.sqlite import SqliteStore


def forget(
    user: Annotated[int, typer.Argument(help="The person's user id on Discord.", min=1)],
    config: Annotated[Path | None, typer.Option(help="The settings file; else petteia.toml here.")] = None,
) -> None:
    """Take a person's name and id out of all matches that have ended, and delete their presets and settings.

    The matches stay valid. Works while the bot runs.
    """
    try:
        database = load(file=config).database
    except SettingsError as error:
        stop(str(error))
    if not database.is_file():
        stop(f"there is no database {database}")
    try:
        done = asyncio.run(_forget(database, user))
    except (SchemaTooNew, Unusable, *BROKEN) as error:
        stop(f"{database}: {error}")
    out.print(f"taken out of {done.ended} ended matches; presets and settings deleted")
    if done.open:
        out.print(f"still in {done.open} lobbies and running matches: forget again when they have ended")


async def _forget(database: Path, user: int) -> Forgotten:
    store = SqliteStore(database)
    await store.open()
    try:
        return await store.forget(user)
    finally:
        await store.close()
