"""Keeping the world over a restart: one JSON file and the uploaded files, in a directory."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
from pathlib import Path
from typing import Any

import orjson

from bot.local.standin.clock import Clock
from bot.local.standin.files import Upload
from bot.local.standin.state import Caps, World

log = logging.getLogger(__name__)

FORMAT = 1
WORLD_FILE = "world.json"
FILES_FOLDER = "files"
_PLAIN = (
    "bot", "users", "guilds", "members", "channels", "messages", "history", "thread_members", "commands", "read",
    "calls", "pushes", "base_url",
)  # fmt: skip


def _file_name(path: str) -> str:
    """A flat name: attachment ids are unique, so the id is enough."""
    return path.split("/")[1]


def _snapshot(world: World) -> bytes:
    state: dict[str, Any] = {name: getattr(world, name) for name in _PLAIN}
    files = [[path, upload.name, upload.content_type] for path, upload in world.files.held.items()]
    state.update(
        format=FORMAT, last_id=world.ids.last, dismissed=sorted(world.dismissed), secret=world.files.secret, files=files
    )
    return orjson.dumps(state)


async def save(world: World, folder: Path) -> None:
    """Write the world; a crash at any moment leaves the old or the new one, never half of one."""
    state, files = _snapshot(world), dict(world.files.held)  # both of this moment
    await asyncio.to_thread(_write, folder, state, files)


def _write(folder: Path, state: bytes, files: dict[str, Upload]) -> None:
    place = folder / FILES_FOLDER
    for one in (folder, place):
        one.mkdir(mode=0o700, parents=True, exist_ok=True)  # hands and plans are in there
    there = {p.name for p in place.iterdir()}
    wanted = {_file_name(path): upload for path, upload in files.items()}
    for name in wanted.keys() - there:
        _replace(place / name, wanted[name].data)
    _replace(folder / WORLD_FILE, state)
    for name in there - wanted.keys():  # only now: the old world still named them
        (place / name).unlink(missing_ok=True)


def _replace(path: Path, data: bytes) -> None:
    temporary = path.with_suffix(".new")
    with temporary.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    temporary.replace(path)


def load(folder: Path, *, clock: Clock | None = None, caps: Caps | None = None) -> World | None:
    """The world that was saved there; None when there is none; ValueError when it cannot be read."""
    path = folder / WORLD_FILE
    if not path.is_file():
        return None
    try:
        state = orjson.loads(path.read_bytes())
        if state["format"] != FORMAT:
            raise ValueError(f"written by another version: format {state['format']}")
        state.setdefault("pushes", {})  # worlds of before kept none
        return _restored(World(clock or Clock(), caps or Caps()), state, folder / FILES_FOLDER)
    except (LookupError, TypeError, AttributeError, orjson.JSONDecodeError) as error:
        raise ValueError(f"{path} is damaged: {error}") from error


def _restored(world: World, state: dict[str, Any], files: Path) -> World:
    for name in _PLAIN:
        setattr(world, name, state[name])
    world.bot = world.users[world.bot["id"]]
    world.ids.last = max(world.ids.last, int(state["last_id"]))
    world.dismissed = set(state["dismissed"])
    world.files.secret = state["secret"]
    for path, name, kind in state["files"]:
        with contextlib.suppress(FileNotFoundError):  # a missing picture is no reason to lose the match
            world.files.put(path, Upload(name, (files / _file_name(path)).read_bytes(), kind))
    for message in world.messages.values():
        message["author"] = world.users[message["author"]["id"]]
        if "thread" in message:
            message["thread"] = world.channels[message["id"]]
    return world


async def keep_saved(world: World, folder: Path, seconds: float = 5.0) -> None:
    """Save whenever something has changed, at most that often; save once more when cancelled."""
    saved = -1
    try:
        while True:
            saved = await _save_changes(world, folder, saved)
            await asyncio.sleep(seconds)
    finally:
        await _save_changes(world, folder, saved)


async def _save_changes(world: World, folder: Path, saved: int) -> int:
    """Up to which change the world is saved now; a full disk is complained about, and tried again later."""
    changes = world.changes
    if changes == saved:
        return saved
    try:
        await save(world, folder)
    except OSError:
        log.exception("the messages of local play could not be saved in %s", folder)
        return saved
    return changes
