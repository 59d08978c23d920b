"""What a store must do. Every method is one unit of work, told when it is committed; it holds on every backend."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Literal, Protocol

from msgspec import Struct

from bot.model import (
    Draft,
    Forgotten,
    GuildSettings,
    Holder,
    Link,
    Match,
    MatchId,
    Notice,
    NoticeKind,
    Place,
    Preset,
    Purpose,
    Status,
    UserId,
    UserSettings,
)
from rules.core.choices import Forced
from rules.core.types import Choice, Draw, Event, Seat

EntryKind = Literal["start", "answer", "withdraw", "resign", "undo"]

BROKEN = (sqlite3.Error,)
"""What a store raises when it cannot do what it promises."""
PASSING = (sqlite3.OperationalError,)
"""Those that may be over soon: the file is locked, the disk full, or not to be read just now. A sentence says so."""

RETIRE_PAUSE = 60.0
"""Seconds from the second refusal until an earlier card, in a locked thread say, is tried anew; then 3, 7, 15 times."""
RETIRE_REVIVALS = 10
"""After so many, over a day, it stays as it is: its controls answer whoever presses them with how things stand."""

Committed = Literal["done", "conflict", "repeated"]
"""Written; somebody else was first (load again and validate again); this interaction was taken before."""


class Entry(Struct, frozen=True, kw_only=True):
    """One command as stored; never changed afterwards."""

    seq: int
    kind: EntryKind
    seat: Seat | None = None
    actor: UserId | None = None
    """The user who did it; None for automats."""
    decision: int | None = None
    """Decision id as the rules know it."""
    choice: Choice | None = None
    to: int | None = None
    """Of an undo: the command number whose state holds again."""
    order: list[int] | None = None
    """Of the start: seat n is taken by the `order[n]`-th who sat down."""
    draws: tuple[Draw, ...] = ()
    events: tuple[Event, ...] = ()
    """With their audiences: whoever reads them to somebody must leave out what is not for them."""
    forced: tuple[Forced, ...] = ()
    """Answers that were given on the way for other seats than its own, since nothing else was possible."""
    interaction: str | None = None
    """What makes a doubled press harmless: unique over all commands."""
    at: float


class Snapshot(Struct, frozen=True):
    """A stored state: canonical JSON, its hash, and the rules version that wrote it."""

    seq: int
    state: bytes
    hash: str
    rules_version: int


class Move(Struct, frozen=True, kw_only=True):
    """All that one command changes, to be written together or not at all."""

    match: MatchId
    expect: int
    """The command number the move was validated against."""
    edition: int | None = None
    """Of the start: the edition of the lobby it was validated against."""
    entry: Entry
    snapshot: Snapshot
    keep: bool
    """True: the snapshot stays when newer ones come."""
    status: Status
    era: int
    waiting: tuple[Seat, ...]
    resigned: tuple[Seat, ...]
    asked: tuple[Seat, ...]
    holders: tuple[Holder, ...] | None = None
    """Of the start: the seats in their new order."""
    notices: tuple[Notice, ...] = ()


class Store(Protocol):
    """Matches, what happened in them, and what is waiting to be sent."""

    async def open(self) -> None:
        """Connect and bring the schema up to date."""

    async def close(self) -> None:
        """Finish what is being written and disconnect."""

    # --- matches

    async def create(self, match: Match, seed: str, origin: str | None, notices: Sequence[Notice] = ()) -> Match:
        """Add a lobby. When `origin` was used before, nothing is added and the match it made is returned."""

    async def match(self, match: MatchId) -> Match | None:
        """A match by id."""

    async def seed(self, match: MatchId) -> str:
        """The secret seed of a match; raises KeyError."""

    async def matches_of(self, user: UserId) -> list[Match]:
        """Lobbies and running matches this user sits in and has not left: waiting for them first, then newest first."""

    async def ended_of(self, user: UserId, limit: int) -> list[Match]:
        """Matches that this user sat in and that were played to their end, the latest first."""

    async def watched_by(self, user: UserId) -> list[Match]:
        """Matches of any status that this user follows without a seat: those that go on first, then newest first."""

    async def matches_in(self, guild: int) -> list[Match]:
        """Lobbies and running matches of a server, lobbies first, then newest first."""

    async def waiting_for_automats(self) -> list[MatchId]:
        """Running matches in which play waits for an automatic seat."""

    async def running_places(self) -> list[Place]:
        """Where the running matches are played that have a thread."""

    async def count(self) -> dict[Status, int]:
        """Number of matches by status."""

    async def change_lobby(self, match: Match, expect: int, notices: Sequence[Notice] = ()) -> bool:
        """Write options, seats, host, holders of a lobby at edition `expect`; False when it has changed since."""

    async def close_match(self, match: MatchId, now: float, notices: Sequence[Notice] = ()) -> bool:
        """Call a lobby or a running match off; False when it is over or closed already."""

    async def place_match(self, match: MatchId, place: Place) -> None:
        """Bind a match to a place."""

    async def flag(self, match: MatchId, fault: str | None) -> None:
        """Note or clear the reference number of a fault."""

    async def watch(self, match: MatchId, user: UserId, on: bool) -> None:
        """Begin or stop to follow a match."""

    async def watchers(self, match: MatchId) -> list[UserId]:
        """Who follows a match, in the order they came."""

    # --- commands

    async def commit(self, move: Move) -> Committed:
        """Write command, snapshot, seats and notices, if the match still stands at `move.expect`."""

    async def entries(self, match: MatchId, after: int = -1, until: int | None = None) -> list[Entry]:
        """Commands with `after` < seq <= `until`, oldest first."""

    async def entry_of(self, interaction: str) -> tuple[MatchId, int] | None:
        """Which match and command number an interaction led to."""

    async def snapshot(self, match: MatchId, at: int) -> Snapshot | None:
        """The newest stored state that is not newer than command `at`."""

    # --- panels

    async def draft(self, match: MatchId, user: UserId) -> Draft | None:
        """The unfinished choice of a user in a match."""

    async def save_draft(self, draft: Draft, now: float) -> None:
        """Keep an unfinished choice; a newer one replaces it. A commit by that user drops it."""

    async def drop_draft(self, match: MatchId, user: UserId) -> None:
        """Forget an unfinished choice."""

    # --- kept preparations

    async def presets(self, user: UserId, game: str, shelf: str | None = None) -> list[Preset]:
        """What a user has kept on a shelf of a game, or on all of them, by name."""

    async def save_preset(self, preset: Preset, now: float, most: int) -> Literal["new", "replaced", "full"]:
        """Keep one; the same name (letter case aside) replaces, a new one beyond `most` of a shelf is not kept."""

    async def drop_preset(self, user: UserId, game: str, shelf: str, name: str) -> bool:
        """Forget one; False when there was none of that name."""

    # --- lessons

    async def lessons(self, user: UserId, game: str) -> set[str]:
        """Kinds of question of a game that have been explained to a user."""

    async def teach(self, user: UserId, game: str, kind: str) -> None:
        """Remember that one has been; again changes nothing."""

    async def drop_lessons(self, user: UserId) -> None:
        """Forget all of a user, so that everything is explained again."""

    # --- messages

    async def add_link(self, link: Link, now: float, notices: Sequence[Notice] = ()) -> None:
        """Remember that a message belongs to a match, and add what is due once it is out; a message known already
        is updated, and adds nothing."""

    async def link_of(self, message: int) -> Link | None:
        """What a message was sent for."""

    async def newest_link(self, match: MatchId, purpose: Purpose, user: UserId | None = None) -> Link | None:
        """The newest message of a match for a purpose (for a receiver, of direct messages), by Discord's numbers."""

    async def drop_link(self, message: int) -> None:
        """Forget a message that is gone."""

    async def match_in(self, channel: int) -> list[Match]:
        """Matches whose own thread this is, else lobbies and running matches of the channel, else those that were
        played in it without a thread; newest first."""

    async def enqueue(self, notices: Sequence[Notice]) -> None:
        """Add outgoing messages."""

    async def claim(self, worker: str, now: float, lease: float, limit: int = 50) -> list[Notice]:
        """Take due notices for `lease` seconds, oldest first, of at most `limit` keys, with all of the same key.

        Nothing is ever put off by more than `HORIZON`: what says so was stored by a clock set wrong, and is due.
        A target (the match in public, or one receiver) is sent to by one worker at a time, one key at a time.
        """

    async def release(self, worker: str) -> None:
        """Void the claims of a worker that is no more; as with a claim that ran out, each counts as a try."""

    async def next_due(self) -> float | None:
        """When the next notice can be claimed; None when there is none."""

    async def sent(self, ids: Sequence[int], link: Link | None, now: float, notices: Sequence[Notice] = ()) -> None:
        """Remove notices that went out, and remember the message as `add_link` does, in one transaction."""

    async def postpone(self, notices: Sequence[int], due: float, reason: str, tried: bool = True) -> None:
        """Give claimed notices back, to be tried again at `due`; `tried` counts it as a failed try."""

    async def give_up(self, notices: Sequence[int], reason: str, now: float) -> None:
        """Put notices aside for good, with the reason."""

    async def awaits(self, match: MatchId, kind: NoticeKind) -> bool:
        """Whether a notice of a kind is still to be sent."""

    async def undelivered(self, match: MatchId) -> list[tuple[Notice, str]]:
        """Notices that were given up, with the reasons."""

    async def undelivered_in(self, guild: int, limit: int = 1000) -> list[tuple[Notice, str]]:
        """Those of a server's matches, the latest first."""

    async def revive(self, now: float, *, guild: int | None = None, match: MatchId | None = None) -> int:
        """Have what was given up tried anew (of a server, of a match, or all); how many. Closed DMs stay closed.

        Taking the controls off an earlier card is tried anew ever later, by `RETIRE_PAUSE`, unless its match is named;
        after `RETIRE_REVIVALS` times the card stays as it is.
        """

    # --- settings

    async def user(self, user: UserId) -> UserSettings:
        """What is remembered of a person; defaults when nothing is."""

    async def save_user(self, settings: UserSettings) -> None:
        """Remember it."""

    async def forget(self, user: UserId) -> Forgotten:
        """Take a person out of ended matches, and delete their presets, lessons and settings; what ended stays valid.

        Lobbies and running matches keep them.
        """

    async def guild(self, guild: int) -> GuildSettings:
        """What is remembered of a server; defaults when nothing is."""

    async def save_guild(self, settings: GuildSettings) -> None:
        """Remember it."""

    async def remembered(self, key: str) -> str | None:
        """A small thing kept by name, such as the hash of the commands registered last."""

    async def remember(self, key: str, value: str) -> None:
        """Keep it."""


HORIZON = 600.0
"""Seconds that a notice is put off, or claimed for, at most."""


class Dumps(Protocol):
    """Where faults of the rules are written down."""

    async def write(self, name: str, content: bytes) -> None:
        """Keep a dump under a file name."""


DMS_CLOSED = "direct messages closed"
"""Why a notice was given up that only its receiver can have again."""

__all__ = ["DMS_CLOSED", "Committed", "Dumps", "Entry", "EntryKind", "Move", "Snapshot", "Store"]
