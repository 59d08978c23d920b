"""What `petteia doctor` looks at: each check gives findings, worded, with what to do."""

from __future__ import annotations

import os
import sqlite3
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Literal

import discord
from msgspec import Struct

from bot import invite, packs
from bot.cli.games import known_games
from bot.settings import Settings
from render.fonts import font

Level = Literal["ok", "warn", "fail"]

NEWEST_TESTED = (2, 7)
"""The line of discord.py (major, minor) that the bot is tested with."""


class Finding(Struct, frozen=True):
    """One line of the report: what was looked at, what was found, and what to do about it ('' when nothing)."""

    level: Level
    subject: str
    found: str
    advice: str = ""


Check = Callable[[Settings], Iterator[Finding]]


def check_python(settings: Settings) -> Iterator[Finding]:
    """The Python and the discord.py that run."""
    yield Finding("ok", "Python", ".".join(map(str, sys.version_info[:3])))
    version = (discord.version_info.major, discord.version_info.minor)
    if version == NEWEST_TESTED:
        yield Finding("ok", "discord.py", discord.__version__)
    else:
        advice = f"install the locked one, {NEWEST_TESTED[0]}.{NEWEST_TESTED[1]}: deploy/requirements.txt"
        yield Finding("warn" if version > NEWEST_TESTED else "fail", "discord.py", discord.__version__, advice)


def check_token(settings: Settings) -> Iterator[Finding]:
    """The shape of the token, which is never shown, and what to invite the bot with."""
    if settings.token is None:
        advice = "set PETTEIA_TOKEN to run on Discord; local play needs none"
        yield Finding("warn", "token", "not set", advice)
        return
    application = invite.application_id(settings.token.reveal())
    if application is None:
        advice = "copy it again from the page Bot of your application; it has three parts with dots between"
        yield Finding("fail", "token", "is not shaped like a bot's token", advice)
        return
    yield Finding("ok", "token", f"belongs to application {application}")
    yield Finding("ok", "invite link", invite.invite_link(application))


def check_permissions(settings: Settings) -> Iterator[Finding]:
    """What the invite asks for; whether a server granted it shows /admin check there."""
    names = ", ".join(name.replace("_", " ") for name in invite.PERMISSIONS)
    yield Finding("ok", "permissions", f"the invite asks for {invite.permissions_value()}: {names}")


def check_database(settings: Settings) -> Iterator[Finding]:
    """Whether the database can be opened and written, and is sound; a missing one is made at the first start."""
    path = settings.database.absolute()
    if not path.exists():
        yield _check_folder(path)
        return
    if not os.access(path, os.W_OK):
        yield Finding("fail", "database", f"{path} may not be written", "give the bot's account write permission")
        return
    try:
        found = _integrity(path)
    except sqlite3.Error as error:
        yield Finding("fail", "database", f"{path}: {error}", "is it a SQLite file, and free? Else restore the backup")
        return
    if found == "ok":
        yield Finding("ok", "database", str(path))
    else:
        yield Finding("fail", "database", f"{path} is damaged: {found}", "stop the bot and restore the backup")


def _check_folder(path: Path) -> Finding:
    folder = path.parent
    if not folder.is_dir():
        return Finding("fail", "database", f"the folder {folder} is missing", f"make it: mkdir -p {folder}")
    if not os.access(folder, os.W_OK):
        return Finding("fail", "database", f"{folder} may not be written", "give the bot's account write permission")
    return Finding("ok", "database", f"{path} will be made at the first start")


def _integrity(path: Path) -> str:
    connection = sqlite3.connect(f"{path.as_uri()}?mode=rw", uri=True, timeout=2)
    try:
        connection.execute("BEGIN IMMEDIATE")  # shows that it can be written, and changes nothing
        connection.execute("ROLLBACK")
        return str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
    finally:
        connection.close()


def check_fonts(settings: Settings) -> Iterator[Finding]:
    """Whether the fonts of the pictures can be loaded."""
    for face in ("sans", "serif"):
        for weight in ("Regular", "Bold"):
            try:
                font(face, weight, 20)
            except OSError as error:
                advice = "install the packages of deploy/requirements.txt again"
                yield Finding("fail", "fonts", f"{face} {weight}: {error}", advice)
                return
    yield Finding("ok", "fonts", "sans and serif load")


def check_packs(settings: Settings) -> Iterator[Finding]:
    """Whether the content packs can be used, and what a match records of each."""
    if settings.packs is None:
        return
    known_games()
    try:
        for file in packs.files_of(settings.packs):
            game = packs.read(file).info
            yield Finding("ok", "content pack", f"{file} for {game.key}, {packs.hash_of(file)}")
    except packs.UnusablePack as error:
        yield Finding("fail", "content pack", str(error), "mend the file, or take it out of PETTEIA_PACKS")


CHECKS: tuple[Check, ...] = (check_python, check_token, check_permissions, check_database, check_fonts, check_packs)


def examine(settings: Settings) -> list[Finding]:
    """All findings, in the order of CHECKS."""
    return [finding for check in CHECKS for finding in check(settings)]
