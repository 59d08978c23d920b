"""Settings of a running bot: from `PETTEIA_...` variables, then from a TOML file, then the defaults written here."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from bot.model import Contacts

PREFIX = "PETTEIA_"
FILE = "petteia.toml"

LogLevel = Literal["DEBUG", "INFO", "WARNING", "ERROR"]


class SettingsError(Exception):
    """A setting is missing or wrong; the message says which, in words, and never shows a secret."""


class Secret:
    """A text that must not be shown: `reveal()` gives it, printing gives stars."""

    __slots__ = ("_text",)

    def __init__(self, text: str) -> None:
        self._text = text

    def reveal(self) -> str:
        """The text itself; only for whoever has to send it on."""
        return self._text

    def __repr__(self) -> str:
        return "Secret(***)"

    def __str__(self) -> str:
        return "***"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Secret) and self._text == other._text

    def __hash__(self) -> int:
        return hash(self._text)


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All that a host can set; each field is also the variable `PETTEIA_<FIELD>` and a key of the TOML file."""

    token: Secret | None = None
    """The bot's token; needed to run on Discord, not for local play."""
    token_file: Path | None = None
    """A file that holds the token, for hosts that mount secrets as files."""
    database: Path = Path("petteia.sqlite3")
    """The SQLite file with every match."""
    log_level: LogLevel = "INFO"
    picture_workers: Annotated[int, Meta(ge=1, le=16)] = 2
    """How many pictures are drawn at the same time."""
    packs: Path | None = None
    """A content pack, or a folder of them: printed cards of titles that the host owns."""
    contact: str = ""
    """Where players reach the host: a server invite or an address, shown by /help."""

    privacy: str = ""
    """The address of the host's privacy notice, shown by /help; deploy/PRIVACY.md is one to adapt."""
    terms: str = ""
    """The address of the host's terms, shown by /help; deploy/TERMS.md are some to adapt."""

    def contacts(self) -> Contacts:
        """What players are told of the host."""
        return Contacts(contact=self.contact, privacy=self.privacy, terms=self.terms)

    def require_token(self) -> Secret:
        """The token; raises SettingsError when there is none."""
        if self.token is None:
            raise SettingsError(
                "no token: set PETTEIA_TOKEN to your bot's token, or PETTEIA_TOKEN_FILE to a file that holds it"
            )
        return self.token


def load(environment: Mapping[str, str] | None = None, file: Path | None = None) -> Settings:
    """Read the settings; raises SettingsError.

    The file is `file`, else the one named by PETTEIA_CONFIG, else petteia.toml here if there is one. A variable wins
    over the file; an empty variable counts as not set.
    """
    env = os.environ if environment is None else environment
    values = {**_from_file(env, file), **_from_environment(env)}
    if "token_file" in values and "token" not in values:
        values["token"] = _read_token(Path(str(values["token_file"])))
    try:
        return msgspec.convert(values, Settings, strict=False, dec_hook=_decode)
    except msgspec.ValidationError as error:
        raise SettingsError(_in_words(str(error))) from None


def _from_environment(env: Mapping[str, str]) -> dict[str, object]:
    names = {PREFIX + name.upper(): name for name in Settings.__struct_fields__}
    values: dict[str, object] = {name: env[variable] for variable, name in names.items() if env.get(variable)}
    level = values.get("log_level")
    return {**values, "log_level": level.upper()} if isinstance(level, str) else values


def _from_file(env: Mapping[str, str], file: Path | None) -> dict[str, object]:
    named = file or (Path(env[PREFIX + "CONFIG"]) if env.get(PREFIX + "CONFIG") else None)
    path = named or Path(FILE)
    if named is None and not path.exists():
        return {}
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise SettingsError(f"the settings file {path} cannot be read: {error.strerror}") from None
    except tomllib.TOMLDecodeError as error:
        raise SettingsError(f"the settings file {path} is not TOML: {error}") from None


def _read_token(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8").strip()
    except OSError as error:
        raise SettingsError(f"the token file {path} cannot be read: {error.strerror}") from None


def _decode(kind: type, value: object) -> object:
    if kind is Secret and isinstance(value, str):
        return Secret(value.strip())
    if kind is Path and isinstance(value, str):
        return Path(value).expanduser()
    raise TypeError(f"expected text for {kind.__name__}")


def _in_words(message: str) -> str:
    """What msgspec found, naming the setting as a host knows it."""
    problem, _, place = message.partition(" - at `$.")
    name = place.rstrip("`")
    return f"the setting {name} (variable {PREFIX}{name.upper()}) is wrong: {problem}" if name else problem
