"""The titles, and the content packs a host brings for them: files with printed cards, read and checked before play."""

from __future__ import annotations

import hashlib
import importlib
import pkgutil
from pathlib import Path
from typing import Any

import msgspec

import rules.games
from rules.core.errors import Rejected
from rules.core.game import Game, games, replace
from rules.core.text import Wording

LARGEST = 5_000_000
"""Bytes of a file: a list of cards has some fifty thousand."""


class UnusablePack(Exception):
    """A content pack that cannot be used; the message names the file, and where there is one the record and field."""


class _Head(msgspec.Struct):
    format: str = ""


def files_of(path: Path) -> list[Path]:
    """The packs meant by a setting: the file itself, or every .json of a folder by name; raises UnusablePack."""
    if path.is_dir():
        return sorted(path.glob("*.json"))
    if not path.exists():
        raise UnusablePack(f"{path}: there is no such file or folder")
    return [path]


def read(file: Path) -> Game[Any, Any]:
    """The title that a pack is for, with the pack; nothing is changed yet. Raises UnusablePack."""
    raw = _bytes(file)
    try:
        head = msgspec.json.decode(raw, type=_Head)
    except msgspec.ValidationError:
        raise UnusablePack(f"{file}: file: must be a JSON object with a text `format`") from None
    except msgspec.DecodeError as error:
        raise UnusablePack(f"{file}: file: is no JSON text: {error}") from None
    except RecursionError:
        raise UnusablePack(f"{file}: file: is nested too deeply") from None
    takers = {game.info.pack_format: game for game in games().values() if game.info.pack_format}
    if head.format not in takers:
        known = ", ".join(takers) or "none"
        raise UnusablePack(f"{file}: format: {head.format!r} is no content pack's format; there is {known}")
    try:
        return takers[head.format].with_pack(raw)
    except Rejected as error:
        raise UnusablePack(f"{file}: {Wording()(error.text)}") from None


def _bytes(file: Path) -> bytes:
    try:
        size = file.stat().st_size
        if size > LARGEST:
            raise UnusablePack(f"{file}: file: has {size} bytes, at most {LARGEST} are read")
        return file.read_bytes()
    except OSError as error:
        raise UnusablePack(f"{file}: cannot be read: {error.strerror}") from None


def hash_of(file: Path) -> str:
    """What a match records of a pack: hex SHA-256 of the file."""
    return hashlib.sha256(file.read_bytes()).hexdigest()


def titles(packs: Path | None = None) -> dict[str, Game[Any, Any]]:
    """All titles by key, with the content packs of a file or folder; raises UnusablePack."""
    for module in pkgutil.iter_modules(rules.games.__path__):
        importlib.import_module(f"rules.games.{module.name}")
    use(packs)
    return games()


def use(path: Path | None) -> None:
    """Make the packs of a setting known, the last one for new matches; raises UnusablePack."""
    for file in files_of(path) if path is not None else ():
        replace(read(file))
