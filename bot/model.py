"""The records the host works with: matches, their seats, what is waiting to be sent, and what a person gets to see.

They are immutable and hold no secret of a game: a seed or a state never travels in them.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from bot.steps import UndoPoint
from rules.core.choices import Forced
from rules.core.story import Deed
from rules.core.types import AnyDecision, Choice, Json, Option, Outcome, Seat, Text, View

MatchId: TypeAlias = str
"""Eight lower-case letters and digits; fits into control ids and is easy to type."""

UserId: TypeAlias = int
"""A Discord account."""

Status = Literal["lobby", "running", "over", "closed"]
"""Gathering, being played, played to its end, or called off before its end."""

Purpose = Literal["lobby", "card", "secret", "end", "note"]
"""What a message was sent for."""

NoticeKind = Literal["lobby", "card", "secret", "end", "note", "retire"]


class Place(Struct, frozen=True):
    """Where a match lives on Discord; all None when it is bound nowhere."""

    guild: int | None = None
    channel: int | None = None
    """The channel the lobby card was posted in."""
    thread: int | None = None
    """The match's own thread, once there is one; the channel itself when the match is played right there."""


class Holder(Struct, frozen=True, kw_only=True):
    """Who sits at a seat: a user or an automat. In a lobby seats are numbered by arrival; the start shuffles them."""

    seat: Seat
    user: UserId | None = None
    automat: str | None = None
    """Name of the automatic player (`random`, `steady`) when nobody sits here."""
    name: str = ""
    """Display name of the user when they sat down; of an automat the name it keeps wherever it sits."""
    waiting: bool = False
    """True while play waits for this seat."""
    since: float | None = None
    """When play began to wait for it, in seconds since the epoch."""
    resigned: bool = False
    dm_closed: bool = False
    """True when the last direct message to this user was refused."""


class Match(Struct, frozen=True, kw_only=True):
    """One playing of a game, without its state."""

    id: MatchId
    game: str
    rules_version: int
    options: dict[str, str | int | bool]
    seats: int
    """How many seats it is played with."""
    holders: tuple[Holder, ...]
    """By seat; fewer than `seats` while a lobby fills."""
    host: UserId
    status: Status = "lobby"
    seq: int = -1
    """Number of the last command; -1 in a lobby, 0 after the start."""
    era: int = 0
    """How many times something was undone: part of the decision ids that people see."""
    edition: int = 0
    """Counts changes of the lobby, the seats and the place."""
    seed_hash: str = ""
    """Published before anybody sits down; the seed itself is told at the end."""
    title: str = ""
    pace: str = "untimed"
    visibility: Literal["public", "private"] = "public"
    practice: bool = False
    """One person against automats; each kind of question is explained the first time it comes."""
    place: Place = Place()
    asked: tuple[Seat, ...] = ()
    """Human seats that the current turn card addresses."""
    fault: str | None = None
    """Reference number of a fault of the rules that was met; play can go on from the last good state."""
    rematch: MatchId | None = None
    """The lobby that follows this match, when somebody asked for one."""
    created: float = 0.0
    updated: float = 0.0

    def left(self, seat: Seat | None) -> bool:
        """Whether whoever sat at this seat has left the running match."""
        return seat is not None and self.holders[seat].resigned

    def seat_of(self, user: UserId | None) -> Seat | None:
        """The seat a user sits at; None when they do not."""
        if user is None:
            return None
        return next((holder.seat for holder in self.holders if holder.user == user), None)

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """Seats that play waits for."""
        return tuple(holder.seat for holder in self.holders if holder.waiting)

    @property
    def automats(self) -> tuple[Holder, ...]:
        """Automatic players, the newest last."""
        return tuple(holder for holder in self.holders if holder.automat is not None)

    @property
    def free(self) -> int:
        """Seats that nobody has taken yet."""
        return self.seats - len(self.holders)


class Lesson(Struct, frozen=True):
    """What a newcomer is told with a question of a practice match."""

    text: Text | None = None
    """None when the kind of question has been explained to them, or nothing shall be."""
    on: bool = True
    """Whether they want lessons."""


