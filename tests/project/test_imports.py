"""Each part of the product imports only the libraries its layer may use; import-linter holds the inner lines."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
OWN = {"rules", "render", "bot"}

LIBRARIES: dict[str, set[str]] = {
    "rules": {"msgspec"},
    "rules/core/text.py": {"fluent"},
    "render": {"PIL", "msgspec"},
    "render/fonts.py": {"PIL", "anyascii"},
    "bot/store": {"msgspec"},
    "bot/tables": {"msgspec"},
    "bot/model.py": {"msgspec"},
    "bot/settings.py": {"msgspec"},
    "bot/invite.py": {"discord"},
    "bot/app.py": {"discord", "aiohttp", "msgspec"},
    "bot/clock.py": {"aiohttp"},
    "bot/door.py": {"aiohttp"},
    "bot/intruders.py": {"discord", "aiohttp"},
    "bot/logs.py": {"discord"},
    "bot/host.py": {"discord"},
    "bot/discord_codes.py": {"discord", "aiohttp"},
    "bot/places.py": {"discord"},
    "bot/refusal.py": {"discord"},
    "bot/sender.py": {"discord", "msgspec"},
    "bot/upkeep.py": {"discord"},
    "bot/ui": {"discord", "msgspec"},
    "bot/cogs": {"discord", "msgspec"},
    "bot/local/standin": {"aiohttp", "msgspec", "orjson"},
    "bot/local/page": {"nicegui", "starlette", "fastapi", "uvicorn", "aiohttp", "msgspec"},
    "bot/local": {"discord", "yarl", "aiohttp", "msgspec"},
    "bot/cli": {"typer", "rich", "discord", "msgspec"},
    "bot": {"msgspec"},
}
"""A folder or file -> the libraries it may import; the longest match counts."""


def modules() -> Iterator[Path]:
    for package in sorted(OWN):
        yield from sorted((ROOT / package).rglob("*.py"))


def imported(path: Path) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names.update(alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            names.add(node.module.split(".")[0])
    return names


def allowed(path: Path) -> set[str]:
    here = path.relative_to(ROOT).as_posix()
    fitting = [part for part in LIBRARIES if here == part or here.startswith(f"{part}/")]
    return LIBRARIES[max(fitting, key=len)]


@pytest.mark.parametrize("package", sorted(OWN))
def test_only_libraries_of_the_layer_are_imported(package: str) -> None:
    strange = {
        path.relative_to(ROOT).as_posix(): sorted(extra)
        for path in modules()
        if path.is_relative_to(ROOT / package)
        and (extra := imported(path) - OWN - set(sys.stdlib_module_names) - allowed(path))
    }
    assert strange == {}


def test_the_list_names_only_what_is_there() -> None:
    assert [part for part in LIBRARIES if not (ROOT / part).exists()] == []


DISTRIBUTIONS = {"discord": "discord.py", "PIL": "pillow", "fluent": "fluent.runtime"}
"""Libraries whose package has another name."""


def test_every_library_is_declared_and_every_declared_one_is_used() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = [*project["dependencies"], *project["optional-dependencies"]["local"]]
    declared = {re.split(r"[<>=\[]", name)[0] for name in wanted}
    used = {DISTRIBUTIONS.get(name, name) for path in modules() for name in imported(path)}
    used -= OWN | set(sys.stdlib_module_names)
    assert used - declared == set()
    assert {name for name in declared - used if not name.startswith("font-")} == set()
