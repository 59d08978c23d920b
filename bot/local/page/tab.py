"""One browser tab as its parts know it: whom it plays, what it shows, and what they may ask of it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable

from nicegui import context, ui

from ..world import Answer, LocalWorld, Payload
from .pieces import Pieces

TEXT, DM, THREADS = 0, 1, (10, 11, 12)
"""Discord's types of channels."""


class Tab(ABC):
    """The person a tab plays, the channel it shows, and the ways to change both; `Seat` is the whole of it."""

    uid: str
    """Who is played."""
    cid: str
    """The channel that is shown."""

    def __init__(self, world: LocalWorld, files_base: str) -> None:
        self.world = world
        self.client = context.client
        self.pieces = Pieces(world, files_base)

    def js(self, code: str) -> None:
        """Have the tab's browser run a line of the page's own script."""
        self.client.run_javascript(code)

    def notice(self, text: str) -> None:
        """Say something for a few seconds at the top."""
        with self.client.content:
            ui.notify(text, position="top", timeout=4000, color="dark", classes="pt-toast")

    def places(self, uid: str) -> list[tuple[Payload, int]]:
        """A person's channels, threads first and letters last, each with how many messages call for them."""
        rooms = self.world.channels_of(uid)
        rooms.sort(key=lambda room: (room["type"] == DM, room["type"] not in THREADS))
        return [(room, self.world.unread(uid, str(room["id"]))[1]) for room in rooms]

    def calls_for(self, uid: str) -> int:
        """How many messages call for a person."""
        return sum(calls for _, calls in self.places(uid))

    @abstractmethod
    def become(self, uid: str) -> None:
        """Play another person, landing where they are called, else in the like of the place one was in."""

    @abstractmethod
    def show(self, cid: str) -> None:
        """Open a channel."""

    @abstractmethod
    async def busy(self, work: Awaitable[Answer]) -> Answer:
        """Wait for the bot while the line at the bottom shows that something is under way."""

    @abstractmethod
    def answered(self, answer: Answer, what: str = "", told: bool = False) -> None:
        """Follow up an answer: open the form it asks for, or report that it failed (unless told already)."""

    @abstractmethod
    def dismiss(self, mid: str) -> None:
        """Throw a private message away."""
