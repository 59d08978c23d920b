"""Which answers are Discord's own: a proxy, a portal or a ban that answers in its place says nothing of the bot."""

from __future__ import annotations

from types import SimpleNamespace

import aiohttp
import discord

from bot.clock import JSON

BAN = 60.0
"""Seconds without requests of a kind when whoever turns them away does not say how long."""
NO_CONTENT = 204
TOO_MANY = 429
UNAUTHORIZED = 401
API = "/api/"


class NotDiscord(aiohttp.ClientError):
    """Something else has answered: what became of the request is not known, as with a connection that breaks."""


def listen(trace: aiohttp.TraceConfig) -> None:
    """Have requests fail, as without network, whose answer is taken for success or for a refused token but is no JSON.

    discord.py would take a page for what was asked for, or for the end of the token.
    """
    trace.on_request_end.append(_answered)


async def _answered(
    session: aiohttp.ClientSession, context: SimpleNamespace, answer: aiohttp.TraceRequestEndParams
) -> None:
    status, said = answer.response.status, answer.response.content_type
    if said == JSON or status == NO_CONTENT or API not in answer.url.path:
        return
    if status == TOO_MANY:
        raise discord.RateLimited(_seconds(answer.response.headers.get("Retry-After", "")))
    if status == UNAUTHORIZED or 200 <= status < 300:
        # Not the address: that of an interaction holds its token.
        raise NotDiscord(f"{status} with {said} is no answer of Discord's")


def _seconds(told: str) -> float:
    return float(told) if told.isdecimal() else BAN
