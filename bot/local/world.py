"""What the page may ask of the stand-in, in the process; the stand-in implements it.

Payloads (users, channels, messages, components, commands) are Discord's own JSON objects, so that the page draws
what a real client would be given.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias

Payload: TypeAlias = dict[str, Any]
"""A JSON object as Discord's API documents it."""


class News(NamedTuple):
    """Something a page may have to redraw; `what` is the message or channel concerned, as a payload."""

    event: str
    """`MESSAGE_CREATE`, `MESSAGE_UPDATE`, `MESSAGE_DELETE`, `CHANNELS` (list changed), `READ` (marks changed)."""
    what: Payload


class CommandEntry(NamedTuple):
    """A slash command as a person may type it, subcommands written out: `game create`."""

    path: str
    description: str
    options: Sequence[Payload]


class Answer(NamedTuple):
    """How an interaction went: failed (nobody answered in time), a modal to fill in, or suggestions."""

    failed: bool = False
    modal: Payload | None = None
    """A modal's payload, with `custom_id`, `title`, `components`."""
    token: str = ""
    """Names the interaction that opened the modal; hand it to `submit`."""
    choices: Sequence[Payload] = ()


class LocalWorld(Protocol):
    """The user side of the stand-in: people, channels, messages, and what a person can do."""

    bot: Payload
    """The bot's user."""

    def people(self) -> list[Payload]:
        """Everybody who can be played from the page, in a fixed order."""

    def user(self, uid: str) -> Payload | None:
        """A user by id, the bot included."""

    def server_name(self) -> str:
        """Name of the one server of local play."""

    def roles(self) -> list[Payload]:
        """Roles of the one server, for options and menus that ask for a role."""

    def channel(self, cid: str) -> Payload | None:
        """A channel, thread or DM by id."""

    def channels_of(self, uid: str) -> list[Payload]:
        """Text channels, each followed by its open threads that the person may see; then the person's DMs."""

    def messages_of(self, uid: str, cid: str, last: int = 40) -> list[Payload]:
        """The newest messages that the person may see, oldest first; private (ephemeral) ones only if theirs."""

    def visible(self, message: Payload, uid: str) -> bool:
        """Whether the person may see a message."""

    def command_used(self, message: Payload) -> str | None:
        """The command path that a message answers: `game create`."""

    def unread(self, uid: str, cid: str) -> tuple[bool, int]:
        """Whether anything is new there for the person, and how many messages call for them."""

    def pushed(self, uid: str, message: Payload) -> str | None:
        """What the person's phone has shown of a message; None where it called them not."""

    def mark_read(self, uid: str, cid: str) -> None:
        """All that is there now counts as seen."""

    def dismiss(self, uid: str, mid: str) -> None:
        """Throw a private message away for that person."""

    def say(self, uid: str, cid: str, text: str) -> None:
        """Post a plain message; raises ValueError when it is empty or over 2,000 characters."""

    def commands_here(self, uid: str, cid: str) -> list[CommandEntry]:
        """Commands that can be used there."""

    async def run(self, uid: str, cid: str, path: str, values: dict[str, Any]) -> Answer:
        """Use a slash command with option values by name."""

    async def suggest(self, uid: str, cid: str, path: str, values: dict[str, Any], focused: str) -> Answer:
        """Ask the bot for suggestions for the option being typed."""

    async def press(
        self, uid: str, message: Payload, component: Payload, values: Sequence[str] | None = None
    ) -> Answer:
        """Press a button, or choose values in a menu."""

    def menus_here(self, uid: str, cid: str, *, on_message: bool) -> list[str]:
        """Names of the commands in the context menu of a message, or of a person."""

    async def use_menu(self, uid: str, cid: str, name: str, target: str) -> Answer:
        """Use a context-menu command on a message or person, given its id; ValueError when there is none."""

    async def submit(self, uid: str, answer: Answer, values: dict[str, Any]) -> Answer:
        """Send a filled-in modal: values by the custom id of each input."""

    def watch(self) -> asyncio.Queue[News]:
        """A queue that receives all news from now on; hand it back to `unwatch`."""

    def unwatch(self, queue: asyncio.Queue[News]) -> None:
        """Stop telling that queue."""