class Preset(Struct, frozen=True, kw_only=True):
    """A preparation that a user has kept under a name, to be used in any match of that game."""

    user: UserId
    game: str
    shelf: str
    """What it fits, in the game's words: a side."""
    name: str
    body: list[str]


class Presets(Struct, frozen=True):
    """What a viewer may do with kept preparations now."""

    names: tuple[str, ...] = ()
    """Those that fit, by name."""
    savable: bool = False
    """True when there is something to keep."""


class Way(Struct, frozen=True):
    """Answers to give one after the other, and how they are offered as one."""

    answers: tuple[Choice, ...]
    option: Option
    prompts: tuple[Text, ...] = ()
    """The questions that the answers after the first belong to."""


class Look(Struct, frozen=True, kw_only=True):
    """A match as one viewer sees it, at its newest or an older command."""

    match: Match
    seat: Seat | None
    """The viewer's seat; None for a spectator."""
    seq: int
    """The command number shown; equal to `match.seq` unless an older one was asked for."""
    view: View | None = None
    """None in a lobby, and for a match that was called off in its lobby."""
    decisions: tuple[AnyDecision, ...] = ()
    """What this viewer may answer now; ids as `Tables.answer` takes them."""
    waiting: tuple[Seat, ...] = ()
    """Seats that play waits for."""
    chosen: tuple[Seat, ...] = ()
    """Seats whose sealed answer is in, while others still think."""
    turn: Seat | None = None
    """Whose turn it is, where the game says so; others may be asked something in it."""
    prompts: dict[Seat, Text] = {}
    """What the seats waited for are asked, as far as everybody may read it."""
    phase: Text | None = None
    """Round, Epoch or turn, where the game says so."""
    errands: dict[Seat, Text] = {}
    """What the seats waited for are to do, in a few words that tell nothing secret."""
    first: AnyDecision | None = None
    """The question of the only seat that play waits for, when everybody may read it."""
    tally: dict[Seat, Text] = {}
    """How each seat stands in a few words, as far as the viewer knows."""
    can_withdraw: bool = False
    """True when the viewer's own sealed answer may be taken back."""
    undo: tuple[UndoPoint, ...] = ()
    """Where the viewer may go back to in their own open turn, nearest first."""
    last: UndoPoint | None = None
    """What one press of Undo takes back: the viewer's newest press, as far as that may be."""
    outcome: Outcome | None = None
    presets: Presets | None = None
    """None while the viewer prepares nothing that could be kept."""


class Standing(Struct, frozen=True):
    """A running match in few words, as one of its seats knows it."""

    phase: Text | None
    """Round, Epoch or turn, where the game says so."""
    tally: Text | None
    """The points of the seat."""


class Told(Struct, frozen=True):
    """One line of a match's log, as its reader may hear it."""

    seq: int
    seat: Seat | None
    """Whose doing it was."""
    text: Text
    private: bool
    """True when not everybody hears these words."""
    at: float


class Chapter(Struct, frozen=True, kw_only=True):
    """A turn as it is told, or another stretch of play between two marks of the rules; its details as one reader hears.

    `before` and `after` are public points by seat; empty where the title counts none.
    """

    seat: Seat | None = None
    """Whose turn it was."""
    heading: Text | None = None
    """Round and who; None before the first mark."""
    phase: Text | None = None
    """The same without who."""
    deeds: tuple[Deed, ...] = ()
    before: tuple[int, ...] = ()
    after: tuple[int, ...] = ()
    """Of the open chapter: empty."""
    leader: Seat | None = None
    """Who has taken the lead in it, alone."""
    forced: tuple[Forced, ...] = ()
    """What was answered in it for whose turn it was, when others acted, since nothing else was possible; as far as
    everybody may know."""
    back: int = 0
    """Steps that were taken back in it."""
    first: int
    """The command with which it began."""
    last: int | None = None
    """The command that brought the next one; None while it is open."""
    told: tuple[Told, ...] = ()

    @property
    def highlights(self) -> tuple[Text, ...]:
        """What deserves to be marked."""
        return tuple(deed.text for deed in self.deeds if deed.highlight)

    @property
    def plain(self) -> bool:
        """Whether nothing came of it that is worth a line."""
        return not self.deeds and not self.back and not self.forced and self.before == (self.after or self.before)


