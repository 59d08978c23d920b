"""Permission bits, and what a member may do in a channel."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntFlag

from bot.local.world import Payload


class Permission(IntFlag):
    """The bits that the stand-in looks at, named as Discord names them."""

    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    MANAGE_ROLES = 1 << 28
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    PIN_MESSAGES = 1 << 51


P = Permission
NONE = Permission(0)
EVERYTHING = Permission(sum(Permission))
PERSON = (
    P.ADD_REACTIONS | P.VIEW_CHANNEL | P.SEND_MESSAGES | P.EMBED_LINKS | P.ATTACH_FILES | P.READ_MESSAGE_HISTORY
    | P.USE_APPLICATION_COMMANDS | P.CREATE_PUBLIC_THREADS | P.SEND_MESSAGES_IN_THREADS
)  # fmt: skip
"""What an ordinary member has."""
DIRECT = PERSON & ~(P.CREATE_PUBLIC_THREADS | P.SEND_MESSAGES_IN_THREADS)
"""What holds in direct messages."""
TOLD_DIRECT = P.EMBED_LINKS | P.ATTACH_FILES | P.MENTION_EVERYONE
"""What `app_permissions` say in direct messages."""
NEED_SEND = P.EMBED_LINKS | P.ATTACH_FILES | P.MENTION_EVERYONE
THREADS = (10, 11, 12)


def base(guild: Payload, member: Payload, uid: str) -> Permission:
    """Permissions of a member in the server as a whole."""
    if guild["owner_id"] == uid:
        return EVERYTHING
    roles = {guild["id"], *member["roles"]}
    bits = NONE
    for role in guild["roles"]:
        if role["id"] in roles:
            bits |= _bits(role["permissions"])
    return EVERYTHING if bits & P.ADMINISTRATOR else bits


def in_channel(guild: Payload, member: Payload, uid: str, channel: Payload, *, thread: bool = False) -> Permission:
    """Permissions in a channel, or in its threads: overwrites of everyone, then of the roles, then of the member."""
    bits = base(guild, member, uid)
    if bits & P.ADMINISTRATOR:
        return bits
    overwrites = {o["id"]: o for o in channel.get("permission_overwrites", ())}
    bits = _apply(bits, [overwrites[guild["id"]]] if guild["id"] in overwrites else [])
    bits = _apply(bits, [overwrites[r] for r in member["roles"] if r in overwrites])
    bits = _apply(bits, [overwrites[uid]] if uid in overwrites else [])
    return _implied(bits, P.SEND_MESSAGES_IN_THREADS if thread else P.SEND_MESSAGES)


def _implied(bits: Permission, send: Permission) -> Permission:
    if not bits & P.VIEW_CHANNEL:
        return NONE
    return bits if bits & send else bits & ~NEED_SEND


def _apply(bits: Permission, overwrites: Iterable[Payload]) -> Permission:
    allow = deny = NONE
    for overwrite in overwrites:
        allow |= _bits(overwrite["allow"])
        deny |= _bits(overwrite["deny"])
    return (bits & ~deny) | allow


def _bits(text: str) -> Permission:
    """Bits that the stand-in does not know are of no consequence here."""
    return Permission(int(text) & int(EVERYTHING))
