"""No words for players outside the catalogues, and no key without words."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.cogs.lobby import Lobby
from bot.invite import PERMISSIONS
from bot.ui.words import Words

ROOT = Path(__file__).parents[3]
FILES = sorted([*ROOT.glob("bot/ui/*.py"), *ROOT.glob("bot/cogs/*.py"), ROOT / "bot/sender.py", ROOT / "bot/app.py"])
CATALOGUE = (ROOT / "bot/texts/en.ftl").read_text("utf-8")
QUIET_CALLS = {"exception", "error", "warning", "info", "debug", "compile", "TypeError", "ValueError", "RuntimeError"}
QUIET_CALLS |= {"Undeliverable", "Gone", "TryLater", "DmClosed", "Use", "frozenset", "fullmatch", "sub", "getLogger"}
NOT_WORDS = re.compile(r"[\W\d_]*")


def literals(tree: ast.Module) -> Iterator[ast.Constant]:
    """Text constants with a space in them that may reach a player: not docstrings, logs, errors for programmers."""
    silent: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            silent.add(id(node.value))
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in QUIET_CALLS:
                silent.update(id(inner) for inner in ast.walk(node))
        if isinstance(node, ast.AnnAssign) and getattr(node.annotation, "id", "") == "TypeAlias" and node.value:
            silent.update(id(inner) for inner in ast.walk(node.value))
        if isinstance(node, ast.Assert) and node.msg is not None:
            silent.update(id(inner) for inner in ast.walk(node.msg))
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in silent:
            yield node


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_no_words_outside_the_catalogue(path: Path) -> None:
    allowed = {"game create", "forget me"} | _filled_caps()
    found = [
        (node.lineno, node.value)
        for node in literals(ast.parse(path.read_text("utf-8")))
        if " " in str(node.value).strip() and not NOT_WORDS.fullmatch(str(node.value)) and node.value not in allowed
    ]
    assert not found


def _filled_caps() -> set[str]:
    """Names of caps, which only tests and logs show."""
    from bot.ui import limits

    return set(limits.FILLED)


def said_keys(path: Path) -> set[str]:
    """Keys of the bot's catalogue that a file names in full."""
    tree = ast.parse(path.read_text("utf-8"))
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            key = node.args[0].value
            if name in ("say", "tag", "Text", "spoken") and isinstance(key, str):
                found.add(key)
            if name == "named" and isinstance(key, str):
                found |= {f"command-{key}", f"command-{key}-says"}
            if name == "described":
                found |= {f"option-{one.value!s}-says" for one in node.args if isinstance(one, ast.Constant)}
    return found - {"seat", "literal", "name"}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_key_has_words(path: Path) -> None:
    words = Words()
    missing = {key for key in said_keys(path) if not words.knows(key)}
    assert not missing


def test_every_needed_right_has_words() -> None:
    assert not [name for name in PERMISSIONS if not Words().knows(f"permission-{name}")]


def test_no_words_are_left_over() -> None:
    """An entry of the catalogue that no file names, in full or by its beginning, is dead."""
    source = "\n".join(path.read_text("utf-8") for path in FILES)
    starts = set(re.findall(r'f"([a-z-]+-)\{', source))
    keys = re.findall(r"^([a-z][a-z_-]*) =", CATALOGUE, re.MULTILINE)
    named = {key for path in FILES for key in said_keys(path)} | set(re.findall(r'"([a-z][a-z-]+)"', source))
    dead = [key for key in keys if key not in named and not key.startswith(tuple(starts))]
    assert not dead


def test_commands_are_called_by_the_catalogue() -> None:
    assert str(Lobby.__cog_group_name__) == Words().tag("command-game")