class Result(Struct, frozen=True, kw_only=True):
    """What a user gets back from a move: the match as they see it now, and what was told to them on the way."""

    look: Look
    own: tuple[int, ...] = ()
    """The commands that the press has given; none where nothing was left to be done."""
    told: tuple[Told, ...] = ()
    forced: tuple[Forced, ...] = ()
    """What was chosen for them on the way, since nothing else was possible."""
    repeated: bool = False
    """True when this very press had been taken before; nothing new happened."""


class Ending(Struct, frozen=True, kw_only=True):
    """What everybody may know once a match is over."""

    outcome: Outcome
    seed: str
    seed_hash: str
    commands: int


class Draft(Struct, frozen=True):
    """An unfinished choice in a private panel, kept so that a vanished panel loses nothing."""

    match: MatchId
    user: UserId
    decision: int
    """Decision id as shown outside."""
    body: Json


class MessageRef(Struct, frozen=True):
    """A message that was sent for a match."""

    channel: int
    message: int


class Link(Struct, frozen=True, kw_only=True):
    """Which match a message belongs to, and what it was sent for."""

    match: MatchId
    purpose: Purpose
    ref: MessageRef
    user: UserId | None = None
    """The receiver of a direct message."""
    seq: int = -1
    """Of a card: it tells what happened after this command."""
    nonce: str = ""
    """The number it was posted under, while it is plain words that are still to become a card."""


class Notice(Struct, frozen=True, kw_only=True):
    """An outgoing message: facts only. Whoever sends it words and draws it from the store at that moment.

    `card`    the turn card, in the thread; `new` says whether it is a new message or an edit of the current card
    `secret`  what only one seat knows, to `user` by direct message
    `lobby`   the lobby card, in the channel
    `end`     the final standing, in the thread
    `note`    one line of text, in the thread
    `retire`  takes the controls off `ref`, a turn card that is no longer the newest; what happened after command
              `since`, and until `seq`, stays told there
    """

    id: int = 0
    match: MatchId
    seq: int
    kind: NoticeKind
    merge_key: str
    """Of waiting notices with the same key only the newest is sent."""
    new: bool = True
    """A message of its own; False: an edit of the newest message of that purpose, when there is one."""
    mention: tuple[Seat, ...] = ()
    """Seats to mention by this message; nobody else is ever mentioned."""
    seat: Seat | None = None
    user: UserId | None = None
    """The receiver of a direct message."""
    text: Text | None = None
    ref: MessageRef | None = None
    since: int = -1
    due: float = 0.0
    tries: int = 0

    @property
    def lane(self) -> str:
        """What is sent one after the other: a match in public, the direct messages of one of its people, or what
        becomes of its earlier cards, which holds up nothing newer."""
        if self.kind == "retire":
            return f"{self.match}:earlier"
        return self.match if self.user is None else f"{self.match}:{self.user}"


class Opening(Struct, frozen=True, kw_only=True):
    """A table that somebody is about to open, while they are asked for how many."""

    key: str
    """Of the command that began it: whatever comes of it comes once."""
    game: str
    title: str
    visibility: Literal["public", "private"]
    options: dict[str, str | int | bool]


class UserSettings(Struct, frozen=True, kw_only=True):
    """What the host remembers of a person."""

    user: UserId
    locale: str | None = None
    opening: Opening | None = None
    """The table they were asked about last."""
    lessons: bool = True
    """False when they want nothing explained in practice."""
    dm_closed: bool = False
    """True after a refused direct message; nothing more is tried until they ask."""


class Forgotten(Struct, frozen=True):
    """What was done to forget a person."""

    ended: int
    """Ended matches that name and account were taken out of."""
    open: int
    """Lobbies and running matches in which they still sit."""


class Contacts(Struct, frozen=True, kw_only=True):
    """Where people find whoever hosts the bot and what is promised: addresses, '' for none."""

    contact: str = ""
    privacy: str = ""
    terms: str = ""


class GuildSettings(Struct, frozen=True, kw_only=True):
    """What the host remembers of a server."""

    guild: int
    locale: str | None = None
    channel: int | None = None
    """Where new matches are announced when the command was used elsewhere."""
