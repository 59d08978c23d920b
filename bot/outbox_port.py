"""What the outbox needs from whoever can really send: a protocol, what is handed over, and how it may fail."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct

from bot.model import Link, MessageRef, Notice


class Parcel(Struct, frozen=True, kw_only=True):
    """One message to send or edit now. Word and draw it from `Tables.look` at this moment, as a spectator for all
    kinds but `secret`, so that it is never older than the store."""

    notice: Notice
    """Merged: the newest of its key, with the mentions that are still due."""
    edit: MessageRef | None
    """The message to edit; None: send a new one."""
    since: int
    """Of a card: it tells what happened after this command; before, other cards told it."""
    nonce: str
    """At most 25 characters, the same at every try: send it with `enforce_nonce`, so that a repeat makes no second
    message."""
    again: bool = False
    """Calls nobody any more, and another message follows: it counts only if an earlier try has posted it already."""
    after: tuple[Notice, ...] = ()
    """What is due as soon as the message is out: an earlier card loses its controls."""

    def link(self, ref: MessageRef, nonce: str = "") -> Link:
        """What is to be remembered of a message sent for it; `nonce`: while it is plain words still."""
        notice = self.notice
        assert notice.kind != "retire", "a message that is there already"
        return Link(match=notice.match, purpose=notice.kind, ref=ref, user=notice.user, seq=self.since, nonce=nonce)


class Sender(Protocol):
    """Sends to Discord, or to whatever stands in for it."""

    async def send(self, parcel: Parcel) -> MessageRef | None:
        """Send or edit, and say which message it is; None when there is nothing to show any more.

        Raises TryLater, Gone, DmClosed, Undeliverable or TokenRefused; any other exception is a fault of the program.
        """


class TryLater(Exception):
    """Not now: Discord is down or asks to slow down; `after` seconds at least."""

    def __init__(self, reason: str, after: float = 0.0) -> None:
        super().__init__(reason)
        self.after = after


class Gone(Exception):
    """The message to edit does not exist any more, or takes no edits: it is sent anew, without mentions."""

    def __init__(self, reason: str = "", *, stays: bool = False, tells: bool = False) -> None:
        """`stays`: it is still there, controls and all; `tells`: it can tell its turn to the end."""
        super().__init__(reason)
        self.stays = stays
        self.tells = tells


class DmClosed(Exception):
    """This person takes no direct messages (50007): not tried again until they ask."""


class Undeliverable(Exception):
    """No way is open (missing permission, channel gone): it is put aside until one opens; the match goes on."""


class TokenRefused(Exception):
    """The bot's token is not taken any more: nothing can be sent until the host has another one."""
