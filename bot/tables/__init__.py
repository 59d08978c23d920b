"""The use cases of the host: gather, play, look, end. Nothing here knows Discord."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from bot.model import (
    Draft,
    Ending,
    Link,
    Look,
    Match,
    MatchId,
    MessageRef,
    Place,
    Purpose,
    Result,
    Told,
    UndoPoint,
    UserId,
    UserSettings,
)
from rules.core.types import Choice, Json, Seat

Since = Literal["my-turn", "round", "start"] | int


class Tables:
    """Everything a person can do with matches. Every method may raise `Refused` with the reason as a Text.

    Users are ids; seats follow from them. `interaction` is whatever is unique to one press or command: the same
    one given twice has no second effect and gives the same answer.
    """

    # --- gathering -------------------------------------------------------------------------------------------

    async def create(
        self,
        *,
        game: str,
        host: UserId,
        name: str,
        seats: int,
        options: Mapping[str, str | int | bool] | None = None,
        title: str = "",
        visibility: Literal["public", "private"] = "public",
        pace: str = "untimed",
        place: Place,
        interaction: str,
        announce: bool = True,
    ) -> Match:
        """Open a lobby with the host at its first seat; with `announce`, a `lobby` notice posts its card."""
        raise NotImplementedError

    async def join(self, match: MatchId, user: UserId, name: str) -> Match:
        """Take a free seat; joining twice changes nothing."""
        raise NotImplementedError

    async def leave(self, match: MatchId, user: UserId) -> Match:
        """Give the seat up again, before the start; the last person to leave closes the lobby, a host hands it on.

        Somebody who only watches stops watching, at any time.
        """
        raise NotImplementedError

    async def watch(self, match: MatchId, user: UserId) -> Match:
        """Follow a match without a seat; refused for a private match."""
        raise NotImplementedError

    async def watchers(self, match: MatchId) -> list[UserId]:
        """Who follows a match."""
        raise NotImplementedError

    async def add_automat(self, match: MatchId, user: UserId, automat: str | None = None) -> Match:
        """Give a free seat to an automatic player (by default the strongest the game has); for those seated."""
        raise NotImplementedError

    async def remove_automat(self, match: MatchId, user: UserId, automat: str | None = None) -> Match:
        """Take the newest automatic player (of that name) out again; for those seated."""
        raise NotImplementedError

    async def set_options(
        self,
        match: MatchId,
        user: UserId,
        *,
        options: Mapping[str, str | int | bool] | None = None,
        seats: int | None = None,
        title: str | None = None,
    ) -> Match:
        """Change house choices, seat count or title of a lobby; for its host."""
        raise NotImplementedError

    async def start(self, match: MatchId, user: UserId) -> Look:
        """Shuffle the seats, set the game up, and send the first notices; for those seated, when it is full.

        A press that comes second finds the match running and gets its look.
        """
        raise NotImplementedError

    async def rematch(self, match: MatchId, user: UserId, name: str) -> Match:
        """After the end: a new lobby of the same kind; whoever asks second joins that lobby."""
        raise NotImplementedError

    # --- playing ---------------------------------------------------------------------------------------------

    async def answer(
        self, match: MatchId, user: UserId, decision: int, choice: Choice, interaction: str | None
    ) -> Result:
        """Answer a decision, by its id as `look` gave it. Refused (stale, not yours, illegal): nothing changed."""
        raise NotImplementedError

    async def withdraw(self, match: MatchId, user: UserId, interaction: str | None) -> Result:
        """Take a sealed answer back while others still think."""
        raise NotImplementedError

    async def undo_points(self, match: MatchId, user: UserId) -> tuple[UndoPoint, ...]:
        """Where this user may go back to in their own open turn, nearest first, and what would be undone."""
        raise NotImplementedError

    async def undo(self, match: MatchId, user: UserId, to: int | None, interaction: str | None) -> Result:
        """Go back to the state after command `to` (one of `undo_points`), or by one own answer when None."""
        raise NotImplementedError

    async def resign(self, match: MatchId, user: UserId, interaction: str | None) -> Result:
        """Leave a running match for good."""
        raise NotImplementedError

    # --- looking ---------------------------------------------------------------------------------------------

    async def match(self, match: MatchId) -> Match:
        """A match by id."""
        raise NotImplementedError

    async def look(self, match: MatchId, user: UserId | None, at: int | None = None) -> Look:
        """What this user (None: anybody) may see: their seat's view and decisions, or the spectators' view.

        `at`: an older command number; then there are no decisions.
        """
        raise NotImplementedError

    async def look_as(self, match: MatchId, seat: Seat | None) -> Look:
        """What a seat may see, for notices that go to it; None: spectators."""
        raise NotImplementedError

    async def log(
        self, match: MatchId, user: UserId | None, since: Since = "start", seat: Seat | None = None
    ) -> list[Told]:
        """What happened, oldest first, as this user may hear it; `seat` keeps the doings of one seat only.

        `my-turn`: since the user's seat last answered; `round`: since everybody was asked last; a number: after
        that command.
        """
        raise NotImplementedError

    async def mine(self, user: UserId) -> list[Match]:
        """Lobbies and running matches of a user, those waiting for them first."""
        raise NotImplementedError

    async def browse(self, guild: int, user: UserId | None = None) -> list[Match]:
        """Lobbies and running matches of a server: the public ones, and those the user sits in."""
        raise NotImplementedError

    async def here(self, channel: int, user: UserId | None = None) -> Match | None:
        """The match meant in a thread or channel: the thread's, else the only one of the channel (of the user)."""
        raise NotImplementedError

    async def of_message(self, message: int) -> Link | None:
        """Which match a message belongs to."""
        raise NotImplementedError

    async def ending(self, match: MatchId) -> Ending:
        """Outcome and seed; refused before the end."""
        raise NotImplementedError

    async def export(self, match: MatchId) -> bytes:
        """The whole match as a `petteia-log/1` file with its seed, to verify or replay; refused before the end."""
        raise NotImplementedError

    # --- panels, places, messages, people --------------------------------------------------------------------

    async def draft(self, match: MatchId, user: UserId) -> Draft | None:
        """The user's unfinished choice; None when there is none or its question was answered."""
        raise NotImplementedError

    async def save_draft(self, match: MatchId, user: UserId, decision: int, body: Json) -> None:
        """Keep an unfinished choice until it is committed."""
        raise NotImplementedError

    async def drop_draft(self, match: MatchId, user: UserId) -> None:
        """Forget it."""
        raise NotImplementedError

    async def bind(self, match: MatchId, place: Place) -> Match:
        """Say where a match lives: its thread once it is made, or another channel."""
        raise NotImplementedError

    async def link(self, match: MatchId, purpose: Purpose, ref: MessageRef, user: UserId | None = None) -> None:
        """Remember a message that was sent by other means than the outbox."""
        raise NotImplementedError

    async def newest(self, match: MatchId, purpose: Purpose, user: UserId | None = None) -> Link | None:
        """The newest message of a match for a purpose."""
        raise NotImplementedError

    async def refresh(self, match: MatchId) -> None:
        """Have the public card drawn again (lobby or turn card)."""
        raise NotImplementedError

    async def resend_secret(self, match: MatchId, user: UserId) -> None:
        """Send what the user's seat alone knows by direct message, trying again even if that was refused before."""
        raise NotImplementedError

    async def user(self, user: UserId) -> UserSettings:
        """What is remembered of a person."""
        raise NotImplementedError

    async def save_user(self, settings: UserSettings) -> None:
        """Remember it."""
        raise NotImplementedError

    async def guild_channel(self, guild: int) -> int | None:
        """The channel a server's administrators chose for matches."""
        raise NotImplementedError

    async def set_guild_channel(self, guild: int, channel: int | None) -> None:
        """Choose it."""
        raise NotImplementedError

    # --- ending ----------------------------------------------------------------------------------------------

    async def end(self, match: MatchId, user: UserId) -> Match:
        """Call a lobby off; for its host. A running match with one person at it may be called off by them."""
        raise NotImplementedError

    async def admin_end(self, match: MatchId, admin: UserId) -> Match:
        """Call any match off; the caller has checked that this user may."""
        raise NotImplementedError
