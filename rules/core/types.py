"""The vocabulary that rules, bot and pictures share: seats, decisions, choices, commands, events, steps, outcomes.

Everything here is an immutable record that turns into JSON and back without loss. No such record can hold itself, so
the collector of garbage need not walk them (`gc=False`): a log of a match keeps some hundred thousand.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TypeAlias

from msgspec import Struct

Seat: TypeAlias = int
"""A numbered place in a match, from 0, stable for the whole match."""

Mover: TypeAlias = Seat | str
"""Who acts: a seat, or, by its name, whoever the game itself moves (Kronos, a common enemy)."""

Choice: TypeAlias = str | int | list[str] | dict[str, int]
"""An answer: a key (ChooseOne, Confirm), keys (ChooseMany, Arrange), a number (Amount), numbers by key (Allocate)."""

BACK = "back"
"""The key of every way back. Where an answer is a list of keys, the way back is a list of this one."""

Draw: TypeAlias = int | str | list[str]
"""One random result as recorded: the key that was picked, or the order of a shuffle, first to last."""

Json: TypeAlias = "bool | int | float | str | Sequence[Json] | Mapping[str, Json] | None"
"""Any JSON value."""


class Viewer(Struct, frozen=True, gc=False):
    """Who looks: a seat, or a spectator when `seat` is None."""

    seat: Seat | None = None


SPECTATOR = Viewer(None)


Arg: TypeAlias = "str | int | Text | list[Text]"
"""A parameter of a Text."""
Args: TypeAlias = "dict[str, Arg]"
"""The parameters of a Text, by name."""


class Text(Struct, frozen=True, gc=False):
    """A message key with parameters; worded only at the edge, never a sentence.

    `args` values: a string or number goes in as it is, a nested Text is worded first, a list of Texts becomes a
    worded list. `seat(n)` stands for a seat and is worded with the name of whoever sits there; `literal(text)` is
    words that are ready, `name(text)` what a person is called or has typed, to be shown as it is.
    """

    key: str
    args: dict[str, Arg] = {}


@cache
def seat_text(seat: Seat) -> Text:
    """The name of a seat, as a Text to nest in another."""
    return Text("seat", {"n": seat})


class Option(Struct, frozen=True, gc=False):
    """One legal answer of a decision."""

    key: str
    """Short, readable and stable within its decision: `tile:1,2`, `column:shift`, `card:orpheus`, `pay:G`, `pass`."""
    label: Text
    ref: str | None = None
    """What it concerns on the board, to highlight and number in the picture: `tile:1,2`, `market:0`."""
    group: Text | None = None
    """A heading to file it under when the list is long."""
    hint: Text | None = None
    """Its cost or consequence, said before it is chosen."""
    irreversible: bool = False
    """True when it cannot be taken back: it rolls, reveals, or hands play to another seat."""


class Decision(Struct, frozen=True, kw_only=True, gc=False, tag_field="shape"):
    """A standing question to one seat; the subclass says what an answer looks like."""

    id: int
    """Belongs to the question: it stays the same while the question stands, whatever other seats do."""
    seat: Seat
    kind: str
    """What is asked, in the game's words: `move`, `column`, `recruit`. Documented in the game's README."""
    prompt: Text
    options: tuple[Option, ...] = ()
    secret: bool = False
    """True: others learn only that this seat has chosen."""
    public: bool = False
    """True: everybody may read it, since prompt and options tell nothing that a spectator does not know."""
    quotable: bool = False
    """True: everybody may read the prompt, though not the options; so it is of whatever is `public`."""
    optional: bool = False
    """True for a standing offer that play does not wait for."""
    back: Option | None = None
    """The way back to an earlier question, apart from the options; answered by its key (see `BACK`) alone."""

    @property
    def offered(self) -> tuple[Option, ...]:
        """The options and, last, the way back."""
        return self.options if self.back is None else (*self.options, self.back)


class ChooseOne(Decision, frozen=True, kw_only=True, gc=False, tag="one"):
    """Answered by the key of one option."""


class ChooseMany(Decision, frozen=True, kw_only=True, gc=False, tag="many"):
    """Answered by a list of different keys, between `minimum` and `maximum` of them; order carries no meaning."""

    minimum: int
    maximum: int
    total: int = 0
    """What the keys chosen must at least be worth together."""
    worth: dict[str, int] = {}
    """What each key is worth, where that matters: every key is named then."""


class Amount(Decision, frozen=True, kw_only=True, gc=False, tag="amount"):
    """Answered by a whole number from `minimum` to `maximum`; `options` is empty."""

    minimum: int
    maximum: int


class Allocate(Decision, frozen=True, kw_only=True, gc=False, tag="allocate"):
    """Answered by a whole number per option key; together exactly `total`, each at most `limits[key]`."""

    total: int
    limits: dict[str, int]


class Arrange(Decision, frozen=True, kw_only=True, gc=False, tag="arrange"):
    """Answered by all option keys in the order wanted."""


class Confirm(Decision, frozen=True, kw_only=True, gc=False, tag="confirm"):
    """Answered by the key of one of exactly two options: to go on, or to hold back."""


AnyDecision: TypeAlias = ChooseOne | ChooseMany | Amount | Allocate | Arrange | Confirm
"""The closed set of decision shapes."""


class Bar(Struct, frozen=True, gc=False):
    """Something that one would expect among the options of a decision and does not find there, and why."""

    key: str
    """What its option would be answered by."""
    what: Text
    why: Text
    """Half a sentence that begins in lower case and has no full stop."""


class Command(Struct, frozen=True, gc=False):
    """One answer: which question, who answers, and what."""

    decision_id: int
    seat: Seat
    choice: Choice


class Event(Struct, frozen=True, gc=False):
    """Something that happened, told to `audience`; everybody else hears `public`, or nothing."""

    kind: str
    text: Text
    seat: Seat | None = None
    """Whose doing it was."""
    data: dict[str, str | int | list[str] | list[int]] = {}
    """The facts for a machine; seen by exactly those who see `text`."""
    audience: tuple[Seat, ...] | None = None
    """None: everyone."""
    public: Text | None = None
    """What those outside the audience hear; None: nothing at all."""
    reveals: bool = False
    """True when somebody learned something new by it (a die, a drawn card): undo does not go back past it freely."""


def heard(event: Event, viewer: Viewer) -> Event | None:
    """An event as a viewer hears of it: in full, in its public form without data, or not at all (None)."""
    if event.audience is None or viewer.seat in event.audience:
        return event
    return None if event.public is None else Event(event.kind, event.public, event.seat)


class Standing(Struct, frozen=True, gc=False):
    """One seat's final place: `rank` from 1, shared by equals; `score` in points; points by source in `parts`."""

    seat: Seat
    rank: int
    score: int
    parts: dict[str, int] = {}
    tiebreaks: tuple[int, ...] = ()


