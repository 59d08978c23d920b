"""What the bot asks for when it is invited to a server, and why."""

from __future__ import annotations

import base64
import binascii
import re
from collections.abc import Mapping
from types import MappingProxyType

from discord import Permissions

PERMISSIONS: Mapping[str, str] = MappingProxyType(
    {
        "view_channel": "see the channel it is asked to play in",
        "send_messages": "post the lobby card and the board",
        "create_public_threads": "open a thread for each match",
        "send_messages_in_threads": "post turns and boards in that thread",
        "attach_files": "show the board as a picture",
        "read_message_history": "find and renew its own messages after a restart",
    }
)
"""Every permission the bot needs (discord.py's names), with what it is for."""

NOT_IN_THREADS = frozenset({"send_messages", "create_public_threads"})
"""What has no effect inside a thread."""

_TOKEN = re.compile(r"([A-Za-z0-9_-]{18,})\.[A-Za-z0-9_-]{6,}\.[A-Za-z0-9_-]{27,}")


def permissions_value() -> int:
    """The permissions as the integer of an invite link."""
    return Permissions(**dict.fromkeys(PERMISSIONS, True)).value


def missing(granted: Permissions, *, in_thread: bool = False) -> list[str]:
    """The names of the permissions the bot lacks, in the order of PERMISSIONS; a thread takes no more than it needs."""
    return [name for name in PERMISSIONS if not getattr(granted, name) and not (in_thread and name in NOT_IN_THREADS)]


def invite_link(application: int | str) -> str:
    """The address that invites the bot of an application (its id) with exactly these permissions."""
    query = f"client_id={application}&permissions={permissions_value()}&scope=bot+applications.commands"
    return f"https://discord.com/oauth2/authorize?{query}"


def application_id(token: str) -> int | None:
    """The application a token belongs to, read from its shape; None when it is not shaped like a bot's token."""
    match = _TOKEN.fullmatch(token)
    if match is None:
        return None
    first = match[1]
    try:
        digits = base64.urlsafe_b64decode(first + "=" * (-len(first) % 4)).decode("ascii")
    except (binascii.Error, UnicodeDecodeError):
        return None
    return int(digits) if digits.isdecimal() else None
