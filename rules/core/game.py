"""What a game is: the state all games share, the frames they move through, and the registry of titles."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Generic, Self, TypeVar

from msgspec import Struct

from rules.core.auto import agreement, random_choice
from rules.core.choices import Forced
from rules.core.copies import copied
from rules.core.errors import BadSetup
from rules.core.options import OptionSpec, OptionValue, literals
from rules.core.rng import Rng, Source
from rules.core.story import Deed, mark
from rules.core.types import (
    AnyDecision,
    Arg,
    Bar,
    Choice,
    Event,
    Keepable,
    Mover,
    Outcome,
    Proceedings,
    Seat,
    Setup,
    Text,
    View,
    Viewer,
)


class Frame(Struct, omit_defaults=True, gc=False):
    """One level of saved control flow: where play is, the serial of its question, its locals (JSON values), answers."""

    at: str
    id: int
    v: dict[str, Any]
    serials: dict[int, int] = {}
    """Where several are asked side by side: serials of questions that are newer than `id`, by `flow.slot`."""
    sealed: dict[Seat, Choice] = {}
    """Answers to its sealed question, until all have answered."""


class State(Struct, kw_only=True, gc=False):
    """The full truth of a match; every game subclasses it with its own fields.

    It holds no record that could hold it, so the collector of garbage need not walk it.
    """

    seats: int
    options: dict[str, str | int | bool]
    rng: Rng
    serial: int = 0
    """Serial of the newest question; decision ids are a serial plus a seat."""
    stack: list[Frame] = []
    resigned: list[Seat] = []
    outcome: Outcome | None = None

    @property
    def sealed(self) -> dict[Seat, Choice]:
        """Answers given to the sealed question on top, by seat."""
        return self.stack[-1].sealed if self.stack else {}

    def clone(self) -> Self:
        """An independent copy."""
        return copied(self)


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


class Context(Generic[S]):
    """What a handler may use besides the draft: random draws, and telling what happened."""

    def __init__(self, draft: S, source: Source) -> None:
        self.draft = draft
        self.source = source
        self.events: list[Event] = []
        self.forced: list[Forced] = []
        """Answers that needed nobody."""

    def pick(self, options: Sequence[str]) -> str:
        """One of `options` at random."""
        return self.source.pick(options)

    def shuffle(self, items: Sequence[str]) -> list[str]:
        """`items` in random order."""
        return self.source.shuffle(items)

    def tell(
        self,
        kind: str,
        text: Text,
        *,
        seat: Seat | None = None,
        data: Mapping[str, str | int | list[str] | list[int]] | None = None,
        audience: tuple[Seat, ...] | None = None,
        public: Text | None = None,
        reveals: bool = False,
    ) -> None:
        """Log an event."""
        self.events.append(Event(kind, text, seat, dict(data or {}), audience, public, reveals))

    def say(self, kind: str, key: str, by: Mover | None, /, *, reveals: bool = False, **args: Arg) -> None:
        """Log an event that everybody hears, worded by a key; plain facts among its parameters are its data."""
        data: dict[str, Any] = {name: value for name, value in args.items() if isinstance(value, (str, int))}
        seat = by if isinstance(by, int) else None
        self.events.append(Event(kind, Text(key, args), seat, data, reveals=reveals))

    def begin(self, kind: str, phase: Text, by: Mover | None, scores: Sequence[int], **more: Any) -> None:
        """Log that a chapter begins, by a mark as `story.mark` makes it."""
        self.events.append(mark(kind, phase, by, scores, **more))


class Rule(Struct, Generic[S], kw_only=True):
    """How play goes on at one kind of frame; exactly one of three forms.

    - automatic: `run(draft, frame, ctx)` does something and changes the stack (pops or pushes);
    - asking: `ask(state, frame)` gives the standing decisions, `answer(draft, frame, decision, choice, ctx)` takes one;
    - sealed: `ask` gives one decision per seat asked, `resolve(draft, frame, choices, ctx)` gets all answers at once,
      by seat in seat order. `ask` must not look at `frame.sealed`.
    """

    run: Callable[[S, Frame, Context[S]], None] | None = None
    ask: Callable[[S, Frame], AnyDecision | Sequence[AnyDecision]] | None = None
    answer: Callable[[S, Frame, AnyDecision, Any, Context[S]], None] | None = None
    resolve: Callable[[S, Frame, dict[Seat, Any], Context[S]], None] | None = None

    def __post_init__(self) -> None:
        forms = (self.run is not None, bool(self.ask and self.answer), bool(self.ask and self.resolve))
        if sum(forms) != 1:
            raise TypeError("a rule either runs, or asks and answers, or asks and resolves")


class GameInfo(Struct, frozen=True):
    """What the host must know of a title before a match exists."""

    key: str
    seats: tuple[int, ...]
    """Seat counts that can be played."""
    rules_version: int
    options: tuple[OptionSpec, ...] = ()
    heavy: bool = False
    """True when a command may take more than a few milliseconds and belongs in a worker."""
    automats: tuple[str, ...] = ("random",)
    """Names of automatic players, weakest first."""
    numbered: tuple[str, ...] = ()
    """Kinds of things whose refs end with the number they bear on the board and in words: `region` for `region:14`."""
    noteless: tuple[str, ...] = ()
    """Kinds of decision that move cards and use none: what the cards do need not be told there."""
    leads: bool = True
    """Whether who has most points leads, and taking the lead is news."""
    pack_format: str = ""
    """What a content pack of this title gives as its `format`; empty when it takes none."""
    minutes: tuple[int, int] | None = None
    """How long a match usually takes at one sitting, from and to; None when nobody has said."""
    primer: tuple[str, ...] = ()
    """Keys of the topics that a newcomer reads first: the goal, a turn. Empty: the first topic."""

    kinds: tuple[str, ...] = ()
    """Every kind of decision that a match can ask; what a newcomer is told of one is `<game>-lesson-<kind>`."""

    @property
    def seats_text(self) -> Text:
        """Which seat counts can be played, in words."""
        least, most = self.seats[0], self.seats[-1]
        if least == most:
            return Text("seats-exactly", {"count": least})
        if self.seats == tuple(range(least, most + 1)):
            return Text("seats-range", {"least": least, "most": most})
        return Text("seats-some", {"counts": literals(str(count) for count in self.seats)})

    def unknown_option(self, name: str) -> Text:
        """That there is no house choice of this name, and which there are."""
        known = literals(spec.key for spec in self.options)
        return Text("rejected-option", {"name": Text("name", {"text": name}), "known": known, "count": len(known)})

    def chosen(self, options: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
        """Every house choice of a match, the usual one where none is given; raises BadSetup."""
        known = {spec.key: spec for spec in self.options}
        if unknown := [key for key in options if key not in known]:
            raise BadSetup(self.unknown_option(unknown[0]))
        return {key: spec.checked(options.get(key, spec.default)) for key, spec in known.items()}


class Component(Struct, frozen=True):
    """A card or piece that a player may look up: its name and what it does, in words."""

    id: str
    kind: str
    """Worded as `<game>-kind-<kind>`: `demigod`, `epic`."""
    name: Text
    text: Text
    facts: tuple[Text, ...] = ()
    """Cost, power and the like, one line each."""
    view: Struct | None = None
    """What its picture is drawn from; None: the component itself."""


class Topic(Struct, frozen=True):
    """One rule summary in our own words, at most 1,500 characters."""

    key: str
    title: Text
    body: Text


class Game(ABC, Generic[S, V]):
    """The rules of one title, a pure state machine."""

    info: GameInfo
    state_type: type[S]
    flow: Mapping[str, Rule[S]]
    upgrades: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}
    """From an older rules version: turns a stored state (JSON object) into one of the next version."""
    automats: Mapping[str, Callable[[V, AnyDecision, Source], Choice]] = {}
    """Automatic players by name, from what a seat sees; `random` is there without."""
    replays: tuple[int, ...] = ()
    """Older rules versions whose logs play here as they did; only their states were written otherwise."""
    differs: Mapping[int, Collection[str]] = {}
    """Of those, the kinds of command after which play went another way then: logs with such a one do not replay."""

    @abstractmethod
    def setup(self, spec: Setup, source: Source, /) -> S:
        """The state before the first frame has run; its stack holds the first frame."""

    @abstractmethod
    def view(self, state: S, viewer: Viewer, standing: Sequence[AnyDecision]) -> V:
        """What a viewer may know, copied out of the state, but `waiting` and `over`; `standing`: all that is asked."""

    @abstractmethod
    def default(self, state: S, decision: AnyDecision) -> Choice:
        """What silence does; a legal answer in every phase, drawn from what the seat may know."""

    @abstractmethod
    def check(self, state: S) -> None:
        """Raise RulesBug when an invariant is broken: counts, caps, nothing lost."""

    @abstractmethod
    def reshuffle_hidden(self, state: S, viewer: Viewer, source: Source) -> S:
        """Another state that this viewer cannot tell from the given one."""

    @abstractmethod
    def resign(self, draft: S, seat: Seat, ctx: Context[S]) -> None:
        """A seat leaves for good; `draft.resigned` already names it. May end the match."""

    def refuse(self, seats: int, options: Mapping[str, OptionValue]) -> Text | None:
        """Why house choices, each of them possible, cannot be played together or with so many; None if they can."""
        return None

    def chosen(self, seats: int, options: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
        """Every house choice of a match for so many seats, the usual one where none is given; raises BadSetup."""
        if seats not in self.info.seats:
            raise BadSetup(Text("rejected-seats", {"seats": self.info.seats_text}))
        full = self.info.chosen(options)
        if (refused := self.refuse(seats, full)) is not None:
            raise BadSetup(refused)
        return full

    def about(self, options: Mapping[str, OptionValue]) -> Text:
        """What a match with these house choices is, in two sentences."""
        return Text(f"{self.info.key}-about")

    def choose(self, automat: str, view: V, decision: AnyDecision, source: Source) -> Choice:
        """What an automatic player answers, from its view and decision only; it agrees with what others propose."""
        if (agreed := agreement(view.council, decision)) is not None:
            return agreed
        if automat == "random":
            return random_choice(decision, source)
        if automat not in self.automats:
            raise BadSetup(Text("rejected-automat", {"name": automat}))
        return self.automats[automat](view, decision, source)

    @abstractmethod
    def describe(self, view: V) -> list[Text]:
        """The whole position in words, one Text per line: enough to play without pictures."""

    def secrets(self, view: V) -> list[Text]:
        """What only this viewer knows, in words; empty when there is nothing. `<game>-button-hand` may name it.

        A title in which no seat holds a secret leaves this as it is.
        """
        return []

    @property
    def hides(self) -> bool:
        """Whether seats hold secrets in this title."""
        return type(self).secrets is not Game.secrets

    @abstractmethod
    def components(self) -> Sequence[Component]:
        """Everything that can be looked up by name."""

    @abstractmethod
    def topics(self) -> Sequence[Topic]:
        """Rule summaries, in reading order."""

    def turn(self, view: V) -> Seat | None:
        """Whose turn it is, as any viewer knows; None when nobody's is, as while all are asked at once."""
        return None

    def tally(self, view: V) -> dict[Seat, Text]:
        """How each seat stands in a few words, from what the viewer may know: its points; empty when nothing tells."""
        return {}

    def byname(self, state: S, seat: Seat) -> Text | None:
        """What tells a seat apart from the first, in a word that everybody knows: its god, its side; None without."""
        return None

    def phase(self, view: V) -> Text | None:
        """Where the match stands in a few words, as it is marked by `Context.begin`: `Round 3`; None when untold."""
        return None

    def errands(self, view: V) -> dict[Seat, Text]:
        """What each seat that is waited for is to do, as the viewer may know: an order without a name or period."""
        return {}

    def deeds(self, events: Sequence[Event], seat: Seat | None) -> list[Deed]:
        """What a chapter came to: its events as everybody has heard them, and whose turn it was; see `story.py`."""
        return []

    def council(self, state: S) -> Proceedings | None:
        """What everybody may know of a decision that several seats are making together: `Council.proceedings`."""
        return None

    def keepable(self, view: V) -> Keepable | None:
        """What this viewer prepares, for the host to keep under a name; None when the game keeps nothing now."""
        return None

    def recall(self, view: V, decision: AnyDecision, body: list[str]) -> Choice | None:
        """The next answer on the way to a kept preparation; None when it stands already. Need not be legal."""
        return None

    def outlook(self, view: V, decision: AnyDecision) -> Sequence[Text]:
        """What a viewer weighs with a question and no option says: what can be paid, what comes next; a line each."""
        return ()

    def barred(self, state: S, decision: AnyDecision) -> Sequence[Bar]:
        """What the seat that is asked would expect among the options and does not find, from what it may know.

        Worked out when somebody asks for it, by the code that says what is legal: nothing named here can be chosen.
        """
        return ()

    def played(self, options: Mapping[str, OptionValue]) -> Game[S, V]:
        """This title as a match of these house choices is played: with its content pack; raises Rejected without."""
        return self

    def with_pack(self, raw: bytes) -> Game[S, V]:
        """This title with one more content pack, the text of a file; raises BadSetup naming record and field."""
        raise BadSetup(Text("rejected-pack", {"game": self.info.key}))

    def settle_position(self, state: S) -> None:
        """After a position was patched by hand: let hidden piles give way (cards that now lie elsewhere leave them)."""

    may_end: tuple[str, ...] = ()
    """Piles that a position by hand may say in full: see `leave_out`."""

    def leave_out(self, state: S, pile: str, kept: Sequence[str]) -> None:
        """Of one of those piles, leave all out of the match but what was said, after the position was mended."""

    key_words: Collection[str] = ()
    """Whole option keys, and first words of option keys, that the title ever offers; empty where it does not say."""

    def key_names(self) -> Collection[str]:
        """What the rest of an option key may name besides what a state names."""
        return ()


_registry: dict[str, Game[Any, Any]] = {}


def register(game: Game[Any, Any]) -> None:
    """Make a title known; raises ValueError when its key is taken."""
    if game.info.key in _registry:
        raise ValueError(f"{game.info.key} is registered already")
    _registry[game.info.key] = game


def replace(game: Game[Any, Any]) -> None:
    """Put another form of a title in the place of the one that is known: with a content pack."""
    find(game.info.key)
    _registry[game.info.key] = game


def games() -> dict[str, Game[Any, Any]]:
    """All titles by key, in order of registration."""
    return dict(_registry)


def find(key: str) -> Game[Any, Any]:
    """A title by key; raises BadSetup when there is none."""
    if key not in _registry:
        raise BadSetup(Text("rejected-game", {"name": key, "known": literals(_registry)}))
    return _registry[key]
