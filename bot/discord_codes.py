"""Discord's error codes for the calls the bot makes, as data: what each one means for what was to be said.

A code that is not here, or one that is empty in a column, is not known to be final: it is tried again later.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from enum import Enum

import aiohttp
import discord

LINE = (OSError, aiohttp.ClientError, json.JSONDecodeError)
"""What a request raises when the line fails it: no network, a reset, a time-out, an answer that breaks off or is not
Discord's (see `bot.intruders`)."""
NETWORK = (*LINE, discord.RateLimited)
"""What a request raises beside Discord's own refusals."""
BODY = (50006, 50035, 50109)
"""What was sent is malformed: a fault of the program."""


class Call(Enum):
    """What was asked of Discord; the value is the column of `TABLE`."""

    POST = 0
    """A new message in a channel or thread."""
    EDIT = 1
    """An edit of one of the bot's messages."""
    THREAD = 2
    """A thread on a message."""
    DM = 3
    """Opening a direct message, or a new message in one."""
    ANSWER = 4
    """Anything that answers an interaction by its token."""


class Verdict(Enum):
    """What to do about a refusal."""

    LATER = "."
    """Try again, ever more slowly."""
    AROUND = "a"
    """This way is closed and another may be open: without the picture, under another name, elsewhere, anew."""
    FINAL = "f"
    """Never: nobody is left to tell, or this person takes nothing."""


TABLE: Mapping[int, tuple[str, str]] = {
    0: (".....", "general error"),
    10002: (".....", "unknown application"),
    10003: ("aaaaa", "unknown channel"),
    10004: ("fff.f", "unknown guild"),
    10007: (".....", "unknown member"),
    10008: ("aaa.a", "unknown message; for a post: its nonce is known, and that message was deleted"),
    10013: ("...f.", "unknown user"),
    10014: ("aa.aa", "unknown emoji"),
    10015: ("....f", "unknown webhook: the interaction is long over"),
    10021: ("aa.aa", "unknown asset"),
    10062: ("....f", "unknown interaction"),
    20009: ("aa.aa", "explicit content cannot be sent to the desired recipient"),
    20012: ("....f", "not authorized to perform this action on this application"),
    20016: (".....", "slowmode rate limit"),
    20022: (".....", "announcement rate limit"),
    20028: (".....", "write rate limit of the channel"),
    20029: (".....", "write rate limit of the server"),
    20031: ("..a..", "names contain words that are not allowed"),
    30015: ("aa.aa", "too many attachments"),
    30033: ("aaa.a", "too many thread participants"),
    30046: (".a..a", "too many edits of messages older than an hour"),
    40001: (".....", "unauthorized"),
    40002: (".....", "account needs to be verified"),
    40003: (".....", "opening direct messages too fast"),
    40004: (".....", "sending is temporarily disabled"),
    40005: ("aa.aa", "request entity too large"),
    40006: (".....", "feature temporarily disabled"),
    40043: (".....", "application interaction failed to send"),
    40058: ("aaa.a", "cannot send a message in a forum channel"),
    40060: ("....a", "interaction has already been acknowledged"),
    40062: (".....", "service resource is being rate limited"),
    40067: ("aaa..", "a tag is required to create a forum post"),
    40094: ("....f", "maximum number of follow-up messages"),
    40333: (".....", "Cloudflare is blocking the request"),
    50001: ("aaaaa", "missing access"),
    50003: ("..a..", "cannot execute action on a DM channel"),
    50005: (".a..a", "cannot edit a message authored by another user"),
    50006: ("aa.aa", "cannot send an empty message"),
    50007: ("...f.", "cannot send messages to this user"),
    50008: ("aaa.a", "cannot send messages in a non-text channel"),
    50009: ("aaafa", "channel verification level is too high"),
    50013: ("aaaaa", "missing permissions"),
    50014: (".....", "invalid authentication token"),
    50021: (".aa.a", "cannot execute action on a system message"),
    50024: ("aaa.a", "cannot execute action on this channel type"),
    50027: ("....f", "invalid webhook token: the interaction is over"),
    50033: ("...f.", "invalid recipients"),
    50035: ("aaaaa", "invalid form body, a word filter's refusal included"),
    50045: ("aa.aa", "file exceeds the maximum size"),
    50046: ("aa.aa", "invalid file"),
    50055: (".....", "invalid guild"),
    50068: (".aa.a", "invalid message type"),
    50083: ("aaa.a", "thread is archived"),
    50095: ("aaa.a", "this server is not available in your location"),
    50109: (".....", "invalid JSON"),
    50110: ("aa.aa", "the provided file is invalid"),
    50123: ("aa.aa", "the provided file type is invalid"),
    50146: ("aa.aa", "uploaded file not found"),
    50278: ("...a.", "no mutual guilds with this user"),
    60003: (".....", "two factor is required"),
    110001: (".....", "application not yet available"),
    130000: (".....", "API resource is overloaded"),
    160002: ("aaa.a", "cannot reply without permission to read message history"),
    160004: ("..a..", "a thread has already been created for this message"),
    160005: ("aaa.a", "thread is locked"),
    160006: ("..a..", "too many active threads"),
    160007: ("..a..", "too many active announcement threads"),
    200000: ("aaaaa", "blocked by automatic moderation"),
    200001: ("..a..", "title blocked by automatic moderation"),
    240000: ("aaaaa", "blocked by the harmful links filter"),
    340015: (".....", "access to joining new servers has been limited"),
    400001: ("aa.aa", "access to file uploads has been limited for this guild"),
}
"""Code -> one letter of `Verdict` for each `Call`, and Discord's meaning."""

HAS_THREAD = 160004
NAMES = (20031, 50035, 200000, 200001, 240000)
"""Of a thread: its name is at fault, and another may do."""
ACKNOWLEDGED = 40060
UNKNOWN_MESSAGE = 10008
TOO_LARGE = 413
"""The status of a request that is too large."""
MISSING = frozenset({10003, UNKNOWN_MESSAGE})
"""What was to be edited is not there any more."""
OLD_EDITS = 30046
OPENING_TOO_FAST = 40003
"""The bot's own pace, not the person's choice."""
DM_PAUSE = 60.0
"""Seconds without new direct messages after that."""
PICTURES = frozenset(
    {10014, 10021, 20009, 30015, 40005, 50013, 50035, 50045, 50046, 50110, 50123, 50146, 200000, 240000, 400001}
)
"""The picture may be at fault: the words alone are tried."""


def about_picture(error: discord.HTTPException) -> bool:
    """Whether a refusal may be about the picture alone; of what is too large, a proxy may tell, without any code."""
    return error.code in PICTURES or error.status == TOO_LARGE


def verdict(call: Call, code: int) -> Verdict:
    """What a refusal with this code means for this call."""
    letters, _ = TABLE.get(code, ("." * len(Call), ""))
    return Verdict(letters[call.value])


def token_refused(status: int, code: int) -> bool:
    """Whether the bot's own token is not taken any more; 401 also stands for the token of an old interaction."""
    return status == 401 and verdict(Call.ANSWER, code) is Verdict.LATER
