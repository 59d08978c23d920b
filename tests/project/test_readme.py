"""What the README promises is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot import invite
from bot.cli.app import app
from bot.settings import PREFIX, Settings

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_invite_link_asks_for_exactly_what_the_bot_uses() -> None:
    assert invite.invite_link("APPLICATION_ID") in README


def test_every_command_is_listed_and_every_listed_command_exists() -> None:
    listed = set(re.findall(r"^\| `petteia (\w+)` \|", README, re.MULTILINE))
    assert listed == {command.callback.__name__ for command in app.registered_commands if command.callback}


def test_every_setting_is_listed_with_its_default() -> None:
    rows = dict(re.findall(r"^\| `PETTEIA_\w+` \| `(\w+)` \| (.+) \|$", README, re.MULTILINE))
    assert set(rows) == set(Settings.__struct_fields__)
    assert all(f"{PREFIX}{name.upper()}" in README for name in rows)
    for name in ("database", "log_level", "picture_workers"):
        assert rows[name].rstrip("`").endswith(str(getattr(Settings(), name)))


@pytest.mark.parametrize("link", sorted(set(re.findall(r"\]\(([^)#:]+)\)", README))))
def test_what_it_links_to_exists(link: str) -> None:
    assert (ROOT / link).exists()


@pytest.mark.parametrize("path", sorted(set(re.findall(r"\b(?:deploy|tests|rules|render)/[\w./-]*\w", README))))
def test_the_files_it_names_exist(path: str) -> None:
    assert (ROOT / path).exists()


def test_it_says_what_the_portal_is_to_hold() -> None:
    """What is not said there lets people add commands without the bot, or the bot to themselves."""
    (step,) = [line for line in re.split(r"\n(?=\d\. )", README) if "page *Installation*" in line]
    assert "*User Install* off" in step
    assert all(word in step for word in ("*Guild Install*", "`bot`", "`applications.commands`", '"None"'))


@pytest.mark.parametrize("name", ["PRIVACY.md", "TERMS.md"])
def test_hosts_find_what_to_publish(name: str) -> None:
    text = (ROOT / "deploy" / name).read_text(encoding="utf-8")
    assert "PETTEIA_" + name.removesuffix(".md") in text
    assert "[contact]" in text, "to be adapted"
    assert ("/forget me" in text) == (name == "PRIVACY.md")
