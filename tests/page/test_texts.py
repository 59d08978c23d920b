"""Every word of the page is in its catalogue, and nothing in the catalogue is left over."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import bot.local.page as page
from bot.local.page.texts import say

HERE = Path(page.__file__).parent
KEYS = set(re.findall(r"^page-([a-z0-9-]+) =", (HERE / "texts" / "en.ftl").read_text("utf-8"), re.M))


def literals() -> set[str]:
    found: set[str] = set()
    for path in HERE.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found | {f"step-{n}" for n in (1, 2, 3)}


def said() -> set[str]:
    """Keys given to say() directly."""
    found: set[object] = set()
    for path in HERE.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "say":
                found |= {n.value for n in ast.walk(node.args[0]) if isinstance(n, ast.Constant)}
    return {key for key in found if isinstance(key, str)} - {"step-"}


def test_every_key_that_is_said_exists() -> None:
    assert said() - KEYS == set()


def test_every_key_of_the_catalogue_is_used() -> None:
    assert KEYS - literals() == set()


def test_an_unknown_key_is_an_error() -> None:
    with pytest.raises(KeyError):
        say("no-such-key")


def test_counts_have_their_own_words() -> None:
    assert say("calls-you", count=1) == "1 message calls you"
    assert say("calls-you", count=2) == "2 messages call you"
    assert say("tab-title", name="general", calls=0) == "general · petteia"
    assert say("tab-title", name="general", calls=2) == "(2) general · petteia"