class Outcome(Struct, frozen=True, gc=False):
    """How a match ended: ranked seats, or shared victory or defeat, or both, with the reason in words."""

    reason: Text
    standings: tuple[Standing, ...] = ()
    winners: tuple[Seat, ...] = ()
    """Empty when nobody won (a lost solo or team game)."""
    verdict: str | None = None
    """A named result where the game has one: the band of a solo game, `victory`, `defeat`."""


class Setup(Struct, frozen=True, gc=False):
    """What a match starts from: game key, seats, options as chosen, and the secret seed."""

    game: str
    seats: int
    seed: str
    options: dict[str, str | int | bool] = {}


class Length(Struct, frozen=True, forbid_unknown_fields=True):
    """How long a match usually takes at one sitting: a record of a title's data."""

    minutes: tuple[int, int]
    """From and to."""
    provenance: str


class Keepable(Struct, frozen=True):
    """What a viewer is preparing and may want to keep under a name, for this and later matches."""

    shelf: str
    """Kept ones of one shelf fit the same preparation: a side, a faction."""
    body: list[str] | None = None
    """As it stands now; None when there is nothing to keep yet."""


class Proposal(Struct, frozen=True, gc=False):
    """What a seat has proposed of a decision that is made together."""

    choice: Choice
    """What is answered to agree with it, to the question that stands now."""
    words: Text
    by: Seat
    """Who proposed it first."""
    agreed: tuple[Seat, ...]
    """Who is for it now, in the order of saying so."""


class Share(Struct, frozen=True, gc=False):
    """What one seat is to give of a cost that was split."""

    seat: Seat
    amount: int
    answered: bool
    """Whether it has said if it gives that; what it gives, or that it does not, nobody else knows yet."""


class Proceedings(Struct, frozen=True, kw_only=True, gc=False):
    """What everybody may know of a decision that several seats make together; see `council.py`."""

    number: int
    """Tells this decision from every other of the match."""
    kind: str
    """The kind of question that stands now."""
    what: Text
    """What is to be decided."""
    seats: tuple[Seat, ...]
    """Who decides."""
    needed: int
    """So many who agree settle it."""
    proposals: tuple[Proposal, ...] = ()
    """In the order of being made."""
    last: bool = False
    """Whether each has the last word: what most are for then is done."""
    standing: int | None = None
    """Which of them stands: that with most agreement, of equals the earlier; None before there is one."""
    chosen: Text | None = None
    """The option that was agreed on, while its cost is split."""
    total: int = 0
    """What that cost comes to."""
    shares: tuple[Share, ...] = ()
    """Once a split was agreed on."""
    note: Text | None = None
    """Why it is talked about again."""


class View(Struct, kw_only=True):
    """What one viewer may know; every game subclasses it. Facts are copied in, nothing is removed afterwards."""

    viewer: Viewer
    game: str
    seats: int
    waiting: tuple[Seat, ...] = ()
    """Seats whose answer play waits for."""
    over: bool = False
    council: Proceedings | None = None
    """The decision that several seats are making together."""
