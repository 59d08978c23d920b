"""Who a message calls: what its text names, as far as its sender allows."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

from bot.local.standin.components import Kind, walk
from bot.local.world import Payload

_CODE = re.compile(r"```.*?```|`[^`\n]*`", re.DOTALL)
_USER = re.compile(r"<@!?(\d+)>")
_ROLE = re.compile(r"<@&(\d+)>")
_EVERYONE = re.compile(r"@(?:everyone|here)\b")


class Called(NamedTuple):
    """Ids of users and roles, in the order of the text, and whether everyone."""

    users: list[str]
    roles: list[str]
    everyone: bool


def text_of(message: Payload) -> str:
    """All text that may call somebody: content and text displays, without code."""
    displays = [c["content"] for c in walk(message["components"]) if c["type"] == Kind.TEXT]
    return _CODE.sub(" ", "\n".join([message["content"], *displays]))


def called(text: str, allowed: Payload | None, *, may_call_everyone: bool) -> Called:
    """Who is called by a text under `allowed_mentions`; without it, everybody named is."""
    users, roles = list(dict.fromkeys(_USER.findall(text))), list(dict.fromkeys(_ROLE.findall(text)))
    everyone = may_call_everyone and bool(_EVERYONE.search(text))
    if allowed is None:
        return Called(users, roles, everyone)
    parse = allowed.get("parse") or ()
    users, roles = _allowed(users, "users", allowed, parse), _allowed(roles, "roles", allowed, parse)
    return Called(users, roles, everyone and "everyone" in parse)


def pushed(content: str, users: Mapping[str, Payload]) -> str:
    """The words of a push notification: the content alone, with people by name."""
    return _USER.sub(lambda found: f"@{users[found[1]]['username']}" if found[1] in users else found[0], content)


def _allowed(ids: list[str], kind: str, allowed: Payload, parse: list[str] | tuple[()]) -> list[str]:
    if kind in parse:
        return ids
    listed = {str(i) for i in allowed.get(kind) or ()}
    return [i for i in ids if i in listed]
