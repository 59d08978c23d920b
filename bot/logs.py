"""What is written to the log, and how: no secret at any level, and a sentence of whatever the network does."""

from __future__ import annotations

import logging
import re

import discord

from bot.discord_codes import BODY, NETWORK

FORM = "%(asctime)s %(levelname)s %(name)s: %(message)s"
TALKATIVE = ("discord", "aiohttp", "asyncio")
"""What they tell at DEBUG holds hands, and the tokens by which anybody could answer an interaction."""
ALARMED = ("discord.shard", "discord.app_commands.tree")
"""They report a line that broke, or suggestions that nobody waits for any more, as errors with a traceback."""
_TOKEN = re.compile(r"((?:webhooks|interactions)/\d+/)[\w.~%=-]+")


class Discreet(logging.Formatter):
    """Leaves out the tokens of interactions, which are part of the addresses that some errors name."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as a line, and its traceback."""
        return _TOKEN.sub(r"\1...", super().format(record))


def begin_logging(level: str) -> None:
    """Log from a level on; libraries that write whole requests and rows only from INFO on."""
    handler = logging.StreamHandler()
    handler.setFormatter(Discreet(FORM))
    logging.basicConfig(handlers=[handler])
    logging.getLogger().setLevel(level)
    for library in TALKATIVE:
        logging.getLogger(library).setLevel(max(logging.INFO, logging.getLogger().level))


def calm_down() -> None:
    """Have discord.py tell in a sentence what is no fault of the program: it tries again by itself."""
    for name in ALARMED:
        logging.getLogger(name).addFilter(_calmed)


def _calmed(record: logging.LogRecord) -> bool:
    error = record.exc_info[1] if record.exc_info else None
    refused = isinstance(error, discord.HTTPException) and error.code not in BODY
    if refused or isinstance(error, (discord.ConnectionClosed, discord.GatewayNotFound, *NETWORK)):
        record.msg, record.args = f"{record.getMessage()}: {error or type(error).__name__}", ()
        record.levelno, record.levelname = logging.WARNING, logging.getLevelName(logging.WARNING)
        record.exc_info = None
    return True
